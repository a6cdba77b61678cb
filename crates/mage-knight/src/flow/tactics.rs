//! Choosing and using Tactics (MK-TACTIC).

use kernel::Seat;
use rules::mk;

use super::{duel, effect, out_of_turn};
use crate::{
    cards::{Effect, effect::Standing},
    content::{TableRule, TacticId, tactic::Moment},
    legal::{Judgement, forbid, found, needs},
    state::{Event, MageKnight, Mover, Origin, Run, TurnKind},
};

/// MK-TACTIC-01, MK-SCEN-SOLO-06: Tactics of this time that nobody has and that are still in the game.
pub(crate) fn available(game: &MageKnight) -> impl Iterator<Item = TacticId> {
    TacticId::of_time(game.time).filter(|tactic| {
        let taken = game.players.iter().any(|player| player.tactic == Some(*tactic))
            || game.dummy.as_ref().is_some_and(|dummy| dummy.tactic == Some(*tactic));
        game.tactics_gone & tactic.bit() == 0 && !taken
    })
}

/// MK-TACTIC-02, MK-TACTIC-03: the least Fame first; of equals who is lower in the column of the last round.
pub(super) fn next_to_choose(game: &MageKnight) -> Option<Seat> {
    order_of_choosing(game).first().copied()
}

/// All who have no Tactic yet, in the order they choose.
pub(crate) fn order_of_choosing(game: &MageKnight) -> Vec<Seat> {
    let place = |seat: Seat| game.order.iter().position(|mover| *mover == Mover::Seat(seat));
    // MK-VARIANT-AUCTION-07: whatever was bid counts nothing yet.
    let auctioned = game.round == 1 && game.plays(TableRule::Auction);
    let fame = |seat: Seat| if auctioned { 0 } else { game.player(seat).fame_total() };
    let mut seats: Vec<Seat> = Seat::all(game.players.len() as u8)
        .filter(|seat| game.player(*seat).tactic.is_none() && !game.player(*seat).eliminated)
        .collect();
    seats.sort_by_key(|seat| (fame(*seat), std::cmp::Reverse(place(*seat))));
    seats
}

/// MK-TACTIC-05, MK-RULING-10: what it does when taken is done at once.
pub(super) fn take(game: &mut MageKnight, seat: Seat, tactic: TacticId) {
    let player = game.player_mut(seat);
    player.tactic = Some(tactic);
    player.tactic_flipped = false;
    game.log.push(|| Event::TacticTaken { by: Mover::Seat(seat), tactic });
    if tactic.printed().moment == Moment::OnTaking {
        effect::begin(game, seat, Run::new(Origin::Tactic(tactic)));
    }
}

/// MK-DUMMY-05, MK-SCEN-SOLO-05: the dummy takes one of the rest at random.
pub(super) fn dummy_takes(game: &mut MageKnight) {
    let rest: arrayvec::ArrayVec<TacticId, 6> = available(game).collect();
    if game.dummy.is_none() || rest.is_empty() {
        return;
    }
    let tactic = rest[game.chance.below(rest.len() as u32) as usize];
    if let Some(dummy) = &mut game.dummy {
        dummy.tactic = Some(tactic);
        game.log.push(|| Event::TacticTaken { by: Mover::Dummy, tactic });
    }
}

/// Whether the dummy needs no Tactic any more; always if there is none.
pub(super) fn dummy_has_one(game: &MageKnight) -> bool {
    game.dummy.as_ref().is_none_or(|dummy| dummy.tactic.is_some())
}

/// MK-SCEN-FULLCOOP-06: Tactics of real players, one of which leaves the game.
pub(super) fn removable(game: &MageKnight) -> impl Iterator<Item = TacticId> {
    game.players.iter().filter_map(|player| player.tactic)
}

pub(super) fn remove(game: &mut MageKnight, tactic: TacticId) {
    game.tactics_gone |= tactic.bit();
    game.log.push(|| Event::TacticRemoved { tactic });
}

/// MK-TACTIC-06: the lowest number plays first.
pub(crate) fn set_order(game: &mut MageKnight) {
    let number =
        |tactic: Option<TacticId>| tactic.map_or(u8::MAX, |tactic| tactic.printed().number);
    let mut movers: arrayvec::ArrayVec<(u8, Mover), 5> = Seat::all(game.players.len() as u8)
        // MK-SCEN-RETURN-03
        .filter(|seat| !game.player(*seat).eliminated)
        .map(|seat| (number(game.player(seat).tactic), Mover::Seat(seat)))
        .collect();
    movers.extend(game.dummy.as_ref().map(|dummy| (number(dummy.tactic), Mover::Dummy)));
    movers.sort_by_key(|(number, _)| *number);
    game.order = movers.into_iter().map(|(_, mover)| mover).collect();
    game.order_at = 0;
}

/// Whether the Tactic can be used now.
pub(super) fn may_use(game: &MageKnight, seat: Seat) -> Judgement {
    let player = game.player(seat);
    let tactic = found(player.tactic, mk::TACTIC_01, "mk-refusal-no-tactic")?;
    forbid(player.tactic_flipped, mk::EFFECT_01, "mk-refusal-tactic-used")?;
    // MK-PVP-04: the defender has no turn of the kind Tactics speak of.
    let attacked = duel::is_attacked(game, seat);
    forbid(duel::is_defending(game, seat) && !attacked, mk::PVP_04, "mk-refusal-partial")?;
    let fits = match tactic.printed().moment {
        Moment::OnceInTurn | Moment::OnceWithEmptyDeck => !attacked,
        // MK-TACTIC-17
        Moment::EachTurnBeforeSource => {
            !attacked && game.turn.dice_used == 0 && !game.turn.tally.tactic_used
        }
        // MK-TACTIC-18, MK-PVP-05
        Moment::OnceBeforeTurn => {
            let before =
                attacked || out_of_turn::is_beside(game, seat) || game.turn.kind == TurnKind::Open;
            before && !player.hand.is_empty()
        }
        Moment::Never | Moment::OnTaking | Moment::BeforeEachTurn | Moment::EndOfEachTurn => false,
    };
    needs(fits, mk::EFFECT_01, "mk-refusal-tactic-not-now")?;
    effect::judge::may_carry_out(game, seat, &Run::new(Origin::Tactic(tactic)))
}

pub(super) fn use_tactic(game: &mut MageKnight, seat: Seat) {
    let Some(tactic) = game.player(seat).tactic else {
        return game.broken("a Tactic that is not there");
    };
    match tactic.printed().moment {
        Moment::EachTurnBeforeSource => game.turn.tally.tactic_used = true,
        _ => game.player_mut(seat).tactic_flipped = true,
    }
    game.log.push(|| Event::TacticUsed { seat, tactic });
    effect::begin(game, seat, Run::new(Origin::Tactic(tactic)));
}

/// MK-TACTIC-20: before each turn, while it is face up.
pub(super) fn before_turn(game: &mut MageKnight, seat: Seat) {
    let player = game.player(seat);
    if let Some(tactic) = player.tactic
        && !player.tactic_flipped
        && tactic.printed().moment == Moment::BeforeEachTurn
    {
        effect::begin(game, seat, Run::new(Origin::Tactic(tactic)));
    }
}

/// MK-TACTIC-09: what the Tactic adds to the Hand limit of this draw.
pub(super) fn refill_bonus(game: &MageKnight, seat: Seat) -> usize {
    let player = game.player(seat);
    let effect = player.tactic.map(|tactic| tactic.printed().effect);
    let Some(Effect::Always(Standing::RaiseRefill { min_hand, by })) = effect else { return 0 };
    if player.hand.len() >= usize::from(min_hand) { usize::from(by) } else { 0 }
}

/// MK-TACTIC-10: whether drawing can go on with a new deck.
pub(super) fn can_go_on_drawing(game: &MageKnight, seat: Seat) -> bool {
    let player = game.player(seat);
    !player.tactic_flipped
        && !player.discard.is_empty()
        && player.deck.is_empty()
        && player.tactic.is_some_and(|tactic| tactic.printed().moment == Moment::OnceWithEmptyDeck)
}

/// MK-ROUND-14: all Tactics are collected. Where Days or Nights outnumber those that are left
/// (MK-VARIANT-DARKNESS-01) all of that time come back.
pub(super) fn collect(game: &mut MageKnight) {
    collect_used(game);
    let needed = game.players.len() + usize::from(game.dummy.is_some());
    if available(game).count() < needed {
        let of_this_time = TacticId::of_time(game.time);
        game.tactics_gone &= !of_this_time.fold(0, |bits, tactic| bits | tactic.bit());
    }
}

/// Where the scenario says so used Tactics leave the game (MK-SCEN-SOLO-06).
fn collect_used(game: &mut MageKnight) {
    let mut used = 0;
    for player in &mut game.players {
        used |= player.tactic.take().map_or(0, TacticId::bit);
        player.tactic_flipped = false;
    }
    let dummy = game.dummy.as_mut().and_then(|dummy| dummy.tactic.take());
    used |= dummy.map_or(0, TacticId::bit);
    if game.sheet().tactics_leave {
        game.tactics_gone |= used;
    }
}
