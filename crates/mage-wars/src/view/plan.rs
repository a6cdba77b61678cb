//! What the spells of a spellbook could do at once, for the seat that plans.

use kernel::{Game, Seat};
use serde::Serialize;

use super::{ForecastView, preview::forecast};
use crate::{
    cards::{self, CardId, Lean, shown_name},
    flow::{Aim, Choice, Question, Spell},
    state::{MageWars, Object},
};

/// A spell that may be prepared, and what its mage could do with it from where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlanView {
    pub card: String,
    /// There is somebody or something one would cast it on.
    pub aims: bool,
    /// An attack spell against the target it hurts most.
    pub best: Option<ForecastView>,
}

/// Every different card in the spellbook of a seat that plans.
pub(super) fn plan(game: &MageWars, seat: Seat) -> Vec<PlanView> {
    let (Some(Question::Plan), Some(mage), Some(player)) =
        (game.asked(seat), game.mage(seat), game.player(seat))
    else {
        return Vec::new();
    };
    let mut cards: Vec<CardId> = player.different_cards().collect();
    cards.extend(player.prepared.iter().map(|prepared| prepared.card));
    cards.sort_unstable();
    cards.dedup();
    cards.into_iter().map(|card| plan_of(game, seat, mage, card)).collect()
}

fn plan_of(game: &MageWars, seat: Seat, mage: &Object, card: CardId) -> PlanView {
    let mut told = PlanView { card: shown_name(card), aims: false, best: None };
    let worth = |it: &ForecastView| (it.odds.kills, it.odds.mean);
    game.each_fit(seat, mage, card, |on| {
        if !is_wanted(game, seat, card, on) {
            return;
        }
        told.aims = true;
        let cast = Choice::Cast { caster: mage.id, spell: Spell::Card(card), on };
        if let Some(found) = forecast(game, seat, &cast)
            && told.best.as_ref().is_none_or(|best| worth(best) < worth(&found))
        {
            told.best = Some(found);
        }
    });
    told
}

/// Whether one would cast the card on that.
fn is_wanted(game: &MageWars, seat: Seat, card: CardId, on: Aim) -> bool {
    let Some(target) = on.object().and_then(|id| game.find(id)) else { return true };
    let friendly = game.same_team(seat, target.controller);
    match cards::lean(card) {
        Lean::Helps => friendly,
        Lean::Harms => !friendly,
        Lean::Either => true,
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Log, Viewer};
    use serde_json::json;

    use super::*;

    /// Both plan; the mages stand in opposite corners.
    fn planning() -> MageWars {
        let setup = json!({
            "mode": "full",
            "arena": { "columns": 4, "rows": 3 },
            "seats": [
                { "mage": "beastmaster", "book": "starting:beastmaster" },
                { "mage": "warlock", "book": "starting:warlock" },
            ],
        });
        let setup = serde_json::from_value(setup).expect("a setup");
        let mut game =
            MageWars::start(&setup, Chance::seeded(kernel::Seed::from_number(1)), &mut Log::off())
                .expect("a game");
        while game.asked(Seat(0)) != Some(&Question::Plan) {
            let seat = game.open_questions().first().expect("somebody is asked").seat;
            let mut options = Vec::new();
            game.options(seat, &mut options);
            game.apply(seat, &options[0], &mut Log::off()).expect("a legal answer");
        }
        game
    }

    #[test]
    fn attacks_have_no_target_across_the_arena_and_creatures_always_a_zone() {
        let plan = planning().view(Viewer::Seat(Seat(0))).plan;
        let aims = |card: &str| plan.iter().find(|it| it.card == card).map(|it| it.aims);
        assert_eq!(aims("geyser"), Some(false), "only its own mage is near");
        assert_eq!(aims("timber-wolf"), Some(true));
        assert_eq!(aims("rhino-hide"), Some(true), "its own mage");
    }

    #[test]
    fn nobody_is_told_of_the_book_of_another() {
        let game = planning();
        let cards = |seat| {
            let plan = game.view(Viewer::Seat(Seat(seat))).plan;
            plan.into_iter().map(|it| it.card).collect::<Vec<_>>()
        };
        assert!(!cards(0).is_empty() && cards(0) != cards(1));
        assert_eq!(game.view(Viewer::Spectator).plan, []);
    }
}
