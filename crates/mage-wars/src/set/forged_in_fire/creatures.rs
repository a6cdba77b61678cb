//! Creatures of Forged in Fire.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        asyran_defender(),
        blood_demon(),
        bloodcrag_minotaur(),
        anvil_throne_crossbowman(),
        infernian_scourger(),
        sersiryx_imp_familiar(),
        goblin_alchemist(),
        otto_kronig_master_engineer(),
        sardonyx_blight_of_the_living(),
        cerberus(),
        wildfire_imp(),
    ]
}

fn asyran_defender() -> Card {
    Card::creature("MWSTX2FFC01", "asyran-defender", 8)
        .school(School::Holy, 2)
        .subtypes(&[Subtype::Knight, Subtype::Soldier])
        .body(8, 2)
        .defense(Defense::new(9, Uses::OncePerRound))
        .attack(quick_melee("broadsword", 3))
        .copies(4)
}

fn blood_demon() -> Card {
    Card::creature("MWSTX2FFC02", "blood-demon", 12)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Vampire, Subtype::Demon])
        .body(11, 1)
        .attack(quick_melee("gorging-bite", 3).with(AttackTrait::Vampiric))
        .with(Trait::Plus(Stat::Bloodthirsty, 1))
        .with(Trait::Flying)
        .copies(4)
}

fn bloodcrag_minotaur() -> Card {
    Card::creature("MWSTX2FFC03", "bloodcrag-minotaur", 15)
        .school(School::War, 4)
        .subtypes(&[Subtype::Minotaur, Subtype::Soldier])
        .body(14, 3)
        .attack(quick_melee("horns", 4))
        .with(Trait::Plus(Stat::Charge, 2))
        .with(Trait::Tough(2))
        .copies(4)
}

fn anvil_throne_crossbowman() -> Card {
    Card::creature("MWSTX2FFC05", "anvil-throne-crossbowman", 11)
        .school(School::War, 3)
        .subtypes(&[Subtype::Dwarf, Subtype::Soldier])
        .body(8, 1)
        .attack(full_ranged("crossbow-bolt", 1, 2, 3).with(AttackTrait::Piercing(2)))
        .attack(quick_melee("small-axe", 3))
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 1))
        .copies(4)
}

fn infernian_scourger() -> Card {
    Card::creature("MWSTX2FFC08", "infernian-scourger", 9)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Demon])
        .body(8, 1)
        .attack(
            quick_melee("claws", 3).with(AttackTrait::Piercing(1)).with(AttackTrait::Counterstrike),
        )
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), -2))
        .copies(4)
}

fn sersiryx_imp_familiar() -> Card {
    let attacks = Filter::Kind(Kind::Attack).and(Filter::School(School::Fire));
    let curses = enchantment().and(subtype(Subtype::Curse));
    Card::creature("MWSTX2FFC11", "sersiryx-imp-familiar", 12)
        .school(School::Dark, 3)
        .subtypes(&[Subtype::Demon])
        .body(9, 2)
        .channeling(1)
        .attack(
            quick_melee("singe", 2)
                .of(DamageType::Flame)
                .from(7, &[BURN])
                .with(AttackTrait::Defrost),
        )
        .with(Trait::Familiar(attacks.or(curses).and(Filter::Level(1, 2))))
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), -2))
        .with(Trait::Legendary)
        .only(Restriction::ClassOnly(MageClass::Warlock))
        .copies(2)
}

fn goblin_alchemist() -> Card {
    Card::creature("MWSTX2FFC06", "goblin-alchemist", 9)
        .school(School::War, 2)
        .subtypes(&[Subtype::Goblin, Subtype::Soldier])
        .body(8, 1)
        .attack(
            full_ranged("bottle-of-flaming-oil", 0, 1, 2)
                .of(DamageType::Flame)
                .from(5, &[BURN])
                .with(AttackTrait::Defrost),
        )
        .attack(
            full_ranged("flask-of-ultimate-dissolver", 0, 1, 3)
                .of(DamageType::Acid)
                .from(5, &[CORRODE]),
        )
        .attack(quick_melee("poison-dagger", 2).of(DamageType::Poison).from(8, &[ROT]))
        .copies(4)
}

fn otto_kronig_master_engineer() -> Card {
    Card::creature("MWSTX2FFC09", "otto-kronig-master-engineer", 11)
        .school(School::War, 3)
        .subtypes(&[Subtype::Dwarf, Subtype::Soldier])
        .body(11, 2)
        .attack(quick_melee("maul", 3))
        .with(Trait::Legendary)
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 2))
        .named("reinforce")
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Quick),
                Effect::Choose(vec![
                    Effect::PlaceToken { who: Who::Target, token: Token::Armor, at_most: None },
                    remove_damage(Who::Target, number(2)),
                ]),
            )
            .on_any(
                Filter::Kind(Kind::Conjuration)
                    .and(Filter::Here)
                    .or(Filter::Kind(Kind::Wall).and(Filter::Bordering))
                    .and(Filter::has(Trait::Nonliving))
                    .and(Filter::Corporeal),
            ),
        )
        .copies(4)
}

fn sardonyx_blight_of_the_living() -> Card {
    Card::creature("MWSTX2FFC10", "sardonyx-blight-of-the-living", 24)
        .school(School::Dark, 8)
        .subtypes(&[Subtype::Undead, Subtype::Skeleton, Subtype::Dragon])
        .body(31, 0)
        .attack(quick_melee("crushing-jaw", 5).with(AttackTrait::Piercing(2)))
        .attack(full_melee("tail-sweep", 5).with(AttackTrait::Sweeping))
        .attack(
            zone_attack("poison-breath", 0, 1, 2)
                .of(DamageType::Poison)
                .from(8, &[ROT])
                .with(AttackTrait::Unavoidable),
        )
        .with(Trait::Immunity(DamageType::Psychic))
        .with(Trait::Unstoppable)
        .with(Trait::Nonliving)
        .with(Trait::Legendary)
        .when(Trigger::Upkeep, Effect::LoseLife { who: Who::YourMage, amount: number(2) })
        .lends(living_creature().and(Filter::Here), vec![gains(Trait::FiniteLife)])
        .copies(3)
}

fn cerberus() -> Card {
    let dark = friendly(conjuration().and(Filter::School(School::Dark)));
    let at_the_gate = Filter::Guarding.and(Filter::With(Box::new(dark)));
    Card::creature("MWSTX2FFC04", "cerberus", 17)
        .school(School::Dark, 4)
        .subtypes(&[Subtype::Demon, Subtype::Canine])
        .body(13, 3)
        .attack(quick_melee("bite", 3).with(AttackTrait::Piercing(1)))
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), -2))
        .with(Trait::Tough(3))
        .with(Trait::Legendary)
        .lends_if(
            Condition::Is(Who::This, at_the_gate),
            Filter::This,
            vec![gains(Trait::Unmovable), Gain::Melee(AttackTrait::Triplestrike)],
        )
        .copies(3)
}

fn wildfire_imp() -> Card {
    let burning = || Filter::Marked(Marker::Burn);
    let hunts = Attacks::by(Filter::This).made_at(burning()).melee();
    Card::creature("MWSTX2FFC13", "wildfire-imp", 5)
        .school(School::Dark, 1)
        .subtypes(&[Subtype::Demon])
        .body(5, 0)
        .attack(quick_melee("claws", 1).with(AttackTrait::Piercing(1)))
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), -2))
        .ability(Ability::TeleportsInstead { mana: 1, within: u8::MAX, to: Some(burning()) })
        .attacks(hunts, AttackRule::Plus(Stat::Melee, 2))
        .copies(6)
}
