//! Expectations that are the same for every game.

use kernel::{Outcome, Seat, Viewer};

use crate::{
    Complaint, Line, Scripted,
    moments::{self, Decision, Until},
    option,
    stage::{Stage, english},
};

/// Checks the statement after `expect`. Windows that no seat uses pass before it, unless the script stands at a moment or looks
/// without moving on (`expect now`). It declines nothing that a player must decide.
pub(crate) fn expect<G: Scripted>(
    stage: &mut Stage<G>,
    line: &mut Line<'_>,
) -> Result<(), Complaint> {
    let looks = line.maybe("now");
    let mut said = line.clone();
    expected(stage, line, looks)?;
    if said.maybe("view")
        && (said.maybe("spectator") || said.maybe_seat().is_some())
        && said.maybe("has")
    {
        stage.shown.push(said.rest());
    }
    Ok(())
}

fn expected<G: Scripted>(
    stage: &mut Stage<G>,
    line: &mut Line<'_>,
    looks: bool,
) -> Result<(), Complaint> {
    if looks || stage.held.is_some() {
        return holds(stage, line);
    }
    moments::let_pass(stage, Until::Decision)?;
    let mut again = line.clone();
    let Err(complaint) = holds(stage, line) else { return Ok(()) };
    let Some(Decision { seat, moment, pass }) = moments::decision(stage) else {
        return Err(complaint);
    };
    let mut aside = stage.aside();
    let later = moments::let_pass(&mut aside, Until::Question)
        .and_then(|()| holds(&aside, &mut again))
        .is_ok();
    let hint = if later {
        format!(
            "; it would hold after {seat}’s “{pass}” at {moment}, but no expectation decides that: write “do {seat} \
             {pass}” first"
        )
    } else {
        String::new()
    };
    Err(Complaint { what: complaint.what + &hint, ..complaint })
}

fn holds<G: Scripted>(stage: &Stage<G>, line: &mut Line<'_>) -> Result<(), Complaint> {
    match line.peek().unwrap_or_default() {
        "asked" => asked(stage, line),
        "option" => {
            line.must("option")?;
            option::offered(stage, line)
        }
        "no" => {
            line.must("no")?;
            line.must("option")?;
            option::not_offered(stage, line)
        }
        "unasked" => {
            line.must("unasked")?;
            option::unasked(stage, line)
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
    let asked: Vec<_> = stage.table().game().open_questions().iter().map(|ask| ask.seat).collect();
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
    let verb = if asked.len() == 1 { "is" } else { "are" };
    Err(line.complain(if asked.is_empty() {
        "nobody is asked".to_owned()
    } else {
        format!("{} {verb} asked", letters(&asked))
    }))
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
        Some(Outcome { winners, .. }) => format!("the winners are {}", letters(&winners)),
    }))
}

fn letters(seats: &[Seat]) -> String {
    seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(", ")
}

/// `expect log [A] "text"`: a line of the English log, as that seat (or a spectator) reads it, holds the text.
fn log<G: Scripted>(stage: &Stage<G>, line: &mut Line<'_>) -> Result<(), Complaint> {
    line.must("log")?;
    let viewer = match line.maybe_seat() {
        Some(seat) => {
            stage.must_play(seat, line)?;
            Viewer::Seat(seat)
        }
        None => Viewer::Spectator,
    };
    let text = some_text(line)?;
    let lines: Vec<_> =
        stage.table().sentences(viewer, 0).map(|message| english(&message)).collect();
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
    let viewer = if line.maybe("spectator") {
        Viewer::Spectator
    } else {
        let seat = line.seat()?;
        stage.must_play(seat, line)?;
        Viewer::Seat(seat)
    };
    let wanted = match line.word("has or lacks")? {
        "has" => true,
        "lacks" => false,
        other => return Err(line.complain(format!("expected “has” or “lacks”, found “{other}”"))),
    };
    let text = some_text(line)?;
    let json = view_of(stage, viewer)?;
    match (json.contains(text), wanted) {
        (true, true) => Ok(()),
        // What nobody is sent, and nobody was, is no secret kept, but a slip of the pen.
        (false, false) if stage.shown.iter().any(|shown| shown == text) => Ok(()),
        (false, false) => {
            let game = stage.table().game();
            let all = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Omniscient]);
            for other in all {
                if view_of(stage, other)?.contains(text) {
                    return Ok(());
                }
            }
            Err(Complaint::new(format!(
                "no view holds “{text}”, not even that of one who sees everything: to lack it proves nothing"
            )))
        }
        (true, false) => Err(Complaint::new(format!("the view holds “{text}”"))),
        (false, true) => Err(Complaint::new(format!("the view holds no “{text}”: {json}"))),
    }
}

fn view_of<G: Scripted>(stage: &Stage<G>, viewer: Viewer) -> Result<String, Complaint> {
    let view = stage.table().game().view(viewer);
    serde_json::to_string(&view).map_err(|error| Complaint::new(error.to_string()))
}

/// The text a line ends with; without any, everything would hold it.
fn some_text<'t>(line: &mut Line<'t>) -> Result<&'t str, Complaint> {
    let text = line.word("text in quotes")?;
    if text.is_empty() {
        return Err(line.complain("there is nothing between these quotes"));
    }
    line.finish()?;
    Ok(text)
}
