//! How text looks where it is read: where lines break, and what has a colour.

use std::{borrow::Cow, fmt, io, io::IsTerminal as _};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use kernel::Seat;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm, core::display_width};
use unicode_width::UnicodeWidthStr as _;

/// Boards on a pipe are drawn for a terminal as wide as this.
const WIDE: usize = 120;
/// No layout is made for fewer columns: a terminal this narrow wraps by itself.
const NARROW: usize = 40;

/// The width of a terminal, and whether it has colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Nothing for pipes and files, where lines are as long as their text.
    columns: Option<usize>,
    colours: bool,
}

/// What a piece of text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    Heading,
    /// What happened, and remarks.
    Faint,
    Rule,
    Warning,
    Seat(Seat),
}

impl Layout {
    /// Lines as long as their text, without colours.
    pub const PLAIN: Layout = Layout { columns: None, colours: false };

    /// The layout of standard output as it is now: a terminal may change its size at any time. `NO_COLOR` and terminals
    /// without colours are heeded.
    pub fn of_stdout() -> Self {
        let out = io::stdout();
        if !out.is_terminal() {
            return Layout::PLAIN;
        }
        let size = terminal_size::terminal_size_of(&out);
        Layout {
            columns: size
                .map(|(terminal_size::Width(columns), _)| usize::from(columns).max(NARROW)),
            colours: AutoStream::choice(&out) != ColorChoice::Never,
        }
    }

    #[cfg(test)]
    pub(crate) const fn of(columns: usize) -> Self {
        Layout { columns: Some(columns), colours: false }
    }

    /// How many columns a drawing may have.
    pub fn columns(self) -> usize {
        self.columns.unwrap_or(WIDE)
    }

    pub fn paint(self, look: Look, text: impl fmt::Display) -> String {
        if !self.colours {
            return text.to_string();
        }
        let style = look.style();
        format!("{style}{text}{style:#}")
    }

    /// Breaks a text between words; further lines begin with `indent` spaces.
    pub fn wrap(self, text: &str, indent: usize) -> String {
        match self.columns {
            Some(columns) => wrapped(text, columns, "", &" ".repeat(indent)).join("\n"),
            None => text.to_owned(),
        }
    }

    /// Lines of a text that stands `indent` spaces from the left; on pipes lines of a length that is good to read.
    pub fn indented(self, text: &str, indent: usize) -> Vec<String> {
        let gap = " ".repeat(indent);
        let columns = self.columns.unwrap_or(WIDE).min(READABLE);
        wrapped(text, columns, &gap, &gap)
    }
}

/// Lines longer than this are hard to read.
const READABLE: usize = 100;

impl Look {
    fn style(self) -> Style {
        let coloured = |color: AnsiColor| Style::new().fg_color(Some(color.into()));
        match self {
            Look::Heading => Style::new().bold(),
            Look::Faint => Style::new().dimmed(),
            Look::Rule => coloured(AnsiColor::Blue),
            Look::Warning => coloured(AnsiColor::Red),
            Look::Seat(Seat(0)) => coloured(AnsiColor::Cyan),
            Look::Seat(Seat(1)) => coloured(AnsiColor::Magenta),
            Look::Seat(Seat(2)) => coloured(AnsiColor::Yellow),
            Look::Seat(_) => coloured(AnsiColor::Green),
        }
    }
}

/// Lines of at most so many columns, unless a word is longer. No word is broken, and no hyphen is a place to break.
pub(crate) fn wrapped(text: &str, columns: usize, first: &str, further: &str) -> Vec<String> {
    let options = Options::new(columns)
        .initial_indent(first)
        .subsequent_indent(further)
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    textwrap::wrap(text, options).into_iter().map(Cow::into_owned).collect()
}

/// How many columns a text takes; colours take none.
pub(crate) fn width(text: &str) -> usize {
    display_width(text)
}

/// The text, filled up with spaces.
pub(crate) fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// As much of a word as fits, with a sign that there is more.
pub(crate) fn shortened(word: &str, columns: usize) -> String {
    if word.width() <= columns {
        return word.to_owned();
    }
    let mut short = String::new();
    for letter in word.chars() {
        let longer = format!("{short}{letter}");
        if longer.width() >= columns {
            break;
        }
        short = longer;
    }
    short + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_alone() {
        let text = "Der Tiermeister greift den Blutdämon-Fürsten an: 5 Würfel";
        let wrapped = Layout::of(40).wrap(text, 2);
        assert_eq!(wrapped, "Der Tiermeister greift den\n  Blutdämon-Fürsten an: 5 Würfel");
        assert_eq!(Layout::PLAIN.wrap(text, 2), text);
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(words(&wrapped), words(text));
    }

    #[test]
    fn colours_take_no_room() {
        let layout = Layout { columns: Some(40), colours: true };
        let painted = layout.paint(Look::Heading, "Wölfin");
        assert!(painted.len() > "Wölfin".len());
        assert_eq!(width(&painted), 6);
        assert_eq!(width(&padded(&painted, 10)), 10);
    }

    #[test]
    fn long_words_are_shortened_where_there_is_no_room() {
        assert_eq!(shortened("Wolf", 4), "Wolf");
        assert_eq!(shortened("Werwolf", 5), "Werw…");
    }
}
