//! Rolling again: a Defense or escape roll of one's own, or the dice of an attack on a friend.

use kernel::{Log, Refusal, Seat};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Attack, AttackStep, Choice, EFFECT_DIE, Frame, Question};
use crate::{
    cards,
    event::Event,
    state::{Face, MageWars, ObjectId},
    vocabulary::{Ability, Marker},
};

/// What a creature must roll to shake a Cripple marker off (MW-COND-CRIPPLE-02).
const ESCAPE_ROLL: u8 = 7;

/// A roll that was just made and may be made again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reroll {
    /// A Defense that failed.
    Defense { attack: Attack, source: ObjectId, at: u8 },
    /// An escape roll that failed; so many are still to come.
    Escape { creature: ObjectId, left: u8 },
    /// The dice of an attack.
    Attack { attack: Attack },
}

/// Which dice are rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RerollDice {
    /// The one roll that was made.
    Roll,
    AllAttackDice,
    EffectDie,
}

impl MageWars {
    /// A friend of this seat that can still let it roll again in this round.
    fn reroller(&self, seat: Seat) -> Option<(Seat, ObjectId, u8)> {
        self.objects
            .iter()
            .filter(|object| object.face == Face::Up && self.same_team(seat, object.controller))
            .filter(|object| cards::compiled(object.card).rerolls)
            .find_map(|object| {
                let abilities = &self.card(object).abilities;
                let at = abilities.iter().position(|it| *it == Ability::Rerolls)? as u8;
                (object.uses(at) == 0).then_some((object.controller, object.id, at))
            })
    }

    /// Offers to roll again, if anybody can. False if nobody is asked.
    pub(super) fn offer_reroll(&mut self, of: ObjectId, reroll: Reroll) -> bool {
        let Some(seat) = self.find(of).map(|object| object.controller) else { return false };
        // One's own rolls for Defense and escape; the dice of attacks on any friend.
        let by = self.reroller(seat).filter(|(controller, ..)| match reroll {
            Reroll::Defense { .. } | Reroll::Escape { .. } => *controller == seat,
            Reroll::Attack { .. } => true,
        });
        match by {
            Some((controller, object, _)) => {
                self.wait(Frame::Reroll(reroll), controller, Question::Reroll { object });
                true
            }
            None => false,
        }
    }

    pub(crate) fn think_of_rerolls(&self, out: &mut Vec<Choice>) {
        use RerollDice::{AllAttackDice, EffectDie, Roll};
        out.extend([Roll, AllAttackDice, EffectDie].map(Choice::Reroll));
        out.push(Choice::Pass);
    }

    pub(crate) fn judge_reroll(&self, dice: RerollDice) -> Result<(), Refusal> {
        let fits = match (self.agenda.peek(), dice) {
            (Some(Frame::Reroll(Reroll::Attack { attack })), RerollDice::EffectDie) => {
                attack.effect.is_some()
            }
            (Some(Frame::Reroll(Reroll::Attack { .. })), RerollDice::AllAttackDice)
            | (
                Some(Frame::Reroll(Reroll::Defense { .. } | Reroll::Escape { .. })),
                RerollDice::Roll,
            ) => true,
            _ => false,
        };
        match fits {
            true => Ok(()),
            false => Err(Refusal::new(mw::GEN_01, "refusal-other-question")),
        }
    }

    pub(super) fn take_reroll(
        &mut self,
        seat: Seat,
        reroll: Reroll,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let again = match choice {
            Choice::Reroll(dice) => Some(dice),
            _ => None,
        };
        if again.is_some()
            && let Some((_, object, at)) = self.reroller(seat)
        {
            self.use_up(object, at);
            if let Some(thing) = self.thing(object) {
                log.push(|| Event::AbilityUsed { thing, target: None });
            }
        }
        match reroll {
            Reroll::Defense { attack, source, at } => {
                let avoided = again.is_some() && self.roll_defense(&attack, source, at, log);
                self.after_defense(attack, avoided);
            }
            Reroll::Escape { creature, left } => {
                self.agenda.push(Frame::Escape { creature, left });
                if again.is_some() {
                    self.roll_to_escape(creature, log);
                }
            }
            Reroll::Attack { mut attack } => {
                match again {
                    Some(RerollDice::AllAttackDice) => {
                        let effect = attack.effect;
                        self.roll_attack_dice(&mut attack, log);
                        attack.effect = effect;
                    }
                    Some(RerollDice::EffectDie) => {
                        attack.effect = Some(self.chance.roll(EFFECT_DIE));
                        self.tell_dice(&attack, &[], log);
                    }
                    Some(RerollDice::Roll) | None => (),
                }
                let next = Some(AttackStep::DamageAndEffects);
                self.go_on(attack, AttackStep::RollDice, next);
            }
        }
    }

    /// MW-COND-CRIPPLE-02: one escape roll a marker; a failed one may be rolled again where something allows it.
    pub(super) fn run_escape(&mut self, creature: ObjectId, left: u8, log: &mut Log<Event>) {
        if left == 0 || self.find(creature).is_none() {
            return;
        }
        let left = left - 1;
        let free = self.roll_to_escape(creature, log);
        if free || !self.offer_reroll(creature, Reroll::Escape { creature, left }) {
            self.agenda.push(Frame::Escape { creature, left });
        }
    }

    fn roll_to_escape(&mut self, creature: ObjectId, log: &mut Log<Event>) -> bool {
        let roll = self.chance.roll(EFFECT_DIE);
        let free = roll >= ESCAPE_ROLL;
        if let Some(thing) = self.thing(creature) {
            log.push(|| Event::EscapeRolled { thing, marker: Marker::Cripple, roll, free });
        }
        if free {
            self.remove_markers(creature, Marker::Cripple, 1, log);
        }
        free
    }
}
