//! Casting in four steps, by the names of the rulebook (MW-CAST-01), with a window after each (MW-REVEAL-07).

mod aim;
mod arrival;
mod declare;
mod fits;
mod judge;
mod pay;
mod resolve;
mod target;
mod walk;

use kernel::Seat;
use serde::{Deserialize, Serialize};

pub use aim::Aim;
pub use arrival::{Arrival, Extension};
pub use declare::Detail;
pub(crate) use judge::{Caster, Lines};
pub(crate) use target::Aiming;

use super::{Frame, Moment, effect::Context};
use crate::{
    cards::{CardId, Part, ProgramRef},
    state::{MageWars, ObjectId},
    vocabulary::{Location, Marker, Pile, Stopped},
};

/// What is cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spell {
    /// A spell prepared for the caster.
    Card(CardId),
    /// The spell bound to an object (MW-SPELLBIND-04).
    Bound(ObjectId),
    /// What a card in play offers as a spell (MW-CAST-29).
    Ability { object: ObjectId, at: u8 },
}

/// With which right a spell is cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CastTiming {
    /// With an action of the caster's own Action Phase.
    Action,
    /// With the mage's quickcast action.
    Quickcast,
    /// Before or after an Action Phase, without an action.
    Around,
    /// By a spawnpoint (MW-READY-29).
    Deployment,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CastStep {
    DeclareSpell,
    PayCosts,
    CounterSpell,
    ResolveSpell,
}

impl SpellStatus {
    /// Canceled by the rules: its card is discarded (MW-COUNTER-08).
    pub const CANCELED: SpellStatus =
        SpellStatus::Stopped { how: Stopped::Canceled, card: Pile::Discard, refund: false };
}

/// How a spell under way stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpellStatus {
    /// Being declared; it can still be withdrawn, and nobody else hears of it (MW-CAST-07).
    Draft,
    /// Under way.
    Open,
    /// Something keeps it from resolving; where its card goes, and whether its mana comes back (MW-RULING-77).
    Stopped { how: Stopped, card: Pile, refund: bool },
    /// It has taken effect.
    Resolved,
}

/// Something paid for when the spell was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Removal {
    Marker(Marker),
    Enchantment(ObjectId),
}

/// A spell under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cast {
    pub caster: ObjectId,
    pub spell: Spell,
    /// The card the spell is printed on.
    pub card: CardId,
    /// Who controls the spell.
    pub you: Seat,
    /// The mage that turned it on its caster, and counts as its caster since.
    pub turned_by: Option<ObjectId>,
    /// Whose spellbook it came from.
    pub owner: Seat,
    pub timing: CastTiming,
    /// It counts as a quick spell.
    pub quick: bool,
    pub on: Aim,
    /// A number chosen when it was declared, or what the removals cost.
    pub number: u8,
    /// Where equipment will be worn, where the card leaves a choice.
    pub location: Option<Location>,
    /// An extra cost was chosen that the card offers.
    pub extra: Option<bool>,
    pub removals: Vec<Removal>,
    /// Something was destroyed so that its range does not count (MW-TRAIT-VINE-06).
    #[serde(default)]
    pub through: bool,
    /// How often caster and targets had changed zones when it was declared (MW-CAST-15).
    pub stamps: [u16; 3],
    /// Mana that came from the caster's own supply, and from the mage's.
    pub paid_by_caster: u16,
    pub paid_by_mage: u16,
    pub status: SpellStatus,
}

impl Cast {
    /// A spell somebody thinks of casting, not aimed at anything yet.
    fn draft(by: &Caster<'_>, spell: Spell, card: CardId, quick: bool) -> Self {
        Cast {
            caster: by.object.id,
            spell,
            card,
            you: by.seat,
            turned_by: None,
            owner: by.seat,
            timing: by.timing,
            quick,
            on: Aim::Nothing,
            number: 0,
            location: None,
            extra: None,
            removals: Vec::new(),
            through: false,
            stamps: [0; 3],
            paid_by_caster: 0,
            paid_by_mage: 0,
            status: SpellStatus::Draft,
        }
    }

    /// Who counts as its caster.
    pub(crate) fn by(&self) -> ObjectId {
        self.turned_by.unwrap_or(self.caster)
    }

    /// What its words are judged by.
    pub(crate) fn context(&self) -> Context {
        let this = match self.spell {
            Spell::Card(_) | Spell::Bound(_) => None,
            Spell::Ability { object, .. } => Some(object),
        };
        let (caster, on, number) = (Some(self.by()), self.on, self.number);
        Context { this, caster, on, number, ..Context::new(self.you, self.card) }
    }

    pub(crate) fn program(&self) -> ProgramRef {
        let part = match self.spell {
            Spell::Card(_) | Spell::Bound(_) => Part::Effect,
            Spell::Ability { at, .. } => Part::Ability(at),
        };
        ProgramRef { card: self.card, part }
    }
}

impl MageWars {
    /// One step of casting; then the next one, behind a reveal window.
    #[inline(never)]
    pub(super) fn run_cast(&mut self, mut cast: Cast, step: CastStep) {
        let next = match step {
            CastStep::DeclareSpell if cast.status == SpellStatus::Draft => {
                return self.run_declare(cast);
            }
            CastStep::DeclareSpell => {
                self.announce(&cast);
                CastStep::PayCosts
            }
            CastStep::PayCosts => {
                if !self.pay_for(&mut cast) {
                    return self.cancel_spell(&cast); // MW-CAST-11
                }
                self.pay_by_marker(&mut cast);
                CastStep::CounterSpell
            }
            CastStep::CounterSpell => {
                self.fire_for_spell(&cast);
                CastStep::ResolveSpell
            }
            CastStep::ResolveSpell => return self.run_resolve(cast),
        };
        self.agenda.push(Frame::Cast { cast, step: next });
        self.open_next_window(Moment::Cast(step));
    }

    /// A spell somebody begins to declare.
    pub(super) fn begin_cast(&mut self, cast: Cast) {
        self.agenda.push(Frame::Cast { cast, step: CastStep::DeclareSpell });
    }

    /// The innermost spell under way.
    pub(crate) fn current_cast(&self) -> Option<&Cast> {
        self.agenda.iter().find_map(Frame::cast).map(|(cast, _)| cast)
    }

    pub(crate) fn current_cast_mut(&mut self) -> Option<&mut Cast> {
        self.agenda.iter_mut().find_map(Frame::cast_mut)
    }
}

impl Frame {
    /// A spell under way and its step, once it is declared.
    pub(crate) fn cast(&self) -> Option<(&Cast, CastStep)> {
        match self {
            Frame::Cast { cast, step } => {
                Some((cast, *step)).filter(|_| cast.status != SpellStatus::Draft)
            }
            _ => None,
        }
    }

    pub(crate) fn cast_mut(&mut self) -> Option<&mut Cast> {
        match self {
            Frame::Cast { cast, .. } => Some(cast).filter(|cast| cast.status != SpellStatus::Draft),
            _ => None,
        }
    }
}
