//! Spellbooks: construction rules, printed books, formats.

mod construction;
mod formats;
mod junk;
mod lists;
mod printed;
mod round_trips;

use std::sync::LazyLock;

use mage_wars::{
    book::{Book, Names, Pool, terms},
    vocabulary::{Amount, Card, Cost, Kind, Restriction, School, Schools, kinds::MageClass},
};
use serde::Deserialize;

/// What is printed on a spell, as far as books look at it.
#[derive(Deserialize)]
struct Spell {
    code: String,
    id: String,
    en: String,
    de: String,
    kind: Kind,
    schools: Schools,
    cost: Option<u8>,
    reveal: Option<u8>,
    restrictions: Vec<Restriction>,
    copies: u8,
}

/// The 174 spells of the base set.
pub(crate) fn base() -> &'static Pool {
    static POOL: LazyLock<Pool> = LazyLock::new(|| {
        let spells: Vec<Spell> =
            serde_json::from_str(include_str!("../../facts/spells.json")).unwrap();
        let names = |card: &Card| {
            let spell = spells.iter().find(|spell| spell.id == card.id).unwrap();
            Names { en: spell.en.clone(), de: spell.de.clone() }
        };
        Pool::new(spells.iter().map(card), names)
    });
    &POOL
}

fn card(spell: &Spell) -> Card {
    let mut card = Card::new(&spell.code, &spell.id, spell.kind);
    card.schools = spell.schools.clone();
    card.cost = spell.cost.map_or(Cost::X(Amount::Distance), Cost::Mana);
    card.reveal_cost = spell.reveal;
    card.restrictions = spell.restrictions.clone();
    card.copies = spell.copies;
    card
}

/// Cards of nobody's box, written for one test: named by their ids, in German with “-chen” at the end.
pub(crate) fn own(cards: impl IntoIterator<Item = Card>) -> Pool {
    Pool::new(cards, |card| Names { en: card.id.clone(), de: format!("{}-chen", card.id) })
}

pub(crate) fn spell(id: &str, school: School, level: u8) -> Card {
    Card::new("", id, Kind::Incantation).school(school, level).cost(level).copies(9)
}

pub(crate) fn book(mage: MageClass, cards: &[(u8, &str)]) -> Book {
    let mut book = Book::new(mage);
    for (copies, id) in cards {
        book.add(id, *copies).unwrap();
    }
    book
}

#[test]
fn every_word_of_lists_means_one_thing() {
    assert_eq!(base().entries().len(), 174);
    for entry in base().entries() {
        for words in [&entry.card.id, &entry.card.code, &entry.names.en, &entry.names.de] {
            assert_eq!(base().find(words), Some(entry), "{words}");
            assert!(!terms::is_remark(words) && terms::mage(words).is_none(), "{words}");
        }
    }
}
