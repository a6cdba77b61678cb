//! Short set-ups of Mage Wars: mages, their books, and which game.

use std::collections::BTreeMap;

use kernel::{Game as _, Message, msg};
use mage_wars::{
    MageWars, Setup, cards,
    maps::MapId,
    setup::{ArenaSetup, BookSetup, Builtin, Mode, SeatSetup, training},
    vocabulary::{CardSet, Mage, Sets},
};
use mage_wars_books::book::{breach::mage_message, terms};

use super::{Pick, Short, Shorthand, none_of_these, unknown, words};
use crate::{book::read_book, language::of_the_run, trouble::Trouble};

impl Shorthand for MageWars {
    const SCHEMA: &str = include_str!("../../../../docs/schemas/mage-wars.json");

    fn setup_of(short: &Short, seats: Option<usize>) -> Result<Setup, Trouble> {
        none_of_these(MageWars::ID, short.of_mage_knight())?;
        let book = short.book.as_deref().map(named_book).transpose()?;
        let others: Vec<Named> =
            short.against_book.iter().map(|book| named_book(book)).collect::<Result<_, _>>()?;
        let books = || book.iter().chain(&others);
        // A book that is no apprentice's is one for the full game.
        let map = short.map.as_deref().map(named_map).transpose()?;
        let full = short.full
            || map.is_some()
            || (!short.apprentice && books().any(|book| !book.apprentice));
        let mage = match (&short.mage, &book) {
            (Some(name), _) => mage(name)?,
            (None, Some(book)) => book.mage,
            (None, None) => Mage::Beastmaster,
        };
        let mut mages = vec![mage];
        for name in &short.against {
            mages.push(self::mage(name)?);
        }
        mages.extend(others.iter().skip(short.against.len()).map(|book| book.mage));
        let seats = match map {
            Some(map) => map.plan().starts.len(),
            None => seats.unwrap_or(2).max(mages.len()),
        };
        // Mages that nobody named: those that do not play yet.
        while mages.len() < seats {
            let usual = [Mage::Warlock, Mage::Beastmaster];
            let all = usual.into_iter().chain(Mage::BASE);
            let next = all.into_iter().find(|mage| !mages.contains(mage));
            mages.push(next.unwrap_or(Mage::Warlock));
        }
        let mut books = std::iter::once(book).chain(others.into_iter().map(Some));
        let mut chosen = Vec::new();
        for mage in mages {
            let book = match books.next().flatten() {
                Some(book) if book.mage != mage => {
                    return Err(Trouble::wrong(&msg!(
                        "cli-setup-other-mage",
                        book = mage_message(book.mage),
                        mage = mage_message(mage)
                    )));
                }
                Some(book) => book.setup,
                None => BookSetup::Printed(usual_book(mage, full)?.to_string()),
            };
            chosen.push(SeatSetup::new(mage.id()).with_book(book));
        }
        let arena = match (map, full, chosen.len()) {
            (Some(map), ..) => ArenaSetup::Map(map),
            (None, true, 2) => ArenaSetup::STANDARD,
            (None, true, _) => ArenaSetup::TWO_BOARDS,
            (None, false, _) => ArenaSetup::APPRENTICE,
        };
        if map.is_some_and(|map| map.plan().teams) {
            (0..).zip(&mut chosen).for_each(|(at, seat)| seat.team = Some(at % 2 + 1));
        }
        let sets = if full { sets_of(&chosen) } else { Sets::BASE };
        // A map is from a set of its own.
        let sets = map.map_or(sets, |_| sets.with(CardSet::BattlegroundsDomination));
        let mode = if full { Mode::Full } else { Mode::Apprentice };
        Ok(Setup { mode, arena, sets, seats: chosen, position: None })
    }

    fn pick(short: &Short) -> Option<Pick> {
        let answer = |label: Message, change: &dyn Fn(&mut Short)| {
            let mut next = short.clone();
            change(&mut next);
            (label, next)
        };
        let of_mages = |change: &dyn Fn(&mut Short, &str)| {
            let mages = training::mages().iter().map(|card| card.mage);
            mages
                .filter(|mage| !short.apprentice || Mage::BASE.contains(mage))
                .filter(|mage| Builtin::usual(*mage, !short.apprentice).is_some())
                .map(|mage| answer(mage_message(mage), &|short| change(short, mage.id())))
                .collect::<Vec<_>>()
        };
        if !short.full && !short.apprentice && short.map.is_none() {
            return Some(Pick {
                ask: msg!("cli-choose-game"),
                answers: vec![
                    answer(msg!("cli-choose-apprentice"), &|short| short.apprentice = true),
                    answer(msg!("cli-choose-full"), &|short| short.full = true),
                ],
            });
        }
        if short.mage.is_none() {
            let answers = of_mages(&|short, id| short.mage = Some(id.to_owned()));
            return Some(Pick { ask: msg!("cli-choose-mage"), answers });
        }
        if short.against.is_empty() {
            let answers = of_mages(&|short, id| short.against = vec![id.to_owned()]);
            return Some(Pick { ask: msg!("cli-choose-against"), answers });
        }
        None
    }
}

/// A book with whose it is.
struct Named {
    mage: Mage,
    apprentice: bool,
    setup: BookSetup,
}

fn usual_book(mage: Mage, full: bool) -> Result<Builtin, Trouble> {
    let none = || {
        let mage = mage_message(mage);
        if full {
            msg!("cli-setup-no-book", mage = mage)
        } else {
            msg!("cli-setup-no-apprentice", mage = mage)
        }
    };
    Builtin::usual(mage, full).ok_or_else(|| Trouble::wrong(&none()))
}

/// The base set, and what the mages and their books are from.
fn sets_of(seats: &[SeatSetup]) -> Sets {
    let cards = seats.iter().flat_map(|seat| {
        let book: Vec<String> = match &seat.book {
            BookSetup::Printed(name) => {
                let printed = name.parse::<Builtin>().ok();
                printed.into_iter().flat_map(Builtin::cards).map(|(id, _)| id.to_owned()).collect()
            }
            BookSetup::Cards(cards) => cards.keys().cloned().collect(),
        };
        book.into_iter().chain([seat.mage.clone()])
    });
    cards.filter_map(|id| cards::find(&id)).map(|id| cards::card(id).set).collect()
}

/// The map of this name, or of what it is called in either language.
fn named_map(name: &str) -> Result<MapId, Trouble> {
    let by_id = MapId::ALL.into_iter().find(|map| map.id().eq_ignore_ascii_case(name));
    by_id.ok_or_else(|| unknown(msg!("cli-what-map"), name, &words::map_ids()))
}

/// The mage of this name or id.
pub(crate) fn mage(name: &str) -> Result<Mage, Trouble> {
    training::find_mage(name)
        .or_else(|| terms::mage(name))
        .ok_or_else(|| unknown(msg!("cli-what-mage"), name, &words::mage_ids()))
}

fn named_book(name: &str) -> Result<Named, Trouble> {
    let (book, printed) = read_book(name, of_the_run())?;
    let setup = match printed {
        Some(printed) => BookSetup::Printed(printed.to_string()),
        None => {
            let cards = book.cards().map(|(id, copies)| (id.to_owned(), copies));
            BookSetup::Cards(cards.collect::<BTreeMap<_, _>>())
        }
    };
    let apprentice = matches!(printed, Some(Builtin::Apprentice(..)));
    Ok(Named { mage: book.mage, apprentice, setup })
}
