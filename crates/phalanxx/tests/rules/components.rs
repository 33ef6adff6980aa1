//! What is in the box: the values of the edition that the rulebooks fix.

use crate::support::*;
use phalanxx::card::{Card, Colour, Era, Gear};
use phalanxx::edition::Edition;
use phalanxx::{Action, Chance, Phalanxx};
use table::{Game, Source};

fn edition() -> Edition {
    Phalanxx::ABOUT.default_edition().parse().expect("the edition is in order")
}

/// PX-003, PX-004: 55 cards, of them 16, 13 and 13 of the three eras.
#[test]
fn there_are_55_cards() {
    let edition = edition();
    let eras = Era::ALL
        .map(|era| edition.card.iter().filter(|card| card.get_ref().id.parse().map(Card::era) == Ok(era)).count());
    assert_eq!(eras, [16, 13, 13]);
    let components = &edition.components;
    assert_eq!(edition.card.len() + 1 + usize::from(components.action_cards) + usize::from(components.money_cards), 55);
    assert_eq!((components.action_cards, components.money_cards), (4, 8));
}

/// PX-005: 7 white, 4 orange, 4 purple dice.
#[test]
fn there_are_15_dice() {
    let dice = edition().components.dice;
    assert_eq!([dice.white, dice.orange, dice.purple], [7, 4, 4]);
}

/// PX-006, PX-044: 12 figures a colour, and never more than that on board and in reserve.
#[test]
fn nobody_has_more_than_12_figures() {
    assert_eq!(*edition().components.figures.get_ref(), 12);
    for seed in 0..20 {
        let mut state = prepared(4, &[], seed);
        play_randomly(&mut state, seed, |state| {
            for seat in state.everyone() {
                assert_eq!(state.figures(seat) + state.reserve(seat) + state.faction(seat).lost, 12);
            }
            false
        });
    }
}

/// PX-007, PX-009, PX-025: a disk for Talents and one for Strength in each colour, which start where the dice and 0 say.
#[test]
fn each_colour_has_two_disks() {
    assert_eq!(edition().components.disks, 2 * 4);
    let state = prepared(4, &[], 5);
    for seat in state.everyone() {
        assert_eq!((talents(&state, seat), strength(&state, seat)), (state.faction(seat).home_sum(), 0));
    }
}

/// PX-008, PX-031, PX-032: one side for 2 or 4, another for 3.
#[test]
fn the_number_of_players_chooses_the_side() {
    let ids =
        |seats| -> String { setup(seats, &[]).map.all.iter().map(|region| region.to_string().remove(0)).collect() };
    assert_eq!(ids(4), "w".repeat(15) + &"e".repeat(15));
    assert_eq!(ids(3), "t".repeat(24));
    assert_eq!(ids(2), "w".repeat(15));
}

/// PX-010, PX-011, PX-012, PX-030, PX-D02: the fronts reach to 21 and the backs to 43; the cards turn between them, both ways.
#[test]
fn money_cards_turn_above_21() {
    assert_eq!(*edition().components.talents.get_ref(), 43);
    let mut state = bare(2, &[]);
    give_talents(&mut state, A, 21);
    assert_eq!(state.money_shown(A), [(0, 10), (11, 21)]);
    give_talents(&mut state, A, 22);
    assert_eq!(state.money_shown(A), [(22, 32), (33, 43)]);
    give_talents(&mut state, A, 21);
    assert_eq!(state.money_shown(A), [(0, 10), (11, 21)]);
}

/// PX-013: a payment and an income change the Talents at once.
#[test]
fn talents_change_at_once() {
    let mut state = bare(2, &[]);
    let bought = state.row[2].expect("a card");
    act(&mut state, Action::Buy(bought));
    assert_eq!(talents(&state, A), 10 - 3);
    give_dice(&mut state, ["white-1", "white-2", "white-6"]);
    play(&mut state, &[Action::Take(die("white-1")), Action::Place(phalanxx::die::Row::Top), Action::Income]);
    assert_eq!(talents(&state, A), 10 - 3 + 3);
}

/// PX-014, PX-D01: what goes beyond 43 Talents is lost.
#[test]
fn talents_stop_at_43() {
    let mut state = bare(2, &[]);
    give_talents(&mut state, A, 42);
    give_dice(&mut state, ["white-1", "white-2", "white-6"]);
    play(&mut state, &[Action::Take(die("white-1")), Action::Place(phalanxx::die::Row::Top), Action::Income]);
    assert_eq!(talents(&state, A), 43);
}

/// PX-015, PX-016: three red spaces, each with a grey one beside it.
#[test]
fn an_action_card_has_three_rows() {
    let mut state = bare(2, &[]);
    give_dice(&mut state, ["white-1", "white-2", "white-6"]);
    assert_eq!((state.faction(A).home.len(), state.grey.len()), (3, 3));
    act(&mut state, Action::Take(die("white-6")));
    let places = legal(&state).into_iter().filter(|action| matches!(action, Action::Place(_))).count();
    assert_eq!(places, 3);
}

/// PX-019: Leaders and the named Equipment have their colours; all the rest are white Armies.
#[test]
fn colours_tell_what_a_card_is() {
    for card in edition().card.iter().map(|card| card.get_ref()) {
        let leader =
            ["parmenion", "bessos", "porus", "dareios", "antigonos", "memmon-of-rhodes"].contains(&card.name.as_str());
        let expected = match (leader, card.rulebook.contains(&"name".to_owned())) {
            (true, _) => Colour::Orange,
            (false, true) => Colour::Purple,
            (false, false) => Colour::White,
        };
        assert_eq!(card.colour, expected, "{}", card.id);
    }
}

/// PX-021: every card has a Strength, symbols or an ability.
#[test]
fn no_card_is_blank() {
    for card in edition().card.iter().map(|card| card.get_ref()) {
        let said = card.strength > 0 || card.scale.is_some() || !card.symbols.is_empty() || card.ability.is_some();
        assert!(said, "{}", card.id);
    }
}

/// PX-022: the back tells the era, so a redeal never changes the eras of a hand.
#[test]
fn backs_show_the_era() {
    let mut state = bare(2, &[]);
    give_hand(&mut state, B, &["x-01", "xx-02"]);
    state.factions[1].secret = state.faction(B).hand;
    let mut other = state.clone();
    other.redeal(A, &mut table::Luck::new(9));
    let eras: Vec<Era> = other.faction(B).hand.iter().map(Card::era).collect();
    assert_eq!(eras, [Era::X, Era::XX]);
}

/// PX-023: regions with a city, with an oasis, and with neither.
#[test]
fn regions_have_cities_oases_or_neither() {
    for (seats, each) in [(2, 5), (3, 8), (4, 10)] {
        let setup = setup(seats, &[]);
        assert_eq!([setup.map.cities.len(), setup.map.oases.len(), setup.map.plains().len()], [each; 3]);
    }
}

/// PX-024, PX-041, PX-042: a pile and 5 face-up cards beside it, the first one drawn at the far right.
#[test]
fn five_cards_lie_beside_the_pile() {
    let mut state = Phalanxx::new(&setup(2, &[]));
    state.settle(Chance::Starter(A), &mut table::Silent);
    assert_eq!(state.pile, 25);
    for id in ["x-05", "x-02", "x-09", "x-01", "x-16"] {
        state.settle(Chance::Draw(card(id)), &mut table::Silent);
    }
    assert_eq!(state.row, ["x-05", "x-02", "x-09", "x-01", "x-16"].map(|id| Some(card(id))));
    assert_eq!(state.pile, 20);
    assert_eq!(state.printed_price(card("x-05")), Some(1));
    assert_eq!(state.printed_price(card("x-16")), Some(5));
}

/// PX-125: some cards have no condition.
#[test]
fn some_cards_have_no_condition() {
    assert!(edition().card.iter().any(|card| card.get_ref().condition.is_none()));
}

/// What the rulebooks fix is marked as such, and nothing else is.
#[test]
fn sources_are_stated() {
    let edition = edition();
    assert_eq!(edition.components.source, Source::Rulebook);
    for card in edition.card.iter().map(|card| card.get_ref()) {
        assert_eq!(card.source, Source::Designed);
        assert_eq!(card.rulebook.is_empty(), card.colour == Colour::White, "{}", card.id);
    }
    let fixed: Vec<&str> = edition
        .region
        .iter()
        .map(|region| region.get_ref())
        .filter(|region| !region.rulebook.is_empty())
        .map(|region| region.id.as_str())
        .collect();
    assert_eq!(fixed, ["w02", "w05", "w06", "w15"]);
}

/// The facts the rulebooks imply: one Camouflage, one wagon of each kind, a white Archer of Strength 5.
#[test]
fn the_named_cards_are_there() {
    let edition = edition();
    let count = |is: &dyn Fn(&phalanxx::edition::CardEntry) -> bool| {
        edition.card.iter().filter(|card| is(card.get_ref())).count()
    };
    for gear in [Gear::Blacksmith, Gear::TalentWagon, Gear::DiceWagon, Gear::Scout] {
        assert_eq!(count(&|card| card.ability == Some(gear)), 1, "{gear:?}");
    }
    assert_eq!(count(&|card| card.deducted_at_end == 4 && card.strength == 4), 1);
    assert!(count(&|card| card.strength == 5 && card.symbols == [phalanxx::card::Symbol::Archer]) > 0);
}

/// Every mistake in an edition is explained with its line.
#[test]
fn mistakes_in_an_edition_are_explained() {
    let text = Phalanxx::ABOUT.editions[0].1;
    let broken = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let file = table::EditionFile::new("broken", text.replacen(from, to, 1));
        let options = table::Options::defaults(Phalanxx::ABOUT.options);
        let faults = (1..=4).filter_map(|seats| Phalanxx::prepare(&file, &options, seats).err());
        let fault = faults.into_iter().next().expect("a fault");
        (fault.reason.id.to_string(), fault.line)
    };
    let line_of = |needle: &str| text[..text.find(needle).expect("there")].matches('\n').count() + 1;
    let at = |id: &str| Some(line_of(&format!("[[card]]\nid = \"{id}\"")));
    assert_eq!(broken("id = \"x-02\"", "id = \"x-01\""), ("phalanxx-fault-card-twice".into(), at("x-02")));
    assert_eq!(broken("id = \"x-02\"", "id = \"x-99\""), ("phalanxx-fault-card-id".into(), at("x-02")));
    assert_eq!(broken("strength = 3", "strength = 99").0, "phalanxx-fault-card-values");
    assert_eq!(broken("name = \"cretan-archers\"", "name = \"Cretan Archers\"").0, "phalanxx-fault-card-name");
    assert_eq!(broken("\"w02\", \"w11\"", "\"w02\", \"w05\"").0, "phalanxx-fault-neighbour");
    assert_eq!(broken("id = \"w03\"", "id = \"w99\"").0, "phalanxx-fault-region-id");
    assert_eq!(broken("id = \"w03\"", "id = \"w02\"").0, "phalanxx-fault-region-twice");
    assert_eq!(broken("between = [\"w01\"", "between = [\"t01\"").0, "phalanxx-fault-passage");
    assert_eq!(
        broken("via = [[65.0, 23.6], [58.6, 24.0]]", "half_board_only = true").0,
        "phalanxx-fault-passage-never"
    );
    assert_eq!(broken("via = [[65.0", "via = [[85.0").0, "phalanxx-fault-passage-off-map");
    assert_eq!(broken("french_oasis = \"w10\"", "french_oasis = \"w01\"").0, "phalanxx-fault-french-oasis");
    assert_eq!(broken("start = 3", "start = 9").0, "phalanxx-fault-start");
    assert_eq!(broken("figures = 12  ", "figures = 3  ").0, "phalanxx-fault-figures");
    assert_eq!(broken("talents = 43", "talents = 3").0, "phalanxx-fault-talents");
    assert_eq!(broken("two = 6", "two = 9").0, "phalanxx-fault-removed");
    assert_eq!(broken("colour = \"white\"", "colour = \"green\"").0, "table-fault-toml");
    let site = "city = { name = \"Issos\", value = 5, start = 1 }";
    assert_eq!(broken(site, &format!("{site}\noasis = {{ name = \"x\", value = 1 }}")).0, "phalanxx-fault-two-sites");
    let extra = broken(
        "name = \"Lydia\"\nat = [28.6, 38.8]",
        "name = \"Lydia\"\nat = [28.6, 38.8]\ncity = { name = \"x\", value = 3 }",
    );
    assert_eq!(extra.0, "phalanxx-fault-rival-figures");
    let last = text.rfind("[[card]]").expect("cards");
    let end = text[last + 1..].find("\n\n").expect("an end") + last;
    let file = table::EditionFile::new("broken", format!("{}{}", &text[..last], &text[end + 2..]));
    let fault =
        Phalanxx::prepare(&file, &table::Options::defaults(Phalanxx::ABOUT.options), 2).expect_err("a card is missing");
    assert_eq!(fault.reason.id, "phalanxx-fault-card-missing");
}
