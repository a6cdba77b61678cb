//! An attack in its ten steps, by the names of the rulebook (MW-ATTACK-GEN-02), with a window after each
//! (MW-REVEAL-06).

mod after;
mod bar;
mod damage;
mod defend;
mod flight;
mod forecast;
mod further;
mod zone;

use kernel::Log;
use serde::{Deserialize, Serialize};

pub use bar::{Attack, BarRef, Bonus, Manner, Stop};
pub(crate) use damage::{ATTACK_DIE, EFFECT_DIE, face_sum};
pub use forecast::Forecast;
pub use zone::ZoneAttack;

use super::{Frame, Moment, Occasion, Reroll};
use crate::{
    event::Event,
    state::{Deed, MageWars},
    vocabulary::AttackTrait,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AttackStep {
    DeclareAttack,
    PayCosts,
    RollToMiss,
    AvoidAttack,
    RollDice,
    DamageAndEffects,
    AdditionalStrikes,
    DamageBarrier,
    Counterstrike,
    AttackEnds,
}

impl AttackStep {
    pub const ALL: [AttackStep; 10] = [
        AttackStep::DeclareAttack,
        AttackStep::PayCosts,
        AttackStep::RollToMiss,
        AttackStep::AvoidAttack,
        AttackStep::RollDice,
        AttackStep::DamageAndEffects,
        AttackStep::AdditionalStrikes,
        AttackStep::DamageBarrier,
        AttackStep::Counterstrike,
        AttackStep::AttackEnds,
    ];

    /// The step after this one in an attack of this manner: a damage barrier only rolls and deals (MW-BARRIER-04).
    fn next(self, manner: Manner) -> Option<AttackStep> {
        match manner.is_whole() || self < AttackStep::DamageAndEffects {
            true => AttackStep::ALL.get(self as usize + 1).copied(),
            false => None,
        }
    }
}

impl MageWars {
    pub(super) fn begin_attack(&mut self, attack: Attack) {
        let step = match attack.manner {
            Manner::Action => {
                if !attack.is_second {
                    self.hold_flight();
                }
                AttackStep::DeclareAttack
            }
            Manner::Counterstrike => AttackStep::DeclareAttack,
            Manner::Forced | Manner::Zone => AttackStep::AvoidAttack,
            Manner::Barrier => AttackStep::RollDice,
        };
        self.agenda.push(Frame::Attack { attack, step });
    }

    /// One step of an attack; then the next one, behind a reveal window.
    #[inline(never)]
    pub(super) fn run_attack(
        &mut self,
        mut attack: Attack,
        step: AttackStep,
        log: &mut Log<Event>,
    ) {
        if self.is_canceled(&attack, step) {
            return self.cancel_attack(&attack, log);
        }
        match attack.stopped {
            Some(Stop::Undone) => return self.reopen_action(&attack, log),
            Some(Stop::Canceled) if step < AttackStep::AttackEnds => {
                return self.cancel_attack(&attack, log);
            }
            Some(Stop::Canceled) | None => (),
        }
        let mut next = step.next(attack.manner);
        match step {
            AttackStep::DeclareAttack => {
                if self.alert_to_declaration(&mut attack) {
                    return;
                }
                self.declare(&attack, log);
            }
            AttackStep::PayCosts => {
                if !self.pay_to_attack(&attack, log) {
                    return self.cancel_attack(&attack, log); // MW-ATTACK-S02-02
                }
            }
            AttackStep::RollToMiss => {
                self.begin_strike(&mut attack);
                if self.misses(attack.attacker, log) {
                    next = Some(AttackStep::AdditionalStrikes); // MW-ATTACK-S03-02
                }
            }
            AttackStep::AvoidAttack => return self.avoid_step(attack),
            AttackStep::RollDice => {
                if self.puts_out_fires(&attack, log) {
                    return self.cancel_attack(&attack, log);
                }
                self.roll_dice(&mut attack, log);
                if self.offer_reroll(Reroll::Attack { attack }) {
                    return;
                }
            }
            AttackStep::DamageAndEffects => {
                if attack.reflected.is_none() {
                    attack.hit = true; // MW-ATTACK-S06-01
                    attack.barrier = self.barrier_of(attack.defender);
                }
                self.damage_and_effects(&mut attack, log);
                if attack.manner == Manner::Zone {
                    self.note_attack(&attack);
                }
            }
            AttackStep::AdditionalStrikes => {
                self.after_strike(&mut attack);
                self.note_attack(&attack);
                attack.end_strike();
                if self.strikes_again(&mut attack) {
                    next = Some(AttackStep::RollToMiss); // MW-ATTACK-S07-02
                } else if !attack.is_melee() {
                    next = Some(AttackStep::AttackEnds); // MW-RULING-02
                }
            }
            AttackStep::DamageBarrier => self.answer_with_barrier(&attack),
            AttackStep::Counterstrike => self.counterstrike_step(&attack),
            AttackStep::AttackEnds => self.end_attack(&attack),
        }
        self.go_on(attack, step, next);
    }

    /// The next step, behind the window after this one; what this step pushed runs before both.
    pub(super) fn go_on(&mut self, attack: Attack, step: AttackStep, next: Option<AttackStep>) {
        if let Some(step) = next {
            self.agenda.push(Frame::Attack { attack, step });
        }
        self.open_next_window(Moment::Attack(step));
    }

    fn declare(&mut self, attack: &Attack, log: &mut Log<Event>) {
        let (Some(attacker), Some(defender)) =
            (attack.attacker_thing(self), self.thing(attack.defender))
        else {
            return;
        };
        let counterstrike = attack.manner == Manner::Counterstrike;
        log.push(|| Event::AttackDeclared { attacker, defender, bar: attack.bar, counterstrike });
        self.swoop(attack);
        if let Some(attacker) = attack.attacker.filter(|_| attack.is_melee()) {
            self.use_for_melee(attacker);
        }
    }

    /// MW-ATTACK-GEN-14, MW-RULING-11: a move of either side before Damage and Effects cancels the attack.
    fn is_canceled(&self, attack: &Attack, step: AttackStep) -> bool {
        if step > AttackStep::DamageAndEffects {
            return false;
        }
        let moved = |id, stamp| self.find(id).is_none_or(|object| object.moved != stamp);
        // MW-RULING-75: a zone attack goes on without its source.
        let by = attack.attacker.filter(|_| attack.manner != Manner::Zone);
        moved(attack.defender, attack.defender_moved)
            || self.is_stopped_at_wall(attack)
            || by.is_some_and(|id| moved(id, attack.attacker_moved))
    }

    fn cancel_attack(&mut self, attack: &Attack, log: &mut Log<Event>) {
        if let Some(attacker) = attack.attacker_thing(self) {
            log.push(|| Event::AttackCanceled { attacker });
        }
        // What has no further steps is simply over.
        if attack.manner.is_whole() {
            self.agenda.push(Frame::Attack { attack: *attack, step: AttackStep::AttackEnds });
        }
    }

    /// Each strike is an attack of its own for what counts attacks in a round (MW-RULING-49).
    fn note_attack(&mut self, attack: &Attack) {
        if let Some(attacker) = attack.attacker {
            self.note(Deed::Attacked {
                attacker,
                defender: attack.defender,
                bar: attack.bar,
                counterstrike: attack.manner == Manner::Counterstrike,
            });
        }
    }

    /// MW-ATTACK-S10-01: notes the attack, lets a flyer up again, and goes on with Sweeping.
    fn end_attack(&mut self, attack: &Attack) {
        self.note_attack(attack);
        if let Some(attacker) = attack.attacker.filter(|_| attack.is_melee()) {
            self.used_for_melee(attacker);
        }
        if attack.manner == Manner::Counterstrike
            && let Some(object) = attack.attacker
        {
            self.fire(Occasion::Counterstruck { object });
        }
        self.go_on_attacking(attack);
        let sweeps = attack.manner == Manner::Action
            && !attack.is_second
            && attack.attacker.is_some_and(|id| self.find(id).is_some())
            && attack.bar.bar().traits.contains(&AttackTrait::Sweeping);
        match attack.attacker.filter(|_| sweeps) {
            Some(attacker) => self.pending.push(Frame::Sweep { attacker, attack: *attack }),
            None => self.land(attack),
        }
    }
}
