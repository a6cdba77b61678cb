//! What each viewer may know, built field by field: a new state field is hidden until someone writes it here.
//!
//! Hidden are the order of Deed decks, the hands of others, and which Core tiles lie in the stack. The Countryside tiles
//! of First Reconnaissance are known to all, because the scenario fixes them (MK-RULING-62).

mod imagine;
mod notices;

use kernel::{Seat, Viewer};
use serde::Serialize;

pub(crate) use imagine::determinize;
pub use notices::Notice;
pub(crate) use notices::{discloses, notice};

use crate::{
    cards::CardId,
    content::{HeroId, Rampaging, ScenarioId, Site, Terrain, TileId, TileKind, Time},
    derive::{self, MoveCost},
    state::{Hex, MageKnight, Position, Spot, Tiles, TurnKind},
};

/// The game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MageKnightView"))]
pub struct View {
    pub scenario: ScenarioId,
    pub round: u8,
    /// The round limit.
    pub rounds: u8,
    pub time: Time,
    pub tiles: Vec<TileView>,
    /// The tile stack, its top first.
    pub stack: Vec<StackTile>,
    /// How many tiles left out at setup may still come when the stack is empty.
    pub left_out: u8,
    pub heroes: Vec<HeroView>,
    /// Whose turn it is and how it stands; nothing when the game is over.
    pub turn: Option<TurnView>,
    /// Who announced the end of the round.
    pub announced: Option<Seat>,
    /// Turns still to begin once the scenario's end was met.
    pub turns_left: Option<u8>,
    pub over: bool,
}

/// A tile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    pub tile: TileId,
    pub kind: TileKind,
    pub at: Position,
    pub spaces: Vec<SpaceView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    pub hex: Hex,
    pub spot: Spot,
    pub terrain: Terrain,
    pub site: Option<Site>,
    pub rampaging: Option<Rampaging>,
    /// What entering it costs now.
    pub cost: MoveCost,
}

/// A tile still in the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StackTile {
    Known(TileId),
    /// A Core tile; which one, and whether it has a city, is not known.
    Core,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeroView {
    pub seat: Seat,
    pub hero: HeroId,
    pub at: Hex,
    pub fame: u16,
    pub level: u8,
    pub armor: u8,
    pub hand_limit: u8,
    pub hand: CardsView,
    /// What is in the deck; its order nobody knows.
    pub deck: CardsView,
    pub discard: Vec<CardId>,
    /// The play area.
    pub played: Vec<CardId>,
}

/// Cards whose faces this viewer knows, or only how many there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CardsView {
    Known(Vec<CardId>),
    Hidden(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    pub seat: Seat,
    pub kind: TurnKind,
    pub move_points: u8,
}

/// Whether this viewer looks into the hand of this seat.
///
/// In a game for one there is nobody to hide it from, so those who watch look over the player's shoulder.
fn sees_hand(game: &MageKnight, viewer: Viewer, seat: Seat) -> bool {
    viewer.is(seat) || (game.players.len() == 1 && viewer == Viewer::Spectator)
}

pub(crate) fn view(game: &MageKnight, viewer: Viewer) -> View {
    let turn = game.asks.first().map(|ask| TurnView {
        seat: ask.seat,
        kind: game.turn.kind,
        move_points: game.turn.move_points,
    });
    View {
        scenario: game.scenario,
        round: game.round,
        rounds: game.sheet().rounds,
        time: game.time,
        tiles: game
            .map
            .placed()
            .iter()
            .map(|placed| tile_view(game, placed.tile, placed.at))
            .collect(),
        stack: stack_view(&game.stack, viewer),
        left_out: game.left_out.len() as u8,
        heroes: Seat::all(game.players.len() as u8)
            .map(|seat| hero_view(game, viewer, seat))
            .collect(),
        turn,
        announced: game.announced,
        turns_left: game.turns_left,
        over: game.over,
    }
}

fn tile_view(game: &MageKnight, tile: TileId, at: Position) -> TileView {
    let spaces = Spot::ALL.into_iter().filter_map(|spot| {
        let hex = at.hex(spot);
        let space = tile.tile().space(spot);
        Some(SpaceView {
            hex,
            spot,
            terrain: space.terrain,
            site: space.site,
            rampaging: space.rampaging,
            cost: derive::move_cost(game, hex)?,
        })
    });
    TileView { tile, kind: tile.kind(), at, spaces: spaces.collect() }
}

fn stack_view(stack: &Tiles, viewer: Viewer) -> Vec<StackTile> {
    let seen = |tile: &TileId| match viewer {
        Viewer::Seat(_) | Viewer::Spectator if tile.kind().is_core() => StackTile::Core,
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => StackTile::Known(*tile),
    };
    stack.iter().rev().map(seen).collect()
}

fn hero_view(game: &MageKnight, viewer: Viewer, seat: Seat) -> HeroView {
    let player = game.player(seat);
    let level = derive::level(player.fame);
    let known = sees_hand(game, viewer, seat);
    let cards = |cards: &[CardId]| match known {
        true => CardsView::Known(cards.to_vec()),
        false => CardsView::Hidden(cards.len() as u8),
    };
    let mut deck = player.deck.clone();
    if viewer == Viewer::Omniscient {
        deck.reverse();
    } else {
        deck.sort_unstable();
    }
    HeroView {
        seat,
        hero: player.hero,
        at: player.at,
        fame: player.fame,
        level: level.number,
        armor: level.armor,
        hand_limit: derive::hand_limit(player) as u8,
        hand: cards(&player.hand),
        deck: cards(&deck),
        discard: player.discard.to_vec(),
        played: player.played.to_vec(),
    }
}
