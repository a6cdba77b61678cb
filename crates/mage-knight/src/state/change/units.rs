//! Changes of Units and their offer.

use kernel::Seat;

use crate::{
    content::{Traits, UnitId, UnitKind},
    state::{Event, MageKnight, UnitState},
};

const NO_SUCH_UNIT: &str = "a Unit that is not there";

impl MageKnight {
    /// MK-UNIT-06: a Unit comes into the Unit area.
    pub(crate) fn gain_unit(&mut self, seat: Seat, unit: UnitId, bonded: bool, cost: u8) {
        let Some(at) = self.offers.units.iter().position(|offered| *offered == unit) else {
            return self.broken("a Unit that is not offered");
        };
        self.offers.units.remove(at);
        let state = UnitState { bonded, ..UnitState::new(unit) };
        let pushed = self.player_mut(seat).units.try_push(state);
        if self.fits(pushed, "more Units than Command tokens") {
            self.turn.tally.units_recruited += 1;
            self.log.push(|| Event::Recruited { seat, unit, cost });
        }
    }

    /// MK-UNIT-08, MK-UNIT-17: a Unit leaves the game, its Banner goes to the discard pile.
    pub(crate) fn lose_unit(&mut self, seat: Seat, index: u8) -> Option<UnitId> {
        let player = self.player_mut(seat);
        let Some(gone) = player.units.pop_at(usize::from(index)) else {
            self.broken(NO_SUCH_UNIT);
            return None;
        };
        player.discard.extend(gone.banner);
        Some(gone.unit)
    }

    /// Changes a Unit, and says which it was.
    pub(crate) fn change_unit(
        &mut self,
        seat: Seat,
        index: u8,
        change: impl FnOnce(&mut UnitState),
    ) -> Option<UnitId> {
        let Some(state) = self.player_mut(seat).units.get_mut(usize::from(index)) else {
            self.broken(NO_SUCH_UNIT);
            return None;
        };
        change(state);
        Some(state.unit)
    }

    /// A Unit of somebody else's choosing becomes spent.
    pub(crate) fn spend_unit(&mut self, seat: Seat, index: u8) {
        if let Some(unit) = self.change_unit(seat, index, |state| state.ready = false) {
            self.log.push(|| Event::UnitSpent { seat, unit });
        }
    }

    pub(crate) fn wound_unit(&mut self, seat: Seat, index: u8, wounds: u8) {
        let wound = |state: &mut UnitState| state.wounds = state.wounds.saturating_add(wounds);
        if let Some(unit) = self.change_unit(seat, index, wound) {
            self.log.push(|| Event::UnitWounded { seat, unit, wounds });
        }
    }

    /// MK-PVP-50: in a combat of heroes the other one takes Armor or resistances from a Unit.
    pub(crate) fn weaken_unit(&mut self, seat: Seat, index: u8, armor: u8, lost: Traits) {
        let weaken = |state: &mut UnitState| {
            state.armor_less = state.armor_less.saturating_add(armor);
            state.lost = state.lost.and(lost);
        };
        if let Some(unit) = self.change_unit(seat, index, weaken) {
            self.log.push(|| Event::UnitWeakened { seat, unit });
        }
    }

    /// No change where it has no Wound.
    pub(crate) fn heal_unit(&mut self, seat: Seat, index: u8) {
        if self.player(seat).unit(index).is_none_or(|state| state.wounds > 0)
            && let Some(unit) = self.change_unit(seat, index, |state| state.wounds -= 1)
        {
            self.log.push(|| Event::UnitHealed { seat, unit });
        }
    }

    /// No change where it is ready.
    pub(crate) fn ready_unit(&mut self, seat: Seat, index: u8) {
        if self.player(seat).unit(index).is_none_or(|state| !state.ready)
            && let Some(unit) = self.change_unit(seat, index, |state| state.ready = true)
        {
            self.log.push(|| Event::UnitReadied { seat, unit });
        }
    }

    /// The top Unit of a deck joins the offer.
    pub(crate) fn offer_unit(&mut self, kind: UnitKind) {
        let drawn = match kind {
            UnitKind::Regular => self.decks.regular.pop(),
            UnitKind::Elite => self.decks.elite.pop(),
        };
        // Without Units in the deck there is one less on offer.
        if let Some(unit) = drawn {
            self.offers.units.push(unit);
            self.log.push(|| Event::UnitOffered { unit });
        }
    }
}
