//! Calling people back whose turn has come while they were away.

use std::time::Duration;

use kernel::Seat;
use table::Occupant;
use tokio::time::Instant;

use super::Game;
use crate::notify::{self, Turn};

/// Who was called, and since when the others are waited for.
#[derive(Debug)]
pub(crate) struct Calls {
    called: Vec<Seat>,
    since: Instant,
}

impl Default for Calls {
    fn default() -> Self {
        Calls { called: Vec::new(), since: Instant::now() }
    }
}

impl Game {
    /// Something new is asked, or somebody came or went. Whoever is there need not be called, and may be again later.
    pub(super) fn calls_anew(&mut self) {
        self.calls.since = Instant::now();
        let present = self.audience.present();
        self.calls.called.retain(|seat| !present.contains(seat));
    }

    /// People who are asked, are away, and were not called since they were here.
    fn to_be_called(&self) -> Vec<Seat> {
        let (present, people) = (self.audience.present(), self.table.people().seats());
        let away = |seat: &Seat| {
            matches!(people.get(seat.index()), Some(Occupant::Person(_)))
                && !present.contains(seat)
                && !self.calls.called.contains(seat)
        };
        self.table.waiting_for().into_iter().filter(away).collect()
    }

    fn patience(&self) -> Option<Duration> {
        self.terms.notifier.as_ref().map(|notifier| notifier.after)
    }

    pub(super) fn next_call(&self) -> Option<Instant> {
        let patience = self.patience()?;
        (!self.to_be_called().is_empty()).then(|| self.calls.since + patience)
    }

    /// Calls everyone who has been waited for long enough, once while they are away.
    pub(super) async fn call_people(&mut self) -> anyhow::Result<()> {
        let Some(notifier) = self.terms.notifier.clone() else { return Ok(()) };
        if Instant::now() < self.calls.since + notifier.after {
            return Ok(());
        }
        for seat in self.to_be_called() {
            self.calls.called.push(seat);
            let Some(Occupant::Person(person)) = self.table.people().seats().get(seat.index())
            else {
                continue;
            };
            let (id, name) = (person.id.clone(), person.name.clone());
            let login = self.db.person(&id).await?.and_then(|person| person.login);
            let turn = Turn {
                game: self.id.clone(),
                kind: self.table.game_id().to_owned(),
                path: format!("/game/{}", self.id),
                seat: seat.0,
                name,
                login,
            };
            notify::call(&notifier, turn);
        }
        Ok(())
    }
}
