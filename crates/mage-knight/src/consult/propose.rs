//! The smallest set of plays after which an answer is possible.

use std::collections::BTreeSet;

use kernel::{Game, Log, Seat};
use serde::Serialize;

use crate::{
    derive,
    flow::{combat, interaction},
    solver::{self, Balance, Weights, idle, key},
    state::{Choice, MageKnight, Points, Question, Way},
};

/// Positions to look at.
const NODES: u32 = 6_000;
/// Most plays of one proposal.
const PLAYS: usize = 5;
/// Most answers that one play asks for.
const ASKED: usize = 6;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposal {
    pub goal: Choice,
    /// There are such plays.
    pub found: bool,
    /// The cards, Units and Skills to play.
    pub plays: Vec<Choice>,
    /// Every answer to give, what is paid with included; the goal is the last one.
    pub answers: Vec<Choice>,
    /// What there is then, and what the goal takes.
    pub held: u16,
    pub needed: u16,
    /// Nothing smaller was overlooked for want of time.
    pub proven: bool,
}

#[derive(Clone)]
struct Node {
    game: MageKnight,
    plays: Vec<Choice>,
    answers: Vec<Choice>,
}

struct Search<'g> {
    seat: Seat,
    goal: Choice,
    sideways: Option<Points>,
    before: &'g MageKnight,
    seen: BTreeSet<u128>,
    left: u32,
}

/// Fewest plays first; of as many, those that cost least. `None` where the seat is not asked what to do.
pub(super) fn propose(game: &MageKnight, seat: Seat, goal: Choice) -> Option<Proposal> {
    if game.asked(seat) != Some(&Question::Act) {
        return None;
    }
    let sideways = match goal {
        Choice::Strike { .. } => Some(Points::Attack),
        Choice::Block { .. } => Some(Points::Block),
        Choice::Recruit { .. }
        | Choice::BuyCard { .. }
        | Choice::BuyHealing
        | Choice::BuyArtifact
        | Choice::BuyUnseen
        | Choice::AddElite => Some(Points::Influence),
        _ => None,
    };
    let mut search =
        Search { seat, goal, sideways, before: game, seen: BTreeSet::new(), left: NODES };
    let mut layer = vec![Node { game: game.clone(), plays: Vec::new(), answers: Vec::new() }];
    for _ in 0..=PLAYS {
        if let Some(best) = search.best(&layer) {
            let (plays, mut answers) = (best.plays.clone(), best.answers.clone());
            answers.push(goal);
            let (held, needed) = sums(&best.game, seat, goal);
            let proven = search.left > 0;
            return Some(Proposal { goal, found: true, plays, answers, held, needed, proven });
        }
        layer = layer.iter().flat_map(|node| search.further(node)).collect();
    }
    let nothing = Vec::new();
    Some(Proposal {
        goal,
        found: false,
        plays: nothing.clone(),
        answers: nothing,
        held: 0,
        needed: 0,
        proven: search.left > 0,
    })
}

/// The points there are for a goal, and those it takes.
fn sums(game: &MageKnight, seat: Seat, goal: Choice) -> (u16, u16) {
    let combat = game.combat();
    match goal {
        Choice::Strike { enemies } => {
            let strike = combat.map(|combat| derive::foe::strike(game, combat, enemies));
            strike.map_or((0, 0), |strike| (strike.total, strike.needed))
        }
        Choice::Block { enemy } => {
            let foe = combat.and_then(|combat| combat.foes.get(usize::from(enemy)));
            combat.zip(foe).map_or((0, 0), |(combat, foe)| combat::block_against(combat, foe))
        }
        _ => {
            let held = interaction::available(game);
            let mut after = game.clone();
            after.apply_unchecked(seat, &goal, &mut Log::off());
            let left = interaction::available(&after);
            (u16::from(held), u16::from(held.saturating_sub(left)))
        }
    }
}

impl Search<'_> {
    /// The node that can do it at the least price.
    fn best<'n>(&self, layer: &'n [Node]) -> Option<&'n Node> {
        let able = layer.iter().filter(|node| node.game.check(self.seat, &self.goal).is_ok());
        let worth = |node: &Node| {
            Weights::default().of(&Balance::between(self.before, &node.game, self.seat))
        };
        // Of equal ones the first.
        able.rev().max_by_key(|node| worth(node))
    }

    /// Everything that one more play leads to.
    fn further(&mut self, node: &Node) -> Vec<Node> {
        let mut options = Vec::new();
        node.game.options(self.seat, &mut options);
        let mut found = Vec::new();
        for play in options {
            if self.is_play(&node.game, play) {
                let plays = node.plays.iter().copied().chain([play]).collect();
                let next = Node { game: node.game.clone(), plays, answers: node.answers.clone() };
                self.answer(&next, play, ASKED, &mut found);
            }
        }
        found
    }

    fn is_play(&self, game: &MageKnight, choice: Choice) -> bool {
        let helps = match choice {
            Choice::Play { way: Way::Sideways(points), .. } => Some(points) == self.sideways,
            Choice::Play { .. } | Choice::Activate { .. } | Choice::UseSkill { .. } => true,
            _ => false,
        };
        helps && !(game.combat().is_some() && idle::is_idle(game, self.seat, choice))
    }

    /// Gives an answer, and every answer to what it asks, until the turn goes on.
    fn answer(&mut self, node: &Node, choice: Choice, asked: usize, found: &mut Vec<Node>) {
        if self.left == 0 {
            return;
        }
        self.left -= 1;
        let Some(game) = solver::certain(&node.game, self.seat, choice) else { return };
        let fights = |game: &MageKnight| game.combat().is_some();
        if game.fault().is_some() || fights(&game) != fights(&node.game) {
            return;
        }
        let mut answers = node.answers.clone();
        answers.push(choice);
        let next = Node { game, plays: node.plays.clone(), answers };
        match next.game.asked(self.seat) {
            Some(Question::Act) => {
                if self.seen.insert(key::of(&next.game, self.seat)) {
                    found.push(next);
                }
            }
            Some(_) if asked > 0 => {
                let mut options = Vec::new();
                next.game.options(self.seat, &mut options);
                for option in options {
                    self.answer(&next, option, asked - 1, found);
                }
            }
            Some(_) | None => (),
        }
    }
}
