//! Keeps and mage towers that are held (MK-SCEN-HOLD-05..14).

use kernel::Seat;

use super::spaces;
use crate::{
    content::{EnemyColor, Mana, Site, TableRule, Time, unit::RecruitSite},
    state::{Hex, MageKnight},
};

/// MK-SCEN-HOLD-14: keeps and mage towers of a player.
pub(crate) fn owned(game: &MageKnight, seat: Seat) -> (i16, i16) {
    let (mut keeps, mut towers) = (0, 0);
    for (_, hex) in spaces(game).filter(|(_, hex)| game.spot(*hex).shield == Some(seat)) {
        match game.site_at(hex) {
            Some(Site::Keep) => keeps += 1,
            Some(Site::MageTower) => towers += 1,
            _ => (),
        }
    }
    (keeps, towers)
}

/// MK-SCEN-HOLD-14, MK-RULING-88: those of all who play together.
pub(crate) fn owned_by_team(game: &MageKnight, seat: Seat) -> (i16, i16) {
    let team = game.all_seats().filter(|other| game.are_allies(*other, seat));
    team.map(|other| owned(game, other)).fold((0, 0), |sum, own| (sum.0 + own.0, sum.1 + own.1))
}

/// MK-SCEN-HOLD-09, MK-SCEN-HOLD-13: a turn begun on or beside a mage tower of one's own or of an ally gives mana for each
/// of one's own.
pub(crate) fn tower_mana(game: &mut MageKnight, seat: Seat) {
    if !game.plays(TableRule::OwnedTowers) {
        return;
    }
    let at = game.player(seat).at;
    let held = |owner: Seat| game.are_allies(owner, seat);
    let own_tower = |hex: Hex| {
        game.spot(hex).shield.is_some_and(held) && game.site_at(hex) == Some(Site::MageTower)
    };
    let beside = own_tower(at) || at.neighbours().into_iter().any(own_tower);
    let (_, towers) = owned(game, seat);
    if beside && towers > 0 {
        let mana = match game.time() {
            Time::Day => Mana::Gold,
            Time::Night => Mana::Black,
        };
        game.gain_mana(seat, mana, towers as u8);
    }
}

/// MK-SCEN-HOLD-05: what else can be recruited at a site.
pub(crate) fn also_recruits(game: &MageKnight, site: Site) -> Option<RecruitSite> {
    if !game.plays(TableRule::MoreRecruits) {
        return None;
    }
    match site {
        Site::Keep => RecruitSite::of(Site::Village),
        Site::MageTower => RecruitSite::of(Site::Monastery),
        _ => None,
    }
}

/// MK-ASSAULT-06, MK-SCEN-HOLD-08: the colour of the tokens that hold a site for its owner.
pub(crate) fn garrison(game: &MageKnight, at: Hex) -> EnemyColor {
    let tower = game.site_at(at) == Some(Site::MageTower);
    if tower { EnemyColor::Violet } else { EnemyColor::Grey }
}

/// MK-SCEN-HOLD-11, MK-SCEN-HOLD-12: how many of them.
pub(crate) fn garrison_size(game: &MageKnight) -> u8 {
    if game.plays(TableRule::GrowingGarrisons) { game.time_number().clamp(1, 3) } else { 1 }
}
