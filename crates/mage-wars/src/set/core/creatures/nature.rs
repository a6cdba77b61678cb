//! Animals and other creatures of the Nature school.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        bitterwood_fox(),
        cervere_the_forest_shadow(),
        emerald_tegu(),
        fellella_pixie_familiar(),
        feral_bobcat(),
        mountain_gorilla(),
        redclaw_alpha_male(),
        sosruko_ferret_companion(),
        steelclaw_grizzly(),
        tarok_the_skyhunter(),
        thunderift_falcon(),
        timber_wolf(),
    ]
}

fn bitterwood_fox() -> Card {
    Card::creature("MW1C04", "bitterwood-fox", 5)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Animal, Subtype::Canine])
        .body(5, 0)
        .attack(quick_melee("bite", 3))
        .with(Trait::Fast)
        .copies(4)
}

fn cervere_the_forest_shadow() -> Card {
    Card::creature("MW1C07", "cervere-the-forest-shadow", 15)
        .school(School::Nature, 4)
        .subtypes(&[Subtype::Animal, Subtype::Cat])
        .body(11, 2)
        .defense(Defense::new(8, Uses::OncePerRound))
        .attack(quick_melee("claws-and-bite", 4))
        .with(Trait::Fast)
        .with(Trait::Elusive)
        .with(Trait::Legendary)
}

fn emerald_tegu() -> Card {
    Card::creature("MW1C12", "emerald-tegu", 9)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Animal, Subtype::Reptile])
        .body(8, 3)
        .attack(quick_melee("venomous-bite", 3).from(8, &[ROT]))
        .copies(2)
}

fn fellella_pixie_familiar() -> Card {
    Card::creature("MW1C13", "fellella-pixie-familiar", 12)
        .school(School::Nature, 3)
        .subtypes(&[Subtype::Faerie])
        .body(6, 0)
        .channeling(1)
        .defense(Defense::new(6, Uses::Unlimited))
        .attack(quick_melee("ethereal-touch", 2).with(AttackTrait::Ethereal))
        .with(Trait::Familiar(enchantment()))
        .with(Trait::Flying)
        .with(Trait::Pest)
        .with(Trait::Legendary)
        .only(Restriction::SchoolOnly(School::Nature))
}

fn feral_bobcat() -> Card {
    Card::creature("MW1C14", "feral-bobcat", 5)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Animal, Subtype::Cat])
        .body(4, 0)
        .defense(Defense::new(8, Uses::OncePerRound).melee_only())
        .attack(quick_melee("claws", 2))
        .with(Trait::Plus(Stat::Charge, 2))
        .copies(2)
}

fn mountain_gorilla() -> Card {
    Card::creature("MW1C25", "mountain-gorilla", 16)
        .school(School::Nature, 4)
        .subtypes(&[Subtype::Animal, Subtype::Ape])
        .body(16, 2)
        .attack(quick_melee("fists", 4))
        .with(Trait::Climbing)
        .with(Trait::Rage(3))
}

fn redclaw_alpha_male() -> Card {
    Card::creature("MW1C29", "redclaw-alpha-male", 16)
        .school(School::Nature, 4)
        .subtypes(&[Subtype::Animal, Subtype::Canine])
        .body(12, 3)
        .attack(quick_melee("bite", 5))
        .with(Trait::Legendary)
        .lends(
            friendly(creature())
                .and(subtype(Subtype::Canine))
                .and(Filter::Here)
                .but_not(Filter::This),
            vec![plus(Stat::Armor, 1), plus(Stat::Melee, 1)],
        )
}

fn sosruko_ferret_companion() -> Card {
    Card::creature("MW1C33", "sosruko-ferret-companion", 7)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Animal])
        .body(5, 0)
        .defense(Defense::new(5, Uses::Unlimited))
        .attack(quick_melee("bite", 2).from(7, &[TAUNT]))
        .with(Trait::Elusive)
        .with(Trait::Pest)
        .with(Trait::Legendary)
        .only(Restriction::ClassOnly(MageClass::Beastmaster))
}

fn steelclaw_grizzly() -> Card {
    Card::creature("MW1C34", "steelclaw-grizzly", 17)
        .school(School::Nature, 4)
        .subtypes(&[Subtype::Animal, Subtype::Bear])
        .body(15, 3)
        .attack(quick_melee("claws", 5).with(AttackTrait::Piercing(1)))
        .attack(full_melee("heavy-claw-strike", 7).with(AttackTrait::Piercing(1)))
        .with(Trait::Plus(Stat::Damage(DamageType::Frost), -3))
}

fn tarok_the_skyhunter() -> Card {
    Card::creature("MW1C36", "tarok-the-skyhunter", 13)
        .school(School::Nature, 3)
        .subtypes(&[Subtype::Animal, Subtype::Bird])
        .body(9, 2)
        .defense(
            Defense::new(7, Uses::OncePerRound)
                .melee_only()
                .only_from(creature().and(Filter::has(Trait::Flying))),
        )
        .attack(
            quick_melee("beak-and-talons", 3)
                .with(AttackTrait::Piercing(1))
                .with(AttackTrait::Versus(2, Filter::has(Trait::Flying))),
        )
        .with(Trait::Flying)
        .with(Trait::Legendary)
}

fn thunderift_falcon() -> Card {
    Card::creature("MW1C37", "thunderift-falcon", 6)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Animal, Subtype::Bird])
        .body(5, 0)
        .attack(quick_melee("razor-beak", 3))
        .with(Trait::Flying)
        .with(Trait::Fast)
        .copies(2)
}

fn timber_wolf() -> Card {
    Card::creature("MW1C38", "timber-wolf", 9)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Animal, Subtype::Canine])
        .body(10, 2)
        .attack(quick_melee("bite", 4))
        .copies(3)
}
