//! The table, with the toy game: sticks are taken, a die is thrown, and a secret number is shown.

mod replays;
mod tables;
