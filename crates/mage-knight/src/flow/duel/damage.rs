//! What the damage of a combat of heroes is used for (MK-PVP-27..33, MK-PVP-39..44).

use kernel::{Refusal, Seat, msg};
use rules::mk;

use super::{Frame, NO_DUEL, next_attack, over};
use crate::{
    cards::{CardId, Element},
    derive::{self, move_cost},
    event::CardDestination,
    flow::combat,
    legal::{About, Answers, Row},
    state::{Choice, DamageTo, DuelPhase, MageKnight},
};

/// MK-PVP-39: what stealing an Artifact costs.
const THEFT: u16 = 5;

/// What damage to a Unit of the blocker takes: its Armor, doubled if it resists (MK-PVP-29, MK-PVP-30, MK-RULING-59).
fn unit_price(game: &MageKnight, blocker: Seat, unit: u8, elements: u8) -> Option<u16> {
    if !derive::unit::takes_damage(game, blocker, unit) {
        return None;
    }
    let state = game.player(blocker).unit(unit)?;
    let resists = Element::ALL.into_iter().any(|element| {
        elements & 1 << element as u8 != 0 && derive::unit::resists(game, state, element)
    });
    let armor = u16::from(derive::unit::armor(game, state).max(1));
    Some(if resists { 2 * armor } else { armor })
}

/// MK-PVP-40, MK-PVP-41: Artifacts that can be stolen.
fn stealable(game: &MageKnight, blocker: Seat) -> impl Iterator<Item = CardId> {
    let player = game.player(blocker);
    let banners = player.units.iter().filter(|unit| unit.wounds > 0).filter_map(|unit| unit.banner);
    let open = player.discard.iter().chain(&player.played).copied();
    open.filter(|card| card.card().is_artifact()).chain(banners)
}

/// What a use of damage costs; `None` where it cannot be used so.
fn price(game: &MageKnight, choice: Choice) -> Option<u16> {
    let duel = game.duel.as_ref()?;
    let blocker = duel.blocker();
    let melee = duel.phase == DuelPhase::Melee;
    match choice {
        // MK-PVP-31
        Choice::Damage { enemy: 0, to: DamageTo::Hero } => {
            Some(u16::from(game.player(blocker).level_token().armor))
        }
        Choice::Damage { enemy: 0, to: DamageTo::Unit(unit) } => {
            unit_price(game, blocker, unit, duel.elements())
        }
        Choice::Card { card } if melee && stealable(game, blocker).any(|open| open == card) => {
            Some(THEFT)
        }
        // MK-PVP-42, MK-PVP-43
        Choice::Space { to } if melee && to.is_adjacent(duel.at) => {
            let space = game.space(to)?;
            let cost = move_cost::printed(space, game.time)?;
            derive::is_safe(game, blocker, to).then_some(u16::from(cost))
        }
        _ => None,
    }
}

/// Everything damage of an attack on the blocker might be used for, each with its price; none where it cannot be used so.
pub(crate) fn uses(game: &MageKnight) -> Vec<(Choice, Option<u16>)> {
    let Some(duel) = &game.duel else { return Vec::new() };
    let blocker = duel.blocker();
    let units = (0..game.player(blocker).units.len() as u8).map(DamageTo::Unit);
    let hurt = std::iter::once(DamageTo::Hero).chain(units);
    let mut uses: Vec<Choice> = hurt.map(|to| Choice::Damage { enemy: 0, to }).collect();
    for card in stealable(game, blocker) {
        let choice = Choice::Card { card };
        if !uses.contains(&choice) {
            uses.push(choice);
        }
    }
    uses.extend(duel.at.neighbours().map(|to| Choice::Space { to }));
    uses.into_iter().map(|choice| (choice, price(game, choice))).collect()
}

/// MK-PVP-28: what the damage is used for: every use it is enough for, or leaving the rest (MK-PVP-33).
pub(crate) struct Assign;

impl Row for Assign {
    fn about(&self, game: &MageKnight) -> About {
        About::new("assign", msg!("mk-question-assign", damage = points(game)))
            .no(msg!("mk-choice-no-more"))
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        let Some(duel) = &game.duel else { return };
        let affordable = |(choice, price): (Choice, Option<u16>)| {
            price.is_some_and(|price| price <= duel.points).then_some(choice)
        };
        answers.add_all(uses(game).into_iter().filter_map(affordable));
        answers.add(Choice::Decline);
    }

    fn refusal(&self, game: &MageKnight, _seat: Seat, choice: Choice) -> Refusal {
        match price(game, choice) {
            Some(price) => {
                let refusal = Refusal::new(mk::PVP_29, "mk-refusal-duel-damage");
                refusal.with("needed", price).with("has", points(game))
            }
            None => Refusal::new(mk::PVP_33, "mk-refusal-no-damage"),
        }
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let cost = price(game, choice).unwrap_or(0);
        let Some(duel) = &mut game.duel else { return game.broken(NO_DUEL) };
        let blocker = duel.blocker();
        duel.points = duel.points.saturating_sub(cost);
        match choice {
            Choice::Damage { to: DamageTo::Hero, .. } => {
                combat::hero_takes_wounds(game, blocker, 1);
            }
            Choice::Damage { to: DamageTo::Unit(unit), .. } => {
                game.wound_unit(blocker, unit, 1);
            }
            Choice::Card { card } => {
                game.give_up_artifact(blocker, card);
                game.gain_card(seat, card, CardDestination::Discard);
            }
            Choice::Space { to } => {
                // MK-PVP-44
                duel.retreated = Some(blocker);
                game.withdraw(blocker, to, 0);
                return over(game);
            }
            Choice::Decline => return next_attack(game),
            _ => return game.misplaced(),
        }
        game.agenda.push(Frame::Duel);
    }
}

fn points(game: &MageKnight) -> u16 {
    game.duel.as_ref().map_or(0, |duel| duel.points)
}
