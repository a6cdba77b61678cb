//! Changes of Units and their offer.

use kernel::{Log, Seat};

use crate::{
    content::{Traits, UnitId, UnitKind},
    state::{Event, MageKnight, UnitState},
};

impl MageKnight {
    /// MK-UNIT-06: a Unit comes into the Unit area.
    pub(crate) fn gain_unit(
        &mut self,
        seat: Seat,
        unit: UnitId,
        bonded: bool,
        cost: u8,
        log: &mut Log<Event>,
    ) {
        if let Some(at) = self.offers.units.iter().position(|offered| *offered == unit) {
            self.offers.units.remove(at);
        }
        let state = UnitState { bonded, ..UnitState::new(unit) };
        if self.player_mut(seat).units.try_push(state).is_ok() {
            self.turn.tally.units_recruited += 1;
            log.push(|| Event::Recruited { seat, unit, cost });
        }
    }

    /// MK-UNIT-08, MK-UNIT-17: a Unit leaves the game, its Banner goes to the discard pile.
    pub(crate) fn disband(&mut self, seat: Seat, index: u8, log: &mut Log<Event>) {
        if let Some(gone) = self.remove_unit(seat, index) {
            log.push(|| Event::Disbanded { seat, unit: gone.unit });
        }
    }

    pub(crate) fn destroy_unit(&mut self, seat: Seat, index: u8, log: &mut Log<Event>) {
        if let Some(gone) = self.remove_unit(seat, index) {
            log.push(|| Event::UnitDestroyed { seat, unit: gone.unit });
        }
    }

    fn remove_unit(&mut self, seat: Seat, index: u8) -> Option<UnitState> {
        let player = self.player_mut(seat);
        if usize::from(index) >= player.units.len() {
            return None;
        }
        let gone = player.units.remove(usize::from(index));
        player.discard.extend(gone.banner);
        Some(gone)
    }

    /// A Unit of somebody else's choosing becomes spent.
    pub(crate) fn spend_unit(&mut self, seat: Seat, index: u8, log: &mut Log<Event>) {
        if let Some(state) = self.player_mut(seat).units.get_mut(usize::from(index)) {
            state.ready = false;
            let unit = state.unit;
            log.push(|| Event::UnitSpent { seat, unit });
        }
    }

    pub(crate) fn wound_unit(&mut self, seat: Seat, index: u8, wounds: u8, log: &mut Log<Event>) {
        if let Some(state) = self.player_mut(seat).units.get_mut(usize::from(index)) {
            state.wounds = state.wounds.saturating_add(wounds);
            let unit = state.unit;
            log.push(|| Event::UnitWounded { seat, unit, wounds });
        }
    }

    /// MK-PVP-50: in a combat of heroes the other one takes Armor or resistances from a Unit.
    pub(crate) fn weaken_unit(
        &mut self,
        seat: Seat,
        index: u8,
        armor: u8,
        lost: Traits,
        log: &mut Log<Event>,
    ) {
        if let Some(state) = self.player_mut(seat).units.get_mut(usize::from(index)) {
            state.armor_less = state.armor_less.saturating_add(armor);
            state.lost = state.lost.and(lost);
            let unit = state.unit;
            log.push(|| Event::UnitWeakened { seat, unit });
        }
    }

    pub(crate) fn heal_unit(&mut self, seat: Seat, index: u8, log: &mut Log<Event>) {
        if let Some(state) = self.player_mut(seat).units.get_mut(usize::from(index))
            && state.wounds > 0
        {
            state.wounds -= 1;
            let unit = state.unit;
            log.push(|| Event::UnitHealed { seat, unit });
        }
    }

    pub(crate) fn ready_unit(&mut self, seat: Seat, index: u8, log: &mut Log<Event>) {
        if let Some(state) = self.player_mut(seat).units.get_mut(usize::from(index))
            && !state.ready
        {
            state.ready = true;
            let unit = state.unit;
            log.push(|| Event::UnitReadied { seat, unit });
        }
    }

    /// The top Unit of a deck joins the offer.
    pub(crate) fn offer_unit(&mut self, kind: UnitKind, log: &mut Log<Event>) {
        if self.offers.units.is_full() {
            return;
        }
        let drawn = match kind {
            UnitKind::Regular => self.decks.regular.pop(),
            UnitKind::Elite => self.decks.elite.pop(),
        };
        if let Some(unit) = drawn {
            self.offers.units.push(unit);
            log.push(|| Event::UnitOffered { unit });
        }
    }
}
