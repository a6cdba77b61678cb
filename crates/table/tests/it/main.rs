//! The table, with a small game: take one to three stones, a die decides who begins, and one hand hides a stone.

mod nim;
mod replays;
mod tables;
