//! Heroes are auctioned before the game (MK-VARIANT-AUCTION).

use arrayvec::ArrayVec;
use kernel::{Log, Refusal, Seat};
use rules::mk;

use super::{Asked, Work};
use crate::{
    content::HeroId,
    flow::Frame,
    setup,
    state::{Auction, Choice, Event, HeroOffer, MAX_SEATS, MageKnight, Mover, Question},
};

const NO_AUCTION: &str = "an auction that is not held";

/// MK-RULING-89: the last row of the Fame track has room for no higher bid.
pub(crate) const HIGHEST_BID: u8 = 20;

/// MK-VARIANT-AUCTION-01: the order of selection is random.
pub(crate) fn begin(game: &mut MageKnight) {
    let mut order: ArrayVec<Seat, MAX_SEATS> = Seat::all(game.players.len() as u8).collect();
    game.chance.shuffle(&mut order);
    let auction = Auction { order, heroes: [None; MAX_SEATS], offer: None };
    game.auction = Some(Box::new(auction));
    game.agenda.push(Frame::Special(Work::Auction));
}

/// Somebody picks a hero, somebody bids for it, or it is settled.
pub(super) fn go_on(game: &mut MageKnight, log: &mut Log<Event>) {
    let Some(auction) = &mut game.auction else { return game.broken(NO_AUCTION) };
    let Some(picker) = auction.next() else { return finish(game, log) };
    game.agenda.push(Frame::Special(Work::Auction));
    let Some(offer) = auction.offer else {
        return game.ask(picker, Question::Special(Asked::PickHero));
    };
    let asked = |seat: &Seat| {
        *seat != offer.holder && !auction.has_hero(*seat) && offer.passed & 1 << seat.0 == 0
    };
    let next = auction.order.iter().copied().find(asked);
    match next.filter(|seat| auction.least(*seat) <= HIGHEST_BID) {
        Some(seat) => game.ask(seat, Question::Special(Asked::Bid)),
        None => settle(game, offer, log),
    }
}

/// MK-VARIANT-AUCTION-04: the highest bidder gets the hero and loses the bid.
fn settle(game: &mut MageKnight, offer: HeroOffer, log: &mut Log<Event>) {
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
    log.push(|| Event::HeroWon { seat, hero, bid });
}

/// MK-SETUP-03: the column of round order tokens begins as heroes were selected.
fn finish(game: &mut MageKnight, log: &mut Log<Event>) {
    let Some(auction) = game.auction.take() else { return game.broken(NO_AUCTION) };
    game.order = auction.order.iter().map(|seat| Mover::Seat(*seat)).collect();
    setup::prepare(game, log);
}

pub(super) fn pick_candidates(out: &mut Vec<Choice>) {
    out.extend(HeroId::ALL.map(|hero| Choice::TakeHero { hero }));
}

pub(super) fn may_pick(game: &MageKnight, choice: Choice) -> Result<(), Refusal> {
    let free = |hero| game.auction.as_ref().is_some_and(|auction| !auction.is_taken(hero));
    match choice {
        Choice::TakeHero { hero } if free(hero) => Ok(()),
        _ => Err(Refusal::new(mk::SETUP_02, "mk-refusal-hero-taken")),
    }
}

pub(super) fn pick(game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
    if let (Choice::TakeHero { hero }, Some(auction)) = (choice, &mut game.auction) {
        auction.offer = Some(HeroOffer { hero, holder: seat, bid: 0, passed: 0 });
        log.push(|| Event::HeroPicked { seat, hero });
    }
}

pub(super) fn bid_candidates(out: &mut Vec<Choice>) {
    out.push(Choice::Decline);
    out.extend((1..=HIGHEST_BID).map(|amount| Choice::Amount { amount }));
}

/// MK-VARIANT-AUCTION-02, MK-VARIANT-AUCTION-03
pub(super) fn may_bid(game: &MageKnight, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    let least = game.auction.as_ref().map_or(0, |auction| auction.least(seat));
    match choice {
        Choice::Decline => Ok(()),
        Choice::Amount { amount } if (least..=HIGHEST_BID).contains(&amount) => Ok(()),
        _ => {
            let refusal = Refusal::new(mk::VARIANT_AUCTION_03, "mk-refusal-bid");
            Err(refusal.with("least", least).with("most", HIGHEST_BID))
        }
    }
}

/// Whoever bids more makes everybody else think again.
pub(super) fn bid(game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
    let Some(offer) = game.auction.as_mut().and_then(|auction| auction.offer.as_mut()) else {
        return game.broken(NO_AUCTION);
    };
    match choice {
        Choice::Amount { amount } => {
            *offer = HeroOffer { holder: seat, bid: amount, passed: 0, ..*offer };
            log.push(|| Event::HeroBid { seat, bid: amount });
        }
        _ => offer.passed |= 1 << seat.0,
    }
}
