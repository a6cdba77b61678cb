//! Armor, cloaks, amulets and what else is worn on the body.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        bearskin(),
        crown_of_protection(),
        deflection_bracers(),
        demonhide_armor(),
        dragonscale_hauberk(),
        elemental_cloak(),
        gauntlets_of_strength(),
        helm_of_fear(),
        leather_boots(),
        leather_gloves(),
        molochs_torment(),
        moonglow_amulet(),
        regrowth_belt(),
        suppression_cloak(),
        wind_wyvern_hide(),
    ]
}

fn bearskin() -> Card {
    Card::equipment("MW1Q02", "bearskin", 6)
        .school(School::Nature, 1)
        .worn(Locations::One(Location::Chest))
        .grants(vec![plus(Stat::Armor, 2), plus(Stat::Damage(DamageType::Frost), -2)])
}

fn crown_of_protection() -> Card {
    Card::equipment("MW1Q03", "crown-of-protection", 1)
        .school(School::Holy, 1)
        .subtypes(&[Subtype::Protection])
        .worn(Locations::One(Location::Helmet))
        .only(Restriction::ClassOnly(MageClass::Priestess))
        .ability(
            Ability::usable(
                Timing::Spell(ActionKind::Quick),
                Effect::PlaceToken { who: Who::Target, token: Token::Armor, at_most: None },
            )
            .at_most(Limit::PerRound(1))
            .for_mana(number(2))
            .on(0, 1, living_non_mage_creature()),
        )
}

fn deflection_bracers() -> Card {
    Card::equipment("MW1Q04", "deflection-bracers", 6)
        .school(School::War, 1)
        .subtypes(&[Subtype::Defense])
        .worn(Locations::One(Location::Gloves))
        .defense(Defense::new(7, Uses::OncePerRound).melee_only())
        .grants(vec![Gain::Defenses])
}

fn demonhide_armor() -> Card {
    Card::equipment("MW1Q05", "demonhide-armor", 8)
        .school(School::Dark, 2)
        .worn(Locations::One(Location::Chest))
        .attack(
            damage_barrier("demonic-presence", 1)
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::CriticalDamage),
        )
        .only(Restriction::SchoolOnly(School::Dark))
        .grants(vec![plus(Stat::Armor, 2), Gain::DamageBarrier])
}

fn dragonscale_hauberk() -> Card {
    Card::equipment("MW1Q06", "dragonscale-hauberk", 6)
        .school(School::Fire, 1)
        .worn(Locations::One(Location::Chest))
        .grants(vec![plus(Stat::Armor, 2), plus(Stat::Damage(DamageType::Flame), -2)])
}

fn elemental_cloak() -> Card {
    Card::equipment("MW1Q07", "elemental-cloak", 6)
        .school(School::Arcane, 1)
        .worn(Locations::One(Location::Cloak))
        .grants(vec![
            plus(Stat::Armor, 1),
            plus(Stat::Damage(DamageType::Flame), -2),
            plus(Stat::Damage(DamageType::Frost), -2),
            plus(Stat::Damage(DamageType::Lightning), -2),
        ])
        .copies(2)
}

fn gauntlets_of_strength() -> Card {
    Card::equipment("MW1Q11", "gauntlets-of-strength", 3)
        .school(School::War, 1)
        .worn(Locations::One(Location::Gloves))
        .grants(vec![plus(Stat::Melee, 1)])
}

fn helm_of_fear() -> Card {
    Card::equipment("MW1Q12", "helm-of-fear", 8)
        .school(School::Dark, 2)
        .worn(Locations::One(Location::Helmet))
        .only(Restriction::ClassOnly(MageClass::Warlock))
        .when(
            Trigger::MeleeDeclaredAgainst(
                creature()
                    .but_not(Filter::has(Trait::Nonliving))
                    .but_not(Filter::has(Trait::Immunity(DamageType::Psychic))),
            ),
            Effect::OnRoll(number(9), Box::new(Effect::CancelAttack { again: true })),
        )
}

fn leather_boots() -> Card {
    Card::equipment("MW1Q15", "leather-boots", 2)
        .school(School::War, 1)
        .worn(Locations::One(Location::Boots))
        .only(Restriction::Novice)
        .grants(vec![plus(Stat::Armor, 1)])
}

fn leather_gloves() -> Card {
    Card::equipment("MW1Q16", "leather-gloves", 2)
        .school(School::War, 1)
        .worn(Locations::One(Location::Gloves))
        .only(Restriction::Novice)
        .grants(vec![plus(Stat::Armor, 1)])
}

fn molochs_torment() -> Card {
    Card::equipment("MW1Q21", "molochs-torment", 3)
        .school(School::Dark, 1)
        .worn(Locations::One(Location::Amulet))
        .only(Restriction::ClassOnly(MageClass::Warlock))
        .when(
            Trigger::Upkeep,
            for_each(
                creature().and(Filter::Carries(Box::new(
                    subtype(Subtype::Curse).and(Filter::Yours).and(Filter::Revealed),
                ))),
                Effect::MayPay(number(1), Box::new(damage(Who::Each, 1))),
            ),
        )
}

fn moonglow_amulet() -> Card {
    Card::equipment("MW1Q22", "moonglow-amulet", 6)
        .school(School::Arcane, 1)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Amulet))
        .grants(vec![plus(Stat::Channeling, 1)])
        .copies(2)
}

fn regrowth_belt() -> Card {
    Card::equipment("MW1Q23", "regrowth-belt", 6)
        .school(School::Nature, 1)
        .worn(Locations::One(Location::Belt))
        .grants(vec![gains(Trait::Regenerate(2))])
}

fn suppression_cloak() -> Card {
    Card::equipment("MW1Q32", "suppression-cloak", 8)
        .school(School::Arcane, 2)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Cloak))
        .only(Restriction::ClassOnly(MageClass::Wizard))
        .attacks(
            Attacks::against(Filter::Host).made_by(creature()).melee().no_counterstrikes().first(),
            AttackRule::Cost(2),
        )
}

fn wind_wyvern_hide() -> Card {
    Card::equipment("MW1Q33", "wind-wyvern-hide", 6)
        .school(School::Air, 1)
        .worn(Locations::One(Location::Chest))
        .grants(vec![plus(Stat::Armor, 2), plus(Stat::Damage(DamageType::Wind), -3)])
}
