//! Action upgrades between rounds (MK-VARIANT-UPGRADE).

use kernel::{Log, Refusal, Seat};
use rules::mk;

use super::{Asked, Work};
use crate::{
    cards::{CardId, Face},
    content::{TableRule, Time},
    flow::Frame,
    state::{Choice, Event, MageKnight, Mover, Player, Question},
};

/// MK-VARIANT-UPGRADE-01: at the end of every Night but the last, one card more than players.
pub(super) fn night_over(game: &mut MageKnight, log: &mut Log<Event>) {
    if !game.plays(TableRule::ActionUpgrades) || game.time() == Time::Day {
        return;
    }
    for _ in 0..=game.players.len() {
        if let Some(card) = game.decks.advanced.pop() {
            let pushed = game.offers.upgrades.try_push(card);
            game.fits(pushed, "more upgrades than players and one");
            log.push(|| Event::UpgradeOffered { card });
        }
    }
    for player in &mut game.players {
        player.upgraded = player.eliminated;
    }
    game.agenda.push(Frame::Special(Work::Upgrade));
}

/// Deed cards in all places, Banners on Units among them.
fn cards(player: &Player) -> impl Iterator<Item = CardId> {
    let piles = [&player.hand, &player.deck, &player.discard, &player.played, &player.stored];
    let banners = player.units.iter().filter_map(|unit| unit.banner);
    piles.into_iter().flatten().copied().chain(banners)
}

/// MK-VARIANT-UPGRADE-02
pub(crate) fn strength(game: &MageKnight, seat: Seat) -> u16 {
    let player = game.player(seat);
    let of_cards = cards(player).map(|card| match card.card() {
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
    Seat::all(game.players.len() as u8).filter(|seat| !game.player(*seat).upgraded).min_by_key(
        |seat| {
            let fame = game.player(*seat).fame_total();
            (strength(game, *seat), fame, std::cmp::Reverse(place(*seat)))
        },
    )
}

pub(super) fn go_on(game: &mut MageKnight) {
    match next(game) {
        Some(seat) => {
            game.agenda.push(Frame::Special(Work::Upgrade));
            game.player_mut(seat).upgraded = true;
            if game
                .offers
                .upgrades
                .iter()
                .any(|card| replaceable(game, seat, *card).next().is_some())
            {
                game.ask(seat, Question::Special(Asked::Upgrade));
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
    let fits = move |old: &CardId| match (&old.card().face, &new.card().face) {
        (
            Face::Action { color, types, .. },
            Face::Action { color: wanted, types: wanted_types, .. },
        ) => color == wanted || types.iter().any(|kind| wanted_types.contains(kind)),
        _ => false,
    };
    let mut own: Vec<CardId> = cards(game.player(seat)).filter(fits).collect();
    own.sort_unstable();
    own.dedup();
    own.into_iter()
}

pub(super) fn candidates(game: &MageKnight, out: &mut Vec<Choice>) {
    out.extend(game.offers.upgrades.iter().map(|card| Choice::Card { card: *card }));
    out.push(Choice::Decline);
}

pub(super) fn may_take(game: &MageKnight, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    let possible = match choice {
        Choice::Decline => true,
        Choice::Card { card } => {
            game.offers.upgrades.contains(&card) && replaceable(game, seat, card).next().is_some()
        }
        _ => false,
    };
    if possible { Ok(()) } else { Err(Refusal::new(mk::VARIANT_UPGRADE_04, "mk-refusal-upgrade")) }
}

pub(super) fn take(game: &mut MageKnight, seat: Seat, choice: Choice) {
    if let Choice::Card { card } = choice {
        game.ask(seat, Question::Special(Asked::Replace { card }));
    }
}

pub(super) fn replace_candidates(
    game: &MageKnight,
    seat: Seat,
    new: CardId,
    out: &mut Vec<Choice>,
) {
    out.extend(replaceable(game, seat, new).map(|card| Choice::Card { card }));
}

pub(super) fn may_replace(
    game: &MageKnight,
    seat: Seat,
    new: CardId,
    choice: Choice,
) -> Result<(), Refusal> {
    match choice {
        Choice::Card { card } if replaceable(game, seat, new).any(|own| own == card) => Ok(()),
        _ => Err(Refusal::new(mk::VARIANT_UPGRADE_04, "mk-refusal-upgrade")),
    }
}

/// The new card comes, the old one leaves the game.
pub(super) fn replace(
    game: &mut MageKnight,
    seat: Seat,
    new: CardId,
    old: CardId,
    log: &mut Log<Event>,
) {
    game.offers.upgrades.retain(|card| *card != new);
    let player = game.player_mut(seat);
    let piles = [&mut player.deck, &mut player.discard, &mut player.hand, &mut player.stored];
    for pile in piles {
        if let Some(at) = pile.iter().position(|held| *held == old) {
            pile.remove(at);
            break;
        }
    }
    player.deck.push(new);
    log.push(|| Event::Upgraded { seat, new, old });
}
