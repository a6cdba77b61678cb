//! How scripts write conjurations, walls and equipment.

use script::{Complaint, Line, Names};

use super::{Board, is, read_card, read_zone};
use crate::{
    derive::{self, Flag},
    setup::{Body, Piece, Placement, Spot},
    state::{Border, MageWars, Object, ObjectId, Place, Zone},
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
        let name = self.read_piece(&mut piece, line)?;
        let spot = Spot::Zone(piece.zone);
        let body = body(piece, line)?;
        self.add(name, Placement::Conjuration { card, controller, spot, body }, line)
    }

    /// `wall A "Wall of Stone" between B1 B2 as wall damage 3`.
    pub(super) fn read_wall(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let controller = line.seat()?;
        let card = read_card(line, Kind::Wall)?;
        line.must("between")?;
        let border = read_border(line)?;
        let mut piece = blank(false);
        let name = self.read_piece(&mut piece, line)?;
        let (spot, body) = (Spot::Border(border), body(piece, line)?);
        self.add(name, Placement::Conjuration { card, controller, spot, body }, line)
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
        let name = self.read_piece(&mut piece, line)?;
        let (spot, body) = (Spot::On(on), body(piece, line)?);
        self.add(name, Placement::Conjuration { card, controller, spot, body }, line)
    }

    /// `attach A "Mage Wand" to mageA as wand in shield`, after the host.
    pub(super) fn read_worn(
        &mut self,
        owner: kernel::Seat,
        card: String,
        on: u16,
        line: &mut Line<'_>,
    ) -> Result<(), Complaint> {
        let (mut name, mut location) = (None, None);
        while !line.is_empty() {
            match line.word("as or in")? {
                "as" => name = Some(line.word("a name")?.to_owned()),
                "in" => {
                    let word = line.word("a location such as shield")?;
                    location = Some(read_location(word).ok_or_else(|| {
                        line.complain(format!("“{word}” is no location such as shield"))
                    })?);
                }
                other => {
                    return Err(line.complain(format!("expected as or in, found “{other}”")));
                }
            }
        }
        self.add(name, Placement::Equipment { card, owner, on, location }, line)
    }
}

impl MageWars {
    /// What scripts expect of where things are and whom they see; `None` if it is none of these words.
    pub(super) fn expect_place(
        &self,
        names: &Names,
        object: &Object,
        what: &str,
        wanted: bool,
        line: &mut Line<'_>,
    ) -> Option<Result<(), Complaint>> {
        let place = || format!("{:?}", object.place);
        let traits = || derive::traits(self, object);
        Some(match what {
            "between" => read_border(line).and_then(|border| {
                is(line, (object.place == Place::Border(border)) == wanted, &place())
            }),
            "on" => read_name(names, line)
                .and_then(|host| is(line, (object.place == Place::On(host)) == wanted, &place())),
            "sees" => read_name(names, line).and_then(|other| match self.find(other) {
                Some(other) => is(line, derive::sees(self, object, other) == wanted, "sight"),
                None => Err(line.complain("that is no longer in play")),
            }),
            "restrained" => is(line, traits().has(Flag::Restrained) == wanted, what),
            "incapacitated" => is(line, traits().has(Flag::Incapacitated) == wanted, what),
            "living" => is(line, traits().is_living() == wanted, what),
            _ => return None,
        })
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

fn read_border(line: &mut Line<'_>) -> Result<Border, Complaint> {
    let (one, other) = (read_zone(line)?, read_zone(line)?);
    Border::between(one, other)
        .ok_or_else(|| line.complain(format!("{one} and {other} are not adjacent")))
}

fn read_name(names: &Names, line: &mut Line<'_>) -> Result<ObjectId, Complaint> {
    let name = line.word("a name")?;
    let id = names.object(name).and_then(|id| u16::try_from(id).ok()).map(ObjectId);
    id.ok_or_else(|| line.complain(format!("nothing is called “{name}”")))
}

fn read_location(word: &str) -> Option<Location> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}
