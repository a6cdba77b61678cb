//! Typing at a terminal: editing, history, and completion of commands, cards and words of the game.

use rustyline::{
    CompletionType, Config, Context, Editor, Helper, completion::Completer, error::ReadlineError,
    highlight::Highlighter, hint::Hinter, history::MemHistory, validate::Validator,
};

use super::typed::{self, Typed, Verb};
use crate::trouble::Trouble;

/// What can be completed.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    pub(super) commands: Vec<String>,
    pub(super) cards: Vec<String>,
    pub(super) rules: Vec<String>,
    /// Words of the answers that can be given now.
    pub(super) answers: Vec<String>,
}

/// Reads lines from a terminal.
pub(super) struct LineEditor(Editor<Known, MemHistory>);

impl LineEditor {
    pub(super) fn new(known: Known) -> Result<Self, Trouble> {
        let config = Config::builder().completion_type(CompletionType::List).build();
        let history = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, history).map_err(|error| failed(&error))?;
        editor.set_helper(Some(known));
        Ok(LineEditor(editor))
    }

    pub(super) fn set_answers(&mut self, answers: Vec<String>) {
        if let Some(known) = self.0.helper_mut() {
            known.answers = answers;
        }
    }

    /// The next line; nothing when the person leaves by Ctrl-C or Ctrl-D.
    pub(super) fn read(&mut self, prompt: &str) -> Result<Option<String>, Trouble> {
        loop {
            match self.0.readline(prompt) {
                Ok(line) => {
                    if !line.trim().is_empty() {
                        self.0.add_history_entry(line.as_str()).map_err(|error| failed(&error))?;
                    }
                    return Ok(Some(line));
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => return Ok(None),
                Err(ReadlineError::Signal(_)) => (),
                Err(error) => return Err(failed(&error)),
            }
        }
    }
}

fn failed(error: &ReadlineError) -> Trouble {
    Trouble::unread(error)
}

impl Completer for Known {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.candidates(line.get(..pos).unwrap_or(line)))
    }
}

impl Known {
    /// Where the completed part begins, and what it could become.
    fn candidates(&self, line: &str) -> (usize, Vec<String>) {
        if let Some(filter) = line.strip_prefix('/') {
            return beginning(&self.answers, filter, line.len() - filter.len());
        }
        let Some((word, rest)) = line.split_once(' ') else {
            return beginning(&self.commands, line, 0);
        };
        let known = match typed::read(word) {
            Typed::Do(Verb::Card, _) => &self.cards,
            Typed::Do(Verb::Rule, _) => &self.rules,
            _ => return (line.len(), Vec::new()),
        };
        beginning(known, rest, line.len() - rest.len())
    }
}

fn beginning(known: &[String], typed: &str, at: usize) -> (usize, Vec<String>) {
    let wanted = typed.to_lowercase();
    let fits = known.iter().filter(|name| name.to_lowercase().starts_with(&wanted));
    (at, fits.cloned().collect())
}

impl Hinter for Known {
    type Hint = String;
}

impl Highlighter for Known {}

impl Validator for Known {}

impl Helper for Known {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_cards_and_rules_are_completed() {
        let names =
            |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let known = Known {
            commands: names(&["card", "help", "hint"]),
            cards: names(&["Timber Wolf", "Tanglevine"]),
            rules: names(&["Guard"]),
            answers: names(&["Fireball"]),
        };
        assert_eq!(known.candidates("h"), (0, names(&["help", "hint"])));
        assert_eq!(known.candidates("card ti"), (5, names(&["Timber Wolf"])));
        assert_eq!(known.candidates("regel gu"), (6, names(&["Guard"])));
        assert_eq!(known.candidates("/fi"), (1, names(&["Fireball"])));
        assert_eq!(known.candidates("save x").1, Vec::<String>::new());
    }
}
