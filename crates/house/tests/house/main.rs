//! What the house promises, over the reference games and one made for these tests.

mod acting;
mod advice;
mod bots;
mod fame;
mod fists;
mod gate;
mod hidden;
mod opening;
mod past;
mod playing_on;
mod storing;
mod words;

use alexandros::Alexandros;
use analyst::analyst;
use commander::Commander;
use conformance::reference;
use fists::Fists;
use house::{Guest, House, Opening, Place, Table};
use serde_json::Value;
use std::sync::Arc;
use table::{Boxed, Seat, Shelf, Stage};
use tokio::sync::watch::Receiver;

fn shelf() -> Arc<Shelf> {
    Arc::new(Shelf::new(vec![
        Box::new(Boxed::<reference::ConnectFour>::new(reference::LEVELS, reference::bot)),
        Box::new(Boxed::<reference::Pig>::new(reference::LEVELS, reference::bot)),
        Box::new(Boxed::<Alexandros>::new(reference::LEVELS, reference::bot).with_analyst(analyst())),
        Box::new(Boxed::<Commander>::new(reference::LEVELS, reference::bot)),
        Box::new(Boxed::<Fists>::new(fists::LEVELS, fists::bot)),
    ]))
}

/// A house that forgets everything.
fn house() -> Arc<House> {
    House::open(shelf(), Box::new(store::Memory::default())).unwrap()
}

/// An opening for `players`: `person`, or the level of a bot.
fn opening(game: &str, players: &[&str], owner: &Guest) -> Opening {
    let place = |(number, &player): (usize, &&str)| {
        let name = format!("{player} {}", number + 1);
        match player {
            "person" => Place::Person { name },
            level => Place::Bot { name, level: level.to_owned() },
        }
    };
    Opening {
        game: game.to_owned(),
        edition: None,
        options: Default::default(),
        places: players.iter().enumerate().map(place).collect(),
        seed: Some(1),
        entropy: vec![],
        advice: false,
        owner: owner.clone(),
    }
}

fn open(house: &House, game: &str, players: &[&str], owner: &Guest) -> Arc<Table> {
    let id = house.open_table(&opening(game, players, owner)).unwrap();
    house.table(&id).unwrap()
}

/// The last thing `seat` may do (in Pig the first is to roll for ever).
fn a_choice(table: &Table, guest: &Guest, seat: Seat) -> Value {
    let choices = table.view(guest, Some(seat)).unwrap().scene.choices;
    choices.into_iter().rfind(|choice| choice.refusal.is_none()).unwrap().action
}

/// Waits for news from a table.
fn wait(news: &mut Receiver<usize>) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(news.changed()).expect("the table is held");
}

/// Plays until the game is over: the guest decides for each of their seats, bots do as they like.
fn play_to_the_end(table: &Arc<Table>, guest: &Guest) {
    let mut news = table.watch();
    loop {
        news.mark_unchanged();
        let view = table.view(guest, None).unwrap();
        assert_eq!(view.trouble, None);
        if view.stage == Stage::Over {
            return;
        }
        match view.stage.deciders().and(view.own).lowest() {
            Some(seat) => {
                let action = a_choice(table, guest, seat);
                // A bot that decides at the same time may come between.
                let _ = table.act(guest, seat, view.version, &action);
            }
            None => wait(&mut news),
        }
    }
}
