//! The story: what a viewer may know of an event, as data and as a sentence.
//!
//! [`tell`] names every event and every field of it, so that what is new stays hidden until somebody writes it there.

mod parts;
mod secrecy;
mod tell;

use kernel::{Seat, story};
use serde::Serialize;

pub(crate) use secrecy::{HIDDEN, blocks_undo};
pub(crate) use tell::tell;

use crate::{
    flow::Phase,
    odds::Strike,
    state::{self, Border, ObjectId, Zone},
    view::OddsView,
    vocabulary::{Marker, Token},
};

/// One thing that happened.
pub type Line = story::Line<Kind, Face, Place, Die, Amount>;
pub(crate) type Piece = story::Piece<Face>;

/// A line as pages know it.
#[cfg(feature = "ts")]
#[derive(Debug, ts_rs::TS)]
pub struct MageWarsLine(pub Line);

/// What can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryKind"))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// `who` rolled the effect die for the initiative.
    InitiativeRolled,
    InitiativeHeld,
    RoundBegan,
    /// `what` is the phase.
    PhaseBegan,
    /// `who` finished planning; `count` spells lie prepared.
    SpellsPlanned,
    Activated,
    TurnPassed,
    /// `who` has won, or `what` are the several who have; neither: a draw.
    GameOver,
    MageDestroyed,

    Moved,
    Pushed,
    Teleported,
    Hindered,
    MoveStopped,
    Guarding,
    GuardRemoved,

    /// `who` attacks `what`; `cause` is what the attack is printed on.
    AttackDeclared,
    CounterstrikeDeclared,
    /// The guard `who` draws the attack on `what` on itself.
    Intercepted,
    /// `who` attacks everything in the zone `to`.
    ZoneAttackDeclared,
    /// A dazed attacker rolled.
    Missed,
    NotMissed,
    /// `who` defended against `what` with `cause`.
    Avoided,
    NotAvoided,
    /// `who` rolled the dice of an attack against `what`.
    DiceRolled,
    /// `who` hit `what`: how the damage came about.
    Hit,
    AttackCanceled,

    /// Damage was put on `who`; `cause` is who attacked.
    Damaged,
    Healed,
    LifeGained,
    LifeLost,
    /// `who` left play for the discard pile.
    Destroyed,
    /// It was turned up without its cost, or where it cannot be.
    RevealedInVain,
    /// Its card went back to the spellbook.
    Returned,
    /// It was destroyed, and its card left the game.
    Obliterated,
    /// A card left the game.
    RemovedFromGame,
    /// A card lies in the zone `to` until the end of the round.
    LaidInWait,
    /// Damage went from `who` to `what`.
    DamageShifted,
    /// `what` is the condition.
    MarkerPlaced,
    MarkerRemoved,
    TokenPlaced,
    TokensRemoved,
    TokensSpent,
    /// The wall `who` has its front to the zone `to`.
    Faces,
    /// `who` would have been destroyed and stays.
    Spared,
    BurnRolled,
    /// A crippled creature rolled to be free.
    Escaped,
    NotEscaped,

    ManaGained,
    ManaSpent,
    ManaLost,
    /// `who` casts `cause` at `what` or at the zone `to`. Without a face the spell is hidden.
    SpellDeclared,
    /// `who` casts by an ability of its own.
    AbilityDeclared,
    SpellCountered,
    SpellCanceled,
    /// A spell that could not be cast went back.
    SpellReturned,
    /// A spell was discarded with what it was kept for.
    SpellLost,
    /// A card came from the discard pile to the spellbook.
    TakenBack,
    /// An object came into play, attached to `what` or into a zone. Without a face it is hidden.
    Arrived,
    /// An enchantment was attached to something else.
    Attached,
    Revealed,
    AbilityUsed,
    EffectRolled,
    AmountRolled,
    /// `who` gained something for a time from `cause`.
    Affected,
    Roused,
    Chosen,
    LookedAt,
    SentAway,
    CameBack,

    /// `who` gained V'Tar, and has so much now.
    VtarGained,
    /// `who` is an Orb that has a new controller, or none; `cause` touched it.
    OrbHanded,
    /// `who` has won with so much V'Tar.
    VtorrakActivated,
}

impl story::Kind for Kind {
    fn begins(self) -> bool {
        match self {
            Kind::InitiativeRolled
            | Kind::RoundBegan
            | Kind::PhaseBegan
            | Kind::Activated
            | Kind::TurnPassed
            | Kind::GameOver
            | Kind::Moved
            | Kind::Guarding
            | Kind::AttackDeclared
            | Kind::CounterstrikeDeclared
            | Kind::ZoneAttackDeclared
            | Kind::BurnRolled
            | Kind::SpellDeclared
            | Kind::AbilityDeclared
            | Kind::Revealed
            | Kind::AbilityUsed
            | Kind::CameBack
            | Kind::VtorrakActivated => true,
            Kind::InitiativeHeld
            | Kind::SpellsPlanned
            | Kind::MageDestroyed
            | Kind::Pushed
            | Kind::Teleported
            | Kind::Hindered
            | Kind::MoveStopped
            | Kind::GuardRemoved
            | Kind::Intercepted
            | Kind::Missed
            | Kind::NotMissed
            | Kind::Avoided
            | Kind::NotAvoided
            | Kind::DiceRolled
            | Kind::Hit
            | Kind::AttackCanceled
            | Kind::Damaged
            | Kind::Healed
            | Kind::LifeGained
            | Kind::LifeLost
            | Kind::Destroyed
            | Kind::RevealedInVain
            | Kind::Returned
            | Kind::Obliterated
            | Kind::RemovedFromGame
            | Kind::LaidInWait
            | Kind::DamageShifted
            | Kind::MarkerPlaced
            | Kind::MarkerRemoved
            | Kind::TokenPlaced
            | Kind::TokensRemoved
            | Kind::TokensSpent
            | Kind::Spared
            | Kind::Faces
            | Kind::Escaped
            | Kind::NotEscaped
            | Kind::ManaGained
            | Kind::ManaSpent
            | Kind::ManaLost
            | Kind::SpellCountered
            | Kind::SpellCanceled
            | Kind::SpellReturned
            | Kind::SpellLost
            | Kind::TakenBack
            | Kind::Arrived
            | Kind::Attached
            | Kind::EffectRolled
            | Kind::AmountRolled
            | Kind::Affected
            | Kind::Roused
            | Kind::Chosen
            | Kind::LookedAt
            | Kind::SentAway
            | Kind::VtarGained
            | Kind::OrbHanded => false,
        }
    }
}

/// What a piece shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryFace"))]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// A card by its name.
    Card(String),
    /// An attack bar by its name, and the card it is printed on.
    Attack {
        attack: String,
        card: String,
    },
    Marker(Marker),
    Token(Token),
    Phase(Phase),
    /// Dice, armor and chances of an attack.
    Odds(Box<OddsView>),
}

/// Where something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryPlace"))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    Zone(Zone),
    Border(Border),
    /// Attached to or worn by an object.
    On(ObjectId),
    Book(Seat),
    Discard(Seat),
    /// Cards that left the game.
    OutOfGame(Seat),
}

impl From<state::Place> for Place {
    fn from(place: state::Place) -> Self {
        match place {
            state::Place::Zone(zone) | state::Place::Away(zone) => Place::Zone(zone),
            state::Place::Border(border) => Place::Border(border),
            state::Place::On(host) => Place::On(host),
        }
    }
}

/// A die that was rolled, and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryDie"))]
#[serde(tag = "die", rename_all = "kebab-case")]
pub enum Die {
    /// A blank face does no damage.
    Attack { damage: u8, critical: bool },
    /// The twelve-sided die.
    Effect { roll: u8 },
}

impl Die {
    fn attack(face: u8) -> Self {
        let (normal, critical) = Strike::default().face(face);
        Die::Attack { damage: (normal + critical) as u8, critical: critical > 0 }
    }
}

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryAmount"))]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    Round,
    /// Rounds something lasts.
    Rounds,
    /// What the effect die must show at least.
    Needed,
    Damage,
    /// The sum of normal numbers on the dice, of critical ones, the armor that counted, and how much of it was pierced.
    Normal,
    Critical,
    Armor,
    Piercing,
    Life,
    Mana,
    /// V'Tar that is gained, and how much there is then.
    Vtar,
    Total,
    Count,
}
