//! From tables to the wire.

use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, SetupError, msg};
use protocol::{Occupant, Problem, Refused, RefusedBecause, SeatInfo, ServerMessage};
use table::{People, TableError};

/// A message as it is sent.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("wire values are plain data with text keys").into()
}

/// Who sits where; `present` are the seats whose players are connected.
pub(crate) fn seats(people: &People, present: &[Seat]) -> Vec<SeatInfo> {
    (0u8..)
        .zip(people.seats())
        .map(|(at, occupant)| {
            let seat = Seat(at);
            let always = matches!(occupant, table::Occupant::Bot(_));
            SeatInfo {
                seat,
                occupant: self::occupant(occupant),
                present: always || present.contains(&seat),
            }
        })
        .collect()
}

fn occupant(occupant: &table::Occupant) -> Occupant {
    match occupant {
        table::Occupant::Open => Occupant::Open,
        table::Occupant::Person(person) => Occupant::Person { name: person.name.clone() },
        table::Occupant::Bot(bot) => Occupant::Bot { bot: bot.clone() },
    }
}

/// Why the table did not take what came under this id.
pub(crate) fn refused(id: String, error: TableError, revision: u64) -> Refused {
    let (because, rule, reason) = match error {
        TableError::Stale { .. } => (RefusedBecause::Stale, None, msg!("server-stale")),
        TableError::Refused(refusal) => {
            (RefusedBecause::Illegal, Some(refusal.rule.as_str().to_owned()), refusal.message())
        }
        TableError::Over => (RefusedBecause::Over, None, msg!("server-over")),
        TableError::Undo(barrier) => (RefusedBecause::NoUndo, None, barrier.message()),
        TableError::Unreadable(why) => {
            (RefusedBecause::Unreadable, None, msg!("server-unreadable", why = why))
        }
    };
    Refused { id, because, rule, reason, revision }
}

/// The first problem of a setup; the others show when it is mended.
pub(crate) fn setup_problem(errors: &[SetupError]) -> Problem {
    match errors.first() {
        Some(first) => Problem {
            message: first.message.clone(),
            place: Some(format!("setup.{}", first.place)),
            rule: first.rule.map(|rule| rule.as_str().to_owned()),
        },
        None => Problem { message: msg!("server-setup"), place: None, rule: None },
    }
}
