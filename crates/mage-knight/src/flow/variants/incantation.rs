//! Marked glades and the incantations of the Nights (MK-SCEN-DRUID-03..11).

use kernel::Seat;
use rules::mk;

use super::spaces;
use crate::{
    content::{EnemyColor, Site, TableRule, Time},
    derive,
    flow::{combat, resting},
    legal::{Judgement, forbid, needs},
    state::{Choice, Combat, Event, Hex, Home, MageKnight, Reward, Stage, TurnKind},
};

const fn bit(seat: Seat) -> u8 {
    1 << seat.0
}

/// MK-SCEN-DRUID-03, MK-SCEN-DRUID-10
pub(crate) fn may_mark(game: &MageKnight, seat: Seat, instead: Option<Seat>) -> Judgement {
    resting::is_no_rest(game)?;
    let at = game.player(seat).at;
    let glade = game.site_at(at) == Some(Site::Glade);
    let open = glade && game.plays(TableRule::Incantations) && game.turn.stage != Stage::Fighting;
    needs(open, mk::SCEN_DRUID_03, "mk-refusal-no-glade")?;
    let marks = game.spot(at).marks;
    forbid(marks & bit(seat) != 0, mk::SCEN_DRUID_03, "mk-refusal-marked")?;
    let full = marks.count_ones() >= room(game);
    let fits = match instead {
        None => !full,
        Some(other) => full && marks & bit(other) != 0,
    };
    needs(fits, mk::SCEN_DRUID_10, "mk-refusal-glade-room")
}

/// MK-SCEN-DRUID-10: how many Shields a glade has room for.
fn room(game: &MageKnight) -> u32 {
    match (game.plays(TableRule::CrowdedGlades), game.players.len()) {
        (false, _) => u32::MAX,
        (true, 0..=2) => 1,
        (true, _) => 2,
    }
}

/// Every way to mark the glade one might think of.
pub(crate) fn mark_candidates(game: &MageKnight, seat: Seat, add: &mut dyn FnMut(Choice)) {
    let at = game.player(seat).at;
    if game.site_at(at) != Some(Site::Glade) {
        return;
    }
    let marks = game.spot(at).marks;
    add(Choice::MarkGlade { instead: None });
    if game.plays(TableRule::CrowdedGlades) {
        let others = game.all_seats().filter(|other| *other != seat && marks & bit(*other) != 0);
        others.map(|other| Choice::MarkGlade { instead: Some(other) }).for_each(&mut *add);
    }
}

/// The movement ends here.
pub(crate) fn mark(game: &mut MageKnight, seat: Seat, instead: Option<Seat>) {
    let at = game.player(seat).at;
    game.turn.kind = TurnKind::Regular;
    game.turn.movement_over = true;
    game.lose_move_points(seat);
    game.change_spot(at, |spot| {
        spot.marks &= !instead.map_or(0, bit);
        spot.marks |= bit(seat);
    });
    game.log.push(|| Event::GladeMarked { seat, at });
}

/// Glades a player has marked.
fn marked(game: &MageKnight, seat: Seat) -> usize {
    spaces(game).filter(|(_, hex)| game.spot(*hex).marks & bit(seat) != 0).count()
}

/// MK-SCEN-DRUID-04, MK-SCEN-DRUID-08, MK-SCEN-DRUID-11: what one glade calls in this Night.
fn called(game: &MageKnight) -> &'static [EnemyColor] {
    match game.time_number() {
        0 | 1 => &[EnemyColor::Brown],
        2 => &[EnemyColor::Red],
        _ => &[EnemyColor::Brown, EnemyColor::Red],
    }
}

/// MK-SCEN-DRUID-04
pub(crate) fn may_incant(game: &MageKnight, seat: Seat) -> Judgement {
    let not_if = |holds, reason| forbid(holds, mk::SCEN_DRUID_04, reason);
    let day = !game.plays(TableRule::Incantations) || game.time() == Time::Day;
    not_if(day, "mk-refusal-incant-night")?;
    not_if(game.player(seat).incanted, "mk-refusal-incanted")?;
    combat::may_act(game, seat)?;
    let at = game.player(seat).at;
    not_if(derive::is_inhabited(game, seat, at), "mk-refusal-incant-inhabited")?;
    not_if(marked(game, seat) == 0, "mk-refusal-no-marks")
}

/// MK-RULING-38: nobody can be challenged to join.
pub(crate) fn incant(game: &mut MageKnight, seat: Seat) {
    let glades = marked(game, seat);
    game.player_mut(seat).incanted = true;
    game.log.push(|| Event::IncantationBegan { seat });
    let mut combat = Combat::new(crate::state::Cause::Incantation);
    let at = game.player(seat).at;
    for color in called(game).iter().flat_map(|color| std::iter::repeat_n(*color, glades)) {
        combat::draw_into(game, &mut combat, color, at, Home::Drawn);
    }
    // MK-SCEN-DRUID-06, MK-SCEN-DRUID-08: for each monster, defeated or not.
    let crystals = usize::from(game.time_number().max(1)) * glades;
    game.gain_reward(seat, Reward::RandomCrystals(crystals as u8));
    combat::open(game, seat, combat, false);
}

/// MK-SCEN-DRUID-05: what an enemy called by an incantation is worth.
pub(crate) const FAME: u8 = 2;

/// MK-SCEN-DRUID-07, MK-SCEN-DRUID-11: after each Night the Shields go.
pub(super) fn night_over(game: &mut MageKnight) {
    if !game.plays(TableRule::Incantations) || game.time() == Time::Day {
        return;
    }
    for player in &mut game.players {
        player.incanted = false;
    }
    for spot in game.spots.iter_mut().flatten() {
        spot.marks = 0;
    }
    game.log.push(|| Event::GladesCleared);
}

/// MK-SCEN-DRUID-09: everybody performed the incantation of the last Night.
pub(crate) fn all_done(game: &MageKnight) -> bool {
    let last = game.sheet().rounds / 2;
    let playing = game.players.iter().filter(|player| !player.eliminated);
    game.time() == Time::Night
        && game.time_number() >= last
        && playing.into_iter().all(|player| player.incanted)
}

/// Whose Shields mark a glade.
pub(crate) fn marks(game: &MageKnight, hex: Hex) -> Vec<Seat> {
    let marks = game.spot(hex).marks;
    game.all_seats().filter(|seat| marks & bit(*seat) != 0).collect()
}
