//! What a card in play gives continuously, taken apart into what is quickly asked.

use crate::{
    derive::{Kinds, kinds_of},
    vocabulary::{Condition, Filter, Gain, Stat, Token, Trait},
};

/// A continuous gift of a card in play.
#[derive(Clone, Debug)]
pub struct Grant {
    pub condition: Condition,
    pub scope: Scope,
    /// What those are that can be given it.
    pub kinds: Kinds,
    pub gains: Vec<Gain>,
    /// Some of the gains show in traits, and some are looked up where they matter.
    pub shows: bool,
    pub special: bool,
    /// Somebody who moves or is damaged may change who has it.
    pub outward: bool,
}

/// Who is given it.
#[derive(Clone, Debug)]
pub enum Scope {
    This,
    Others(Reach),
}

impl Grant {
    pub(super) fn new(condition: &Condition, who: &Filter, gains: &[Gain]) -> Self {
        let scope = match who {
            Filter::This => Scope::This,
            other => Scope::Others(Reach::new(other)),
        };
        Grant {
            condition: condition.clone(),
            scope,
            kinds: kinds_of(who),
            gains: gains.to_vec(),
            shows: gains.iter().any(shows_in_traits),
            special: !gains.iter().all(shows_in_traits),
            outward: !matches!(condition, Condition::Always | Condition::Token(_))
                || asks_for_outward(who),
        }
    }
}

/// Whom an aura reaches, with what rules out most objects put first.
#[derive(Clone, Debug)]
pub struct Reach {
    pub side: Side,
    /// Only where the giver is.
    pub here: bool,
    /// Only those with such a token.
    pub token: Option<Token>,
    /// What else is asked of them, apart from their kind.
    pub rest: Option<Filter>,
}

/// On whose side of the giver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Any,
    Friendly,
    Enemy,
    Yours,
}

impl Reach {
    fn new(filter: &Filter) -> Self {
        let parts = match filter {
            Filter::All(parts) => parts.as_slice(),
            other => std::slice::from_ref(other),
        };
        let mut reach = Reach { side: Side::Any, here: false, token: None, rest: None };
        let mut rest = Vec::new();
        for part in parts {
            match part {
                Filter::Friendly if reach.side == Side::Any => reach.side = Side::Friendly,
                Filter::Enemy if reach.side == Side::Any => reach.side = Side::Enemy,
                Filter::Yours if reach.side == Side::Any => reach.side = Side::Yours,
                Filter::Here => reach.here = true,
                Filter::Token(token) if reach.token.is_none() => reach.token = Some(*token),
                // The kinds of the grant say the same.
                Filter::Kind(_) | Filter::Creature => (),
                other => rest.push(other.clone()),
            }
        }
        reach.rest = (!rest.is_empty()).then_some(Filter::All(rest));
        reach
    }
}

/// Whether a filter depends on where somebody is or on damage.
fn asks_for_outward(filter: &Filter) -> bool {
    match filter {
        Filter::All(parts) | Filter::Any(parts) => parts.iter().any(asks_for_outward),
        Filter::Not(part) | Filter::Carries(part) | Filter::Harmed(part) => asks_for_outward(part),
        other => {
            matches!(
                other,
                Filter::Here
                    | Filter::Bordering
                    | Filter::Damaged
                    | Filter::With(_)
                    | Filter::Within(_)
            )
        }
    }
}

/// Whether a gain is part of the traits of whoever has it.
fn shows_in_traits(gain: &Gain) -> bool {
    match gain {
        Gain::Trait(_)
        | Gain::PerToken(..)
        | Gain::Scaled(..)
        | Gain::WhileGuarding(..)
        | Gain::Lose(_)
        | Gain::Counterstrike => true,
        Gain::Melee(_)
        | Gain::Dice(..)
        | Gain::Defenses
        | Gain::DamageBarrier
        | Gain::DefenseRolls { .. }
        | Gain::Ranged(_)
        | Gain::Against { .. }
        | Gain::PreventDamage(_) => false,
    }
}

/// Whether a gain changes this value.
pub(super) fn changes(gain: &Gain, stat: Stat) -> bool {
    match gain {
        Gain::Trait(Trait::Plus(changed, _))
        | Gain::PerToken(_, changed)
        | Gain::Scaled(changed, _) => *changed == stat,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::filter::creature;

    #[test]
    fn a_filter_is_taken_apart_into_kind_side_place_and_the_rest() {
        let filter = creature().and(Filter::Friendly).and(Filter::Here).and(Filter::Living);
        let reach = Reach::new(&filter);
        assert_eq!((reach.side, reach.here), (Side::Friendly, true));
        assert_eq!(reach.rest, Some(Filter::All(vec![Filter::Living])));
        let reach = Reach::new(&Filter::Yours.and(Filter::Enemy));
        assert_eq!(reach.side, Side::Yours);
        assert_eq!(reach.rest, Some(Filter::All(vec![Filter::Enemy])), "one side is quickly asked");
        let reach = Reach::new(&Filter::Token(Token::Pet).and(Filter::Yours));
        assert_eq!((reach.side, reach.token), (Side::Yours, Some(Token::Pet)));
        assert_eq!(reach.rest, None);
        assert_eq!(Reach::new(&Filter::YourMage).rest, Some(Filter::All(vec![Filter::YourMage])));
    }
}
