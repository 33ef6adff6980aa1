//! Is someone luckier than chance? Whoever knew the next outcome would be.

use table::{Instinct, Order, Seat, Session, Silent, Stage};

/// How much better the dice were to those who brought them about than they should have been.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Fortune {
    /// How many outcomes were weighed.
    pub outcomes: u32,
    surplus: f64,
    variance: f64,
}

impl Fortune {
    /// The surplus of luck in standard deviations: about 0 for the honest, whatever their skill; far above for a clairvoyant.
    pub fn deviations(&self) -> f64 {
        if self.variance > 0.0 { self.surplus / self.variance.sqrt() } else { 0.0 }
    }

    /// Plays a game in which `decide` makes every decision, and weighs each outcome that follows at once on a decision: what it is
    /// worth to whoever decided, compared with all that could have come.
    ///
    /// ```
    /// use conformance::fortune::Fortune;
    /// use conformance::reference::{Daring, Pig};
    /// use table::{Dice, Game, Order, SeatMark};
    /// let order = Order {
    ///     edition: Pig::ABOUT.default_edition(),
    ///     options: Default::default(),
    ///     seats: vec![SeatMark { name: "Anna".into(), player: "person".into() }; 2],
    ///     table: "t".into(),
    ///     entropy: vec![],
    ///     seed: Dice::seed_from_number(1),
    ///     advice: false,
    ///     origin: None,
    /// };
    /// let mut fortune = Fortune::default();
    /// fortune.play::<Pig>(&order, |session, seat| {
    ///     if session.state().check(seat, Daring::Hold).is_ok() { Daring::Hold } else { Daring::Roll }
    /// });
    /// assert!(fortune.deviations().abs() < 4.0);
    /// ```
    pub fn play<G: Instinct>(&mut self, order: &Order, mut decide: impl FnMut(&Session<G>, Seat) -> G::Action) {
        let dice = order.dice();
        let mut session = Session::<G>::open(order).expect("a table that can be opened");
        let mut drawn = session.lines().len() as u64 - 1;
        while let Some(seat) = session.state().stage().deciders().lowest() {
            let action = decide(&session, seat);
            let mut state = session.state().clone();
            state.act(seat, action, &mut Silent);
            while state.stage() == Stage::Chance {
                let mut chances = Vec::new();
                state.chances(&mut chances);
                let chance = dice.draw(drawn, &chances).expect("chance has something to choose from");
                self.weigh(&state, seat, &chances, chance);
                state.settle(chance, &mut Silent);
                drawn += 1;
            }
            let step = session.act(seat, action, &dice).expect("a legal decision");
            session.accept(step);
        }
    }

    fn weigh<G: Instinct>(&mut self, state: &G, seat: Seat, chances: &[(G::Chance, u32)], came: G::Chance) {
        let worth = |chance: G::Chance| {
            let mut after = state.clone();
            after.settle(chance, &mut Silent);
            f64::from(after.evaluate()[seat.index()])
        };
        let total: f64 = chances.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let mean_of = |value: &dyn Fn(G::Chance) -> f64| {
            chances.iter().map(|&(chance, weight)| value(chance) * f64::from(weight) / total).sum::<f64>()
        };
        let mean = mean_of(&worth);
        self.outcomes += 1;
        self.surplus += worth(came) - mean;
        self.variance += mean_of(&|chance| (worth(chance) - mean).powi(2));
    }
}
