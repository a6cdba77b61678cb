//! Advanced Actions drafted at the start (MK-VARIANT-DRAFT).

use kernel::{Seat, msg};
use rules::mk;

use crate::{
    content::{TableRule, Time},
    flow::Frame,
    legal::{About, Answers, Row, card_choices},
    setup,
    state::{Choice, Event, MageKnight, Question},
};

/// MK-VARIANT-DRAFT-01: cards dealt, and cards set aside.
pub(crate) const DEALT: usize = 4;
pub(crate) const KEPT: usize = 3;

/// Everybody gets cards; what is laid out at the start waits until they are chosen.
pub(crate) fn deal(game: &mut MageKnight) {
    for seat in game.all_seats() {
        let dealt = (0..DEALT).filter_map(|_| game.decks.advanced.pop());
        game.players[seat.index()].drafting.extend(dealt);
        let cards = game.player(seat).drafting.iter().copied().collect();
        game.log.push(|| Event::DraftPassed { seat, cards });
    }
    game.agenda.push(Frame::Draft);
}

/// MK-VARIANT-DRAFT-01, MK-VARIANT-DRAFT-02: one round of choosing, or what was not chosen goes back.
pub(crate) fn go_on(game: &mut MageKnight) {
    let done = game.players.iter().all(|player| player.set_aside.len() >= KEPT);
    if done {
        let left = game.players.iter_mut().flat_map(|player| player.drafting.drain(..));
        game.decks.advanced.extend(left);
        game.decks.advanced.sort_unstable();
        game.chance.shuffle(&mut game.decks.advanced);
        return setup::lay_out(game);
    }
    game.agenda.push(Frame::PassDraft);
    for seat in game.all_seats() {
        game.ask(seat, Question::Draft);
    }
}

/// The rest goes to the next player.
pub(crate) fn pass(game: &mut MageKnight) {
    let players = game.players.len();
    let mut hands: Vec<_> =
        game.players.iter_mut().map(|player| std::mem::take(&mut player.drafting)).collect();
    hands.rotate_right(1 % players.max(1));
    for (seat, hand) in Seat::all(players as u8).zip(hands) {
        let cards = hand.iter().copied().collect();
        game.player_mut(seat).drafting = hand;
        game.log.push(|| Event::DraftPassed { seat, cards });
    }
    game.agenda.push(Frame::Draft);
}

/// MK-VARIANT-DRAFT-01: which card to keep.
pub(crate) struct Keep;

impl Row for Keep {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("draft", msg!("mk-question-draft"))
            .refusing(mk::VARIANT_DRAFT_01, "mk-refusal-not-dealt")
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        answers.add_all(card_choices(&game.player(seat).drafting));
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let Choice::Card { card } = choice else { return game.misplaced() };
        let player = game.player_mut(seat);
        player.drafting.retain(|held| *held != card);
        let pushed = player.set_aside.try_push(card);
        player.set_aside.sort_unstable();
        game.fits(pushed, "more cards set aside than are kept");
        game.log.push(|| Event::Drafted { seat, card });
    }
}

/// MK-VARIANT-DRAFT-03: at the end of a Day everybody adds one of the cards.
pub(super) fn day_over(game: &mut MageKnight) {
    if !game.plays(TableRule::Draft) || game.time() == Time::Night {
        return;
    }
    for seat in game.all_seats().rev() {
        game.agenda.push(Frame::Choose { seat, question: Question::AddDrafted });
    }
}

/// MK-VARIANT-DRAFT-03: which card to add.
pub(crate) struct Add;

impl Row for Add {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("add-drafted", msg!("mk-question-add-drafted"))
            .refusing(mk::VARIANT_DRAFT_03, "mk-refusal-not-set-aside")
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        answers.add_all(card_choices(&game.player(seat).set_aside));
    }

    /// The decks are shuffled in the preparation of the round that follows.
    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let Choice::Card { card } = choice else { return game.misplaced() };
        let player = game.player_mut(seat);
        player.set_aside.retain(|held| *held != card);
        player.deck.push(card);
        game.log.push(|| Event::DraftedAdded { seat });
    }
}
