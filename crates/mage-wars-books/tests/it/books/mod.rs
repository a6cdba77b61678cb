//! Spellbooks: construction rules, printed books, formats.

mod construction;
mod formats;
mod junk;
mod lists;
mod printed;
mod round_trips;
mod strangers;

use std::sync::LazyLock;

use mage_wars::{
    set,
    text::card_message,
    vocabulary::{Card, Kind, Mage, School},
};
use mage_wars_books::book::{Book, Names, Pool, terms};

/// The 174 spells of the base set, called as the program calls them.
pub(crate) fn base() -> &'static Pool {
    static POOL: LazyLock<Pool> = LazyLock::new(|| pool_of(set::base()));
    &POOL
}

/// The spells of all sets.
pub(crate) fn all() -> &'static Pool {
    static POOL: LazyLock<Pool> = LazyLock::new(|| pool_of(set::spells()));
    &POOL
}

fn pool_of(cards: Vec<Card>) -> Pool {
    Pool::new(cards, |card| {
        let name = |language| i18n::format(language, &card_message(&card.id));
        Names { en: name(i18n::Language::En), de: name(i18n::Language::De) }
    })
}

/// Cards of nobody's box, written for one test: named by their ids, in German with “-chen” at the end.
pub(crate) fn own(cards: impl IntoIterator<Item = Card>) -> Pool {
    Pool::new(cards, |card| Names { en: card.id.clone(), de: format!("{}-chen", card.id) })
}

pub(crate) fn spell(id: &str, school: School, level: u8) -> Card {
    Card::new("", id, Kind::Incantation).school(school, level).cost(level).copies(9)
}

pub(crate) fn book(mage: Mage, cards: &[(u8, &str)]) -> Book {
    let mut book = Book::new(mage);
    for (copies, id) in cards {
        book.add(id, *copies).unwrap();
    }
    book
}

#[test]
fn every_word_of_lists_means_one_thing() {
    assert_eq!(base().entries().len(), 174);
    for entry in all().entries() {
        for words in [&entry.card.id, &entry.card.code, &entry.names.en, &entry.names.de] {
            assert_eq!(all().find(words), Some(entry), "{words}");
            assert!(!terms::is_remark(words) && terms::mage(words).is_none(), "{words}");
        }
    }
}
