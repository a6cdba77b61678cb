//! The state of a board somebody wrote down.

use kernel::Seat;

use super::{Board, PlayerBoard, TurnBoard, new_game};
use crate::{
    cards::CardId,
    content::{EnemyId, TileId, Time},
    flow::{Frame, exploring, movement, tactics, turn, variants},
    state::{
        Die, DiePlace, MageKnight, Map, Mover, Pile, Rest, SkillState, SpotState, Tiles, Turn,
        TurnKind, UnitState,
    },
};

/// Lays a checked board out. What it does not mention lies as in a fresh game.
pub(super) fn lay_out(game: &mut MageKnight, board: &Board) {
    game.round = board.round;
    game.time = board.time;
    game.times = times(game, board);
    let reversed = |tiles: &[TileId]| -> Tiles { tiles.iter().rev().copied().collect() };
    game.stack = reversed(&board.stack);
    game.left_out = reversed(&board.left_out);
    for (seat, written) in game.all_seats().zip(&board.players) {
        place_player(game, seat, written);
    }
    reserve(game, board);
    lay_tiles(game, board);
    place_tokens(game, board);
    lay_offers(game, board);
    if let Some(dice) = &board.source {
        game.source =
            dice.iter().map(|color| Die { color: *color, place: DiePlace::Source }).collect();
    } else {
        for (die, color) in game.source.iter_mut().zip(crate::content::Mana::ALL) {
            die.color = color;
        }
    }
    if let (Some(cards), Some(dummy)) = (&board.dummy_deck, &mut game.dummy) {
        let rest: Pile = dummy.deck.drain(..).collect();
        dummy.discard = rest;
        dummy.deck = cards.iter().rev().copied().collect();
        for card in cards {
            if let Some(at) = dummy.discard.iter().position(|held| held == card) {
                dummy.discard.remove(at);
            }
        }
    }
    for seat in variants::portal::chosen_or_first(game, &board.chosen) {
        game.player_mut(seat).chosen = true;
    }
    begin(game, board);
    // What the hero stands beside is seen.
    for seat in game.all_seats() {
        movement::arrive(game, seat);
    }
    turn_tokens(game, board);
}

/// How many Days and Nights have begun if they took turns up to this round.
fn times(game: &MageKnight, board: &Board) -> [u8; 2] {
    let mut times = [0; 2];
    for round in 1..board.round {
        let time = game.sheet().time_of(round).unwrap_or(Time::Day);
        times[time as usize] += 1;
    }
    times[board.time as usize] += 1;
    times
}

fn place_player(game: &mut MageKnight, seat: Seat, written: &PlayerBoard) {
    let pile = |cards: &[CardId]| -> Pile { cards.iter().copied().collect() };
    let player = game.player_mut(seat);
    player.at = written.at;
    player.fame = written.fame;
    player.level = crate::derive::level(written.fame).number;
    player.reputation = written.reputation;
    player.hand = pile(&written.hand);
    player.hand.sort_unstable();
    player.deck = pile(&written.deck);
    player.deck.reverse();
    player.discard = pile(&written.discard);
    player.played = pile(&written.played);
    player.crystals = written.crystals;
    player.mana = written.mana;
    player.units = written
        .units
        .iter()
        .map(|unit| UnitState {
            ready: !unit.spent,
            wounds: unit.wounds,
            banner: unit.banner,
            ..UnitState::new(unit.unit)
        })
        .collect();
    player.skills = written
        .skills
        .iter()
        .map(|skill| SkillState { skill: *skill, used: false, flipped: false })
        .collect();
    player.skill_pile.retain(|skill| !written.skills.contains(skill));
    player.tactic = written.tactic;
}

/// What players and offers have is not in the decks.
fn reserve(game: &mut MageKnight, board: &Board) {
    let offers = &board.offers;
    let listed = [&offers.advanced, &offers.spells, &offers.monastery];
    let mut used: Vec<CardId> = listed.into_iter().flatten().flatten().copied().collect();
    let mut units = offers.units.clone().unwrap_or_default();
    for player in &board.players {
        let piles = [&player.hand, &player.deck, &player.discard, &player.played];
        used.extend(piles.into_iter().flatten());
        used.extend(player.units.iter().filter_map(|unit| unit.banner));
        units.extend(player.units.iter().map(|unit| unit.unit));
    }
    game.decks.advanced.retain(|card| !used.contains(card));
    game.decks.spells.retain(|card| !used.contains(card));
    game.decks.artifacts.retain(|card| !used.contains(card) && !board.artifacts.contains(card));
    game.decks.artifacts.extend(board.artifacts.iter().rev().copied());
    for unit in units {
        for deck in [&mut game.decks.regular, &mut game.decks.elite] {
            if let Some(at) = deck.iter().rposition(|held| *held == unit) {
                deck.remove(at);
            }
        }
    }
    let placed = board.ruins.iter().map(|(_, ruin)| *ruin);
    for ruin in placed {
        game.decks.ruins.retain(|held| *held != ruin);
    }
    // Tokens drawn next lie on top of their piles.
    for enemy in board.tokens.iter().flat_map(|(_, enemies)| enemies) {
        take_token(game, *enemy);
    }
    for enemy in board.next_enemies.iter().rev() {
        if take_token(game, *enemy) {
            game.enemies.piles[enemy.printed().color.index()].push(*enemy);
        }
    }
}

fn take_token(game: &mut MageKnight, enemy: EnemyId) -> bool {
    let pile = &mut game.enemies.piles[enemy.printed().color.index()];
    match pile.iter().rposition(|held| *held == enemy) {
        Some(at) => {
            pile.remove(at);
            true
        }
        None => false,
    }
}

fn lay_tiles(game: &mut MageKnight, board: &Board) {
    for (at, placed) in board.tiles.iter().enumerate() {
        if at == 0 {
            game.map = Map::starting_with(placed.tile);
        } else {
            game.map.place(*placed);
            game.spots.push([SpotState::default(); 7]);
        }
    }
    // Tokens the board names take the place of those a tile calls for, which come from the bottom of their piles, so
    // that what is drawn next is what the board says.
    for placed in &board.tiles {
        for pile in &mut game.enemies.piles {
            pile.reverse();
        }
        exploring::when_revealed(game, placed.tile, placed.at);
        for pile in &mut game.enemies.piles {
            pile.reverse();
        }
    }
    // Monasteries offer what the board says; what was drawn for them goes back.
    let drawn = std::mem::take(&mut game.offers.monastery);
    game.decks.advanced.extend(drawn.into_iter().rev());
}

fn place_tokens(game: &mut MageKnight, board: &Board) {
    for hex in &board.gone {
        if let Some(spot) = game.spot_mut(*hex) {
            let old = std::mem::take(&mut spot.enemies);
            for (enemy, _) in old.into_iter().flatten() {
                game.discard_enemy(enemy);
            }
        }
    }
    for (hex, enemies) in &board.tokens {
        if let Some(city) = game.city_mut(*hex) {
            let old = std::mem::replace(&mut city.defenders, enemies.iter().copied().collect());
            for enemy in old {
                game.enemies.piles[enemy.printed().color.index()].insert(0, enemy);
            }
            continue;
        }
        let Some(spot) = game.spot_mut(*hex) else { continue };
        let old = std::mem::take(&mut spot.enemies);
        for (slot, enemy) in spot.enemies.iter_mut().zip(enemies) {
            *slot = Some((*enemy, true));
        }
        for (enemy, _) in old.into_iter().flatten() {
            game.enemies.piles[enemy.printed().color.index()].insert(0, enemy);
        }
    }
    lay_shares(game, board);
    for (hex, seat) in &board.marks {
        if let Some(spot) = game.spot_mut(*hex) {
            spot.marks |= 1 << seat.0;
        }
    }
    for (hex, secret) in &board.secrets {
        if let Some(spot) = game.spot_mut(*hex) {
            spot.secret = Some(*secret);
        }
    }
    for (hex, ruin) in &board.ruins {
        if let Some(spot) = game.spot_mut(*hex) {
            spot.ruin = Some((*ruin, true));
        }
    }
    for (hex, seat) in &board.shields {
        if let Some(city) = game.city_mut(*hex) {
            let defenders = std::mem::take(&mut city.defenders);
            for _ in &defenders {
                let _ = city.shields.try_push(*seat);
            }
            for enemy in defenders {
                game.discard_enemy(enemy);
            }
            continue;
        }
        if let Some(spot) = game.spot_mut(*hex) {
            spot.shield = Some(*seat);
            let old = std::mem::take(&mut spot.enemies);
            for (enemy, _) in old.into_iter().flatten() {
                game.discard_enemy(enemy);
            }
        }
    }
}

/// MK-CITY-14: a Shield for each defender that is gone.
fn lay_shares(game: &mut MageKnight, board: &Board) {
    for (hex, seats) in &board.shares {
        let named = board.tokens.iter().any(|(at, _)| at == hex);
        let Some(city) = game.city_mut(*hex) else { continue };
        city.shields = seats.iter().copied().take(city.shields.capacity()).collect();
        let gone = if named { 0 } else { seats.len() };
        let left = city.defenders.len().saturating_sub(gone);
        let gone: Vec<EnemyId> = city.defenders.drain(left..).collect();
        for enemy in gone {
            game.discard_enemy(enemy);
        }
    }
}

/// Tokens lie as the board says, whoever stands beside them.
fn turn_tokens(game: &mut MageKnight, board: &Board) {
    for (hex, up) in &board.faces {
        if let Some(city) = game.city_mut(*hex) {
            city.known = *up;
        } else if let Some(spot) = game.spot_mut(*hex) {
            for (_, known) in spot.enemies.iter_mut().flatten() {
                *known = *up;
            }
            if let Some((_, known)) = &mut spot.ruin {
                *known = *up;
            }
        }
    }
}

fn lay_offers(game: &mut MageKnight, board: &Board) {
    let written = &board.offers;
    let cards = |cards: &[CardId]| cards.iter().copied().take(3).collect();
    if let Some(advanced) = &written.advanced {
        game.offers.advanced = cards(advanced);
    }
    if let Some(spells) = &written.spells {
        game.offers.spells = cards(spells);
    }
    if let Some(monastery) = &written.monastery {
        game.offers.monastery = monastery.iter().copied().take(12).collect();
    }
    match &written.units {
        Some(units) => {
            game.offers.units = units.iter().copied().take(16).collect();
            game.refill_offer(crate::cards::OfferKind::Spell);
            game.refill_offer(crate::cards::OfferKind::AdvancedAction);
        }
        None => new_game::lay_out_offers(game),
    }
}

/// The turn as the board says.
fn begin(game: &mut MageKnight, board: &Board) {
    let TurnBoard { seat, kind, move_points, influence, healing } = board.turn;
    let rested = matches!(kind, TurnKind::Resting(Rest::Standard | Rest::SlowRecovery));
    let card_used = rested || !game.player(seat).played.is_empty();
    game.turn =
        Turn { kind, move_points, influence, healing, card_used, dice_left: 1, ..Turn::default() };
    game.turns_left = board.turns_left;
    game.announced = board.announced.map(Mover::Seat);
    tactics::set_order(game);
    let at = game.order.iter().position(|mover| *mover == Mover::Seat(seat));
    game.order_at = at.unwrap_or(0) as u8;
    let step = match kind {
        TurnKind::Open => turn::Step::CheckEndOfRound,
        TurnKind::Begun | TurnKind::Regular | TurnKind::Resting(_) => turn::Step::Act,
    };
    game.agenda.push(Frame::Turn { seat, step });
}
