//! Units as they are now.

use kernel::Seat;

use crate::{
    cards::{Banner, Element, effect::TurnModifier},
    content::Traits,
    state::{MageKnight, UnitState, turn::Modifiers},
};

/// MK-PVP-53, MK-RULING-68: never below 1.
pub fn armor(game: &MageKnight, unit: &UnitState) -> u8 {
    let banner = match unit.banner_grants() {
        Some(Banner::Glory | Banner::Protection) => 1,
        Some(Banner::CancelAttack | Banner::Ready) | None => 0,
    };
    let bonuses = game.turn.modifiers.unit_bonuses().map(|bonus| bonus.armor).sum::<u8>();
    let whole = unit.unit.printed().armor + bonuses + banner;
    whole.saturating_sub(unit.armor_less).max(1)
}

pub fn resistances(game: &MageKnight, unit: &UnitState) -> Traits {
    resistances_by(&game.turn.modifiers, unit)
}

/// Its resistances by the modifiers of its owner's turn, which may not be the one on the table.
pub(crate) fn resistances_by(modifiers: &Modifiers, unit: &UnitState) -> Traits {
    let mut traits = unit.unit.printed().resistances;
    if unit.banner_grants() == Some(Banner::Protection) {
        traits = traits.and(Traits::RESISTS_FIRE).and(Traits::RESISTS_ICE);
    }
    if modifiers.has(TurnModifier::UnitsResistAll) {
        traits = traits.and(Traits::RESISTANCES);
    }
    traits.without(unit.lost)
}

/// MK-COMBAT-DAMAGE-08
pub fn resists(game: &MageKnight, unit: &UnitState, element: Element) -> bool {
    let traits = resistances(game, unit);
    traits.has(match element {
        Element::Physical => Traits::RESISTS_PHYSICAL,
        Element::Fire => Traits::RESISTS_FIRE,
        Element::Ice => Traits::RESISTS_ICE,
        Element::ColdFire => Traits::RESISTS_FIRE.and(Traits::RESISTS_ICE),
    })
}

/// MK-RULING-41, MK-SKILL-14: whether Units can be used in the combat at hand.
pub fn usable_here(game: &MageKnight, unit: &UnitState) -> bool {
    game.combat.as_ref().is_none_or(|combat| combat.units_allowed) || unit.bonded
}

/// MK-COMBAT-DAMAGE-05: whether damage can be assigned to a Unit.
pub fn takes_damage(game: &MageKnight, seat: Seat, index: u8) -> bool {
    let Some(unit) = game.player(seat).unit(index) else { return false };
    unit.wounds == 0
        && !unit.absorbed
        && usable_here(game, unit)
        && !game.turn.modifiers.has(TurnModifier::UnitsTakeNoDamage)
}
