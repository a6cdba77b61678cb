//! Reading and writing, whichever format it is.

use super::{Book, Flaw, Language, Pool, Wrong, code, json, o8d, plain};

/// How a book can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A share code.
    Code,
    /// A list as players write it.
    Text(Language),
    Json,
    /// A deck of OCTGN.
    O8d,
}

/// Longer than any book of any format, in bytes: nobody can keep us busy with a file that is none.
const LONGEST: usize = 1 << 20;

/// Reads a book. The format is seen from the text. Otherwise everything that is wrong with it.
pub fn read(text: &str, pool: &Pool) -> Result<Book, Vec<Flaw>> {
    if text.len() > LONGEST {
        return Err(vec![Flaw::whole(Wrong::TooLong)]);
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    match guess(text) {
        Format::Code => code::read(text, pool),
        Format::Text(_) => plain::read(text, pool),
        Format::Json => json::read(text, pool),
        Format::O8d => o8d::read(text, pool),
    }
}

/// Writes a book, unless it has cards in it that the pool does not have or the format cannot write.
pub fn write(book: &Book, pool: &Pool, format: Format) -> Result<String, Vec<Flaw>> {
    let unknown: Vec<Flaw> = book
        .cards()
        .filter(|(id, _)| pool.get(id).is_none())
        .map(|(id, _)| Flaw::whole(Wrong::card(id, pool)))
        .collect();
    if !unknown.is_empty() {
        return Err(unknown);
    }
    match format {
        Format::Code => code::write(book, pool),
        Format::Text(language) => Ok(plain::write(book, pool, language)),
        Format::Json => Ok(json::write(book)),
        Format::O8d => o8d::write(book, pool),
    }
}

/// The format a text is in, by its beginning.
fn guess(text: &str) -> Format {
    match text.trim_start().chars().next() {
        Some('{') => Format::Json,
        Some('<') => Format::O8d,
        _ if code::is_code(text) => Format::Code,
        _ => Format::Text(Language::En),
    }
}
