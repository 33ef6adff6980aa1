//! On the fullest map there can be, nothing lies on anything else.

use crate::state::{Empire, Phase};
use std::sync::Arc;
use table::geometry::contains;
use table::scene::{Board, Form, Role, Shape, Spot};
use table::{Game, MAX_SEATS, Options, Seat, Seats};
use words::{Lang, Words};

/// The width of a letter for its height.
const LETTER: f32 = 0.58;

/// What something covers: its middle, and how far it reaches across and down.
struct Cover {
    what: String,
    at: Spot,
    reach: [f32; 2],
    is_round: bool,
}

impl Cover {
    fn of(shape: &Shape, words: &Words) -> Option<Cover> {
        let what = shape.id.clone();
        match &shape.form {
            &Form::Disc { at, radius } => Some(Cover { what, at, reach: [radius; 2], is_round: true }),
            Form::Text { at, size, text } => {
                let wide = words.say(text).chars().count() as f32 * LETTER * size;
                Some(Cover { what, at: *at, reach: [wide / 2.0, size / 2.0], is_round: false })
            }
            Form::Area(_) | Form::Line(_) => None,
        }
    }

    fn is_clear_of(&self, other: &Cover) -> bool {
        let apart = [0, 1].map(|axis| (self.at[axis] - other.at[axis]).abs());
        let reach = [0, 1].map(|axis| self.reach[axis] + other.reach[axis] - 1e-4);
        if self.is_round && other.is_round {
            return apart[0].hypot(apart[1]) >= reach[0];
        }
        apart[0] >= reach[0] || apart[1] >= reach[1]
    }

    fn holds(&self, spot: Spot) -> bool {
        (0..2).all(|axis| (spot[axis] - self.at[axis]).abs() < self.reach[axis] - 1e-3)
    }
}

/// Spots along a line, close enough that nothing is jumped over.
fn along(line: &[Spot]) -> impl Iterator<Item = Spot> {
    let between = |from: Spot, to: Spot, step: u8| {
        [0, 1].map(|axis| from[axis] + f32::from(step) / 64.0 * (to[axis] - from[axis]))
    };
    line.windows(2).flat_map(move |ends| (0..=64).map(move |step| between(ends[0], ends[1], step)))
}

/// Everything that lies on something else, or partly outside.
fn muddles(board: &Board, words: &Words) -> Vec<String> {
    let covers: Vec<Cover> = board.shapes.iter().filter_map(|shape| Cover::of(shape, words)).collect();
    let mut muddles = Vec::new();
    for (index, cover) in covers.iter().enumerate() {
        let others = covers[index + 1..].iter().filter(|other| !cover.is_clear_of(other));
        muddles.extend(others.map(|other| format!("{} lies on {}", cover.what, other.what)));
        let is_inside = (0..2).all(|axis| {
            let (from, long) = (board.frame[axis], board.frame[axis + 2]);
            cover.at[axis] - cover.reach[axis] > from && cover.at[axis] + cover.reach[axis] < from + long
        });
        if !is_inside {
            muddles.push(format!("{} is cut off", cover.what));
        }
    }
    for way in board.shapes.iter().filter(|shape| matches!(shape.role, Role::Road | Role::Passage)) {
        let Form::Line(line) = &way.form else { continue };
        let crossed = covers.iter().filter(|cover| along(line).any(|spot| cover.holds(spot)));
        muddles.extend(crossed.map(|cover| format!("{} runs through {}", way.id, cover.what)));
    }
    muddles
}

/// The names that begin or end in the sea, where they are hard to read.
fn wet(board: &Board, words: &Words) -> Vec<String> {
    let is_land = |shape: &&Shape| matches!(shape.role, Role::Land | Role::Field);
    let on_land = |spot: Spot| {
        board.shapes.iter().filter(is_land).any(|shape| matches!(&shape.form, Form::Area(area) if contains(area, spot)))
    };
    let names = board.shapes.iter().filter(|shape| shape.id.ends_with("-name"));
    let covers = names.filter_map(|shape| Cover::of(shape, words));
    let is_wet =
        |name: &Cover| [-1.0, 1.0].iter().any(|side| !on_land([name.at[0] + side * name.reach[0], name.at[1]]));
    covers.filter(is_wet).map(|name| name.what).collect()
}

fn game(seats: usize, options: &[(&str, &str)]) -> Empire {
    let about = Empire::ABOUT;
    let options = Options::choose(about.options, options.iter().copied()).unwrap();
    Empire::new(&Arc::new(Empire::prepare(&about.default_edition(), &options, seats).unwrap()))
}

/// A game in which all that can stand in a province does so everywhere: a dozen armies of each seat, three temples, and a city or
/// the announcements of all.
fn crowded(seats: usize, region: usize, founded: bool) -> Empire {
    let mut game = game(seats, &[]);
    (game.region, game.phase) = (region as u8, Phase::March(0));
    let all: Seats = Seat::first(seats).collect();
    for armies in &mut game.armies[..seats] {
        for ground in armies {
            ground[0] = 12;
        }
    }
    for region in 0..game.setup.regions.len() {
        for number in game.setup.regions[region].numbers().map(usize::from) {
            if game.setup.regions[region].temple[number] {
                (game.temples[region][number][0], game.temples[region][number][1]) = (2, 1);
                game.temples_announced[number] = all;
            }
            match (game.setup.regions[region].city[number], founded) {
                (true, true) => game.cities[region][number] = 1,
                (true, false) => game.cities_announced[number] = all,
                (false, _) => {}
            }
        }
    }
    game
}

fn words() -> [Words; 2] {
    [Lang::En, Lang::Fr].map(|lang| Words::new(lang, Empire::ABOUT.words.iter().copied()))
}

#[test]
fn nothing_lies_on_anything_else_in_any_region() {
    for words in words() {
        for seats in 2..=MAX_SEATS {
            for region in 0..game(seats, &[]).setup.regions.len() {
                for founded in [false, true] {
                    let board = crowded(seats, region, founded).draw_board();
                    let muddles = muddles(&board, &words);
                    assert!(muddles.is_empty(), "region {region}, {seats} seats: {muddles:#?}");
                    assert_eq!(wet(&board, &words), [""; 0], "region {region}, {seats} seats");
                }
            }
        }
    }
}

#[test]
fn nothing_lies_on_anything_else_when_the_campaign_is_over() {
    for words in words() {
        for seats in [2, MAX_SEATS] {
            let mut game = crowded(seats, 5, true);
            game.phase = Phase::Over;
            assert_eq!(muddles(&game.draw_board(), &words), [""; 0]);
            assert_eq!(wet(&game.draw_board(), &words), [""; 0]);
        }
        let mut short = game(3, &[("campaign", "short")]);
        short.phase = Phase::Over;
        assert_eq!(muddles(&short.draw_board(), &words), [""; 0]);
    }
}

/// Of an edition of one's own the map may say little about where provinces lie, but each is drawn.
#[test]
fn provinces_on_one_spot_are_spread() {
    let text = &Empire::ABOUT.default_edition().text;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for line in lines.iter_mut().filter(|line| line.contains("at = [")) {
        let (from, to) = (line.find("at = [").unwrap(), line.find(']').unwrap());
        line.replace_range(from..=to, "at = [20.0, 40.0]");
    }
    let about = Empire::ABOUT;
    let edition = table::EditionFile::new("heap", lines.join("\n"));
    let setup = Empire::prepare(&edition, &Options::defaults(about.options), 4).unwrap();
    let board = Empire::new(&Arc::new(setup)).draw_board();
    let names: Vec<Cover> = board
        .shapes
        .iter()
        .filter(|shape| shape.id.ends_with("-name"))
        .filter_map(|shape| Cover::of(shape, &words()[0]))
        .collect();
    assert_eq!(names.len(), 6);
    for (index, name) in names.iter().enumerate() {
        assert!(names[index + 1..].iter().all(|other| name.is_clear_of(other)), "{} is covered", name.what);
    }
}
