//! Rampaging enemies that come back (MK-VARIANT-RAMPAGE).

use super::spaces;
use crate::{
    content::{EnemyColor, Mana, Rampaging, TableRule, Time, mana::DIE_SIDES},
    state::{Combat, Event, Hex, Home, MageKnight},
};

/// MK-VARIANT-RAMPAGE-02, MK-VARIANT-RAMPAGE-05: the colours of this time of day, and the strongest of them.
const fn colors(time: Time) -> ([Mana; 3], Mana) {
    match time {
        Time::Day => ([Mana::Red, Mana::Green, Mana::Gold], Mana::Gold),
        Time::Night => ([Mana::White, Mana::Blue, Mana::Black], Mana::Black),
    }
}

/// At the end of a round a die is rolled for every space whose rampaging enemies were defeated. Where a hero stands
/// nobody can come.
pub(super) fn come_back(game: &mut MageKnight) {
    let more = game.plays(TableRule::MoreRampage);
    if !more && !game.plays(TableRule::Rampage) {
        return;
    }
    let emptied: Vec<(Hex, Rampaging)> = spaces(game)
        .filter_map(|(_, hex)| Some((hex, game.space(hex)?.rampaging?)))
        .filter(|(hex, _)| !game.spot(*hex).has_enemies())
        .filter(|(hex, _)| game.players.iter().all(|player| player.at != *hex))
        .collect();
    let (fitting, strongest) = colors(game.time());
    for (at, kind) in emptied {
        let die = Mana::of_face(game.chance.roll(DIE_SIDES));
        game.log.push(|| Event::RampageRolled { at, die });
        let fits = fitting.contains(&die);
        // MK-VARIANT-RAMPAGE-07: in the harder version one always comes, and a fitting colour is enough for two.
        let (comes, two) = if more { (true, fits) } else { (fits, die == strongest) };
        if !comes {
            continue;
        }
        let color = match kind {
            Rampaging::Orc => EnemyColor::Green,
            Rampaging::Draconum => EnemyColor::Red,
        };
        let first = game.draw_enemy(color);
        // MK-VARIANT-RAMPAGE-03
        let second = if two { game.draw_enemy(EnemyColor::Brown) } else { None };
        game.lay_enemy(at, 0, first);
        game.lay_enemy(at, 1, second);
        game.turn_up_enemies(at);
    }
}

/// MK-VARIANT-RAMPAGE-04: what a defeated token is worth on a space that a brown one shares; `None` elsewhere.
pub(crate) fn reputation(game: &MageKnight, combat: &Combat, hex: Hex) -> Option<i8> {
    let played = game.plays(TableRule::Rampage) || game.plays(TableRule::MoreRampage);
    let mut there = combat.foes.iter().filter(|foe| foe.home == Home::Rampaging(hex));
    let shared = there.any(|foe| foe.enemy.printed().color == EnemyColor::Brown);
    (played && shared).then_some(1)
}
