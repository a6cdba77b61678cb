//! Games and boards tests begin with.

use kernel::{Chance, Game, Log, Seed};
use mage_knight::{
    MageKnight, Setup,
    cards::CardId,
    content::{HeroId, Site, TileId, TileKind, Time},
    setup::{Board, PlayerBoard, TurnBoard},
    state::{Hex, Placed, Position, Spot, TurnKind},
};

pub(crate) fn started(setup: &Setup, seed: u64) -> MageKnight {
    let chance = Chance::seeded(Seed::from_number(seed));
    MageKnight::start(setup, chance, &mut Log::off()).expect("the setup is valid")
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
        }],
        turn: TurnBoard::default(),
        turns_left: None,
    }
}

/// Positions a map may grow to, each with those before it on the table.
const GROWTH: [(i8, i8); 8] = [(1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (3, 0), (2, 2), (3, 1)];

/// Fresh games of any hero, and boards of any size with the hero, cards and Wounds anywhere.
pub(crate) fn any_setup(chance: &mut Chance) -> Setup {
    let hero = HeroId::ALL[chance.below(4) as usize];
    let board = (chance.below(3) > 0).then(|| any_board(hero, chance));
    Setup { heroes: vec![hero], board, ..Setup::default() }
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
            board.turn = TurnBoard { kind: TurnKind::Regular, move_points };
        }
    }
    board
}
