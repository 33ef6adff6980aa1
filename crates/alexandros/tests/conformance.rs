//! Alexandros keeps the contract.

use alexandros::{Alexandros, Symbol};
use conformance::{Layout, Suite};

/// How many there are of everything, wherever it lies.
fn census(game: &Alexandros) -> Vec<(&'static str, u32)> {
    let beside = game.pile() + game.discards() + game.open_cards() + game.used();
    let cards = game.players().fold(beside, |all, seat| all + game.hand(seat));
    let mut census: Vec<_> = Symbol::ALL.into_iter().map(|symbol| (symbol.name(), cards[symbol].into())).collect();
    let black = usize::from(game.black_left()) + game.walls().len() - game.red_walls().len();
    let red = usize::from(game.red_left()) + game.red_walls().len();
    census.extend([("black wall", black as u32), ("red wall", red as u32)]);
    census.extend(
        game.players().map(|seat| ("governor", (usize::from(game.reserve(seat)) + game.governors(seat).len()) as u32)),
    );
    census
}

conformance::register!(
    the_contract,
    Suite::<Alexandros>::new(census).bots(&["random", "recruit"], strategist::bot::<Alexandros>).table(
        Layout::new(4)
            .with("coastWalls", "false")
            .with("joker", "bothOnly")
            .with("refund", "occupation")
            .with("finalTie", "cards")
    )
);
