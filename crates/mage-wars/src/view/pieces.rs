//! What creatures could do that may be activated, so that one can choose the fact with the creature.

use kernel::{Describe, Game, Message, Seat};
use serde::Serialize;

use super::{ForecastView, LeanView, OutlookView, Way, preview::ahead};
use crate::{
    flow::{Choice, Question},
    state::{MageWars, ObjectId},
};

/// A creature that may be activated, what it could do then, and what that would lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PieceView {
    pub creature: ObjectId,
    pub options: Vec<PieceOption>,
    pub forecasts: Vec<ForecastView>,
    pub outlooks: Vec<OutlookView>,
    pub ways: Vec<Way>,
    pub leans: Vec<LeanView>,
}

/// An answer it could be asked for after it was activated. Something may come between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PieceOption {
    pub choice: Choice,
    pub label: Message,
}

/// What the creature could do that an answer activates.
pub(super) fn piece(game: &MageWars, seat: Seat, choice: &Choice) -> Option<PieceView> {
    let (Choice::Activate(creature), Some(Question::Turn)) = (choice, game.asked(seat)) else {
        return None;
    };
    let acting = game.with_acting(seat, *creature);
    let mut choices = Vec::new();
    acting.options(seat, &mut choices);
    let ahead = ahead(&acting, seat, &choices);
    let option = |choice: &Choice| PieceOption {
        choice: *choice,
        label: Describe::choice(&acting, seat, choice),
    };
    Some(PieceView {
        creature: *creature,
        options: choices.iter().map(option).collect(),
        forecasts: ahead.forecasts,
        outlooks: ahead.outlooks,
        ways: ahead.ways,
        leans: ahead.leans,
    })
}

#[cfg(test)]
mod tests {
    use kernel::{Log, Viewer};
    use serde_json::json;

    use super::*;

    /// It is the turn of seat 0, whose wolf (2) stands beside a wolf of seat 1 (3) that has acted.
    fn board() -> MageWars {
        let wolf = |controller: u8| {
            json!({ "creature": {
                "card": "timber-wolf", "controller": controller,
                "piece": { "zone": "A1", "active": controller == 0 },
            } })
        };
        MageWars::from_json(json!({
            "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
            "position": {
                "round": 1,
                "initiative": 0,
                "turn": 0,
                "mages": [{ "zone": "B1", "mana": 10, "active": true }, { "zone": "B3", "mana": 10 }],
                "objects": [wolf(0), wolf(1)],
            },
        }))
    }

    #[test]
    fn what_a_creature_could_do_is_what_it_is_asked_once_it_is_activated() {
        let mut game = board();
        let told = game.view(Viewer::Seat(Seat(0))).pieces;
        assert_eq!(told.iter().map(|it| it.creature.0).collect::<Vec<_>>(), [0, 2]);
        let wolf = &told[1];
        game.apply(Seat(0), &Choice::Activate(wolf.creature), &mut Log::off()).expect("legal");
        let mut options = Vec::new();
        game.options(Seat(0), &mut options);
        assert_eq!(wolf.options.iter().map(|it| it.choice).collect::<Vec<_>>(), options);
        let view = game.view(Viewer::Seat(Seat(0)));
        assert_eq!(wolf.forecasts, view.forecasts);
        assert!(!wolf.forecasts.is_empty(), "the other wolf can be attacked");
        assert_eq!(wolf.ways, view.ways);
        assert_eq!(view.pieces, []);
    }

    #[test]
    fn nobody_else_is_told_what_creatures_could_do() {
        let game = board();
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            assert_eq!(game.view(viewer).pieces, []);
        }
    }
}
