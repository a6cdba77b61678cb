//! Joint city assaults (MK-COOP).

use arrayvec::ArrayVec;
use kernel::Seat;
use rules::mk;
use serde::Serialize;

use super::{
    Frame, combat, effect, movement, playing, resting, round, scenario, turn, yes_no::YesNo,
};
use crate::{
    cards::{CardId, Effect, JumpEnd, effect::TurnModifier},
    content::{EnemyId, Site, TableRule, city::GARRISON},
    derive,
    legal::{Judgement, forbid, needs},
    state::{
        Choice, City, Event, Hex, Joint, JointStage, MAX_SEATS, MageKnight, Member, Origin,
        Question, Run, Stage, Turn, TurnKind, Way,
    },
};

const NO_ASSAULT: &str = "a joint assault that is not made";

/// MK-COOP-01: in cooperative scenarios, and where everybody agreed to it.
fn allowed(game: &MageKnight) -> bool {
    game.players.len() > 1 && (game.cooperates() || game.plays(TableRule::JointAssaults))
}

/// MK-COOP-04: cities that a hero stands beside or can reach through a Spell, and that can be assaulted.
fn cities_in_reach(game: &MageKnight, seat: Seat) -> impl Iterator<Item = Hex> {
    let at = game.player(seat).at;
    let in_reach =
        move |city: &&City| city.part_beside(at).is_some() || way_there(game, seat, city).is_some();
    let cities = game.cities.iter().filter(|city| !city.is_conquered()).filter(in_reach);
    cities.map(|city| city.at)
}

/// MK-COOP-04: a card of the hand whose strong effect leads straight into this city.
fn way_there(game: &MageKnight, seat: Seat, city: &City) -> Option<CardId> {
    game.player(seat).kinds_in_hand().find(|card| {
        let run = Run::new(Origin::Card { card: *card, strong: true });
        let leads_there = effect::way::way(game, seat, &run).filter_map(Result::ok).any(|step| {
            let Effect::Jump(jump) = *step.effect else { return false };
            jump.end == JumpEnd::Assault
                && effect::jumps(game, seat, jump).any(|(hex, _)| city.stands_at(hex))
        });
        leads_there && effect::judge::may_carry_out(game, seat, &run).is_ok()
    })
}

/// Whether a hero on its own way into a city may end there: of a joint assault only where all go.
pub(super) fn is_goal(game: &MageKnight, hex: Hex) -> bool {
    game.joint
        .as_ref()
        .is_none_or(|joint| game.city_at(joint.city).is_some_and(|city| city.stands_at(hex)))
}

/// MK-COOP-05: heroes beside the city whose token is not turned down.
fn suitable(game: &MageKnight, seat: Seat, city: Hex) -> impl Iterator<Item = Seat> {
    game.all_seats()
        .filter(move |other| *other != seat && why_not_invited(game, *other, city).is_none())
}

/// Why a hero cannot be asked to join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NotInvited {
    Eliminated,
    /// Its round order token lies face down.
    TurnedDown,
    NotBeside,
}

pub(crate) fn why_not_invited(game: &MageKnight, other: Seat, city: Hex) -> Option<NotInvited> {
    let player = game.player(other);
    // MK-VARIANT-MEGA-09
    let beside = game.city_at(city).is_some_and(|city| city.part_beside(player.at).is_some());
    if player.eliminated {
        Some(NotInvited::Eliminated)
    } else if player.turned_down {
        Some(NotInvited::TurnedDown)
    } else {
        (!beside).then_some(NotInvited::NotBeside)
    }
}

/// Every proposal that could be made: who takes part, and how many defenders each faces.
pub(super) fn candidates(game: &MageKnight, seat: Seat, add: &mut dyn FnMut(Choice)) {
    if !allowed(game) {
        return;
    }
    for city in cities_in_reach(game, seat) {
        let defenders = game.city_at(city).map_or(0, |city| city.defenders.len() as u8);
        let mut seats: ArrayVec<Seat, MAX_SEATS> = suitable(game, seat, city).collect();
        seats.insert(0, seat);
        share_out(&seats, defenders, [0; MAX_SEATS], city, add);
    }
}

/// MK-COOP-07, MK-RULING-37: the first of these seats has at least one; others may be left out.
fn share_out(
    seats: &[Seat],
    left: u8,
    shares: [u8; MAX_SEATS],
    city: Hex,
    add: &mut dyn FnMut(Choice),
) {
    let Some((first, rest)) = seats.split_first() else {
        if left == 0 && shares.iter().filter(|share| **share > 0).count() > 1 {
            add(Choice::Propose { city, shares });
        }
        return;
    };
    let initiator = shares == [0; MAX_SEATS];
    for share in u8::from(initiator)..=left {
        let mut shares = shares;
        shares[first.index()] = share;
        share_out(rest, left - share, shares, city, add);
    }
}

/// The bit of a share among those that were declined.
fn share_bit(share: u8) -> u32 {
    1 << share.min(31)
}

pub(super) fn may_propose(
    game: &MageKnight,
    seat: Seat,
    city: Hex,
    shares: [u8; MAX_SEATS],
) -> Judgement {
    needs(allowed(game), mk::COOP_01, "mk-refusal-no-joint-assault")?;
    let too_late = game.announced.is_some() || game.turns_left.is_some();
    forbid(too_late, mk::COOP_02, "mk-refusal-joint-too-late")?;
    resting::is_no_rest(game)?;
    forbid(game.turn.stage != Stage::Movement, mk::COOP_03, "mk-refusal-acted")?;
    let in_reach = cities_in_reach(game, seat).any(|near| near == city);
    needs(in_reach, mk::COOP_04, "mk-refusal-no-city-beside")?;
    // MK-RULING-64
    let rival = derive::occupant(game, seat, game.player(seat).at);
    forbid(rival.is_some(), mk::RULING_64, "mk-refusal-occupied")?;
    let fits = |other: Seat| suitable(game, seat, city).any(|suits| suits == other);
    let invited = |other: &Seat| *other != seat && shares[other.index()] > 0;
    let mut guests = Seat::all(MAX_SEATS as u8).filter(invited);
    needs(guests.clone().all(fits), mk::COOP_05, "mk-refusal-hero-not-beside")?;
    needs(guests.clone().next().is_some(), mk::COOP_06, "mk-refusal-nobody-invited")?;
    forbid(shares[seat.index()] == 0, mk::COOP_07, "mk-refusal-shares")?;
    // MK-RULING-84
    let declined =
        |other: Seat| game.turn.declined[other.index()] & share_bit(shares[other.index()]) != 0;
    forbid(guests.any(declined), mk::RULING_84, "mk-refusal-declined-before")?;
    let defenders = game.city_at(city).map_or(0, |city| city.defenders.len());
    let total: u16 = shares.into_iter().map(u16::from).sum();
    forbid(usize::from(total) != defenders, mk::RULING_37, "mk-refusal-shares")
}

/// MK-COOP-06..08: everybody invited is asked.
pub(super) fn propose(game: &mut MageKnight, seat: Seat, city: Hex, shares: [u8; MAX_SEATS]) {
    let seats = game.players.len() as u8;
    let members: ArrayVec<Member, MAX_SEATS> = game
        .in_order(seat)
        .filter(|next| next.0 < seats && shares[next.index()] > 0)
        .map(|next| Member {
            seat: next,
            from: game.player(next).at,
            share: shares[next.index()],
            dealt: ArrayVec::new(),
            turn: Turn { dice_left: 1, ..Turn::default() },
        })
        .collect();
    let stage = JointStage::Proposed;
    let joint = Joint { city, members, at: 1, stage, extra_turn: false };
    game.joint = Some(Box::new(joint));
    game.log.push(|| Event::JointProposed { seat });
    game.agenda.push(Frame::Joint);
}

/// The next step of the assault.
pub(super) fn run(game: &mut MageKnight) {
    let Some(joint) = &game.joint else { return game.broken(NO_ASSAULT) };
    let (stage, at, count) = (joint.stage, joint.at, joint.members.len() as u8);
    match (stage, joint.member().map(|member| member.seat)) {
        (JointStage::Proposed, Some(seat)) => game.ask(seat, Question::YesNo(YesNo::Joint)),
        (JointStage::Proposed, None) => begin(game),
        (JointStage::Fighting, Some(seat)) => fight(game, seat, at),
        (JointStage::Fighting, None) => over(game),
        (JointStage::Ending, Some(seat)) if at < count => {
            swap_turn(game, at);
            game.agenda.push(Frame::Turn { seat, step: turn::Step::Act });
        }
        (JointStage::Ending, _) => finish(game),
    }
}

/// MK-RULING-64: who has nothing but Wounds cannot come along.
pub(super) fn may_join(game: &MageKnight, seat: Seat) -> Judgement {
    forbid(!game.player(seat).holds_more_than_wounds(), mk::RULING_64, "mk-refusal-only-wounds")
}

/// MK-COOP-08: the next one is asked, or the initiator's turn goes on.
pub(super) fn answer(game: &mut MageKnight, seat: Seat, yes: bool) {
    let Some(joint) = &mut game.joint else { return game.broken(NO_ASSAULT) };
    if yes {
        joint.at += 1;
        return game.agenda.push(Frame::Joint);
    }
    let share = joint.member().map_or(0, |member| member.share);
    game.turn.declined[seat.index()] |= share_bit(share);
    game.joint = None;
    game.log.push(|| Event::JointDeclined { seat });
}

/// MK-COOP-09, MK-COOP-10, MK-RULING-36: tokens are turned down, the garrison is dealt.
fn begin(game: &mut MageKnight) {
    let Some(mut joint) = game.joint.take() else { return game.broken(NO_ASSAULT) };
    let mut garrison: ArrayVec<EnemyId, GARRISON> =
        game.city_at(joint.city).map(|city| city.defenders.clone()).unwrap_or_default();
    garrison.sort_unstable();
    game.chance.shuffle(&mut garrison);
    for member in &mut joint.members {
        let rest = garrison.len().saturating_sub(usize::from(member.share));
        member.dealt = garrison.drain(rest..).collect();
    }
    for member in joint.members.iter().skip(1) {
        game.player_mut(member.seat).turned_down = true;
    }
    let seats = joint.members.iter().map(|member| member.seat).collect();
    game.log.push(|| Event::JointBegan { seats });
    joint.stage = JointStage::Fighting;
    joint.at = 0;
    game.joint = Some(joint);
    game.agenda.push(Frame::Joint);
}

/// Puts the turn of a participant on the table, or lays the one on the table aside, to be ended later.
fn swap_turn(game: &mut MageKnight, at: u8) {
    let joint = game.joint.as_mut();
    match joint.and_then(|joint| joint.members.get_mut(usize::from(at))) {
        Some(member) => std::mem::swap(&mut game.turn, &mut member.turn),
        None => game.broken(NO_ASSAULT),
    }
}

/// MK-COOP-13..17: straight into the city, against one's own share.
fn fight(game: &mut MageKnight, seat: Seat, at: u8) {
    let Some(joint) = &game.joint else { return game.broken(NO_ASSAULT) };
    let (city, from) = (joint.city, game.player(seat).at);
    let whole = game.city_at(city);
    // MK-COOP-04: who does not stand beside the city goes there by a Spell.
    let far = whole.filter(|it| at == 0 && it.part_beside(from).is_none());
    if let Some(card) = far.and_then(|it| way_there(game, seat, it)) {
        game.agenda.push(Frame::Turn { seat, step: turn::Step::Act });
        return playing::play(game, seat, card, Way::Strong);
    }
    // MK-VARIANT-MEGA-09: into the half one is beside.
    let city = game.city_at(city).and_then(|it| it.part_beside(from)).unwrap_or(city);
    if at > 0 {
        swap_turn(game, at);
        for skill in &mut game.player_mut(seat).skills {
            skill.used = false;
        }
    }
    game.turn.kind = TurnKind::Regular;
    game.agenda.push(Frame::Turn { seat, step: turn::Step::Act });
    let provoked = movement::provoked(game, from, city);
    game.step(seat, city, 0);
    combat::begin_assault(game, seat, from, city, provoked);
}

/// The combat of the participant is over: the next one's begins.
pub(super) fn fought(game: &mut MageKnight) {
    let Some(joint) = &mut game.joint else { return game.broken(NO_ASSAULT) };
    let at = joint.at;
    joint.at += 1;
    swap_turn(game, at);
    game.agenda.push(Frame::Joint);
}

/// Whether a combat has just ended that was one of several.
pub(super) fn is_between_combats(game: &MageKnight) -> bool {
    let fighting = |joint: &Joint| joint.stage == JointStage::Fighting;
    game.combat.is_none() && game.joint.as_ref().is_some_and(|joint| fighting(joint))
}

/// MK-COOP-18, MK-COOP-19: the city has fallen, or everybody goes back.
fn over(game: &mut MageKnight) {
    let Some(mut joint) = game.joint.take() else { return game.broken(NO_ASSAULT) };
    let city = joint.city;
    if game.city_at(city).is_some_and(City::is_conquered) {
        if let (Some(Site::City(color)), Some(first)) = (game.site_at(city), joint.members.first())
        {
            let seat = first.seat;
            game.log.push(|| Event::CityConquered { seat, color });
        }
        scenario::check_end(game);
    } else {
        for member in &mut joint.members {
            member.turn.path.pop();
            game.withdraw(member.seat, member.from, 0);
        }
    }
    joint.stage = JointStage::Ending;
    joint.at = 0;
    game.joint = Some(joint);
    game.agenda.push(Frame::Joint);
}

/// The turn of a participant has ended.
pub(super) fn turn_over(game: &mut MageKnight) {
    let extra_turn = game.turn.modifiers.has(TurnModifier::ExtraTurn);
    let Some(joint) = &mut game.joint else { return game.broken(NO_ASSAULT) };
    joint.extra_turn |= extra_turn && joint.at == 0;
    joint.at += 1;
    game.agenda.push(Frame::Joint);
}

fn finish(game: &mut MageKnight) {
    let Some(joint) = game.joint.take() else { return game.broken(NO_ASSAULT) };
    match joint.members.first() {
        Some(first) if joint.extra_turn => {
            game.agenda.push(Frame::Turn { seat: first.seat, step: turn::Step::Begin });
        }
        _ => game.agenda.push(Frame::Round(round::Step::NextTurn(game.order_at + 1))),
    }
}
