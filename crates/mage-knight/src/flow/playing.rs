//! Playing Deed cards, activating Units, healing (MK-CARD, MK-UNIT, MK-HEAL).

use kernel::{Refusal, Seat};
use rules::mk;

use super::{duel, effect};
use crate::{
    cards::{
        Banner, CardId, Element, Face, Reach,
        effect::{EnemyChange, SidewaysBonus, TurnModifier},
    },
    content::{Mana, TableRule},
    derive::{self, mana::Purse},
    legal::{Judgement, enough, forbid, found, needs},
    state::{Combat, Event, MageKnight, Manner, Origin, Phase, Points, Run, Stage, Way},
};

/// MK-CARD-10: what a card played sideways gives.
const SIDEWAYS: u8 = 1;

/// What this card is worth sideways now; `None` if it cannot be played so.
#[inline]
pub(crate) fn sideways_value(game: &MageKnight, card: CardId) -> Option<u8> {
    match best_sideways(game, card) {
        Some((worth, _)) => Some(worth),
        None => (!card.is_wound()).then_some(SIDEWAYS),
    }
}

/// MK-RULING-102: the effect that makes this card worth most sideways, and what it is worth then.
fn best_sideways(game: &MageKnight, card: CardId) -> Option<(u8, (u8, SidewaysBonus))> {
    let mut best: Option<(u8, (u8, SidewaysBonus))> = None;
    for (value, better) in game.turn.modifiers.sideways() {
        if card.is_wound() != (better == SidewaysBonus::WoundsOnly) {
            continue;
        }
        let printed = card.card();
        let more = match better {
            SidewaysBonus::WoundsOnly => false,
            SidewaysBonus::Uncommon => {
                printed.is_advanced() || printed.is_spell() || printed.is_artifact()
            }
            SidewaysBonus::WithoutSource => game.turn.dice_used == 0,
            SidewaysBonus::OfPaidColor(paid) => {
                printed.color().is_some_and(|own| Some(Mana::of(own)) == paid)
            }
        };
        let worth = value + u8::from(more);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, (value, better)));
        }
    }
    best
}

/// Whether a card can be played this way.
pub(super) fn may_play(game: &MageKnight, seat: Seat, card: CardId, way: Way) -> Judgement {
    forbid(!game.player(seat).holds(card), mk::CARD_02, "mk-refusal-not-in-hand")?;
    let strong = match way {
        Way::Sideways(points) => return may_play_sideways(game, card, points),
        Way::Basic => false,
        Way::Strong => true,
    };
    forbid(card.is_wound(), mk::CARD_09, "mk-refusal-wound-played")?;
    forbid(is_left_out(game, card), mk::SCEN_SOLO_04, "mk-refusal-for-several")?;
    effect::judge::may_carry_out(game, seat, &Run::new(Origin::Card { card, strong }))
}

/// Whether a card of the hand can be played for its effect: [`may_play`] without a reason. `purse` is what the seat has
/// besides this card.
pub(super) fn can_play(
    game: &MageKnight,
    seat: Seat,
    card: CardId,
    strong: bool,
    purse: &Purse<'_>,
) -> bool {
    let run = Run::new(Origin::Card { card, strong });
    !is_left_out(game, card) && effect::judge::can_carry_out(game, seat, &run, purse)
}

/// MK-SCEN-SOLO-04
fn is_left_out(game: &MageKnight, card: CardId) -> bool {
    card.card().is_competitive() && game.plays(TableRule::NoInteractiveSpells)
}

fn may_play_sideways(game: &MageKnight, card: CardId, points: Points) -> Judgement {
    forbid(sideways_value(game, card).is_none(), mk::CARD_09, "mk-refusal-wound-played")?;
    may_be_sideways(game, points)
}

/// Whether points of this kind can be gained sideways now, whatever the card.
pub(super) fn may_be_sideways(game: &MageKnight, points: Points) -> Judgement {
    match points {
        // MK-RULING-67: at any time.
        Points::Move | Points::Influence => Ok(()),
        // MK-COMBAT-RANGED-07
        Points::Attack => {
            let phases = [Phase::RangedAndSiege, Phase::Attack];
            let phase = effect::judge::fighting_in(game, &phases)?.phase;
            needs(phase == Phase::Attack, mk::COMBAT_RANGED_07, "mk-refusal-sideways-ranged")
        }
        Points::Block => effect::judge::block_allowed(game),
    }
}

/// MK-CARD-02, MK-CARD-03, MK-CARD-10. Also in a rest, where Move points are of no use (MK-RULING-67).
pub(super) fn play(game: &mut MageKnight, seat: Seat, card: CardId, way: Way) {
    game.turn.begin();
    let value = match way {
        Way::Sideways(_) => sideways_value(game, card).unwrap_or(SIDEWAYS),
        Way::Basic | Way::Strong => 0,
    };
    game.play(seat, card, way, value);
    let strong = match way {
        Way::Sideways(points) => return sideways(game, seat, card, points, value),
        Way::Basic => false,
        Way::Strong => true,
    };
    note_spell(game, card);
    // MK-CARD-08
    let throw_away = strong && matches!(card.card().face, Face::Artifact { .. });
    let manner = Manner { throw_away, ..Manner::default() };
    effect::begin(game, seat, Run::new(Origin::Card { card, strong }).played(manner));
}

/// Counts a Spell that is cast.
pub(crate) fn note_spell(game: &mut MageKnight, card: CardId) {
    if let Face::Spell { color, .. } = card.card().face {
        game.turn.tally.spells_cast[color as usize] += 1;
    }
}

/// MK-CARD-11: always physical, never Ranged or Siege.
fn sideways(game: &mut MageKnight, seat: Seat, card: CardId, points: Points, value: u8) {
    if let Some((worth, (value, better))) = best_sideways(game, card) {
        game.turn.modifiers.remove_one(TurnModifier::Sideways { value, better });
        // What it was worth without a Source die it is worth only if none is used later either.
        if better == SidewaysBonus::WithoutSource && worth > value {
            effect::add_modifier(game, TurnModifier::SourceClosed);
        }
    }
    let from = Origin::Card { card, strong: false };
    match points {
        Points::Move => game.gain_move_points(seat, value, from),
        Points::Influence => game.gain_influence(seat, value, from),
        Points::Attack => {
            let bonus = effect::first_bonus(game, true);
            let kind = (Reach::Melee, Element::Physical);
            effect::gain_attack(game, seat, value + bonus, kind, Some(from));
        }
        Points::Block => {
            let bonus = effect::first_bonus(game, false);
            effect::gain_block(game, seat, value + bonus, Element::Physical, Some(from));
        }
    }
}

/// MK-UNIT-09, MK-UNIT-11, MK-UNIT-12
pub(super) fn may_activate(game: &MageKnight, seat: Seat, unit: u8, ability: u8) -> Judgement {
    let state = found(game.player(seat).unit(unit), mk::UNIT_02, "mk-refusal-no-unit")?;
    needs(state.can_act(), mk::UNIT_09, "mk-refusal-unit-not-ready")?;
    needs(derive::unit::usable_here(game, state), mk::RULING_41, "mk-refusal-no-units-here")?;
    let there = usize::from(ability) < state.unit.printed().abilities.len();
    needs(there, mk::UNIT_11, "mk-refusal-no-ability")?;
    let origin = Origin::Ability { unit: state.unit, index: ability };
    effect::judge::may_carry_out(game, seat, &Run::new(origin).by_unit(unit))
}

/// MK-UNIT-10
pub(super) fn activate(game: &mut MageKnight, seat: Seat, unit: u8, ability: u8) {
    game.turn.begin();
    if let Some(name) = game.change_unit(seat, unit, |state| state.ready = false) {
        game.log.push(|| Event::UnitActivated { seat, unit: name, ability });
        let origin = Origin::Ability { unit: name, index: ability };
        effect::begin(game, seat, Run::new(origin).by_unit(unit));
    }
}

/// Banners that are used: to cancel an attack, or to ready their Unit.
pub(super) fn may_use_banner(game: &MageKnight, seat: Seat, unit: u8) -> Judgement {
    let state = found(game.player(seat).unit(unit), mk::UNIT_02, "mk-refusal-no-unit")?;
    match state.banner_grants() {
        Some(Banner::CancelAttack) => {
            effect::judge::block_allowed(game)?;
            let ready = state.can_act() && derive::unit::usable_here(game, state);
            needs(ready, mk::UNIT_09, "mk-refusal-unit-not-ready")?;
            // MK-PVP-57
            let rivals = state.banner.and_then(|card| {
                let change = EnemyChange::DoesNotAttack { unfortified: false };
                duel::units::targets(game, seat, Origin::Banner(card), &change)
            });
            let attacked = rivals.is_some_and(|(_, units)| !units.is_empty())
                || game.combat.as_ref().is_some_and(Combat::is_attacked);
            needs(attacked, mk::COMBAT_BLOCK_01, "mk-refusal-no-attack")
        }
        Some(Banner::Ready) => {
            forbid(game.combat.is_some(), mk::COMBAT_GEN_08, "mk-refusal-healing-in-combat")?;
            forbid(state.ready || state.banner_used, mk::UNIT_15, "mk-refusal-banner-used")
        }
        Some(Banner::Glory | Banner::Protection) | None => {
            Err(Refusal::new(mk::UNIT_15, "mk-refusal-no-banner"))
        }
    }
}

/// Readies its Unit, or spends it to cancel an attack.
pub(super) fn use_banner(game: &mut MageKnight, seat: Seat, unit: u8) {
    let state = game.player(seat).unit(unit).copied();
    let Some(banner) = state.and_then(|state| state.banner) else {
        return game.broken("a Banner that is not there");
    };
    if state.and_then(|state| state.banner_grants()) == Some(Banner::Ready) {
        game.change_unit(seat, unit, |state| state.banner_used = true);
        game.ready_unit(seat, unit);
    } else {
        game.change_unit(seat, unit, |state| state.ready = false);
        effect::begin(game, seat, Run::new(Origin::Banner(banner)));
    }
}

/// MK-HEAL-02, MK-HEAL-03
pub(super) fn may_heal(game: &MageKnight, seat: Seat) -> Judgement {
    points_for(game, 1)?;
    forbid(game.player(seat).wounds_in_hand() == 0, mk::HEAL_03, "mk-refusal-no-wound")
}

fn points_for(game: &MageKnight, needed: u8) -> Judgement {
    forbid(game.turn.stage == Stage::Fighting, mk::COMBAT_GEN_08, "mk-refusal-healing-in-combat")?;
    enough(game.turn.healing, needed, mk::HEAL_01, "mk-refusal-healing")
}

fn spend_healing(game: &mut MageKnight, points: u8) {
    let turn = &mut game.turn;
    turn.healing = turn.healing.saturating_sub(points);
    let honoured = turn.healing_with_fame.min(points);
    turn.healing_with_fame -= honoured;
    turn.healing_fame_earned += honoured;
}

pub(super) fn heal(game: &mut MageKnight, seat: Seat) {
    spend_healing(game, 1);
    game.player_mut(seat).take_from_hand(CardId::WOUND);
    game.log.push(|| Event::Healed { seat });
    let per_wound = game.turn.modifiers.iter().map(|modifier| match modifier {
        TurnModifier::DrawPerWoundHealed(cards) => cards,
        _ => 0,
    });
    game.draw(seat, per_wound.sum());
}

/// MK-HEAL-04, MK-HEAL-05
pub(super) fn may_heal_unit(game: &MageKnight, seat: Seat, unit: u8) -> Judgement {
    match game.player(seat).unit(unit) {
        Some(state) if state.wounds > 0 => points_for(game, state.unit.printed().level),
        _ => Err(Refusal::new(mk::HEAL_04, "mk-refusal-no-wound")),
    }
}

pub(super) fn heal_unit(game: &mut MageKnight, seat: Seat, unit: u8) {
    let level = game.player(seat).unit(unit).map_or(0, |state| state.unit.printed().level);
    spend_healing(game, level);
    game.heal_unit(seat, unit);
}
