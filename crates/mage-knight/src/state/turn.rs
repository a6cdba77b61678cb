//! What is remembered of a turn while it lasts.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{Hex, MAX_SEATS, Playing};
use crate::{
    cards::{CardId, Element, effect::Better},
    content::Mana,
};

/// The turn being taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub kind: TurnKind,
    pub stage: Stage,
    /// The pool of Move points (MK-MOVE-03).
    pub move_points: u8,
    /// Influence points (MK-INTERACT-04).
    pub influence: u8,
    /// Healing points (MK-HEAL-01), and how many of them are worth Fame when spent.
    pub healing: u8,
    pub healing_with_fame: u8,
    pub healing_fame_earned: u8,
    /// Whether a card was played or discarded (MK-TURN-11).
    pub card_used: bool,
    /// Source dice that may still be used (MK-MANA-12), and those that were.
    pub dice_left: u8,
    pub dice_used: u8,
    /// MK-SCEN-DRUID-03: a glade was marked where the movement ended.
    pub movement_over: bool,
    /// MK-RULING-21: the spaces left behind, the first one first.
    pub path: ArrayVec<Hex, 24>,
    /// Where an assault came from, to withdraw to.
    pub assault_from: Option<Hex>,
    pub rules: Rules,
    pub tally: Tally,
    /// Effects for the end of the turn, and those counted over all of it.
    pub later: ArrayVec<Playing, 12>,
    /// What was won and is taken at the end of the turn (MK-EFFECT-10).
    pub rewards: ArrayVec<Reward, 12>,
    /// The Hand limit of the draw at its end, as it was when drawing began.
    pub draw_limit: u8,
    /// What Reputation and Shields add to Influence in this interaction (MK-INTERACT-05).
    pub standing: i8,
    /// MK-RULING-84: shares of a joint assault that were declined this turn, by seat: one bit a number.
    pub declined: [u32; MAX_SEATS],
    /// What others discarded for an effect of this turn, the last such effect alone.
    pub given_up: ArrayVec<(Seat, CardId), MAX_SEATS>,
}

/// What effects changed for the rest of the turn (MK-EFFECT-04).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// Effects on terrain, as they were played.
    pub terrain: ArrayVec<TerrainRule, 8>,
    pub reach_two: bool,
    pub provoke_nothing: bool,
    pub ignore_fortification: bool,
    pub gold_always: bool,
    /// No Source die can be used any more this turn.
    pub source_closed: bool,
    pub black_always: bool,
    pub dice_as_basic: bool,
    /// One bit a colour of mana.
    pub endless: u8,
    pub units_take_no_damage: bool,
    pub units_resist_all: bool,
    pub unit_armor: u8,
    pub unit_attack: u8,
    pub unit_block: u8,
    /// Attack bonus of units for this combat alone.
    pub unit_attack_combat: u8,
    pub unit_block_combat: u8,
    /// For the next Unit activated: regular Attack, Ranged Attack, Block.
    pub activated: Option<[u8; 3]>,
    /// Element of Blocks made of Influence.
    pub influence_as_block: Option<Element>,
    /// Move points for one Attack and for one Ranged Attack; 0 is not allowed.
    pub move_to_attack: [u8; 2],
    /// For the first Attack or Block card.
    pub first_bonus: Option<(u8, u8)>,
    pub double_physical: bool,
    pub hand_limit: u8,
    pub skip_draw: bool,
    pub extra_turn: bool,
    /// What a card played sideways is worth.
    pub sideways: Option<SidewaysRule>,
    pub draw_per_wound_healed: u8,
    /// Cards that may be bought: price, and whether they go to the hand.
    pub buy: Option<(u8, bool)>,
}

/// A change of what terrain costs (MK-MOVE-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TerrainRule {
    /// One bit a terrain.
    pub terrains: u16,
    pub change: TerrainChange,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TerrainChange {
    Set(u8),
    Less {
        by: u8,
        min: u8,
    },
    /// It costs more, but no more than `max`.
    More {
        by: u8,
        max: u8,
    },
    /// MK-MOVE-17: impassable terrain can be entered.
    Passable(u8),
}

/// See [`crate::cards::Effect::Sideways`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SidewaysRule {
    pub value: u8,
    pub better: Better,
    pub paid: Option<Mana>,
}

/// What is counted over a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    pub units_recruited: u8,
    pub enemies_defeated: u8,
    /// By basic colour.
    pub spells_cast: [u8; 4],
    pub crystals_spent: [u8; 4],
    pub wounds_to_hand: u8,
    pub wounds_to_discard: u8,
    pub tactic_used: bool,
}

/// MK-TURN-10: a turn is a regular turn or a rest.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TurnKind {
    /// Nothing was done yet: it may become either, or be forfeited by announcing the end of the round.
    #[default]
    Open,
    Regular,
    Resting(Rest),
}

/// MK-TURN-13: movement, then at most one action.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    #[default]
    Movement,
    /// MK-INTERACT-02: the action is an interaction.
    Interacting,
    Fighting,
    /// The action is over (MK-TURN-19).
    Acted,
}

/// How far a rest has come (MK-RULING-17).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Rest {
    /// Nothing was discarded yet.
    #[default]
    Declared,
    /// MK-REST-03: one card other than a Wound is discarded; Wounds may follow.
    Standard,
    /// MK-REST-05: one Wound is discarded, and that was all.
    SlowRecovery,
}

/// What is taken at the end of the turn (MK-ENDTURN-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reward {
    /// So many at once (MK-ENDTURN-11).
    Artifacts(u8),
    Spell,
    AdvancedAction,
    Unit,
    /// So many, each rolled (MK-ENDTURN-10).
    RandomCrystals(u8),
    /// One of every basic colour.
    Crystals,
    /// MK-SITE-DUNGEON-02: a die decides between a Spell and an Artifact.
    SpellOrArtifact,
}

impl Reward {
    pub const fn id(self) -> &'static str {
        match self {
            Reward::Artifacts(_) => "artifacts",
            Reward::Spell => "spell",
            Reward::AdvancedAction => "advanced-action",
            Reward::Unit => "unit",
            Reward::RandomCrystals(_) => "random-crystals",
            Reward::Crystals => "crystals",
            Reward::SpellOrArtifact => "spell-or-artifact",
        }
    }
}
