//! Laying a table: what someone asks for, or a record to go on with, becomes a [`Session`].

use crate::record::{EditionMark, FORMAT, Flaw, FlawKind, Header, Origin, Record, SeatMark};
use crate::{Dice, EditionFile, Fault, Game, Message, Options, Session};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What someone asks for when opening a table.
#[derive(Clone, Debug)]
pub struct Order {
    /// The edition to play on.
    pub edition: EditionFile,
    /// Options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<SeatMark>,
    /// The id of the table.
    pub table: String,
    /// What each player throws in for the dice.
    pub entropy: Vec<String>,
    /// The secret seed.
    pub seed: [u8; 32],
    /// Whether those who decide may ask for advice.
    pub advice: bool,
    /// The lines to go on from, if the game does not begin at its beginning: the same game, edition, options and number of seats.
    pub origin: Option<Record>,
}

impl Order {
    /// The dice of the table.
    pub fn dice(&self) -> Dice {
        Dice::new(self.seed, &self.table, &self.entropy)
    }
}

/// Checks edition, options and number of seats, and prepares the game for them.
pub(crate) fn setup<G: Game>(
    edition: &EditionFile,
    options: &BTreeMap<String, String>,
    seats: usize,
) -> Result<(Arc<G::Setup>, Options), Fault> {
    let about = G::ABOUT;
    let chosen = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let options = Options::choose(about.options, chosen).map_err(|reason| edition.fault_overall(reason))?;
    if !about.seat_range().contains(&seats) {
        let reason = Message::new("table-fault-seat-count")
            .with("found", seats)
            .with("min", about.seats.0)
            .with("max", about.seats.1);
        return Err(edition.fault_overall(reason));
    }
    Ok((Arc::new(G::prepare(edition, &options, seats)?), options))
}

impl<G: Game> Session<G> {
    /// Opens a table: a record with its header and the outcomes due before the first decision.
    pub fn open(order: &Order) -> Result<Session<G>, Fault> {
        let (setup, options) = setup::<G>(&order.edition, &order.options, order.seats.len())?;
        let header = Header {
            argead: FORMAT,
            game: G::ABOUT.id.to_owned(),
            rules: G::ABOUT.rules,
            edition: EditionMark { name: order.edition.name.clone(), sha256: order.edition.sha256() },
            options: options.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            seats: order.seats.clone(),
            table: order.table.clone(),
            entropy: order.entropy.clone(),
            commitment: Dice::commitment(&order.seed),
            advice: order.advice,
            origin: order
                .origin
                .as_ref()
                .map(|record| Origin { table: record.header.table.clone(), lines: record.entries.len() }),
        };
        let mut session = Session::new(&setup, header);
        if let Some(record) = &order.origin {
            session.take_over(&record.entries).map_err(|flaw| order.edition.fault_overall(flaw.reason))?;
        }
        let step = session.begin(&order.dice());
        session.accept(step);
        Ok(session)
    }

    /// Loads a record and plays it again. With `dice`, also checks every outcome against them.
    pub fn load(record: &Record, edition: &EditionFile, dice: Option<&Dice>) -> Result<Session<G>, Flaw> {
        let (header, about) = (&record.header, G::ABOUT);
        let unreadable = |reason: Message| Flaw::new(1, FlawKind::Unreadable, reason);
        if header.game != about.id {
            return Err(unreadable(Message::new("table-flaw-game").with("game", header.game.as_str())));
        }
        if header.rules != about.rules {
            let reason = Message::new("table-flaw-rules").with("found", header.rules).with("known", about.rules);
            return Err(unreadable(reason));
        }
        if header.edition.sha256 != edition.sha256() {
            let reason = Message::new("table-flaw-edition").with("name", header.edition.name.as_str());
            return Err(unreadable(reason));
        }
        let (setup, options) =
            setup::<G>(edition, &header.options, header.seats.len()).map_err(|fault| unreadable(fault.reason))?;
        if options.iter().count() != header.options.len() {
            return Err(unreadable(Message::new("table-flaw-options")));
        }
        Session::replay(&setup, record, dice)
    }
}
