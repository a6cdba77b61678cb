//! The portal that closes (MK-SCEN-RETURN-03..06).

use kernel::{Log, Seat};

use crate::{
    content::{TableRule, Time},
    state::{Event, Hex, MageKnight},
};

/// MK-SCEN-RETURN-04: after the first Day the portal is a plains space like any other.
pub(crate) fn is_closed(game: &MageKnight) -> bool {
    let [days, _] = game.times;
    let over = match game.time() {
        Time::Day => days > 1,
        Time::Night => days > 0,
    };
    over && game.plays(TableRule::ClosingPortal)
}

/// MK-SCEN-RETURN-03: it closes at the end of the first Day, and whoever stands there is out of the game.
pub(super) fn close(game: &mut MageKnight, log: &mut Log<Event>) {
    if !game.plays(TableRule::ClosingPortal) || game.time() == Time::Night || game.times[0] != 1 {
        return;
    }
    log.push(|| Event::PortalClosed);
    for seat in Seat::all(game.players.len() as u8) {
        if game.player(seat).at == Hex::PORTAL {
            game.eliminate(seat, log);
        }
    }
}

/// MK-SCEN-RETURN-05: the hero on the portal space, once it is closed.
pub(crate) fn winner(game: &MageKnight) -> Option<Seat> {
    let mut heroes = Seat::all(game.players.len() as u8);
    heroes.find(|seat| {
        let player = game.player(*seat);
        is_closed(game) && !player.eliminated && player.at == Hex::PORTAL
    })
}
