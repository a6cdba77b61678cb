//! One line of a script, read word by word with errors that say where.

use std::{fmt, str::FromStr};

use kernel::Seat;

/// What is wrong with a line, and at which column (counted from 1; 0 for the line as a whole).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    pub column: usize,
    pub what: String,
}

impl Complaint {
    pub fn new(what: impl Into<String>) -> Self {
        Complaint { column: 0, what: what.into() }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// The words of a line, read from left to right. Text in double quotes is one word.
#[derive(Clone, Debug)]
pub struct Line<'t> {
    words: Vec<(usize, &'t str)>,
    next: usize,
    length: usize,
    number: usize,
}

impl<'t> Line<'t> {
    /// Splits a line into words; `#` outside quotes starts a comment.
    pub fn split(text: &'t str) -> Result<Self, Complaint> {
        let mut words = Vec::new();
        let mut rest = text;
        loop {
            let start = rest.len() - rest.trim_start().len();
            rest = &rest[start..];
            let at = text.len() - rest.len();
            let column = text[..at].chars().count() + 1;
            if rest.is_empty() || rest.starts_with('#') {
                let length = text.chars().count();
                return Ok(Line { words, next: 0, length, number: 0 });
            }
            if let Some(quoted) = rest.strip_prefix('"') {
                let Some(end) = quoted.find('"') else {
                    return Err(Complaint { column, what: "this quote is never closed".into() });
                };
                words.push((column, &quoted[..end]));
                rest = &quoted[end + 1..];
            } else {
                let end = rest.find(|c: char| c.is_whitespace() || c == '"').unwrap_or(rest.len());
                words.push((column, &rest[..end]));
                rest = &rest[end..];
            }
        }
    }

    /// The same line with its number in the script.
    #[must_use]
    pub fn numbered(self, number: usize) -> Self {
        Line { number, ..self }
    }

    /// Its number in the script, counted from 1; 0 for a line that stands alone.
    pub fn number_in_script(&self) -> usize {
        self.number
    }

    pub fn is_empty(&self) -> bool {
        self.next >= self.words.len()
    }

    /// The next word without reading it.
    pub fn peek(&self) -> Option<&'t str> {
        self.words.get(self.next).map(|(_, word)| *word)
    }

    /// A complaint about the word read last.
    pub fn complain(&self, what: impl Into<String>) -> Complaint {
        let at = self.next.saturating_sub(1);
        let column = self.words.get(at).map_or(0, |(column, _)| *column);
        Complaint { column, what: what.into() }
    }

    /// Reads a word; `what` says in an error what was expected here.
    pub fn word(&mut self, what: &str) -> Result<&'t str, Complaint> {
        match self.words.get(self.next) {
            Some((_, word)) => {
                self.next += 1;
                Ok(word)
            }
            None => Err(Complaint {
                column: self.length + 1,
                what: format!("the line ends where {what} should be"),
            }),
        }
    }

    /// Reads the word if it is the next one.
    pub fn maybe(&mut self, word: &str) -> bool {
        let is_next = self.peek() == Some(word);
        self.next += usize::from(is_next);
        is_next
    }

    /// Reads exactly this word.
    pub fn must(&mut self, word: &str) -> Result<(), Complaint> {
        match self.word(&format!("“{word}”"))? {
            found if found == word => Ok(()),
            found => Err(self.complain(format!("expected “{word}”, found “{found}”"))),
        }
    }

    pub fn number<N: FromStr>(&mut self, what: &str) -> Result<N, Complaint> {
        let word = self.word(what)?;
        word.parse()
            .map_err(|_| self.complain(format!("“{word}” is not a number that fits {what}")))
    }

    /// Reads a seat letter.
    pub fn seat(&mut self) -> Result<Seat, Complaint> {
        let word = self.word("a seat letter")?;
        Seat::from_letter(word)
            .ok_or_else(|| self.complain(format!("“{word}” is not a seat letter such as A")))
    }

    /// Reads the next word if it is a single upper-case letter: a seat.
    pub fn maybe_seat(&mut self) -> Option<Seat> {
        let seat = self
            .peek()
            .filter(|word| word.starts_with(|c: char| c.is_ascii_uppercase()))
            .and_then(Seat::from_letter);
        self.next += usize::from(seat.is_some());
        seat
    }

    /// Complains if the word read last is among those read before, and remembers it.
    pub fn once(&self, said: &mut Vec<&'t str>) -> Result<(), Complaint> {
        let Some((_, word)) = self.next.checked_sub(1).and_then(|at| self.words.get(at)) else {
            return Ok(());
        };
        if said.contains(word) {
            return Err(self.complain(format!("“{word}” was said before")));
        }
        said.push(word);
        Ok(())
    }

    /// All words not yet read, with single spaces between them.
    pub fn rest(&mut self) -> String {
        let words: Vec<_> = self.words[self.next..].iter().map(|(_, word)| *word).collect();
        self.next = self.words.len();
        words.join(" ")
    }

    /// Complains about words that were not read.
    pub fn finish(&mut self) -> Result<(), Complaint> {
        match self.peek() {
            None => Ok(()),
            Some(word) => {
                self.next += 1;
                Err(self.complain(format!("“{word}” is too much here")))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_quotes_and_comments() {
        let mut line = Line::split("put A \"Timber Wolf\" at B2 # the wolf \"x").unwrap();
        line.must("put").unwrap();
        assert_eq!(line.maybe_seat(), Some(Seat(0)));
        assert_eq!(line.word("a card").unwrap(), "Timber Wolf");
        assert_eq!(line.rest(), "at B2");
        assert!(line.finish().is_ok());
    }

    #[test]
    fn complaints_name_the_column() {
        assert_eq!(Line::split("put \"Timber").unwrap_err().column, 5);
        let mut line = Line::split("mäna zwölf x").unwrap();
        line.must("mäna").unwrap();
        assert_eq!(line.number::<u8>("mana").unwrap_err().column, 6);
        assert_eq!(line.finish().unwrap_err().column, 12);
        assert_eq!(line.word("a number").unwrap_err().column, 13);
    }
}
