//! The web table as people meet it, in headless Chromium. Screenshots are left in `target/screenshots`.

mod advice;
mod audit_itself;
mod commander;
mod curtain;
mod empire;
mod every_page;
mod fame;
mod keyboard;
mod phalanxx;
mod phone;
mod steps;
mod whole_game;
mod without_script;
