//! The mages of Forcemaster vs. Warlord.

use crate::{
    set::mages::{bare_hands, battle_order, mage_card},
    vocabulary::{Branch, Mage, MageCard, writing::*},
};

pub(crate) fn mages() -> Vec<MageCard> {
    vec![forcemaster(), warlord()]
}

fn forcemaster() -> MageCard {
    let pull =
        Effect::Push { who: Who::Target, direction: Direction::Toward, walls: Through::Never };
    let card = mage_card("forcemaster", 32, 10)
        .subtypes(&[Subtype::Human])
        .attack(bare_hands())
        .defense(Defense::new(7, Uses::OncePerRound).for_mana(1))
        .named("force-pull")
        .ability(
            Ability::usable(Timing::Spell(ActionKind::Quick), pull)
                .counting_as(&[Subtype::Force])
                .at_most(Limit::PerRound(1))
                .for_mana(number(1))
                .on(1, 2, creature()),
        );
    MageCard::new(Mage::Forcemaster, card)
        .trained(&[School::Mind])
        .opposed_to(Branch::kind_but(Kind::Creature, School::Mind))
}

fn warlord() -> MageCard {
    let badge = Effect::PlaceToken { who: Who::Attacker, token: Token::Veteran, at_most: Some(1) };
    let on_guard = [Stat::Melee, Stat::Armor].map(|stat| Gain::WhileGuarding(stat, 1)).to_vec();
    let card = mage_card("warlord", 36, 9)
        .subtypes(&[Subtype::Orc])
        .attack(bare_hands())
        .named("veterans")
        .when(
            Trigger::AnyDestroyed {
                whom: creature().and(Filter::Enemy),
                by_attack_of: Some(friendly(non_mage_creature())),
                by_melee: true,
            },
            badge,
        )
        .named("battle-orders")
        .named("to-battle")
        .ability(battle_order(vec![plus(Stat::Charge, 1)]))
        .named("release-volley")
        .ability(battle_order(vec![plus(Stat::Ranged, 1)]))
        .named("on-guard")
        .ability(battle_order(on_guard))
        .named("battle-skill")
        .lends(Filter::This, vec![plus(Stat::Melee, 1)]);
    MageCard::new(Mage::Warlord, card)
        .trained(&[School::War, School::Earth])
        .opposed(&[School::Arcane])
}
