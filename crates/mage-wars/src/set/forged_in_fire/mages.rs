//! The mages of Forged in Fire.

use crate::{
    set::mages::mage_card,
    vocabulary::{AttackTrait, Mage, MageCard, writing::*},
};

pub(crate) fn mages() -> Vec<MageCard> {
    vec![adramelech_warlock()]
}

fn adramelech_warlock() -> MageCard {
    let burning = || Filter::Marked(Marker::Burn);
    let may_burn = creature_or_conjuration()
        .but_not(Filter::has(Trait::Burnproof))
        .but_not(Filter::has(Trait::Immunity(DamageType::Flame)));
    let move_burn = Effect::MoveMarker { marker: Marker::Burn, from: Who::Target, to: Who::Second };
    let curse = subtype(Subtype::Curse).and(Filter::Revealed).and(Filter::Yours);
    let card = mage_card("adramelech-warlock", 33, 9)
        .subtypes(&[Subtype::Human])
        .attack(
            quick_melee("burning-touch", 1)
                .of(DamageType::Flame)
                .from(5, &[BURN])
                .with(AttackTrait::Defrost),
        )
        .named("fireweaving")
        .may_when(
            Trigger::ActionPhaseEnds,
            Limit::PerRound(1),
            0,
            pick(burning(), 2, Who::This, pick(may_burn, 0, Who::Target, move_burn)),
        )
        .named("smoldering-curses")
        .lends(
            creature().and(Filter::Enemy).and(Filter::Carries(Box::new(curse))),
            vec![plus(Stat::Damage(DamageType::Flame), 1)],
        )
        .named("demonic-reward")
        .may_when(
            Trigger::AttackDamages {
                by: friendly(creature().and(subtype(Subtype::Demon))),
                whom: creature().and(Filter::Enemy).and(burning()),
                by_attacker: true,
                damage_type: None,
            },
            Limit::EachOnce { at_most: u8::MAX },
            0,
            heal_damage(Who::Actor, number(1)),
        );
    MageCard::new(Mage::AdramelechWarlock, card)
        .trained(&[School::Dark, School::Fire])
        .opposed(&[School::Holy])
}
