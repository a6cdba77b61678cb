//! Which games wait for somebody: told to that person alone.

use anyhow::Context as _;
use protocol::GameInfo;

use super::Hub;
use crate::{
    http::ApiError,
    link::{Answered, Ask},
};

/// Of so many of the newest games that go on it is said. A game that was put away is rebuilt for it.
const LOOKED_AT: usize = 6;

impl Hub {
    /// Notes in the list of a person's games which of them wait for that person.
    pub(super) async fn note_turns(
        &self,
        person: &str,
        games: &mut [GameInfo],
    ) -> Result<(), ApiError> {
        for game in games.iter_mut().filter(|game| game.ending.is_none()).take(LOOKED_AT) {
            let seats = self.db.seats(&game.id).await.context("seats could not be read")?;
            let asked = match self.ask(&game.id, Ask::WaitingFor).await {
                Ok(Answered::WaitingFor(asked)) => asked,
                // What another server plays, that one knows, and it is not reached.
                Ok(Answered::Done) | Err(ApiError::Elsewhere(_)) => continue,
                Err(error) => return Err(error),
            };
            game.your_turn = seats.iter().any(|seat| {
                let theirs = seat.person_id.as_deref() == Some(person);
                theirs && asked.iter().any(|asked| i64::from(asked.0) == seat.seat)
            });
        }
        Ok(())
    }
}
