//! The portal that closes (MK-SCEN-RETURN-03..06), and whom teams choose to return (MK-SCEN-RETURN-08).

use kernel::{Seat, msg};
use rules::mk;

use crate::{
    content::{TableRule, Time},
    flow::Frame,
    legal::{About, Answers, Row},
    state::{Choice, Event, Hex, MageKnight, Question},
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
pub(super) fn close(game: &mut MageKnight) {
    if !game.plays(TableRule::ClosingPortal) || game.time() == Time::Night || game.times[0] != 1 {
        return;
    }
    game.log.push(|| Event::PortalClosed);
    for seat in game.all_seats() {
        if game.player(seat).at == Hex::PORTAL {
            game.player_mut(seat).eliminated = true;
            game.log.push(|| Event::Eliminated { seat });
        }
    }
}

/// MK-SCEN-RETURN-05, MK-SCEN-RETURN-08: the hero on the portal space, once it is closed; in teams everybody who plays
/// together with the one that was chosen.
pub(crate) fn winners(game: &MageKnight) -> Vec<Seat> {
    let mut heroes = game.all_seats();
    let returned = heroes.find(|seat| {
        let player = game.player(*seat);
        is_closed(game) && !player.eliminated && player.at == Hex::PORTAL
    });
    let returned = returned.filter(|seat| !has_chosen_ones(game) || game.player(*seat).chosen);
    let seats = game.all_seats();
    returned.map_or(Vec::new(), |one| seats.filter(|seat| game.are_allies(*seat, one)).collect())
}

/// MK-SCEN-RETURN-08: whether teams play for the portal.
pub(crate) fn has_chosen_ones(game: &MageKnight) -> bool {
    let mut seats = game.all_seats();
    game.plays(TableRule::ClosingPortal) && seats.any(|seat| speaker(game, seat) != seat)
}

/// Who answers for the team of this seat.
fn speaker(game: &MageKnight, seat: Seat) -> Seat {
    let mut seats = game.all_seats();
    seats.find(|other| game.are_allies(*other, seat)).unwrap_or(seat)
}

/// On a board that somebody wrote down: these, or the first of each team.
pub(crate) fn chosen_or_first(game: &MageKnight, written: &[Seat]) -> Vec<Seat> {
    if !has_chosen_ones(game) {
        return Vec::new();
    }
    let mut chosen = written.to_vec();
    for seat in game.all_seats() {
        if speaker(game, seat) == seat && !chosen.iter().any(|one| game.are_allies(*one, seat)) {
            chosen.push(seat);
        }
    }
    chosen.retain(|seat| seat.index() < game.players.len());
    chosen
}

/// Each team chooses one of its heroes before the first turn, each without knowing about the other.
pub(crate) fn begin(game: &mut MageKnight) {
    if has_chosen_ones(game) {
        game.agenda.push(Frame::ChooseOne);
    }
}

pub(crate) fn choose(game: &mut MageKnight) {
    for seat in game.all_seats() {
        if speaker(game, seat) == seat {
            game.ask(seat, Question::ChosenOne);
        }
    }
}

/// MK-SCEN-RETURN-08: which hero of the team is to return.
pub(crate) struct ChosenOne;

impl Row for ChosenOne {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("chosen-one", msg!("mk-question-chosen-one"))
            .refusing(mk::SCEN_RETURN_08, "mk-refusal-chosen-one")
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        let seats = game.all_seats();
        let team = seats.filter(|other| game.are_allies(*other, seat));
        answers.add_all(team.map(|seat| Choice::Hero { seat }));
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let Choice::Hero { seat: one } = choice else { return game.misplaced() };
        game.player_mut(one).chosen = true;
        game.log.push(|| Event::OneChosen { seat });
    }
}
