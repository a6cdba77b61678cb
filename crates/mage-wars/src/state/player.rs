//! What a player has beside objects: spellbook, prepared spells, discard pile.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{MageWars, Object, ObjectId, RoundFact};
use crate::{
    cards::{self, CardId},
    derive,
    event::Event,
    vocabulary::Trait,
};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Players of one team have the same number (MW-MULTI-06).
    pub team: u8,
    /// The cards in the spellbook, in the order of all cards, so that their order tells nothing.
    pub book: Vec<CardId>,
    pub prepared: Vec<Prepared>,
    /// What was gained to repair the V'Torrak, less what was spent (MW-DOM-04, MW-DOM-38).
    pub vtar: u16,
    /// In the order the cards came there; everyone may look (MW-HIDDEN-10).
    pub discard: Vec<CardId>,
    /// Cards that left the game (MW-TRAIT-OBLITERATE-01).
    pub removed: Vec<CardId>,
}

/// A spell chosen in the Planning Phase, reserved for one caster (MW-READY-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prepared {
    pub card: CardId,
    pub caster: ObjectId,
}

impl Player {
    pub(crate) fn put_into_book(&mut self, card: CardId) {
        let at = self.book.partition_point(|other| *other <= card);
        self.book.insert(at, card);
    }

    /// Whether a copy is in the spellbook.
    pub(crate) fn has_in_book(&self, card: CardId) -> bool {
        self.book.binary_search(&card).is_ok()
    }

    /// Takes a copy out of the spellbook; false if there is none.
    pub(crate) fn take_from_book(&mut self, card: CardId) -> bool {
        let found = self.book.binary_search(&card);
        found.map(|at| self.book.remove(at)).is_ok()
    }

    /// Takes the spell that was prepared for this caster; false if there is none.
    pub(crate) fn take_prepared(&mut self, card: CardId, caster: ObjectId) -> bool {
        let wanted = Prepared { card, caster };
        let found = self.prepared.iter().position(|other| *other == wanted);
        found.map(|at| self.prepared.remove(at)).is_some()
    }

    /// How many spells are prepared for this caster; everyone can see that (MW-HIDDEN-02, MW-HIDDEN-03).
    pub fn prepared_for(&self, caster: ObjectId) -> usize {
        self.prepared.iter().filter(|prepared| prepared.caster == caster).count()
    }

    /// Every different card in the spellbook.
    pub(crate) fn different_cards(&self) -> impl Iterator<Item = CardId> {
        // The copies of a card lie side by side; no card has the highest number.
        let mut last = CardId(u16::MAX);
        self.book.iter().copied().filter(move |card| std::mem::replace(&mut last, *card) != *card)
    }
}

impl MageWars {
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(seat.index())
    }

    /// Whether two seats play together; every seat with itself.
    pub fn same_team(&self, one: Seat, other: Seat) -> bool {
        one == other
            || match (self.player(one), self.player(other)) {
                (Some(one), Some(other)) => one.team == other.team,
                _ => false,
            }
    }

    /// Takes the copy of a card that was discarded last; false if there is none.
    pub(crate) fn take_from_discard(&mut self, owner: Seat, card: CardId) -> bool {
        let Some(player) = self.player_mut(owner) else { return false };
        let found = player.discard.iter().rposition(|other| *other == card);
        let taken = found.map(|at| player.discard.remove(at)).is_some();
        // It was that of what left play last.
        let left = |object: &&Object| (object.owner, object.card) == (owner, card);
        let there = |object: &&Object| {
            !self.round_facts.contains(&RoundFact::CardGone { object: object.id })
        };
        let last = self.departed.iter().rev().filter(left).find(there).map(|object| object.id);
        if let Some(object) = last.filter(|_| taken) {
            self.note(RoundFact::CardGone { object });
        }
        taken
    }

    /// Whether something in play gives such cards of this player Cantrip.
    fn has_cantrip(&self, owner: Seat, card: CardId) -> bool {
        derive::board_index(self).gives_cantrip
            && self.objects.iter().any(|source| {
                let given = cards::compiled(source.card).gives_cantrip.as_ref();
                source.controller == owner
                    && given.is_some_and(|which| derive::card_matches(which, cards::card(card)))
            })
    }

    /// MW-DESTROY-08: cards go to their owner's discard pile. Mages are no cards of a spellbook, and what nobody owns is
    /// out of the game (MW-DOM-18).
    pub(crate) fn discard(&mut self, owner: Seat, card: CardId) {
        let printed = cards::card(card);
        let is_spell = printed.kind.is_spell() && !printed.is_marker();
        let returns = printed.traits.contains(&Trait::Cantrip) || self.has_cantrip(owner, card);
        let Some(player) = self.player_mut(owner).filter(|_| is_spell) else { return };
        if returns {
            player.put_into_book(card);
            self.log.push(|| Event::TakenBack { card, seat: owner });
        } else {
            player.discard.push(card);
        }
    }
}
