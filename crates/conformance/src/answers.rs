//! Questions and answers.

use kernel::{Game, Log, Seat};

use crate::Walk;

/// How many earlier answers are tried again later, where most of them no longer fit.
const REMEMBERED: usize = 48;

/// Every question has an answer; exactly the listed answers are accepted, whoever asks and however often, and they are
/// the legal ones among those thought of, in that order; a refusal carries a rule and changes nothing; a seat that is
/// not asked has no options.
pub fn listed_is_accepted<G: Game>(walk: &Walk<G>) -> Result<(), String> {
    let mut earlier: Vec<G::Choice> = Vec::new();
    let mut options = Vec::new();
    let end = walk.go(|game, _, choice| {
        judge_all(game, &earlier, &mut options)?;
        if !earlier.contains(choice) {
            if earlier.len() == REMEMBERED {
                earlier.remove(0);
            }
            earlier.push(choice.clone());
        }
        Ok(())
    })?;
    judge_all(&end, &earlier, &mut options)
}

fn judge_all<G: Game>(
    game: &G,
    earlier: &[G::Choice],
    options: &mut Vec<G::Choice>,
) -> Result<(), String> {
    if game.open_questions().is_empty() != game.outcome().is_some() {
        return Err("a game is over exactly when nobody is asked".to_owned());
    }
    for seat in Seat::all(game.seats()) {
        game.options(seat, options);
        if game.asked(seat).is_none() {
            if !options.is_empty() {
                return Err(format!("seat {seat} is not asked and has options {options:?}"));
            }
            must_refuse(game, seat, earlier.iter())?;
            continue;
        }
        if options.is_empty() {
            return Err(format!("seat {seat} is asked and has no answer"));
        }
        if let Some(twice) = (1..options.len()).find(|at| options[..*at].contains(&options[*at])) {
            return Err(format!("{:?} is listed twice", options[twice]));
        }
        for choice in options.iter() {
            game.check(seat, choice)
                .map_err(|refusal| format!("{choice:?} is listed and refused: {refusal}"))?;
        }
        let mut candidates = Vec::new();
        game.candidates(seat, &mut candidates);
        let mut legal = candidates.clone();
        legal.retain(|choice| game.check(seat, choice).is_ok());
        if legal != *options {
            return Err(format!("{options:?} are listed, but {legal:?} are the legal ones"));
        }
        let others = candidates.iter().chain(earlier);
        must_refuse(game, seat, others.filter(|choice| !options.contains(choice)))?;
    }
    Ok(())
}

/// All of these are refused with a rule. That a refused answer changes nothing is tried with one of them: a clone and a
/// comparison for each would take most of the time of all checks.
fn must_refuse<'c, G: Game>(
    game: &G,
    seat: Seat,
    choices: impl Iterator<Item = &'c G::Choice>,
) -> Result<(), String> {
    let mut last = None;
    for choice in choices {
        match game.check(seat, choice) {
            Ok(()) => {
                return Err(format!("{choice:?} of seat {seat} is not listed and accepted"));
            }
            Err(refusal) if refusal.rule.as_str().is_empty() => {
                return Err(format!("{choice:?} is refused without a rule"));
            }
            Err(_) => last = Some(choice),
        }
    }
    let Some(choice) = last else { return Ok(()) };
    let mut other = game.clone();
    let mut log = Log::recording();
    match other.apply(seat, choice, &mut log) {
        Ok(()) => Err(format!("{choice:?} of seat {seat} is refused and then accepted")),
        Err(_) if other != *game || !log.events().is_empty() => {
            Err(format!("{choice:?} was refused and changed something"))
        }
        Err(_) => Ok(()),
    }
}
