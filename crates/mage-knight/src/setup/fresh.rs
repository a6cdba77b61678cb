//! A scenario from its beginning (MK-SETUP).

use arrayvec::ArrayVec;
use kernel::{Agenda, Chance, Log, Seat};

use super::Setup;
use crate::{
    content::{ScenarioSheet, TileId, TileKind, Time},
    flow::{Frame, round},
    state::{Event, Hex, MageKnight, Map, Pile, Player, Tiles, Turn},
};

/// The state before the first turn of a checked setup.
pub(super) fn game(setup: &Setup, mut chance: Chance, log: &mut Log<Event>) -> MageKnight {
    let sheet = setup
        .scenario
        .sheet(setup.heroes.len())
        .expect("the setup was checked: the scenario is for so many");
    let (stack, left_out) = tiles(&sheet, &mut chance);
    let players = setup.heroes.iter().map(|hero| Player {
        hero: *hero,
        // MK-RULING-56: the first turn starts on the portal.
        at: Hex::PORTAL,
        // MK-SETUP-06
        fame: 0,
        hand: Pile::new(),
        deck: hero.starting_deck().into_iter().collect(),
        discard: Pile::new(),
        played: Pile::new(),
    });
    let mut game = MageKnight {
        scenario: setup.scenario,
        round: 0,
        time: Time::Day,
        map: Map::starting_with(sheet.shape.starting_tile()),
        stack,
        left_out,
        players: players.collect(),
        turn: Turn::default(),
        announced: None,
        turns_left: None,
        agenda: Agenda::default(),
        asks: ArrayVec::new(),
        over: false,
        fault: None,
        chance,
    };
    // MK-SETUP-26: nobody explores these, so nobody gains Fame.
    for at in sheet.shape.first_tiles() {
        game.reveal_tile(*at, log);
    }
    // MK-SETUP-18, MK-ROUND-02: the first round is a Day and has no preparation of its own.
    game.begin_round(1, Time::of_round(1), log);
    for seat in Seat::all(game.players.len() as u8) {
        round::deal(&mut game, seat, log); // MK-SETUP-32, MK-SETUP-33
    }
    game.agenda.push(Frame::Round(round::Step::NextTurn(Seat(0))));
    game
}

/// The tile stack and the tiles left out, tops last.
fn tiles(sheet: &ScenarioSheet, chance: &mut Chance) -> (Tiles, Tiles) {
    // MK-SCEN-RECON-02, MK-RULING-62: the lowest numbers in ascending order, not drawn at random.
    let mut countryside: Tiles = TileId::of_kind(TileKind::Countryside).collect();
    let mut other_countryside: Tiles =
        countryside.drain(usize::from(sheet.countryside)..).collect();
    let mut shuffled = |kind| {
        let mut tiles: Tiles = TileId::of_kind(kind).collect();
        chance.shuffle(&mut tiles);
        tiles
    };
    // MK-SETUP-23
    let mut core = shuffled(TileKind::Core);
    let other_core: Tiles = core.drain(usize::from(sheet.other_core)..).collect();
    core.extend(shuffled(TileKind::CityCore).into_iter().take(usize::from(sheet.city_core)));
    // MK-SETUP-24: Core tiles together at the bottom, Countryside tiles on top.
    chance.shuffle(&mut core);
    let mut stack: Tiles = countryside;
    stack.extend(core);
    stack.reverse();
    // MK-EXPLORE-10, MK-EXPLORE-11, MK-RULING-35: Countryside tiles first, then Core tiles, but no cities.
    chance.shuffle(&mut other_countryside);
    let mut left_out = other_countryside;
    left_out.extend(other_core);
    left_out.reverse();
    (stack, left_out)
}
