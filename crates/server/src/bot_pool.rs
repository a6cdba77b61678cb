//! Where bots think: on a few threads of their own, so that many games with bots leave time for everything else.
//!
//! Whose turn it is does not go by who came first: one guest with forty games would make everyone else wait. Every
//! address, every person there and every game of theirs is charged for the time it used, and the next turn goes to
//! whoever used least. Those who were away get no credit for it, and no bill either.

mod ledger;

use std::{
    num::NonZero,
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Instant,
};

use bots::Stop;
use tokio::sync::oneshot;

use ledger::Ledger;
pub(crate) use ledger::Payer;

/// How many questions of people (coach, plans) may wait for one address; more are not worked on.
const QUESTIONS: usize = 16;

/// The threads, and who waits for them. Clones are the same pool.
#[derive(Clone, Debug)]
pub(crate) struct BotPool(Arc<Mutex<Queue>>);

#[derive(Debug)]
struct Queue {
    /// Turns that are still to be given out at this moment.
    free: usize,
    waiting: Vec<Waiting>,
    ledger: Ledger,
}

#[derive(Debug)]
struct Waiting {
    payer: Payer,
    turn: oneshot::Sender<()>,
}

/// Ends thought when it is dropped: the game is gone, or the question was answered otherwise.
#[derive(Debug, Default)]
pub(crate) struct StopOnDrop(Stop);

impl StopOnDrop {
    pub(crate) fn sign(&self) -> Stop {
        self.0.clone()
    }
}

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.set();
    }
}

/// The right to think. Whoever drops it lets the next one begin.
#[derive(Debug)]
struct Turn {
    pool: BotPool,
    payer: Payer,
    begun: Instant,
}

impl Default for BotPool {
    /// One core is left for people.
    fn default() -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        BotPool::new(cores.saturating_sub(1).max(1))
    }
}

/// Why nothing came of thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoThought {
    /// Nobody waits for it any more, or the server ends.
    Stopped,
    BrokeDown,
}

impl BotPool {
    pub(crate) fn new(threads: usize) -> Self {
        let queue = Queue { free: threads, waiting: Vec::new(), ledger: Ledger::default() };
        BotPool(Arc::new(Mutex::new(queue)))
    }

    /// Waits for its turn and thinks. A bot's clock runs only while it thinks.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        payer: Payer,
        stop: &Stop,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let turn = self.turn(payer).await.ok_or(NoThought::Stopped)?;
        if stop.is_set() {
            return Err(NoThought::Stopped);
        }
        let stop = stop.clone();
        // The turn lasts as long as the work, even if nobody waits for it any more.
        let work = move || {
            let _turn = turn;
            stop.during(work)
        };
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|end| if end.is_panic() { NoThought::BrokeDown } else { NoThought::Stopped })
    }

    /// Whether a question of a person may wait as well.
    pub(crate) fn takes_questions_of(&self, payer: &Payer) -> bool {
        let queue = self.lock();
        let same = |waiting: &&Waiting| waiting.payer.address == payer.address;
        queue.waiting.iter().filter(same).count() < QUESTIONS
    }

    async fn turn(&self, payer: Payer) -> Option<Turn> {
        let (turn, given) = oneshot::channel();
        {
            let mut queue = self.lock();
            queue.ledger.comes(&payer);
            queue.waiting.push(Waiting { payer: payer.clone(), turn });
            queue.give_turns();
        }
        given.await.ok()?;
        Some(Turn { pool: self.clone(), payer, begun: Instant::now() })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    /// Gives free turns to those who used least.
    fn give_turns(&mut self) {
        while self.free > 0 {
            let used = |at: &usize| self.ledger.used(&self.waiting[*at].payer);
            // Of equals the first that came.
            let Some(next) = (0..self.waiting.len()).min_by_key(used) else { return };
            let Waiting { payer, turn } = self.waiting.remove(next);
            if turn.send(()).is_ok() {
                self.free -= 1;
                self.ledger.begins(&payer);
            } else {
                self.ledger.goes(&payer);
            }
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut queue = self.pool.lock();
        queue.free += 1;
        queue.ledger.ends(&self.payer, self.begun.elapsed());
        queue.give_turns();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payer(address: u8, game: &str) -> Payer {
        Payer { address: Some([127, 0, 0, address].into()), person: None, game: game.to_owned() }
    }

    /// Who waits in this order gets turns in the order that is returned.
    async fn order(pool: &BotPool, waiting: Vec<Payer>) -> Vec<String> {
        let held = pool.turn(payer(9, "before")).await.unwrap();
        let done = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for payer in waiting {
            let (pool, done, name) = (pool.clone(), Arc::clone(&done), payer.game.clone());
            let work = move || done.lock().unwrap().push(name);
            let already = pool.lock().waiting.len();
            let waits = pool.clone();
            tasks.push(tokio::spawn(async move {
                waits.think(payer, &Stop::default(), work).await.unwrap();
            }));
            while pool.lock().waiting.len() == already {
                tokio::task::yield_now().await;
            }
        }
        drop(held);
        for task in tasks {
            task.await.unwrap();
        }
        Arc::try_unwrap(done).unwrap().into_inner().unwrap()
    }

    #[tokio::test]
    async fn a_guest_with_many_games_does_not_make_others_wait() {
        let pool = BotPool::new(1);
        let mut waiting: Vec<Payer> =
            (0..40).map(|game| payer(1, &format!("many {game}"))).collect();
        waiting.push(payer(2, "other"));
        let order = order(&pool, waiting).await;
        assert_eq!(order[0], "many 0");
        assert_eq!(order[1], "other", "{order:?}");
        assert_eq!(order.len(), 41);
        assert_eq!(pool.lock().free, 1);
    }

    #[tokio::test]
    async fn who_is_stopped_while_waiting_does_not_begin() {
        let pool = BotPool::new(1);
        let held = pool.turn(payer(1, "one")).await.unwrap();
        let stop = Stop::default();
        let waits = {
            let (pool, stop) = (pool.clone(), stop.clone());
            tokio::spawn(async move { pool.think(payer(1, "two"), &stop, || ()).await })
        };
        stop.set();
        drop(held);
        assert_eq!(waits.await.unwrap(), Err(NoThought::Stopped));
        assert_eq!(pool.lock().free, 1);
    }

    #[tokio::test]
    async fn a_bot_that_breaks_down_gives_its_turn_back() {
        let pool = BotPool::new(1);
        let broken = || panic!("a broken bot");
        let thought: Result<(), _> = pool.think(payer(1, "one"), &Stop::default(), broken).await;
        assert_eq!(thought, Err(NoThought::BrokeDown));
        assert_eq!(pool.think(payer(1, "two"), &Stop::default(), || 7).await, Ok(7));
    }

    #[tokio::test]
    async fn questions_of_one_address_are_limited_and_those_of_others_are_not() {
        let pool = BotPool::new(1);
        let _held = pool.turn(payer(1, "one")).await.unwrap();
        for at in 0..QUESTIONS {
            assert!(pool.takes_questions_of(&payer(1, "two")), "{at}");
            let waits = pool.clone();
            tokio::spawn(async move { waits.turn(payer(1, "two")).await });
            while pool.lock().waiting.len() == at {
                tokio::task::yield_now().await;
            }
        }
        assert!(!pool.takes_questions_of(&payer(1, "two")));
        assert!(pool.takes_questions_of(&payer(2, "two")));
    }
}
