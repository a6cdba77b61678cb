//! Own cards that move from one pile to another.

use rules::mk;

use super::{At, Doing, Then, cards::distinct};
use crate::{
    cards::{
        CardId, DeckEnd,
        effect::{Cards, CardsFrom, CardsTo, Pick},
    },
    event::CardDestination,
    legal::{Judgement, forbid, needs},
    state::{Choice, Event, Origin, Pile, change::remove_one},
};

/// Which cards move from where to where.
pub(super) type Moving = (CardsFrom, CardsTo, Cards, Pick);

pub(super) fn allowed(at: &At<'_>, (from, to, _, pick): Moving) -> Judgement {
    let player = at.game.player(at.seat);
    match (from, to, pick) {
        (CardsFrom::Deck, CardsTo::Tactic, _) => {
            forbid(player.deck.is_empty(), mk::TACTIC_20, "mk-refusal-empty-deck")
        }
        (CardsFrom::DiscardPile, CardsTo::Deck, Pick::Random) => {
            let empty = player.deck.is_empty() && !player.discard.is_empty();
            needs(empty, mk::TACTIC_16, "mk-refusal-deck-not-empty")
        }
        _ => Ok(()),
    }
}

pub(super) fn options(at: &At<'_>, (from, to, cards, pick): Moving, out: &mut Vec<Choice>) {
    let player = at.game.player(at.seat);
    let more = at.run.progress < cards.most();
    match (from, to) {
        (CardsFrom::DiscardPile, CardsTo::DeckEnd)
            if at.run.bound.end.is_none() && !player.discard.is_empty() =>
        {
            out.extend([Choice::Top, Choice::Bottom]);
        }
        (CardsFrom::DiscardPile, CardsTo::DeckEnd) if more && pick == Pick::Chosen => {
            distinct(&player.discard, |_| true, out);
        }
        (CardsFrom::Hand, CardsTo::Deck) if more && !player.hand.is_empty() => {
            distinct(&player.hand, |_| true, out);
            out.push(Choice::Decline);
        }
        (CardsFrom::Deck, CardsTo::Hand) => {
            let mut deck = player.deck.clone();
            deck.sort_unstable();
            distinct(&deck, |_| true, out);
        }
        _ => (),
    }
}

pub(super) fn carry_out(doing: &mut Doing<'_>, (from, to, cards, pick): Moving) -> Then {
    let seat = doing.seat;
    match (from, to, pick) {
        (CardsFrom::DiscardPile, CardsTo::DeckEnd, _) | (_, _, Pick::Chosen) => return Then::Ask,
        (CardsFrom::DiscardPile, CardsTo::Deck, Pick::InOrder) => {
            let player = doing.game.player_mut(seat);
            player.deck.extend(std::mem::take(&mut player.discard));
            shuffle(doing);
        }
        (CardsFrom::DiscardPile, CardsTo::Deck, Pick::Random) => {
            let mut pile = std::mem::take(&mut doing.game.player_mut(seat).discard);
            pile.sort_unstable();
            doing.game.chance.shuffle(&mut pile);
            let from = pile.len().saturating_sub(usize::from(cards.most()));
            let player = doing.game.player_mut(seat);
            player.deck = pile.drain(from..).collect();
            player.discard = pile;
            doing.game.log.push(|| Event::DeckShuffled { seat });
        }
        (CardsFrom::Deck, CardsTo::Tactic, _) => {
            let player = doing.game.player_mut(seat);
            player.stored.extend(player.deck.pop());
        }
        (CardsFrom::Tactic, CardsTo::Hand, _) => {
            let player = doing.game.player_mut(seat);
            let cards = std::mem::take(&mut player.stored);
            for card in &cards {
                player.put_into_hand(*card);
            }
            player.tactic_flipped = true;
            doing.game.log.push(|| Event::Drew { seat, cards });
        }
        (CardsFrom::PlayArea, CardsTo::Hand, _) => {
            let Origin::Card { card: own, .. } = doing.run.origin else {
                return doing.broken("what takes cards back is no card");
            };
            let player = doing.game.player_mut(seat);
            let mut played = std::mem::take(&mut player.played);
            // MK-RULING-99
            let own = doing.run.manner.cast_by.unwrap_or(own);
            if remove_one(&mut played, own) {
                player.played.push(own);
            }
            for card in played {
                doing.game.gain_card(seat, card, CardDestination::Hand);
            }
        }
        _ => return doing.broken("no card moves like that"),
    }
    Then::Next
}

pub(super) fn answer(doing: &mut Doing<'_>, moving: Moving, choice: Choice) -> Then {
    let (seat, (from, to, cards, pick)) = (doing.seat, moving);
    match (from, to, choice) {
        (_, CardsTo::DeckEnd, Choice::Top | Choice::Bottom) => {
            let top = choice == Choice::Top;
            doing.run.bound.end = Some(if top { DeckEnd::Top } else { DeckEnd::Bottom });
            Then::Again
        }
        (CardsFrom::DiscardPile, CardsTo::DeckEnd, Choice::Card { card }) => {
            if !remove_one(&mut doing.game.player_mut(seat).discard, card) {
                return doing.broken("a card that is not on the discard pile");
            }
            recover(doing, card);
            doing.run.progress += 1;
            Then::Again
        }
        (CardsFrom::DiscardPile, CardsTo::DeckEnd, _) if pick == Pick::Random => {
            let pile = doing.game.player(seat).discard.len();
            for left in (0..=pile).rev().take(usize::from(cards.most())).filter(|left| *left > 0) {
                let at = doing.game.chance.below(left as u32) as usize;
                let card = doing.game.player_mut(seat).discard.remove(at);
                recover(doing, card);
            }
            Then::Next
        }
        (CardsFrom::Hand, CardsTo::Deck, Choice::Card { card }) => {
            let player = doing.game.player_mut(seat);
            if player.take_from_hand(card) {
                player.deck.push(card);
                doing.run.progress += 1;
            }
            Then::Again
        }
        // As many are drawn as went back.
        (CardsFrom::Hand, CardsTo::Deck, _) => {
            shuffle(doing);
            doing.game.draw(seat, doing.run.progress);
            Then::Next
        }
        (CardsFrom::Deck, CardsTo::Hand, Choice::Card { card }) => {
            let player = doing.game.player_mut(seat);
            if remove_one(&mut player.deck, card) {
                player.put_into_hand(card);
                let cards: Pile = [card].into_iter().collect();
                doing.game.log.push(|| Event::Drew { seat, cards });
            }
            shuffle(doing);
            Then::Next
        }
        _ => Then::Next,
    }
}

fn shuffle(doing: &mut Doing<'_>) {
    let seat = doing.seat;
    doing.game.shuffle_deck(seat);
    doing.game.log.push(|| Event::DeckShuffled { seat });
}

/// A card goes to the end of the deck that was chosen.
fn recover(doing: &mut Doing<'_>, card: CardId) {
    let to = match doing.run.bound.end {
        Some(DeckEnd::Top) => CardDestination::DeckTop,
        Some(DeckEnd::Bottom) | None => CardDestination::DeckBottom,
    };
    doing.game.gain_card(doing.seat, card, to);
}
