//! Incantations and attack spells of Forged in Fire.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![devils_trident(), hurl_rock(), ignite(), defend(), combustion(), flank_attack()]
}

fn devils_trident() -> Card {
    Card::attack_spell(
        "MWSTX2FFA01",
        "devils-trident",
        7,
        quick_ranged("devils-trident", 0, 1, 4)
            .of(DamageType::Flame)
            .from(3, &[CRIPPLE])
            .from(6, &[CRIPPLE, BURN])
            .from(9, &[BURN])
            .with(AttackTrait::Piercing(2))
            .with(AttackTrait::Defrost),
    )
    .schools_and(&[(School::Dark, 1), (School::Fire, 1)])
    .subtypes(&[Subtype::Flame])
    .on(creature())
    .copies(4)
}

fn hurl_rock() -> Card {
    Card::attack_spell(
        "MWSTX2FFA02",
        "hurl-rock",
        4,
        quick_ranged("hurl-rock", 0, 1, 5).from(9, &[DAZE]),
    )
    .school(School::Earth, 1)
    .copies(6)
}

fn ignite() -> Card {
    Card::incantation("MWSTX2FFI05", "ignite", 2)
        .school(School::Fire, 1)
        .subtypes(&[Subtype::Flame])
        .on(creature_or_conjuration().and(Filter::Corporeal))
        .effect(Effect::If(
            Condition::Not(Box::new(Condition::Is(Who::Target, Filter::Marked(Marker::Burn)))),
            Box::new(Effect::PlaceMarker { who: Who::Target, marker: Marker::Burn }),
        ))
        .copies(6)
}

fn defend() -> Card {
    let half = Amount::Half(Box::new(Amount::Level(Who::Target)));
    Card::incantation_x("MWSTX2FFI06", "defend", Amount::AtMost(3, Box::new(half)))
        .school(School::War, 1)
        .subtypes(&[Subtype::Command])
        .on(friendly(living_non_mage_creature()))
        .only(Restriction::Novice)
        .effect(Effect::PlaceGuard(Who::Target))
        .copies(6)
}

fn combustion() -> Card {
    let target = creature_or_conjuration().and(Filter::Corporeal);
    let burnout = Effect::Attack {
        bar: 0,
        who: Who::Target,
        dice: Some(Amount::Times(2, Box::new(Amount::Cleared))),
        effect_die: None,
    };
    Card::incantation("MWSTX2FFI01", "combustion", 5)
        .school(School::Fire, 1)
        .subtypes(&[Subtype::Flame])
        .on(target)
        .attack(
            quick_ranged("burnout", 0, 2, 0)
                .any_dice()
                .of(DamageType::Flame)
                .with(AttackTrait::Defrost)
                .with(AttackTrait::Unavoidable),
        )
        .effect(Effect::Seq(vec![
            Effect::ClearMarkers { who: Who::Target, marker: Marker::Burn },
            Effect::If(Condition::AtLeast(Amount::Cleared, 1), Box::new(burnout)),
        ]))
        .copies(4)
}

fn flank_attack() -> Card {
    let soldier = || creature().and(subtype(Subtype::Soldier));
    let other = friendly(soldier()).but_not(Filter::This);
    let flanked = creature().and(Filter::Enemy).and(Filter::DamagedBy(Box::new(other)));
    let flank = Gain::Against { whom: flanked, melee: 2, traits: vec![AttackTrait::Piercing(2)] };
    Card::incantation("MWSTX2FFI04", "flank-attack", 3)
        .school(School::War, 1)
        .subtypes(&[Subtype::Command])
        .on(soldier())
        .effect(Effect::Gain {
            who: Who::Target,
            gains: vec![flank],
            until: Until::NextMeleeAttack,
        })
        .copies(6)
}
