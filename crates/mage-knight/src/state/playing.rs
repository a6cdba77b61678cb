//! An effect that is being carried out, as data.

use serde::{Deserialize, Serialize};

use crate::{
    cards::{
        Banner, CardId, Effect,
        words::{all, does_not_attack, fame},
    },
    content::{Color, Mana, RuinId, SkillId, TacticId, UnitId},
};

/// Where an effect is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Root {
    Card {
        card: CardId,
        strong: bool,
    },
    Ability {
        unit: UnitId,
        index: u8,
    },
    Skill(SkillId),
    Tactic(TacticId),
    /// MK-SITE-RUINS-03: the altar of a ruin token.
    Altar(RuinId),
    /// MK-INTERACT-17: the mana for a Spell that is bought.
    Purchase(CardId),
    /// MK-UNIT-15: what a Banner lets its Unit do.
    Banner(CardId),
}

/// One attack is cancelled, for Fame.
const CANCEL_ATTACK: &Effect = &all(&[does_not_attack(), fame(1)]);

impl Root {
    /// What is printed there; nothing for what cannot be played.
    pub fn effect(self) -> &'static Effect {
        const NOTHING: &Effect = &Effect::All(&[]);
        match self {
            Root::Card { card, strong } => {
                let card = card.card();
                let side = if strong { card.strong() } else { card.basic() };
                side.unwrap_or(NOTHING)
            }
            Root::Ability { unit, index } => {
                let ability = unit.printed().abilities.get(usize::from(index));
                ability.map_or(NOTHING, |ability| &ability.effect)
            }
            Root::Skill(skill) => &skill.printed().effect,
            Root::Tactic(tactic) => &tactic.printed().effect,
            Root::Banner(card) => match card.card().basic() {
                Some(Effect::AssignBanner(Banner::CancelAttack)) => CANCEL_ATTACK,
                _ => NOTHING,
            },
            Root::Altar(_) | Root::Purchase(_) => NOTHING,
        }
    }

    /// MK-COMBAT-GEN-05, MK-COMBAT-GEN-06: the colour resistances look at.
    pub fn color(self) -> Option<Mana> {
        match self {
            Root::Card { card, .. } => card.card().color().map(Mana::of),
            Root::Ability { unit, index } => {
                unit.printed().abilities.get(usize::from(index)).and_then(|ability| ability.mana)
            }
            Root::Skill(_)
            | Root::Tactic(_)
            | Root::Altar(_)
            | Root::Purchase(_)
            | Root::Banner(_) => None,
        }
    }
}

/// Choices made inside an effect, in the order they come up.
pub const MAX_PICKS: usize = 4;

/// An effect under way. What it remembers is in here, not in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Playing {
    pub root: Root,
    pub picks: [u8; MAX_PICKS],
    pub picked: u8,
    /// Costs paid so far.
    pub paid_costs: u8,
    /// Mana costs of the card itself are not paid (MK-RULING-74).
    pub free: bool,
    /// The next part to carry out.
    pub next: u8,
    /// How far that part has come.
    pub done: u8,
    /// Uses still to come after this one.
    pub again: u8,
    /// Added to Move, Influence, Attack or Block.
    pub bonus: u8,
    pub paid: Option<Mana>,
    pub thrown: Option<Color>,
    pub chosen: Option<Mana>,
    /// The enemy chosen.
    pub target: Option<u8>,
    /// Cards discarded, or the bonus taken.
    pub count: u8,
    /// The own Unit that was activated or readied.
    pub unit: Option<u8>,
    /// Remove the card from the game afterwards.
    pub throw_away: bool,
    /// The bonus was added in this use.
    pub bonus_used: bool,
    /// The card lies in the play area; before, its play is only being judged.
    pub in_play: bool,
}

impl Playing {
    pub fn new(root: Root) -> Self {
        Playing {
            root,
            picks: [0; MAX_PICKS],
            picked: 0,
            paid_costs: 0,
            free: false,
            next: 0,
            done: 0,
            again: 0,
            bonus: 0,
            paid: None,
            thrown: None,
            chosen: None,
            target: None,
            count: 0,
            unit: None,
            throw_away: false,
            bonus_used: false,
            in_play: false,
        }
    }

    /// The same effect once more from its first part; choices and costs stay as they were.
    pub(crate) fn afresh(self) -> Self {
        Playing { next: 0, done: 0, count: 0, thrown: None, bonus_used: false, ..self }
    }

    /// MK-CARD-16: nothing more comes of it, now or again.
    pub(crate) fn break_off(&mut self) {
        self.next = u8::MAX;
        self.done = 0;
        self.again = 0;
    }

    pub(crate) fn pick(&mut self, option: u8) {
        if let Some(place) = self.picks.get_mut(usize::from(self.picked)) {
            *place = option;
            self.picked += 1;
        }
    }
}
