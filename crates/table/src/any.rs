//! Tables of any game behind one interface, for the server and other hosts. Everything that crosses it is JSON made
//! from views, lines and choices; states stay inside.

use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Line, Message, Opening, Outcome, Player, Seat, Seed, Sight, Spoken, Viewer, Window};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    clock::Clock,
    people::People,
    replay::Replay,
    table::{Ending, Entry, Table, TableError},
};

/// One legal answer: the value to send back, and its label.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OptionLine {
    pub choice: Value,
    pub label: Message,
}

/// An answer somebody might think of that is not legal, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WhyNot {
    pub choice: Value,
    pub label: Message,
    pub rule: &'static str,
    pub reason: Message,
}

/// What a viewer is asked now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Asked {
    pub seat: Seat,
    pub question: Message,
    pub options: Vec<OptionLine>,
    pub why_not: Vec<WhyNot>,
}

/// Everything a viewer gets: enough to draw the game from nothing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Update {
    pub revision: u64,
    pub view: Value,
    /// Whose answers are still missing.
    pub waiting_for: Vec<Seat>,
    /// What this viewer is asked, if it is a seat and is asked.
    pub asked: Option<Asked>,
    /// The story as this viewer knows it, after the lines it was told before.
    pub lines: Vec<AnyLine>,
    /// Whether this viewer could take its last answer back.
    pub can_undo: bool,
    pub ending: Option<Ending>,
}

/// A line of some game, as it crosses the wire.
pub type AnyLine = Line<String, Value, Value, Value, String>;

/// A bot's work on one answer, to be done on any thread. It holds a copy of what the bot may know and the choice comes
/// out as JSON.
pub type Thinking = Box<dyn FnOnce() -> Value + Send>;

/// A table of some game.
pub trait AnyTable: Send {
    fn game_id(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn revision(&self) -> u64;
    fn waiting_for(&self) -> Vec<Seat>;
    /// What this viewer may know, with the story after its first `told` lines.
    fn update(&self, viewer: Viewer, told: usize) -> Update;
    /// How many lines the viewer was told so far. Less than before when an answer was taken back.
    fn told(&self, viewer: Viewer) -> usize;
    fn answer(&mut self, seat: Seat, revision: u64, choice: &Value) -> Result<(), TableError>;
    fn undo(&mut self, seat: Seat) -> Result<(), TableError>;
    fn resign(&mut self, seat: Seat) -> Result<(), TableError>;
    /// Everyone agreed to end the game without a winner.
    fn draw(&mut self) -> Result<(), TableError>;
    /// Tells the time; answers a seat whose time is up.
    fn tick(&mut self, now_ms: u64) -> Option<Seat>;
    fn time_up(&mut self, seat: Seat) -> Result<(), TableError>;
    /// The seats whose clocks run.
    fn on_the_clock(&self) -> Vec<Seat>;
    /// How many entries came before this seat's last answer.
    fn before_last_answer(&self, seat: Seat) -> Option<usize>;
    /// Goes back to the state after so many entries: everyone agreed to it.
    fn rewind(&mut self, entries: usize) -> Result<(), TableError>;
    fn ending(&self) -> Option<&Ending>;
    fn outcome(&self) -> Option<Outcome>;
    fn commitment(&self) -> Option<String>;
    fn revealed_seed(&self) -> Option<Seed>;
    /// How many entries the game has; a host stores those it does not have yet.
    fn entries(&self) -> usize;
    /// One entry as it is stored.
    fn entry(&self, at: usize) -> Option<Value>;
    /// Takes a stored entry again, checked like any answer.
    fn re_enter(&mut self, entry: &Value) -> Result<(), TableError>;
    /// The replay file. It holds the seed: a host gives it out only when the game is over.
    fn replay(&self) -> Value;
    fn people(&self) -> &People;
    fn people_mut(&mut self) -> &mut People;
    fn clock(&self) -> Option<&Clock>;
    fn set_clock(&mut self, clock: Clock);
    /// The window open for this seat. What it holds is for this seat alone.
    fn window(&self, seat: Seat) -> Option<Window<Value>>;
    /// The work of the bot at this seat, if one sits there and is asked.
    fn think(&self, seat: Seat) -> Option<Thinking>;
}

/// A table and the computer players at it.
#[derive(Debug)]
pub struct Hosted<G: Spoken> {
    table: Table<G>,
    bots: Vec<Option<SharedPlayer<G>>>,
}

/// A bot keeps what it learnt between answers, and may be thinking on another thread.
struct SharedPlayer<G: Spoken>(Arc<Mutex<dyn Player<G>>>);

impl<G: Spoken> std::fmt::Debug for SharedPlayer<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SharedPlayer")
    }
}

impl<G: Spoken> Hosted<G> {
    pub fn new(table: Table<G>) -> Self {
        let bots = (0..table.game().seats()).map(|_| None).collect();
        Hosted { table, bots }
    }

    /// The game as it stands, for those who may see everything.
    pub fn game(&self) -> &G {
        self.table.game()
    }

    /// A computer player goes on in the place of a person; `spec` is its name.
    pub fn replace(
        &mut self,
        seat: Seat,
        spec: String,
        player: impl Player<G> + 'static,
    ) -> Result<(), TableError> {
        self.table.replace(seat, spec)?;
        self.seat_bot(seat, player);
        Ok(())
    }

    /// Lets a computer player decide for a seat.
    pub fn seat_bot(&mut self, seat: Seat, player: impl Player<G> + 'static) {
        if let Some(place) = self.bots.get_mut(seat.index()) {
            *place = Some(SharedPlayer(Arc::new(Mutex::new(player))));
        }
    }

    fn asked(&self, seat: Seat) -> Option<Asked> {
        let game = self.table.game();
        let question = game.asked(seat).filter(|_| self.table.ending().is_none())?;
        let mut candidates = Vec::new();
        game.candidates(seat, &mut candidates);
        let mut options = Vec::new();
        let mut why_not = Vec::new();
        for candidate in &candidates {
            let (choice, label) = (json(candidate), game.choice(seat, candidate));
            match game.legality(seat, candidate) {
                Ok(()) => options.push(OptionLine { choice, label }),
                Err(refusal) => why_not.push(WhyNot {
                    choice,
                    label,
                    rule: refusal.rule.as_str(),
                    reason: refusal.message(),
                }),
            }
        }
        Some(Asked { seat, question: game.question(seat, question), options, why_not })
    }
}

impl<G: Spoken> AnyTable for Hosted<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.table.game().seats()
    }

    fn revision(&self) -> u64 {
        self.table.revision()
    }

    fn waiting_for(&self) -> Vec<Seat> {
        match self.table.ending() {
            None => self.table.game().asks().iter().map(|ask| ask.seat).collect(),
            Some(_) => Vec::new(),
        }
    }

    fn update(&self, viewer: Viewer, told: usize) -> Update {
        let (asked, can_undo) = match viewer {
            Viewer::Seat(seat) => (self.asked(seat), self.table.can_undo(seat).is_ok()),
            Viewer::Spectator | Viewer::Omniscient => (None, false),
        };
        Update {
            revision: self.table.revision(),
            view: json(&self.table.game().view(viewer)),
            waiting_for: self.waiting_for(),
            asked,
            lines: self.table.story(viewer, told).collect(),
            can_undo,
            ending: self.table.ending().cloned(),
        }
    }

    fn told(&self, viewer: Viewer) -> usize {
        self.table.told(viewer)
    }

    fn answer(&mut self, seat: Seat, revision: u64, choice: &Value) -> Result<(), TableError> {
        self.table.answer(seat, revision, &read(choice)?)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), TableError> {
        self.table.undo(seat)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), TableError> {
        self.table.resign(seat)
    }

    fn draw(&mut self) -> Result<(), TableError> {
        self.table.draw()
    }

    fn tick(&mut self, now_ms: u64) -> Option<Seat> {
        self.table.tick(now_ms)
    }

    fn time_up(&mut self, seat: Seat) -> Result<(), TableError> {
        self.table.time_up(seat)
    }

    fn on_the_clock(&self) -> Vec<Seat> {
        self.table.on_the_clock().collect()
    }

    fn before_last_answer(&self, seat: Seat) -> Option<usize> {
        self.table.before_last_answer(seat)
    }

    fn rewind(&mut self, entries: usize) -> Result<(), TableError> {
        if self.table.ending().is_some() {
            return Err(TableError::Over);
        }
        self.table.rewind(entries);
        Ok(())
    }

    fn ending(&self) -> Option<&Ending> {
        self.table.ending()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.game().outcome()
    }

    fn commitment(&self) -> Option<String> {
        self.table.commitment()
    }

    fn revealed_seed(&self) -> Option<Seed> {
        self.table.revealed_seed()
    }

    fn entries(&self) -> usize {
        self.table.entries().len()
    }

    fn entry(&self, at: usize) -> Option<Value> {
        self.table.entries().get(at).map(json)
    }

    fn re_enter(&mut self, entry: &Value) -> Result<(), TableError> {
        match read(entry)? {
            Entry::Answer { seat, choice } => {
                self.table.answer(seat, self.table.revision(), &choice)
            }
            Entry::Dice(throws) => {
                self.table.give_dice(throws);
                Ok(())
            }
            Entry::Fresh(seed) => self.table.freshen(seed),
        }
    }

    fn replay(&self) -> Value {
        json(&Replay::of(&self.table))
    }

    fn people(&self) -> &People {
        &self.table.people
    }

    fn people_mut(&mut self) -> &mut People {
        &mut self.table.people
    }

    fn clock(&self) -> Option<&Clock> {
        self.table.clock.as_ref()
    }

    fn set_clock(&mut self, clock: Clock) {
        self.table.clock = Some(clock);
    }

    fn window(&self, seat: Seat) -> Option<Window<Value>> {
        let window = self.table.game().window(seat).filter(|_| self.table.ending().is_none())?;
        let chances = window.chances.iter().map(|chance| Opening {
            object: chance.object,
            choice: json(&chance.choice),
            matters: chance.matters,
        });
        let chances = chances.collect();
        Some(Window {
            pass: json(&window.pass),
            moment: window.moment,
            round: window.round,
            chances,
        })
    }

    fn think(&self, seat: Seat) -> Option<Thinking> {
        let player = Arc::clone(&self.bots.get(seat.index())?.as_ref()?.0);
        let game = self.table.game().clone();
        game.asked(seat)?;
        Some(Box::new(move || {
            let mut options = Vec::new();
            game.options(seat, &mut options);
            let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
            let at = player.choose(&Sight::new(&game, seat), &options);
            json(&options[at.min(options.len() - 1)])
        }))
    }
}

/// The line of a game as one of any game.
pub(crate) fn any_line(line: &impl Serialize) -> AnyLine {
    AnyLine::deserialize(json(line)).expect("a line has the same shape in every game")
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, TableError> {
    T::deserialize(value).map_err(|error| TableError::Unreadable(error.to_string()))
}

pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("wire values are plain data with text keys")
}
