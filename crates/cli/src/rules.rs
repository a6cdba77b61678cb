//! `grimoire rules`: the catalogues and the codex, and how much of them is proven.

use std::io::Write;

use ::coverage::{Covered, Report};
use ::rules::Catalogue;
use games::GameId;
use i18n::Language;
use kernel::{Message, msg};
use protocol::{CodexInfo, RuleInfo, RulesFound, TermInfo};
use reference::rules as lookup;
use serde::Serialize;

use crate::{board::Pen, input, language::of_the_run, layout::Look, trouble::Trouble};

/// Look up rules and keywords by id or words
#[derive(Debug, clap::Args)]
#[command(
    long_about = "Look up rules and keywords by id or words, in English or with the German words of the game. Words of \
                  Mage Wars are explained in a few sentences (the codex), with the rules that define them.\n\n\
                  Without a query it lists the groups of rules. A rule id is what refusals, scenario scripts and the \
                  source code name.",
    after_long_help = "Examples:\n  \
                       grimoire rules mage-wars MW-GUARD-03         one rule, with what proves it\n  \
                       grimoire rules mage-wars guard               what a guard is, and all rules about guards\n  \
                       grimoire rules mage-wars Zauberquelle --lang de\n  \
                       grimoire rules mage-wars --search \"half rounded\"\n  \
                       grimoire rules mage-knight Erforschen        by the German word\n  \
                       grimoire rules mage-wars --coverage          how many rules are proven\n\n\
                       Exit code 1 when nothing is found."
)]
pub struct Args {
    /// The game whose rules to look up
    game: GameId,
    /// A rule id, the beginning of one, or words
    query: Vec<String>,
    /// Words that must all stand in a rule or an explanation; the same as words without an option
    #[arg(long, value_name = "TEXT", conflicts_with = "query")]
    search: Option<String>,
    /// Show which rules at least one passing test or scenario covers
    #[arg(long, conflicts_with_all = ["query", "search"])]
    coverage: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What `--json` shows.
#[derive(Serialize)]
struct Answer<'a> {
    rules: &'a [RuleInfo],
    terms: &'a [TermInfo],
    codex: &'a [CodexInfo],
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let catalogue = Catalogue::of(args.game.as_str())
        .ok_or_else(|| Trouble::failed(&msg!("cli-rules-none", query = args.game.to_string())))?;
    let language = of_the_run();
    if args.coverage {
        return coverage(catalogue, args.json, language, out);
    }
    let query = args.search.clone().unwrap_or_else(|| args.query.join(" "));
    if query.trim().is_empty() {
        return groups(catalogue, args.json, language, out);
    }
    let game = args.game.as_str();
    let found = if args.json {
        let found = look_up(game, &query, language);
        let RulesFound { rules, terms, codex, .. } = &found;
        input::write_json(out, &Answer { rules, terms, codex })?;
        !is_empty(&found)
    } else {
        answer(game, &query, None, &Pen::of_stdout(language), out)?
    };
    if found { Ok(()) } else { Err(Trouble::failed(&nothing(game, &query, language))) }
}

/// Rules, keywords and explanations for these words.
fn look_up(game: &str, query: &str, language: Language) -> RulesFound {
    let mut found = lookup::search(game, query, language).unwrap_or_default();
    found.codex.extend(lookup::things(game, query, language));
    found
}

fn is_empty(found: &RulesFound) -> bool {
    found.rules.is_empty() && found.terms.is_empty() && found.codex.is_empty()
}

/// Writes what is known about these words, with so many rules at most; `false` when there is nothing to write. The
/// terminal game uses it as well.
pub(crate) fn answer(
    game: &str,
    query: &str,
    most: Option<usize>,
    pen: &Pen,
    out: &mut dyn Write,
) -> Result<bool, Trouble> {
    let found = look_up(game, query, pen.language);
    if is_empty(&found) {
        return Ok(false);
    }
    let RulesFound { rules, terms, codex, .. } = &found;
    // The one rule asked for by its id is told with everything known about it.
    let in_full = rules.first().is_some_and(|rule| rule.rank == "id");
    let most = most.unwrap_or(usize::MAX);
    if !in_full {
        explain(codex.get(..most.min(codex.len())).unwrap_or_default(), pen, out)?;
        let more = !terms.is_empty() || !rules.is_empty();
        if more && !codex.is_empty() {
            writeln!(out)?;
        }
        name_terms(terms, pen, out)?;
        if !terms.is_empty() && !rules.is_empty() {
            writeln!(out)?;
        }
    }
    for (at, rule) in rules.iter().take(most).enumerate() {
        tell(rule, in_full && at == 0, pen, out)?;
    }
    let left = rules.len().saturating_sub(most) as u32;
    if left > 0 {
        writeln!(out, "{}", pen.line(&msg!("cli-rules-more", left = left)))?;
    }
    Ok(true)
}

/// That there is nothing about these words, and what may have been meant.
pub(crate) fn nothing(game: &str, query: &str, language: Language) -> Message {
    let near = lookup::near(game, query, language);
    match near.as_slice() {
        [] => msg!("cli-rules-none", query = query.to_owned()),
        near => msg!("cli-rules-near", query = query.to_owned(), names = near.join(", ")),
    }
}

fn groups(
    catalogue: &Catalogue,
    as_json: bool,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    if as_json {
        return json(out, &catalogue.groups());
    }
    for group in lookup::groups(catalogue, language) {
        writeln!(out, "{:<18} {:>4}  {}", group.group, group.rules, group.section)?;
    }
    Ok(())
}

/// Heading, explanation and rules of each entry of the codex.
fn explain(entries: &[CodexInfo], pen: &Pen, out: &mut dyn Write) -> Result<(), Trouble> {
    for entry in entries {
        writeln!(out, "{}  [{}]", pen.layout.paint(Look::Heading, &entry.name), entry.id)?;
        indented(&entry.text, pen, out)?;
        if !entry.rules.is_empty() {
            indented(&pen.say(&msg!("cli-rules-see", rules = entry.rules.join(" "))), pen, out)?;
        }
    }
    Ok(())
}

fn indented(text: &str, pen: &Pen, out: &mut dyn Write) -> Result<(), Trouble> {
    for line in pen.layout.indented(text, 4) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Keywords with their name in the other language and their rules.
fn name_terms(terms: &[TermInfo], pen: &Pen, out: &mut dyn Write) -> Result<(), Trouble> {
    for term in terms {
        let (one, two) = match pen.language {
            Language::En => (term.english.as_str(), term.german.as_str()),
            Language::De if term.german.is_empty() => (term.english.as_str(), ""),
            Language::De => (term.german.as_str(), term.english.as_str()),
        };
        let parts = [two, &term.rules.join(" ")].map(str::to_owned);
        let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        writeln!(out, "{}", pen.layout.wrap(&format!("{one} – {}", parts.join(" – ")), 4))?;
    }
    Ok(())
}

/// Writes one rule, perhaps with everything known about it.
fn tell(rule: &RuleInfo, in_full: bool, pen: &Pen, out: &mut dyn Write) -> Result<(), Trouble> {
    let expansions: String = rule.expansions.iter().map(|name| format!(" [{name}]")).collect();
    let id = pen.layout.paint(Look::Rule, &rule.id);
    writeln!(out, "{}", pen.layout.wrap(&format!("{id}{expansions} – {}", rule.section), 4))?;
    indented(&rule.text, pen, out)?;
    if rule.language != pen.language.code() {
        indented(&pen.say(&msg!("cli-rules-untranslated")), pen, out)?;
    }
    if in_full {
        indented(&pen.say(&msg!("cli-rules-source", source = rule.source.clone())), pen, out)?;
        let message = if rule.covered_by.is_empty() {
            msg!("cli-rules-unproven")
        } else {
            msg!("cli-rules-proven", sources = rule.covered_by.join(", "))
        };
        indented(&pen.say(&message), pen, out)?;
    }
    Ok(())
}

fn coverage(
    catalogue: &Catalogue,
    as_json: bool,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let report: Report = Covered::committed().report(catalogue);
    if as_json {
        return json(out, &report);
    }
    for group in catalogue.groups() {
        let share = report.by_group.get(group).copied().unwrap_or_default();
        writeln!(out, "{group:<18} {:>4} / {:>4}", share.covered, share.total)?;
    }
    let total = msg!(
        "cli-rules-coverage",
        covered = number(report.covered),
        total = number(report.total),
        base_covered = number(report.base_covered),
        base_total = number(report.base_total)
    );
    writeln!(out, "{}", say(language, &total))?;
    Ok(())
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn say(language: Language, message: &Message) -> String {
    i18n::format(language, message)
}

fn json(out: &mut dyn Write, value: &impl Serialize) -> Result<(), Trouble> {
    input::write_json(out, value)
}
