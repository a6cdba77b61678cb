//! Attack spells.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        blinding_flash(),
        chain_lightning(),
        electrify(),
        fireball(),
        firestorm(),
        flameblast(),
        lightning_bolt(),
        geyser(),
        jet_stream(),
        pillar_of_light(),
        ring_of_fire(),
        thunderbolt(),
    ]
}

fn blinding_flash() -> Card {
    Card::attack_spell(
        "MW1A01",
        "blinding-flash",
        7,
        zone_attack_around("blinding-flash", 2)
            .of(DamageType::Light)
            .from(4, &[DAZE])
            .from(10, &[STUN])
            .with(AttackTrait::Ethereal)
            .with(AttackTrait::Unavoidable)
            .with(AttackTrait::Versus(2, creature().and(Filter::has(Trait::Nonliving)))),
    )
    .school(School::Holy, 2)
    .subtypes(&[Subtype::Light])
    .copies(2)
}

fn chain_lightning() -> Card {
    Card::attack_spell(
        "MW1A02",
        "chain-lightning",
        12,
        full_ranged("chain-lightning", 0, 1, 5)
            .of(DamageType::Lightning)
            .from(5, &[DAZE])
            .from(8, &[STUN])
            .with(AttackTrait::Ethereal)
            .with(AttackTrait::Jumps { within: 1, fewer: 1 }),
    )
    .school(School::Air, 3)
    .subtypes(&[Subtype::Lightning])
    .copies(2)
}

fn electrify() -> Card {
    Card::attack_spell(
        "MW1A03",
        "electrify",
        9,
        zone_attack_around("electrify", 4)
            .of(DamageType::Lightning)
            .from(7, &[DAZE])
            .from(9, &[STUN])
            .with(AttackTrait::Ethereal)
            .with(AttackTrait::Unavoidable),
    )
    .school(School::Air, 2)
    .subtypes(&[Subtype::Lightning])
    .copies(2)
}

fn fireball() -> Card {
    Card::attack_spell(
        "MW1A04",
        "fireball",
        8,
        quick_ranged("fireball", 0, 2, 6)
            .of(DamageType::Flame)
            .from(4, &[BURN])
            .from(11, &[BURN, BURN])
            .with(AttackTrait::Defrost),
    )
    .school(School::Fire, 2)
    .subtypes(&[Subtype::Flame])
    .copies(3)
}

fn firestorm() -> Card {
    Card::attack_spell(
        "MW1A05",
        "firestorm",
        11,
        zone_attack("firestorm", 0, 1, 5)
            .of(DamageType::Flame)
            .from(5, &[BURN])
            .from(10, &[BURN, BURN])
            .with(AttackTrait::Defrost)
            .with(AttackTrait::Unavoidable),
    )
    .school(School::Fire, 3)
    .subtypes(&[Subtype::Flame])
    .copies(2)
}

fn flameblast() -> Card {
    Card::attack_spell(
        "MW1A06",
        "flameblast",
        5,
        quick_ranged("flameblast", 0, 1, 4)
            .of(DamageType::Flame)
            .from(7, &[BURN])
            .from(11, &[BURN, BURN])
            .with(AttackTrait::Unavoidable)
            .with(AttackTrait::Defrost),
    )
    .school(School::Fire, 1)
    .subtypes(&[Subtype::Flame])
    .copies(2)
}

fn lightning_bolt() -> Card {
    Card::attack_spell(
        "MW1A07",
        "lightning-bolt",
        8,
        quick_ranged("lightning-bolt", 0, 2, 5)
            .of(DamageType::Lightning)
            .from(6, &[DAZE])
            .from(8, &[STUN])
            .with(AttackTrait::Ethereal),
    )
    .school(School::Air, 2)
    .subtypes(&[Subtype::Lightning])
    .copies(3)
}

fn geyser() -> Card {
    Card::attack_spell(
        "MW1A08",
        "geyser",
        4,
        quick_ranged("geyser", 0, 1, 3)
            .of(DamageType::Hydro)
            .from(5, &[DAZE])
            .with(AttackTrait::Unavoidable)
            .with(AttackTrait::PutsOutFires),
    )
    .school(School::Water, 1)
    .subtypes(&[Subtype::Hydro])
    .copies(2)
}

fn jet_stream() -> Card {
    Card::attack_spell(
        "MW1A09",
        "jet-stream",
        4,
        quick_ranged("jet-stream", 0, 2, 2)
            .of(DamageType::Wind)
            .from(4, &[PUSH])
            .from(11, &[PUSH, DAZE])
            .with(AttackTrait::Ethereal)
            .with(AttackTrait::Versus(2, Filter::has(Trait::Flying))),
    )
    .school(School::Air, 1)
    .subtypes(&[Subtype::Wind])
    .copies(3)
}

fn pillar_of_light() -> Card {
    Card::attack_spell(
        "MW1A11",
        "pillar-of-light",
        5,
        quick_ranged("pillar-of-light", 0, 2, 2)
            .of(DamageType::Light)
            .from(4, &[DAZE])
            .from(11, &[STUN])
            .with(AttackTrait::Ethereal)
            .with(AttackTrait::Versus(2, creature().and(Filter::has(Trait::Nonliving)))),
    )
    .school(School::Holy, 1)
    .subtypes(&[Subtype::Light])
    .copies(3)
}

fn ring_of_fire() -> Card {
    Card::attack_spell(
        "MW1A12",
        "ring-of-fire",
        9,
        zone_attack_around("ring-of-fire", 5)
            .of(DamageType::Flame)
            .from(7, &[BURN])
            .from(11, &[BURN, BURN])
            .with(AttackTrait::Unavoidable)
            .with(AttackTrait::Defrost),
    )
    .school(School::Fire, 2)
    .subtypes(&[Subtype::Flame])
    .copies(2)
}

fn thunderbolt() -> Card {
    Card::attack_spell(
        "MW1A13",
        "thunderbolt",
        10,
        full_ranged("thunderbolt", 0, 3, 6)
            .of(DamageType::Lightning)
            .from(4, &[DAZE])
            .from(7, &[STUN])
            .with(AttackTrait::Ethereal),
    )
    .school(School::Air, 3)
    .subtypes(&[Subtype::Lightning])
}
