//! What it costs to turn enchantments up and to remove markers.

use crate::{
    cards,
    flow::{Aim, Context},
    state::{MageWars, Object, Place},
    vocabulary::{Kind, Marker, Stat, card::Cost},
};

/// What turning this enchantment up costs where it lies (MW-TRAIT-MAGEBIND-01).
pub fn reveal_cost(game: &MageWars, enchantment: &Object) -> u16 {
    reveal_cost_at(game, enchantment, enchantment.place)
}

/// MW-TRAIT-MAGEBIND-02: casting plus reveal cost, if it lay there.
pub fn total_cost(game: &MageWars, enchantment: &Object, place: Place) -> u16 {
    let casting = match game.card(enchantment).cost {
        Cost::Mana(mana) => u16::from(mana),
        Cost::X(_) => 0,
    };
    casting + reveal_cost_at(game, enchantment, place)
}

/// What removing a marker costs, where a spell or ability allows it; some cannot be removed so (MW-EFFECT-11,
/// MW-EFFECT-12, MW-COND-BLEED-05, MW-COND-BURN-03, MW-COND-CORRODE-06, MW-COND-CRIPPLE-04, MW-COND-DAZE-04,
/// MW-COND-GROWTH-02, MW-COND-LARVA-01, MW-COND-ROT-02, MW-COND-SLAM-04, MW-COND-SLEEP-04, MW-COND-STUCK-05,
/// MW-COND-STUN-04, MW-COND-TAINTED-03, MW-COND-ZOMBIE-05, MW-COND-TAUNT-05, MW-COND-TAUNTTHORG-07,
/// MW-COND-TAUNTSKEELAX-06, MW-COND-WEAK-03).
pub fn removal_cost(game: &MageWars, object: &Object, marker: Marker) -> Option<u16> {
    match marker {
        Marker::Bleed
        | Marker::Burn
        | Marker::Corrode
        | Marker::Daze
        | Marker::Rot
        | Marker::Weak => Some(2),
        Marker::Slam | Marker::Tainted => Some(3),
        Marker::Cripple | Marker::Stuck | Marker::Stun => Some(4),
        Marker::Larva => Some(5),
        Marker::Sleep => Some(u16::from(game.card(object).level())),
        Marker::Growth
        | Marker::Taunt
        | Marker::TauntThorg
        | Marker::TauntSkeelax
        | Marker::Zombie => None,
    }
}

fn reveal_cost_at(game: &MageWars, enchantment: &Object, place: Place) -> u16 {
    let compiled = cards::compiled(enchantment.card);
    let on_mage = match place {
        Place::On(host) => game.find(host).is_some_and(|host| game.card(host).kind == Kind::Mage),
        Place::Zone(_) | Place::Border(_) | Place::Away(_) => false,
    };
    let magebind = if on_mage { compiled.printed.plus(Stat::Magebind) } else { 0 };
    let x = compiled.card.reveal_x.as_ref().map_or(0, |amount| {
        let on = place.host().map_or(Aim::Nothing, Aim::Object);
        let context = Context { on, ..Context::of(enchantment) };
        game.evaluate(&context, amount)
    });
    let printed = u16::from(compiled.card.reveal_cost.unwrap_or(0));
    printed + x + u16::try_from(magebind).unwrap_or(0)
}
