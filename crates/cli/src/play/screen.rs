//! The terminal as lines in and lines out.

use std::io::{self, BufRead, IsTerminal as _, Write};

use i18n::Language;
use kernel::{Message, Seat, msg};

use crate::trouble::Trouble;

/// With more answers than this, those that begin alike share a line.
const LONG: usize = 30;
/// So many answers in a row make a group.
const GROUP: usize = 4;

/// Where a game is shown and answers are typed.
pub(crate) struct Screen<'t> {
    language: Language,
    input: &'t mut dyn BufRead,
    out: &'t mut dyn Write,
    /// Whether old lines can be wiped away; a pipe keeps them.
    terminal: bool,
}

/// A question with the labels of its legal answers.
pub(crate) struct Shown {
    pub(crate) seat: Seat,
    pub(crate) question: Message,
    pub(crate) labels: Vec<Message>,
}

impl<'t> Screen<'t> {
    pub(crate) fn new(
        language: Language,
        input: &'t mut dyn BufRead,
        out: &'t mut dyn Write,
    ) -> Self {
        Screen { language, input, out, terminal: io::stdout().is_terminal() }
    }

    pub(crate) fn out(&mut self) -> &mut dyn Write {
        self.out
    }

    pub(crate) fn say(&mut self, message: &Message) -> Result<(), Trouble> {
        let text = i18n::format(self.language, message);
        self.text(&text)
    }

    pub(crate) fn text(&mut self, text: &str) -> Result<(), Trouble> {
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    pub(crate) fn log_line(&mut self, message: &Message) -> Result<(), Trouble> {
        writeln!(self.out, "· {}", i18n::format(self.language, message))?;
        Ok(())
    }

    pub(crate) fn refusal(&mut self, rule: &str, reason: &Message) -> Result<(), Trouble> {
        writeln!(self.out, "    {rule}: {}", i18n::format(self.language, reason))?;
        Ok(())
    }

    /// The question and its answers, numbered as they are given; with a filter only those that contain it.
    pub(crate) fn question(&mut self, shown: &Shown, filter: &str) -> Result<(), Trouble> {
        let question = i18n::format(self.language, &shown.question);
        writeln!(self.out, "\n{}: {question}", shown.seat)?;
        let labels: Vec<String> =
            shown.labels.iter().map(|label| i18n::format(self.language, label)).collect();
        if filter.is_empty() && labels.len() > LONG {
            for line in grouped(&labels) {
                writeln!(self.out, "{line}")?;
            }
            return self.say(&msg!("cli-play-grouped"));
        }
        let filter = filter.to_lowercase();
        let mut hidden = 0u32;
        for (number, label) in (1..).zip(labels) {
            if label.to_lowercase().contains(&filter) {
                writeln!(self.out, "{number:>4}  {label}")?;
            } else {
                hidden += 1;
            }
        }
        if hidden > 0 {
            self.say(&msg!("cli-play-hidden", count = hidden))?;
        }
        Ok(())
    }

    pub(crate) fn prompt(&mut self, seat: Seat) -> Result<(), Trouble> {
        write!(self.out, "{seat}> ")?;
        self.out.flush()?;
        Ok(())
    }

    /// The next line typed. `None` when there are no more.
    pub(crate) fn read_line(&mut self) -> Result<Option<String>, Trouble> {
        self.out.flush()?;
        let mut line = Vec::new();
        let read = self
            .input
            .read_until(b'\n', &mut line)
            .map_err(|error| Trouble::Failed(format!("cannot read what is typed: {error}")))?;
        // Bytes that are no text are no answer either; the question is asked again.
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    /// Wipes away what the last player saw, the lines scrolled off included.
    pub(crate) fn hide(&mut self) -> Result<(), Trouble> {
        if self.terminal {
            write!(self.out, "\x1b[3J\x1b[2J\x1b[H")?;
        }
        Ok(())
    }
}

/// Numbered lines; answers in a row that begin with the same two words are one line with their numbers.
fn grouped(labels: &[String]) -> Vec<String> {
    let beginning = |label: &String| {
        label.split_whitespace().take(2).collect::<Vec<_>>().join(" ").replace(':', "")
    };
    let mut lines = Vec::new();
    let mut number = 1;
    for group in labels.chunk_by(|one, other| beginning(one) == beginning(other)) {
        match group {
            [first, ..] if group.len() >= GROUP => {
                let last = number + group.len() - 1;
                lines.push(format!("{number:>4}–{last}  {} … ({})", beginning(first), group.len()));
            }
            _ => {
                let numbered = (number..).zip(group);
                lines.extend(numbered.map(|(number, label)| format!("{number:>4}  {label}")));
            }
        }
        number += group.len();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_that_begin_alike_share_a_line_and_keep_their_numbers() {
        let mut labels: Vec<String> =
            ["A1", "A2", "B1", "B2"].map(|zone| format!("Cast Teleport to {zone}")).into();
        labels.insert(0, "Guard".to_owned());
        labels.push("Cast Fireball on Wolf".to_owned());
        labels.push("Pass".to_owned());
        let expected = [
            "   1  Guard",
            "   2–5  Cast Teleport … (4)",
            "   6  Cast Fireball on Wolf",
            "   7  Pass",
        ];
        assert_eq!(grouped(&labels), expected);
    }
}
