//! Which time of day a round is (MK-VARIANT-NIGHTSTART, MK-VARIANT-DARKNESS).

use crate::{
    content::{Mana, TableRule, Time, mana::DIE_SIDES},
    state::{Event, MageKnight},
};

/// MK-VARIANT-DARKNESS-01: dice rolled at the end of a Day.
const DICE: usize = 2;

/// The time of day after this round.
pub(crate) fn after(game: &mut MageKnight) -> Time {
    if !game.plays(TableRule::Darkness) {
        return game.time().flipped();
    }
    match game.time() {
        Time::Night => Time::Night,
        Time::Day => {
            let dice = [(); DICE].map(|()| Mana::of_face(game.chance.roll(DIE_SIDES)));
            game.log.push(|| Event::DarknessRolled { dice });
            if dice.contains(&Mana::Black) { Time::Night } else { Time::Day }
        }
    }
}

/// MK-VARIANT-NIGHTSTART-02: whether the first Source shows neither gold nor black.
pub(crate) fn basic_source(game: &MageKnight) -> bool {
    game.plays(TableRule::NightArrival) && game.round() == 0
}
