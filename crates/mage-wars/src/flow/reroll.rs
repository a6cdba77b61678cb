//! Rolling again: Defenses and escape rolls that failed, and the dice of attacks, where a card lets its controller.

use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Attack, AttackStep, Choice, EFFECT_DIE, Frame, Question};
use crate::{
    cards,
    derive::{self, Viewpoint},
    event::Event,
    legal::{Answers, Row},
    state::{Face, MageWars, Object, ObjectId},
    vocabulary::{Ability, Marker, Roll},
};

/// What a creature must roll to shake a marker off (MW-COND-CRIPPLE-02, MW-COND-STUCK-02).
const ESCAPE_ROLL: u8 = 7;

/// A roll that was just made and may be made again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reroll {
    /// A Defense that failed.
    Defense { attack: Attack, source: ObjectId, at: u8 },
    /// An escape roll that failed; so many are still to come.
    Escape { creature: ObjectId, marker: Marker, left: u8 },
    /// The roll to miss of a dazed attacker, which missed.
    Miss { attack: Attack },
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

impl Row for Reroll {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Reroll, mw::GEN_01)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        match game.reroller(self) {
            Some((object, ..)) => msg!("ask-reroll", object = game.object_arg(seat, object.id)),
            None => msg!("choice-reroll"),
        }
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        (*choice == Choice::Pass).then(|| msg!("choice-keep-roll"))
    }

    fn answers(&self, game: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        let allowed = game.reroller(self).map_or_else(Vec::new, |(_, _, dice)| dice);
        for dice in [RerollDice::Roll, RerollDice::AllAttackDice, RerollDice::EffectDie] {
            answers.add_where(Choice::Reroll(dice), allowed.contains(&dice));
        }
        answers.add(Choice::Pass);
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        let again = match choice {
            Choice::Reroll(dice) => Some(dice),
            Choice::Pass => None,
            other => return game.wrong_answer(other),
        };
        if again.is_some()
            && let Some((object, at)) = game.reroller(self).map(|(it, at, _)| (it.id, at))
        {
            game.use_up(object, at);
            game.tell(object, |thing| Event::AbilityUsed { thing, target: None });
        }
        match *self {
            Reroll::Defense { attack, source, at } => {
                let avoided = again.is_some() && game.roll_defense(&attack, source, at);
                game.after_defense(attack, avoided);
            }
            Reroll::Escape { creature, marker, left } => {
                game.agenda.push(Frame::Escape { creature, marker, left });
                if again.is_some() {
                    game.roll_to_escape(creature, marker);
                }
            }
            Reroll::Miss { attack } => {
                let missed = again.is_none() || game.misses(attack.attacker);
                let next = if missed {
                    AttackStep::AdditionalStrikes // MW-ATTACK-S03-02
                } else {
                    AttackStep::AvoidAttack
                };
                game.go_on(attack, AttackStep::RollToMiss, Some(next));
            }
            Reroll::Attack { mut attack } => {
                match again {
                    Some(RerollDice::AllAttackDice) => {
                        if let Some(faces) = game.throw_attack_dice(&mut attack) {
                            game.tell_dice(&attack, &faces);
                        }
                    }
                    Some(RerollDice::EffectDie) => {
                        attack.effect = Some(game.chance.roll(EFFECT_DIE));
                        game.tell_dice(&attack, &[]);
                    }
                    Some(RerollDice::Roll) | None => (),
                }
                let next = Some(AttackStep::DamageAndEffects);
                game.go_on(attack, AttackStep::RollDice, next);
            }
        }
    }
}

impl MageWars {
    /// An object whose controller can still make one of these rolls again in this round, the ability that says so, and
    /// which dice.
    fn reroller(&self, reroll: &Reroll) -> Option<(&Object, u8, Vec<RerollDice>)> {
        let able =
            |object: &&Object| object.face == Face::Up && cards::compiled(object.card).rerolls;
        self.objects.iter().filter(able).find_map(|object| {
            let of = |(at, ability): (u8, &Ability)| {
                let Ability::Rerolls { limit, rolls } = ability else { return None };
                self.judge_limit(object, at, *limit).ok()?;
                let dice = rolls.iter().filter_map(|roll| self.allows(object, roll, reroll));
                Some((object, at, dice.collect::<Vec<_>>())).filter(|(_, _, dice)| !dice.is_empty())
            };
            (0..).zip(&self.card(object).abilities).find_map(of)
        })
    }

    /// Which dice a word lets its controller roll again now, if it is about this roll.
    fn allows(&self, source: &Object, roll: &Roll, made: &Reroll) -> Option<RerollDice> {
        let like = |filter, who: ObjectId| {
            let view = Viewpoint::of(source);
            self.find(who).is_some_and(|who| derive::matches_from(self, &view, filter, who))
        };
        let about =
            |which, attack: &Attack| derive::is_one_of(self, source, which, &attack.facts(self));
        match (roll, made) {
            (Roll::Defense(who), Reroll::Defense { attack, .. }) => {
                like(who, attack.defender).then_some(RerollDice::Roll)
            }
            (Roll::Miss(who), Reroll::Miss { attack }) => attack
                .attacker
                .is_some_and(|attacker| like(who, attacker))
                .then_some(RerollDice::Roll),
            (Roll::Escape(who), Reroll::Escape { creature, .. }) => {
                like(who, *creature).then_some(RerollDice::Roll)
            }
            (Roll::AttackDice(which), Reroll::Attack { attack }) => {
                about(which, attack).then_some(RerollDice::AllAttackDice)
            }
            (Roll::EffectDie(which), Reroll::Attack { attack }) => {
                (attack.effect.is_some() && about(which, attack)).then_some(RerollDice::EffectDie)
            }
            _ => None,
        }
    }

    /// Whether what lets a roll be made again was revealed after it.
    pub(super) fn has_late_reroller(&self, reroll: &Reroll, rolled_at: u16) -> bool {
        rolled_at < self.reveals
            && self.reroller(reroll).is_some_and(|(object, ..)| object.revealed > rolled_at)
    }

    /// Offers to roll again, if anybody can. False if nobody is asked.
    pub(super) fn offer_reroll(&mut self, reroll: Reroll) -> bool {
        let by = self.reroller(&reroll).map(|(object, ..)| self.decider(object.controller));
        if let Some(controller) = by {
            self.wait(Frame::Reroll(reroll), controller);
        }
        by.is_some()
    }

    /// MW-COND-CRIPPLE-02, MW-COND-STUCK-02, MW-COND-STUCK-06: one escape roll a marker; a failed one may be rolled again
    /// where something allows it.
    pub(super) fn run_escape(&mut self, creature: ObjectId, marker: Marker, left: u8) {
        if left == 0 || self.find(creature).is_none() {
            return;
        }
        let left = left - 1;
        let free = self.roll_to_escape(creature, marker);
        if free || !self.offer_reroll(Reroll::Escape { creature, marker, left }) {
            self.agenda.push(Frame::Escape { creature, marker, left });
        }
    }

    fn roll_to_escape(&mut self, creature: ObjectId, marker: Marker) -> bool {
        let roll = self.chance.roll(EFFECT_DIE);
        let free = roll >= ESCAPE_ROLL;
        self.tell(creature, |thing| Event::EscapeRolled { thing, marker, roll, free });
        if free {
            self.remove_markers(creature, marker, 1);
        }
        free
    }
}
