//! Portals, artifacts and clouds: conjurations of the Arcane and Dark schools, and the single ones of
//! other schools.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        battle_forge(),
        gate_to_hell(),
        gate_to_voltari(),
        idol_of_pestilence(),
        mana_crystal(),
        mana_siphon(),
        mordoks_obelisk(),
        pentagram(),
        poison_gas_cloud(),
        deathlock(),
        sacrificial_altar(),
        suppression_orb(),
    ]
}

fn battle_forge() -> Card {
    Card::conjuration("MW1J04", "battle-forge", 8)
        .schools_and(&[(School::War, 1), (School::Fire, 1)])
        .subtypes(&[Subtype::Structure])
        .body(6, 4)
        .channeling(1)
        .with(Trait::Spawnpoint { spells: Filter::Kind(Kind::Equipment), mana: 0 })
        .with(Trait::ZoneExclusive)
        .with(Trait::Immunity(DamageType::Flame))
        .with(Trait::Plus(Stat::Damage(DamageType::Hydro), 3))
        .copies(2)
}

fn gate_to_hell() -> Card {
    Card::conjuration("MW1J06", "gate-to-hell", 12)
        .school(School::Dark, 6)
        .subtypes(&[Subtype::Portal])
        .full()
        .body(11, 3)
        .attack(
            special_attack("open-the-gate", 4)
                .of(DamageType::Flame)
                .from(5, &[BURN])
                .from(11, &[BURN, BURN])
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::Defrost),
        )
        .with(Trait::ZoneExclusive)
        .with(Trait::Immunity(DamageType::Flame))
        .with(Trait::Plus(Stat::Damage(DamageType::Hydro), 3))
        .only(Restriction::Epic)
        .only(Restriction::ClassOnly(MageClass::Warlock))
        .lends(creature().and(subtype(Subtype::Demon)), vec![plus(Stat::Melee, 1)])
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Full),
                Effect::Seq(vec![
                    Effect::PlaceToken { who: Who::This, token: Token::Open, at_most: Some(1) },
                    Effect::AttackEach {
                        bar: 0,
                        which: creature().but_not(Filter::has(Trait::Flying)),
                    },
                ]),
            )
            .at_most(Limit::PerGame(1))
            .for_mana(number(12))
            .by_action_of(Filter::YourMage),
        )
        .ability(Ability::SummonHere {
            condition: Condition::Token(Token::Open),
            spells: creature().and(subtype(Subtype::Demon)),
            by: None,
        })
}

fn gate_to_voltari() -> Card {
    Card::conjuration("MW1J07", "gate-to-voltari", 14)
        .school(School::Arcane, 4)
        .subtypes(&[Subtype::Portal])
        .body(14, 2)
        .channeling(1)
        .with(Trait::Spawnpoint {
            spells: non_mage_creature().and(Filter::Corporeal).and(Filter::School(School::Arcane)),
            mana: 3,
        })
        .with(Trait::ZoneExclusive)
        .only(Restriction::Epic)
        .only(Restriction::ClassOnly(MageClass::Wizard))
        .when(
            Trigger::EntersPlay,
            Effect::ChooseObject { which: mage().and(Filter::Enemy), within: None },
        )
        .when(
            Trigger::ResolvesSpell { by: Filter::Chosen, spells: anything() },
            Effect::GainMana { who: Who::This, amount: number(1) },
        )
}

fn idol_of_pestilence() -> Card {
    Card::conjuration("MW1J11", "idol-of-pestilence", 9)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Artifact])
        .body(11, 1)
        .with(Trait::ZoneExclusive)
        .with(Trait::Legendary)
        .only(Restriction::Epic)
        .when(Trigger::Upkeep, for_each(living_creature(), poison(Who::Each, 1)))
}

fn mana_crystal() -> Card {
    Card::conjuration("MW1J12", "mana-crystal", 5)
        .school(School::Arcane, 1)
        .subtypes(&[Subtype::Mana])
        .body(6, 2)
        .with(Trait::ZoneExclusive)
        .with(Trait::Immunity(DamageType::Flame))
        .lends(Filter::YourMage, vec![plus(Stat::Channeling, 1)])
        .copies(5)
}

fn mana_siphon() -> Card {
    Card::conjuration("MW1J14", "mana-siphon", 12)
        .school(School::Arcane, 3)
        .subtypes(&[Subtype::Portal, Subtype::Mana])
        .unarmored(9)
        .with(Trait::ZoneExclusive)
        .with(Trait::Incorporeal)
        .only(Restriction::Epic)
        .when(Trigger::EntersPlay, Effect::ChooseObject { which: mage(), within: Some(2) })
        .lends(Filter::Chosen, vec![plus(Stat::Channeling, -2)])
}

fn mordoks_obelisk() -> Card {
    Card::conjuration("MW1J16", "mordoks-obelisk", 8)
        .school(School::Arcane, 2)
        .subtypes(&[Subtype::Artifact, Subtype::Obelisk])
        .body(7, 3)
        .with(Trait::ZoneExclusive)
        .with(Trait::Legendary)
        .only(Restriction::Epic)
        .lends(non_mage_creature(), vec![plus(Stat::Upkeep, 1)])
}

fn pentagram() -> Card {
    Card::conjuration("MW1J17", "pentagram", 14)
        .school(School::Dark, 4)
        .subtypes(&[Subtype::Portal, Subtype::Rune])
        .unarmored(10)
        .channeling(1)
        .with(Trait::Spawnpoint {
            spells: non_mage_creature().and(Filter::School(School::Dark)).and(Filter::Living),
            mana: 2,
        })
        .with(Trait::ZoneExclusive)
        .with(Trait::Incorporeal)
        .only(Restriction::Epic)
        .only(Restriction::ClassOnly(MageClass::Warlock))
        .when_limited(
            Trigger::AttackDamages {
                by: friendly(creature()),
                whom: creature().and(Filter::Enemy),
                by_attacker: false,
                damage_type: None,
            },
            Limit::EachOnce { at_most: 2 },
            Effect::GainMana { who: Who::This, amount: number(1) },
        )
}

fn poison_gas_cloud() -> Card {
    Card::conjuration("MW1J18", "poison-gas-cloud", 8)
        .school(School::Air, 2)
        .subtypes(&[Subtype::Cloud, Subtype::Poison])
        .unarmored(5)
        .with(Trait::Incorporeal)
        .with(Trait::Plus(Stat::Damage(DamageType::Wind), 2))
        .when(Trigger::Upkeep, for_each(living_creature().and(Filter::Here), poison(Who::Each, 2)))
        .when(
            Trigger::EntersOrActsHere(living_creature()),
            this_round(Who::Actor, vec![gains(Trait::MoveLimit(1))]),
        )
        .copies(2)
}

fn deathlock() -> Card {
    Card::conjuration("MW1J19", "deathlock", 9)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Artifact])
        .body(9, 2)
        .with(Trait::ZoneExclusive)
        .only(Restriction::Epic)
        .lends(creature_or_conjuration(), vec![gains(Trait::FiniteLife)])
}

fn sacrificial_altar() -> Card {
    Card::conjuration("MW1J20", "sacrificial-altar", 4)
        .school(School::Dark, 1)
        .body(5, 2)
        .with(Trait::ZoneExclusive)
        .only(Restriction::SchoolOnly(School::Dark))
        .ability(
            Ability::usable(
                Timing::AroundActionPhase,
                Effect::Sacrifice {
                    which: non_mage_creature().and(Filter::Yours).and(Filter::Owned),
                    obliterates: false,
                    then: Box::new(this_round(
                        Who::Target,
                        vec![
                            Gain::Scaled(Stat::Melee, Amount::LevelOfSacrifice),
                            Gain::Scaled(Stat::Piercing, Amount::LevelOfSacrifice),
                        ],
                    )),
                },
            )
            .at_most(Limit::PerRound(1))
            .on_any(friendly(creature())),
        )
}

fn suppression_orb() -> Card {
    Card::conjuration("MW1J21", "suppression-orb", 8)
        .school(School::Mind, 2)
        .subtypes(&[Subtype::Force, Subtype::Mana, Subtype::Artifact])
        .body(8, 2)
        .with(Trait::ZoneExclusive)
        .with(Trait::Legendary)
        .only(Restriction::Epic)
        .ability(Ability::MoveCost { by: non_mage_creature(), mana: 1 })
}
