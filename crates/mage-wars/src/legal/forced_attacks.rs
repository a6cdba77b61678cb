//! Forced attacks: what a bloodthirsty or taunted creature must do when it can (MW-TRAIT-BLOODTHIRSTY-03,
//! MW-COND-TAUNT-01).

use kernel::Refusal;
use rules::mw;

use crate::{
    derive,
    flow::{ActionPhase, Choice},
    legal::Judgement,
    state::{MageWars, Object, ObjectId},
    vocabulary::{AttackBar, AttackReach, Marker, Stat},
};

/// A reason why a creature must make a melee attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Duty {
    /// Any damaged living enemy creature.
    Blood,
    /// The creature that taunted it; mages are bound, too (MW-RULING-66).
    Taunt(ObjectId),
}

impl Duty {
    fn refusal(self) -> Refusal {
        match self {
            Duty::Blood => Refusal::new(mw::TRAIT_BLOODTHIRSTY_03, "refusal-bloodthirsty"),
            Duty::Taunt(_) => Refusal::new(mw::COND_TAUNT_01, "refusal-taunted"),
        }
    }
}

impl MageWars {
    /// MW-ACTION-34, MW-RULING-48: who must attack and can, may do nothing else. MW-COND-TAUNT-02,
    /// MW-TRAIT-BLOODTHIRSTY-04: of several duties and targets its controller chooses.
    pub(crate) fn judge_duty(
        &self,
        phase: &ActionPhase,
        creature: &Object,
        choice: Choice,
    ) -> Judgement {
        // MW-COND-ZOMBIE-07
        let blood = derive::traits(self, creature).plus(Stat::Bloodthirsty) > 0
            || creature.markers(Marker::Zombie) > 0;
        let taunt = creature.taunted_by.filter(|_| creature.markers(Marker::Taunt) > 0);
        let duties = [blood.then_some(Duty::Blood), taunt.map(Duty::Taunt)];
        let mut due =
            duties.into_iter().flatten().filter(|duty| self.is_due(*duty, phase, creature));
        let Some(first) = due.next() else { return Ok(()) };
        let done = std::iter::once(first).chain(due).any(|duty| match choice {
            Choice::Attack { object, bar, target } => {
                derive::bar_of(self, creature.id, object, bar)
                    .is_some_and(|bar| self.fulfils(duty, creature, bar, target))
            }
            _ => false,
        });
        if done { Ok(()) } else { Err(first.refusal()) }
    }

    /// Whether some attack that the creature may make now would fulfil the duty.
    fn is_due(&self, duty: Duty, phase: &ActionPhase, creature: &Object) -> bool {
        derive::bars(self, creature.id).any(|(_, _, bar)| {
            bar.reach == AttackReach::Melee
                && self.may_use(phase, bar.action).is_ok()
                && self.objects.iter().any(|target| {
                    // An attack that was stopped cannot be asked for again.
                    phase.stopped != Some(target.id)
                        && self.fulfils(duty, creature, bar, target.id)
                        && self.judge_target(creature, bar, target.id).is_ok()
                })
        })
    }

    /// Whether this attack is what the duty asks for.
    fn fulfils(&self, duty: Duty, attacker: &Object, bar: &AttackBar, target: ObjectId) -> bool {
        let Some(target) = self.find(target).filter(|_| bar.reach == AttackReach::Melee) else {
            return false;
        };
        match duty {
            Duty::Taunt(by) => target.id == by,
            Duty::Blood => {
                self.is_enemy(attacker.controller, target) && derive::is_bloody(self, target)
            }
        }
    }
}
