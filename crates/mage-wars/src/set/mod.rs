//! The cards of the game by set, each written with the words of the [vocabulary](crate::vocabulary) alone. One function
//! per card, one call per printed line; errata are applied (`docs/errata.md`).
//!
//! A folder is a set. A card of an expansion is there when all of it is there: what is printed, and what it does. The
//! names, facts and pictures of all printed cards stand in files of their own already (`tests/facts`), so that a card is
//! added by its function alone.

mod core;
mod domination;
mod druid_necromancer;
mod forcemaster_warlord;
mod forged_in_fire;
mod kumanjaro;
mod mages;

use crate::vocabulary::{Card, CardSet, MageCard, Printing};

/// All mages, those of the base set first, then expansion by expansion. One of an expansion is there when all of it is.
pub fn mages() -> Vec<MageCard> {
    CardSet::PRINTED.into_iter().flat_map(mages_of).collect()
}

fn mages_of(set: CardSet) -> Vec<MageCard> {
    let mut mages = match set {
        CardSet::Core => core::mages(),
        CardSet::ConquestOfKumanjaro => kumanjaro::mages(),
        CardSet::ForgedInFire => forged_in_fire::mages(),
        CardSet::ForcemasterVsWarlord => forcemaster_warlord::mages(),
        CardSet::DruidVsNecromancer | CardSet::BattlegroundsDomination | CardSet::Own => Vec::new(),
    };
    mages.iter_mut().for_each(|mage| mage.card.set = set);
    mages
}

/// All spells of the base set, by kind and then by card number.
pub fn base() -> Vec<Card> {
    of(CardSet::Core)
}

/// The spells of all sets: those of the base set, then expansion by expansion.
pub fn spells() -> Vec<Card> {
    CardSet::PRINTED.into_iter().flat_map(of).collect()
}

/// Markers that lie in play like cards, and are none of a spellbook.
pub fn markers() -> Vec<Card> {
    let mut markers = druid_necromancer::markers();
    markers.iter_mut().for_each(|marker| marker.set = CardSet::DruidVsNecromancer);
    markers
}

/// What lies on the maps of Domination: the V'Tar Orb and the special tiles. They are no spells.
pub fn of_maps() -> Vec<Card> {
    let mut cards = domination::of_maps();
    cards.iter_mut().for_each(|card| card.set = CardSet::BattlegroundsDomination);
    cards
}

/// The spells that appeared first in a set, by kind and then by card number. None are one's own cards.
pub fn of(set: CardSet) -> Vec<Card> {
    let mut cards = match set {
        CardSet::Core => core::all(),
        CardSet::ForcemasterVsWarlord => forcemaster_warlord::all(),
        CardSet::ConquestOfKumanjaro => kumanjaro::all(),
        CardSet::DruidVsNecromancer => druid_necromancer::all(),
        CardSet::ForgedInFire => forged_in_fire::all(),
        CardSet::BattlegroundsDomination => domination::all(),
        CardSet::Own => Vec::new(),
    };
    for card in &mut cards {
        card.set = set;
        card.reprints = reprints_of(&card.id);
    }
    cards.sort_by(|one, other| (one.kind, &one.code).cmp(&(other.kind, &other.code)));
    cards
}

/// Cards that a set has again: card number, name and copies.
type Reprints = &'static [(&'static str, &'static str, u8)];

fn reprints(set: CardSet) -> Reprints {
    match set {
        CardSet::ForcemasterVsWarlord => forcemaster_warlord::REPRINTS,
        CardSet::DruidVsNecromancer => druid_necromancer::REPRINTS,
        CardSet::Core
        | CardSet::ConquestOfKumanjaro
        | CardSet::ForgedInFire
        | CardSet::BattlegroundsDomination
        | CardSet::Own => &[],
    }
}

fn reprints_of(id: &str) -> Vec<Printing> {
    let mut found = Vec::new();
    for set in CardSet::PRINTED {
        let again = reprints(set).iter().filter(|(_, card, _)| *card == id);
        found.extend(again.map(|(code, _, copies)| Printing {
            set,
            code: (*code).to_owned(),
            copies: *copies,
        }));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reprints_are_of_cards_of_earlier_sets() {
        let spells = spells();
        for set in CardSet::PRINTED {
            for (code, id, copies) in reprints(set) {
                let card = spells.iter().find(|card| card.id == *id).expect("a card");
                assert!(card.set < set, "{code} {id}");
                assert!(*copies > 0 && card.copies_in(set) == *copies, "{code} {id}");
            }
        }
    }
}
