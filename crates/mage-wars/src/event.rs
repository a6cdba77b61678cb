//! What happened, with all secrets. Raw events stay inside; viewers get lines of the [story](crate::story).

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::{
    cards::CardId,
    flow::{BarRef, MoveKind, Phase},
    state::{Cause, MAX_SEATS, ObjectId, Place, Zone},
    view::OddsView,
    vocabulary::{Marker, Token},
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
    /// Armor that counted, after Piercing.
    pub armor: u16,
    pub piercing: u16,
    pub damage: u16,
}

#[derive(Clone, Debug)]
pub enum Event {
    InitiativeRolled {
        seat: Seat,
        roll: u8,
    },
    InitiativeHeld {
        seat: Seat,
    },
    PhaseBegan {
        round: u16,
        phase: Phase,
    },
    ManaGained {
        thing: Thing,
        amount: u16,
    },
    ManaSpent {
        thing: Thing,
        amount: u16,
    },
    Activated {
        thing: Thing,
    },
    TurnPassed {
        seat: Seat,
    },
    Guarding {
        thing: Thing,
    },
    GuardRemoved {
        thing: Thing,
    },
    Moved {
        thing: Thing,
        how: MoveKind,
        from: Zone,
        to: Zone,
    },
    Hindered {
        thing: Thing,
    },
    /// MW-MOVE-12: it stays where it is.
    MoveStopped {
        thing: Thing,
    },
    /// `attacker` is a creature, or what attacks by itself: a damage barrier.
    AttackDeclared {
        attacker: Thing,
        defender: Thing,
        bar: BarRef,
        counterstrike: bool,
        odds: Option<Box<OddsView>>,
    },
    /// A guard drew an attack on itself.
    Intercepted {
        guard: Thing,
        defender: Thing,
    },
    /// MW-ATTACK-S03-01: a dazed attacker.
    MissRolled {
        attacker: Thing,
        roll: u8,
        missed: bool,
    },
    /// `source` has the Defense.
    DefenseRolled {
        defender: Thing,
        attacker: Option<Thing>,
        source: Option<Thing>,
        roll: u8,
        needed: u8,
        avoided: bool,
    },
    DiceRolled {
        attacker: Thing,
        defender: Option<Thing>,
        faces: ArrayVec<u8, MAX_DICE>,
        effect: Option<u8>,
        /// What was to be expected before they fell.
        odds: Option<Box<OddsView>>,
    },
    AttackHit {
        attacker: Thing,
        defender: Thing,
        tally: Tally,
    },
    AttackCanceled {
        attacker: Thing,
    },
    Healed {
        thing: Thing,
        amount: u16,
    },
    MarkerPlaced {
        thing: Thing,
        marker: Marker,
    },
    MarkerRemoved {
        thing: Thing,
        marker: Marker,
        count: u8,
    },
    BurnRolled {
        thing: Thing,
        faces: ArrayVec<u8, MAX_DICE>,
    },
    EscapeRolled {
        thing: Thing,
        marker: Marker,
        roll: u8,
        free: bool,
    },
    ManaLost {
        thing: Thing,
        amount: u16,
    },
    /// `by` is who attacked.
    Damaged {
        thing: Thing,
        amount: u16,
        by: Option<Thing>,
    },
    Revealed {
        thing: Thing,
        host: Option<Thing>,
    },
    /// It left `place` for its owner's discard pile, or for the spellbook.
    Destroyed {
        thing: Thing,
        owner: Seat,
        place: Place,
        cause: Cause,
        was_hidden: bool,
    },
    MageDestroyed {
        seat: Seat,
    },
    /// Nobody wins a draw.
    GameOver {
        winners: ArrayVec<Seat, MAX_SEATS>,
    },
    /// Everyone has planned; how many spells lie prepared shows now (MW-HIDDEN-02).
    SpellsPlanned {
        seat: Seat,
        count: u8,
    },
    /// Of an enchantment others learn only that it is one (MW-HIDDEN-05).
    SpellDeclared {
        caster: Thing,
        card: CardId,
        target: Option<Thing>,
        zone: Option<Zone>,
        hidden: bool,
        ability: bool,
    },
    SpellCountered {
        card: CardId,
        seat: Seat,
        hidden: bool,
    },
    SpellCanceled {
        card: CardId,
        seat: Seat,
        hidden: bool,
    },
    SpellReturned {
        card: CardId,
        seat: Seat,
        hidden: bool,
    },
    /// An object came into play.
    Arrived {
        thing: Thing,
        host: Option<Thing>,
        zone: Option<Zone>,
        hidden: bool,
    },
    /// An enchantment was attached to something else.
    Attached {
        thing: Thing,
        host: Option<Thing>,
        zone: Option<Zone>,
        hidden: bool,
    },
    AbilityUsed {
        thing: Thing,
        target: Option<Thing>,
    },
    EffectRolled {
        card: CardId,
        roll: u8,
        needed: u8,
    },
    AmountRolled {
        card: CardId,
        faces: ArrayVec<u8, MAX_DICE>,
    },
    /// Something was gained for a time.
    Affected {
        thing: Thing,
        card: CardId,
    },
    TokenPlaced {
        thing: Thing,
        token: Token,
    },
    /// Tokens were spent.
    TokensSpent {
        thing: Thing,
        token: Token,
        count: u8,
    },
    /// A wall is turned to this zone.
    Faces {
        thing: Thing,
        zone: Zone,
    },
    /// What would have been destroyed stays.
    Spared {
        thing: Thing,
    },
    LifeChanged {
        thing: Thing,
        change: i8,
    },
    Roused {
        thing: Thing,
    },
    Chosen {
        thing: Thing,
        chosen: Thing,
    },
    /// Only the one who looks learns what it is (MW-HIDDEN-14).
    LookedAt {
        seat: Seat,
        thing: Thing,
    },
    SentAway {
        thing: Thing,
        from: Zone,
        rounds: u8,
    },
    CameBack {
        thing: Thing,
        zone: Zone,
    },
    TakenBack {
        card: CardId,
        seat: Seat,
    },
    /// A card left the game (MW-TRAIT-OBLITERATE-01).
    RemovedFromGame {
        card: CardId,
        seat: Seat,
    },
    /// A card lies in a zone until the end of the round (MW-TRAIT-REANIMATE-01).
    LaidInWait {
        card: CardId,
        seat: Seat,
        zone: Zone,
    },
    /// Damage went from one to the other (MW-TRAIT-LIFEBOND-01).
    DamageShifted {
        from: Thing,
        to: Thing,
        amount: u16,
    },
    TokensRemoved {
        thing: Thing,
        token: Token,
        count: u8,
    },
    VTarGained {
        seat: Seat,
        amount: u16,
        total: u16,
    },
    /// An Orb has the controller it has now; `by` touched it.
    OrbHanded {
        orb: Thing,
        by: Option<Thing>,
    },
    /// Enough V'Tar: the game is won (MW-DOM-20).
    VTorrakActivated {
        seat: Seat,
        total: u16,
    },
    /// A spell that was prepared for or bound to something that left play is discarded with it.
    SpellLost {
        card: CardId,
        seat: Seat,
    },
    ZoneAttackDeclared {
        attacker: Thing,
        zone: Zone,
        bar: BarRef,
    },
}
