//! One game in the terminal: who is asked next, and what people type.

use std::{
    fmt,
    io::{BufRead, Write},
    path::Path,
};

use i18n::Language;
use kernel::{Attention, InfoState, Message, Orders, Player, Seat, Seed, Viewer, msg};
use protocol::Ending;
use table::{Replay, Table, TableError};

use super::screen::{Screen, Shown};
use crate::{board::Offered, replay, rules, story, trouble::Trouble};

/// Who plays a seat.
pub enum Occupant<G: Offered> {
    /// Somebody at this terminal.
    Human,
    Bot(Box<dyn Player<G>>),
}

impl<G: Offered> fmt::Debug for Occupant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Occupant::Human => "Human",
            Occupant::Bot(_) => "Bot",
        })
    }
}

/// A game at this terminal.
#[derive(Debug)]
pub struct Session<G: Offered> {
    pub(super) table: Table<G>,
    pub(super) seats: Vec<Occupant<G>>,
    language: Language,
    /// How many lines each seat has been shown.
    shown: Vec<usize>,
    /// What each seat wants to be asked in windows.
    orders: Vec<Orders>,
    /// Who looks at the screen.
    holder: Option<Seat>,
    /// What each seat let go by while the game waited for others, since it was asked last.
    pub(super) let_go: Vec<Vec<G::Choice>>,
}

/// What a typed line led to.
pub(super) enum Step {
    /// The question still stands.
    Again,
    /// Something changed; look whose turn it is.
    Moved,
    /// Somebody else wants to do something in between.
    Other(Seat),
    Quit,
}

impl<G: Offered> Session<G> {
    pub fn new(table: Table<G>, seats: Vec<Occupant<G>>, language: Language) -> Self {
        let (shown, orders) = (vec![0; seats.len()], vec![Orders::default(); seats.len()]);
        let let_go = vec![Vec::new(); seats.len()];
        Session { table, seats, language, shown, orders, holder: None, let_go }
    }

    /// Plays until the game is over, somebody quits, or the input ends.
    pub fn run(mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Trouble> {
        let mut screen = Screen::new(self.language, input, out);
        if let Some(commitment) = self.table.commitment() {
            screen.say(&msg!("cli-play-commitment", hash = commitment))?;
        }
        loop {
            if let Some(ending) = self.table.ending().cloned() {
                return self.finish(&ending, &mut screen);
            }
            let goes_on = if let Some(seat) = self.unheard() {
                self.ask_beside(seat, &mut screen)?
            } else if self.let_bot_answer() {
                true
            } else {
                let Some(seat) = self.next_human() else {
                    let what = "nobody is asked, and the game has no end".to_owned();
                    return Err(Trouble::Failed(what));
                };
                self.let_window_go_by(seat)
                    || self.answer_forced(seat, &mut screen)?
                    || (self.hand_over(seat, &mut screen)? && self.ask(seat, &mut screen)?)
            };
            if !goes_on {
                return screen.say(&msg!("cli-play-quit"));
            }
        }
    }

    /// Lets the first bot that is asked answer.
    fn let_bot_answer(&mut self) -> bool {
        let game = self.table.game();
        for ask in game.asks() {
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
        let asked = || self.table.game().asks().iter().map(|ask| ask.seat);
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

    /// Gives the only answer there is, if there is only one. Nobody need sit down for it, and who does not look at the
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
            screen.say(&msg!("cli-play-hand-over", seat = seat))?;
            if screen.read_line()?.is_none() {
                return Ok(false);
            }
        }
        self.holder = Some(seat);
        Ok(true)
    }

    /// Shows the game to a seat and takes commands until something moved. `false` to quit.
    fn ask(&mut self, seat: Seat, screen: &mut Screen<'_>) -> Result<bool, Trouble> {
        if let Some(gone) = self.let_go.get_mut(seat.index()) {
            gone.clear();
        }
        let options = self.show_game(seat, screen)?;
        self.show_beside(screen)?;
        loop {
            screen.prompt(seat)?;
            let Some(line) = screen.read_line()? else { return Ok(false) };
            match self.command(seat, &options, line.trim(), screen)? {
                Step::Again => (),
                Step::Moved => return Ok(true),
                Step::Other(other) => return self.ask_beside(other, screen),
                Step::Quit => return Ok(false),
            }
        }
    }

    /// What is new, the board and the question; returns the answers as they are numbered.
    pub(super) fn show_game(
        &mut self,
        seat: Seat,
        screen: &mut Screen<'_>,
    ) -> Result<Vec<G::Choice>, Trouble> {
        let mut options = Vec::new();
        self.table.game().options(seat, &mut options);
        self.show_news(seat, screen)?;
        self.show_board(seat, screen)?;
        self.show_question(seat, &options, "", screen)?;
        Ok(options)
    }

    pub(super) fn command(
        &mut self,
        seat: Seat,
        options: &[G::Choice],
        line: &str,
        screen: &mut Screen<'_>,
    ) -> Result<Step, Trouble> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => (),
            ("q", "") => return Ok(Step::Quit),
            ("u", "") => return self.take_back(seat, screen),
            ("?", "") => self.show_why_not(seat, screen)?,
            ("h", "") => screen.say(&msg!("cli-play-help", rule = G::NOT_ASKED.to_string()))?,
            ("b", "") => self.show_board(seat, screen)?,
            ("hint", "") => self.show_hints(seat, options, screen)?,
            ("windows", "auto") => self.attend(seat, Attention::Auto, screen)?,
            ("windows", "all") => self.attend(seat, Attention::Every, screen)?,
            ("log", "") => self.show_story(seat, 0, screen)?,
            ("rule", id) => self.show_rule(id, screen)?,
            ("seat", letter) => match self.beside_named(letter) {
                Some(other) => return Ok(Step::Other(other)),
                None => screen.say(&msg!("cli-play-nobody-beside"))?,
            },
            ("save", file) if !file.is_empty() => self.save(Path::new(file), screen)?,
            (filter, _) if filter.starts_with('/') => {
                let words = line.trim_start_matches('/').trim();
                self.show_question(seat, options, words, screen)?;
            }
            (number, "") => {
                let choice =
                    number.parse::<usize>().ok().and_then(|at| options.get(at.checked_sub(1)?));
                match choice {
                    Some(choice) => return self.answer(seat, choice, screen),
                    None => {
                        let count = options.len() as u32;
                        screen.say(&msg!("cli-play-not-an-answer", count = count))?;
                    }
                }
            }
            _ => screen.say(&msg!("cli-play-help", rule = G::NOT_ASKED.to_string()))?,
        }
        Ok(Step::Again)
    }

    /// From now on the seat is asked in these windows.
    fn attend(
        &mut self,
        seat: Seat,
        attention: Attention,
        screen: &mut Screen<'_>,
    ) -> Result<(), Trouble> {
        if let Some(orders) = self.orders.get_mut(seat.index()) {
            orders.attention = attention;
        }
        screen.say(&match attention {
            Attention::Every => msg!("cli-play-windows-all"),
            Attention::Auto | Attention::YieldTurn | Attention::YieldRound { .. } => {
                msg!("cli-play-windows-auto")
            }
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
            Err(error) => Err(Trouble::Failed(format!("the answer was not taken: {error:?}"))),
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
                Err(error) => return Err(Trouble::Failed(format!("not taken back: {error:?}"))),
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
            .map_err(|error| Trouble::Failed(error.to_string()))?;
        json.push(b'\n');
        let name = file.display().to_string();
        match replay::write_new(file, &json) {
            Ok(()) => screen.say(&msg!("cli-play-saved", file = name)),
            // Nobody loses a game because a name was mistyped.
            Err(trouble) => {
                let why = trouble.message().unwrap_or(name);
                screen.say(&msg!("cli-play-not-saved", why = why))
            }
        }
    }

    fn show_rule(&self, id: &str, screen: &mut Screen<'_>) -> Result<(), Trouble> {
        match reference::rules::find(G::ID, id, self.language) {
            Some(found) => rules::rule(&found.rule, true, self.language, screen.out()),
            None => screen.say(&msg!("cli-rules-none", query = id.to_owned())),
        }
    }

    fn show_board(&self, seat: Seat, screen: &mut Screen<'_>) -> Result<(), Trouble> {
        let viewer = Viewer::Seat(seat);
        screen.text(&G::sketch(&self.table.game().view(viewer), viewer, self.language))
    }

    /// What happened since this seat looked last.
    fn show_news(&mut self, seat: Seat, screen: &mut Screen<'_>) -> Result<(), Trouble> {
        let from = self.shown.get(seat.index()).copied().unwrap_or(0);
        self.show_story(seat, from, screen)?;
        if let Some(shown) = self.shown.get_mut(seat.index()) {
            *shown = self.table.told(Viewer::Seat(seat));
        }
        Ok(())
    }

    fn show_story(&self, seat: Seat, from: usize, screen: &mut Screen<'_>) -> Result<(), Trouble> {
        for message in self.table.sentences(Viewer::Seat(seat), from) {
            screen.log_line(&message)?;
        }
        Ok(())
    }

    fn show_question(
        &self,
        seat: Seat,
        options: &[G::Choice],
        filter: &str,
        screen: &mut Screen<'_>,
    ) -> Result<(), Trouble> {
        let game = self.table.game();
        let Some(question) = game.asked(seat) else { return Ok(()) };
        let question = game.question(seat, question);
        let labels: Vec<_> = options.iter().map(|choice| game.choice(seat, choice)).collect();
        screen.question(&Shown { seat, question, labels }, filter)
    }

    /// The best answers as a coach sees them, who knows what this seat knows.
    fn show_hints(
        &self,
        seat: Seat,
        options: &[G::Choice],
        screen: &mut Screen<'_>,
    ) -> Result<(), Trouble> {
        const HINTS: usize = 3;
        let game = self.table.game();
        let seed = Seed::from_number(self.table.revision());
        for advice in bots::advise(&InfoState::new(game, seat), options, HINTS, seed) {
            let Some(choice) = options.get(advice.at) else { continue };
            let number = advice.at as u32 + 1;
            let gain = format!("{:+.0}", advice.gain * 100.0);
            let answer = game.choice(seat, choice);
            screen.say(&msg!("cli-play-hint", number = number, answer = answer, gain = gain))?;
        }
        Ok(())
    }

    fn show_why_not(&self, seat: Seat, screen: &mut Screen<'_>) -> Result<(), Trouble> {
        let game = self.table.game();
        let mut candidates = Vec::new();
        game.candidates(seat, &mut candidates);
        let mut any = false;
        for choice in &candidates {
            if let Err(refusal) = game.legality(seat, choice) {
                any = true;
                screen.say(&game.choice(seat, choice))?;
                screen.refusal(refusal.rule.as_str(), &refusal.message())?;
            }
        }
        if any { Ok(()) } else { screen.say(&msg!("cli-play-nothing-refused")) }
    }

    fn finish(mut self, ending: &Ending, screen: &mut Screen<'_>) -> Result<(), Trouble> {
        let humans: Vec<_> = Seat::all(u8::MAX)
            .zip(&self.seats)
            .filter(|(_, who)| matches!(who, Occupant::Human))
            .map(|(seat, _)| seat)
            .collect();
        match humans.as_slice() {
            // Nobody's secrets: what everyone may know.
            [] => {
                for message in self.table.sentences(Viewer::Spectator, 0) {
                    screen.log_line(&message)?;
                }
            }
            [seat, ..] => {
                let seat = self.holder.unwrap_or(*seat);
                self.show_news(seat, screen)?;
                self.show_board(seat, screen)?;
            }
        }
        for message in self.ending_lines(ending)? {
            screen.say(&message)?;
        }
        if let Some(seed) = self.table.revealed_seed() {
            screen.say(&msg!("cli-play-seed", seed = seed.to_string()))?;
        }
        Ok(())
    }

    fn ending_lines(&self, ending: &Ending) -> Result<Vec<Message>, Trouble> {
        match ending {
            Ending::Played(outcome) => Ok(story::ending(Some(outcome))),
            Ending::Fault(what) => Err(Trouble::Failed(format!(
                "the engine found a mistake in itself: {what}; seed {}",
                self.table.revealed_seed().map(|seed| seed.to_string()).unwrap_or_default()
            ))),
            // Only a server has clocks, and this terminal offers no way to give up but leaving.
            Ending::TimeUp(_) | Ending::Resigned(_) | Ending::Drawn => Ok(Vec::new()),
        }
    }
}
