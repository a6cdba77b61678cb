//! How combats start (MK-COMBAT-INIT, MK-ASSAULT, MK-PROVOKE).

use kernel::{Refusal, Seat, msg};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::NO_COMBAT;
use crate::{
    content::{EnemyColor, EnemyId, RuinKind, Site, TableRule, ruin::ALTAR_MANA},
    derive::{
        self,
        mana::{Cost, Purse},
    },
    flow::{Frame, effect, exploring, resting, variants},
    legal::{About, Answers, Judgement, Row, forbid, needs},
    state::{
        Cause, Choice, Combat, Event, Foe, Hex, Home, MageKnight, Origin, Question, Run, Stage,
        TurnKind,
    },
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// MK-COMBAT-INIT-06: others may be challenged to join.
    Join,
    Begin,
    /// Everything that comes before the first phase is done.
    Fight,
}

/// One bit a neighbouring space with a rampaging enemy.
pub(crate) fn rampaging_around(game: &MageKnight, hex: Hex) -> u8 {
    let around = hex.neighbours().into_iter().enumerate();
    around.filter(|(_, next)| game.is_rampaged(*next)).fold(0, |bits, (at, _)| bits | 1 << at)
}

/// An enemy takes part.
fn add_foe(game: &mut MageKnight, combat: &mut Combat, enemy: EnemyId, home: Home) {
    let pushed = combat.foes.try_push(Foe::new(enemy, home));
    game.fits(pushed, "more enemies than a combat has room for");
}

fn add_rampaging(game: &mut MageKnight, combat: &mut Combat, around: Hex, spaces: u8) {
    for (at, hex) in around.neighbours().into_iter().enumerate() {
        if spaces & 1 << at == 0 {
            continue;
        }
        for (enemy, _) in game.spot(hex).enemies.into_iter().flatten() {
            add_foe(game, combat, enemy, Home::Rampaging(hex));
        }
    }
}

/// The action of the turn is a combat.
pub(crate) fn open(game: &mut MageKnight, seat: Seat, mut combat: Combat, joinable: bool) {
    game.turn.kind = TurnKind::Regular;
    game.turn.stage = Stage::Fighting;
    // MK-RULING-31
    combat.move_left = game.enter_combat(seat);
    for unit in &mut game.player_mut(seat).units {
        unit.absorbed = false;
    }
    game.combat = Some(combat);
    let step = if joinable { Step::Join } else { Step::Begin };
    game.agenda.push(Frame::Combat { seat, step });
}

pub(crate) fn run(game: &mut MageKnight, seat: Seat, step: Step) {
    match step {
        Step::Join => {
            if joinable(game, seat) == 0 {
                game.agenda.push(Frame::Combat { seat, step: Step::Begin });
            } else {
                game.ask(seat, Question::Join);
            }
        }
        Step::Begin => {
            let Some(combat) = &game.combat else { return game.broken(NO_COMBAT) };
            let enemies = combat.foes.iter().map(|foe| foe.enemy).collect();
            game.log.push(|| Event::CombatBegan { seat, enemies });
            game.agenda.push(Frame::Combat { seat, step: Step::Fight });
            variants::secret_die::ask(game, seat);
        }
        Step::Fight => {
            variants::secret_die::phase_begins(game);
            // A pile may have run dry: then there is nobody to fight.
            super::end_if_over(game, seat);
        }
    }
}

/// Rampaging enemies around the hero that are not in the combat yet.
fn joinable(game: &MageKnight, seat: Seat) -> u8 {
    let at = game.player(seat).at;
    let around = rampaging_around(game, at);
    let Some(combat) = &game.combat else { return 0 };
    let in_it = |hex: &Hex| combat.foes.iter().any(|foe| foe.home == Home::Rampaging(*hex));
    let taken = at.neighbours().into_iter().enumerate().filter(|(_, hex)| in_it(hex));
    taken.fold(around, |bits, (at, _)| bits & !(1 << at))
}

/// MK-COMBAT-INIT-06: which rampaging enemies join the combat.
pub(crate) struct Join;

impl Row for Join {
    fn about(&self, _game: &MageKnight) -> About {
        let about = About::new("join", msg!("mk-question-join"))
            .refusing(mk::COMBAT_INIT_06, "mk-refusal-nobody-there");
        About { idle: Some(Choice::Decline), ..about }
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        answers.add(Choice::Decline);
        answers.add_all(subsets(joinable(game, seat)));
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let spaces = match choice {
            Choice::Challenge { spaces } => spaces,
            Choice::Decline => 0,
            _ => return game.misplaced(),
        };
        let at = game.player(seat).at;
        let Some(mut combat) = game.combat.take() else { return game.broken(NO_COMBAT) };
        add_rampaging(game, &mut combat, at, spaces);
        game.combat = Some(combat);
        game.agenda.push(Frame::Combat { seat, step: Step::Begin });
    }
}

/// Challenges of every set of these neighbours that is not empty.
pub(crate) fn subsets(bits: u8) -> impl Iterator<Item = Choice> {
    let all = Some(bits).filter(|bits| *bits != 0);
    let sets =
        std::iter::successors(all, move |set| Some((set - 1) & bits).filter(|set| *set != 0));
    sets.map(|spaces| Choice::Challenge { spaces })
}

/// Nothing else was done as the action of this turn (MK-TURN-16, MK-TURN-18), and no other hero is in the way.
pub(crate) fn may_act(game: &MageKnight, seat: Seat) -> Judgement {
    // MK-MOVE-23, MK-RULING-76
    let rival = derive::occupant(game, seat, game.player(seat).at);
    forbid(rival.is_some(), mk::MOVE_23, "mk-refusal-occupied")?;
    resting::is_no_rest(game)?;
    needs(game.turn.stage == Stage::Movement, mk::TURN_18, "mk-refusal-acted")
}

/// MK-COMBAT-INIT-03
pub(crate) fn may_challenge(game: &MageKnight, seat: Seat, spaces: u8) -> Judgement {
    may_act(game, seat)?;
    let there = rampaging_around(game, game.player(seat).at);
    forbid(spaces == 0 || spaces & !there != 0, mk::COMBAT_INIT_03, "mk-refusal-nobody-there")
}

/// MK-COMBAT-INIT-03, MK-PROVOKE-02, MK-PROVOKE-04: rampaging enemies are challenged, or those beside both ends of a step
/// attack and others may join.
pub(crate) fn begin_rampaging(game: &mut MageKnight, seat: Seat, spaces: u8, joinable: bool) {
    let mut combat = Combat::new(Cause::Rampaging);
    let at = game.player(seat).at;
    add_rampaging(game, &mut combat, at, spaces);
    open(game, seat, combat, joinable);
}

/// MK-ASSAULT-01..03, MK-PROVOKE-05: the figure stands on the site already.
pub(crate) fn begin_assault(game: &mut MageKnight, seat: Seat, from: Hex, at: Hex, provoked: u8) {
    game.turn.assault_from = Some(from);
    // MK-SCEN-HOLD-06
    let city = game.city_at(at).is_some();
    if city || !game.plays(TableRule::UnblamedAssaults) {
        game.change_reputation(seat, -1);
    }
    game.turn_up_enemies(at);
    game.turn_up_city(at);
    let mut combat = Combat { fortified_site: true, ..Combat::new(Cause::Assault { at }) };
    if derive::keep_of_another(game, seat, at).is_some() {
        // MK-SCEN-HOLD-08, MK-SCEN-HOLD-11
        let color = variants::holdings::garrison(game, at);
        for _ in 0..variants::holdings::garrison_size(game) {
            draw_into(game, &mut combat, color, at, Home::Garrison);
        }
    }
    add_those_there(game, &mut combat, at);
    if let Some(city) = game.city_at(at) {
        combat.second_city = city.second.map(|(color, _)| color);
        // MK-COOP-17: of a garrison that was dealt out, one's own share.
        let share = game.joint.as_ref().and_then(|joint| joint.member());
        let home = Home::City(city.color);
        for enemy in share.map_or(&city.defenders, |member| &member.dealt).clone() {
            add_foe(game, &mut combat, enemy, home);
        }
    }
    add_rampaging(game, &mut combat, at, provoked);
    open(game, seat, combat, true);
}

/// MK-COMBAT-INIT-02
pub(crate) fn may_burn(game: &MageKnight, seat: Seat) -> Judgement {
    may_act(game, seat)?;
    let at = game.player(seat).at;
    let here = game.site_at(at) == Some(Site::Monastery);
    forbid(!here || game.spot(at).shield.is_some(), mk::COMBAT_INIT_02, "mk-refusal-no-monastery")
}

/// MK-SITE-MONASTERY-02
pub(crate) fn burn(game: &mut MageKnight, seat: Seat) {
    let at = game.player(seat).at;
    game.change_reputation(seat, -3);
    let mut combat = Combat { units_allowed: false, ..Combat::new(Cause::Burning { at }) };
    draw_into(game, &mut combat, EnemyColor::Violet, at, Home::Drawn);
    open(game, seat, combat, false);
}

/// A token drawn for this combat alone.
pub(crate) fn draw_into(
    game: &mut MageKnight,
    combat: &mut Combat,
    color: EnemyColor,
    at: Hex,
    home: Home,
) {
    if let Some(enemy) = game.draw_enemy(color) {
        game.log.push(|| Event::EnemyRevealed { at, enemy });
        add_foe(game, combat, enemy, home);
    }
}

/// MK-COMBAT-INIT-01, MK-SITE-RUINS-03
pub(crate) fn may_enter_site(game: &MageKnight, seat: Seat) -> Judgement {
    may_act(game, seat)?;
    let at = game.player(seat).at;
    let spot = game.spot(at);
    let nothing = Err(Refusal::new(mk::COMBAT_INIT_01, "mk-refusal-no-adventure"));
    match game.site_at(at) {
        // MK-SITE-DEN-02: afterwards treated as empty.
        Some(Site::MonsterDen | Site::SpawningGrounds | Site::Ruins) if spot.shield.is_some() => {
            nothing
        }
        // MK-SCEN-DUNGEON-06
        Some(Site::Dungeon | Site::Tomb)
            if spot.shield.is_some() && game.plays(TableRule::LinkedDungeons) =>
        {
            Err(Refusal::new(mk::SCEN_DUNGEON_06, "mk-refusal-no-adventure"))
        }
        Some(Site::Mine(_)) if exploring::is_unmanned(game, at) => {
            Err(Refusal::new(mk::RULING_58, "mk-refusal-unmanned"))
        }
        // MK-SCEN-MINES-05
        Some(Site::Mine(_)) if variants::mines::is_occupied(game, at) => Ok(()),
        // MK-SITE-DUNGEON-03: dungeons and tombs can be entered again.
        Some(Site::Dungeon | Site::Tomb | Site::MonsterDen | Site::SpawningGrounds) => Ok(()),
        Some(Site::Ruins) => match spot.ruin.map(|(ruin, _)| ruin.printed().kind) {
            Some(RuinKind::Altar(mana)) => {
                let costs = [Cost::Is(mana); ALTAR_MANA as usize];
                let affords = Purse::of(game, seat, None).affords(&costs);
                needs(affords, mk::SITE_RUINS_03, "mk-refusal-no-mana")
            }
            Some(RuinKind::Guarded { .. }) => Ok(()),
            None => nothing,
        },
        _ => nothing,
    }
}

pub(crate) fn enter_site(game: &mut MageKnight, seat: Seat) {
    let at = game.player(seat).at;
    let mut combat = Combat::new(Cause::Adventure { at });
    let site = game.site_at(at);
    match site {
        Some(Site::Dungeon | Site::Tomb) => {
            // MK-SITE-DUNGEON-01, MK-SITE-TOMB-01
            combat.night = true;
            combat.units_allowed = false;
            let dungeon = site == Some(Site::Dungeon);
            let color = if dungeon { EnemyColor::Brown } else { EnemyColor::Red };
            // MK-SCEN-DUNGEON-04: at a secret entrance the enemy lies there already.
            if !game.spot(at).has_enemies() {
                draw_into(game, &mut combat, color, at, Home::Drawn);
            }
        }
        Some(Site::MonsterDen) => fill(game, at, &[EnemyColor::Brown]),
        // MK-SCEN-MINES-05
        Some(Site::Mine(_)) => combat.night = true,
        // MK-RULING-07: without the switch only survivors wait for the next attempt.
        Some(Site::SpawningGrounds)
            if game.switches.spawn_replenish || !game.spot(at).has_enemies() =>
        {
            fill(game, at, &[EnemyColor::Brown; 2]);
        }
        Some(Site::SpawningGrounds) => (),
        Some(Site::Ruins) => match game.spot(at).ruin.map(|(ruin, _)| ruin) {
            Some(ruin) => match ruin.printed().kind {
                RuinKind::Altar(_) => {
                    // MK-RULING-43
                    game.turn.kind = TurnKind::Regular;
                    game.turn.stage = Stage::Acted;
                    return effect::begin(game, seat, Run::new(Origin::Altar(ruin)));
                }
                RuinKind::Guarded { enemies, .. } if !game.spot(at).has_enemies() => {
                    fill(game, at, &enemies);
                }
                RuinKind::Guarded { .. } => (),
            },
            None => return game.broken("ruins without a token"),
        },
        Some(
            Site::Portal
            | Site::Glade
            | Site::Village
            | Site::Monastery
            | Site::Keep
            | Site::MageTower
            | Site::City(_),
        )
        | None => return game.broken("an adventure where there is none"),
    }
    game.turn_up_enemies(at);
    add_those_there(game, &mut combat, at);
    open(game, seat, combat, false);
}

/// The tokens that lie on the site.
fn add_those_there(game: &mut MageKnight, combat: &mut Combat, at: Hex) {
    for (slot, held) in game.spot(at).enemies.into_iter().enumerate() {
        if let Some((enemy, _)) = held {
            add_foe(game, combat, enemy, Home::Site { slot: slot as u8 });
        }
    }
}

/// MK-RULING-08: tokens are drawn where none lie, face down until they are turned up.
pub(super) fn fill(game: &mut MageKnight, at: Hex, colors: &[EnemyColor]) {
    for (slot, color) in colors.iter().enumerate() {
        if game.spot(at).enemies[slot].is_none() {
            let drawn = game.draw_enemy(*color);
            game.lay_enemy(at, slot, drawn);
        }
    }
}
