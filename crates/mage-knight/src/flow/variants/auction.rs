//! Heroes are auctioned before the game (MK-VARIANT-AUCTION).

use arrayvec::ArrayVec;
use kernel::{Refusal, Seat, msg};
use rules::mk;

use crate::{
    content::HeroId,
    flow::Frame,
    legal::{About, Answers, Row},
    setup,
    state::{Auction, Choice, Event, HeroOffer, MAX_SEATS, MageKnight, Mover, Question},
    text::names,
};

const NO_AUCTION: &str = "an auction that is not held";

/// MK-RULING-89: the last row of the Fame track has room for no higher bid.
pub(crate) const HIGHEST_BID: u8 = 20;

/// MK-VARIANT-AUCTION-01: the order of selection is random.
pub(crate) fn begin(game: &mut MageKnight) {
    let mut order: ArrayVec<Seat, MAX_SEATS> = game.all_seats().collect();
    game.chance.shuffle(&mut order);
    let auction = Auction { order, heroes: [None; MAX_SEATS], offer: None };
    game.auction = Some(Box::new(auction));
    game.agenda.push(Frame::Auction);
}

/// Somebody picks a hero, somebody bids for it, or it is settled.
pub(crate) fn go_on(game: &mut MageKnight) {
    let Some(auction) = &mut game.auction else { return game.broken(NO_AUCTION) };
    let Some(picker) = auction.next() else { return finish(game) };
    game.agenda.push(Frame::Auction);
    let Some(offer) = auction.offer else {
        return game.ask(picker, Question::PickHero);
    };
    let asked = |seat: &Seat| {
        *seat != offer.holder && !auction.has_hero(*seat) && offer.passed & 1 << seat.0 == 0
    };
    let next = auction.order.iter().copied().find(asked);
    match next.filter(|seat| auction.least(*seat) <= HIGHEST_BID) {
        Some(seat) => game.ask(seat, Question::Bid),
        None => settle(game, offer),
    }
}

/// MK-VARIANT-AUCTION-04: the highest bidder gets the hero and loses the bid.
fn settle(game: &mut MageKnight, offer: HeroOffer) {
    let HeroOffer { hero, holder: seat, bid, .. } = offer;
    let Some(auction) = &mut game.auction else { return game.broken(NO_AUCTION) };
    auction.heroes[seat.index()] = Some(hero);
    auction.offer = None;
    setup::become_hero(game, seat, hero);
    let player = game.player_mut(seat);
    // MK-VARIANT-AUCTION-06: what a scenario lets everybody begin with is lost first.
    let lost = player.fame.min(u16::from(bid));
    player.fame -= lost;
    player.fame_debt = u16::from(bid) - lost;
    game.log.push(|| Event::HeroWon { seat, hero, bid });
}

/// MK-SETUP-03: the column of round order tokens begins as heroes were selected.
fn finish(game: &mut MageKnight) {
    let Some(auction) = game.auction.take() else { return game.broken(NO_AUCTION) };
    game.order = auction.order.iter().map(|seat| Mover::Seat(*seat)).collect();
    setup::prepare(game);
}

/// MK-VARIANT-AUCTION-01: which hero to take.
pub(crate) struct PickHero;

impl Row for PickHero {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("pick-hero", msg!("mk-question-pick-hero"))
            .refusing(mk::SETUP_02, "mk-refusal-hero-taken")
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        let Some(auction) = &game.auction else { return };
        for hero in HeroId::ALL {
            answers.add_where(Choice::TakeHero { hero }, !auction.is_taken(hero));
        }
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let (Choice::TakeHero { hero }, Some(auction)) = (choice, &mut game.auction) else {
            return game.misplaced();
        };
        auction.offer = Some(HeroOffer { hero, holder: seat, bid: 0, passed: 0 });
        game.log.push(|| Event::HeroPicked { seat, hero });
    }
}

/// MK-VARIANT-AUCTION-02: whether to bid for the hero somebody else takes.
pub(crate) struct Bid;

impl Row for Bid {
    fn about(&self, game: &MageKnight) -> About {
        let label = match game.auction.as_ref().and_then(|auction| auction.offer) {
            Some(offer) => msg!(
                "mk-question-bid",
                hero = names::hero(offer.hero),
                player = offer.holder.letter().to_string(),
                bid = offer.bid
            ),
            None => msg!("mk-question-pick-hero"),
        };
        About::new("bid", label).no(msg!("mk-choice-no-bid"))
    }

    /// MK-VARIANT-AUCTION-02, MK-VARIANT-AUCTION-03
    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        let least = least(game, seat);
        answers.add(Choice::Decline);
        for amount in 1..=HIGHEST_BID {
            answers.add_where(Choice::Amount { amount }, amount >= least);
        }
    }

    fn refusal(&self, game: &MageKnight, seat: Seat, _choice: Choice) -> Refusal {
        let refusal = Refusal::new(mk::VARIANT_AUCTION_03, "mk-refusal-bid");
        refusal.with("least", least(game, seat)).with("most", HIGHEST_BID)
    }

    /// Whoever bids more makes everybody else think again.
    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let Some(offer) = game.auction.as_mut().and_then(|auction| auction.offer.as_mut()) else {
            return game.broken(NO_AUCTION);
        };
        match choice {
            Choice::Amount { amount } => {
                *offer = HeroOffer { holder: seat, bid: amount, passed: 0, ..*offer };
                game.log.push(|| Event::HeroBid { seat, bid: amount });
            }
            Choice::Decline => offer.passed |= 1 << seat.0,
            _ => game.misplaced(),
        }
    }
}

fn least(game: &MageKnight, seat: Seat) -> u8 {
    game.auction.as_ref().map_or(0, |auction| auction.least(seat))
}
