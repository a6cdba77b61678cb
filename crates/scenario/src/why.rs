//! Where a script leads or fails, with the whole story, every answer one might think of, and why the others are not
//! allowed.

use kernel::{Chance, Describe, Log, Message, Refusal, Seat, Told as _, Viewer};
use table::Entry;

use crate::{
    Scripted,
    parse::{Failure, Script},
    runner,
    stage::Stage,
};

/// What one seat is asked where a script ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    pub seat: Seat,
    pub question: Message,
    pub options: Vec<(String, Message)>,
    pub refused: Vec<(String, Message, Refusal)>,
}

/// Where a script ends: at its last line, or at the first that does not hold.
#[derive(Clone, Debug)]
pub struct Place<G> {
    pub failure: Option<Failure>,
    pub game: G,
    pub asked: Vec<Why>,
    /// Everything that happened, with all secrets.
    pub log: Vec<Message>,
}

/// Runs a script as far as it holds and explains the questions there. `Err` if its board cannot be built.
pub fn why<G: Scripted>(script: &Script) -> Result<Place<G>, Failure> {
    let (stage, failure) = match runner::whole::<G>(script) {
        Ok(stage) => (Box::new(stage), None),
        Err((stage, failure)) => (stage, Some(failure)),
    };
    match (stage.started(), failure) {
        (Some(table), failure) => Ok(Place {
            failure,
            game: table.game().clone(),
            asked: questions(&stage),
            log: story(&stage),
        }),
        (None, Some(failure)) => Err(failure),
        (None, None) => Err(Failure { line: 1, column: 0, what: "nothing is played".into() }),
    }
}

fn questions<G: Scripted>(stage: &Stage<G>) -> Vec<Why> {
    let game = stage.table().game();
    let explain = |seat: Seat, question: &G::Question| {
        let mut candidates = Vec::new();
        game.candidates(seat, &mut candidates);
        let mut why = Why {
            seat,
            question: Describe::question(game, seat, question),
            options: Vec::new(),
            refused: Vec::new(),
        };
        for choice in &candidates {
            let phrase = game.phrase(&stage.names, seat, choice);
            let label = Describe::choice(game, seat, choice);
            match game.legality(seat, choice) {
                Ok(()) => why.options.push((phrase, label)),
                Err(refusal) => why.refused.push((phrase, label, refusal)),
            }
        }
        why
    };
    game.open_questions().iter().map(|ask| explain(ask.seat, &ask.question)).collect()
}

/// The whole story. A table keeps no record of what no viewer may know, so it is played again.
fn story<G: Scripted>(stage: &Stage<G>) -> Vec<Message> {
    let table = stage.table();
    let mut lines = Vec::new();
    let mut log = Log::recording();
    let mut hear = |game: &G, log: &mut Log<G::Event>| {
        let events = log.take();
        let told = events.iter().filter_map(|event| game.tell(event, Viewer::Omniscient));
        lines.extend(told.filter_map(|line| line.text().cloned()));
    };
    let mut chance = Chance::scripted();
    chance.give(&stage.opening);
    let mut game = G::start(table.setup(), chance, &mut log)
        .expect("the board was accepted when the script was run");
    hear(&game, &mut log);
    for entry in table.entries() {
        match entry {
            Entry::Dice(throws) => game.chance_mut().give(throws),
            Entry::Reseed(seed) => *game.chance_mut() = Chance::seeded(*seed),
            Entry::Answer { seat, choice } => game.apply_unchecked(*seat, choice, &mut log),
        }
        hear(&game, &mut log);
    }
    lines
}
