//! The heroes of the base game.

use serde::{Deserialize, Serialize};

use super::Color;
use crate::cards::{CardId, basic};

/// A hero somebody plays (MK-SETUP-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum HeroId {
    Arythea,
    Goldyx,
    Norowas,
    Tovak,
}

/// Cards in a starting deck (MK-SETUP-32).
pub const STARTING_DECK: usize = 16;

impl HeroId {
    pub const ALL: [HeroId; 4] = [HeroId::Arythea, HeroId::Goldyx, HeroId::Norowas, HeroId::Tovak];

    /// The word in data files, scripts and message ids.
    pub const fn id(self) -> &'static str {
        match self {
            HeroId::Arythea => "arythea",
            HeroId::Goldyx => "goldyx",
            HeroId::Norowas => "norowas",
            HeroId::Tovak => "tovak",
        }
    }

    pub fn from_id(id: &str) -> Option<HeroId> {
        HeroId::ALL.into_iter().find(|hero| hero.id() == id)
    }

    /// MK-SETUP-38: the hero's own card, and the common card it stands in for.
    pub const fn own_card(self) -> (CardId, CardId) {
        match self {
            HeroId::Arythea => (basic::BATTLE_VERSATILITY, basic::RAGE),
            HeroId::Goldyx => (basic::WILL_FOCUS, basic::CONCENTRATION),
            HeroId::Norowas => (basic::NOBLE_MANNERS, basic::PROMISE),
            HeroId::Tovak => (basic::COLD_TOUGHNESS, basic::DETERMINATION),
        }
    }

    /// MK-SETUP-32, MK-SETUP-38: the sixteen Basic Actions this hero starts with, unshuffled.
    pub fn starting_deck(self) -> [CardId; STARTING_DECK] {
        let mut deck = basic::COMMON_DECK;
        let (own, replaced) = self.own_card();
        if let Some(place) = deck.iter_mut().find(|card| **card == replaced) {
            *place = own;
        }
        deck
    }

    /// MK-DUMMY-18: the dots on the hero card, which a dummy player takes as crystals.
    pub const fn dots(self) -> [Color; 3] {
        match self {
            HeroId::Arythea => [Color::Red, Color::Red, Color::White],
            HeroId::Goldyx => [Color::Green, Color::Green, Color::Blue],
            HeroId::Norowas => [Color::White, Color::White, Color::Green],
            HeroId::Tovak => [Color::Blue, Color::Blue, Color::Red],
        }
    }
}
