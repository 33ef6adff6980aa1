//! Who comes, and where they sit down: two random names.

use std::fmt;

/// Someone at a browser or terminal: a random token that only they know.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Guest(String);

impl Guest {
    /// A new guest, with a token of 128 random bits.
    pub fn random() -> Guest {
        Guest(hex::encode(random::<16>()))
    }

    /// The guest with this token, if it is one that [`random`](Guest::random) could have made.
    ///
    /// ```
    /// use house::Guest;
    /// let guest = Guest::random();
    /// assert_eq!(Guest::parse(guest.as_str()), Some(guest));
    /// assert_eq!(Guest::parse("anyone"), None);
    /// ```
    pub fn parse(token: &str) -> Option<Guest> {
        let is_token = token.len() == 32 && token.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        is_token.then(|| Guest(token.to_owned()))
    }

    /// The token, to be kept by the guest alone.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Guest {
    /// The token stays out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Guest")
    }
}

/// The id of a table: short, and fit for an address.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

impl TableId {
    /// Letters and digits that are not mistaken for one another.
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

    /// A new id: 50 random bits.
    pub fn random() -> TableId {
        TableId(random::<10>().iter().map(|byte| char::from(Self::LETTERS[usize::from(byte % 32)])).collect())
    }

    /// The id as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Any text may be asked for; whether there is such a table, the house knows.
impl From<&str> for TableId {
    fn from(id: &str) -> TableId {
        TableId(id.to_owned())
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Random bytes from the system. A system without any cannot keep a secret, and no table should be opened on it.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    bytes
}
