//! Conjurations and walls of Forcemaster vs. Warlord.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        renewing_spring(),
        garrison_post(),
        akiros_hammer(),
        barracks(),
        mangler_caltrops(),
        quicksand(),
        wall_of_pikes(),
    ]
}

fn renewing_spring() -> Card {
    Card::conjuration("FWJ08", "renewing-spring", 6)
        .schools_and(&[(School::Holy, 1), (School::Nature, 1)])
        .subtypes(&[Subtype::Well])
        .body(12, 0)
        .with(Trait::ZoneExclusive)
        .with(Trait::Immunity(DamageType::Flame))
        .ability(
            Ability::usable(
                Timing::Action(ActionKind::Quick),
                Effect::Seq(vec![
                    heal_damage(Who::Actor, dice(3)),
                    Effect::RemoveMarkers { who: Who::Actor, damage_type: None, any_number: false },
                ]),
            )
            .by_action_of(friendly(living_creature()).and(Filter::Here)),
        )
        .copies(4)
}

fn garrison_post() -> Card {
    Card::conjuration("FWJ04", "garrison-post", 4)
        .school(School::War, 1)
        .subtypes(&[Subtype::Outpost])
        .target(Target::Zone(ZoneFilter::AwayFrom(Subtype::Outpost)))
        .body(6, 2)
        .with(Trait::ZoneExclusive)
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .ability(Ability::SummonHere {
            condition: Condition::Always,
            spells: creature().and(subtype(Subtype::Soldier)),
            by: Some(
                Filter::YourMage
                    .or(Filter::Kind(Kind::Conjuration).and(Filter::School(School::War))),
            ),
        })
        .copies(3)
}

fn akiros_hammer() -> Card {
    let load =
        |most| Effect::PlaceToken { who: Who::This, token: Token::Load, at_most: Some(most) };
    let shot =
        |effect| Ability::usable(Timing::AroundActionPhase, effect).for_tokens(Token::Load, 2);
    Card::conjuration("FWJ01", "akiros-hammer", 12)
        .school(School::War, 3)
        .subtypes(&[Subtype::WarMachine])
        .body(11, 2)
        .attack(quick_ranged("boulder", 2, 3, 8))
        .attack(zone_attack("rock-storm", 2, 3, 3).with(AttackTrait::Unavoidable))
        .with(Trait::ZoneExclusive)
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .with(Trait::Legendary)
        .only(Restriction::ClassOnly(MageClass::Warlord))
        .when(Trigger::EntersPlay, load(1))
        .when(Trigger::Upkeep, load(2))
        .ability(shot(attack(0, Who::Target)).on(2, 3, conjuration().and(Filter::Corporeal)))
        .ability(shot(Effect::AttackZone { bar: 1 }).on_zone(2, 3))
        .copies(2)
}

fn barracks() -> Card {
    let soldiers = Filter::Kind(Kind::Creature).and(subtype(Subtype::Soldier));
    let outposts = Amount::Count(conjuration().and(subtype(Subtype::Outpost)));
    Card::conjuration("FWJ03", "barracks", 12)
        .school(School::War, 3)
        .subtypes(&[Subtype::Outpost])
        .target(Target::Zone(ZoneFilter::AwayFrom(Subtype::Outpost)))
        .body(13, 2)
        .channeling_x(Amount::AtMost(3, Box::new(outposts)))
        .with(Trait::Spawnpoint { spells: soldiers, mana: 2 })
        .with(Trait::ZoneExclusive)
        .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
        .only(Restriction::Epic)
        .only(Restriction::ClassOnly(MageClass::Warlord))
        .copies(1)
}

fn mangler_caltrops() -> Card {
    let walking = || creature().but_not(Filter::has(Trait::Flying));
    Card::conjuration("FWJ06", "mangler-caltrops", 5)
        .school(School::War, 1)
        .body(7, 0)
        .attack(
            special_attack("wicked-spikes", 2)
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::Piercing(1)),
        )
        .when(Trigger::Enters(walking()), attack(0, Who::Actor))
        .ability(Ability::Hinders(walking()))
        .attacks(Attacks::against(Filter::This).ranged(), AttackRule::Forbidden)
        .copies(4)
}

fn quicksand() -> Card {
    let sunk = || Amount::Tokens(Who::This, Token::Sink);
    let standing = non_mage_creature()
        .and(Filter::Corporeal)
        .but_not(Filter::has(Trait::Flying))
        .but_not(Filter::has(Trait::Uncontainable));
    let deeper = Effect::PlaceToken { who: Who::This, token: Token::Sink, at_most: None };
    let gone = Effect::Seq(vec![Effect::Destroy(Who::Host), Effect::Destroy(Who::This)]);
    let escape =
        Effect::OnRoll(Amount::Sum(vec![number(8), sunk()]), Box::new(Effect::Destroy(Who::This)));
    let mut card = Card::conjuration("FWJ07", "quicksand", 0)
        .school(School::Earth, 2)
        .cost_x(Amount::Times(2, Box::new(Amount::Level(Who::Target))))
        .range(0, 2)
        .on(standing)
        .with(Trait::Indestructible)
        .grants(vec![gains(Trait::Restrained), gains(Trait::Unmovable)])
        .when(
            Trigger::ActionPhaseEnds,
            Effect::Seq(vec![deeper, Effect::If(Condition::AtLeast(sunk(), 4), Box::new(gone))]),
        )
        .ability(
            Ability::usable(Timing::Action(ActionKind::Quick), escape).by_action_of(Filter::Host),
        )
        .copies(4);
    card.armor = None;
    card
}

fn wall_of_pikes() -> Card {
    Card::wall("FWW01", "wall-of-pikes", 4)
        .school(School::War, 1)
        .body(7, 1)
        .attack(passage_attack("sharpened-pikes", 5))
        .with(Trait::PassageAttacks)
        .with(Trait::Extendable)
        .with(Trait::Plus(Stat::Damage(DamageType::Lightning), 2))
        .ability(Ability::OneFront)
        .copies(6)
}
