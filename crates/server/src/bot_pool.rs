//! Where bots think: on a few threads of their own, so that many games with bots leave time for everything else.

use std::{num::NonZero, sync::LazyLock, thread};

use tokio::sync::Semaphore;

/// How many bots think at the same time: one core is left for people.
static THINKERS: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    Semaphore::new(cores.saturating_sub(1).max(1))
});

/// Waits for its turn and thinks. `None` when the bot broke down. A bot's clock runs only while it thinks.
pub(crate) async fn think<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let _turn = THINKERS.acquire().await.ok()?;
    tokio::task::spawn_blocking(work).await.ok()
}
