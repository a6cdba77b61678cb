//! Bots that search: information-set Monte Carlo tree search.
//!
//! Every playout begins in another imagined state that agrees with what the seat knows, goes down the tree by what did well
//! so far, plays on by the game's policy until a round or two are over, and is judged by its value. Which answers
//! come into the tree at all, and when, follows from the weights: lists of hundreds of answers cost no more than short ones.

mod budget;
mod horizon;
mod tree;

use std::{sync::Arc, time::Instant};

use kernel::{Chance, InfoState, Log, Player, Seat, Seed};

pub use budget::{Allowance, Clock};
use budget::{Budget, Share};
use horizon::Horizon;
use tree::{Path, Tree};

use crate::{
    heuristics::{Heuristics, Thinker, forced_position, top_candidates},
    playout::Playout,
};

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchConfig {
    pub allowance: Allowance,
    /// Answers a playout gives at least before a new segment of play ends it, and at most.
    pub min_answers: usize,
    pub max_answers: usize,
    /// Segments of play a playout looks ahead, the one under way among them. To look further costs time and scatters
    /// more: that pays where there are many playouts.
    pub horizon: u32,
    /// Where playouts draw by weight, the power the weights are raised to: with 1 everything sensible happens, with more
    /// mostly what is usual.
    pub policy_power: i32,
}

/// A bot that searches.
#[derive(Debug)]
pub struct Search<G: Heuristics> {
    config: SearchConfig,
    weights: Arc<G::Weights>,
    budget: Budget,
    chance: Chance,
    playout: Playout<G>,
    /// The tree of the last question, with its root and the branch that was taken.
    memory: Option<(Tree<G>, (usize, usize))>,
    /// How far values scatter, so that curiosity is measured against it.
    spread: Spread,
    /// What was thought of the last question.
    thoughts: Vec<RankedAnswer>,
}

/// An answer, and what the search thinks of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankedAnswer {
    /// Its position among the options.
    pub at: usize,
    /// How good things look after it, from 0 (lost) to 1 (won).
    pub value: f32,
    /// How often it was tried.
    pub tried: f32,
}

/// How much untried answers attract, measured in spreads.
const EXPLORATION: f32 = 2.5;
/// How much an answer loses that was tried little, measured in spreads.
const UNCERTAINTY_PENALTY: f32 = 0.5;
/// Imagined states in which answers are looked at before the playouts.
const FIRST_LOOK: usize = 6;
/// How deep the tree is walked at most.
const DEPTH: usize = 24;

impl<G: Heuristics> Search<G> {
    pub fn new(config: SearchConfig, weights: Arc<G::Weights>, seed: Seed) -> Self {
        Search {
            config,
            weights,
            budget: Budget::new(config.allowance, Instant::now),
            chance: Chance::seeded(seed),
            playout: Playout::new(config.policy_power),
            memory: None,
            spread: Spread::default(),
            thoughts: Vec::new(),
        }
    }

    /// The bot goes by this clock.
    #[must_use]
    pub fn with_clock(mut self, clock: Clock) -> Self {
        self.budget = Budget::new(self.config.allowance, clock);
        self
    }

    /// Thinks, and gives what it thinks of the answers that deserved a thought, the best first.
    pub fn think(&mut self, info: &InfoState<'_, G>, options: &[G::Choice]) -> Vec<RankedAnswer> {
        let begun = self.budget.now();
        let seat = info.seat();
        let first = info.imagine(&mut self.chance);
        if let Some(at) = forced_position(&first, seat, options) {
            let value = first.value(seat, &self.weights);
            return vec![RankedAnswer { at, value, tried: 0.0 }];
        }
        let (mut tree, root) = match self.root(&first, seat, options) {
            Ok(found) => found,
            Err(only) => {
                self.memory = None;
                let value = first.value(seat, &self.weights);
                return vec![RankedAnswer { at: only, value, tried: 0.0 }];
            }
        };
        let share = self.budget.share(first.round_number(), first.time_share(seat), begun);
        if let Some((at, choice)) = solve(&first, seat, options, share) {
            let states = [first];
            let (weights, chance) = (&self.weights, &mut self.chance);
            let value = self.playout.try_out(&states, seat, &choice, weights, chance);
            self.budget.spend(0, begun);
            self.memory = None;
            return vec![RankedAnswer { at, value, tried: 0.0 }];
        }
        self.look(&mut tree, root, info, first);
        let done = self.search(&mut tree, root, info, share);
        self.budget.spend(done, begun);
        let ranked_answers = ranked_answers(&tree, root, options, self.spread.get());
        self.remember(tree, root, options, &ranked_answers);
        ranked_answers
    }

    /// The tree to go on with: that of the last question, as far as it has come true, or a new one.
    fn root(
        &mut self,
        game: &G,
        seat: Seat,
        options: &[G::Choice],
    ) -> Result<(Tree<G>, usize), usize> {
        if let (Some((tree, last)), Some(asked)) = (self.memory.take(), game.asked(seat))
            && let Some((tree, root)) = tree.move_on(last, seat, asked)
            && tree.branches(root).iter().any(|branch| options.contains(&branch.choice))
            && !(G::FORGETS && has_news(&tree, root, game, seat, options))
        {
            return Ok((tree, root));
        }
        let mut tree = Tree::new();
        let root = tree.grow(game, seat, options)?;
        Ok((tree, root))
    }

    fn remember(
        &mut self,
        tree: Tree<G>,
        root: usize,
        options: &[G::Choice],
        ranked_answers: &[RankedAnswer],
    ) {
        let chosen = ranked_answers.first().and_then(|best| options.get(best.at));
        let branch = chosen.and_then(|chosen| {
            tree.branches(root).iter().position(|branch| branch.choice == *chosen)
        });
        self.memory = branch.map(|branch| (tree, (root, branch)));
    }

    /// A first look at the answers, as the greedy bot has it. What is decided in secret has no effect yet to look at.
    fn look(&mut self, tree: &mut Tree<G>, root: usize, info: &InfoState<'_, G>, first: G) {
        if first.open_questions().len() > 1 {
            return;
        }
        let seat = info.seat();
        let more = (1..FIRST_LOOK).map(|_| info.imagine(&mut self.chance)).collect::<Vec<_>>();
        let states: Vec<G> = std::iter::once(first).chain(more).collect();
        let Search { playout, chance, weights, .. } = self;
        tree.look(root, self.spread.get(), |choice| {
            playout.try_out(&states, seat, choice, weights, chance)
        });
    }

    /// Playouts as long as the share allows, at least one; how many there were.
    fn search(
        &mut self,
        tree: &mut Tree<G>,
        root: usize,
        info: &InfoState<'_, G>,
        share: Share,
    ) -> u32 {
        let mut done = 0;
        let mut path = Path::new();
        while done == 0 || share.allows(done) {
            let mut game = info.imagine(&mut self.chance);
            path.clear();
            self.descend(tree, root, info.seat(), &mut game, &mut path);
            let seats = game.seats();
            let judged = |seat| game.value(seat, &self.weights);
            let values: Vec<f32> = Seat::all(seats).map(judged).collect();
            let value = |seat: Seat| values.get(seat.index()).copied().unwrap_or(0.5);
            self.spread.add(value(info.seat()));
            tree.learn(&path, value);
            done += 1;
        }
        done
    }

    /// Goes down the tree, adds a node where it ends, and plays on from there.
    fn descend(
        &mut self,
        tree: &mut Tree<G>,
        root: usize,
        me: Seat,
        game: &mut G,
        path: &mut Path,
    ) {
        let mut horizon = Horizon::new(game, self.config.horizon);
        let mut node = root;
        for _ in 0..DEPTH {
            let Some(branch) = tree.select(node, game, self.spread.get(), EXPLORATION) else {
                break;
            };
            let step = (node, branch);
            let taken = &tree.branches(node)[branch];
            let fresh = taken.visits == 0.0;
            game.apply_unchecked(tree.node(node).seat, &taken.choice, &mut Log::off());
            path.push(step);
            if fresh {
                break;
            }
            match self.next_node(tree, step, me, &mut horizon, game) {
                Some(next) => node = next,
                None => break,
            }
        }
        let least = self.config.min_answers.max(G::MIN_ANSWERS);
        let enough =
            |game: &G, played: usize| horizon.reached(game) && played >= least && game.is_settled();
        self.playout.run(
            game,
            G::PLAYOUT_POLICY,
            &mut self.chance,
            self.config.max_answers,
            enough,
        );
    }

    /// Lets everything happen that needs no thought, up to the next question that does. `None` where the tree ends.
    fn next_node(
        &mut self,
        tree: &mut Tree<G>,
        step: (usize, usize),
        me: Seat,
        horizon: &mut Horizon,
        game: &mut G,
    ) -> Option<usize> {
        let mut options = Vec::new();
        for _ in 0..self.config.max_answers {
            if horizon.reached(game) {
                return None;
            }
            let asks = game.open_questions();
            // Of those who decide at the same time nobody knows what the others do: they do what is usual.
            let mine = asks.iter().any(|ask| ask.seat == me);
            let seat = if mine { me } else { asks.first()?.seat };
            if asks.len() > 1 && seat != me {
                if !self.playout.step(game, G::PLAYOUT_POLICY, &mut self.chance) {
                    return None;
                }
                continue;
            }
            if let Some(forced) = game.forced_answer(seat) {
                game.apply_unchecked(seat, &forced, &mut Log::off());
                continue;
            }
            if let Some(found) = tree.find(step, game, seat) {
                return Some(found);
            }
            game.options(seat, &mut options);
            let only = match options.len() {
                0 => return None,
                1 => 0,
                _ => match tree.grow(game, seat, &options) {
                    Ok(node) => {
                        tree.hang(step, node);
                        return Some(node);
                    }
                    Err(only) => only,
                },
            };
            game.apply_unchecked(seat, options.get(only)?, &mut Log::off());
        }
        None
    }
}

/// Whether one of the heaviest answers is not in the tree.
fn has_news<G: Heuristics>(
    tree: &Tree<G>,
    root: usize,
    game: &G,
    seat: Seat,
    options: &[G::Choice],
) -> bool {
    const HEAVIEST: usize = 6;
    let known = tree.branches(root);
    top_candidates(game, seat, options, HEAVIEST).into_iter().any(|(at, _)| {
        options.get(at).is_some_and(|choice| known.iter().all(|branch| branch.choice != *choice))
    })
}

/// The answer that exact calculation shows to be best, and its position, if it is found with a part of the share.
fn solve<G: Heuristics>(
    game: &G,
    seat: Seat,
    options: &[G::Choice],
    share: Share,
) -> Option<(usize, G::Choice)> {
    let best = game.solve(seat, share.effort())?;
    let at = options.iter().position(|choice| *choice == best)?;
    Some((at, best))
}

/// What is thought of each answer, the best first: what can be expected of it, with a doubt for what was tried little.
fn ranked_answers<G: Heuristics>(
    tree: &Tree<G>,
    root: usize,
    options: &[G::Choice],
    spread: f32,
) -> Vec<RankedAnswer> {
    let answer = |branch: &tree::Branch<G>| {
        let at = options.iter().position(|choice| *choice == branch.choice)?;
        let value = tree.expected(root, branch);
        let safe = value - UNCERTAINTY_PENALTY * spread / tree.certainty(root, branch).sqrt();
        Some((safe, RankedAnswer { at, value, tried: branch.visits }))
    };
    let mut ranked_answers: Vec<_> = tree.branches(root).iter().filter_map(answer).collect();
    ranked_answers.sort_by(|(one, _), (two, _)| two.total_cmp(one));
    ranked_answers.into_iter().map(|(_, answer)| answer).collect()
}

impl<G: Heuristics> Player<G> for Search<G> {
    fn choose(&mut self, info: &InfoState<'_, G>, options: &[G::Choice]) -> usize {
        self.thoughts = self.think(info, options);
        self.thoughts.first().map_or(0, |best| best.at)
    }
}

impl<G: Heuristics> Thinker<G> for Search<G> {
    fn thoughts(&self) -> &[RankedAnswer] {
        &self.thoughts
    }
}

/// The standard deviation of values seen lately.
#[derive(Clone, Copy, Debug)]
struct Spread {
    mean: f32,
    variance: f32,
}

impl Default for Spread {
    fn default() -> Self {
        Spread { mean: 0.5, variance: 0.01 }
    }
}

impl Spread {
    fn add(&mut self, value: f32) {
        const PACE: f32 = 0.01;
        let off = value - self.mean;
        self.mean += PACE * off;
        self.variance += PACE * (off * off - self.variance);
    }

    fn get(&self) -> f32 {
        self.variance.sqrt().max(0.005)
    }
}
