//! Incantations and attack spells of Battlegrounds: Domination.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        bolt_of_vtar(),
        hurl_meteorite(),
        sandstorm(),
        windstorm(),
        vtarrian_healing_song(),
        vtar_suppression(),
    ]
}

fn hurl_meteorite() -> Card {
    Card::attack_spell(
        "MWBG1A03",
        "hurl-meteorite",
        12,
        full_ranged("hurl-meteorite", 0, 3, 9).from(5, &[DAZE]).from(9, &[STUN]),
    )
    .school(School::Earth, 3)
    .copies(4)
}

fn windstorm() -> Card {
    Card::attack_spell(
        "MWBG1A06",
        "windstorm",
        4,
        full_ranged("windstorm", 0, 1, 2)
            .of(DamageType::Wind)
            .from(6, &[PUSH])
            .with(AttackTrait::Sweeping)
            .with(AttackTrait::Unavoidable)
            .with(AttackTrait::Versus(2, Filter::has(Trait::Flying)))
            .with(AttackTrait::Ethereal),
    )
    .school(School::Air, 1)
    .subtypes(&[Subtype::Wind])
    .copies(6)
}

fn bolt_of_vtar() -> Card {
    let per_orb = |each| AttackTrait::PerOrb(Box::new(each));
    Card::attack_spell(
        "MWBG1A01",
        "bolt-of-vtar",
        8,
        quick_ranged("bolt-of-vtar", 0, 2, 3)
            .of(DamageType::Lightning)
            .from(6, &[DAZE])
            .from(8, &[STUN])
            .with(AttackTrait::Ethereal)
            .with(per_orb(AttackTrait::ManaDrain(1)))
            .with(per_orb(AttackTrait::Piercing(1))),
    )
    .school(School::Air, 2)
    .subtypes(&[Subtype::VTar, Subtype::Lightning])
    .copies(4)
}

fn sandstorm() -> Card {
    Card::attack_spell(
        "MWBG1A04",
        "sandstorm",
        8,
        zone_attack("sandstorm", 0, 2, 2)
            .of(DamageType::Wind)
            .from(4, &[PUSH])
            .from(7, &[DAZE])
            .from(10, &[PUSH, DAZE])
            .with(AttackTrait::Piercing(1))
            .with(AttackTrait::Versus(2, Filter::has(Trait::Flying)))
            .with(AttackTrait::Unavoidable)
            .with(AttackTrait::PushesAtRandom),
    )
    .schools_and(&[(School::Air, 1), (School::Earth, 1)])
    .subtypes(&[Subtype::Wind])
    .copies(4)
}

fn vtarrian_healing_song() -> Card {
    let more = Amount::Times(2, Box::new(Amount::Count(orb())));
    let dice = Amount::DiceFor(Box::new(Amount::Sum(vec![number(2), more])));
    Card::incantation("MWBG1I02", "vtarrian-healing-song", 5)
        .school(School::Holy, 1)
        .subtypes(&[Subtype::VTar, Subtype::Healing])
        .on(living_creature().and(Filter::With(Box::new(friendly(orb())))))
        .effect(heal_damage(Who::Target, dice))
        .copies(6)
}

fn vtar_suppression() -> Card {
    Card::incantation("MWBG1I03", "vtar-suppression", 6)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::VTar, Subtype::Curse])
        .range(0, 0)
        .target(Target::Arena)
        .only(Restriction::Epic)
        .effect(Effect::RestOrbs)
        .copies(2)
}
