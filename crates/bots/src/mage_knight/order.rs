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
        Choice::Block { .. } | Choice::Launch => 5.0,
        Choice::Explore { .. }
        | Choice::Heal
        | Choice::HealUnit { .. }
        | Choice::Recruit { .. } => 3.0,
        Choice::Move { .. } | Choice::BuyCard { .. } | Choice::BuyArtifact | Choice::BuyUnseen => {
            2.0
        }
        Choice::Play { way, .. } => match way {
            Way::Strong => 2.5,
            Way::Basic => 1.8,
            Way::Sideways(_) if fighting => 0.8,
            Way::Sideways(_) => 0.5,
        },
        Choice::Activate { .. }
        | Choice::UseSkill { .. }
        | Choice::UseBanner { .. }
        | Choice::Accept => 1.5,
        Choice::BuyHealing => wounded(game, seat, 1.5),
        Choice::Interact | Choice::Damage { to: DamageTo::Unit(_), .. } => 0.8,
        Choice::Decline => 0.6,
        Choice::Rest => wounded(game, seat, 0.4),
        Choice::Discard { card } if card.is_wound() => 3.0,
        Choice::EndPhase | Choice::Discard { .. } => 0.4,
        Choice::EndTurn => 0.35,
        Choice::Duel | Choice::Burn | Choice::Plunder | Choice::Propose { .. } => 0.2,
        Choice::AnnounceEndOfRound => 0.05,
        Choice::Amount { amount } => 1.0 + f32::from(*amount),
        Choice::UseTactic
        | Choice::EnterSite
        | Choice::MarkGlade { .. }
        | Choice::Incant
        | Choice::Challenge { .. }
        | Choice::Damage { to: DamageTo::Hero, .. }
        | Choice::Tactic { .. }
        | Choice::TakeHero { .. }
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
        | Choice::OthersUnit { .. }
        | Choice::Hero { .. }
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
