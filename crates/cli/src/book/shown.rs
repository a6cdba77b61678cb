//! A book and its judgement, for people and as JSON.

use std::{collections::BTreeMap, io::Write};

use kernel::{Message, msg};
use mage_wars::vocabulary::{Branch, Kind};
use mage_wars_books::book::{
    self, Entry, Format, Training,
    breach::{Breach, branch_message, kind_message, mage_message, school_message},
    terms::KINDS,
};
use protocol::{BookCard, BookProblem, CurveBar};
use reference::books::{self, names_in, pool};
use serde::Serialize;

use crate::{board::Pen, trouble::Trouble};

use super::Judged;

/// The widest bar of the mana curve.
const WIDEST_BAR: u16 = 40;

/// Whether it is legal, and why not.
pub(super) fn check(judged: &Judged, out: &mut dyn Write) -> Result<(), Trouble> {
    writeln!(out, "{}", totals(judged))?;
    verdict(judged, out)
}

/// Everything about a book.
pub(super) fn show(judged: &Judged, out: &mut dyn Write) -> Result<(), Trouble> {
    let books::Judged { book, report, .. } = &judged.told;
    let mage = mage_message(book.mage);
    let heading = match &book.title {
        Some(title) => {
            judged.say(&msg!("book-title", title = title.as_str().to_owned(), mage = mage))
        }
        None => judged.say(&mage),
    };
    writeln!(out, "{heading}")?;
    let training = judged.told.training();
    writeln!(
        out,
        "{}",
        judged.say(&msg!("book-trained", schools = judged.list(&training.trained)))
    )?;
    if !training.opposed.is_empty() {
        let opposed = msg!("book-opposed", schools = judged.list(&training.opposed));
        writeln!(out, "{}", judged.say(&opposed))?;
    }
    writeln!(out, "{}", totals(judged))?;
    for kind in KINDS {
        cards_of(judged, kind, &training, out)?;
    }
    if report.allowed.is_some() {
        writeln!(out, "\n{}", judged.say(&msg!("book-points-by-school")))?;
        let bars = report
            .schools
            .iter()
            .map(|(school, points)| (judged.say(&school_message(*school)), *points));
        bar_chart(&bars.collect::<Vec<_>>(), out)?;
    }
    writeln!(out, "\n{}", judged.say(&msg!("book-curve")))?;
    let mana = report.curve.mana.iter().map(|(mana, cards)| (mana.to_string(), *cards));
    let x = (report.curve.x > 0).then(|| (judged.say(&msg!("book-curve-x")), report.curve.x));
    bar_chart(&mana.chain(x).collect::<Vec<_>>(), out)?;
    writeln!(out)?;
    verdict(judged, out)?;
    if let Some(code) = code(judged) {
        writeln!(out, "{}", judged.say(&msg!("book-code", code = code)))?;
    }
    Ok(())
}

fn cards_of(
    judged: &Judged,
    kind: Kind,
    training: &Training,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let language = names_in(judged.language);
    let mut cards: Vec<(&Entry, u8)> = judged
        .told
        .book
        .cards()
        .filter_map(|(id, copies)| Some((pool().get(id)?, copies)))
        .filter(|(entry, _)| entry.card.kind == kind)
        .collect();
    if cards.is_empty() {
        return Ok(());
    }
    cards.sort_by_key(|(entry, _)| book::spelling::fold(entry.names.in_language(language)));
    let count = judged.told.report.kinds.get(&kind).copied().unwrap_or(0);
    let heading = msg!("book-heading", kind = kind_message(kind), count = count);
    writeln!(out, "\n{}", judged.say(&heading))?;
    for (entry, copies) in cards {
        let name = entry.names.in_language(language);
        match judged.told.report.allowed {
            Some(_) => {
                let points = training.points(&entry.card).total * u16::from(copies);
                writeln!(out, "  {copies:>2} {name:<34} {points:>3}")?;
            }
            None => writeln!(out, "  {copies:>2} {name}")?,
        }
    }
    Ok(())
}

fn bar_chart(rows: &[(String, u16)], out: &mut dyn Write) -> Result<(), Trouble> {
    let most = rows.iter().map(|(_, number)| *number).max().unwrap_or(0).max(1);
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, number) in rows {
        // One character for one until that is too wide.
        let length = if most <= WIDEST_BAR {
            *number
        } else {
            u16::try_from(u32::from(*number) * u32::from(WIDEST_BAR) / u32::from(most))
                .unwrap_or(WIDEST_BAR)
        };
        let bar = "█".repeat(length.max(1).into());
        writeln!(out, "  {name:>width$} {bar} {number}")?;
    }
    Ok(())
}

fn totals(judged: &Judged) -> String {
    let report = &judged.told.report;
    judged.say(&match report.allowed {
        Some(allowed) => {
            msg!("book-totals", cards = report.cards, points = report.points, allowed = allowed)
        }
        None => msg!("book-totals-apprentice", cards = report.cards),
    })
}

fn verdict(judged: &Judged, out: &mut dyn Write) -> Result<(), Trouble> {
    let breaches = &judged.told.report.breaches;
    if breaches.is_empty() {
        writeln!(out, "{}", judged.say(&msg!("book-legal")))?;
        return Ok(());
    }
    let count = |breaches: &[&Breach]| u32::try_from(breaches.len()).unwrap_or(u32::MAX);
    let (missing, broken): (Vec<_>, Vec<_>) = breaches.iter().partition(|it| is_missing(it));
    if broken.is_empty() {
        writeln!(out, "{}", judged.say(&msg!("book-legal-but-cards")))?;
    } else {
        writeln!(out, "{}", judged.say(&msg!("book-illegal", count = count(&broken))))?;
    }
    for breach in broken {
        let rule = breach.rule().map(|rule| format!(" [{rule}]")).unwrap_or_default();
        let line = format!("  {}{rule}", judged.say(&breach.message()));
        writeln!(out, "{}", judged.pen().layout.wrap(&line, 4))?;
    }
    if !missing.is_empty() {
        writeln!(out, "{}", judged.say(&msg!("book-missing", count = count(&missing))))?;
    }
    for breach in missing {
        let line = format!("  {}", judged.say(&breach.message()));
        writeln!(out, "{}", judged.pen().layout.wrap(&line, 4))?;
    }
    Ok(())
}

/// Whether cards are missing that the rules allow: no rule is broken by that.
fn is_missing(breach: &Breach) -> bool {
    matches!(breach, Breach::Collection { .. })
}

fn code(judged: &Judged) -> Option<String> {
    judged.told.written(Format::Code)
}

impl Judged {
    fn pen(&self) -> Pen {
        Pen::of_stdout(self.language)
    }

    fn say(&self, message: &Message) -> String {
        i18n::format(self.language, message)
    }

    fn list(&self, branches: &[Branch]) -> String {
        let names: Vec<String> =
            branches.iter().map(|branch| self.say(&branch_message(branch))).collect();
        names.join(", ")
    }
}

/// A judged book as `--json` shows it.
#[derive(Serialize)]
pub(super) struct Shown {
    legal: bool,
    /// Whether it breaks no rule; perhaps there are not enough cards for it.
    legal_by_rules: bool,
    name: Option<String>,
    mage: String,
    training: Option<String>,
    points: u16,
    points_allowed: Option<u16>,
    size: u16,
    cards: Vec<CardRow>,
    kinds: BTreeMap<String, u16>,
    points_by_school: BTreeMap<String, u16>,
    curve: Vec<CurveBar>,
    cost_x: u16,
    problems: Vec<Problem>,
    code: Option<String>,
}

#[derive(Serialize)]
struct CardRow {
    card: String,
    name: &'static str,
    count: u8,
    points: u16,
}

#[derive(Serialize)]
struct Problem {
    rule: Option<String>,
    card: Option<String>,
    has: Option<u16>,
    allowed: Option<u16>,
    message: String,
}

pub(super) fn as_json(judged: &Judged) -> Shown {
    let sheet = judged.told.sheet(judged.language);
    let card = |BookCard { card, count, points, .. }: BookCard| {
        let name = pool().get(&card)?.names.in_language(names_in(judged.language));
        Some(CardRow { card, name, count, points })
    };
    let problem = |BookProblem { rule, card, has, allowed, message }: BookProblem| Problem {
        rule,
        card,
        has,
        allowed,
        message: judged.say(&message),
    };
    Shown {
        legal: sheet.legal,
        legal_by_rules: judged.told.report.breaches.iter().all(is_missing),
        name: sheet.name,
        mage: sheet.mage,
        training: sheet.training,
        points: sheet.points,
        points_allowed: sheet.points_allowed,
        size: sheet.size,
        cards: sheet.cards.into_iter().filter_map(card).collect(),
        kinds: sheet.kinds,
        points_by_school: sheet.points_by_school,
        curve: sheet.curve,
        cost_x: sheet.cost_x,
        problems: sheet.problems.into_iter().map(problem).collect(),
        code: sheet.formats.code,
    }
}
