//! The rules of Alexandros, clause by clause: one file a phase, in the order of play. The doc comment above a test names the clauses
//! it would see broken.

mod bench;
mod cards;
mod contents;
mod edition;
mod end;
mod illustrations;
mod invariants;
mod knowledge;
mod moving;
mod occupying;
mod options;
mod provinces;
mod recalling;
mod route;
mod scene;
mod setup;
mod special_cases;
mod special_move;
mod taking_over;
mod taxes;
mod turns;
