//! Spellbinding: a spell of the spellbook that an object keeps (MW-SPELLBIND-01 to MW-SPELLBIND-16).

use kernel::{Refusal, Seat};
use rules::mw;

use super::{Choice, Frame, Question};
use crate::{
    cards::{self, CardId},
    derive,
    state::{MageWars, ObjectId},
    vocabulary::Filter,
};

impl MageWars {
    /// MW-SPELLBIND-01, MW-RULING-23: whoever controls it may bind; an empty spellbook leaves nothing to ask.
    pub(super) fn run_binding(&mut self, id: ObjectId) {
        let Some(object) = self.find(id) else { return };
        let seat: Seat = object.controller;
        let has_cards = self.player(seat).is_some_and(|player| !player.book.is_empty());
        if has_cards {
            self.wait(Frame::Bind { object: id }, seat, Question::Bind { object: id });
        }
    }

    pub(crate) fn think_of_bindings(&self, seat: Seat, out: &mut Vec<Choice>) {
        if let Some(player) = self.player(seat) {
            out.extend(player.different_cards().map(Choice::Bind));
            let prepared = player.prepared.iter().map(|prepared| prepared.card);
            out.extend(prepared.filter(|card| !player.has_in_book(*card)).map(Choice::Bind));
        }
        out.push(Choice::Pass);
    }

    /// MW-SPELLBIND-02, MW-SPELLBIND-03: from the spellbook, and like the object says.
    pub(crate) fn judge_binding(
        &self,
        seat: Seat,
        object: ObjectId,
        card: CardId,
    ) -> Result<(), Refusal> {
        if !self.player(seat).is_some_and(|player| player.has_in_book(card)) {
            return Err(Refusal::new(mw::SPELLBIND_02, "refusal-not-in-book"));
        }
        match self.binds(object).is_some_and(|it| derive::card_matches(it, cards::card(card))) {
            true => Ok(()),
            false => Err(Refusal::new(mw::SPELLBIND_03, "refusal-not-for-this-caster")),
        }
    }

    fn binds(&self, object: ObjectId) -> Option<&'static Filter> {
        cards::compiled(self.find(object)?.card).binds.as_ref()
    }

    /// MW-SPELLBIND-12, MW-RULING-79: the new one is bound first, then the old one goes back.
    pub(super) fn take_binding(&mut self, id: ObjectId, choice: Choice) {
        let Choice::Bind(card) = choice else { return };
        let found = self.find(id).map(|it| (it.controller, it.bound, it.bound_owner));
        let Some((seat, old, old_owner)) = found else { return };
        let taken = self.player_mut(seat).is_some_and(|player| player.take_from_book(card));
        if let Some(mut object) = self.find_mut(id).filter(|_| taken) {
            object.bound = Some(card);
            object.bound_shown = false;
            object.bound_owner = seat;
        }
        if let (Some(old), Some(player)) = (old.filter(|_| taken), self.player_mut(old_owner)) {
            player.put_into_book(old);
        }
    }
}
