//! Every game ends.

use kernel::{Game, Log, random_answer};

use crate::Walk;

/// A game that has not ended after so many answers never will.
const CAP: usize = 50_000;

/// Random play from the end of the walk reaches an outcome, without dead ends and faults.
pub fn ends<G: Game>(walk: &Walk<G>) -> Result<(), String> {
    let mut game = walk.go(|_, _, _| Ok(()))?;
    let mut chance = walk.chance();
    let mut options = Vec::new();
    for _ in 0..CAP {
        let Some((seat, choice)) = random_answer(&game, &mut chance, &mut options) else {
            return match (game.outcome(), game.asks()) {
                (Some(_), []) => Ok(()),
                (_, asks) => Err(format!("nobody can answer and the game is not over: {asks:?}")),
            };
        };
        game.apply_unchecked(seat, &choice, &mut Log::off());
        if let Some(fault) = game.fault() {
            return Err(format!("the engine is at fault: {fault}"));
        }
    }
    Err(format!("no end after {CAP} answers"))
}
