//! What each viewer noticed. Most of what happens looks the same to everybody and is written once.

use kernel::{Game, Viewer};

#[derive(Clone, Debug)]
pub(crate) struct Journal<G: Game>(Vec<Line<G::Notice>>);

#[derive(Clone, Debug)]
struct Line<N> {
    /// After how many entries it happened.
    entries: u32,
    /// Who noticed it so, a bit for each viewer.
    eyes: u32,
    notice: N,
}

impl<G: Game> Journal<G> {
    pub(crate) fn new() -> Self {
        Journal(Vec::new())
    }

    pub(crate) fn write(&mut self, game: &G, entries: usize, events: &[G::Event]) {
        let entries = u32::try_from(entries).unwrap_or(u32::MAX);
        for event in events {
            let first = self.0.len();
            for viewer in Viewer::everyone(game.seats()) {
                let Some(notice) = game.notice(event, viewer) else { continue };
                let bit = bit(viewer);
                match self.0[first..].iter_mut().find(|line| line.notice == notice) {
                    Some(same) => same.eyes |= bit,
                    None => self.0.push(Line { entries, eyes: bit, notice }),
                }
            }
        }
    }

    pub(crate) fn forget_after(&mut self, entries: usize) {
        self.0.retain(|line| line.entries as usize <= entries);
    }

    /// What this viewer noticed, in order.
    pub(crate) fn of(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = &G::Notice> {
        let bit = bit(viewer);
        self.0.iter().filter(move |line| line.eyes & bit != 0).map(|line| &line.notice)
    }
}

fn bit(viewer: Viewer) -> u32 {
    match viewer {
        Viewer::Spectator => 1,
        Viewer::Omniscient => 2,
        // No game has so many seats that one falls off the end.
        Viewer::Seat(seat) => 4 << seat.0.min(29),
    }
}
