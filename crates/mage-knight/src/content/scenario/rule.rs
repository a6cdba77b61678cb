//! Special rules and variants, each an option that any game may combine with others.
//!
//! The flow never asks which scenario is played: it asks whether one of these is in force.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! table_rules {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)+) => {
        /// One special rule of a scenario, or one variant of the scenario book.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum TableRule {
            $($(#[$doc])* $name,)+
        }

        impl TableRule {
            pub const ALL: [TableRule; [$($id),+].len()] = [$(TableRule::$name),+];

            /// The word in setups, scripts and message ids.
            pub const fn id(self) -> &'static str {
                match self {
                    $(TableRule::$name => $id,)+
                }
            }
        }
    };
}

table_rules! {
    /// MK-SCEN-MINES-04..08: enemies hold the mines.
    OccupiedMines = "occupied-mines",
    /// MK-SCEN-DRUID-03..08: glades are marked for the incantations of the Nights.
    Incantations = "incantations",
    /// MK-SCEN-DRUID-10: a glade has room for few Shields.
    CrowdedGlades = "crowded-glades",
    /// MK-SCEN-DUNGEON-03..05: villages and monasteries hide dungeons and tombs.
    SecretDungeons = "secret-dungeons",
    /// MK-SCEN-DUNGEON-06..08: conquered dungeons and tombs are closed and linked.
    LinkedDungeons = "linked-dungeons",
    /// MK-SCEN-HOLD-07..10: mage towers are owned as keeps are.
    OwnedTowers = "owned-towers",
    /// MK-SCEN-HOLD-11, MK-SCEN-HOLD-12: sites of others are defended by more tokens from round to round.
    GrowingGarrisons = "growing-garrisons",
    /// MK-SCEN-HOLD-05: keeps and mage towers offer more Units.
    MoreRecruits = "more-recruits",
    /// MK-SCEN-HOLD-06: assaults cost no Reputation.
    UnblamedAssaults = "unblamed-assaults",
    /// MK-SCEN-HOLD-15: all tiles lie open from the start.
    OpenMap = "open-map",
    /// MK-SCEN-RETURN-03, MK-SCEN-RETURN-04: the portal closes after the first Day.
    ClosingPortal = "closing-portal",
    /// MK-SCEN-DRUID-11, MK-SCEN-RETURN-07: longer and larger.
    Epic = "epic",
    /// MK-VARIANT-RANDCITY-01, MK-VARIANT-RANDCITY-02
    RandomCities = "random-cities",
    /// MK-VARIANT-NIGHTSTART-01, MK-VARIANT-NIGHTSTART-02
    NightArrival = "night-arrival",
    /// MK-VARIANT-DARKNESS-01
    Darkness = "darkness",
    /// MK-VARIANT-RAMPAGE-01..05
    Rampage = "rampage",
    /// MK-VARIANT-RAMPAGE-06, MK-VARIANT-RAMPAGE-07
    MoreRampage = "more-rampage",
    /// MK-VARIANT-FRIENDLY-01, MK-SCEN-FULLCOOP-04, MK-SCEN-SOLO-04
    NoInteractiveSpells = "no-interactive-spells",
    /// MK-VARIANT-FRIENDLY-02, MK-SCEN-FULLCOOP-04, MK-SCEN-SOLO-04
    NoInteractiveSkills = "no-interactive-skills",
    /// MK-VARIANT-FRIENDLY-03, MK-SCEN-RECON-05
    NoPvp = "no-pvp",
    /// MK-COOP-01: cities may be assaulted together.
    JointAssaults = "joint-assaults",
    /// MK-VARIANT-FRIENDLY-04, MK-VARIANT-FRIENDLY-05
    FriendlyMana = "friendly-mana",
    /// MK-VARIANT-UPGRADE-01..05
    ActionUpgrades = "action-upgrades",
    /// MK-VARIANT-DRAFT-01..03
    Draft = "draft",
    /// MK-VARIANT-AUCTION-01..07
    Auction = "auction",
    /// MK-VARIANT-ORIENT-01, MK-VARIANT-ORIENT-02
    RandomOrientation = "random-orientation",
    /// MK-VARIANT-ICOMBAT-01..07
    InteractiveCombat = "interactive-combat",
    /// MK-SCEN-FULLCOOP-17: of those who play together the lowest value counts for each achievement.
    LowestCounts = "lowest-counts",
}

impl TableRule {
    pub fn from_id(id: &str) -> Option<TableRule> {
        TableRule::ALL.into_iter().find(|rule| rule.id() == id)
    }
}

/// Which special rules and variants are in force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableRules(u32);

impl TableRules {
    pub const NONE: TableRules = TableRules(0);

    pub const fn of(rules: &[TableRule]) -> TableRules {
        let mut all = TableRules::NONE;
        let mut next = 0;
        while next < rules.len() {
            all = all.and(rules[next]);
            next += 1;
        }
        all
    }

    #[must_use]
    pub const fn and(self, rule: TableRule) -> TableRules {
        TableRules(self.0 | 1 << rule as u8)
    }

    #[inline]
    pub const fn has(self, rule: TableRule) -> bool {
        self.0 & 1 << rule as u8 != 0
    }

    /// Whether one of these is in force.
    #[inline]
    pub const fn shares(self, other: TableRules) -> bool {
        self.0 & other.0 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = TableRule> {
        TableRule::ALL.into_iter().filter(move |rule| self.has(*rule))
    }
}

impl FromIterator<TableRule> for TableRules {
    fn from_iter<I: IntoIterator<Item = TableRule>>(rules: I) -> Self {
        rules.into_iter().fold(TableRules::NONE, TableRules::and)
    }
}

impl Serialize for TableRules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for TableRules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<TableRule>::deserialize(deserializer)?.into_iter().collect())
    }
}
