//! One game in the terminal: who is asked next, and what becomes of what people type.

use std::{
    fmt,
    io::{BufRead, Write},
    path::Path,
};

use i18n::Language;
use kernel::{Attention, InfoState, Orders, Player, Seat, Viewer, msg};
use table::{Replay, Table, TableError};

use super::{
    keep::Keeper,
    lookup,
    screen::Screen,
    typed::{self, Typed, Verb},
};
use crate::{board::TerminalGame, replay, trouble::Trouble};

/// Who plays a seat.
pub enum Occupant<G: TerminalGame> {
    /// A person at this terminal.
    Human,
    Bot(Box<dyn Player<G>>),
}

impl<G: TerminalGame> fmt::Debug for Occupant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Occupant::Human => "Human",
            Occupant::Bot(_) => "Bot",
        })
    }
}

/// A game at this terminal.
#[derive(Debug)]
pub struct Session<G: TerminalGame> {
    pub(super) table: Table<G>,
    pub(super) seats: Vec<Occupant<G>>,
    pub(super) language: Language,
    /// How many lines each seat has been shown.
    pub(super) shown: Vec<usize>,
    /// The parts of the board that are on the screen.
    pub(super) board: Vec<String>,
    /// What each seat wants to be asked in windows.
    orders: Vec<Orders>,
    /// Who looks at the screen.
    pub(super) holder: Option<Seat>,
    /// What each seat let go by while the game waited for others, since it was asked last.
    pub(super) let_go: Vec<Vec<G::Choice>>,
    keeper: Option<Keeper>,
}

/// What a typed line led to.
pub(super) enum Step {
    /// The question still stands.
    Again,
    /// Something changed; look whose turn it is.
    Moved,
    /// Another seat wants to do something in between.
    Other(Seat),
    Quit,
}

/// A resumed game shows so many of its last lines.
const RECALLED: usize = 12;

impl<G: TerminalGame> Session<G> {
    pub fn new(
        table: Table<G>,
        seats: Vec<Occupant<G>>,
        language: Language,
        keeper: Option<Keeper>,
    ) -> Self {
        // Of a game under way the last lines are told again.
        let told = |seat| match table.entries() {
            [] => 0,
            _ => table.told(Viewer::Seat(seat)).saturating_sub(RECALLED),
        };
        let shown = Seat::all(u8::MAX).take(seats.len()).map(told).collect();
        let orders = vec![Orders::default(); seats.len()];
        let let_go = vec![Vec::new(); seats.len()];
        let board = Vec::new();
        Session { table, seats, language, shown, board, orders, holder: None, let_go, keeper }
    }

    /// Plays until the game is over, a person quits, or the input ends.
    pub fn run(mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Trouble> {
        let known = lookup::known::<G>(self.language);
        let mut screen = Screen::new(self.language, known, input, out)?;
        if let Some(commitment) = self.table.commitment() {
            screen.remark(&msg!("cli-play-commitment", hash = commitment))?;
        }
        if let Some(keeper) = &self.keeper {
            let file = keeper.path().display().to_string();
            screen.remark(&msg!("cli-play-kept", file = file))?;
        }
        loop {
            if let Some(ending) = self.table.ending().cloned() {
                self.keep()?;
                return self.finish(&ending, &mut screen);
            }
            let goes_on = if let Some(seat) = self.unheard() {
                self.ask_beside(seat, &mut screen)?
            } else if self.let_bot_answer() {
                true
            } else {
                let Some(seat) = self.next_human() else {
                    return Err(Trouble::failed(&msg!("cli-play-endless")));
                };
                self.let_window_go_by(seat)
                    || self.answer_forced(seat, &mut screen)?
                    || (self.hand_over(seat, &mut screen)? && self.ask(seat, &mut screen)?)
            };
            if !goes_on {
                self.keep()?;
                if let Some(keeper) = &self.keeper {
                    let file = keeper.path().display().to_string();
                    screen.say(&msg!("cli-play-resume", file = file))?;
                }
                return screen.say(&msg!("cli-play-quit"));
            }
        }
    }

    /// Writes the game to its file.
    pub(super) fn keep(&mut self) -> Result<(), Trouble> {
        self.keeper.as_mut().map_or(Ok(()), |keeper| keeper.keep(&self.table))
    }

    /// Lets the first bot that is asked answer.
    fn let_bot_answer(&mut self) -> bool {
        let game = self.table.game();
        for ask in game.open_questions() {
            let seat = ask.seat;
            let Some(Occupant::Bot(player)) = self.seats.get_mut(seat.index()) else { continue };
            let mut options = Vec::new();
            game.options(seat, &mut options);
            let at = match options.len() {
                0 => continue,
                1 => 0,
                count => player.choose(&InfoState::new(game, seat), &options).min(count - 1),
            };
            let revision = self.table.revision();
            return self.table.answer(seat, revision, &options[at]).is_ok();
        }
        false
    }

    /// The seat to show: who looks at the screen already, if they are asked.
    fn next_human(&self) -> Option<Seat> {
        let asked = || self.table.game().open_questions().iter().map(|ask| ask.seat);
        self.holder.filter(|holder| asked().any(|seat| seat == *holder)).or_else(|| asked().next())
    }

    /// Answers a window as the seat wants it, where it need not be asked.
    fn let_window_go_by(&mut self, seat: Seat) -> bool {
        let Some(choice) = self.ordered(seat) else { return false };
        self.table.answer(seat, self.table.revision(), &choice).is_ok()
    }

    fn ordered(&self, seat: Seat) -> Option<G::Choice> {
        let window = self.table.game().window(seat)?;
        self.orders.get(seat.index())?.answer(&window).cloned()
    }

    /// Gives the only answer there is, if there is only one. No person need sit down for it, and who does not look at the
    /// screen reads of it later.
    fn answer_forced(&mut self, seat: Seat, screen: &mut Screen<'_>) -> Result<bool, Trouble> {
        let game = self.table.game();
        let mut options = Vec::new();
        let Some(only) = game.forced(seat, &mut options) else { return Ok(false) };
        let label = game.choice(seat, only);
        // To let an opportunity go by that offers nothing is not worth a line.
        let idle = game.asked(seat).and_then(|question| game.idle(seat, question));
        if idle.as_ref() != Some(only) && (self.holder == Some(seat) || self.humans() == 1) {
            self.show_news(seat, screen)?;
            screen.say(&msg!("cli-play-forced", answer = label))?;
        }
        Ok(matches!(self.answer(seat, only, screen)?, Step::Moved))
    }

    fn humans(&self) -> usize {
        self.seats.iter().filter(|who| matches!(who, Occupant::Human)).count()
    }

    /// Waits for the next person where several share the screen. `false` when the input ended.
    pub(super) fn hand_over(
        &mut self,
        seat: Seat,
        screen: &mut Screen<'_>,
    ) -> Result<bool, Trouble> {
        if self.humans() > 1 && self.holder != Some(seat) {
            screen.hide()?;
            self.board.clear();
            screen.say(&msg!("cli-play-hand-over", seat = seat))?;
            if screen.read_line("")?.is_none() {
                return Ok(false);
            }
        }
        self.holder = Some(seat);
        Ok(true)
    }

    /// Shows the game to a seat and takes commands until something moved. `false` to quit.
    fn ask(&mut self, seat: Seat, screen: &mut Screen<'_>) -> Result<bool, Trouble> {
        // While a person thinks, the program may be stopped in any way.
        self.keep()?;
        if let Some(gone) = self.let_go.get_mut(seat.index()) {
            gone.clear();
        }
        let options = self.show_game(seat, screen)?;
        self.show_beside(screen)?;
        loop {
            let Some(line) = screen.read_line(&prompt(seat))? else { return Ok(false) };
            match self.command(seat, &options, &line, screen)? {
                Step::Again => (),
                Step::Moved => return Ok(true),
                Step::Other(other) => return self.ask_beside(other, screen),
                Step::Quit => return Ok(false),
            }
        }
    }

    pub(super) fn command(
        &mut self,
        seat: Seat,
        options: &[G::Choice],
        line: &str,
        screen: &mut Screen<'_>,
    ) -> Result<Step, Trouble> {
        match typed::read(line) {
            Typed::Nothing => (),
            Typed::Answer(number) => match number.checked_sub(1).and_then(|at| options.get(at)) {
                Some(choice) => {
                    let step = self.answer(seat, choice, screen)?;
                    // What bots do next may take its time; until then the answer is not lost.
                    self.keep()?;
                    return Ok(step);
                }
                None => {
                    let count = options.len() as u32;
                    screen.say(&msg!("cli-play-not-an-answer", count = count))?;
                }
            },
            Typed::Filter(words) => self.show_question(seat, options, words, screen)?,
            Typed::Do(verb, rest) => return self.carry_out(verb, rest, seat, options, screen),
            Typed::Unknown(line, Some(near)) => {
                let line = line.to_owned();
                screen.say(&msg!("cli-play-meant", line = line, near = near.to_owned()))?;
            }
            Typed::Unknown(line, None) => {
                screen.say(&msg!("cli-play-unknown", line = line.to_owned()))?;
            }
        }
        Ok(Step::Again)
    }

    fn carry_out(
        &mut self,
        verb: Verb,
        rest: &str,
        seat: Seat,
        options: &[G::Choice],
        screen: &mut Screen<'_>,
    ) -> Result<Step, Trouble> {
        match verb {
            Verb::Quit => return Ok(Step::Quit),
            Verb::Undo => return self.take_back(seat, screen),
            Verb::Help => screen.say(&msg!("cli-play-help"))?,
            Verb::Card => lookup::card::<G>(rest, screen)?,
            Verb::Rule => lookup::rule::<G>(rest, screen)?,
            Verb::Why => self.show_why_not(seat, rest, screen)?,
            Verb::Hint => self.show_hints(seat, options, screen)?,
            Verb::Board => {
                self.board.clear();
                self.show_board(seat, screen)?;
                self.show_question(seat, options, "", screen)?;
            }
            Verb::Log => self.show_log(seat, rest, screen)?,
            Verb::Windows => self.attend(seat, rest, screen)?,
            Verb::Seat => match self.beside_named(rest) {
                Some(other) => return Ok(Step::Other(other)),
                None => screen.say(&msg!("cli-play-nobody-beside"))?,
            },
            Verb::Save if rest.is_empty() => screen.say(&msg!("cli-play-save-where"))?,
            Verb::Save => self.save(Path::new(rest), screen)?,
        }
        Ok(Step::Again)
    }

    /// From now on the seat is asked in these windows.
    fn attend(&mut self, seat: Seat, which: &str, screen: &mut Screen<'_>) -> Result<(), Trouble> {
        let attention = match which {
            "all" | "alle" => Some(Attention::Every),
            "auto" => Some(Attention::Auto),
            _ => None,
        };
        if let (Some(attention), Some(orders)) = (attention, self.orders.get_mut(seat.index())) {
            orders.attention = attention;
        }
        let now = self.orders.get(seat.index()).map(|orders| orders.attention);
        screen.say(&match now {
            Some(Attention::Every) => msg!("cli-play-windows-all"),
            _ => msg!("cli-play-windows-auto"),
        })
    }

    fn answer(
        &mut self,
        seat: Seat,
        choice: &G::Choice,
        screen: &mut Screen<'_>,
    ) -> Result<Step, Trouble> {
        let revision = self.table.revision();
        match self.table.answer(seat, revision, choice) {
            Ok(()) => Ok(Step::Moved),
            Err(TableError::Refused(refusal)) => {
                screen.refusal(refusal.rule.as_str(), &refusal.message())?;
                Ok(Step::Again)
            }
            Err(error) => Err(Trouble::Failed(format!("{error:?}"))),
        }
    }

    /// Takes the last answer back, and with it answers that were the only ones: they would be given again at once.
    fn take_back(&mut self, seat: Seat, screen: &mut Screen<'_>) -> Result<Step, Trouble> {
        let before = self.table.clone();
        let mut options = Vec::new();
        loop {
            match self.table.undo(seat) {
                Ok(()) => (),
                Err(TableError::Undo(barrier)) => {
                    self.table = before;
                    screen.say(&msg!("cli-play-no-undo", barrier = barrier.message()))?;
                    return Ok(Step::Again);
                }
                Err(error) => return Err(Trouble::Failed(format!("{error:?}"))),
            }
            self.table.game().options(seat, &mut options);
            if options.len() > 1 && self.ordered(seat).is_none() {
                break;
            }
        }
        for (seat, shown) in Seat::all(u8::MAX).zip(&mut self.shown) {
            *shown = (*shown).min(self.table.told(Viewer::Seat(seat)));
        }
        screen.say(&msg!("cli-play-undone"))?;
        Ok(Step::Moved)
    }

    fn save(&self, file: &Path, screen: &mut Screen<'_>) -> Result<(), Trouble> {
        let mut json = serde_json::to_vec_pretty(&Replay::of(&self.table))
            .map_err(|error| Trouble::no_json(&error))?;
        json.push(b'\n');
        let name = file.display().to_string();
        match replay::write_new(file, &json) {
            Ok(()) => screen.say(&msg!("cli-play-saved", file = name)),
            // No game is lost because a name was mistyped.
            Err(trouble) => {
                let why = trouble.message().unwrap_or(name);
                screen.say(&msg!("cli-play-not-saved", why = why))
            }
        }
    }
}

/// What stands before a typed line.
pub(super) fn prompt(seat: Seat) -> String {
    format!("{seat}> ")
}
