//! Words about points, Fame, Reputation and Wounds: how many, and where they go.

use kernel::Seat;

use super::{
    At, Doing, Then, Words,
    judge::{attack_allowed, block_allowed, not_in_combat},
};
use crate::{
    cards::{
        Banner, Effect, Element, Loss, Per, Reach,
        effect::{BonusFor, Dice, EnemyChange, TurnModifier, UnitBonus},
    },
    content::{Mana, Traits, mana::DIE_SIDES},
    derive,
    flow::{combat, yes_no::YesNo},
    state::{Choice, Combat, Event, Foe, MageKnight, Origin, Phase, Question},
};

pub(super) const WORDS: Words = Words {
    allowed: |at| match *at.step.effect {
        Effect::Attack { reach, .. } => attack_allowed(at.game, reach),
        Effect::Block { .. } | Effect::BlockPerTrait { .. } => block_allowed(at.game),
        Effect::Heal(_) => not_in_combat(at.game),
        _ => Ok(()),
    },
    // By how much an Attack is raised.
    options: |at, out| out.extend((0..=at.step.raise).map(|amount| Choice::Amount { amount })),
    carry_out,
    answer: |doing, choice| {
        let Choice::Amount { amount } = choice else { return Then::Next };
        doing.run.bound.raised = amount;
        doing.run.progress = 1;
        Then::Again
    },
};

fn carry_out(doing: &mut Doing<'_>) -> Then {
    let (seat, step) = (doing.seat, doing.step);
    match *step.effect {
        Effect::Move(printed) => {
            let points = amount(doing, printed);
            doing.game.gain_move_points(seat, points, doing.run.origin);
        }
        Effect::Influence(printed) => {
            let points = amount(doing, printed);
            doing.game.gain_influence(seat, points, doing.run.origin);
        }
        Effect::Heal(points) => doing.game.gain_healing(seat, points),
        Effect::Attack { .. } if step.raise > 0 && doing.run.progress == 0 => return Then::Ask,
        Effect::Attack { amount, reach, element } => fight(doing, amount, Some(reach), element),
        Effect::Block { amount, element } => fight(doing, amount, None, element),
        Effect::BlockPerTrait { .. } => return doing.ride(),
        Effect::Fame(fame) => {
            let fame = fame.unsigned_abs() * items(&doing.at());
            doing.game.gain_fame(seat, fame);
        }
        Effect::Reputation(by) => {
            let by = by * items(&doing.at()) as i8;
            doing.game.change_reputation(seat, by);
        }
        Effect::TakeWound(wounds) => combat::hero_takes_wounds(doing.game, seat, wounds),
        Effect::RollForWounds(dice) => {
            let dice = match dice {
                Dice::Exactly(dice) => dice,
                Dice::AsRaised => doing.run.bound.raised,
            };
            for _ in 0..dice {
                let face = Mana::of_face(doing.game.chance.roll(DIE_SIDES));
                if let Mana::Black | Mana::Red = face {
                    combat::hero_takes_wounds(doing.game, seat, 1);
                }
            }
        }
        Effect::RemoveWoundsOfThisTurn => {
            let tally = &doing.game.turn.tally;
            if tally.wounds_to_hand + tally.wounds_to_discard > 0 {
                return Then::AtEnd(Question::YesNo(YesNo::RemoveWounds));
            }
        }
        _ => return doing.broken("no word about points"),
    }
    Then::Next
}

/// How often a step counts.
pub(super) fn items(at: &At<'_>) -> u8 {
    let Some((per, most)) = at.step.per else { return 1 };
    let player = at.game.player(at.seat);
    let tally = &at.game.turn.tally;
    let items = match per {
        Per::CardDiscarded => at.run.bound.discarded,
        Per::Wound => {
            player.wounds_in_hand() + player.units.iter().map(|unit| unit.wounds).sum::<u8>()
        }
        Per::ReadyUnit => player.units.iter().filter(|unit| unit.can_act()).count() as u8,
        Per::CrystalColor => player.crystals.iter().filter(|count| **count > 0).count() as u8,
        Per::UnitRecruited => tally.units_recruited,
        Per::EnemyDefeated => tally.enemies_defeated,
        Per::FightingUnit => {
            let own = player.units.iter().filter(|unit| unit.fought).count() as u8;
            own + tally.lent_units_fought
        }
        Per::SpellCast(mana) => mana.basic().map_or(0, |color| tally.spells_cast[color as usize]),
        Per::HealingSpent => at.game.turn.healing_fame_earned,
        // Cards are drawn as Wounds are healed.
        Per::WoundHealed => 0,
    };
    if most > 0 { items.min(most) } else { items }
}

/// What a Move, Influence, Attack or Block amounts to.
fn amount(doing: &mut Doing<'_>, printed: u8) -> u8 {
    let step = doing.step;
    let mut amount = step.amount.unwrap_or(printed).saturating_mul(items(&doing.at()));
    if step.per_enemy > 0 {
        let faced = doing.game.combat.as_ref().map_or(0, Combat::faced);
        amount = amount.saturating_add(step.per_enemy * faced);
    }
    if step.raise > 0 {
        amount = amount.saturating_add(doing.run.bound.raised);
    }
    let manner = &mut doing.run.manner;
    if manner.bonus > 0 && !manner.bonus_used && amount > 0 {
        manner.bonus_used = true;
        amount = amount.saturating_add(manner.bonus);
    }
    amount
}

/// An Attack of an effect with what raises it, or without a reach a Block.
fn fight(doing: &mut Doing<'_>, printed: u8, reach: Option<Reach>, element: Element) {
    let mut points = amount(doing, printed);
    if points == 0 {
        return;
    }
    if let Origin::Card { .. } = doing.run.origin {
        points += first_bonus(doing.game, reach.is_some());
    } else if let Origin::Ability { .. } = doing.run.origin {
        // MK-COMBAT-ATTACK-02, MK-RULING-106
        let attacking =
            doing.game.combat.as_ref().is_some_and(|combat| combat.phase == Phase::Attack);
        let alike = attacking && doing.game.switches.leadership_in_attack_phase;
        points += unit_bonus(doing, |bonus| match reach {
            Some(reach) => bonus.to_attack(reach, alike),
            None => bonus.block,
        });
        // MK-PVP-57: what a Unit gives to an attack on a hero can be taken from it.
        if let (Some(duel), Some(combat), Some(unit), Some(reach)) =
            (&mut doing.game.duel, &doing.game.combat, doing.run.bound.unit, reach)
        {
            let (reach, element) = combat.becomes(reach, element);
            duel.add_share(unit, reach, element, points);
        }
    }
    let from = Some(doing.run.origin);
    match reach {
        Some(reach) => gain_attack(doing.game, doing.seat, points, (reach, element), from),
        None => gain_block(doing.game, doing.seat, points, element, from),
    }
}

/// The bonus for the first card of the turn played for Attack or Block; it is then used up.
pub(crate) fn first_bonus(game: &mut MageKnight, for_attack: bool) -> u8 {
    let first = |modifier: TurnModifier| match modifier {
        TurnModifier::FirstAttackOrBlock { attack, block } => {
            Some(if for_attack { attack } else { block })
        }
        _ => None,
    };
    // MK-RULING-109
    let bonus = game.turn.modifiers.iter().filter_map(first).sum();
    if bonus > 0 {
        game.turn.modifiers.remove_all(|modifier| first(modifier).is_some());
    }
    bonus
}

/// MK-RULING-75: bonuses of a Unit that attacks or blocks. Whatever is for the next Unit alone is then used up.
fn unit_bonus(doing: &mut Doing<'_>, of: impl Fn(UnitBonus) -> u8) -> u8 {
    let index = doing.run.bound.unit.map(usize::from);
    let units = &mut doing.game.player_mut(doing.seat).units;
    let glory = match index.and_then(|index| units.get_mut(index)) {
        Some(unit) => {
            unit.fought = true;
            unit.banner_grants() == Some(Banner::Glory)
        }
        // MK-RULING-105: one of the offer, used as if it were one's own.
        None => {
            doing.game.turn.tally.lent_units_fought += 1;
            false
        }
    };
    if glory {
        doing.game.gain_fame(doing.seat, 1);
    }
    let modifiers = &mut doing.game.turn.modifiers;
    let bonus = modifiers.unit_bonuses().map(&of).sum::<u8>();
    let next_only = |bonus: UnitBonus| bonus.whom == BonusFor::Activated && of(bonus) > 0;
    modifiers.remove_all(
        |modifier| matches!(modifier, TurnModifier::UnitBonus(bonus) if next_only(bonus)),
    );
    bonus + u8::from(glory)
}

/// MK-RULING-32: points for the attack that is being put together, and what they come from.
pub(crate) fn gain_attack(
    game: &mut MageKnight,
    seat: Seat,
    amount: u8,
    (reach, element): (Reach, Element),
    from: Option<Origin>,
) {
    if let Some(combat) = &mut game.combat {
        let (reach, element) = combat.becomes(reach, element);
        let points = &mut combat.attack[reach as usize][element as usize];
        *points = points.saturating_add(amount);
        game.log.push(|| Event::GainedAttack { seat, amount, reach, element, from });
    }
}

pub(crate) fn gain_block(
    game: &mut MageKnight,
    seat: Seat,
    amount: u8,
    element: Element,
    from: Option<Origin>,
) {
    if let Some(combat) = &mut game.combat {
        let points = &mut combat.block[element as usize];
        *points = points.saturating_add(amount);
        game.log.push(|| Event::GainedBlock { seat, amount, element, from });
    }
}

/// What the cards of a block add against this enemy: Block points by element, and the traits it loses before the
/// block is judged.
pub(crate) fn rider_value(combat: &Combat, foe: &Foe) -> ([u8; 4], Traits) {
    let (mut block, mut lost) = ([0; 4], Traits::NONE);
    for step in combat.riders.iter().filter_map(|rider| rider.step()) {
        match *step.effect {
            Effect::BlockPerTrait { amount, element } => {
                block[element as usize] += amount * derive::foe::countable_traits(combat, foe);
            }
            Effect::Enemy { change: EnemyChange::Loses(Loss::Swift), .. } => {
                lost = lost.and(Traits::SWIFT);
            }
            _ => (),
        }
    }
    (block, lost)
}
