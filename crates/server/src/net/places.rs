//! How many connections there may be, in all and of one address.

use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// The places for connections. Clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Places(Arc<Counts>);

#[derive(Debug)]
struct Counts {
    /// How many an address may have.
    each: Option<NonZeroU32>,
    all: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by: HashMap<IpAddr, u32>,
}

/// A place that is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    places: Places,
    by: Option<IpAddr>,
}

impl Places {
    /// Places for `each` address, and no more than `all` of them.
    pub(crate) fn new(each: Option<NonZeroU32>, all: usize) -> Self {
        Places(Arc::new(Counts { each, all, taken: Mutex::default() }))
    }

    /// A place for this address, if one is free. `None` as address counts for all of them only: a proxy speaks for many.
    pub(crate) fn take(&self, by: Option<IpAddr>) -> Option<Place> {
        let mut taken = self.lock();
        if taken.all >= self.0.all {
            return None;
        }
        if let Some(by) = by {
            let count = taken.by.entry(by).or_default();
            if self.0.each.is_some_and(|most| *count >= most.get()) {
                return None;
            }
            *count += 1;
        }
        taken.all += 1;
        Some(Place { places: self.clone(), by })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.0.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.lock();
        taken.all = taken.all.saturating_sub(1);
        if let Some(by) = self.by
            && let Some(count) = taken.by.get_mut(&by)
        {
            *count -= 1;
            if *count == 0 {
                taken.by.remove(&by);
            }
        }
    }
}

/// Files that are no connections: the database, logs, the page of somebody's notifier.
const OTHER_FILES: u64 = 128;
/// More connections than this are not worth their memory.
const MOST: u64 = 50_000;

/// Raises the number of open files to what the system allows, and says how many connections fit.
pub(crate) fn raise_file_limit() -> usize {
    #[cfg(unix)]
    let files = {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let now = getrlimit(Resource::Nofile);
        let wanted = Rlimit { current: now.maximum, maximum: now.maximum };
        match setrlimit(Resource::Nofile, wanted) {
            Ok(()) => now.maximum.unwrap_or(MOST),
            Err(_) => now.current.unwrap_or(MOST),
        }
    };
    #[cfg(not(unix))]
    let files = MOST;
    usize::try_from(files.saturating_sub(OTHER_FILES).clamp(64, MOST)).unwrap_or(64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_takes_all_its_places_leaves_others_theirs() {
        let places = Places::new(NonZeroU32::new(2), 4);
        let (one, two) = (Some(IpAddr::from([10, 0, 0, 1])), Some(IpAddr::from([10, 0, 0, 2])));
        let first = places.take(one).unwrap();
        let _second = places.take(one).unwrap();
        assert!(places.take(one).is_none());
        let others = [places.take(two).unwrap(), places.take(None).unwrap()];
        assert!(places.take(two).is_none(), "there are four in all");
        drop(first);
        assert!(places.take(one).is_some());
        drop(others);
        assert_eq!(places.lock().by.len(), 1, "who is gone is forgotten");
    }
}
