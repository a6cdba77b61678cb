//! The solver against plain search, and movement reach against walking.

use std::collections::BTreeMap;

use kernel::{Chance, Game, Log, Seat, Seed};
use mage_knight::{
    MageKnight,
    solver::{self, Arrival, Balance, Limits, Proof, Weights},
    state::{Choice, Hex, TurnKind},
};
use scenario::Script;

const ME: Seat = Seat(0);

/// The game at the end of a script.
fn at_the_end_of(script: &str) -> MageKnight {
    let script = Script::parse(script).unwrap();
    scenario::play::<MageKnight>(&script).unwrap_or_else(|failure| panic!("{failure}"))
}

/// Every line to the end of the combat, without remembering anything and without leaving any answer out.
fn plain_best(before: &MageKnight, game: &MageKnight, weights: &Weights) -> Option<i32> {
    if game.combat().is_none() {
        return Some(weights.of(&Balance::between(before, game, ME)));
    }
    let mut options = Vec::new();
    game.options(ME, &mut options);
    let mut best = None;
    for choice in options {
        let (mut next, mut log) = (game.clone(), Log::recording());
        next.apply_unchecked(ME, &choice, &mut log);
        let viewer = kernel::Viewer::Seat(ME);
        let unknown = next.chance().drawn() != game.chance().drawn()
            || log.events().iter().any(|event| next.blocks_undo(event, viewer));
        if !unknown || next.combat().is_none() {
            best = best.max(plain_best(before, &next, weights));
        }
    }
    best
}

/// Small combats: few cards, so that plain search comes to an end.
const SMALL: [&str; 7] = [
    "hand rage march\nenemy countryside-2.NW prowlers",
    "hand rage swiftness\ncrystals white 1\nenemy countryside-2.NW prowlers",
    "hand cold-toughness rage\nenemy countryside-2.NW wolf-riders",
    "hand rage\nunit peasants\nenemy countryside-2.NW cursed-hags",
    "hand ice-shield\ncrystals blue 1\nunit utem-swordsmen\nenemy countryside-2.NW diggers",
    "hand fireball\ncrystals red 1\nskill shield-mastery\nenemy countryside-2.NW ironclads",
    "hand diplomacy rage\nunit illusionists\nenemy countryside-2.NW golems",
];

#[test]
fn the_best_line_is_as_good_as_the_best_of_all_lines() {
    let weights = Weights::default();
    for board in SMALL {
        let game = at_the_end_of(&format!(
            "game mage-knight\nhero tovak at countryside-2.C\nsource black black black\n{board}\ndo challenge countryside-2.NW\n"
        ));
        let found = solver::solve(&game, ME, &weights, Limits::default()).unwrap();
        assert_ne!(found.proof, Proof::NotProven, "{board}");
        assert_eq!(found.worth, plain_best(&game, &game, &weights), "{board}");
        // The line can be played and is worth what it says.
        let mut after = game.clone();
        for choice in &found.line {
            after.apply(ME, choice, &mut Log::off()).unwrap();
        }
        assert!(after.combat().is_none(), "{board}");
        let balance = Balance::between(&game, &after, ME);
        assert_eq!((found.balance, found.worth), (Some(balance), Some(weights.of(&balance))));
    }
}

/// A combat with more to it: two enemies, Units, mana.
const LARGE: &str = "game mage-knight
hero tovak at countryside-8.NE fame 35
tile countryside-8 at 0,1
ruin countryside-8.NE green-green
next prowlers wolf-riders
unit utem-guardsmen
unit utem-crossbowmen
hand rage cold-toughness swift-bolt march
crystals white 1 blue 1
source black black black
do enter
";

#[test]
fn a_line_without_a_wound_is_found_where_there_is_one() {
    let game = at_the_end_of(LARGE);
    let found = solver::solve(&game, ME, &Weights::default(), Limits::default()).unwrap();
    let balance = found.balance.unwrap();
    assert_eq!(found.proof, Proof::Proven);
    assert_eq!((balance.fame, balance.wounds_in_hand, balance.wounds_on_units), (5, 0, 0));
    assert!(balance.conquered);
}

#[test]
fn a_search_that_runs_out_of_nodes_says_so() {
    let game = at_the_end_of(LARGE);
    let found = solver::solve(&game, ME, &Weights::default(), Limits { nodes: 40 }).unwrap();
    assert_eq!((found.proof, found.nodes), (Proof::NotProven, 40));
}

#[test]
fn what_chance_decides_is_left_out_and_told() {
    let game = at_the_end_of(
        "game mage-knight\nhero tovak at countryside-2.C\nhand tranquility rage\nenemy countryside-2.NW prowlers\ndo challenge countryside-2.NW\n",
    );
    let found = solver::solve(&game, ME, &Weights::default(), Limits::default()).unwrap();
    assert_eq!(found.proof, Proof::WithoutChance);
    assert!(!found.line.is_empty());
}

#[test]
fn what_summoners_may_call_is_weighed() {
    let summoners = "game mage-knight\nhero tovak at countryside-2.C\nhand rage cold-toughness\nunit utem-guardsmen\nenemy countryside-2.NW orc-summoners\n";
    let solve = |script: &str| {
        let game = at_the_end_of(script);
        solver::solve(&game, ME, &Weights::default(), Limits::default()).unwrap()
    };
    let found = solve(&format!("{summoners}do challenge countryside-2.NW\n"));
    assert_eq!(
        (found.proof, &found.line[..], found.balance),
        (Proof::OnAverage, &[Choice::EndPhase][..], None)
    );
    // Two tokens of each kind lie in the pile.
    let each = ["minotaur", "gargoyle", "medusa", "crypt-worm", "werewolf"].map(|monster| {
        let met = solve(&format!(
            "{summoners}next {monster}\ndo challenge countryside-2.NW\ndo end phase\n"
        ));
        assert_eq!(met.proof, Proof::Proven, "{monster}");
        met.worth.unwrap()
    });
    assert_eq!(found.worth, Some(each.iter().sum::<i32>().div_euclid(5)));
}

/// The fewest points each space can be entered for, found by walking; and whether the walk may go on there.
fn walked(game: &MageKnight, points: u8) -> BTreeMap<(Hex, bool), u8> {
    let mut least = BTreeMap::new();
    let mut open = vec![game.clone()];
    while let Some(here) = open.pop() {
        let mut options = Vec::new();
        here.options(ME, &mut options);
        for choice in options {
            let Choice::Move { to } = choice else { continue };
            let mut next = here.clone();
            next.apply_unchecked(ME, &choice, &mut Log::off());
            let free = next.combat().is_none();
            let spent = points - if free { next.turn().move_points } else { left(&next) };
            let known = least.entry((to, free)).or_insert(u8::MAX);
            if spent < *known {
                *known = spent;
                if free {
                    open.push(next);
                }
            }
        }
    }
    least
}

/// Move points that were left when a combat began.
fn left(game: &MageKnight) -> u8 {
    game.combat().map_or(0, |combat| combat.move_left)
}

#[test]
fn reach_is_what_walking_finds() {
    for (hero, cards) in [
        ("tovak at countryside-2.C", "march stamina"),
        ("tovak at countryside-1.E", "march"),
        ("norowas at countryside-3.C", "march march stamina stamina swiftness"),
    ] {
        let tiles =
            "tile countryside-1 at 0,1\ntile countryside-2 at 1,0\ntile countryside-3 at 1,1\n";
        let mut game = at_the_end_of(&format!(
            "game mage-knight\nhero {hero}\n{tiles}hand rage {cards}\ndo play rage sideways\n"
        ));
        for card in cards.split(' ') {
            let mut options = Vec::new();
            game.options(ME, &mut options);
            let play = options.into_iter().find(|choice| match choice {
                Choice::Play { card: held, way: mage_knight::state::Way::Basic } => {
                    held.id() == card
                }
                _ => false,
            });
            game.apply(ME, &play.unwrap(), &mut Log::off()).unwrap();
        }
        assert_eq!(game.turn().kind, TurnKind::Regular);
        let points = game.turn().move_points;
        let mut walked = walked(&game, points);
        // Where one can go on as cheaply, the way into a combat need not be listed; nor the start.
        let free = |hex: Hex| walked.get(&(hex, true)).copied();
        let start = game.player(ME).at;
        let dearer: Vec<_> = walked
            .iter()
            .filter(|((hex, ends_well), cost)| {
                *hex == start || !ends_well && free(*hex).is_some_and(|well| well <= **cost)
            })
            .map(|(key, _)| *key)
            .collect();
        walked.retain(|key, _| !dearer.contains(key));
        let found: BTreeMap<_, _> = solver::reach(&game, ME, points)
            .into_iter()
            .map(|reached| ((reached.at, reached.arrival == Arrival::Free), reached.cost))
            .collect();
        assert_eq!(found, walked, "{hero} with {cards}");
        assert!(found.len() > 3, "{hero} with {cards}");
    }
}

#[test]
fn a_way_is_the_steps_to_take() {
    let mut game = at_the_end_of(
        "game mage-knight\nhero tovak at countryside-1.E\nhand march stamina rage\ndo play march\ndo play stamina\n",
    );
    let points = game.turn().move_points;
    let far = solver::reach(&game, ME, points).into_iter().last().unwrap();
    for to in &far.way {
        game.apply(ME, &Choice::Move { to: *to }, &mut Log::off()).unwrap();
    }
    assert_eq!(game.player(ME).at, far.at);
    // A fresh game has no points to walk with, and reach asks for none.
    let fresh = MageKnight::start(
        &mage_knight::Setup::default(),
        Chance::seeded(Seed::from_number(1)),
        &mut Log::off(),
    )
    .unwrap();
    assert_eq!(solver::reach(&fresh, ME, 0), []);
}
