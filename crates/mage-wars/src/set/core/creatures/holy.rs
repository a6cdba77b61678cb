//! Soldiers, angels and clerics of the Holy school.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        asyran_cleric(),
        brogan_bloodstone(),
        gray_angel(),
        highland_unicorn(),
        knight_of_westlock(),
        royal_archer(),
        samandriel_angel_of_light(),
        valshalla_lightning_angel(),
    ]
}

fn asyran_cleric() -> Card {
    Card::creature("MW1C02", "asyran-cleric", 5)
        .school(School::Holy, 1)
        .subtypes(&[Subtype::Cleric])
        .body(6, 1)
        .attack(quick_melee("staff", 2))
        .named("healing-light")
        .ability(
            Ability::usable(Timing::Action(ActionKind::Full), heal_damage(Who::Target, dice(1)))
                .on(0, 1, living_creature()),
        )
        .copies(4)
}

fn brogan_bloodstone() -> Card {
    Card::creature("MW1C06", "brogan-bloodstone", 15)
        .school(School::Holy, 4)
        .subtypes(&[Subtype::Knight, Subtype::Soldier])
        .body(11, 4)
        .attack(
            quick_melee("vorpal-blade", 4)
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::Piercing(3)),
        )
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 2))
        .with(Trait::Legendary)
}

fn gray_angel() -> Card {
    Card::creature("MW1C19", "gray-angel", 12)
        .school(School::Holy, 3)
        .subtypes(&[Subtype::Angel])
        .body(10, 2)
        .attack(quick_melee("sword", 4))
        .with(Trait::Flying)
        .named("redeeming-sacrifice")
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Full),
                Effect::Seq(vec![heal_damage(Who::Target, dice(6)), Effect::Destroy(Who::This)]),
            )
            .on_any(living_creature()),
        )
        .copies(2)
}

fn highland_unicorn() -> Card {
    Card::creature("MW1C20", "highland-unicorn", 13)
        .school(School::Holy, 3)
        .subtypes(&[Subtype::Animal, Subtype::Horse])
        .body(9, 2)
        .attack(quick_melee("horn", 3))
        .with(Trait::Regenerate(2))
        .with(Trait::Plus(Stat::Charge, 2))
        .lends(friendly(living_creature()).and(Filter::Here), vec![gains(Trait::Regenerate(1))])
        .copies(2)
}

fn knight_of_westlock() -> Card {
    Card::creature("MW1C22", "knight-of-westlock", 13)
        .school(School::Holy, 3)
        .subtypes(&[Subtype::Knight, Subtype::Soldier])
        .body(10, 3)
        .defense(Defense::new(8, Uses::OncePerRound))
        .attack(quick_melee("longsword", 5))
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 2))
        .copies(2)
}

fn royal_archer() -> Card {
    Card::creature("MW1C28", "royal-archer", 12)
        .school(School::Holy, 3)
        .subtypes(&[Subtype::HighElf, Subtype::Soldier])
        .body(9, 1)
        .attack(full_ranged("longbow", 1, 2, 4).with(AttackTrait::Piercing(1)))
        .attack(quick_melee("knife", 2))
        .copies(2)
}

fn samandriel_angel_of_light() -> Card {
    Card::creature("MW1C31", "samandriel-angel-of-light", 21)
        .school(School::Holy, 5)
        .subtypes(&[Subtype::Angel])
        .body(14, 1)
        .attack(
            quick_melee("the-greatsword-starfire", 5)
                .of(DamageType::Light)
                .from(7, &[DAZE])
                .from(11, &[STUN])
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Versus(
                    1,
                    creature().and(Filter::has(Trait::Nonliving).or(Filter::School(School::Dark))),
                )),
        )
        .with(Trait::Aegis(1))
        .with(Trait::Flying)
        .with(Trait::Immunity(DamageType::Light))
        .with(Trait::Legendary)
}

fn valshalla_lightning_angel() -> Card {
    Card::creature("MW1C39", "valshalla-lightning-angel", 21)
        .school(School::Holy, 5)
        .subtypes(&[Subtype::Angel])
        .body(14, 1)
        .attack(
            quick_melee("lightning-sword", 4)
                .of(DamageType::Lightning)
                .from(7, &[DAZE])
                .from(9, &[STUN])
                .with(AttackTrait::Ethereal),
        )
        .with(Trait::Aegis(1))
        .with(Trait::Flying)
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), -2))
        .with(Trait::Legendary)
        .when_limited(
            Trigger::AnyDestroyed {
                whom: friendly(creature()),
                by_attack_of: Some(creature().and(Filter::Enemy)),
                by_melee: false,
            },
            Limit::PerRound(1),
            Effect::PlaceToken { who: Who::This, token: Token::Wrath, at_most: Some(4) },
        )
        .lends(Filter::This, vec![Gain::PerToken(Token::Wrath, Stat::Melee)])
}
