//! A recorded game to leaf through: every step of it, through any eyes.
//!
//! It is played again once. States are kept at some steps only; those between them are reached by playing on from the
//! last one, which takes no time worth mentioning. An unchecked file may be put in: it is played as far as its
//! answers are legal, and [`ReplayCursor::check`] says how far that is.

use std::convert::Infallible;

use kernel::{Describe, Log, Message, Outcome, Seat, Seed, Viewer};
use protocol::StoryLine;
use serde_json::Value;

use crate::{
    act::Entry,
    commitment,
    json::{json, story_line},
    replay::{Replay, ReplayError},
    table::{newest_seed, opening_chance},
};

/// A state is kept after every so many entries.
const EVERY: usize = 16;

/// What came of playing a recorded game again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Every answer is legal, the seed is the promised one, the end is the recorded one.
    Holds,
    /// The dice were written down, so nothing was promised; all else holds.
    Scripted,
    /// The seed is not the one that was promised before the game.
    Promise,
    /// After so many entries comes one that is not legal.
    StopsAfter(usize),
    /// The game ends in another state than was recorded.
    OtherEnd,
}

/// Where a part of the game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    pub step: usize,
    pub name: Message,
}

/// How things looked for each seat after a step, in thousandths: from 0 (lost) to 1000 (won).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub step: usize,
    pub chances: Vec<u16>,
}

/// The game after a number of entries, as one viewer may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub step: usize,
    pub view: Value,
    /// Who is asked.
    pub waiting_for: Vec<Seat>,
}

/// What led to a step, and what was told of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    pub step: usize,
    /// Who answered; none at the beginning.
    pub seat: Option<Seat>,
    /// What was answered, for the seat itself and those who know everything.
    pub answer: Option<Message>,
    pub lines: Vec<StoryLine>,
}

/// A recorded game of some kind.
pub trait DynReplayCursor: Send + Sync + std::fmt::Debug {
    fn game_id(&self) -> &'static str;
    fn seats(&self) -> u8;
    /// How many entries can be played; the last step has this number.
    fn steps(&self) -> usize;
    fn chapters(&self) -> &[Chapter];
    fn check(&self) -> Check;
    /// How things looked for each seat, wherever that changed and nothing was half done.
    fn standings(&self) -> &[Standing];
    /// The rules and cards it was played with, if this program has others, and those.
    fn other_edition(&self) -> Option<(String, String)>;
    /// What was promised before the game.
    fn commitment(&self) -> Option<&str>;
    /// The seed its newest dice follow from.
    fn seed(&self) -> Option<Seed>;
    /// How it ended by its rules.
    fn outcome(&self) -> Option<Outcome>;
    /// Steps from `from` on, at most `count` of them, and no more after `bytes` bytes of views.
    fn scenes(&self, viewer: Viewer, from: usize, count: usize, bytes: usize) -> Vec<Scene>;
    /// The story of the steps from `from` on, at most `count` of them.
    fn story(&self, viewer: Viewer, from: usize, count: usize) -> Vec<Told>;
    fn setup(&self) -> Value;
    /// The text of its file.
    fn file(&self) -> String;
    /// The seed the game began with.
    fn first_seed(&self) -> Option<Seed>;
    /// The first `step` entries.
    fn entries(&self, step: usize) -> Vec<Entry<Value>>;
    /// Whether a seat is asked after this step: only then can a game go on from there.
    fn goes_on(&self, step: usize) -> bool;
}

/// A recorded game, played again.
#[derive(Debug)]
pub struct ReplayCursor<G: Describe> {
    replay: Replay<G>,
    /// States after 0, [`EVERY`], twice as many … entries.
    kept: Vec<G>,
    last: G,
    steps: usize,
    chapters: Vec<Chapter>,
    standings: Vec<Standing>,
    check: Check,
}

impl<G: Describe> ReplayCursor<G> {
    /// Plays a recorded game again, as far as its answers are legal. A `state` that is empty was not recorded, and is
    /// not compared.
    pub fn play(replay: Replay<G>) -> Result<Self, ReplayError> {
        Self::play_judged(replay, |_| None)
    }

    /// The same, with somebody who judges how things look for each seat, where nothing is half done.
    pub fn play_judged(
        replay: Replay<G>,
        judge: impl Fn(&G) -> Option<Vec<u16>>,
    ) -> Result<Self, ReplayError> {
        let mut log = Log::off();
        let mut game = G::start(&replay.setup, opening_chance(&replay.dice), &mut log)
            .map_err(ReplayError::Setup)?;
        let mut kept = vec![game.clone()];
        let mut chapters = Vec::new();
        note_chapter(&game, 0, &mut chapters);
        let mut standings = Vec::new();
        note_standing(judge(&game), 0, &mut standings);
        let mut steps = 0;
        for entry in &replay.entries {
            if !enter(&mut game, entry, &mut log) {
                break;
            }
            steps += 1;
            note_chapter(&game, steps, &mut chapters);
            note_standing(judge(&game), steps, &mut standings);
            if steps % EVERY == 0 {
                kept.push(game.clone());
            }
        }
        let check = if steps < replay.entries.len() {
            Check::StopsAfter(steps)
        } else if !replay.keeps_promise() {
            Check::Promise
        } else if !replay.state.is_empty() && replay.state != commitment::state_hash(&game) {
            Check::OtherEnd
        } else if replay.commitment.is_none() {
            Check::Scripted
        } else {
            Check::Holds
        };
        Ok(ReplayCursor { replay, kept, last: game, steps, chapters, standings, check })
    }

    /// The game after so many entries.
    fn state(&self, step: usize) -> G {
        let (at, game) = match self.kept.get(step / EVERY) {
            Some(kept) => (step - step % EVERY, kept.clone()),
            None => return self.last.clone(),
        };
        let mut game = game;
        for entry in self.replay.entries.iter().take(step).skip(at) {
            enter(&mut game, entry, &mut Log::off());
        }
        game
    }

    /// What was told when the game began.
    fn opening(&self, viewer: Viewer) -> Vec<StoryLine> {
        let mut log = Log::recording();
        G::start(&self.replay.setup, opening_chance(&self.replay.dice), &mut log)
            .map_or_else(|_| Vec::new(), |game| hear(&game, &log, viewer))
    }
}

/// Takes an entry if it is legal; whether it was.
fn enter<G: Describe>(game: &mut G, entry: &Entry<G::Choice>, log: &mut Log<G::Event>) -> bool {
    let legal = match entry {
        Entry::Answer { seat, choice } => game.check(*seat, choice).is_ok(),
        Entry::Dice(_) | Entry::Reseed(_) => true,
    };
    if legal {
        entry.apply_unchecked(game, log);
    }
    legal
}

fn note_chapter<G: Describe>(game: &G, step: usize, chapters: &mut Vec<Chapter>) {
    if let Some(name) = game.chapter()
        && chapters.last().is_none_or(|last| last.name != name)
    {
        chapters.push(Chapter { step, name });
    }
}

fn note_standing(chances: Option<Vec<u16>>, step: usize, standings: &mut Vec<Standing>) {
    if let Some(chances) = chances
        && standings.last().is_none_or(|last| last.chances != chances)
    {
        standings.push(Standing { step, chances });
    }
}

/// What one answer led to.
fn hear<G: Describe>(game: &G, log: &Log<G::Event>, viewer: Viewer) -> Vec<StoryLine> {
    let lines = log.events().iter().filter_map(|event| game.tell(event, viewer));
    let mut lines: Vec<_> = lines.map(|line| story_line(&line)).collect();
    // An action begins with every answer.
    if let Some(first) = lines.first_mut() {
        first.begins = true;
    }
    lines
}

impl<G: Describe> DynReplayCursor for ReplayCursor<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.last.seats()
    }

    fn steps(&self) -> usize {
        self.steps
    }

    fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    fn check(&self) -> Check {
        self.check
    }

    fn standings(&self) -> &[Standing] {
        &self.standings
    }

    fn other_edition(&self) -> Option<(String, String)> {
        match self.replay.check_fingerprint() {
            Err(ReplayError::Fingerprint { played, here }) => Some((played, here)),
            Ok(()) | Err(_) => None,
        }
    }

    fn commitment(&self) -> Option<&str> {
        self.replay.commitment.as_deref()
    }

    fn seed(&self) -> Option<Seed> {
        newest_seed(&self.replay.dice, &self.replay.entries)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.last.outcome()
    }

    fn scenes(&self, viewer: Viewer, from: usize, count: usize, bytes: usize) -> Vec<Scene> {
        let mut scenes = Vec::new();
        if from > self.steps {
            return scenes;
        }
        let mut game = self.state(from);
        let mut written = 0;
        for step in (from..=self.steps).take(count) {
            if step > from
                && let Some(entry) = self.replay.entries.get(step - 1)
            {
                enter(&mut game, entry, &mut Log::off());
            }
            let view = json(&game.view(viewer));
            written += view.to_string().len();
            let waiting_for = game.open_questions().iter().map(|ask| ask.seat).collect();
            scenes.push(Scene { step, view, waiting_for });
            if written >= bytes {
                break;
            }
        }
        scenes
    }

    fn story(&self, viewer: Viewer, from: usize, count: usize) -> Vec<Told> {
        let mut told = Vec::new();
        if from > self.steps {
            return told;
        }
        if from == 0 {
            told.push(Told { step: 0, seat: None, answer: None, lines: self.opening(viewer) });
        }
        let first = from.max(1);
        let mut game = self.state(first - 1);
        for step in (first..=self.steps).take(count.saturating_sub(told.len())) {
            let Some(entry) = self.replay.entries.get(step - 1) else { break };
            let (seat, answer) = match entry {
                Entry::Answer { seat, choice } => {
                    (Some(*seat), viewer.is(*seat).then(|| game.choice(*seat, choice)))
                }
                Entry::Dice(_) | Entry::Reseed(_) => (None, None),
            };
            let mut log = Log::recording();
            enter(&mut game, entry, &mut log);
            told.push(Told { step, seat, answer, lines: hear(&game, &log, viewer) });
        }
        told
    }

    fn setup(&self) -> Value {
        json(&self.replay.setup)
    }

    fn file(&self) -> String {
        json(&self.replay).to_string()
    }

    fn first_seed(&self) -> Option<Seed> {
        newest_seed::<G::Choice>(&self.replay.dice, &[])
    }

    fn entries(&self, step: usize) -> Vec<Entry<Value>> {
        let entries = self.replay.entries.iter().take(step.min(self.steps));
        let any = |entry: &Entry<G::Choice>| {
            let Ok(any) = entry.clone().try_map(|choice| Ok::<_, Infallible>(json(&choice)));
            any
        };
        entries.map(any).collect()
    }

    fn goes_on(&self, step: usize) -> bool {
        let game = self.state(step);
        step <= self.steps && game.outcome().is_none() && !game.open_questions().is_empty()
    }
}
