//! Recorded games that are being looked at, played again once and kept for a while.

use std::{collections::VecDeque, sync::Arc};

use protocol::{Ending, SeatInfo};
use table::{DynReplayCursor, ReplayError};
use tokio::sync::{Mutex, Semaphore};

/// How many recorded games are kept; whoever looks at another one puts the one away that was longest unused.
const KEPT: usize = 16;
/// How many are played again at the same time.
const PLAYING: usize = 2;

/// A recorded game and what is known of it besides.
#[derive(Debug)]
pub(crate) struct Recorded {
    pub(crate) id: String,
    pub(crate) cursor: Box<dyn DynReplayCursor>,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) ending: Option<Ending>,
    /// A file somebody sent in, and not a game of this server.
    pub(crate) sent_in: bool,
}

#[derive(Debug)]
pub(crate) struct ReplayCache {
    kept: Mutex<VecDeque<Arc<Recorded>>>,
    playing: Semaphore,
}

impl ReplayCache {
    pub(crate) fn new() -> Self {
        ReplayCache { kept: Mutex::default(), playing: Semaphore::new(PLAYING) }
    }

    /// The one with this id, if it is kept.
    pub(crate) async fn find(&self, id: &str) -> Option<Arc<Recorded>> {
        let mut kept = self.kept.lock().await;
        let at = kept.iter().position(|recorded| recorded.id == id)?;
        let found = kept.remove(at)?;
        kept.push_front(Arc::clone(&found));
        Some(found)
    }

    pub(crate) async fn keep(&self, recorded: Recorded) -> Arc<Recorded> {
        let recorded = Arc::new(recorded);
        let mut kept = self.kept.lock().await;
        kept.push_front(Arc::clone(&recorded));
        kept.truncate(KEPT);
        recorded
    }

    /// Plays a recorded game again, on a thread where that may take its time. `None`: it broke the engine, which a file
    /// from elsewhere may.
    pub(crate) async fn play(
        &self,
        play: impl FnOnce() -> Result<Box<dyn DynReplayCursor>, ReplayError> + Send + 'static,
    ) -> Option<Result<Box<dyn DynReplayCursor>, ReplayError>> {
        let _turn = self.playing.acquire().await.ok()?;
        tokio::task::spawn_blocking(play).await.ok()
    }
}
