//! Spellbooks, prepared spells and discard piles of a setup.

use std::{borrow::Cow, collections::BTreeMap, sync::LazyLock};

use arrayvec::ArrayVec;
use kernel::msg;
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Builtin, Position, Setup, objects::Problems};
use crate::{
    cards::{self, CardId},
    flow::room,
    state::{MAX_SEATS, Object, ObjectId, Player, Prepared},
};

/// The spellbook a seat plays with: a printed one by its name, or cards with their copies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum BookSetup {
    Printed(String),
    Cards(BTreeMap<String, u8>),
}

impl Default for BookSetup {
    fn default() -> Self {
        BookSetup::Cards(BTreeMap::new())
    }
}

impl BookSetup {
    pub(super) fn is_empty(&self) -> bool {
        matches!(self, BookSetup::Cards(cards) if cards.is_empty())
    }
}

/// What stands in a book: every copy of its cards in the order of a spellbook, and names that no card has.
struct Cards {
    known: Cow<'static, [CardId]>,
    unknown: Vec<String>,
}

impl Cards {
    fn named<'a>(cards: impl Iterator<Item = (&'a str, u8)>) -> Self {
        let (mut known, mut unknown) = (Vec::new(), Vec::new());
        for (name, copies) in cards {
            match spell_card(name) {
                Some(card) => known.extend((0..copies).map(|_| card)),
                None => unknown.push(name.to_owned()),
            }
        }
        known.sort();
        Cards { known: known.into(), unknown }
    }
}

impl BookSetup {
    /// The cards of the book, or the name of a book that does not exist.
    fn cards(&self) -> Result<Cards, String> {
        match self {
            BookSetup::Cards(cards) => {
                Ok(Cards::named(cards.iter().map(|(id, copies)| (id.as_str(), *copies))))
            }
            BookSetup::Printed(name) => {
                let book: Builtin = name.parse().map_err(|_| name.clone())?;
                let read = PRINTED.iter().find(|(printed, _)| *printed == book);
                let (_, cards) = read.ok_or_else(|| name.clone())?;
                Ok(Cards { known: Cow::Borrowed(&cards.known), unknown: cards.unknown.clone() })
            }
        }
    }
}

/// The printed books. Games are started by the thousand in simulations, so each is read once.
static PRINTED: LazyLock<Vec<(Builtin, Cards)>> = LazyLock::new(|| {
    let cards = |printed: Builtin| Cards::named(printed.cards());
    Builtin::all().iter().map(|printed| (*printed, cards(*printed))).collect()
});

impl Setup {
    /// Spellbooks, prepared spells and discard piles.
    pub(super) fn players(
        &self,
        objects: &[Object],
        problems: &mut Problems,
    ) -> ArrayVec<Player, MAX_SEATS> {
        let mut players = ArrayVec::new();
        for (at, seat) in self.seats.iter().enumerate().take(MAX_SEATS) {
            let place = format!("seats[{at}].book");
            let mut player =
                Player { team: seat.team.unwrap_or(u8::MAX - at as u8), ..Player::default() };
            match seat.book.cards() {
                Ok(Cards { known, unknown }) => {
                    player.book = known.into_owned();
                    for name in unknown {
                        problems.add(&place, None, msg!("setup-card", name = name));
                    }
                }
                Err(name) => problems.add(place, None, msg!("setup-book", name = name)),
            }
            players.push(player);
        }
        if let Some(position) = &self.position {
            self.lay_out(position, objects, &mut players, problems);
        }
        players
    }

    fn lay_out(
        &self,
        position: &Position,
        objects: &[Object],
        players: &mut ArrayVec<Player, MAX_SEATS>,
        problems: &mut Problems,
    ) {
        players.iter_mut().zip(&position.vtar).for_each(|(player, vtar)| player.vtar = *vtar);
        for (at, wanted) in position.prepared.iter().enumerate() {
            let place = format!("position.prepared[{at}]");
            let caster = ObjectId(wanted.caster);
            let known = objects
                .iter()
                .find(|object| object.id == caster && object.controller == wanted.seat);
            let room = known.map(room).filter(|room| *room > 0);
            let player = players.get_mut(wanted.seat.index());
            match (player, spell_card(&wanted.card), room) {
                (Some(player), Some(card), Some(room)) => {
                    // MW-READY-18, MW-READY-22
                    if player.prepared_for(caster) >= room {
                        let message = msg!("setup-prepared", most = room as u32);
                        let rule = if room > 1 { mw::READY_18 } else { mw::READY_22 };
                        problems.add(&place, Some(rule), message);
                    }
                    player.prepared.push(Prepared { card, caster });
                    player.prepared.sort_by_key(|prepared| (prepared.caster, prepared.card));
                }
                (Some(_), Some(_), None) => {
                    problems.add(place, Some(mw::READY_25), msg!("setup-caster"));
                }
                (Some(_), None, _) => {
                    problems.add(place, None, msg!("setup-card", name = wanted.card.clone()));
                }
                (None, _, _) => problems.add(place, None, msg!("setup-seat", seat = wanted.seat)),
            }
        }
        for (at, (seat, name)) in position.discards.iter().enumerate() {
            let place = format!("position.discards[{at}]");
            match (players.get_mut(seat.index()), spell_card(name)) {
                (Some(player), Some(card)) => player.discard.push(card),
                (Some(_), None) => {
                    problems.add(place, None, msg!("setup-card", name = name.clone()));
                }
                (None, _) => problems.add(place, None, msg!("setup-seat", seat = *seat)),
            }
        }
    }
}

/// A card a spellbook can hold.
fn spell_card(name: &str) -> Option<CardId> {
    cards::find(name).filter(|card| cards::card(*card).kind.is_spell())
}
