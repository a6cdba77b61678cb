//! The suite is proved on a small game, and on broken versions of it that it must catch.

mod broken;
mod tic_tac_toe;

use tic_tac_toe::{TicTacToe, any_setup};

conformance::suite!(TicTacToe, any_setup);
