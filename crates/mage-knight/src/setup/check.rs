//! What can be wrong with a setup. Everything is reported at once.

use kernel::{Message, RuleId, SetupError, msg};
use rules::mk;

use super::{Board, PlayerBoard, Setup};
use crate::{
    cards::CardId,
    content::{HeroId, ScenarioSheet, Site, TileId, TileKind, Time},
    derive::move_cost,
    state::{MAX_CARDS, Map, Position, TurnKind},
};

/// Problems found so far.
#[derive(Default)]
struct Problems(Vec<SetupError>);

impl Problems {
    fn add(&mut self, place: impl Into<String>, rule: impl Into<Option<RuleId>>, message: Message) {
        self.0.push(SetupError { place: place.into(), rule: rule.into(), message });
    }
}

pub(super) fn check(setup: &Setup) -> Result<(), Vec<SetupError>> {
    let mut problems = Problems::default();
    // Scenarios for several are known, but not yet how their players take turns.
    let sheet = setup.scenario.sheet(setup.heroes.len()).filter(|_| setup.heroes.len() == 1);
    if sheet.is_none() {
        let heroes = setup.heroes.len() as u32;
        problems.add("heroes", mk::SCEN_RECON_10, msg!("mk-setup-one-hero", heroes = heroes));
    }
    if let Some(board) = &setup.board {
        check_board(setup, board, sheet, &mut problems);
    }
    if problems.0.is_empty() { Ok(()) } else { Err(problems.0) }
}

fn check_board(
    setup: &Setup,
    board: &Board,
    sheet: Option<ScenarioSheet>,
    problems: &mut Problems,
) {
    if let Some(sheet) = sheet {
        if !(1..=sheet.rounds).contains(&board.round) {
            let message = msg!("mk-setup-round", round = board.round, rounds = sheet.rounds);
            problems.add("board.round", mk::SCEN_RECON_10, message);
        }
        check_tiles(board, &sheet, problems);
    }
    if board.time != Time::of_round(board.round) {
        problems.add("board.time", mk::ROUND_01, msg!("mk-setup-time", round = board.round));
    }
    if board.players.len() != setup.heroes.len() {
        let message = msg!(
            "mk-setup-players",
            players = board.players.len() as u32,
            heroes = setup.heroes.len() as u32
        );
        problems.add("board.players", None, message);
    }
    let map = map(board);
    let city = map.as_ref().is_some_and(Map::has_city);
    if city != board.turns_left.is_some() || board.turns_left.is_some_and(|left| left > 1) {
        problems.add("board.turns_left", mk::SCEN_RECON_08, msg!("mk-setup-turns-left"));
    }
    for (at, (hero, player)) in setup.heroes.iter().zip(&board.players).enumerate() {
        let place = format!("board.players[{at}]");
        check_cards(*hero, player, &place, problems);
        if let Some(map) = &map {
            check_space(map, board.time, player, &place, problems);
        }
    }
    check_turn(board, problems);
}

/// The map if every tile has its place; what is wrong otherwise is found by [`check_tiles`].
fn map(board: &Board) -> Option<Map> {
    Map::try_from(board.tiles.clone()).ok()
}

fn check_tiles(board: &Board, sheet: &ScenarioSheet, problems: &mut Problems) {
    let start = sheet.shape.starting_tile();
    let first = board.tiles.first();
    if first.is_none_or(|first| first.tile != start || first.at != Position::START) {
        let message = msg!("mk-setup-start", tile = start.id().to_owned());
        problems.add("board.tiles[0]", mk::SETUP_25, message);
    }
    for (at, placed) in board.tiles.iter().enumerate().skip(1) {
        let place = format!("board.tiles[{at}]");
        let before = &board.tiles[..at];
        if !sheet.shape.allows(placed.at) || before.iter().any(|other| other.at == placed.at) {
            problems.add(&place, mk::EXPLORE_25, msg!("mk-setup-position"));
        } else if !before.iter().any(|other| other.at.neighbours().contains(&placed.at)) {
            problems.add(&place, mk::EXPLORE_08, msg!("mk-setup-apart"));
        }
    }
    let placed = board.tiles.iter().map(|placed| placed.tile);
    let tiles: Vec<TileId> =
        placed.chain(board.stack.iter().chain(&board.left_out).copied()).collect();
    for (at, tile) in tiles.iter().enumerate() {
        let twice = tiles[..at].contains(tile);
        if twice || (at > 0 && tile.kind() == TileKind::Start) {
            let message = msg!("mk-setup-tile-twice", tile = tile.id().to_owned());
            problems.add("board.tiles", mk::SETUP_23, message);
        }
    }
    for (name, pile) in [("board.stack", &board.stack), ("board.left_out", &board.left_out)] {
        if !pile.is_sorted_by_key(|tile| tile.kind().is_core()) {
            problems.add(name, mk::SETUP_24, msg!("mk-setup-stack-order"));
        }
    }
    if board.left_out.iter().any(|tile| tile.kind() == TileKind::CityCore) {
        problems.add("board.left_out", mk::RULING_35, msg!("mk-setup-city-left-out"));
    }
}

fn check_cards(hero: HeroId, player: &PlayerBoard, place: &str, problems: &mut Problems) {
    let piles = [&player.hand, &player.deck, &player.discard, &player.played];
    let mut cards: Vec<CardId> = piles.into_iter().flatten().copied().collect();
    if cards.len() > MAX_CARDS {
        let message = msg!("mk-setup-too-many-cards", most = MAX_CARDS as u32);
        problems.add(place, None, message);
    }
    cards.retain(|card| !card.is_wound());
    cards.sort_unstable();
    let mut expected = hero.starting_deck();
    expected.sort_unstable();
    if cards != expected {
        let count = cards.len() as u32;
        problems.add(place, mk::SETUP_38, msg!("mk-setup-deck", cards = count));
    }
    if player.played.iter().any(|card| card.is_wound()) {
        problems.add(format!("{place}.played"), mk::CARD_09, msg!("mk-refusal-wound-played"));
    }
}

/// MK-SAFE-01, MK-SAFE-02: heroes stand where they could have gone.
fn check_space(map: &Map, time: Time, player: &PlayerBoard, place: &str, problems: &mut Problems) {
    let enterable = map.space(player.at).is_some_and(|space| {
        move_cost::points(space, time).is_some()
            && space.rampaging.is_none()
            && !space.site.is_some_and(Site::is_fortified)
    });
    if !enterable {
        problems.add(format!("{place}.at"), mk::SAFE_01, msg!("mk-setup-space"));
    }
}

/// A turn that is under way has used cards, and its Move points came from them.
fn check_turn(board: &Board, problems: &mut Problems) {
    let Some(player) = board.players.first() else { return };
    let most: u32 =
        player.played.iter().map(|card| u32::from(card.card().move_points().unwrap_or(1))).sum();
    if u32::from(board.turn.move_points) > most {
        let message = msg!("mk-setup-move-points", points = board.turn.move_points, most = most);
        problems.add("board.turn.move_points", mk::MOVE_03, message);
    }
    let nothing_played = player.played.is_empty();
    let possible = match board.turn.kind {
        TurnKind::Open => nothing_played,
        TurnKind::Regular => !nothing_played,
        TurnKind::Resting(_) => true,
    };
    if !possible {
        problems.add("board.turn.kind", mk::TURN_10, msg!("mk-setup-turn"));
    }
}
