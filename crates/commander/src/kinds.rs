//! The vocabulary: everything that has a name of its own, in JSON and editions as in the rules.

use serde::{Deserialize, Serialize};

/// An enumeration whose values have a name for message ids, a number for arrays and a place in a list of all.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($variant:ident $key:literal $doc:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = $doc] $variant),*
        }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The value as an index into an array with one entry a value.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The bit that stands for the value in a set.
            #[inline]
            pub const fn bit(self) -> u32 {
                1 << self as u32
            }

            /// The end of its message ids.
            pub const fn key(self) -> &'static str {
                match self {
                    $($name::$variant => $key),*
                }
            }
        }
    };
}

named! {
    /// The four campaigns, in the order of a life.
    Campaign {
        Granicus "granicus" "338 to 334: Greece, and down the coast of Asia.",
        Issus "issus" "333 to 332: Anatolia and the first battle with Darius.",
        Tyre "tyre" "332: the siege of the island.",
        Gaugamela "gaugamela" "331 to 323: the end of Persia, India, and the way home.",
    }
}

named! {
    /// Whose forces they are.
    Nation {
        Macedon "macedon" "Alexander's own.",
        Persia "persia" "The Great King's.",
        India "india" "Of the kings of the Indus.",
        SouthGreece "south-greece" "Of Thebes and Athens.",
    }
}

named! {
    /// The types of force.
    Troop {
        Archers "archers" "AR: fast, one step.",
        Peltasts "peltasts" "PE: fast, one step.",
        Infantry "infantry" "IN: the standard force.",
        Phalanx "phalanx" "PH: attacks again after each hit.",
        HeavyCavalry "heavy-cavalry" "HC: strikes hard, every other round.",
        LightCavalry "light-cavalry" "LC: faster and lighter.",
        SiegeEngine "siege-engine" "SE: made for walls.",
        Chariots "chariots" "CH: cavalry on wheels.",
        Elephants "elephants" "EL: strong, and not cavalry.",
        SacredBand "sacred-band" "Infantry with a name of its own.",
    }
}

impl Troop {
    /// How many types Alexander can have: the first of the list.
    pub const OWN: usize = 7;

    /// Chariots, heavy and light cavalry.
    #[inline]
    pub const fn is_cavalry(self) -> bool {
        matches!(self, Troop::HeavyCavalry | Troop::LightCavalry | Troop::Chariots)
    }

    /// Type IN, named units included.
    #[inline]
    pub const fn is_infantry(self) -> bool {
        matches!(self, Troop::Infantry | Troop::SacredBand)
    }

    /// The two letters of the counter.
    pub const fn letters(self) -> &'static str {
        match self {
            Troop::Archers => "AR",
            Troop::Peltasts => "PE",
            Troop::Infantry | Troop::SacredBand => "IN",
            Troop::Phalanx => "PH",
            Troop::HeavyCavalry => "HC",
            Troop::LightCavalry => "LC",
            Troop::SiegeEngine => "SE",
            Troop::Chariots => "CH",
            Troop::Elephants => "EL",
        }
    }
}

named! {
    /// Enemy leaders.
    Leader {
        Chares "chares" "At Chaeronea.",
        Memnon "memnon" "At the Granicus.",
        Darius "darius" "At Issus and Gaugamela.",
        Porus "porus" "At the Hydaspes.",
    }
}

named! {
    /// The side of a counter that lies up.
    Side {
        Full "full" "At full strength.",
        Reduced "reduced" "Hit once.",
    }
}

named! {
    /// What a force has done in this round of a battle.
    Stance {
        Ready "ready" "It is still to act.",
        Done "done" "It has had its turn.",
        Spent "spent" "Cavalry that attacked and rests in the next round.",
        Resting "resting" "Cavalry that attacked in the last round.",
    }
}

named! {
    /// Places a map can have. An edition uses those it needs.
    Place {
        Macedonia "macedonia" "Macedonia.", Chaeronea "chaeronea" "Chaeronea.", Sestus "sestus" "Sestus.",
        Ilium "ilium" "Ilium.", Granicus "granicus" "The Granicus.", Sardis "sardis" "Sardis.",
        Ephesus "ephesus" "Ephesus.", Halicarnassus "halicarnassus" "Halicarnassus.", Lycia "lycia" "Lycia.",
        Side "side" "Side.", Gordium "gordium" "Gordium.", Ancyra "ancyra" "Ancyra.", Cilicia "cilicia" "Cilicia.",
        CilicianGates "cilician-gates" "The Cilician Gates.", Tarsus "tarsus" "Tarsus.", Issus "issus" "Issus.",
        Byblos "byblos" "Byblos.", Sidon "sidon" "Sidon.", OldTyre "old-tyre" "Old Tyre.", Tyre "tyre" "Tyre.",
        Acco "acco" "Acco.", Jerusalem "jerusalem" "Jerusalem.", Gaza "gaza" "Gaza.",
        Thapsacus "thapsacus" "Thapsacus.", Gaugamela "gaugamela" "Gaugamela.", Babylon "babylon" "Babylon.",
        Susa "susa" "Susa.", Persepolis "persepolis" "Persepolis.", Ecbatana "ecbatana" "Ecbatana.",
        Hecatompylos "hecatompylos" "Hecatompylos.", Bactra "bactra" "Bactra.", Maracanda "maracanda" "Maracanda.",
        Taxila "taxila" "Taxila.", Hydaspes "hydaspes" "The Hydaspes.", Pattala "pattala" "Pattala.",
        Gedrosia "gedrosia" "Gedrosia.", Carmania "carmania" "Carmania.", Pella "pella" "Pella.",
        Thebes "thebes" "Thebes.", Athens "athens" "Athens.", Miletus "miletus" "Miletus.", Perga "perga" "Perga.",
        Celaenae "celaenae" "Celaenae.", Damascus "damascus" "Damascus.", Memphis "memphis" "Memphis.",
        Siwa "siwa" "Siwa.", Arbela "arbela" "Arbela.", Opis "opis" "Opis.",
        Pasargadae "pasargadae" "Pasargadae.", Zadracarta "zadracarta" "Zadracarta.",
        Nicaea "nicaea" "Nicaea.", Multan "multan" "Multan.",
    }
}

named! {
    /// Alexander's battle plans. Fate is not among them: only temples give it.
    Plan {
        Charge "charge" "One cavalry force need not rest.",
        Envelopment "envelopment" "Hits equal to the numeric advantage.",
        Flank "flank" "One more hit by infantry or cavalry.",
        Leadership "leadership" "Alexander fights better.",
        Rally "rally" "Absorbs one hit.",
        Regroup "regroup" "A destroyed force comes back after the battle.",
        Sacrifice "sacrifice" "A sure 1, and the force is lost.",
    }
}

named! {
    /// The enemy's battle plans.
    EnemyPlan {
        Archers "archers" "Archers are better in the first round.",
        Cavalry "cavalry" "Cavalry is better in the first round.",
        Confusion "confusion" "Alexander loses a plan at random.",
        Deployment "deployment" "One more force joins the battle.",
        Flank "flank" "One more hit by infantry or cavalry.",
        Guards "guards" "Absorbs one hit on the leader.",
        Infantry "infantry" "Infantry is better in the first round.",
        Raid "raid" "Costs gold.",
        Rally "rally" "Absorbs one hit.",
    }
}

named! {
    /// Insights: each is used once in a campaign.
    Insight {
        Anticipation "anticipation" "The enemy draws no plans.",
        Bucephalus "bucephalus" "Alexander fights better.",
        Courtesans "courtesans" "Adds 4 to an intimidation.",
        Diplomats "diplomats" "Adds 3 to the enemy orders of the turn.",
        Maneuver "maneuver" "The enemy does not attack in the first round.",
        Morale "morale" "One Rally for each own force.",
        Spies "spies" "Takes a counter out of each enemy fortress.",
        Trap "trap" "As many hits as a die shows.",
    }
}

named! {
    /// Alexander's advisors.
    Advisor {
        Antipater "antipater" "Buy of every category in one turn.",
        Aristander "aristander" "Add 1 to an order die.",
        Callisthenes "callisthenes" "One more glory for each achievement.",
        Hephaestion "hephaestion" "Alexander's battle value is 1 higher.",
        Parmenion "parmenion" "The enemy draws three plans fewer.",
    }
}

named! {
    /// The eight prophecies.
    Prophecy {
        WallOfWood "wall-of-wood" "Conquer a crucial region and raze it.",
        CareForThese "care-for-these" "Own two crucial regions.",
        LetGoOfMe "let-go-of-me" "Conquer a crucial region and govern it.",
        OwnNature "own-nature" "A whole turn without advisors.",
        PrayToWinds "pray-to-winds" "Pay gold.",
        Serpent "serpent" "Discard an advisor.",
        BullsOrLions "bulls-or-lions" "Build a city.",
        SilverSpears "silver-spears" "Hold gold.",
    }
}

named! {
    /// Enemy operation counters.
    Operation {
        Go "go" "The operation begins.",
        OneForce "one-force" "One force joins it.",
        TwoForces "two-forces" "Two forces join it.",
        ThreeForces "three-forces" "Three forces join it.",
        GoldDrain "gold-drain" "Five gold are lost when it begins.",
        Wall "wall" "A wall joins it.",
    }
}

named! {
    /// What an enemy order brings.
    Order {
        Wall "wall" "A wall for the fortress.",
        GoldOrHit "gold-or-hit" "Two gold, or one hit.",
        Garrison "garrison" "A force for the fortress.",
        GloryBattle "glory-battle" "One glory for whoever takes the fortress by battle.",
        GoldIntimidation "gold-intimidation" "Two gold for whoever takes it by intimidation.",
        None "none" "Nothing.",
    }
}

named! {
    /// What an order of the Tyrian fleet takes or gives back.
    ShipOrder {
        SiegeShip "siege-ship" "One siege ship is lost.",
        Transport "transport" "One transport is lost.",
        MoleSection "mole-section" "One section of the mole is lost.",
        RepairWall "repair-wall" "One section of the island wall is repaired.",
        RegainWarship "regain-warship" "The fleet has one warship more.",
        ThreeGold "three-gold" "Three gold are lost.",
        TwoGold "two-gold" "Two gold are lost.",
    }
}

named! {
    /// One of the six sections of Tyre's wall.
    Section {
        One "one" "The section that faces the mole.", Two "two" "The second.", Three "three" "The third.",
        Four "four" "The fourth.", Five "five" "The fifth.", Six "six" "The sixth.",
    }
}

named! {
    /// The campaign options, each with its points.
    CampaignOption {
        AthenianGold "athenian-gold" "One more force at Chaeronea.",
        ScorchedEarth "scorched-earth" "Forage in Asia costs more.",
        MercenaryPay "mercenary-pay" "Operations begin with one force more.",
        PhilipsTreasury "philips-treasury" "More gold at the start.",
        CompanionLevy "companion-levy" "One more heavy cavalry.",
        SecondCounsel "second-counsel" "One more advisor at the start.",
        PersianFleet "persian-fleet" "Forces cost more away from ports.",
        Harpalus "harpalus" "Gold is lost in every turn.",
        Immortals "immortals" "One more infantry at Issus.",
        ThessalianHorse "thessalian-horse" "One more light cavalry.",
        GordianKnot "gordian-knot" "The prophecy of Gordium may be read before it is accepted.",
        Raiders "raiders" "One more ship order in every turn.",
        GazaDefenses "gaza-defenses" "Siege engines are worse at Gaza.",
        BatisResolve "batis-resolve" "Gaza cannot be intimidated.",
        RubbleOfOldTyre "rubble-of-old-tyre" "A section of the mole at the start.",
        PhoenicianTribute "phoenician-tribute" "More gold at the start.",
        ScorchedTigris "scorched-tigris" "Forage in the west costs more.",
        HyphasisMutiny "hyphasis-mutiny" "Operations hurt more.",
        Proskynesis "proskynesis" "One advisor fewer at the start.",
        RoyalTreasure "royal-treasure" "More gold at the start.",
        Epigoni "epigoni" "Forces cost less once Persepolis has fallen.",
    }
}

named! {
    /// A time of the year, as a box of a turn track names it.
    Season {
        Year "year" "The whole year, or years.", Spring "spring" "Spring.", Summer "summer" "Summer.",
        Autumn "autumn" "Autumn.", Winter "winter" "Winter.", EarlySpring "early-spring" "Early spring.",
        LateSpring "late-spring" "Late spring.", EarlySummer "early-summer" "Early summer.",
        LateSummer "late-summer" "Late summer.", EarlyAutumn "early-autumn" "Early autumn.",
        LateAutumn "late-autumn" "Late autumn.", EarlyWinter "early-winter" "Early winter.",
        LateWinter "late-winter" "Late winter.", January "january" "January.", February "february" "February.",
        March "march" "March.", April "april" "April.", May "may" "May.", June "june" "June.", July "july" "July.",
        August "august" "August.", September "september" "September.", October "october" "October.",
        November "november" "November.", December "december" "December.",
    }
}

/// Six dice faces.
pub const FACES: u8 = 6;
