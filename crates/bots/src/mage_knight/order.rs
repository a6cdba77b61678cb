//! Which answers a sensible player gives, without looking ahead.

use kernel::Seat;
use mage_knight::{
    Choice, MageKnight,
    state::{DamageTo, Way},
};

/// The weight of an answer: how often it is given.
pub(super) fn weight(game: &MageKnight, seat: Seat, choice: &Choice) -> f32 {
    let fighting = game.combat().is_some();
    match choice {
        Choice::Strike { enemies } => 4.0 + enemies.count_ones() as f32,
        Choice::Block { .. } => 5.0,
        Choice::Explore { .. } => 3.0,
        Choice::Move { .. } => 2.0,
        Choice::Play { way, .. } => match way {
            Way::Strong => 2.5,
            Way::Basic => 1.8,
            Way::Sideways(_) if fighting => 0.8,
            Way::Sideways(_) => 0.5,
        },
        Choice::Activate { .. } | Choice::UseSkill { .. } | Choice::UseBanner { .. } => 1.5,
        Choice::UseTactic => 1.0,
        Choice::Heal | Choice::HealUnit { .. } => 3.0,
        Choice::Recruit { .. } => 3.0,
        Choice::BuyCard { .. } | Choice::BuyArtifact | Choice::BuyUnseen => 2.0,
        Choice::BuyHealing => wounded(game, seat, 1.5),
        Choice::EnterSite | Choice::Challenge { .. } => 1.0,
        Choice::Burn | Choice::Plunder => 0.2,
        Choice::Interact => 0.8,
        Choice::Damage { to: DamageTo::Hero, .. } => 1.0,
        Choice::Damage { to: DamageTo::Unit(_), .. } => 0.8,
        Choice::EndPhase => 0.4,
        Choice::EndTurn => 0.35,
        Choice::Rest => wounded(game, seat, 0.4),
        Choice::AnnounceEndOfRound => 0.05,
        Choice::Accept => 1.5,
        Choice::Decline => 0.6,
        Choice::Discard { card } if card.is_wound() => 3.0,
        Choice::Discard { .. } => 0.4,
        Choice::Amount { amount } => 1.0 + f32::from(*amount),
        Choice::Tactic { .. }
        | Choice::AddElite
        | Choice::MoveToAttack { .. }
        | Choice::InfluenceToBlock
        | Choice::Draw
        | Choice::Pick { .. }
        | Choice::Pay { .. }
        | Choice::Color { .. }
        | Choice::Card { .. }
        | Choice::Enemy { .. }
        | Choice::Unit { .. }
        | Choice::OfferUnit { .. }
        | Choice::OfferAbility { .. }
        | Choice::Space { .. }
        | Choice::Die { .. }
        | Choice::Top
        | Choice::Bottom
        | Choice::Skill { .. }
        | Choice::Claim { .. } => 1.0,
    }
}

/// More with every Wound in hand, little without.
fn wounded(game: &MageKnight, seat: Seat, each: f32) -> f32 {
    0.05 + each * f32::from(game.player(seat).wounds_in_hand())
}
