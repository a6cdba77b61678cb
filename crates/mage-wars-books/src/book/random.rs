//! Spellbooks at random: legal ones that a player might bring, for games that shall not all begin with the same cards.

use std::{collections::BTreeMap, sync::LazyLock};

use kernel::Chance;
use mage_wars::{
    Setup, set,
    setup::{ArenaSetup, BookSetup, Mode, SeatSetup},
    vocabulary::{Card, Kind, Mage, Restriction, Sets},
};

use super::{
    Book, Training, WizardTraining,
    check::copy_limit,
    training::{Standing, mage_card, mages},
};

/// What share of a book's cards each kind of spell has on average, in hundredths: about that of the printed books.
const SHARES: [(Kind, u32); 7] = [
    (Kind::Creature, 26),
    (Kind::Conjuration, 9),
    (Kind::Wall, 3),
    (Kind::Enchantment, 22),
    (Kind::Equipment, 14),
    (Kind::Incantation, 15),
    (Kind::Attack, 11),
];

/// A full game of so many seats: random mages, each with a random book of these sets.
pub fn random_setup(seats: usize, sets: Sets, chance: &mut Chance) -> Setup {
    let there: Vec<Mage> =
        mages().iter().filter(|mage| sets.has(mage.card.set)).map(|mage| mage.mage).collect();
    let seat = |_| {
        let mage = there[chance.below(there.len() as u32) as usize];
        let book = random_book(mage, sets, chance);
        let cards = book.cards().map(|(id, copies)| (id.to_owned(), copies));
        SeatSetup::new(mage.id()).with_book(BookSetup::Cards(cards.collect()))
    };
    let seats: Vec<_> = (0..seats).map(seat).collect();
    let arena = if seats.len() > 2 { ArenaSetup::TWO_BOARDS } else { ArenaSetup::STANDARD };
    Setup { mode: Mode::Full, arena, seats, sets, ..Setup::default() }
}

/// A book of this mage from the printed cards of these sets, as [`random`] makes it.
pub fn random_book(mage: Mage, sets: Sets, chance: &mut Chance) -> Book {
    static SPELLS: LazyLock<Vec<Card>> = LazyLock::new(set::spells);
    let cards: Vec<&Card> = SPELLS.iter().collect();
    random(mage, sets, &cards, chance)
}

/// A book of this mage from one box of these sets, with nearly all spell points spent. It follows from the chance alone.
///
/// The shares of the kinds are varied from book to book, cards of schools the mage is trained in come more often, and a
/// card that is chosen often comes with further copies.
pub fn random(mage: Mage, sets: Sets, cards: &[&Card], chance: &mut Chance) -> Book {
    let elective = &mage_card(mage).elective;
    let mut book = Book::new(mage);
    book.training = pick(chance, elective, |_| 1).copied();
    let training = Training::of(mage, book.training, WizardTraining::Chosen);
    let mut shelf: Vec<Offer<'_>> =
        cards.iter().filter_map(|card| Offer::of(card, mage, &training, sets)).collect();
    let mut left = mage_card(mage).spell_points;
    // The share of a kind is between half and one and a half of the usual one.
    let shares: BTreeMap<Kind, u32> =
        SHARES.map(|(kind, share)| (kind, share * (50 + chance.below(101)))).into();
    loop {
        shelf.retain(|offer| offer.copies > 0 && offer.points <= left);
        let there = |(kind, _): &&(Kind, u32)| shelf.iter().any(|offer| offer.card.kind == *kind);
        let kinds: Vec<_> = SHARES.iter().filter(there).collect();
        let Some((kind, _)) = pick(chance, &kinds, |(kind, _)| shares[kind]) else { break };
        let of_kind: Vec<usize> =
            (0..shelf.len()).filter(|at| shelf[*at].card.kind == *kind).collect();
        let Some(at) = pick(chance, &of_kind, |at| shelf[**at].weight) else { break };
        let offer = &mut shelf[*at];
        // One to three copies, as far as there are so many and points for them.
        let wanted = 1 + chance.below(3) as u8;
        let payable = u8::try_from(left / offer.points.max(1)).unwrap_or(u8::MAX);
        let copies = wanted.min(offer.copies).min(payable).max(1);
        if book.add(&offer.card.id, copies).is_err() {
            break;
        }
        offer.copies -= copies;
        left -= offer.points * u16::from(copies);
    }
    book
}

/// A card that may be put into the book.
struct Offer<'a> {
    card: &'a Card,
    /// What a copy costs.
    points: u16,
    /// How many more there may be.
    copies: u8,
    /// How likely it is chosen among those of its kind.
    weight: u32,
}

impl<'a> Offer<'a> {
    fn of(card: &'a Card, mage: Mage, training: &Training, sets: Sets) -> Option<Self> {
        let fits = card.restrictions.iter().all(|restriction| match restriction {
            Restriction::ClassOnly(class) => *class == mage.class(),
            Restriction::SchoolOnly(school) => training.is_for(card, *school),
            Restriction::Epic | Restriction::Novice => true,
        });
        if card.kind == Kind::Mage || !fits || !card.is_among(sets) {
            return None;
        }
        let points = training.points(card);
        let parts = points.parts.iter().map(|(school, _)| *school);
        let standing = |school| training.standing(card, school, card.schools.level_of(school));
        let standing = parts.map(standing).max();
        let weight = match standing {
            Some(Standing::Trained) => 9,
            Some(Standing::Untrained) | None => 3,
            Some(Standing::Opposed) => 1,
        };
        let copies = copy_limit(card).0.min(card.copies_among(sets));
        Some(Offer { card, points: points.total, copies, weight })
    }
}

/// One of these, as likely as its weight says.
fn pick<'t, T>(
    chance: &mut Chance,
    things: &'t [T],
    weight: impl Fn(&&'t T) -> u32,
) -> Option<&'t T> {
    let sum: u32 = things.iter().map(|thing| weight(&thing)).sum();
    let mut at = chance.below(Some(sum).filter(|sum| *sum > 0)?);
    things.iter().find(|thing| {
        let weight = weight(thing);
        let found = at < weight;
        at = at.saturating_sub(weight);
        found
    })
}

#[cfg(test)]
mod tests {
    use kernel::Seed;

    use mage_wars::vocabulary::CardSet;

    use super::*;
    use crate::book::{Construction, Names, Pool, check};

    #[test]
    fn random_books_are_legal_spend_their_points_and_differ() {
        let spells = set::spells();
        let cards: Vec<&Card> = spells.iter().collect();
        let name = |card: &Card| Names { en: card.id.clone(), de: card.id.clone() };
        let pool = Pool::new(spells.clone(), name);
        for card in mages() {
            let (mage, sets) = (card.mage, Sets::BASE.with(card.card.set));
            let construction = Construction { sets: Some(sets), ..Construction::default() };
            let mut books = Vec::new();
            for seed in 0..100 {
                let mut chance = Chance::seeded(Seed::from_number(seed));
                let book = random(mage, sets, &cards, &mut chance);
                let report = check(&book, &pool, &construction);
                assert_eq!(report.breaches, [], "{mage:?} {seed}");
                assert!(report.points + 1 >= mage_card(mage).spell_points, "{}", report.points);
                // Some mages of the expansions oppose most creatures.
                let creatures = report.kinds.get(&Kind::Creature).copied().unwrap_or(0);
                assert!(creatures >= 2 || card.card.set != CardSet::Core, "{mage:?} {seed}");
                let mut chance = Chance::seeded(Seed::from_number(seed));
                assert_eq!(random(mage, sets, &cards, &mut chance), book);
                assert!(!books.contains(&book));
                books.push(book);
            }
        }
    }
}
