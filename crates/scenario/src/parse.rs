//! A script as text: lines with numbers, and what every script says about itself.

use std::fmt;

use kernel::RuleId;

use crate::{Complaint, Line};

/// A script that was read; its lines are understood as they are run.
#[derive(Clone, Debug)]
pub struct Script {
    /// Which game it plays.
    pub game: String,
    /// The rules it proves.
    pub covers: Vec<RuleId>,
    /// Line numbers (from 1) and text of the lines that do something.
    lines: Vec<(usize, String)>,
}

/// Where and why a script cannot be read or does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub line: usize,
    /// Counted from 1; 0 when the line as a whole is meant.
    pub column: usize,
    pub what: String,
}

impl Failure {
    pub(crate) fn new(line: usize, complaint: Complaint) -> Self {
        Failure { line, column: complaint.column, what: complaint.what }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.column {
            0 => write!(f, "line {}: {}", self.line, self.what),
            column => write!(f, "line {}, column {column}: {}", self.line, self.what),
        }
    }
}

impl std::error::Error for Failure {}

impl Script {
    /// Reads a script. Its first statement names the game.
    pub fn parse(text: &str) -> Result<Self, Failure> {
        let mut script = Script { game: String::new(), covers: Vec::new(), lines: Vec::new() };
        // Some editors put a mark before the first letter.
        let text = text.trim_start_matches('\u{feff}');
        for (number, text) in (1..).zip(text.lines()) {
            let fail = |complaint| Failure::new(number, complaint);
            let mut line = Line::split(text).map_err(fail)?;
            let first = line.peek().unwrap_or_default();
            match first {
                "" => (),
                "game" => script.read_game(&mut line).map_err(fail)?,
                _ if script.game.is_empty() => {
                    let what = "a script begins with its game, such as “game mage-wars”";
                    return Err(fail(Complaint { column: 1, what: what.into() }));
                }
                "covers" => script.read_covers(&mut line).map_err(fail)?,
                _ => script.lines.push((number, text.to_owned())),
            }
        }
        if script.game.is_empty() {
            return Err(Failure { line: 1, column: 0, what: "the script is empty".into() });
        }
        Ok(script)
    }

    pub(crate) fn lines(&self) -> &[(usize, String)] {
        &self.lines
    }

    fn read_game(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        line.must("game")?;
        if !self.game.is_empty() {
            return Err(line.complain("a script plays one game"));
        }
        self.game = line.word("the name of a game")?.to_owned();
        line.finish()
    }

    fn read_covers(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        line.must("covers")?;
        if line.is_empty() {
            return Err(line.complain("name the rules that are covered"));
        }
        while !line.is_empty() {
            let id = line.word("a rule id")?;
            let rule = rules::rule_id(id)
                .ok_or_else(|| line.complain(format!("there is no rule {id}")))?;
            self.covers.push(rule);
        }
        Ok(())
    }
}
