//! Points an effect gives: how many, and where they go.

use kernel::{Log, Seat};

use super::parts::{Part, parts};
use crate::{
    cards::{Banner, Effect, Element, Per, Reach},
    derive,
    state::{Event, Foe, MageKnight, Playing, Root},
};

/// How often a part counts.
pub(super) fn count(game: &MageKnight, seat: Seat, playing: &Playing, per: Per) -> u8 {
    let player = game.player(seat);
    let tally = &game.turn.tally;
    match per {
        Per::CardDiscarded => playing.count,
        Per::Wound => {
            player.wounds_in_hand() + player.units.iter().map(|unit| unit.wounds).sum::<u8>()
        }
        Per::ReadyUnit => {
            player.units.iter().filter(|unit| unit.ready && unit.wounds == 0).count() as u8
        }
        Per::CrystalColor => player.crystals.iter().filter(|count| **count > 0).count() as u8,
        Per::UnitRecruited => tally.units_recruited,
        Per::EnemyDefeated => tally.enemies_defeated,
        Per::FightingUnit => player.units.iter().filter(|unit| unit.fought).count() as u8,
        Per::SpellCast(mana) => mana.basic().map_or(0, |color| tally.spells_cast[color as usize]),
        Per::HealingSpent => game.turn.healing_fame_earned,
        Per::WoundHealed => 0,
    }
}

/// What a Move, Influence, Attack or Block of this part amounts to.
pub(super) fn amount(
    game: &MageKnight,
    seat: Seat,
    playing: &mut Playing,
    part: &Part,
    printed: u8,
) -> u8 {
    let mut amount = part.amount.unwrap_or(printed);
    if let Some((per, most)) = part.per {
        let items = count(game, seat, playing, per);
        let items = if most > 0 { items.min(most) } else { items };
        amount = amount.saturating_mul(items);
    }
    if part.per_enemy > 0 {
        let faced = game.combat.as_ref().map_or(0, crate::state::Combat::faced);
        amount = amount.saturating_add(part.per_enemy * faced);
    }
    if part.raise > 0 {
        amount = amount.saturating_add(playing.count);
    }
    if playing.bonus > 0 && !playing.bonus_used && amount > 0 {
        playing.bonus_used = true;
        amount = amount.saturating_add(playing.bonus);
    }
    amount
}

/// An Attack of an effect, with what raises it.
pub(super) fn attack_of(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    part: &Part,
    log: &mut Log<Event>,
) {
    let Effect::Attack { amount: printed, reach, element } = *part.effect else { return };
    let mut points = amount(game, seat, playing, part, printed);
    if points == 0 {
        return;
    }
    match playing.root {
        Root::Card { .. } => points += first_bonus(game, true),
        Root::Ability { .. } => points += unit_attack(game, seat, playing, reach, log),
        Root::Skill(_) | Root::Tactic(_) | Root::Altar(_) | Root::Purchase(_) | Root::Banner(_) => {
        }
    }
    // MK-PVP-57: what a Unit gives to an attack on a hero can be taken from it.
    if let (Some(duel), Some(unit), Root::Ability { .. }) =
        (&mut game.duel, playing.unit, playing.root)
    {
        duel.add_share(unit, reach, element, points);
    }
    gain_attack(game, seat, points, reach, element, log);
}

pub(super) fn block_of(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    part: &Part,
    log: &mut Log<Event>,
) {
    let Effect::Block { amount: printed, element } = *part.effect else { return };
    let mut points = amount(game, seat, playing, part, printed);
    if points == 0 {
        return;
    }
    match playing.root {
        Root::Card { .. } => points += first_bonus(game, false),
        Root::Ability { .. } => points += unit_block(game, seat, playing, log),
        Root::Skill(_) | Root::Tactic(_) | Root::Altar(_) | Root::Purchase(_) | Root::Banner(_) => {
        }
    }
    gain_block(game, seat, points, element, log);
}

/// The bonus for the first card of the turn played for Attack or Block; it is then used up.
pub(crate) fn first_bonus(game: &mut MageKnight, attack: bool) -> u8 {
    let bonus = game.turn.rules.first_bonus.take();
    bonus.map_or(0, |(for_attack, for_block)| if attack { for_attack } else { for_block })
}

/// MK-RULING-75: bonuses of Units.
fn unit_attack(
    game: &mut MageKnight,
    seat: Seat,
    playing: &Playing,
    reach: Reach,
    log: &mut Log<Event>,
) -> u8 {
    let Some(glory) = fights(game, seat, playing, log) else { return 0 };
    let rules = &mut game.turn.rules;
    let activated = match (reach, rules.activated) {
        (Reach::Melee, Some([melee, _, _])) => melee,
        (Reach::Ranged, Some([_, ranged, _])) => ranged,
        (Reach::Melee | Reach::Ranged | Reach::Siege, _) => 0,
    };
    if activated > 0 {
        rules.activated = None;
    }
    glory + activated + rules.unit_attack + rules.unit_attack_combat
}

fn unit_block(game: &mut MageKnight, seat: Seat, playing: &Playing, log: &mut Log<Event>) -> u8 {
    let Some(glory) = fights(game, seat, playing, log) else { return 0 };
    let rules = &mut game.turn.rules;
    let activated = rules.activated.map_or(0, |[_, _, block]| block);
    if activated > 0 {
        rules.activated = None;
    }
    glory + activated + rules.unit_block + rules.unit_block_combat
}

/// Notes that an own Unit attacks or blocks; gives the bonus of its Banner.
fn fights(
    game: &mut MageKnight,
    seat: Seat,
    playing: &Playing,
    log: &mut Log<Event>,
) -> Option<u8> {
    let index = usize::from(playing.unit?);
    let unit = game.player_mut(seat).units.get_mut(index)?;
    unit.fought = true;
    if unit.banner_grants() == Some(Banner::Glory) {
        game.gain_fame(seat, 1, log);
        return Some(1);
    }
    Some(0)
}

/// MK-RULING-32: points for the attack that is being put together.
pub(crate) fn gain_attack(
    game: &mut MageKnight,
    seat: Seat,
    amount: u8,
    reach: Reach,
    element: Element,
    log: &mut Log<Event>,
) {
    if let Some(combat) = &mut game.combat {
        let points = &mut combat.attack[reach as usize][element as usize];
        *points = points.saturating_add(amount);
        log.push(|| Event::GainedAttack { seat, amount, reach, element });
    }
}

pub(crate) fn gain_block(
    game: &mut MageKnight,
    seat: Seat,
    amount: u8,
    element: Element,
    log: &mut Log<Event>,
) {
    if let Some(combat) = &mut game.combat {
        let points = &mut combat.block[element as usize];
        *points = points.saturating_add(amount);
        log.push(|| Event::GainedBlock { seat, amount, element });
    }
}

/// What the cards of a block add against this enemy: Block points by element, and the traits it loses before the
/// block is judged.
pub(crate) fn rider_value(
    game: &MageKnight,
    seat: Seat,
    foe: &Foe,
) -> ([u8; 4], crate::content::Traits) {
    let (mut block, mut lost) = ([0; 4], crate::content::Traits::NONE);
    let Some(combat) = &game.combat else { return (block, lost) };
    for rider in &combat.riders {
        let Ok(parts) = parts(game, seat, rider) else { continue };
        match parts.get(usize::from(rider.next)).map(|part| *part.effect) {
            Some(Effect::BlockPerTrait { amount, element }) => {
                block[element as usize] += amount * derive::foe::countable_traits(combat, foe);
            }
            Some(Effect::EnemyLoses { what: crate::cards::Loss::Swift, .. }) => {
                lost = lost.and(crate::content::Traits::SWIFT);
            }
            _ => (),
        }
    }
    (block, lost)
}
