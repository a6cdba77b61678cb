//! Games and boards tests begin with.

use kernel::{Chance, Game, Log, Seat, Seed};
use mage_knight::{
    Choice, MageKnight, Setup,
    cards::CardId,
    content::{HeroId, Mana, ScenarioId, Site, SkillId, TacticId, TileId, TileKind, Time, UnitId},
    setup::{Board, OffersBoard, PlayerBoard, TurnBoard, UnitBoard},
    state::{Hex, Placed, Position, Spot, TurnKind},
};

pub(crate) fn started(setup: &Setup, seed: u64) -> MageKnight {
    let chance = Chance::seeded(Seed::from_number(seed));
    MageKnight::start(setup, chance, &mut Log::off()).expect("the setup is valid")
}

/// A fresh game in the first turn, with the Tactic that does nothing.
pub(crate) fn in_turn(seed: u64) -> MageKnight {
    let mut game = started(&Setup::default(), seed);
    let first =
        Choice::Tactic { tactic: TacticId::of_time(Time::Day).next().expect("there are six") };
    game.apply(Seat(0), &first, &mut Log::off()).expect("it is free");
    game
}

pub(crate) fn countryside(number: u8) -> TileId {
    TileId::countryside(number).expect("there are eleven")
}

pub(crate) fn core(number: u8) -> TileId {
    TileId::core(number).expect("there are eight")
}

pub(crate) fn placed(tile: TileId, a: i8, b: i8) -> Placed {
    Placed { tile, at: Position { a, b } }
}

/// The beginning of First Reconnaissance as a board, with all cards in the deck.
pub(crate) fn board(hero: HeroId) -> Board {
    Board {
        round: 1,
        time: Time::Day,
        tiles: vec![
            placed(TileId::START_A, 0, 0),
            placed(countryside(1), 0, 1),
            placed(countryside(2), 1, 0),
        ],
        stack: (3..=8).map(countryside).chain([core(1), core(2), core(5)]).collect(),
        left_out: (9..=11).map(countryside).chain([core(3), core(4)]).collect(),
        players: vec![PlayerBoard {
            at: Hex::PORTAL,
            fame: 0,
            hand: Vec::new(),
            deck: hero.starting_deck().to_vec(),
            discard: Vec::new(),
            played: Vec::new(),
            reputation: 0,
            crystals: [0; 4],
            mana: [0; 6],
            units: Vec::new(),
            skills: Vec::new(),
            tactic: None,
        }],
        turn: TurnBoard::default(),
        turns_left: None,
        source: None,
        tokens: Vec::new(),
        gone: Vec::new(),
        ruins: Vec::new(),
        shields: Vec::new(),
        next_enemies: Vec::new(),
        offers: OffersBoard::default(),
        artifacts: Vec::new(),
        dummy_deck: None,
    }
}

/// Positions a map may grow to, each with those before it on the table.
const GROWTH: [(i8, i8); 8] = [(1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (3, 0), (2, 2), (3, 1)];

/// Fresh games of any hero and scenario, and boards of any size with the hero, cards and Wounds anywhere.
pub(crate) fn any_setup(chance: &mut Chance) -> Setup {
    let hero = HeroId::ALL[chance.below(4) as usize];
    let scenario = pick(&[ScenarioId::FirstReconnaissance, ScenarioId::SoloConquest], chance);
    let mut board = (chance.below(4) > 0).then(|| any_board(hero, chance));
    if let Some(board) = &mut board {
        if scenario == ScenarioId::SoloConquest {
            board.turns_left = None;
        }
        if chance.below(3) > 0 {
            enrich(board, hero, chance);
        }
    }
    Setup { scenario, heroes: vec![hero], board, ..Setup::default() }
}

fn pick<T: Copy>(from: &[T], chance: &mut Chance) -> T {
    from[chance.below(from.len() as u32) as usize]
}

/// A hero who has come far: uncommon cards in hand, Units, Skills, crystals, Banners, a Tactic.
fn enrich(board: &mut Board, hero: HeroId, chance: &mut Chance) {
    let player = &mut board.players[0];
    let uncommon = |card: &CardId| {
        let card = card.card();
        (card.is_advanced() || card.is_spell() || card.is_artifact()) && !card.is_competitive()
    };
    let mut cards: Vec<CardId> = CardId::all().filter(uncommon).collect();
    chance.shuffle(&mut cards);
    for _ in 0..chance.below(6) {
        player.hand.extend(cards.pop());
    }
    for _ in 0..chance.below(5) {
        player.deck.extend(cards.pop());
    }
    let skills: Vec<SkillId> = SkillId::all()
        .filter(|skill| skill.printed().hero == hero && !skill.printed().interactive)
        .collect();
    for _ in 0..chance.below(4) {
        let skill = pick(&skills, chance);
        if !player.skills.contains(&skill) {
            player.skills.push(skill);
        }
    }
    let units: Vec<UnitId> = UnitId::all().collect();
    for _ in 0..chance.below(4) {
        let unit = pick(&units, chance);
        if player.units.iter().any(|held| held.unit == unit) {
            continue;
        }
        let banner = cards.iter().position(|card| card.card().is_banner());
        let banner = banner.filter(|_| chance.below(3) == 0).map(|at| cards.remove(at));
        let (spent, wounds) = (chance.below(3) == 0, chance.below(4) as u8 / 3);
        player.units.push(UnitBoard { unit, spent, wounds, banner });
    }
    player.crystals = [0; 4].map(|_: u8| chance.below(4) as u8);
    player.mana = [0; 6].map(|_: u8| chance.below(3) as u8 / 2);
    player.reputation = chance.below(15) as i8 - 7;
    let tactics: Vec<TacticId> = TacticId::of_time(board.time).collect();
    player.tactic = Some(pick(&tactics, chance));
    board.source = Some((0..3).map(|_| pick(&Mana::ALL, chance)).collect());
    board.turn.influence = chance.below(8) as u8;
    board.turn.healing = chance.below(3) as u8;
}

fn any_board(hero: HeroId, chance: &mut Chance) -> Board {
    let mut board = board(hero);
    board.round = chance.below(4) as u8 + 1;
    board.time = Time::of_round(board.round);
    let tiles = chance.below(GROWTH.len() as u32 + 1) as usize;
    chance.shuffle(&mut board.stack[6..]);
    for (a, b) in &GROWTH[..tiles] {
        let tile = board.stack.remove(0);
        board.tiles.push(placed(tile, *a, *b));
    }
    let city = board.tiles.iter().any(|placed| placed.tile.kind() == TileKind::CityCore);
    board.turns_left = city.then(|| chance.below(2) as u8);
    if chance.below(4) == 0 {
        board.stack.clear();
    }
    let mut spaces: Vec<Hex> = Vec::new();
    for placed in &board.tiles {
        let enterable = Spot::ALL.into_iter().filter(|spot| {
            let space = placed.tile.tile().space(*spot);
            space.terrain.printed_cost(Time::Day).is_some()
                && space.rampaging.is_none()
                && !space.site.is_some_and(Site::is_fortified)
        });
        spaces.extend(enterable.map(|spot| placed.at.hex(spot)));
    }
    let player = &mut board.players[0];
    player.at = spaces[chance.below(spaces.len() as u32) as usize];
    player.fame = chance.below(40) as u16;
    let wounds = chance.below(6) as usize;
    player.deck.extend(std::iter::repeat_n(CardId::WOUND, wounds));
    chance.shuffle(&mut player.deck);
    player.hand = player.deck.split_off(player.deck.len() - chance.below(9) as usize);
    let left = chance.below(player.deck.len() as u32 + 1) as usize;
    player.discard = player.deck.split_off(left);
    if chance.below(2) == 0 {
        let spent = player.discard.iter().filter(|card| !card.is_wound());
        player.played = spent.copied().take(4).collect();
        let mut still = player.played.clone();
        player.discard.retain(|card| match still.iter().position(|other| other == card) {
            Some(at) => {
                still.remove(at);
                false
            }
            None => true,
        });
        if !player.played.is_empty() {
            let move_points = chance.below(player.played.len() as u32 + 1) as u8;
            board.turn = TurnBoard { kind: TurnKind::Regular, move_points, ..TurnBoard::default() };
        }
    }
    board
}
