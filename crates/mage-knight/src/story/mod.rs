//! The story: what a viewer may know of an event, as data and as a sentence.
//!
//! [`tell`] names every event and every field of it, so that what is new stays hidden until somebody writes it there.

mod parts;
mod secrecy;
mod tell;

use kernel::{Seat, story};
use serde::Serialize;

pub(crate) use secrecy::{blocks_undo, reveals};
pub(crate) use tell::tell;

use crate::{
    cards::{CardId, Element, Reach},
    content::{
        Color, EnemyId, HeroId, Mana, RuinId, Site, SkillId, TacticId, TileId, Time, UnitId,
    },
    event::Offer,
    state::{Hex, ManaFrom, Phase, Position, Reward},
};

/// One thing that happened.
pub type Line = story::Line<Kind, Face, Place, Die, Amount>;
pub(crate) type Piece = story::Piece<Face>;

/// A line as pages know it.
#[cfg(feature = "ts")]
#[derive(Debug, ts_rs::TS)]
pub struct MageKnightLine(pub Line);

/// What can happen. `who` is the hero unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryKind"))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// `what` is Day or Night.
    RoundBegan,
    TurnBegan,
    TurnSkipped,
    /// `who` is a hero or the dummy player.
    TacticTaken,
    TacticUsed,
    TacticRemoved,
    RestDeclared,
    RoundEndAnnounced,
    /// The dummy player turned cards over, or announced the end of the round.
    DummyTurned,
    DummyAnnounced,
    LastTurns,
    Eliminated,
    GameOver,

    /// A card was played for its basic effect, its strong one, or sideways.
    Played,
    PlayedStrong,
    PlayedSideways,
    UnitActivated,
    SkillUsed,
    /// Mana was paid; `cause` says where it came from.
    Paid,
    /// The Source was rolled: what it shows now.
    SourceRolled,
    GainedMove,
    LostMove,
    GainedInfluence,
    SpentInfluence,
    GainedHealing,
    GainedAttack,
    GainedBlock,
    GainedMana,
    GainedCrystal,
    LostCrystal,

    DeckShuffled,
    /// `what` are the cards; those without a face the viewer cannot see.
    Drew,
    Discarded,
    HandShown,
    HandLost,
    CardMoved,
    CardStolen,
    PlayAreaCleared,
    /// Something was laid into an offer.
    Offered,
    BannerAssigned,

    Moved,
    Withdrew,
    Explored,
    TileRevealed,
    EnemyRevealed,
    RuinRevealed,
    CityRevealed,
    SiteConquered,
    CityConquered,
    Plundered,
    GladeMarked,
    GladesCleared,
    IncantationBegan,
    SecretPlaced,
    PortalClosed,
    RampageRolled,
    DarknessRolled,

    InteractionBegan,
    Recruited,
    Disbanded,
    Bought,
    GainedFame,
    ReputationChanged,
    LevelReached,
    SkillGained,
    SkillsRevealed,
    RewardGained,

    /// `what` are the enemies.
    CombatBegan,
    PhaseBegan,
    /// `who` is the enemy, `what` the monster it summoned.
    EnemySummoned,
    EnemyBlocked,
    BlockFailed,
    /// `what` are the enemies attacked together.
    Struck,
    EnemyDefeated,
    /// `who` is the enemy, `what` the hero or Unit its damage is assigned to.
    EnemyAttacked,
    /// `who` is the enemy.
    EnemyHeldBack,
    EnemyWeakened,
    Wounded,
    WoundsCounted,
    Healed,
    UnitWounded,
    UnitAbsorbed,
    UnitDestroyed,
    UnitWeakened,
    UnitHeldBack,
    UnitHealed,
    UnitReadied,
    UnitSpent,
    CombatEnded,

    DuelBegan,
    DuelAttended,
    DuelAttacked,
    DuelBlocked,
    DuelPassed,
    /// `who` was forced to retreat, if anybody.
    DuelEnded,
    JointProposed,
    JointDeclined,
    /// `what` are the heroes.
    JointBegan,

    Drafted,
    DraftedAdded,
    Upgraded,
    OneChosen,
    HeroPicked,
    HeroBid,
    HeroWon,
    DieSet,
    DieRevealed,
}

impl story::Kind for Kind {
    fn begins(self) -> bool {
        match self {
            Kind::RoundBegan
            | Kind::TurnBegan
            | Kind::TurnSkipped
            | Kind::TacticTaken
            | Kind::TacticUsed
            | Kind::RestDeclared
            | Kind::RoundEndAnnounced
            | Kind::DummyTurned
            | Kind::DummyAnnounced
            | Kind::LastTurns
            | Kind::GameOver
            | Kind::Played
            | Kind::PlayedStrong
            | Kind::PlayedSideways
            | Kind::UnitActivated
            | Kind::SkillUsed
            | Kind::Moved
            | Kind::Withdrew
            | Kind::Explored
            | Kind::Plundered
            | Kind::IncantationBegan
            | Kind::RampageRolled
            | Kind::InteractionBegan
            | Kind::Recruited
            | Kind::Bought
            | Kind::LevelReached
            | Kind::RewardGained
            | Kind::CombatBegan
            | Kind::PhaseBegan
            | Kind::EnemyBlocked
            | Kind::BlockFailed
            | Kind::EnemyDefeated
            | Kind::EnemyAttacked
            | Kind::DuelBegan
            | Kind::DuelAttacked
            | Kind::JointBegan => true,
            Kind::TacticRemoved
            | Kind::Eliminated
            | Kind::Paid
            | Kind::SourceRolled
            | Kind::GainedMove
            | Kind::LostMove
            | Kind::GainedInfluence
            | Kind::SpentInfluence
            | Kind::GainedHealing
            | Kind::GainedAttack
            | Kind::GainedBlock
            | Kind::GainedMana
            | Kind::GainedCrystal
            | Kind::LostCrystal
            | Kind::DeckShuffled
            | Kind::Drew
            | Kind::Discarded
            | Kind::HandShown
            | Kind::HandLost
            | Kind::CardMoved
            | Kind::CardStolen
            | Kind::PlayAreaCleared
            | Kind::Offered
            | Kind::BannerAssigned
            | Kind::TileRevealed
            | Kind::EnemyRevealed
            | Kind::RuinRevealed
            | Kind::CityRevealed
            | Kind::SiteConquered
            | Kind::CityConquered
            | Kind::GladeMarked
            | Kind::GladesCleared
            | Kind::SecretPlaced
            | Kind::PortalClosed
            | Kind::DarknessRolled
            | Kind::Disbanded
            | Kind::GainedFame
            | Kind::ReputationChanged
            | Kind::SkillGained
            | Kind::SkillsRevealed
            | Kind::EnemySummoned
            | Kind::Struck
            | Kind::EnemyHeldBack
            | Kind::EnemyWeakened
            | Kind::Wounded
            | Kind::WoundsCounted
            | Kind::Healed
            | Kind::UnitWounded
            | Kind::UnitAbsorbed
            | Kind::UnitDestroyed
            | Kind::UnitWeakened
            | Kind::UnitHeldBack
            | Kind::UnitHealed
            | Kind::UnitReadied
            | Kind::UnitSpent
            | Kind::CombatEnded
            | Kind::DuelAttended
            | Kind::DuelBlocked
            | Kind::DuelPassed
            | Kind::DuelEnded
            | Kind::JointProposed
            | Kind::JointDeclined
            | Kind::Drafted
            | Kind::DraftedAdded
            | Kind::Upgraded
            | Kind::OneChosen
            | Kind::HeroPicked
            | Kind::HeroBid
            | Kind::HeroWon
            | Kind::DieSet
            | Kind::DieRevealed => false,
        }
    }
}

/// What a piece shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryFace"))]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    Hero(HeroId),
    Dummy,
    Card(CardId),
    Unit(UnitId),
    Skill(SkillId),
    Tactic(TacticId),
    Enemy(EnemyId),
    Ruin(RuinId),
    Tile(TileId),
    City(Color),
    Site(Site),
    Mana(Mana),
    Crystal(Color),
    ManaFrom(ManaFrom),
    Attack { reach: Reach, element: Element },
    Block { element: Element },
    Reward(Reward),
    Phase(Phase),
    Time(Time),
}

/// Where something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryPlace"))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    Hex(Hex),
    /// A tile, turned clockwise by so many sixths.
    Tile {
        at: Position,
        turned: u8,
    },
    DeckTop(Seat),
    DeckBottom(Seat),
    Hand(Seat),
    Discard(Seat),
    PlayArea(Seat),
    /// Under the Tactic.
    Stored(Seat),
    /// Out of the game.
    Away,
    Offer(Offer),
    UnitOffer,
    SkillOffer,
    UpgradeOffer,
}

/// A die that was rolled, and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryDie"))]
#[serde(tag = "die", rename_all = "kebab-case")]
pub enum Die {
    Mana { color: Mana },
}

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryAmount"))]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    Round,
    Turns,
    Level,
    Fame,
    Reputation,
    Move,
    Influence,
    Healing,
    Attack,
    Block,
    Wounds,
    Cost,
    /// What points amount to against something, and what was needed.
    Held,
    Needed,
    Bid,
    Count,
    /// Which ability of a Unit, counted from 0.
    Ability,
}
