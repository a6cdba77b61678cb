//! Mage Knight in scenario scripts.
//!
//! The board is written with these statements; whatever is left out is as in a fresh game of First Reconnaissance.
//!
//! | Statement | What it sets |
//! |---|---|
//! | `hero tovak [at countryside-1.E] [fame 3]` | a hero, its space (tile and spot) and Fame; what follows is about this hero until the next one is named |
//! | `turn B`, `announced C`, `chosen B D` | whose turn it is (otherwise A), who announced the end of the round, whom the teams chose in secret |
//! | `round 2 night` | the round and its time of day |
//! | `tile countryside-3 at 1,0 [turned 2]` | a tile at a position, turned clockwise by sixths; the first such line leaves only the starting tile |
//! | `stack countryside-4 core-5` | the tile stack, its top first |
//! | `left-out countryside-9` | tiles left out at setup that may still come, the next one first |
//! | `hand march rage`, `discard …`, `played …` | where cards are |
//! | `deck march`, `deck only march`, `deck only` | the top of the deck, with all cards not mentioned beneath, or the whole deck, with the others in the discard pile |
//! | `move-points 3` | points left of what was played |
//! | `resting` | the turn was declared a rest |
//! | `turns-left 1` | the city was revealed: so many turns are still to begin |
//! | `scenario solo-conquest`, `dummy goldyx`, `dummy-deck …` | the scenario, the dummy player and the rest of its deck |
//! | `variant night-arrival`, `variant shape fully-open`, `variant countryside 6`, `variant city-levels 5 8`, `variant megalopolis 10` | special rules and variants |
//! | `source red blue gold`, `crystals red 2`, `mana gold 1` | dice, crystals, tokens |
//! | `reputation -2`, `influence 3`, `healing 1`, `tactic early-bird`, `skill dark-paths` | the hero |
//! | `unit peasants spent wounds 1 banner banner-of-glory` | a Unit |
//! | `enemy SPACE NAME…`, `defeated SPACE`, `ruin SPACE NAME`, `shield SPACE` | what lies on a space |
//! | `mark SPACE`, `secret dungeon\|tomb SPACE` | a glade the hero has marked, an entrance somebody found |
//! | `next NAME…` | enemy tokens drawn next from their piles |
//! | `offer actions\|spells\|units\|monastery …`, `artifacts …` | offers, the top of the Artifact deck |
//!
//! A script with none of these but `hero` plays a fresh game, with nothing shuffled.

mod board;
mod expectation;
mod hero;
mod phrases;
mod variant;
mod world;

use kernel::{Seat, Throw};
use script::{Complaint, Line, Names, Scripted};

pub use board::ScriptBoard;

use crate::{
    Setup,
    content::{Mana, mana::DIE_SIDES},
    state::{Choice, MageKnight, Question},
};

impl Scripted for MageKnight {
    type Board = ScriptBoard;

    fn place(board: &mut ScriptBoard, line: &mut Line<'_>) -> Result<(), Complaint> {
        board.place(line)
    }

    fn setup(board: &ScriptBoard) -> Result<(Setup, Names), Complaint> {
        Ok((board.setup()?, Names::default()))
    }

    fn phrase(&self, _names: &Names, seat: Seat, choice: &Choice) -> String {
        phrases::phrase(self, seat, choice)
    }

    /// `dice mana red gold`: mana dice.
    fn throw(die: &str, face: &str) -> Option<Throw> {
        let face = (die == "mana").then(|| Mana::from_id(face))??;
        Some(Throw { sides: DIE_SIDES, face: face.index() as u8 + 1 })
    }

    fn expect(&self, _names: &Names, line: &mut Line<'_>) -> Result<(), Complaint> {
        expectation::expect(self, line)
    }

    fn idle(&self, _seat: Seat, question: &Question) -> Option<Choice> {
        question.row().about(self).idle
    }

    fn moment(&self, question: &Question) -> Option<String> {
        Some(question.row().about(self).id.to_owned())
    }
}
