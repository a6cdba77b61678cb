//! Enchantments of Forcemaster vs. Warlord.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        charm(),
        circle_of_fire(),
        falcon_precision(),
        force_crush(),
        fortified_position(),
        standard_bearer(),
    ]
}

fn circle_of_fire() -> Card {
    Card::enchantment("FWE02", "circle-of-fire", 4)
        .school(School::Fire, 2)
        .subtypes(&[Subtype::Flame, Subtype::Barrier])
        .on(corporeal_creature())
        .attack(
            damage_barrier("searing-heat", 2)
                .of(DamageType::Flame)
                .from(7, &[BURN])
                .from(10, &[BURN, BURN])
                .with(AttackTrait::Unavoidable),
        )
        .with(Trait::Plus(Stat::Magebind, 2))
        .grants(vec![Gain::DamageBarrier])
        .copies(4)
}

fn falcon_precision() -> Card {
    Card::enchantment("FWE03", "falcon-precision", 2)
        .school(School::Nature, 1)
        .on(living_creature())
        .grants(vec![Gain::Melee(AttackTrait::Unavoidable)])
        .copies(5)
}

fn fortified_position() -> Card {
    Card::enchantment("FWE06", "fortified-position", 4)
        .school(School::War, 2)
        .subtypes(&[Subtype::Command])
        .on_zone()
        .lends(friendly(corporeal_creature()).and(Filter::Here), vec![plus(Stat::Armor, 2)])
        .copies(4)
}

fn standard_bearer() -> Card {
    Card::enchantment("FWE09", "standard-bearer", 5)
        .school(School::War, 2)
        .subtypes(&[Subtype::Command])
        .on(friendly(creature().and(subtype(Subtype::Soldier))))
        .with(Trait::Cantrip)
        .with(Trait::Unique)
        .only(Restriction::ClassOnly(MageClass::Warlord))
        .lends(
            friendly(creature()).and(Filter::Here).but_not(Filter::Host),
            vec![plus(Stat::Melee, 1), plus(Stat::Armor, 1)],
        )
        .copies(1)
}

fn force_crush() -> Card {
    let slips = || Filter::has(Trait::Uncontainable);
    let held = Condition::Not(Box::new(Condition::Is(Who::Host, slips())));
    Card::enchantment("FWE04", "force-crush", 5)
        .school(School::Mind, 3)
        .subtypes(&[Subtype::Force])
        .on(creature())
        .with(Trait::Plus(Stat::Upkeep, 4))
        .with(Trait::Plus(Stat::Magebind, 2))
        .lends(
            Filter::Host.but_not(slips()),
            vec![gains(Trait::Restrained), gains(Trait::Unmovable)],
        )
        .when(Trigger::UpkeepPaid, Effect::If(held, Box::new(damage(Who::Host, 2))))
        .copies(4)
}

fn charm() -> Card {
    Card::enchantment("FWE01", "charm", 0)
        .reveal_x(Amount::Beyond(1, Box::new(Amount::Level(Who::Target))))
        .school(School::Mind, 2)
        .subtypes(&[Subtype::Psychic, Subtype::Control])
        .on(non_mage_creature())
        .with(Trait::Plus(Stat::Upkeep, 1))
        .with(Trait::Magecast)
        .only(Restriction::SchoolOnly(School::Mind))
        .ability(Ability::RevealOnly(RevealTime::BetweenActionPhases))
        .attacks(Attacks::by(Filter::Host).made_at(Filter::YourMage), AttackRule::KeptAway)
        .when(
            Trigger::AttackDamages {
                by: Filter::YourMage,
                whom: Filter::Host,
                by_attacker: false,
                damage_type: None,
            },
            Effect::Destroy(Who::This),
        )
        .copies(4)
}
