//! A recorded game told again, through any eyes.

use kernel::{Chance, Describe, Game, Log, Message, Outcome, Seat, Told as _, Viewer, msg};
use table::{Dice, Entry, Replay, ReplayError};

/// A game that was told to its end.
#[derive(Debug)]
pub struct Told<G: Game> {
    pub game: G,
    /// The lines of the log, each with the number of entries after which it happened.
    pub lines: Vec<(usize, Message)>,
    /// The answer of each entry with who gave it; nothing for dice that were written down.
    pub answers: Vec<Option<(Seat, Message)>>,
}

/// Plays a replay again and listens with the ears of `viewer`. A table keeps no record of what is told to nobody in the
/// game, so the all-knowing story is made here.
pub fn tell<G: Describe>(replay: &Replay<G>, viewer: Viewer) -> Result<Told<G>, ReplayError> {
    let mut log = Log::recording();
    let mut game =
        G::start(&replay.setup, chance(&replay.dice), &mut log).map_err(ReplayError::Setup)?;
    let mut lines = Vec::new();
    let mut answers = Vec::new();
    hear(&game, &mut log, 0, viewer, &mut lines);
    for (number, entry) in (1..).zip(&replay.entries) {
        match entry {
            Entry::Dice(throws) => {
                game.chance_mut().give(throws);
                answers.push(None);
            }
            Entry::Reseed(seed) => {
                *game.chance_mut() = Chance::seeded(*seed);
                answers.push(None);
            }
            Entry::Answer { seat, choice } => {
                game.check(*seat, choice)
                    .map_err(|refusal| ReplayError::Entry { number, why: refusal.to_string() })?;
                answers.push(Some((*seat, game.choice(*seat, choice))));
                game.apply_unchecked(*seat, choice, &mut log);
            }
        }
        hear(&game, &mut log, number, viewer, &mut lines);
    }
    Ok(Told { game, lines, answers })
}

fn chance(dice: &Dice) -> Chance {
    match dice {
        Dice::Seed(seed) => Chance::seeded(*seed),
        Dice::Scripted(opening) => {
            let mut chance = Chance::scripted();
            chance.give(opening);
            chance
        }
    }
}

fn hear<G: Describe>(
    game: &G,
    log: &mut Log<G::Event>,
    entries: usize,
    viewer: Viewer,
    lines: &mut Vec<(usize, Message)>,
) {
    let events = log.take();
    let told = events.iter().filter_map(|event| game.tell(event, viewer));
    lines.extend(told.filter_map(|line| Some((entries, line.text().cloned()?))));
}

/// How a game ended, in words: who won, and the scores where there are any. Nothing while it runs.
pub fn ending(outcome: Option<&Outcome>) -> Vec<Message> {
    let Some(Outcome { winners, scores, lost }) = outcome else { return Vec::new() };
    let mut lines = Vec::new();
    match winners.as_slice() {
        [] if *lost => lines.push(msg!("ending-lost")),
        [] => lines.push(msg!("ending-draw")),
        [_] if scores.len() == 1 => lines.push(msg!("ending-won-alone")),
        winners => {
            let names: Vec<_> = winners.iter().map(ToString::to_string).collect();
            let count = winners.len() as u32;
            lines.push(msg!("ending-won", count = count, winners = names.join(", ")));
        }
    }
    match scores.as_slice() {
        [only] => lines.push(msg!("ending-score-alone", score = *only)),
        scores => lines.extend(
            Seat::all(u8::MAX)
                .zip(scores)
                .map(|(seat, score)| msg!("ending-score", seat = seat, score = *score)),
        ),
    }
    lines
}
