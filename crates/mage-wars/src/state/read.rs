//! What those who judge a state read of it: evaluations of imagined states, never anybody at a table, who gets a view.

use kernel::{Seat, Viewer};

use super::{Arena, MageWars, Object, ObjectId};
use crate::{
    cards::{self, CardId},
    flow::{Frame, Phase},
    vocabulary::Kind,
};

impl MageWars {
    pub fn arena(&self) -> Arena {
        self.arena
    }

    pub fn round(&self) -> u16 {
        self.round
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who has the initiative.
    pub fn initiative(&self) -> Seat {
        self.initiative
    }

    /// Everything in play, by ascending id.
    pub fn objects(&self) -> &[Object] {
        &self.objects
    }

    /// The attack under way: who makes it, where somebody does, and on whom.
    pub fn attack_under_way(&self) -> Option<(Option<ObjectId>, ObjectId)> {
        self.agenda.iter().find_map(|frame| match frame {
            Frame::Attack { attack, .. } => Some((attack.attacker, attack.defender)),
            _ => None,
        })
    }

    /// The spell under way: who casts it, which it is if this seat may know that, and on what.
    pub fn cast_under_way(
        &self,
        seat: Seat,
    ) -> Option<(ObjectId, Option<CardId>, Option<ObjectId>)> {
        let (cast, _) = self.agenda.iter().find_map(Frame::cast)?;
        let hidden = cards::card(cast.card).kind == Kind::Enchantment;
        let shown = !hidden || self.shares(Viewer::Seat(seat), cast.you);
        Some((cast.caster, shown.then_some(cast.card), cast.on.object()))
    }
}
