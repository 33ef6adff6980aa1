//! Empire keeps the contract.

use conformance::Suite;
use empire::{Empire, Phase};
use table::{Game, Seat};

/// Cubes, temples and cities, wherever they are.
fn census(game: &Empire) -> Vec<(&'static str, u32)> {
    let mut counts = [0u32; 3];
    for seat in Seat::first(game.seats()) {
        let in_hand = game.phase() == Phase::Allocate && game.turn() == 1;
        counts[0] += if in_hand {
            15
        } else {
            game.boxes(seat).total() + u32::from(game.armies_out(seat)) + u32::from(game.spent(seat))
        };
        let announced = u32::from(game.announced(seat).0);
        counts[1] += u32::from(game.temples_left(seat) + game.temples_built(seat)) + announced;
        counts[2] += u32::from(game.cities_left(seat) + game.cities_built(seat)) + u32::from(game.announced(seat).1);
    }
    vec![("cubes", counts[0]), ("temples", counts[1]), ("cities", counts[2])]
}

conformance::register!(empire_conforms, Suite::<Empire>::new(census));
