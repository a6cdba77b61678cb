//! From tables to the wire.

use kernel::{Seat, SetupError, msg};
use protocol::{
    Asked, Chat, ClockInfo, Ending, Occupant, OptionLine, Problem, Refused, RefusedBecause,
    SeatInfo, Update, WhyNot,
};
use table::{AnyTable, ChatLine, People, TableError};

/// What one viewer is told, when it has the first `kept` lines of the story already.
pub(crate) fn update(
    table: &dyn AnyTable,
    seat: Option<Seat>,
    full: table::Update,
    kept: usize,
) -> Update {
    let over = full.ending.is_some();
    Update {
        seat,
        revision: full.revision,
        view: full.view,
        waiting_for: full.waiting_for,
        asked: full.asked.map(asked),
        lines_kept: u32::try_from(kept).unwrap_or(u32::MAX),
        lines: full.lines,
        // Once the game is over its seed is known, and with it what would have come.
        can_undo: full.can_undo && !over,
        clock: table.clock().map(|clock| ClockInfo {
            left_ms: clock.all_left_ms().to_vec(),
            running: table.on_the_clock(),
        }),
        ending: full.ending.map(ending),
        revealed_seed: table.revealed_seed().map(|seed| seed.to_string()),
    }
}

fn asked(asked: table::Asked) -> Asked {
    let options = asked
        .options
        .into_iter()
        .map(|option| OptionLine { choice: option.choice, label: option.label });
    let why_not = asked.why_not.into_iter().map(|not| WhyNot {
        choice: not.choice,
        label: not.label,
        rule: not.rule.to_owned(),
        reason: not.reason,
    });
    Asked {
        seat: asked.seat,
        question: asked.question,
        options: options.collect(),
        why_not: why_not.collect(),
    }
}

pub(crate) fn ending(ending: table::Ending) -> Ending {
    match ending {
        table::Ending::Played(outcome) => Ending::Played(outcome),
        table::Ending::TimeUp(seat) => Ending::TimeUp(seat),
        table::Ending::Resigned(seat) => Ending::Resigned(seat),
        table::Ending::Drawn => Ending::Drawn,
        table::Ending::Fault(fault) => Ending::Fault(fault),
    }
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

pub(crate) fn chat(line: &ChatLine) -> Chat {
    Chat { from: line.from.clone(), seat: line.seat, text: line.text.clone(), at_ms: line.at_ms }
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
