//! What cards and attacks are worth, read off their data: no card is known by name here.

use mage_wars::{
    MageWars,
    cards::Compiled,
    derive::{self, AttackFacts, Flag},
    state::Object,
    vocabulary::{AttackBar, AttackReach, AttackTrait, Card, Marker, Stat, card::Cost},
};

/// The mana a card costs; where it depends on what it is cast on, a usual amount.
pub(super) fn cost(card: &Card) -> f32 {
    match card.cost {
        Cost::Mana(mana) => f32::from(mana),
        Cost::X(_) => 5.0,
    }
}

pub(super) fn reveal_cost(card: &Card) -> f32 {
    f32::from(card.reveal_cost.unwrap_or(0))
}

/// The dice of an object's best attack by its printed bars and traits.
pub(super) fn printed_dice(compiled: &Compiled) -> f32 {
    let bar = |bar: &AttackBar| dice_of(bar, &compiled.settled);
    compiled.card.attacks.iter().map(bar).fold(0.0, f32::max)
}

/// The dice of a creature's best attack now, whatever it attacks.
pub(super) fn dice(game: &MageWars, creature: &Object, traits: &derive::Traits) -> f32 {
    let best =
        derive::bars(game, creature.id).map(|(_, _, bar)| dice_of(bar, traits)).fold(0.0, f32::max);
    (best + traits.plus(Stat::AttackDice) as f32 - f32::from(creature.markers(Marker::Weak)))
        .max(0.0)
}

fn dice_of(bar: &AttackBar, traits: &derive::Traits) -> f32 {
    let more = match bar.reach {
        AttackReach::Melee => traits.plus(Stat::Melee),
        AttackReach::Ranged(_) => traits.plus(Stat::Ranged),
        AttackReach::Zone { .. }
        | AttackReach::DamageBarrier
        | AttackReach::Passage { .. }
        | AttackReach::Special => 0,
    };
    let strikes = bar.traits.iter().fold(1.0, |strikes: f32, found| match found {
        AttackTrait::Doublestrike => strikes.max(1.8),
        AttackTrait::Triplestrike => strikes.max(2.6),
        _ => strikes,
    });
    (f32::from(bar.dice.unwrap_or(0)) + more as f32) * strikes
}

/// The damage an attack deals on average.
pub(super) fn expected_damage(game: &MageWars, facts: &AttackFacts<'_>) -> f32 {
    let Some(defender) = facts.defender else { return 0.0 };
    if derive::is_immune(game, facts.bar, defender) {
        return 0.0;
    }
    let dice = derive::attack_dice(game, facts) as f32;
    // A die shows half a point of normal and half a point of critical damage on average.
    let half = dice / 2.0;
    let incorporeal = derive::traits(game, defender).has(Flag::Incorporeal)
        && !derive::attack_has(game, facts, |found| *found == AttackTrait::Ethereal);
    let resilient = derive::traits(game, defender).has(Flag::Resilient);
    let normal = if incorporeal || resilient {
        0.0
    } else {
        let armor = (derive::armor(game, defender) - derive::piercing(game, facts)).max(0);
        let over = half - armor as f32;
        // What armor lets through, smoothed by how much the dice scatter.
        (over + (over * over + 0.6 * dice).sqrt()) / 2.0
    };
    let strikes = facts.bar.traits.iter().fold(1.0, |strikes: f32, found| match found {
        AttackTrait::Doublestrike => strikes.max(2.0),
        AttackTrait::Triplestrike => strikes.max(3.0),
        _ => strikes,
    });
    (half + normal.min(half + 0.5)) * strikes
}

/// Life left before it is destroyed; nothing for what has no life.
pub(super) fn life_left(game: &MageWars, object: &Object) -> Option<f32> {
    derive::life(game, object).map(|life| (life as f32 - f32::from(object.damage)).max(0.0))
}
