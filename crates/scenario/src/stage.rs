//! A script being played: its board, its table, and one statement after the other.

use i18n::Language;
use kernel::{DieRoll, Refusal, Seat};
use table::{Table, TableError};

use crate::{
    Complaint, Line, Names, Scripted,
    dice::Dice,
    expect,
    moments::{self, Until},
    option, puzzle,
};

pub(crate) struct Stage<G: Scripted> {
    board: G::Board,
    pub(crate) dice: Dice,
    /// What was given before the game began.
    pub(crate) opening: Vec<DieRoll>,
    table: Option<Table<G>>,
    pub(crate) names: Names,
    /// The number of the line that is played, or of the line to blame.
    pub(crate) line: usize,
    /// The script stopped at this moment: opportunities do not pass by themselves until the next answer.
    pub(crate) held: Option<String>,
    /// Who is asked at a tactical position, and what a good player answers.
    pub(crate) best: Option<(Seat, Vec<G::Choice>)>,
    /// Texts that a view held when the script looked: to lack them later proves something.
    pub(crate) shown: Vec<String>,
    pub(crate) answers: usize,
    pub(crate) expectations: usize,
}

impl<G: Scripted> Default for Stage<G> {
    fn default() -> Self {
        Stage {
            board: G::Board::default(),
            dice: Dice::default(),
            opening: Vec::new(),
            table: None,
            names: Names::default(),
            line: 1,
            held: None,
            best: None,
            shown: Vec::new(),
            answers: 0,
            expectations: 0,
        }
    }
}

impl<G: Scripted> Stage<G> {
    pub(crate) fn table(&self) -> &Table<G> {
        self.table.as_ref().expect("the stage is started before anything looks at its table")
    }

    pub(crate) fn table_mut(&mut self) -> &mut Table<G> {
        self.table.as_mut().expect("the stage is started before anything changes its table")
    }

    /// The table, if the board could be built.
    pub(crate) fn started(&self) -> Option<&Table<G>> {
        self.table.as_ref()
    }

    /// The same place to look around from: what is played there is forgotten.
    pub(crate) fn aside(&self) -> Self {
        Stage {
            dice: self.dice.clone(),
            table: self.table.clone(),
            names: self.names.clone(),
            line: self.line,
            held: self.held.clone(),
            shown: self.shown.clone(),
            ..Stage::default()
        }
    }

    pub(crate) fn statement(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        match line.peek().unwrap_or_default() {
            "dice" => self.give_dice(line),
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
                moments::hold_at(self, &moment)
            }
            "expect" => {
                line.must("expect")?;
                self.start()?;
                self.expectations += 1;
                expect::expect(self, line)
            }
            "best" => {
                line.must("best")?;
                self.start()?;
                if self.held.is_none() {
                    moments::let_pass(self, Until::Decision)?;
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
        self.opening = self.dice.throws();
        let table: Table<G> = Table::scripted(setup, self.opening.clone())
            .map_err(|problems| self.wrong_board(&problems))?;
        if let Some(trouble) = table.game().chance().trouble() {
            return Err(Complaint::new(self.dice.describe::<G>(trouble, table.game())));
        }
        self.table = Some(table);
        self.names = names;
        Ok(())
    }

    /// All that is wrong with the board, each with the line that wrote it; the first of them is to blame.
    fn wrong_board(&mut self, problems: &[kernel::SetupError]) -> Complaint {
        let mut lines = Vec::new();
        let texts = problems.iter().map(|problem| {
            let rule = problem.rule.map(|rule| format!(" [{rule}]")).unwrap_or_default();
            let text = english(&problem.message);
            let line = G::line_of(&self.board, &problem.place);
            lines.extend(line);
            let place = line.map(|line| format!("line {line}: ")).unwrap_or_default();
            format!("{place}{text}{rule}")
        });
        let texts = texts.collect::<Vec<_>>().join("; ");
        self.line = lines.into_iter().min().unwrap_or(self.line);
        Complaint::new(format!("the board is not valid: {texts}"))
    }

    /// Gives the answer with this phrase, letting opportunities pass until a seat is asked for it.
    fn perform(&mut self, seat: Option<Seat>, phrase: &str) -> Result<(), Complaint> {
        let (seat, choice) = match moments::said::<G>(phrase) {
            Some((phrase, moment)) => moments::find_at(self, seat, phrase, moment)?,
            None => {
                let found = self.find(seat, phrase)?;
                moments::not_wasted(self, &found, phrase)?;
                found
            }
        };
        self.answer(seat, &choice)?;
        self.held = None;
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
        if phrase.is_empty() {
            return Err(option::missing(self, seat, phrase));
        }
        let rule =
            rules::rule_id(id).ok_or_else(|| Complaint::new(format!("there is no rule {id}")))?;
        let (seat, choice) = self.find(seat, phrase)?;
        self.expectations += 1;
        match self.table().game().check(seat, &choice) {
            Ok(()) => Err(Complaint::new(format!("“{phrase}” is allowed"))),
            Err(refusal) if refusal.rule == rule => Ok(()),
            Err(refusal) => Err(Complaint::new(because(phrase, &refusal))),
        }
    }

    /// The seat and answer a phrase stands for, legal or not.
    fn find(&mut self, seat: Option<Seat>, phrase: &str) -> Result<(Seat, G::Choice), Complaint> {
        loop {
            if let Some(found) = self.lookup(seat, phrase) {
                return Ok(found);
            }
            if !moments::pass_one(self)? {
                return Err(moments::unknown::<G>(phrase)
                    .unwrap_or_else(|| option::missing(self, seat, phrase)));
            }
        }
    }

    pub(crate) fn lookup(&self, seat: Option<Seat>, phrase: &str) -> Option<(Seat, G::Choice)> {
        let game = self.table().game();
        let mut candidates = Vec::new();
        let waited_for = game.open_questions().iter().map(|ask| ask.seat);
        // Who is named may also do something beside what others are asked.
        let beside = seat.filter(|seat| game.open_questions().iter().all(|ask| ask.seat != *seat));
        for at in waited_for.filter(|at| seat.is_none_or(|seat| seat == *at)).chain(beside) {
            candidates.clear();
            game.candidates(at, &mut candidates);
            let found =
                candidates.iter().find(|choice| game.phrase(&self.names, at, choice) == phrase);
            if let Some(choice) = found {
                return Some((at, choice.clone()));
            }
        }
        None
    }

    /// Complains about a seat nobody plays.
    pub(crate) fn must_play(&self, seat: Seat, line: &Line<'_>) -> Result<(), Complaint> {
        if seat.0 < self.table().game().seats() {
            Ok(())
        } else {
            Err(line.complain(format!("nobody plays {seat}")))
        }
    }

    pub(crate) fn no_such_answer(&self, phrase: &str) -> String {
        format!("nobody is asked for “{phrase}”; {}", self.what_can_be_answered())
    }

    pub(crate) fn what_can_be_answered(&self) -> String {
        let game = self.table().game();
        let asked = game.open_questions().iter().map(|ask| {
            let mut options = Vec::new();
            game.options(ask.seat, &mut options);
            let phrases: Vec<_> =
                options.iter().map(|choice| game.phrase(&self.names, ask.seat, choice)).collect();
            format!("{} may answer: {}", ask.seat, phrases.join(", "))
        });
        let asked: Vec<_> = asked.collect();
        if asked.is_empty() { "nobody is asked anything".to_owned() } else { asked.join("; ") }
    }

    /// Takes an answer. Where it rolls a die that the script does not give, nothing was played.
    pub(crate) fn answer(&mut self, seat: Seat, choice: &G::Choice) -> Result<(), Complaint> {
        let before = self.table().game().clone();
        let entries = self.table().entries().len();
        let revision = self.table().revision();
        let phrase = before.phrase(&self.names, seat, choice);
        let table = self.table_mut();
        table
            .answer(seat, revision, choice)
            .map_err(|error| Complaint::new(refused(&phrase, &error)))?;
        let game = self.table().game();
        if let Some(fault) = game.fault() {
            return Err(Complaint::new(format!("after “{phrase}” the engine stopped: {fault}")));
        }
        if let Some(trouble) = game.chance().trouble() {
            let roll = self.dice.whose_roll(&self.names, &before, (seat, choice), game, trouble);
            let what = self.dice.describe::<G>(trouble, game);
            self.table_mut().rewind(entries);
            return Err(Complaint::new(format!("{what}: {roll} after {seat}’s “{phrase}”")));
        }
        Ok(())
    }
}

pub(crate) fn english(message: &kernel::Message) -> String {
    i18n::format(Language::En, message)
}

fn because(phrase: &str, refusal: &Refusal) -> String {
    let reason = english(&refusal.message());
    format!("“{phrase}” is refused because of {}: {reason}", refusal.rule)
}

/// Why a table did not take an answer.
pub(crate) fn refused(phrase: &str, error: &TableError) -> String {
    match error {
        TableError::Refused(refusal) => because(phrase, refusal),
        TableError::Over => format!("“{phrase}” comes too late: the game is over"),
        TableError::Stale { .. } => format!("“{phrase}” was meant for an earlier question"),
        TableError::Undo(barrier) => format!("“{phrase}”: {}", english(&barrier.message())),
        TableError::Unreadable(why) => format!("“{phrase}” cannot be read: {why}"),
    }
}
