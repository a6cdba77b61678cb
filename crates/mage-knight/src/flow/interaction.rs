//! Interaction with locals: recruiting, buying, healing, plundering (MK-INTERACT, MK-CITY).

use kernel::{Log, Refusal, Seat, msg};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{Frame, effect, special, yes_no::YesNo};
use crate::{
    cards::{CardId, Face},
    content::{Color, Mana, Site, UnitId, UnitKind, price, reputation, unit::RecruitSite},
    derive::{
        self,
        mana::{Cost, Purse},
    },
    legal::{About, Answers, Row},
    state::{
        Choice, Event, MageKnight, Playing, Question, Reward, Root, Stage, TurnKind, event::Whither,
    },
    text::names,
};

/// MK-SKILL-14
const BOND: u8 = 5;

fn site(game: &MageKnight, seat: Seat) -> Option<Site> {
    game.space(game.player(seat).at).and_then(|space| space.site)
}

/// MK-VARIANT-MEGA-13: whether the hero deals with this city; in a half of a megalopolis with both.
fn is_in_city(game: &MageKnight, seat: Seat, color: Color) -> bool {
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

fn spend(game: &mut MageKnight, seat: Seat, cost: u8, log: &mut Log<Event>) {
    // The bonus is spent first, a malus has been overcome: what is left is all there is.
    let left = available(game).saturating_sub(cost);
    game.turn.standing = 0;
    game.turn.influence = left;
    log.push(|| Event::SpentInfluence { seat, points: cost });
}

fn affords(game: &MageKnight, cost: u8) -> Result<(), Refusal> {
    let has = available(game);
    if has < cost {
        let refusal = Refusal::new(mk::INTERACT_04, "mk-refusal-influence");
        return Err(refusal.with("needed", cost).with("has", has));
    }
    Ok(())
}

fn interacting(game: &MageKnight) -> Result<(), Refusal> {
    if game.turn.stage == Stage::Interacting {
        Ok(())
    } else {
        Err(Refusal::new(mk::INTERACT_02, "mk-refusal-not-interacting"))
    }
}

/// A Command token that a Skill gives is free.
fn bond_free(game: &MageKnight, seat: Seat) -> bool {
    let player = game.player(seat);
    let has = player
        .skills
        .iter()
        .any(|held| held.skill.printed().effect == crate::cards::Effect::ExtraCommand);
    has && !player.units.iter().any(|unit| unit.bonded)
}

/// MK-SKILL-14: the bonded Unit costs less.
fn unit_price(unit: UnitId, bonded: bool) -> u8 {
    let cost = unit.printed().cost;
    if bonded { cost.saturating_sub(BOND) } else { cost }
}

/// Whether an ordinary Command token is free, or can be made so.
fn has_token(game: &MageKnight, seat: Seat) -> bool {
    let led = game.player(seat).units.iter().filter(|unit| !unit.bonded).count();
    derive::command_limit(game, seat) > 0 || led > 0
}

/// MK-UNIT-03, MK-UNIT-07: whether there is a free token, or a Unit that can be disbanded.
pub(crate) fn has_room(game: &MageKnight, seat: Seat) -> bool {
    bond_free(game, seat) || has_token(game, seat)
}

/// Every kind of Unit in the offer once.
pub(crate) fn offered_units(game: &MageKnight, out: &mut Vec<Choice>) {
    for (at, unit) in game.offers.units.iter().enumerate() {
        if !game.offers.units[..at].contains(unit) {
            out.push(Choice::OfferUnit { unit: *unit });
        }
    }
}

/// MK-INTERACT-10
pub(super) fn may_recruit(game: &MageKnight, seat: Seat, unit: UnitId) -> Result<(), Refusal> {
    interacting(game)?;
    if !game.offers.units.contains(&unit) {
        return Err(Refusal::new(mk::INTERACT_10, "mk-refusal-not-offered"));
    }
    let here = site(game, seat);
    // MK-CITY-05
    let every = is_in_city(game, seat, Color::White);
    let symbols = [
        here.and_then(RecruitSite::of),
        here.and_then(|site| special::holdings::also_recruits(game, site)),
    ];
    let fits = symbols.iter().flatten().any(|symbol| unit.printed().sites.contains(symbol));
    if !every && !fits {
        return Err(Refusal::new(mk::INTERACT_10, "mk-refusal-wrong-site"));
    }
    affords(game, unit_price(unit, bond_free(game, seat)))
}

/// A Unit comes, from the offer or as a reward: it is paid for when it is known who leads it.
pub(super) fn recruit(game: &mut MageKnight, seat: Seat, unit: UnitId) {
    game.agenda.push(Frame::GainUnit { seat, unit, free: false, bonded: None });
}

/// A Unit comes; without a free Command token another goes first (MK-UNIT-07).
pub(super) fn gain_unit(
    game: &mut MageKnight,
    seat: Seat,
    unit: UnitId,
    free: bool,
    bonded: Option<bool>,
    log: &mut Log<Event>,
) {
    let again = |bonded| Frame::GainUnit { seat, unit, free, bonded };
    let bonded = match bonded {
        Some(bonded) => bonded,
        None if !bond_free(game, seat) => false,
        // MK-SKILL-14: where both would do, the player says which token leads it.
        None if has_token(game, seat)
            && (free || affords(game, unit_price(unit, false)).is_ok()) =>
        {
            game.agenda.push(again(None));
            return game.ask(seat, Question::YesNo(YesNo::Lead { unit }));
        }
        None => true,
    };
    let led = game.player(seat).units.iter().filter(|unit| !unit.bonded).count();
    if !bonded && led >= derive::command_limit(game, seat) {
        game.agenda.push(again(Some(false)));
        return game.ask(seat, Question::Disband(Disband { unit }));
    }
    let cost = if free { 0 } else { unit_price(unit, bonded) };
    if !free {
        spend(game, seat, cost, log);
    }
    game.gain_unit(seat, unit, bonded, cost, log);
}

/// The answer to who leads the Unit that comes.
pub(super) fn lead(game: &mut MageKnight, by_skill: bool) {
    match game.agenda.peek_mut() {
        Some(Frame::GainUnit { bonded, .. }) => *bonded = Some(by_skill),
        _ => game.broken("no Unit comes"),
    }
}

/// MK-UNIT-07: which Unit makes room for another. MK-ENDTURN-15: that one need not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disband {
    /// The one that comes.
    pub unit: UnitId,
}

impl Row for Disband {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("disband", msg!("mk-question-disband", unit = names::unit(self.unit)))
            .refusing(mk::UNIT_07, "mk-refusal-no-unit")
            .no(msg!("mk-choice-none"))
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        for (unit, state) in (0..).zip(&game.player(seat).units) {
            // MK-SKILL-14
            let bonded = Refusal::new(mk::SKILL_14, "mk-refusal-bonded");
            answers.add_or(Choice::Unit { unit }, !state.bonded, bonded);
        }
        answers.add(Choice::Decline);
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        match choice {
            Choice::Unit { unit } => game.disband(seat, unit, log),
            _ => drop(game.agenda.pop()),
        }
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
            let (cost, to_hand) = game.turn.rules.buy?;
            Some((cost, if to_hand { Whither::Hand } else { Whither::Discard }))
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
        game.turn.rules.buy = None;
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
        effect::begin(game, seat, Playing::new(Root::Purchase(card)));
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
                out.extend(
                    game.offers.monastery.iter().map(|card| Choice::BuyCard { card: *card }),
                );
            }
            Some(Site::MageTower) => {
                out.extend(game.offers.spells.iter().map(|card| Choice::BuyCard { card: *card }));
            }
            Some(Site::City(_)) => city_candidates(game, seat, out),
            _ => (),
        }
    }
    if game.turn.rules.buy.is_some() && !is_in_city(game, seat, Color::Green) {
        out.extend(game.offers.advanced.iter().map(|card| Choice::BuyCard { card: *card }));
    }
}

/// MK-CITY-01: what the cities here offer.
fn city_candidates(game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
    let Some(city) = game.city_at(game.player(seat).at) else { return };
    for color in city.colors() {
        match color {
            Color::Blue => {
                out.extend(game.offers.spells.iter().map(|card| Choice::BuyCard { card: *card }));
            }
            Color::Red => out.push(Choice::BuyArtifact),
            Color::White => out.push(Choice::AddElite),
            Color::Green => {
                out.push(Choice::BuyUnseen);
                out.extend(game.offers.advanced.iter().map(|card| Choice::BuyCard { card: *card }));
            }
        }
    }
}
