//! The rules, one file a phase, each test named after the rule it checks.

mod battle;
mod common;
mod conquest;
mod edition;
mod example;
mod life;
mod odds;
mod plans;
mod preparation;
mod random;
mod resupply;
mod rulings;
mod tyre;
