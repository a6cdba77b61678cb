//! Changes of where cards are.

use kernel::Seat;

use crate::{
    cards::{CardId, OfferKind},
    content::SkillId,
    event::{CardDestination, Offer},
    state::{Event, MageKnight, Pile, SkillState, UnitState, Way, world::OFFER},
};

const NOT_IN_HAND: &str = "a card that is not in the hand";

/// Takes the first copy of a card out of a pile; `false` if there is none.
pub(crate) fn remove_one(pile: &mut Pile, card: CardId) -> bool {
    let place = pile.iter().position(|held| *held == card);
    place.is_some_and(|at| pile.pop_at(at).is_some())
}

impl MageKnight {
    /// MK-ROUND-18, MK-SETUP-32: all cards of a player become a new deck. They are sorted first, so that the order
    /// they lay in before tells nothing.
    pub(crate) fn shuffle_all_cards(&mut self, seat: Seat) {
        let player = &mut self.players[seat.index()];
        for pile in [&mut player.hand, &mut player.discard, &mut player.played, &mut player.stored]
        {
            player.deck.extend(pile.drain(..));
        }
        self.shuffle_deck(seat);
        self.log.push(|| Event::DeckShuffled { seat });
    }

    /// Shuffles the deck as it is.
    pub(crate) fn shuffle_deck(&mut self, seat: Seat) {
        let player = &mut self.players[seat.index()];
        player.deck.sort_unstable_by(|one, other| other.cmp(one));
        self.chance.shuffle(&mut player.deck);
    }

    /// MK-ENDTURN-19, MK-ENDTURN-23, MK-ENDTURN-24: draws until the hand has so many cards or the deck is empty.
    pub(crate) fn draw_up_to(&mut self, seat: Seat, limit: usize) {
        let player = self.player_mut(seat);
        let mut drawn = Pile::new();
        while player.hand.len() < limit
            && let Some(card) = player.deck.pop()
        {
            player.put_into_hand(card);
            drawn.push(card);
        }
        if !drawn.is_empty() {
            self.log.push(|| Event::Drew { seat, cards: drawn });
        }
    }

    /// Draws so many cards, as far as there are.
    pub(crate) fn draw(&mut self, seat: Seat, cards: u8) {
        let limit = self.player(seat).hand.len() + usize::from(cards);
        self.draw_up_to(seat, limit);
    }

    /// MK-CARD-02: a card goes from the hand to the play area.
    pub(crate) fn play(&mut self, seat: Seat, card: CardId, way: Way, value: u8) {
        let player = self.player_mut(seat);
        if !player.take_from_hand(card) {
            return self.broken(NOT_IN_HAND);
        }
        player.played.push(card);
        self.turn.card_used = true;
        self.log.push(|| Event::Played { seat, card, way, value });
    }

    /// MK-CARD-19: a card goes from the hand to the discard pile.
    pub(crate) fn discard(&mut self, seat: Seat, card: CardId) {
        let player = self.player_mut(seat);
        if !player.take_from_hand(card) {
            return self.broken(NOT_IN_HAND);
        }
        player.discard.push(card);
        self.turn.card_used |= self.mover() == Some(seat);
        self.log.push(|| Event::Discarded { seat, card });
    }

    /// Everybody sees the hand.
    pub(crate) fn show_hand(&mut self, seat: Seat) {
        let cards = self.player(seat).hand.clone();
        if !cards.is_empty() {
            self.log.push(|| Event::HandShown { seat, cards });
        }
    }

    /// MK-PVP-40: an Artifact leaves the discard pile, the play area or a wounded Unit.
    pub(crate) fn give_up_artifact(&mut self, seat: Seat, card: CardId) {
        let player = self.player_mut(seat);
        if remove_one(&mut player.discard, card) || remove_one(&mut player.played, card) {
            return;
        }
        let holds = |unit: &&mut UnitState| unit.wounds > 0 && unit.banner == Some(card);
        match player.units.iter_mut().find(holds) {
            Some(holder) => holder.banner = None,
            None => self.broken("an Artifact that cannot be stolen"),
        }
    }

    /// A card on the discard pile of another goes into the hand for good.
    pub(crate) fn steal_discarded(&mut self, seat: Seat, from: Seat, card: CardId) {
        let pile = &mut self.player_mut(from).discard;
        let Some(at) = pile.iter().rposition(|held| *held == card) else {
            return self.broken("a card that is not on the discard pile");
        };
        pile.remove(at);
        self.player_mut(seat).put_into_hand(card);
        self.log.push(|| Event::CardStolen { seat, from, card });
    }

    /// A knocked out or paralyzed hero loses all but Wounds.
    pub(crate) fn lose_hand(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        let lost: Pile = player.hand.iter().copied().filter(|card| !card.is_wound()).collect();
        if lost.is_empty() {
            return;
        }
        player.hand.retain(|card| card.is_wound());
        player.discard.extend(lost.iter().copied());
        self.log.push(|| Event::HandLost { seat });
    }

    /// MK-CARD-21: a card of the hand or the play area leaves the game.
    pub(crate) fn throw_away(&mut self, seat: Seat, card: CardId) {
        let player = self.player_mut(seat);
        if !player.take_from_hand(card) {
            match player.played.iter().rposition(|played| *played == card) {
                Some(at) => drop(player.played.remove(at)),
                None => self.broken("a card that is neither in the hand nor in the play area"),
            }
        }
        self.turn.card_used = true;
        self.log.push(|| Event::CardMoved { seat, card, to: CardDestination::Away });
    }

    /// MK-ENDTURN-05: cards played this turn go to the discard pile.
    pub(crate) fn clear_play_area(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        let cards = std::mem::take(&mut player.played);
        if !cards.is_empty() {
            player.discard.extend(cards.iter().copied());
            self.log.push(|| Event::PlayAreaCleared { seat, cards });
        }
    }

    /// MK-EFFECT-07, MK-EFFECT-08: a card of an offer comes to a player; the offer is refilled.
    pub(crate) fn gain_from_offer(&mut self, seat: Seat, card: CardId, to: CardDestination) {
        let kind =
            if card.card().is_spell() { OfferKind::Spell } else { OfferKind::AdvancedAction };
        let offer = match kind {
            OfferKind::Spell => &mut self.offers.spells,
            OfferKind::AdvancedAction => &mut self.offers.advanced,
        };
        let Some(at) = offer.iter().position(|held| *held == card) else {
            return self.broken("a card that is not offered");
        };
        offer.remove(at);
        self.gain_card(seat, card, to);
        self.refill_offer(kind);
    }

    /// A card that was open to all comes to a player.
    pub(crate) fn gain_card(&mut self, seat: Seat, card: CardId, to: CardDestination) {
        let player = self.player_mut(seat);
        match to {
            CardDestination::DeckTop => player.deck.push(card),
            CardDestination::DeckBottom => player.deck.insert(0, card),
            CardDestination::Discard => player.discard.push(card),
            CardDestination::Hand => player.put_into_hand(card),
            CardDestination::Stored => player.stored.push(card),
            CardDestination::Away => (),
        }
        self.log.push(|| Event::CardMoved { seat, card, to });
    }

    /// Lays cards into an offer until it has three.
    pub(crate) fn refill_offer(&mut self, kind: OfferKind) {
        loop {
            let (offer, deck, name): (_, Option<CardId>, _) = match kind {
                OfferKind::Spell if self.offers.spells.len() < OFFER => {
                    (&mut self.offers.spells, self.decks.spells.pop(), Offer::Spells)
                }
                OfferKind::AdvancedAction if self.offers.advanced.len() < OFFER => {
                    (&mut self.offers.advanced, self.decks.advanced.pop(), Offer::Advanced)
                }
                OfferKind::Spell | OfferKind::AdvancedAction => return,
            };
            // A deck may have run out.
            let Some(card) = deck else { return };
            offer.push(card);
            self.log.push(|| Event::Offered { offer: name, card });
        }
    }

    /// MK-ROUND-11, MK-EXPLORE-15: an Advanced Action for a monastery.
    pub(crate) fn offer_in_monastery(&mut self) {
        // MK-VARIANT-DECKBUILD-01: with too few cards the offer comes first.
        let wanted = OFFER - self.offers.advanced.len() + usize::from(self.dummy.is_some());
        if self.decks.advanced.len() > wanted
            && let Some(card) = self.decks.advanced.pop()
        {
            let pushed = self.offers.monastery.try_push(card);
            self.fits(pushed, "more monasteries than their offer has room for");
            self.log.push(|| Event::Offered { offer: Offer::Monastery, card });
        }
    }

    /// MK-LEVEL-09: a Skill lies face up before its owner.
    pub(crate) fn gain_skill(&mut self, seat: Seat, skill: SkillId) {
        let state = SkillState { skill, used: false, flipped: false };
        let pushed = self.player_mut(seat).skills.try_push(state);
        self.fits(pushed, "more Skills than levels");
        self.log.push(|| Event::SkillGained { seat, skill });
    }

    /// MK-UNIT-14, MK-UNIT-16: a Banner of the play area goes to a Unit; the old one to the discard pile.
    pub(crate) fn assign_banner(&mut self, seat: Seat, banner: CardId, unit: u8) {
        let player = self.player_mut(seat);
        let played = player.played.iter().rposition(|played| *played == banner);
        let (Some(at), Some(state)) = (played, player.units.get_mut(usize::from(unit))) else {
            return self.broken("a Banner or a Unit that is not there");
        };
        player.played.remove(at);
        let old = state.banner.replace(banner);
        state.banner_used = false;
        player.discard.extend(old);
        let unit = state.unit;
        self.log.push(|| Event::BannerAssigned { seat, banner, unit });
    }
}
