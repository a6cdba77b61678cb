//! The ten steps of an attack, by the names of the rulebook (MW-ATTACK-GEN-02), with a window after each
//! (MW-REVEAL-06).

use serde::{Deserialize, Serialize};

use super::{Attack, AttackKind, Stop};
use crate::{
    flow::{Frame, Moment, Reroll, TriggerEvent},
    state::{MageWars, RoundFact},
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

    /// The step after this one in an attack of this kind: a damage barrier only rolls and deals (MW-BARRIER-04).
    fn next(self, kind: AttackKind) -> Option<AttackStep> {
        if kind.is_whole() || self < AttackStep::DamageAndEffects {
            AttackStep::ALL.get(self as usize + 1).copied()
        } else {
            None
        }
    }
}

impl MageWars {
    pub(crate) fn begin_attack(&mut self, attack: Attack) {
        let step = match attack.kind {
            AttackKind::Action => {
                if !attack.is_second {
                    self.hold_flight();
                }
                AttackStep::DeclareAttack
            }
            AttackKind::Counterstrike => AttackStep::DeclareAttack,
            AttackKind::Forced | AttackKind::Zone => AttackStep::AvoidAttack,
            AttackKind::Barrier => AttackStep::RollDice,
        };
        self.agenda.push(Frame::Attack { attack, step });
    }

    /// One step of an attack; then the next one, behind a reveal window.
    #[inline(never)]
    pub(crate) fn run_attack(&mut self, mut attack: Attack, step: AttackStep) {
        if self.is_canceled(&attack, step) {
            return self.cancel_attack(&attack);
        }
        match attack.stopped {
            Some(Stop::Undone) => return self.reopen_action(&attack),
            Some(Stop::Canceled) if step < AttackStep::AttackEnds => {
                return self.cancel_attack(&attack);
            }
            Some(Stop::Canceled) | None => (),
        }
        let mut next = step.next(attack.kind);
        match step {
            AttackStep::DeclareAttack => {
                if self.alert_to_declaration(&mut attack) {
                    return;
                }
                self.declare(&attack);
                self.offer_intercept(&attack);
            }
            AttackStep::PayCosts => {
                if !self.pay_to_attack(&attack) {
                    return self.cancel_attack(&attack); // MW-ATTACK-S02-02
                }
            }
            AttackStep::RollToMiss => {
                self.begin_strike(&mut attack);
                if self.misses(attack.attacker) {
                    if self.offer_reroll(Reroll::Miss { attack }) {
                        return;
                    }
                    next = Some(AttackStep::AdditionalStrikes); // MW-ATTACK-S03-02
                }
            }
            AttackStep::AvoidAttack => return self.avoid_step(attack),
            // MW-DOM-25, MW-DOM-28: no dice for a touch, and the attack ends with it.
            AttackStep::RollDice if self.is_touch(&attack) => (),
            AttackStep::DamageAndEffects if self.is_touch(&attack) => {
                self.touch_orb(&attack);
                next = Some(AttackStep::AttackEnds);
            }
            AttackStep::RollDice => {
                if self.puts_out_fires(&attack) {
                    return self.cancel_attack(&attack);
                }
                self.roll_dice(&mut attack);
                attack.rolled_at = self.reveals;
                if self.offer_reroll(Reroll::Attack { attack }) {
                    return;
                }
            }
            AttackStep::DamageAndEffects => {
                // MW-CARD-46: what was revealed after the roll may still let it be made again.
                let rolled_at = std::mem::replace(&mut attack.rolled_at, self.reveals);
                let late = Reroll::Attack { attack };
                if self.has_late_reroller(&late, rolled_at) && self.offer_reroll(late) {
                    return;
                }
                if attack.reflected.is_none() {
                    attack.hit = true; // MW-ATTACK-S06-01
                    attack.barrier = self.barrier_of(attack.defender);
                }
                self.damage_and_effects(&mut attack);
                if attack.kind == AttackKind::Zone {
                    self.note_attack(&attack);
                }
            }
            AttackStep::AdditionalStrikes => {
                self.after_strike(&mut attack);
                self.note_attack(&attack);
                attack.end_strike();
                // MW-RULING-85: what counts for the next attack counted for this strike.
                if let Some(attacker) = attack.attacker {
                    self.used_for_attack(attacker);
                }
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
    pub(crate) fn go_on(&mut self, attack: Attack, step: AttackStep, next: Option<AttackStep>) {
        if let Some(step) = next {
            self.agenda.push(Frame::Attack { attack, step });
        }
        self.open_next_window(Moment::Attack(step));
    }

    /// Each strike is an attack of its own for what counts attacks in a round (MW-RULING-49).
    fn note_attack(&mut self, attack: &Attack) {
        if let Some(attacker) = attack.attacker {
            self.note(RoundFact::Attacked {
                attacker,
                defender: attack.defender,
                bar: attack.bar,
                counterstrike: attack.kind == AttackKind::Counterstrike,
                is_spell: attack.is_spell,
            });
        }
    }

    /// MW-ATTACK-S10-01: notes the attack, and what may follow it.
    fn end_attack(&mut self, attack: &Attack) {
        self.note_attack(attack);
        if attack.intercepted {
            self.remove_guard(attack.defender); // MW-TRAIT-INTERCEPT-03
        }
        if let Some(attacker) = attack.attacker {
            self.used_for_attack(attacker);
        }
        if attack.kind == AttackKind::Counterstrike
            && let Some(object) = attack.attacker
        {
            self.use_extra_attack(object); // MW-RULING-95
            self.fire(TriggerEvent::Counterstruck(object));
        }
        self.offer_further_attacks(attack);
    }
}
