//! The construction rules, and the totals of a book.

use std::collections::BTreeMap;

use mage_wars::{
    setup::{Builtin, Edition},
    vocabulary::{Card, Cost, Kind, Mage, Restriction, School, Sets},
};

use super::{
    Book, Breach, Collection, Pool, Training, WizardTraining, breach::CopyLimit,
    training::mage_card,
};

/// MW-BOOK-07.
const COPIES_OF_FIRST_LEVEL: u8 = 6;
/// MW-BOOK-08.
const COPIES_OF_HIGHER_LEVEL: u8 = 4;
/// MW-BOOK-09.
const COPIES_OF_EPIC: u8 = 1;

/// What a book is judged by, besides the rules that always hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Construction {
    pub wizard: WizardTraining,
    pub collection: Collection,
    /// The sets there are to build with; by itself the base set and those the cards of the book are from.
    pub sets: Option<Sets>,
}

/// What there is to say about a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Everything that breaks a rule: what is about the whole book first, then card by card.
    pub breaches: Vec<Breach>,
    pub points: u16,
    /// `None` in apprentice mode, where points do not count.
    pub allowed: Option<u16>,
    /// Cards, every copy counted.
    pub cards: u16,
    pub kinds: BTreeMap<Kind, u16>,
    /// Spell points by the school a card counts as.
    pub schools: BTreeMap<School, u16>,
    pub curve: Curve,
}

/// How many cards cost how much mana until they work: an enchantment is cast and revealed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Curve {
    pub mana: BTreeMap<u8, u16>,
    /// How many of these are creatures.
    pub creatures: BTreeMap<u8, u16>,
    /// Cards whose cost depends on what they are cast on.
    pub x: u16,
}

impl Report {
    pub fn is_legal(&self) -> bool {
        self.breaches.is_empty()
    }
}

/// Judges a book for the full game.
pub fn check(book: &Book, pool: &Pool, construction: &Construction) -> Report {
    let mut report = totals(book, pool, construction.wizard);
    let allowed = mage_card(book.mage).spell_points;
    report.allowed = Some(allowed);
    if report.points > allowed {
        report.breaches.push(Breach::Points { used: report.points, allowed });
    }
    report.breaches.extend(choice_breach(book, construction.wizard));
    let training = Training::of(book.mage, book.training, construction.wizard);
    let sets = construction.sets.unwrap_or_else(|| sets_of(book, pool));
    let set = mage_card(book.mage).card.set;
    if !sets.has(set) {
        report.breaches.push(Breach::MageSet { mage: book.mage, set });
    }
    for (id, copies) in book.cards() {
        match pool.get(id) {
            Some(entry) => {
                let (card, mage) = (&entry.card, book.mage);
                let judge = Judge { card, copies, mage, training: &training, sets };
                judge.judge(&construction.collection, &mut report.breaches);
            }
            None => report.breaches.push(Breach::Unknown { card: id.to_owned() }),
        }
    }
    report
}

/// The base set, and the sets that the mage and the cards of a book are from.
pub fn sets_of(book: &Book, pool: &Pool) -> Sets {
    let cards = book.cards().filter_map(|(id, _)| pool.get(id)).map(|entry| entry.card.set);
    cards.chain([mage_card(book.mage).card.set]).collect()
}

/// Judges a book for apprentice mode: exactly the fixed list of its mage, in the English edition (MW-RULING-53) or, as a
/// variant, the German one. Points and copies do not count.
pub fn check_apprentice(book: &Book, pool: &Pool) -> Report {
    let mut report = totals(book, pool, WizardTraining::Chosen);
    if !Mage::BASE.contains(&book.mage) {
        report.breaches.push(Breach::NoApprentice { mage: book.mage });
        return report;
    }
    let printed = |edition| Book::printed(Builtin::Apprentice(book.mage, edition));
    let is_list = |list: &Book| list.cards().eq(book.cards());
    if is_list(&printed(Edition::English)) || is_list(&printed(Edition::German)) {
        return report;
    }
    let list = printed(Edition::English);
    let ids: std::collections::BTreeSet<&str> =
        list.cards().chain(book.cards()).map(|(id, _)| id).collect();
    for id in ids {
        let (copies, printed) = (book.copies(id), list.copies(id));
        if copies != printed {
            report.breaches.push(Breach::List {
                mage: book.mage,
                card: id.to_owned(),
                copies,
                printed,
            });
        }
    }
    report
}

/// MW-BOOK-15, MW-RULING-71: only the Wizard chooses, one elemental school, and with later ability cards not even that.
fn choice_breach(book: &Book, wizard: WizardTraining) -> Option<Breach> {
    let elective = &mage_card(book.mage).elective;
    match (elective.is_empty(), wizard, book.training) {
        (true, _, Some(school)) => Some(Breach::Choice { mage: book.mage, school }),
        (false, WizardTraining::Chosen, None) => Some(Breach::NoElement),
        (false, WizardTraining::Chosen, Some(school)) => {
            (!elective.contains(&school)).then_some(Breach::Choice { mage: book.mage, school })
        }
        (false, WizardTraining::ArcaneAir, Some(school)) => {
            (school != School::Air).then_some(Breach::FixedChoice { school })
        }
        (false, WizardTraining::ArcaneAir, None) | (true, _, None) => None,
    }
}

/// One card of a book under judgement.
struct Judge<'a> {
    card: &'a Card,
    copies: u8,
    mage: Mage,
    training: &'a Training,
    sets: Sets,
}

impl Judge<'_> {
    fn judge(&self, collection: &Collection, breaches: &mut Vec<Breach>) {
        let id = || self.card.id.clone();
        let (allowed, limit) = copy_limit(self.card);
        if self.copies > allowed {
            breaches.push(Breach::Copies { card: id(), copies: self.copies, allowed, limit });
        }
        for restriction in &self.card.restrictions {
            match restriction {
                Restriction::ClassOnly(class) if *class != self.mage.class() => {
                    breaches.push(Breach::Class { card: id(), class: *class });
                }
                Restriction::SchoolOnly(school) if !self.training.is_for(self.card, *school) => {
                    breaches.push(Breach::School { card: id(), school: *school });
                }
                Restriction::ClassOnly(_)
                | Restriction::SchoolOnly(_)
                | Restriction::Epic
                | Restriction::Novice => (),
            }
        }
        if !self.card.is_among(self.sets) {
            breaches.push(Breach::Set { card: id(), set: self.card.set });
        } else if let Some(owned) = collection.copies(self.card, self.sets)
            && u16::from(self.copies) > owned
        {
            breaches.push(Breach::Collection { card: id(), copies: self.copies, owned });
        }
    }
}

/// How many copies a book may have of a card, and why.
pub fn copy_limit(card: &Card) -> (u8, CopyLimit) {
    if card.restrictions.contains(&Restriction::Epic) {
        (COPIES_OF_EPIC, CopyLimit::Epic)
    } else if card.level() <= 1 {
        (COPIES_OF_FIRST_LEVEL, CopyLimit::FirstLevel)
    } else {
        (COPIES_OF_HIGHER_LEVEL, CopyLimit::HigherLevel)
    }
}

fn totals(book: &Book, pool: &Pool, wizard: WizardTraining) -> Report {
    let training = Training::of(book.mage, book.training, wizard);
    let mut report = Report {
        breaches: Vec::new(),
        points: 0,
        allowed: None,
        cards: book.size(),
        kinds: BTreeMap::new(),
        schools: BTreeMap::new(),
        curve: Curve::default(),
    };
    for (id, copies) in book.cards() {
        let Some(entry) = pool.get(id) else { continue };
        let card = &entry.card;
        let copies = u16::from(copies);
        let points = training.points(card);
        report.points = report.points.saturating_add(points.total.saturating_mul(copies));
        *report.kinds.entry(card.kind).or_default() += copies;
        for (school, points) in points.parts {
            let sum = report.schools.entry(school).or_default();
            *sum = sum.saturating_add(points.saturating_mul(copies));
        }
        match &card.cost {
            Cost::Mana(mana) => {
                let mana = mana.saturating_add(card.reveal_cost.unwrap_or(0));
                *report.curve.mana.entry(mana).or_default() += copies;
                if card.kind == Kind::Creature {
                    *report.curve.creatures.entry(mana).or_default() += copies;
                }
            }
            Cost::X(_) => report.curve.x += copies,
        }
    }
    report
}
