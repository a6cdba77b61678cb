//! Tactical positions: a script that ends with what a good player answers there (`best attack imp`).
//!
//! A script alone proves that the best answers are legal. Whether a player finds them is for others to try, with the
//! [`Puzzle`] the script leads to.

use kernel::Seat;

use crate::{
    Complaint, Line, Scripted,
    parse::{Failure, Script},
    runner,
    stage::Stage,
};

/// A position with its best answers.
#[derive(Clone, Debug)]
pub struct Puzzle<G: Scripted> {
    pub game: G,
    /// Who is asked.
    pub seat: Seat,
    /// One of these is right.
    pub best: Vec<G::Choice>,
}

/// The position a script leads to; `None` if it names no best answer at its end.
pub fn puzzle<G: Scripted>(script: &Script) -> Result<Option<Puzzle<G>>, Failure> {
    let stage = runner::stage::<G>(script)?;
    let game = stage.table().game().clone();
    Ok(stage.best.map(|(seat, best)| Puzzle { game, seat, best }))
}

/// `best [SEAT] ANSWER [or ANSWER…]`: each of them must be legal, and of the same seat.
pub(crate) fn best<G: Scripted>(
    stage: &Stage<G>,
    line: &mut Line<'_>,
) -> Result<(Seat, Vec<G::Choice>), Complaint> {
    let mut seat = line.maybe_seat();
    let mut best = Vec::new();
    for phrase in line.rest().split(" or ") {
        let found = stage.lookup(seat, phrase);
        let (asked, choice) = found
            .filter(|(seat, choice)| stage.table().game().check(*seat, choice).is_ok())
            .ok_or_else(|| Complaint::new(stage.no_such_answer(phrase)))?;
        seat = Some(asked);
        best.push(choice);
    }
    match seat {
        Some(seat) => Ok((seat, best)),
        None => Err(Complaint::new("name the best answer")),
    }
}
