//! A game written down as all viewers saw it, one change a line, kept in a file and reviewed as a diff.

use std::fmt::Write as _;

use kernel::{Chance, Game, Log, Viewer, random_answer};
use serde_json::Value;

/// Plays `answers` random answers and writes down what each viewer was told and how its view changed.
pub fn playthrough<G: Game>(setup: &G::Setup, seed: u64, answers: usize) -> String {
    let seed = kernel::Seed::from_number(seed);
    let mut log = Log::recording();
    let mut game = G::start(setup, Chance::seeded(seed), &mut log)
        .expect("a playthrough begins with a valid setup");
    let mut chance = Chance::seeded(seed);
    chance.fork();
    let mut text = String::from("# the start\n");
    let mut seen = vec![Value::Null; usize::from(game.seats()) + 1];
    write_changes(&mut text, &game, &log.take(), &mut seen);
    let mut options = Vec::new();
    for number in 1..=answers {
        let Some((seat, choice)) = random_answer(&game, &mut chance, &mut options) else { break };
        let _ = writeln!(text, "\n# {number}. {seat} answers {choice:?}");
        game.apply(seat, &choice, &mut log).expect("listed answers are legal");
        write_changes(&mut text, &game, &log.take(), &mut seen);
    }
    if let Some(outcome) = game.outcome() {
        let _ = writeln!(text, "\n# the end: {outcome:?}");
    }
    text
}

fn write_changes<G: Game>(text: &mut String, game: &G, events: &[G::Event], seen: &mut [Value]) {
    for (viewer, before) in Viewer::everyone(game.seats()).zip(seen) {
        let name = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator | Viewer::Omniscient => "spectator".to_owned(),
        };
        for line in events.iter().filter_map(|event| game.tell(event, viewer)) {
            let line = serde_json::to_string(&line).expect("lines are plain data");
            let _ = writeln!(text, "{name} is told {line}");
        }
        let now = serde_json::to_value(game.view(viewer)).expect("views are plain data");
        write_difference(text, &name, &mut String::new(), before, &now);
        *before = now;
    }
}

/// One line for every leaf that is not what it was.
fn write_difference(
    text: &mut String,
    viewer: &str,
    path: &mut String,
    before: &Value,
    now: &Value,
) {
    let length = path.len();
    match now {
        _ if before == now => (),
        Value::Object(fields) if before.is_object() || before.is_null() => {
            let lost = before.as_object().into_iter().flat_map(serde_json::Map::keys);
            for key in lost.filter(|key| !fields.contains_key(*key)) {
                let _ = writeln!(text, "{viewer} sees {path}.{key} gone");
            }
            for (key, value) in fields {
                let _ = write!(path, ".{key}");
                write_difference(text, viewer, path, &before[key], value);
                path.truncate(length);
            }
        }
        Value::Array(items) if before.as_array().is_none_or(|old| old.len() == items.len()) => {
            for (at, value) in items.iter().enumerate() {
                let _ = write!(path, "[{at}]");
                write_difference(text, viewer, path, &before[at], value);
                path.truncate(length);
            }
        }
        _ => {
            let _ = writeln!(text, "{viewer} sees {path} = {now}");
        }
    }
}
