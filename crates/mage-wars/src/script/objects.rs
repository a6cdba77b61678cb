//! How scripts write conjurations, walls and equipment.

use script::{Complaint, Line};

use super::{board::Board, properties::Properties, read_card, read_zone};
use crate::{
    setup::{Body, Piece, Placement, Spot},
    state::{Border, Zone},
    vocabulary::{Kind, Location},
};

/// A piece with nothing on it, before its properties are read.
pub(super) fn blank(active: bool) -> Piece {
    let zone = Zone::new(0, 0);
    Piece { zone, damage: 0, mana: 0, active, guard: false, markers: Vec::new() }
}

impl Board {
    /// `put A "Mana Crystal" at B2 as crystal damage 2`, after the seat.
    pub(super) fn read_conjuration(
        &mut self,
        controller: kernel::Seat,
        line: &mut Line<'_>,
    ) -> Result<(), Complaint> {
        let card = read_card(line, Kind::Conjuration)?;
        let mut piece = blank(false);
        let own = self.read_piece(&mut piece, line)?;
        let spot = Spot::Zone(piece.zone);
        let body = body(piece, line)?;
        self.add(own, Placement::Conjuration { card, controller, spot, body }, line)
    }

    /// `wall A "Wall of Stone" between B1 B2 as wall damage 3`.
    pub(super) fn read_wall(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let controller = line.seat()?;
        let card = read_card(line, Kind::Wall)?;
        line.must("between")?;
        let border = read_border(line)?;
        let mut piece = blank(false);
        let own = self.read_piece(&mut piece, line)?;
        let (spot, body) = (Spot::Border(border), body(piece, line)?);
        self.add(own, Placement::Conjuration { card, controller, spot, body }, line)
    }

    /// `attach A "Tanglevine" to wolf as vine damage 2`, after the host.
    pub(super) fn read_attached(
        &mut self,
        controller: kernel::Seat,
        card: String,
        on: u16,
        line: &mut Line<'_>,
    ) -> Result<(), Complaint> {
        let mut piece = blank(false);
        let own = self.read_piece(&mut piece, line)?;
        let (spot, body) = (Spot::On(on), body(piece, line)?);
        self.add(own, Placement::Conjuration { card, controller, spot, body }, line)
    }

    /// `attach A "Mage Wand" to mageA as wand in shield`, after the host.
    pub(super) fn read_worn(
        &mut self,
        owner: kernel::Seat,
        card: String,
        on: u16,
        line: &mut Line<'_>,
    ) -> Result<(), Complaint> {
        let (mut own, mut location, mut said) = (Properties::default(), None, Vec::new());
        while !line.is_empty() {
            let word = line.word("a property")?;
            own.once(word, line, &mut said)?;
            match word {
                "in" => {
                    let word = line.word("a location such as shield")?;
                    location = Some(read_location(word).ok_or_else(|| {
                        line.complain(format!(
                            "“{word}” is no location; there are amulet, belt, boots, chest, cloak, gloves, helmet, ring, \
                             shield, weapon"
                        ))
                    })?);
                }
                other if own.read(self, other, line)? => (),
                other => {
                    let known = Properties::WORDS;
                    return Err(line.complain(format!(
                        "“{other}” is no property; there are in LOCATION, {known}"
                    )));
                }
            }
        }
        self.add(own, Placement::Equipment { card, owner, on, location }, line)
    }
}

/// What lies on a conjuration; it has no action and no guard marker (MW-CONJ-02).
fn body(piece: Piece, line: &Line<'_>) -> Result<Body, Complaint> {
    if piece.active || piece.guard {
        Err(line.complain("only creatures are active or guarding"))
    } else {
        Ok(Body { damage: piece.damage, mana: piece.mana, markers: piece.markers })
    }
}

pub(super) fn read_border(line: &mut Line<'_>) -> Result<Border, Complaint> {
    let (one, other) = (read_zone(line)?, read_zone(line)?);
    Border::between(one, other)
        .ok_or_else(|| line.complain(format!("{one} and {other} are not adjacent")))
}

pub(super) fn read_location(word: &str) -> Option<Location> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}
