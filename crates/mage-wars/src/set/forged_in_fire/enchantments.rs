//! Enchantments of Forged in Fire.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        lion_savagery(),
        rust(),
        adramelechs_touch(),
        akiros_favor(),
        arcane_corruption(),
        brace_yourself(),
    ]
}

fn lion_savagery() -> Card {
    Card::enchantment("MWSTX2FFE06", "lion-savagery", 3)
        .school(School::Nature, 1)
        .on(living_creature())
        .grants(vec![plus(Stat::Charge, 2), Gain::Melee(AttackTrait::Piercing(1))])
        .copies(6)
}

fn rust() -> Card {
    Card::enchantment("MWSTX2FFE07", "rust", 2)
        .school(School::Water, 1)
        .subtypes(&[Subtype::Acid, Subtype::Curse])
        .on(creature())
        .with(Trait::Plus(Stat::Magebind, 1))
        .grants(vec![plus(Stat::Armor, -2)])
        .copies(6)
}

fn adramelechs_touch() -> Card {
    Card::enchantment("MWSTX2FFE01", "adramelechs-touch", 1)
        .schools_and(&[(School::Dark, 1), (School::Fire, 1)])
        .subtypes(&[Subtype::Curse, Subtype::Flame])
        .on(corporeal_creature())
        .with(Trait::Plus(Stat::Magebind, 2))
        .ability(Ability::KeepsBurning(1))
        .copies(4)
}

fn akiros_favor() -> Card {
    let own = || Attacks::by(Filter::Host);
    Card::enchantment("MWSTX2FFE02", "akiros-favor", 1)
        .school(School::War, 1)
        .on(friendly(living_creature()))
        .with(Trait::Plus(Stat::Magebind, 2))
        .ability(Ability::Rerolls {
            limit: Limit::PerRound(1),
            rolls: vec![Roll::AttackDice(own()), Roll::EffectDie(own()), Roll::Miss(Filter::Host)],
        })
        .copies(6)
}

fn arcane_corruption() -> Card {
    let theirs = enchantment().and(Filter::Enemy);
    let count = Amount::CountOn(Who::Host, theirs);
    Card::enchantment("MWSTX2FFE03", "arcane-corruption", 5)
        .school(School::Dark, 2)
        .subtypes(&[Subtype::Curse])
        .on(creature())
        .with(Trait::Plus(Stat::Magebind, 3))
        .when(Trigger::Upkeep, Effect::Damage { who: Who::Host, amount: count, damage_type: None })
        .copies(4)
}

fn brace_yourself() -> Card {
    Card::enchantment("MWSTX2FFE04", "brace-yourself", 0)
        .school(School::War, 1)
        .subtypes(&[Subtype::Command])
        .on(living_creature())
        .only(Restriction::Novice)
        .grants(vec![plus(Stat::Armor, 4)])
        .when(Trigger::RoundEnds, Effect::Destroy(Who::This))
        .copies(6)
}
