//! Saving, reading, cloning and repeating.

use kernel::{Game, Log};
use table::{Replay, Table};

use crate::Walk;

/// A state that is saved and read back, as text or as bytes, is the same state.
pub fn round_trips<G: Game>(walk: &Walk<G>) -> Result<(), String> {
    let same = |game: &G| {
        let text = serde_json::to_string(game).map_err(|error| error.to_string())?;
        let read: G = serde_json::from_str(&text).map_err(|error| format!("{error} in {text}"))?;
        if read != *game {
            return Err(format!("not the same after JSON: {game:?}"));
        }
        let bytes = postcard::to_allocvec(game).map_err(|error| error.to_string())?;
        let read: G = postcard::from_bytes(&bytes).map_err(|error| error.to_string())?;
        if read != *game {
            return Err(format!("not the same after postcard: {game:?}"));
        }
        Ok(())
    };
    let end = walk.go(|game, _, choice| {
        let text = serde_json::to_string(choice).map_err(|error| error.to_string())?;
        let read: G::Choice =
            serde_json::from_str(&text).map_err(|error| format!("{error} in {text}"))?;
        if read != *choice {
            return Err(format!("the answer is not the same after JSON: {choice:?}"));
        }
        same(game)
    })?;
    same(&end)
}

/// The same setup, seed and answers give the same game: with events or without, in memory or from a replay file.
pub fn repeats<G: Game>(walk: &Walk<G>) -> Result<(), String> {
    let mut table = Table::<G>::new(walk.setup.clone(), walk.seed)
        .map_err(|problems| format!("the setup is refused: {problems:?}"))?;
    let mut quiet = G::start(&walk.setup, kernel::Chance::seeded(walk.seed), &mut Log::off())
        .map_err(|problems| format!("the setup is refused: {problems:?}"))?;
    let end = walk.go(|_, seat, choice| {
        quiet.apply_unchecked(seat, choice, &mut Log::off());
        let revision = table.revision();
        table.answer(seat, revision, choice).map_err(|error| format!("{error:?}"))
    })?;
    if *table.game() != end {
        return Err("the table played another game".to_owned());
    }
    if quiet != end {
        return Err("without events it is another game".to_owned());
    }
    let file = serde_json::to_string(&Replay::of(&table)).map_err(|error| error.to_string())?;
    let replay = Replay::<G>::read(&file).map_err(|error| error.to_string())?;
    let again = replay.verify().map_err(|error| error.to_string())?;
    if *again.game() == end { Ok(()) } else { Err("the replay is another game".to_owned()) }
}
