//! What cannot lie on a space: Shields where nothing can be conquered, marks beside glades, ruins elsewhere.

use kernel::msg;
use rules::mk;

use super::{Board, check::Problems};
use crate::{
    content::{Site, city::GARRISON},
    state::{Hex, Map},
};

/// How many enemy tokens lie on a space that is no city.
const ON_A_SPACE: usize = 2;

pub(super) fn check(board: &Board, map: &Map, problems: &mut Problems) {
    let site = |hex: &Hex| map.space(*hex).and_then(|space| space.site);
    let secret = |hex: &Hex| board.secrets.iter().any(|(at, _)| at == hex);
    let bears = |hex: &Hex| {
        let rampaging = map.space(*hex).is_some_and(|space| space.rampaging.is_some());
        let site = site(hex).is_some_and(|site| !matches!(site, Site::Portal | Site::Village));
        rampaging || secret(hex) || site
    };
    for (at, (hex, enemies)) in board.tokens.iter().enumerate() {
        let most = if matches!(site(hex), Some(Site::City(_))) { GARRISON } else { ON_A_SPACE };
        if !bears(hex) || enemies.len() > most {
            let place = format!("board.tokens[{at}]");
            problems.add(place, None, msg!("mk-setup-enemies"));
        }
    }
    if board.faces.iter().any(|(hex, _)| !bears(hex)) {
        problems.add("board.faces", None, msg!("mk-setup-faces"));
    }
    for (at, (hex, _)) in board.shields.iter().enumerate() {
        // MK-COMBAT-OUTCOME-02, MK-SCEN-DRUID-03: glades are marked, and only where the druids gather.
        if !secret(hex) && !site(hex).is_some_and(is_conquered) {
            let place = format!("board.shields[{at}]");
            problems.add(place, mk::COMBAT_OUTCOME_05, msg!("mk-setup-shield"));
        }
    }
    for (at, (hex, _)) in board.marks.iter().enumerate() {
        if site(hex) != Some(Site::Glade) {
            let place = format!("board.marks[{at}]");
            problems.add(place, mk::SCEN_DRUID_03, msg!("mk-setup-mark"));
        }
    }
    for (at, (hex, _)) in board.ruins.iter().enumerate() {
        if site(hex) != Some(Site::Ruins) {
            let place = format!("board.ruins[{at}]");
            problems.add(place, mk::SITE_RUINS_01, msg!("mk-setup-ruin"));
        }
    }
    for (at, hex) in board.gone.iter().enumerate() {
        if map.space(*hex).is_none_or(|space| space.rampaging.is_none()) {
            let place = format!("board.gone[{at}]");
            problems.add(place, mk::COMBAT_OUTCOME_02, msg!("mk-setup-gone"));
        }
    }
    for (at, (hex, seats)) in board.shares.iter().enumerate() {
        let place = format!("board.shares[{at}]");
        if !matches!(site(hex), Some(Site::City(_))) || seats.len() > GARRISON {
            problems.add(&place, mk::CITY_14, msg!("mk-setup-shares"));
        }
        if seats.iter().any(|seat| seat.index() >= board.players.len()) {
            problems.add(place, mk::ROUND_20, msg!("mk-setup-seat"));
        }
    }
}

/// Whether somebody's Shield can lie there.
fn is_conquered(site: Site) -> bool {
    match site {
        Site::Portal | Site::Glade | Site::Village => false,
        Site::Monastery
        | Site::Keep
        | Site::MageTower
        | Site::Ruins
        | Site::Dungeon
        | Site::Tomb
        | Site::MonsterDen
        | Site::SpawningGrounds
        | Site::Mine(_)
        | Site::City(_) => true,
    }
}
