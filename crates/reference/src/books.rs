//! Spellbooks of Mage Wars: read, judged, priced and written.

mod price;
mod sheet;

use std::sync::LazyLock;

use i18n::Language;
use kernel::msg;
use mage_wars::{
    cards, set,
    setup::{Builtin, Edition},
    text::card_message,
    vocabulary::{CardSet, Sets},
};
use mage_wars_books::book::{
    self, Book, Collection, Construction, Flaw, Names, Pool, Report, WizardTraining,
};
use protocol::{BookCollection, BookFlaw, BookSummary, CheckBook, CheckedBook, PrintedBook, Shelf};

pub use price::{mages, prices};

/// The cards of all sets and own cards, with their names.
pub fn pool() -> &'static Pool {
    static POOL: LazyLock<Pool> = LazyLock::new(|| {
        Pool::new(set::spells().into_iter().chain(cards::own().iter().cloned()), |card| {
            let name = |language| i18n::format(language, &card_message(&card.id));
            Names { en: name(Language::En), de: name(Language::De) }
        })
    });
    &POOL
}

/// The language of card names in lists.
pub fn names_in(language: Language) -> book::Language {
    match language {
        Language::En => book::Language::En,
        Language::De => book::Language::De,
    }
}

/// Reads the name of a printed book, or a book in any format.
pub fn read(text: &str) -> Result<(Book, Option<Builtin>), Vec<Flaw>> {
    if let Some(printed) = book::find_printed(text.trim()) {
        return Ok((Book::printed(printed), Some(printed)));
    }
    Ok((book::read(text, pool())?, None))
}

/// What a book is judged as.
#[derive(Clone, Debug, Default)]
pub struct Judging {
    pub apprentice: bool,
    pub wizard: WizardTraining,
    pub collection: Collection,
    /// The sets there are to build with; by itself those the cards of the book are from.
    pub sets: Option<Sets>,
}

/// A book and its judgement.
#[derive(Clone, Debug)]
pub struct Judged {
    pub book: Book,
    pub report: Report,
    pub wizard: WizardTraining,
}

impl Judged {
    pub fn new(book: Book, how: Judging) -> Self {
        let Judging { apprentice, wizard, collection, sets } = how;
        let report = if apprentice {
            book::check_apprentice(&book, pool())
        } else {
            book::check(&book, pool(), &Construction { wizard, collection, sets })
        };
        Judged { book, report, wizard }
    }

    /// As a line in a list of books.
    pub fn summary(&self) -> BookSummary {
        BookSummary {
            name: self.book.title.as_ref().map(|title| title.as_str().to_owned()),
            mage: self.book.mage.id().to_owned(),
            legal: self.report.is_legal(),
            points: self.report.points,
            points_allowed: self.report.allowed,
            size: self.report.cards,
            text: book::json::write(&self.book),
        }
    }
}

/// Everything there is to say about a text that should be a book, with card names in this language where names are written.
pub fn check(asked: &CheckBook, language: Language) -> CheckedBook {
    let (book, printed) = match read(&asked.text) {
        Ok(read) => read,
        Err(flaws) => {
            return CheckedBook { flaws: flaws.iter().map(flaw).collect(), sheet: None };
        }
    };
    let sets = match asked.sets.as_deref().map(sets_named).transpose() {
        Ok(sets) => sets,
        Err(words) => {
            let message = msg!("book-flaw-set", words = words);
            return CheckedBook { flaws: vec![BookFlaw { line: None, message }], sheet: None };
        }
    };
    let apprentice = asked.apprentice || matches!(printed, Some(Builtin::Apprentice(..)));
    let wizard =
        if asked.wizard_arcane_air { WizardTraining::ArcaneAir } else { WizardTraining::Chosen };
    let collection = collection(asked.collection);
    let judged = Judged::new(book, Judging { apprentice, wizard, collection, sets });
    CheckedBook { flaws: Vec::new(), sheet: Some(judged.sheet(language)) }
}

/// The sets of these names beside the base set, or the first name that is none of a set.
pub fn sets_named<S: AsRef<str>>(names: &[S]) -> Result<Sets, String> {
    let named = |name: &S| CardSet::named(name.as_ref()).ok_or_else(|| name.as_ref().to_owned());
    names.iter().map(named).collect()
}

pub(crate) fn collection(cards: BookCollection) -> Collection {
    match cards {
        BookCollection::Box => Collection::default(),
        BookCollection::Unlimited => Collection::Unlimited,
    }
}

fn flaw(flaw: &Flaw) -> BookFlaw {
    BookFlaw { line: flaw.line, message: flaw.wrong.message() }
}

/// What building needs to know before there is a book.
pub fn shelf() -> Shelf {
    let printed = Builtin::all().iter().copied().map(|printed| {
        let (shelf, apprentice) = match printed {
            Builtin::Starting(_) => ("starting", false),
            Builtin::Apprentice(_, Edition::English) => ("apprentice", true),
            Builtin::Apprentice(_, Edition::German) => ("apprentice-de", true),
        };
        // What was printed is played as printed, whatever lies in one box of each set.
        let collection = Collection::Unlimited;
        let how = Judging { apprentice, collection, ..Judging::default() };
        PrintedBook {
            id: printed.to_string(),
            shelf: shelf.to_owned(),
            book: Judged::new(Book::printed(printed), how).summary(),
        }
    });
    Shelf { mages: mages(), printed: printed.collect() }
}
