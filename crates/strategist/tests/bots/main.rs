//! What the bots must be able to do, on games small enough to know the answer.

mod connect_four;
mod games;
mod honesty;
mod ladder;
mod lines;
mod matrix;
mod memory;
mod pig;
mod secret_choices;
