//! Plays a script, twice.

use kernel::{RuleId, Seat};
use table::Entry;

use crate::{
    Complaint, Line, Scripted,
    parse::{Failure, Script},
    stage::{Stage, refused},
};

/// A script that held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passed {
    pub covers: Vec<RuleId>,
    pub answers: usize,
    pub expectations: usize,
}

/// Plays a script and checks everything it says; then undoes as far as the rules allow (or begins anew), plays it
/// again, and checks that the result is the same.
pub fn run<G: Scripted>(script: &Script) -> Result<Passed, Failure> {
    let stage = whole::<G>(script).map_err(|(_, failure)| failure)?;
    play_again(&stage).map_err(|complaint| Failure::new(last_line(script), complaint))?;
    let (answers, expectations) = (stage.answers, stage.expectations);
    if expectations == 0 && !script.covers.is_empty() {
        let what = "the script covers rules and expects nothing: it would hold whatever they say";
        return Err(Failure::new(last_line(script), Complaint::new(what)));
    }
    Ok(Passed { covers: script.covers.clone(), answers, expectations })
}

/// The game a script leads to.
pub fn play<G: Scripted>(script: &Script) -> Result<G, Failure> {
    Ok(stage::<G>(script)?.table().game().clone())
}

/// What a script is played with.
pub fn setup<G: Scripted>(script: &Script) -> Result<G::Setup, Failure> {
    Ok(stage::<G>(script)?.table().setup().clone())
}

/// Plays a script to its end without the second time, for looking at where it leads. Dice may be left for what comes
/// after it.
pub(crate) fn stage<G: Scripted>(script: &Script) -> Result<Stage<G>, Failure> {
    lines(script).map_err(|(_, failure)| failure)
}

/// Plays all of it; where it does not hold, with the stage as it stands there.
pub(crate) fn whole<G: Scripted>(script: &Script) -> Result<Stage<G>, (Box<Stage<G>>, Failure)> {
    let stage = lines(script)?;
    match stage.left_over() {
        None => Ok(stage),
        Some(failure) => Err((Box::new(stage), failure)),
    }
}

fn lines<G: Scripted>(script: &Script) -> Result<Stage<G>, (Box<Stage<G>>, Failure)> {
    let mut stage = Stage::<G>::default();
    for (number, text) in script.lines() {
        stage.line = *number;
        let result =
            Line::split(text).and_then(|line| stage.statement(&mut line.numbered(*number)));
        if let Err(complaint) = result {
            return Err(failed(stage, complaint));
        }
    }
    stage.line = last_line(script);
    match stage.start() {
        Ok(()) => Ok(stage),
        Err(complaint) => Err(failed(stage, complaint)),
    }
}

fn failed<G: Scripted>(stage: Stage<G>, complaint: Complaint) -> (Box<Stage<G>>, Failure) {
    let failure = Failure::new(stage.line, complaint);
    (Box::new(stage), failure)
}

fn last_line(script: &Script) -> usize {
    script.lines().last().map_or(1, |(number, _)| *number)
}

/// Undoes to the start where the rules allow, or begins anew, and plays everything a second time.
fn play_again<G: Scripted>(stage: &Stage<G>) -> Result<(), Complaint> {
    let first = stage.table();
    let mut table = first.clone();
    while let Some(last) = table.entries().last() {
        let seat = match last {
            Entry::Answer { seat, .. } => *seat,
            Entry::Dice(_) | Entry::Reseed(_) => Seat(0),
        };
        if table.undo(seat).is_err() {
            table.rewind(0);
        }
    }
    for entry in &first.entries()[table.entries().len()..] {
        match entry {
            Entry::Dice(throws) => table.give_dice(throws.clone()),
            Entry::Reseed(_) => {
                return Err(Complaint::new("a script has no dice but its own"));
            }
            Entry::Answer { seat, choice } => {
                let revision = table.revision();
                let phrase = table.game().phrase(&stage.names, *seat, choice);
                table.answer(*seat, revision, choice).map_err(|error| {
                    let why = refused(&phrase, &error);
                    Complaint::new(format!("the second time an answer was not taken: {why}"))
                })?;
            }
        }
    }
    if table.game() != first.game() {
        return Err(Complaint::new("the second time the game went another way"));
    }
    Ok(())
}
