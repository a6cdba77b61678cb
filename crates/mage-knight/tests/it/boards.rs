//! Games and boards tests begin with.

use kernel::{Chance, Game, Log, Seat, Seed};
use mage_knight::{
    Choice, MageKnight, Setup,
    cards::CardId,
    content::{
        End, HeroId, Mana, MapShape, ScenarioId, ScenarioSheet, Site, SkillId, TableRule, TacticId,
        TileId, TileKind, Time, UnitId,
    },
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
    Placed::upright(tile, Position { a, b })
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
        players: vec![player(hero)],
        turn: TurnBoard::default(),
        turns_left: None,
        source: None,
        tokens: Vec::new(),
        faces: Vec::new(),
        shares: Vec::new(),
        gone: Vec::new(),
        ruins: Vec::new(),
        shields: Vec::new(),
        marks: Vec::new(),
        secrets: Vec::new(),
        chosen: Vec::new(),
        announced: None,
        next_enemies: Vec::new(),
        offers: OffersBoard::default(),
        artifacts: Vec::new(),
        dummy_deck: None,
    }
}

/// A hero on the portal with all cards in the deck.
pub(crate) fn player(hero: HeroId) -> PlayerBoard {
    PlayerBoard {
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
    }
}

/// Positions a map may grow to, each with those before it on the table.
const GROWTH: [(i8, i8); 8] = [(1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (3, 0), (2, 2), (3, 1)];

/// Fresh games of any heroes and scenario, and boards of any size with heroes, cards and Wounds anywhere.
pub(crate) fn any_setup(chance: &mut Chance) -> Setup {
    let players = chance.below(4) as usize + 1;
    let mut heroes = HeroId::ALL.to_vec();
    chance.shuffle(&mut heroes);
    heroes.truncate(players);
    let fitting: Vec<ScenarioId> =
        ScenarioId::ALL.into_iter().filter(|scenario| scenario.sheet(players).is_some()).collect();
    let scenario = pick(&fitting, chance);
    let sheet = scenario.sheet(players).expect("it is for so many");
    // Boards are written on the wedge.
    let wedge = sheet.shape == MapShape::Wedge;
    let board = (wedge && chance.below(4) > 0).then(|| any_board(&sheet, &heroes, chance));
    Setup { scenario, heroes, board, ..Setup::default() }
}

fn pick<T: Copy>(from: &[T], chance: &mut Chance) -> T {
    from[chance.below(from.len() as u32) as usize]
}

/// Advanced Actions, Spells and Artifacts in any order.
fn uncommon(interactive: bool, chance: &mut Chance) -> Vec<CardId> {
    let uncommon = |card: &CardId| {
        let card = card.card();
        (card.is_advanced() || card.is_spell() || card.is_artifact())
            && (interactive || !card.is_competitive())
    };
    let mut cards: Vec<CardId> = CardId::all().filter(uncommon).collect();
    chance.shuffle(&mut cards);
    cards
}

/// A hero who has come far: uncommon cards in hand, Units, Skills, crystals, Banners.
fn enrich(
    player: &mut PlayerBoard,
    hero: HeroId,
    interactive: bool,
    (cards, units): (&mut Vec<CardId>, &mut Vec<UnitId>),
    chance: &mut Chance,
) {
    for _ in 0..chance.below(6) {
        player.hand.extend(cards.pop());
    }
    for _ in 0..chance.below(5) {
        player.deck.extend(cards.pop());
    }
    let skills: Vec<SkillId> = SkillId::all()
        .filter(|skill| skill.printed().hero == hero)
        .filter(|skill| interactive || !skill.printed().interactive)
        .collect();
    for _ in 0..chance.below(4) {
        let skill = pick(&skills, chance);
        if !player.skills.contains(&skill) {
            player.skills.push(skill);
        }
    }
    for _ in 0..chance.below(4) {
        let unit = units.remove(chance.below(units.len() as u32) as usize);
        let banner = cards.iter().position(|card| card.card().is_banner());
        let banner = banner.filter(|_| chance.below(3) == 0).map(|at| cards.remove(at));
        let (spent, wounds) = (chance.below(3) == 0, chance.below(4) as u8 / 3);
        player.units.push(UnitBoard { unit, spent, wounds, banner });
    }
    player.crystals = [0; 4].map(|_: u8| chance.below(4) as u8);
    player.mana = [0; 6].map(|_: u8| chance.below(3) as u8 / 2);
    player.reputation = chance.below(15) as i8 - 7;
}

fn any_board(sheet: &ScenarioSheet, heroes: &[HeroId], chance: &mut Chance) -> Board {
    let mut board = board(heroes[0]);
    board.players = heroes.iter().map(|hero| player(*hero)).collect();
    board.round = chance.below(u32::from(sheet.rounds)) as u8 + 1;
    board.time = Time::of_round(board.round);
    let tiles = chance.below(GROWTH.len() as u32 + 1) as usize;
    chance.shuffle(&mut board.stack[6..]);
    for (a, b) in &GROWTH[..tiles] {
        let tile = board.stack.remove(0);
        board.tiles.push(placed(tile, *a, *b));
    }
    let city = board.tiles.iter().any(|placed| placed.tile.kind() == TileKind::CityCore);
    if sheet.end == End::CityRevealed && city {
        board.turns_left = Some(chance.below(heroes.len() as u32 + 1) as u8);
    }
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
    board.turn.seat = Seat(chance.below(heroes.len() as u32) as u8);
    let mut tactics: Vec<TacticId> = TacticId::of_time(board.time).collect();
    chance.shuffle(&mut tactics);
    let rich = chance.below(3) > 0;
    let interactive = !sheet.has(TableRule::NoInteractiveSpells);
    let (mut cards, mut units) = (uncommon(interactive, chance), UnitId::all().collect());
    for (player, hero) in board.players.iter_mut().zip(heroes) {
        player.at = spaces.remove(chance.below(spaces.len() as u32) as usize);
        deal(player, chance);
        if board.round == 1 {
            // Nothing was shuffled yet.
            let (wounds, deck) = player.deck.drain(..).partition(|card| card.is_wound());
            player.deck = deck;
            player.discard.extend::<Vec<CardId>>(wounds);
        }
        if rich {
            player.tactic = tactics.pop();
            enrich(player, *hero, interactive, (&mut cards, &mut units), chance);
        }
    }
    keeps(&mut board, chance);
    if rich {
        let dice = sheet.dice(heroes.len());
        board.source = Some((0..dice).map(|_| pick(&Mana::ALL, chance)).collect());
        board.turn.influence = chance.below(8) as u8;
        board.turn.healing = chance.below(3) as u8;
    }
    let mover = &mut board.players[board.turn.seat.index()];
    if chance.below(2) == 0 {
        let spent = mover.discard.iter().filter(|card| !card.is_wound());
        mover.played = spent.copied().take(4).collect();
        let mut still = mover.played.clone();
        mover.discard.retain(|card| match still.iter().position(|other| other == card) {
            Some(at) => {
                still.remove(at);
                false
            }
            None => true,
        });
        if !mover.played.is_empty() {
            board.turn.move_points = chance.below(mover.played.len() as u32 + 1) as u8;
            board.turn.kind = TurnKind::Regular;
        }
    }
    board
}

/// Cards and Wounds of a hero anywhere.
fn deal(player: &mut PlayerBoard, chance: &mut Chance) {
    player.fame = chance.below(40) as u16;
    let wounds = chance.below(6) as usize;
    player.deck.extend(std::iter::repeat_n(CardId::WOUND, wounds));
    chance.shuffle(&mut player.deck);
    player.hand = player.deck.split_off(player.deck.len() - chance.below(9) as usize);
    let left = chance.below(player.deck.len() as u32 + 1) as usize;
    player.discard = player.deck.split_off(left);
}

/// Some keeps and mage towers belong to somebody.
fn keeps(board: &mut Board, chance: &mut Chance) {
    for placed in &board.tiles {
        for spot in Spot::ALL {
            let site = placed.tile.tile().space(spot).site;
            if matches!(site, Some(Site::Keep | Site::MageTower)) && chance.below(2) == 0 {
                let owner = Seat(chance.below(board.players.len() as u32) as u8);
                board.shields.push((placed.at.hex(spot), owner));
            }
        }
    }
}
