//! What players may ask beside the game.

use kernel::{Chance, Consult, Game, InfoState};
use serde::{Deserialize, Serialize};

use crate::{Choice, Toy};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Query {
    /// How many sticks would be left.
    After(Choice),
    /// The most sticks one could take: that recommends something.
    Most,
}

impl Consult for Toy {
    type Query = Query;
    type Answer = u8;

    fn is_advice(query: &Query) -> bool {
        matches!(query, Query::Most)
    }

    fn consult(info: &InfoState<'_, Self>, query: &Query, chance: &mut Chance) -> Option<u8> {
        let game = info.imagine(chance);
        let possible = |choice: &Choice| game.check(info.seat(), choice).is_ok();
        match query {
            Query::After(choice) => match choice {
                Choice::Take(sticks) if possible(choice) => game.sticks.checked_sub(*sticks),
                Choice::Take(_) | Choice::Bid(_) | Choice::Roll | Choice::Show => None,
            },
            Query::Most => (1..=3).rev().find(|sticks| possible(&Choice::Take(*sticks))),
        }
    }
}
