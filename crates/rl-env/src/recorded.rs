//! Recorded games, played again: their positions as numbers, with what the search thought of them and how they ended.

use std::sync::{Arc, Mutex, PoisonError};

use bots::{
    Plan, Setups, Spec,
    record::{Decision, Ending, FORMAT, Frames, GameRecord, Header, Taken, VERSION, header},
    simulate::{game_seed, setup_seed, simulate},
};
use kernel::{Chance, Seat, Seed};
use rayon::prelude::*;
use table::commitment;

use crate::{
    env::{Env, SetupOf, Terms},
    numbers::{Number, Numbers},
    slots::Slot,
};

/// The games of a file.
#[derive(Clone, Debug)]
pub struct Recorded<G: Numbers> {
    header: Header,
    setups: Vec<G::Setup>,
    games: Vec<GameRecord>,
}

/// Which positions of the games are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// So many decisions of each game, drawn evenly; all where it has fewer. `None`: all.
    pub of_each: Option<usize>,
    /// Only positions that were thought about.
    pub thought: bool,
    /// What is drawn follows from it.
    pub seed: u64,
}

/// Positions of recorded games, a line for each in every list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Positions {
    /// What the seat that decides may know.
    pub observations: Vec<Number>,
    /// The number of the game, and of the decision in it.
    pub games: Vec<u64>,
    pub decisions: Vec<u32>,
    pub seats: Vec<u8>,
    /// How good the position looked to the search, from 0 (lost) to 1 (won); not a number where there was none.
    pub values: Vec<f32>,
    /// How good it looks by the evaluation of the bots, without search.
    pub judged: Vec<f32>,
    /// What the game brought the seat: 1 won, -1 lost, 0 drawn; where one plays alone, the score.
    pub outcomes: Vec<f32>,
    /// The answer that was given.
    pub chosen: Vec<Slot>,
    /// The answers of position `n` stand from `offsets[n]` to `offsets[n + 1]` of the following lists.
    pub offsets: Vec<u64>,
    pub slots: Vec<Slot>,
    /// The share of the search's tries that each answer had; all 0 where there was no search.
    pub shares: Vec<f32>,
    /// What each answer says.
    pub answers: Vec<Number>,
}

/// Games to be played and recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// By seat.
    pub bots: Vec<String>,
    pub games: u64,
    pub seed: u64,
    pub opening: u32,
    pub rounds: Option<u32>,
}

/// Plays a few games and returns them as the bytes of a file. For many there is `grimoire sim --record`, which keeps what
/// it has.
pub fn record<G: Numbers>(setup: &SetupOf<G::Setup>, order: &Order) -> Result<Vec<u8>, String> {
    let specs: Vec<Spec> = order
        .bots
        .iter()
        .map(|bot| Spec::parse(bot))
        .collect::<Result<_, _>>()
        .map_err(|error| error.to_string())?;
    let seed = Seed::from_number(order.seed);
    let plan = Plan {
        record: true,
        rounds: order.rounds,
        opening: order.opening,
        ..Plan::new(seed, order.games)
    };
    let made = |game| setup.of(setup_seed(seed, game));
    let fixed = match setup {
        SetupOf::Fixed(setup) => vec![setup.clone()],
        SetupOf::Random { .. } => Vec::new(),
    };
    let setups = if fixed.is_empty() { Setups::Made(&made) } else { Setups::InTurn(&fixed) };
    let to_value = |setup: &G::Setup| serde_json::to_value(setup).map_err(|it| it.to_string());
    let header = Header {
        format: FORMAT.to_owned(),
        version: VERSION,
        game: G::ID.to_owned(),
        fingerprint: commitment::fingerprint::<G>(),
        seed,
        seats: order.bots.clone(),
        setups: fixed.iter().map(to_value).collect::<Result<_, _>>()?,
        rounds: order.rounds,
        opening: order.opening,
        max_answers: plan.answers,
    };
    let games = Mutex::new(Vec::new());
    let player = |seat: Seat, seed| specs[seat.index()].player(seed);
    let tally = simulate::<G>(setups, specs.len(), &plan, player, |played| {
        let bytes = played.record.map(GameRecord::to_bytes);
        games.lock().unwrap_or_else(PoisonError::into_inner).push((played.game, bytes));
        true
    });
    let tally = tally.map_err(|error| format!("{error:?}"))?;
    if let Some(error) = tally.errors.iter().find(|error| !error.endless) {
        return Err(error.to_string());
    }
    let mut file = serde_json::to_vec(&header).map_err(|error| error.to_string())?;
    file.push(b'\n');
    let mut games = games.into_inner().unwrap_or_else(PoisonError::into_inner);
    games.sort_by_key(|(game, _)| *game);
    games.into_iter().filter_map(|(_, bytes)| bytes).for_each(|bytes| file.extend(bytes));
    Ok(file)
}

impl<G: Numbers> Recorded<G> {
    /// The games of a file. One that was being written when the program ended is left out.
    pub fn read(file: &[u8]) -> Result<Self, String> {
        let (header, begin) = header(file).map_err(|error| error.to_string())?;
        if header.game != G::ID {
            return Err(format!("games of {}, not of {}", header.game, G::ID));
        }
        let setup = |setup: &serde_json::Value| serde_json::from_value(setup.clone());
        let setups = header.setups.iter().map(setup).collect::<Result<_, _>>();
        let setups = setups.map_err(|error| format!("a setup of the file: {error}"))?;
        let mut games = Vec::new();
        for taken in Frames::new(file, begin) {
            match taken.map_err(|error| error.to_string())? {
                Taken::Game(game) => games.push(game),
                Taken::Cut(_) => (),
            }
        }
        Ok(Recorded { header, setups, games })
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn games(&self) -> &[GameRecord] {
        &self.games
    }

    /// Positions of the games from `first` on, `count` of them, in their order in the file; on as many threads as rayon has.
    pub fn positions(
        &self,
        first: usize,
        count: usize,
        sample: Sample,
    ) -> Result<Positions, String> {
        let games = self.games.iter().skip(first).take(count).collect::<Vec<_>>();
        let parts: Vec<Positions> = games
            .into_par_iter()
            .map(|game| self.of_game(game, sample))
            .collect::<Result<_, _>>()?;
        let mut all = Positions { offsets: vec![0], ..Positions::default() };
        for part in parts {
            all.add(part);
        }
        Ok(all)
    }

    fn of_game(&self, record: &GameRecord, sample: Sample) -> Result<Positions, String> {
        let name = |why: String| format!("game {}: {why}", record.game);
        let setup = match &record.setup {
            Some(text) => serde_json::from_str(text).map_err(|error| name(error.to_string()))?,
            None => {
                let turn = record.game % self.setups.len().max(1) as u64;
                let setup = self.setups.get(turn as usize).cloned();
                setup.ok_or_else(|| name("the file has no setup for it".to_owned()))?
            }
        };
        let rounds = self.header.rounds;
        let terms = Terms { setup: SetupOf::Fixed(setup), bots: Vec::new(), rounds };
        let seed = game_seed(self.header.seed, record.game);
        let mut env = Env::<G>::at(Arc::new(terms), seed)
            .map_err(|problems| name(format!("its setup is not valid: {problems:?}")))?;
        let wanted = wanted(record, sample);
        let mut wanted = wanted.iter().copied().peekable();
        let mut positions = Positions { offsets: vec![0], ..Positions::default() };
        let weights = G::weights();
        for (number, decision) in record.decisions.iter().enumerate() {
            let Decision { seat, options, answer, .. } = decision;
            let slot = env.slots().get(*answer as usize).copied();
            let same = env.seat() == Some(*seat) && env.slots().len() == *options as usize;
            let Some(slot) = slot.filter(|_| same) else {
                return Err(name(self.other_rules(number)));
            };
            if wanted.next_if_eq(&number).is_some() {
                positions.note(&env, record.game, number, decision, slot, &weights);
            }
            env.step(slot).map_err(|error| name(error.to_string()))?;
        }
        let ended = match record.ending {
            Ending::Rules | Ending::Rounds => env.is_over(),
            Ending::Answers => true,
        };
        let outcome = env.outcome();
        let winners = outcome.as_ref().map_or(&[][..], |outcome| &outcome.winners);
        if !ended || winners != record.winners {
            return Err(name(self.other_rules(record.decisions.len())));
        }
        let rewards = env.rewards();
        let of = |seat: &u8| rewards.get(usize::from(*seat)).copied().unwrap_or(0.0);
        positions.outcomes = positions.seats.iter().map(of).collect();
        Ok(positions)
    }

    fn other_rules(&self, decision: usize) -> String {
        format!(
            "at decision {decision} it goes another way than it was recorded: it was played with other rules or cards \
             (fingerprint {})",
            self.header.fingerprint
        )
    }
}

/// The numbers of the decisions that are wanted, in order.
fn wanted(record: &GameRecord, sample: Sample) -> Vec<usize> {
    let thought = |at: &usize| !sample.thought || record.decisions[*at].value.is_some();
    let mut all: Vec<usize> = (0..record.decisions.len()).filter(thought).collect();
    if let Some(most) = sample.of_each {
        let seed = Seed::from_number(sample.seed ^ record.game.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        Chance::seeded(seed).shuffle(&mut all);
        all.truncate(most);
        all.sort_unstable();
    }
    all
}

impl Positions {
    fn note<G: Numbers>(
        &mut self,
        env: &Env<G>,
        game: u64,
        number: usize,
        decision: &Decision,
        slot: Slot,
        weights: &G::Weights,
    ) {
        let seat: Seat = decision.seat;
        let at = self.observations.len();
        self.observations.resize(at + G::length(), 0);
        env.observe(seat, &mut self.observations[at..]);
        self.games.push(game);
        self.decisions.push(number as u32);
        self.seats.push(seat.0);
        let value = |value: u16| f32::from(value) / f32::from(Decision::WON);
        self.values.push(decision.value.map_or(f32::NAN, value));
        self.judged.push(env.game().value(seat, weights));
        self.chosen.push(slot);
        let from = self.slots.len();
        self.slots.extend(env.slots());
        self.shares.resize(self.slots.len(), 0.0);
        let sum: u32 = decision.shares.iter().map(|(_, share)| u32::from(*share)).sum();
        for (answer, share) in &decision.shares {
            if let Some(place) = self.shares.get_mut(from + *answer as usize) {
                *place = f32::from(*share) / sum.max(1) as f32;
            }
        }
        let at = self.answers.len();
        self.answers.resize(at + env.slots().len() * G::ANSWER.len(), 0);
        env.write_answers(&mut self.answers[at..]);
        self.offsets.push(self.slots.len() as u64);
    }

    fn add(&mut self, part: Positions) {
        let from = self.slots.len() as u64;
        self.observations.extend(part.observations);
        self.games.extend(part.games);
        self.decisions.extend(part.decisions);
        self.seats.extend(part.seats);
        self.values.extend(part.values);
        self.judged.extend(part.judged);
        self.outcomes.extend(part.outcomes);
        self.chosen.extend(part.chosen);
        self.offsets.extend(part.offsets.iter().skip(1).map(|offset| from + offset));
        self.slots.extend(part.slots);
        self.shares.extend(part.shares);
        self.answers.extend(part.answers);
    }
}
