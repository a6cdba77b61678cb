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

/// The log of the answer that is being taken, kept in the state so that procedures need not hand it on.
///
/// Between answers it is off and empty. It is no part of the state: copies begin without it, and all are equal.
#[derive(Debug)]
pub struct EventSink<E>(Log<E>);

impl<E> EventSink<E> {
    /// Records an event; it is not even made when events are off.
    #[inline]
    pub fn push(&mut self, event: impl FnOnce() -> E) {
        self.0.push(event);
    }

    /// Whether anybody listens: what is worked out for events alone need not be worked out otherwise.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.0.on
    }

    /// Exchanges the log with that of the caller: before an answer is taken, and back afterwards.
    #[inline]
    pub fn swap(&mut self, log: &mut Log<E>) {
        std::mem::swap(&mut self.0, log);
    }
}

impl<E> Default for EventSink<E> {
    fn default() -> Self {
        EventSink(Log::off())
    }
}

impl<E> Clone for EventSink<E> {
    fn clone(&self) -> Self {
        EventSink::default()
    }
}

impl<E> PartialEq for EventSink<E> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<E> Eq for EventSink<E> {}
