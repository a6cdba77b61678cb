//! What a combat leads to (MK-COMBAT-OUTCOME).

use kernel::Seat;

use super::NO_COMBAT;
use crate::{
    cards::effect::{BonusFor, TurnModifier},
    content::{EnemyColor, Rampaging, RuinKind, Site, TableRule},
    flow::{scenario, variants},
    state::{Cause, Combat, Event, Hex, Home, MageKnight, Reward, Stage},
};

/// The site that is fought for.
pub(super) fn place(cause: Cause) -> Option<Hex> {
    match cause {
        Cause::Rampaging | Cause::Incantation | Cause::Duel => None,
        Cause::Assault { at } | Cause::Adventure { at } | Cause::Burning { at } => Some(at),
    }
}

/// MK-COMBAT-OUTCOME-01: the combat is over, however it went.
pub(super) fn end(game: &mut MageKnight, seat: Seat) {
    let Some(combat) = game.combat.take() else { return game.broken(NO_COMBAT) };
    game.turn.stage = Stage::Acted;
    game.turn.influence = 0;
    game.turn.modifiers.remove_all(|modifier| {
        matches!(modifier, TurnModifier::UnitBonus(bonus) if bonus.whom == BonusFor::AllThisCombat)
    });
    for unit in &mut game.player_mut(seat).units {
        unit.absorbed = false;
    }
    for foe in combat.foes.iter().filter_map(|foe| foe.monster) {
        game.discard_enemy(foe.enemy);
    }
    game.log.push(|| Event::CombatEnded { seat });
    reputation(game, seat, &combat);
    // MK-COMBAT-OUTCOME-11, MK-RULING-40: what was drawn for this combat alone goes.
    let drawn = |home: Home| matches!(home, Home::Drawn | Home::Garrison);
    for foe in combat.foes.iter().filter(|foe| !foe.defeated && drawn(foe.home)) {
        game.discard_enemy(foe.enemy);
    }
    match combat.cause {
        Cause::Rampaging | Cause::Duel => (),
        // MK-SCEN-DRUID-09
        Cause::Incantation => scenario::check_end(game),
        Cause::Assault { at } => assault(game, seat, at, &combat),
        Cause::Adventure { at } => adventure(game, seat, at, &combat),
        Cause::Burning { at } => {
            // MK-COMBAT-OUTCOME-09
            if combat.is_won() {
                game.conquer(seat, at);
                game.gain_reward(seat, Reward::Artifacts(1));
            }
        }
    }
}

/// MK-COMBAT-OUTCOME-03, MK-COMBAT-OUTCOME-04, MK-SITE-RUINS-06: only for those that rampaged.
fn reputation(game: &mut MageKnight, seat: Seat, combat: &Combat) {
    let mut gain = 0;
    for foe in combat.foes.iter().filter(|foe| foe.defeated) {
        if let Home::Rampaging(hex) = foe.home {
            if let Some(each) = variants::rampage::reputation(game, combat, hex) {
                gain += each;
                continue;
            }
            gain += match game.space(hex).and_then(|space| space.rampaging) {
                Some(Rampaging::Orc) => 1,
                Some(Rampaging::Draconum) => 2,
                None => 0,
            };
        }
    }
    game.change_reputation(seat, gain);
}

fn assault(game: &mut MageKnight, seat: Seat, at: Hex, combat: &Combat) {
    // MK-COOP-18, MK-COOP-19: what becomes of the city is seen when all have fought.
    if game.joint.is_some() {
        return;
    }
    // MK-COMBAT-INIT-05: those who joined need not be defeated.
    let defends = |home: Home| matches!(home, Home::Site { .. } | Home::City(_) | Home::Garrison);
    let won = combat.foes.iter().all(|foe| foe.defeated || !defends(foe.home));
    if !won {
        // MK-COMBAT-OUTCOME-14, MK-RULING-20
        if let Some(from) = game.turn.assault_from.take() {
            game.turn.path.pop();
            game.withdraw(seat, from, 0);
        }
        return;
    }
    match game.site_at(at) {
        Some(Site::City(color)) => {
            // MK-CITY-15
            game.log.push(|| Event::CityConquered { seat, color });
            scenario::check_end(game);
        }
        site => {
            // MK-COMBAT-OUTCOME-07, MK-COMBAT-OUTCOME-08
            game.conquer(seat, at);
            // MK-SCEN-HOLD-07
            if site == Some(Site::MageTower) && !game.plays(TableRule::OwnedTowers) {
                game.gain_reward(seat, Reward::Spell);
            }
        }
    }
}

/// MK-COMBAT-OUTCOME-05, MK-COMBAT-OUTCOME-12
fn adventure(game: &mut MageKnight, seat: Seat, at: Hex, combat: &Combat) {
    let all = combat.is_won();
    let first = game.spot(at).shield.is_none();
    let won: &[Reward] = match game.site_at(at) {
        Some(Site::Dungeon) if all && first => &[Reward::SpellOrArtifact],
        // MK-SITE-TOMB-02
        Some(Site::Tomb) if all && first => &[Reward::Spell, Reward::Artifacts(1)],
        // MK-SITE-DEN-02
        Some(Site::MonsterDen) if all => &[Reward::RandomCrystals(2)],
        // MK-SITE-SPAWN-03
        Some(Site::SpawningGrounds)
            if all && (combat.foes.len() == 2 || !game.switches.spawn_replenish) =>
        {
            &[Reward::Artifacts(1), Reward::RandomCrystals(3)]
        }
        // MK-SCEN-DUNGEON-04
        Some(Site::Dungeon | Site::Tomb) if !all && first => {
            variants::dungeons::guard_anew(game, at);
            &[]
        }
        // MK-SCEN-MINES-06
        Some(Site::Mine(_)) if !game.spot(at).has_enemies() && !game.enemies.owe(at) => {
            game.conquer(seat, at);
            let gain = variants::mines::reputation(game, at);
            game.change_reputation(seat, gain);
            &[]
        }
        // MK-SITE-SPAWN-02, MK-RULING-07
        Some(Site::SpawningGrounds) if game.switches.spawn_replenish => {
            super::start::fill(game, at, &[EnemyColor::Brown; 2]);
            &[]
        }
        Some(Site::Ruins) if !game.spot(at).has_enemies() => {
            ruins(game, seat, at);
            &[]
        }
        // Who holds the place still does.
        _ => &[],
    };
    if !won.is_empty() {
        game.conquer(seat, at);
    }
    for reward in won {
        game.gain_reward(seat, *reward);
    }
    scenario::check_end(game);
}

/// MK-SITE-RUINS-05
fn ruins(game: &mut MageKnight, seat: Seat, at: Hex) {
    game.conquer(seat, at);
    let kind = game.spot(at).ruin.map(|(ruin, _)| ruin.printed().kind);
    let Some(RuinKind::Guarded { reward, .. }) = kind else {
        return game.broken("a combat in ruins nobody guards");
    };
    for reward in Reward::of_ruin(reward) {
        game.gain_reward(seat, reward);
    }
}
