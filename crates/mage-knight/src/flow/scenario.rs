//! What scenarios say about the end of the game (MK-SCEN).

use kernel::Seat;

use super::variants;
use crate::{
    content::{End, Victory},
    state::MageKnight,
};

/// Brings the last turns if what ends the scenario has come about: called whenever it may have.
pub(crate) fn check_end(game: &mut MageKnight) {
    if end_reached(game) {
        game.begin_last_turns();
    }
}

/// Whether what ends the scenario before its round limit has come about.
fn end_reached(game: &MageKnight) -> bool {
    match game.sheet().end {
        // MK-SCEN-RECON-08
        End::CityRevealed => game.map.has_city(),
        // MK-SCEN-FULLCONQ-04, MK-SCEN-SOLO-07
        End::CitiesConquered => all_conquered(game),
        End::MinesLiberated => variants::mines::all_liberated(game),
        End::DungeonsConquered => variants::dungeons::all_conquered(game),
        End::LastIncantation => variants::incantation::all_done(game),
        End::RoundLimit => false,
    }
}

pub(super) fn all_conquered(game: &MageKnight) -> bool {
    let cities = usize::from(game.sheet().city_core);
    game.cities.len() == cities && game.cities.iter().all(crate::state::City::is_conquered)
}

/// Who has won, by these points.
pub(crate) fn winners(game: &MageKnight, points: &[i32]) -> Vec<Seat> {
    let best = points.iter().max();
    let most = game.all_seats().filter(|seat| points.get(seat.index()) == best);
    match game.sheet().victory {
        Victory::MostPoints => most.collect(),
        // MK-SCEN-FULLCOOP-09, MK-SCEN-SOLO-08: all win together, or nobody.
        Victory::Goal if end_reached(game) => game.all_seats().collect(),
        Victory::Goal => Vec::new(),
        // MK-SCEN-HOLD-14: a tie has no winner.
        Victory::SoleMost => {
            let most: Vec<Seat> = most.collect();
            let together =
                |seat: &Seat| most.first().is_some_and(|one| game.are_allies(*one, *seat));
            if most.iter().all(together) { most } else { Vec::new() }
        }
        // MK-SCEN-RETURN-05
        Victory::OnThePortal => variants::portal::winners(game),
    }
}
