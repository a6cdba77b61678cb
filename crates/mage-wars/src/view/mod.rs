//! What a viewer may know, built field by field: a new state field is hidden until someone writes it here.

mod build;
mod forecast;
mod pieces;
mod plan;
mod preview;
mod reveals;
mod way;
mod window;

use kernel::{Outcome, Seat};
use serde::Serialize;

use crate::{
    cards::Lean,
    flow::{AttackStep, CastStep, Choice, Phase},
    maps::MapId,
    state::{ObjectId, Zone},
    vocabulary::{Marker, Token},
};

pub(crate) use build::view;
pub use pieces::{PieceOption, PieceView};
pub use plan::PlanView;
pub(crate) use preview::odds;
pub use reveals::{ImpactView, RevealView};
pub use way::Way;

/// The game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MageWarsView"))]
pub struct View {
    pub arena: ArenaView,
    pub round: u16,
    pub phase: Phase,
    pub initiative: Seat,
    pub seats: Vec<SeatView>,
    pub objects: Vec<ObjectView>,
    /// Cards that lie in zones and come into play at the end of the round (MW-TRAIT-REANIMATE-01).
    pub waiting: Vec<WaitingView>,
    /// The creature whose Action Phase it is.
    pub acting: Option<ObjectId>,
    /// The innermost attack under way.
    pub attack: Option<AttackView>,
    /// What the attacks among the answers of this viewer's seat would come to.
    pub forecasts: Vec<ForecastView>,
    /// What is seen by those a target can be chosen for.
    pub outlooks: Vec<OutlookView>,
    /// Where the moves among the answers lead.
    pub ways: Vec<Way>,
    /// Whom the spells and abilities among the answers are good for, where their cards say so.
    pub leans: Vec<LeanView>,
    /// What each creature that may be activated could do then.
    pub pieces: Vec<PieceView>,
    /// What each spell that may be prepared could do at once.
    pub plan: Vec<PlanView>,
    /// What each enchantment that may be revealed now would change.
    pub reveals: Vec<RevealView>,
    /// The innermost spell under way.
    pub cast: Option<CastView>,
    /// The map of Domination and what wins on it.
    pub domination: Option<DominationView>,
    pub outcome: Option<Outcome>,
}

/// What a map of Domination has beside its zones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DominationView {
    pub map: MapId,
    /// The V'Tar that wins (MW-DOM-30).
    pub goal: u16,
    /// The two ends of the Secret Passage (MW-MOVE-18).
    pub passage: Option<[Zone; 2]>,
    /// Orbs give nothing in the next Upkeep Phase (MW-DOM-48).
    pub orbs_rest: bool,
}

/// Which zones there are: columns and rows, without those that are missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Arena"))]
pub struct ArenaView {
    pub columns: u8,
    pub rows: u8,
    pub missing: Vec<Zone>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    pub seat: Seat,
    /// The mage, while it is in play.
    pub mage: Option<ObjectId>,
    pub team: u8,
    /// How many cards are in the spellbook, and which, for those who may know (MW-HIDDEN-01).
    pub book: u16,
    pub cards: Option<Vec<CardCount>>,
    /// Spells that lie prepared, by caster (MW-HIDDEN-02, MW-HIDDEN-03). Others see nothing before all have planned.
    pub prepared: Vec<PreparedView>,
    /// The seat has finished its planning.
    pub ready: bool,
    /// What was gained to repair the V'Torrak (MW-DOM-04).
    pub vtar: u16,
    /// Everyone may look through it, the newest card last (MW-HIDDEN-10).
    pub discard: Vec<String>,
    /// Cards that left the game, the newest last.
    pub removed: Vec<String>,
}

/// A card that lies in a zone and comes into play at the end of the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WaitingView {
    pub card: String,
    pub controller: Seat,
    pub zone: Zone,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardCount {
    pub card: String,
    pub copies: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PreparedView {
    pub caster: ObjectId,
    /// Which spell, for those who may know.
    pub card: Option<String>,
}

/// A spell under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CastView {
    pub caster: ObjectId,
    pub controller: Seat,
    /// Which card, unless it is somebody else's enchantment.
    pub card: Option<String>,
    pub target: Option<ObjectId>,
    pub zone: Option<Zone>,
    pub step: CastStep,
}

/// An answer that aims a spell or an ability, and whom one wants that on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeanView {
    pub choice: Choice,
    pub lean: Lean,
}

/// A value with where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    pub value: i32,
    /// Printed (no object) or granted by an object.
    pub parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    pub from: Option<ObjectId>,
    pub marker: Option<Marker>,
    pub token: Option<Token>,
    /// The spell or ability it was gained from for a time.
    pub card: Option<String>,
    pub amount: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ObjectView {
    Creature(CreatureView),
    Conjuration(ConjurationView),
    Equipment {
        id: ObjectId,
        card: String,
        controller: Seat,
        /// The mage that wears it.
        host: ObjectId,
        /// Whether a spell is bound to it, and which, for those who may know (MW-HIDDEN-11).
        binds: bool,
        bound: Option<String>,
    },
    Enchantment {
        id: ObjectId,
        card: String,
        controller: Seat,
        spot: SpotView,
        /// Whether everyone can see it. A viewer sees its own hidden ones.
        revealed: bool,
    },
    /// Somebody else's hidden enchantment (MW-HIDDEN-07).
    Hidden {
        id: ObjectId,
        controller: Seat,
        spot: SpotView,
    },
    /// A V'Tar Orb: whose it is, and whether it was turned on.
    Orb {
        id: ObjectId,
        card: String,
        controller: Option<Seat>,
        zone: Zone,
        lit: bool,
    },
    /// A special tile of the map.
    Tile {
        id: ObjectId,
        card: String,
        zone: Zone,
        tokens: Vec<TokenView>,
    },
    /// A creature that is out of the arena for so many rounds.
    Away {
        id: ObjectId,
        card: String,
        controller: Option<Seat>,
        zone: Zone,
        rounds: u8,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CreatureView {
    pub id: ObjectId,
    pub card: String,
    /// Nobody for guardians of a map (MW-DOM-13).
    pub controller: Option<Seat>,
    pub zone: Zone,
    pub is_mage: bool,
    pub life: Figure,
    pub damage: u16,
    pub armor: Figure,
    pub mana: u16,
    /// What it gains in the Channel Phase, if it channels.
    pub channeling: Option<Figure>,
    pub active: bool,
    pub guarding: bool,
    pub quickcast: bool,
    pub flying: bool,
    pub conditions: Vec<ConditionView>,
    pub tokens: Vec<TokenView>,
    pub attacks: Vec<AttackBarView>,
    /// How many spells can be prepared for it: a mage or familiar (MW-READY-18, MW-READY-22).
    pub spells: u8,
    /// The spell bound to it, for those who may know (MW-HIDDEN-11).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bound: Option<String>,
}

/// A conjuration: in a zone, attached to something, or a wall on a border.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ConjurationView {
    pub id: ObjectId,
    pub card: String,
    pub controller: Seat,
    pub spot: SpotView,
    pub life: Figure,
    pub damage: u16,
    pub armor: Figure,
    pub mana: u16,
    /// What it gains in the Channel Phase, if it channels.
    pub channeling: Option<Figure>,
    pub conditions: Vec<ConditionView>,
    pub tokens: Vec<TokenView>,
    /// How many spells can be prepared for it: a spawnpoint (MW-READY-22).
    pub spells: u8,
}

/// Where a conjuration is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "at", rename_all = "snake_case")]
pub enum SpotView {
    Zone { zone: Zone },
    Host { host: ObjectId },
    Border { between: [Zone; 2] },
}

/// Markers of one condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ConditionView {
    pub marker: Marker,
    pub count: u8,
}

/// Tokens of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenView {
    pub token: Token,
    pub count: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttackBarView {
    pub name: String,
    pub dice: Figure,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttackView {
    /// The creature that attacks, if it is one.
    pub attacker: Option<ObjectId>,
    pub defender: ObjectId,
    pub step: AttackStep,
    pub counterstrike: bool,
    /// The attack bar's name, and the card it is printed on.
    pub bar: String,
    pub card: String,
    /// What is to be expected, until the dice are rolled.
    pub odds: Option<OddsView>,
}

/// An answer that begins an attack, and what is to be expected of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForecastView {
    pub choice: Choice,
    pub target: ObjectId,
    pub odds: OddsView,
}

/// Dice, armor and chances of an attack, from what everyone can see. Chances are thousandths, those of the twelve-sided
/// die twelfths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OddsView {
    pub dice: Figure,
    pub armor: Figure,
    pub piercing: i32,
    pub strikes: u8,
    /// Damage the defender can still take.
    pub left: u16,
    /// The chance of each damage, from none on, and that it is enough to destroy the defender.
    pub damage: Vec<u16>,
    pub kills: u16,
    /// The mean damage in tenths.
    pub mean: u16,
    /// That a dazed attacker misses, and that the best Defense at hand avoids a strike.
    pub misses: u8,
    pub avoids: u8,
    pub effects: Vec<EffectOddsView>,
}

/// What the effect die may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EffectOddsView {
    pub markers: Vec<Marker>,
    pub push: bool,
    pub chance: u8,
}

/// How the arena looks to somebody who casts, attacks, or uses an ability.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OutlookView {
    pub who: ObjectId,
    pub from: Zone,
    pub zones: Vec<SightView>,
}

/// How far away a zone is, and whether it is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SightView {
    pub zone: Zone,
    pub distance: u8,
    /// The walls that hide what stands on the ground there.
    pub hidden_by: Vec<ObjectId>,
    /// An outer wall hides it: a missing zone lies between.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub walled_off: bool,
}
