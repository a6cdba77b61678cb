//! Creatures of Forcemaster vs. Warlord.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        dwarf_kriegsbiel(),
        goblin_grunt(),
        goblin_slinger(),
        iron_golem(),
        orc_butcher(),
        psylok(),
        earth_elemental(),
        ludwig_boltstorm(),
        selesius_the_east_wind(),
        sir_corazin_blademaster(),
        thorg_chief_bodyguard(),
        goblin_bomber(),
        goblin_builder(),
        grimson_deadeye_sniper(),
        thoughtspore(),
    ]
}

fn dwarf_kriegsbiel() -> Card {
    Card::creature("FWC01", "dwarf-kriegsbiel", 11)
        .school(School::War, 3)
        .subtypes(&[Subtype::Dwarf, Subtype::Soldier])
        .body(9, 3)
        .attack(quick_melee("chop", 4))
        .attack(full_melee("sweeping-attack", 4).with(AttackTrait::Sweeping))
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 2))
        .copies(4)
}

fn goblin_grunt() -> Card {
    Card::creature("FWC05", "goblin-grunt", 4)
        .school(School::War, 1)
        .subtypes(&[Subtype::Goblin, Subtype::Soldier])
        .body(4, 0)
        .attack(quick_melee("shortsword", 3))
        .copies(6)
}

fn goblin_slinger() -> Card {
    Card::creature("FWC06", "goblin-slinger", 7)
        .school(School::War, 2)
        .subtypes(&[Subtype::Goblin, Subtype::Soldier])
        .body(6, 0)
        .attack(full_ranged("stone-sling", 1, 2, 3))
        .attack(quick_melee("knife", 2))
        .copies(4)
}

fn iron_golem() -> Card {
    Card::creature("FWC09", "iron-golem", 13)
        .school(School::Earth, 3)
        .subtypes(&[Subtype::Golem])
        .body(13, 5)
        .attack(quick_melee("iron-fists", 6))
        .with(Trait::Slow)
        .with(Trait::Unmovable)
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 2))
        .with(Trait::Burnproof)
        .with(Trait::Nonliving)
        .with(Trait::Immunity(DamageType::Psychic))
        .copies(4)
}

fn orc_butcher() -> Card {
    Card::creature("FWC11", "orc-butcher", 8)
        .school(School::War, 2)
        .subtypes(&[Subtype::Orc, Subtype::Soldier])
        .body(10, 1)
        .attack(quick_melee("meat-cleaver", 4))
        .copies(4)
}

fn psylok() -> Card {
    Card::creature("FWC12", "psylok", 8)
        .school(School::Mind, 2)
        .subtypes(&[Subtype::Psyoculus])
        .body(8, 0)
        .attack(
            full_ranged("psionic-blast", 0, 0, 2)
                .of(DamageType::Psychic)
                .from(9, &[DAZE])
                .with(AttackTrait::Ethereal)
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::CriticalDamage),
        )
        .with(Trait::Flying)
        .with(Trait::Pest)
        .copies(4)
}

fn earth_elemental() -> Card {
    Card::creature("FWC02", "earth-elemental", 20)
        .school(School::Earth, 5)
        .subtypes(&[Subtype::Elemental])
        .unarmored(35)
        .attack(full_melee("two-fisted-power-smash", 7).from(7, &[DAZE]).from(11, &[STUN]))
        .attack(
            zone_attack_around("quake-stomp", 3).from(7, &[SLAM]).with(AttackTrait::Unavoidable),
        )
        .with(Trait::Slow)
        .with(Trait::Burnproof)
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), -2))
        .with(Trait::Tough(2))
        .with(Trait::Nonliving)
        .with(Trait::Unmovable)
        .copies(2)
}

fn ludwig_boltstorm() -> Card {
    let zone = AttackReach::Zone { range: range(1, 1), spares_caster: false };
    Card::creature("FWC10", "ludwig-boltstorm", 13)
        .school(School::War, 3)
        .subtypes(&[Subtype::Dwarf, Subtype::Soldier])
        .body(9, 2)
        // One bar of its card: three bolts at one target, or one at each in a zone.
        .attack(full_ranged("repeating-crossbow", 1, 1, 3).with(AttackTrait::Triplestrike))
        .attack(
            AttackBar::new("repeating-crossbow", zone, ActionKind::Full, 3)
                .with(AttackTrait::Unavoidable),
        )
        .attack(quick_melee("wristblade", 3))
        .with(Trait::Legendary)
        .copies(2)
}

fn selesius_the_east_wind() -> Card {
    Card::creature("FWC13", "selesius-the-east-wind", 21)
        .school(School::Holy, 5)
        .subtypes(&[Subtype::Angel])
        .body(13, 1)
        .attack(quick_melee("halberd", 4).with(AttackTrait::Piercing(1)))
        .attack(
            full_ranged("great-winged-wind-blast", 0, 1, 2)
                .of(DamageType::Wind)
                .from(7, &[PUSH])
                .with(AttackTrait::Sweeping)
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::Versus(2, Filter::has(Trait::Flying)))
                .with(AttackTrait::Ethereal),
        )
        .with(Trait::Aegis(1))
        .with(Trait::Flying)
        .with(Trait::Immunity(DamageType::Wind))
        .with(Trait::Legendary)
        .copies(2)
}

fn sir_corazin_blademaster() -> Card {
    Card::creature("FWC14", "sir-corazin-blademaster", 16)
        .school(School::War, 4)
        .subtypes(&[Subtype::Soldier])
        .body(13, 1)
        .defense(Defense::new(6, Uses::PerRound(2)).melee_only())
        .attack(quick_melee("quick-strike", 4))
        // One bar of his card: two strokes at one target, or one at each of two.
        .attack(full_melee("flashing-blades", 4).with(AttackTrait::Doublestrike))
        .attack(full_melee("flashing-blades", 4).with(AttackTrait::Sweeping))
        .with(Trait::Legendary)
        .copies(2)
}

fn thorg_chief_bodyguard() -> Card {
    let open_to_it = non_mage_creature().but_not(Filter::has(Trait::Immunity(DamageType::Psychic)));
    let taunt = Effect::PlaceMarker { who: Who::Target, marker: Marker::TauntThorg };
    let watch = Effect::Seq(vec![Effect::PlaceGuard(Who::This), taunt]);
    Card::creature("FWC15", "thorg-chief-bodyguard", 17)
        .school(School::War, 4)
        .subtypes(&[Subtype::Orc, Subtype::Soldier])
        .body(12, 4)
        .attack(quick_melee("spiked-mace", 5))
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 2))
        .with(Trait::Legendary)
        .only(Restriction::ClassOnly(MageClass::Warlord))
        .ability(Ability::usable(Timing::Action(ActionKind::Full), watch).on(0, 1, open_to_it))
        .copies(2)
}

fn goblin_bomber() -> Card {
    let everybody = creature_or_conjuration().and(Filter::Here);
    let bang = Effect::AttackEach { bar: 1, which: everybody };
    Card::creature("FWC03", "goblin-bomber", 8)
        .school(School::War, 2)
        .subtypes(&[Subtype::Goblin, Subtype::Soldier])
        .body(5, 0)
        .attack(quick_melee("club", 2))
        .attack(
            zone_attack("detonate", 0, 0, 4)
                .from(5, &[SLAM])
                .from(11, &[STUN])
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::SelfDestruct),
        )
        .when(Trigger::Slain, Effect::OnRoll(number(7), Box::new(bang)))
        .copies(4)
}

fn goblin_builder() -> Card {
    let solid = || conjuration().and(Filter::Corporeal);
    let near = Filter::Kind(Kind::Conjuration)
        .and(Filter::Here)
        .or(Filter::Kind(Kind::Wall).and(Filter::Bordering));
    Card::creature("FWC04", "goblin-builder", 5)
        .school(School::War, 1)
        .subtypes(&[Subtype::Goblin, Subtype::Soldier])
        .body(6, 0)
        .attack(quick_melee("hammer", 2))
        .with(Trait::Pest)
        .with(Trait::Familiar(solid().but_not(Filter::Attached)))
        .ability(Ability::CastsAs { action: ActionKind::Full, range: range(0, 0) })
        .named("repair")
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Quick),
                remove_damage(Who::Target, number(1)),
            )
            .on_any(near.and(Filter::Corporeal)),
        )
        .copies(4)
}

fn grimson_deadeye_sniper() -> Card {
    Card::creature("FWC07", "grimson-deadeye-sniper", 15)
        .school(School::War, 4)
        .subtypes(&[Subtype::Dwarf, Subtype::Soldier])
        .body(9, 1)
        .attack(full_ranged("thundergun", 1, 3, 6).with(AttackTrait::FewerByDistance))
        .attack(quick_melee("small-sword", 3))
        .with(Trait::Legendary)
        .copies(2)
}

fn thoughtspore() -> Card {
    let spells = || {
        let kinds = Filter::Kind(Kind::Attack).or(Filter::Kind(Kind::Incantation));
        kinds.and(Filter::Level(1, 2)).but_not(Filter::Epic)
    };
    Card::creature("FWC16", "thoughtspore", 8)
        .school(School::Mind, 2)
        .subtypes(&[Subtype::Psyoculus])
        .body(7, 0)
        .channeling(1)
        .attack(quick_melee("stinging-tentacle", 1))
        .with(Trait::Flying)
        .with(Trait::Familiar(spells()))
        .with(Trait::Spellbind(spells()))
        .with(Trait::Pest)
        .only(Restriction::SchoolOnly(School::Mind))
        .copies(4)
}
