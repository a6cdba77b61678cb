//! What is offered and what is not: `expect option`, `expect no option`, `expect unasked`.
//!
//! Saying that an answer is *not* offered must not hold because of a slip of the pen. So such an answer must have the
//! form of an answer of this game and name things that exist; and `expect no option` speaks of answers like those that
//! are asked for, `expect unasked` of those that the question does not know at all.

use kernel::Seat;
use script::form;

use crate::{Complaint, Line, Scripted, stage::Stage};

/// `expect option [A] phrase`.
pub(crate) fn offered<G: Scripted>(stage: &Stage<G>, line: &mut Line<'_>) -> Result<(), Complaint> {
    let seat = line.maybe_seat();
    let phrase = line.rest();
    match stage.lookup(seat, &phrase) {
        Some((seat, choice)) if is_legal(stage, seat, &choice) => Ok(()),
        Some(_) | None => Err(Complaint::new(format!(
            "“{phrase}” is not offered; {}",
            stage.what_can_be_answered()
        ))),
    }
}

/// `expect no option [A] phrase`: the question knows such answers, and this one is none of the legal ones.
pub(crate) fn not_offered<G: Scripted>(
    stage: &Stage<G>,
    line: &mut Line<'_>,
) -> Result<(), Complaint> {
    let seat = line.maybe_seat();
    let phrase = line.rest();
    if let Some((seat, choice)) = stage.lookup(seat, &phrase) {
        let legal = is_legal(stage, seat, &choice);
        return if legal {
            Err(Complaint::new(format!("“{phrase}” is offered")))
        } else {
            Ok(())
        };
    }
    let form = form_of(stage, &phrase)?;
    if asked_like(stage, seat, form) {
        return Ok(());
    }
    Err(Complaint::new(format!(
        "“{phrase}” is an answer to another question; {}; if that is what you mean, write “expect unasked {}{phrase}”",
        stage.what_can_be_answered(),
        seat.map(|seat| format!("{seat} ")).unwrap_or_default(),
    )))
}

/// `expect unasked [A] phrase`: there is such an answer in this game, but it is not even thought of here.
pub(crate) fn unasked<G: Scripted>(stage: &Stage<G>, line: &mut Line<'_>) -> Result<(), Complaint> {
    let seat = line.maybe_seat();
    let phrase = line.rest();
    if let Some((seat, choice)) = stage.lookup(seat, &phrase) {
        let how = if is_legal(stage, seat, &choice) { "is offered" } else { "is thought of" };
        return Err(Complaint::new(format!(
            "“{phrase}” {how} here: use “expect option”, “expect no option” or “cannot … because”"
        )));
    }
    form_of(stage, &phrase).map(|_| ())
}

fn is_legal<G: Scripted>(stage: &Stage<G>, seat: Seat, choice: &G::Choice) -> bool {
    stage.table().game().check(seat, choice).is_ok()
}

/// Why nobody is asked for a phrase: it is no answer at all, somebody else is asked for it, or it is not its time.
pub(crate) fn missing<G: Scripted>(
    stage: &Stage<G>,
    seat: Option<Seat>,
    phrase: &str,
) -> Complaint {
    if phrase.is_empty() {
        return Complaint::new(format!(
            "the line ends where an answer should be; {}",
            stage.what_can_be_answered()
        ));
    }
    let elsewhere = stage.lookup(None, phrase).filter(|(other, it)| is_legal(stage, *other, it));
    if let (Some(seat), Some((other, _))) = (seat, elsewhere) {
        return Complaint::new(format!(
            "{other} is asked for “{phrase}”, not {seat}; {}",
            stage.what_can_be_answered()
        ));
    }
    match form_of(stage, phrase) {
        Ok(_) => Complaint::new(stage.no_such_answer(phrase)),
        Err(complaint) => complaint,
    }
}

/// The form of a phrase that names what exists, by its number.
fn form_of<G: Scripted>(stage: &Stage<G>, phrase: &str) -> Result<usize, Complaint> {
    let game = stage.table().game();
    let names = |slot: &str, word: &str| game.is_named(&stage.names, slot, word);
    if let Some(at) = G::ANSWERS.iter().position(|form| form::fits(form, phrase, &names)) {
        return Ok(at);
    }
    let shape = G::ANSWERS.iter().find(|form| form::fits(form, phrase, &|_, _| true));
    let what = match shape {
        Some(form) => format!(
            "“{phrase}” would be “{form}”, but “{}” names no such thing",
            stranger(form, phrase, &names)
        ),
        None => format!("“{phrase}” is no answer of this game"),
    };
    Err(Complaint::new(format!("{what}; {}", stage.what_can_be_answered())))
}

/// The first word of a phrase of this form that names nothing.
fn stranger<'p>(form: &str, phrase: &'p str, names: &dyn Fn(&str, &str) -> bool) -> &'p str {
    let words: Vec<&str> = phrase.split(' ').collect();
    let strange = words.iter().find(|suspect| {
        let forgiving = |slot: &str, word: &str| word == **suspect || names(slot, word);
        form::fits(form, phrase, &forgiving)
    });
    strange.copied().unwrap_or(phrase)
}

/// Whether any seat (or this one) is asked for answers of this form.
fn asked_like<G: Scripted>(stage: &Stage<G>, seat: Option<Seat>, form: usize) -> bool {
    let game = stage.table().game();
    let mut candidates = Vec::new();
    game.open_questions().iter().filter(|ask| seat.is_none_or(|seat| seat == ask.seat)).any(|ask| {
        candidates.clear();
        game.candidates(ask.seat, &mut candidates);
        candidates.iter().any(|choice| {
            let phrase = game.phrase(&stage.names, ask.seat, choice);
            form_of(stage, &phrase) == Ok(form)
        })
    })
}
