//! What somebody gains: one sentence for all that has a name, one more for what has not.

use kernel::msg;

use super::{
    grammar::{Case, Determiner, Number, Phrases, Speaker},
    names,
    traits::signed,
    who::Scope,
};
use mage_wars::vocabulary::{Amount, Gain, Stat, Until};

impl Speaker<'_> {
    /// Clauses that say what these gain and for how long.
    pub(super) fn gains(
        &self,
        who: &Phrases,
        gains: &[Gain],
        until: Option<Until>,
        scope: Scope<'_>,
    ) -> Vec<String> {
        let (subject, number) = (self.phrases(who, Case::Nom), who.number());
        let named: Vec<String> =
            gains.iter().filter_map(|gain| self.named_gain(gain, until)).collect();
        let until = until.map(|until| self.until(until)).unwrap_or_default();
        let mut clauses = Vec::new();
        if !named.is_empty() {
            let what = self.all_of(named);
            clauses.push(self.say(&msg!(
                "ct-gains",
                who = subject.clone(),
                number = number.arg(),
                what = what,
                until = until.clone(),
            )));
        }
        let mut explained: Vec<&Amount> = Vec::new();
        for gain in gains {
            if let Gain::Scaled(_, amount) = gain
                && !explained.contains(&amount)
            {
                explained.push(amount);
                let amount = self.amount(amount, scope);
                clauses.push(self.say(&msg!("ct-x-is", amount = amount)));
            }
            clauses.extend(self.unnamed_gain(gain, &subject, number, &until));
        }
        clauses
    }

    /// What can stand behind "gains".
    fn named_gain(&self, gain: &Gain, until: Option<Until>) -> Option<String> {
        Some(match gain {
            Gain::Trait(held) => self.trait_text(held),
            Gain::PerToken(token, stat) => {
                let stat = self.say(&self.stat(*stat, "+1".to_owned()));
                let token = self.word(names::token(*token));
                self.say(&msg!("ct-gain-per-token", stat = stat, token = token))
            }
            Gain::WhileGuarding(stat, amount) => {
                let stat = self.say(&self.stat(*stat, signed(*amount)));
                self.say(&msg!("ct-gain-while-guarding", stat = stat))
            }
            Gain::Scaled(stat, _) => self.say(&self.stat(*stat, "+X".to_owned())),
            // "For the next melee attack" is said once, as the time it lasts.
            Gain::Melee(held) if until == Some(Until::NextMeleeAttack) => self.attack_trait(held),
            Gain::Melee(held) => self.say(&msg!("ct-gain-melee", what = self.attack_trait(held))),
            Gain::Ranged(held) if until == Some(Until::NextRangedAttack) => self.attack_trait(held),
            Gain::Ranged(held) => self.say(&msg!("ct-gain-ranged", what = self.attack_trait(held))),
            Gain::Dice(damage, amount) => {
                let damage = self.word(names::damage(*damage));
                self.say(&msg!("ct-gain-dice", damage = damage, amount = *amount))
            }
            Gain::Counterstrike => self.say(&msg!("ct-gain-counterstrike")),
            Gain::Defenses => self.say(&msg!("ct-gain-defenses")),
            Gain::DamageBarrier => self.say(&msg!("ct-gain-damage-barrier")),
            Gain::DefenseRolls { plus, printed: false } => {
                self.say(&msg!("ct-gain-defense-rolls", amount = *plus))
            }
            Gain::DefenseRolls { plus, printed: true } => {
                self.say(&msg!("ct-gain-printed-defense-rolls", amount = *plus))
            }
            Gain::PreventDamage(amount) => {
                self.say(&msg!("ct-gain-prevent-damage", amount = *amount))
            }
            Gain::Against { whom, melee, traits } => {
                let mut what: Vec<String> =
                    traits.iter().map(|held| self.attack_trait(held)).collect();
                if *melee > 0 {
                    let amount = melee.cast_signed();
                    what.insert(0, self.say(&self.stat(Stat::Melee, signed(amount))));
                }
                let whom = self.objects(whom, Determiner::A, Case::Acc);
                self.say(&msg!("ct-gain-against", what = self.all_of(what), whom = whom))
            }
            Gain::Lose(_) => return None,
        })
    }

    /// What needs a sentence of its own.
    fn unnamed_gain(
        &self,
        gain: &Gain,
        subject: &str,
        number: Number,
        until: &str,
    ) -> Option<String> {
        match gain {
            Gain::Lose(held) => Some(self.say(&msg!(
                "ct-loses",
                who = subject.to_owned(),
                number = number.arg(),
                what = self.trait_text(held),
                until = until.to_owned(),
            ))),
            Gain::Trait(_)
            | Gain::PerToken(..)
            | Gain::Scaled(..)
            | Gain::WhileGuarding(..)
            | Gain::Melee(_)
            | Gain::Dice(..)
            | Gain::Counterstrike
            | Gain::Defenses
            | Gain::DamageBarrier
            | Gain::DefenseRolls { .. }
            | Gain::Ranged(_)
            | Gain::Against { .. }
            | Gain::PreventDamage(_) => None,
        }
    }

    /// How long, to be said at the end of a clause; begins with the space it needs.
    fn until(&self, until: Until) -> String {
        let words = self.say(&match until {
            Until::EndOfActionPhase => msg!("ct-until-end-of-action-phase"),
            Until::EndOfRound => msg!("ct-until-end-of-round"),
            Until::NextActionPhase => msg!("ct-until-next-action-phase"),
            Until::NextMeleeAttack => msg!("ct-until-next-melee-attack"),
            Until::NextRangedAttack => msg!("ct-until-next-ranged-attack"),
            Until::Permanent => msg!("ct-until-permanent"),
        });
        format!(" {words}")
    }
}
