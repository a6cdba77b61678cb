//! Movement: one space at a time, paid by terrain (MK-MOVE).

use kernel::{Log, Refusal, Seat};
use rules::mk;

use crate::{
    content::Site,
    derive::move_cost,
    state::{Event, Hex, MageKnight, TurnKind},
};

/// Whether the figure may enter this space now.
pub(super) fn may_move(game: &MageKnight, seat: Seat, to: Hex) -> Result<(), Refusal> {
    // MK-REST-01, MK-MOVE-01
    if let TurnKind::Resting(_) = game.turn.kind {
        return Err(Refusal::new(mk::REST_01, "mk-refusal-resting"));
    }
    let from = game.player(seat).at;
    if !from.is_adjacent(to) {
        return Err(Refusal::new(mk::MOVE_04, "mk-refusal-not-adjacent"));
    }
    let Some(space) = game.map.space(to) else {
        return Err(Refusal::new(mk::MOVE_04, "mk-refusal-unrevealed"));
    };
    let Some(cost) = move_cost::points(space, game.time) else {
        return Err(Refusal::new(mk::MOVE_05, "mk-refusal-impassable"));
    };
    if space.rampaging.is_some() {
        return Err(Refusal::new(mk::MOVE_10, "mk-refusal-rampaging"));
    }
    match space.site {
        Some(Site::City(_)) => {
            return Err(Refusal::new(mk::SCEN_RECON_03, "mk-refusal-city"));
        }
        Some(site) if site.is_fortified() => {
            return Err(Refusal::new(mk::MOVE_09, "mk-refusal-not-yet-assault"));
        }
        _ => (),
    }
    if provokes(game, from, to) {
        return Err(Refusal::new(mk::PROVOKE_01, "mk-refusal-not-yet-provoke"));
    }
    let points = game.turn.move_points;
    if points < cost {
        let refusal = Refusal::new(mk::MOVE_04, "mk-refusal-move-points");
        return Err(refusal.with("needed", cost).with("has", points));
    }
    Ok(())
}

/// MK-PROVOKE-01, MK-PROVOKE-03: the step goes from one space beside a rampaging enemy to another beside the same.
///
/// No enemy can be defeated yet, so every printed symbol stands for one.
fn provokes(game: &MageKnight, from: Hex, to: Hex) -> bool {
    let beside_both = from.neighbours().into_iter().filter(|hex| hex.is_adjacent(to));
    beside_both
        .into_iter()
        .any(|hex| game.map.space(hex).is_some_and(|space| space.rampaging.is_some()))
}

/// MK-MOVE-04: pays and goes.
pub(super) fn go(game: &mut MageKnight, seat: Seat, to: Hex, log: &mut Log<Event>) {
    let space = game.map.space(to);
    if let Some(cost) = space.and_then(|space| move_cost::points(space, game.time)) {
        game.turn.kind = TurnKind::Regular;
        game.step(seat, to, cost, log);
    }
}
