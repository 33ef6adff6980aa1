//! Is a finished record legal, complete, and are its dice honest?

use crate::{Dice, EditionFile, Flaw, FlawKind, Message, Play, Record, Title};

/// Plays `record` again and checks all there is to check: every line legal, the result as stated, the seed the one committed to, and
/// every outcome the one the seed makes.
pub fn verify(title: &dyn Title, record: &Record, edition: &EditionFile) -> Result<Box<dyn Play>, Flaw> {
    let last = record.lines.len();
    let Some(end) = record.end() else {
        title.load(record, edition, None)?;
        return Err(Flaw::new(last, FlawKind::Unfinished, Message::new("table-flaw-unfinished")));
    };
    let header = &record.header;
    let seed = hex::decode(&end.seed).ok().and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
    let Some(seed) = seed.filter(|seed| Dice::commitment(seed) == header.commitment) else {
        return Err(Flaw::new(last, FlawKind::Dishonest, Message::new("table-flaw-seed")));
    };
    title.load(record, edition, Some(&Dice::new(seed, &header.table, &header.entropy)))
}
