//! The words card effects are built from. A card is a value of these; the engine, the text and the tests read the same.
//!
//! Cards use the constructor functions alone, so the enums beneath can be reshaped freely.

use serde::Serialize;

use crate::content::Color;

/// What playing a card or using an ability does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// MK-EFFECT-02: gain Move points.
    Move(u8),
    Influence(u8),
    Attack {
        amount: u8,
        reach: Reach,
        element: Element,
    },
    Block {
        amount: u8,
        element: Element,
    },
    /// Block that grows with what is printed on the blocked enemy.
    BlockPerTrait {
        amount: u8,
        element: Element,
    },
    Heal(u8),
    Draw(u8),
    /// Discard other cards from hand; the effect cannot be played without them (MK-CARD-16).
    Discard(u8),
    /// Pay mana for the rest of the effect.
    PayMana(Colors),
    GainMana(Colors),
    GainCrystal(Colors),
    /// Use more dice of the Source this turn.
    MoreSourceDice(u8),
    /// Take a Source die, set it to any colour but gold and gain tokens of it; it returns unrolled.
    SetSourceDie {
        tokens: u8,
    },
    /// Play another Action card with its strong effect for free, with a bonus to what it gives.
    PlayStrong {
        bonus: u8,
    },
    Fame(i8),
    Reputation(i8),
    /// Carried out at the end of this turn.
    AtEndOfTurn(&'static Effect),
    /// Only if the card was played during an interaction.
    IfInteracting(&'static Effect),
    /// One after the other.
    All(&'static [Effect]),
    /// One of these, as the player chooses.
    Choose(&'static [Effect]),
}

/// Which phase of combat an Attack belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    Melee,
    Ranged,
    Siege,
}

/// What an Attack or Block is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Element {
    Physical,
    Fire,
    Ice,
}

/// Which colours an effect speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colors {
    AnyBasic,
    OneOf(&'static [Color]),
    /// The colour of the mana paid before.
    AsPaid,
}

pub const fn gain_move(points: u8) -> Effect {
    Effect::Move(points)
}

pub const fn influence(points: u8) -> Effect {
    Effect::Influence(points)
}

pub const fn attack(amount: u8) -> Effect {
    Effect::Attack { amount, reach: Reach::Melee, element: Element::Physical }
}

pub const fn ranged_attack(amount: u8) -> Effect {
    Effect::Attack { amount, reach: Reach::Ranged, element: Element::Physical }
}

pub const fn siege_attack(amount: u8) -> Effect {
    Effect::Attack { amount, reach: Reach::Siege, element: Element::Physical }
}

pub const fn block(amount: u8) -> Effect {
    Effect::Block { amount, element: Element::Physical }
}

pub const fn block_per_trait(amount: u8) -> Effect {
    Effect::BlockPerTrait { amount, element: Element::Physical }
}

pub const fn heal(points: u8) -> Effect {
    Effect::Heal(points)
}

pub const fn draw(cards: u8) -> Effect {
    Effect::Draw(cards)
}

pub const fn discard(cards: u8) -> Effect {
    Effect::Discard(cards)
}

pub const fn pay_mana(colors: Colors) -> Effect {
    Effect::PayMana(colors)
}

pub const fn gain_mana(colors: Colors) -> Effect {
    Effect::GainMana(colors)
}

pub const fn gain_crystal(colors: Colors) -> Effect {
    Effect::GainCrystal(colors)
}

pub const fn more_source_dice(dice: u8) -> Effect {
    Effect::MoreSourceDice(dice)
}

pub const fn set_source_die(tokens: u8) -> Effect {
    Effect::SetSourceDie { tokens }
}

pub const fn play_strong(bonus: u8) -> Effect {
    Effect::PlayStrong { bonus }
}

pub const fn fame(amount: i8) -> Effect {
    Effect::Fame(amount)
}

pub const fn reputation(amount: i8) -> Effect {
    Effect::Reputation(amount)
}

pub const fn at_end_of_turn(effect: &'static Effect) -> Effect {
    Effect::AtEndOfTurn(effect)
}

pub const fn if_interacting(effect: &'static Effect) -> Effect {
    Effect::IfInteracting(effect)
}

pub const fn all(effects: &'static [Effect]) -> Effect {
    Effect::All(effects)
}

pub const fn choose(effects: &'static [Effect]) -> Effect {
    Effect::Choose(effects)
}

impl Effect {
    /// The same Attack or Block, made of something else.
    pub const fn of(self, element: Element) -> Effect {
        match self {
            Effect::Attack { amount, reach, .. } => Effect::Attack { amount, reach, element },
            Effect::Block { amount, .. } => Effect::Block { amount, element },
            Effect::BlockPerTrait { amount, .. } => Effect::BlockPerTrait { amount, element },
            Effect::Move(_)
            | Effect::Influence(_)
            | Effect::Heal(_)
            | Effect::Draw(_)
            | Effect::Discard(_)
            | Effect::PayMana(_)
            | Effect::GainMana(_)
            | Effect::GainCrystal(_)
            | Effect::MoreSourceDice(_)
            | Effect::SetSourceDie { .. }
            | Effect::PlayStrong { .. }
            | Effect::Fame(_)
            | Effect::Reputation(_)
            | Effect::AtEndOfTurn(_)
            | Effect::IfInteracting(_)
            | Effect::All(_)
            | Effect::Choose(_) => panic!("only an Attack or a Block has an element"),
        }
    }
}
