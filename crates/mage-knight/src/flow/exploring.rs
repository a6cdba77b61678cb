//! Exploring: revealing tiles where the map may grow (MK-EXPLORE).

use kernel::{Log, Refusal, Seat};
use rules::mk;

use crate::{
    content::TileKind,
    state::{Event, MageKnight, Position, TurnKind, change::Source},
};

/// MK-EXPLORE-04
const COST: u8 = 2;

/// Whether the player may reveal the next tile at this position now.
pub(super) fn may_explore(game: &MageKnight, seat: Seat, at: Position) -> Result<(), Refusal> {
    // MK-REST-01, MK-TURN-14
    if let TurnKind::Resting(_) = game.turn.kind {
        return Err(Refusal::new(mk::REST_01, "mk-refusal-resting"));
    }
    if game.map.tile(at).is_some() {
        return Err(Refusal::new(mk::EXPLORE_01, "mk-refusal-explored"));
    }
    if !game.sheet().shape.allows(at) || !game.map.has_room_at(at) {
        return Err(Refusal::new(mk::EXPLORE_03, "mk-refusal-coast"));
    }
    let around = game.player(seat).at.neighbours();
    if !around.into_iter().any(|hex| hex.place().0 == at) {
        return Err(Refusal::new(mk::EXPLORE_01, "mk-refusal-explore-adjacent"));
    }
    may_lie(game, at)?;
    let points = game.turn.move_points;
    if points < COST {
        let refusal = Refusal::new(mk::EXPLORE_04, "mk-refusal-explore-points");
        return Err(refusal.with("needed", COST).with("has", points));
    }
    Ok(())
}

/// Whether the next tile, by its back and where it comes from, may lie here.
fn may_lie(game: &MageKnight, at: Position) -> Result<(), Refusal> {
    let Some((kind, source)) = game.next_tile() else {
        return Err(Refusal::new(mk::EXPLORE_13, "mk-refusal-no-tiles"));
    };
    let touching = game.map.touching(at);
    let needs = |rule, reason, needed: u8| {
        Err(Refusal::new(rule, reason).with("needed", needed).with("touching", touching as i32))
    };
    match (source, kind) {
        (Source::LeftOut, _) if touching < 3 => {
            needs(mk::EXPLORE_12, "mk-refusal-touch-left-out", 3)
        }
        (Source::Stack, TileKind::Core | TileKind::CityCore) => {
            let sheet = game.sheet();
            if touching < 2 {
                return needs(mk::EXPLORE_09, "mk-refusal-touch-core", 2);
            }
            if sheet.shape.is_coast(at) && !sheet.core_on_coast {
                return Err(Refusal::new(mk::EXPLORE_19, "mk-refusal-core-coast"));
            }
            Ok(())
        }
        (Source::Stack, TileKind::Countryside | TileKind::Start) => {
            let beside_a_joined_tile = || {
                let mut around = at.neighbours().into_iter();
                around.any(|next| game.map.tile(next).is_some() && game.map.touching(next) >= 2)
            };
            if touching >= 2 || beside_a_joined_tile() {
                Ok(())
            } else {
                needs(mk::EXPLORE_08, "mk-refusal-touch-countryside", 2)
            }
        }
        (Source::LeftOut, _) => Ok(()),
    }
}

/// MK-EXPLORE-04, MK-EXPLORE-05, MK-EXPLORE-07: pays, then reveals. Positions were named before (MK-EXPLORE-06).
pub(super) fn explore(game: &mut MageKnight, seat: Seat, at: Position, log: &mut Log<Event>) {
    game.turn.kind = TurnKind::Regular;
    game.pay_for_exploring(seat, COST, log);
    let Some(tile) = game.reveal_tile(at, log) else { return };
    // MK-SCEN-RECON-04
    game.gain_fame(seat, game.sheet().fame_per_tile, log);
    // MK-EXPLORE-14: of all instructions "when revealed" only the city's does something without tokens and offers;
    // rampaging enemies are there with their symbols. MK-SCEN-RECON-08: it brings the last turns.
    if tile.kind() == TileKind::CityCore {
        game.begin_last_turns(log);
    }
}
