//! Random play through one game after another.

use kernel::{Chance, Game, Log, Seat, Seed};

use crate::Measured;

/// Several times what games between random players take. A few games have no end, because both mages heal faster than they
/// hurt each other; with a higher bound these few would be most of what is measured.
const MOST_ANSWERS: u32 = 20_000;

/// FNV-1a, because the hash of the standard library may change with it.
const FNV_BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01b3;

/// Games played at random, always the same ones.
#[derive(Debug)]
pub struct Walk<G: Game> {
    setups: Vec<G::Setup>,
    game: G,
    games: u64,
    answers: u32,
    choices: Chance,
    options: Vec<G::Choice>,
}

impl<G: Measured> Walk<G> {
    pub fn new() -> Self {
        let setups = G::setups();
        let game = begin(&setups, 0);
        let choices = Chance::seeded(Seed::from_number(u64::MAX));
        Walk { setups, game, games: 0, answers: 0, choices, options: Vec::new() }
    }

    /// Makes this many decisions. Returns the number of answers given, those without a choice included.
    pub fn decide(&mut self, decisions: u64) -> u64 {
        let mut made = 0;
        let mut answers = 0;
        while made < decisions {
            made += u64::from(self.step(|_, _| ()));
            answers += 1;
        }
        answers
    }

    /// States along the way, `apart` decisions from one another, each with a seat that is asked.
    pub fn states(&mut self, count: usize, apart: u64) -> Vec<(G, Seat)> {
        let mut states = Vec::with_capacity(count);
        while states.len() < count {
            self.decide(apart);
            if let Some(ask) = self.game.open_questions().first() {
                states.push((self.game.clone(), ask.seat));
            }
        }
        states
    }

    /// A number made from everything that was offered and chosen on the way through this many decisions. As long as
    /// it stays the same, a change for speed has changed nothing else.
    pub fn digest(&mut self, decisions: u64) -> u64 {
        let mut hash = FNV_BASIS;
        let mut made = 0;
        while made < decisions {
            made += u64::from(self.step(|options, at| {
                for byte in format!("{options:?} {at}").bytes() {
                    hash = (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME);
                }
            }));
        }
        hash
    }

    /// One answer, or the next game. Whether there was something to decide. `look` sees what could be answered, and
    /// which of it is.
    fn step(&mut self, look: impl FnOnce(&[G::Choice], usize)) -> bool {
        let asked = self.game.open_questions().first().map(|ask| ask.seat);
        let Some(seat) = asked.filter(|_| self.answers < MOST_ANSWERS) else {
            self.games += 1;
            self.answers = 0;
            self.game = begin(&self.setups, self.games);
            return false;
        };
        self.answers += 1;
        self.game.options(seat, &mut self.options);
        let count = self.options.len() as u32;
        let at = if count > 1 { self.choices.below(count) } else { 0 };
        let choice =
            self.options.get(at as usize).expect("a seat that is asked may answer something");
        look(&self.options, at as usize);
        self.game.apply_unchecked(seat, choice, &mut Log::off());
        count > 1
    }
}

impl<G: Measured> Default for Walk<G> {
    fn default() -> Self {
        Walk::new()
    }
}

/// The game of this number: its setup is the next in turn, its chance its own.
fn begin<G: Game>(setups: &[G::Setup], number: u64) -> G {
    let setup = &setups[number as usize % setups.len()];
    G::start(setup, Chance::seeded(Seed::from_number(number)), &mut Log::off())
        .expect("the setups that are measured are valid")
}
