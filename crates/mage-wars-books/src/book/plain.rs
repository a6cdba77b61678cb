//! Lists as players write them.
//!
//! ```text
//! Name: Storm and stress
//! Mage: Wizard
//! Training: Air
//!
//! Attacks (4)
//! 3x Lightning Bolt   # a comment
//! 1x Thunderbolt
//! ```
//!
//! Order does not matter, and neither do headings, sums and comments. Cards are named in either language.

use mage_wars::vocabulary::Mage;

use super::{
    Book, Entry, Flaw, Language, Pool,
    draft::Draft,
    spelling::fold,
    terms::{self, KINDS},
};

/// What a line of a list says.
enum Line<'a> {
    /// A heading, a sum, a comment, nothing.
    Remark,
    Title(&'a str),
    Mage(&'a str),
    Training(&'a str),
    Card {
        copies: Option<&'a str>,
        words: &'a str,
    },
}

/// Reads a list.
pub fn read(text: &str, pool: &Pool) -> Result<Book, Vec<Flaw>> {
    let mut draft = Draft::new(pool);
    for (line, text) in (1..).zip(text.lines()) {
        read_line(&mut draft, Some(line), text);
    }
    draft.finish()
}

/// Reads what a deck notes about its book: title and training; other lines are somebody's own.
pub(super) fn read_notes(draft: &mut Draft<'_>, line: Option<u32>, text: &str) {
    for text in text.lines() {
        match line_of(text) {
            Line::Title(words) => draft.title(line, words),
            Line::Training(words) => draft.training(line, words),
            Line::Remark | Line::Mage(_) | Line::Card { .. } => (),
        }
    }
}

/// The notes of [`read_notes`]; empty where there is nothing to note.
pub(super) fn notes(book: &Book, language: Language) -> String {
    let mut text = String::new();
    if let Some(title) = &book.title {
        text.push_str(&format!("Name: {}\n", title.as_str()));
    }
    if let Some(school) = book.training {
        let key = match language {
            Language::En => "Training",
            Language::De => "Ausbildung",
        };
        text.push_str(&format!("{key}: {}\n", terms::school_name(school, language)));
    }
    text
}

/// Counted cards without a book around them, such as a player's collection.
pub fn read_cards(
    text: &str,
    pool: &Pool,
) -> Result<std::collections::BTreeMap<String, u8>, Vec<Flaw>> {
    let mut draft = Draft::new(pool);
    // A collection belongs to no mage, but a list that names one is no worse for it.
    draft.known_mage(None, Mage::ALL[0]);
    for (line, text) in (1..).zip(text.lines()) {
        match line_of(text) {
            Line::Card { .. } => read_line(&mut draft, Some(line), text),
            Line::Remark | Line::Title(_) | Line::Mage(_) | Line::Training(_) => (),
        }
    }
    let book = draft.finish()?;
    Ok(book.cards().map(|(id, copies)| (id.to_owned(), copies)).collect())
}

fn read_line(draft: &mut Draft<'_>, line: Option<u32>, text: &str) {
    match line_of(text) {
        Line::Remark => (),
        Line::Title(words) => draft.title(line, words),
        Line::Mage(words) => draft.mage(line, words),
        Line::Training(words) => draft.training(line, words),
        Line::Card { copies: None, words } => draft.card(line, words, Some(1)),
        Line::Card { copies: Some(copies), words } => {
            let copies = draft.copies(line, copies);
            draft.card(line, words, copies);
        }
    }
}

fn line_of(text: &str) -> Line<'_> {
    let text = text.trim();
    if text.starts_with(['#', ';', '>']) || text.starts_with("//") {
        return Line::Remark;
    }
    if let Some((key, value)) = text.split_once(':') {
        // Before comments are cut off: a title may have anything in it.
        if let "name" | "title" | "titel" = fold(key).as_str() {
            return Line::Title(value);
        }
    }
    let text = without_comment(text);
    if let Some((key, value)) = text.split_once(':') {
        let is_sum = value.chars().all(|c| !c.is_alphabetic());
        match fold(key).as_str() {
            // A heading over the line with the mage.
            _ if value.trim().is_empty() => return Line::Remark,
            "mage" | "magier" | "magierin" | "class" | "klasse" => return Line::Mage(value),
            "training" | "ausbildung" | "school" | "schule" => return Line::Training(value),
            _ if is_sum => return Line::Remark,
            _ => (),
        }
    }
    let text = text.trim_matches(|c: char| c.is_whitespace() || "*=_~-–—•·+[]|".contains(c));
    if text.is_empty() {
        return Line::Remark;
    }
    let (copies, words) = counted(text);
    if terms::is_remark(words) {
        return Line::Remark;
    }
    if terms::mage(words).is_some() {
        return Line::Mage(words);
    }
    Line::Card { copies, words }
}

/// Cuts off what follows `#` or `//` after a space.
fn without_comment(text: &str) -> &str {
    let starts = ["#", "//"].iter().flat_map(|mark| text.match_indices(mark)).map(|(at, _)| at);
    let comment = starts.filter(|at| text[..*at].ends_with(char::is_whitespace)).min();
    comment.map_or(text, |at| text[..at].trim_end())
}

/// The number of copies and the rest: `3x Name`, `3 Name`, `x3 Name`, `Name x3`, `Name (3)`.
fn counted(text: &str) -> (Option<&str>, &str) {
    let is_times = |c: char| matches!(c, 'x' | 'X' | '×');
    let digits =
        |text: &str| text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let unmarked = text.strip_prefix(is_times).unwrap_or(text);
    let length = digits(unmarked);
    if length > 0 {
        let (copies, rest) = unmarked.split_at(length);
        let spaced = rest.trim_start();
        let rest = match spaced.strip_prefix(is_times) {
            // “3x Wolf” and “3xWolf”, but the X of “3 Xerxes” is a letter of the name.
            Some(after) if spaced == rest || after.starts_with(char::is_whitespace) => after,
            Some(_) | None => spaced,
        };
        return (Some(copies), rest.trim_start());
    }
    let bare = text.strip_suffix(')').unwrap_or(text);
    let start = bare.trim_end_matches(|c: char| c.is_ascii_digit());
    let copies = &bare[start.len()..];
    let name = if bare.len() < text.len() {
        start.strip_suffix('(')
    } else {
        start.strip_suffix(is_times)
    };
    match name {
        Some(name) if !copies.is_empty() && (name.ends_with(char::is_whitespace)) => {
            (Some(copies), name.trim_end())
        }
        Some(_) | None => (None, text),
    }
}

/// Writes a list with the names of a language.
pub fn write(book: &Book, pool: &Pool, language: Language) -> String {
    let mut text = String::new();
    let key = match language {
        Language::En => "Mage",
        Language::De => "Magier",
    };
    let notes = notes(book, language);
    let (title, training) = match &book.title {
        Some(_) => notes.split_at(notes.find('\n').map_or(0, |end| end + 1)),
        None => ("", notes.as_str()),
    };
    text.push_str(&format!("{title}{key}: {}\n{training}", terms::mage_name(book.mage, language)));
    for kind in KINDS {
        let mut cards: Vec<(&Entry, u8)> = book
            .cards()
            .filter_map(|(id, copies)| Some((pool.get(id)?, copies)))
            .filter(|(entry, _)| entry.card.kind == kind)
            .collect();
        if cards.is_empty() {
            continue;
        }
        cards.sort_by_key(|(entry, _)| fold(entry.names.in_language(language)));
        let sum: u16 = cards.iter().map(|(_, copies)| u16::from(*copies)).sum();
        text.push_str(&format!("\n{} ({sum})\n", terms::heading(kind, language)));
        for (entry, copies) in cards {
            text.push_str(&format!("{copies}x {}\n", written_name(entry, pool, language)));
        }
    }
    text
}

/// The name, or the id where the name could be read as something else.
fn written_name<'a>(entry: &'a Entry, pool: &Pool, language: Language) -> &'a str {
    let name = entry.names.in_language(language);
    let line = format!("1x {name}");
    match line_of(&line) {
        Line::Card { copies: Some("1"), words } if pool.find(words) == Some(entry) => name,
        _ => &entry.card.id,
    }
}
