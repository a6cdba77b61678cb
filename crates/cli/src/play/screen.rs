//! The terminal as lines in and lines out.

use std::io::{self, BufRead, IsTerminal as _, Write};

use i18n::Language;
use kernel::{Message, Seat, msg};

use super::editor::{Known, LineEditor};
use crate::{
    board::Pen,
    layout::{Layout, Look},
    trouble::Trouble,
};

/// With more answers than this, those that begin alike share a line.
const LONG: usize = 30;
/// So many answers in a row make a group.
const GROUP: usize = 4;
/// Columns of a number and the gap after it.
const NUMBER: usize = 6;

/// Where a game is shown and answers are typed.
pub(crate) struct Screen<'t> {
    language: Language,
    input: Input<'t>,
    out: &'t mut dyn Write,
}

/// Where lines come from.
enum Input<'t> {
    /// A pipe or a file.
    Lines(&'t mut dyn BufRead),
    Editor(Box<LineEditor>),
}

/// A question with its legal answers: their labels, and what is worth knowing beside them.
pub(crate) struct Shown {
    pub(crate) seat: Seat,
    pub(crate) question: Message,
    pub(crate) answers: Vec<(Message, Option<Message>)>,
}

impl<'t> Screen<'t> {
    /// A terminal is typed at with an editor; anything else is read line by line.
    pub(super) fn new(
        language: Language,
        known: Known,
        input: &'t mut dyn BufRead,
        out: &'t mut dyn Write,
    ) -> Result<Self, Trouble> {
        let input = if io::stdin().is_terminal() && io::stdout().is_terminal() {
            Input::Editor(Box::new(LineEditor::new(known)?))
        } else {
            Input::Lines(input)
        };
        Ok(Screen { language, input, out })
    }

    pub(crate) fn pen(&self) -> Pen {
        Pen::of_stdout(self.language)
    }

    pub(crate) fn out(&mut self) -> &mut dyn Write {
        self.out
    }

    fn words(&self, message: &Message) -> String {
        i18n::format(self.language, message)
    }

    /// A message of one or more lines.
    pub(crate) fn say(&mut self, message: &Message) -> Result<(), Trouble> {
        self.paragraph(&self.words(message), None)
    }

    /// A remark, told quietly.
    pub(crate) fn remark(&mut self, message: &Message) -> Result<(), Trouble> {
        self.paragraph(&self.words(message), Some(Look::Faint))
    }

    fn paragraph(&mut self, text: &str, look: Option<Look>) -> Result<(), Trouble> {
        let layout = Layout::of_stdout();
        for line in text.lines() {
            let wrapped = layout.wrap(line, indent_of(line));
            match look {
                Some(look) => writeln!(self.out, "{}", layout.paint(look, wrapped))?,
                None => writeln!(self.out, "{wrapped}")?,
            }
        }
        Ok(())
    }

    /// Text that is laid out already.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Trouble> {
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    pub(crate) fn log_line(&mut self, message: &Message) -> Result<(), Trouble> {
        let layout = Layout::of_stdout();
        let line = layout.wrap(&format!("· {}", self.words(message)), 2);
        self.text(&layout.paint(Look::Faint, line))
    }

    /// Why something is not allowed.
    pub(crate) fn refusal(&mut self, rule: &str, reason: &Message) -> Result<(), Trouble> {
        let layout = Layout::of_stdout();
        let line = layout.wrap(&format!("    {rule}: {}", self.words(reason)), 4);
        self.text(&line.replacen(rule, &layout.paint(Look::Rule, rule), 1))
    }

    /// The question and its answers, numbered as they are given; with a filter only those that contain it.
    pub(crate) fn question(&mut self, shown: &Shown, filter: &str) -> Result<(), Trouble> {
        let layout = Layout::of_stdout();
        let question = layout.wrap(&format!("{}: {}", shown.seat, self.words(&shown.question)), 3);
        writeln!(self.out, "\n{}", layout.paint(Look::Heading, question))?;
        let labels: Vec<String> =
            shown.answers.iter().map(|(label, _)| self.words(label)).collect();
        let notes: Vec<String> = shown
            .answers
            .iter()
            .map(|(_, note)| note.as_ref().map(|note| format!("  ({})", self.words(note))))
            .map(Option::unwrap_or_default)
            .collect();
        if let Input::Editor(editor) = &mut self.input {
            let mut words: Vec<String> = labels.iter().flat_map(|label| words_of(label)).collect();
            words.sort();
            words.dedup();
            editor.set_answers(words);
        }
        if filter.is_empty() && labels.len() > LONG {
            for line in grouped(&labels, &notes) {
                self.text(&layout.wrap(&line, NUMBER))?;
            }
            return self.remark(&msg!("cli-play-grouped"));
        }
        let filter = filter.to_lowercase();
        let mut hidden = 0u32;
        for (number, (label, note)) in (1..).zip(labels.iter().zip(&notes)) {
            if label.to_lowercase().contains(&filter) {
                self.text(&layout.wrap(&numbered(number, label, note), NUMBER))?;
            } else {
                hidden += 1;
            }
        }
        if hidden > 0 {
            self.remark(&msg!("cli-play-hidden", count = hidden))?;
        }
        Ok(())
    }

    /// A question about the set-up.
    pub(super) fn choice(&mut self, ask: &Message, labels: &[Message]) -> Result<(), Trouble> {
        let layout = Layout::of_stdout();
        let ask = layout.wrap(&self.words(ask), 2);
        writeln!(self.out, "\n{}", layout.paint(Look::Heading, ask))?;
        for (number, label) in (1..).zip(labels) {
            self.text(&layout.wrap(&numbered(number, &self.words(label), ""), NUMBER))?;
        }
        Ok(())
    }

    /// The next line typed. `None` when there are no more.
    pub(crate) fn read_line(&mut self, prompt: &str) -> Result<Option<String>, Trouble> {
        self.out.flush()?;
        match &mut self.input {
            Input::Editor(editor) => editor.read(prompt),
            Input::Lines(input) => {
                write!(self.out, "{prompt}")?;
                self.out.flush()?;
                let mut line = Vec::new();
                let read =
                    input.read_until(b'\n', &mut line).map_err(|error| Trouble::unread(&error))?;
                // Bytes that are no text are no answer either; the question is asked again.
                Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
            }
        }
    }

    /// Wipes away what the last player saw, the lines scrolled off included.
    pub(crate) fn hide(&mut self) -> Result<(), Trouble> {
        if io::stdout().is_terminal() {
            write!(self.out, "\x1b[3J\x1b[2J\x1b[H")?;
        }
        Ok(())
    }
}

/// Columns before the words of a line: further lines of a table of commands begin where its words do.
fn indent_of(line: &str) -> usize {
    match line.find("  ") {
        Some(gap) if gap > 0 => {
            let words = line[gap..].trim_start();
            line[..line.len() - words.len()].chars().count()
        }
        _ => line.len() - line.trim_start().len() + 2,
    }
}

/// The words of an answer one may look for.
fn words_of(label: &str) -> impl Iterator<Item = String> {
    let words = label.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    words.filter(|word| word.chars().count() > 3).map(str::to_owned)
}

fn numbered(number: usize, label: &str, note: &str) -> String {
    format!("{number:>4}  {label}{note}")
}

/// Numbered lines; answers in a row that begin with the same two words are one line with their numbers.
fn grouped(labels: &[String], notes: &[String]) -> Vec<String> {
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
                let told = (number..).zip(group);
                lines.extend(told.map(|(number, label)| {
                    numbered(number, label, notes.get(number - 1).map_or("", String::as_str))
                }));
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
        let mut notes = vec![String::new(); labels.len()];
        notes[5] = "  (8 mana)".to_owned();
        let expected = [
            "   1  Guard",
            "   2–5  Cast Teleport … (4)",
            "   6  Cast Fireball on Wolf  (8 mana)",
            "   7  Pass",
        ];
        assert_eq!(grouped(&labels, &notes), expected);
    }

    #[test]
    fn further_lines_of_a_table_begin_where_its_words_do() {
        assert_eq!(indent_of("why N      why answer N is not allowed"), 11);
        assert_eq!(indent_of("Taken back."), 2);
    }
}
