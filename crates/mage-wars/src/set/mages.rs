//! What the mages of several sets are written with.

use crate::vocabulary::{AttackBar, writing::*};

pub(super) fn mage_card(id: &str, life: u8, channeling: u8) -> Card {
    // MW-MAGE-GEN-03
    Card::new(id, id, Kind::Mage).body(life, 0).channeling(channeling)
}

/// MW-MAGE-GEN-01: the attack that most mages have.
pub(super) fn bare_hands() -> AttackBar {
    quick_melee("basic-melee-attack", 3)
}

pub(super) fn level_plus_one() -> Amount {
    Amount::Sum(vec![Amount::Level(Who::Actor), number(1)])
}

pub(super) fn may_pay_level_plus_one(effect: Effect) -> Effect {
    Effect::MayPay(level_plus_one(), Box::new(effect))
}

/// There is one marker: nobody gets it while somebody has it.
pub(super) fn unless_in_play(marked: Filter, effect: Effect) -> Effect {
    Effect::If(Condition::Not(Box::new(Condition::YouControl(marked))), Box::new(effect))
}

pub(super) fn mark(token: Token) -> Effect {
    Effect::PlaceToken { who: Who::Actor, token, at_most: Some(1) }
}

/// MW-MAGE-WARLORD-05, MW-MAGE-WARLORD-08: one of several orders a round, to the friendly soldiers in the zone of who gives
/// it.
pub(super) fn battle_order(gains: Vec<Gain>) -> Ability {
    let soldiers = friendly(creature().and(subtype(Subtype::Soldier))).and(Filter::Here);
    let order = for_each(soldiers, this_round(Who::Each, gains));
    Ability::usable(Timing::Spell(ActionKind::Quick), order)
        .counting_as(&[Subtype::Command])
        .at_most(Limit::PerRoundTogether(1))
        .for_mana(number(1))
}
