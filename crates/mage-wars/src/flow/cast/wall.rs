//! Walls: cast on a border, and extended by a second one (MW-WALL-18 to MW-WALL-24).

use kernel::{Log, Refusal, Seat};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::Cast;
use crate::{
    cards::CardId,
    event::Event,
    fits,
    flow::{Choice, Frame, Question},
    state::{Border, Face, MageWars, ObjectId, Place, Zone},
};

/// A wall that can be extended now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extension {
    pub caster: ObjectId,
    pub card: CardId,
    pub you: Seat,
    pub first: Border,
}

impl MageWars {
    pub(super) fn raise_wall(&mut self, cast: &Cast, border: Border, log: &mut Log<Event>) {
        self.put_into_play(cast.card, cast.owner, cast.you, Place::Border(border), Face::Up, log);
        if cast.extra == Some(true) {
            let (caster, card, you) = (cast.caster, cast.card, cast.you);
            self.pending.push(Frame::Extend(Extension { caster, card, you, first: border }));
        }
    }

    /// MW-WALL-20, MW-WALL-24: with a second one in the spellbook its caster may place it.
    pub(in crate::flow) fn run_extension(&mut self, wall: Extension) {
        // Whether there is another copy is nobody's business: who has cards left is asked.
        let has_cards = self.player(wall.you).is_some_and(|it| !it.book.is_empty());
        let room = self.borders().any(|border| self.judge_second_wall(&wall, border).is_ok());
        if has_cards && room {
            let question = Question::Extend { first: wall.first };
            self.wait(Frame::Extend(wall), wall.you, question);
        }
    }

    /// MW-WALL-21 to MW-WALL-23: connected with the first, in sight, wherever.
    pub(crate) fn judge_extension(&self, wall: &Extension, border: Border) -> Result<(), Refusal> {
        if !self.player(wall.you).is_some_and(|it| it.has_in_book(wall.card)) {
            return Err(Refusal::new(mw::WALL_20, "refusal-not-in-book"));
        }
        self.judge_second_wall(wall, border)
    }

    fn judge_second_wall(&self, wall: &Extension, border: Border) -> Result<(), Refusal> {
        if !connected(wall.first, border) {
            return Err(Refusal::new(mw::WALL_21, "refusal-not-connected"));
        }
        fits::conjuration_fits(self, wall.card, wall.you, Place::Border(border)).map_err(
            |refusal| match refusal.rule {
                mw::WALL_02 => Refusal::new(mw::WALL_03, "refusal-border-taken"),
                _ => refusal,
            },
        )?;
        let caster = self.find(wall.caster);
        let unseen = || Refusal::new(mw::WALL_23, "refusal-no-sight");
        let caster = caster.ok_or_else(unseen)?;
        self.judge_border_reach(caster, None, border).map_err(|_| unseen())
    }

    pub(in crate::flow) fn take_extension(
        &mut self,
        wall: Extension,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let Choice::Border(border) = choice else { return };
        let taken = self.player_mut(wall.you).is_some_and(|it| it.take_from_book(wall.card));
        if taken {
            self.put_into_play(wall.card, wall.you, wall.you, Place::Border(border), Face::Up, log);
        }
    }
}

/// Whether two borders meet in a corner.
fn connected(one: Border, other: Border) -> bool {
    one != other && ends(one).iter().any(|end| ends(other).contains(end))
}

/// The two corners a border runs between, counted like zones by their upper left one.
fn ends(border: Border) -> [(u8, u8); 2] {
    let [_, Zone { column, row }] = border.zones();
    match border.is_upright() {
        true => [(column, row), (column, row + 1)],
        false => [(column, row), (column + 1, row)],
    }
}

#[cfg(test)]
mod tests {
    use rules::{covers, mw};

    use super::*;

    #[test]
    fn walls_are_connected_in_line_and_around_corners() {
        covers![mw::WALL_21];
        let border = |text: &str| Border::try_from(text.to_owned()).expect("a border");
        let first = border("B1-B2");
        for near in ["A1-A2", "C1-C2", "A1-B1", "B1-C1", "A2-B2", "B2-C2"] {
            assert!(connected(first, border(near)), "{near}");
        }
        for far in ["B1-B2", "B2-B3", "D1-D2", "C1-D1"] {
            assert!(!connected(first, border(far)), "{far}");
        }
    }
}
