//! What a book may cost and contain.

use std::collections::BTreeMap;

use mage_wars::vocabulary::{
    Branch, Card, CardSet, Mage, Restriction, School, Sets, kinds::MageClass,
};
use mage_wars_books::book::{
    Book, Breach, Collection, Construction, Pool, Report, Training, WizardTraining,
    breach::CopyLimit, check,
};
use rules::{covers, mw};

use super::{all, base, book, own, spell};

/// Only the construction rules, whoever owns what.
fn judged(book: &Book, pool: &Pool) -> Report {
    let construction =
        Construction { collection: Collection::Unlimited, ..Construction::default() };
    check(book, pool, &construction)
}

fn points(mage: Mage, card: Card) -> u16 {
    let id = card.id.clone();
    judged(&book(mage, &[(1, &id)]), &own([card])).points
}

fn rules_broken(report: &Report) -> Vec<&'static str> {
    report.breaches.iter().filter_map(Breach::rule).map(kernel::RuleId::as_str).collect()
}

#[test]
fn a_level_counts_once_if_trained_twice_if_not_and_three_times_if_opposed() {
    covers![mw::BOOK_02, mw::BOOK_03, mw::BOOK_04, mw::BOOK_15];
    for (mage, trained, opposed, neither) in [
        (Mage::Beastmaster, vec![School::Nature], Some(School::Fire), School::Dark),
        (Mage::Priestess, vec![School::Holy], Some(School::Dark), School::Fire),
        (Mage::Warlock, vec![School::Dark, School::Fire], Some(School::Holy), School::War),
        (Mage::Wizard, vec![School::Arcane], None, School::Water),
    ] {
        for school in trained {
            assert_eq!(points(mage, spell("a", school, 3)), 3, "{mage:?} {school:?}");
        }
        if let Some(school) = opposed {
            assert_eq!(points(mage, spell("a", school, 3)), 9, "{mage:?} {school:?}");
        }
        assert_eq!(points(mage, spell("a", neither, 3)), 6, "{mage:?} {neither:?}");
    }
}

#[test]
fn a_spell_of_one_school_or_another_counts_as_the_cheapest() {
    covers![mw::BOOK_05];
    let card = || spell("a", School::Fire, 2).schools_or(&[(School::Fire, 2), (School::Dark, 2)]);
    assert_eq!(points(Mage::Warlock, card()), 2);
    assert_eq!(points(Mage::Beastmaster, card()), 4, "Dark: Fire would be 6");
    let report = judged(&book(Mage::Beastmaster, &[(2, "a")]), &own([card()]));
    assert_eq!(report.schools, BTreeMap::from([(School::Dark, 8)]));
}

#[test]
fn the_spell_points_of_the_printed_examples_are_right() {
    covers![mw::BOOK_05, mw::BOOK_06];
    let points = |book: &Book| judged(book, base()).points;
    assert_eq!(points(&book(Mage::Warlock, &[(1, "elemental-wand")])), 2, "as a Fire spell");
    let adramelech = [(1, "adramelech-lord-of-fire")];
    let mut wizard = book(Mage::Wizard, &adramelech);
    wizard.training = Some(School::Fire);
    assert_eq!(points(&wizard), 4 * 2 + 2);
    assert_eq!(points(&book(Mage::Warlock, &adramelech)), 4 + 2);
}

#[test]
fn a_spell_of_several_schools_costs_the_sum_of_its_parts() {
    covers![mw::BOOK_06];
    let card = || spell("a", School::Fire, 2).schools_and(&[(School::Dark, 4), (School::Fire, 2)]);
    assert_eq!(points(Mage::Warlock, card()), 4 + 2);
    assert_eq!(points(Mage::Beastmaster, card()), 4 * 2 + 2 * 3);
    let report = judged(&book(Mage::Beastmaster, &[(1, "a")]), &own([card()]));
    assert_eq!(report.schools, BTreeMap::from([(School::Dark, 8), (School::Fire, 6)]));
}

#[test]
fn a_novice_spell_costs_one_point_even_if_its_school_is_opposed() {
    covers![mw::BOOK_12];
    for mage in [Mage::Priestess, Mage::Warlock, Mage::Wizard] {
        assert_eq!(points(mage, spell("a", School::Dark, 1).only(Restriction::Novice)), 1);
    }
}

#[test]
fn a_book_may_cost_120_points_and_not_one_more() {
    covers![mw::BOOK_01, mw::BOOK_21];
    let pool = own(["a", "b", "c", "d", "e", "f"]
        .map(|id| spell(id, School::Nature, 6))
        .into_iter()
        .chain([spell("last", School::Nature, 1)]));
    let mut book = book(Mage::Beastmaster, &[(4, "a"), (4, "b"), (4, "c"), (4, "d"), (4, "e")]);
    let report = judged(&book, &pool);
    assert_eq!((report.points, report.allowed, report.is_legal()), (120, Some(120), true));
    book.add("last", 1).unwrap();
    let report = judged(&book, &pool);
    assert_eq!(report.breaches, [Breach::Points { used: 121, allowed: 120 }]);
    assert_eq!(report.breaches[0].rule(), Some(mw::BOOK_01));
}

#[test]
fn six_copies_of_level_one_four_of_higher_levels_and_one_of_epic_spells() {
    covers![mw::BOOK_07, mw::BOOK_08, mw::BOOK_09];
    let pool = own([
        spell("one", School::Nature, 1),
        spell("two", School::Nature, 2),
        spell("sum", School::Nature, 1).schools_and(&[(School::Nature, 1), (School::Air, 1)]),
        spell("epic", School::Nature, 1).only(Restriction::Epic),
    ]);
    let most = [(6, "one"), (4, "two"), (4, "sum"), (1, "epic")];
    assert!(judged(&book(Mage::Beastmaster, &most), &pool).is_legal());
    let more = most.map(|(copies, id)| (copies + 1, id));
    let report = judged(&book(Mage::Beastmaster, &more), &pool);
    let breach = |card: &str, copies, allowed, limit| Breach::Copies {
        card: card.into(),
        copies,
        allowed,
        limit,
    };
    assert_eq!(
        report.breaches,
        [
            breach("epic", 2, 1, CopyLimit::Epic),
            breach("one", 7, 6, CopyLimit::FirstLevel),
            breach("sum", 5, 4, CopyLimit::HigherLevel),
            breach("two", 5, 4, CopyLimit::HigherLevel),
        ]
    );
    assert_eq!(rules_broken(&report), ["MW-BOOK-09", "MW-BOOK-07", "MW-BOOK-08", "MW-BOOK-08"]);
}

#[test]
fn spells_of_another_class_stay_out() {
    covers![mw::BOOK_10];
    let pool =
        own(
            [spell("lair", School::Nature, 1).only(Restriction::ClassOnly(MageClass::Beastmaster))],
        );
    assert!(judged(&book(Mage::Beastmaster, &[(1, "lair")]), &pool).is_legal());
    let report = judged(&book(Mage::Priestess, &[(1, "lair")]), &pool);
    assert_eq!(
        report.breaches,
        [Breach::Class { card: "lair".into(), class: MageClass::Beastmaster }]
    );
    assert_eq!(rules_broken(&report), ["MW-BOOK-10"]);
}

#[test]
fn a_book_may_have_cards_of_the_sets_there_are_and_as_many_as_all_of_these_have() {
    let pool = all();
    let wizard = |cards: &[(u8, &str)]| {
        let mut book = book(Mage::Wizard, cards);
        book.training = Some(School::Air);
        book
    };
    let breaches = |book: &Book, sets: Option<Sets>| {
        check(book, pool, &Construction { sets, ..Construction::default() }).breaches
    };
    let bolt = wizard(&[(1, "arc-lightning")]);
    // By itself a book is built from the sets its cards are from.
    assert_eq!(breaches(&bolt, None), []);
    let set = CardSet::ForcemasterVsWarlord;
    let missing = Breach::Set { card: "arc-lightning".into(), set };
    assert_eq!(breaches(&bolt, Some(Sets::BASE.with(CardSet::ForgedInFire))), [missing]);
    assert_eq!(breaches(&bolt, Some(Sets::BASE.with(set))), []);
    // The base set has five of Dispel and Forcemaster vs. Warlord three more.
    let many = wizard(&[(6, "dispel")]);
    let few = Breach::Collection { card: "dispel".into(), copies: 6, owned: 5 };
    assert_eq!(breaches(&many, None), [few]);
    assert_eq!(breaches(&many, Some(Sets::BASE.with(set))), []);
}

#[test]
fn spells_for_mages_of_a_school_need_training_in_it() {
    covers![mw::BOOK_11];
    let pool = own([spell("gate", School::Air, 1).only(Restriction::SchoolOnly(School::Air))]);
    let mut wizard = book(Mage::Wizard, &[(1, "gate")]);
    wizard.training = Some(School::Air);
    assert!(judged(&wizard, &pool).is_legal());
    wizard.training = Some(School::Water);
    let report = judged(&wizard, &pool);
    assert_eq!(report.breaches, [Breach::School { card: "gate".into(), school: School::Air }]);
    assert_eq!(rules_broken(&report), ["MW-BOOK-11"]);
}

#[test]
fn a_wizard_chooses_one_elemental_school_and_nobody_else_chooses() {
    covers![mw::BOOK_13, mw::BOOK_14, mw::BOOK_15];
    let pool = own([]);
    let breaches = |mage, training| {
        let mut book = Book::new(mage);
        book.training = training;
        judged(&book, &pool).breaches
    };
    for school in [School::Earth, School::Air, School::Water, School::Fire] {
        assert_eq!(breaches(Mage::Wizard, Some(school)), []);
        let trained = Training::of(Mage::Wizard, Some(school), WizardTraining::Chosen).trained;
        assert_eq!(trained, [School::Arcane, school].map(Branch::school));
    }
    assert_eq!(breaches(Mage::Wizard, None), [Breach::NoElement]);
    for school in
        [School::Dark, School::Mind, School::Holy, School::Arcane, School::Nature, School::War]
    {
        let choice = Breach::Choice { mage: Mage::Wizard, school };
        assert_eq!(breaches(Mage::Wizard, Some(school)), [choice]);
    }
    for mage in [Mage::Beastmaster, Mage::Priestess, Mage::Warlock] {
        assert_eq!(breaches(mage, None), []);
        let choice = Breach::Choice { mage, school: School::Air };
        assert_eq!(breaches(mage, Some(School::Air)), [choice]);
    }
}

#[test]
fn a_wizard_with_later_ability_cards_is_trained_in_arcane_and_air() {
    covers![mw::RULING_71];
    let pool = own([spell("storm", School::Air, 2), spell("wave", School::Water, 2)]);
    let construction =
        Construction { wizard: WizardTraining::ArcaneAir, ..Construction::default() };
    let mut wizard = book(Mage::Wizard, &[(1, "storm"), (1, "wave")]);
    let report = check(&wizard, &pool, &construction);
    assert_eq!((report.points, report.is_legal()), (2 + 4, true), "no choice is needed");
    wizard.training = Some(School::Water);
    let report = check(&wizard, &pool, &construction);
    assert_eq!(report.breaches, [Breach::FixedChoice { school: School::Water }]);
    assert_eq!(report.points, 2 + 4, "the choice counts for nothing");
    assert_eq!(judged(&wizard, &pool).points, 4 + 2, "the switch is off by default");
}

#[test]
fn nobody_has_more_cards_than_a_collection_has() {
    let pool = own([spell("a", School::Nature, 1).copies(2)]);
    let judge = |copies, collection| {
        let construction = Construction { collection, ..Construction::default() };
        check(&book(Mage::Beastmaster, &[(copies, "a")]), &pool, &construction).breaches
    };
    assert_eq!(Collection::default(), Collection::Boxes(1));
    assert_eq!(judge(2, Collection::Boxes(1)), []);
    let breach = |copies, owned| Breach::Collection { card: "a".into(), copies, owned };
    assert_eq!(judge(3, Collection::Boxes(1)), [breach(3, 2)]);
    assert_eq!(judge(4, Collection::Boxes(2)), []);
    assert_eq!(judge(2, Collection::Own(BTreeMap::from([("a".into(), 1)]))), [breach(2, 1)]);
    assert_eq!(judge(1, Collection::Own(BTreeMap::new())), [breach(1, 0)]);
    assert_eq!(judge(6, Collection::Unlimited), []);
}

#[test]
fn every_breach_is_told_at_once_with_card_rule_and_numbers() {
    let pool = own([
        spell("epic", School::Fire, 6).only(Restriction::Epic).copies(1),
        spell("heavy", School::Fire, 6),
    ]);
    let mut bad = book(Mage::Beastmaster, &[(3, "epic"), (5, "heavy"), (1, "nonsense")]);
    bad.training = Some(School::War);
    let report = check(&bad, &pool, &Construction::default());
    let told: Vec<_> = report
        .breaches
        .iter()
        .map(|it| (it.rule().map(kernel::RuleId::as_str), it.card(), it.numbers()))
        .collect();
    assert_eq!(
        told,
        [
            (Some("MW-BOOK-01"), None, Some((144, 120))),
            (Some("MW-BOOK-15"), None, None),
            (Some("MW-BOOK-09"), Some("epic"), Some((3, 1))),
            (None, Some("epic"), Some((3, 1))),
            (Some("MW-BOOK-08"), Some("heavy"), Some((5, 4))),
            (None, Some("nonsense"), None),
        ]
    );
}

#[test]
fn even_the_largest_book_can_be_added_up() {
    let cards: Vec<Card> = (0..300).map(|at| spell(&format!("s{at}"), School::Fire, 255)).collect();
    let mut book = Book::new(Mage::Beastmaster);
    for card in &cards {
        book.add(&card.id, 99).unwrap();
        assert!(book.add(&card.id, 1).is_err());
    }
    let report = judged(&book, &own(cards));
    assert_eq!((report.points, report.cards), (u16::MAX, 29_700));
}
