//! What lies on the table besides tiles and players: tokens, dice, decks, offers, cities, the dummy player.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{Hex, Pile};
use crate::{
    cards::CardId,
    content::{
        Color, EnemyColor, EnemyId, HeroId, Mana, RuinId, Site, SkillId, TacticId, UnitId,
        city::GARRISON, enemy::MOST_OF_A_COLOR, mana::DICE_IN_BOX, skill::SKILLS_OF_A_HERO,
        unit::UNIT_DECK,
    },
};

/// What lies on one space of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpotState {
    /// Enemy tokens, and whether each lies face up.
    pub enemies: [Option<(EnemyId, bool)>; 2],
    /// A ruin token, and whether it lies face up.
    pub ruin: Option<(RuinId, bool)>,
    /// Whose Shield marks the space: conquered, or burned.
    pub shield: Option<Seat>,
    /// MK-SCEN-DRUID-03: whose Shields mark the glade, one bit a seat.
    pub marks: u8,
    /// MK-SCEN-DUNGEON-03, MK-SCEN-DUNGEON-05: an entrance somebody found here.
    pub secret: Option<Secret>,
}

/// What a token without a printed site is the entrance of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Secret {
    Dungeon,
    Tomb,
}

impl Secret {
    /// The site it works like.
    pub const fn site(self) -> Site {
        match self {
            Secret::Dungeon => Site::Dungeon,
            Secret::Tomb => Site::Tomb,
        }
    }
}

impl SpotState {
    pub fn has_enemies(&self) -> bool {
        self.enemies.iter().any(Option::is_some)
    }
}

/// The six piles of enemy tokens with their discards (MK-SETUP-08). The top of a pile is last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnemyPiles {
    pub piles: [EnemyPile; 6],
    pub discards: [EnemyPile; 6],
    /// MK-RULING-58, MK-SCEN-MINES-09: spaces that wait for a token of a pile that had none left.
    pub owed: Vec<(Hex, EnemyColor)>,
}

pub type EnemyPile = ArrayVec<EnemyId, MOST_OF_A_COLOR>;

impl EnemyPiles {
    /// Whether a token of this colour could be drawn now.
    pub fn has(&self, color: EnemyColor) -> bool {
        !self.piles[color.index()].is_empty() || !self.discards[color.index()].is_empty()
    }

    /// Whether a space waits for a token.
    pub fn owe(&self, at: Hex) -> bool {
        self.owed.iter().any(|(hex, _)| *hex == at)
    }

    pub fn pile(&self, color: EnemyColor) -> &EnemyPile {
        &self.piles[color.index()]
    }
}

/// A mana die of the Source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    pub color: Mana,
    pub place: DiePlace,
}

/// Where a Source die is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DiePlace {
    Source,
    /// MK-MANA-13: used this turn; it is rerolled and returned at its end.
    Used,
    /// Used this turn; it returns as it lies.
    Kept,
    /// On the Tactic of this seat.
    Stored(Seat),
    /// Taken by this seat to the end of the round.
    Claimed(Seat),
}

pub type Dice = ArrayVec<Die, DICE_IN_BOX>;

/// The decks cards are drawn from, tops last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decks {
    pub advanced: ArrayVec<CardId, 28>,
    pub spells: ArrayVec<CardId, 20>,
    pub artifacts: ArrayVec<CardId, 16>,
    pub regular: ArrayVec<UnitId, UNIT_DECK>,
    pub elite: ArrayVec<UnitId, UNIT_DECK>,
    pub ruins: ArrayVec<RuinId, 12>,
}

/// What is offered to everybody. The lowest card of an offer is the first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offers {
    pub advanced: ArrayVec<CardId, 3>,
    pub spells: ArrayVec<CardId, 3>,
    pub units: ArrayVec<UnitId, { 2 * UNIT_DECK }>,
    /// MK-ROUND-11: Advanced Actions in the Unit offer, for monasteries.
    pub monastery: ArrayVec<CardId, 12>,
    /// MK-VARIANT-UPGRADE-01: Advanced Actions revealed between two rounds.
    pub upgrades: ArrayVec<CardId, 5>,
    /// The common skill area (MK-SETUP-14).
    pub skills: ArrayVec<SkillId, { 4 * SKILLS_OF_A_HERO }>,
}

/// MK-SETUP-12, MK-SETUP-13: cards in an offer.
pub const OFFER: usize = 3;

/// A revealed city (MK-EXPLORE-16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct City {
    pub color: Color,
    pub at: Hex,
    pub level: u8,
    pub defenders: ArrayVec<EnemyId, GARRISON>,
    /// MK-VARIANT-MEGA-04: the other half of a megalopolis: its city and its space.
    pub second: Option<(Color, Hex)>,
    /// Whether the garrison was revealed.
    pub known: bool,
    /// MK-CITY-14: Shields in the order they were placed.
    pub shields: ArrayVec<Seat, GARRISON>,
    /// MK-SCEN-MINES-03: it was never defended, and nobody leads it.
    pub friendly: bool,
}

impl City {
    /// MK-CITY-15, MK-RULING-58: all defenders are defeated; tokens that are only owed defend nothing yet.
    pub fn is_conquered(&self) -> bool {
        self.defenders.is_empty() && (self.friendly || !self.shields.is_empty())
    }

    /// MK-VARIANT-MEGA-04: whether it stands on this space, or a half of it.
    pub fn stands_at(&self, hex: Hex) -> bool {
        self.at == hex || self.second.is_some_and(|(_, at)| at == hex)
    }

    /// MK-VARIANT-MEGA-07: the space of it that a space is beside.
    pub fn part_beside(&self, hex: Hex) -> Option<Hex> {
        let second = self.second.map(|(_, at)| at);
        std::iter::once(self.at).chain(second).find(|part| part.is_adjacent(hex))
    }

    /// MK-VARIANT-MEGA-08, MK-VARIANT-MEGA-13: the cities it is made of.
    pub fn colors(&self) -> impl Iterator<Item = Color> {
        std::iter::once(self.color).chain(self.second.map(|(color, _)| color))
    }

    pub fn shields_of(&self, seat: Seat) -> u8 {
        self.shields.iter().filter(|owner| **owner == seat).count() as u8
    }

    /// MK-CITY-16: most Shields, ties to the earliest.
    pub fn leader(&self) -> Option<Seat> {
        let mut best: Option<(Seat, u8)> = None;
        for seat in &self.shields {
            let count = self.shields_of(*seat);
            if best.is_none_or(|(_, most)| count > most) {
                best = Some((*seat, count));
            }
        }
        best.filter(|_| self.is_conquered() && !self.friendly).map(|(seat, _)| seat)
    }
}

/// The dummy player of solo and cooperative games (MK-DUMMY-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dummy {
    pub hero: HeroId,
    /// Top last.
    pub deck: Pile,
    pub discard: Pile,
    /// By colour; it may own more than three (MK-DUMMY-13).
    pub crystals: [u8; 4],
    pub tactic: Option<TacticId>,
    /// MK-DUMMY-15: its Skills, face down, the next one last.
    pub skills: ArrayVec<SkillId, SKILLS_OF_A_HERO>,
}

/// Who has a turn in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    Seat(Seat),
    Dummy,
}

impl Mover {
    pub fn seat(self) -> Option<Seat> {
        if let Mover::Seat(seat) = self { Some(seat) } else { None }
    }
}

/// The order of turns in a round (MK-TACTIC-06), dummy included.
pub type RoundOrder = ArrayVec<Mover, 5>;
