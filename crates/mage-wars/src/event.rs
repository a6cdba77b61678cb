//! What happened, with all secrets. Raw events stay inside; viewers get notices.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::{
    cards::CardId,
    flow::Phase,
    state::{Cause, ObjectId, Zone},
};

/// The most attack dice one roll shows; no attack of the game comes near.
pub const MAX_DICE: usize = 32;

/// An object as it was when the event happened, so that its name is known after it left play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thing {
    pub id: ObjectId,
    pub card: CardId,
    pub controller: Seat,
}

/// How an attack's damage came about, for the story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The sum of normal numbers.
    pub normal: u16,
    /// The sum of critical numbers, which armor does not reduce.
    pub critical: u16,
    pub armor: u16,
    pub damage: u16,
}

#[derive(Clone, Debug)]
pub enum Event {
    InitiativeRolled { seat: Seat, roll: u8 },
    InitiativeHeld { seat: Seat },
    PhaseBegan { round: u16, phase: Phase },
    ManaGained { thing: Thing, amount: u16 },
    ManaSpent { thing: Thing, amount: u16 },
    Activated { thing: Thing },
    TurnPassed { seat: Seat },
    Guarding { thing: Thing },
    GuardRemoved { thing: Thing },
    Moved { thing: Thing, from: Zone, to: Zone },
    Hindered { thing: Thing },
    AttackDeclared { attacker: Thing, defender: Thing, bar: u8, counterstrike: bool },
    DiceRolled { attacker: Thing, faces: ArrayVec<u8, MAX_DICE> },
    AttackHit { attacker: Thing, defender: Thing, tally: Tally },
    Damaged { thing: Thing, amount: u16 },
    Revealed { thing: Thing, host: Option<Thing> },
    Destroyed { thing: Thing, cause: Cause, was_hidden: bool },
    MageDestroyed { seat: Seat },
    GameOver { winner: Option<Seat> },
}
