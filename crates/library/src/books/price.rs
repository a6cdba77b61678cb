//! What cards cost a mage in spell points, and which a mage may not have.

use mage_wars::{
    book::{
        Book, Collection, Construction, Training, WizardTraining, check,
        check::copy_limit,
        terms::{MAGES, mage_id, school_id},
        training::mage_card,
    },
    vocabulary::{Card, Restriction, School, Schools, kinds::MageClass},
};
use protocol::{CardPrice, Cards, MageInfo, Price, PricePart};

use super::{collection, pool, sheet::problem};

/// The mages one can build for.
pub fn mages() -> Vec<MageInfo> {
    MAGES
        .into_iter()
        .map(|mage| {
            let card = mage_card(mage);
            MageInfo {
                mage: mage_id(mage).to_owned(),
                points: card.spell_points,
                trained: ids(&card.trained),
                opposed: ids(&card.opposed),
                elective: ids(&card.elective),
            }
        })
        .collect()
}

pub(super) fn ids(schools: &[School]) -> Vec<String> {
    schools.iter().map(|school| school_id(*school).to_owned()).collect()
}

/// Every card of the pool, for a mage with this training.
pub fn prices(mage: MageClass, choice: Option<School>, cards: Cards) -> Vec<CardPrice> {
    let wizard = WizardTraining::Chosen;
    let training = Training::of(mage, choice, wizard);
    let construction = Construction { wizard, collection: collection(cards) };
    pool()
        .entries()
        .iter()
        .map(|entry| {
            let card = &entry.card;
            let (most, most_rule) = most_copies(card, &construction.collection);
            CardPrice {
                card: card.id.clone(),
                price: price(card, &training),
                most,
                most_rule,
                barred: barred(card, mage, choice, &construction),
            }
        })
        .collect()
}

/// What one copy costs, and why.
pub(super) fn price(card: &Card, training: &Training) -> Price {
    let points = training.points(card);
    let levels: &[(School, u8)] = match &card.schools {
        Schools::None => &[],
        Schools::One(school, level) => &[(*school, *level)],
        Schools::And(parts) | Schools::Or(parts) => parts,
    };
    let part = |(school, level): &(School, u8)| {
        let counts = points.parts.iter().any(|(counted, _)| counted == school);
        let standing = training.standing(*school);
        counts.then(|| PricePart {
            school: school_id(*school).to_owned(),
            level: *level,
            standing: crate::rules::word(&standing),
            factor: standing.factor(),
        })
    };
    let parts: Vec<PricePart> = levels.iter().filter_map(part).collect();
    let novice = card.restrictions.contains(&Restriction::Novice);
    Price {
        each: points.total,
        rules: reasons(card, training, &points.parts, novice),
        parts,
        novice,
    }
}

/// The rules a price rests on: training first, then how several schools count.
fn reasons(
    card: &Card,
    training: &Training,
    counted: &[(School, u16)],
    novice: bool,
) -> Vec<String> {
    if novice {
        return vec![rules::mw::BOOK_12.as_str().to_owned()];
    }
    let mut found: Vec<_> =
        counted.iter().map(|(school, _)| training.standing(*school).rule()).collect();
    match &card.schools {
        Schools::None | Schools::One(..) => (),
        Schools::And(_) => found.push(rules::mw::BOOK_06),
        Schools::Or(_) => found.push(rules::mw::BOOK_05),
    }
    found.dedup();
    found.iter().map(|rule| rule.as_str().to_owned()).collect()
}

/// How many copies a book may have, and the rule that says so, unless the collection does.
fn most_copies(card: &Card, collection: &Collection) -> (u8, Option<String>) {
    let (allowed, limit) = copy_limit(card);
    match collection.copies(card).and_then(|owned| u8::try_from(owned).ok()) {
        Some(owned) if owned < allowed => (owned, None),
        Some(_) | None => (allowed, Some(limit.rule().as_str().to_owned())),
    }
}

/// Why a mage may not have even one copy.
fn barred(
    card: &Card,
    mage: MageClass,
    choice: Option<School>,
    construction: &Construction,
) -> Option<protocol::BookProblem> {
    let mut book = Book::new(mage);
    book.training = choice;
    book.add(&card.id, 1).ok()?;
    let report = check(&book, pool(), construction);
    report.breaches.iter().find(|breach| breach.card() == Some(&card.id)).map(problem)
}
