//! One game that stops at real decisions only: questions with a single answer are answered at once, and those of seats
//! where bots sit by the bots.

use std::{
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use bots::{Heuristics, Spec};
use i18n::Language;
use kernel::{
    Chance, Describe, Game, InfoState, Log, Outcome, Player, Seat, Seed, SetupError, Viewer,
};

use crate::{
    numbers::{Number, Numbers, Sheet},
    slots::{self, Slot},
};

/// Answers without a decision that may follow one another; more are a fault of the engine.
const MOST_FORCED: u32 = 100_000;

/// What is played, and who plays it.
#[derive(Clone, Debug)]
pub struct Terms<S> {
    pub setup: SetupOf<S>,
    /// The bots, by seat; where there is none, somebody asks for actions.
    pub bots: Vec<Option<Spec>>,
    /// After so many rounds a game is stopped and counted as it stands.
    pub rounds: Option<u32>,
}

/// Where the setup of a game comes from.
#[derive(Clone, Debug)]
pub enum SetupOf<S> {
    Fixed(S),
    /// Each game has its own, from its seed, for so many seats.
    Random {
        made: fn(usize, Seed) -> S,
        seats: usize,
    },
}

impl<S: Clone> SetupOf<S> {
    pub(crate) fn of(&self, seed: Seed) -> S {
        match self {
            SetupOf::Fixed(setup) => setup.clone(),
            SetupOf::Random { made, seats } => made(*seats, seed),
        }
    }
}

/// One game. A clone goes on by itself, with the same dice; its bots think anew.
#[derive(Debug)]
pub struct Env<G: Heuristics> {
    terms: Arc<Terms<G::Setup>>,
    game: G,
    seed: Seed,
    options: Vec<G::Choice>,
    slots: Vec<Slot>,
    /// Answers that were given, those without a choice included.
    answers: u64,
    /// The positions of all answers that were a choice, of bots too.
    history: Vec<u32>,
    fault: Option<String>,
    /// It was stopped after the last round.
    stopped: bool,
    players: Vec<Option<Seated<G>>>,
}

/// A bot at its seat.
struct Seated<G: Game>(Mutex<Box<dyn Player<G>>>);

impl<G: Game> fmt::Debug for Seated<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seated")
    }
}

impl<G: Heuristics> Clone for Env<G> {
    fn clone(&self) -> Self {
        Env {
            terms: Arc::clone(&self.terms),
            game: self.game.clone(),
            seed: self.seed,
            options: self.options.clone(),
            slots: self.slots.clone(),
            answers: self.answers,
            history: self.history.clone(),
            fault: self.fault.clone(),
            stopped: self.stopped,
            players: seated(&self.terms, self.seed, self.answers),
        }
    }
}

/// The bots of a game. What they draw follows from the seed and from how many answers were given.
fn seated<G: Heuristics>(
    terms: &Terms<G::Setup>,
    seed: Seed,
    answers: u64,
) -> Vec<Option<Seated<G>>> {
    let seat = |(at, spec): (u8, &Option<Spec>)| {
        let seed = bots::simulate::player_seed(seed, answers, Seat(at));
        let player: Box<dyn Player<G>> = spec.as_ref()?.player(seed);
        Some(Seated(Mutex::new(player)))
    };
    (0u8..).zip(&terms.bots).map(seat).collect()
}

/// This slot is no answer to what is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOffered(pub Slot);

impl fmt::Display for NotOffered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "action {} is not offered now; see the action mask", self.0)
    }
}

/// A history leads nowhere: this is the number of its first answer that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongHistory(pub usize);

impl fmt::Display for WrongHistory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "decision {} of the history cannot be made; was it played with other rules?",
            self.0
        )
    }
}

impl<G: Heuristics> Env<G> {
    /// A game in which somebody is asked for the actions of all seats.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Self, Vec<SetupError>> {
        let setup = SetupOf::Fixed(setup);
        Env::at(Arc::new(Terms { setup, bots: Vec::new(), rounds: None }), seed)
    }

    /// A game on these terms.
    pub fn at(terms: Arc<Terms<G::Setup>>, seed: Seed) -> Result<Self, Vec<SetupError>> {
        let mut env = Env::begun(terms, seed)?;
        env.settle();
        Ok(env)
    }

    /// A game as it stood after these decisions: one that was saved.
    pub fn restored(
        terms: Arc<Terms<G::Setup>>,
        seed: Seed,
        history: &[u32],
    ) -> Result<Result<Self, WrongHistory>, Vec<SetupError>> {
        let mut env = Env::begun(terms, seed)?;
        for (at, answer) in history.iter().enumerate() {
            env.skip_forced();
            let there = env.seat().zip(env.options.get(*answer as usize).cloned());
            let Some((seat, choice)) = there else { return Ok(Err(WrongHistory(at))) };
            env.history.push(*answer);
            env.answer(seat, &choice);
        }
        env.players = seated(&env.terms, env.seed, env.answers);
        env.settle();
        Ok(Ok(env))
    }

    fn begun(terms: Arc<Terms<G::Setup>>, seed: Seed) -> Result<Self, Vec<SetupError>> {
        let setup = terms.setup.of(seed);
        let game = G::start(&setup, Chance::seeded(seed), &mut Log::off())?;
        let players = seated(&terms, seed, 0);
        Ok(Env {
            terms,
            game,
            seed,
            options: Vec::new(),
            slots: Vec::new(),
            answers: 0,
            history: Vec::new(),
            fault: None,
            stopped: false,
            players,
        })
    }

    /// Begins again on the same terms.
    pub fn reset(&mut self, seed: Seed) {
        // The setup was accepted when this was made, and no seed makes it wrong.
        if let Ok(env) = Env::at(Arc::clone(&self.terms), seed) {
            *self = env;
        }
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The positions of all answers so far that were a choice: with the seed they are the game.
    pub fn history(&self) -> &[u32] {
        &self.history
    }

    /// Whether the game was stopped after the last round.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// Which seat decides now; none when the game is over. Of several who decide at the same time, the first.
    pub fn seat(&self) -> Option<Seat> {
        if self.is_over() { None } else { self.game.open_questions().first().map(|ask| ask.seat) }
    }

    pub fn is_over(&self) -> bool {
        self.fault.is_some() || self.stopped || self.game.open_questions().is_empty()
    }

    /// What the engine found wrong with itself.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    pub fn answers(&self) -> u64 {
        self.answers
    }

    /// The slots of all answers, in the order the game offers them.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// Writes 1 for every slot that is offered.
    pub fn mask(&self, out: &mut [i8]) {
        out.fill(0);
        for slot in &self.slots {
            if let Some(place) = out.get_mut(usize::from(*slot)) {
                *place = 1;
            }
        }
    }

    fn choice(&self, slot: Slot) -> Option<&G::Choice> {
        let at = self.slots.iter().position(|offered| *offered == slot)?;
        self.options.get(at)
    }

    /// The name of an offered answer: what it says, as JSON.
    pub fn name(&self, slot: Slot) -> Option<String> {
        self.choice(slot).map(slots::name)
    }

    /// Gives an answer and plays on to the next decision.
    pub fn step(&mut self, slot: Slot) -> Result<(), NotOffered> {
        let at = self.slots.iter().position(|offered| *offered == slot);
        let choice = at.and_then(|at| Some((at, self.options.get(at)?.clone())));
        let (Some(seat), Some((at, choice))) = (self.seat(), choice) else {
            return Err(NotOffered(slot));
        };
        self.history.push(at as u32);
        self.answer(seat, &choice);
        self.settle();
        Ok(())
    }

    fn answer(&mut self, seat: Seat, choice: &G::Choice) {
        self.game.apply_unchecked(seat, choice, &mut Log::off());
        self.answers += 1;
    }

    /// Answers what has one answer only, up to the next decision. All its answers are in `options` afterwards; none where
    /// the game is over.
    fn skip_forced(&mut self) {
        let mut forced = 0;
        loop {
            self.fault = self.game.fault().map(ToOwned::to_owned);
            self.options.clear();
            self.stopped = self.is_past_the_last_round();
            let Some(seat) = self.seat() else { return };
            let only = self.game.forced(seat, &mut self.options).cloned();
            match only {
                Some(only) if forced < MOST_FORCED => {
                    forced += 1;
                    self.answer(seat, &only);
                }
                None if !self.options.is_empty() => return,
                Some(_) | None => {
                    self.fault = Some("no decision comes any more".to_owned());
                    return;
                }
            }
        }
    }

    fn is_past_the_last_round(&self) -> bool {
        let past = |last| self.game.round_number() > last;
        self.terms.rounds.is_some_and(past) && !self.game.open_questions().is_empty()
    }

    /// Goes on to the next decision of a seat without a bot, and gives the answers their slots.
    fn settle(&mut self) {
        self.slots.clear();
        loop {
            self.skip_forced();
            let Some(seat) = self.seat() else { return };
            let bot = self.players.get(seat.index()).and_then(Option::as_ref);
            let Some(Seated(bot)) = bot else { break };
            let info = InfoState::new(&self.game, seat);
            let at =
                bot.lock().unwrap_or_else(PoisonError::into_inner).choose(&info, &self.options);
            let Some(choice) = self.options.get(at).cloned() else {
                self.fault = Some(format!("the bot of seat {seat} gave no answer there is"));
                return;
            };
            self.history.push(at as u32);
            self.answer(seat, &choice);
        }
        slots::assign(&self.options, &mut self.slots);
    }

    /// How the game ended; a game that was stopped counts as it stood.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.stopped { Some(self.game.adjudicate()) } else { self.game.outcome() }
    }

    /// What the game brought each seat: 1 for a victory, -1 for a defeat, 0 for a draw and while it is played. Where
    /// there is no winner and points are counted, the points.
    pub fn rewards(&self) -> Vec<f32> {
        let seats = Seat::all(self.seats());
        let Some(outcome) = self.outcome() else { return vec![0.0; seats.count()] };
        let all_alone = self.seats() == 1;
        seats
            .map(|seat| match outcome.scores.get(seat.index()) {
                Some(score) if all_alone => *score as f32,
                _ if outcome.winners.is_empty() => 0.0,
                _ if outcome.winners.contains(&seat) => 1.0,
                _ => -1.0,
            })
            .collect()
    }

    /// What a seat may know, as JSON.
    pub fn view(&self, seat: Seat) -> String {
        serde_json::to_string(&self.game.view(Viewer::Seat(seat))).unwrap_or_default()
    }
}

impl<G: Numbers> Env<G> {
    /// Writes what a seat may know as numbers.
    pub fn observe(&self, seat: Seat, out: &mut [Number]) {
        self.game.write(seat, &mut Sheet::new(out));
    }

    /// Writes what the offered answers say, a row for each, in the order of [`Env::slots`].
    pub fn write_answers(&self, out: &mut [Number]) {
        let Some(seat) = self.seat() else { return };
        for (choice, row) in self.options.iter().zip(out.chunks_exact_mut(G::ANSWER.len())) {
            self.game.write_answer(seat, choice, row);
        }
    }
}

impl<G: Describe + Heuristics> Env<G> {
    /// An offered answer in the words people read.
    pub fn describe(&self, slot: Slot, language: Language) -> Option<String> {
        let message = self.game.choice(self.seat()?, self.choice(slot)?);
        Some(i18n::format(language, &message))
    }
}
