//! Every game ends.

use std::cell::Cell;

use kernel::{Chance, Game, Log, random_answer};

use crate::{Walk, check};

/// Random play that has not come to an end after so many answers is taken for a standoff.
const CAP: usize = 50_000;

/// Random play from the end of the walk reaches an outcome, without dead ends and faults.
pub fn ends<G: Game>(walk: &Walk<G>) -> Result<(), String> {
    if comes_to_an_end(walk)? { Ok(()) } else { Err(format!("no end after {CAP} answers")) }
}

/// The same for games whose rules set no end to dawdling: two who cannot hurt each other may stand there for ever, but
/// that is rare, one game in so many at most.
pub fn nearly_all_end<G: Game>(setup: fn(&mut Chance) -> G::Setup, cases: u32, one_in: usize) {
    let (games, standoffs) = (Cell::new(0), Cell::new(0));
    check::<G>(setup, cases, |walk| {
        games.set(games.get() + 1);
        if !comes_to_an_end(walk)? {
            standoffs.set(standoffs.get() + 1);
        }
        Ok(())
    });
    let (games, standoffs) = (games.get(), standoffs.get());
    assert!(
        standoffs <= 1 + games / one_in,
        "{standoffs} of {games} games had no end after {CAP} answers"
    );
}

/// Whether random play from the end of the walk reaches an outcome. Dead ends and faults are errors.
fn comes_to_an_end<G: Game>(walk: &Walk<G>) -> Result<bool, String> {
    let mut game = walk.go(|_, _, _| Ok(()))?;
    let mut chance = walk.chance();
    let mut options = Vec::new();
    for _ in 0..CAP {
        let Some((seat, choice)) = random_answer(&game, &mut chance, &mut options) else {
            return match (game.outcome(), game.open_questions()) {
                (Some(_), []) => Ok(true),
                (_, asks) => Err(format!("nobody can answer and the game is not over: {asks:?}")),
            };
        };
        game.apply_unchecked(seat, &choice, &mut Log::off());
        if let Some(fault) = game.fault() {
            return Err(format!("the engine is at fault: {fault}"));
        }
    }
    Ok(false)
}
