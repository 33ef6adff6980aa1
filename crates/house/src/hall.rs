//! The hall of fame: what finished games are remembered for, read from their records and from nothing else.

use crate::course::Course;
use crate::summary::persons;
use crate::{TableId, Trouble};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;
use store::{Listed, Store};
use table::{Dice, Fame, Header, Record, Title};

/// Knows which games are remembered. Games that are over stay what they are, so each is read once.
#[derive(Default)]
pub struct Hall {
    read: Mutex<HashMap<TableId, Option<Honour>>>,
}

/// Games that were after the same thing, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct League {
    /// Its name among the leagues of the game.
    pub name: &'static str,
    /// Who is remembered.
    pub honours: Vec<Honour>,
}

/// One game that is remembered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Honour {
    /// The table, where the game can be seen again.
    pub table: TableId,
    /// Who played.
    pub player: String,
    /// What it was worth.
    pub fame: Fame,
    /// The options that differ from the usual.
    pub options: BTreeMap<String, String>,
    /// Whether one could ask for advice.
    pub advice: bool,
    /// When it ended.
    pub ended: SystemTime,
}

impl Honour {
    /// The day it ended, as `2026-07-31`, in universal time.
    pub fn day(&self) -> String {
        let days = self.ended.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs() / 86_400;
        let (year, month, day) = date(days);
        format!("{year:04}-{month:02}-{day:02}")
    }
}

/// The date so many days after the first of 1970. Years are counted from March, so that a leap day comes last.
fn date(days: u64) -> (u64, u64, u64) {
    let since_march_of_0 = days + 719_468;
    let (era, day_of_era) = (since_march_of_0 / 146_097, since_march_of_0 % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months_since_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * months_since_march + 2) / 5 + 1;
    let (month, later) =
        if months_since_march < 10 { (months_since_march + 3, 0) } else { (months_since_march - 9, 1) };
    (400 * era + year_of_era + later, month, day)
}

impl Hall {
    /// The hall of a game, league by league: every finished game of a person whose record shows that it was won or lost by the rules, from
    /// its beginning, and with dice that nobody could foresee. One whose record cannot be played again by this program is left out.
    pub fn of(&self, title: &dyn Title, store: &dyn Store) -> Result<Vec<League>, Trouble> {
        let mut honours = Vec::new();
        if !title.leagues().is_empty() {
            for listed in store.finished()? {
                let Some(header) = candidate(&listed, title) else { continue };
                let id = TableId::from(listed.id.as_str());
                let known = self.read().get(&id).cloned();
                honours.extend(match known {
                    Some(honour) => honour,
                    None => {
                        let honour = judge(title, store, &listed, header)?;
                        self.read().insert(id, honour.clone());
                        honour
                    }
                });
            }
        }
        Ok(leagues(title.leagues(), honours))
    }

    fn read(&self) -> MutexGuard<'_, HashMap<TableId, Option<Honour>>> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The header of a table at which a person played `title` alone, from the beginning, with a secret seed. A table from a chosen seed has
/// the name of the seed instead of its own: whoever chose it could know the dice.
fn candidate(listed: &Listed, title: &dyn Title) -> Option<Header> {
    let header = Record::from_lines(vec![listed.header.clone()]).ok()?.header;
    let alone = header.seats.len() == 1 && persons(&header.seats).len() == 1;
    let is_own = header.origin.is_none() && header.table == listed.id;
    (header.game == title.about().id && alone && is_own).then_some(header)
}

/// What the game at a table is remembered for, if its record proves it.
fn judge(title: &dyn Title, store: &dyn Store, listed: &Listed, mut header: Header) -> Result<Option<Honour>, Trouble> {
    let Some(kept) = store.read(&listed.id)? else { return Ok(None) };
    let dice = Dice::new(kept.seed, &header.table, &header.entropy);
    let course = Record::from_lines(kept.lines)
        .map_err(Trouble::Flawed)
        .and_then(|record| Course::load(title, &record, &kept.edition, Some(&dice)));
    let Some(fame) = course.and_then(|course| course.fame()).unwrap_or_default() else { return Ok(None) };
    let usual = |key: &str, value: &str| {
        title.about().options.iter().any(|option| option.key == key && option.default == value)
    };
    header.options.retain(|key, value| !usual(key, value));
    Ok(Some(Honour {
        table: TableId::from(listed.id.as_str()),
        player: header.seats.swap_remove(0).name,
        fame,
        options: header.options,
        advice: header.advice,
        ended: listed.updated,
    }))
}

/// Victories before defeats, then by points; who had as many first stands above.
fn leagues(names: &[&'static str], mut honours: Vec<Honour>) -> Vec<League> {
    honours.sort_by_key(|honour| (Reverse((honour.fame.won, honour.fame.points)), honour.ended));
    let of = |name: &'static str| honours.iter().filter(move |honour| honour.fame.league == name).cloned().collect();
    names.iter().map(|&name| League { name, honours: of(name) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use table::Message;

    fn honour(league: &'static str, won: bool, points: i32, hours: u64) -> Honour {
        Honour {
            table: TableId::random(),
            player: format!("{points} at {hours}"),
            fame: Fame { league, won, points, line: Message::new("pig-name") },
            options: BTreeMap::new(),
            advice: false,
            ended: SystemTime::UNIX_EPOCH + Duration::from_secs(3600 * hours),
        }
    }

    #[test]
    fn days_have_dates() {
        for (hours, day) in [
            (0, "1970-01-01"),
            (23, "1970-01-01"),
            (24 * 59, "1970-03-01"),
            (24 * 11_016, "2000-02-29"),
            (24 * 11_017, "2000-03-01"),
            (24 * 20_772, "2026-11-15"),
        ] {
            assert_eq!(honour("life", true, 1, hours).day(), day);
        }
    }

    #[test]
    fn victories_stand_above_defeats_then_points_decide_then_who_was_first() {
        let honours = vec![
            honour("life", false, 90, 1),
            honour("life", true, 20, 4),
            honour("issus", true, 99, 2),
            honour("life", true, 50, 3),
            honour("life", true, 20, 2),
        ];
        let leagues = leagues(&["life", "granicus", "issus"], honours);
        let players = |at: usize| leagues[at].honours.iter().map(|one| one.player.as_str()).collect::<Vec<_>>();
        assert_eq!(leagues.iter().map(|league| league.name).collect::<Vec<_>>(), ["life", "granicus", "issus"]);
        assert_eq!(players(0), ["50 at 3", "20 at 2", "20 at 4", "90 at 1"]);
        assert_eq!((players(1).len(), players(2).len()), (0, 1));
    }
}
