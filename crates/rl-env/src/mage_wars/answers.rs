//! What an answer of Mage Wars says, as a row.

use mage_wars::{
    Choice, MageWars,
    flow::{Aim, Removal, Spell},
    state::{ObjectId, Zone},
};

use super::line_of;
use crate::{
    numbers::{Number, flag, number, one_based},
    variants,
};

pub(super) const COLUMNS: [&str; 10] =
    ["kind", "card", "source", "target", "second", "column", "row", "ability", "amount", "detail"];

/// The parts of an answer that are not its kind.
#[derive(Clone, Copy, Debug, Default)]
struct Parts {
    card: Number,
    source: Option<ObjectId>,
    target: Option<ObjectId>,
    second: Option<ObjectId>,
    zone: Option<Zone>,
    ability: Number,
    amount: Number,
    detail: Number,
}

pub(super) fn write(game: &MageWars, choice: &Choice, out: &mut [Number]) {
    let [kind, ..] = variants::path(choice);
    let parts = parts(game, choice);
    // An object stands for its card, where the answer names none. What lies hidden from somebody is no part of answers
    // but of the controller's own, and what it is on.
    let row: [Number; COLUMNS.len()] = [
        kind,
        parts.card,
        line_of(game, parts.source),
        line_of(game, parts.target),
        line_of(game, parts.second),
        parts.zone.map_or(-1, |zone| number(zone.column)),
        parts.zone.map_or(-1, |zone| number(zone.row)),
        parts.ability,
        parts.amount,
        parts.detail,
    ];
    out.fill(0);
    for (place, value) in out.iter_mut().zip(row) {
        *place = value;
    }
}

fn parts(game: &MageWars, choice: &Choice) -> Parts {
    let none = Parts::default();
    match *choice {
        Choice::Initiative(seat) | Choice::UpkeepSeat(seat) => {
            Parts { amount: one_based(seat.0), ..none }
        }
        Choice::Upkeep { object, kind } => {
            Parts { source: Some(object), detail: variants::path(&kind)[0], ..none }
        }
        Choice::PayUpkeep(yes) | Choice::Extra(yes) | Choice::May(yes) => {
            Parts { amount: flag(yes), ..none }
        }
        Choice::Prepare { card, caster } | Choice::PutBack { card, caster } => {
            Parts { card: one_based(card.0), source: Some(caster), ..none }
        }
        Choice::Cast { caster, spell, on } => {
            let parts = Parts { source: Some(caster), ..aimed(on) };
            match spell {
                Spell::Card(card) => Parts { card: one_based(card.0), detail: 1, ..parts },
                Spell::Bound(object) => {
                    let bound = game.find(object).and_then(|object| object.bound);
                    Parts { card: bound.map_or(0, |card| one_based(card.0)), detail: 2, ..parts }
                }
                Spell::Ability { object, at } => {
                    let card = game.find(object).map_or(0, |object| one_based(object.card.0));
                    Parts { card, ability: one_based(at), detail: 3, ..parts }
                }
            }
        }
        Choice::Location(location) => Parts { detail: variants::path(&location)[0], ..none },
        Choice::Remove(Removal::Marker(marker)) => {
            Parts { detail: variants::path(&marker)[0], ..none }
        }
        Choice::Remove(Removal::Enchantment(object)) | Choice::Pick(object) => {
            Parts { target: Some(object), ..none }
        }
        Choice::Use { object, ability, on, number: amount } => Parts {
            source: Some(object),
            ability: one_based(ability),
            amount: number(amount),
            ..aimed(on)
        },
        Choice::Border(border) => {
            let [zone, other] = border.zones();
            Parts { zone: Some(zone), detail: 1 + flag(other.column != zone.column), ..none }
        }
        Choice::Bind(card) => Parts { card: one_based(card.0), ..none },
        Choice::Branch(branch) => Parts { amount: one_based(branch), ..none },
        Choice::Zone(zone)
        | Choice::Move(zone)
        | Choice::Teleport(zone)
        | Choice::Cross(zone)
        | Choice::Push(zone) => Parts { zone: Some(zone), ..none },
        Choice::Fetch(pile) => Parts { detail: variants::path(&pile)[0], ..none },
        Choice::Number(amount) => Parts { amount: number(amount), ..none },
        Choice::Order { object, ability } => {
            Parts { source: Some(object), ability: one_based(ability), ..none }
        }
        Choice::Activate(creature) => Parts { source: Some(creature), ..none },
        Choice::Attack { object, bar, target } => {
            Parts { source: Some(object), ability: one_based(bar), target: Some(target), ..none }
        }
        Choice::AttackZone { object, bar, zone } => {
            Parts { source: Some(object), ability: one_based(bar), zone: Some(zone), ..none }
        }
        Choice::Defend { source, at } => {
            Parts { source: Some(source), ability: one_based(at), ..none }
        }
        Choice::Reroll(dice) => Parts { detail: variants::path(&dice)[0], ..none },
        Choice::Sweep(target) => Parts { target: Some(target), ..none },
        Choice::Counterstrike { object, bar } => {
            Parts { source: Some(object), ability: one_based(bar), ..none }
        }
        Choice::Reveal { enchantment, pay } => {
            let card = game.find(enchantment).map_or(0, |object| one_based(object.card.0));
            Parts { card, source: Some(enchantment), amount: flag(pay), ..none }
        }
        Choice::Ready | Choice::Withdraw | Choice::Pass | Choice::Guard | Choice::Finish => none,
    }
}

fn aimed(on: Aim) -> Parts {
    let none = Parts::default();
    match on {
        Aim::Nothing => none,
        Aim::Zone(zone) => Parts { zone: Some(zone), ..none },
        Aim::Border(border) => Parts { zone: border.zones().first().copied(), ..none },
        Aim::Object(object) => Parts { target: Some(object), ..none },
        Aim::ObjectAndZone(object, zone) => {
            Parts { target: Some(object), zone: Some(zone), ..none }
        }
        Aim::Two(object, second) => Parts { target: Some(object), second: Some(second), ..none },
        // The card is that of the discard pile; the spell that is cast has its own column.
        Aim::Discarded(card) | Aim::DiscardedOf(_, card) => {
            Parts { amount: one_based(card.0), ..none }
        }
    }
}
