//! How much a bot may think, given to it by rounds of play and shared out among the questions of a round.

use std::time::{Duration, Instant};

use crate::stop::is_told_to_stop;

/// What a round of play may cost. Who has both goes by what is used up first: the same strength on every machine that is
/// fast enough, and no player waits long for one that is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// So many playouts a round: the same answers on every machine.
    Playouts(u32),
    /// So much time a round.
    Time(Duration),
    /// So many playouts a round, and so much time at most.
    Both(u32, Duration),
}

impl Allowance {
    fn playouts(self) -> Option<u32> {
        match self {
            Allowance::Playouts(playouts) | Allowance::Both(playouts, _) => Some(playouts),
            Allowance::Time(_) => None,
        }
    }

    fn time(self) -> Option<Duration> {
        match self {
            Allowance::Time(time) | Allowance::Both(_, time) => Some(time),
            Allowance::Playouts(_) => None,
        }
    }
}

/// Tells the time; in tests it is a watch that goes on by itself.
pub type Clock = fn() -> Instant;

/// What is left of a round's allowance; nothing where it is not limited.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    allowance: Allowance,
    clock: Clock,
    /// The round the rest belongs to.
    round: Option<u32>,
    playouts: Option<f32>,
    time: Option<Duration>,
}

/// What one question may cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    playouts: Option<u32>,
    until: Option<Instant>,
    clock: Clock,
}

impl Budget {
    pub(crate) fn new(allowance: Allowance, clock: Clock) -> Self {
        Budget { allowance, clock, round: None, playouts: None, time: None }
    }

    pub(crate) fn now(&self) -> Instant {
        (self.clock)()
    }

    /// The share of a question that deserves this part of what is left. With a new round everything is there again.
    pub(crate) fn share(&mut self, round: u32, time_share: f32, now: Instant) -> Share {
        if self.round != Some(round) {
            self.round = Some(round);
            self.playouts = self.allowance.playouts().map(|playouts| playouts as f32);
            self.time = self.allowance.time();
        }
        let time_share = time_share.clamp(0.0, 1.0);
        Share {
            playouts: self.playouts.map(|left| (left * time_share) as u32),
            until: self.time.map(|left| now + left.mul_f32(time_share)),
            clock: self.clock,
        }
    }

    /// Takes off what was spent since then.
    pub(crate) fn spend(&mut self, playouts: u32, since: Instant) {
        self.playouts = self.playouts.map(|left| (left - playouts as f32).max(0.0));
        let now = self.now();
        self.time = self.time.map(|left| left.saturating_sub(now - since));
    }
}

impl Share {
    /// Whether another playout may begin after so many.
    pub(crate) fn allows(self, done: u32) -> bool {
        self.playouts.is_none_or(|most| done < most)
            && !is_told_to_stop()
            && self.until.is_none_or(|end| (self.clock)() < end)
    }

    /// Positions an exact calculation may look at: each costs far less than a playout.
    pub(crate) fn effort(self) -> u32 {
        const OF_A_PLAYOUT: u32 = 10;
        const OF_A_MILLISECOND: u32 = 40;
        let by_playouts = self.playouts.map(|most| most.saturating_mul(OF_A_PLAYOUT));
        let by_time = self.until.map(|end| {
            let left = end.saturating_duration_since((self.clock)()).as_millis();
            u32::try_from(left).unwrap_or(u32::MAX).saturating_mul(OF_A_MILLISECOND)
        });
        by_playouts.into_iter().chain(by_time).min().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stop;

    /// The clock is not read for a number of playouts.
    fn playouts(share: Share) -> u32 {
        (0..).find(|done| !share.allows(*done)).unwrap()
    }

    #[test]
    fn the_shares_of_a_round_never_exceed_its_allowance() {
        let mut budget = Budget::new(Allowance::Playouts(1000), Instant::now);
        let mut sum = 0;
        for _ in 0..500 {
            let now = Instant::now();
            let share = playouts(budget.share(3, 0.2, now));
            budget.spend(share, now);
            sum += share;
        }
        assert!((900..=1000).contains(&sum), "{sum}");
        let share = budget.share(4, 0.2, Instant::now());
        assert_eq!(playouts(share), 200, "a new round, a new allowance");
    }

    #[test]
    fn nothing_is_allowed_once_nobody_waits() {
        let share =
            Budget::new(Allowance::Playouts(1000), Instant::now).share(1, 1.0, Instant::now());
        let stop = Stop::default();
        assert_eq!(stop.during(|| playouts(share)), 1000);
        stop.set();
        assert_eq!(stop.during(|| playouts(share)), 0);
    }

    #[test]
    fn time_that_was_overdrawn_is_gone_for_the_round() {
        let mut budget = Budget::new(Allowance::Time(Duration::from_millis(100)), Instant::now);
        let now = Instant::now();
        budget.share(1, 0.5, now);
        budget.spend(0, now - Duration::from_millis(150));
        assert_eq!(budget.share(1, 1.0, now).until, Some(now));
    }

    #[test]
    fn of_playouts_and_time_the_first_that_is_used_up_ends_the_search() {
        let hour = Duration::from_secs(3_600);
        let share = |playouts, time| {
            Budget::new(Allowance::Both(playouts, time), Instant::now).share(1, 1.0, Instant::now())
        };
        assert_eq!(playouts(share(70, hour)), 70);
        assert_eq!(share(70, hour).effort(), 700);
        assert!(!share(70, Duration::ZERO).allows(0));
        assert_eq!(share(70, Duration::ZERO).effort(), 0);
    }
}
