//! Setting up: a fresh game of a scenario, or any board somebody wrote down.

mod check;
mod fresh;

use kernel::{Agenda, Chance, Log, Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::{
    cards::CardId,
    content::{HeroId, ScenarioId, TileId, Time},
    flow::{Frame, turn},
    state::{Event, Hex, MageKnight, Map, Pile, Placed, Player, Rest, Tiles, Turn, TurnKind},
};

/// What to play. It may be wrong; [`MageKnight`](crate::MageKnight) never is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub scenario: ScenarioId,
    /// The heroes by seat. One for now: others join with the rules for several players.
    pub heroes: Vec<HeroId>,
    /// A game under way; without it the scenario starts from its beginning.
    pub board: Option<Board>,
}

impl Default for Setup {
    /// First Reconnaissance, solo.
    fn default() -> Self {
        Setup {
            scenario: ScenarioId::FirstReconnaissance,
            heroes: vec![HeroId::Tovak],
            board: None,
        }
    }
}

/// A game under way at the start of a turn or within it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub round: u8,
    pub time: Time,
    /// Tiles on the table, the starting tile among them.
    pub tiles: Vec<Placed>,
    /// The tile stack, its top first.
    pub stack: Vec<TileId>,
    /// Tiles left out at setup that may still come, the next one first.
    pub left_out: Vec<TileId>,
    /// One entry a hero, in the order of [`Setup::heroes`].
    pub players: Vec<PlayerBoard>,
    pub turn: TurnBoard,
    /// Turns still to begin; only when a city lies on the table.
    #[serde(default)]
    pub turns_left: Option<u8>,
}

/// A hero on such a board. Decks have their top first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerBoard {
    pub at: Hex,
    pub fame: u16,
    pub hand: Vec<CardId>,
    pub deck: Vec<CardId>,
    pub discard: Vec<CardId>,
    pub played: Vec<CardId>,
}

/// How far the turn has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TurnBoard {
    pub kind: TurnKind,
    pub move_points: u8,
}

/// Checks the setup and makes the state of it, up to the first question.
pub(crate) fn start(
    setup: &Setup,
    chance: Chance,
    log: &mut Log<Event>,
) -> Result<MageKnight, Vec<SetupError>> {
    check::check(setup)?;
    let mut game = match &setup.board {
        None => fresh::game(setup, chance, log),
        Some(board) => under_way(setup, board, chance),
    };
    game.advance(log);
    Ok(game)
}

/// The state of a checked board.
fn under_way(setup: &Setup, board: &Board, chance: Chance) -> MageKnight {
    let mut map: Option<Map> = None;
    for placed in &board.tiles {
        match &mut map {
            Some(map) => map.place(*placed),
            None => map = Some(Map::starting_with(placed.tile)),
        }
    }
    let reversed = |tiles: &[TileId]| -> Tiles { tiles.iter().rev().copied().collect() };
    let players = setup.heroes.iter().zip(&board.players).map(|(hero, written)| {
        let pile = |cards: &[CardId]| -> Pile { cards.iter().copied().collect() };
        let mut hand = pile(&written.hand);
        hand.sort_unstable();
        let mut deck = pile(&written.deck);
        deck.reverse();
        Player {
            hero: *hero,
            at: written.at,
            fame: written.fame,
            hand,
            deck,
            discard: pile(&written.discard),
            played: pile(&written.played),
        }
    });
    let players: arrayvec::ArrayVec<Player, { crate::state::MAX_SEATS }> = players.collect();
    let TurnBoard { kind, move_points } = board.turn;
    let rested = matches!(kind, TurnKind::Resting(Rest::Standard | Rest::SlowRecovery));
    let card_used = rested || !players[0].played.is_empty();
    let mut agenda = Agenda::default();
    let step = match kind {
        TurnKind::Open => turn::Step::CheckEndOfRound,
        TurnKind::Regular | TurnKind::Resting(_) => turn::Step::Act,
    };
    agenda.push(Frame::Turn { seat: Seat(0), step });
    MageKnight {
        scenario: setup.scenario,
        round: board.round,
        time: board.time,
        map: map.unwrap_or_else(|| Map::starting_with(TileId::START_A)),
        stack: reversed(&board.stack),
        left_out: reversed(&board.left_out),
        players,
        turn: Turn { kind, move_points, card_used },
        announced: None,
        turns_left: board.turns_left,
        agenda,
        asks: arrayvec::ArrayVec::new(),
        over: false,
        fault: None,
        chance,
    }
}
