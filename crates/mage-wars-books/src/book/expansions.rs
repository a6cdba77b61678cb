//! Mages and cards of the expansions, by name alone: a list that has some is told so, instead of being asked what it
//! means.

use std::{collections::BTreeMap, sync::LazyLock};

use super::spelling::fold;

/// What a name of the expansions stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Printed {
    Mage,
    Card,
}

/// The set somebody's words are from, if they name a mage or card of an expansion.
pub(super) fn set_of(words: &str, wanted: Printed) -> Option<&'static str> {
    NAMES.get(&fold(words)).filter(|(printed, _)| *printed == wanted).map(|(_, set)| *set)
}

static NAMES: LazyLock<BTreeMap<String, (Printed, &'static str)>> = LazyLock::new(|| {
    let mut names = BTreeMap::new();
    let mut set = "";
    for line in include_str!("expansions.txt").lines().filter(|line| !line.starts_with('#')) {
        match (line.strip_prefix("= "), line.strip_prefix("* ")) {
            (Some(name), _) => set = name,
            (None, Some(mage)) => {
                names.insert(fold(mage), (Printed::Mage, set));
            }
            (None, None) => {
                names.entry(fold(line)).or_insert((Printed::Card, set));
            }
        }
    }
    names
});
