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

use crate::{args, input, trouble::Trouble};

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
    /// Language of the rules and the words around them (default: that of the environment)
    #[arg(long, value_parser = args::language())]
    lang: Option<Language>,
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
        .ok_or_else(|| Trouble::Failed(format!("{} has no catalogue of rules", args.game)))?;
    let language = input::language(args.lang);
    if args.coverage {
        return coverage(catalogue, args.json, language, out);
    }
    let query = args.search.clone().unwrap_or_else(|| args.query.join(" "));
    if query.trim().is_empty() {
        return groups(catalogue, args.json, language, out);
    }
    let RulesFound { rules, terms, codex, .. } =
        lookup::search(args.game.as_str(), &query, language).unwrap_or_default();
    let nothing = rules.is_empty() && terms.is_empty() && codex.is_empty();
    if args.json {
        json(out, &Answer { rules: &rules, terms: &terms, codex: &codex })?;
    } else {
        explain(&codex, language, out)?;
        let more = !terms.is_empty() || !rules.is_empty();
        if more && !codex.is_empty() {
            writeln!(out)?;
        }
        show(&rules, &terms, language, out)?;
    }
    if nothing {
        let message = say(language, &msg!("cli-rules-none", query = query));
        return Err(Trouble::Failed(message));
    }
    Ok(())
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
fn explain(entries: &[CodexInfo], language: Language, out: &mut dyn Write) -> Result<(), Trouble> {
    for entry in entries {
        writeln!(out, "{}  [{}]", entry.name, entry.id)?;
        let rules = say(language, &msg!("cli-rules-see", rules = entry.rules.join(" ")));
        for line in wrap(&entry.text, 96).into_iter().chain(wrap(&rules, 96)) {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}

fn show(
    hits: &[RuleInfo],
    terms: &[TermInfo],
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    for term in terms {
        let (one, two) = match language {
            Language::En => (term.english.as_str(), term.german.as_str()),
            Language::De if term.german.is_empty() => (term.english.as_str(), ""),
            Language::De => (term.german.as_str(), term.english.as_str()),
        };
        let parts = [two, &term.rules.join(" ")].map(str::to_owned);
        let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        writeln!(out, "{one} – {}", parts.join(" – "))?;
    }
    if !terms.is_empty() && !hits.is_empty() {
        writeln!(out)?;
    }
    // The one rule asked for by its id is told with everything known about it.
    let in_full = hits.first().is_some_and(|hit| hit.rank == "id");
    for (at, hit) in hits.iter().enumerate() {
        rule(hit, in_full && at == 0, language, out)?;
    }
    Ok(())
}

/// Writes one rule; the terminal game uses it as well.
pub(crate) fn rule(
    rule: &RuleInfo,
    in_full: bool,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let expansions: String = rule.expansions.iter().map(|name| format!(" [{name}]")).collect();
    writeln!(out, "{}{expansions} – {}", rule.id, rule.section)?;
    for line in wrap(&rule.text, 96) {
        writeln!(out, "    {line}")?;
    }
    if rule.language != language.code() {
        writeln!(out, "    {}", say(language, &msg!("cli-rules-untranslated")))?;
    }
    if in_full {
        let source = say(language, &msg!("cli-rules-source", source = rule.source.clone()));
        writeln!(out, "    {source}")?;
        let message = if rule.covered_by.is_empty() {
            msg!("cli-rules-unproven")
        } else {
            msg!("cli-rules-proven", sources = rule.covered_by.join(", "))
        };
        writeln!(out, "    {}", say(language, &message))?;
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

/// Breaks text between words so that no line is longer than `width` characters, unless a word is.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_breaks_between_words() {
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("unbreakable", 4), ["unbreakable"]);
        assert_eq!(wrap("", 4), [""]);
    }
}
