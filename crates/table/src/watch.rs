//! Someone who watches a game and notes what is done, for statistics.

use crate::{Arg, Audience, Chronicle, Fact, Message, Seat};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A kind of thing that happens in a game, as the chronicle tells it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Deed {
    /// The message it is told by.
    pub told: Cow<'static, str>,
    /// Who did it, if a seat did.
    pub seat: Option<Seat>,
    /// With what: the card, the region, the piece, if just one is named. It is the id of that name.
    pub with: Option<Cow<'static, str>>,
    /// Whether it opens a turn.
    pub opens: bool,
}

impl Deed {
    fn of(fact: &Fact) -> Deed {
        let Message { id, args } = &fact.message;
        let seat = args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None });
        let mut named = args.iter().filter_map(|(_, arg)| if let Arg::Message(name) = arg { Some(name) } else { None });
        let with = match (named.next(), named.next()) {
            (Some(name), None) if name.args.is_empty() => Some(name.id.clone()),
            _ => None,
        };
        Deed { told: id.clone(), seat, with, opens: fact.heading }
    }
}

/// Notes deeds, each as often as it is done.
pub(crate) struct Watcher(Option<BTreeMap<Deed, u32>>);

impl Watcher {
    /// A watcher who is awake or not.
    pub fn new(awake: bool) -> Watcher {
        Watcher(awake.then(BTreeMap::new))
    }

    /// What was noted.
    pub fn deeds(self) -> BTreeMap<Deed, u32> {
        self.0.unwrap_or_default()
    }
}

impl Chronicle for Watcher {
    fn tell(&mut self, fact: impl FnOnce() -> Fact) {
        if let Some(deeds) = &mut self.0 {
            let fact = fact();
            // What only some are told in full, the others are told again in part.
            if !matches!(fact.audience, Audience::Except(_)) {
                *deeds.entry(Deed::of(&fact)).or_default() += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_is_noted_once_however_many_are_told() {
        let mut watcher = Watcher::new(true);
        let drew = || Message::new("drew").with("seat", Seat(1)).with("card", Message::new("card-ox"));
        watcher.tell(|| Fact::new(drew()).only(Seat(1)));
        watcher.tell(|| Fact::new(Message::new("drew-unseen").with("seat", Seat(1))).except(Seat(1)));
        watcher.tell(|| Fact::new(drew()).only(Seat(1)));
        let deed = Deed { told: "drew".into(), seat: Some(Seat(1)), with: Some("card-ox".into()), opens: false };
        assert_eq!(watcher.deeds(), BTreeMap::from([(deed, 2)]));
    }

    #[test]
    fn who_sleeps_notes_nothing() {
        let mut watcher = Watcher::new(false);
        watcher.tell(|| unreachable!("nobody listens"));
        assert!(watcher.deeds().is_empty());
    }
}
