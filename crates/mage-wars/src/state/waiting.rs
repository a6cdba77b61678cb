//! Cards that were destroyed, or hatch, and come into play at the end of the round (MW-TRAIT-REANIMATE-01,
//! MW-COND-LARVA-04). Until then they lie in a zone and are out of play.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{MageWars, ObjectId, RoundFact, Zone};
use crate::{cards::CardId, event::Event};

/// A card that lies in a zone, face down, and known to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    pub card: CardId,
    /// Whose spellbook it came from.
    pub owner: Seat,
    /// Who will control it (MW-TRAIT-REANIMATE-08).
    pub controller: Seat,
    pub zone: Zone,
    /// With a Zombie marker, and as much damage as its level.
    pub as_zombie: bool,
}

impl MageWars {
    /// A card is laid into a zone, to come into play at the end of the round.
    pub(crate) fn lay_in_wait(&mut self, waiting: Waiting) {
        self.waiting.push(waiting);
        let Waiting { card, controller: seat, zone, .. } = waiting;
        self.log.push(|| Event::LaidInWait { card, seat, zone });
    }

    /// Whether the card of what left play in this round still lies in its owner's discard pile.
    pub(crate) fn is_in_pile(&self, id: ObjectId) -> bool {
        let gone = self.round_facts.contains(&RoundFact::CardGone { object: id });
        let left = self.departed.iter().find(|object| object.id == id).filter(|_| !gone);
        left.is_some_and(|object| {
            self.player(object.owner).is_some_and(|player| player.discard.contains(&object.card))
        })
    }

    /// The card of what left play in this round is taken out of its owner's discard pile; false if it is not there.
    pub(crate) fn take_departed(&mut self, id: ObjectId) -> bool {
        let Some(object) = self.departed.iter().find(|object| object.id == id).copied() else {
            return false;
        };
        self.is_in_pile(id) && self.take_from_discard(object.owner, object.card)
    }

    /// A card leaves the game (MW-TRAIT-OBLITERATE-01).
    pub(crate) fn remove_from_game(&mut self, owner: Seat, card: CardId) {
        if let Some(player) = self.player_mut(owner) {
            player.removed.push(card);
            self.log.push(|| Event::RemovedFromGame { card, seat: owner });
        }
    }
}
