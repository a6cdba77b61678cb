//! Work still to be done, as data inside the state: saved, cloned and undone with it.

use serde::{Deserialize, Serialize};

/// Frames still to be run, the next one last. What a frame needs to remember is inside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agenda<F> {
    frames: Vec<F>,
}

impl<F> Default for Agenda<F> {
    fn default() -> Self {
        Agenda { frames: Vec::new() }
    }
}

/// How many frames one answer may run before the engine must have asked something again. Reaching it is a bug in a
/// game: the game stops with [`Game::fault`](crate::Game::fault) instead of hanging.
pub const FRAMES_PER_ANSWER: u32 = 20_000;

impl<F> Agenda<F> {
    /// This frame runs next.
    pub fn push(&mut self, frame: F) {
        self.frames.push(frame);
    }

    /// These frames run next, in the order written.
    pub fn push_all<const N: usize>(&mut self, frames: [F; N]) {
        self.frames.extend(frames.into_iter().rev());
    }

    pub fn pop(&mut self) -> Option<F> {
        self.frames.pop()
    }

    pub fn peek(&self) -> Option<&F> {
        self.frames.last()
    }

    pub fn peek_mut(&mut self) -> Option<&mut F> {
        self.frames.last_mut()
    }

    pub fn clear(&mut self) {
        self.frames.clear();
    }

    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// All frames, the innermost (next to run) first, to tell one of them something.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut F> {
        self.frames.iter_mut().rev()
    }

    /// All frames, the innermost (next to run) first.
    pub fn iter(&self) -> impl Iterator<Item = &F> {
        self.frames.iter().rev()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_run_in_the_order_written_and_before_older_work() {
        let mut agenda = Agenda::default();
        agenda.push(9);
        agenda.push_all([1, 2]);
        assert_eq!(std::iter::from_fn(|| agenda.pop()).collect::<Vec<_>>(), [1, 2, 9]);
    }
}
