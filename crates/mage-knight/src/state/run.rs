//! An effect that is being carried out, as data.

use serde::{Deserialize, Serialize};

use crate::{
    cards::{
        CardId, DeckEnd,
        program::{Op, Step, program},
    },
    content::{Color, Mana, RuinId, SkillId, TacticId, UnitId},
};

/// Where an effect is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// One of the two effects of a Deed card.
    Card { card: CardId, strong: bool },
    /// MK-UNIT-11: an ability of a Unit.
    Ability { unit: UnitId, index: u8 },
    /// MK-SKILL-05
    Skill(SkillId),
    /// MK-TACTIC-05
    Tactic(TacticId),
    /// MK-SITE-RUINS-03: the altar of a ruin token.
    Altar(RuinId),
    /// MK-INTERACT-17: the mana for a Spell that is bought.
    Purchase(CardId),
    /// MK-UNIT-15: what a Banner lets its Unit do.
    Banner(CardId),
}

impl Origin {
    /// MK-COMBAT-GEN-05, MK-COMBAT-GEN-06: the colour resistances look at.
    pub fn color(self) -> Option<Mana> {
        if let Origin::Ability { unit, index } = self {
            return unit.printed().abilities.get(usize::from(index))?.mana;
        }
        let Origin::Card { card, .. } = self else { return None };
        card.card().color().map(Mana::of)
    }
}

/// One step of a printed effect, which waits for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepRef {
    pub origin: Origin,
    pub at: u8,
    /// MK-RULING-99: the card that cast it, if it was not the one it is printed on.
    pub cast_by: Option<CardId>,
}

impl StepRef {
    pub fn step(self) -> Option<&'static Step> {
        let Op::Do(step) = program(self.origin).get(usize::from(self.at))? else { return None };
        Some(step)
    }
}

/// Choices made inside an effect, in the order they come up. A test knows that no effect has more.
pub const MAX_PICKS: usize = 4;

/// An effect under way. What it remembers is in here, not in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    pub origin: Origin,
    pub stage: RunStage,
    /// The options chosen.
    pub picks: [u8; MAX_PICKS],
    pub picked: u8,
    /// Costs paid so far.
    pub paid_costs: u8,
    /// The place of the program it has come to, and how many picks led there.
    pub at: u8,
    pub taken: u8,
    /// How far the step at hand has come: how often it was answered, or what it has used up.
    pub progress: u8,
    pub bound: Bindings,
    pub manner: Manner,
}

/// MK-CARD-16: an effect is decided and paid for before anything of it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RunStage {
    Deciding,
    Paying,
    Doing,
}

/// What steps leave to those after them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bindings {
    /// The mana paid last.
    pub paid: Option<Mana>,
    /// The colour chosen, also that of a die.
    pub color: Option<Mana>,
    /// The enemy chosen, or in a combat of heroes the Unit of the other one.
    pub enemy: Option<u8>,
    /// The own Unit that was activated or readied.
    pub unit: Option<u8>,
    /// Cards that were discarded or left the game.
    pub discarded: u8,
    /// The colour of the card that left the game.
    pub thrown: Option<Color>,
    /// What the Attack was raised by.
    pub raised: u8,
    /// The end of the deck chosen.
    pub end: Option<DeckEnd>,
    /// Crystals others lost, one bit a colour.
    pub lost: Option<u8>,
}

/// How an effect is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manner {
    /// Mana costs of the card itself are not paid (MK-RULING-74).
    pub free: bool,
    /// The card lies in the play area; before, its play is only being judged.
    pub in_play: bool,
    /// Uses still to come after this one.
    pub again: u8,
    /// Added once to Move, Influence, Attack or Block, unless it was in this use.
    pub bonus: u8,
    pub bonus_used: bool,
    /// Remove the card from the game afterwards.
    pub throw_away: bool,
    /// The card that cast it from the offer.
    pub cast_by: Option<CardId>,
}

impl Run {
    pub fn new(origin: Origin) -> Self {
        Run {
            origin,
            stage: RunStage::Deciding,
            picks: [0; MAX_PICKS],
            picked: 0,
            paid_costs: 0,
            at: 0,
            taken: 0,
            progress: 0,
            bound: Bindings::default(),
            manner: Manner::default(),
        }
    }

    /// Played in another manner.
    pub(crate) fn played(self, manner: Manner) -> Self {
        Run { manner, ..self }
    }

    /// By an own Unit.
    pub(crate) fn by_unit(mut self, unit: u8) -> Self {
        self.bound.unit = Some(unit);
        self
    }

    /// The step at hand.
    pub(crate) fn here(&self) -> StepRef {
        StepRef { origin: self.origin, at: self.at, cast_by: self.manner.cast_by }
    }

    /// Goes on after the step at hand.
    pub(crate) fn go_on(&mut self) {
        self.at += 1;
        self.progress = 0;
    }

    /// The same effect once more from its beginning: what it leaves open is chosen and paid for anew (MK-RULING-108).
    pub(crate) fn restart(&mut self) {
        let bound = Bindings { unit: self.bound.unit, ..Bindings::default() };
        let manner = Manner { bonus_used: false, ..self.manner };
        *self = Run { bound, manner, ..Run::new(self.origin) };
    }

    /// MK-CARD-16: nothing more comes of it, now or again.
    pub(crate) fn abort(&mut self) {
        self.at = u8::MAX;
        self.stage = RunStage::Doing;
        self.manner.again = 0;
    }

    /// With one more option chosen.
    pub(crate) fn picking(mut self, option: u8) -> Self {
        if let Some(place) = self.picks.get_mut(usize::from(self.picked)) {
            *place = option;
            self.picked += 1;
        }
        self
    }
}
