//! Interaction with locals: buying, healing, plundering (MK-INTERACT, MK-CITY). Recruiting has a module of its own.

use kernel::{Refusal, Seat};
use rules::mk;

pub(crate) use super::recruiting::{has_room, offered_units};
use super::{effect, resting};
use crate::{
    cards::{CardId, Face, Zone, effect::TurnModifier},
    content::{Color, Mana, Site, UnitKind, price, reputation},
    derive::{
        self,
        mana::{Cost, Purse},
    },
    event::CardDestination,
    legal::{Judgement, enough, forbid, found, needs},
    state::{Choice, Event, MageKnight, Origin, Points, Reward, Run, Stage, TurnKind},
};

pub(super) fn site(game: &MageKnight, seat: Seat) -> Option<Site> {
    game.site_at(game.player(seat).at)
}

/// MK-VARIANT-MEGA-13: whether the hero deals with this city; in a half of a megalopolis with both.
pub(super) fn is_in_city(game: &MageKnight, seat: Seat, color: Color) -> bool {
    let city = game.city_at(game.player(seat).at);
    city.is_some_and(|city| city.colors().any(|it| it == color))
}

/// MK-INTERACT-01, MK-INTERACT-07
pub(super) fn may_interact(game: &MageKnight, seat: Seat) -> Judgement {
    resting::is_no_rest(game)?;
    forbid(game.turn.stage != Stage::Movement, mk::TURN_18, "mk-refusal-acted")?;
    // MK-MOVE-23, MK-RULING-76
    let player = game.player(seat);
    let rival = derive::occupant(game, seat, player.at);
    forbid(rival.is_some(), mk::MOVE_23, "mk-refusal-occupied")?;
    let inhabited = derive::is_inhabited(game, seat, player.at);
    needs(inhabited, mk::INTERACT_01, "mk-refusal-nobody-lives-here")?;
    let welcome = reputation::modifier(player.reputation).is_some();
    needs(welcome, mk::INTERACT_07, "mk-refusal-reputation")
}

/// MK-INTERACT-05, MK-INTERACT-08, MK-INTERACT-20: Reputation and Shields count once, at the start.
pub(super) fn interact(game: &mut MageKnight, seat: Seat) {
    game.turn.kind = TurnKind::Regular;
    game.turn.stage = Stage::Interacting;
    game.lose_move_points(seat);
    let player = game.player(seat);
    let shields = game.city_at(player.at).map_or(0, |city| city.shields_of(seat));
    game.turn.standing = reputation::modifier(player.reputation).unwrap_or(0) + shields as i8;
    // MK-RULING-67: what was not spent before is lost.
    game.turn.influence = 0;
    game.turn.forget_terms(Points::Influence);
    game.turn.note_term(Points::Influence, None, game.turn.standing);
    let influence = available(game);
    game.log.push(|| Event::InteractionBegan { seat, influence });
}

/// MK-RULING-28: Influence with what Reputation adds or takes; a negative total counts as 0.
pub(crate) fn available(game: &MageKnight) -> u8 {
    let total = i16::from(game.turn.influence) + i16::from(game.turn.standing);
    total.clamp(0, 255) as u8
}

pub(super) fn spend(game: &mut MageKnight, seat: Seat, cost: u8) {
    // The bonus is spent first, a malus has been overcome: what is left is all there is.
    let left = available(game).saturating_sub(cost);
    game.turn.standing = 0;
    game.turn.influence = left;
    game.log.push(|| Event::SpentInfluence { seat, points: cost });
}

pub(super) fn affords(game: &MageKnight, cost: u8) -> Judgement {
    enough(available(game), cost, mk::INTERACT_04, "mk-refusal-influence")
}

pub(super) fn interacting(game: &MageKnight) -> Judgement {
    needs(game.turn.stage == Stage::Interacting, mk::INTERACT_02, "mk-refusal-not-interacting")
}

/// MK-INTERACT-13, MK-INTERACT-14
fn healing_price(game: &MageKnight, seat: Seat) -> Option<u8> {
    price::healing(site(game, seat)?)
}

pub(super) fn may_buy_healing(game: &MageKnight, seat: Seat) -> Judgement {
    interacting(game)?;
    match healing_price(game, seat) {
        Some(cost) => affords(game, cost),
        None => Err(Refusal::new(mk::INTERACT_13, "mk-refusal-not-sold")),
    }
}

pub(super) fn buy_healing(game: &mut MageKnight, seat: Seat) {
    let Some(cost) = healing_price(game, seat) else {
        return game.broken("healing that is not sold");
    };
    spend(game, seat, cost);
    game.gain_healing(seat, 1);
}

/// What a card costs here, or by an effect; `None` if it is not sold.
fn card_price(game: &MageKnight, seat: Seat, card: CardId) -> Option<(u8, CardDestination)> {
    let here = site(game, seat).filter(|_| game.turn.stage == Stage::Interacting);
    match (card.card().face, here) {
        // MK-INTERACT-15, MK-INTERACT-16
        (Face::Action { .. }, Some(Site::Monastery)) if game.offers.monastery.contains(&card) => {
            Some((price::ADVANCED_ACTION, CardDestination::DeckTop))
        }
        // MK-CITY-07, MK-CITY-08
        (Face::Action { .. }, Some(Site::City(_)))
            if is_in_city(game, seat, Color::Green) && game.offers.advanced.contains(&card) =>
        {
            Some((price::ADVANCED_ACTION, CardDestination::DeckTop))
        }
        // MK-INTERACT-17, MK-INTERACT-18, MK-CITY-04
        (Face::Spell { .. }, Some(site @ (Site::MageTower | Site::City(_))))
            if game.offers.spells.contains(&card)
                && (site == Site::MageTower || is_in_city(game, seat, Color::Blue)) =>
        {
            Some((price::SPELL, CardDestination::DeckTop))
        }
        (Face::Action { .. }, _) if game.offers.advanced.contains(&card) => {
            let (cost, to) = game.turn.modifiers.buy_card()?;
            let to = match to {
                Zone::Hand => CardDestination::Hand,
                Zone::DiscardPile => CardDestination::Discard,
            };
            Some((cost, to))
        }
        _ => None,
    }
}

pub(super) fn may_buy_card(game: &MageKnight, seat: Seat, card: CardId) -> Judgement {
    let (cost, _) = found(card_price(game, seat, card), mk::INTERACT_15, "mk-refusal-not-sold")?;
    affords(game, cost)?;
    if let Face::Spell { color, .. } = card.card().face {
        let affords = Purse::of(game, seat, None).affords(&[Cost::Is(Mana::of(color))]);
        needs(affords, mk::INTERACT_17, "mk-refusal-no-mana")?;
    }
    Ok(())
}

pub(super) fn buy_card(game: &mut MageKnight, seat: Seat, card: CardId) {
    let Some((cost, to)) = card_price(game, seat, card) else {
        return game.broken("a card that is not sold");
    };
    if to != CardDestination::DeckTop {
        // MK-RULING-109: each such effect is for one card.
        let bought = |modifier| matches!(modifier, TurnModifier::BuyCard { .. });
        if let Some(used) = game.turn.modifiers.find(|one| bought(one).then_some(one)) {
            game.turn.modifiers.remove_one(used);
        }
    }
    spend(game, seat, cost);
    game.log.push(|| Event::Bought { seat, card, cost });
    if let Some(at) = game.offers.monastery.iter().position(|held| *held == card)
        && site(game, seat) == Some(Site::Monastery)
    {
        game.offers.monastery.remove(at);
        return game.gain_card(seat, card, to);
    }
    if card.card().is_spell() {
        // Its mana is paid first.
        effect::begin(game, seat, Run::new(Origin::Purchase(card)));
    } else {
        game.gain_from_offer(seat, card, to);
    }
}

fn in_city(game: &MageKnight, seat: Seat, color: Color, cost: u8) -> Judgement {
    interacting(game)?;
    needs(is_in_city(game, seat, color), mk::CITY_01, "mk-refusal-not-sold")?;
    affords(game, cost)
}

pub(super) fn may_buy_artifact(game: &MageKnight, seat: Seat) -> Judgement {
    in_city(game, seat, Color::Red, price::ARTIFACT)?;
    forbid(game.decks.artifacts.is_empty(), mk::CITY_02, "mk-refusal-not-sold")
}

/// MK-CITY-03: drawn at the end of the turn, all bought ones together.
pub(super) fn buy_artifact(game: &mut MageKnight, seat: Seat) {
    spend(game, seat, price::ARTIFACT);
    let bought = game.turn.rewards.iter_mut().find_map(|reward| match reward {
        Reward::Artifacts(count) => Some(count),
        _ => None,
    });
    match bought {
        Some(count) => *count += 1,
        None => game.gain_reward(seat, Reward::Artifacts(1)),
    }
}

pub(super) fn may_buy_unseen(game: &MageKnight, seat: Seat) -> Judgement {
    in_city(game, seat, Color::Green, price::ADVANCED_ACTION)?;
    forbid(game.decks.advanced.is_empty(), mk::CITY_07, "mk-refusal-not-sold")
}

pub(super) fn buy_unseen(game: &mut MageKnight, seat: Seat) {
    spend(game, seat, price::ADVANCED_ACTION);
    match game.decks.advanced.pop() {
        Some(card) => game.gain_card(seat, card, CardDestination::DeckTop),
        None => game.broken("a card of an empty deck"),
    }
}

pub(super) fn may_add_elite(game: &MageKnight, seat: Seat) -> Judgement {
    in_city(game, seat, Color::White, price::ELITE)?;
    forbid(game.decks.elite.is_empty(), mk::CITY_06, "mk-refusal-not-sold")
}

pub(super) fn add_elite(game: &mut MageKnight, seat: Seat) {
    spend(game, seat, price::ELITE);
    game.offer_unit(UnitKind::Elite);
}

/// MK-SITE-VILLAGE-02, MK-TURN-02: before anything else is done in the turn.
pub(super) fn may_plunder(game: &MageKnight, seat: Seat) -> Judgement {
    forbid(game.turn.kind != TurnKind::Open, mk::SITE_VILLAGE_02, "mk-refusal-plunder-too-late")?;
    may_plunder_between_turns(game, seat)
}

/// MK-TURN-01: the same in the turn of another.
pub(super) fn may_plunder_between_turns(game: &MageKnight, seat: Seat) -> Judgement {
    let player = game.player(seat);
    if site(game, seat) != Some(Site::Village) || player.plundered {
        return Err(Refusal::new(mk::SITE_VILLAGE_02, "mk-refusal-no-plunder"));
    }
    Ok(())
}

pub(super) fn plunder(game: &mut MageKnight, seat: Seat) {
    game.player_mut(seat).plundered = true;
    game.log.push(|| Event::Plundered { seat });
    game.change_reputation(seat, -1);
    game.draw(seat, 2);
}

/// What can be done among locals.
pub(super) fn candidates(game: &MageKnight, seat: Seat, add: &mut dyn FnMut(Choice)) {
    if game.turn.stage == Stage::Interacting {
        offered_units(game).map(|unit| Choice::Recruit { unit }).for_each(&mut *add);
        if healing_price(game, seat).is_some() {
            add(Choice::BuyHealing);
        }
        let here = site(game, seat);
        if here == Some(Site::Monastery) {
            sell(&game.offers.monastery, add);
        } else if here == Some(Site::MageTower) {
            sell(&game.offers.spells, add);
        } else if let Some(Site::City(_)) = here {
            city_candidates(game, seat, add);
        }
    }
    if game.turn.modifiers.buy_card().is_some() && !is_in_city(game, seat, Color::Green) {
        sell(&game.offers.advanced, add);
    }
}

fn sell(cards: &[CardId], add: &mut dyn FnMut(Choice)) {
    cards.iter().map(|card| Choice::BuyCard { card: *card }).for_each(&mut *add);
}

/// MK-CITY-01: what the cities here offer.
fn city_candidates(game: &MageKnight, seat: Seat, add: &mut dyn FnMut(Choice)) {
    let Some(city) = game.city_at(game.player(seat).at) else { return };
    for color in city.colors() {
        match color {
            Color::Blue => sell(&game.offers.spells, add),
            Color::Red => add(Choice::BuyArtifact),
            Color::White => add(Choice::AddElite),
            Color::Green => {
                add(Choice::BuyUnseen);
                sell(&game.offers.advanced, add);
            }
        }
    }
}
