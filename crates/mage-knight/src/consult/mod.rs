//! What a player may ask beside the game: which plays do what was chosen, who takes damage cheapest, the best line of a
//! combat, and what waits in a site.
//!
//! Everything is found on an imagined state that agrees with what the seat may know, by the engine itself, with bounded
//! work. Answers that use chance or show something hidden are never tried.

mod damage;
mod entering;
mod line;
mod propose;

use kernel::{Chance, Consult, InfoState};
use serde::{Deserialize, Serialize};

pub use damage::{DamageCell, DamagePlan, DamageRow, DamageSums};
pub use entering::{Verdict, Verdicts};
pub use line::{CombatLine, LineStep};
pub use propose::Proposal;

use crate::state::{Choice, MageKnight};

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Query {
    /// Which cards, Units and Skills make this answer possible.
    Propose { goal: Choice },
    /// Who takes which damage: what was chosen stays, the rest is the cheapest.
    Damage { chosen: Vec<Choice> },
    /// The best line of the combat.
    Line,
    /// What comes of this answer for every enemy that may be drawn.
    Enter { by: Choice },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    Proposal(Proposal),
    Damage(DamagePlan),
    Line(CombatLine),
    Verdicts(Verdicts),
}

impl Consult for MageKnight {
    type Query = Query;
    type Answer = Reply;

    fn is_advice(query: &Query) -> bool {
        match query {
            Query::Propose { .. } | Query::Damage { .. } => false,
            Query::Line | Query::Enter { .. } => true,
        }
    }

    fn consult(info: &InfoState<'_, Self>, query: &Query, chance: &mut Chance) -> Option<Reply> {
        info.question()?;
        let (game, seat) = (info.imagine(chance), info.seat());
        match query {
            Query::Propose { goal } => propose::propose(&game, seat, *goal).map(Reply::Proposal),
            Query::Damage { chosen } => damage::plan(&game, seat, chosen).map(Reply::Damage),
            Query::Line => line::line(&game, seat).map(Reply::Line),
            Query::Enter { by } => entering::verdicts(&game, seat, *by).map(Reply::Verdicts),
        }
    }
}
