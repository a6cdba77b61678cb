//! Movement: one space at a time, paid by terrain (MK-MOVE).

use kernel::{Refusal, Seat};
use rules::mk;

use super::{combat, duel, exploring, resting, variants};
use crate::{
    cards::effect::TurnModifier,
    content::{End, Site, Space, TableRule},
    derive::{self, move_cost},
    legal::{Judgement, enough, forbid, found, needs},
    state::{Hex, MageKnight, Stage, TurnKind},
};

/// How far spaces and positions count as adjacent.
pub(super) fn reach(game: &MageKnight) -> u32 {
    if game.turn.modifiers.has(TurnModifier::ReachTwo) { 2 } else { 1 }
}

/// Whether the figure may enter this space now.
pub(super) fn may_move(game: &MageKnight, seat: Seat, to: Hex) -> Judgement {
    may_move_at_all(game)?;
    let from = game.player(seat).at;
    let reach = reach(game);
    let travel = variants::dungeons::travel_cost(game, from, to);
    let near = travel.is_some() || (1..=reach).contains(&from.distance(to));
    needs(near, mk::MOVE_04, "mk-refusal-not-adjacent")?;
    let space = found(game.space(to), mk::MOVE_04, "mk-refusal-unrevealed")?;
    let cost = found(step_cost(game, from, to, space), mk::MOVE_05, "mk-refusal-impassable")?;
    may_enter(game, seat, from, to, space)?;
    enough(game.turn.move_points, cost, mk::MOVE_04, "mk-refusal-move-points")
}

/// Whether whoever is there, or beside it, lets the hero take this step.
pub(super) fn may_enter(
    game: &MageKnight,
    seat: Seat,
    from: Hex,
    to: Hex,
    space: Space,
) -> Judgement {
    forbid(game.is_rampaged(to), mk::MOVE_10, "mk-refusal-rampaging")?;
    if derive::is_assault(game, seat, to, space) {
        may_assault(game, to)?;
    }
    let provokes = derive::occupant(game, seat, to).is_some() && provoked(game, from, to) != 0;
    forbid(provokes, mk::PROVOKE_06, "mk-refusal-provoke-beside-hero")
}

/// Whether there are points for the cheapest of all steps, so that it is worth looking for one.
pub(super) fn may_afford_a_step(game: &MageKnight) -> bool {
    game.turn.move_points >= move_cost::LEAST_PRINTED || game.turn.modifiers.change_terrain()
}

/// Whether there are points for this step, whoever is in the way.
pub(super) fn may_afford(game: &MageKnight, from: Hex, to: Hex, space: Space) -> bool {
    step_cost(game, from, to, space).is_some_and(|cost| cost <= game.turn.move_points)
}

/// What going there costs: over land, or underground where that is all one can do or costs less.
fn step_cost(game: &MageKnight, from: Hex, to: Hex, space: Space) -> Option<u8> {
    let reach = reach(game);
    let walked = move_cost::points(game, space).filter(|_| from.distance(to) <= reach);
    let travelled = variants::dungeons::travel_cost(game, from, to);
    [walked, travelled].into_iter().flatten().min()
}

/// MK-MOVE-01, MK-TURN-19: in a regular turn, before the action.
pub(super) fn may_move_at_all(game: &MageKnight) -> Judgement {
    resting::is_no_rest(game)?;
    needs(game.turn.stage == Stage::Movement, mk::TURN_19, "mk-refusal-acted")?;
    forbid(game.turn.movement_over, mk::SCEN_DRUID_03, "mk-refusal-movement-over")
}

/// Scenarios may keep heroes out of cities.
pub(crate) fn may_assault(game: &MageKnight, to: Hex) -> Judgement {
    let city = matches!(game.site_at(to), Some(Site::City(_)));
    if city && !game.sheet().cities_open() {
        // MK-SCEN-RECON-03 where the city is what one looks for.
        let sought = game.sheet().end == End::CityRevealed;
        let rule = if sought { mk::SCEN_RECON_03 } else { mk::SCEN_HOLD_03 };
        return Err(Refusal::new(rule, "mk-refusal-city"));
    }
    forbid(exploring::is_unmanned(game, to), mk::RULING_58, "mk-refusal-unmanned")
}

/// MK-PROVOKE-01, MK-PROVOKE-03: rampaging enemies beside both ends of a step, one bit a neighbour of its end.
pub(crate) fn provoked(game: &MageKnight, from: Hex, to: Hex) -> u8 {
    if game.turn.modifiers.has(TurnModifier::ProvokeNothing) {
        return 0;
    }
    let around = to.neighbours().into_iter().enumerate();
    let beside_both = around.filter(|(_, hex)| hex.is_adjacent(from) && game.is_rampaged(*hex));
    beside_both.fold(0, |bits, (at, _)| bits | 1 << at)
}

/// MK-MOVE-04: pays and goes; the step may lead into a combat.
pub(super) fn go(game: &mut MageKnight, seat: Seat, to: Hex) {
    let from = game.player(seat).at;
    let Some(cost) = game.space(to).and_then(|space| step_cost(game, from, to, space)) else {
        return game.broken("a step that leads nowhere");
    };
    let provoked = provoked(game, from, to);
    game.turn.kind = TurnKind::Regular;
    game.step(seat, to, cost);
    if derive::must_be_assaulted(game, seat, to) {
        return attack(game, seat, from, to, provoked);
    }
    arrive(game, seat);
    if provoked != 0 {
        combat::begin_rampaging(game, seat, provoked, true);
    }
}

/// The figure stands where somebody is to be fought: the garrison of the place, or the hero who is there.
pub(crate) fn attack(game: &mut MageKnight, seat: Seat, from: Hex, to: Hex, provoked: u8) {
    let Some(other) = derive::occupant(game, seat, to) else {
        return combat::begin_assault(game, seat, from, to, provoked);
    };
    // MK-ASSAULT-04, MK-SCEN-HOLD-06
    if derive::must_be_assaulted(game, seat, to) && !game.plays(TableRule::UnblamedAssaults) {
        game.change_reputation(seat, -1);
    }
    if duel::is_possible(game, seat, other) {
        // MK-ASSAULT-05
        return duel::begin(game, seat, other);
    }
    // MK-MOVE-25..28, MK-RULING-82: nobody can be fought there, so this was all of the turn.
    game.lose_move_points(seat);
    game.turn.stage = Stage::Acted;
}

/// What a hero sees on arriving (MK-SITE-KEEP-02, MK-SITE-CITY-01, MK-SITE-RUINS-02).
pub(crate) fn arrive(game: &mut MageKnight, seat: Seat) {
    let at = game.player(seat).at;
    game.turn_up_ruin(at);
    exploring::look_around(game, at);
}
