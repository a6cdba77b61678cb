//! How scripts write what lies on a map of Domination: guardians, Orbs, V'Tar.

use script::{Complaint, Line, Names};

use super::{board::Board, objects::blank, properties::Properties, read_card, read_zone};
use crate::{
    cards,
    maps::{Guardian, MapId, Plan},
    setup::{OrbSetup, Placement},
    state::Zone,
    vocabulary::Kind,
};

impl Board {
    fn plan(&self) -> Option<&'static Plan> {
        self.arena.arena().map.map(MapId::plan)
    }

    fn map(&self, line: &Line<'_>) -> Result<&'static Plan, Complaint> {
        self.plan().ok_or_else(|| line.complain("that is for a map: write “arena MAP” before it"))
    }

    /// `guardians`: all of them, where the map has them, with their guard markers. They are called `sslakB1`.
    pub(super) fn put_guardians(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        for (zone, guardian) in &self.map(line)?.guardians {
            let (card, short) = match guardian {
                Guardian::Sslak => (guardian.id(), "sslak"),
                Guardian::Usslak => (guardian.id(), "usslak"),
            };
            let own = Properties { name: Some(format!("{short}{zone}")), ..Properties::default() };
            let mut piece = blank(false);
            (piece.zone, piece.guard) = (*zone, true);
            self.add(own, Placement::Guardian { card: card.to_owned(), piece }, line)?;
        }
        Ok(())
    }

    /// `put nobody "Sslak, Orb Guardian" at B1 as sslak guarding`, after the second word.
    pub(super) fn read_guardian(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let card = read_card(line, Kind::Creature)?;
        let mut piece = blank(false);
        let own = self.read_piece(&mut piece, line)?;
        self.add(own, Placement::Guardian { card, piece }, line)
    }

    /// `orb B1 A`: it is on, and A controls it; `orb B1 on`: nobody does. A second one of the zone is `orb C2 2 A`.
    pub(super) fn read_orb(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let plan = self.map(line)?;
        let zone = read_zone(line)?;
        let nth: usize = if line.maybe("2") { 1 } else { 0 };
        let mut there = plan.orbs.iter().enumerate().filter(|(_, other)| **other == zone);
        let Some((at, _)) = there.nth(nth) else {
            return Err(line.complain(format!("the map has no such Orb at {zone}")));
        };
        let state = if line.maybe("on") { OrbSetup::On } else { OrbSetup::Of(line.seat()?) };
        if self.orbs.len() <= at {
            self.orbs.resize(at + 1, OrbSetup::Off);
        }
        self.wrote("position.orbs".to_owned(), line);
        self.orbs[at] = state;
        Ok(())
    }

    /// `vtar A 5`.
    pub(super) fn read_vtar(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let at = line.seat()?.index();
        if self.vtar.len() <= at {
            self.vtar.resize(at + 1, 0);
        }
        self.wrote("position.vtar".to_owned(), line);
        self.vtar[at] = line.number("V'Tar")?;
        Ok(())
    }

    /// What lies on the map comes behind everything else: tiles are called `tileB3`, Orbs `orbB1` and `orbC2-2`.
    pub(super) fn name_map(&self, names: &mut Names) {
        let Some(plan) = self.plan() else { return };
        let begins = if self.is_opening() {
            self.seats.len()
        } else {
            self.seats.len() + self.objects.len()
        };
        let tiles = plan.tiles.iter().filter(|(_, tile)| cards::find(tile.id()).is_some());
        let mut all: Vec<String> = tiles.map(|(zone, _)| format!("tile{zone}")).collect();
        for (at, zone) in plan.orbs.iter().enumerate() {
            let before: &[Zone] = &plan.orbs[..at];
            let more = if before.contains(zone) { "-2" } else { "" };
            all.push(format!("orb{zone}{more}"));
        }
        for (at, name) in all.iter().enumerate() {
            names.add(name, (begins + at) as u32);
        }
    }
}
