//! The tree of a search: what was answered to which question, and what came of it.
//!
//! Dice and hidden cards are no nodes. A node stands for a question after a line of answers, whatever was rolled on the
//! way; the same answers can lead to different questions, and each has a node of its own.

use kernel::{Game, Seat};

use crate::heuristics::{Heuristics, top_candidates};

/// The first look at answers scatters far less than a playout, so it counts as much as many of them; where there was no look,
/// untried answers are taken to be like the others.
const FIRST_LOOK: f32 = 25.0;
const NO_SIGHT: f32 = 1.0;
/// Answers a node has at most.
const ANSWERS: usize = 24;

#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
}

#[derive(Debug)]
pub(super) struct Node<G: Game> {
    pub(super) seat: Seat,
    question: G::Question,
    visits: f32,
    /// The sum of what the playouts would have come to, had they taken the branch that looked best.
    total: f32,
    /// How many playouts the first look at its answers counts for.
    info: f32,
    /// The heaviest first.
    branches: Vec<Branch<G>>,
}

#[derive(Debug)]
pub(super) struct Branch<G: Game> {
    pub(super) choice: G::Choice,
    /// Its share of the weights.
    prior: f32,
    /// How far it stays behind the best at first info; nothing is known of it where nobody has looked.
    behind: f32,
    pub(super) visits: f32,
    /// The sum of values for the seat that answers.
    total: f32,
    /// What is asked next.
    next: Vec<usize>,
}

/// A way through the tree: nodes with the branch taken.
pub(super) type Path = Vec<(usize, usize)>;

impl<G: Game> Node<G> {
    /// What the branch that looked best at first can be expected to come to.
    fn level(&self) -> f32 {
        if self.visits > 0.0 { self.total / self.visits } else { 0.5 }
    }
}

impl<G: Heuristics> Tree<G> {
    pub(super) fn new() -> Self {
        Tree { nodes: Vec::new() }
    }

    pub(super) fn node(&self, at: usize) -> &Node<G> {
        &self.nodes[at]
    }

    pub(super) fn branches(&self, at: usize) -> &[Branch<G>] {
        &self.nodes[at].branches
    }

    /// A new node for the question a seat is asked, unless only one of the answers deserves a thought: then that one.
    pub(super) fn grow(
        &mut self,
        game: &G,
        seat: Seat,
        options: &[G::Choice],
    ) -> Result<usize, usize> {
        let worth = top_candidates(game, seat, options, ANSWERS);
        let question = match (game.asked(seat), worth.as_slice()) {
            (Some(question), [_, _, ..]) => question.clone(),
            (_, [(only, _), ..]) => return Err(*only),
            (_, []) => return Err(0),
        };
        let branch = |(at, prior): (usize, f32)| {
            let choice = options.get(at)?.clone();
            Some(Branch { choice, prior, behind: 0.0, visits: 0.0, total: 0.0, next: Vec::new() })
        };
        let branches = worth.into_iter().filter_map(branch).collect();
        self.nodes.push(Node { seat, question, visits: 0.0, total: 0.0, info: NO_SIGHT, branches });
        Ok(self.nodes.len() - 1)
    }

    /// The node of the question that is open after a branch, if there is one.
    pub(super) fn find(
        &self,
        (node, branch): (usize, usize),
        game: &G,
        seat: Seat,
    ) -> Option<usize> {
        let asked = game.asked(seat)?;
        let next = &self.nodes[node].branches[branch].next;
        next.iter().copied().find(|at| self.is_about(*at, seat, asked))
    }

    fn is_about(&self, at: usize, seat: Seat, asked: &G::Question) -> bool {
        self.nodes[at].seat == seat && self.nodes[at].question == *asked
    }

    pub(super) fn hang(&mut self, (node, branch): (usize, usize), next: usize) {
        self.nodes[node].branches[branch].next.push(next);
    }

    /// Takes in how good the answers of a node look at first info, and brings those that look well to the front.
    pub(super) fn look(&mut self, at: usize, spread: f32, mut info: impl FnMut(&G::Choice) -> f32) {
        let node = &mut self.nodes[at];
        let looks: Vec<f32> = node.branches.iter().map(|it| info(&it.choice)).collect();
        node.info = FIRST_LOOK;
        let best = looks.iter().copied().fold(f32::MIN, f32::max);
        for (branch, looks) in node.branches.iter_mut().zip(looks) {
            branch.behind = best - looks;
            let doubt = 1.0 + branch.behind / spread;
            branch.prior /= doubt * doubt;
        }
        node.total = node.branches.iter().map(|it| it.total + it.visits * it.behind).sum();
        node.branches.sort_by(|one, two| two.prior.total_cmp(&one.prior));
        let sum: f32 = node.branches.iter().map(|branch| branch.prior).sum();
        if sum > 0.0 {
            node.branches.iter_mut().for_each(|branch| branch.prior /= sum);
        }
    }

    /// What is to be expected of a branch: what came of it, and as long as it was tried little, what it looked like.
    pub(super) fn expected(&self, at: usize, branch: &Branch<G>) -> f32 {
        let node = &self.nodes[at];
        let first = node.level() - branch.behind;
        (branch.total + node.info * first) / (branch.visits + node.info)
    }

    /// How sure that is: playouts, and the first look for as many as it is worth.
    pub(super) fn certainty(&self, at: usize, branch: &Branch<G>) -> f32 {
        branch.visits + self.nodes[at].info
    }

    /// The branch to try: what did well, what promises well, what was tried little. Only the heaviest ones at first, more
    /// with every visit. `None` where none of them is legal in this state.
    pub(super) fn select(&self, at: usize, game: &G, spread: f32, curiosity: f32) -> Option<usize> {
        let node = &self.nodes[at];
        let open = 2 + (1.5 * node.visits.sqrt()) as usize;
        let root = node.visits.max(1.0).sqrt();
        let mut best: Option<(usize, f32)> = None;
        let mut legal = 0;
        for (index, branch) in node.branches.iter().enumerate() {
            if legal >= open {
                break;
            }
            if game.legality(node.seat, &branch.choice).is_err() {
                continue;
            }
            legal += 1;
            let promise = curiosity * spread * branch.prior * root / (1.0 + branch.visits);
            let score = self.expected(at, branch) + promise;
            if best.is_none_or(|(_, other)| score > other) {
                best = Some((index, score));
            }
        }
        best.map(|(index, _)| index)
    }

    /// Writes what a playout came to along the way it took.
    pub(super) fn learn(&mut self, path: &Path, value: impl Fn(Seat) -> f32) {
        for (at, index) in path {
            let node = &mut self.nodes[*at];
            let worth = value(node.seat);
            node.visits += 1.0;
            let branch = &mut node.branches[*index];
            branch.visits += 1.0;
            branch.total += worth;
            node.total += worth + branch.behind;
        }
    }

    /// Looks for the question that is open now below the answer given last, and keeps only what hangs from it, with half
    /// of its weight: what was found out there was found out before the dice fell.
    pub(super) fn move_on(
        self,
        last: (usize, usize),
        seat: Seat,
        asked: &G::Question,
    ) -> Option<(Self, usize)> {
        let mut row: Vec<usize> = self.nodes.get(last.0)?.branches.get(last.1)?.next.clone();
        for _ in 0..3 {
            let found = row.iter().copied().filter(|at| self.is_about(*at, seat, asked));
            if let Some(root) = found.max_by(|one, two| {
                self.nodes[*one].visits.total_cmp(&self.nodes[*two].visits).then(two.cmp(one))
            }) {
                return Some(self.keep(root));
            }
            row = row
                .iter()
                .flat_map(|at| &self.nodes[*at].branches)
                .flat_map(|branch| branch.next.iter().copied())
                .collect();
        }
        None
    }

    fn keep(self, root: usize) -> (Self, usize) {
        let mut old: Vec<Option<Node<G>>> = self.nodes.into_iter().map(Some).collect();
        let mut kept = Tree::new();
        let root = move_over(&mut old, &mut kept, root).unwrap_or(0);
        (kept, root)
    }
}

/// Moves a node and all below it.
fn move_over<G: Heuristics>(
    old: &mut [Option<Node<G>>],
    kept: &mut Tree<G>,
    at: usize,
) -> Option<usize> {
    let mut node = old.get_mut(at)?.take()?;
    node.visits /= 2.0;
    node.total /= 2.0;
    for branch in &mut node.branches {
        branch.visits /= 2.0;
        branch.total /= 2.0;
        let next = std::mem::take(&mut branch.next);
        branch.next = next.into_iter().filter_map(|at| move_over(old, kept, at)).collect();
    }
    kept.nodes.push(node);
    Some(kept.nodes.len() - 1)
}
