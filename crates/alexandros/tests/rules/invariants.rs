//! What always holds, worked out from nothing at every step of random games, so that the engine cannot vouch for itself.

use crate::bench::*;
use alexandros::provinces::Provinces;
use table::Luck;

/// Cards, walls and governors are conserved; provinces, barred cells and owners are what the walls and pieces make them.
fn holds(game: &Alexandros) {
    let setup = game.setup();
    let board = game.board();
    let laid = game.walls().len();
    let reds = game.red_walls().len();
    assert_eq!(usize::from(game.black_left()) + laid - reds, usize::from(setup.components.black_walls));
    assert_eq!(usize::from(game.red_left()) + reds, usize::from(setup.components.red_walls));
    assert!(reds == 0 || game.black_left() == 0, "red walls before the black ones ran out");
    assert_eq!(*game.provinces(), Provinces::new(board, game.walls()), "provinces kept = provinces worked out");
    let covered: usize = game
        .provinces()
        .heads()
        .iter()
        .map(|head| {
            let province = game.province(head);
            usize::from(province.blanks + province.symbols.total())
        })
        .sum();
    assert_eq!(covered, board.cell_count());
    for symbol in Symbol::ALL {
        for cell in board.cells_of(symbol).iter() {
            let is_walled = board.sides(cell).iter().any(|side| game.walls().contains(side.line));
            let is_governed = game.players().any(|seat| game.governors(seat).contains(cell));
            let is_near = board.corners(cell).contains(&game.alexander());
            assert_eq!(game.available(symbol).contains(cell), !(is_walled || is_governed || is_near));
        }
    }
    for seat in game.players() {
        assert!(game.known(seat).beyond(game.hand(seat)).is_empty(), "what is known is in the hand");
        assert_eq!(game.reserve(seat) as usize + game.governors(seat).len(), usize::from(setup.components.governors));
        for cell in game.governors(seat).iter() {
            assert!(board.symbol(cell).is_some(), "governors stand on symbols");
            let head = game.provinces().head_of(cell);
            assert_eq!(game.owner(head), Some(seat), "no province has two owners");
        }
    }
}

/// All cards, wherever they lie.
fn cards(game: &Alexandros) -> Cards {
    let beside = game.pile() + game.discards() + game.open_cards() + game.used();
    game.players().fold(beside, |all, seat| all + game.hand(seat))
}

fn play_out(setup: &Arc<Setup>, seed: u64) -> Alexandros {
    let mut luck = Luck::new(seed);
    let mut game = Alexandros::new(setup);
    for _ in 0..20_000 {
        holds(&game);
        assert_eq!(cards(&game), Cards([setup.components.cards; 5]));
        match game.stage() {
            Stage::Decide(_) => {
                let offers = game.offers();
                assert!(offers.is_sorted() && !offers.is_empty());
                let action = luck.pick(&offers);
                game.act(game.turn(), action, &mut Silent);
            }
            Stage::Chance => {
                game.settle(luck.weighted(&game.outcomes()), &mut Silent);
            }
            Stage::Over => return game,
        }
    }
    panic!("the game does not end");
}

/// AX-007, AX-009, AX-003: nothing is lost and nothing made.
#[test]
fn pieces_are_conserved_in_random_games() {
    for seats in 2..=4 {
        let setup = table_with(seats, &[]);
        for seed in 0..8 {
            let game = play_out(&setup, seed);
            assert!(game.standing().is_some());
        }
    }
}

/// The same with every option the other way.
#[test]
fn pieces_are_conserved_by_other_rules() {
    let options = [
        ("coastWalls", "false"),
        ("joker", "bothOnly"),
        ("finalTie", "cards"),
        ("refund", "occupation"),
        ("firstPlayer", "1"),
    ];
    for seats in 2..=4 {
        let setup = table_with(seats, &options);
        for seed in 0..8 {
            play_out(&setup, seed);
        }
    }
}

/// AX-101, AX-103: both ends happen.
#[test]
fn games_end_by_walls_and_by_points() {
    let setup = table_on(&edited("goal = { value = 100", "goal = { value = 12"), 2, &[]);
    let reasons: std::collections::BTreeSet<bool> =
        (0..24).map(|seed| play_out(&setup, seed)).map(|game| game.is_last_turn()).collect();
    assert_eq!(reasons.len(), 2);
}
