//! Every observable change, each in one function that makes it and writes its event.

use kernel::{Log, Seat};

use super::{Event, Hex, MageKnight, Pile, Placed, Position, Tiles, Turn, TurnKind, Way};
use crate::{
    cards::CardId,
    content::{TileId, TileKind, Time},
};

impl MageKnight {
    /// MK-ROUND-04: the next round, with the Day/Night board on this side.
    pub(crate) fn begin_round(&mut self, round: u8, time: Time, log: &mut Log<Event>) {
        self.round = round;
        self.time = time;
        self.announced = None;
        log.push(|| Event::RoundBegan { round, time });
    }

    /// MK-ROUND-18, MK-SETUP-32: all cards of a player become a new deck. They are sorted first, so that the order
    /// they lay in before tells nothing.
    pub(crate) fn shuffle_all_cards(&mut self, seat: Seat, log: &mut Log<Event>) {
        let player = &mut self.players[seat.index()];
        for pile in [&mut player.hand, &mut player.discard, &mut player.played] {
            player.deck.extend(pile.drain(..));
        }
        player.deck.sort_unstable_by(|one, other| other.cmp(one));
        self.chance.shuffle(&mut player.deck);
        log.push(|| Event::DeckShuffled { seat });
    }

    /// MK-ENDTURN-19, MK-ENDTURN-23, MK-ENDTURN-24: draws until the hand has so many cards or the deck is empty.
    pub(crate) fn draw_up_to(&mut self, seat: Seat, limit: usize, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        let mut drawn = Pile::new();
        while player.hand.len() < limit
            && let Some(card) = player.deck.pop()
        {
            player.hand.push(card);
            drawn.push(card);
        }
        if !drawn.is_empty() {
            player.hand.sort_unstable();
            log.push(|| Event::Drew { seat, cards: drawn });
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.turn = Turn::default();
        log.push(|| Event::TurnBegan { seat });
    }

    pub(crate) fn declare_rest(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.turn.kind = TurnKind::Resting(super::Rest::Declared);
        log.push(|| Event::RestDeclared { seat });
    }

    /// MK-ROUND-22: the announcement replaces the turn.
    pub(crate) fn announce_end_of_round(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.announced = Some(seat);
        log.push(|| Event::RoundEndAnnounced { seat });
    }

    /// MK-CARD-02: a card goes from the hand to the play area.
    pub(crate) fn play(&mut self, seat: Seat, card: CardId, way: Way, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        if player.take_from_hand(card) {
            player.played.push(card);
            self.turn.card_used = true;
            log.push(|| Event::Played { seat, card, way });
        }
    }

    /// MK-MOVE-03: adds to the pool of this turn.
    pub(crate) fn gain_move_points(&mut self, seat: Seat, points: u8, log: &mut Log<Event>) {
        self.turn.move_points = self.turn.move_points.saturating_add(points);
        log.push(|| Event::GainedMovePoints { seat, points });
    }

    /// MK-MOVE-04: the figure enters a space and pays for it.
    pub(crate) fn step(&mut self, seat: Seat, to: Hex, cost: u8, log: &mut Log<Event>) {
        self.turn.move_points = self.turn.move_points.saturating_sub(cost);
        let from = std::mem::replace(&mut self.player_mut(seat).at, to);
        log.push(|| Event::Moved { seat, from, to, cost });
    }

    /// MK-EXPLORE-04: pays for a tile that is about to be revealed.
    pub(crate) fn pay_for_exploring(&mut self, seat: Seat, cost: u8, log: &mut Log<Event>) {
        self.turn.move_points = self.turn.move_points.saturating_sub(cost);
        log.push(|| Event::Explored { seat, cost });
    }

    /// MK-EXPLORE-05, MK-EXPLORE-10: lays the next tile here and says which it was.
    pub(crate) fn reveal_tile(&mut self, at: Position, log: &mut Log<Event>) -> Option<TileId> {
        let tile = self.stack.pop().or_else(|| self.left_out.pop())?;
        let placed = Placed { tile, at };
        self.map.place(placed);
        log.push(|| Event::TileRevealed(placed));
        Some(tile)
    }

    pub(crate) fn gain_fame(&mut self, seat: Seat, fame: u8, log: &mut Log<Event>) {
        if fame > 0 {
            let player = self.player_mut(seat);
            // MK-RULING-26: Fame may go beyond the track.
            player.fame = player.fame.saturating_add(u16::from(fame));
            log.push(|| Event::GainedFame { seat, fame });
        }
    }

    /// The scenario's end was met: every player has one more turn.
    pub(crate) fn begin_last_turns(&mut self, log: &mut Log<Event>) {
        if self.turns_left.is_none() {
            let turns = self.players.len() as u8;
            self.turns_left = Some(turns);
            log.push(|| Event::LastTurns { turns });
        }
    }

    /// MK-CARD-19: a card goes from the hand to the discard pile.
    pub(crate) fn discard(&mut self, seat: Seat, card: CardId, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        if player.take_from_hand(card) {
            player.discard.push(card);
            self.turn.card_used = true;
            log.push(|| Event::Discarded { seat, card });
        }
    }

    /// MK-RULING-31: what was not spent is lost.
    pub(crate) fn lose_move_points(&mut self, seat: Seat, log: &mut Log<Event>) {
        let points = std::mem::take(&mut self.turn.move_points);
        if points > 0 {
            log.push(|| Event::LostMovePoints { seat, points });
        }
    }

    /// MK-ENDTURN-05: cards played this turn go to the discard pile.
    pub(crate) fn clear_play_area(&mut self, seat: Seat, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        let cards = std::mem::take(&mut player.played);
        if !cards.is_empty() {
            player.discard.extend(cards.iter().copied());
            log.push(|| Event::PlayAreaCleared { seat, cards });
        }
    }

    /// Nothing more is asked or done.
    pub(crate) fn end_game(&mut self, log: &mut Log<Event>) {
        self.over = true;
        self.agenda.clear();
        self.asks.clear();
        log.push(|| Event::GameOver);
    }

    /// The kind of the tile that would be revealed next, and whether it comes from the stack. Its back is visible.
    pub(crate) fn next_tile(&self) -> Option<(TileKind, Source)> {
        let from = |tiles: &Tiles, source| tiles.last().map(|tile| (tile.kind(), source));
        from(&self.stack, Source::Stack).or_else(|| from(&self.left_out, Source::LeftOut))
    }
}

/// Where the next tile comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Stack,
    LeftOut,
}
