//! Positions with one clearly best answer: the scripts below `scenarios/mage-wars/tactics`.

use std::{fs, path::PathBuf};

use bots::Spec;
use kernel::{Game, InfoState, Seed};
use mage_wars::MageWars;
use scenario::{Puzzle, Script};

/// Playouts a round: few enough for a test, far fewer than `hard` has in its time on one free core.
const HARD: &str = "hard:iterations=6000";

fn puzzles() -> Vec<(String, Puzzle<MageWars>)> {
    let folder =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/mage-wars/tactics");
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |file: PathBuf| {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let script = Script::parse(&fs::read_to_string(&file).unwrap()).unwrap();
        let puzzle = scenario::puzzle::<MageWars>(&script).unwrap();
        (name.clone(), puzzle.unwrap_or_else(|| panic!("{name} names no best answer")))
    };
    files.into_iter().map(read).collect()
}

/// The answer the bot gives with a fresh mind.
fn answer(puzzle: &Puzzle<MageWars>, seed: u64) -> mage_wars::Choice {
    let spec = Spec::parse(HARD).unwrap();
    let mut options = Vec::new();
    puzzle.game.options(puzzle.seat, &mut options);
    let mut bot = spec.player::<MageWars>(Seed::from_number(seed));
    options[bot.choose(&InfoState::new(&puzzle.game, puzzle.seat), &options)]
}

#[test]
fn hard_finds_the_best_answer_in_nine_positions_of_ten() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 40, "{} positions", puzzles.len());
    let mut missed = Vec::new();
    for (name, puzzle) in &puzzles {
        let given = answer(puzzle, 1);
        if !puzzle.best.contains(&given) {
            missed.push(format!("{name}: {given:?}, not one of {:?}", puzzle.best));
        }
    }
    let found = puzzles.len() - missed.len();
    assert!(
        found * 10 >= puzzles.len() * 9,
        "{found} of {} found; missed:\n{}",
        puzzles.len(),
        missed.join("\n")
    );
}
