//! Curses and other enchantments of the Dark school.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        chains_of_agony(),
        death_link(),
        agony(),
        enfeeble(),
        ghoul_rot(),
        hellfire_trap(),
        magebane(),
        maim_wings(),
        marked_for_death(),
        poisoned_blood(),
        vampirism(),
    ]
}

fn chains_of_agony() -> Card {
    Card::enchantment("MW1E04", "chains-of-agony", 1)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Curse])
        .on(creature())
        .when(Trigger::TakesMoveAction, damage(Who::Host, 1))
        .copies(2)
}

fn death_link() -> Card {
    Card::enchantment("MW1E08", "death-link", 6)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Curse])
        .on(living_non_mage_creature())
        .with(Trait::Magecast)
        .with(Trait::Unique)
        .only(Restriction::SchoolOnly(School::Dark))
        .may_when(
            Trigger::Upkeep,
            Limit::None,
            0,
            Effect::MoveDamage { from: Who::YourMage, to: Who::Host, up_to: 2 },
        )
}

fn agony() -> Card {
    Card::enchantment("MW1E09", "agony", 3)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Curse])
        .on(creature())
        .grants(vec![plus(Stat::AttackDice, -2)])
        .copies(3)
}

fn enfeeble() -> Card {
    Card::enchantment("MW1E14", "enfeeble", 4)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Curse])
        .on(creature())
        .grants(vec![gains(Trait::Slow)])
        .copies(2)
}

fn ghoul_rot() -> Card {
    Card::enchantment("MW1E19", "ghoul-rot", 4)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Curse, Subtype::Poison])
        .on(living_creature())
        .with(Trait::Plus(Stat::Magebind, 2))
        .when(Trigger::Upkeep, poison(Who::Host, 2))
        .copies(2)
}

fn hellfire_trap() -> Card {
    Card::enchantment("MW1E22", "hellfire-trap", 2)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Trap, Subtype::Flame])
        .must_reveal()
        .target(Target::Zone(ZoneFilter::WithoutEnemyCreatures))
        .attack(
            special_attack("trap-attack", 4)
                .of(DamageType::Flame)
                .from(5, &[BURN])
                .from(9, &[BURN, BURN])
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::Defrost),
        )
        .once_when(Trigger::Enters(creature().and(Filter::Enemy)), attack(0, Who::Actor))
        .copies(2)
}

fn magebane() -> Card {
    Card::enchantment("MW1E24", "magebane", 3)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Curse])
        .on(creature())
        .when(Trigger::ResolvesSpell { by: Filter::Host, spells: anything() }, damage(Who::Host, 1))
}

fn maim_wings() -> Card {
    Card::enchantment("MW1E25", "maim-wings", 3)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Curse])
        .on(corporeal_creature())
        .grants(vec![Gain::Lose(Trait::Flying)])
        .copies(2)
}

fn marked_for_death() -> Card {
    Card::enchantment("MW1E27", "marked-for-death", 2)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Curse])
        .on(creature())
        .with(Trait::Plus(Stat::Magebind, 2))
        .attacks(Attacks::against(Filter::Host).made_by(creature()).first(), AttackRule::Dice(1))
        .copies(2)
}

fn poisoned_blood() -> Card {
    Card::enchantment("MW1E31", "poisoned-blood", 3)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Curse, Subtype::Poison])
        .on(living_creature())
        .grants(vec![gains(Trait::FiniteLife)])
        .copies(2)
}

fn vampirism() -> Card {
    Card::enchantment("MW1E40", "vampirism", 4)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Vampiric])
        .on(living_creature())
        .grants(vec![Gain::Melee(AttackTrait::Vampiric)])
        .copies(2)
}
