//! The damage types that cards of the base set deal.

use std::collections::BTreeSet;

use mage_wars::{
    set,
    vocabulary::{Ability, Card, DamageType, Effect, Marker, Result},
};
use rules::{covers, mw};

fn of_effect(effect: &Effect, found: &mut BTreeSet<DamageType>) {
    match effect {
        Effect::Damage { damage_type: Some(damage_type), .. } => {
            found.insert(*damage_type);
        }
        Effect::PlaceMarker { marker, .. } => found.extend(Marker::damage_type(*marker)),
        _ => (),
    }
    effect.parts().into_iter().for_each(|part| of_effect(part, found));
}

fn of_card(card: &Card, found: &mut BTreeSet<DamageType>) {
    for bar in &card.attacks {
        found.extend(bar.damage_type);
        for result in bar.effects.iter().flat_map(|line| &line.results) {
            if let Result::Marker(marker) = result {
                found.extend(marker.damage_type());
            }
        }
    }
    let effects = card.abilities.iter().filter_map(Ability::effect).chain(&card.effect);
    effects.for_each(|effect| of_effect(effect, found));
}

#[test]
fn the_base_set_deals_seven_types_of_damage_and_no_frost() {
    covers![mw::DAMAGE_13];
    let mut found = BTreeSet::new();
    set::base().iter().for_each(|card| of_card(card, &mut found));
    let wanted = [
        DamageType::Flame,
        DamageType::Hydro,
        DamageType::Light,
        DamageType::Lightning,
        DamageType::Poison,
        DamageType::Psychic,
        DamageType::Wind,
    ];
    assert_eq!(found.into_iter().collect::<Vec<_>>(), wanted);
}
