//! Playing Deed cards, activating Units, healing (MK-CARD, MK-UNIT, MK-HEAL).

use kernel::{Log, Refusal, Seat};
use rules::mk;

use super::{duel, effect};
use crate::{
    cards::{
        Banner, CardId, Element, Face, Reach,
        effect::{Better, EnemyChange, TurnModifier},
    },
    content::TableRule,
    derive::{self, mana::Purse},
    state::{Event, MageKnight, Manner, Origin, Phase, Points, Run, Stage, TurnKind, Way},
};

/// MK-CARD-10: what a card played sideways gives.
const SIDEWAYS: u8 = 1;

/// What this card is worth sideways now; `None` if it cannot be played so.
pub(crate) fn sideways_value(game: &MageKnight, card: CardId) -> Option<u8> {
    let rule = game.turn.modifiers.sideways();
    if card.is_wound() {
        return rule.filter(|(_, better)| *better == Better::WoundsOnly).map(|(value, _)| value);
    }
    let Some((value, better)) = rule else { return Some(SIDEWAYS) };
    let printed = card.card();
    let more = match better {
        Better::WoundsOnly => return Some(SIDEWAYS),
        Better::Uncommon => printed.is_advanced() || printed.is_spell() || printed.is_artifact(),
        Better::WithoutSource => game.turn.dice_used == 0,
        Better::OfPaidColor(paid) => {
            printed.color().is_some_and(|own| Some(crate::content::Mana::of(own)) == paid)
        }
    };
    Some(value + u8::from(more))
}

/// Whether a card can be played this way.
pub(super) fn may_play(
    game: &MageKnight,
    seat: Seat,
    card: CardId,
    way: Way,
) -> Result<(), Refusal> {
    if !game.player(seat).holds(card) {
        return Err(Refusal::new(mk::CARD_02, "mk-refusal-not-in-hand"));
    }
    let strong = match way {
        Way::Sideways(points) => return may_play_sideways(game, card, points),
        Way::Basic => false,
        Way::Strong => true,
    };
    if card.is_wound() {
        return Err(Refusal::new(mk::CARD_09, "mk-refusal-wound-played"));
    }
    if card.card().is_competitive() && game.plays(TableRule::NoInteractiveSpells) {
        return Err(Refusal::new(mk::SCEN_SOLO_04, "mk-refusal-for-several"));
    }
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
    let competitive = card.card().is_competitive() && game.plays(TableRule::NoInteractiveSpells);
    let run = Run::new(Origin::Card { card, strong });
    !competitive && effect::judge::can_carry_out(game, seat, &run, purse)
}

fn may_play_sideways(game: &MageKnight, card: CardId, points: Points) -> Result<(), Refusal> {
    if sideways_value(game, card).is_none() {
        return Err(Refusal::new(mk::CARD_09, "mk-refusal-wound-played"));
    }
    may_be_sideways(game, points)
}

/// Whether points of this kind can be gained sideways now, whatever the card.
pub(super) fn may_be_sideways(game: &MageKnight, points: Points) -> Result<(), Refusal> {
    match points {
        // MK-RULING-67: at any time.
        Points::Move | Points::Influence => Ok(()),
        Points::Attack => match game.combat.as_ref().map(|combat| combat.phase) {
            Some(Phase::Attack) => Ok(()),
            // MK-COMBAT-RANGED-07
            Some(Phase::RangedAndSiege) => {
                Err(Refusal::new(mk::COMBAT_RANGED_07, "mk-refusal-sideways-ranged"))
            }
            Some(Phase::Block | Phase::Damage) => {
                Err(Refusal::new(mk::COMBAT_GEN_03, "mk-refusal-not-in-this-phase"))
            }
            None => Err(Refusal::new(mk::COMBAT_GEN_03, "mk-refusal-not-fighting")),
        },
        Points::Block => effect::judge::block_allowed(game),
    }
}

/// A turn in which something is done is a regular one, unless it is a rest.
fn begin_regular(game: &mut MageKnight) {
    if game.turn.kind == TurnKind::Open {
        game.turn.kind = TurnKind::Regular;
    }
}

/// MK-CARD-02, MK-CARD-03, MK-CARD-10. Also in a rest, where Move points are of no use (MK-RULING-67).
pub(super) fn play(
    game: &mut MageKnight,
    seat: Seat,
    card: CardId,
    way: Way,
    log: &mut Log<Event>,
) {
    begin_regular(game);
    let value = match way {
        Way::Sideways(_) => sideways_value(game, card).unwrap_or(SIDEWAYS),
        Way::Basic | Way::Strong => 0,
    };
    game.play(seat, card, way, value, log);
    let strong = match way {
        Way::Sideways(points) => return sideways(game, seat, card, points, value, log),
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
fn sideways(
    game: &mut MageKnight,
    seat: Seat,
    card: CardId,
    points: Points,
    value: u8,
    log: &mut Log<Event>,
) {
    let rule = game.turn.modifiers.sideways();
    let for_wounds = rule.is_some_and(|(_, better)| better == Better::WoundsOnly);
    if for_wounds == card.is_wound() {
        let sideways = |modifier| matches!(modifier, TurnModifier::Sideways { .. });
        game.turn.modifiers.remove_all(sideways);
        // What it was worth without a Source die it is worth only if none is used later either.
        if rule.is_some_and(|(less, better)| better == Better::WithoutSource && value > less) {
            effect::add_modifier(game, TurnModifier::SourceClosed);
        }
    }
    match points {
        Points::Move => game.gain_move_points(seat, value, log),
        Points::Influence => game.gain_influence(seat, value, log),
        Points::Attack => {
            let bonus = effect::first_bonus(game, true);
            effect::gain_attack(game, seat, value + bonus, Reach::Melee, Element::Physical, log);
        }
        Points::Block => {
            let bonus = effect::first_bonus(game, false);
            effect::gain_block(game, seat, value + bonus, Element::Physical, log);
        }
    }
}

/// MK-UNIT-09, MK-UNIT-11, MK-UNIT-12
pub(super) fn may_activate(
    game: &MageKnight,
    seat: Seat,
    unit: u8,
    ability: u8,
) -> Result<(), Refusal> {
    let Some(state) = game.player(seat).units.get(usize::from(unit)) else {
        return Err(Refusal::new(mk::UNIT_02, "mk-refusal-no-unit"));
    };
    if !state.ready || state.wounds > 0 {
        return Err(Refusal::new(mk::UNIT_09, "mk-refusal-unit-not-ready"));
    }
    if !derive::unit::usable_here(game, state) {
        return Err(Refusal::new(mk::RULING_41, "mk-refusal-no-units-here"));
    }
    if usize::from(ability) >= state.unit.printed().abilities.len() {
        return Err(Refusal::new(mk::UNIT_11, "mk-refusal-no-ability"));
    }
    let origin = Origin::Ability { unit: state.unit, index: ability };
    effect::judge::may_carry_out(game, seat, &Run::new(origin).by_unit(unit))
}

/// MK-UNIT-10
pub(super) fn activate(
    game: &mut MageKnight,
    seat: Seat,
    unit: u8,
    ability: u8,
    log: &mut Log<Event>,
) {
    begin_regular(game);
    let Some(state) = game.player_mut(seat).units.get_mut(usize::from(unit)) else {
        return game.broken("a Unit that is not there");
    };
    state.ready = false;
    let name = state.unit;
    log.push(|| Event::UnitActivated { seat, unit: name, ability });
    let origin = Origin::Ability { unit: name, index: ability };
    effect::begin(game, seat, Run::new(origin).by_unit(unit));
}

/// Banners that are used: to cancel an attack, or to ready their Unit.
pub(super) fn may_use_banner(game: &MageKnight, seat: Seat, unit: u8) -> Result<(), Refusal> {
    let Some(state) = game.player(seat).units.get(usize::from(unit)) else {
        return Err(Refusal::new(mk::UNIT_02, "mk-refusal-no-unit"));
    };
    match state.banner_grants() {
        Some(Banner::CancelAttack) => {
            effect::judge::block_allowed(game)?;
            if !state.ready || state.wounds > 0 || !derive::unit::usable_here(game, state) {
                return Err(Refusal::new(mk::UNIT_09, "mk-refusal-unit-not-ready"));
            }
            let attacks =
                |combat: &crate::state::Combat| combat.foes.iter().any(crate::state::Foe::attacks);
            // MK-PVP-57
            let rivals = state.banner.and_then(|card| {
                let change = EnemyChange::DoesNotAttack { unfortified: false };
                duel::units::targets(game, seat, Origin::Banner(card), &change)
            });
            let attacked = rivals.is_some_and(|(_, units)| !units.is_empty());
            if !attacked && !game.combat.as_ref().is_some_and(attacks) {
                return Err(Refusal::new(mk::COMBAT_BLOCK_01, "mk-refusal-no-attack"));
            }
            Ok(())
        }
        Some(Banner::Ready) => {
            if game.combat.is_some() {
                return Err(Refusal::new(mk::COMBAT_GEN_08, "mk-refusal-healing-in-combat"));
            }
            if state.ready || state.banner_used {
                return Err(Refusal::new(mk::UNIT_15, "mk-refusal-banner-used"));
            }
            Ok(())
        }
        Some(Banner::Glory | Banner::Protection) | None => {
            Err(Refusal::new(mk::UNIT_15, "mk-refusal-no-banner"))
        }
    }
}

/// Readies its Unit, or spends it to cancel an attack.
pub(super) fn use_banner(game: &mut MageKnight, seat: Seat, unit: u8, log: &mut Log<Event>) {
    let Some(state) = game.player_mut(seat).units.get_mut(usize::from(unit)) else {
        return game.broken("a Unit that is not there");
    };
    match state.banner_grants() {
        Some(Banner::Ready) => {
            state.banner_used = true;
            game.ready_unit(seat, unit, log);
        }
        Some(Banner::CancelAttack) => {
            state.ready = false;
            if let Some(card) = state.banner {
                effect::begin(game, seat, Run::new(Origin::Banner(card)));
            }
        }
        Some(Banner::Glory | Banner::Protection) | None => (),
    }
}

/// MK-HEAL-02, MK-HEAL-03
pub(super) fn may_heal(game: &MageKnight, seat: Seat) -> Result<(), Refusal> {
    points_for(game, 1)?;
    if game.player(seat).wounds_in_hand() == 0 {
        return Err(Refusal::new(mk::HEAL_03, "mk-refusal-no-wound"));
    }
    Ok(())
}

fn points_for(game: &MageKnight, needed: u8) -> Result<(), Refusal> {
    if game.turn.stage == Stage::Fighting {
        return Err(Refusal::new(mk::COMBAT_GEN_08, "mk-refusal-healing-in-combat"));
    }
    let has = game.turn.healing;
    if has < needed {
        let refusal = Refusal::new(mk::HEAL_01, "mk-refusal-healing");
        return Err(refusal.with("needed", needed).with("has", has));
    }
    Ok(())
}

fn spend_healing(game: &mut MageKnight, points: u8) {
    let turn = &mut game.turn;
    turn.healing = turn.healing.saturating_sub(points);
    let honoured = turn.healing_with_fame.min(points);
    turn.healing_with_fame -= honoured;
    turn.healing_fame_earned += honoured;
}

pub(super) fn heal(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    spend_healing(game, 1);
    game.player_mut(seat).take_from_hand(CardId::WOUND);
    log.push(|| Event::Healed { seat });
    let per_wound = game.turn.modifiers.iter().map(|modifier| match modifier {
        TurnModifier::DrawPerWoundHealed(cards) => cards,
        _ => 0,
    });
    game.draw(seat, per_wound.sum(), log);
}

/// MK-HEAL-04, MK-HEAL-05
pub(super) fn may_heal_unit(game: &MageKnight, seat: Seat, unit: u8) -> Result<(), Refusal> {
    match game.player(seat).units.get(usize::from(unit)) {
        Some(state) if state.wounds > 0 => points_for(game, state.unit.printed().level),
        _ => Err(Refusal::new(mk::HEAL_04, "mk-refusal-no-wound")),
    }
}

pub(super) fn heal_unit(game: &mut MageKnight, seat: Seat, unit: u8, log: &mut Log<Event>) {
    if let Some(state) = game.player(seat).units.get(usize::from(unit)) {
        let level = state.unit.printed().level;
        spend_healing(game, level);
        game.heal_unit(seat, unit, log);
    }
}
