//! What a combat leads to (MK-COMBAT-OUTCOME).

use kernel::{Log, Seat};

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
pub(super) fn end(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
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
    log.push(|| Event::CombatEnded { seat });
    reputation(game, seat, &combat, log);
    // MK-COMBAT-OUTCOME-11, MK-RULING-40: what was drawn for this combat alone goes.
    let drawn = |home: Home| matches!(home, Home::Drawn | Home::Garrison);
    for foe in combat.foes.iter().filter(|foe| !foe.defeated && drawn(foe.home)) {
        game.discard_enemy(foe.enemy);
    }
    match combat.cause {
        Cause::Rampaging | Cause::Duel => (),
        // MK-SCEN-DRUID-09
        Cause::Incantation => scenario::check_end(game, log),
        Cause::Assault { at } => assault(game, seat, at, &combat, log),
        Cause::Adventure { at } => adventure(game, seat, at, &combat, log),
        Cause::Burning { at } => {
            // MK-COMBAT-OUTCOME-09
            if combat.foes.iter().all(|foe| foe.defeated) {
                game.conquer(seat, at, log);
                game.gain_reward(seat, Reward::Artifacts(1), log);
            }
        }
    }
}

/// MK-COMBAT-OUTCOME-03, MK-COMBAT-OUTCOME-04, MK-SITE-RUINS-06: only for those that rampaged.
fn reputation(game: &mut MageKnight, seat: Seat, combat: &Combat, log: &mut Log<Event>) {
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
    game.change_reputation(seat, gain, log);
}

fn assault(game: &mut MageKnight, seat: Seat, at: Hex, combat: &Combat, log: &mut Log<Event>) {
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
            game.withdraw(seat, from, 0, log);
        }
        return;
    }
    match game.site_at(at) {
        Some(Site::City(color)) => {
            // MK-CITY-15
            log.push(|| Event::CityConquered { seat, color });
            scenario::check_end(game, log);
        }
        site => {
            // MK-COMBAT-OUTCOME-07, MK-COMBAT-OUTCOME-08
            game.conquer(seat, at, log);
            // MK-SCEN-HOLD-07
            if site == Some(Site::MageTower) && !game.plays(TableRule::OwnedTowers) {
                game.gain_reward(seat, Reward::Spell, log);
            }
        }
    }
}

/// MK-COMBAT-OUTCOME-05, MK-COMBAT-OUTCOME-12
fn adventure(game: &mut MageKnight, seat: Seat, at: Hex, combat: &Combat, log: &mut Log<Event>) {
    let all = combat.foes.iter().all(|foe| foe.defeated);
    let first = game.spot(at).shield.is_none();
    match game.site_at(at) {
        Some(Site::Dungeon) if all && first => {
            game.conquer(seat, at, log);
            game.gain_reward(seat, Reward::SpellOrArtifact, log);
        }
        Some(Site::Tomb) if all && first => {
            // MK-SITE-TOMB-02
            game.conquer(seat, at, log);
            game.gain_reward(seat, Reward::Spell, log);
            game.gain_reward(seat, Reward::Artifacts(1), log);
        }
        // MK-SCEN-DUNGEON-04
        Some(Site::Dungeon | Site::Tomb) if !all && first => {
            variants::dungeons::guard_anew(game, at);
        }
        // MK-SCEN-MINES-06
        Some(Site::Mine(_)) if !game.spot(at).has_enemies() && !game.enemies.owe(at) => {
            game.conquer(seat, at, log);
            let gain = variants::mines::reputation(game, at);
            game.change_reputation(seat, gain, log);
        }
        Some(Site::MonsterDen) if all => {
            // MK-SITE-DEN-02
            game.conquer(seat, at, log);
            game.gain_reward(seat, Reward::RandomCrystals(2), log);
        }
        Some(Site::SpawningGrounds)
            if all && (combat.foes.len() == 2 || !game.switches.spawn_replenish) =>
        {
            // MK-SITE-SPAWN-03
            game.conquer(seat, at, log);
            game.gain_reward(seat, Reward::Artifacts(1), log);
            game.gain_reward(seat, Reward::RandomCrystals(3), log);
        }
        Some(Site::SpawningGrounds) if game.switches.spawn_replenish => {
            // MK-SITE-SPAWN-02, MK-RULING-07
            for slot in 0..2 {
                if game.spot(at).enemies[slot].is_none() {
                    let drawn = game.draw_enemy(EnemyColor::Brown);
                    game.lay_enemy(at, slot, drawn);
                }
            }
        }
        Some(Site::Ruins) if !game.spot(at).has_enemies() => ruins(game, seat, at, log),
        // Who holds the place still does.
        _ => (),
    }
    scenario::check_end(game, log);
}

/// MK-SITE-RUINS-05
fn ruins(game: &mut MageKnight, seat: Seat, at: Hex, log: &mut Log<Event>) {
    game.conquer(seat, at, log);
    let kind = game.spot(at).ruin.map(|(ruin, _)| ruin.printed().kind);
    let Some(RuinKind::Guarded { reward, .. }) = kind else {
        return game.broken("a combat in ruins nobody guards");
    };
    if reward.artifacts > 0 {
        game.gain_reward(seat, Reward::Artifacts(reward.artifacts), log);
    }
    for (count, what) in [
        (reward.spells, Reward::Spell),
        (reward.advanced_actions, Reward::AdvancedAction),
        (reward.units, Reward::Unit),
        (reward.crystals_each, Reward::Crystals),
    ] {
        for _ in 0..count {
            game.gain_reward(seat, what, log);
        }
    }
}
