//! Where a script leads, with every answer one might think of and why the others are not allowed.

use kernel::{Message, Refusal, Seat, Spoken};

use crate::{
    Scripted,
    parse::{Failure, Script},
    runner,
};

/// What one seat is asked at the end of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    pub seat: Seat,
    pub question: Message,
    pub options: Vec<(String, Message)>,
    pub refused: Vec<(String, Message, Refusal)>,
}

/// Runs a script to its end and explains the questions it leads to.
pub fn why<G: Scripted>(script: &Script) -> Result<Vec<Why>, Failure> {
    let stage = runner::stage::<G>(script)?;
    let game = stage.table().game();
    let explain = |seat: Seat, question: &G::Question| {
        let mut candidates = Vec::new();
        game.candidates(seat, &mut candidates);
        let mut why = Why {
            seat,
            question: Spoken::question(game, seat, question),
            options: Vec::new(),
            refused: Vec::new(),
        };
        for choice in &candidates {
            let phrase = game.phrase(&stage.names, seat, choice);
            let label = Spoken::choice(game, seat, choice);
            match game.legality(seat, choice) {
                Ok(()) => why.options.push((phrase, label)),
                Err(refusal) => why.refused.push((phrase, label, refusal)),
            }
        }
        why
    };
    Ok(game.asks().iter().map(|ask| explain(ask.seat, &ask.question)).collect())
}
