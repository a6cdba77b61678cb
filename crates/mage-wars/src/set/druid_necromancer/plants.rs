//! Plants of Druid vs. Necromancer, and what is made of vines: what they have in common stands first.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        raptor_vine(),
        vine_snapper(),
        thornlasher(),
        corrosive_orchid(),
        etherian_lifetree(),
        nightshade_lotus(),
        seedling_pod(),
        samara_tree(),
        stranglevine(),
        vine_tree(),
        burst_of_thorns(),
        vinewhip_staff(),
    ]
}

/// The name of the marker in files.
const VINE: &str = "vine";

/// A vine marker: one point of Life, and in the way of enemies on foot (MW-TRAIT-VINE-01 to MW-TRAIT-VINE-04).
pub(super) fn vine() -> Card {
    let walker = creature().and(Filter::Enemy).but_not(Filter::has(Trait::Flying));
    Card::conjuration("", VINE, 0)
        .subtypes(&[Subtype::Plant, Subtype::Vine])
        .unarmored(1)
        .with(Trait::Living)
        .with(Trait::Fragile)
        .attacks(Attacks::against(Filter::This).ranged(), AttackRule::Forbidden)
        .ability(Ability::Hinders(walker))
        .copies(0)
}

pub(super) fn vine_marker() -> Filter {
    Filter::Named(VINE.to_owned())
}

/// Where the Druid lets vines grow: in her own zone, where she has some, and next to that (MW-TRAIT-VINE-08).
pub(super) fn spreading_vines() -> Ability {
    let near = vec![(Filter::YourMage, 0), (vine_marker().and(Filter::Yours), 1)];
    Ability::usable(Timing::Deployment, Effect::PutIntoPlay(VINE.to_owned()))
        .at_most(Limit::PerRound(1))
        .aimed(Target::ZoneNear(near))
}

/// Quenched by no water and quickly on fire.
trait Plant {
    fn plant(self) -> Card;
}

impl Plant for Card {
    fn plant(self) -> Card {
        self.with(Trait::Immunity(DamageType::Hydro))
            .with(Trait::Plus(Stat::Damage(DamageType::Flame), 2))
    }
}

fn raptor_vine() -> Card {
    Card::creature("DNC10", "raptor-vine", 9)
        .school(School::Nature, 3)
        .subtypes(&[Subtype::Plant, Subtype::Vine])
        .body(10, 0)
        .attack(quick_melee("voracious-bite", 5).with(AttackTrait::Vampiric))
        .with(Trait::Rooted)
        .with(Trait::Uproot(1))
        .with(Trait::Regenerate(1))
        .plant()
        .copies(4)
}

fn vine_snapper() -> Card {
    Card::creature("DNC20", "vine-snapper", 7)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Plant, Subtype::Vine])
        .body(10, 0)
        .attack(quick_melee("headbutt", 4))
        .attack(
            full_melee("cavernous-maw", 5).with(AttackTrait::Piercing(1)).with(AttackTrait::Devour),
        )
        .with(Trait::Rooted)
        .with(Trait::Regenerate(1))
        .plant()
        .copies(4)
}

fn thornlasher() -> Card {
    Card::creature("DNC21", "thornlasher", 7)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Plant, Subtype::Vine])
        .body(11, 0)
        .attack(full_ranged("ensnaring-vine", 0, 1, 3).from(5, &[SNATCH]))
        .with(Trait::Rooted)
        .with(Trait::Regenerate(2))
        .plant()
        .copies(4)
}

/// A flower that breathes on somebody in its zone, and once so that it does more.
fn flower(code: &str, id: &str, level: u8, breath: AttackBar) -> Card {
    let prey = creature_or_conjuration().but_not(Filter::This);
    Card::conjuration(code, id, 7)
        .school(School::Nature, level)
        .subtypes(&[Subtype::Plant, Subtype::Flower, Subtype::Vine])
        .body(7, 0)
        .attack(breath.with(AttackTrait::Unavoidable))
        .with(Trait::Living)
        .plant()
        .ability(
            Ability::usable(Timing::AroundActionPhase, attack(0, Who::Target))
                .at_most(Limit::PerRound(1))
                .on(0, 0, prey),
        )
        .when(
            Trigger::EntersPlay,
            Effect::PlaceToken { who: Who::This, token: Token::Mist, at_most: Some(1) },
        )
        .copies(4)
}

fn spend_mist() -> Effect {
    Effect::RemoveTokens { who: Who::This, token: Token::Mist, count: 1 }
}

fn corrosive_orchid() -> Card {
    let mist = quick_ranged("corrosive-mist", 0, 0, 2).of(DamageType::Acid).from(7, &[CORRODE]);
    flower("DNJ02", "corrosive-orchid", 2, mist).when(
        Trigger::Strikes { by: Filter::This, whom: mage() },
        Effect::If(
            Condition::Token(Token::Mist),
            Box::new(Effect::BuyOff {
                who: Who::Actor,
                which: Filter::Kind(Kind::Equipment),
                then: Box::new(spend_mist()),
            }),
        ),
    )
}

fn nightshade_lotus() -> Card {
    let mist = quick_ranged("poison-sleep-mist", 0, 0, 3).of(DamageType::Poison);
    let sleep = Effect::MayPay(
        Amount::Sum(vec![Amount::Level(Who::Actor), number(2)]),
        Box::new(Effect::Seq(vec![
            spend_mist(),
            Effect::PlaceMarker { who: Who::Actor, marker: Marker::Sleep },
        ])),
    );
    flower("DNJ06", "nightshade-lotus", 3, mist).when(
        Trigger::Strikes { by: Filter::This, whom: living_non_mage_creature() },
        Effect::If(
            Condition::Token(Token::Mist),
            Box::new(Effect::If(
                Condition::Is(Who::Actor, living_non_mage_creature()),
                Box::new(sleep),
            )),
        ),
    )
}

fn tree(code: &str, id: &str, cost: u8) -> Card {
    Card::conjuration(code, id, cost)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Plant, Subtype::Tree])
        .body(8, 1)
        .with(Trait::ZoneExclusive)
        .with(Trait::Regenerate(2))
        .with(Trait::Living)
        .plant()
}

fn etherian_lifetree() -> Card {
    tree("DNJ03", "etherian-lifetree", 7)
        .with(Trait::Unique)
        .lends(
            creature_or_conjuration().and(Filter::Living).but_not(Filter::This),
            vec![plus(Stat::InnateLife, 2)],
        )
        .copies(3)
}

fn seedling_pod() -> Card {
    Card::conjuration("DNJ08", POD, 3)
        .school(School::Nature, 1)
        .subtypes(&[Subtype::Plant, Subtype::Vine])
        .body(5, 0)
        .channeling(1)
        .with(Trait::Spawnpoint {
            spells: non_mage_creature().or(conjuration()).and(subtype(Subtype::Plant)),
            mana: 3,
        })
        .with(Trait::Regenerate(2))
        .with(Trait::Living)
        .plant()
        .only(Restriction::ClassOnly(MageClass::Druid))
        .ability(Ability::CastsHere)
        .when(
            Trigger::SpellOver { by: Filter::This, spells: anything() },
            Effect::Destroy(Who::This),
        )
        .copies(6)
}

/// The name of the Seedling Pod in files.
const POD: &str = "seedling-pod";

fn samara_tree() -> Card {
    let pod = || Filter::Named(POD.to_owned());
    tree("DNJ09", "samara-tree", 7)
        .channeling(1)
        .with(Trait::Spawnpoint { spells: pod(), mana: 0 })
        .only(Restriction::ClassOnly(MageClass::Druid))
        .only(Restriction::Epic)
        .ability(Ability::GivesCantrip(pod()))
        .copies(6)
}

fn vine_tree() -> Card {
    tree("DNJ12", "vine-tree", 9)
        .channeling(1)
        .with(Trait::Spawnpoint {
            spells: non_mage_creature().or(conjuration()).and(subtype(Subtype::Vine)),
            mana: 0,
        })
        .only(Restriction::ClassOnly(MageClass::Druid))
        .only(Restriction::Epic)
        .ability(spreading_vines().for_mana(number(1)))
        .copies(2)
}

fn stranglevine() -> Card {
    let crush = || Amount::Tokens(Who::This, Token::Crush);
    let prey = corporeal_creature()
        .but_not(Filter::has(Trait::Flying))
        .but_not(Filter::has(Trait::Uncontainable));
    Card::conjuration("DNJ10", "stranglevine", 7)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Plant, Subtype::Vine])
        .range(0, 2)
        .on(prey)
        .body(6, 0)
        .with(Trait::Living)
        .plant()
        .grants(vec![gains(Trait::Restrained), gains(Trait::Unmovable)])
        .when(
            Trigger::UpkeepDue,
            Effect::PlaceToken { who: Who::This, token: Token::Crush, at_most: None },
        )
        .lends(Filter::This, vec![Gain::Scaled(Stat::Upkeep, crush())])
        .lends(Filter::This, vec![Gain::Scaled(Stat::Life, Amount::Times(2, Box::new(crush())))])
        .when(
            Trigger::UpkeepPaid,
            Effect::Damage { who: Who::Host, amount: crush(), damage_type: None },
        )
        .attacks(Attacks::against(Filter::This).ranged(), AttackRule::Forbidden)
        .copies(4)
}

fn burst_of_thorns() -> Card {
    Card::incantation("DNI02", "burst-of-thorns", 5)
        .school(School::Nature, 1)
        .on(friendly(vine_marker()))
        .attack(
            quick_ranged("thornburst", 0, 0, 4).from(7, &[BLEED]).with(AttackTrait::Piercing(1)),
        )
        .only(Restriction::ClassOnly(MageClass::Druid))
        .effect(Effect::Seq(vec![
            Effect::AttackBy { by: Who::Target, bar: 0, whom: anything() },
            Effect::Destroy(Who::Target),
        ]))
        .copies(6)
}

fn vinewhip_staff() -> Card {
    let walker = creature().but_not(Filter::has(Trait::Flying));
    Card::equipment("DNQ08", "vinewhip-staff", 7)
        .school(School::Nature, 2)
        .subtypes(&[Subtype::Vine])
        .worn(Locations::One(Location::Weapon))
        .attack(quick_melee("vinelash", 4).with(AttackTrait::Reach))
        .only(Restriction::ClassOnly(MageClass::Druid))
        .ability(
            Ability::usable(Timing::Spell(ActionKind::Quick), Effect::PutIntoPlay(VINE.to_owned()))
                .for_mana(number(1))
                .on_zone(0, 1),
        )
        .ability(
            Ability::usable(
                Timing::Spell(ActionKind::Quick),
                Effect::Seq(vec![
                    Effect::PlaceMarker { who: Who::Second, marker: Marker::Stuck },
                    Effect::Destroy(Who::Target),
                ]),
            )
            .at_most(Limit::PerRound(1))
            .for_mana(number(4))
            .on(0, 2, friendly(vine_marker()))
            .aimed(Target::ObjectAndNeighbor(friendly(vine_marker()), walker)),
        )
        .copies(2)
}
