//! The events of an answer. Bots that play millions of games switch them off.

/// Collects events, or drops them unmade.
#[derive(Clone, Debug)]
pub struct Log<E> {
    events: Vec<E>,
    on: bool,
}

impl<E> Log<E> {
    pub fn recording() -> Self {
        Log { events: Vec::new(), on: true }
    }

    pub fn off() -> Self {
        Log { events: Vec::new(), on: false }
    }

    /// Records an event; it is not even made when events are off.
    #[inline]
    pub fn push(&mut self, event: impl FnOnce() -> E) {
        if self.on {
            self.events.push(event());
        }
    }

    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// Hands the events over and starts anew.
    pub fn take(&mut self) -> Vec<E> {
        std::mem::take(&mut self.events)
    }
}
