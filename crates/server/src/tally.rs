//! Limits that hold at all servers of one database together: how often somebody did something is counted there. A single
//! server counts in memory, which is faster and as good.

use std::num::NonZeroU32;

use crate::{
    clock, secrets,
    store::{Counted, Db, Write},
};

/// So many at once, and as many in every such time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Quota {
    pub(crate) most: NonZeroU32,
    pub(crate) period_ms: i64,
}

impl Quota {
    pub(crate) fn per_minute(most: NonZeroU32) -> Self {
        Quota { most, period_ms: 60 * 1000 }
    }

    pub(crate) fn per_hour(most: NonZeroU32) -> Self {
        Quota { most, period_ms: 60 * 60 * 1000 }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Tally(Db);

impl Tally {
    /// `None` where no other server can be.
    pub(crate) fn new(db: &Db) -> Option<Self> {
        db.is_shared().then(|| Tally(db.clone()))
    }

    /// Counts something that somebody does so many times; `false`: it is too often. What is not counted because the
    /// database is gone fails there by itself.
    pub(crate) async fn fits(&self, what: &str, who: &str, times: NonZeroU32, of: Quota) -> bool {
        let counted = count(&secrets::hash(&format!("{what} {who}")), times, of, clock::now_ms());
        match self.0.write(Write::Count(counted)).await {
            Ok(fits) => fits,
            Err(error) => {
                tracing::warn!("a limit was not counted: {error:#}");
                true
            }
        }
    }
}

/// Every time costs its share of the period. What it cost is over when that time has gone by.
fn count(who: &str, times: NonZeroU32, of: Quota, now_ms: i64) -> Counted {
    let cost_ms = of.period_ms * i64::from(times.get()) / i64::from(of.most.get());
    Counted { who: who.to_owned(), now_ms, cost_ms, most_ms: of.period_ms }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn so_many_fit_at_once_and_more_when_time_has_gone_by() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(folder.path(), None).await.unwrap();
        let of = Quota::per_minute(NonZeroU32::new(3).unwrap());
        let tries = async |who: &str, times: u32, now_ms: i64| {
            let counted = count(who, NonZeroU32::new(times).unwrap(), of, now_ms);
            db.write(Write::Count(counted)).await.unwrap()
        };
        for _ in 0..3 {
            assert!(tries("ann", 1, 1_000).await);
        }
        assert!(!tries("ann", 1, 1_000).await && tries("bob", 3, 1_000).await);
        assert!(!tries("eve", 4, 1_000).await, "nobody ever may do so much");
        assert!(!tries("ann", 1, 20_999).await && tries("ann", 1, 21_000).await);
        assert!(!tries("ann", 3, 81_000 - 1).await && tries("ann", 3, 81_000).await);
        assert!(db.write(Write::Uncount { now_ms: 200_000 }).await.unwrap());
        assert!(!db.write(Write::Uncount { now_ms: 200_000 }).await.unwrap(), "all are forgotten");
        db.close().await;
    }
}
