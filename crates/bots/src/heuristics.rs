//! What a thinking bot must know of a game beside its rules.

use std::{fmt, sync::Arc};

use kernel::{Game, InfoState, Outcome, Player, Seat, Seed};
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    advise::{self, Advice},
    playout::PlayoutPolicy,
    search::RankedAnswer,
    simulate::{self, Heard, Plan, SeatsError, Setups, Tally},
    spec::Spec,
};

/// A game a bot can think about: how good a state is, which answers deserve a thought, how time is shared out.
///
/// Everything here is asked of *imagined* states ([`kernel::InfoState::imagine`]), so nothing of it can tell a secret.
pub trait Heuristics: Game {
    /// Whether what was found out before is forgotten as soon as an answer comes up that was not thought of: where cards are
    /// drawn and places revealed within a turn, such answers are often the best.
    const FORGETS: bool = false;

    /// How playouts draw their answers. Where what is usual is mostly right, always doing it scatters less.
    const PLAYOUT_POLICY: PlayoutPolicy = PlayoutPolicy::ByWeight;

    /// Answers a playout gives at least, whatever the config of the bot: far enough to see what comes of a turn.
    const MIN_ANSWERS: usize = 0;

    /// Segments of play a playout looks ahead at most, whatever the config of the bot.
    const MAX_HORIZON: u32 = u32::MAX;

    /// The numbers of the evaluation. Bots can be given others than [`Heuristics::weights`], and a tuner looks for better ones.
    type Weights: Clone + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The numbers that are part of the program.
    fn weights() -> Arc<Self::Weights>;

    /// How a state looks for a seat by these weights, from 0 (lost) to 1 (won). A game that is over has its outcome as
    /// value.
    fn value(&self, seat: Seat, weights: &Self::Weights) -> f32;

    /// How likely a sensible player is to give each of these legal answers, in any unit: one weight above zero an
    /// answer. Playouts draw by it, searches look at heavy answers first and never at very light ones.
    fn policy(&self, seat: Seat, options: &[Self::Choice], weights: &mut Vec<f32>);

    /// A legal answer to the open question of this seat that needs no thought, if there is one: given at
    /// once, without a look at the others.
    fn forced_answer(&self, seat: Seat) -> Option<Self::Choice>;

    /// The number of the round; a bot's time is given to it by rounds.
    fn round_number(&self) -> u32;

    /// Which part of what is left of the round's time the open question of this seat deserves, from 0 to 1.
    fn time_share(&self, seat: Seat) -> f32;

    /// Whether nothing is half done, so that this is a good moment to judge.
    fn is_settled(&self) -> bool;

    /// The segment of play under way; playouts are judged at the end of one: another number for another segment. Usually
    /// that is a round.
    fn segment(&self) -> u32 {
        self.round_number()
    }

    /// The answer that exact calculation shows to be best, if there is one and it is found with so much effort (positions
    /// to look at). Asked once for a question, and never in playouts.
    fn solve(&self, _seat: Seat, _effort: u32) -> Option<Self::Choice> {
        None
    }

    /// What a game that is over came to for a seat besides its score: numbers worth a mean over many games, always the same
    /// ones in the same order.
    fn figures(&self, _seat: Seat) -> Vec<Figure> {
        Vec::new()
    }

    /// How a game that is stopped here is counted: who is ahead by what ends it. By itself nobody is.
    fn adjudicate(&self) -> Outcome {
        Outcome { winners: Vec::new(), scores: Vec::new(), lost: false }
    }

    /// The bot of a spec; [`Spec::player_with`] calls it.
    ///
    /// This and the next two hold a whole search. As they stand here they are compiled again in every crate that calls
    /// them. A game writes them out with `compiled_here!`, so that they are compiled once.
    fn player(spec: &Spec, weights: Arc<Self::Weights>, seed: Seed) -> Box<dyn Thinker<Self>> {
        spec.build(weights, seed)
    }

    /// The best answers; [`advise`](crate::advise()) calls it.
    fn advise(
        info: &InfoState<'_, Self>,
        options: &[Self::Choice],
        most: usize,
        seed: Seed,
    ) -> Vec<Advice> {
        advise::think(info, options, most, seed)
    }

    /// Plays many games; [`simulate`](crate::simulate()) calls it.
    fn simulate(
        setups: &Setups<'_, Self>,
        players: usize,
        plan: &Plan,
        player: &MakePlayer<'_, Self>,
        finished: &Heard<'_>,
    ) -> Result<Tally, SeatsError> {
        simulate::play(setups, players, plan, player, finished)
    }
}

/// Makes the bot of a seat for one game, from the seed of its own chance.
pub type MakePlayer<'a, G> = dyn Fn(Seat, Seed) -> Box<dyn Thinker<G>> + Sync + 'a;

/// A player that can be asked what it thought.
pub trait Thinker<G: Game>: Player<G> {
    /// What it thought of the answers to the question it answered last, the best first. Nothing where it did not think.
    fn thoughts(&self) -> &[RankedAnswer] {
        &[]
    }
}

/// The large functions of [`Heuristics`], compiled where the game implements it.
macro_rules! compiled_here {
    () => {
        fn player(
            spec: &$crate::Spec,
            weights: ::std::sync::Arc<Self::Weights>,
            seed: ::kernel::Seed,
        ) -> Box<dyn $crate::Thinker<Self>> {
            spec.build(weights, seed)
        }

        fn advise(
            info: &::kernel::InfoState<'_, Self>,
            options: &[Self::Choice],
            most: usize,
            seed: ::kernel::Seed,
        ) -> Vec<$crate::Advice> {
            $crate::advise::think(info, options, most, seed)
        }

        fn simulate(
            setups: &$crate::simulate::Setups<'_, Self>,
            players: usize,
            plan: &$crate::Plan,
            player: &$crate::heuristics::MakePlayer<'_, Self>,
            finished: &$crate::simulate::Heard<'_>,
        ) -> Result<$crate::Tally, $crate::SeatsError> {
            $crate::simulate::play(setups, players, plan, player, finished)
        }
    };
}
pub(crate) use compiled_here;

/// A number that tells how a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What it counts, in plain English as reports of simulations are.
    pub name: &'static str,
    pub value: i64,
}

impl Figure {
    pub const fn new(name: &'static str, value: i64) -> Self {
        Figure { name, value }
    }
}

/// The position of the forced answer among the options.
pub(crate) fn forced_position<G: Heuristics>(
    game: &G,
    seat: Seat,
    options: &[G::Choice],
) -> Option<usize> {
    let forced = game.forced_answer(seat)?;
    options.iter().position(|choice| *choice == forced)
}

/// Answers lighter than this part of the heaviest one are not thought about.
const LIGHT: f32 = 0.01;

/// The answers worth a thought, the heaviest first, with their share of the weight: at most `most` of them. Of equal
/// ones the first comes first.
pub(crate) fn top_candidates<G: Heuristics>(
    game: &G,
    seat: Seat,
    options: &[G::Choice],
    most: usize,
) -> Vec<(usize, f32)> {
    let mut weights = Vec::with_capacity(options.len());
    game.policy(seat, options, &mut weights);
    debug_assert_eq!(weights.len(), options.len(), "one weight an answer");
    let heaviest = weights.iter().copied().fold(0.0, f32::max);
    let mut kept: Vec<(usize, f32)> =
        weights.into_iter().enumerate().filter(|(_, weight)| *weight >= heaviest * LIGHT).collect();
    kept.sort_by(|one, two| two.1.total_cmp(&one.1).then(one.0.cmp(&two.0)));
    kept.truncate(most.max(1));
    let sum: f32 = kept.iter().map(|(_, weight)| weight).sum();
    if sum > 0.0 {
        kept.iter_mut().for_each(|(_, weight)| *weight /= sum);
    }
    kept
}
