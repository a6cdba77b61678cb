//! The other servers on the same database, as far as they live. Nobody compares wall clocks: a server counts how often it
//! looked at another one's beat and found it unchanged.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// A beat that was the same for so many looks, a second apart, is that of a server that is gone. Should it only have
/// been slow, it stores nothing more: the games have other numbers then.
const MISSED: u32 = 3;

#[derive(Debug)]
pub(crate) struct Others {
    /// This server among them.
    own: String,
    known: Mutex<BTreeMap<String, Pulse>>,
}

#[derive(Debug)]
struct Pulse {
    beat: i64,
    missed: u32,
}

impl Others {
    pub(crate) fn new(own: String) -> Self {
        Others { own, known: Mutex::default() }
    }

    /// How this server is called.
    pub(crate) fn own(&self) -> &str {
        &self.own
    }

    /// One look at all beats.
    pub(crate) fn look(&self, beats: Vec<(String, i64)>) {
        let mut known = self.known();
        let before = std::mem::take(&mut *known);
        *known = beats
            .into_iter()
            .map(|(node, beat)| {
                let missed = match before.get(&node) {
                    Some(pulse) if pulse.beat == beat => pulse.missed.saturating_add(1),
                    Some(_) | None => 0,
                };
                (node, Pulse { beat, missed })
            })
            .collect();
    }

    /// Takes note of those that came since the last look.
    pub(crate) fn meet(&self, beats: Vec<(String, i64)>) {
        let mut known = self.known();
        for (node, beat) in beats {
            known.entry(node).or_insert(Pulse { beat, missed: 0 });
        }
    }

    /// Whether anything is known of this server, or of this one itself.
    pub(crate) fn know(&self, node: &str) -> bool {
        node.is_empty() || node == self.own || self.known().contains_key(node)
    }

    /// Whether another server runs that is called so.
    pub(crate) fn lives(&self, node: &str) -> bool {
        node != self.own && self.known().get(node).is_some_and(|pulse| pulse.missed < MISSED)
    }

    /// Those that run, as far as is known.
    pub(crate) fn living(&self) -> Vec<String> {
        let known = self.known();
        let lives = |node: &str, pulse: &Pulse| node != self.own && pulse.missed < MISSED;
        known
            .iter()
            .filter(|(node, pulse)| lives(node, pulse))
            .map(|(node, _)| node.clone())
            .collect()
    }

    /// Whether this server does what one of them does for all.
    pub(crate) fn is_first(&self) -> bool {
        self.living().iter().all(|other| *other > self.own)
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<String, Pulse>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_whose_beat_stands_still_is_gone_and_comes_back_with_the_next_one() {
        let others = Others::new("own".to_owned());
        let look = |beat: i64| others.look(vec![("other".to_owned(), beat), ("own".to_owned(), 1)]);
        assert!(!others.know("other") && !others.lives("other"), "nobody has heard of it");
        others.meet(vec![("other".to_owned(), 7)]);
        assert!(others.know("other") && others.know("own") && others.know(""));
        for _ in 0..MISSED {
            assert!(others.lives("other"));
            look(7);
        }
        assert!(!others.lives("other"));
        look(8);
        assert!(others.lives("other"));
        assert!(!others.lives("own") && !others.lives(""), "nobody waits for themselves");
        others.look(Vec::new());
        assert!(!others.lives("other"), "it said that it stopped");
    }
}
