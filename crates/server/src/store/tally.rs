//! What is counted at all servers together.

use super::{
    statements::always,
    writer::{
        Statement,
        Value::{Number, Text},
    },
};

/// Somebody does something that costs so much of what they have.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    pub(crate) who: String,
    pub(crate) now_ms: i64,
    pub(crate) cost_ms: i64,
    pub(crate) most_ms: i64,
}

/// Changes nothing when it is too much. One statement, so that servers count one after the other.
pub(super) fn count(counted: &Counted) -> Vec<Statement<'_>> {
    let Counted { who, now_ms, cost_ms, most_ms } = counted;
    vec![always(
        "INSERT INTO tally (who, until_ms) SELECT $1, $2 WHERE $3 <= $4 \
         ON CONFLICT (who) DO UPDATE SET until_ms = \
         CASE WHEN tally.until_ms > $5 THEN tally.until_ms + $3 ELSE excluded.until_ms END \
         WHERE tally.until_ms + $3 <= $5 + $4",
        vec![
            Text(who),
            Number(now_ms + cost_ms),
            Number(*cost_ms),
            Number(*most_ms),
            Number(*now_ms),
        ],
    )]
}

/// Forgets what no longer counts.
pub(super) fn uncount(now_ms: i64) -> Vec<Statement<'static>> {
    vec![always("DELETE FROM tally WHERE until_ms <= $1", vec![Number(now_ms)])]
}
