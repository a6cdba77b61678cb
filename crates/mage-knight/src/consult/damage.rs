//! Who takes the damage of several attacks, and what comes of it together.

use kernel::{Game, Log, Seat};
use serde::Serialize;

use crate::{
    cards::CardId,
    solver::{Balance, Weights},
    state::{Choice, DamageTo, MageKnight, Phase, Player},
};

/// Most plans that are compared: beyond it the hero takes what is not chosen.
const PLANS: usize = 2_000;
/// What it is worth not to be knocked out.
const KNOCK_OUT: i32 = -40;

/// All attacks with everybody who can take them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DamagePlan {
    pub rows: Vec<DamageRow>,
    /// What all of it together does.
    pub after: DamageSums,
    /// The answers that carry it out.
    pub answers: Vec<Choice>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DamageRow {
    pub enemy: u8,
    pub cells: Vec<DamageCell>,
}

/// An attack on somebody; what a Unit does not stop goes on to the hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DamageCell {
    pub to: DamageTo,
    pub chosen: bool,
    /// What this attack alone does, as part of the plan.
    pub sums: DamageSums,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DamageSums {
    /// Wounds into the hand and into the discard pile.
    pub wounds: u8,
    pub discarded: u8,
    /// Wounds on Units, and Units that are destroyed.
    pub unit_wounds: u8,
    pub destroyed: u8,
    /// Damage that a Unit left to the hero.
    pub left: u8,
    /// Cards that leave the hand, Wounds apart.
    pub hand_lost: u8,
    pub knocked_out: bool,
}

/// What a hero has that damage takes.
fn sums_of(before: &Player, after: &Player) -> DamageSums {
    let wounds = |pile: &[CardId]| pile.iter().filter(|card| card.is_wound()).count() as u8;
    let cards = |player: &Player| player.hand.len() as u8 - wounds(&player.hand);
    let on_units = |player: &Player| player.units.iter().map(|unit| unit.wounds).sum::<u8>();
    // A hand that is lost takes its Wounds along.
    let lost = cards(before).saturating_sub(cards(after));
    DamageSums {
        wounds: wounds(&after.hand).saturating_sub(wounds(&before.hand)),
        discarded: wounds(&after.discard).saturating_sub(wounds(&before.discard)),
        unit_wounds: on_units(after).saturating_sub(on_units(before)),
        destroyed: before.units.len().saturating_sub(after.units.len()) as u8,
        left: 0,
        hand_lost: lost,
        knocked_out: false,
    }
}

/// Who takes the damage of which enemy.
type Plan = Vec<(u8, DamageTo)>;

/// A plan carried out on a copy: the position after it, its answers, and what each attack did.
struct Outcome {
    game: MageKnight,
    answers: Vec<Choice>,
    each: Vec<DamageSums>,
}

/// Carries a plan out, attack by attack; `None` where somebody cannot take it.
fn carry_out(game: &MageKnight, seat: Seat, plan: &[(u8, DamageTo)]) -> Option<Outcome> {
    let mut now = game.clone();
    let mut outcome = Outcome { game: game.clone(), answers: Vec::new(), each: Vec::new() };
    // Units keep their names in the plan, though those before them may be gone.
    let mut units: Vec<u8> = (0..game.player(seat).units.len() as u8).collect();
    for (enemy, to) in plan {
        let (enemy, before) = (*enemy, now.clone());
        let mut taker = match to {
            DamageTo::Hero => DamageTo::Hero,
            DamageTo::Unit(unit) => {
                let place = units.iter().position(|held| held == unit)?;
                DamageTo::Unit(place as u8)
            }
        };
        let mut left = 0;
        loop {
            let choice = Choice::Damage { enemy, to: taker };
            now.check(seat, &choice).ok()?;
            let held = now.player(seat).units.len();
            now.apply_unchecked(seat, &choice, &mut Log::off());
            outcome.answers.push(choice);
            if let DamageTo::Unit(place) = taker
                && now.player(seat).units.len() < held
            {
                units.remove(usize::from(place));
            }
            let open = now.combat().filter(|combat| combat.phase == Phase::Damage);
            let foe = open.and_then(|combat| combat.foes.get(usize::from(enemy)));
            match foe.map_or(0, |foe| foe.damage) {
                0 => break,
                rest if taker != DamageTo::Hero => (left, taker) = (rest, DamageTo::Hero),
                _ => return None,
            }
        }
        let knocked = |game: &MageKnight| game.combat().is_some_and(|combat| combat.knocked_out);
        outcome.each.push(DamageSums {
            left,
            knocked_out: knocked(&now) && !knocked(&before),
            ..sums_of(before.player(seat), now.player(seat))
        });
    }
    if now.chance() != game.chance() || now.fault().is_some() {
        return None;
    }
    outcome.game = now;
    Some(outcome)
}

fn worth(before: &MageKnight, outcome: &Outcome, seat: Seat) -> i32 {
    let knocked = outcome.each.iter().any(|sums| sums.knocked_out);
    let balance = Balance::between(before, &outcome.game, seat);
    Weights::default().of(&balance) + if knocked { KNOCK_OUT } else { 0 }
}

/// The cheapest plan with what was chosen; `None` outside the Damage phase.
pub(super) fn plan(game: &MageKnight, seat: Seat, chosen: &[Choice]) -> Option<DamagePlan> {
    let combat = game.combat().filter(|combat| combat.phase == Phase::Damage)?;
    game.asked(seat)?;
    let foes = (0_u8..).zip(&combat.foes);
    let dealing: Vec<u8> = match combat.dealing {
        // MK-COMBAT-DAMAGE-02: what was begun comes first.
        Some(first) => {
            let others = foes.filter(|(at, foe)| foe.damage > 0 && *at != first);
            std::iter::once(first).chain(others.map(|(at, _)| at)).collect()
        }
        None => foes.filter(|(_, foe)| foe.damage > 0).map(|(at, _)| at).collect(),
    };
    if dealing.is_empty() || game.duel.is_some() {
        return None;
    }
    let units = (0..game.player(seat).units.len() as u8).map(DamageTo::Unit);
    let takers: Vec<DamageTo> = std::iter::once(DamageTo::Hero).chain(units).collect();
    let fixed = |enemy: u8| {
        chosen.iter().find_map(|choice| match *choice {
            Choice::Damage { enemy: of, to } if of == enemy => Some(to),
            _ => None,
        })
    };
    let (best, outcome) = cheapest(game, seat, &dealing, &takers, &fixed)
        // Somebody was chosen who cannot take it.
        .or_else(|| cheapest(game, seat, &dealing, &takers, &|_| None))?;
    let row = |(at, (enemy, now)): (usize, &(u8, DamageTo))| {
        let cells = takers.iter().filter_map(|to| {
            let mut other = best.clone();
            other[at].1 = *to;
            // Another attack may need this Unit in the plan: then that one goes to the hero.
            let done = carry_out(game, seat, &other).or_else(|| {
                for (place, (_, taker)) in other.iter_mut().enumerate() {
                    if place != at && *taker == *to {
                        *taker = DamageTo::Hero;
                    }
                }
                carry_out(game, seat, &other)
            })?;
            Some(DamageCell { to: *to, chosen: to == now, sums: *done.each.get(at)? })
        });
        DamageRow { enemy: *enemy, cells: cells.collect() }
    };
    let rows = best.iter().enumerate().map(row).collect();
    let knocked_out = outcome.each.iter().any(|sums| sums.knocked_out);
    let left = outcome.each.iter().map(|sums| sums.left).sum();
    let after =
        DamageSums { knocked_out, left, ..sums_of(game.player(seat), outcome.game.player(seat)) };
    Some(DamagePlan { rows, after, answers: outcome.answers })
}

/// The plan that is worth most, of all that keep to what is fixed.
fn cheapest(
    game: &MageKnight,
    seat: Seat,
    dealing: &[u8],
    takers: &[DamageTo],
    fixed: &dyn Fn(u8) -> Option<DamageTo>,
) -> Option<(Plan, Outcome)> {
    let mut plans: Vec<Plan> = vec![Vec::new()];
    for enemy in dealing {
        let open: Vec<DamageTo> = match fixed(*enemy) {
            Some(to) => vec![to],
            None if plans.len() * takers.len() <= PLANS => takers.to_vec(),
            None => vec![DamageTo::Hero],
        };
        plans = plans
            .iter()
            .flat_map(|plan| {
                open.iter().map(|to| plan.iter().copied().chain([(*enemy, *to)]).collect())
            })
            .collect();
    }
    let mut best: Option<(i32, Plan, Outcome)> = None;
    for plan in plans {
        let Some(outcome) = carry_out(game, seat, &plan) else { continue };
        let worth = worth(game, &outcome, seat);
        if best.as_ref().is_none_or(|(most, _, _)| worth > *most) {
            best = Some((worth, plan, outcome));
        }
    }
    best.map(|(_, plan, outcome)| (plan, outcome))
}
