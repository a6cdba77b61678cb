//! One game that stops at real decisions only: questions with a single answer are answered at once.

use std::fmt;

use i18n::Language;
use kernel::{Chance, Describe, Game, Log, Outcome, Seat, Seed, SetupError, Viewer};

use crate::{
    numbers::{Number, Numbers, Sheet},
    slots::{self, Slot},
};

/// Answers without a decision that may follow one another; more are a fault of the engine.
const MOST_FORCED: u32 = 100_000;

/// One game. A clone goes on by itself, with the same dice.
#[derive(Clone, Debug)]
pub struct Env<G: Game> {
    setup: G::Setup,
    game: G,
    options: Vec<G::Choice>,
    slots: Vec<Slot>,
    /// Answers that were given, those without a choice included.
    answers: u64,
    fault: Option<String>,
}

/// This slot is no answer to what is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOffered(pub Slot);

impl fmt::Display for NotOffered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "action {} is not offered now; see the action mask", self.0)
    }
}

impl<G: Game> Env<G> {
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Self, Vec<SetupError>> {
        let game = G::start(&setup, Chance::seeded(seed), &mut Log::off())?;
        let mut env =
            Env { setup, game, options: Vec::new(), slots: Vec::new(), answers: 0, fault: None };
        env.settle();
        Ok(env)
    }

    /// Begins again with the same setup.
    pub fn reset(&mut self, seed: Seed) {
        // The setup was accepted when this was made, and no seed makes it wrong.
        if let Ok(game) = G::start(&self.setup, Chance::seeded(seed), &mut Log::off()) {
            self.game = game;
            self.answers = 0;
            self.fault = None;
            self.settle();
        }
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
        self.fault.is_some() || self.game.open_questions().is_empty()
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
        let (Some(seat), Some(choice)) = (self.seat(), self.choice(slot)) else {
            return Err(NotOffered(slot));
        };
        let choice = choice.clone();
        self.answer(seat, &choice);
        self.settle();
        Ok(())
    }

    fn answer(&mut self, seat: Seat, choice: &G::Choice) {
        self.game.apply_unchecked(seat, choice, &mut Log::off());
        self.answers += 1;
    }

    /// Answers what has one answer only, and gives the answers to the next decision their slots.
    fn settle(&mut self) {
        let mut forced = 0;
        self.slots.clear();
        loop {
            self.fault = self.game.fault().map(ToOwned::to_owned);
            self.options.clear();
            let Some(seat) = self.seat() else { return };
            let only = self.game.forced(seat, &mut self.options).cloned();
            match only {
                Some(only) if forced < MOST_FORCED => {
                    forced += 1;
                    self.answer(seat, &only);
                }
                None if !self.options.is_empty() => break,
                Some(_) | None => {
                    self.fault = Some("no decision comes any more".to_owned());
                    return;
                }
            }
        }
        slots::assign(&self.options, &mut self.slots);
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// What the game brought each seat: 1 for a victory, -1 for a defeat, 0 for a draw and while it is played. Where
    /// there is no winner and points are counted, the points.
    pub fn rewards(&self) -> Vec<f32> {
        let seats = Seat::all(self.seats());
        let Some(outcome) = self.game.outcome() else { return vec![0.0; seats.count()] };
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
}

impl<G: Describe> Env<G> {
    /// An offered answer in the words people read.
    pub fn describe(&self, slot: Slot, language: Language) -> Option<String> {
        let message = self.game.choice(self.seat()?, self.choice(slot)?);
        Some(i18n::format(language, &message))
    }
}
