//! What cards cost a mage in spell points, and which a mage may not have.

use mage_wars::vocabulary::{Branch, Card, Mage, MageCard, Restriction, School, Schools, Sets};
use mage_wars_books::book::{
    Book, Collection, Construction, Standing, Training, WizardTraining, breach::branch_message,
    check, check::copy_limit, terms::school_id, training,
};
use protocol::{BookCollection, CardPrice, MageInfo, Price, PricePart};

use super::{collection, pool, sheet::problem};

/// The mages one can build for.
pub fn mages() -> Vec<MageInfo> {
    let info = |card: &MageCard| MageInfo {
        mage: card.mage.id().to_owned(),
        set: card.card.set.id().to_owned(),
        points: card.spell_points,
        trained: branches(&card.trained),
        opposed: branches(&card.opposed),
        elective: card.elective.iter().map(|school| school_id(*school).to_owned()).collect(),
    };
    training::mages().iter().map(info).collect()
}

/// What a mage is trained in or opposed to.
pub(super) fn branches(branches: &[Branch]) -> Vec<protocol::Branch> {
    let told = |branch: &Branch| protocol::Branch {
        school: branch.school.filter(|it| branch.is_whole(*it)).map(|it| school_id(it).to_owned()),
        words: branch_message(branch),
    };
    branches.iter().map(told).collect()
}

/// Every card of the pool, for a mage with this training.
/// Without a choice of sets each is priced as if the base set and its own were there.
pub fn prices(
    mage: Mage,
    choice: Option<School>,
    cards: BookCollection,
    chosen: Option<Sets>,
) -> Vec<CardPrice> {
    let wizard = WizardTraining::Chosen;
    let training = Training::of(mage, choice, wizard);
    let collection = collection(cards);
    pool()
        .entries()
        .iter()
        .map(|entry| {
            let card = &entry.card;
            let sets = chosen.unwrap_or(Sets::BASE.with(card.set));
            let (most, most_rule) = most_copies(card, &collection, sets);
            let collection = collection.clone();
            let construction = Construction { wizard, collection, sets: Some(sets) };
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
        let counts = counted(&points.parts, *school);
        let standing = training.standing(card, *school, *level);
        counts.then(|| PricePart {
            school: school_id(*school).to_owned(),
            level: *level,
            standing: crate::rules::word(&standing),
            factor: standing.factor(),
        })
    };
    let parts: Vec<PricePart> = levels.iter().filter_map(part).collect();
    let standings = levels.iter().filter(|(school, _)| counted(&points.parts, *school));
    let standings = standings.map(|(school, level)| training.standing(card, *school, *level));
    let novice = card.restrictions.contains(&Restriction::Novice);
    Price { each: points.total, rules: reasons(card, standings, novice), parts, novice }
}

/// Whether a school is one of those a card is paid for as.
fn counted(parts: &[(School, u16)], school: School) -> bool {
    parts.iter().any(|(counted, _)| *counted == school)
}

/// The rules a price rests on: training first, then how several schools count.
fn reasons(card: &Card, standings: impl Iterator<Item = Standing>, novice: bool) -> Vec<String> {
    if novice {
        return vec![rules::mw::BOOK_12.as_str().to_owned()];
    }
    let mut found: Vec<_> = standings.map(Standing::rule).collect();
    match &card.schools {
        Schools::None | Schools::One(..) => (),
        Schools::And(_) => found.push(rules::mw::BOOK_06),
        Schools::Or(_) => found.push(rules::mw::BOOK_05),
    }
    found.dedup();
    found.iter().map(|rule| rule.as_str().to_owned()).collect()
}

/// How many copies a book may have, and the rule that says so, unless the collection does.
fn most_copies(card: &Card, collection: &Collection, sets: Sets) -> (u8, Option<String>) {
    let (allowed, limit) = copy_limit(card);
    match collection.copies(card, sets).and_then(|owned| u8::try_from(owned).ok()) {
        Some(owned) if owned < allowed => (owned, None),
        Some(_) | None => (allowed, Some(limit.rule().as_str().to_owned())),
    }
}

/// Why a mage may not have even one copy.
fn barred(
    card: &Card,
    mage: Mage,
    choice: Option<School>,
    construction: &Construction,
) -> Option<protocol::BookProblem> {
    let mut book = Book::new(mage);
    book.training = choice;
    book.add(&card.id, 1).ok()?;
    let report = check(&book, pool(), construction);
    report.breaches.iter().find(|breach| breach.card() == Some(&card.id)).map(problem)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn priced(mage: Mage, choice: Option<School>, id: &str) -> CardPrice {
        let all = prices(mage, choice, BookCollection::Box, None);
        all.into_iter().find(|price| price.card == id).expect("a card")
    }

    #[test]
    fn a_price_names_the_schools_that_count_and_the_rules_it_rests_on() {
        // MW-BOOK-06: all parts add up.
        let demon = priced(Mage::Warlock, None, "adramelech-lord-of-fire");
        let (parts, sum) = (&demon.price.parts, demon.price.each);
        assert_eq!(parts.len(), 2);
        assert_eq!(sum, parts.iter().map(|part| u16::from(part.level) * part.factor).sum::<u16>());
        assert_eq!(demon.price.rules, ["MW-BOOK-02", "MW-BOOK-06"]);

        // MW-BOOK-05: as the cheapest.
        let wand = priced(Mage::Wizard, Some(School::Fire), "elemental-wand");
        let schools: Vec<_> = wand.price.parts.iter().map(|part| part.school.as_str()).collect();
        assert_eq!(schools, ["fire"]);
        assert_eq!(wand.price.rules, ["MW-BOOK-02", "MW-BOOK-05"]);
    }

    #[test]
    fn the_most_copies_come_from_the_rules_or_from_the_box() {
        let pentagram = priced(Mage::Warlock, None, "pentagram");
        assert_eq!((pentagram.most, pentagram.most_rule.as_deref()), (1, Some("MW-BOOK-09")));
        let fireball = priced(Mage::Warlock, None, "fireball");
        assert!(fireball.most < 4 && fireball.most_rule.is_none(), "{fireball:?}");
        let many = prices(Mage::Warlock, None, BookCollection::Unlimited, None);
        let fireball = many.iter().find(|price| price.card == "fireball").expect("a card");
        assert_eq!((fireball.most, fireball.most_rule.as_deref()), (4, Some("MW-BOOK-08")));
    }

    #[test]
    fn a_card_of_another_class_is_barred_with_its_rule() {
        let ring = priced(Mage::Warlock, None, "arcane-ring");
        let why = ring.barred.expect("it is the Wizard's");
        assert_eq!(
            (why.rule.as_deref(), why.card.as_deref()),
            (Some("MW-BOOK-10"), Some("arcane-ring"))
        );
        assert!(priced(Mage::Wizard, None, "arcane-ring").barred.is_none());
    }
}
