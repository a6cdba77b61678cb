//! The four mages of the base set with their ability cards, as the full game plays them.

use crate::{
    set::mages::{
        bare_hands, level_plus_one, mage_card, mark, may_pay_level_plus_one, unless_in_play,
    },
    vocabulary::{Mage, MageCard, writing::*},
};

/// All mages of the base set, by name.
pub(crate) fn mages() -> Vec<MageCard> {
    vec![beastmaster(), priestess(), warlock(), wizard()]
}

fn beastmaster() -> MageCard {
    let pet = || Filter::Token(Token::Pet).and(Filter::Yours);
    let card = mage_card("beastmaster", 36, 9)
        .attack(bare_hands())
        .subtypes(&[Subtype::WoodElf])
        .named("quick-summoning")
        .ability(Ability::AsQuickSpell {
            limit: Limit::PerRound(1),
            spells: non_mage_creature().and(subtype(Subtype::Animal)).and(Filter::Level(1, 1)),
        })
        .named("pet")
        .when(
            Trigger::Summoned(friendly(animal()).but_not(Filter::has(Trait::Legendary))),
            unless_in_play(pet(), may_pay_level_plus_one(mark(Token::Pet))),
        )
        .lends(pet(), vec![plus(Stat::Melee, 1), plus(Stat::Armor, 1), plus(Stat::Life, 3)])
        .lends(pet().and(Filter::Here), vec![plus(Stat::Melee, 1)])
        .named("battle-skill")
        .lends(Filter::This, vec![plus(Stat::Melee, 1)]);
    MageCard::new(Mage::Beastmaster, card).trained(&[School::Nature]).opposed(&[School::Fire])
}

fn priestess() -> MageCard {
    let holy = |kind| Filter::Kind(kind).and(Filter::School(School::Holy));
    let restore = |action, any_number| {
        let remove = Effect::RemoveMarkers { who: Who::Target, damage_type: None, any_number };
        Ability::usable(Timing::Spell(action), remove).for_mana(Amount::Removals).on(
            0,
            1,
            friendly(creature()),
        )
    };
    let card = mage_card("priestess", 32, 10)
        .attack(bare_hands())
        .subtypes(&[Subtype::HighElf])
        .named("divine-reward")
        .when_limited(
            Trigger::AnyOf(vec![
                Trigger::ResolvesSpell { by: Filter::This, spells: holy(Kind::Incantation) },
                Trigger::Reveals(holy(Kind::Enchantment)),
            ]),
            Limit::PerRound(1),
            Effect::Gain {
                who: Who::This,
                gains: vec![plus(Stat::Life, 1)],
                until: Until::Permanent,
            },
        )
        .named("restore")
        .ability(restore(ActionKind::Quick, false))
        .ability(restore(ActionKind::Full, true));
    MageCard::new(Mage::Priestess, card).trained(&[School::Holy]).opposed(&[School::Dark])
}

fn warlock() -> MageCard {
    let curse = || subtype(Subtype::Curse).and(Filter::Yours);
    let reaper = || Filter::Token(Token::Bloodreaper).and(Filter::Yours);
    let demon = || creature().and(subtype(Subtype::Demon));
    let card = mage_card("warlock", 38, 9)
        .attack(bare_hands())
        .subtypes(&[Subtype::Human])
        .named("curseweaving")
        .may_when(
            Trigger::AnyDestroyed {
                whom: creature().and(Filter::Carries(Box::new(curse()))),
                by_attack_of: None,
                by_melee: false,
            },
            Limit::PerRound(1),
            0,
            Effect::ReturnAttached { who: Who::Actor, which: curse() },
        )
        .named("bloodreaper")
        .when(
            Trigger::Summoned(friendly(demon()).but_not(Filter::has(Trait::Legendary))),
            unless_in_play(
                reaper(),
                Effect::May(Box::new(Effect::Seq(vec![
                    Effect::LoseLife { who: Who::This, amount: level_plus_one() },
                    mark(Token::Bloodreaper),
                ]))),
            ),
        )
        .lends(reaper(), vec![plus(Stat::Bloodthirsty, 2)])
        .may_when(
            Trigger::AttackDamages {
                by: reaper(),
                whom: living_creature(),
                by_attacker: false,
                damage_type: None,
            },
            Limit::PerRound(1),
            0,
            heal_damage(Who::This, number(2)),
        )
        .named("battle-skill")
        .lends(Filter::This, vec![plus(Stat::Melee, 1)]);
    MageCard::new(Mage::Warlock, card)
        .trained(&[School::Dark, School::Fire])
        .opposed(&[School::Holy])
}

fn wizard() -> MageCard {
    let card = mage_card("wizard", 32, 10)
        .attack(bare_hands())
        .subtypes(&[Subtype::Human])
        .attack(quick_ranged("arcane-zap", 0, 1, 3).with(AttackTrait::Ethereal))
        .named("voltaric-shield")
        .ability(
            Ability::usable(Timing::Upkeep, this_round(Who::This, vec![Gain::PreventDamage(3)]))
                .at_most(Limit::PerRound(1))
                .for_mana(number(2)),
        )
        .named("arcane-zap")
        .ability(
            Ability::usable(Timing::Spell(ActionKind::Quick), attack(1, Who::Target))
                .at_most(Limit::PerRound(1))
                .for_mana(number(1))
                .on(0, 1, creature_or_conjuration()),
        );
    MageCard::new(Mage::Wizard, card).trained(&[School::Arcane]).elective(&[
        School::Air,
        School::Earth,
        School::Fire,
        School::Water,
    ])
}
