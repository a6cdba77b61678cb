//! Enchantments of the Nature and Holy schools.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        bear_strength(),
        bull_endurance(),
        cheetah_speed(),
        cobra_reflexes(),
        divine_intervention(),
        divine_protection(),
        eagle_wings(),
        hawkeye(),
        mongoose_agility(),
        pacify(),
        regrowth(),
        rhino_hide(),
        sacred_ground(),
    ]
}

fn bear_strength() -> Card {
    Card::enchantment("MW1E01", "bear-strength", 3)
        .school(School::Nature, 1)
        .on(living_creature())
        .grants(vec![plus(Stat::Melee, 2)])
        .copies(3)
}

fn bull_endurance() -> Card {
    Card::enchantment("MW1E03", "bull-endurance", 3)
        .school(School::Nature, 1)
        .on(living_creature())
        .grants(vec![plus(Stat::Life, 4)])
        .copies(2)
}

fn cheetah_speed() -> Card {
    Card::enchantment("MW1E05", "cheetah-speed", 3)
        .school(School::Nature, 1)
        .on(living_creature())
        .grants(vec![gains(Trait::Fast)])
        .copies(2)
}

fn cobra_reflexes() -> Card {
    Card::enchantment("MW1E07", "cobra-reflexes", 5)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Defense])
        .on(living_creature())
        .defense(Defense::new(7, Uses::OncePerRound))
        .with(Trait::Plus(Stat::Magebind, 2))
        .grants(vec![Gain::Defenses])
        .copies(2)
}

fn divine_intervention() -> Card {
    Card::enchantment("MW1E11", "divine-intervention", 10)
        .school(School::Holy, 3)
        .subtypes(&[Subtype::Protection])
        .on(living_creature())
        .only(Restriction::SchoolOnly(School::Holy))
        .only(Restriction::Epic)
        .once_when(
            Trigger::Revealed,
            Effect::May(Box::new(Effect::Teleport { who: Who::Host, to: Destination::Anywhere })),
        )
}

fn divine_protection() -> Card {
    Card::enchantment("MW1E12", "divine-protection", 2)
        .school(School::Holy, 1)
        .subtypes(&[Subtype::Protection, Subtype::Aegis])
        .on(living_creature())
        .with(Trait::Plus(Stat::Magebind, 2))
        .grants(vec![gains(Trait::Aegis(1))])
        .copies(2)
}

fn eagle_wings() -> Card {
    Card::enchantment("MW1E13", "eagle-wings", 4)
        .school(School::Nature, 2)
        .on(living_non_mage_creature())
        .grants(vec![gains(Trait::Flying)])
        .copies(2)
}

fn hawkeye() -> Card {
    Card::enchantment("MW1E21", "hawkeye", 1)
        .school(School::Nature, 1)
        .on(living_creature())
        .grants(vec![plus(Stat::Ranged, 1)])
        .copies(2)
}

fn mongoose_agility() -> Card {
    Card::enchantment("MW1E28", "mongoose-agility", 3)
        .school(School::Nature, 1)
        .on(living_creature())
        .grants(vec![gains(Trait::Elusive)])
        .copies(2)
}

fn pacify() -> Card {
    Card::enchantment("MW1E30", "pacify", 2)
        .school(School::Holy, 1)
        .subtypes(&[Subtype::Psychic])
        .on(non_mage_creature())
        .attacks(Attacks::by(Filter::Host).no_counterstrikes().first(), AttackRule::Cost(2))
        .copies(2)
}

fn regrowth() -> Card {
    Card::enchantment("MW1E32", "regrowth", 3)
        .school(School::Nature, 1)
        .on(living_creature())
        .with(Trait::Plus(Stat::Magebind, 1))
        .grants(vec![gains(Trait::Regenerate(2))])
        .copies(2)
}

fn rhino_hide() -> Card {
    Card::enchantment("MW1E36", "rhino-hide", 2)
        .school(School::Nature, 1)
        .on(living_creature())
        .with(Trait::Plus(Stat::Magebind, 1))
        .grants(vec![plus(Stat::Armor, 2)])
        .copies(3)
}

fn sacred_ground() -> Card {
    Card::enchantment("MW1E37", "sacred-ground", 4)
        .school(School::Holy, 2)
        .subtypes(&[Subtype::Protection, Subtype::Aegis])
        .on_zone()
        .lends(friendly(living_creature()).and(Filter::Here), vec![gains(Trait::Aegis(1))])
        .copies(2)
}
