//! The dice, worked out again from what `docs/record.md` says and nothing else.

use conformance::reference::Pips;
use sha2::{Digest, Sha256};
use table::{Dice, Luck};

/// HMAC-SHA256 as RFC 2104 defines it.
fn hmac(key: &[u8], message: &[u8]) -> [u8; 32] {
    assert!(key.len() <= 64, "longer keys would be hashed first");
    let pad = |byte: u8| (0..64).map(|at| key.get(at).copied().unwrap_or(0) ^ byte).collect::<Vec<u8>>();
    let inner = Sha256::digest([pad(0x36), message.to_vec()].concat());
    Sha256::digest([pad(0x5c), inner.to_vec()].concat()).into()
}

/// Outcome number `counter` of a table.
fn outcome<T: Copy>(seed: &[u8; 32], table: &str, entropy: &str, counter: u64, outcomes: &[(T, u32)]) -> T {
    let total: u128 = outcomes.iter().map(|&(_, weight)| u128::from(weight)).sum();
    for attempt in 0u32.. {
        let mut message = b"argead/dice/1\0".to_vec();
        message.extend(table.as_bytes());
        message.push(0);
        message.extend(entropy.as_bytes());
        message.push(0);
        message.extend(counter.to_be_bytes());
        message.extend(attempt.to_be_bytes());
        let number = hmac(seed, &message)[..8].iter().fold(0u128, |number, &byte| number << 8 | u128::from(byte));
        if number >= u128::from(u64::MAX) / total * total {
            continue;
        }
        let mut left = number % total;
        for &(outcome, weight) in outcomes {
            if left < u128::from(weight) {
                return outcome;
            }
            left -= u128::from(weight);
        }
    }
    unreachable!("some attempt is taken")
}

#[test]
fn our_own_hmac_agrees_with_rfc_4231() {
    let digest = hmac(b"Jefe", b"what do ya want for nothing?");
    assert_eq!(hex::encode(digest), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

#[test]
fn outcomes_follow_from_seed_table_entropy_and_counter_as_documented() {
    let mut luck = Luck::new(1);
    for table in 0..40u64 {
        let seed = Dice::seed_from_number(table);
        let (name, thrown) = (format!("table {table}"), ["olive \"branch\"".to_owned(), "chouette é".to_owned()]);
        let dice = Dice::new(seed, &name, &thrown);
        for counter in 0..50 {
            let outcomes: Vec<(u32, u32)> =
                (0..1 + luck.below(9)).map(|at| (at, 1 + luck.below(u32::MAX - 1))).collect();
            let expected = outcome(&seed, &name, "[\"olive \\\"branch\\\"\",\"chouette é\"]", counter, &outcomes);
            assert_eq!(dice.draw(counter, &outcomes), Some(expected), "table {table}, outcome {counter}");
        }
    }
}

#[test]
fn the_commitment_is_the_sha256_of_the_seed() {
    let seed = [7u8; 32];
    assert_eq!(Dice::commitment(&seed), hex::encode(Sha256::digest(seed)));
    assert_eq!(Dice::new(seed, "t", &[]).reveal(), "07".repeat(32));
}

#[test]
fn the_generator_of_a_bot_does_not_foretell_the_dice() {
    let dice = Dice::new(Dice::seed_from_number(5), "t", &[]);
    let faces: Vec<(Pips, u32)> = (1..=6).map(|pips| (Pips { pips }, 1)).collect();
    let right = (0..12_000u64).filter(|&line| {
        let guess = dice.bot_luck(line).weighted(&faces);
        dice.draw(line, &faces) == Some(guess)
    });
    // One guess in six is right by chance: 2,000, give or take four standard deviations of 41.
    let right = right.count();
    assert!((1_836..=2_164).contains(&right), "{right}");
}
