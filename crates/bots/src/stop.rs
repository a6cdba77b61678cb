//! Ending a search early: who started it may no longer need the answer.

use std::{
    cell::RefCell,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

thread_local! {
    /// What the work of this thread looks at. Searches are deep, and most callers never end one early, so this is not
    /// handed through every function on the way.
    static CURRENT: RefCell<Option<Stop>> = const { RefCell::new(None) };
}

/// A sign to searches that no one waits for them. Clones are the same sign.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// From now on, searches that run [`during`](Stop::during) this sign begin no further playout.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Does the work on this thread; its searches look at this sign.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> T {
        /// Puts back what was there before, also when the work panics: pools use a thread again.
        struct Before(Option<Stop>);
        impl Drop for Before {
            fn drop(&mut self) {
                CURRENT.set(self.0.take());
            }
        }
        let _before = Before(CURRENT.replace(Some(self.clone())));
        work()
    }
}

/// Whether the work of this thread is to end.
pub(crate) fn is_told_to_stop() -> bool {
    CURRENT.with_borrow(|stop| stop.as_ref().is_some_and(Stop::is_set))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_holds_for_the_work_it_was_given_to_and_no_longer() {
        let stop = Stop::default();
        assert!(!stop.during(is_told_to_stop));
        stop.set();
        assert!(stop.during(is_told_to_stop));
        assert!(!is_told_to_stop());
        let broken = std::panic::catch_unwind(|| stop.during(|| panic!("as a broken bot")));
        assert!(broken.is_err());
        assert!(!is_told_to_stop());
    }
}
