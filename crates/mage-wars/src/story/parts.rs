//! Pieces and sentences that several lines need.

use kernel::{Arg, Message, Seat, msg};

use super::{Amount, Face, HIDDEN, Kind, Line, Piece, Place};
use crate::{
    cards::{CardId, shown_name},
    event::Thing,
    flow::{BarRef, Phase},
    state::{Cause, NOBODY, Zone},
    text::names::{card_message, object_link, zone_text},
    view::OddsView,
};

/// A line about something in play.
pub(super) fn of(kind: Kind, thing: &Thing) -> Line {
    Line::new(kind).who(piece(thing))
}

pub(super) fn piece(thing: &Thing) -> Piece {
    known(thing, true)
}

/// A thing, of which others than those who may see it know only that it is there.
pub(super) fn known(thing: &Thing, seen: bool) -> Piece {
    Piece {
        seat: seat_of(thing),
        object: Some(u32::from(thing.id.0)),
        face: seen.then(|| Face::Card(shown_name(thing.card))),
    }
}

/// Whose it is; guardians and Orbs may be nobody's.
pub(super) fn seat_of(thing: &Thing) -> Option<Seat> {
    Some(thing.controller).filter(|seat| *seat != NOBODY)
}

pub(super) fn link(thing: &Thing) -> Arg {
    known_link(thing, true)
}

pub(super) fn known_link(thing: &Thing, seen: bool) -> Arg {
    if seen {
        object_link(thing.id, &shown_name(thing.card))
    } else {
        object_link(thing.id, HIDDEN)
    }
}

/// A spell that is no object: the card of somebody, if it may be known.
pub(super) fn spell(seat: Seat, card: Option<CardId>) -> Piece {
    Piece { seat: Some(seat), object: None, face: card.map(|card| Face::Card(shown_name(card))) }
}

/// A card, whoever it is of.
pub(super) fn card_face(card: CardId) -> Piece {
    Piece::face(Face::Card(shown_name(card)))
}

pub(super) fn name(card: CardId) -> Message {
    card_message(&shown_name(card))
}

/// The attack bar, with what it is printed on.
pub(super) fn printed(bar: &BarRef) -> Piece {
    let face = Face::Attack { attack: bar.bar().name.clone(), card: shown_name(bar.card) };
    Piece { seat: None, object: Some(u32::from(bar.object.0)), face: Some(face) }
}

pub(super) fn attack_name(bar: &BarRef) -> Message {
    Message::new(format!("attack-{}", bar.bar().name))
}

/// Where something lies that is attached or in a zone.
pub(super) fn lies(host: Option<&Thing>, zone: Option<Zone>) -> Option<Place> {
    host.map(|host| Place::On(host.id)).or(zone.map(Place::Zone))
}

pub(super) fn phase_began(round: u16, phase: Phase) -> Line {
    let (kind, text) = match phase {
        Phase::Initiative => (Kind::RoundBegan, Some(msg!("log-round", round = round))),
        Phase::Action => (Kind::PhaseBegan, Some(msg!("log-action-stage"))),
        // These show in what happens in them.
        Phase::Reset
        | Phase::Channel
        | Phase::Upkeep
        | Phase::Planning
        | Phase::Deployment
        | Phase::FirstQuickcast
        | Phase::FinalQuickcast => (Kind::PhaseBegan, None),
    };
    Line::new(kind).text(text).what([Piece::face(Face::Phase(phase))]).amount(Amount::Round, round)
}

pub(super) fn attack_declared(
    attacker: &Thing,
    defender: &Thing,
    bar: &BarRef,
    counterstrike: bool,
    odds: Option<&OddsView>,
) -> Line {
    let (by, against, attack) = (link(attacker), link(defender), attack_name(bar));
    let (kind, text) = if counterstrike {
        let text = msg!("log-counterstrike", attacker = by, defender = against, attack = attack);
        (Kind::CounterstrikeDeclared, text)
    } else {
        let text = msg!("log-attack", attacker = by, defender = against, attack = attack);
        (Kind::AttackDeclared, text)
    };
    of(kind, attacker).text(text).what([piece(defender)]).what(weighed(odds)).cause(printed(bar))
}

/// What was to be expected of an attack.
pub(super) fn weighed(odds: Option<&OddsView>) -> Option<Piece> {
    odds.map(|odds| Piece::face(Face::Odds(Box::new(odds.clone()))))
}

pub(super) fn destroyed(thing: &Thing, owner: Seat, cause: Cause) -> Line {
    let who = link(thing);
    let (kind, text, to) = match cause {
        Cause::RevealedInVain => {
            (Kind::RevealedInVain, msg!("log-in-vain", who = who), Place::Discard(owner))
        }
        Cause::Returned => (Kind::Returned, msg!("log-destroyed", who = who), Place::Book(owner)),
        // That its card leaves the game is told by a line of its own.
        Cause::Obliterated => {
            (Kind::Obliterated, msg!("log-obliterated", who = who), Place::OutOfGame(owner))
        }
        Cause::Damage
        | Cause::HostDestroyed
        | Cause::HostObliterated
        | Cause::Upkeep
        | Cause::LifeLost
        | Cause::Effect
        | Cause::Cost
        | Cause::Eliminated => {
            (Kind::Destroyed, msg!("log-destroyed", who = who), Place::Discard(owner))
        }
    };
    // MW-DOM-18: what nobody owns is out of the game.
    of(kind, thing).text(text).to(Some(to).filter(|_| owner != NOBODY))
}

pub(super) fn game_over(winners: &[Seat]) -> Line {
    let line = Line::new(Kind::GameOver);
    match winners {
        [] => line.text(msg!("log-draw")),
        [seat] => line.text(msg!("log-won", seat = *seat)).who(Piece::seat(*seat)),
        several => {
            let letters: Vec<String> = several.iter().map(Seat::to_string).collect();
            line.text(msg!("log-won-team", seats = letters.join(", ")))
                .what(several.iter().copied().map(Piece::seat))
        }
    }
}

/// An enchantment lies there now that the viewer does not know. So may its host be, for those that lie on anything.
pub(super) fn hidden_enchantment(
    thing: &Thing,
    host: Option<(&Thing, bool)>,
    zone: Option<Zone>,
) -> Message {
    let seat = thing.controller;
    match host {
        Some((host, seen)) => msg!("log-hidden-on", seat = seat, host = known_link(host, seen)),
        None => {
            msg!("log-hidden-in", seat = seat, zone = zone.map_or_else(String::new, zone_text))
        }
    }
}

/// How a spell is declared; the target may lie hidden.
pub(super) fn declared(
    caster: &Thing,
    card: Option<CardId>,
    target: Option<(&Thing, bool)>,
    zone: Option<Zone>,
    ability: bool,
) -> Message {
    let spell = card.map_or_else(|| msg!("thing-enchantment"), name);
    let caster = link(caster);
    let target = target.map(|(target, seen)| known_link(target, seen));
    match (target, zone) {
        (None, _) if ability => msg!("log-cast-ability", caster = caster),
        (Some(target), _) if ability => {
            msg!("log-cast-ability-on", caster = caster, target = target)
        }
        (Some(target), None) => {
            msg!("log-cast-on", caster = caster, spell = spell, target = target)
        }
        (Some(target), Some(zone)) => msg!(
            "log-cast-to",
            caster = caster,
            spell = spell,
            target = target,
            zone = zone_text(zone),
        ),
        (None, Some(zone)) => {
            msg!("log-cast-at", caster = caster, spell = spell, zone = zone_text(zone))
        }
        (None, None) => msg!("log-cast", caster = caster, spell = spell),
    }
}
