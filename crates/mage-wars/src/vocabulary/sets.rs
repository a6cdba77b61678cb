//! The sets cards are from, and which of them are in a game.

use serde::{Deserialize, Serialize};

/// A set of cards, in the order they appeared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CardSet {
    Core,
    ForcemasterVsWarlord,
    ConquestOfKumanjaro,
    DruidVsNecromancer,
    ForgedInFire,
    BattlegroundsDomination,
    /// Cards of one's own, from packs.
    Own,
}

impl CardSet {
    /// The sets that were printed.
    pub const PRINTED: [CardSet; 6] = [
        CardSet::Core,
        CardSet::ForcemasterVsWarlord,
        CardSet::ConquestOfKumanjaro,
        CardSet::DruidVsNecromancer,
        CardSet::ForgedInFire,
        CardSet::BattlegroundsDomination,
    ];

    /// Its name in files, such as `forged-in-fire`.
    pub const fn id(self) -> &'static str {
        match self {
            CardSet::Core => "core",
            CardSet::ForcemasterVsWarlord => "forcemaster-vs-warlord",
            CardSet::ConquestOfKumanjaro => "conquest-of-kumanjaro",
            CardSet::DruidVsNecromancer => "druid-vs-necromancer",
            CardSet::ForgedInFire => "forged-in-fire",
            CardSet::BattlegroundsDomination => "battlegrounds-domination",
            CardSet::Own => "own",
        }
    }

    /// The printed set of this name.
    pub fn named(name: &str) -> Option<Self> {
        CardSet::PRINTED.into_iter().find(|set| set.id() == name)
    }

    /// Whether a game is possible without it.
    fn is_optional(self) -> bool {
        !matches!(self, CardSet::Core | CardSet::Own)
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The sets that are in a game: the base set and one's own cards always are. In files a list of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "Vec<CardSet>", into = "Vec<CardSet>")]
pub struct Sets(u8);

impl Sets {
    /// The base game.
    pub const BASE: Sets = Sets(CardSet::Core.bit() | CardSet::Own.bit());
    pub const ALL: Sets = Sets((1 << Sets::COUNT) - 1);
    /// How many sets there are, own cards among them.
    pub(crate) const COUNT: usize = CardSet::PRINTED.len() + 1;

    pub fn is_base(&self) -> bool {
        *self == Sets::BASE
    }

    pub fn has(self, set: CardSet) -> bool {
        self.0 & set.bit() != 0
    }

    pub fn with(self, set: CardSet) -> Self {
        Sets(self.0 | set.bit())
    }

    /// Those beside the base set.
    pub fn expansions(self) -> impl Iterator<Item = CardSet> {
        CardSet::PRINTED.into_iter().filter(move |set| set.is_optional() && self.has(*set))
    }

    /// A number below 2 to the power of [`Sets::COUNT`].
    pub(crate) fn index(self) -> usize {
        self.0.into()
    }
}

impl Default for Sets {
    fn default() -> Self {
        Sets::BASE
    }
}

impl From<Vec<CardSet>> for Sets {
    fn from(sets: Vec<CardSet>) -> Self {
        sets.into_iter().collect()
    }
}

impl FromIterator<CardSet> for Sets {
    fn from_iter<I: IntoIterator<Item = CardSet>>(sets: I) -> Self {
        sets.into_iter().fold(Sets::BASE, Sets::with)
    }
}

impl From<Sets> for Vec<CardSet> {
    fn from(sets: Sets) -> Self {
        sets.expansions().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_written_as_the_list_of_the_expansions() {
        let sets: Sets = serde_json::from_str(r#"["forged-in-fire", "core"]"#).expect("sets");
        assert_eq!(sets, Sets::BASE.with(CardSet::ForgedInFire));
        assert_eq!(serde_json::to_string(&sets).expect("text"), r#"["forged-in-fire"]"#);
        assert!(Sets::default().is_base() && !sets.is_base());
        assert!(CardSet::PRINTED.into_iter().chain([CardSet::Own]).all(|set| Sets::ALL.has(set)));
    }

    #[test]
    fn sets_are_found_by_the_names_they_are_written_with() {
        for set in CardSet::PRINTED {
            assert_eq!(CardSet::named(set.id()), Some(set));
            let written = serde_json::to_string(&set).expect("text");
            assert_eq!(written, format!("\"{}\"", set.id()));
        }
        assert_eq!(CardSet::named("own"), None);
    }
}
