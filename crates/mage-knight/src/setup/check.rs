//! What can be wrong with a setup. Everything is reported at once.

use kernel::{Message, RuleId, SetupError, msg};
use rules::mk;

use super::{Board, PlayerBoard, Setup, Switches};
use crate::{
    cards::CardId,
    content::{
        EnemyId, HeroId, ScenarioId, ScenarioSheet, Site, TileId, TileKind, Time, UnitId,
        mana::DICE_IN_BOX,
        reputation::{HIGHEST, LOWEST},
    },
    derive::move_cost,
    state::{MAX_CARDS, Map, Position, TurnKind, world::OFFER},
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
        check_tiles(board, &sheet, setup.switches, problems);
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
    let ends_with_city = setup.scenario == ScenarioId::FirstReconnaissance;
    let fits = !ends_with_city || city == board.turns_left.is_some();
    if !fits || board.turns_left.is_some_and(|left| left > 1) {
        problems.add("board.turns_left", mk::SCEN_RECON_08, msg!("mk-setup-turns-left"));
    }
    for (at, (hero, player)) in setup.heroes.iter().zip(&board.players).enumerate() {
        let place = format!("board.players[{at}]");
        check_cards(*hero, player, &place, problems);
        if let Some(map) = &map {
            check_space(map, board, player, &place, problems);
        }
    }
    check_turn(board, problems);
    check_world(board, problems);
}

/// Tokens, dice and offers: no more than there are.
fn check_world(board: &Board, problems: &mut Problems) {
    let mut tokens: Vec<EnemyId> = board
        .tokens
        .iter()
        .flat_map(|(_, enemies)| enemies)
        .chain(&board.next_enemies)
        .copied()
        .collect();
    tokens.sort_unstable();
    let too_many = |enemy: &EnemyId| {
        let used = tokens.iter().filter(|other| *other == enemy).count();
        used > usize::from(enemy.printed().copies)
    };
    if tokens.iter().any(too_many) || board.tokens.iter().any(|(_, enemies)| enemies.len() > 5) {
        problems.add("board.tokens", mk::SETUP_08, msg!("mk-setup-tokens"));
    }
    let dice = board.source.as_ref().map_or(3, Vec::len);
    if !(1..=DICE_IN_BOX).contains(&dice) {
        problems.add("board.source", mk::SETUP_19, msg!("mk-setup-dice"));
    }
    let offers = &board.offers;
    let sizes = [&offers.advanced, &offers.spells].map(|cards| cards.as_ref().map_or(0, Vec::len));
    let fits = |cards: &Option<Vec<CardId>>, right: fn(CardId) -> bool| {
        cards.iter().flatten().all(|card| right(*card))
    };
    if sizes.into_iter().any(|size| size > OFFER)
        || !fits(&offers.advanced, |card| card.card().is_advanced())
        || !fits(&offers.monastery, |card| card.card().is_advanced())
        || !fits(&offers.spells, |card| card.card().is_spell() && !card.card().is_competitive())
        || !board.artifacts.iter().all(|card| card.card().is_artifact())
    {
        problems.add("board.offers", mk::SETUP_12, msg!("mk-setup-offers"));
    }
    let reputation = board.players.iter().map(|player| player.reputation);
    if reputation.into_iter().any(|at| !(LOWEST..=HIGHEST).contains(&at)) {
        problems.add("board.players", mk::RULING_27, msg!("mk-setup-reputation"));
    }
    let units = board.players.iter().flat_map(|player| &player.units).map(|unit| unit.unit);
    let mut units: Vec<_> = units.chain(offers.units.iter().flatten().copied()).collect();
    units.sort_unstable();
    let copies = |unit: &UnitId| units.iter().filter(|other| *other == unit).count();
    if units.iter().any(|unit| copies(unit) > usize::from(unit.printed().copies)) {
        problems.add("board.offers.units", mk::SETUP_15, msg!("mk-setup-units"));
    }
}

/// The map if every tile has its place; what is wrong otherwise is found by [`check_tiles`].
fn map(board: &Board) -> Option<Map> {
    Map::try_from(board.tiles.clone()).ok()
}

fn check_tiles(board: &Board, sheet: &ScenarioSheet, switches: Switches, problems: &mut Problems) {
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
    let cities_allowed = switches.box_city_tiles;
    if !cities_allowed && board.left_out.iter().any(|tile| tile.kind() == TileKind::CityCore) {
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
    check_uncommon(player, &cards, place, problems);
    cards.retain(|card| {
        !(card.card().is_advanced() || card.card().is_spell() || card.card().is_artifact())
    });
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

/// Advanced Actions, Spells and Artifacts are there once, Units as often as they are printed, Skills of the hero.
fn check_uncommon(player: &PlayerBoard, cards: &[CardId], place: &str, problems: &mut Problems) {
    let mut uncommon: Vec<CardId> = cards
        .iter()
        .copied()
        .filter(|card| !card.card().is_action() || card.card().is_advanced())
        .collect();
    uncommon.extend(player.units.iter().filter_map(|unit| unit.banner));
    uncommon.sort_unstable();
    let twice = uncommon.windows(2).any(|pair| pair[0] == pair[1]);
    if twice || uncommon.iter().any(|card| card.card().is_competitive()) {
        problems.add(place, mk::SCEN_SOLO_04, msg!("mk-setup-uncommon"));
    }
    if player.units.len() > crate::state::player::MAX_UNITS {
        problems.add(format!("{place}.units"), mk::UNIT_03, msg!("mk-setup-units"));
    }
    let most = crate::content::mana::MOST_CRYSTALS;
    if player.crystals.iter().any(|count| *count > most) {
        problems.add(
            format!("{place}.crystals"),
            mk::MANA_03,
            msg!("mk-setup-crystals", most = most),
        );
    }
    if player.skills.len() > 9 || player.skills.iter().any(|skill| skill.printed().interactive) {
        problems.add(format!("{place}.skills"), mk::SCEN_SOLO_04, msg!("mk-setup-skills"));
    }
}

/// MK-SAFE-01, MK-SAFE-02: heroes stand where they could have gone.
fn check_space(
    map: &Map,
    board: &Board,
    player: &PlayerBoard,
    place: &str,
    problems: &mut Problems,
) {
    let enterable = map.space(player.at).is_some_and(|space| {
        move_cost::printed(space, board.time).is_some()
            && (space.rampaging.is_none() || board.gone.contains(&player.at))
            && (!space.site.is_some_and(Site::is_fortified) || board.shields.contains(&player.at))
    });
    if !enterable {
        problems.add(format!("{place}.at"), mk::SAFE_01, msg!("mk-setup-space"));
    }
}

/// The most Move points one card gives.
const MOST_MOVE: u8 = 9;

/// A turn that is under way has used cards, and its Move points came from them.
fn check_turn(board: &Board, problems: &mut Problems) {
    let Some(player) = board.players.first() else { return };
    let most = u32::from(MOST_MOVE) * player.played.len() as u32;
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
