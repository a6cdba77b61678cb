//! Parts of effects in words.

use kernel::{Message, msg};

use super::{grouping, names};
use crate::cards::effect::{
    AttackKinds, Banner, Colors, Condition, CostChange, DeckEnd, Element, EnemyChange, Loss, Per,
    Reach, Target, Terrains, UnitBonus,
};

pub(super) fn attack(amount: u8, kind: Reach, of: Element) -> Message {
    let name = reach(kind);
    match of {
        Element::Physical => msg!("mk-effect-attack-amount", attack = name, amount = amount),
        Element::Fire => msg!("mk-effect-fire-attack-amount", attack = name, amount = amount),
        Element::Ice => msg!("mk-effect-ice-attack-amount", attack = name, amount = amount),
        Element::ColdFire => {
            msg!("mk-effect-cold-fire-attack-amount", attack = name, amount = amount)
        }
    }
}

pub(super) fn reach(kind: Reach) -> Message {
    match kind {
        Reach::Melee => msg!("mk-effect-attack"),
        Reach::Ranged => msg!("mk-effect-ranged-attack"),
        Reach::Siege => msg!("mk-effect-siege-attack"),
    }
}

pub(super) fn block(amount: u8, of: Element) -> Message {
    match of {
        Element::Physical => msg!("mk-effect-block", amount = amount),
        Element::Fire => msg!("mk-effect-fire-block", amount = amount),
        Element::Ice => msg!("mk-effect-ice-block", amount = amount),
        Element::ColdFire => msg!("mk-effect-cold-fire-block", amount = amount),
    }
}

pub(crate) fn element(of: Element) -> Message {
    match of {
        Element::Physical => msg!("mk-element-physical"),
        Element::Fire => msg!("mk-element-fire"),
        Element::Ice => msg!("mk-element-ice"),
        Element::ColdFire => msg!("mk-element-cold-fire"),
    }
}

pub(super) fn colors(colors: Colors) -> Message {
    match colors {
        // The others than that of the card thrown away are said with the crystals.
        Colors::AnyBasic | Colors::EachButThrown => msg!("mk-effect-any-basic-color"),
        Colors::Any => msg!("mk-effect-any-color"),
        Colors::AsPaid => msg!("mk-effect-color-as-paid"),
        Colors::AsThrown => msg!("mk-effect-color-as-thrown"),
        Colors::Owned => msg!("mk-effect-owned-color"),
        Colors::Chosen => msg!("mk-effect-chosen-color"),
        Colors::OneOf(colors) => grouping::any_of(colors.iter().map(|mana| names::mana(*mana))),
    }
}

pub(super) fn condition(holds: Condition) -> Message {
    match holds {
        Condition::Day => msg!("mk-if-day"),
        Condition::Night => msg!("mk-if-night"),
        Condition::InForest => msg!("mk-if-in-forest"),
        Condition::Interacting => msg!("mk-if-interacting"),
        Condition::InteractionOnly => msg!("mk-if-interaction-only"),
        Condition::AttackPhaseOnly => msg!("mk-if-attack-phase"),
        Condition::StartOfCombat => msg!("mk-if-start-of-combat"),
        Condition::BlockSucceeds => msg!("mk-if-block-succeeds"),
        Condition::EnoughMoveLeft => msg!("mk-if-enough-move"),
        Condition::LeastFame => msg!("mk-if-least-fame"),
        Condition::WoundDropped => msg!("mk-if-wound-dropped"),
        Condition::UnitReadied => msg!("mk-if-unit-readied"),
        Condition::NotInCombat => msg!("mk-if-not-in-combat"),
    }
}

pub(super) fn per(item: Per) -> Message {
    match item {
        Per::CardDiscarded => msg!("mk-per-card-discarded"),
        Per::Wound => msg!("mk-per-wound"),
        Per::ReadyUnit => msg!("mk-per-ready-unit"),
        Per::CrystalColor => msg!("mk-per-crystal-color"),
        Per::UnitRecruited => msg!("mk-per-unit-recruited"),
        Per::EnemyDefeated => msg!("mk-per-enemy-defeated"),
        Per::FightingUnit => msg!("mk-per-fighting-unit"),
        Per::SpellCast(mana) => msg!("mk-per-spell-cast", color = names::mana(mana)),
        Per::HealingSpent => msg!("mk-per-healing-spent"),
        Per::WoundHealed => msg!("mk-per-wound-healed"),
    }
}

pub(super) fn deck_end(end: DeckEnd) -> Message {
    match end {
        DeckEnd::Top => msg!("mk-deck-top"),
        DeckEnd::Bottom => msg!("mk-deck-bottom"),
    }
}

pub(super) fn terrain_cost(terrains: Terrains, change: CostChange) -> Message {
    let what = match terrains {
        Terrains::All => msg!("mk-effect-all-terrains"),
        Terrains::These(terrains) => {
            grouping::all_of(terrains.into_iter().flatten().map(names::terrain))
        }
    };
    let kinds = match terrains {
        Terrains::All => 1,
        Terrains::These(terrains) => terrains.into_iter().flatten().count() as u8,
    };
    match change {
        CostChange::Set(cost) => {
            msg!("mk-effect-terrain-set", terrains = what, kinds = kinds, cost = cost)
        }
        CostChange::Less { by, min } => {
            msg!("mk-effect-terrain-less", terrains = what, kinds = kinds, by = by, min = min)
        }
        CostChange::Passable(cost) => msg!("mk-effect-passable", terrains = what, cost = cost),
        // No card says so; a Skill leads to it.
        CostChange::More { .. } => msg!("mk-effect-nothing"),
    }
}

pub(super) fn target(target: Target) -> Message {
    match target {
        Target::One => msg!("mk-target-one"),
        Target::All => msg!("mk-target-all"),
        Target::Same => msg!("mk-target-same"),
        Target::Others => msg!("mk-target-others"),
        Target::Blocked => msg!("mk-target-blocked"),
    }
}

pub(super) fn loss(what: Loss) -> Message {
    match what {
        Loss::Fortification => msg!("mk-loss-fortification"),
        Loss::Resistances => msg!("mk-loss-resistances"),
        Loss::FortificationAndResistances => msg!("mk-loss-both"),
        Loss::FireResistance => msg!("mk-loss-fire"),
        Loss::PhysicalResistance => msg!("mk-loss-physical"),
        Loss::Swift => msg!("mk-loss-swift"),
    }
}

/// What happens to enemies.
pub(super) fn enemy(whom: Target, change: EnemyChange) -> Message {
    let target = target(whom);
    match change {
        EnemyChange::Armor { less, less_if_fortified } if less == less_if_fortified => {
            msg!("mk-effect-armor", target = target, less = less)
        }
        EnemyChange::Armor { less, less_if_fortified: more } => {
            msg!("mk-effect-armor-fortified", target = target, less = less, more = more)
        }
        EnemyChange::ArmorPerResistance => msg!("mk-effect-armor-per-resistance", target = target),
        EnemyChange::DoesNotAttack { unfortified: false } => {
            msg!("mk-effect-no-attack", target = target)
        }
        EnemyChange::DoesNotAttack { unfortified: true } => {
            msg!("mk-effect-no-attack-unfortified", target = target)
        }
        EnemyChange::Loses(what) => msg!("mk-effect-loses", target = target, what = loss(what)),
        EnemyChange::Destroyed => msg!("mk-effect-destroy", target = target),
    }
}

pub(super) fn unit_bonus(bonus: UnitBonus) -> Message {
    let UnitBonus { armor, attack, kinds, block, .. } = bonus;
    let attack = (attack > 0).then(|| match kinds {
        AttackKinds::Any => msg!("mk-bonus-attack", by = attack),
        AttackKinds::Melee => msg!("mk-bonus-melee", by = attack),
        AttackKinds::Ranged => msg!("mk-bonus-ranged", by = attack),
    });
    let armor = (armor > 0).then(|| msg!("mk-bonus-armor", by = armor));
    let block = (block > 0).then(|| msg!("mk-bonus-block", by = block));
    grouping::all_of([armor, attack, block].into_iter().flatten())
}

pub(super) fn banner(banner: Banner) -> Message {
    match banner {
        Banner::Glory => msg!("mk-banner-glory"),
        Banner::CancelAttack => msg!("mk-banner-cancel-attack"),
        Banner::Protection => msg!("mk-banner-protection"),
        Banner::Ready => msg!("mk-banner-ready"),
    }
}
