//! Honest dice: every outcome follows from a secret the table committed to before the game.
//!
//! The table publishes the SHA-256 of its seed when it opens and the seed when the game ends. Outcome number `n` is made from
//! `HMAC-SHA256(seed, "argead/dice/1" 0 table 0 entropy 0 n attempt)`, where entropy is what the players threw in (a JSON list of
//! strings) and `n` (8 bytes) and `attempt` (4 bytes) are big-endian. Its first 8 bytes are a number; one at or above the largest
//! multiple of the total weight is thrown away and the next attempt made, so that no outcome is favoured.

use crate::{Luck, Seat};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The secret generator of one table. Never shown, logged or sent before the game is over.
#[derive(Clone)]
pub struct Dice {
    seed: [u8; 32],
    table: String,
    entropy: String,
}

impl Dice {
    /// The dice of a table: its secret seed, its id, and what each player threw in.
    pub fn new(seed: [u8; 32], table: &str, entropy: &[String]) -> Dice {
        let entropy = serde_json::to_string(entropy).expect("a list of strings is JSON");
        Dice { seed, table: table.to_owned(), entropy }
    }

    /// A seed for a table that must be repeatable, as `--seed` asks.
    pub fn seed_from_number(number: u64) -> [u8; 32] {
        Sha256::digest([b"argead/seed/1\0".as_slice(), &number.to_be_bytes()].concat()).into()
    }

    /// What a table publishes of its seed when it opens.
    pub fn commitment(seed: &[u8; 32]) -> String {
        hex::encode(Sha256::digest(seed))
    }

    /// The seed in hexadecimal: for the last line of a finished record.
    pub fn reveal(&self) -> String {
        hex::encode(self.seed)
    }

    /// Outcome number `counter`: one of `outcomes` in proportion to the weights. `None` if the weights are all 0.
    pub fn draw<T: Copy>(&self, counter: u64, outcomes: &[(T, u32)]) -> Option<T> {
        let total: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
        if total == 0 {
            return None;
        }
        let limit = u64::MAX - u64::MAX % total;
        let mut number = (0..)
            .map(|attempt| u64::from_be_bytes(self.derive("dice", counter, attempt)[..8].try_into().expect("8 bytes")))
            .find(|&number| number < limit)?
            % total;
        for &(outcome, weight) in outcomes {
            if number < u64::from(weight) {
                return Some(outcome);
            }
            number -= u64::from(weight);
        }
        None
    }

    /// The generator of a bot for its decision after `line` lines. Its own domain: it tells nothing of the dice.
    pub fn bot_luck(&self, line: u64) -> Luck {
        Luck::from_bytes(self.derive("bot", line, 0))
    }

    /// The generator of the advice to `seat` after `line` lines: another for each seat, for several may decide at once.
    pub fn advice_luck(&self, line: u64, seat: Seat) -> Luck {
        Luck::from_bytes(self.derive("advice", line, u32::from(seat.0)))
    }

    fn derive(&self, domain: &str, counter: u64, attempt: u32) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed).expect("HMAC takes a key of any length");
        for part in ["argead/", domain, "/1\0", &self.table, "\0", &self.entropy, "\0"] {
            mac.update(part.as_bytes());
        }
        mac.update(&counter.to_be_bytes());
        mac.update(&attempt.to_be_bytes());
        mac.finalize().into_bytes().into()
    }
}

impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dice").field("table", &self.table).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIX: [(u8, u32); 6] = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)];

    fn dice(seed: u64, table: &str, entropy: &str) -> Vec<u8> {
        let dice = Dice::new(Dice::seed_from_number(seed), table, &[entropy.to_owned()]);
        (0..40).map(|counter| dice.draw(counter, &SIX).unwrap()).collect()
    }

    #[test]
    fn seed_table_and_entropy_each_change_the_dice() {
        let rolls = dice(1, "t", "e");
        assert_eq!(rolls, dice(1, "t", "e"));
        for other in [dice(2, "t", "e"), dice(1, "u", "e"), dice(1, "t", "f")] {
            assert_ne!(rolls, other);
        }
    }

    #[test]
    fn faces_come_up_about_equally() {
        let dice = Dice::new(Dice::seed_from_number(3), "t", &[]);
        let mut seen = [0u32; 7];
        for counter in 0..12_000 {
            seen[usize::from(dice.draw(counter, &SIX).unwrap())] += 1;
        }
        assert!(seen[1..].iter().all(|&n| (1_850..2_150).contains(&n)), "{seen:?}");
    }

    #[test]
    fn the_secret_stays_out_of_debug_output() {
        let shown = format!("{:?}", Dice::new([0xEF; 32], "t", &[]));
        assert!(!shown.to_lowercase().contains("ef") && !shown.contains("239"), "{shown}");
    }

    #[test]
    fn nothing_can_be_drawn_from_nothing() {
        let dice = Dice::new([0; 32], "t", &[]);
        assert_eq!(dice.draw::<u8>(0, &[]), None);
        assert_eq!(dice.draw(0, &[(1u8, 0)]), None);
    }
}
