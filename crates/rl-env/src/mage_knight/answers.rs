//! What an answer of Mage Knight says, as a row.

use kernel::{Game, Seat};
use mage_knight::{
    Choice, MageKnight,
    cards::CardId,
    content::{Mana, UnitId},
    state::{DamageTo, Hex, ManaFrom, Way},
};

use crate::{
    numbers::{Number, after, flag, number, one_based},
    variants,
};

pub(super) const COLUMNS: [&str; 13] = [
    "kind", "card", "unit", "skill", "tactic", "line", "ability", "hero", "q", "r", "amount",
    "color", "detail",
];

/// The parts of an answer that are not its kind.
#[derive(Clone, Copy, Debug, Default)]
struct Parts {
    card: Option<CardId>,
    unit: Option<UnitId>,
    skill: Number,
    tactic: Number,
    /// The line of an own Unit or of an enemy, from 1 on.
    line: Number,
    ability: Number,
    /// How many seats after the one that answers, from 1 on.
    hero: Number,
    to: Option<Hex>,
    amount: Number,
    color: Option<Mana>,
    detail: Number,
}

pub(super) fn write(game: &MageKnight, seat: Seat, choice: &Choice, out: &mut [Number]) {
    let [kind, ..] = variants::path(choice);
    let parts = parts(game, seat, choice);
    let row: [Number; COLUMNS.len()] = [
        kind,
        parts.card.map_or(0, |card| one_based(card.index())),
        parts.unit.map_or(0, |unit| one_based(unit.index())),
        parts.skill,
        parts.tactic,
        parts.line,
        parts.ability,
        parts.hero,
        parts.to.map_or(0, |hex| number(hex.q)),
        parts.to.map_or(0, |hex| number(hex.r)),
        parts.amount,
        parts.color.map_or(0, |color| one_based(color.index())),
        parts.detail,
    ];
    out.fill(0);
    for (place, value) in out.iter_mut().zip(row) {
        *place = value;
    }
}

fn parts(game: &MageKnight, seat: Seat, choice: &Choice) -> Parts {
    let none = Parts::default();
    let own = |unit: u8| game.player(seat).unit(unit).map(|it| it.unit);
    let own_unit = |unit| Parts { unit: own(unit), line: one_based(unit), ..none };
    let hero = |other| 1 + after(seat, other, game.seats());
    match *choice {
        Choice::Tactic { tactic } => Parts { tactic: one_based(tactic.index()), ..none },
        Choice::Play { card, way } => {
            let detail = match way {
                Way::Basic => 1,
                Way::Strong => 2,
                Way::Sideways(points) => 2 + variants::path(&points)[0],
            };
            Parts { card: Some(card), detail, ..none }
        }
        Choice::Activate { unit, ability } => {
            Parts { ability: one_based(ability), ..own_unit(unit) }
        }
        Choice::UseSkill { skill } | Choice::Skill { skill } => {
            Parts { skill: one_based(skill.index()), ..none }
        }
        Choice::UseBanner { unit } | Choice::HealUnit { unit } | Choice::Unit { unit } => {
            own_unit(unit)
        }
        Choice::Move { to } | Choice::Space { to } => Parts { to: Some(to), ..none },
        // The middle of the tile that comes.
        Choice::Explore { at } => Parts { to: Some(at.hex(mage_knight::state::Spot::C)), ..none },
        Choice::Recruit { unit } | Choice::OfferUnit { unit } => Parts { unit: Some(unit), ..none },
        Choice::OfferAbility { unit, ability } => {
            Parts { unit: Some(unit), ability: one_based(ability), ..none }
        }
        Choice::BuyCard { card } | Choice::Discard { card } | Choice::Card { card } => {
            Parts { card: Some(card), ..none }
        }
        Choice::Challenge { spaces } => Parts { amount: number(spaces), ..none },
        Choice::Propose { city, shares } => {
            let own = shares.get(seat.index()).copied().unwrap_or(0);
            Parts { to: Some(city), amount: number(own), ..none }
        }
        Choice::MarkGlade { instead } => Parts { hero: instead.map_or(0, hero), ..none },
        Choice::TakeHero { hero } => Parts { detail: one_based(hero as u8), ..none },
        // One bit an enemy, as far as they have a place in the number.
        Choice::Strike { enemies } => Parts { amount: number(enemies), ..none },
        Choice::Block { enemy } | Choice::Enemy { enemy } => {
            Parts { line: one_based(enemy), ..none }
        }
        Choice::MoveToAttack { ranged } => Parts { amount: flag(ranged), ..none },
        Choice::Damage { enemy, to } => match to {
            DamageTo::Hero => Parts { line: one_based(enemy), ..none },
            DamageTo::Unit(unit) => {
                Parts { line: one_based(enemy), unit: own(unit), detail: one_based(unit), ..none }
            }
        },
        Choice::Pick { option } => Parts { amount: one_based(option), ..none },
        Choice::Pay { from, color } => {
            let detail = variants::path(&from)[0];
            let card = match from {
                ManaFrom::Discard(card) => Some(card),
                ManaFrom::Token(_)
                | ManaFrom::Crystal(_)
                | ManaFrom::Die(_)
                | ManaFrom::StoredDie(_)
                | ManaFrom::Endless(_) => None,
            };
            Parts { card, color: Some(color), detail, ..none }
        }
        Choice::Color { color } | Choice::Die { color } => Parts { color: Some(color), ..none },
        Choice::OthersUnit { seat: other, unit } => {
            let of = game.player(other).unit(unit).map(|it| it.unit);
            Parts { hero: hero(other), unit: of, line: one_based(unit), ..none }
        }
        Choice::Hero { seat: other } => Parts { hero: hero(other), ..none },
        Choice::Amount { amount } => Parts { amount: number(amount), ..none },
        Choice::Claim { reward } => Parts { detail: variants::path(&reward)[0], ..none },
        Choice::UseTactic
        | Choice::Interact
        | Choice::BuyHealing
        | Choice::BuyArtifact
        | Choice::BuyUnseen
        | Choice::AddElite
        | Choice::EnterSite
        | Choice::Burn
        | Choice::Duel
        | Choice::Launch
        | Choice::Plunder
        | Choice::Incant
        | Choice::Heal
        | Choice::InfluenceToBlock
        | Choice::EndPhase
        | Choice::Rest
        | Choice::AnnounceEndOfRound
        | Choice::EndTurn
        | Choice::Draw
        | Choice::Top
        | Choice::Bottom
        | Choice::Accept
        | Choice::Decline => none,
    }
}
