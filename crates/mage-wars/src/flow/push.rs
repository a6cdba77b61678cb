//! Pushing: one zone away from its source (MW-PUSH-01 to MW-PUSH-08).

use kernel::{Message, Refusal, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Attack, AttackKind, BarRef, Choice, EFFECT_DIE, Frame, MoveKind, Question};
use crate::{
    cards::CardId,
    derive::{self, Flag},
    event::Event,
    legal::{Answers, Row},
    state::{MageWars, ObjectId, Zone},
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
    pub heading: Heading,
    /// It leaves alone who would pass a wall that attacks (MW-PUSH-11).
    pub spares: bool,
}

impl Push {
    /// Away from this one, through whatever is in the way.
    pub fn away(who: ObjectId, source: ObjectId) -> Self {
        Push { who, source, heading: Heading::Away, spares: false }
    }
}

/// Where a push leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Heading {
    /// Away from its source (MW-PUSH-02).
    Away,
    /// Toward its source (MW-PUSH-12).
    Toward,
    /// By the effect die, for this card (MW-PUSH-04).
    Random(CardId),
}

impl Row for Push {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Push, mw::PUSH_03)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        msg!("ask-push", who = game.object_arg(seat, self.who))
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        (*choice == Choice::Pass).then(|| msg!("choice-push-edge"))
    }

    /// Passing pushes against the edge, where there is one.
    fn answers(&self, game: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        let Some(here) = game.find(self.who).and_then(|object| object.place.zone()) else { return };
        let ways = game.ways_of(self);
        for choice in game.near(here).map(Choice::Push).chain([Choice::Pass]) {
            let refusal = Refusal::new(mw::PUSH_02, "refusal-push-direction");
            answers.add_or(choice, ways.contains(&landing_of(choice)), refusal);
        }
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        game.push_on(self, landing_of(choice));
    }
}

impl MageWars {
    /// MW-TRAIT-UNMOVABLE-01, MW-PUSH-02, MW-PUSH-03: away from the source; of several ways its controller chooses.
    pub(super) fn run_push(&mut self, push: Push) {
        let Push { who, source, heading, spares } = push;
        let Some(object) = self.find(who) else { return }; // it left play meanwhile
        let directions = self.ways_of(&push);
        // MW-TRAIT-SNATCH-02; a spell that pulls is none.
        let snatched = heading == Heading::Toward && !spares;
        let slips = snatched && derive::traits(self, object).has(Flag::Uncontainable);
        if !self.is_movable(who) || slips || directions.is_empty() {
            return;
        }
        if let Heading::Random(card) = heading {
            return self.push_at_random(who, card);
        }
        let seat = self.find(source).map_or(object.controller, |source| source.controller);
        let seat = self.decider(seat);
        match directions.as_slice() {
            [only] => self.push_on(&push, *only),
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
    pub(super) fn push_at_random(&mut self, who: ObjectId, card: CardId) {
        let here = self.find(who).and_then(|object| object.place.zone());
        let Some(here) = here else { return }; // out of the arena nobody is pushed
        let roll = self.chance.roll(EFFECT_DIE);
        self.log.push(|| Event::EffectRolled { card, roll, needed: 1 });
        let quarter = usize::from(roll.saturating_sub(1) / 3);
        if let Some(way) = DIRECTIONS.get(quarter) {
            self.push_to(who, self.landing(here, *way));
        }
    }

    /// Where the creature would land, also beyond the edge of the arena; toward its source it never gets there
    /// (MW-PUSH-12).
    fn ways_of(&self, push: &Push) -> Vec<Option<Zone>> {
        let Push { who, source, heading, spares } = *push;
        let toward = heading == Heading::Toward;
        let here = self.find(who).and_then(|object| object.place.zone());
        let Some(here) = here else { return Vec::new() };
        let from = self.find(source).and_then(|object| self.zone_of(object)).unwrap_or(here);
        let side = |here: u8, from: u8| (i16::from(here) - i16::from(from)).signum() as i8;
        let (column, row) = (side(here.column, from.column), side(here.row, from.row));
        let away = |(columns, rows): &Direction| {
            let (column, row) = if toward { (-column, -row) } else { (column, row) };
            here == from && !toward
                || *columns != 0 && *columns == column
                || *rows != 0 && *rows == row
        };
        let ways = DIRECTIONS.into_iter().filter(away);
        let mut ways: Vec<_> = ways.map(|way| self.landing(here, way)).collect();
        // Where there is a way past the walls that attack, it is one of these.
        let unhurt =
            |to: &Option<Zone>| to.is_none_or(|to| !self.meets_attack(who, Choice::Push(to)));
        if spares && !toward && ways.iter().any(unhurt) {
            ways.retain(unhurt);
        }
        ways
    }

    fn landing(&self, from: Zone, (columns, rows): Direction) -> Option<Zone> {
        // Beyond the first column or row is far beyond the last.
        let (column, row) =
            (from.column.wrapping_add_signed(columns), from.row.wrapping_add_signed(rows));
        let zone = Zone::new(column, row);
        self.arena.contains(zone).then_some(zone)
    }

    /// One of the ways that a Push may take.
    fn push_on(&mut self, push: &Push, landing: Option<Zone>) {
        let choice = landing.map_or(Choice::Pass, Choice::Push);
        if push.spares && self.meets_attack(push.who, choice) {
            self.stop_move(push.who);
        } else {
            self.push_to(push.who, landing);
        }
    }

    pub(super) fn take_push(&mut self, who: ObjectId, choice: Choice) {
        self.push_to(who, landing_of(choice));
    }

    /// Whether a wall on this way would attack who is pushed through it (MW-PUSH-06).
    pub(super) fn meets_attack(&self, who: ObjectId, choice: Choice) -> bool {
        let (Some(mover), Some(to)) = (self.find(who), landing_of(choice)) else { return false };
        self.attacking_wall(mover, to).is_some()
    }

    /// MW-PUSH-07, MW-PUSH-08: who is pushed against a wall that blocks or the arena wall stays and is bashed.
    fn push_to(&mut self, who: ObjectId, landing: Option<Zone>) {
        let open = |to: &Zone| {
            let wall = self.find(who).and_then(|object| self.wall_before(object, *to));
            wall.is_none_or(|wall| !self.blocks_passage(wall))
        };
        match landing.filter(open) {
            Some(to) => self.begin_move(who, to, MoveKind::Push),
            None => {
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

/// Where a push leads; `None` is against the wall of the arena.
fn landing_of(choice: Choice) -> Option<Zone> {
    match choice {
        Choice::Push(zone) => Some(zone),
        _ => None,
    }
}
