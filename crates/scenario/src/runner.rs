//! Plays a script, twice.

use kernel::{RuleId, Seat, Throw};
use table::{Entry, Table};

use crate::{
    Complaint, Line, Names, Scripted, expect,
    parse::{Failure, Script},
    puzzle,
};

/// A script that held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passed {
    pub covers: Vec<RuleId>,
    pub answers: usize,
    pub expectations: usize,
}

/// Plays a script and checks everything it says; then undoes as far as the rules allow (or begins anew), plays it
/// again, and checks that the result is the same.
pub fn run<G: Scripted>(script: &Script) -> Result<Passed, Failure> {
    let mut stage = Stage::<G>::default();
    let last = script.lines().last().map_or(1, |(number, _)| *number);
    for (number, text) in script.lines() {
        let fail = |complaint| Failure::new(*number, complaint);
        let mut line = Line::split(text).map_err(fail)?;
        stage.statement(&mut line).map_err(fail)?;
        stage.check_dice(false).map_err(fail)?;
    }
    let fail = |complaint| Failure::new(last, complaint);
    stage.start().map_err(fail)?;
    stage.check_dice(true).map_err(fail)?;
    stage.play_again().map_err(fail)?;
    Ok(Passed {
        covers: script.covers.clone(),
        answers: stage.answers,
        expectations: stage.expectations,
    })
}

/// The game a script leads to.
pub fn play<G: Scripted>(script: &Script) -> Result<G, Failure> {
    Ok(stage::<G>(script)?.table().game().clone())
}

/// Plays a script to its end without the second time, for looking at where it leads.
pub(crate) fn stage<G: Scripted>(script: &Script) -> Result<Stage<G>, Failure> {
    let mut stage = Stage::<G>::default();
    for (number, text) in script.lines() {
        let fail = |complaint| Failure::new(*number, complaint);
        let mut line = Line::split(text).map_err(fail)?;
        stage.statement(&mut line).map_err(fail)?;
    }
    let last = script.lines().last().map_or(1, |(number, _)| *number);
    stage.start().map_err(|complaint| Failure::new(last, complaint))?;
    Ok(stage)
}

/// A script being played.
pub(crate) struct Stage<G: Scripted> {
    board: G::Board,
    opening: Vec<Throw>,
    table: Option<Table<G>>,
    pub(crate) names: Names,
    /// The script stopped at a moment: opportunities do not pass by themselves until the next answer.
    held: bool,
    /// Who is asked at a tactical position, and what a good player answers.
    pub(crate) best: Option<(Seat, Vec<G::Choice>)>,
    answers: usize,
    expectations: usize,
}

impl<G: Scripted> Default for Stage<G> {
    fn default() -> Self {
        Stage {
            board: G::Board::default(),
            opening: Vec::new(),
            table: None,
            names: Names::default(),
            held: false,
            best: None,
            answers: 0,
            expectations: 0,
        }
    }
}

impl<G: Scripted> Stage<G> {
    pub(crate) fn table(&self) -> &Table<G> {
        self.table.as_ref().expect("the stage is started before anything looks at its table")
    }

    fn table_mut(&mut self) -> &mut Table<G> {
        self.table.as_mut().expect("the stage is started before anything changes its table")
    }

    fn statement(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        match line.peek().unwrap_or_default() {
            "dice" => self.dice(line),
            "do" => {
                line.must("do")?;
                self.start()?;
                let seat = line.maybe_seat();
                let phrase = line.rest();
                self.perform(seat, &phrase)
            }
            "cannot" => {
                line.must("cannot")?;
                self.start()?;
                self.cannot(line)
            }
            "at" => {
                line.must("at")?;
                self.start()?;
                let moment = line.rest();
                self.hold_at(&moment)
            }
            "expect" => {
                line.must("expect")?;
                self.start()?;
                if !self.held {
                    self.let_pass()?;
                }
                self.expectations += 1;
                expect::expect(self, line)
            }
            "best" => {
                line.must("best")?;
                self.start()?;
                if !self.held {
                    self.let_pass()?;
                }
                self.expectations += 1;
                self.best = Some(puzzle::best(self, line)?);
                Ok(())
            }
            word if self.table.is_some() => {
                line.word("a statement")?;
                Err(line.complain(format!(
                    "“{word}” is not something a game that has begun can do: use do, cannot, at, dice, expect or best"
                )))
            }
            _ => {
                G::place(&mut self.board, line)?;
                line.finish()
            }
        }
    }

    /// Builds the board when the first statement plays on it.
    pub(crate) fn start(&mut self) -> Result<(), Complaint> {
        if self.table.is_some() {
            return Ok(());
        }
        let (setup, names) = G::setup(&self.board)?;
        let opening = std::mem::take(&mut self.opening);
        let table = Table::scripted(setup, opening).map_err(|problems| {
            let problems = problems.iter().map(|problem| {
                let rule = problem.rule.map(|rule| format!(" [{rule}]")).unwrap_or_default();
                let text = words::format(words::Language::En, &problem.message);
                format!("{}: {text}{rule}", problem.place)
            });
            Complaint::new(format!(
                "the board is not valid: {}",
                problems.collect::<Vec<_>>().join("; ")
            ))
        })?;
        self.table = Some(table);
        self.names = names;
        Ok(())
    }

    /// `dice attack 1 1* -`: throws still to come, in order.
    fn dice(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        line.must("dice")?;
        let die = line.word("a kind of die")?;
        let mut throws = Vec::new();
        while !line.is_empty() {
            let face = line.word("a face")?;
            let throw = G::throw(die, face)
                .ok_or_else(|| line.complain(format!("a die “{die}” has no face “{face}”")))?;
            throws.push(throw);
        }
        match &mut self.table {
            None => self.opening.extend(throws),
            Some(table) => table.give_dice(throws),
        }
        Ok(())
    }

    /// Complains about dice that were needed and not given, or (at the end) given and not needed.
    fn check_dice(&self, at_end: bool) -> Result<(), Complaint> {
        let Some(table) = &self.table else { return Ok(()) };
        let chance = table.game().chance();
        if let Some(trouble) = chance.trouble() {
            return Err(Complaint::new(format!("the dice do not fit: {trouble:?}")));
        }
        match chance.left_over() {
            left if at_end && left > 0 => {
                Err(Complaint::new(format!("{left} dice were given that nobody rolled")))
            }
            _ => Ok(()),
        }
    }

    /// Gives the answer with this phrase, letting opportunities pass until somebody is asked for it.
    fn perform(&mut self, seat: Option<Seat>, phrase: &str) -> Result<(), Complaint> {
        let (seat, choice) = self.find(seat, phrase)?;
        self.answer(seat, &choice)?;
        self.held = false;
        self.best = None;
        self.answers += 1;
        Ok(())
    }

    fn cannot(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let seat = line.maybe_seat();
        let text = line.rest();
        let Some((phrase, id)) = text.rsplit_once(" because ") else {
            return Err(Complaint::new("write “cannot … because RULE-ID”"));
        };
        let rule =
            rules::rule_id(id).ok_or_else(|| Complaint::new(format!("there is no rule {id}")))?;
        let (seat, choice) = self.find(seat, phrase)?;
        self.expectations += 1;
        match self.table().game().check(seat, &choice) {
            Ok(()) => Err(Complaint::new(format!("“{phrase}” is allowed"))),
            Err(refusal) if refusal.rule == rule => Ok(()),
            Err(refusal) => {
                Err(Complaint::new(format!("“{phrase}” is refused because of {refusal}")))
            }
        }
    }

    /// The seat and answer a phrase stands for, legal or not.
    fn find(&mut self, seat: Option<Seat>, phrase: &str) -> Result<(Seat, G::Choice), Complaint> {
        loop {
            if let Some(found) = self.lookup(seat, phrase) {
                return Ok(found);
            }
            match self.next_idle() {
                Some((idle_seat, pass)) => self.answer(idle_seat, &pass)?,
                None => return Err(Complaint::new(self.no_such_answer(phrase))),
            }
        }
    }

    pub(crate) fn lookup(&self, seat: Option<Seat>, phrase: &str) -> Option<(Seat, G::Choice)> {
        let game = self.table().game();
        let mut candidates = Vec::new();
        for ask in game.asks().iter().filter(|ask| seat.is_none_or(|seat| seat == ask.seat)) {
            candidates.clear();
            game.candidates(ask.seat, &mut candidates);
            let found = candidates
                .iter()
                .find(|choice| game.phrase(&self.names, ask.seat, choice) == phrase);
            if let Some(choice) = found {
                return Some((ask.seat, choice.clone()));
            }
        }
        None
    }

    pub(crate) fn no_such_answer(&self, phrase: &str) -> String {
        let game = self.table().game();
        let mut what = format!("nobody is asked for “{phrase}”");
        for ask in game.asks() {
            let mut options = Vec::new();
            game.options(ask.seat, &mut options);
            let phrases: Vec<_> =
                options.iter().map(|choice| game.phrase(&self.names, ask.seat, choice)).collect();
            what += &format!("; {} may answer: {}", ask.seat, phrases.join(", "));
        }
        what
    }

    /// Opportunities pass by themselves.
    fn let_pass(&mut self) -> Result<(), Complaint> {
        while let Some((seat, pass)) = self.next_idle() {
            self.answer(seat, &pass)?;
        }
        Ok(())
    }

    /// Lets opportunities pass until the moment the script wants to look at.
    fn hold_at(&mut self, moment: &str) -> Result<(), Complaint> {
        loop {
            let game = self.table().game();
            let here = game.asks().iter().filter_map(|ask| game.moment(&ask.question));
            if here.clone().any(|name| name == moment) {
                self.held = true;
                return Ok(());
            }
            let passed: Vec<_> = here.collect();
            match self.next_idle() {
                Some((seat, pass)) => self.answer(seat, &pass)?,
                None => {
                    return Err(Complaint::new(format!(
                        "nobody is asked at “{moment}”; the game stands at {passed:?}"
                    )));
                }
            }
        }
    }

    fn next_idle(&self) -> Option<(Seat, G::Choice)> {
        let game = self.table().game();
        game.asks().iter().find_map(|ask| Some((ask.seat, game.idle(ask.seat, &ask.question)?)))
    }

    fn answer(&mut self, seat: Seat, choice: &G::Choice) -> Result<(), Complaint> {
        let revision = self.table().revision();
        let names = self.names.clone();
        let table = self.table_mut();
        let phrase = table.game().phrase(&names, seat, choice);
        table.answer(seat, revision, choice).map_err(|error| {
            Complaint::new(match error {
                table::TableError::Refused(refusal) => {
                    format!("“{phrase}” is refused because of {refusal}")
                }
                other => format!("“{phrase}” is not taken: {other:?}"),
            })
        })
    }

    /// Undoes to the start where the rules allow, or begins anew, and plays everything a second time.
    fn play_again(&mut self) -> Result<(), Complaint> {
        let first = self.table().clone();
        let mut table = first.clone();
        while let Some(last) = table.entries().last() {
            let seat = match last {
                Entry::Answer { seat, .. } => *seat,
                Entry::Dice(_) | Entry::Fresh(_) => Seat(0),
            };
            if table.undo(seat).is_err() {
                table.rewind(0);
            }
        }
        for entry in &first.entries()[table.entries().len()..] {
            match entry {
                Entry::Dice(throws) => table.give_dice(throws.clone()),
                Entry::Fresh(_) => {
                    return Err(Complaint::new("a script has no dice but its own"));
                }
                Entry::Answer { seat, choice } => {
                    let revision = table.revision();
                    table.answer(*seat, revision, choice).map_err(|error| {
                        Complaint::new(format!(
                            "the second time an answer was not taken: {error:?}"
                        ))
                    })?;
                }
            }
        }
        if table.game() != first.game() {
            return Err(Complaint::new("the second time the game went another way"));
        }
        Ok(())
    }
}
