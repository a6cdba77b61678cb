//! Single questions about a game that another server plays.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use axum::http::StatusCode;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use tokio::{sync::oneshot, time::timeout};

use super::{
    Link,
    post::{Post, Told},
};
use crate::{http::ApiError, hub::Hub};

/// How long an answer may take.
const ANSWERED: Duration = Duration::from_secs(10);

/// What is asked of a game by a request. Whether somebody may ask was found out by the server of the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ask {
    /// Somebody takes an open seat, which a key of this hash shall open.
    Sit { seat: Seat, person: String, name: String, key_hash: String },
    /// The same with another setup, if the setup is still the old one and nothing was answered.
    SitWith { seat: Seat, person: String, name: String, key_hash: String, old: String, new: String },
    /// Whose answers are waited for.
    WaitingFor,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Answered {
    Done,
    WaitingFor(Vec<Seat>),
}

pub(super) type Answer = Result<Answered, Told>;

/// Questions that wait for their answers, by number, with who was asked.
#[derive(Debug, Default)]
pub(super) struct Asks(BTreeMap<u64, (String, oneshot::Sender<Answer>)>);

impl Asks {
    pub(super) fn answered(&mut self, number: u64, answer: Answer) {
        if let Some((_, waiting)) = self.0.remove(&number) {
            // Nobody may wait any more.
            let _ = waiting.send(answer);
        }
    }

    pub(super) fn give_up(&mut self, node: &str) {
        self.0.retain(|_, (asked, _)| asked != node);
    }
}

impl Link {
    /// Asks the server that plays a game.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        node: &str,
        game: &str,
        ask: Ask,
    ) -> Result<Answered, ApiError> {
        if !self.reaches(node) {
            return Err(ApiError::elsewhere());
        }
        let (waiting, answer) = oneshot::channel();
        let number = {
            let mut inside = self.inside();
            let number = inside.number();
            inside.asks.0.insert(number, (node.to_owned(), waiting));
            number
        };
        let answer = async {
            let post = Post::Asked { number, game: game.to_owned(), ask };
            if self.send(node, post).await {
                return answer.await.ok();
            }
            None
        };
        let answer = timeout(ANSWERED, answer).await.ok().flatten();
        self.inside().asks.0.remove(&number);
        // Without an answer nobody knows whether it was done.
        answer.ok_or_else(ApiError::trouble)?.map_err(Into::into)
    }

    /// Another server asks about a game of ours.
    pub(super) fn answer(
        self: &Arc<Self>,
        from: String,
        number: u64,
        game: String,
        ask: Ask,
        hub: &Arc<Hub>,
    ) {
        let (link, hub) = (Arc::clone(self), Arc::clone(hub));
        tokio::spawn(async move {
            let answer = hub.answer_here(&game, ask).await.map_err(Into::into);
            link.send(&from, Post::Answered { number, answer }).await;
        });
    }
}

impl From<ApiError> for Told {
    fn from(error: ApiError) -> Self {
        let (status, problem) = error.told();
        let problem = serde_json::to_string(&problem).expect("a problem is plain data");
        Told { status: status.as_u16(), problem }
    }
}

impl From<Told> for ApiError {
    fn from(told: Told) -> Self {
        let status = StatusCode::from_u16(told.status);
        match (status, serde_json::from_str(&told.problem)) {
            (Ok(status), Ok(problem)) => ApiError::passed_on(status, problem),
            _ => ApiError::trouble(),
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::msg;

    use super::*;

    #[test]
    fn what_another_server_refuses_is_refused_the_same() {
        for (error, is_elsewhere) in [
            (ApiError::conflict(msg!("server-seat-taken")), false),
            (ApiError::missing(msg!("server-no-such-seat")), false),
            (ApiError::elsewhere(), true),
        ] {
            let told = Told::from(error);
            let passed_on = ApiError::from(told.clone());
            assert_eq!(matches!(passed_on, ApiError::Elsewhere(_)), is_elsewhere);
            assert_eq!(Told::from(passed_on), told);
        }
    }
}
