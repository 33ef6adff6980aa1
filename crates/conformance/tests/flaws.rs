//! The suite can fail: a game that breaks one promise is found out, and told what it did.

use conformance::fortune::Fortune;
use conformance::lots::{Deed, Lots, flaw};
use conformance::properties::*;
use conformance::reference::{Daring, Pig, Pips};
use conformance::{Failure, Suite};
use table::{Bot, Dice, Game, Knowledge, Luck, Order, SeatMark};

conformance::register!(honest, suite::<{ flaw::NONE }>());

fn suite<const F: u8>() -> Suite<Lots<F>> {
    Suite::new(Lots::census).golden("tests/golden/lots").looks(400)
}

/// The flaw `F` is found by `property`, which says so.
#[track_caller]
fn found<const F: u8>(property: fn(&Suite<Lots<F>>) -> Result<(), Failure>, words: &str) {
    let failure = property(&suite()).expect_err("the flaw is found");
    assert!(failure.reason.contains(words), "{failure}");
}

#[test]
fn a_hand_that_others_see() {
    found::<{ flaw::SHOWS_HANDS }>(nothing_leaks, "cannot know: redealt, the view is another");
}

#[test]
fn a_draw_that_others_hear_of() {
    found::<{ flaw::TELLS_DRAWS }>(nothing_leaks, "does not come to know");
}

#[test]
fn a_secret_bid_that_others_hear_of() {
    found::<{ flaw::TELLS_BIDS }>(nothing_leaks, "does not come to know");
}

#[test]
fn an_offer_that_is_refused() {
    found::<{ flaw::OFFERS_TOO_MUCH }>(offered_is_accepted_and_nothing_else, "and refused");
}

#[test]
fn an_action_that_is_allowed_and_not_offered() {
    found::<{ flaw::ALLOWS_TOO_MUCH }>(offered_is_accepted_and_nothing_else, "and not offered");
}

#[test]
fn a_list_out_of_order() {
    found::<{ flaw::OFFERS_OUT_OF_ORDER }>(offered_is_accepted_and_nothing_else, "not in order");
}

#[test]
fn a_refusal_without_a_clause() {
    found::<{ flaw::REFUSES_WITHOUT_CLAUSE }>(offered_is_accepted_and_nothing_else, "names no clause");
}

#[test]
fn an_action_that_makes_the_rules_panic() {
    found::<{ flaw::TRUSTS_ACTIONS }>(offered_is_accepted_and_nothing_else, "a panic: index out of bounds");
}

#[test]
fn a_redeal_that_peeks() {
    found::<{ flaw::REDEALS_BY_SECRETS }>(redeal_knows_what_the_seat_knows, "knows something else after redealing");
}

#[test]
fn a_redeal_that_loses_cards() {
    found::<{ flaw::REDEAL_LOSES_CARDS }>(redeal_knows_what_the_seat_knows, "changes the pieces");
}

#[test]
fn cards_that_vanish() {
    found::<{ flaw::LOSES_CARDS }>(pieces_are_conserved, "and now there are");
}

#[test]
fn a_generator_of_its_own() {
    found::<{ flaw::OWNS_A_GENERATOR }>(chance_is_an_actor, "part ways");
    found::<{ flaw::OWNS_A_GENERATOR }>(records_replay_to_the_same_state, "part ways");
}

#[test]
fn copies_that_share_memory() {
    found::<{ flaw::SHARES_MEMORY }>(copies_are_deep, "changes the original");
    found::<{ flaw::SHARES_MEMORY }>(undo_stops_at_information, "taken back, the state is another");
}

#[test]
fn equal_states_that_look_different() {
    found::<{ flaw::EQUAL_IN_SPITE_OF_MARKS }>(copies_are_deep, "two states are equal and look different");
}

#[test]
fn choices_that_read_alike() {
    found::<{ flaw::READS_ALIKE }>(scenes_are_whole, "reads like");
}

#[test]
fn an_action_without_a_choice() {
    found::<{ flaw::HIDES_A_CHOICE }>(scenes_are_whole, "not what is offered");
}

#[test]
fn a_choice_that_points_nowhere() {
    found::<{ flaw::POINTS_NOWHERE }>(scenes_are_whole, "points at nowhere");
}

#[test]
fn a_fact_that_points_at_what_is_not_there() {
    found::<{ flaw::TELLS_OF_LOST_THINGS }>(scenes_are_whole, "lots-kept points");
}

#[test]
fn a_message_without_words() {
    found::<{ flaw::LACKS_WORDS }>(everything_said_has_words, "lots-nameless has no words in en");
}

#[test]
fn payoffs_that_pay_everybody() {
    found::<{ flaw::PAYS_EVERYBODY }>(payoffs_agree_with_the_standing, "is due 0 and gets 1");
}

#[test]
fn an_end_without_a_standing() {
    found::<{ flaw::FORGETS_TO_END }>(payoffs_agree_with_the_standing, "nobody stands anywhere");
}

#[test]
fn fame_before_the_end() {
    found::<{ flaw::BOASTS }>(payoffs_agree_with_the_standing, "fame before the end");
}

#[test]
fn an_edition_that_is_accepted_and_cannot_be_played() {
    found::<{ flaw::TRUSTS_EDITIONS }>(hostile_input_is_an_error, "with edition two-of-each changed to");
}

#[test]
fn an_evaluation_that_gives_more_than_there_is() {
    found::<{ flaw::SHARES_TOO_MUCH }>(instinct_is_sound, "the shares sum to 2");
}

#[test]
fn urges_that_differ_in_company() {
    found::<{ flaw::URGES_IN_COMPANY }>(instinct_is_sound, "but 2 among all");
}

#[test]
fn golden_records_under_new_rules() {
    found::<{ flaw::NEW_RULES }>(old_games_survive, "table-flaw-rules");
}

#[test]
fn golden_records_that_are_not_there() {
    let failure = old_games_survive(&suite::<{ flaw::NONE }>().golden("tests/golden/none")).unwrap_err();
    assert!(failure.reason.contains("CONFORMANCE_WRITE_GOLDEN"), "{failure}");
}

/// Remembers every world it was asked about, by asking for another each time.
struct Fickle(u32);

impl<G: Game> Bot<G> for Fickle {
    fn decide(&mut self, knowledge: &Knowledge<G>, _: &mut Luck) -> G::Action {
        static ASKED: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        self.0 = ASKED.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let mut actions = Vec::new();
        knowledge.actions(&mut actions);
        actions[self.0 as usize % actions.len()]
    }
}

#[test]
fn a_bot_that_decides_by_more_than_it_is_given() {
    let suite = suite::<{ flaw::NONE }>().bots(&["fickle"], |_| Some(Box::new(Fickle(0))));
    let failure = bots_do_not_peek(&suite).unwrap_err();
    assert!(failure.reason.contains("where all looks the same"), "{failure}");
}

#[test]
fn a_bot_that_sees_through_the_redeal() {
    let suite = suite::<{ flaw::REDEALS_BY_SECRETS }>().bots(&["keeper"], |_| Some(Box::new(Keeper)));
    let failure = bots_do_not_peek(&suite).unwrap_err();
    assert!(failure.reason.contains("where all looks the same"), "{failure}");
}

/// Bids what is left in the deck of the world it is shown: harmless, unless that world is the true one.
struct Keeper;

impl<const F: u8> Bot<Lots<F>> for Keeper {
    fn decide(&mut self, knowledge: &Knowledge<Lots<F>>, luck: &mut Luck) -> Deed {
        let mut actions = Vec::new();
        knowledge.actions(&mut actions);
        let world = knowledge.imagine(luck);
        actions[usize::from(world.best_left()) % actions.len()]
    }
}

fn pig_order(seed: u64) -> Order {
    Order {
        edition: Pig::ABOUT.default_edition(),
        options: Default::default(),
        seats: vec![SeatMark { name: "Pythia".into(), player: "person".into() }; 2],
        table: "Delphi".into(),
        entropy: vec![],
        seed: Dice::seed_from_number(seed),
        advice: false,
        origin: None,
    }
}

#[test]
fn whoever_knows_the_next_roll_is_too_lucky() {
    let mut clairvoyant = Fortune::default();
    for seed in 0..80 {
        let order = pig_order(seed);
        let dice = order.dice();
        clairvoyant.play::<Pig>(&order, |session, seat| {
            let drawn = session.lines().iter().filter(|line| line.contains("\"chance\"")).count() as u64;
            let faces: Vec<_> = (1..=6).map(|pips| (Pips { pips }, 1)).collect();
            let next = dice.draw(drawn, &faces).unwrap();
            let may_hold = session.state().check(seat, Daring::Hold).is_ok();
            if next.pips == 1 && may_hold { Daring::Hold } else { Daring::Roll }
        });
    }
    assert!(clairvoyant.deviations() > 5.0, "{clairvoyant:?}");
}

#[test]
fn whoever_guesses_the_next_roll_with_the_bots_own_generator_is_no_luckier() {
    let mut guesser = Fortune::default();
    for seed in 0..20 {
        let order = pig_order(seed);
        let dice = order.dice();
        guesser.play::<Pig>(&order, |session, seat| {
            let guess = dice.bot_luck(session.lines().len() as u64).below(6) + 1;
            let may_hold = session.state().check(seat, Daring::Hold).is_ok();
            if guess == 1 && may_hold { Daring::Hold } else { Daring::Roll }
        });
    }
    assert!(guesser.outcomes > 1_000 && guesser.deviations().abs() < 4.0, "{guesser:?}");
}

#[test]
fn a_failure_tells_the_seed_and_every_line() {
    let failure = chance_is_an_actor(&suite::<{ flaw::OWNS_A_GENERATOR }>()).unwrap_err();
    let shown = failure.to_string();
    assert!(shown.contains("lots, 2 seats, seed 0"), "{shown}");
    assert!(shown.contains("\n    {\"chance\":{\"rank\":"), "{shown}");
    assert!(shown.contains("\n    {\"seat\":0,\"action\":{\"mark\":"), "{shown}");
}
