//! Rolling again: Defenses and escape rolls that failed, and the dice of attacks, where a card lets its controller.

use kernel::{Log, Message, Refusal, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Asks, Attack, AttackStep, Choice, EFFECT_DIE, Frame, Question};
use crate::{
    cards,
    derive::{self, Viewpoint},
    event::Event,
    state::{Face, MageWars, Object, ObjectId},
    vocabulary::{Ability, Marker, Roll},
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

impl Asks for Reroll {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Reroll, mw::GEN_01)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        match game.reroller(self) {
            Some((object, _)) => msg!("ask-reroll", object = game.object_arg(seat, object.id)),
            None => msg!("choice-reroll"),
        }
    }

    fn answers<const LEGAL: bool>(&self, _: &MageWars, _: Seat, out: &mut Vec<Choice>) {
        use RerollDice::{AllAttackDice, EffectDie, Roll};
        out.extend([Roll, AllAttackDice, EffectDie].map(Choice::Reroll));
        out.push(Choice::Pass);
    }

    fn judge(&self, game: &MageWars, _: Seat, choice: Choice) -> Result<(), Refusal> {
        let Choice::Reroll(dice) = choice else { return self.known(choice == Choice::Pass) };
        self.known(game.reroller(self).is_some_and(|(object, at)| {
            match game.card(object).abilities.get(usize::from(at)) {
                Some(Ability::Rerolls { rolls, .. }) => {
                    rolls.iter().any(|roll| game.allows(object, roll, self) == Some(dice))
                }
                _ => false,
            }
        }))
    }

    fn take(self, game: &mut MageWars, _: Seat, choice: Choice, log: &mut Log<Event>) {
        let again = match choice {
            Choice::Reroll(dice) => Some(dice),
            Choice::Pass => None,
            other => return game.wrong_answer(other),
        };
        if again.is_some()
            && let Some((object, at)) = game.reroller(&self).map(|(it, at)| (it.id, at))
        {
            game.use_up(object, at);
            if let Some(thing) = game.thing(object) {
                log.push(|| Event::AbilityUsed { thing, target: None });
            }
        }
        match self {
            Reroll::Defense { attack, source, at } => {
                let avoided = again.is_some() && game.roll_defense(&attack, source, at, log);
                game.after_defense(attack, avoided);
            }
            Reroll::Escape { creature, left } => {
                game.agenda.push(Frame::Escape { creature, left });
                if again.is_some() {
                    game.roll_to_escape(creature, log);
                }
            }
            Reroll::Attack { mut attack } => {
                match again {
                    Some(RerollDice::AllAttackDice) => {
                        let effect = attack.effect;
                        game.roll_attack_dice(&mut attack, log);
                        attack.effect = effect;
                    }
                    Some(RerollDice::EffectDie) => {
                        attack.effect = Some(game.chance.roll(EFFECT_DIE));
                        game.tell_dice(&attack, &[], log);
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
    /// An object whose controller can still make one of these rolls again in this round, and the ability that says so.
    fn reroller(&self, reroll: &Reroll) -> Option<(&Object, u8)> {
        let able =
            |object: &&Object| object.face == Face::Up && cards::compiled(object.card).rerolls;
        self.objects.iter().filter(able).find_map(|object| {
            let of = |(at, ability): (u8, &Ability)| {
                let Ability::Rerolls { limit, rolls } = ability else { return None };
                let left = self.judge_limit(object, at, *limit).is_ok();
                let any = rolls.iter().any(|roll| self.allows(object, roll, reroll).is_some());
                (left && any).then_some((object, at))
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

    /// Offers to roll again, if anybody can. False if nobody is asked.
    pub(super) fn offer_reroll(&mut self, reroll: Reroll) -> bool {
        let by = self.reroller(&reroll).map(|(object, _)| object.controller);
        if let Some(controller) = by {
            self.wait(Frame::Reroll(reroll), controller);
        }
        by.is_some()
    }

    /// MW-COND-CRIPPLE-02: one escape roll a marker; a failed one may be rolled again where something allows it.
    pub(super) fn run_escape(&mut self, creature: ObjectId, left: u8, log: &mut Log<Event>) {
        if left == 0 || self.find(creature).is_none() {
            return;
        }
        let left = left - 1;
        let free = self.roll_to_escape(creature, log);
        if free || !self.offer_reroll(Reroll::Escape { creature, left }) {
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
