//! The mages of Conquest of Kumanjaro.

use crate::{
    set::mages::{bare_hands, mage_card, mark, may_pay_level_plus_one, unless_in_play},
    vocabulary::{AttackTrait, Mage, MageCard, writing::*},
};

pub(crate) fn mages() -> Vec<MageCard> {
    vec![johktari_beastmaster(), priest()]
}

fn johktari_beastmaster() -> MageCard {
    let prey = living_non_mage_creature().and(Filter::Enemy).and(Filter::Damaged);
    let hunters = Filter::This.or(friendly(animal()));
    let card = mage_card("johktari-beastmaster", 34, 9)
        .subtypes(&[Subtype::Human])
        .attack(bare_hands())
        .named("wounded-prey")
        .ability(
            Ability::usable(
                Timing::AroundActionPhase,
                Effect::MoveToken { who: Who::Target, token: Token::WoundedPrey },
            )
            .at_most(Limit::PerRound(1))
            .on_any(prey),
        )
        .attacks(
            Attacks::against(Filter::Chosen).made_by(hunters).melee(),
            AttackRule::Plus(Stat::Melee, 1),
        )
        .named("sprinting")
        .lends(Filter::This, vec![gains(Trait::Fast)])
        .named("archery-skill")
        .attacks(Attacks::by(Filter::This).ranged().no_spells(), AttackRule::Plus(Stat::Ranged, 1));
    MageCard::new(Mage::JohktariBeastmaster, card)
        .trained(&[School::Nature])
        .opposed(&[School::Fire])
}

fn priest() -> MageCard {
    let avenger = || Filter::Token(Token::HolyAvenger).and(Filter::Yours);
    let holy = |kind: Filter| friendly(kind.and(Filter::School(School::Holy)));
    // MW-MAGE-PRIEST-06: friends of the avenger, not itself, and friendly Holy conjurations.
    let others = friendly(creature()).but_not(Filter::Token(Token::HolyAvenger));
    let wronged = others.or(holy(conjuration()));
    let revenge = || {
        let enemy = creature().and(Filter::Enemy).and(Filter::Harmed(Box::new(wronged.clone())));
        Attacks::by(avenger()).made_at(enemy).first()
    };
    let card = mage_card("priest", 34, 9)
        .subtypes(&[Subtype::HighElf])
        .attack(
            quick_melee("hand-of-purification", 2)
                .of(DamageType::Light)
                .from(9, &[DAZE])
                .with(AttackTrait::Ethereal),
        )
        .named("holy-avenger")
        .when(
            Trigger::Summoned(holy(creature()).but_not(Filter::has(Trait::Legendary))),
            unless_in_play(avenger(), may_pay_level_plus_one(mark(Token::HolyAvenger))),
        )
        .lends(avenger(), vec![plus(Stat::Life, 5)])
        .attacks(revenge(), AttackRule::Plus(Stat::Melee, 2))
        .attacks(revenge(), AttackRule::Gain(vec![AttackTrait::Piercing(1)]))
        .named("malakais-fire")
        .may_when(
            Trigger::AttackDamages {
                by: Filter::This,
                whom: creature().and(Filter::Enemy),
                by_attacker: false,
                damage_type: Some(DamageType::Light),
            },
            Limit::PerRound(1),
            1,
            Effect::PlaceMarker { who: Who::Actor, marker: Marker::Burn },
        );
    MageCard::new(Mage::Priest, card).trained(&[School::Holy]).opposed(&[School::Dark])
}
