//! Expectations that are the same for every game.

use kernel::{Outcome, Viewer};

use crate::{Complaint, Line, Scripted, runner::Stage};

/// Checks the statement after `expect`.
pub(crate) fn expect<G: Scripted>(stage: &Stage<G>, line: &mut Line<'_>) -> Result<(), Complaint> {
    match line.peek().unwrap_or_default() {
        "asked" => asked(stage, line),
        "option" => {
            line.must("option")?;
            option(stage, line, true)
        }
        "no" => {
            line.must("no")?;
            line.must("option")?;
            option(stage, line, false)
        }
        "winner" | "draw" | "running" => outcome(stage, line),
        "log" => log(stage, line),
        "view" => view(stage, line),
        _ => {
            stage.table().game().expect(&stage.names, line)?;
            line.finish()
        }
    }
}

/// `expect asked A` or `expect asked nobody`.
fn asked<G: Scripted>(stage: &Stage<G>, line: &mut Line<'_>) -> Result<(), Complaint> {
    line.must("asked")?;
    let asked: Vec<_> = stage.table().game().asks().iter().map(|ask| ask.seat).collect();
    let mut wanted = Vec::new();
    if !line.maybe("nobody") {
        wanted.push(line.seat()?);
        while !line.is_empty() {
            wanted.push(line.seat()?);
        }
    }
    if asked == wanted {
        return Ok(());
    }
    let letters: String = asked.iter().map(|seat| seat.letter()).collect();
    Err(line.complain(format!("asked is “{letters}”")))
}

/// `expect option [A] phrase` and `expect no option [A] phrase`.
fn option<G: Scripted>(
    stage: &Stage<G>,
    line: &mut Line<'_>,
    offered: bool,
) -> Result<(), Complaint> {
    let seat = line.maybe_seat();
    let phrase = line.rest();
    let game = stage.table().game();
    let legal =
        stage.lookup(seat, &phrase).is_some_and(|(seat, choice)| game.check(seat, &choice).is_ok());
    match (legal, offered) {
        (true, true) | (false, false) => Ok(()),
        (true, false) => Err(Complaint::new(format!("“{phrase}” is offered"))),
        (false, true) => Err(Complaint::new(format!("“{phrase}” is not offered"))),
    }
}

/// `expect winner A`, `expect draw`, `expect running`.
fn outcome<G: Scripted>(stage: &Stage<G>, line: &mut Line<'_>) -> Result<(), Complaint> {
    let outcome = stage.table().game().outcome();
    let holds = match line.word("an outcome")? {
        "draw" => outcome.as_ref().is_some_and(|outcome| outcome.winners.is_empty()),
        "running" => outcome.is_none(),
        _ => {
            let mut winners = vec![line.seat()?];
            while !line.is_empty() {
                winners.push(line.seat()?);
            }
            outcome.as_ref().is_some_and(|outcome| outcome.winners == winners)
        }
    };
    line.finish()?;
    if holds {
        return Ok(());
    }
    Err(Complaint::new(match outcome {
        None => "the game is still running".to_owned(),
        Some(Outcome { winners, .. }) if winners.is_empty() => "the game is a draw".to_owned(),
        Some(Outcome { winners, .. }) => format!("the winners are {winners:?}"),
    }))
}

/// `expect log [A] "text"`: a line of the English log, as that seat (or a spectator) reads it, holds the text.
fn log<G: Scripted>(stage: &Stage<G>, line: &mut Line<'_>) -> Result<(), Complaint> {
    line.must("log")?;
    let viewer = line.maybe_seat().map_or(Viewer::Spectator, Viewer::Seat);
    let text = line.word("text in quotes")?;
    line.finish()?;
    let lines: Vec<_> = stage
        .table()
        .sentences(viewer, 0)
        .map(|message| words::format(words::Language::En, &message))
        .collect();
    if lines.iter().any(|line| line.contains(text)) {
        return Ok(());
    }
    let tail: Vec<_> = lines.iter().rev().take(8).rev().map(String::as_str).collect();
    Err(Complaint::new(format!(
        "no line of the log says so; the last are:\n    {}",
        tail.join("\n    ")
    )))
}

/// `expect view A has "text"` and `expect view A lacks "text"`: what the seat is sent holds the text somewhere.
fn view<G: Scripted>(stage: &Stage<G>, line: &mut Line<'_>) -> Result<(), Complaint> {
    line.must("view")?;
    let viewer = match line.maybe("spectator") {
        true => Viewer::Spectator,
        false => Viewer::Seat(line.seat()?),
    };
    let wanted = match line.word("has or lacks")? {
        "has" => true,
        "lacks" => false,
        other => return Err(line.complain(format!("expected “has” or “lacks”, found “{other}”"))),
    };
    let text = line.word("text in quotes")?;
    line.finish()?;
    let view = stage.table().game().view(viewer);
    let json = serde_json::to_string(&view).map_err(|error| Complaint::new(error.to_string()))?;
    match (json.contains(text), wanted) {
        (true, true) | (false, false) => Ok(()),
        (true, false) => Err(Complaint::new(format!("the view holds “{text}”"))),
        (false, true) => Err(Complaint::new(format!("the view holds no “{text}”: {json}"))),
    }
}
