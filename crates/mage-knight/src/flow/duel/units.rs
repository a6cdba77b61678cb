//! Effects aimed at enemies, in a combat of heroes: they find the Units of the other one (MK-PVP-50..54, MK-PVP-57).

use arrayvec::ArrayVec;
use kernel::{Seat, msg};
use rules::mk;

use super::{Frame, NO_DUEL, attack::has_walls};
use crate::{
    cards::{Effect, effect::EnemyChange},
    content::Traits,
    derive,
    flow::effect::{self, resists_color},
    legal::{About, Answers, Row},
    state::{
        Choice, Duel, DuelStage, Event, MageKnight, Origin, Question, player::MAX_UNITS,
        turn::Modifiers,
    },
    text,
};

/// The modifiers of the turn of one of the two, whoever acts.
fn modifiers<'g>(game: &'g MageKnight, duel: &'g Duel, seat: Seat) -> &'g Modifiers {
    if duel.acting == seat { &game.turn.modifiers } else { &duel.side(seat).turn.modifiers }
}

/// MK-PVP-50, MK-PVP-51: unwounded Units of the other hero that an effect can be aimed at.
fn open_units(game: &MageKnight, duel: &Duel, rival: Seat, origin: Origin) -> Units {
    let color = origin.color();
    let modifiers = modifiers(game, duel, rival);
    let units = game.player(rival).units.iter().enumerate();
    units
        .filter(|(_, unit)| unit.wounds == 0)
        .filter(|(_, unit)| !resists_color(derive::unit::resistances_by(modifiers, unit), color))
        .map(|(at, _)| at as u8)
        .collect()
}

pub(crate) type Units = ArrayVec<u8, MAX_UNITS>;

/// The Units an effect of this seat can be aimed at, and whose they are.
pub(crate) fn targets(
    game: &MageKnight,
    seat: Seat,
    origin: Origin,
    change: &EnemyChange,
) -> Option<(Seat, Units)> {
    let duel = game.duel.as_ref()?;
    let rival = duel.other(seat);
    let mut units = open_units(game, duel, rival, origin);
    if let EnemyChange::DoesNotAttack { unfortified } = change {
        // MK-PVP-57: a Unit is kept from an attack it takes part in, while that is blocked.
        let blocking = duel.stage == DuelStage::Block && duel.blocker() == seat;
        let walled = *unfortified && rival == duel.defender.seat && has_walls(game, duel);
        units.retain(|unit| blocking && !walled && contributes(duel, *unit));
    }
    Some((rival, units))
}

fn contributes(duel: &Duel, unit: u8) -> bool {
    duel.shares.iter().any(|share| share.unit == unit && share.points > 0)
}

/// What an effect of this seat does to a Unit of the other one.
pub(crate) fn affect(game: &mut MageKnight, seat: Seat, at: u8, change: &EnemyChange) {
    let Some(duel) = &game.duel else { return game.broken(NO_DUEL) };
    let rival = duel.other(seat);
    let walled = rival == duel.defender.seat && has_walls(game, duel);
    let Some(state) = game.player(rival).unit(at).copied() else {
        return game.broken("an effect on a Unit that is not there");
    };
    let resists = derive::unit::resistances_by(modifiers(game, duel, rival), &state);
    match *change {
        EnemyChange::Armor { less, less_if_fortified } => {
            let less = if walled { less_if_fortified } else { less };
            game.weaken_unit(rival, at, less, Traits::NONE);
        }
        EnemyChange::ArmorPerResistance => {
            game.weaken_unit(rival, at, resists.count(Traits::RESISTANCES), Traits::NONE);
        }
        EnemyChange::Loses(what) => game.weaken_unit(rival, at, 0, effect::lost(what)),
        // MK-PVP-52
        EnemyChange::Destroyed => game.wound_unit(rival, at, 1),
        EnemyChange::DoesNotAttack { .. } => hold_back(game, rival, at),
    }
}

/// MK-PVP-57: the share of this Unit is taken from the attack.
fn hold_back(game: &mut MageKnight, rival: Seat, at: u8) {
    let Some(duel) = &mut game.duel else { return game.broken(NO_DUEL) };
    let Some(place) = duel.shares.iter().position(|share| share.unit == at) else {
        return game.broken("a Unit that takes no part in the attack");
    };
    let share = duel.shares.remove(place);
    duel.points = duel.points.saturating_sub(share.points);
    let unit = game.player(rival).units[usize::from(at)].unit;
    game.log.push(|| Event::UnitHeldBack { seat: rival, unit });
}

/// MK-PVP-54: Units that take part in the attack and can be hit by what the next card of the Block does.
fn hit(game: &MageKnight) -> Units {
    let next = game.combat.as_ref().and_then(|combat| combat.riders.first());
    let (Some(duel), Some(rider)) = (&game.duel, next) else { return Units::new() };
    let mut units = open_units(game, duel, duel.attacker(), rider.origin);
    units.retain(|unit| contributes(duel, *unit));
    units
}

/// The next card of the Block finds its Unit, or its player is asked; without another card damage is assigned.
pub(super) fn go_on(game: &mut MageKnight) {
    let Some(duel) = &mut game.duel else { return game.broken(NO_DUEL) };
    let blocker = duel.blocker();
    if game.combat.as_ref().is_none_or(|combat| combat.riders.is_empty()) {
        duel.stage = DuelStage::Assign;
        return game.agenda.push(Frame::Duel);
    }
    if !game.choose(blocker, Question::Hit) {
        strike(game, blocker, None);
    }
}

fn strike(game: &mut MageKnight, blocker: Seat, unit: Option<u8>) {
    let Some(combat) = &mut game.combat else { return game.broken(NO_DUEL) };
    let rider = combat.riders.remove(0);
    let Some(Effect::Enemy { change, .. }) = rider.step().map(|step| step.effect) else {
        return game.broken("what a Block does besides is aimed at nobody");
    };
    if let Some(unit) = unit {
        affect(game, blocker, unit, change);
    }
    game.agenda.push(Frame::Duel);
}

/// MK-PVP-54: which Unit of the attack what a Block does besides hits.
pub(crate) struct Hit;

impl Row for Hit {
    fn about(&self, game: &MageKnight) -> About {
        About::new("hit", msg!("mk-question-hit", what = text::rider_name(game)))
            .refusing(mk::PVP_54, "mk-refusal-not-for-this-effect")
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        let Some(duel) = &game.duel else { return };
        let seat = duel.attacker();
        answers.add_all(hit(game).into_iter().map(|unit| Choice::OthersUnit { seat, unit }));
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let Choice::OthersUnit { unit, .. } = choice else { return game.misplaced() };
        strike(game, seat, Some(unit));
    }
}

/// What a combat of heroes took from Units ends with it (MK-PVP-56), and who takes part is counted anew (MK-PVP-55).
pub(super) fn reset(game: &mut MageKnight, seats: [Seat; 2]) {
    for seat in seats {
        for unit in &mut game.player_mut(seat).units {
            unit.armor_less = 0;
            unit.lost = Traits::NONE;
        }
    }
}
