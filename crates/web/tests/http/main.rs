//! What the server promises, asked as browsers and programs ask it, without a network.

mod advice;
mod analysis;
mod api;
mod curtain;
mod fame;
mod guard;
mod live;
mod pages;
mod play;
mod site;
mod steps;
mod words;
