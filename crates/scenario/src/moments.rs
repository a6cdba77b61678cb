//! Opportunities that pass by themselves, and the moments at which a script stands still or answers.

use kernel::Seat;

use crate::{Complaint, Scripted, stage::Stage};

/// How far opportunities pass.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Until {
    /// To the next question that a seat must answer, or may answer with something that is its own to decide.
    Decision,
    /// To the next question that a seat must answer.
    Question,
}

/// How many moments are listed, so that a long wait stays readable.
const MOST_LISTED: usize = 40;

/// Lets one opportunity pass; `false` if nothing is left that passes by itself.
pub(crate) fn pass_one<G: Scripted>(stage: &mut Stage<G>) -> Result<bool, Complaint> {
    match next_idle(stage) {
        Some((seat, pass)) => stage.answer(seat, &pass).map(|()| true),
        None => Ok(false),
    }
}

pub(crate) fn let_pass<G: Scripted>(stage: &mut Stage<G>, until: Until) -> Result<(), Complaint> {
    while until == Until::Question || decision(stage).is_none() {
        if !pass_one(stage)? {
            break;
        }
    }
    Ok(())
}

fn next_idle<G: Scripted>(stage: &Stage<G>) -> Option<(Seat, G::Choice)> {
    let game = stage.table().game();
    game.open_questions()
        .iter()
        .find_map(|ask| Some((ask.seat, game.idle(ask.seat, &ask.question)?)))
}

/// Something to decide that would pass by itself.
pub(crate) struct Decision {
    pub seat: Seat,
    pub moment: String,
    /// The answer that lets it go by.
    pub pass: String,
}

pub(crate) fn decision<G: Scripted>(stage: &Stage<G>) -> Option<Decision> {
    let game = stage.table().game();
    let decides = |seat: Seat, pass: &G::Choice| {
        let mut options = Vec::new();
        game.options(seat, &mut options);
        options.iter().any(|choice| choice != pass)
    };
    game.open_questions().iter().find_map(|ask| {
        let pass = game.idle(ask.seat, &ask.question)?;
        let real = game.is_decision(&ask.question) && decides(ask.seat, &pass);
        real.then(|| Decision {
            seat: ask.seat,
            moment: game.moment(&ask.question).unwrap_or_default(),
            pass: game.phrase(&stage.names, ask.seat, &pass),
        })
    })
}

/// The moments of the open questions that pass by themselves.
fn here<G: Scripted>(stage: &Stage<G>) -> Vec<String> {
    let game = stage.table().game();
    game.open_questions().iter().filter_map(|ask| game.moment(&ask.question)).collect()
}

/// Lets opportunities pass until the moment the script wants to look at.
pub(crate) fn hold_at<G: Scripted>(stage: &mut Stage<G>, moment: &str) -> Result<(), Complaint> {
    let mut came = Vec::new();
    loop {
        let here = here(stage);
        if here.iter().any(|name| name == moment) {
            stage.held = Some(moment.to_owned());
            return Ok(());
        }
        came.extend(here);
        if !pass_one(stage)? {
            return Err(Complaint::new(format!(
                "nobody is asked at “{moment}”{}; {}; {}",
                no_moment::<G>(moment),
                passed(came),
                stage.what_can_be_answered()
            )));
        }
    }
}

/// The names there are, if this is none of them.
fn no_moment<G: Scripted>(moment: &str) -> String {
    let all = G::moments();
    if all.iter().any(|known| known == moment) {
        String::new()
    } else {
        format!(", and no moment is called so: there are {}", all.join(", "))
    }
}

fn passed(mut came: Vec<String>) -> String {
    came.dedup();
    came.truncate(MOST_LISTED);
    if came.is_empty() {
        "no moment came before the next question".to_owned()
    } else {
        format!("the moments that came are {}", came.join(", "))
    }
}

/// `reveal hide at roll-dice`: an answer, and the moment it is meant for.
pub(crate) fn said<G: Scripted>(phrase: &str) -> Option<(&str, &str)> {
    let (answer, moment) = phrase.rsplit_once(" at ")?;
    G::moments().iter().any(|known| known == moment).then_some((answer, moment))
}

/// `activate wolf at roll-dise`: what follows the last `at` looks like a moment and is none.
pub(crate) fn unknown<G: Scripted>(phrase: &str) -> Option<Complaint> {
    let (_, moment) = phrase.rsplit_once(" at ")?;
    let lower = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    let strange = !G::moments().is_empty() && moment.chars().all(lower);
    strange.then(|| {
        Complaint::new(format!("“{moment}” is no moment: there are {}", G::moments().join(", ")))
    })
}

/// The answer at its moment, letting everything else pass before it.
pub(crate) fn find_at<G: Scripted>(
    stage: &mut Stage<G>,
    seat: Option<Seat>,
    phrase: &str,
    moment: &str,
) -> Result<(Seat, G::Choice), Complaint> {
    let mut came = Vec::new();
    loop {
        let here = here(stage);
        if here.iter().any(|name| name == moment)
            && let Some(found) = stage.lookup(seat, phrase)
        {
            return Ok(found);
        }
        came.extend(here);
        if !pass_one(stage)? {
            return Err(Complaint::new(format!(
                "nobody is asked for “{phrase}” at “{moment}”; {}; {}",
                passed(came),
                stage.what_can_be_answered()
            )));
        }
    }
}

/// Stops an answer that would throw something away, unless the script says that this moment is meant.
pub(crate) fn not_wasted<G: Scripted>(
    stage: &Stage<G>,
    (seat, choice): &(Seat, G::Choice),
    phrase: &str,
) -> Result<(), Complaint> {
    let game = stage.table().game();
    let asked = game.open_questions().iter().find(|ask| ask.seat == *seat);
    let Some(moment) = asked.and_then(|ask| game.moment(&ask.question)) else { return Ok(()) };
    let meant = stage.held.as_deref() == Some(moment.as_str());
    let Some(why) = game.waste(*seat, choice).filter(|_| !meant) else { return Ok(()) };
    Err(Complaint::new(format!(
        "“{phrase}” at {moment} would waste it: {why}. {}. Say the moment, as in “do {seat} {phrase} at {moment}”, \
         or let the windows pass with an “expect” until it is asked for",
        chances(stage, *seat, phrase)
    )))
}

/// Where this answer can be given from here on, if all opportunities pass.
fn chances<G: Scripted>(stage: &Stage<G>, seat: Seat, phrase: &str) -> String {
    let mut aside = stage.aside();
    let mut moments = Vec::new();
    let mut asked = "";
    while moments.len() < MOST_LISTED {
        if let Some((_, choice)) = aside.lookup(Some(seat), phrase) {
            let game = aside.table().game();
            let open = game.open_questions().iter().find(|ask| ask.seat == seat);
            match open.and_then(|ask| game.moment(&ask.question)) {
                Some(moment) if game.waste(seat, &choice).is_some() => {
                    moments.push(format!("{moment} (wasted)"));
                }
                Some(moment) => moments.push(moment),
                None => {
                    asked = "; then it is asked for by itself";
                    break;
                }
            }
        }
        if !matches!(pass_one(&mut aside), Ok(true)) {
            break;
        }
    }
    format!("The moments that come are {}{asked}", moments.join(", "))
}
