//! What a game begins with, and what can be wrong with that.

use kernel::{Chance, SetupError, msg};
use serde::{Deserialize, Serialize};

use crate::{TAKE, TURN};

/// The secret numbers of two seats. They are so long that none stands in a name, a time or a fingerprint by chance: tests
/// look for them in whole messages.
pub const SECRETS: [u64; 2] = [111_111_111_111_111, 222_222_222_222_222];

const MOST_SEATS: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    pub sticks: u8,
    /// One number a seat.
    pub secrets: Vec<u64>,
    /// Coins of each seat to bid with. With none, seats take turns.
    pub coins: u8,
    /// Whether there are baskets.
    pub baskets: bool,
    pub mischief: Mischief,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            sticks: 10,
            secrets: SECRETS.to_vec(),
            coins: 0,
            baskets: false,
            mischief: Mischief::None,
        }
    }
}

impl Setup {
    /// Everything that is wrong with it.
    pub fn problems(&self) -> Vec<SetupError> {
        let mut problems = Vec::new();
        if self.sticks == 0 {
            let message = msg!("toy-no-sticks");
            problems.push(SetupError { place: "sticks".into(), rule: Some(TAKE), message });
        }
        if !(1..=MOST_SEATS).contains(&self.secrets.len()) {
            let message = msg!("toy-seats", most = MOST_SEATS as i32);
            problems.push(SetupError { place: "secrets".into(), rule: Some(TURN), message });
        }
        problems
    }
}

/// What the game does wrong, for tests of those who must notice it or cope with it. Another game has nothing like this.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mischief {
    #[default]
    None,
    /// Sticks grow back.
    Endless,
    /// Half of all games stop with a fault.
    Fault,
    /// It panics where five sticks are left.
    Panic,
    SpectatorSeesBids,
    /// Bids come out without notice that they do.
    BidsAreNotRevealed,
    /// It lists an answer that it refuses.
    ListsTooMuch,
    /// It accepts an answer that it does not list.
    AcceptsTooMuch,
    /// Something of the state is not saved.
    ForgetsWhenSaved,
}

/// Any setup without mischief, for the conformance suite.
pub fn any_setup(chance: &mut Chance) -> Setup {
    Setup {
        sticks: 5 + chance.roll(20),
        secrets: (0..chance.roll(MOST_SEATS as u8)).map(u64::from).collect(),
        coins: chance.roll(7) - 1,
        baskets: chance.roll(2) == 1,
        mischief: Mischief::None,
    }
}
