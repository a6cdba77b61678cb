//! What is known of Tactics before one is chosen: who chooses when, and who would act first.

use kernel::Seat;
use serde::Serialize;

use crate::{
    content::TacticId,
    flow::tactics,
    state::{MageKnight, Question},
};

/// Whether somebody with this Tactic acts before everybody else in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FirstView {
    pub tactic: TacticId,
    pub first: ActsFirst,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ActsFirst {
    Certain,
    Never,
    /// The dummy player draws one of the rest: so many of them leave us first.
    Drawn {
        times: u8,
        of: u8,
    },
    /// Others choose after us.
    Open,
}

/// For the seat that chooses now, every Tactic it can take.
pub(super) fn firsts(game: &MageKnight) -> Vec<FirstView> {
    let Some(ask) = game.asks.first().filter(|ask| ask.question == Question::Tactic) else {
        return Vec::new();
    };
    let number = |tactic: TacticId| tactic.printed().number;
    let taken: Vec<u8> =
        game.players.iter().filter_map(|player| player.tactic).map(number).collect();
    let alone = game.all_seats().all(|seat| seat == ask.seat || game.player(seat).tactic.is_some());
    let awaits_dummy = game.dummy.as_ref().is_some_and(|dummy| dummy.tactic.is_none());
    tactics::available(game)
        .map(|tactic| {
            let own = number(tactic);
            let rest: Vec<u8> =
                tactics::available(game).filter(|other| *other != tactic).map(number).collect();
            let later = rest.iter().filter(|other| **other > own).count();
            let first = if taken.iter().any(|other| *other < own) {
                ActsFirst::Never
            } else if later == rest.len() || (alone && !awaits_dummy) {
                ActsFirst::Certain
            } else if !alone {
                ActsFirst::Open
            } else if later == 0 {
                ActsFirst::Never
            } else {
                ActsFirst::Drawn { times: later as u8, of: rest.len() as u8 }
            };
            FirstView { tactic, first }
        })
        .collect()
}

/// Those who have not chosen their Tactic yet, in the order they choose.
pub(super) fn choosing(game: &MageKnight) -> Vec<Seat> {
    if game.asks.first().is_some_and(|ask| ask.question == Question::Tactic) {
        tactics::order_of_choosing(game)
    } else {
        Vec::new()
    }
}
