//! Checks every game of the kernel must pass, along random play.
//!
//! A new game gets them in one line of its tests:
//!
//! ```text
//! conformance::suite!(MageWars, some_setup); // fn some_setup(chance: &mut Chance) -> Setup
//! ```
//!
//! Every check walks through games made from numbers: a seed for the setup and chance, and one number a decision.
//! A failing walk is shrunk to a short one before it is shown. The walks are the same in every run; the environment
//! variable `GRIMOIRE_CASES` sets how many there are.
//!
//! | Check | What must hold |
//! |---|---|
//! | [`state`] | saving, reading and cloning change nothing; the same answers give the same game; events off, same game |
//! | [`answers`] | every question has an answer; what is listed is accepted and nothing else; what is refused changes nothing |
//! | [`ending`] | every game ends (nearly every one where the rules set no end to dawdling), without dead ends and faults |
//! | [`undo`] | what can be taken back leads to the very state before, and forward again |
//! | [`secrets`] | swapping what a viewer cannot know changes nothing it receives; imagined states agree with the view |
//! | [`speech`] | every message has words in every language |
//! | [`scripts`] | every scenario script of the game holds |
//! | [`playthrough`] | a game written down as all viewers saw it, to be reviewed as a file |

pub mod answers;
pub mod ending;
pub mod playthrough;
pub mod scripts;
pub mod secrets;
pub mod speech;
pub mod state;
pub mod undo;
pub mod walk;

pub use walk::{Walk, check};

/// The checks for one game. `$setup` is a `fn(&mut Chance) -> Setup` that makes any setup the game allows. Where the
/// rules set no end to dawdling, `$short` makes the setups from which whole games are played, and of those all but one in
/// `$rare` must end.
#[macro_export]
macro_rules! suite {
    ($game:ty, $setup:expr) => {
        mod conformance_suite {
            use super::*;

            $crate::suite!(@along_the_way $game, $setup);

            #[test]
            fn every_game_ends() {
                $crate::check::<$game>($setup, 64, $crate::ending::ends);
            }
        }
    };
    ($game:ty, $setup:expr, $short:expr, $rare:expr) => {
        mod conformance_suite {
            use super::*;

            $crate::suite!(@along_the_way $game, $setup);

            #[test]
            fn nearly_every_game_ends() {
                $crate::ending::nearly_all_end::<$game>($short, 64, $rare);
            }
        }
    };
    (@along_the_way $game:ty, $setup:expr) => {
        #[test]
        fn saving_reading_and_cloning_change_nothing() {
            $crate::check::<$game>($setup, 64, $crate::state::round_trips);
        }

        #[test]
        fn the_same_answers_give_the_same_game() {
            $crate::check::<$game>($setup, 32, $crate::state::repeats);
        }

        #[test]
        fn what_is_listed_is_accepted_and_nothing_else() {
            $crate::check::<$game>($setup, 64, $crate::answers::listed_is_accepted);
        }

        #[test]
        fn undo_leads_back_to_the_very_state_before() {
            $crate::check::<$game>($setup, 32, $crate::undo::leads_back);
        }

        #[test]
        fn what_a_viewer_cannot_know_changes_nothing_it_receives() {
            $crate::check::<$game>($setup, 64, $crate::secrets::nothing_leaks);
        }

        #[test]
        fn imagined_states_agree_with_the_view() {
            $crate::check::<$game>($setup, 64, $crate::secrets::imagined_agree);
        }
    };
}

/// The checks for games that speak: every message has words, and none tells a secret.
#[macro_export]
macro_rules! speech {
    ($game:ty, $setup:expr) => {
        mod conformance_speech {
            use super::*;

            #[test]
            fn everything_a_person_reads_has_words() {
                $crate::check::<$game>($setup, 48, $crate::speech::everything_has_words);
            }

            #[test]
            fn what_is_said_to_a_seat_tells_no_secret() {
                $crate::check::<$game>($setup, 48, $crate::secrets::nothing_is_said);
            }
        }
    };
}
