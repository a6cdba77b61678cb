//! Who may know what.

use kernel::{Seat, Viewer};

use crate::{
    event::{Event, Thing},
    state::{Face, MageWars, Object},
};

/// What a hidden enchantment is called to those who do not know it.
pub(crate) const HIDDEN: &str = "hidden-enchantment";

impl MageWars {
    /// MW-HIDDEN-16: what a seat knows, its team knows.
    pub(crate) fn shares(&self, viewer: Viewer, seat: Seat) -> bool {
        match viewer {
            Viewer::Seat(own) => self.same_team(own, seat),
            Viewer::Spectator | Viewer::Omniscient => viewer.is(seat),
        }
    }

    pub(super) fn may_see(&self, viewer: Viewer, thing: &Thing) -> bool {
        self.find(thing.id).is_none_or(|object| self.knows(viewer, object))
    }

    /// Whether a viewer may know which card an object is.
    pub(crate) fn knows(&self, viewer: Viewer, object: &Object) -> bool {
        let looked = Seat::all(self.seats)
            .any(|seat| object.seen_by & (1 << seat.0) != 0 && self.shares(viewer, seat));
        object.face == Face::Up || looked || self.shares(viewer, object.controller)
    }
}

/// Whether an event shows a viewer something that was hidden from it.
pub(crate) fn blocks_undo(game: &MageWars, event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::Revealed { thing, .. } => !game.shares(viewer, thing.controller),
        Event::Destroyed { thing, was_hidden, .. } => {
            *was_hidden && !game.shares(viewer, thing.controller)
        }
        Event::SpellCountered { seat, hidden, .. } | Event::SpellCanceled { seat, hidden, .. } => {
            *hidden && !game.shares(viewer, *seat)
        }
        Event::SpellDeclared { caster, hidden, .. } => {
            !*hidden && !game.shares(viewer, caster.controller)
        }
        Event::LookedAt { seat, thing } => {
            game.shares(viewer, *seat) && !game.shares(viewer, thing.controller)
        }
        // MW-HIDDEN-10: it lies in the open now.
        // What lies in wait may have been in the spellbook.
        Event::SpellLost { seat, .. } | Event::LaidInWait { seat, .. } => {
            !game.shares(viewer, *seat)
        }
        // A spell that went elsewhere can have a new controller, who may look at it.
        Event::Arrived { thing, hidden, .. } | Event::Attached { thing, hidden, .. } => {
            *hidden && game.shares(viewer, thing.controller)
        }
        Event::SpellsPlanned { .. }
        | Event::SpellReturned { .. }
        | Event::AbilityUsed { .. }
        | Event::EffectRolled { .. }
        | Event::AmountRolled { .. }
        | Event::Affected { .. }
        | Event::TokenPlaced { .. }
        | Event::TokensRemoved { .. }
        | Event::RemovedFromGame { .. }
        | Event::DamageShifted { .. }
        | Event::TokensSpent { .. }
        | Event::Spared { .. }
        | Event::Faces { .. }
        | Event::LifeChanged { .. }
        | Event::Roused { .. }
        | Event::Chosen { .. }
        | Event::SentAway { .. }
        | Event::CameBack { .. }
        | Event::TakenBack { .. }
        | Event::ZoneAttackDeclared { .. }
        | Event::InitiativeRolled { .. }
        | Event::InitiativeHeld { .. }
        | Event::PhaseBegan { .. }
        | Event::ManaGained { .. }
        | Event::ManaSpent { .. }
        | Event::Activated { .. }
        | Event::TurnPassed { .. }
        | Event::Guarding { .. }
        | Event::GuardRemoved { .. }
        | Event::Moved { .. }
        | Event::Hindered { .. }
        | Event::MoveStopped { .. }
        | Event::AttackDeclared { .. }
        | Event::DiceRolled { .. }
        | Event::AttackHit { .. }
        | Event::Intercepted { .. }
        | Event::MissRolled { .. }
        | Event::DefenseRolled { .. }
        | Event::AttackCanceled { .. }
        | Event::Healed { .. }
        | Event::MarkerPlaced { .. }
        | Event::MarkerRemoved { .. }
        | Event::BurnRolled { .. }
        | Event::EscapeRolled { .. }
        | Event::ManaLost { .. }
        | Event::Damaged { .. }
        | Event::MageDestroyed { .. }
        | Event::VTarGained { .. }
        | Event::OrbHanded { .. }
        | Event::VTorrakActivated { .. }
        | Event::GameOver { .. } => false,
    }
}
