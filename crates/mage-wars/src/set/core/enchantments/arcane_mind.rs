//! Enchantments of the Arcane and Mind schools, and the single ones of Air and War.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        block(),
        circle_of_lightning(),
        decoy(),
        essence_drain(),
        force_hold(),
        force_orb(),
        force_sword(),
        harmonize(),
        jinx(),
        nullify(),
        retaliate(),
        reverse_attack(),
        reverse_magic(),
        teleport_trap(),
        turn_to_stone(),
    ]
}

fn block() -> Card {
    Card::enchantment("MW1E02", "block", 2)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Force, Subtype::Defense])
        .must_reveal()
        .on(corporeal_creature())
        .once_when(Trigger::Attacked, Effect::AvoidAttack { reflect: false })
        .copies(5)
}

fn circle_of_lightning() -> Card {
    Card::enchantment("MW1E06", "circle-of-lightning", 4)
        .school(School::Air, 2)
        .subtypes(&[Subtype::Lightning, Subtype::Barrier])
        .on(corporeal_creature())
        .attack(
            damage_barrier("electric-surge", 2)
                .of(DamageType::Lightning)
                .from(7, &[DAZE])
                .from(11, &[STUN])
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Unavoidable),
        )
        .with(Trait::Plus(Stat::Magebind, 2))
        .grants(vec![Gain::DamageBarrier])
}

fn decoy() -> Card {
    Card::enchantment("MW1E10", "decoy", 0)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Illusion])
        .target(Target::ZoneOrObject(anything()))
        .only(Restriction::Novice)
        .when(Trigger::Revealed, Effect::Destroy(Who::This))
        .when(Trigger::Destroyed, Effect::GainMana { who: Who::YourMage, amount: number(2) })
        .copies(4)
}

fn essence_drain() -> Card {
    Card::enchantment("MW1E15", "essence-drain", 4)
        .school(School::Arcane, 2)
        .subtypes(&[Subtype::Mana])
        .on(non_mage_creature())
        .grants(vec![plus(Stat::Upkeep, 2)])
        .copies(3)
}

fn force_hold() -> Card {
    Card::enchantment("MW1E16", "force-hold", 2)
        .school(School::Mind, 2)
        .subtypes(&[Subtype::Force])
        .on(creature())
        .with(Trait::Plus(Stat::Upkeep, 3))
        .lends(
            Filter::Host.but_not(Filter::has(Trait::Uncontainable)),
            vec![gains(Trait::Restrained), gains(Trait::Unmovable)],
        )
        .copies(2)
}

fn force_orb() -> Card {
    Card::enchantment("MW1E17", "force-orb", 3)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Force, Subtype::Defense])
        .on(corporeal_creature())
        .defense(Defense::new(8, Uses::OncePerRound).ranged_only().steadfast())
        .with(Trait::Plus(Stat::Magebind, 1))
        .grants(vec![Gain::Defenses])
}

fn force_sword() -> Card {
    Card::enchantment("MW1E18", "force-sword", 3)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Force, Subtype::Defense])
        .on(corporeal_creature())
        .defense(Defense::new(8, Uses::OncePerRound).melee_only().steadfast())
        .with(Trait::Plus(Stat::Magebind, 1))
        .grants(vec![Gain::Defenses])
}

fn harmonize() -> Card {
    Card::enchantment("MW1E20", "harmonize", 2)
        .school(School::Arcane, 1)
        .subtypes(&[Subtype::Mana])
        .on(Filter::Channels)
        .with(Trait::Plus(Stat::Magebind, 2))
        .grants(vec![plus(Stat::Channeling, 1)])
        .copies(3)
}

fn jinx() -> Card {
    Card::enchantment("MW1E23", "jinx", 1)
        .school(School::Arcane, 1)
        .subtypes(&[Subtype::Metamagic])
        .must_reveal()
        .on(creature())
        .once_when(
            Trigger::CastsQuickSpell,
            Effect::StopSpell { how: Stopped::Canceled, card: Pile::Spellbook, refund: true },
        )
        .copies(2)
}

fn nullify() -> Card {
    Card::enchantment("MW1E29", "nullify", 2)
        .school(School::Arcane, 1)
        .subtypes(&[Subtype::Metamagic])
        .must_reveal()
        .on(corporeal_creature())
        .once_when(
            Trigger::TargetedBy(Filter::Kind(Kind::Incantation).or(enchantment())),
            Effect::StopSpell { how: Stopped::Countered, card: Pile::Discard, refund: false },
        )
        .copies(5)
}

fn retaliate() -> Card {
    Card::enchantment("MW1E33", "retaliate", 2)
        .school(School::War, 1)
        .on(corporeal_creature())
        .grants(vec![Gain::Counterstrike])
        .when(Trigger::Counterstruck, Effect::Destroy(Who::This))
        .copies(2)
}

fn reverse_attack() -> Card {
    Card::enchantment("MW1E34", "reverse-attack", 5)
        .school(School::Mind, 2)
        .subtypes(&[Subtype::Force, Subtype::Defense])
        .must_reveal()
        .on(corporeal_creature())
        .once_when(Trigger::Attacked, Effect::AvoidAttack { reflect: true })
        .copies(2)
}

fn reverse_magic() -> Card {
    Card::enchantment("MW1E35", "reverse-magic", 5)
        .school(School::Arcane, 2)
        .subtypes(&[Subtype::Metamagic])
        .must_reveal()
        .on(corporeal_creature())
        .once_when(
            Trigger::TargetedBy(Filter::Kind(Kind::Incantation).or(enchantment())),
            Effect::TurnSpell(Who::Actor),
        )
        .copies(2)
}

fn teleport_trap() -> Card {
    Card::enchantment("MW1E38", "teleport-trap", 2)
        .school(School::Arcane, 1)
        .subtypes(&[Subtype::Trap, Subtype::Teleport])
        .must_reveal()
        .target(Target::Zone(ZoneFilter::WithoutEnemyCreatures))
        .once_when(
            Trigger::Enters(creature().and(Filter::Enemy)),
            Effect::Teleport { who: Who::Actor, to: Destination::Within(2) },
        )
        .copies(2)
}

fn turn_to_stone() -> Card {
    Card::enchantment("MW1E39", "turn-to-stone", 4)
        .schools_and(&[(School::Arcane, 2), (School::Earth, 1)])
        .subtypes(&[Subtype::Transform])
        .on(non_mage_creature().and(Filter::Corporeal))
        .with(Trait::Plus(Stat::Upkeep, 4))
        .grants(vec![gains(Trait::Incapacitated), plus(Stat::Armor, 6)])
        .ability(Ability::StaysHidden { who: Who::This, during: During::Action })
        .copies(2)
}
