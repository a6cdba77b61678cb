//! Equipment of Conquest of Kumanjaro.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        sunfire_amulet(),
        colossus_belt(),
        reflex_boots(),
        dispel_wand(),
        eagleclaw_boots(),
        hunting_bow(),
    ]
}

fn sunfire_amulet() -> Card {
    Card::equipment("MWSTX1CKQ01", "sunfire-amulet", 6)
        .schools_and(&[(School::Holy, 1), (School::Nature, 1)])
        .subtypes(&[Subtype::Healing])
        .worn(Locations::One(Location::Amulet))
        .when(
            Trigger::Upkeep,
            Effect::Gain {
                who: Who::Host,
                gains: vec![plus(Stat::Life, 1)],
                until: Until::Permanent,
            },
        )
        .copies(4)
}

fn colossus_belt() -> Card {
    Card::equipment("MWSTX1CKQ03", "colossus-belt", 5)
        .school(School::War, 1)
        .worn(Locations::One(Location::Belt))
        .grants(vec![gains(Trait::Tough(2))])
        .copies(4)
}

fn reflex_boots() -> Card {
    Card::equipment("MWSTX1CKQ04", "reflex-boots", 9)
        .school(School::War, 2)
        .subtypes(&[Subtype::Defense])
        .worn(Locations::One(Location::Boots))
        .defense(Defense::new(7, Uses::OncePerRound))
        .grants(vec![Gain::Defenses])
        .copies(3)
}

fn dispel_wand() -> Card {
    Card::equipment("MWSTX1CKQ05", "dispel-wand", 4)
        .school(School::Arcane, 2)
        .subtypes(&[Subtype::Metamagic])
        .worn(Locations::Either(Location::Weapon, Location::Shield))
        .named("disenchant")
        .ability(
            Ability::usable(Timing::Spell(ActionKind::Quick), Effect::Destroy(Who::Target))
                .at_most(Limit::PerRound(1))
                .for_mana(Amount::TotalCost(Who::Target))
                .on(0, 1, enchantment().and(Filter::Revealed).and(Filter::Level(1, 1))),
        )
        .named("mage-sight")
        .ability(
            Ability::usable(Timing::Spell(ActionKind::Quick), Effect::LookAt(Who::Target))
                .at_most(Limit::PerRound(1))
                .on(0, 2, enchantment().and(Filter::Hidden)),
        )
        .copies(4)
}

fn eagleclaw_boots() -> Card {
    Card::equipment("MWSTX1CKQ06", "eagleclaw-boots", 4)
        .school(School::Nature, 1)
        .worn(Locations::One(Location::Boots))
        .grants(vec![gains(Trait::Unmovable), gains(Trait::Climbing)])
        .copies(4)
}

fn hunting_bow() -> Card {
    let hunted = Filter::DamagedBy(Box::new(friendly(animal())));
    let prey = || Attacks::against(creature().and(Filter::Enemy).and(hunted.clone())).with_bar(0);
    let bleeds = Outcome { from: 7, results: vec![BLEED] };
    Card::equipment("MWSTX1CKQ02", "hunting-bow", 11)
        .school(School::Nature, 3)
        .worn(Locations::Both(Location::Weapon, Location::Shield))
        .attack(full_ranged("talonhead-arrow", 1, 2, 4).with(AttackTrait::Piercing(1)))
        .attacks(prey(), AttackRule::Gain(vec![AttackTrait::Piercing(1)]))
        .attacks(prey(), AttackRule::Effects(vec![bleeds]))
        .copies(3)
}
