//! The cards of the game, compiled once from the vocabulary into what the engine looks up in play. The engine executes
//! what stands there and knows no card by name.

mod compiled;
mod mages;
mod own;
mod support;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use compiled::{Compiled, Grant, Scope};
pub use own::{TooLate, install, own};
pub use support::missing_word;

use crate::{
    set,
    vocabulary::{Card, Kind},
};

/// A card in the list of all cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u16);

/// All cards that can be played, in a fixed order: the mages, the cards of the base set, own cards.
pub fn all() -> &'static [Compiled] {
    static ALL: LazyLock<Vec<Compiled>> = LazyLock::new(|| {
        let cards = set::base().into_iter().chain(own().iter().cloned());
        let playable = cards.filter(|card| missing_word(card).is_none());
        mages::all().into_iter().chain(playable).map(Compiled::new).collect()
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

/// The card with this name in files.
pub fn find(id: &str) -> Option<CardId> {
    (0..).zip(all()).find(|(_, compiled)| compiled.card.id == id).map(|(at, _)| CardId(at))
}

/// All cards of a kind.
pub fn of_kind(kind: Kind) -> impl Iterator<Item = CardId> {
    (0..)
        .zip(all())
        .filter(move |(_, compiled)| compiled.card.kind == kind)
        .map(|(at, _)| CardId(at))
}

/// The card named so by a person: `Timber Wolf`, `timber-wolf`, `timber wolf`.
pub fn find_by_words(words: &str) -> Option<CardId> {
    find(&words.to_lowercase().replace(' ', "-").replace(['\'', ',', '.'], "").replace('&', "and"))
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
