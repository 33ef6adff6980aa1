//! What bots are taught about Alexandros, and how they play it.

use alexandros::{Action, Alexandros};
use std::sync::Arc;
use strategist::{Budget, Mcts, Rollout, Search};
use table::{Bot, Boxed, Contest, Game, Instinct, Luck, Options, Seat, Silent, Stage, Title};

/// Plays games for two and shows every decision. Urges guide the play, so that provinces are held and taxes collected.
fn visit(games: u32, mut see: impl FnMut(&Alexandros, Seat, &[Action])) {
    let about = Alexandros::ABOUT;
    let setup = Alexandros::prepare(&about.default_edition(), &Options::defaults(about.options), 2);
    let setup = Arc::new(setup.expect("the edition that comes with the game is sound"));
    let mut luck = Luck::new(1);
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    for _ in 0..games {
        let mut game = Alexandros::new(&setup);
        while game.stage() != Stage::Over {
            if let Some(seat) = game.stage().deciders().lowest() {
                actions.clear();
                game.actions(seat, &mut actions);
                see(&game, seat, &actions);
                let weigh = |&action: &Action| (action, (game.urge(seat, action) * 1000.0) as u32);
                let weighed: Vec<_> = actions.iter().map(weigh).collect();
                game.act(seat, luck.weighted(&weighed), &mut Silent);
            } else {
                outcomes.clear();
                game.chances(&mut outcomes);
                game.settle(luck.weighted(&outcomes), &mut Silent);
            }
        }
    }
}

/// How much of a game is its opening.
const OPENING: f32 = 0.25;

#[test]
fn whoever_has_more_of_everything_is_ahead() {
    let (mut seen, mut early, mut doubtful) = (0, 0, 0);
    visit(40, |game, seat, _| {
        let other = seat.next(2);
        let riches = |seat| [u16::from(game.hand(seat).total()), game.tax_yield(seat), game.score(seat).total()];
        if !riches(seat).iter().zip(riches(other)).all(|(own, theirs)| *own > theirs) {
            return;
        }
        let share = game.evaluate()[seat.index()];
        seen += 1;
        // In the opening, what somebody could still found may be worth more than a first small province, now and then and not by much.
        let (opens, ahead) = (game.progress() <= OPENING, share > 0.5);
        early += u32::from(opens);
        doubtful += u32::from(opens && !ahead);
        assert!(ahead || opens && share > 0.4, "{share} for {:?} against {:?}", riches(seat), riches(other));
    });
    assert!(seen > 100, "{seen} positions");
    assert!(doubtful * 5 < early, "{doubtful} of {early} openings");
}

#[test]
fn a_lead_is_worth_more_towards_the_end() {
    let mut early_and_late = [(0.0, 0); 2];
    visit(60, |game, seat, _| {
        let other = seat.next(2);
        let lead = i32::from(game.score(seat).total()) - i32::from(game.score(other).total());
        let same_yield = game.tax_yield(seat).abs_diff(game.tax_yield(other)) <= 1;
        if (8..20).contains(&lead) && same_yield {
            let slot = &mut early_and_late[usize::from(game.black_left() < 15)];
            slot.0 += f64::from(game.evaluate()[seat.index()]);
            slot.1 += 1;
        }
    });
    let [early, late] = early_and_late.map(|(sum, count)| sum / f64::from(count));
    assert!(early_and_late.iter().all(|&(_, count)| count > 10), "{early_and_late:?}");
    assert!(late > early && early > 0.5, "early {early}, late {late}");
}

#[test]
fn taxes_are_collected_when_one_gets_more_than_the_other() {
    let mut seen = [0; 2];
    visit(40, |game, seat, actions| {
        for &action in actions.iter().filter(|action| matches!(action, Action::Tax(_))) {
            let pays = game.tax_yield(seat) > game.tax_yield(seat.next(2));
            let urge = game.urge(seat, action) / game.urge(seat, Action::Draw);
            assert_eq!(pays, urge > 1.0, "urge {urge}");
            seen[usize::from(pays)] += 1;
        }
    });
    assert!(seen.iter().all(|&times| times > 20), "{seen:?}");
}

#[test]
fn a_province_that_can_be_paid_for_gets_no_further_governor() {
    let mut seen = 0;
    visit(40, |game, seat, actions| {
        if actions.contains(&Action::Pay) {
            let most = actions.iter().map(|&action| game.urge(seat, action)).fold(0.0, f32::max);
            assert_eq!(game.urge(seat, Action::Pay), most);
            seen += 1;
        }
    });
    assert!(seen > 100, "{seen} positions");
}

#[test]
fn nobody_ends_a_turn_who_could_still_draw_a_card() {
    visit(10, |game, seat, actions| {
        if actions.contains(&Action::EndTurn) && actions.contains(&Action::Draw) {
            assert!(game.urge(seat, Action::EndTurn) < game.urge(seat, Action::Draw) / 10.0);
        }
    });
}

/// The levels, and a captain in a hurry.
fn bot(level: &str) -> Option<Box<dyn Bot<Alexandros>>> {
    match level {
        "hasty" => Some(Box::new(Mcts::new(Search::guided(Budget::Simulations(300), Rollout::short(60))))),
        _ => strategist::bot(level),
    }
}

/// The share of `games` that the first seat wins.
fn share(seats: &[&str], games: u32) -> f64 {
    let title = Boxed::<Alexandros>::new(&["random", "recruit", "hasty"], bot);
    let contest = Contest {
        edition: title.about().default_edition(),
        options: Default::default(),
        seats: seats.iter().map(|&level| level.to_owned()).collect(),
        games,
        seed: 1,
        threads: 2,
        watched: false,
    };
    let bouts = title.contest(&contest, &|| ()).expect("a sound contest");
    bouts.iter().map(|bout| bout.wins[0]).sum::<f64>() / f64::from(games)
}

#[test]
fn a_recruit_beats_random_players() {
    assert!(share(&["recruit", "random"], 40) >= 0.95);
    assert!(share(&["recruit", "random", "random", "random"], 20) >= 0.9);
}

#[test]
fn who_searches_beats_who_does_not() {
    assert!(share(&["hasty", "recruit"], 10) >= 0.6);
}
