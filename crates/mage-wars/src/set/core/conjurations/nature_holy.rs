//! Totems, plants and temples: conjurations of the Nature and Holy schools.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        rajans_fury(),
        animal_kinship(),
        tooth_and_nail(),
        hand_of_bim_shalla(),
        temple_of_the_dawnbreaker(),
        lair(),
        mana_flower(),
        mohktari_great_tree_of_life(),
        tanglevine(),
        temple_of_asyra(),
        temple_of_light(),
    ]
}

fn rajans_fury() -> Card {
    Card::conjuration("MW1J01", "rajans-fury", 7)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Totem])
        .body(7, 2)
        .with(Trait::ZoneExclusive)
        .lends(animal(), vec![plus(Stat::Charge, 1)])
}

fn animal_kinship() -> Card {
    let kept = |kin| Condition::YouControl(animal().and(subtype(kin)));
    Card::conjuration("MW1J02", "animal-kinship", 8)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Totem])
        .body(7, 3)
        .with(Trait::ZoneExclusive)
        .only(Restriction::ClassOnly(MageClass::Beastmaster))
        .lends_if(kept(Subtype::Canine), Filter::YourMage, vec![plus(Stat::Melee, 1)])
        .lends_if(kept(Subtype::Reptile), Filter::YourMage, vec![plus(Stat::Armor, 1)])
        .lends_if(kept(Subtype::Bear), Filter::YourMage, vec![gains(Trait::Tough(2))])
        .lends_if(kept(Subtype::Ape), Filter::YourMage, vec![gains(Trait::Climbing)])
        .lends_if(kept(Subtype::Cat), Filter::YourMage, vec![gains(Trait::Elusive)])
}

fn tooth_and_nail() -> Card {
    Card::conjuration("MW1J03", "tooth-and-nail", 7)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Totem])
        .body(7, 2)
        .with(Trait::ZoneExclusive)
        .lends(animal(), vec![Gain::Melee(AttackTrait::Piercing(1))])
}

fn hand_of_bim_shalla() -> Card {
    Card::conjuration("MW1J08", "hand-of-bim-shalla", 5)
        .school(School::Holy, 1)
        .subtypes(&[Subtype::Temple])
        .body(5, 2)
        .with(Trait::ZoneExclusive)
        .with(Trait::Unique)
        .ability(
            Ability::usable(
                Timing::AroundActionPhase,
                Effect::Choose(vec![
                    this_round(Who::Target, vec![plus(Stat::Armor, 1)]),
                    this_round(Who::Target, vec![plus(Stat::Melee, 1)]),
                    heal_damage(Who::Target, number(1)),
                ]),
            )
            .at_most(Limit::PerRound(1))
            .on_any(living_creature()),
        )
}

fn temple_of_the_dawnbreaker() -> Card {
    Card::conjuration("MW1J09", "temple-of-the-dawnbreaker", 8)
        .school(School::Holy, 2)
        .subtypes(&[Subtype::Temple])
        .body(7, 3)
        .with(Trait::ZoneExclusive)
        .ability(Ability::Rerolls {
            limit: Limit::PerRound(1),
            rolls: vec![
                Roll::Defense(creature().and(Filter::Yours)),
                Roll::Escape(creature().and(Filter::Yours)),
                Roll::EffectDie(Attacks::against(friendly(creature()))),
                Roll::AttackDice(Attacks::against(friendly(creature()))),
            ],
        })
}

fn lair() -> Card {
    Card::conjuration("MW1J10", "lair", 15)
        .school(School::Nature, 4)
        .subtypes(&[Subtype::Portal])
        .body(13, 3)
        .channeling(2)
        .with(Trait::Spawnpoint {
            spells: non_mage_creature().and(subtype(Subtype::Animal)),
            mana: 0,
        })
        .with(Trait::ZoneExclusive)
        .only(Restriction::Epic)
        .only(Restriction::ClassOnly(MageClass::Beastmaster))
}

fn mana_flower() -> Card {
    Card::conjuration("MW1J13", "mana-flower", 5)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Mana, Subtype::Plant])
        .body(6, 0)
        .with(Trait::ZoneExclusive)
        .with(Trait::Regenerate(2))
        .with(Trait::Living)
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .with(Trait::Immunity(DamageType::Hydro))
        .lends(Filter::YourMage, vec![plus(Stat::Channeling, 1)])
        .copies(5)
}

fn mohktari_great_tree_of_life() -> Card {
    Card::conjuration("MW1J15", "mohktari-great-tree-of-life", 8)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Plant, Subtype::Tree])
        .body(8, 2)
        .with(Trait::Regenerate(2))
        .with(Trait::Living)
        .with(Trait::Legendary)
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .with(Trait::Immunity(DamageType::Hydro))
        .lends(friendly(living_creature()).and(Filter::Here), vec![gains(Trait::Regenerate(2))])
}

fn tanglevine() -> Card {
    Card::conjuration("MW1J22", "tanglevine", 5)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Plant, Subtype::Vine])
        .range(0, 2)
        .on(corporeal_creature()
            .but_not(Filter::has(Trait::Flying))
            .but_not(Filter::has(Trait::Uncontainable)))
        .body(8, 0)
        .with(Trait::Living)
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .with(Trait::Immunity(DamageType::Hydro))
        .grants(vec![gains(Trait::Restrained), gains(Trait::Unmovable)])
        .attacks(Attacks::against(Filter::This).ranged(), AttackRule::Forbidden)
        .copies(3)
}

fn temple_of_asyra() -> Card {
    Card::conjuration("MW1J23", "temple-of-asyra", 10)
        .school(School::Holy, 3)
        .subtypes(&[Subtype::Temple, Subtype::Portal])
        .body(9, 3)
        .channeling(1)
        .with(Trait::Spawnpoint {
            spells: non_mage_creature().and(Filter::School(School::Holy)),
            mana: 2,
        })
        .with(Trait::ZoneExclusive)
        .only(Restriction::Epic)
        .only(Restriction::SchoolOnly(School::Holy))
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Full),
                Effect::GainMana { who: Who::This, amount: number(1) },
            )
            .at_most(Limit::PerRound(2))
            .by_action_of(friendly(creature()).and(subtype(Subtype::Cleric))),
        )
}

fn temple_of_light() -> Card {
    Card::conjuration("MW1J24", "temple-of-light", 9)
        .school(School::Holy, 2)
        .subtypes(&[Subtype::Temple])
        .body(8, 3)
        .attack(
            quick_ranged("light-blast", 0, 2, 1)
                .any_dice()
                .of(DamageType::Light)
                .from(9, &[STUN])
                .from(11, &[DAZE])
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Versus(2, creature().and(Filter::has(Trait::Nonliving)))),
        )
        .with(Trait::ZoneExclusive)
        .with(Trait::Unique)
        .ability(
            Ability::usable(
                Timing::AroundActionPhase,
                Effect::Attack {
                    bar: 0,
                    who: Who::Target,
                    dice: Some(Amount::Chosen),
                    effect_die: Some(Amount::Chosen),
                },
            )
            .at_most(Limit::PerRound(1))
            .for_mana(Amount::ChosenUpTo(Box::new(Amount::Count(subtype(Subtype::Temple)))))
            .on(0, 2, creature_or_conjuration()),
        )
}
