//! Duties: what a bloodthirsty or taunted creature must do when it can (MW-TRAIT-BLOODTHIRSTY-03, MW-COND-TAUNT-01,
//! MW-COND-TAUNTTHORG-01, MW-COND-TAUNTSKEELAX-01). They are judged each time it chooses what to do
//! (MW-COND-TAUNTTHORG-10).

use kernel::Refusal;
use rules::mw;

use crate::{
    derive,
    flow::{ActionPhase, Choice},
    legal::Judgement,
    state::{MageWars, Object, ObjectId},
    vocabulary::{AttackBar, AttackReach, Marker, Stat},
};

/// A reason why a creature must do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Duty {
    /// A melee attack on any damaged living enemy creature.
    Blood,
    /// A melee attack on the creature that taunted it; mages are bound, too (MW-RULING-66).
    Melee { on: ObjectId, taunt: Marker },
    /// Going to this creature from beside it or shooting at it, and attacking it when they are together.
    Come { to: ObjectId },
}

impl Duty {
    fn refusal(self) -> Refusal {
        match self {
            Duty::Blood => Refusal::new(mw::TRAIT_BLOODTHIRSTY_03, "refusal-bloodthirsty"),
            Duty::Melee { taunt: Marker::TauntSkeelax, .. } => {
                Refusal::new(mw::COND_TAUNTSKEELAX_02, "refusal-taunted")
            }
            Duty::Melee { .. } => Refusal::new(mw::COND_TAUNT_01, "refusal-taunted"),
            Duty::Come { .. } => Refusal::new(mw::COND_TAUNTTHORG_01, "refusal-lured"),
        }
    }
}

impl MageWars {
    /// MW-ACTION-34, MW-RULING-48: who must do something and can, may do nothing else. MW-COND-TAUNT-02,
    /// MW-TRAIT-BLOODTHIRSTY-04, MW-COND-TAUNTTHORG-05, MW-COND-TAUNTSKEELAX-04: of several duties and targets its
    /// controller chooses.
    pub(crate) fn judge_duty(
        &self,
        phase: &ActionPhase,
        creature: &Object,
        choice: Choice,
    ) -> Judgement {
        // MW-COND-ZOMBIE-07
        let blood = derive::traits(self, creature).plus(Stat::Bloodthirsty) > 0
            || creature.markers(Marker::Zombie) > 0;
        let taunts = Marker::TAUNTS.into_iter().filter_map(|taunt| {
            let by = creature.taunted_by(taunt)?;
            Some(match taunt {
                Marker::TauntThorg => Duty::Come { to: by },
                _ => Duty::Melee { on: by, taunt },
            })
        });
        let duties = blood.then_some(Duty::Blood).into_iter().chain(taunts);
        let mut due = duties.filter(|duty| self.is_due(*duty, phase, creature));
        let Some(first) = due.next() else { return Ok(()) };
        let done =
            std::iter::once(first).chain(due).any(|duty| self.does(duty, phase, creature, choice));
        if done { Ok(()) } else { Err(first.refusal()) }
    }

    /// Whether an answer is what the duty asks for.
    fn does(&self, duty: Duty, phase: &ActionPhase, creature: &Object, choice: Choice) -> bool {
        match choice {
            Choice::Attack { object, bar, target } => {
                derive::bar_of(self, creature.id, object, bar)
                    .is_some_and(|bar| self.fulfils(duty, creature, bar, target))
            }
            Choice::Move(_) | Choice::Cross(_) | Choice::Teleport(_) => {
                self.comes(duty, phase, creature, choice)
            }
            _ => false,
        }
    }

    /// Whether the creature can do now what fulfils the duty.
    fn is_due(&self, duty: Duty, phase: &ActionPhase, creature: &Object) -> bool {
        let attacks = derive::bars(self, creature.id).any(|(_, _, bar)| {
            !matches!(bar.reach, AttackReach::Zone { .. })
                && self.may_use(phase, bar.action).is_ok()
                && self.objects.iter().any(|target| {
                    // An attack that was stopped cannot be asked for again.
                    phase.stopped != Some(target.id)
                        && self.fulfils(duty, creature, bar, target.id)
                        && self.judge_target(creature, bar, target.id).is_ok()
                })
        });
        attacks || self.has_way(duty, phase, creature)
    }

    /// Whether this attack is what the duty asks for.
    fn fulfils(&self, duty: Duty, attacker: &Object, bar: &AttackBar, target: ObjectId) -> bool {
        let melee = bar.reach == AttackReach::Melee;
        let Some(target) = self.find(target) else { return false };
        match duty {
            Duty::Melee { on, .. } => melee && target.id == on,
            Duty::Blood => {
                melee
                    && self.is_enemy(attacker.controller, target)
                    && derive::is_bloody(self, target)
            }
            // MW-COND-TAUNTTHORG-09: farther away nothing is asked.
            Duty::Come { to } => {
                target.id == to && self.steps_between(attacker, target).is_some_and(|far| far <= 1)
            }
        }
    }

    /// Whether some move would fulfil the duty.
    fn has_way(&self, duty: Duty, phase: &ActionPhase, creature: &Object) -> bool {
        let Duty::Come { to } = duty else { return false };
        let there = self.find(to).and_then(|taunter| self.zone_of(taunter));
        there.is_some_and(|zone| {
            let ways = [Choice::Move(zone), Choice::Cross(zone)];
            let walks = ways.into_iter().any(|way| {
                self.comes(duty, phase, creature, way)
                    && phase.judge_step(self, creature, way).is_ok()
            });
            // MW-TELE-14
            walks
                || self.comes(duty, phase, creature, Choice::Teleport(zone))
                    && self.judge_teleport(phase, creature, zone).is_ok()
        })
    }

    /// Whether a move leads from beside the taunter into its zone. MW-COND-TAUNTTHORG-04: not through a wall that attacks.
    fn comes(&self, duty: Duty, phase: &ActionPhase, creature: &Object, choice: Choice) -> bool {
        let Duty::Come { to } = duty else { return false };
        let (zone, walks) = match choice {
            Choice::Move(zone) | Choice::Cross(zone) => (zone, true),
            Choice::Teleport(zone) => (zone, false),
            _ => return false,
        };
        let Some(taunter) = self.find(to).filter(|_| phase.stopped.is_none()) else { return false };
        self.steps_between(creature, taunter) == Some(1)
            && self.zone_of(taunter) == Some(zone)
            && !(walks && self.attacking_wall(creature, zone).is_some())
    }

    fn steps_between(&self, one: &Object, other: &Object) -> Option<u8> {
        Some(self.zone_of(one)?.distance(self.zone_of(other)?))
    }
}
