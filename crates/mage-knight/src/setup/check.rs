//! What can be wrong with a setup. Everything is reported at once.

use kernel::{Message, RuleId, SetupError, msg};
use rules::mk;

use super::{Board, PlayerBoard, Setup, Switches, check_tokens};
use crate::{
    cards::CardId,
    content::{
        End, EnemyId, HeroId, ScenarioSheet, Site, SkillId, TableRule, TileId, TileKind, Time,
        Unfit, UnitId,
        reputation::{HIGHEST, LOWEST},
    },
    derive::move_cost,
    state::{MAX_CARDS, Map, Position, TurnKind, world::OFFER},
    text::names,
};

/// Problems found so far.
#[derive(Default)]
pub(super) struct Problems(Vec<SetupError>);

impl Problems {
    pub(super) fn add(
        &mut self,
        place: impl Into<String>,
        rule: impl Into<Option<RuleId>>,
        message: Message,
    ) {
        self.0.push(SetupError { place: place.into(), rule: rule.into(), message });
    }
}

pub(super) fn check(setup: &Setup) -> Result<(), Vec<SetupError>> {
    let mut problems = Problems::default();
    let sheet = setup.scenario.sheet(setup.heroes.len());
    let sheet = sheet.map(|printed| {
        let (sheet, unfit) = printed.with(&setup.variants);
        for unfit in unfit {
            add_unfit(unfit, &mut problems);
        }
        sheet
    });
    if sheet.is_none() {
        let heroes = setup.heroes.len() as u32;
        problems.add("heroes", mk::SETUP_01, msg!("mk-setup-heroes", heroes = heroes));
    }
    // MK-SETUP-02
    let twice = |at: usize| setup.heroes[..at].contains(&setup.heroes[at]);
    if (0..setup.heroes.len()).any(twice) {
        problems.add("heroes", mk::SETUP_02, msg!("mk-setup-hero-twice"));
    }
    if !setup.teams.is_empty() {
        let mut seats: Vec<_> = setup.teams.iter().flatten().map(|seat| seat.index()).collect();
        seats.sort_unstable();
        let pairs = setup.teams.len() == 2 && setup.teams.iter().all(|team| team.len() == 2);
        if !pairs || seats != [0, 1, 2, 3] || setup.heroes.len() != 4 {
            problems.add("teams", mk::TEAM_01, msg!("mk-setup-teams"));
        }
    }
    if let Some(board) = &setup.board {
        check_board(setup, board, sheet, &mut problems);
    }
    if problems.0.is_empty() { Ok(()) } else { Err(problems.0) }
}

/// What the table agreed on does not fit the scenario.
fn add_unfit(unfit: Unfit, problems: &mut Problems) {
    let (rule, message) = match unfit {
        Unfit::Tiles => (mk::VARIANT_MAP_01, msg!("mk-setup-variant-tiles")),
        Unfit::FixedMap => (mk::SCEN_HOLD_02, msg!("mk-setup-variant-fixed-map")),
        Unfit::CityLevels => (mk::VARIANT_CITYLEVEL_01, msg!("mk-setup-variant-city-levels")),
        Unfit::Megalopolis => (mk::VARIANT_MEGA_01, msg!("mk-setup-variant-megalopolis")),
        Unfit::Option(rule) => {
            (mk::VARIANT_GEN_01, msg!("mk-setup-variant-option", rule = names::rule(rule)))
        }
    };
    problems.add("variants", rule, message);
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
        check_end(setup, board, &sheet, problems);
    }
    let time = sheet.map_or(Some(Time::of_round(board.round)), |sheet| sheet.time_of(board.round));
    if time.is_some_and(|time| time != board.time) {
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
    if board.turn.seat.index() >= board.players.len()
        || board.announced.is_some_and(|seat| seat.index() >= board.players.len())
        || board.shields.iter().any(|(_, seat)| seat.index() >= board.players.len())
        || board.marks.iter().any(|(_, seat)| seat.index() >= board.players.len())
    {
        problems.add("board.turn.seat", mk::ROUND_20, msg!("mk-setup-seat"));
    }
    check_heroes_together(board, map.as_ref(), problems);
    for (at, (hero, player)) in setup.heroes.iter().zip(&board.players).enumerate() {
        let place = format!("board.players[{at}]");
        let interactive = sheet.is_some_and(|sheet| !sheet.has(TableRule::NoInteractiveSpells));
        check_cards(*hero, player, interactive, &place, problems);
        if let Some(map) = &map {
            check_space(map, board, player, &place, problems);
        }
        check_wounds(board, player, &place, problems);
        if player.tactic.is_some_and(|tactic| tactic.printed().time != board.time) {
            problems.add(format!("{place}.tactic"), mk::TACTIC_08, msg!("mk-setup-tactic-time"));
        }
    }
    if let Some(map) = &map {
        check_tokens::check(board, map, problems);
    }
    check_turn(board, problems);
    check_world(board, sheet, problems);
}

/// MK-SCEN-RECON-08: last turns are played when what brings them has happened, at most one a player.
fn check_end(setup: &Setup, board: &Board, sheet: &ScenarioSheet, problems: &mut Problems) {
    let city = map(board).is_some_and(|map| map.has_city());
    let fits = match sheet.end {
        End::CityRevealed => city == board.turns_left.is_some(),
        End::CitiesConquered
        | End::MinesLiberated
        | End::DungeonsConquered
        | End::LastIncantation
        | End::RoundLimit => true,
    };
    let most = setup.heroes.len();
    if !fits || board.turns_left.is_some_and(|left| usize::from(left) > most) {
        problems.add("board.turns_left", mk::SCEN_RECON_08, msg!("mk-setup-turns-left"));
    }
}

/// How many cards the monasteries offer, and how many Units there are places for.
const MOST_AT_MONASTERIES: usize = 12;
const MOST_UNITS_OFFERED: usize = 16;

/// MK-RULING-26: Fame goes on beyond the 120 spaces of the track; nobody comes twice round it.
const MOST_FAME: u16 = 239;

/// MK-ENEMY-POISON-01: a Unit has one Wound, and two of a poisonous attack.
const MOST_WOUNDS_OF_A_UNIT: u8 = 2;

/// Tokens, dice and offers: no more than there are.
fn check_world(board: &Board, sheet: Option<ScenarioSheet>, problems: &mut Problems) {
    let interactive = sheet.is_some_and(|sheet| !sheet.has(TableRule::NoInteractiveSpells));
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
    if let (Some(source), Some(sheet)) = (&board.source, sheet) {
        let dice = sheet.dice(board.players.len());
        if source.len() != dice {
            let message = msg!("mk-setup-dice", dice = dice as u32);
            problems.add("board.source", mk::SETUP_19, message);
        }
    }
    let offers = &board.offers;
    let sizes = [&offers.advanced, &offers.spells].map(|cards| cards.as_ref().map_or(0, Vec::len));
    let competitive = |card: CardId| !interactive && card.card().is_competitive();
    let fits = |cards: &Option<Vec<CardId>>, right: fn(CardId) -> bool| {
        cards.iter().flatten().all(|card| right(*card))
    };
    let monastery = offers.monastery.as_ref().map_or(0, Vec::len);
    let units = offers.units.as_ref().map_or(0, Vec::len);
    if sizes.into_iter().any(|size| size > OFFER)
        || monastery > MOST_AT_MONASTERIES
        || units > MOST_UNITS_OFFERED
        || !fits(&offers.advanced, |card| card.card().is_advanced())
        || !fits(&offers.monastery, |card| card.card().is_advanced())
        || !fits(&offers.spells, |card| card.card().is_spell())
        || offers.spells.iter().flatten().any(|card| competitive(*card))
        || !board.artifacts.iter().all(|card| card.card().is_artifact())
    {
        problems.add("board.offers", mk::SETUP_12, msg!("mk-setup-offers"));
    }
    for (at, player) in board.players.iter().enumerate() {
        if !(LOWEST..=HIGHEST).contains(&player.reputation) {
            let place = format!("board.players[{at}].reputation");
            problems.add(place, mk::RULING_27, msg!("mk-setup-reputation"));
        }
        if player.fame > MOST_FAME {
            let place = format!("board.players[{at}].fame");
            problems.add(place, mk::RULING_26, msg!("mk-setup-fame", most = MOST_FAME));
        }
    }
    check_copies(board, problems);
    let units = board.players.iter().flat_map(|player| &player.units).map(|unit| unit.unit);
    let mut units: Vec<_> = units.chain(offers.units.iter().flatten().copied()).collect();
    units.sort_unstable();
    let copies = |unit: &UnitId| units.iter().filter(|other| *other == unit).count();
    if units.iter().any(|unit| copies(unit) > usize::from(unit.printed().copies)) {
        problems.add("board.offers.units", mk::SETUP_15, msg!("mk-setup-units"));
    }
}

/// MK-SETUP-12: Advanced Actions, Spells and Artifacts are in the box once.
fn check_copies(board: &Board, problems: &mut Problems) {
    let offers = &board.offers;
    let offered = [&offers.advanced, &offers.spells, &offers.monastery];
    let mut held: Vec<CardId> = board.players.iter().flat_map(uncommon).collect();
    let lists = offered.into_iter().flatten().map(|cards| ("board.offers", cards));
    for (place, cards) in lists.chain([("board.artifacts", &board.artifacts)]) {
        for (at, card) in cards.iter().enumerate() {
            if held.contains(card) || cards[..at].contains(card) {
                problems.add(place, mk::SETUP_12, msg!("mk-setup-copies"));
                break;
            }
        }
        held.extend(cards);
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

/// Cards a player may begin with, so that there is room for all that may come.
const MOST_CARDS: usize = MAX_CARDS - 90;

fn check_cards(
    hero: HeroId,
    player: &PlayerBoard,
    interactive: bool,
    place: &str,
    problems: &mut Problems,
) {
    let piles = [&player.hand, &player.deck, &player.discard, &player.played];
    let mut cards: Vec<CardId> = piles.into_iter().flatten().copied().collect();
    if cards.len() > MOST_CARDS {
        let message = msg!("mk-setup-too-many-cards", most = MOST_CARDS as u32);
        problems.add(place, None, message);
    }
    cards.retain(|card| !card.is_wound());
    cards.sort_unstable();
    check_uncommon(player, &cards, interactive, place, problems);
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
fn check_uncommon(
    player: &PlayerBoard,
    cards: &[CardId],
    interactive: bool,
    place: &str,
    problems: &mut Problems,
) {
    let mut uncommon: Vec<CardId> = cards
        .iter()
        .copied()
        .filter(|card| !card.card().is_action() || card.card().is_advanced())
        .collect();
    uncommon.extend(player.units.iter().filter_map(|unit| unit.banner));
    uncommon.sort_unstable();
    let twice = uncommon.windows(2).any(|pair| pair[0] == pair[1]);
    if twice || !interactive && uncommon.iter().any(|card| card.card().is_competitive()) {
        problems.add(place, mk::SCEN_SOLO_04, msg!("mk-setup-uncommon"));
    }
    if player.units.iter().any(|unit| unit.wounds > MOST_WOUNDS_OF_A_UNIT) {
        let message = msg!("mk-setup-unit-wounds", most = MOST_WOUNDS_OF_A_UNIT);
        problems.add(format!("{place}.units"), mk::ENEMY_POISON_01, message);
    }
    if player.units.iter().filter_map(|unit| unit.banner).any(|card| !card.card().is_banner()) {
        problems.add(format!("{place}.units"), mk::UNIT_14, msg!("mk-setup-banner"));
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
    let others = |skill: &SkillId| !interactive && skill.printed().interactive;
    let doubled = |at: usize| player.skills[..at].contains(&player.skills[at]);
    if player.skills.len() > 10
        || (0..player.skills.len()).any(doubled)
        || player.skills.iter().any(others)
    {
        problems.add(format!("{place}.skills"), mk::SCEN_SOLO_04, msg!("mk-setup-skills"));
    }
}

/// Wounds that come back into a deck before it is shuffled anew: those a card takes from the discard pile.
const WOUNDS_PUT_BACK: usize = 2;

/// MK-WOUND-03: Wounds get into a deck at the end of a round.
fn check_wounds(board: &Board, player: &PlayerBoard, place: &str, problems: &mut Problems) {
    let wounds = player.deck.iter().filter(|card| card.is_wound()).count();
    if board.round == 1 && wounds > WOUNDS_PUT_BACK {
        let message = msg!("mk-setup-wounds", wounds = wounds as u32);
        problems.add(format!("{place}.deck"), mk::WOUND_03, message);
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
            && (!space.site.is_some_and(Site::is_fortified)
                || board.shields.iter().any(|(hex, _)| *hex == player.at))
    });
    if !enterable {
        problems.add(format!("{place}.at"), mk::SAFE_01, msg!("mk-setup-space"));
    }
}

/// MK-SAFE-03: no two heroes on a space for one, and no Deed card, Tactic or Skill in two hands.
fn check_heroes_together(board: &Board, map: Option<&Map>, problems: &mut Problems) {
    let place = "board.players";
    for (at, player) in board.players.iter().enumerate() {
        let before = &board.players[..at];
        let site = map.and_then(|map| map.space(player.at)).and_then(|space| space.site);
        let shared = matches!(site, Some(Site::Portal | Site::City(_)));
        if !shared && before.iter().any(|other| other.at == player.at) {
            problems.add(place, mk::SAFE_03, msg!("mk-setup-space"));
        }
        if player.tactic.is_some() && before.iter().any(|other| other.tactic == player.tactic) {
            problems.add(place, mk::TACTIC_01, msg!("mk-setup-tactic-twice"));
        }
        let skills =
            |other: &PlayerBoard| player.skills.iter().any(|skill| other.skills.contains(skill));
        if before.iter().any(skills) {
            problems.add(place, mk::SKILL_01, msg!("mk-setup-skills"));
        }
        let held = |other: &PlayerBoard| {
            let mine: Vec<CardId> = uncommon(player).collect();
            uncommon(other).any(|card| mine.contains(&card))
        };
        if before.iter().any(held) {
            problems.add(place, mk::SETUP_12, msg!("mk-setup-uncommon"));
        }
    }
}

/// The cards of a player that are in the box once: Advanced Actions, Spells, Artifacts, Banners on Units among them.
fn uncommon(player: &PlayerBoard) -> impl Iterator<Item = CardId> {
    let piles = [&player.hand, &player.deck, &player.discard, &player.played];
    let banners = player.units.iter().filter_map(|unit| unit.banner);
    let cards = piles.into_iter().flatten().copied().chain(banners);
    cards.filter(|card| {
        let card = card.card();
        card.is_advanced() || card.is_spell() || card.is_artifact()
    })
}

/// The most Move points one card gives.
const MOST_MOVE: u8 = 9;

/// A turn that is under way has used cards, and its Move points came from them.
fn check_turn(board: &Board, problems: &mut Problems) {
    let Some(player) = board.players.get(board.turn.seat.index()) else { return };
    let most = u32::from(MOST_MOVE) * player.played.len() as u32;
    if u32::from(board.turn.move_points) > most {
        let message = msg!("mk-setup-move-points", points = board.turn.move_points, most = most);
        problems.add("board.turn.move_points", mk::MOVE_03, message);
    }
    let nothing_played = player.played.is_empty();
    let possible = match board.turn.kind {
        TurnKind::Open => nothing_played,
        TurnKind::Begun | TurnKind::Regular => !nothing_played,
        TurnKind::Resting(_) => true,
    };
    if !possible {
        problems.add("board.turn.kind", mk::TURN_10, msg!("mk-setup-turn"));
    }
}
