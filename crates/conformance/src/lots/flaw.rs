//! Which promise the game breaks.

/// It keeps all of them.
pub const NONE: u8 = 0;
/// Everybody sees every hand.
pub const SHOWS_HANDS: u8 = 1;
/// Everybody hears which card is drawn.
pub const TELLS_DRAWS: u8 = 2;
/// Everybody hears of a bid at once.
pub const TELLS_BIDS: u8 = 3;
/// Cards that are not held can be marked, says the list.
pub const OFFERS_TOO_MUCH: u8 = 4;
/// Cards that are not held can be marked, says the check.
pub const ALLOWS_TOO_MUCH: u8 = 5;
/// The list is turned around.
pub const OFFERS_OUT_OF_ORDER: u8 = 6;
/// Refusals name no clause.
pub const REFUSES_WITHOUT_CLAUSE: u8 = 7;
/// Whether anything is redealt depends on the deck.
pub const REDEALS_BY_SECRETS: u8 = 8;
/// Redealt cards vanish.
pub const REDEAL_LOSES_CARDS: u8 = 9;
/// Swapped cards vanish.
pub const LOSES_CARDS: u8 = 10;
/// Bids waver by a counter of its own.
pub const OWNS_A_GENERATOR: u8 = 11;
/// A copy counts on the tally of its original.
pub const SHARES_MEMORY: u8 = 12;
/// States are equal whatever is marked.
pub const EQUAL_IN_SPITE_OF_MARKS: u8 = 13;
/// One action is no choice.
pub const HIDES_A_CHOICE: u8 = 14;
/// Choices point at nothing.
pub const POINTS_NOWHERE: u8 = 15;
/// The deck has no words.
pub const LACKS_WORDS: u8 = 16;
/// Everybody is paid.
pub const PAYS_EVERYBODY: u8 = 17;
/// Any number of copies will do.
pub const TRUSTS_EDITIONS: u8 = 18;
/// A rank is an index, whatever it is.
pub const TRUSTS_ACTIONS: u8 = 19;
/// Everybody is sure to win.
pub const SHARES_TOO_MUCH: u8 = 20;
/// The rules have a new version.
pub const NEW_RULES: u8 = 21;
/// Nobody stands anywhere at the end.
pub const FORGETS_TO_END: u8 = 22;
/// Facts point at nothing.
pub const TELLS_OF_LOST_THINGS: u8 = 23;
/// It claims fame before anything is won.
pub const BOASTS: u8 = 24;
/// Every choice is called the same.
pub const READS_ALIKE: u8 = 25;
/// Among others an action suggests itself more than alone.
pub const URGES_IN_COMPANY: u8 = 26;
