//! Walls in the way of a move: what they stop, how they attack, and getting past them with a full action (MW-WALL-09 to
//! MW-WALL-17, MW-TRAIT-CLIMBING-01 to -03).

use kernel::Refusal;
use rules::mw;

use super::{ActionPhase, Attack, AttackKind, BarRef, Frame, MoveKind, Movement};
use crate::{
    cards,
    derive::{self, Flag},
    event::Event,
    legal::{Judgement, forbid, needs},
    state::{Face, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::{Ability, ActionKind, AttackReach},
};

impl MageWars {
    /// The wall a creature meets on its way to an adjacent zone. MW-WALL-16: flyers meet none.
    pub(crate) fn wall_before(&self, mover: &Object, to: Zone) -> Option<&Object> {
        let wall = self.wall_between(self.zone_of(mover)?, to)?;
        (!derive::traits(self, mover).has(Flag::Flying)).then_some(wall)
    }

    /// The wall that attacks a creature on its way to an adjacent zone (MW-WALL-10).
    pub(crate) fn attacking_wall(&self, mover: &Object, to: Zone) -> Option<&Object> {
        let from = self.zone_of(mover)?;
        self.wall_before(mover, to).filter(|wall| self.attacks_from(wall, from))
    }

    /// Whether a wall attacks who passes it from this zone. MW-WALL-25, MW-WALL-26: one with a front only from there.
    fn attacks_from(&self, wall: &Object, from: Zone) -> bool {
        let behind = cards::compiled(wall.card).one_front && wall.front != Some(from);
        !behind && derive::traits(self, wall).has(Flag::PassageAttacks)
    }

    /// Whether a wall that attacks stands at a zone, on any side.
    pub(crate) fn is_near_attacking_wall(&self, zone: Zone) -> bool {
        self.objects.among(derive::board_index(self).walls).any(|wall| {
            let beside = match wall.place {
                Place::Border(border) => border.zones().contains(&zone),
                Place::Zone(_) | Place::On(_) | Place::Away(_) => false,
            };
            beside && self.attacks_from(wall, zone)
        })
    }

    /// The wall a move under way meets. MW-TELE-01, MW-TELE-02: a teleport meets none.
    fn wall_on_the_way(&self, mover: &Object, movement: &Movement) -> Option<&Object> {
        match movement.kind {
            MoveKind::Action | MoveKind::Push => self.wall_before(mover, movement.to),
            MoveKind::Teleport => None,
        }
    }

    /// MW-WALL-09: whether a wall lets nobody through.
    pub(crate) fn blocks_passage(&self, wall: &Object) -> bool {
        derive::traits(self, wall).has(Flag::PassageBlocked)
    }

    /// Whether this creature gets through the wall only with a full action.
    fn takes_full_action(&self, wall: &Object, mover: &Object) -> bool {
        self.card(wall).abilities.iter().any(|ability| match ability {
            Ability::FullActionToPass(who) => {
                derive::matches(self, wall.controller, Some(wall), who, mover)
            }
            _ => false,
        })
    }

    /// MW-MOVE-03, MW-WALL-09, MW-WALL-15: whether a move action leads through what stands on the border.
    pub(crate) fn judge_passage(&self, mover: &Object, to: Zone) -> Judgement {
        let Some(wall) = self.wall_before(mover, to) else { return Ok(()) };
        forbid(self.blocks_passage(wall), mw::WALL_09, "refusal-passage-blocked")?;
        forbid(self.takes_full_action(wall, mover), mw::MOVE_03, "refusal-full-action-to-pass")
    }

    /// Whether a full action leads past the wall: over it by Climbing, or through one that takes so long (MW-RULING-65).
    pub(crate) fn judge_crossing(
        &self,
        phase: &ActionPhase,
        mover: &Object,
        to: Zone,
    ) -> Judgement {
        self.may_use(phase, ActionKind::Full)?;
        let traits = derive::traits(self, mover);
        forbid(traits.has(Flag::Rooted), mw::TRAIT_ROOTED_01, "refusal-rooted")?;
        forbid(traits.has(Flag::Restrained), mw::COND_RESTRAINED_01, "refusal-restrained")?;
        self.judge_toll(mover)?;
        let Some(wall) = self.wall_before(mover, to) else {
            return Err(Refusal::new(mw::TRAIT_CLIMBING_01, "refusal-no-wall"));
        };
        if self.takes_full_action(wall, mover) && !self.blocks_passage(wall) {
            return Ok(());
        }
        needs(traits.has(Flag::Climbing), mw::TRAIT_CLIMBING_01, "refusal-no-climber")?;
        let incorporeal = derive::traits(self, wall).has(Flag::Incorporeal);
        forbid(incorporeal, mw::TRAIT_CLIMBING_03, "refusal-climb-incorporeal")
    }

    /// MW-MOVE-12, MW-MOVE-13: whether a move cannot go on. MW-PUSH-05: being unable to walk does not stop a push, being
    /// unmovable does.
    pub(super) fn is_stopped(&self, movement: &Movement) -> bool {
        self.find(movement.mover).is_none_or(|mover| {
            let traits = derive::traits(self, mover);
            match movement.kind {
                MoveKind::Push => traits.has(Flag::Unmovable),
                MoveKind::Action => [Flag::Restrained, Flag::Incapacitated, Flag::Rooted]
                    .iter()
                    .any(|flag| traits.has(*flag)),
                // MW-TELE-03, MW-TELE-07, MW-TRAIT-ANCHORED-01
                MoveKind::Teleport => {
                    let barred = |it: &Object| {
                        it.face == Face::Up
                            && self.card(it).abilities.contains(&Ability::BarsTeleports)
                    };
                    traits.has(Flag::Anchored) || self.in_zone(movement.to).any(barred)
                }
            }
        })
    }

    /// Who flew when the move was declared and does not any more is stopped by a wall that blocks.
    pub(super) fn is_walled_off(&self, movement: &Movement) -> bool {
        self.find(movement.mover).is_some_and(|mover| {
            let wall = self.wall_on_the_way(mover, movement);
            wall.is_some_and(|wall| self.blocks_passage(wall))
                && !derive::traits(self, mover).has(Flag::Climbing)
        })
    }

    /// The move that this attack is part of no longer goes on, so the wall does not attack (MW-RULING-80).
    pub(super) fn is_stopped_at_wall(&self, attack: &Attack) -> bool {
        matches!(attack.bar.bar().reach, AttackReach::Passage { .. })
            && self.agenda.iter().any(|frame| match frame {
                Frame::Move { movement, .. } => {
                    movement.mover == attack.defender && self.is_stopped(movement)
                }
                _ => false,
            })
    }

    /// MW-MOVE-09, MW-WALL-10, MW-WALL-11: in the Walls Step a wall with Passage Attacks attacks whoever goes through,
    /// friend or foe, still in its old zone.
    pub(super) fn meet_wall(&mut self, movement: &Movement) {
        let Some(mover) = self.find(movement.mover) else {
            return self.broken("what moves is gone");
        };
        let Some(wall) = self.wall_on_the_way(mover, movement) else { return }; // the way is free
        if !self.zone_of(mover).is_some_and(|from| self.attacks_from(wall, from)) {
            return;
        }
        let level = cards::compiled(mover.card).level;
        let times = self.card(wall).attacks.iter().find_map(|bar| match bar.reach {
            AttackReach::Passage { level_minus_one_times: true } => Some(level.saturating_sub(1)),
            AttackReach::Passage { level_minus_one_times: false } => Some(1),
            _ => None,
        });
        let wall = wall.id;
        self.agenda.push(Frame::Passage { movement: *movement, wall, left: times.unwrap_or(0) });
    }

    /// One attack of the wall after the other, as long as both are there and the mover goes on.
    pub(super) fn run_passage(&mut self, movement: Movement, wall: ObjectId, left: u8) {
        let is_bar = |reach| matches!(reach, AttackReach::Passage { .. });
        let bar = self.find(wall).and_then(|wall| {
            let at = self.card(wall).attacks.iter().position(|bar| is_bar(bar.reach))?;
            Some(BarRef { card: wall.card, bar: u8::try_from(at).ok()?, object: wall.id })
        });
        let (Some(bar), 1..) = (bar, left) else { return }; // the wall fell, or all were made
        if self.is_stopped(&movement) {
            return;
        }
        self.agenda.push(Frame::Passage { movement, wall, left: left - 1 });
        let attack = Attack::new(self, None, bar, movement.mover, AttackKind::Forced);
        if let (Some(attacker), Some(defender)) = (self.thing(wall), self.thing(movement.mover)) {
            let odds = self.told_odds(&attack);
            self.log.push(|| Event::AttackDeclared {
                attacker,
                defender,
                bar,
                counterstrike: false,
                odds,
            });
        }
        self.begin_attack(attack);
    }

    /// Whether a creature stands where it can reach a wall (MW-WALL-07).
    pub(crate) fn is_at_wall(&self, creature: &Object, wall: &Object) -> bool {
        match (creature.place, wall.place) {
            (Place::Zone(zone), Place::Border(border)) => border.touches(zone),
            _ => false,
        }
    }
}
