//! Interaction with locals: buying, healing, plundering (MK-INTERACT, MK-CITY). Recruiting has a module of its own.

use kernel::{Log, Refusal, Seat};
use rules::mk;

use super::effect;
pub(crate) use super::recruiting::{has_room, offered_units};
use crate::{
    cards::{CardId, Face, Zone, effect::TurnModifier},
    content::{Color, Mana, Site, UnitKind, price, reputation},
    derive::{
        self,
        mana::{Cost, Purse},
    },
    event::Whither,
    state::{Choice, Event, MageKnight, Origin, Reward, Run, Stage, TurnKind},
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
pub(super) fn may_interact(game: &MageKnight, seat: Seat) -> Result<(), Refusal> {
    if let TurnKind::Resting(_) = game.turn.kind {
        return Err(Refusal::new(mk::REST_01, "mk-refusal-resting"));
    }
    if game.turn.stage != Stage::Movement {
        return Err(Refusal::new(mk::TURN_18, "mk-refusal-acted"));
    }
    // MK-MOVE-23, MK-RULING-76
    if derive::occupant(game, seat, game.player(seat).at).is_some() {
        return Err(Refusal::new(mk::MOVE_23, "mk-refusal-occupied"));
    }
    if !derive::is_inhabited(game, seat, game.player(seat).at) {
        return Err(Refusal::new(mk::INTERACT_01, "mk-refusal-nobody-lives-here"));
    }
    if reputation::modifier(game.player(seat).reputation).is_none() {
        return Err(Refusal::new(mk::INTERACT_07, "mk-refusal-reputation"));
    }
    Ok(())
}

/// MK-INTERACT-05, MK-INTERACT-08, MK-INTERACT-20: Reputation and Shields count once, at the start.
pub(super) fn interact(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    game.turn.kind = TurnKind::Regular;
    game.turn.stage = Stage::Interacting;
    game.lose_move_points(seat, log);
    let player = game.player(seat);
    let shields = game.city_at(player.at).map_or(0, |city| city.shields_of(seat));
    game.turn.standing = reputation::modifier(player.reputation).unwrap_or(0) + shields as i8;
    // MK-RULING-67: what was not spent before is lost.
    game.turn.influence = 0;
    let influence = available(game);
    log.push(|| Event::InteractionBegan { seat, influence });
}

/// MK-RULING-28: Influence with what Reputation adds or takes; a negative total counts as 0.
pub(crate) fn available(game: &MageKnight) -> u8 {
    let total = i16::from(game.turn.influence) + i16::from(game.turn.standing);
    total.clamp(0, 255) as u8
}

pub(super) fn spend(game: &mut MageKnight, seat: Seat, cost: u8, log: &mut Log<Event>) {
    // The bonus is spent first, a malus has been overcome: what is left is all there is.
    let left = available(game).saturating_sub(cost);
    game.turn.standing = 0;
    game.turn.influence = left;
    log.push(|| Event::SpentInfluence { seat, points: cost });
}

pub(super) fn affords(game: &MageKnight, cost: u8) -> Result<(), Refusal> {
    let has = available(game);
    if has < cost {
        let refusal = Refusal::new(mk::INTERACT_04, "mk-refusal-influence");
        return Err(refusal.with("needed", cost).with("has", has));
    }
    Ok(())
}

pub(super) fn interacting(game: &MageKnight) -> Result<(), Refusal> {
    if game.turn.stage == Stage::Interacting {
        Ok(())
    } else {
        Err(Refusal::new(mk::INTERACT_02, "mk-refusal-not-interacting"))
    }
}

/// MK-INTERACT-13, MK-INTERACT-14
fn healing_price(game: &MageKnight, seat: Seat) -> Option<u8> {
    price::healing(site(game, seat)?)
}

pub(super) fn may_buy_healing(game: &MageKnight, seat: Seat) -> Result<(), Refusal> {
    interacting(game)?;
    match healing_price(game, seat) {
        Some(cost) => affords(game, cost),
        None => Err(Refusal::new(mk::INTERACT_13, "mk-refusal-not-sold")),
    }
}

pub(super) fn buy_healing(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    let Some(cost) = healing_price(game, seat) else {
        return game.broken("healing that is not sold");
    };
    spend(game, seat, cost, log);
    game.gain_healing(seat, 1, log);
}

/// What a card costs here, or by an effect; `None` if it is not sold.
fn card_price(game: &MageKnight, seat: Seat, card: CardId) -> Option<(u8, Whither)> {
    let here = site(game, seat).filter(|_| game.turn.stage == Stage::Interacting);
    match (card.card().face, here) {
        // MK-INTERACT-15, MK-INTERACT-16
        (Face::Action { .. }, Some(Site::Monastery)) if game.offers.monastery.contains(&card) => {
            Some((price::ADVANCED_ACTION, Whither::DeckTop))
        }
        // MK-CITY-07, MK-CITY-08
        (Face::Action { .. }, Some(Site::City(_)))
            if is_in_city(game, seat, Color::Green) && game.offers.advanced.contains(&card) =>
        {
            Some((price::ADVANCED_ACTION, Whither::DeckTop))
        }
        // MK-INTERACT-17, MK-INTERACT-18, MK-CITY-04
        (Face::Spell { .. }, Some(site @ (Site::MageTower | Site::City(_))))
            if game.offers.spells.contains(&card)
                && (site == Site::MageTower || is_in_city(game, seat, Color::Blue)) =>
        {
            Some((price::SPELL, Whither::DeckTop))
        }
        (Face::Action { .. }, _) if game.offers.advanced.contains(&card) => {
            let (cost, to) = game.turn.modifiers.buy_card()?;
            let to = match to {
                Zone::Hand => Whither::Hand,
                Zone::DiscardPile => Whither::Discard,
            };
            Some((cost, to))
        }
        _ => None,
    }
}

pub(super) fn may_buy_card(game: &MageKnight, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let Some((cost, _)) = card_price(game, seat, card) else {
        return Err(Refusal::new(mk::INTERACT_15, "mk-refusal-not-sold"));
    };
    affords(game, cost)?;
    if let Face::Spell { color, .. } = card.card().face {
        let mana = Cost::Is(Mana::of(color));
        if !Purse::of(game, seat, None).affords(&[mana]) {
            return Err(Refusal::new(mk::INTERACT_17, "mk-refusal-no-mana"));
        }
    }
    Ok(())
}

pub(super) fn buy_card(game: &mut MageKnight, seat: Seat, card: CardId, log: &mut Log<Event>) {
    let Some((cost, to)) = card_price(game, seat, card) else {
        return game.broken("a card that is not sold");
    };
    if to != Whither::DeckTop {
        let bought = |modifier| matches!(modifier, TurnModifier::BuyCard { .. });
        game.turn.modifiers.remove_all(bought);
    }
    spend(game, seat, cost, log);
    log.push(|| Event::Bought { seat, card, cost });
    if let Some(at) = game.offers.monastery.iter().position(|held| *held == card)
        && site(game, seat) == Some(Site::Monastery)
    {
        game.offers.monastery.remove(at);
        return game.gain_card(seat, card, to, log);
    }
    if card.card().is_spell() {
        // Its mana is paid first.
        effect::begin(game, seat, Run::new(Origin::Purchase(card)));
    } else {
        game.gain_from_offer(seat, card, to, log);
    }
}

fn in_city(game: &MageKnight, seat: Seat, color: Color, cost: u8) -> Result<(), Refusal> {
    interacting(game)?;
    if !is_in_city(game, seat, color) {
        return Err(Refusal::new(mk::CITY_01, "mk-refusal-not-sold"));
    }
    affords(game, cost)
}

pub(super) fn may_buy_artifact(game: &MageKnight, seat: Seat) -> Result<(), Refusal> {
    in_city(game, seat, Color::Red, price::ARTIFACT)?;
    if game.decks.artifacts.is_empty() {
        return Err(Refusal::new(mk::CITY_02, "mk-refusal-not-sold"));
    }
    Ok(())
}

/// MK-CITY-03: drawn at the end of the turn, all bought ones together.
pub(super) fn buy_artifact(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    spend(game, seat, price::ARTIFACT, log);
    let bought = game.turn.rewards.iter_mut().find_map(|reward| match reward {
        Reward::Artifacts(count) => Some(count),
        _ => None,
    });
    match bought {
        Some(count) => *count += 1,
        None => game.gain_reward(seat, Reward::Artifacts(1), log),
    }
}

pub(super) fn may_buy_unseen(game: &MageKnight, seat: Seat) -> Result<(), Refusal> {
    in_city(game, seat, Color::Green, price::ADVANCED_ACTION)?;
    if game.decks.advanced.is_empty() {
        return Err(Refusal::new(mk::CITY_07, "mk-refusal-not-sold"));
    }
    Ok(())
}

pub(super) fn buy_unseen(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    spend(game, seat, price::ADVANCED_ACTION, log);
    match game.decks.advanced.pop() {
        Some(card) => game.gain_card(seat, card, Whither::DeckTop, log),
        None => game.broken("a card of an empty deck"),
    }
}

pub(super) fn may_add_elite(game: &MageKnight, seat: Seat) -> Result<(), Refusal> {
    in_city(game, seat, Color::White, price::ELITE)?;
    if game.decks.elite.is_empty() {
        return Err(Refusal::new(mk::CITY_06, "mk-refusal-not-sold"));
    }
    Ok(())
}

pub(super) fn add_elite(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    spend(game, seat, price::ELITE, log);
    game.offer_unit(UnitKind::Elite, log);
}

/// MK-SITE-VILLAGE-02, MK-TURN-02: before anything else is done in the turn.
pub(super) fn may_plunder(game: &MageKnight, seat: Seat) -> Result<(), Refusal> {
    if game.turn.kind != TurnKind::Open {
        return Err(Refusal::new(mk::SITE_VILLAGE_02, "mk-refusal-plunder-too-late"));
    }
    may_plunder_between_turns(game, seat)
}

/// MK-TURN-01: the same in the turn of another.
pub(super) fn may_plunder_between_turns(game: &MageKnight, seat: Seat) -> Result<(), Refusal> {
    let player = game.player(seat);
    if site(game, seat) != Some(Site::Village) || player.plundered {
        return Err(Refusal::new(mk::SITE_VILLAGE_02, "mk-refusal-no-plunder"));
    }
    Ok(())
}

pub(super) fn plunder(game: &mut MageKnight, seat: Seat, log: &mut Log<Event>) {
    game.player_mut(seat).plundered = true;
    log.push(|| Event::Plundered { seat });
    game.change_reputation(seat, -1, log);
    game.draw(seat, 2, log);
}

/// What can be done among locals.
pub(super) fn candidates(game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
    if game.turn.stage == Stage::Interacting {
        for (at, unit) in game.offers.units.iter().enumerate() {
            if !game.offers.units[..at].contains(unit) {
                out.push(Choice::Recruit { unit: *unit });
            }
        }
        match site(game, seat) {
            Some(Site::Village) => out.push(Choice::BuyHealing),
            Some(Site::Monastery) => {
                out.push(Choice::BuyHealing);
                sell(&game.offers.monastery, out);
            }
            Some(Site::MageTower) => sell(&game.offers.spells, out),
            Some(Site::City(_)) => city_candidates(game, seat, out),
            Some(
                Site::Keep
                | Site::Portal
                | Site::Glade
                | Site::Mine(_)
                | Site::Ruins
                | Site::Dungeon
                | Site::Tomb
                | Site::MonsterDen
                | Site::SpawningGrounds,
            )
            | None => (),
        }
    }
    if game.turn.modifiers.buy_card().is_some() && !is_in_city(game, seat, Color::Green) {
        sell(&game.offers.advanced, out);
    }
}

fn sell(cards: &[CardId], out: &mut Vec<Choice>) {
    out.extend(cards.iter().map(|card| Choice::BuyCard { card: *card }));
}

/// MK-CITY-01: what the cities here offer.
fn city_candidates(game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
    let Some(city) = game.city_at(game.player(seat).at) else { return };
    for color in city.colors() {
        match color {
            Color::Blue => sell(&game.offers.spells, out),
            Color::Red => out.push(Choice::BuyArtifact),
            Color::White => out.push(Choice::AddElite),
            Color::Green => {
                out.push(Choice::BuyUnseen);
                sell(&game.offers.advanced, out);
            }
        }
    }
}
