//! Amounts in words, to stand after a verb or behind "X =".

use kernel::msg;

use super::{
    grammar::{Case, Determiner, Speaker},
    names,
    who::Scope,
};
use mage_wars::vocabulary::{Amount, Filter};

impl Speaker<'_> {
    /// An amount in front of what it is an amount of: a number, or X and what that is.
    pub(super) fn quantity(&self, amount: &Amount, scope: Scope<'_>) -> String {
        match amount {
            Amount::Number(_) | Amount::Chosen => self.amount(amount, scope),
            other => self.say(&msg!("ct-x-where", amount = self.amount(other, scope))),
        }
    }

    pub(super) fn amount(&self, amount: &Amount, scope: Scope<'_>) -> String {
        let message = match amount {
            Amount::Number(number) => return number.to_string(),
            Amount::Dice(dice) => msg!("ct-amount-dice", dice = *dice),
            Amount::DiceFor(count) => {
                msg!("ct-amount-dice-for", amount = self.amount(count, scope))
            }
            Amount::Level(who) => msg!("ct-amount-level", who = self.who(*who, scope, Case::Gen)),
            Amount::CastingCost(who) => {
                msg!("ct-amount-casting-cost", who = self.who(*who, scope, Case::Gen))
            }
            Amount::TotalCost(who) => {
                msg!("ct-amount-total-cost", who = self.who(*who, scope, Case::Gen))
            }
            Amount::TotalCostOnSecond(who) => {
                msg!("ct-amount-total-cost-there", who = self.who(*who, scope, Case::Gen))
            }
            Amount::Distance => msg!("ct-amount-distance"),
            Amount::Count(filter) => {
                // Only what the player controls is counted.
                let yours = filter.clone().and(Filter::Yours);
                let what = self.objects(&yours, Determiner::None, Case::Dat);
                msg!("ct-amount-count", what = what)
            }
            Amount::CountOn(who, filter) => msg!(
                "ct-amount-count-on",
                what = self.objects(filter, Determiner::None, Case::Dat),
                who = self.who(*who, scope, Case::Dat),
            ),
            Amount::Cleared => msg!("ct-amount-cleared"),
            Amount::ChosenUpTo(most) => {
                msg!("ct-amount-chosen-up-to", most = self.amount(most, scope))
            }
            Amount::Chosen => msg!("ct-amount-chosen"),
            Amount::Removals => msg!("ct-amount-removals"),
            Amount::LevelOfSacrifice => msg!("ct-amount-level-of-sacrifice"),
            Amount::Markers(who, marker) => msg!(
                "ct-amount-markers",
                who = self.who(*who, scope, Case::Dat),
                marker = self.word(names::marker(*marker)),
            ),
            Amount::Tokens(who, token) => msg!(
                "ct-amount-tokens",
                who = self.who(*who, scope, Case::Dat),
                token = self.word(names::token(*token)),
            ),
            Amount::Sum(parts) => {
                let parts: Vec<_> = parts.iter().map(|part| self.amount(part, scope)).collect();
                return parts.join(" + ");
            }
            Amount::Times(times, amount) => {
                msg!("ct-amount-times", times = *times, amount = self.amount(amount, scope))
            }
            Amount::AtLeast(least, amount) => {
                msg!("ct-amount-at-least", least = *least, amount = self.amount(amount, scope))
            }
            Amount::AtMost(most, amount) => {
                msg!("ct-amount-at-most", most = *most, amount = self.amount(amount, scope))
            }
            Amount::Half(amount) => {
                msg!("ct-amount-half", amount = self.amount(amount, scope))
            }
            Amount::Beyond(bound, amount) => {
                msg!("ct-amount-beyond", bound = *bound, amount = self.amount(amount, scope))
            }
            Amount::IfHidden(who, hidden, revealed) => msg!(
                "ct-amount-if-hidden",
                who = self.who(*who, scope, Case::Nom),
                hidden = self.amount(hidden, scope),
                revealed = self.amount(revealed, scope),
            ),
        };
        self.say(&message)
    }
}
