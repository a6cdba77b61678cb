//! The printed books as books.

use mage_wars::{
    setup::Builtin,
    vocabulary::{Mage, School},
};

use super::{Book, terms};

impl Book {
    /// A printed book.
    pub fn printed(which: Builtin) -> Self {
        let mut book = Book::new(which.mage());
        if which == Builtin::Starting(Mage::Wizard) {
            // MW-BOOK-16: the printed book is that of a Wizard trained in Arcane and Air.
            book.training = Some(School::Air);
        }
        for (id, copies) in which.cards() {
            book.add(id, copies).expect("printed lists have few copies");
        }
        book
    }
}

/// The printed book of this name, such as `starting:wizard`. The mage may be named in either language.
pub fn find_printed(name: &str) -> Option<Builtin> {
    let (shelf, mage) = name.split_once(':')?;
    format!("{shelf}:{}", terms::mage(mage)?.id()).parse().ok()
}
