//! The reference games keep the contract.

use conformance::Suite;
use conformance::reference::{self, ConnectFour, Pig};

conformance::register!(
    connect_four,
    Suite::<ConnectFour>::new(ConnectFour::census)
        .bots(reference::LEVELS, reference::bot)
        .golden("tests/golden/connect-four")
);

conformance::register!(
    pig,
    Suite::<Pig>::new(Pig::census).bots(reference::LEVELS, reference::bot).golden("tests/golden/pig")
);
