//! Games and boards tests begin with.

use kernel::{Chance, Game, Log, Seed};
use mage_knight::{
    MageKnight, Setup,
    cards::CardId,
    content::{HeroId, TileId, Time},
    setup::{Board, PlayerBoard, TurnBoard},
    state::{Hex, Placed, Position},
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

/// Fresh games of any hero, and boards with cards and Wounds anywhere.
pub(crate) fn any_setup(chance: &mut Chance) -> Setup {
    let hero = HeroId::ALL[chance.below(4) as usize];
    let board = match chance.below(3) {
        0 => None,
        _ => {
            let mut board = board(hero);
            board.round = chance.below(4) as u8 + 1;
            board.time = Time::of_round(board.round);
            let player = &mut board.players[0];
            let wounds = chance.below(6) as usize;
            player.deck.extend(std::iter::repeat_n(CardId::WOUND, wounds));
            chance.shuffle(&mut player.deck);
            player.hand = player.deck.split_off(player.deck.len() - chance.below(9) as usize);
            let left = chance.below(player.deck.len() as u32 + 1) as usize;
            player.discard = player.deck.split_off(left);
            player.fame = chance.below(40) as u16;
            Some(board)
        }
    };
    Setup { heroes: vec![hero], board, ..Setup::default() }
}
