//! What an event uncovers, and for whom.

use kernel::{Seat, Viewer};

use crate::{
    event::CardDestination,
    flow::variants,
    state::{Event, MageKnight},
    view::sees_hand,
};

/// What was hidden and shows now.
enum Uncovered {
    Nothing,
    /// New to everybody.
    ForAll,
    /// New to those who see the hand of this seat.
    InHand(Seat),
    /// New to those who do not see the hand of this seat, because it leaves it or is shown.
    FromHand(Seat),
}

/// MK-UNDO-02: a revealed tile, token or card of an offer is new to everybody, drawn cards to those who see the hand.
pub(crate) fn blocks_undo(game: &MageKnight, event: &Event, viewer: Viewer) -> bool {
    match uncovered(game, event) {
        Uncovered::ForAll => true,
        Uncovered::InHand(seat) => sees_hand(game, viewer, seat),
        Uncovered::Nothing | Uncovered::FromHand(_) => false,
    }
}

/// What leaves a hand one did not see is new as well, but MK-UNDO-01 lets the player take it back.
pub(crate) fn reveals(game: &MageKnight, event: &Event, viewer: Viewer) -> bool {
    match uncovered(game, event) {
        Uncovered::ForAll => true,
        Uncovered::InHand(seat) => sees_hand(game, viewer, seat),
        Uncovered::FromHand(seat) => !sees_hand(game, viewer, seat),
        Uncovered::Nothing => false,
    }
}

fn uncovered(game: &MageKnight, event: &Event) -> Uncovered {
    match event {
        Event::TileRevealed(_)
        | Event::EnemyRevealed { .. }
        | Event::RuinRevealed { .. }
        | Event::Offered { .. }
        | Event::UpgradeOffered { .. }
        | Event::Upgraded { .. }
        | Event::UnitOffered { .. }
        | Event::SkillOffered { .. }
        | Event::SkillsRevealed { .. }
        | Event::EnemySummoned { .. }
        | Event::DieRevealed { .. }
        | Event::DummyTurned { .. }
        | Event::ArtifactsDrawn { .. } => Uncovered::ForAll,
        Event::CardMoved { to, .. } => match to {
            CardDestination::DeckTop | CardDestination::DeckBottom => Uncovered::ForAll,
            CardDestination::Discard
            | CardDestination::Hand
            | CardDestination::Stored
            | CardDestination::Away => Uncovered::Nothing,
        },
        // MK-SCEN-RETURN-08: now everybody sees who was chosen.
        Event::GameOver if variants::portal::has_chosen_ones(game) => Uncovered::ForAll,
        Event::Drew { seat, .. } | Event::DraftPassed { seat, .. } => Uncovered::InHand(*seat),
        Event::Played { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::HandLost { seat }
        | Event::HandShown { seat, .. }
        | Event::WoundsCounted { seat, .. }
        | Event::Healed { seat } => Uncovered::FromHand(*seat),
        Event::RoundBegan { .. }
        | Event::TacticTaken { .. }
        | Event::TacticUsed { .. }
        | Event::SourceRolled { .. }
        | Event::DeckShuffled { .. }
        | Event::DummyAnnounced
        | Event::TurnBegan { .. }
        | Event::RestDeclared { .. }
        | Event::RoundEndAnnounced { .. }
        | Event::UnitActivated { .. }
        | Event::SkillUsed { .. }
        | Event::Paid { .. }
        | Event::GainedMovePoints { .. }
        | Event::GainedInfluence { .. }
        | Event::GainedHealing { .. }
        | Event::GainedAttack { .. }
        | Event::GainedBlock { .. }
        | Event::GainedMana { .. }
        | Event::GainedCrystal { .. }
        | Event::DuelBegan { .. }
        | Event::DuelAttended { .. }
        | Event::DuelAttacked { .. }
        | Event::DuelBlocked { .. }
        | Event::DuelPassed { .. }
        | Event::DuelEnded { .. }
        | Event::TacticRemoved { .. }
        | Event::JointProposed { .. }
        | Event::JointDeclined { .. }
        | Event::JointBegan { .. }
        | Event::TurnSkipped { .. }
        | Event::LostCrystal { .. }
        | Event::CardStolen { .. }
        | Event::UnitSpent { .. }
        | Event::Moved { .. }
        | Event::Withdrew { .. }
        | Event::Explored { .. }
        | Event::CityRevealed { .. }
        | Event::InteractionBegan { .. }
        | Event::Recruited { .. }
        | Event::Disbanded { .. }
        | Event::Bought { .. }
        | Event::SpentInfluence { .. }
        | Event::UnitHealed { .. }
        | Event::UnitReadied { .. }
        | Event::BannerAssigned { .. }
        | Event::ReputationChanged { .. }
        | Event::GainedFame { .. }
        | Event::LevelReached { .. }
        | Event::SkillGained { .. }
        | Event::RewardGained { .. }
        | Event::CombatBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::Struck { .. }
        | Event::EnemyDefeated { .. }
        | Event::EnemyBlocked { .. }
        | Event::BlockFailed { .. }
        | Event::EnemyAttacked { .. }
        | Event::EnemyHeldBack { .. }
        | Event::EnemyWeakened { .. }
        | Event::WoundsTaken { .. }
        | Event::UnitWounded { .. }
        | Event::UnitAbsorbed { .. }
        | Event::UnitDestroyed { .. }
        | Event::UnitWeakened { .. }
        | Event::UnitHeldBack { .. }
        | Event::CombatEnded { .. }
        | Event::SiteConquered { .. }
        | Event::CityConquered { .. }
        | Event::Plundered { .. }
        | Event::GladeMarked { .. }
        | Event::GladesCleared
        | Event::IncantationBegan { .. }
        | Event::SecretPlaced { .. }
        | Event::Eliminated { .. }
        | Event::PortalClosed
        | Event::RampageRolled { .. }
        | Event::Drafted { .. }
        | Event::DraftedAdded { .. }
        | Event::DarknessRolled { .. }
        | Event::OneChosen { .. }
        | Event::HeroPicked { .. }
        | Event::HeroBid { .. }
        | Event::HeroWon { .. }
        | Event::DieSet { .. }
        | Event::LastTurns { .. }
        | Event::LostMovePoints { .. }
        | Event::PlayAreaCleared { .. }
        | Event::GameOver => Uncovered::Nothing,
    }
}
