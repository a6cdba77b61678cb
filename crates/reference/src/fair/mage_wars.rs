//! Spellbooks that the construction rules do not allow, and positions somebody wrote down.

use kernel::msg;
use mage_wars::{
    MageWars,
    setup::{BookSetup, Builtin, Mode, SeatSetup, Setup, training::find_mage},
    vocabulary::{Mage, School},
};
use mage_wars_books::book::{Book, Breach, Construction, check, check_apprentice};

use super::{Fair, SetupBreach, Unusual};
use crate::books::pool;

/// A setup does not say which element a Wizard chose: any of them will do (MW-BOOK-15).
const ELEMENTS: [School; 4] = [School::Air, School::Earth, School::Fire, School::Water];

impl Fair for MageWars {
    fn unusual(setup: &Setup) -> Vec<Unusual> {
        if setup.position.is_some() {
            let breach = SetupBreach {
                seat: None,
                place: "position".to_owned(),
                rule: None,
                message: msg!("server-rated-position"),
            };
            return vec![Unusual { term: msg!("about-position"), breach: Some(breach) }];
        }
        let books = setup.seats.iter().enumerate().filter_map(|(at, seat)| {
            let breach = breach_of(seat, setup.mode)?;
            let breach = SetupBreach {
                seat: Some(at),
                place: format!("seats[{at}].book"),
                rule: breach.rule(),
                message: breach.message(),
            };
            Some(Unusual { term: msg!("about-free-books"), breach: Some(breach) })
        });
        books.collect()
    }
}

/// The first rule that the book of a seat breaks.
fn breach_of(seat: &SeatSetup, mode: Mode) -> Option<Breach> {
    let mage = find_mage(&seat.mage)?;
    let book = book_of(mage, &seat.book)?;
    let first = |book: &Book| {
        let report = match mode {
            Mode::Apprentice => check_apprentice(book, pool()),
            Mode::Full => check(book, pool(), &Construction::default()),
        };
        report.breaches.into_iter().next()
    };
    if mage != Mage::Wizard || mode == Mode::Apprentice {
        return first(&book);
    }
    let judged = ELEMENTS.map(|element| {
        let mut trained = book.clone();
        trained.training = Some(element);
        first(&trained)
    });
    judged.into_iter().reduce(Option::and).flatten()
}

/// The book as it is written in a setup; `None` where nobody can make one of it, which the game itself refuses.
fn book_of(mage: Mage, written: &BookSetup) -> Option<Book> {
    let mut book = Book::new(mage);
    match written {
        BookSetup::Printed(name) => {
            let printed: Builtin = name.parse().ok()?;
            for (id, copies) in printed.cards() {
                book.add(id, copies).ok()?;
            }
        }
        BookSetup::Cards(cards) => {
            for (id, copies) in cards {
                // More copies than a book can note are as wrong as those it can.
                book.add(id, (*copies).min(mage_wars_books::book::MOST_COPIES)).ok()?;
            }
        }
    }
    Some(book)
}
