//! Work that takes longer than a thread of the network may be held: on threads of its own, a few at a time.

use std::{
    net::IpAddr,
    num::{NonZero, NonZeroU32},
    sync::Arc,
    thread,
};

use anyhow::Context as _;
use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{http::ApiError, net::Places};

/// How much may wait of all where an address has a limit; more is refused.
const ALL: usize = 256;

/// The threads, and who waits for them. Clones are the same workshop.
#[derive(Clone, Debug)]
pub(crate) struct Workshop(Arc<Inside>);

#[derive(Debug)]
struct Inside {
    waiting: Places,
    requests: Semaphore,
    rebuilding: Semaphore,
}

impl Workshop {
    /// For so much `each` of an address.
    pub(crate) fn new(each: Option<NonZeroU32>) -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let all = each.map_or(usize::MAX, |_| ALL);
        Workshop(Arc::new(Inside {
            waiting: Places::new(each, all),
            requests: Semaphore::new(cores),
            rebuilding: Semaphore::new(cores),
        }))
    }

    /// Does what somebody at this address asked for, when its turn comes.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        from: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let place = self.0.waiting.take(Some(from)).ok_or_else(ApiError::too_often)?;
        let inside = Arc::clone(&self.0);
        // Work goes on when nobody waits for it any more, so its place is taken until it is done.
        let work = async move {
            let _turn = inside.requests.acquire().await?;
            let done = spawn_blocking(work).await.context("a request broke down");
            drop(place);
            done
        };
        Ok(tokio::spawn(work).await.context("a request was not carried out")??)
    }

    /// Rebuilds a game. Whoever plays it must not wait behind what strangers ask for.
    pub(crate) async fn rebuild<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> anyhow::Result<T> {
        let _turn = self.0.rebuilding.acquire().await?;
        spawn_blocking(work).await.context("a game broke down when it was rebuilt")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn an_address_that_asks_for_much_leaves_room_for_others() {
        const EACH: u32 = 8;
        let workshop = Workshop::new(NonZero::new(EACH));
        let (one, two) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let mut held = Vec::new();
        let mut asked = Vec::new();
        for _ in 0..EACH {
            let (go_on, wait) = mpsc::channel::<()>();
            held.push(go_on);
            let workshop = workshop.clone();
            asked.push(tokio::spawn(async move { workshop.run(one, move || wait.recv()).await }));
        }
        // Until all of them have come, one more has its place.
        while workshop.0.waiting.take(Some(one)).is_some() {
            tokio::task::yield_now().await;
        }
        assert!(workshop.run(one, || ()).await.is_err(), "more is refused at once");
        let other = tokio::spawn({
            let workshop = workshop.clone();
            async move { workshop.run(two, || 7).await }
        });
        drop(held);
        assert!(matches!(other.await.unwrap(), Ok(7)));
        for asked in asked {
            assert!(asked.await.unwrap().is_ok());
        }
        assert!(workshop.run(one, || ()).await.is_ok());
    }
}
