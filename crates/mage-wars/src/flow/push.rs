//! Pushing: one zone away from its source (MW-PUSH-01 to MW-PUSH-08).

use kernel::{Log, Message, Refusal, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Asks, Attack, AttackKind, BarRef, Choice, EFFECT_DIE, Frame, MoveKind, Question};
use crate::{
    cards::CardId,
    derive::{self, Flag},
    event::Event,
    legal::require,
    state::{MageWars, ObjectId, Place, Zone},
};

/// A direction in steps of columns and rows.
type Direction = (i8, i8);

/// North, east, south, west (MW-PUSH-04).
const DIRECTIONS: [Direction; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A push by this source; its controller chooses where several ways lead away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Push {
    pub who: ObjectId,
    pub source: ObjectId,
}

impl Asks for Push {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Push, mw::PUSH_03)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        msg!("ask-push", who = game.object_arg(seat, self.who))
    }

    fn answers<const LEGAL: bool>(&self, game: &MageWars, _: Seat, out: &mut Vec<Choice>) {
        if let Some(&Place::Zone(here)) = game.find(self.who).map(|object| &object.place) {
            out.extend(game.near(here).map(Choice::Push));
            out.push(Choice::Pass);
        }
    }

    /// Passing pushes against the edge, where there is one.
    fn judge(&self, game: &MageWars, _: Seat, choice: Choice) -> Result<(), Refusal> {
        let (Choice::Push(_) | Choice::Pass) = choice else { return Err(self.other_question()) };
        let leads_away = game.ways_away(self.who, self.source).contains(&landing_of(choice));
        require(leads_away, mw::PUSH_02, "refusal-push-direction")
    }

    fn take(self, game: &mut MageWars, _: Seat, choice: Choice, _: &mut Log<Event>) {
        game.take_push(self.who, choice);
    }
}

impl MageWars {
    /// MW-TRAIT-UNMOVABLE-01, MW-PUSH-02, MW-PUSH-03: away from the source; of several ways its controller chooses.
    pub(super) fn run_push(&mut self, push: Push) {
        let Push { who, source } = push;
        let Some(object) = self.find(who) else { return }; // it left play meanwhile
        let directions = self.ways_away(who, source);
        if !self.is_movable(who) || directions.is_empty() {
            return;
        }
        let seat = self.find(source).map_or(object.controller, |source| source.controller);
        match directions.as_slice() {
            [only] => self.push_to(who, *only),
            _ => self.wait(Frame::Push(push), seat),
        }
    }

    /// MW-TRAIT-UNMOVABLE-01: whether something can be pushed at all.
    pub(super) fn is_movable(&self, who: ObjectId) -> bool {
        self.find(who).is_some_and(|object| {
            self.is_creature(object) && !derive::traits(self, object).has(Flag::Unmovable)
        })
    }

    /// MW-PUSH-04: a quarter of the effect die for each direction, from the north round by the east.
    pub(super) fn push_at_random(&mut self, who: ObjectId, card: CardId, log: &mut Log<Event>) {
        let Some(&Place::Zone(here)) = self.find(who).map(|object| &object.place) else {
            return; // out of the arena nobody is pushed
        };
        let roll = self.chance.roll(EFFECT_DIE);
        log.push(|| Event::EffectRolled { card, roll, needed: 1 });
        let quarter = usize::from(roll.saturating_sub(1) / 3);
        if let Some(way) = DIRECTIONS.get(quarter) {
            self.push_to(who, self.landing(here, *way));
        }
    }

    /// Where the creature would land, also beyond the edge of the arena.
    fn ways_away(&self, who: ObjectId, source: ObjectId) -> Vec<Landing> {
        let Some(&Place::Zone(here)) = self.find(who).map(|object| &object.place) else {
            return Vec::new();
        };
        let from = self.find(source).and_then(|object| self.zone_of(object)).unwrap_or(here);
        let away = |(columns, rows): &Direction| {
            let column = i16::from(here.column) - i16::from(from.column);
            let row = i16::from(here.row) - i16::from(from.row);
            match (column, row) {
                (0, 0) => true,
                _ => {
                    (*columns != 0 && column.signum() == i16::from(*columns))
                        || (*rows != 0 && row.signum() == i16::from(*rows))
                }
            }
        };
        DIRECTIONS
            .iter()
            .filter(|direction| away(direction))
            .map(|way| self.landing(here, *way))
            .collect()
    }

    fn landing(&self, from: Zone, (columns, rows): Direction) -> Landing {
        let column = i16::from(from.column) + i16::from(columns);
        let row = i16::from(from.row) + i16::from(rows);
        let zone = match (u8::try_from(column), u8::try_from(row)) {
            (Ok(column), Ok(row)) => Some(Zone::new(column, row)),
            _ => None,
        };
        match zone.filter(|zone| self.arena.contains(*zone)) {
            Some(zone) => Landing::Zone(zone),
            None => Landing::Edge,
        }
    }

    pub(super) fn take_push(&mut self, who: ObjectId, choice: Choice) {
        self.push_to(who, landing_of(choice));
    }

    /// Whether a wall on this way would attack who is pushed through it (MW-PUSH-06).
    pub(super) fn meets_attack(&self, who: ObjectId, choice: Choice) -> bool {
        let Landing::Zone(to) = landing_of(choice) else { return false };
        let wall = self.find(who).and_then(|object| self.wall_before(object, to));
        wall.is_some_and(|wall| derive::traits(self, wall).has(Flag::PassageAttacks))
    }

    /// MW-PUSH-07, MW-PUSH-08: who is pushed against a wall that blocks or the arena wall stays and is bashed.
    fn push_to(&mut self, who: ObjectId, landing: Landing) {
        let open = |to: &Zone| {
            let wall = self.find(who).and_then(|object| self.wall_before(object, *to));
            wall.is_none_or(|wall| !self.blocks_passage(wall))
        };
        match landing {
            Landing::Zone(to) if open(&to) => {
                self.begin_move(who, to, MoveKind::Push);
            }
            Landing::Zone(_) | Landing::Edge => {
                let Some(card) = self.find(who).map(|object| object.card) else {
                    return self.broken("who is bashed is gone");
                };
                let bar = BarRef { card, bar: BarRef::BASH, object: who };
                let bash = Attack::new(self, None, bar, who, AttackKind::Forced);
                self.begin_attack(bash);
            }
        }
    }
}

fn landing_of(choice: Choice) -> Landing {
    match choice {
        Choice::Push(zone) => Landing::Zone(zone),
        _ => Landing::Edge,
    }
}

/// Where a push leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Landing {
    Zone(Zone),
    /// Against the wall of the arena.
    Edge,
}
