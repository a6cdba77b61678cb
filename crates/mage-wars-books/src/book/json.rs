//! JSON: `{"version": 1, "name": "…", "mage": "wizard", "training": "air", "cards": [{"card": "dispel", "count": 2}]}`.
//!
//! Written are ids; read is anything a list may say. `name` and `training` may be missing or `null`.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::{Book, Flaw, Pool, Wrong, draft::Draft, flaw::excerpt, terms::school_id};

const VERSION: u8 = 1;

/// The parts as they stand in the text, so that every mistake in them can be named with its line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document<'a> {
    #[serde(borrow, default)]
    version: Option<&'a RawValue>,
    #[serde(borrow, default)]
    name: Option<&'a RawValue>,
    #[serde(borrow, default)]
    mage: Option<&'a RawValue>,
    #[serde(borrow, default)]
    training: Option<&'a RawValue>,
    #[serde(borrow, default)]
    cards: Option<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row<'a> {
    card: String,
    #[serde(borrow)]
    count: &'a RawValue,
}

/// Reads a book.
pub fn read(text: &str, pool: &Pool) -> Result<Book, Vec<Flaw>> {
    let document: Document<'_> = serde_json::from_str(text)
        .map_err(|error| vec![Flaw::at(line_number(error.line()), syntax(&error))])?;
    let mut draft = Draft::new(pool);
    if let Some(version) = document.version
        && version.get() != VERSION.to_string()
    {
        let words = excerpt(version.get());
        draft.flaw(line_of(text, version), Wrong::Version { words });
    }
    if let Some((line, name)) = words(text, document.name, &mut draft) {
        draft.title(line, &name);
    }
    if let Some((line, mage)) = words(text, document.mage, &mut draft) {
        draft.mage(line, &mage);
    }
    if let Some((line, school)) = words(text, document.training, &mut draft) {
        draft.training(line, &school);
    }
    if let Some(cards) = document.cards {
        match serde_json::from_str::<Vec<&RawValue>>(cards.get()) {
            Ok(rows) => {
                for row in rows {
                    read_row(&mut draft, line_of(text, row), row);
                }
            }
            Err(error) => draft.flaw(line_of(text, cards), syntax(&error)),
        }
    }
    draft.finish()
}

/// A part that is text, with its line.
fn words(
    text: &str,
    part: Option<&RawValue>,
    draft: &mut Draft<'_>,
) -> Option<(Option<u32>, String)> {
    let part = part?;
    let line = line_of(text, part);
    match serde_json::from_str(part.get()) {
        Ok(words) => Some((line, words)),
        Err(error) => {
            draft.flaw(line, syntax(&error));
            None
        }
    }
}

fn read_row(draft: &mut Draft<'_>, line: Option<u32>, row: &RawValue) {
    match serde_json::from_str::<Row<'_>>(row.get()) {
        Ok(row) => {
            let copies = draft.copies(line, row.count.get());
            draft.card(line, &row.card, copies);
        }
        Err(error) => draft.flaw(line, syntax(&error)),
    }
}

/// The line a part of the text begins in.
fn line_of(text: &str, part: &RawValue) -> Option<u32> {
    // The part is a piece of the text itself: where it lies in memory is where it stands.
    let at = (part.get().as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
    let before = text.get(..at)?;
    Some(line_number(before.matches('\n').count() + 1))
}

fn line_number(line: usize) -> u32 {
    u32::try_from(line).unwrap_or(u32::MAX)
}

fn syntax(error: &serde_json::Error) -> Wrong {
    // The place is told by us, in lines of the whole text.
    let detail = error.to_string();
    let detail = detail.split(" at line ").next().unwrap_or_default();
    Wrong::Syntax { format: "JSON", detail: excerpt(detail) }
}

/// Writes a book, one card a line.
pub fn write(book: &Book) -> String {
    let quoted = |text: &str| serde_json::Value::from(text).to_string();
    let mut lines = vec![format!("  \"version\": {VERSION}")];
    if let Some(title) = &book.title {
        lines.push(format!("  \"name\": {}", quoted(title.as_str())));
    }
    lines.push(format!("  \"mage\": {}", quoted(book.mage.id())));
    if let Some(school) = book.training {
        lines.push(format!("  \"training\": {}", quoted(school_id(school))));
    }
    let cards: Vec<String> = book
        .cards()
        .map(|(id, copies)| format!("    {{ \"card\": {}, \"count\": {copies} }}", quoted(id)))
        .collect();
    lines.push(if cards.is_empty() {
        "  \"cards\": []".to_owned()
    } else {
        format!("  \"cards\": [\n{}\n  ]", cards.join(",\n"))
    });
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}
