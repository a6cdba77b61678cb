//! `grimoire scenario why`: where a script leads, or where it fails.

use std::{io::Write, path::Path};

use ::scenario::{Failure, Place, Script, Why};
use games::with_game;
use i18n::Language;
use kernel::{Message, Viewer, msg};
use serde::Serialize;

use super::{Failed, checked, named, place};
use crate::{
    board::{self, Pen, TerminalGame},
    input,
    trouble::Trouble,
};

/// The end of a script as `--json` shows it, where more than the questions is shown.
#[derive(Serialize)]
struct Shown {
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<Failed>,
    board: String,
    asked: Vec<Explained>,
    log: Vec<String>,
}

#[derive(Serialize)]
struct Explained {
    seat: String,
    question: String,
    options: Vec<Line>,
    refused: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    phrase: String,
    label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

pub(super) fn run(
    path: &Path,
    log: bool,
    language: Language,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let text = input::text(path)?;
    let fail = |failure: Failure| Trouble::input(path.display(), failure);
    let script = Script::parse(&text).map_err(fail)?;
    let game = named(&script).map_err(fail)?;
    let shown = with_game!(game, G => checked(|| show::<G>(&script, language))).map_err(fail)?;
    // Scripts that hold are mostly asked for their question alone.
    let whole = log || shown.failure.is_some();
    match (json, whole) {
        (true, true) => input::write_json(out, &shown)?,
        (true, false) => input::write_json(out, &shown.asked)?,
        (false, _) => print(path, &shown, whole, language, out)?,
    }
    if shown.failure.is_some() { Err(Trouble::Unproven) } else { Ok(()) }
}

fn show<G: TerminalGame>(script: &Script, language: Language) -> Result<Shown, Failure> {
    let Place { failure, game, asked, log } = ::scenario::why::<G>(script)?;
    let viewer = Viewer::Omniscient;
    Ok(Shown {
        failure: failure.map(|Failure { line, column, what }| Failed {
            line,
            column,
            message: what,
        }),
        board: board::whole::<G>(&game.view(viewer), viewer, &Pen::of_stdout(language)),
        asked: asked.iter().map(|why| explain(why, language)).collect(),
        log: log.iter().map(|line| i18n::format(language, line)).collect(),
    })
}

fn print(
    path: &Path,
    shown: &Shown,
    whole: bool,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let say = |message: Message| i18n::format(language, &message);
    if whole {
        writeln!(out, "{}", say(msg!("cli-why-log")))?;
        for line in &shown.log {
            writeln!(out, "  {line}")?;
        }
        writeln!(out, "\n{}\n", shown.board)?;
    }
    if shown.asked.is_empty() {
        writeln!(out, "{}", say(msg!("cli-nobody-asked")))?;
    }
    for question in &shown.asked {
        writeln!(out, "{}: {}", question.seat, question.question)?;
        for option in &question.options {
            writeln!(out, "  + {}  ({})", option.phrase, option.label)?;
        }
        for refused in &question.refused {
            let rule = refused.rule.unwrap_or_default();
            let reason = refused.reason.as_deref().unwrap_or_default();
            writeln!(out, "  - {}  ({})", refused.phrase, refused.label)?;
            writeln!(out, "      {rule}: {reason}")?;
        }
    }
    // What is wrong comes last, where it is seen.
    if let Some(failure) = &shown.failure {
        writeln!(out, "\n{}:{}: {}", path.display(), place(failure), failure.message)?;
    }
    Ok(())
}

fn explain(why: &Why, language: Language) -> Explained {
    let say = |message: &Message| i18n::format(language, message);
    let options = why.options.iter().map(|(phrase, label)| Line {
        phrase: phrase.clone(),
        label: say(label),
        rule: None,
        reason: None,
    });
    let refused = why.refused.iter().map(|(phrase, label, refusal)| Line {
        phrase: phrase.clone(),
        label: say(label),
        rule: Some(refusal.rule.as_str()),
        reason: Some(say(&refusal.message())),
    });
    Explained {
        seat: why.seat.to_string(),
        question: say(&why.question),
        options: options.collect(),
        refused: refused.collect(),
    }
}
