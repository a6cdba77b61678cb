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
    /// It depends on what else its controller has in play.
    pub counts: bool,
    /// It depends on where somebody is, or on when somebody came.
    pub local: bool,
    pub timely: bool,
    /// Somebody damaged or healed may gain or lose it.
    pub(super) hurts: bool,
    /// It decides on flying.
    pub lifts: bool,
    /// It is an upkeep cost.
    pub(super) keeps: bool,
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
            local: asks_for(&Filter::Here, who) || needs_place(condition),
            hurts: depends_on(&Filter::Damaged, condition, who),
            timely: depends_on(&Filter::SummonedThisRound, condition, who),
            condition: condition.clone(),
            scope,
            kinds: kinds_of(who),
            gains: gains.to_vec(),
            shows: gains.iter().any(shows_in_traits),
            special: !gains.iter().all(shows_in_traits),
            counts: asks_for_others(condition),
            lifts: gains.iter().any(bears_on_flight),
            keeps: gains.iter().any(is_upkeep),
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

/// Whether a condition depends on what its controller has in play.
fn asks_for_others(condition: &Condition) -> bool {
    match condition {
        Condition::YouControl(_) | Condition::Is(..) => true,
        Condition::Not(part) => asks_for_others(part),
        Condition::Always | Condition::WithYourMage | Condition::Token(_) => false,
    }
}

/// Whether somebody who becomes like this filter, or is no longer, may gain or lose it.
fn depends_on(wanted: &Filter, condition: &Condition, who: &Filter) -> bool {
    asks_for(wanted, who) || condition_asks_for(wanted, condition)
}

fn condition_asks_for(wanted: &Filter, condition: &Condition) -> bool {
    match condition {
        Condition::YouControl(filter) | Condition::Is(_, filter) => asks_for(wanted, filter),
        Condition::Not(part) => condition_asks_for(wanted, part),
        Condition::Always | Condition::WithYourMage | Condition::Token(_) => false,
    }
}

/// Whether a condition depends on where somebody is.
fn needs_place(condition: &Condition) -> bool {
    match condition {
        Condition::WithYourMage => true,
        Condition::Not(part) => needs_place(part),
        Condition::YouControl(_) | Condition::Is(..) | Condition::Always | Condition::Token(_) => {
            condition_asks_for(&Filter::Here, condition)
        }
    }
}

fn asks_for(wanted: &Filter, filter: &Filter) -> bool {
    match filter {
        Filter::All(parts) | Filter::Any(parts) => parts.iter().any(|it| asks_for(wanted, it)),
        Filter::Not(part) | Filter::Carries(part) => asks_for(wanted, part),
        other => other == wanted,
    }
}

/// Whether a gain is part of the traits of whoever has it.
fn shows_in_traits(gain: &Gain) -> bool {
    match gain {
        Gain::Trait(_)
        | Gain::PerToken(..)
        | Gain::Scaled(..)
        | Gain::Lose(_)
        | Gain::Counterstrike => true,
        Gain::Melee(_)
        | Gain::Dice(..)
        | Gain::Defenses
        | Gain::DamageBarrier
        | Gain::PreventDamage(_) => false,
    }
}

/// Whether a gain decides on flying: the helpless and restrained do not, the uncontainable are not restrained.
pub(super) fn bears_on_flight(gain: &Gain) -> bool {
    matches!(
        gain,
        Gain::Trait(
            Trait::Flying
                | Trait::Restrained
                | Trait::Incapacitated
                | Trait::Uncontainable
                | Trait::Incorporeal
        ) | Gain::Lose(_)
    )
}

pub(super) fn is_upkeep(gain: &Gain) -> bool {
    matches!(
        gain,
        Gain::Trait(Trait::Plus(Stat::Upkeep, _))
            | Gain::PerToken(_, Stat::Upkeep)
            | Gain::Scaled(Stat::Upkeep, _)
    )
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

    #[test]
    fn what_depends_on_places_is_found_wherever_it_is_said() {
        let gains = [Gain::Trait(Trait::Flying)];
        let local = |condition: &Condition, who: &Filter| Grant::new(condition, who, &gains).local;
        let not = |part| Condition::Not(Box::new(part));
        assert!(local(&Condition::Always, &creature().and(Filter::Here)));
        assert!(local(&not(Condition::WithYourMage), &creature()));
        assert!(local(&not(Condition::YouControl(Filter::Here)), &Filter::This));
        assert!(!local(&Condition::Always, &creature().and(Filter::Friendly)));
    }

    #[test]
    fn what_depends_on_damage_is_found_wherever_it_is_said() {
        let gains = [Gain::Trait(Trait::Flying)];
        let depends =
            |condition: &Condition, who: &Filter| Grant::new(condition, who, &gains).hurts;
        let hurt = Filter::Not(Box::new(Filter::Any(vec![Filter::Damaged])));
        assert!(depends(&Condition::Always, &creature().and(hurt.clone())));
        assert!(depends(&Condition::Not(Box::new(Condition::YouControl(hurt))), &Filter::This));
        assert!(!depends(&Condition::Always, &creature()));
    }
}
