//! What happened, with all secrets.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::{
    cards::{CardId, Element, Reach},
    content::{Color, EnemyId, HeroId, Mana, RuinId, SkillId, TacticId, Time, UnitId},
    state::{
        MAX_SEATS, ManaFrom, Mover, Origin, Phase, Pile, Placed, Reward, Secret, Way,
        combat::MAX_FOES, hex::Hex,
    },
};

/// Cards that became part of something open to all, or came to a player from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    Advanced,
    Spells,
    Monastery,
}

/// Where a card of a player went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CardDestination {
    DeckTop,
    DeckBottom,
    Discard,
    Hand,
    /// Under the Tactic.
    Stored,
    /// Out of the game.
    Away,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    RoundBegan {
        round: u8,
        time: Time,
    },
    TacticTaken {
        by: Mover,
        tactic: TacticId,
    },
    TacticUsed {
        seat: Seat,
        tactic: TacticId,
    },
    /// Dice of the Source were rolled: what it shows now.
    SourceRolled {
        dice: ArrayVec<Mana, 7>,
    },
    /// All Deed cards of a player became a new, shuffled deck.
    DeckShuffled {
        seat: Seat,
    },
    Drew {
        seat: Seat,
        cards: Pile,
    },
    DummyTurned {
        cards: Pile,
    },
    DummyAnnounced,
    TurnBegan {
        seat: Seat,
    },
    RestDeclared {
        seat: Seat,
    },
    RoundEndAnnounced {
        seat: Seat,
    },
    Played {
        seat: Seat,
        card: CardId,
        way: Way,
        value: u8,
    },
    UnitActivated {
        seat: Seat,
        unit: UnitId,
        ability: u8,
    },
    SkillUsed {
        seat: Seat,
        skill: SkillId,
    },
    Paid {
        seat: Seat,
        from: ManaFrom,
        color: Mana,
    },
    GainedMovePoints {
        seat: Seat,
        points: u8,
    },
    GainedInfluence {
        seat: Seat,
        points: u8,
        from: Origin,
    },
    GainedHealing {
        seat: Seat,
        points: u8,
    },
    GainedAttack {
        seat: Seat,
        amount: u8,
        reach: Reach,
        element: Element,
        /// Nothing where points of another kind became these.
        from: Option<Origin>,
    },
    GainedBlock {
        seat: Seat,
        amount: u8,
        element: Element,
        from: Option<Origin>,
    },
    GainedMana {
        seat: Seat,
        mana: Mana,
        tokens: u8,
    },
    GainedCrystal {
        seat: Seat,
        color: Color,
    },
    DuelBegan {
        seat: Seat,
        other: Seat,
    },
    DuelAttended {
        seat: Seat,
        fully: bool,
    },
    DuelAttacked {
        seat: Seat,
        points: u16,
    },
    DuelBlocked {
        seat: Seat,
        left: u16,
    },
    DuelPassed {
        seat: Seat,
    },
    /// Who was forced to retreat, if anybody.
    DuelEnded {
        loser: Option<Seat>,
    },
    TacticRemoved {
        tactic: TacticId,
    },
    JointProposed {
        seat: Seat,
    },
    JointDeclined {
        seat: Seat,
    },
    JointBegan {
        seats: ArrayVec<Seat, MAX_SEATS>,
    },
    /// The turn was given up before.
    TurnSkipped {
        seat: Seat,
    },
    LostCrystal {
        seat: Seat,
        color: Color,
    },
    HandShown {
        seat: Seat,
        cards: Pile,
    },
    CardStolen {
        seat: Seat,
        from: Seat,
        card: CardId,
    },
    UnitSpent {
        seat: Seat,
        unit: UnitId,
    },
    Moved {
        seat: Seat,
        from: Hex,
        to: Hex,
        cost: u8,
    },
    Withdrew {
        seat: Seat,
        from: Hex,
        to: Hex,
        wounds: u8,
    },
    Explored {
        seat: Seat,
        cost: u8,
    },
    TileRevealed(Placed),
    EnemyRevealed {
        at: Hex,
        enemy: EnemyId,
    },
    RuinRevealed {
        at: Hex,
        ruin: RuinId,
    },
    CityRevealed {
        color: Color,
        level: u8,
    },
    /// A card was laid into an offer.
    Offered {
        offer: Offer,
        card: CardId,
    },
    UnitOffered {
        unit: UnitId,
    },
    SkillOffered {
        skill: SkillId,
    },
    InteractionBegan {
        seat: Seat,
        influence: u8,
    },
    Recruited {
        seat: Seat,
        unit: UnitId,
        cost: u8,
    },
    Disbanded {
        seat: Seat,
        unit: UnitId,
    },
    Bought {
        seat: Seat,
        card: CardId,
        cost: u8,
    },
    SpentInfluence {
        seat: Seat,
        points: u8,
    },
    CardMoved {
        seat: Seat,
        card: CardId,
        to: CardDestination,
    },
    /// Cards went away without anybody seeing which.
    ArtifactsDrawn {
        seat: Seat,
        cards: Pile,
    },
    Healed {
        seat: Seat,
    },
    UnitHealed {
        seat: Seat,
        unit: UnitId,
    },
    UnitReadied {
        seat: Seat,
        unit: UnitId,
    },
    BannerAssigned {
        seat: Seat,
        banner: CardId,
        unit: UnitId,
    },
    ReputationChanged {
        seat: Seat,
        by: i8,
    },
    GainedFame {
        seat: Seat,
        fame: u8,
    },
    LevelReached {
        seat: Seat,
        level: u8,
    },
    SkillGained {
        seat: Seat,
        skill: SkillId,
    },
    SkillsRevealed {
        seat: Seat,
        skills: ArrayVec<SkillId, 2>,
    },
    RewardGained {
        seat: Seat,
        reward: Reward,
    },
    CombatBegan {
        seat: Seat,
        enemies: ArrayVec<EnemyId, MAX_FOES>,
    },
    PhaseBegan {
        phase: Phase,
    },
    EnemySummoned {
        by: EnemyId,
        monster: EnemyId,
    },
    /// An attack was made on these enemies together; what it amounts to is enough.
    Struck {
        seat: Seat,
        enemies: ArrayVec<EnemyId, MAX_FOES>,
        held: u16,
        needed: u16,
    },
    EnemyDefeated {
        seat: Seat,
        enemy: EnemyId,
    },
    EnemyBlocked {
        seat: Seat,
        enemy: EnemyId,
        held: u16,
        needed: u16,
    },
    BlockFailed {
        seat: Seat,
        enemy: EnemyId,
        held: u16,
        needed: u16,
    },
    /// Damage of an enemy is assigned to the hero or to a Unit; what comes of it follows.
    EnemyAttacked {
        seat: Seat,
        enemy: EnemyId,
        damage: u8,
        unit: Option<UnitId>,
    },
    EnemyHeldBack {
        enemy: EnemyId,
    },
    EnemyWeakened {
        enemy: EnemyId,
    },
    /// An effect counted the Wounds in hand, so that everybody knows how many there are.
    WoundsCounted {
        seat: Seat,
        wounds: u8,
    },
    WoundsTaken {
        seat: Seat,
        wounds: u8,
        to_discard: bool,
    },
    UnitWounded {
        seat: Seat,
        unit: UnitId,
        wounds: u8,
    },
    UnitAbsorbed {
        seat: Seat,
        unit: UnitId,
    },
    UnitDestroyed {
        seat: Seat,
        unit: UnitId,
    },
    /// MK-PVP-50: its Armor or resistances are less for this combat.
    UnitWeakened {
        seat: Seat,
        unit: UnitId,
    },
    /// MK-PVP-57: its share was taken from the attack.
    UnitHeldBack {
        seat: Seat,
        unit: UnitId,
    },
    HandLost {
        seat: Seat,
    },
    CombatEnded {
        seat: Seat,
    },
    SiteConquered {
        seat: Seat,
        at: Hex,
    },
    CityConquered {
        seat: Seat,
        color: Color,
    },
    Plundered {
        seat: Seat,
    },
    GladeMarked {
        seat: Seat,
        at: Hex,
    },
    /// All Shields left the glades.
    GladesCleared,
    IncantationBegan {
        seat: Seat,
    },
    /// A token marks an entrance.
    SecretPlaced {
        seat: Seat,
        at: Hex,
        secret: Secret,
    },
    /// MK-SCEN-RETURN-03
    Eliminated {
        seat: Seat,
    },
    PortalClosed,
    /// MK-VARIANT-RAMPAGE-02
    RampageRolled {
        at: Hex,
        die: Mana,
    },
    /// MK-VARIANT-DRAFT-01
    Drafted {
        seat: Seat,
        card: CardId,
    },
    /// Cards to choose from came from the player before.
    DraftPassed {
        seat: Seat,
        cards: Pile,
    },
    DraftedAdded {
        seat: Seat,
    },
    /// MK-VARIANT-UPGRADE-01
    UpgradeOffered {
        card: CardId,
    },
    Upgraded {
        seat: Seat,
        new: CardId,
        old: CardId,
    },
    /// MK-VARIANT-DARKNESS-01
    DarknessRolled {
        dice: [Mana; 2],
    },
    /// MK-SCEN-RETURN-08: the team of this seat has chosen one of its heroes.
    OneChosen {
        seat: Seat,
    },
    /// MK-VARIANT-AUCTION-01
    HeroPicked {
        seat: Seat,
        hero: HeroId,
    },
    HeroBid {
        seat: Seat,
        bid: u8,
    },
    HeroWon {
        seat: Seat,
        hero: HeroId,
        bid: u8,
    },
    /// MK-VARIANT-ICOMBAT-02: somebody has set a die in secret.
    DieSet {
        seat: Seat,
    },
    /// MK-VARIANT-ICOMBAT-07
    DieRevealed {
        color: Mana,
    },
    /// The scenario's end was met: so many turns are still to come.
    LastTurns {
        turns: u8,
    },
    Discarded {
        seat: Seat,
        card: CardId,
    },
    /// Move points were left and are lost.
    LostMovePoints {
        seat: Seat,
        points: u8,
    },
    PlayAreaCleared {
        seat: Seat,
        cards: Pile,
    },
    GameOver,
}
