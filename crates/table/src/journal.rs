//! What each viewer was told. Most of what happens looks the same to all viewers and is written once.

use kernel::{Game, Viewer};
use protocol::StoryLine;

#[derive(Clone, Debug, Default)]
pub(crate) struct Journal(Vec<Written>);

#[derive(Clone, Debug)]
struct Written {
    /// After how many entries it happened.
    entries: u32,
    /// Who was told it so, a bit for each viewer.
    eyes: u32,
    /// The line as JSON: a story is long, and as data it takes many times the memory.
    line: Box<str>,
}

impl Journal {
    pub(crate) fn write<G: Game>(&mut self, game: &G, entries: usize, events: &[G::Event]) {
        let entries = u32::try_from(entries).unwrap_or(u32::MAX);
        for event in events {
            let first = self.0.len();
            for viewer in Viewer::everyone(game.seats()) {
                let Some(line) = game.tell(event, viewer) else { continue };
                let line = serde_json::to_string(&line).expect("lines are plain data");
                let bit = bit(viewer);
                match self.0[first..].iter_mut().find(|written| *written.line == line) {
                    Some(same) => same.eyes |= bit,
                    None => self.0.push(Written { entries, eyes: bit, line: line.into() }),
                }
            }
        }
    }

    pub(crate) fn forget_after(&mut self, entries: usize) {
        self.0.retain(|line| line.entries as usize <= entries);
    }

    /// How many lines this viewer was told.
    pub(crate) fn told(&self, viewer: Viewer) -> usize {
        self.of(viewer).count()
    }

    /// How many lines this viewer had been told after so many entries.
    pub(crate) fn told_after(&self, viewer: Viewer, entries: usize) -> usize {
        self.of(viewer).filter(|line| line.entries as usize <= entries).count()
    }

    /// What this viewer was told after its first `from` lines. An action begins with what every answer led to. What the
    /// viewer was not told leaves no trace in that.
    pub(crate) fn story(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = StoryLine> {
        let mut before = None;
        self.of(viewer)
            .map(move |written| {
                let first = before.replace(written.entries) != Some(written.entries);
                (&*written.line, first)
            })
            .skip(from)
            .map(|(line, first)| {
                let mut line: StoryLine =
                    serde_json::from_str(line).expect("a line has the same shape in every game");
                line.begins |= first;
                line
            })
    }

    /// How many actions those who watch were told of after this entry.
    pub(crate) fn public_actions(&self, entries: usize) -> usize {
        let newest = self.0.iter().rev().take_while(|written| written.entries as usize == entries);
        let told = newest.filter(|written| written.eyes & bit(Viewer::Spectator) != 0).count();
        let before = self.told(Viewer::Spectator) - told;
        self.story(Viewer::Spectator, before).filter(|line| line.begins).count()
    }

    fn of(&self, viewer: Viewer) -> impl Iterator<Item = &Written> {
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
