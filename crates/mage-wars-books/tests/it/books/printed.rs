//! The printed books.

use mage_wars::{
    setup::{Builtin, Edition},
    vocabulary::{Mage, School},
};
use mage_wars_books::book::{
    Book, Breach, Collection, Construction, Training, WizardTraining, check, check_apprentice,
    find_printed,
};
use rules::{covers, mw};

use super::{all, base};

#[test]
fn the_four_starting_books_are_legal_and_cost_exactly_120_points() {
    covers![mw::BOOK_16, mw::BOOK_17, mw::BOOK_18, mw::BOOK_19, mw::BOOK_20];
    for (mage, cards) in Mage::BASE.into_iter().zip([68, 55, 59, 59]) {
        let report =
            check(&Book::printed(Builtin::Starting(mage)), base(), &Construction::default());
        assert_eq!(report.breaches, [], "{mage:?}");
        assert_eq!((report.points, report.cards), (120, cards), "{mage:?}");
        assert_eq!(report.schools.values().sum::<u16>(), 120);
        assert_eq!(report.kinds.values().sum::<u16>(), cards);
        assert_eq!(report.curve.mana.values().sum::<u16>() + report.curve.x, cards);
    }
    assert_eq!(Book::printed(Builtin::Starting(Mage::Wizard)).training, Some(School::Air));
}

#[test]
fn the_starting_books_of_the_expansions_are_legal_once_all_their_cards_can_be_played() {
    let printed: Vec<_> =
        Builtin::printed().filter(|book| !Mage::BASE.contains(&book.mage())).collect();
    let sizes = printed.iter().map(|book| book.cards().map(|(_, n)| u16::from(n)).sum::<u16>());
    assert_eq!(sizes.collect::<Vec<_>>(), [51, 62, 67, 56, 58, 59, 60, 65]);
    for book in printed.into_iter().filter(|book| Builtin::all().contains(book)) {
        // The boxes together have fewer copies of some cards than these books.
        let construction =
            Construction { collection: Collection::Unlimited, ..Construction::default() };
        let report = check(&Book::printed(book), all(), &construction);
        assert_eq!(report.breaches, [], "{book}");
        // A public transcription: what was printed may have a point more.
        let points = if book.mage() == Mage::AdramelechWarlock { 119 } else { 120 };
        assert_eq!(report.points, points, "{book}");
    }
}

#[test]
fn the_printed_wizard_is_legal_with_air_and_too_expensive_with_another_element() {
    covers![mw::BOOK_16, mw::RULING_71];
    let mut book = Book::printed(Builtin::Starting(Mage::Wizard));
    let arcane_air = Construction { wizard: WizardTraining::ArcaneAir, ..Construction::default() };
    assert!(check(&book, base(), &arcane_air).is_legal());
    book.training = Some(School::Water);
    let report = check(&book, base(), &Construction::default());
    assert!(matches!(report.breaches[..], [Breach::Points { .. }]), "{report:?}");
}

#[test]
fn all_four_starting_books_can_be_built_from_one_box() {
    for entry in base().entries() {
        let copies: u8 = Mage::BASE
            .map(|mage| Book::printed(Builtin::Starting(mage)).copies(&entry.card.id))
            .iter()
            .sum();
        assert!(copies <= entry.card.copies, "{}", entry.card.id);
    }
}

#[test]
fn an_apprentice_uses_exactly_the_printed_list_whatever_it_costs() {
    covers![mw::APPR_08, mw::APPR_09, mw::APPR_10, mw::APPR_11, mw::APPR_12, mw::RULING_53];
    // The Wizard's list was priced for Arcane and Air.
    let cost = |edition| {
        Mage::BASE.map(|mage| {
            let training = Training::of(mage, Some(School::Air), WizardTraining::ArcaneAir);
            let book = Book::printed(Builtin::Apprentice(mage, edition));
            let points = |(id, copies): (&str, u8)| {
                training.points(&base().get(id).unwrap().card).total * u16::from(copies)
            };
            (book.size(), book.cards().map(points).sum::<u16>())
        })
    };
    assert_eq!(cost(Edition::English), [(28, 50), (25, 50), (27, 50), (21, 52)]);
    assert_eq!(cost(Edition::German), [(33, 57), (30, 61), (30, 56), (30, 69)]);
    for mage in Mage::BASE {
        for edition in [Edition::English, Edition::German] {
            let report =
                check_apprentice(&Book::printed(Builtin::Apprentice(mage, edition)), base());
            assert_eq!((report.breaches, report.allowed), (vec![], None), "{mage:?} {edition:?}");
        }
        let report = check_apprentice(&Book::printed(Builtin::Starting(mage)), base());
        assert!(!report.is_legal());
    }
}

#[test]
fn what_an_apprentice_changed_is_told_card_by_card() {
    covers![mw::APPR_08, mw::APPR_11];
    let mut book = Book::printed(Builtin::Apprentice(Mage::Warlock, Edition::English));
    book.add("fireball", 1).unwrap();
    book.add("dispel", 1).unwrap();
    book.add("teleport", 1).unwrap();
    let breach = |card: &str, copies, printed| Breach::List {
        mage: Mage::Warlock,
        card: card.into(),
        copies,
        printed,
    };
    let report = check_apprentice(&book, base());
    assert_eq!(
        report.breaches,
        [breach("dispel", 2, 1), breach("fireball", 2, 1), breach("teleport", 1, 0)]
    );
    assert!(report.breaches.iter().all(|it| it.rule() == Some(mw::APPR_11)));
}

#[test]
fn printed_books_are_found_by_name() {
    for builtin in Builtin::all().iter().copied() {
        assert_eq!(builtin.to_string().parse(), Ok(builtin));
        assert_eq!(find_printed(&builtin.to_string()), Some(builtin));
    }
    assert_eq!(find_printed("starting:Zauberer"), Some(Builtin::Starting(Mage::Wizard)));
    for wrong in ["", "starting", "starting:", "starting:bear", "finishing:wizard", ":wizard"] {
        assert!(wrong.parse::<Builtin>().is_err(), "{wrong}");
        assert_eq!(find_printed(wrong), None, "{wrong}");
    }
}
