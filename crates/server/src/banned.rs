//! Who the host does not let in, as far as this server has noticed. Nobody signs in who is banned; this is for sockets
//! that are open already, and for the keys of seats.

use std::{collections::BTreeSet, sync::Arc};

use tokio::sync::watch;

/// Clones know the same people.
#[derive(Clone, Debug, Default)]
pub(crate) struct Banned(Arc<watch::Sender<BTreeSet<String>>>);

impl Banned {
    /// These are all. Whoever waits for one of them is told.
    pub(crate) fn note(&self, all: BTreeSet<String>) {
        self.0.send_if_modified(|known| {
            let changed = *known != all;
            *known = all;
            changed
        });
    }

    pub(crate) fn contains(&self, person: &str) -> bool {
        self.0.borrow().contains(person)
    }

    /// Waits until one of these people is banned, for ever if need be.
    pub(crate) async fn wait_for_any(&self, people: &[String]) {
        let any = |banned: &BTreeSet<String>| people.iter().any(|person| banned.contains(person));
        if self.0.subscribe().wait_for(any).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
