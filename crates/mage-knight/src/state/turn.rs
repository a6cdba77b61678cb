//! What is remembered of a turn while it lasts.

use std::{iter::repeat_n, mem::discriminant};

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{Hex, MAX_SEATS, Origin, Points, StepRef};
use crate::{
    cards::{
        CardId, Element, Reach, Terrains, Zone,
        effect::{CostChange, SidewaysBonus, TurnModifier, UnitBonus},
    },
    content::ruin::RuinReward,
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
    /// What gave these points, in the order it came, spent points included.
    pub terms: ArrayVec<Term, MAX_TERMS>,
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
    pub modifiers: Modifiers,
    pub tally: Tally,
    /// Effects for the end of the turn, and those counted over all of it.
    pub later: ArrayVec<StepRef, 24>,
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

/// More terms than cards, Units and Skills give in a turn; what comes after them is not named.
const MAX_TERMS: usize = 24;

/// One part of a pool of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Term {
    pub pool: Points,
    /// What gave it; nothing for what Reputation and Shields add to Influence.
    pub origin: Option<Origin>,
    pub points: i8,
}

impl Turn {
    /// Remembers what gave points. What gave some before gave more.
    pub(crate) fn note_term(&mut self, pool: Points, origin: Option<Origin>, points: i8) {
        let same = |term: &&mut Term| term.pool == pool && term.origin == origin;
        if let Some(term) = self.terms.iter_mut().find(same) {
            term.points = term.points.saturating_add(points);
        } else if points != 0 && !self.terms.is_full() {
            self.terms.push(Term { pool, origin, points });
        }
    }

    /// The points of a pool are gone, and with them where they came from.
    pub(crate) fn forget_terms(&mut self, pool: Points) {
        self.terms.retain(|term| term.pool != pool);
    }

    /// Something was used that a rest allows.
    pub(crate) fn begin(&mut self) {
        if self.kind == TurnKind::Open {
            self.kind = TurnKind::Begun;
        }
    }

    /// MK-RULING-97: something was gained or done that bars a rest, unless it is one.
    pub(crate) fn become_regular(&mut self) {
        if let TurnKind::Open | TurnKind::Begun = self.kind {
            self.kind = TurnKind::Regular;
        }
    }
}

/// What effects changed for the rest of the turn (MK-EFFECT-04), in an order of its own: turns in which the same was
/// played are the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Modifiers(ArrayVec<TurnModifier, 24>);

impl Modifiers {
    /// Whether there is one of this kind.
    #[inline]
    pub fn has(&self, modifier: TurnModifier) -> bool {
        let kind = discriminant(&modifier);
        self.0.iter().any(|held| discriminant(held) == kind)
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = TurnModifier> + Clone {
        self.0.iter().copied()
    }

    /// The first of which something is wanted.
    #[inline]
    pub fn find<T>(&self, wanted: impl Fn(TurnModifier) -> Option<T>) -> Option<T> {
        self.iter().find_map(wanted)
    }

    /// Whether terrain costs something else. Such changes come first.
    #[inline]
    pub fn change_terrain(&self) -> bool {
        matches!(self.0.first(), Some(TurnModifier::TerrainCost { .. }))
    }

    /// Changes of what terrain costs.
    #[inline]
    pub fn terrain_costs(&self) -> impl Iterator<Item = (Terrains, CostChange)> + Clone {
        self.iter().filter_map(|modifier| match modifier {
            TurnModifier::TerrainCost { terrains, change } => Some((terrains, change)),
            _ => None,
        })
    }

    /// Every bonus of Units.
    pub fn unit_bonuses(&self) -> impl Iterator<Item = UnitBonus> {
        self.iter().filter_map(|modifier| match modifier {
            TurnModifier::UnitBonus(bonus) => Some(bonus),
            _ => None,
        })
    }

    /// The price of a Move point in Attack points; `None` if none can be bought.
    pub fn move_to_attack(&self, wanted: Reach) -> Option<u8> {
        self.find(|modifier| match modifier {
            TurnModifier::MoveToAttack { cost, reach } => (reach == wanted).then_some(cost),
            _ => None,
        })
    }

    /// The element of Blocks made of Influence.
    pub fn influence_as_block(&self) -> Option<Element> {
        self.find(|modifier| match modifier {
            TurnModifier::InfluenceAsBlock(element) => Some(element),
            _ => None,
        })
    }

    /// What cards played sideways are worth. Of those that are worth the same the first has the narrowest condition.
    #[inline]
    pub fn sideways(&self) -> impl Iterator<Item = (u8, SidewaysBonus)> {
        self.iter().filter_map(|modifier| match modifier {
            TurnModifier::Sideways { value, better } => Some((value, better)),
            _ => None,
        })
    }

    /// What an Advanced Action of the offer can be bought for, and where it goes.
    pub fn buy_card(&self) -> Option<(u8, Zone)> {
        self.find(|modifier| match modifier {
            TurnModifier::BuyCard { influence, to, .. } => Some((influence, to)),
            _ => None,
        })
    }

    /// Whether there was room for it.
    pub(crate) fn add(&mut self, modifier: TurnModifier) -> bool {
        self.0.retain(|old| !modifier.replaces(old));
        let at = self.0.partition_point(|old| *old < modifier);
        self.0.try_insert(at, modifier).is_ok()
    }

    /// Takes one away, of several alike only one.
    pub(crate) fn remove_one(&mut self, modifier: TurnModifier) {
        if let Some(at) = self.0.iter().position(|held| *held == modifier) {
            self.0.remove(at);
        }
    }

    /// How many there are of this kind.
    pub(crate) fn count(&self, modifier: TurnModifier) -> usize {
        let kind = discriminant(&modifier);
        self.0.iter().filter(|held| discriminant(*held) == kind).count()
    }

    pub(crate) fn remove_all(&mut self, gone: impl Fn(TurnModifier) -> bool) {
        self.0.retain(|modifier| !gone(*modifier));
    }
}

/// What is counted over a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    pub units_recruited: u8,
    pub enemies_defeated: u8,
    /// MK-RULING-105: Units of the offer that attacked or blocked.
    pub lent_units_fought: u8,
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TurnKind {
    /// Nothing was done yet: it may become either, or be forfeited by announcing the end of the round.
    #[default]
    Open,
    /// MK-RULING-97: only healing and special effects were used, and it may still become a rest.
    Begun,
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// MK-SITE-RUINS-05: what a ruin token shows, as it is taken.
    pub fn of_ruin(won: RuinReward) -> impl DoubleEndedIterator<Item = Reward> {
        let RuinReward { artifacts, spells, advanced_actions, units, crystals_each } = won;
        let at_once = (artifacts > 0).then_some(Reward::Artifacts(artifacts));
        let each = [
            (spells, Reward::Spell),
            (advanced_actions, Reward::AdvancedAction),
            (units, Reward::Unit),
            (crystals_each, Reward::Crystals),
        ];
        let each = each.into_iter().flat_map(|(count, what)| repeat_n(what, usize::from(count)));
        at_once.into_iter().chain(each)
    }

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
