//! How much a bot may think, given to it by rounds of play and shared out among the questions of a round.

use std::time::{Duration, Instant};

/// What a round of play may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// So many playouts a round: the same answers on every machine.
    Playouts(u32),
    /// So much time a round.
    Time(Duration),
}

/// What is left of a round's allowance.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    allowance: Allowance,
    /// The round the rest belongs to.
    round: Option<u32>,
    left: Left,
}

#[derive(Clone, Copy, Debug)]
enum Left {
    Playouts(f32),
    Time(Duration),
}

/// What one question may cost.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Share {
    Playouts(u32),
    Until(Instant),
}

impl Budget {
    pub(crate) fn new(allowance: Allowance) -> Self {
        Budget { allowance, round: None, left: whole(allowance) }
    }

    /// The share of a question that deserves this part of what is left. With a new round everything is there again.
    pub(crate) fn share(&mut self, round: u32, stake: f32, now: Instant) -> Share {
        if self.round != Some(round) {
            self.round = Some(round);
            self.left = whole(self.allowance);
        }
        let stake = stake.clamp(0.0, 1.0);
        match self.left {
            Left::Playouts(left) => Share::Playouts((left * stake) as u32),
            Left::Time(left) => Share::Until(now + left.mul_f32(stake)),
        }
    }

    /// Takes off what was spent.
    pub(crate) fn spend(&mut self, playouts: u32, time: Duration) {
        self.left = match self.left {
            Left::Playouts(left) => Left::Playouts((left - playouts as f32).max(0.0)),
            Left::Time(left) => Left::Time(left.saturating_sub(time)),
        };
    }
}

impl Share {
    /// Whether another playout may begin after so many.
    pub(crate) fn allows(self, done: u32) -> bool {
        match self {
            Share::Playouts(most) => done < most,
            Share::Until(end) => Instant::now() < end,
        }
    }

    /// Positions an exact calculation may look at: each costs far less than a playout.
    pub(crate) fn effort(self) -> u32 {
        const OF_A_PLAYOUT: u32 = 10;
        const OF_A_MILLISECOND: u32 = 40;
        match self {
            Share::Playouts(most) => most.saturating_mul(OF_A_PLAYOUT),
            Share::Until(end) => {
                let left = end.saturating_duration_since(Instant::now()).as_millis();
                u32::try_from(left).unwrap_or(u32::MAX).saturating_mul(OF_A_MILLISECOND)
            }
        }
    }
}

fn whole(allowance: Allowance) -> Left {
    match allowance {
        Allowance::Playouts(playouts) => Left::Playouts(playouts as f32),
        Allowance::Time(time) => Left::Time(time),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shares_of_a_round_never_exceed_its_allowance() {
        let mut budget = Budget::new(Allowance::Playouts(1000));
        let mut sum = 0;
        for _ in 0..500 {
            let Share::Playouts(share) = budget.share(3, 0.2, Instant::now()) else { panic!() };
            budget.spend(share, Duration::ZERO);
            sum += share;
        }
        assert!((900..=1000).contains(&sum), "{sum}");
        let Share::Playouts(share) = budget.share(4, 0.2, Instant::now()) else { panic!() };
        assert_eq!(share, 200, "a new round, a new allowance");
    }

    #[test]
    fn time_that_was_overdrawn_is_gone_for_the_round() {
        let mut budget = Budget::new(Allowance::Time(Duration::from_millis(100)));
        let now = Instant::now();
        budget.share(1, 0.5, now);
        budget.spend(0, Duration::from_millis(150));
        let Share::Until(end) = budget.share(1, 1.0, now) else { panic!() };
        assert_eq!(end, now);
    }
}
