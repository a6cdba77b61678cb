//! What a map of Domination has from the beginning: tiles, Orbs and guardians (MW-DOM-21, MW-DOM-22).

use kernel::{Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Position, Setup, objects::Problems};
use crate::{
    cards,
    maps::{self, Plan, Tile},
    state::{Face, NOBODY, Object, ObjectId, Place, Zone},
    vocabulary::Token,
};

/// How an Orb stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OrbSetup {
    /// Nobody has touched it yet.
    #[default]
    Off,
    /// It was turned on, and nobody controls it.
    On,
    /// This seat controls it.
    Of(Seat),
}

impl Setup {
    fn plan(&self) -> Option<&'static Plan> {
        self.arena.arena().map.map(maps::MapId::plan)
    }

    /// Tiles, Orbs, and in a new game the guardians, behind everything else.
    pub(super) fn lay_map(&self, objects: &mut Vec<Object>) {
        let Some(plan) = self.plan() else { return };
        for (zone, tile) in &plan.tiles {
            let Some(laid) = lay(objects, tile.id(), *zone) else { continue }; // every game has its card
            if *tile == Tile::SpikedPit {
                laid.set_tokens(Token::Trap, 1); // MW-DOM-45
            }
        }
        let stands = |at: usize| match &self.position {
            Some(position) => position.orbs.get(at).copied().unwrap_or_default(),
            None => OrbSetup::Off,
        };
        for (at, zone) in plan.orbs.iter().enumerate() {
            let Some(orb) = lay(objects, maps::ORB, *zone) else { continue }; // every game has its card
            match stands(at) {
                OrbSetup::Off => continue,
                OrbSetup::On => (),
                OrbSetup::Of(seat) => orb.controller = seat,
            }
            orb.light();
        }
        if self.position.is_none() {
            for (zone, guardian) in &plan.guardians {
                if let Some(object) = lay(objects, guardian.id(), *zone) {
                    object.flags.guard = true;
                }
            }
        }
    }

    /// Orbs and V'Tar are those of a map, and of seats.
    pub(super) fn check_orbs(&self, position: &Position, problems: &mut Problems) {
        let orbs = self.plan().map_or(0, |plan| plan.orbs.len());
        if position.orbs.len() > orbs {
            problems.add(
                "position.orbs",
                Some(mw::DOM_21),
                msg!("setup-orbs", count = orbs as u32),
            );
        }
        for orb in &position.orbs {
            if let OrbSetup::Of(seat) = orb
                && seat.index() >= self.seats.len()
            {
                problems.add("position.orbs", None, msg!("setup-seat", seat = *seat));
            }
        }
        if position.vtar.len() > self.seats.len() {
            let seat = Seat(self.seats.len() as u8);
            problems.add("position.vtar", None, msg!("setup-seat", seat = seat));
        }
    }
}

/// Puts something on the map that nobody controls.
fn lay<'o>(objects: &'o mut Vec<Object>, name: &str, zone: Zone) -> Option<&'o mut Object> {
    let (id, card) = (ObjectId(objects.len() as u16), cards::find(name)?);
    objects.push(Object::new(id, card, NOBODY, Place::Zone(zone), Face::Up));
    objects.last_mut()
}
