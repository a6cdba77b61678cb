//! One game after the other, on one thread.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
};

use kernel::{Chance, InfoState, Log, Outcome, Seat, Seed};

use super::{GameError, Plan, Tally, game_seed, opening_seed, player_seed};
use crate::{
    Heuristics, Thinker,
    heuristics::MakePlayer,
    playout::draw,
    record::{Decision, Ending, GameRecord},
};

/// One thread's share, with buffers that live from game to game.
pub(super) struct Worker<G: Heuristics> {
    tally: Tally,
    options: Vec<G::Choice>,
    players: Vec<Box<dyn Thinker<G>>>,
}

impl<G: Heuristics> Default for Worker<G> {
    fn default() -> Self {
        Worker { tally: Tally::default(), options: Vec::new(), players: Vec::new() }
    }
}

/// A game that is over.
pub(super) struct End {
    pub(super) outcome: Outcome,
    /// By seat.
    pub(super) figures: Vec<Vec<crate::Figure>>,
}

impl<G: Heuristics> Worker<G> {
    pub(super) fn into_tally(self) -> Tally {
        self.tally
    }

    /// Plays one game, counts it and returns its record if the plan wants one. A panic in the engine or a bot is that
    /// game's error and stops no other.
    pub(super) fn play(
        &mut self,
        setup: &G::Setup,
        plan: &Plan,
        number: u64,
        seats: u8,
        player: &MakePlayer<'_, G>,
    ) -> Option<GameRecord> {
        let seed = game_seed(plan.seed, number);
        self.players.clear();
        self.players.extend(
            Seat::all(seats).map(|seat| player(seat, player_seed(plan.seed, number, seat))),
        );
        let mut record = plan.record.then(|| GameRecord::new(number, None));
        let played = AssertUnwindSafe(|| self.run(setup, seed, plan, number, &mut record));
        match catch_unwind(played).unwrap_or_else(|panic| Err(panic_text(panic.as_ref()))) {
            Ok(end) => {
                self.tally.count(seats, &end);
                record
            }
            Err(what) => {
                let endless = what == no_end(plan.answers);
                self.tally.errors.push(GameError { game: number, seed, what, endless });
                record.filter(|_| endless)
            }
        }
    }

    fn run(
        &mut self,
        setup: &G::Setup,
        seed: Seed,
        plan: &Plan,
        number: u64,
        record: &mut Option<GameRecord>,
    ) -> Result<End, String> {
        let Worker { tally, options, players } = self;
        let mut log = Log::off();
        let mut game = G::start(setup, Chance::seeded(seed), &mut log)
            .map_err(|problems| format!("the setup is not valid: {problems:?}"))?;
        let mut opening = Opening::new(plan, number);
        for _ in 0..plan.answers {
            if let Some(fault) = game.fault() {
                return Err(fault.to_owned());
            }
            let Some(seat) = game.open_questions().first().map(|ask| ask.seat) else {
                let outcome = game.outcome().ok_or("nobody is asked and there is no outcome")?;
                return Ok(ended(&game, Ending::Rules, outcome, record));
            };
            if plan.rounds.is_some_and(|last| game.round_number() > last) {
                tally.stopped += 1;
                return Ok(ended(&game, Ending::Rounds, game.adjudicate(), record));
            }
            game.options(seat, options);
            let at = match options.len() {
                0 => return Err(format!("seat {seat} is asked and may answer nothing")),
                1 => {
                    tally.forced += 1;
                    0
                }
                several => {
                    tally.decisions += 1;
                    let info = InfoState::new(&game, seat);
                    let player = &mut players[seat.index()];
                    let drawn = opening.draw(&info, options);
                    let at = drawn.unwrap_or_else(|| player.choose(&info, options));
                    if let Some(record) = record {
                        let thoughts = if drawn.is_none() { player.thoughts() } else { &[] };
                        record.decisions.push(Decision::new(seat, several, at, thoughts));
                    }
                    at
                }
            };
            let choice = options.get(at).ok_or_else(|| {
                format!("the bot at seat {seat} chose answer {at} of {}", options.len())
            })?;
            game.apply_unchecked(seat, choice, &mut log);
        }
        match (game.fault(), game.outcome()) {
            (Some(fault), _) => Err(fault.to_owned()),
            (None, Some(outcome)) => Ok(ended(&game, Ending::Rules, outcome, record)),
            (None, None) => {
                let nobody = Outcome { winners: Vec::new(), scores: Vec::new(), lost: false };
                ended(&game, Ending::Answers, nobody, record);
                Err(no_end(plan.answers))
            }
        }
    }
}

/// What a game came to; its record is told.
fn ended<G: Heuristics>(
    game: &G,
    ending: Ending,
    outcome: Outcome,
    record: &mut Option<GameRecord>,
) -> End {
    if let Some(record) = record {
        record.end(ending, game.round_number(), outcome.clone());
    }
    let figures = Seat::all(game.seats()).map(|seat| game.figures(seat)).collect();
    End { outcome, figures }
}

/// The decisions at the beginning of a game that are drawn.
struct Opening {
    left: u32,
    chance: Chance,
    weights: Vec<f32>,
}

impl Opening {
    fn new(plan: &Plan, number: u64) -> Self {
        let chance = Chance::seeded(opening_seed(plan.seed, number));
        Opening { left: plan.opening, chance, weights: Vec::new() }
    }

    /// An answer a sensible player might give, by what the seat may know; nothing when the beginning is over.
    fn draw<G: Heuristics>(
        &mut self,
        info: &InfoState<'_, G>,
        options: &[G::Choice],
    ) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let imagined = info.imagine(&mut self.chance);
        self.weights.clear();
        imagined.policy(info.seat(), options, &mut self.weights);
        Some(draw(&self.weights, &mut self.chance))
    }
}

fn no_end(answers: u64) -> String {
    format!("no end after {answers} answers")
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned());
    format!("panic: {}", text.unwrap_or_else(|| "without words".to_owned()))
}
