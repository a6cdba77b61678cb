//! The suite is proved on a game with one mistake at a time, which it must catch.

mod broken;
