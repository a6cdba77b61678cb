//! The server from outside: real sockets on the loopback, real files, a game small enough to see through.

mod accounts;
mod agreement;
mod books;
mod coach;
mod connections;
mod dice;
mod fuzz;
mod host;
mod leaks;
mod library;
mod play;
mod replays;
mod rest;
mod restart;
mod timing;
mod windows;

use protocol::SeatWish;

pub(crate) fn person(name: &str) -> SeatWish {
    SeatWish::Person { name: name.into() }
}

pub(crate) fn bot() -> SeatWish {
    SeatWish::Bot { bot: "random".into() }
}
