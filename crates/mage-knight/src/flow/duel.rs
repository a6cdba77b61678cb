//! Player-versus-player combat (MK-PVP).

use kernel::{Log, Refusal, Seat};
use rules::mk;

use super::{Frame, turn};
use crate::{
    cards::{CardId, Element, Reach},
    content::{Site, TableRule},
    derive::{self, move_cost},
    state::{
        Cause, Choice, Combat, DamageTo, Duel, DuelPhase, DuelStage, Event, Hex, MageKnight, Phase,
        Question, Side, Stage, Turn, TurnKind, event::Whither,
    },
};

/// MK-PVP-39: what stealing an Artifact costs.
const THEFT: u16 = 5;

/// Whether these two may fight now (MK-PVP-02, MK-PVP-03, MK-MOVE-25..28, MK-RULING-65).
pub(super) fn is_possible(game: &MageKnight, seat: Seat, other: Seat) -> bool {
    !game.plays(TableRule::NoPvp)
        && !game.are_allies(seat, other)
        && game.announced.is_none()
        && game.turns_left.is_none()
        && !game.player(other).turned_down
        && game.duel.is_none()
}

/// MK-MOVE-22: the hero this one attacks by staying, if it does.
pub(super) fn due(game: &MageKnight, seat: Seat) -> Option<Seat> {
    let other = derive::occupant(game, seat, game.player(seat).at)?;
    let free = game.turn.stage == Stage::Movement && game.turn.kind == TurnKind::Regular;
    (free && is_possible(game, seat, other)).then_some(other)
}

pub(super) fn may_begin(game: &MageKnight, seat: Seat) -> Result<(), Refusal> {
    match due(game, seat) {
        Some(_) => Ok(()),
        None => Err(Refusal::new(mk::PVP_01, "mk-refusal-no-duel")),
    }
}

/// MK-PVP-01: the action of the turn.
pub(super) fn begin(game: &mut MageKnight, seat: Seat, other: Seat, log: &mut Log<Event>) {
    game.turn.kind = TurnKind::Regular;
    game.turn.stage = Stage::Fighting;
    game.turn.healing = 0;
    game.lose_move_points(seat, log);
    let side = |seat, turn| Side { seat, turn, wounds: 0 };
    let fighting = Turn { kind: TurnKind::Regular, stage: Stage::Fighting, ..Turn::default() };
    let at = game.player(seat).at;
    game.duel = Some(Box::new(Duel {
        at,
        from: game.turn.path.last().copied().unwrap_or(at),
        aggressor: side(seat, Turn::default()),
        defender: side(other, fighting),
        fully: false,
        phase: DuelPhase::Ranged,
        stage: DuelStage::Attend,
        // MK-PVP-18: the defender is first.
        aggressor_attacks: false,
        passed: 0,
        points: 0,
        elements: 0,
        acting: seat,
        retreated: None,
    }));
    log.push(|| Event::DuelBegan { seat, other });
    game.agenda.push(Frame::Duel);
}

/// MK-RULING-65: attending fully needs a card that is no Wound.
pub(super) fn may_attend(game: &MageKnight, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Accept if !game.player(seat).holds_more_than_wounds() => {
            Err(Refusal::new(mk::RULING_65, "mk-refusal-only-wounds"))
        }
        Choice::Accept | Choice::Decline => Ok(()),
        _ => Err(Refusal::new(mk::PVP_06, "mk-refusal-not-asked-for")),
    }
}

/// MK-PVP-07..15: fully, as if the next turn began; or partially.
pub(super) fn attend(game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
    let fully = choice == Choice::Accept;
    let frozen = super::lasting::source_is_frozen(game, seat);
    if let Some(duel) = &mut game.duel {
        duel.fully = fully;
        duel.stage = DuelStage::Attack;
        // MK-PVP-09, MK-PVP-13
        duel.defender.turn.dice_left = u8::from(fully && !frozen);
    }
    if fully {
        let player = game.player_mut(seat);
        player.turned_down = true;
        for skill in &mut player.skills {
            skill.used = false;
        }
        // MK-RULING-65: what begins with a turn begins now.
        turn::glade(game, seat, log);
    }
    log.push(|| Event::DuelAttended { seat, fully });
    game.agenda.push(Frame::Duel);
}

/// Puts the turn of one of the two on the table.
fn act_as(game: &mut MageKnight, seat: Seat) {
    let Some(duel) = &mut game.duel else { return };
    if duel.acting == seat {
        return;
    }
    let wounds = game.combat.as_ref().map_or(0, |combat| combat.wounds);
    let before = duel.acting;
    duel.acting = seat;
    let left = duel.side_mut(before);
    left.turn = std::mem::take(&mut game.turn);
    left.wounds = wounds;
    let side = duel.side_mut(seat);
    game.turn = std::mem::take(&mut side.turn);
    let wounds = side.wounds;
    if let Some(combat) = &mut game.combat {
        combat.wounds = wounds;
    }
}

/// MK-PVP-55: Units that can fight or have fought, and the hero.
fn rivals(game: &MageKnight, seat: Seat) -> u8 {
    let units = game.player(seat).units.iter();
    units.filter(|unit| unit.ready && unit.wounds == 0 || unit.fought).count() as u8 + 1
}

/// The next step of the combat.
pub(super) fn run(game: &mut MageKnight, log: &mut Log<Event>) {
    let Some(duel) = &game.duel else { return };
    let (attacker, blocker) = (duel.attacker(), duel.blocker());
    let (stage, phase) = (duel.stage, duel.phase);
    match stage {
        DuelStage::Attend => game.ask(duel.defender.seat, Question::Attend),
        DuelStage::Attack => {
            let phase = match phase {
                DuelPhase::Ranged => Phase::RangedAndSiege,
                DuelPhase::Melee => Phase::Attack,
            };
            open(game, attacker, blocker, phase);
            game.agenda.push(Frame::Turn { seat: attacker, step: turn::Step::Act });
        }
        DuelStage::Block => {
            open(game, blocker, attacker, Phase::Block);
            game.agenda.push(Frame::Turn { seat: blocker, step: turn::Step::Act });
        }
        DuelStage::Assign => {
            let mut out = Vec::new();
            // What protects the blocker's Units is part of the blocker's turn.
            act_as(game, blocker);
            assign_candidates(game, &mut out);
            if out.len() > 1 {
                game.ask(attacker, Question::Assign);
            } else {
                next_attack(game, log);
            }
        }
        DuelStage::Ending => (),
    }
}

/// One of the two acts: points of before are gone.
fn open(game: &mut MageKnight, seat: Seat, other: Seat, phase: Phase) {
    if game.combat.is_none() {
        game.combat = Some(Combat::new(Cause::Duel));
    }
    act_as(game, seat);
    let rivals = rivals(game, other);
    if let Some(combat) = &mut game.combat {
        combat.phase = phase;
        combat.begun = true;
        combat.attack = [[0; 4]; 3];
        combat.block = [0; 4];
        combat.riders.clear();
        combat.skip = false;
        combat.rivals = rivals;
    }
}

/// MK-PVP-20, MK-RULING-45: whether the attacker has to get over walls.
fn walled(game: &MageKnight, duel: &Duel) -> bool {
    let site = game.space(duel.at).and_then(|space| space.site);
    duel.aggressor_attacks
        && duel.phase == DuelPhase::Ranged
        && matches!(site, Some(Site::Keep | Site::MageTower))
        && !game.turn.rules.ignore_fortification
}

/// The attack as it was put together: points, and elements as bits.
fn attack(game: &MageKnight) -> (u16, u8) {
    let (Some(duel), Some(combat)) = (&game.duel, &game.combat) else { return (0, 0) };
    let (mut points, mut elements) = (0, 0);
    for (reach, by_element) in
        [Reach::Melee, Reach::Ranged, Reach::Siege].into_iter().zip(&combat.attack)
    {
        if walled(game, duel) && reach != Reach::Siege && !combat.all_siege {
            continue;
        }
        for (element, amount) in Element::ALL.into_iter().zip(by_element) {
            let element = if combat.all_cold_fire { Element::ColdFire } else { element };
            let double = game.turn.rules.double_physical && element == Element::Physical;
            points += u16::from(*amount) * if double { 2 } else { 1 };
            elements |= u8::from(*amount > 0) << element as u8;
        }
    }
    (points, elements)
}

pub(super) fn may_launch(game: &MageKnight) -> Result<(), Refusal> {
    let attacking = game.duel.as_ref().is_some_and(|duel| duel.stage == DuelStage::Attack);
    if !attacking {
        return Err(Refusal::new(mk::PVP_18, "mk-refusal-not-in-this-phase"));
    }
    let there = game.combat.as_ref().is_some_and(Combat::has_attack_points);
    match (attack(game).0, there) {
        (0, true) => Err(Refusal::new(mk::PVP_20, "mk-refusal-walls")),
        (0, false) => Err(Refusal::new(mk::PVP_19, "mk-refusal-no-attack-points")),
        _ => Ok(()),
    }
}

/// The attack is made; the other one blocks.
pub(super) fn launch(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    let (points, elements) = attack(game);
    if let Some(duel) = &mut game.duel {
        duel.points = points;
        duel.elements = elements;
        duel.passed = 0;
        duel.stage = DuelStage::Block;
    }
    log.push(|| Event::DuelAttacked { seat, points });
    game.agenda.push(Frame::Duel);
}

/// Passing the attack turn, or enough of blocking.
pub(super) fn end_phase(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    match game.duel.as_ref().map(|duel| duel.stage) {
        Some(DuelStage::Block) => blocked(game, seat, log),
        Some(DuelStage::Attack) => {
            if let Some(duel) = &mut game.duel {
                duel.passed += 1;
            }
            log.push(|| Event::DuelPassed { seat });
            next_attack(game, log);
        }
        Some(DuelStage::Attend | DuelStage::Assign | DuelStage::Ending) | None => (),
    }
}

/// MK-PVP-23: efficient against one of the elements is enough; what is not is halved once (MK-RULING-13).
fn block_total(block: &[u8; 4], elements: u8) -> u16 {
    let (mut full, mut weak) = (0, 0);
    for (at, points) in block.iter().enumerate() {
        let mut alone = [0; 4];
        alone[at] = 2;
        let efficient = Element::ALL.into_iter().any(|element| {
            elements & 1 << element as u8 != 0 && derive::foe::block_total(&alone, element) == 2
        });
        *if efficient { &mut full } else { &mut weak } += u16::from(*points);
    }
    full + weak / 2
}

/// MK-PVP-24, MK-PVP-25, MK-PVP-38, MK-RULING-46: what the Block leaves of the attack.
fn blocked(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    let (Some(duel), Some(combat)) = (&mut game.duel, &game.combat) else { return };
    let total = block_total(&combat.block, duel.elements);
    let taken = match duel.phase {
        DuelPhase::Ranged => total / 2,
        DuelPhase::Melee => total,
    };
    // MK-PVP-58
    let left = if combat.skip { 0 } else { duel.points.saturating_sub(taken) };
    duel.points = left;
    duel.stage = DuelStage::Assign;
    log.push(|| Event::DuelBlocked { seat, left });
    game.agenda.push(Frame::Duel);
}

/// MK-PVP-34, MK-PVP-35, MK-PVP-45: turns alternate; two passes end the phase.
fn next_attack(game: &mut MageKnight, log: &mut Log<Event>) {
    let Some(duel) = &mut game.duel else { return };
    duel.stage = DuelStage::Attack;
    duel.points = 0;
    duel.aggressor_attacks = !duel.aggressor_attacks;
    if duel.passed >= 2 {
        duel.passed = 0;
        match duel.phase {
            DuelPhase::Ranged => {
                duel.phase = DuelPhase::Melee;
                duel.aggressor_attacks = true;
            }
            DuelPhase::Melee => return over(game, log),
        }
    }
    game.agenda.push(Frame::Duel);
}

/// What damage to a Unit of the blocker takes: its Armor, doubled if it resists (MK-PVP-29, MK-PVP-30, MK-RULING-59).
fn unit_price(game: &MageKnight, blocker: Seat, unit: u8, elements: u8) -> Option<u16> {
    if !derive::unit::takes_damage(game, blocker, unit) {
        return None;
    }
    let state = game.player(blocker).units.get(usize::from(unit))?;
    let resists = Element::ALL.into_iter().any(|element| {
        elements & 1 << element as u8 != 0 && derive::unit::resists(game, state, element)
    });
    let armor = u16::from(derive::unit::armor(game, state).max(1));
    Some(if resists { 2 * armor } else { armor })
}

/// MK-PVP-40, MK-PVP-41: Artifacts that can be stolen.
fn stealable(game: &MageKnight, blocker: Seat) -> impl Iterator<Item = CardId> {
    let player = game.player(blocker);
    let banners = player.units.iter().filter(|unit| unit.wounds > 0).filter_map(|unit| unit.banner);
    let open = player.discard.iter().chain(&player.played).copied();
    open.filter(|card| card.card().is_artifact()).chain(banners)
}

/// What a use of damage costs; `None` where it cannot be used so.
fn price(game: &MageKnight, choice: Choice) -> Option<u16> {
    let duel = game.duel.as_ref()?;
    let blocker = duel.blocker();
    let melee = duel.phase == DuelPhase::Melee;
    match choice {
        // MK-PVP-31
        Choice::Damage { to: DamageTo::Hero, .. } => {
            Some(u16::from(game.player(blocker).level_token().armor))
        }
        Choice::Damage { to: DamageTo::Unit(unit), .. } => {
            unit_price(game, blocker, unit, duel.elements)
        }
        Choice::Card { card } if melee && stealable(game, blocker).any(|open| open == card) => {
            Some(THEFT)
        }
        // MK-PVP-42, MK-PVP-43
        Choice::Space { to } if melee && to.is_adjacent(duel.at) => {
            let space = game.space(to)?;
            let cost = move_cost::printed(space, game.time)?;
            derive::is_safe(game, blocker, to).then_some(u16::from(cost))
        }
        _ => None,
    }
}

/// Every use of the damage that is enough for it, and leaving the rest (MK-PVP-33).
pub(super) fn assign_candidates(game: &MageKnight, out: &mut Vec<Choice>) {
    let Some(duel) = &game.duel else { return };
    let blocker = duel.blocker();
    let units = game.player(blocker).units.len() as u8;
    out.push(Choice::Damage { enemy: 0, to: DamageTo::Hero });
    out.extend((0..units).map(|unit| Choice::Damage { enemy: 0, to: DamageTo::Unit(unit) }));
    for card in stealable(game, blocker) {
        let choice = Choice::Card { card };
        if !out.contains(&choice) {
            out.push(choice);
        }
    }
    out.extend(duel.at.neighbours().map(|to| Choice::Space { to }));
    out.retain(|choice| price(game, *choice).is_some_and(|price| price <= duel.points));
    out.push(Choice::Decline);
}

pub(super) fn may_assign(game: &MageKnight, choice: Choice) -> Result<(), Refusal> {
    if choice == Choice::Decline {
        return Ok(());
    }
    let has = game.duel.as_ref().map_or(0, |duel| duel.points);
    match price(game, choice) {
        Some(price) if price <= has => Ok(()),
        Some(price) => {
            let refusal = Refusal::new(mk::PVP_29, "mk-refusal-duel-damage");
            Err(refusal.with("needed", price).with("has", has))
        }
        None => Err(Refusal::new(mk::PVP_33, "mk-refusal-no-damage")),
    }
}

pub(super) fn assign(game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
    let cost = price(game, choice).unwrap_or(0);
    let Some(duel) = &mut game.duel else { return };
    let blocker = duel.blocker();
    duel.points = duel.points.saturating_sub(cost);
    match choice {
        Choice::Damage { to: DamageTo::Hero, .. } => {
            super::combat::hero_takes_wounds(game, blocker, 1, log);
        }
        Choice::Damage { to: DamageTo::Unit(unit), .. } => game.wound_unit(blocker, unit, 1, log),
        Choice::Card { card } => {
            if game.give_up_artifact(blocker, card) {
                game.gain_card(seat, card, Whither::Discard, log);
            }
        }
        Choice::Space { to } => {
            // MK-PVP-44
            duel.retreated = Some(blocker);
            game.withdraw(blocker, to, 0, log);
            return over(game, log);
        }
        _ => return next_attack(game, log),
    }
    game.agenda.push(Frame::Duel);
}

/// MK-PVP-46..49, MK-RULING-02: the combat has a victor, or the aggressor goes back.
fn over(game: &mut MageKnight, log: &mut Log<Event>) {
    let Some(duel) = &game.duel else { return };
    let (aggressor, defender) = (duel.aggressor.seat, duel.defender.seat);
    let (at, from, fully, retreated) = (duel.at, duel.from, duel.fully, duel.retreated);
    act_as(game, aggressor);
    game.combat = None;
    game.turn.stage = Stage::Acted;
    log.push(|| Event::DuelEnded { loser: retreated });
    match retreated {
        Some(loser) => {
            let victor = if loser == aggressor { defender } else { aggressor };
            let (up, down) = (game.player(victor), game.player(loser));
            let fame = match down.level.checked_sub(up.level) {
                Some(0) => u8::from(up.fame < down.fame),
                Some(levels) => 1 + 2 * levels,
                None => 0,
            };
            game.gain_fame(victor, fame, log);
            // MK-RULING-77
            if victor == aggressor && derive::keep_of_another(game, victor, at) == Some(loser) {
                game.conquer(victor, at, log);
            }
        }
        None => {
            game.turn.path.pop();
            game.withdraw(aggressor, from, 0, log);
        }
    }
    if fully {
        // MK-PVP-11
        act_as(game, defender);
        game.turn.stage = Stage::Acted;
        if let Some(duel) = &mut game.duel {
            duel.stage = DuelStage::Ending;
        }
        game.agenda.push(Frame::Turn { seat: defender, step: turn::Step::Act });
    } else {
        game.duel = None;
    }
}

/// The defender's turn is over: the aggressor's goes on.
pub(super) fn turn_over(game: &mut MageKnight) {
    if let Some(aggressor) = game.duel.as_ref().map(|duel| duel.aggressor.seat) {
        act_as(game, aggressor);
        game.duel = None;
    }
}

/// MK-PVP-14: Skills of a defender who attends partially.
pub(super) fn may_use_skills(game: &MageKnight, seat: Seat) -> bool {
    game.duel.as_ref().is_none_or(|duel| duel.fully || duel.defender.seat != seat)
}

/// Where the hero of a seat stands in a combat of heroes: it is the defender there.
pub(super) fn is_defending(game: &MageKnight, seat: Seat) -> bool {
    game.duel.as_ref().is_some_and(|duel| duel.defender.seat == seat)
}

/// Where a hero goes who entered a keep with its owner inside.
pub(super) fn begin_at_keep(
    game: &mut MageKnight,
    seat: Seat,
    at: Hex,
    log: &mut Log<Event>,
) -> bool {
    match derive::occupant(game, seat, at) {
        Some(other) if is_possible(game, seat, other) => {
            begin(game, seat, other, log);
            true
        }
        Some(_) | None => false,
    }
}
