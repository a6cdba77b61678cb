//! Names of values in the fact files.

use mage_knight::{
    cards::{CardType, Colors, Element, Loss, OfferKind, Reach, Target, Terrains, Zone},
    content::{Mana, Terrain},
};
use serde_json::{Value, json};

pub(crate) fn target(target: Target) -> &'static str {
    match target {
        Target::One => "one",
        Target::All => "all",
        Target::Same => "same",
        Target::Others => "others",
        Target::Blocked => "blocked_enemy",
    }
}

pub(crate) fn loss(what: Loss) -> Value {
    match what {
        Loss::Fortification => json!(["fortification"]),
        Loss::Resistances => json!(["resistances"]),
        Loss::FortificationAndResistances => json!(["fortification", "resistances"]),
        Loss::FireResistance => json!(["fire_resistance"]),
        Loss::PhysicalResistance => json!(["physical_resistance"]),
        Loss::Swift => json!(["swift"]),
    }
}

pub(crate) fn offer(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::AdvancedAction => "advanced_action",
        OfferKind::Spell => "spell",
    }
}

pub(crate) fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::DiscardPile => "discard_pile",
        Zone::Hand => "hand",
    }
}

pub(crate) fn terrain_ids(terrains: &[Terrain]) -> Vec<&'static str> {
    terrains.iter().map(|terrain| terrain.id()).collect()
}

pub(crate) fn terrain_set(terrains: Terrains) -> Value {
    match terrains {
        Terrains::All => json!("all"),
        Terrains::These(terrains) => {
            json!(terrains.iter().flatten().map(|terrain| terrain.id()).collect::<Vec<_>>())
        }
    }
}

pub(crate) fn reach(kind: Reach) -> &'static str {
    match kind {
        Reach::Melee => "melee",
        Reach::Ranged => "ranged",
        Reach::Siege => "siege",
    }
}

pub(crate) fn element(element: Element) -> &'static str {
    match element {
        Element::Physical => "physical",
        Element::Fire => "fire",
        Element::Ice => "ice",
        Element::ColdFire => "cold_fire",
    }
}

pub(crate) fn colors(colors: Colors) -> Value {
    match colors {
        Colors::AnyBasic => json!("any_basic"),
        Colors::Any => json!("any"),
        Colors::AsPaid => json!("same_as_paid_mana"),
        Colors::AsThrown => json!("same_as_thrown_card"),
        Colors::EachButThrown => json!("each_other_basic_colour"),
        Colors::Owned => json!("same_as_owned_crystal"),
        Colors::Chosen => json!("chosen_colour"),
        Colors::OneOf([one]) => json!(one.id()),
        Colors::OneOf(several) => json!(several.iter().map(|m: &Mana| m.id()).collect::<Vec<_>>()),
    }
}

pub(crate) fn type_name(kind: &CardType) -> &'static str {
    match kind {
        CardType::Movement => "movement",
        CardType::Influence => "influence",
        CardType::Combat => "combat",
        CardType::Healing => "healing",
        CardType::Special => "special",
    }
}
