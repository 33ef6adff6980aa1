//! A small game full of secrets and second thoughts, for tests. It can be told to break one promise of the contract, so that the
//! suite is seen to fail.
//!
//! Two or three players hold two hidden cards each. In turn, each marks one of their cards and then keeps it, or swaps it for a
//! hidden one from the deck, laying the old one open. Then all bid at once, in secret; the bids are laid open, and the last player
//! may raise theirs by one. The hand counts, and the bid too if nobody else bid the same.

pub mod flaw;
mod scene;

use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use table::{
    About, Chronicle, ClauseBook, ClauseId, EditionFile, Eye, Fact, Fame, Fault, Game, Instinct, Luck, MAX_SEATS,
    Message, Options, Payoffs, Refusal, Scene, ScoreLine, Seat, Seats, Stage, Standing,
};

const RANKS: usize = 6;
const HAND: u8 = 2;
const BIDS: u8 = 4;
const CLAUSE: ClauseId = ClauseId::generated("LOT-1");

/// How many cards of each rank.
type Cards = [u8; RANKS];

/// A position, in a game with the flaw `F`: one of the constants in [`flaw`].
#[derive(Clone, Debug)]
pub struct Lots<const F: u8> {
    deck: Cards,
    hands: [Cards; 3],
    open: Cards,
    seats: u8,
    turn: Seat,
    /// A card of the seat in turn; nobody else knows which.
    marked: Option<u8>,
    /// Whether the seat in turn gets a card.
    drawing: bool,
    bids: [Option<u8>; 3],
    /// Whether the last word is spoken.
    closed: bool,
    /// What a flawed copy shares with its original.
    shared: Arc<AtomicU32>,
}

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Marks a card of this rank.
    Mark(u8),
    /// Keeps the marked card.
    Keep,
    /// Swaps the marked card.
    Swap,
    /// Bids so much.
    Bid(u8),
    /// Raises the bid by one.
    Raise,
}

/// A card from the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// Its rank.
    pub rank: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edition {
    copies: u8,
}

impl<const F: u8> PartialEq for Lots<F> {
    fn eq(&self, other: &Self) -> bool {
        let marks = F == flaw::EQUAL_IN_SPITE_OF_MARKS || self.marked == other.marked;
        marks && self.rest() == other.rest()
    }
}

impl<const F: u8> Eq for Lots<F> {}

impl<const F: u8> Hash for Lots<F> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.rest().hash(state);
    }
}

impl<const F: u8> Lots<F> {
    fn rest(&self) -> impl Eq + Hash {
        (self.deck, self.hands, self.open, self.turn, self.drawing, self.bids, self.closed)
    }

    /// Every card, wherever it lies.
    pub fn census(&self) -> Vec<(&'static str, u32)> {
        let all = self.hands.iter().chain([&self.deck, &self.open]).flatten();
        vec![("cards", all.map(|&count| u32::from(count)).sum())]
    }

    /// How many of the best card the deck still holds: a secret.
    pub fn best_left(&self) -> u8 {
        self.deck[RANKS - 1]
    }

    fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    /// The seat that is dealt to, as long as someone lacks cards at the start.
    fn dealt(&self) -> Option<Seat> {
        let short = |&seat: &Seat| self.hand(seat).iter().sum::<u8>() < HAND;
        Seat::first(self.seats()).find(short).filter(|_| !self.drawing)
    }

    fn all_had_their_turn(&self) -> bool {
        self.turn.index() == self.seats()
    }

    fn are_bids_open(&self) -> bool {
        self.bids[..self.seats()].iter().all(Option::is_some)
    }

    fn pass(&mut self) {
        self.marked = None;
        self.turn = Seat(self.turn.0 + 1);
    }

    fn scores(&self) -> Vec<i32> {
        let seats = &self.bids[..self.seats()];
        let score = |(seat, bid): (usize, &Option<u8>)| {
            let alone = seats.iter().filter(|&other| other == bid).count() == 1;
            let hand = self.hands[seat].iter().zip(1..).map(|(&count, points)| i32::from(count) * points).sum::<i32>();
            hand + if alone { i32::from(bid.unwrap_or(0)) } else { 0 }
        };
        seats.iter().enumerate().map(score).collect()
    }
}

/// Takes a random card out of `cards`.
fn draw(cards: &mut Cards, luck: &mut Luck) -> u8 {
    let weights: Vec<(u8, u32)> = (0u8..).zip(*cards).map(|(rank, count)| (rank, u32::from(count))).collect();
    let rank = luck.weighted(&weights);
    cards[usize::from(rank)] -= 1;
    rank
}

impl<const F: u8> Game for Lots<F> {
    const ABOUT: About = About {
        id: "lots",
        rules: if F == flaw::NEW_RULES { 2 } else { 1 },
        seats: (2, 3),
        options: &[],
        editions: &[("two-of-each", "copies = 2\n")],
        clauses: ClauseBook {
            toml: "[[clause]]\nid = \"LOT-1\"\nsection = \"lots-name\"\nkind = \"rule\"\nen = \"All.\"\nfr = \"Tout.\"\n",
            ids: &[CLAUSE],
            citations: &[],
        },
        words: &[("en", include_str!("lots/en.ftl")), ("fr", include_str!("lots/fr.ftl"))],
    };

    type Setup = (u8, usize);
    type Action = Deed;
    type Chance = Drawn;

    fn prepare(edition: &EditionFile, _: &Options, seats: usize) -> Result<(u8, usize), Fault> {
        let Edition { copies } = edition.parse()?;
        if F != flaw::TRUSTS_EDITIONS && !(2..=9).contains(&copies) {
            return Err(edition.fault_overall(Message::new("lots-fault").with("found", copies)));
        }
        Ok((copies, seats))
    }

    fn new(setup: &Arc<(u8, usize)>) -> Self {
        Lots {
            deck: [setup.0; RANKS],
            hands: [[0; RANKS]; 3],
            open: [0; RANKS],
            seats: setup.1 as u8,
            turn: Seat(0),
            marked: None,
            drawing: false,
            bids: [None; 3],
            closed: false,
            shared: Arc::default(),
        }
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn stage(&self) -> Stage {
        if self.drawing || self.dealt().is_some() {
            Stage::Chance
        } else if self.closed {
            Stage::Over
        } else if self.are_bids_open() {
            Stage::Decide(Seats::one(Seat(self.seats - 1)))
        } else if self.all_had_their_turn() {
            Stage::Decide(Seat::first(self.seats()).filter(|seat| self.bids[seat.index()].is_none()).collect())
        } else {
            Stage::Decide(Seats::one(self.turn))
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Deed>) {
        if !self.stage().deciders().contains(seat) {
            return;
        }
        if self.are_bids_open() {
            out.extend([Deed::Keep, Deed::Raise]);
        } else if self.all_had_their_turn() {
            out.extend((0..BIDS).map(Deed::Bid));
        } else if self.marked.is_some() {
            out.extend([Deed::Keep, Deed::Swap]);
        } else {
            let holds = |&rank: &u8| self.hand(seat)[usize::from(rank)] > 0 || F == flaw::OFFERS_TOO_MUCH;
            out.extend((0..RANKS as u8).filter(holds).map(Deed::Mark));
        }
        if F == flaw::OFFERS_OUT_OF_ORDER {
            out.reverse();
        }
    }

    fn check(&self, seat: Seat, deed: Deed) -> Result<(), Refusal> {
        let stage = self.stage();
        if stage == Stage::Over {
            return Err(Refusal::game_over());
        } else if !stage.deciders().contains(seat) {
            return Err(Refusal::not_your_turn());
        }
        let allowed = match deed {
            Deed::Bid(bid) => self.all_had_their_turn() && !self.are_bids_open() && bid < BIDS,
            Deed::Raise => self.are_bids_open(),
            Deed::Keep => self.marked.is_some() || self.are_bids_open(),
            Deed::Swap => self.marked.is_some(),
            Deed::Mark(_) if self.all_had_their_turn() || self.marked.is_some() => false,
            Deed::Mark(rank) if F == flaw::ALLOWS_TOO_MUCH => usize::from(rank) < RANKS,
            Deed::Mark(rank) if F == flaw::TRUSTS_ACTIONS => self.hand(seat)[usize::from(rank)] > 0,
            Deed::Mark(rank) => self.hand(seat).get(usize::from(rank)).is_some_and(|&count| count > 0),
        };
        match (allowed, F) {
            (true, _) => Ok(()),
            (false, flaw::REFUSES_WITHOUT_CLAUSE) => Err(Refusal::by_table(Message::new("lots-refusal"))),
            (false, _) => Err(CLAUSE.refuses(Message::new("lots-refusal"))),
        }
    }

    fn act(&mut self, seat: Seat, deed: Deed, chronicle: &mut impl Chronicle) {
        static GENERATOR: AtomicU32 = AtomicU32::new(0);
        if F == flaw::SHARES_MEMORY {
            self.shared.fetch_add(1, Relaxed);
        }
        match deed {
            Deed::Mark(rank) => self.marked = Some(rank),
            Deed::Keep => {
                let element = if F == flaw::TELLS_OF_LOST_THINGS { "lost" } else { "deck" };
                chronicle.tell(|| Fact::new(Message::new("lots-kept").with("seat", seat)).at(element));
                if self.are_bids_open() {
                    self.closed = true;
                } else {
                    self.pass();
                }
            }
            Deed::Raise => {
                self.bids[seat.index()] = self.bids[seat.index()].map(|bid| bid + 1);
                self.closed = true;
            }
            Deed::Swap => {
                let rank = self.marked.expect("marked before it is swapped");
                self.hands[seat.index()][usize::from(rank)] -= 1;
                self.open[usize::from(rank)] += u8::from(F != flaw::LOSES_CARDS);
                self.drawing = true;
                chronicle.tell(|| Fact::new(Message::new("lots-laid").with("seat", seat).with("rank", rank)));
            }
            Deed::Bid(bid) => {
                let wobble = F == flaw::OWNS_A_GENERATOR && GENERATOR.fetch_add(1, Relaxed) % 2 == 1;
                self.bids[seat.index()] = Some(if wobble { 0 } else { bid });
                if F == flaw::TELLS_BIDS {
                    chronicle.tell(|| Fact::new(Message::new("lots-bid").with("seat", seat).with("bid", bid)));
                }
            }
        }
    }

    fn chances(&self, out: &mut Vec<(Drawn, u32)>) {
        if self.stage() == Stage::Chance {
            let cards = (0..).zip(self.deck).filter(|&(_, count)| count > 0);
            out.extend(cards.map(|(rank, count)| (Drawn { rank }, u32::from(count))));
        }
    }

    fn settle(&mut self, Drawn { rank }: Drawn, chronicle: &mut impl Chronicle) {
        let seat = self.dealt().unwrap_or(self.turn);
        self.deck[usize::from(rank)] -= 1;
        self.hands[seat.index()][usize::from(rank)] += 1;
        let drew = || Message::new("lots-drew").with("seat", seat).with("rank", rank);
        if F == flaw::TELLS_DRAWS {
            chronicle.tell(|| Fact::new(drew()));
        } else {
            chronicle.tell(|| Fact::new(drew()).only(seat));
            chronicle.tell(|| Fact::new(Message::new("lots-drew-something").with("seat", seat)).except(seat));
        }
        if std::mem::take(&mut self.drawing) {
            self.pass();
        }
    }

    fn standing(&self) -> Option<Standing> {
        let scores = self.scores();
        (self.stage() == Stage::Over && F != flaw::FORGETS_TO_END).then(|| Standing {
            ranks: Standing::ranks_of(&scores),
            breakdown: vec![ScoreLine { label: Message::new("lots-points"), points: scores.clone() }],
            scores,
            reason: Message::new("lots-over"),
        })
    }

    fn fame(&self) -> Option<Fame> {
        let line = Message::new("lots-over");
        (F == flaw::BOASTS).then_some(Fame { league: "lots", won: true, points: 1, line })
    }

    fn payoffs(&self) -> Payoffs {
        let mut shares = [0.0; MAX_SEATS];
        let scores = self.scores();
        let best = scores.iter().max();
        let winners = scores.iter().filter(|&score| Some(score) == best).count() as f32;
        for (share, score) in shares.iter_mut().zip(&scores) {
            let wins = Some(score) == best || F == flaw::PAYS_EVERYBODY;
            *share = if wins { 1.0 / winners } else { 0.0 };
        }
        shares
    }

    fn redeal(&mut self, seat: Seat, luck: &mut Luck) {
        if self.closed || F == flaw::REDEALS_BY_SECRETS && self.deck[0] == 0 {
            return;
        }
        let is_secret = !self.are_bids_open();
        let others = Seat::first(self.seats()).filter(|&other| other != seat);
        let mut sizes = Vec::new();
        for other in others.clone() {
            sizes.push(self.hand(other).iter().sum::<u8>());
            for rank in 0..RANKS {
                self.deck[rank] += std::mem::take(&mut self.hands[other.index()][rank]);
            }
        }
        for (other, size) in others.zip(sizes) {
            for _ in 0..size {
                let rank = draw(&mut self.deck, luck);
                self.hands[other.index()][usize::from(rank)] += u8::from(F != flaw::REDEAL_LOSES_CARDS);
            }
            if self.turn == other && self.marked.is_some() && !self.drawing {
                self.marked = Some(draw(&mut self.hand(other).clone(), luck));
            }
            if let Some(bid) = self.bids[other.index()].as_mut().filter(|_| is_secret) {
                *bid = luck.below(u32::from(BIDS)) as u8;
            }
        }
    }

    fn scene(&self, eye: Eye) -> Scene {
        scene::scene(self, eye)
    }
}

impl<const F: u8> Instinct for Lots<F> {
    fn evaluate(&self) -> Payoffs {
        if self.stage() == Stage::Over {
            return self.payoffs();
        }
        let mut shares = [0.0; MAX_SEATS];
        let all = if F == flaw::SHARES_TOO_MUCH { 1.0 } else { f32::from(self.seats) };
        shares[..self.seats()].fill(1.0 / all);
        shares
    }

    fn urges(&self, seat: Seat, actions: &[Deed], out: &mut Vec<f32>) {
        let company = if F == flaw::URGES_IN_COMPANY { actions.len() as f32 } else { 1.0 };
        out.extend(actions.iter().map(|&action| company * self.urge(seat, action)));
    }
}
