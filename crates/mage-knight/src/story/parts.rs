//! Pieces and lines that need more than one sentence.

use kernel::{Message, Seat, Viewer, msg};

use super::{Amount, Face, Kind, Line, Piece, Place};
use crate::{
    cards::CardId,
    content::{HeroId, Mana},
    event::CardDestination,
    state::{MageKnight, Origin, Points, Way},
    text::{card as printed, names},
    view::sees_hand,
};

pub(super) fn hero_piece(game: &MageKnight, seat: Seat) -> Piece {
    Piece::of(seat, Face::Hero(game.player(seat).hero))
}

/// What points come from.
pub(super) fn origin(from: Origin) -> Piece {
    Piece::face(match from {
        Origin::Card { card, .. } | Origin::Purchase(card) | Origin::Banner(card) => {
            Face::Card(card)
        }
        Origin::Ability { unit, .. } => Face::Unit(unit),
        Origin::Skill(skill) => Face::Skill(skill),
        Origin::Tactic(tactic) => Face::Tactic(tactic),
        Origin::Altar(ruin) => Face::Ruin(ruin),
    })
}

/// A card of somebody, of which others see the back.
pub(super) fn shown(game: &MageKnight, viewer: Viewer, seat: Seat, card: CardId) -> Piece {
    if sees_hand(game, viewer, seat) {
        Piece::of(seat, Face::Card(card))
    } else {
        Piece::seat(seat)
    }
}

/// Cards by their names; nothing for none.
pub(super) fn named(cards: &[CardId]) -> Option<Message> {
    names::list(cards.iter().map(|card| names::card(*card)))
}

pub(super) fn colors(dice: &[Mana]) -> Option<Message> {
    names::list(dice.iter().map(|mana| names::mana(*mana)))
}

/// Drawn cards are known to those who see the hand.
pub(super) fn drew(game: &MageKnight, viewer: Viewer, seat: Seat, cards: &[CardId]) -> Line {
    let hero = names::hero(game.player(seat).hero);
    let count = cards.len() as u8;
    let text = if sees_hand(game, viewer, seat) {
        named(cards).map(|cards| msg!("mk-log-drew", hero = hero, cards = cards))
    } else {
        Some(msg!("mk-log-drew-hidden", hero = hero, count = count))
    };
    Line::new(Kind::Drew)
        .text(text)
        .who(hero_piece(game, seat))
        .what(cards.iter().map(|card| shown(game, viewer, seat, *card)))
        .to(Place::Hand(seat))
        .amount(Amount::Count, count)
}

pub(super) fn played(game: &MageKnight, seat: Seat, card: CardId, way: Way, value: u8) -> Line {
    let (hero, name) = (names::hero(game.player(seat).hero), names::card(card));
    let line = |kind: Kind| {
        Line::new(kind)
            .who(hero_piece(game, seat))
            .what([Piece::of(seat, Face::Card(card))])
            .from(Place::Hand(seat))
            .to(Place::PlayArea(seat))
    };
    match way {
        Way::Basic => {
            let effect = printed::half(card, false);
            line(Kind::Played).text(msg!(
                "mk-log-played",
                hero = hero,
                card = name,
                effect = effect
            ))
        }
        Way::Strong => {
            let effect = printed::half(card, true);
            line(Kind::PlayedStrong).text(msg!(
                "mk-log-played-strong",
                hero = hero,
                card = name,
                effect = effect
            ))
        }
        Way::Sideways(points) => {
            let effect = printed::sideways(points, value);
            let amount = match points {
                Points::Move => Amount::Move,
                Points::Influence => Amount::Influence,
                Points::Attack => Amount::Attack,
                Points::Block => Amount::Block,
            };
            line(Kind::PlayedSideways)
                .text(msg!("mk-log-played-sideways", hero = hero, card = name, effect = effect))
                .amount(amount, value)
        }
    }
}

pub(super) fn card_moved(
    game: &MageKnight,
    viewer: Viewer,
    seat: Seat,
    card: CardId,
    to: CardDestination,
) -> Line {
    let (hero, name) = (names::hero(game.player(seat).hero), names::card(card));
    let face_up = Piece::of(seat, Face::Card(card));
    let (text, what, to) = match to {
        CardDestination::DeckTop => {
            let text = msg!("mk-log-to-deck-top", hero = hero, card = name);
            (Some(text), face_up, Place::DeckTop(seat))
        }
        CardDestination::DeckBottom => {
            let text = msg!("mk-log-to-deck-bottom", hero = hero, card = name);
            (Some(text), face_up, Place::DeckBottom(seat))
        }
        CardDestination::Discard => {
            let text = msg!("mk-log-to-discard", hero = hero, card = name);
            (Some(text), face_up, Place::Discard(seat))
        }
        CardDestination::Hand => {
            let text = msg!("mk-log-to-hand", hero = hero, card = name);
            (Some(text), face_up, Place::Hand(seat))
        }
        // It lies face down under the Tactic.
        CardDestination::Stored => (None, shown(game, viewer, seat, card), Place::Stored(seat)),
        CardDestination::Away => {
            let text = msg!("mk-log-thrown-away", hero = hero, card = name);
            (Some(text), face_up, Place::Away)
        }
    };
    Line::new(Kind::CardMoved).text(text).who(hero_piece(game, seat)).what([what]).to(to)
}

pub(super) fn offered(name: Message, face: Face, to: Place) -> Line {
    Line::new(Kind::Offered)
        .text(msg!("mk-log-offered", what = name))
        .what([Piece::face(face)])
        .to(to)
}

/// While heroes are auctioned, players are named by their seats.
pub(super) fn auction(kind: Kind, seat: Seat, hero: Option<HeroId>) -> Line {
    Line::new(kind).who(Piece::seat(seat)).what(hero.map(|hero| Piece::face(Face::Hero(hero))))
}
