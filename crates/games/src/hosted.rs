//! Tables of any game behind one interface, for the server and other hosts. Everything that crosses it is JSON made from
//! views, lines and choices; states stay inside.

use std::{
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use bots::{Heuristics, Spec};
use kernel::{
    Chance, Consult, Describe, InfoState, Player, Seat, Seed, Viewer, Window, WindowOption,
};
use protocol::{AdviceLine, Asked, ClockInfo, Ending, OptionLine, Update, WhyNot};
use serde::Deserialize;
use serde_json::Value;
use table::{Act, Clock, People, Replay, Table, TableError, json::json};

/// A bot's work on one answer, to be done on any thread. It holds a copy of what the bot may know and the choice comes
/// out as JSON.
pub type Thinking = Box<dyn FnOnce() -> Value + Send>;

/// A coach's work on one question, to be done on any thread.
pub type Coaching = Box<dyn FnOnce() -> Vec<AdviceLine> + Send>;

/// Work on what a player asks beside the game, to be done on any thread.
pub struct Consulting {
    /// It recommends something.
    pub is_advice: bool,
    /// What there is to say, if anything.
    pub work: Box<dyn FnOnce() -> Option<Value> + Send>,
}

impl fmt::Debug for Consulting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Consulting").field("is_advice", &self.is_advice).finish_non_exhaustive()
    }
}

/// How many answers a coach names.
const NAMED: usize = 3;

/// A table of some game, with the computer players at it.
pub trait DynTable: Send + Sync {
    fn game_id(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn revision(&self) -> u64;
    fn waiting_for(&self) -> Vec<Seat>;
    /// What this viewer may know, with the story after its first `told` lines.
    fn update(&self, viewer: Viewer, told: usize) -> Update;
    /// How many lines the viewer was told so far. Less than before when an answer was taken back.
    fn told(&self, viewer: Viewer) -> usize;
    /// Does something at the table, meant for the question of this revision, and hands it back as it is to be stored. On
    /// `Err` nothing has changed. Who lets a bot go on for somebody has to seat it as well.
    fn take(&mut self, revision: u64, act: Act<Value>) -> Result<Act<Value>, TableError>;
    /// Lets a computer player decide for a seat. All its chance follows from `seed`.
    fn seat_bot(&mut self, seat: Seat, bot: &Spec, seed: Seed);
    /// The work of the bot at this seat, if one sits there and is asked.
    fn think(&self, seat: Seat) -> Option<Thinking>;
    /// The work of a coach who knows what this seat knows, if it is asked something.
    fn advise(&self, seat: Seat) -> Option<Coaching>;
    /// The work on a question about a plan of this seat, from what it knows; `Err` says what cannot be read.
    fn consult(&self, seat: Seat, query: &Value) -> Result<Consulting, String>;
    /// Tells the time; answers a seat whose time is up.
    fn tick(&mut self, now_ms: u64) -> Option<Seat>;
    fn clock(&self) -> Option<&Clock>;
    fn set_clock(&mut self, clock: Clock);
    /// The seats whose clocks run.
    fn on_the_clock(&self) -> Vec<Seat>;
    /// How many entries led to the state.
    fn entries(&self) -> usize;
    /// How many entries came before this seat's last answer.
    fn before_last_answer(&self, seat: Seat) -> Option<usize>;
    fn ending(&self) -> Option<&Ending>;
    fn commitment(&self) -> Option<String>;
    /// The replay file. It holds the seed: a host gives it out only when the game is over.
    fn replay(&self) -> Value;
    fn people(&self) -> &People;
    fn people_mut(&mut self) -> &mut People;
    /// The window open for this seat. What it holds is for this seat alone.
    fn window(&self, seat: Seat) -> Option<Window<Value>>;
}

/// A table and the computer players at it.
#[derive(Debug)]
pub(crate) struct HostedTable<G: Describe> {
    table: Table<G>,
    bots: Vec<Option<SharedPlayer<G>>>,
}

/// A bot keeps what it learnt between answers, and may be thinking on another thread.
struct SharedPlayer<G: Describe>(Arc<Mutex<Box<dyn Player<G>>>>);

impl<G: Describe> fmt::Debug for SharedPlayer<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedPlayer")
    }
}

impl<G: Describe> HostedTable<G> {
    pub(crate) fn new(table: Table<G>) -> Self {
        let bots = (0..table.game().seats()).map(|_| None).collect();
        HostedTable { table, bots }
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
                    rule: refusal.rule.as_str().to_owned(),
                    reason: refusal.message(),
                }),
            }
        }
        Some(Asked { seat, question: game.question(seat, question), options, why_not })
    }
}

impl<G: Describe + Heuristics + Consult> DynTable for HostedTable<G> {
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
            None => self.table.game().open_questions().iter().map(|ask| ask.seat).collect(),
            Some(_) => Vec::new(),
        }
    }

    fn update(&self, viewer: Viewer, told: usize) -> Update {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        let ending = self.table.ending().cloned();
        // Once the game is over its seed is known, and with it what would have come.
        let undo = seat.filter(|_| ending.is_none()).map(|seat| self.table.can_undo(seat));
        let free = seat.map_or(0, |seat| self.table.told_before_undo(seat));
        Update {
            seat,
            revision: self.table.revision(),
            view: json(&self.table.game().view(viewer)),
            waiting_for: self.waiting_for(),
            asked: seat.and_then(|seat| self.asked(seat)),
            lines_kept: u32::try_from(told).unwrap_or(u32::MAX),
            lines: self.table.story(viewer, told).collect(),
            can_undo: undo == Some(Ok(())),
            undo_lines: u32::try_from(free).unwrap_or(u32::MAX),
            no_undo: undo.and_then(Result::err).map(|barrier| Box::new(barrier.message())),
            clock: self.clock().map(|clock| ClockInfo {
                left_ms: clock.all_left_ms().to_vec(),
                running: self.on_the_clock(),
                watching_ms: clock.watching_ms(),
            }),
            revealed_seed: self.table.revealed_seed().map(|seed| seed.to_string()),
            ending,
        }
    }

    fn told(&self, viewer: Viewer) -> usize {
        self.table.told(viewer)
    }

    fn take(&mut self, revision: u64, act: Act<Value>) -> Result<Act<Value>, TableError> {
        let act: Act<G::Choice> = act.try_map(|choice| {
            G::Choice::deserialize(choice)
                .map_err(|error| TableError::Unreadable(error.to_string()))
        })?;
        self.table.take(revision, act.clone())?;
        act.try_map(|choice| Ok(json(&choice)))
    }

    fn seat_bot(&mut self, seat: Seat, bot: &Spec, seed: Seed) {
        if let Some(place) = self.bots.get_mut(seat.index()) {
            let player: Box<dyn Player<G>> = bot.player(seed);
            *place = Some(SharedPlayer(Arc::new(Mutex::new(player))));
        }
    }

    fn think(&self, seat: Seat) -> Option<Thinking> {
        let player = Arc::clone(&self.bots.get(seat.index())?.as_ref()?.0);
        let game = self.table.game().clone();
        game.asked(seat)?;
        Some(Box::new(move || {
            let mut options = Vec::new();
            game.options(seat, &mut options);
            let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
            let at = player.choose(&InfoState::new(&game, seat), &options);
            json(&options[at.min(options.len() - 1)])
        }))
    }

    fn advise(&self, seat: Seat) -> Option<Coaching> {
        let waits = self.waiting_for().contains(&seat);
        let game = waits.then(|| self.table.game().clone())?;
        // The same question gets the same advice.
        let seed = Seed::from_number(self.revision());
        Some(Box::new(move || {
            let mut options = Vec::new();
            game.options(seat, &mut options);
            let found = bots::advise(&InfoState::new(&game, seat), &options, NAMED, seed);
            let line = |advice: bots::Advice| {
                let gain = (advice.gain * 100.0).round() as i32;
                Some(AdviceLine { choice: json(options.get(advice.at)?), gain })
            };
            found.into_iter().filter_map(line).collect()
        }))
    }

    fn consult(&self, seat: Seat, query: &Value) -> Result<Consulting, String> {
        let query = G::Query::deserialize(query).map_err(|error| error.to_string())?;
        let game = self.table.game().clone();
        let seed = Seed::from_number(self.revision());
        Ok(Consulting {
            is_advice: G::is_advice(&query),
            work: Box::new(move || {
                let info = InfoState::new(&game, seat);
                G::consult(&info, &query, &mut Chance::seeded(seed)).map(|answer| json(&answer))
            }),
        })
    }

    fn tick(&mut self, now_ms: u64) -> Option<Seat> {
        self.table.tick(now_ms)
    }

    fn clock(&self) -> Option<&Clock> {
        self.table.clock.as_ref()
    }

    fn set_clock(&mut self, clock: Clock) {
        self.table.clock = Some(clock);
    }

    fn on_the_clock(&self) -> Vec<Seat> {
        self.table.on_the_clock().collect()
    }

    fn entries(&self) -> usize {
        self.table.entries().len()
    }

    fn before_last_answer(&self, seat: Seat) -> Option<usize> {
        self.table.before_last_answer(seat)
    }

    fn ending(&self) -> Option<&Ending> {
        self.table.ending()
    }

    fn commitment(&self) -> Option<String> {
        self.table.commitment()
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

    fn window(&self, seat: Seat) -> Option<Window<Value>> {
        let window = self.table.game().window(seat).filter(|_| self.table.ending().is_none())?;
        let options = window.options.iter().map(|option| WindowOption {
            object: option.object,
            choice: json(&option.choice),
            matters: option.matters,
        });
        let options = options.collect();
        Some(Window {
            pass: json(&window.pass),
            moment: window.moment,
            round: window.round,
            decision: window.decision,
            options,
        })
    }
}
