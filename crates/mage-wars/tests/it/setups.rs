//! Setups for random games, and setups that are not valid.

use std::collections::BTreeMap;

use kernel::{Chance, Game, Log, Seat, Seed};
use mage_wars::{
    MageWars, Setup, cards,
    maps::MapId,
    setup::{
        ArenaSetup, Body, BookSetup, Mode, OrbSetup, Piece, Placement, Position, PreparedSetup,
        SeatSetup, Spot,
    },
    state::{Arena, Border, Zone},
    vocabulary::{Kind, Marker, Sets},
};
use rules::{covers, mw};

const MARKERS: [Marker; 7] = [
    Marker::Burn,
    Marker::Cripple,
    Marker::Daze,
    Marker::Rot,
    Marker::Sleep,
    Marker::Stun,
    Marker::Weak,
];
/// Markers of the expansions that lie on mages and creatures, and those for creatures alone: hurt mages without armor
/// could not have them.
const MORE_MARKERS: [Marker; 3] = [Marker::Bleed, Marker::Slam, Marker::Stuck];
const CREATURE_MARKERS: [Marker; 2] = [Marker::Corrode, Marker::Tainted];
const MAGES: [&str; 4] = ["beastmaster", "priestess", "warlock", "wizard"];

/// Any setup the game allows: two to four seats, alone or in teams, from the beginning or in the middle with all kinds
/// of objects.
pub(crate) fn any_setup(chance: &mut Chance) -> Setup {
    let sets = [Sets::BASE, Sets::ALL][chance.below(2) as usize];
    any_setup_of(sets, chance)
}

/// The same with these sets.
pub(crate) fn any_setup_of(sets: Sets, chance: &mut Chance) -> Setup {
    let map = (sets != Sets::BASE && chance.below(5) == 0)
        .then(|| MapId::ALL[chance.below(MapId::ALL.len() as u32) as usize]);
    // Most games are duels.
    let count = match map {
        Some(map) => map.plan().starts.len() as u8,
        None => [2, 2, 2, 3, 4][chance.below(5) as usize],
    };
    let mut seats: Vec<SeatSetup> = (0..count).map(|_| any_seat(sets, chance)).collect();
    let teams = match map {
        Some(map) => map.plan().teams,
        None => count == 4 && chance.below(2) == 0,
    };
    if teams {
        (0..).zip(&mut seats).for_each(|(at, seat)| seat.team = Some(at % 2));
    }
    let mode = [Mode::Apprentice, Mode::Full][chance.below(2) as usize];
    let arena = match map {
        Some(map) => ArenaSetup::Map(map),
        None => {
            let boards = [ArenaSetup::APPRENTICE, ArenaSetup::STANDARD, ArenaSetup::TWO_BOARDS];
            boards[chance.below(if count > 2 { 3 } else { 2 }) as usize]
        }
    };
    let position = (chance.below(4) > 0).then(|| any_position(sets, arena.arena(), count, chance));
    let mut setup = Setup { mode, sets, arena, seats, position };
    drop_misplaced(&mut setup);
    setup
}

/// The same close to its end: hurt apprentices in a small arena. Random play far apart, or against more healing than
/// random attacks deal, goes on for ages.
pub(crate) fn short_setup(chance: &mut Chance) -> Setup {
    let mut setup = any_setup(chance);
    setup.mode = Mode::Apprentice;
    setup.arena = ArenaSetup::APPRENTICE;
    let seats = setup.seats.len() as u8;
    let mut position = any_position(setup.sets, Arena::APPRENTICE, seats, chance);
    position.mages.iter_mut().for_each(|mage| mage.damage = 18 + chance.below(5) as u16);
    position.objects.retain(|placed| matches!(placed, Placement::Creature { .. }));
    setup.position = Some(position);
    drop_misplaced(&mut setup);
    setup
}

/// A mage with a spellbook of any cards it can have, or with none.
fn any_seat(sets: Sets, chance: &mut Chance) -> SeatSetup {
    let mage = MAGES[chance.below(MAGES.len() as u32) as usize];
    let all: Vec<&str> = cards::all()
        .iter()
        .map(|it| &it.card)
        .filter(|it| it.kind.is_spell() && it.is_among(sets))
        .map(|it| it.id.as_str())
        .collect();
    let mut book = BTreeMap::new();
    for _ in 0..chance.below(30) {
        *book.entry(all[chance.below(all.len() as u32) as usize].to_owned()).or_insert(0) += 1;
    }
    SeatSetup::new(mage).with_book(BookSetup::Cards(book))
}

fn any_position(sets: Sets, arena: Arena, seats: u8, chance: &mut Chance) -> Position {
    let names = |kind| names(sets, kind);
    let any_seat = |chance: &mut Chance| Seat(chance.below(u32::from(seats)) as u8);
    let expanded = sets != Sets::BASE;
    let more = if expanded { &MORE_MARKERS[..] } else { &[] };
    let mut mages: Vec<_> = (0..seats).map(|_| any_piece(arena, chance, 20, more)).collect();
    // Nothing wakes two sleeping mages that are alone.
    mages[0].markers.retain(|(marker, _)| *marker != Marker::Sleep);
    let mut objects = Vec::new();
    let creatures = names(Kind::Creature);
    let count = chance.below(5) as u16;
    for _ in 0..count {
        let card = creatures[chance.below(creatures.len() as u32) as usize].clone();
        let controller = any_seat(chance);
        let mut piece = any_piece(arena, chance, 4, more);
        if expanded && chance.below(8) == 0 {
            piece.markers.extend(CREATURE_MARKERS.map(|marker| (marker, 1)));
        }
        if !channels(&card) {
            piece.mana = 0; // MW-READY-08
        }
        objects.push(Placement::Creature { card, controller, piece });
    }
    let hosts = u16::from(seats) + count;
    any_conjurations((sets, arena), chance, (hosts, seats), &mut objects);
    any_equipment(sets, chance, seats, &mut objects);
    let mut enchantments = names(Kind::Enchantment);
    for on in 0..hosts {
        for controller in Seat::all(seats) {
            chance.shuffle(&mut enchantments);
            for card in enchantments.iter().take(chance.below(3) as usize) {
                let (card, hidden) = (card.clone(), chance.below(2) == 0);
                objects.push(Placement::Enchantment { card, controller, on, hidden });
            }
        }
    }
    let turn = (chance.below(2) == 0).then(|| any_seat(chance));
    let round = 1 + chance.below(5) as u16;
    let spells: Vec<String> =
        [Kind::Incantation, Kind::Attack, Kind::Enchantment, Kind::Equipment, Kind::Creature]
            .into_iter()
            .flat_map(names)
            .collect();
    let any_spell =
        |chance: &mut Chance| spells[chance.below(spells.len() as u32) as usize].clone();
    let prepared = Seat::all(seats)
        .flat_map(|seat| [seat; 2])
        .map(|seat| PreparedSetup { seat, card: any_spell(chance), caster: u16::from(seat.0) })
        .collect();
    let discards = (0..chance.below(4)).map(|_| (any_seat(chance), any_spell(chance))).collect();
    let initiative = any_seat(chance);
    let mut position = Position {
        round,
        initiative,
        turn,
        mages,
        objects,
        prepared,
        discards,
        ..Position::default()
    };
    any_domination(arena, seats, chance, &mut position);
    position
}

/// On a map: guardians here and there, Orbs as they may stand, some V'Tar.
fn any_domination(arena: Arena, seats: u8, chance: &mut Chance, position: &mut Position) {
    let Some(plan) = arena.map.map(MapId::plan) else { return };
    for (zone, guardian) in &plan.guardians {
        if cards::find(guardian.id()).is_some() && chance.below(3) > 0 {
            let mut piece = any_piece(arena, chance, 6, &MORE_MARKERS);
            (piece.zone, piece.mana) = (*zone, 0);
            position.objects.push(Placement::Guardian { card: guardian.id().to_owned(), piece });
        }
    }
    position.orbs = (plan.orbs.iter())
        .map(|_| match chance.below(3) {
            0 => OrbSetup::Off,
            1 => OrbSetup::On,
            _ => OrbSetup::Of(Seat(chance.below(u32::from(seats)) as u8)),
        })
        .collect();
    position.vtar = (0..seats).map(|_| chance.below(u32::from(plan.goal)) as u16).collect();
}

/// Conjurations in zones and on objects, and walls.
fn any_conjurations(
    (sets, arena): (Sets, Arena),
    chance: &mut Chance,
    (hosts, seats): (u16, u8),
    objects: &mut Vec<Placement>,
) {
    let any = |chance: &mut Chance, names: &[String]| {
        names[chance.below(names.len() as u32) as usize].clone()
    };
    let (conjurations, walls) = (names(sets, Kind::Conjuration), names(sets, Kind::Wall));
    let zones: Vec<Zone> = arena.zones().collect();
    for _ in 0..chance.below(5) {
        let zone = zones[chance.below(zones.len() as u32) as usize];
        let spot = match chance.below(3) {
            0 => Spot::On(chance.below(u32::from(hosts)) as u16),
            1 => Spot::Zone(zone),
            _ => {
                let near: Vec<_> =
                    zones.iter().filter_map(|other| Border::between(zone, *other)).collect();
                Spot::Border(near[chance.below(near.len() as u32) as usize])
            }
        };
        let card = match spot {
            Spot::Border(_) => any(chance, &walls),
            Spot::Zone(_) | Spot::On(_) => any(chance, &conjurations),
        };
        let controller = Seat(chance.below(u32::from(seats)) as u8);
        let body = Body { damage: chance.below(4) as u16, mana: 0, markers: Vec::new() };
        objects.push(Placement::Conjuration { card, controller, spot, body });
    }
}

fn any_equipment(sets: Sets, chance: &mut Chance, seats: u8, objects: &mut Vec<Placement>) {
    let mut pieces = names(sets, Kind::Equipment);
    for on in 0..u16::from(seats) {
        chance.shuffle(&mut pieces);
        for card in pieces.iter().take(chance.below(4) as usize) {
            let owner = Seat(chance.below(u32::from(seats)) as u8);
            let card = card.clone();
            objects.push(Placement::Equipment { card, owner, on, location: None });
        }
    }
}

/// The names of all cards of a kind in these sets.
fn names(sets: Sets, kind: Kind) -> Vec<String> {
    let all = cards::of_kind(kind).map(cards::card);
    all.filter(|card| card.is_among(sets)).map(|card| card.id.clone()).collect()
}

fn channels(card: &str) -> bool {
    cards::find(card).is_some_and(|card| cards::card(card).channeling.is_some())
}

/// Takes enchantments off the board that cannot lie where they were put.
fn drop_misplaced(setup: &mut Setup) {
    while let Err(places) = start(setup) {
        let board = setup.position.as_mut().expect("only boards can be wrong here");
        let last = places.iter().filter_map(|place| {
            place.strip_prefix("position.objects[")?.strip_suffix(']')?.parse::<usize>().ok()
        });
        let last = last.max().unwrap_or_else(|| panic!("not an object: {places:?}"));
        board.objects.remove(last);
    }
}

fn any_piece(arena: Arena, chance: &mut Chance, damage: u32, more: &[Marker]) -> Piece {
    let markers: Vec<_> = MARKERS
        .into_iter()
        .chain(more.iter().copied())
        .filter_map(|marker| Some((marker, 1)).filter(|_| chance.below(8) == 0))
        .collect();
    // MW-GUARD-13
    let helpless =
        markers.iter().any(|(it, _)| matches!(it, Marker::Slam | Marker::Sleep | Marker::Stun));
    let column = chance.below(u32::from(arena.columns)) as u8;
    let row = chance.below(u32::from(arena.rows)) as u8;
    let zone = Zone::new(column, row);
    Piece {
        zone: if arena.contains(zone) { zone } else { arena.corner(0) },
        damage: chance.below(damage) as u16,
        mana: chance.below(12) as u16,
        active: chance.below(3) > 0,
        guard: chance.below(3) == 0 && !helpless,
        markers,
    }
}

fn start(setup: &Setup) -> Result<MageWars, Vec<String>> {
    MageWars::start(setup, Chance::seeded(Seed::from_number(1)), &mut Log::off())
        .map_err(|problems| problems.into_iter().map(|problem| problem.place).collect())
}

#[test]
fn every_problem_of_a_setup_is_told_at_once() {
    let mut setup =
        Setup { arena: ArenaSetup::Board { columns: 0, rows: 200 }, ..Setup::default() };
    setup.seats[1].mage = "wizzard".to_owned();
    assert_eq!(start(&setup).unwrap_err(), ["arena", "seats[1].mage"]);
    setup.seats.clear();
    assert!(start(&setup).unwrap_err().contains(&"seats".to_owned()));
}

#[test]
fn a_board_that_cannot_be_reached_is_refused() {
    covers![mw::ENCH_06, mw::ENCH_11, mw::DAMAGE_06, mw::TRAIT_IMMUNITY_01];
    let piece =
        |zone| Piece { zone, damage: 0, mana: 0, active: true, guard: false, markers: Vec::new() };
    let mut position = Position {
        round: 1,
        initiative: Seat(0),
        turn: None,
        mages: vec![piece(Zone::new(0, 0)), piece(Zone::new(9, 9))],
        objects: Vec::new(),
        ..Position::default()
    };
    let mut setup = Setup { position: Some(position.clone()), ..Setup::default() };
    assert_eq!(start(&setup).unwrap_err(), ["position.mages[1]"], "outside the arena");

    position.mages[1] = Piece { damage: 24, ..piece(Zone::new(1, 1)) };
    setup.position = Some(position.clone());
    assert_eq!(start(&setup).unwrap_err(), ["position.mages[1]"], "dead");

    position.mages[1].damage = 0;
    let creature = |card: &str| Placement::Creature {
        card: card.to_owned(),
        controller: Seat(0),
        piece: piece(Zone::new(0, 0)),
    };
    let attached = |card: &str, on| Placement::Enchantment {
        card: card.to_owned(),
        controller: Seat(1),
        on,
        hidden: true,
    };
    let hide = |on| attached("rhino-hide", on);
    position.objects = vec![
        creature("skeletal-sentry"),
        hide(2),
        hide(0),
        hide(0),
        hide(77),
        creature("dragon"),
        attached("pacify", 2),
    ];
    setup.position = Some(position);
    let problems = start(&setup).unwrap_err();
    assert!(problems.contains(&"position.objects[1]".to_owned()), "not living: {problems:?}");
    assert!(problems.contains(&"position.objects[3]".to_owned()), "twice: {problems:?}");
    assert!(problems.contains(&"position.objects[4]".to_owned()), "on nothing: {problems:?}");
    assert!(problems.contains(&"position.objects[5]".to_owned()), "no card: {problems:?}");
    assert!(problems.contains(&"position.objects[6]".to_owned()), "immune: {problems:?}");
}

#[test]
fn objects_and_what_lies_on_them_are_refused_where_they_cannot_be() {
    covers![mw::CONJ_05, mw::CONJ_13, mw::EQUIP_01, mw::READY_08, mw::WALL_01];
    let piece = Piece {
        zone: Zone::new(0, 0),
        damage: 0,
        mana: 0,
        active: true,
        guard: false,
        markers: Vec::new(),
    };
    let conjured = |card: &str, spot, body| Placement::Conjuration {
        card: card.to_owned(),
        controller: Seat(0),
        spot,
        body,
    };
    let worn = |card: &str, on, location| Placement::Equipment {
        card: card.to_owned(),
        owner: Seat(1),
        on,
        location,
    };
    let problems = |object: Placement| {
        let position = Position {
            round: 1,
            initiative: Seat(0),
            turn: None,
            mages: vec![piece.clone(), piece.clone()],
            objects: vec![
                Placement::Creature {
                    card: "timber-wolf".to_owned(),
                    controller: Seat(0),
                    piece: piece.clone(),
                },
                object,
            ],
            ..Position::default()
        };
        let setup = Setup { position: Some(position), ..Setup::default() };
        MageWars::start(&setup, Chance::seeded(Seed::from_number(1)), &mut Log::off())
            .err()
            .unwrap_or_default()
            .into_iter()
            .map(|problem| (problem.place, problem.rule))
            .collect::<Vec<_>>()
    };
    let at = |rule| vec![("position.objects[1]".to_owned(), rule)];
    let (here, none) = (Spot::Zone(Zone::new(1, 1)), Body::default());
    let border = |one, other| Spot::Border(Border::between(one, other).expect("adjacent"));

    assert_eq!(problems(conjured("mana-crystal", here, none.clone())), []);
    assert_eq!(problems(worn("mage-staff", 0, None)), []);
    let inside = border(Zone::new(0, 0), Zone::new(1, 0));
    assert_eq!(problems(conjured("wall-of-stone", inside, none.clone())), []);

    let outside = border(Zone::new(1, 0), Zone::new(2, 0));
    assert_eq!(problems(conjured("wall-of-stone", outside, none.clone())), at(None));
    let zoned = problems(conjured("tanglevine", here, none.clone()));
    assert_eq!(zoned, at(Some(mw::CONJ_05)), "it is attached to creatures");
    assert_eq!(problems(conjured("mana-crystal", Spot::On(2), none)).len(), 2);
    let stunned = Body { markers: vec![(Marker::Stun, 1)], ..Body::default() };
    assert_eq!(problems(conjured("mana-crystal", here, stunned)), at(Some(mw::CONJ_13)));
    let dead = Body { damage: 6, ..Body::default() };
    assert_eq!(problems(conjured("mana-crystal", here, dead)), at(Some(mw::DAMAGE_06)));
    let filled = || Body { mana: 3, ..Body::default() };
    assert_eq!(problems(conjured("mana-crystal", here, filled())), at(Some(mw::READY_08)));
    assert_eq!(problems(conjured("lair", here, filled())), [], "it channels");
    assert_eq!(problems(conjured("pentagram", here, filled())), [], "it casts");
    let creature = |card: &str, mana| Placement::Creature {
        card: card.to_owned(),
        controller: Seat(0),
        piece: Piece { mana, ..piece.clone() },
    };
    assert_eq!(problems(creature("bitterwood-fox", 1)), at(Some(mw::READY_08)));
    assert_eq!(problems(creature("bitterwood-fox", 0)), []);
    assert_eq!(problems(creature("huginn-raven-familiar", 1)), []);
    assert_eq!(problems(worn("mage-staff", 2, None)), at(Some(mw::EQUIP_01)), "not a mage");
    let belt = Some(mage_wars::vocabulary::Location::Belt);
    assert_eq!(problems(worn("mage-staff", 0, belt)), at(Some(mw::EQUIP_05)), "not worn there");
}
