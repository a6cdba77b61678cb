//! What whoever is asked wants to see before answering: chances of attacks, lines of sight, and ways.

use kernel::{Game, Seat, Viewer};

use super::{
    EffectOddsView, ForecastView, LeanView, OddsView, OutlookView, PieceView, PlanView, RevealView,
    SightView, Way, build::figure, forecast::Forecast, pieces::piece, plan::plan, reveals::reveal,
};
use crate::{
    cards::{self, Lean, effect_lean, lean},
    derive::Sight,
    flow::{Choice, Frame, Spell},
    state::{MageWars, ObjectId},
    vocabulary::{Ability, Result},
};

/// Only whoever is asked sees which answers there are.
#[derive(Default)]
pub(super) struct Preview {
    pub(super) forecasts: Vec<ForecastView>,
    pub(super) outlooks: Vec<OutlookView>,
    pub(super) ways: Vec<Way>,
    pub(super) leans: Vec<LeanView>,
    pub(super) pieces: Vec<PieceView>,
    pub(super) plan: Vec<PlanView>,
    pub(super) reveals: Vec<RevealView>,
}

pub(super) fn preview(game: &MageWars, viewer: Viewer) -> Preview {
    let Viewer::Seat(seat) = viewer else { return Preview::default() };
    let mut choices = Vec::new();
    game.options(seat, &mut choices);
    Preview {
        pieces: choices.iter().filter_map(|choice| piece(game, seat, choice)).collect(),
        plan: plan(game, seat),
        reveals: choices.iter().filter_map(|choice| reveal(game, seat, choice)).collect(),
        ..ahead(game, seat, &choices)
    }
}

/// What these answers to the question of a seat would lead to.
pub(super) fn ahead(game: &MageWars, seat: Seat, choices: &[Choice]) -> Preview {
    let looking = looking(game, choices);
    Preview {
        forecasts: choices.iter().filter_map(|choice| forecast(game, seat, choice)).collect(),
        outlooks: looking.into_iter().filter_map(|who| outlook(game, who)).collect(),
        ways: choices.iter().filter_map(|choice| game.way_of(seat, choice)).collect(),
        leans: choices.iter().filter_map(|choice| lean_of(game, choice)).collect(),
        ..Preview::default()
    }
}

pub(super) fn forecast(game: &MageWars, seat: Seat, choice: &Choice) -> Option<ForecastView> {
    let attack = game.attack_of(seat, choice)?;
    let odds = odds(&game.forecast(&attack)?);
    Some(ForecastView { choice: *choice, target: attack.defender, odds })
}

/// Whom the card of a spell or ability is good for. Answers that aim at no object need none.
fn lean_of(game: &MageWars, choice: &Choice) -> Option<LeanView> {
    let ability = |object: ObjectId, at: u8| {
        let card = cards::card(game.find(object)?.card);
        let Ability::Use { effect, .. } = card.abilities.get(usize::from(at))? else { return None };
        Some(effect_lean(effect))
    };
    let (on, lean) = match choice {
        Choice::Cast { spell: Spell::Card(card), on, .. } => (on, lean(*card)),
        Choice::Cast { spell: Spell::Bound(object), on, .. } => {
            (on, lean(game.find(*object)?.bound?))
        }
        Choice::Cast { spell: Spell::Ability { object, at }, on, .. } => {
            (on, ability(*object, *at)?)
        }
        Choice::Use { object, ability: at, on, .. } => (on, ability(*object, *at)?),
        Choice::Initiative(_)
        | Choice::UpkeepSeat(_)
        | Choice::Upkeep { .. }
        | Choice::PayUpkeep(_)
        | Choice::Prepare { .. }
        | Choice::PutBack { .. }
        | Choice::Ready
        | Choice::Withdraw
        | Choice::Location(_)
        | Choice::Extra(_)
        | Choice::Remove(_)
        | Choice::Border(_)
        | Choice::Bind(_)
        | Choice::Fetch(_)
        | Choice::May(_)
        | Choice::Branch(_)
        | Choice::Pick(_)
        | Choice::Zone(_)
        | Choice::Number(_)
        | Choice::Order { .. }
        | Choice::Activate(_)
        | Choice::Pass
        | Choice::Move(_)
        | Choice::Teleport(_)
        | Choice::Cross(_)
        | Choice::Attack { .. }
        | Choice::AttackZone { .. }
        | Choice::Guard
        | Choice::Finish
        | Choice::Push(_)
        | Choice::Defend { .. }
        | Choice::Reroll(_)
        | Choice::Sweep(_)
        | Choice::Counterstrike { .. }
        | Choice::Reveal { .. } => return None,
    };
    let told = on.object().is_some() && lean != Lean::Either;
    told.then_some(LeanView { choice: *choice, lean })
}

pub(crate) fn odds(forecast: &Forecast) -> OddsView {
    let effect = |(results, chance): &(Vec<Result>, u8)| EffectOddsView {
        markers: results
            .iter()
            .filter_map(|result| match result {
                Result::Marker(marker) => Some(*marker),
                Result::Push | Result::Snatch => None,
            })
            .collect(),
        push: results.iter().any(|it| matches!(it, Result::Push | Result::Snatch)),
        chance: *chance,
    };
    let left = forecast.left;
    OddsView {
        dice: figure(&forecast.dice),
        armor: figure(&forecast.armor),
        piercing: forecast.piercing,
        strikes: forecast.strikes,
        left,
        damage: forecast.chances.each(),
        kills: forecast.chances.at_least(usize::from(left)),
        mean: forecast.chances.mean(),
        misses: forecast.misses,
        avoids: forecast.avoids,
        effects: forecast.effects.iter().map(effect).collect(),
    }
}

/// Everybody and everything a target could be chosen for with these answers.
fn looking(game: &MageWars, choices: &[Choice]) -> Vec<ObjectId> {
    let mut found = Vec::new();
    for choice in choices {
        if let Choice::Cast { caster: object, .. } | Choice::Use { object, .. } = choice {
            found.push(*object);
        } else if let Choice::Attack { .. } = choice
            && let Some(Frame::ActionPhase(phase)) = game.agenda.peek()
        {
            found.push(phase.creature);
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

fn outlook(game: &MageWars, who: ObjectId) -> Option<OutlookView> {
    let object = game.find(who)?;
    let from = game.zone_of(game.carrier(object))?;
    let sight = Sight::of(game, object);
    let zones = game.arena.zones().map(|zone| SightView {
        zone,
        distance: from.distance(zone),
        hidden_by: sight.hidden_by(zone),
        walled_off: sight.is_walled_off(zone),
    });
    Some(OutlookView { who, from, zones: zones.collect() })
}
