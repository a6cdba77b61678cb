//! The table itself: answers in, revisions out.

use std::collections::VecDeque;

use kernel::{Chance, DieRoll, Game, Log, Message, Refusal, Seat, Seed, SetupError, Viewer};
use protocol::{Ending, StoryLine, TimeControl};
use serde::{Deserialize, Serialize};

use crate::{
    act::{Act, Entry},
    clock::Clock,
    commitment,
    journal::Journal,
    people::{Occupant, People},
    undo::{Barrier, barrier},
};

/// Where a game's dice come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dice {
    /// All of them follow from this.
    Seed(Seed),
    /// They are written down: these for the set-up, the others among the entries.
    Scripted(Vec<DieRoll>),
}

/// Why a table did not take something. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The answer was meant for an earlier question.
    Stale {
        revision: u64,
    },
    Refused(Refusal),
    /// The game is over.
    Over,
    /// The answer cannot be taken back, and why.
    Undo(Barrier),
    /// The answer is not one this game knows, as a parser puts it.
    Unreadable(String),
}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> Self {
        TableError::Refused(refusal)
    }
}

/// How many states are kept for taking back.
const KEPT: usize = 8;

/// One running game.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: G::Setup,
    dice: Dice,
    game: G,
    entries: Vec<Entry<G::Choice>>,
    /// How many of the newest entries can be taken back, those since the last barrier.
    free: usize,
    /// The states before the newest of them; those before older ones are played again when they are needed.
    before: VecDeque<G>,
    /// Why nothing before them can be taken back.
    barrier: Barrier,
    revision: u64,
    journal: Journal,
    ending: Option<Ending>,
    pub clock: Option<Clock>,
    /// How many entries the clock has counted, be they taken back by now.
    timed: usize,
    pub people: People,
}

impl<G: Game> Table<G> {
    /// A game whose chance follows from a secret seed.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Self, Vec<SetupError>> {
        Self::begin(setup, Dice::Seed(seed))
    }

    /// A game whose dice are written down, for scripts: `opening` for the set-up, more by [`Table::give_dice`].
    pub fn scripted(setup: G::Setup, opening: Vec<DieRoll>) -> Result<Self, Vec<SetupError>> {
        Self::begin(setup, Dice::Scripted(opening))
    }

    pub(crate) fn begin(setup: G::Setup, dice: Dice) -> Result<Self, Vec<SetupError>> {
        let mut log = Log::recording();
        let game = G::start(&setup, opening_chance(&dice), &mut log)?;
        let mut journal = Journal::default();
        journal.write(&game, 0, log.events());
        let mut table = Table {
            people: People::new(game.seats()),
            setup,
            dice,
            game,
            entries: Vec::new(),
            free: 0,
            before: VecDeque::new(),
            barrier: Barrier::Start,
            revision: 0,
            journal,
            ending: None,
            clock: None,
            timed: 0,
        };
        table.note_ending();
        Ok(table)
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub fn entries(&self) -> &[Entry<G::Choice>] {
        &self.entries
    }

    pub fn revision(&self) -> u64 {
        self.revision
    }

    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The secret seed the dice to come follow from. For storage; players learn it only through
    /// [`Table::revealed_seed`].
    pub fn seed(&self) -> Option<Seed> {
        newest_seed(&self.dice, &self.entries)
    }

    pub(crate) fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The seed once the game is over, when it no longer tells the future.
    pub fn revealed_seed(&self) -> Option<Seed> {
        self.seed().filter(|_| self.ending.is_some())
    }

    /// The promise that the seed was fixed before the game.
    pub fn commitment(&self) -> Option<String> {
        self.seed().map(commitment::commitment)
    }

    /// How many lines this viewer was told so far.
    pub fn told(&self, viewer: Viewer) -> usize {
        self.journal.told(viewer)
    }

    /// What this viewer was told after its first `from` lines.
    pub fn story(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = StoryLine> {
        self.journal.story(viewer, from)
    }

    /// The sentences of that.
    pub fn sentences(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = Message> {
        self.story(viewer, from).filter_map(|line| line.text)
    }

    /// Takes anything that can be done at a table, meant for the question of this revision. On `Err` nothing has changed.
    pub fn take(&mut self, revision: u64, act: Act<G::Choice>) -> Result<(), TableError> {
        match act {
            Act::Enter(Entry::Answer { seat, choice }) => self.answer(seat, revision, &choice),
            Act::Enter(Entry::Dice(throws)) => {
                self.give_dice(throws);
                Ok(())
            }
            Act::Enter(Entry::Reseed(seed)) => self.reseed(seed),
            // The seed is known by now, and with it what would have come.
            Act::Undo(_) | Act::Rewind { .. } if self.ending.is_some() => Err(TableError::Over),
            Act::Undo(_) if revision != self.revision => {
                Err(TableError::Stale { revision: self.revision })
            }
            Act::Undo(seat) => self.undo(seat),
            // These are meant whatever happened meanwhile.
            Act::Rewind { entries, .. } => {
                self.rewind(entries);
                Ok(())
            }
            Act::Resign(seat) => self.end(Ending::Resigned(seat)),
            Act::Draw(_) => self.end(Ending::Drawn),
            Act::TimeUp(seat) => self.end(Ending::TimeUp(seat)),
            Act::Replace { seat, bot } => self.replace(seat, bot),
        }
    }

    /// Takes an answer to the question of this revision. On `Err` nothing has changed.
    pub fn answer(
        &mut self,
        seat: Seat,
        revision: u64,
        choice: &G::Choice,
    ) -> Result<(), TableError> {
        if self.ending.is_some() {
            return Err(TableError::Over);
        }
        if revision != self.revision {
            return Err(TableError::Stale { revision: self.revision });
        }
        self.game.check(seat, choice)?;
        self.enter(Entry::Answer { seat, choice: choice.clone() });
        Ok(())
    }

    /// Adds throws to a scripted game.
    pub fn give_dice(&mut self, throws: Vec<DieRoll>) {
        self.enter(Entry::Dice(throws));
    }

    /// From here on all chance follows from this seed. Nothing before can be taken back: its dice are known.
    pub fn reseed(&mut self, seed: Seed) -> Result<(), TableError> {
        if self.ending.is_some() {
            return Err(TableError::Over);
        }
        self.enter(Entry::Reseed(seed));
        Ok(())
    }

    /// How many entries cannot be taken back, because they come from an older game.
    fn locked(&self) -> usize {
        self.entries
            .iter()
            .rposition(|entry| matches!(entry, Entry::Reseed(_)))
            .map_or(0, |last| last + 1)
    }

    /// Runs a legal entry and writes down what came of it.
    fn enter(&mut self, entry: Entry<G::Choice>) {
        let before = self.game.clone();
        let mut log = Log::recording();
        entry.apply_unchecked(&mut self.game, &mut log);
        let turn = match &entry {
            Entry::Answer { seat, choice } => before.is_turn(*seat, choice).then_some(*seat),
            Entry::Dice(_) | Entry::Reseed(_) => None,
        };
        let stands_in_the_way = match &entry {
            Entry::Reseed(_) => Some(Barrier::Start),
            Entry::Answer { .. } | Entry::Dice(_) => barrier(&before, &self.game, log.events()),
        };
        self.entries.push(entry);
        self.revision += 1;
        self.journal.write(&self.game, self.entries.len(), log.events());
        self.note_time(turn);
        match stands_in_the_way {
            None => {
                self.free += 1;
                self.before.push_back(before);
                if self.before.len() > KEPT {
                    self.before.pop_front();
                }
            }
            Some(barrier) => {
                self.free = 0;
                self.before.clear();
                self.barrier = barrier;
            }
        }
        self.note_ending();
    }

    /// Pays for a turn, and gives all players the time to watch what happened. No seat is paid twice for taking an answer
    /// back and giving it again.
    fn note_time(&mut self, turn: Option<Seat>) {
        let entries = self.entries.len();
        let is_new = entries > self.timed;
        self.timed = self.timed.max(entries);
        let Some(clock) = self.clock.as_mut().filter(|_| is_new) else { return };
        if let Some(seat) = turn {
            clock.turn_taken(seat);
        }
        clock.happened(self.journal.public_actions(entries));
    }

    fn note_ending(&mut self) {
        self.ending = match self.game.fault() {
            Some(fault) => Some(Ending::Fault(fault.to_owned())),
            None => self.game.outcome().map(Ending::Played),
        };
    }

    /// Whether this seat can take its last answer back, or what stands in the way.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Barrier> {
        if self.free == 0 {
            return Err(self.barrier);
        }
        match self.entries.last() {
            None => Err(Barrier::Start),
            Some(Entry::Answer { seat: last, .. }) if *last != seat => {
                Err(Barrier::OtherSeat(*last))
            }
            Some(Entry::Answer { .. } | Entry::Dice(_) | Entry::Reseed(_)) => Ok(()),
        }
    }

    /// How many lines this seat would still have been told, had it taken back everything it could.
    pub fn told_before_undo(&self, seat: Seat) -> usize {
        let newest = self.entries.iter().rev().take(self.free);
        let own = newest.take_while(|entry| match entry {
            Entry::Answer { seat: by, .. } => *by == seat,
            Entry::Dice(_) | Entry::Reseed(_) => true,
        });
        self.journal.told_after(Viewer::Seat(seat), self.entries.len() - own.count())
    }

    /// Takes back the last answer, if it is this seat's and disclosed nothing. Raises the revision, so that old
    /// questions die with it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), TableError> {
        self.can_undo(seat).map_err(TableError::Undo)?;
        match self.before.pop_back() {
            Some(before) => {
                self.game = before;
                self.free -= 1;
                self.entries.pop();
                self.journal.forget_after(self.entries.len());
                self.revision += 1;
                self.note_ending();
            }
            None => self.rewind(self.entries.len() - 1),
        }
        Ok(())
    }

    /// Goes back to the state after the first `entries` entries, past any barrier: all players agreed to it. The dice
    /// to come stay what they are. What an older game left behind stays.
    pub fn rewind(&mut self, entries: usize) {
        let kept = entries.max(self.locked());
        let kept: Vec<_> = self.entries.iter().take(kept).cloned().collect();
        let fresh = Self::begin(self.setup.clone(), self.dice.clone())
            .expect("the setup was accepted when the game began");
        let revision = self.revision + 1;
        self.game = fresh.game;
        self.journal = fresh.journal;
        self.barrier = fresh.barrier;
        self.ending = fresh.ending;
        self.free = 0;
        self.before.clear();
        self.entries.clear();
        for entry in kept {
            self.enter(entry);
        }
        self.revision = revision;
    }

    pub fn start_clock(&mut self, control: TimeControl, now_ms: u64) {
        self.clock = Some(Clock::new(control, self.game.seats(), now_ms));
    }

    /// The seats whose clocks run: those that are asked, once everyone is there. Computer players have all the time.
    pub fn on_the_clock(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.people.seats();
        let complete = !seats.contains(&Occupant::Open) && self.ending.is_none();
        let asked = self.game.open_questions().iter().map(|ask| ask.seat);
        asked.filter(move |seat| {
            complete && matches!(seats.get(seat.index()), Some(Occupant::Person(_)))
        })
    }

    /// Tells the table what time it is, and answers a seat whose time is up. The host decides what becomes of it.
    pub fn tick(&mut self, now_ms: u64) -> Option<Seat> {
        let mut clock = self.clock.take()?;
        let flagged = clock.advance(now_ms, self.on_the_clock());
        self.clock = Some(clock);
        flagged
    }

    fn end(&mut self, ending: Ending) -> Result<(), TableError> {
        if self.ending.is_some() {
            return Err(TableError::Over);
        }
        self.ending = Some(ending);
        self.revision += 1;
        Ok(())
    }

    /// A computer player goes on in the place of a person.
    fn replace(&mut self, seat: Seat, bot: String) -> Result<(), TableError> {
        if self.ending.is_some() {
            return Err(TableError::Over);
        }
        self.people.replace(seat, Occupant::Bot(bot));
        self.revision += 1;
        Ok(())
    }

    /// How many entries came before this seat's last answer: where everyone would go back to if they agreed to it.
    pub fn before_last_answer(&self, seat: Seat) -> Option<usize> {
        let last = self.entries.iter().rposition(
            |entry| matches!(entry, Entry::Answer { seat: answered, .. } if *answered == seat),
        );
        last.filter(|last| *last >= self.locked())
    }
}

/// The seed the newest dice follow from.
pub(crate) fn newest_seed<C>(dice: &Dice, entries: &[Entry<C>]) -> Option<Seed> {
    let fresh = entries.iter().rev().find_map(|entry| match entry {
        Entry::Reseed(seed) => Some(*seed),
        Entry::Answer { .. } | Entry::Dice(_) => None,
    });
    fresh.or(match dice {
        Dice::Seed(seed) => Some(*seed),
        Dice::Scripted(_) => None,
    })
}

/// The chance a game with these dice begins with.
pub(crate) fn opening_chance(dice: &Dice) -> Chance {
    match dice {
        Dice::Seed(seed) => Chance::seeded(*seed),
        Dice::Scripted(opening) => {
            let mut chance = Chance::scripted();
            chance.give(opening);
            chance
        }
    }
}
