//! What each viewer was told. Most of what happens looks the same to everybody and is written once.

use kernel::{Game, Told, Viewer};

#[derive(Clone, Debug)]
pub(crate) struct Journal<G: Game>(Vec<Written<G::Line>>);

#[derive(Clone, Debug)]
struct Written<L> {
    /// After how many entries it happened.
    entries: u32,
    /// Who was told it so, a bit for each viewer.
    eyes: u32,
    line: L,
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
                let Some(line) = game.tell(event, viewer) else { continue };
                let bit = bit(viewer);
                match self.0[first..].iter_mut().find(|written| written.line == line) {
                    Some(same) => same.eyes |= bit,
                    None => self.0.push(Written { entries, eyes: bit, line }),
                }
            }
        }
    }

    pub(crate) fn forget_after(&mut self, entries: usize) {
        self.0.retain(|line| line.entries as usize <= entries);
    }

    /// What this viewer was told, in order.
    pub(crate) fn of(&self, viewer: Viewer) -> impl Iterator<Item = &G::Line> {
        self.written(viewer).map(|written| &written.line)
    }

    /// The same, with an action beginning at every answer as well. What a viewer was not told leaves no trace in it.
    pub(crate) fn story(&self, viewer: Viewer) -> impl Iterator<Item = G::Line> {
        let mut before = None;
        self.written(viewer).map(move |written| {
            let mut line = written.line.clone();
            if before.replace(written.entries) != Some(written.entries) {
                line.begin();
            }
            line
        })
    }

    fn written(&self, viewer: Viewer) -> impl Iterator<Item = &Written<G::Line>> {
        let bit = bit(viewer);
        self.0.iter().filter(move |written| written.eyes & bit != 0)
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
