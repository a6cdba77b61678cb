//! Action upgrades between rounds (MK-VARIANT-UPGRADE).

use kernel::{Seat, msg};
use rules::mk;
use serde::{Deserialize, Serialize};

use crate::{
    cards::{CardId, Face},
    content::{TableRule, Time},
    flow::Frame,
    legal::{About, Answers, Row},
    state::{Choice, Event, MageKnight, Mover, Player, Question, change::remove_one},
    text::names,
};

/// MK-VARIANT-UPGRADE-01: at the end of every Night but the last, one card more than players.
pub(super) fn night_over(game: &mut MageKnight) {
    if !game.plays(TableRule::ActionUpgrades) || game.time() == Time::Day {
        return;
    }
    for _ in 0..=game.players.len() {
        if let Some(card) = game.decks.advanced.pop() {
            let pushed = game.offers.upgrades.try_push(card);
            game.fits(pushed, "more upgrades than players and one");
            game.log.push(|| Event::UpgradeOffered { card });
        }
    }
    for player in &mut game.players {
        player.upgraded = player.eliminated;
    }
    game.agenda.push(Frame::Upgrade);
}

/// MK-VARIANT-UPGRADE-02
pub(crate) fn strength(game: &MageKnight, seat: Seat) -> u16 {
    let player = game.player(seat);
    let of_cards = player.deeds().map(|card| match card.card() {
        card if card.is_artifact() || card.is_spell() => 2,
        card if card.is_advanced() => 1,
        _ => 0,
    });
    let crystals = player.crystals.iter().map(|count| u16::from(*count)).sum::<u16>() / 2;
    let units = player.units.iter().map(|unit| {
        let level = u16::from(unit.unit.printed().level);
        if unit.wounds > 0 { level / 2 } else { level }
    });
    let lowest = game.players.iter().map(|player| player.level).min().unwrap_or(0);
    let levels = 3 * u16::from(player.level.saturating_sub(lowest));
    of_cards.sum::<u16>() + crystals + units.sum::<u16>() + levels
}

/// MK-VARIANT-UPGRADE-03: the weakest first, then the least Fame, then who played later in the last round.
fn next(game: &MageKnight) -> Option<Seat> {
    let place = |seat: Seat| game.order.iter().position(|mover| *mover == Mover::Seat(seat));
    game.all_seats().filter(|seat| !game.player(*seat).upgraded).min_by_key(|seat| {
        let fame = game.player(*seat).fame_total();
        (strength(game, *seat), fame, std::cmp::Reverse(place(*seat)))
    })
}

pub(crate) fn go_on(game: &mut MageKnight) {
    match next(game) {
        Some(seat) => {
            game.agenda.push(Frame::Upgrade);
            game.player_mut(seat).upgraded = true;
            let fits = |card: &CardId| replaceable(game, seat, *card).next().is_some();
            if game.offers.upgrades.iter().any(fits) {
                game.ask(seat, Question::Upgrade);
            }
        }
        None => {
            // MK-VARIANT-UPGRADE-05
            for card in std::mem::take(&mut game.offers.upgrades) {
                game.decks.advanced.insert(0, card);
            }
        }
    }
}

/// MK-VARIANT-UPGRADE-04: own Action cards of the same colour or with a type in common.
fn replaceable(game: &MageKnight, seat: Seat, new: CardId) -> impl Iterator<Item = CardId> {
    let fits = move |old: &CardId| {
        let Face::Action { color: own, types, .. } = old.card().face else { return false };
        let Face::Action { color, types: wanted, .. } = new.card().face else { return false };
        own == color || types.iter().any(|kind| wanted.contains(kind))
    };
    let mut own: Vec<CardId> = game.player(seat).deeds().filter(fits).collect();
    own.sort_unstable();
    own.dedup();
    own.into_iter()
}

/// MK-VARIANT-UPGRADE-04: which card to take.
pub(crate) struct Upgrade;

impl Row for Upgrade {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("upgrade", msg!("mk-question-upgrade"))
            .refusing(mk::VARIANT_UPGRADE_04, "mk-refusal-upgrade")
            .no(msg!("mk-choice-none"))
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        for card in &game.offers.upgrades {
            let fits = replaceable(game, seat, *card).next().is_some();
            answers.add_where(Choice::Card { card: *card }, fits);
        }
        answers.add(Choice::Decline);
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        match choice {
            Choice::Card { card } => {
                game.ask(seat, Question::Replace(Replace { card }));
            }
            Choice::Decline => (),
            _ => game.misplaced(),
        }
    }
}

/// Which card goes for the new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replace {
    /// The new one.
    pub card: CardId,
}

impl Row for Replace {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("replace", msg!("mk-question-replace", card = names::card(self.card)))
            .refusing(mk::VARIANT_UPGRADE_04, "mk-refusal-upgrade")
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        answers.add_all(replaceable(game, seat, self.card).map(|card| Choice::Card { card }));
    }

    /// The new card comes, the old one leaves the game.
    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let (new, Choice::Card { card: old }) = (self.card, choice) else {
            return game.misplaced();
        };
        game.offers.upgrades.retain(|card| *card != new);
        let player = game.player_mut(seat);
        let Player { deck, discard, hand, stored, played, .. } = player;
        let mut piles = [deck, discard, hand, stored, played];
        if !piles.iter_mut().any(|pile| remove_one(pile, old)) {
            return game.broken("a card that is in no pile");
        }
        player.deck.push(new);
        game.log.push(|| Event::Upgraded { seat, new, old });
    }
}
