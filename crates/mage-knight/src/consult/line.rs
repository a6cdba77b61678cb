//! The best line of a combat, step by step.

use kernel::{Describe, Game, Log, Message, Seat};
use serde::Serialize;

use crate::{
    solver::{self, Balance, Limits, Proof, Weights},
    state::{Choice, Event, MageKnight, Phase},
};

/// Positions to look at.
const LIMITS: Limits = Limits { nodes: 60_000 };

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CombatLine {
    /// Up to the end of the combat, or to what nobody knows yet.
    pub steps: Vec<LineStep>,
    /// What the hero has after it; nothing where the line ends before the combat does.
    pub balance: Option<Balance>,
    /// How many enemies fall along it, and how many there are.
    pub defeated: u8,
    pub enemies: u8,
    pub proof: Proof,
    /// Positions looked at.
    pub nodes: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LineStep {
    pub choice: Choice,
    pub label: Message,
    pub phase: Phase,
}

pub(super) fn line(game: &MageKnight, seat: Seat) -> Option<CombatLine> {
    let solution = solver::solve(game, seat, &Weights::default(), LIMITS)?;
    let (mut at, mut log) = (game.clone(), Log::recording());
    let mut steps = Vec::new();
    for choice in solution.line {
        let Some(phase) = at.combat().map(|combat| combat.phase) else { break };
        steps.push(LineStep { choice, label: at.choice(seat, &choice), phase });
        at.apply_unchecked(seat, &choice, &mut log);
    }
    let falls = |event: &&Event| matches!(event, Event::EnemyDefeated { .. });
    Some(CombatLine {
        steps,
        balance: solution.balance,
        defeated: log.events().iter().filter(falls).count() as u8,
        enemies: game.combat()?.foes.iter().filter(|foe| !foe.defeated).count() as u8,
        proof: solution.proof,
        nodes: solution.nodes,
    })
}
