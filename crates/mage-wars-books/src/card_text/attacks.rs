//! Which attacks a card speaks of, and what it says of them.

use kernel::{Arg, msg};

use super::{
    grammar::{Case, Determiner, Number, Speaker},
    names,
    traits::signed,
};
use mage_wars::vocabulary::{AttackRule, Attacks, Filter, Reach, Roll};

impl Speaker<'_> {
    /// What holds for attacks, as a clause.
    pub(super) fn attack_rule(&self, which: &Attacks, rule: &AttackRule) -> String {
        let number =
            if which.first || which.bar.is_some() { Number::Singular } else { Number::Plural };
        let (attacks, number) = (self.attacks(which, number), number.arg());
        self.say(&match rule {
            AttackRule::Cost(mana) => {
                msg!("ct-attacks-cost", attacks = attacks, number = number, mana = *mana)
            }
            AttackRule::Dice(dice @ 0..) => {
                msg!("ct-attacks-more-dice", attacks = attacks, number = number, dice = *dice)
            }
            AttackRule::Dice(dice) => {
                let dice = dice.unsigned_abs();
                msg!("ct-attacks-fewer-dice", attacks = attacks, number = number, dice = dice)
            }
            AttackRule::Plus(stat, amount) => {
                let gains = self.say(&self.stat(*stat, signed(*amount)));
                msg!("ct-attacks-gain", attacks = attacks, number = number, gains = gains)
            }
            AttackRule::EffectDie(amount) => {
                let amount = signed(*amount);
                msg!("ct-attacks-effect-die", attacks = attacks, number = number, amount = amount)
            }
            AttackRule::Gain(gains) => {
                let gains = gains.iter().map(|held| self.attack_trait(held)).collect();
                let gains = self.all_of(gains);
                msg!("ct-attacks-gain", attacks = attacks, number = number, gains = gains)
            }
            AttackRule::Soften(points) => {
                msg!("ct-attacks-soften", attacks = attacks, number = number, points = *points)
            }
            AttackRule::Effects(lines) => {
                let lines = self.effect_table(lines);
                msg!("ct-attacks-effects", attacks = attacks, number = number, lines = lines)
            }
            AttackRule::Forbidden => {
                msg!("ct-attacks-forbidden", attacks = attacks, number = number)
            }
            AttackRule::KeptAway => {
                msg!("ct-attacks-kept-away", attacks = attacks, number = number)
            }
        })
    }

    /// These attacks as the subject of a clause: the first one, or all of them.
    fn attacks(&self, which: &Attacks, number: Number) -> String {
        if let Some(bar) = which.bar {
            let attack = self.bar_reference(bar);
            return format!("{attack}{}", self.against(which.against.as_ref()));
        }
        let attack = self.attack_noun(which, number.arg());
        let against = self.against(which.against.as_ref());
        let by = match (&which.by, number) {
            (None, _) => String::new(),
            (Some(by), Number::Singular) => {
                self.attacks_of(&self.objects(by, Determiner::Each, Case::Gen))
            }
            (Some(by), Number::Plural) => {
                self.attacks_of(&self.objects(by, Determiner::All, Case::Gen))
            }
        };
        let attacks = match number {
            Number::Singular => {
                self.say(&msg!("ct-attacks-first", attack = attack, by = by, against = against))
            }
            Number::Plural => format!("{attack}{by}{against}"),
        };
        if which.no_spells {
            self.say(&msg!("ct-attacks-no-spells", attacks = attacks))
        } else if which.no_counterstrikes {
            self.say(&msg!("ct-attacks-no-counterstrike", attacks = attacks))
        } else {
            attacks
        }
    }

    /// An attack of this kind, without who makes it.
    fn attack_noun(&self, which: &Attacks, form: Arg) -> String {
        let reach = match which.reach {
            None => "any",
            Some(Reach::Melee) => "melee",
            Some(Reach::Ranged) => "ranged",
        };
        let noun = self.say(&msg!("ct-attack-noun", reach = reach.to_owned(), form = form));
        match which.damage_type {
            None => noun,
            Some(damage) => {
                let damage = self.word(names::damage(damage));
                self.say(&msg!("ct-attack-noun-of", attack = noun, damage = damage))
            }
        }
    }

    /// Begins with the space it needs.
    fn attacks_of(&self, who: &str) -> String {
        format!(" {}", self.say(&msg!("ct-attacks-of", who = who.to_owned())))
    }

    /// Begins with the space it needs.
    fn against(&self, whom: Option<&Filter>) -> String {
        let Some(whom) = whom else { return String::new() };
        let whom = self.objects(whom, Determiner::A, Case::Acc);
        format!(" {}", self.say(&msg!("ct-attacks-against", whom = whom)))
    }

    /// A roll that can be made again, as an object.
    pub(super) fn roll(&self, roll: &Roll) -> String {
        let any = |which: &Attacks| {
            let by = which.by.as_ref().map(|by| self.objects(by, Determiner::A, Case::Gen));
            let by = by.map(|by| self.attacks_of(&by)).unwrap_or_default();
            let attack = self.attack_noun(which, Arg::Text("genitive".to_owned()));
            format!("{attack}{by}{}", self.against(which.against.as_ref()))
        };
        let of = |who| self.objects(who, Determiner::A, Case::Gen);
        self.say(&match roll {
            Roll::Defense(who) => msg!("ct-roll-defense", who = of(who)),
            Roll::Miss(who) => msg!("ct-roll-miss", who = of(who)),
            Roll::Escape(who) => msg!("ct-roll-escape", who = of(who)),
            Roll::AttackDice(which) => msg!("ct-roll-attack-dice", attack = any(which)),
            Roll::EffectDie(which) => msg!("ct-roll-effect-die", attack = any(which)),
        })
    }
}
