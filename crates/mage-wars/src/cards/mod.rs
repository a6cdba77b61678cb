//! The cards of the game, compiled once from the vocabulary into what the engine looks up in play. The engine executes
//! what stands there and knows no card by name.

mod compiled;
mod grant;
mod lean;
mod mages;
mod own;
mod program;
mod support;
mod triggers;

use std::{
    collections::BTreeMap,
    sync::{LazyLock, OnceLock},
};

use serde::{Deserialize, Serialize};

pub use compiled::Compiled;
pub use grant::{Grant, Reach, Scope, Side};
pub use lean::{Lean, effect_lean, lean};
pub use mages::APPRENTICE;
pub use own::{TooLate, install, own};
pub use program::{Op, Part, ProgramRef, program};
pub use support::missing_word;
pub use triggers::TriggerSet;

use crate::{
    derive::card_matches,
    set,
    vocabulary::{Card, Kind, Sets},
};

/// A card in the list of all cards; in files its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct CardId(pub u16);

impl From<CardId> for String {
    fn from(id: CardId) -> String {
        card(id).id.clone()
    }
}

impl TryFrom<String> for CardId {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        find(&name).ok_or_else(|| format!("there is no card called “{name}”"))
    }
}

/// All cards that can be played, in a fixed order: the mages of the base set, the cards of the base set and of the
/// expansions, the mages of the expansions, own cards, markers that lie in play like cards, and what lies on maps. What
/// is added stands behind the base set, whose numbers stay.
pub fn all() -> &'static [Compiled] {
    static ALL: LazyLock<Vec<Compiled>> = LazyLock::new(|| {
        let playable = |card: &Card| missing_word(card).is_none();
        let spells = set::spells().into_iter().filter(playable).map(Compiled::new);
        let own = own().iter().filter(|card| playable(card)).cloned().map(Compiled::new);
        let pieces = set::markers().into_iter().chain(set::of_maps()).map(Compiled::new);
        let base = mages::of_the_base_set().into_iter();
        base.chain(spells).chain(mages::of_expansions()).chain(own).chain(pieces).collect()
    });
    &ALL
}

/// A card as it is compiled for play.
pub fn compiled(id: CardId) -> &'static Compiled {
    &all()[usize::from(id.0)]
}

/// The printed card.
pub fn card(id: CardId) -> &'static Card {
    &compiled(id).card
}

/// Which cards a familiar or spawnpoint casts, by their number; `None` for whoever casts all or nothing.
pub fn cast_by(caster: CardId) -> Option<&'static [bool]> {
    static CAST: LazyLock<BTreeMap<CardId, Vec<bool>>> = LazyLock::new(|| {
        let fitting = |filter| all().iter().map(|it| card_matches(filter, &it.card)).collect();
        (0..)
            .zip(all())
            .filter_map(|(at, caster)| Some((CardId(at), fitting(caster.casts()?))))
            .collect()
    });
    CAST.get(&caster).map(Vec::as_slice)
}

/// The card with this name in files.
pub fn find(id: &str) -> Option<CardId> {
    static BY_NAME: LazyLock<BTreeMap<&'static str, CardId>> = LazyLock::new(|| {
        (0..).zip(all()).map(|(at, compiled)| (compiled.card.id.as_str(), CardId(at))).collect()
    });
    BY_NAME.get(id).copied()
}

/// The name people know a card by: apprentices are called like the mages they become.
pub fn shown_name(id: CardId) -> String {
    let name = card(id).id.as_str();
    name.strip_prefix(APPRENTICE).unwrap_or(name).to_owned()
}

/// All cards of a kind.
pub fn of_kind(kind: Kind) -> impl Iterator<Item = CardId> {
    (0..)
        .zip(all())
        .filter(move |(_, compiled)| compiled.card.kind == kind)
        .map(|(at, _)| CardId(at))
}

/// All cards of these sets, in their order, without what lies on maps.
pub fn of_sets(sets: Sets) -> &'static [CardId] {
    static LISTS: [OnceLock<Vec<CardId>>; 1 << Sets::COUNT] =
        [const { OnceLock::new() }; 1 << Sets::COUNT];
    LISTS[sets.index()].get_or_init(|| {
        let all = (0..).zip(all());
        let listed = |it: &Compiled| !it.card.is_marker() && !it.card.kind.is_of_the_map();
        let there = all.filter(|(_, it)| it.card.is_among(sets) && listed(it));
        there.map(|(at, _)| CardId(at)).collect()
    })
}

/// The card named so by a person: `Timber Wolf`, `timber-wolf`, `timber wolf`.
pub fn find_by_words(words: &str) -> Option<CardId> {
    find(
        &words
            .to_lowercase()
            .replace(' ', "-")
            .replace(['\'', ',', '.', '!'], "")
            .replace('&', "and"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_name_of_its_own_and_is_found_by_it() {
        for (at, compiled) in (0..).zip(all()) {
            assert_eq!(find(&compiled.card.id), Some(CardId(at)), "{}", compiled.card.id);
        }
        assert_eq!(find_by_words("Timber Wolf"), find("timber-wolf"));
        assert_eq!(find_by_words("No Such Card"), None);
    }
}
