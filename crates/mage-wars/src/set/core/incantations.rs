//! Incantations.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        banish(),
        battle_fury(),
        call_of_the_wild(),
        charge(),
        dispel(),
        dissolve(),
        drain_life(),
        drain_power(),
        evade(),
        explode(),
        force_push(),
        group_heal(),
        heal(),
        knockdown(),
        lay_hands(),
        minor_heal(),
        perfect_strike(),
        piercing_strike(),
        purify(),
        purge_magic(),
        resurrection(),
        rouse_the_beast(),
        seeking_dispel(),
        shift_enchantment(),
        sleep(),
        steal_enchantment(),
        teleport(),
        vampiric_strike(),
    ]
}

fn banish() -> Card {
    Card::incantation("MW1I01", "banish", 14)
        .school(School::Arcane, 3)
        .subtypes(&[Subtype::Teleport])
        .on(non_mage_creature())
        .effect(Effect::Banish { who: Who::Target, rounds: 3 })
        .copies(2)
}

fn battle_fury() -> Card {
    Card::incantation("MW1I02", "battle-fury", 5)
        .school(School::War, 1)
        .subtypes(&[Subtype::Command])
        .on(corporeal_creature().but_not(Filter::HadThisSpell))
        .effect(Effect::ExtraAttack(Who::Target))
        .copies(2)
}

fn call_of_the_wild() -> Card {
    Card::incantation("MW1I03", "call-of-the-wild", 4)
        .school(School::Nature, 1)
        .range(0, 0)
        .target(Target::Arena)
        .effect(for_each(friendly(animal()), this_round(Who::Each, vec![plus(Stat::Melee, 1)])))
        .copies(3)
}

fn charge() -> Card {
    Card::incantation("MW1I04", "charge", 4)
        .school(School::War, 1)
        .subtypes(&[Subtype::Command])
        .on(corporeal_creature())
        .effect(this_round(Who::Target, vec![gains(Trait::Fast), plus(Stat::Charge, 1)]))
        .copies(2)
}

fn dispel() -> Card {
    Card::incantation_x("MW1I06", "dispel", Amount::TotalCost(Who::Target))
        .school(School::Arcane, 1)
        .subtypes(&[Subtype::Metamagic])
        .on(enchantment().and(Filter::Revealed))
        .effect(Effect::Destroy(Who::Target))
        .copies(5)
}

fn dissolve() -> Card {
    Card::incantation_x("MW1I07", "dissolve", Amount::CastingCost(Who::Second))
        .school(School::Water, 1)
        .subtypes(&[Subtype::Acid])
        .range(0, 1)
        .target(Target::ObjectAndAttached(mage(), Filter::Kind(Kind::Equipment)))
        .effect(Effect::Destroy(Who::Second))
        .copies(5)
}

fn drain_life() -> Card {
    Card::incantation("MW1I08", "drain-life", 12)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Vampiric])
        .range(0, 1)
        .on(living_creature())
        .with(Trait::Magecast)
        .only(Restriction::SchoolOnly(School::Dark))
        .effect(Effect::Drain { from: Who::Target, amount: dice(5), to: Who::Caster })
        .copies(2)
}

fn drain_power() -> Card {
    Card::incantation("MW1I09", "drain-power", 16)
        .school(School::Arcane, 3)
        .subtypes(&[Subtype::Mana])
        .on(mage())
        .with(Trait::Magecast)
        .effect(Effect::TransferMana { from: Who::Target, amount: dice(8), to: Who::Caster })
        .copies(2)
}

fn evade() -> Card {
    Card::incantation("MW1I10", "evade", 3)
        .school(School::War, 1)
        .subtypes(&[Subtype::Command])
        .on(corporeal_creature())
        .effect(this_round(Who::Target, vec![gains(Trait::Elusive)]))
        .copies(2)
}

fn explode() -> Card {
    Card::incantation_x(
        "MW1I11",
        "explode",
        Amount::Sum(vec![number(6), Amount::CastingCost(Who::Second)]),
    )
    .school(School::Fire, 2)
    .subtypes(&[Subtype::Flame])
    .range(0, 1)
    .target(Target::ObjectAndAttached(mage(), Filter::Kind(Kind::Equipment)))
    .attack(
        special_attack("fiery-blast", 4)
            .of(DamageType::Flame)
            .from(6, &[BURN])
            .with(AttackTrait::Unavoidable)
            .with(AttackTrait::Defrost),
    )
    .effect(Effect::Seq(vec![Effect::Destroy(Who::Second), attack(0, Who::Target)]))
    .copies(2)
}

fn force_push() -> Card {
    Card::incantation("MW1I12", "force-push", 3)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Force])
        .on(creature())
        .effect(Effect::Push {
            who: Who::Target,
            direction: Direction::OfChoice,
            walls: Through::ForMana(3),
        })
        .copies(3)
}

fn group_heal() -> Card {
    Card::incantation("MW1I13", "group-heal", 9)
        .school(School::Holy, 2)
        .subtypes(&[Subtype::Healing])
        .full()
        .range(0, 1)
        .on_zone()
        .effect(for_each(
            friendly(living_creature()).and(Filter::Here),
            heal_damage(Who::Each, dice(5)),
        ))
        .copies(2)
}

fn heal() -> Card {
    Card::incantation("MW1I14", "heal", 9)
        .school(School::Holy, 2)
        .subtypes(&[Subtype::Healing])
        .on(living_creature())
        .effect(heal_damage(Who::Target, dice(8)))
        .copies(3)
}

fn knockdown() -> Card {
    Card::incantation("MW1I15", "knockdown", 3)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Force])
        .on(creature())
        .effect(Effect::If(
            Condition::Is(Who::Target, not(Filter::has(Trait::Unmovable))),
            Box::new(Effect::Gain {
                who: Who::Target,
                gains: vec![gains(Trait::Incapacitated)],
                until: Until::NextActionPhase,
            }),
        ))
        .copies(2)
}

fn lay_hands() -> Card {
    Card::incantation("MW1I16", "lay-hands", 9)
        .school(School::Holy, 3)
        .subtypes(&[Subtype::Healing])
        .range(0, 0)
        .on(living_non_mage_creature())
        .only(Restriction::Epic)
        .only(Restriction::SchoolOnly(School::Holy))
        .effect(Effect::Seq(vec![
            heal_damage(Who::Target, dice(12)),
            Effect::RemoveMarkers { who: Who::Target, damage_type: None, any_number: true },
        ]))
}

fn minor_heal() -> Card {
    Card::incantation("MW1I17", "minor-heal", 5)
        .school(School::Holy, 1)
        .subtypes(&[Subtype::Healing])
        .range(0, 1)
        .on(living_creature())
        .effect(heal_damage(Who::Target, dice(5)))
        .copies(5)
}

fn perfect_strike() -> Card {
    Card::incantation("MW1I18", "perfect-strike", 2)
        .school(School::War, 1)
        .subtypes(&[Subtype::Command])
        .on(corporeal_creature())
        .only(Restriction::Novice)
        .effect(next_melee_attack(Who::Target, vec![AttackTrait::Unavoidable]))
        .copies(2)
}

fn piercing_strike() -> Card {
    Card::incantation("MW1I19", "piercing-strike", 2)
        .school(School::War, 1)
        .subtypes(&[Subtype::Command])
        .on(corporeal_creature())
        .only(Restriction::Novice)
        .effect(next_melee_attack(Who::Target, vec![AttackTrait::Piercing(3)]))
        .copies(2)
}

fn purify() -> Card {
    Card::incantation_x("MW1I20", "purify", Amount::Removals)
        .school(School::Holy, 1)
        .subtypes(&[Subtype::Healing])
        .on(living_creature())
        .effect(Effect::Seq(vec![
            Effect::RemoveMarkers {
                who: Who::Target,
                damage_type: Some(DamageType::Poison),
                any_number: true,
            },
            Effect::BuyOffEnchantments {
                who: Who::Target,
                which: enchantment().and(Filter::Revealed).and(subtype(Subtype::Poison)),
            },
        ]))
}

fn purge_magic() -> Card {
    Card::incantation("MW1I21", "purge-magic", 12)
        .school(School::Arcane, 3)
        .subtypes(&[Subtype::Metamagic])
        .range(0, 1)
        .on(creature_or_conjuration())
        .effect(Effect::DestroyAttached { who: Who::Target, which: enchantment() })
        .copies(2)
}

fn resurrection() -> Card {
    Card::incantation_x(
        "MW1I22",
        "resurrection",
        Amount::Sum(vec![Amount::CastingCost(Who::Target), Amount::Level(Who::Target)]),
    )
    .school(School::Holy, 4)
    .subtypes(&[Subtype::Healing])
    .full()
    .range(0, 0)
    .target(Target::Discarded(living_non_mage_creature()))
    .effect(Effect::ReturnToPlay { as_zombie: false })
}

fn rouse_the_beast() -> Card {
    Card::incantation_x("MW1I23", "rouse-the-beast", Amount::Level(Who::Target))
        .school(School::Nature, 1)
        .on(living_creature().and(Filter::SummonedThisRound).but_not(Filter::HadThisSpell))
        .effect(Effect::Activate(Who::Target))
        .copies(2)
}

fn seeking_dispel() -> Card {
    Card::incantation("MW1I24", "seeking-dispel", 2)
        .school(School::Arcane, 1)
        .subtypes(&[Subtype::Metamagic])
        .on(enchantment().and(Filter::Hidden))
        .effect(Effect::Destroy(Who::Target))
        .ability(Ability::StaysHidden { who: Who::Target, during: During::Casting })
        .copies(3)
}

fn shift_enchantment() -> Card {
    Card::incantation_x(
        "MW1I25",
        "shift-enchantment",
        Amount::IfHidden(Who::Target, Box::new(number(1)), Box::new(Amount::Level(Who::Target))),
    )
    .school(School::Arcane, 1)
    .subtypes(&[Subtype::Metamagic])
    .target(Target::EnchantmentAndHost(enchantment().and(Filter::Yours)))
    .only(Restriction::Novice)
    .effect(Effect::MoveEnchantment { steal: false })
    .copies(2)
}

/// Level 1 costs 4, and each further level 1 more, or 2 more beyond level 3.
fn sleep() -> Card {
    Card::incantation_x(
        "MW1I26",
        "sleep",
        Amount::Sum(vec![
            number(3),
            Amount::Level(Who::Target),
            Amount::Beyond(3, Box::new(Amount::Level(Who::Target))),
        ]),
    )
    .school(School::Mind, 2)
    .subtypes(&[Subtype::Psychic])
    .on(living_non_mage_creature())
    .effect(Effect::PlaceMarker { who: Who::Target, marker: Marker::Sleep })
    .copies(2)
}

fn steal_enchantment() -> Card {
    Card::incantation_x(
        "MW1I27",
        "steal-enchantment",
        Amount::Sum(vec![Amount::TotalCost(Who::Target), Amount::TotalCostOnSecond(Who::Target)]),
    )
    .school(School::Arcane, 3)
    .subtypes(&[Subtype::Metamagic])
    .full()
    .target(Target::EnchantmentAndHost(enchantment().and(Filter::Revealed)))
    .effect(Effect::MoveEnchantment { steal: true })
    .copies(2)
}

fn teleport() -> Card {
    Card::incantation_x(
        "MW1I28",
        "teleport",
        Amount::AtLeast(3, Box::new(Amount::Times(3, Box::new(Amount::Distance)))),
    )
    .school(School::Arcane, 2)
    .subtypes(&[Subtype::Teleport])
    .target(Target::ObjectAndZone(creature()))
    .effect(Effect::Teleport { who: Who::Target, to: Destination::TargetZone })
    .copies(3)
}

fn vampiric_strike() -> Card {
    Card::incantation("MW1I29", "vampiric-strike", 3)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Vampiric])
        .on(living_creature())
        .effect(next_melee_attack(
            Who::Target,
            vec![AttackTrait::Vampiric, AttackTrait::Piercing(1)],
        ))
        .copies(2)
}
