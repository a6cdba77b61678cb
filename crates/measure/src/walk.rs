//! Random play through one game after another.

use kernel::{Chance, Game, Log, Seat, Seed};

/// More answers than any sensible game takes; a game that needs more is left for the next.
const MOST_ANSWERS: u32 = 200_000;

/// Games played at random, always the same ones.
#[derive(Debug)]
pub struct Walk<G: Game> {
    setup: G::Setup,
    game: G,
    games: u64,
    answers: u32,
    choices: Chance,
    options: Vec<G::Choice>,
}

impl<G: Game<Setup: Default>> Walk<G> {
    pub fn new() -> Self {
        let setup = G::Setup::default();
        let game = begin(&setup, 0);
        let choices = Chance::seeded(Seed::from_number(u64::MAX));
        Walk { setup, game, games: 0, answers: 0, choices, options: Vec::new() }
    }

    /// Makes this many decisions. Returns the number of answers given, those without a choice included.
    pub fn decide(&mut self, decisions: u64) -> u64 {
        let mut made = 0;
        let mut answers = 0;
        while made < decisions {
            made += u64::from(self.step());
            answers += 1;
        }
        answers
    }

    /// States along the way, `apart` decisions from one another, each with a seat that is asked.
    pub fn states(&mut self, count: usize, apart: u64) -> Vec<(G, Seat)> {
        let mut states = Vec::with_capacity(count);
        while states.len() < count {
            self.decide(apart);
            if let Some(ask) = self.game.asks().first() {
                states.push((self.game.clone(), ask.seat));
            }
        }
        states
    }

    /// One answer, or the next game. Whether there was something to decide.
    fn step(&mut self) -> bool {
        let asked = self.game.asks().first().map(|ask| ask.seat);
        let Some(seat) = asked.filter(|_| self.answers < MOST_ANSWERS) else {
            self.games += 1;
            self.answers = 0;
            self.game = begin(&self.setup, self.games);
            return false;
        };
        self.answers += 1;
        self.game.options(seat, &mut self.options);
        let count = self.options.len() as u32;
        let at = if count > 1 { self.choices.below(count) } else { 0 };
        let choice =
            self.options.get(at as usize).expect("a seat that is asked may answer something");
        self.game.apply_unchecked(seat, choice, &mut Log::off());
        count > 1
    }
}

impl<G: Game<Setup: Default>> Default for Walk<G> {
    fn default() -> Self {
        Walk::new()
    }
}

fn begin<G: Game>(setup: &G::Setup, number: u64) -> G {
    G::start(setup, Chance::seeded(Seed::from_number(number)), &mut Log::off())
        .expect("the default setup of a game is valid")
}
