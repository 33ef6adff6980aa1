//! The rules of Phalanxx, clause by clause: one file a phase, in the order of play. The doc comment above a test names the clauses
//! it would see broken.

mod allocation;
mod buying;
mod clauses;
mod components;
mod conquering;
mod dice;
mod expert;
mod map;
mod options;
mod playing;
mod preparation;
mod push_and_income;
mod scene;
mod scoring;
mod solo;
mod support;
