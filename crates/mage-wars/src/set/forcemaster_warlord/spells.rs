//! Incantations and attack spells of Forcemaster vs. Warlord.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        arc_lightning(),
        hail_of_stones(),
        invisible_fist(),
        destroy_magic(),
        mass_sleep(),
        power_strike(),
        force_hammer(),
        hurl_boulder(),
        repulse(),
        earthquake(),
        sniper_shot(),
        whirling_strike(),
        force_bash(),
        force_wave(),
        steal_equipment(),
    ]
}

fn arc_lightning() -> Card {
    Card::attack_spell(
        "FWA01",
        "arc-lightning",
        5,
        quick_ranged("arc-lightning", 0, 1, 3)
            .of(DamageType::Lightning)
            .from(7, &[DAZE])
            .from(9, &[STUN])
            .with(AttackTrait::Ethereal)
            .with(AttackTrait::Unavoidable),
    )
    .school(School::Air, 1)
    .subtypes(&[Subtype::Lightning])
    .copies(5)
}

fn hail_of_stones() -> Card {
    Card::attack_spell(
        "FWA03",
        "hail-of-stones",
        8,
        zone_attack("hail-of-stones", 0, 1, 4)
            .from(6, &[DAZE])
            .from(11, &[STUN])
            .with(AttackTrait::Unavoidable),
    )
    .school(School::Earth, 2)
    .copies(4)
}

fn invisible_fist() -> Card {
    Card::attack_spell(
        "FWA05",
        "invisible-fist",
        4,
        quick_ranged("invisible-fist", 0, 1, 4).from(8, &[DAZE]).with(AttackTrait::Ethereal),
    )
    .school(School::Mind, 1)
    .subtypes(&[Subtype::Force])
    .copies(5)
}

fn destroy_magic() -> Card {
    Card::incantation("FWI01", "destroy-magic", 16)
        .school(School::Arcane, 4)
        .subtypes(&[Subtype::Metamagic])
        .full()
        .range(0, 1)
        .on_zone()
        .effect(for_each(enchantment().and(Filter::Here), Effect::Destroy(Who::Each)))
        .copies(3)
}

fn mass_sleep() -> Card {
    Card::incantation("FWI05", "mass-sleep", 15)
        .school(School::Mind, 4)
        .subtypes(&[Subtype::Psychic])
        .full()
        .range(0, 1)
        .on_zone()
        .effect(for_each(
            living_non_mage_creature().and(Filter::Here),
            Effect::PlaceMarker { who: Who::Each, marker: Marker::Sleep },
        ))
        .copies(3)
}

fn power_strike() -> Card {
    Card::incantation("FWI06", "power-strike", 2)
        .school(School::War, 1)
        .subtypes(&[Subtype::Command])
        .on(corporeal_creature())
        .only(Restriction::Novice)
        .effect(Effect::Gain {
            who: Who::Target,
            gains: vec![plus(Stat::Melee, 2)],
            until: Until::NextMeleeAttack,
        })
        .copies(6)
}

fn force_hammer() -> Card {
    Card::attack_spell(
        "FWA02",
        "force-hammer",
        9,
        quick_ranged("force-hammer", 0, 2, 6)
            .from(8, &[SLAM])
            .with(AttackTrait::Ethereal)
            .with(AttackTrait::Versus(2, conjuration().and(Filter::Corporeal))),
    )
    .school(School::Mind, 2)
    .subtypes(&[Subtype::Force])
    .copies(4)
}

fn hurl_boulder() -> Card {
    Card::attack_spell(
        "FWA04",
        "hurl-boulder",
        8,
        quick_ranged("hurl-boulder", 0, 2, 7).from(8, &[SLAM]),
    )
    .school(School::Earth, 2)
    .copies(4)
}

fn repulse() -> Card {
    Card::incantation("FWI07", "repulse", 4)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Force])
        .range(0, 0)
        .on_zone()
        .effect(for_each(
            creature().and(Filter::Here).but_not(Filter::This),
            Effect::Push { who: Who::Each, direction: Direction::Random, walls: Through::Always },
        ))
        .copies(5)
}

fn earthquake() -> Card {
    let shaken = creature()
        .and(Filter::Here)
        .and(Filter::Corporeal)
        .but_not(Filter::has(Trait::Flying))
        .but_not(Filter::has(Trait::Unmovable));
    let slam = Effect::PlaceMarker { who: Who::Each, marker: Marker::Slam };
    let solid = conjuration().and(Filter::Here).and(Filter::Corporeal);
    Card::incantation("FWI02", "earthquake", 9)
        .school(School::Earth, 2)
        .subtypes(&[Subtype::Seismic])
        .full()
        .range(0, 1)
        .target(Target::ZoneOrPair)
        .attack(special_attack("tremor", 4).with(AttackTrait::Unavoidable))
        .effect(Effect::Seq(vec![
            Effect::AttackEach { bar: 0, which: solid },
            for_each(shaken, Effect::OnRoll(number(5), Box::new(slam))),
        ]))
        .copies(4)
}

fn sniper_shot() -> Card {
    let sure = vec![AttackTrait::Unavoidable, AttackTrait::Piercing(1)];
    Card::incantation("FWI08", "sniper-shot", 3)
        .school(School::War, 1)
        .subtypes(&[Subtype::Command])
        .on(corporeal_creature())
        .effect(next_ranged_attack(Who::Target, sure))
        .copies(5)
}

fn whirling_strike() -> Card {
    Card::incantation("FWI10", "whirling-strike", 9)
        .school(School::War, 2)
        .subtypes(&[Subtype::Command])
        .on(corporeal_creature())
        .effect(Effect::Whirl(Who::Target))
        .copies(4)
}

fn force_bash() -> Card {
    let slam = |who| Effect::PlaceMarker { who, marker: Marker::Slam };
    // MW-CAST-35: it is picked while the spell resolves, not targeted.
    let another = pick(creature(), 0, Who::Target, slam(Who::Second));
    Card::incantation("FWI03", "force-bash", 8)
        .school(School::Mind, 2)
        .subtypes(&[Subtype::Force])
        .on(creature())
        .effect(Effect::Seq(vec![
            Effect::Push {
                who: Who::Target,
                direction: Direction::OfChoice,
                walls: Through::ForMana(3),
            },
            Effect::If(
                Condition::WasPushed(Who::Target),
                Box::new(Effect::Seq(vec![slam(Who::Target), Effect::May(Box::new(another))])),
            ),
        ]))
        .copies(4)
}

fn force_wave() -> Card {
    Card::incantation("FWI04", "force-wave", 5)
        .school(School::Mind, 1)
        .subtypes(&[Subtype::Force])
        .range(1, 1)
        .on_zone()
        .effect(for_each(
            creature().and(Filter::Here),
            Effect::Push { who: Who::Each, direction: Direction::Away, walls: Through::ForMana(6) },
        ))
        .copies(5)
}

fn steal_equipment() -> Card {
    let twice = Amount::Times(2, Box::new(Amount::CastingCost(Who::Second)));
    Card::incantation_x("FWI09", "steal-equipment", twice)
        .school(School::Mind, 3)
        .subtypes(&[Subtype::Force])
        .full()
        .range(0, 1)
        .target(Target::ObjectAndAttached(mage(), Filter::Kind(Kind::Equipment)))
        .with(Trait::Magecast)
        .effect(Effect::Choose(vec![
            Effect::TakeEquipment(Who::Second),
            Effect::Destroy(Who::Second),
        ]))
        .copies(4)
}
