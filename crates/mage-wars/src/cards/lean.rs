//! Whom one wants a card on, read off its data: friends, enemies, or either. No rule asks for it; pages order answers by
//! it, and bots weigh them.

use std::sync::LazyLock;

use serde::Serialize;

use super::{CardId, Compiled};
use crate::vocabulary::{Ability, Effect, Gain, Kind, Stat, Subtype, Trait, Trigger, Who};

/// Whom one wants a spell on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lean {
    /// On friends.
    Helps,
    /// On enemies.
    Harms,
    /// It depends.
    Either,
}

/// Whom a card is good for.
pub fn lean(card: CardId) -> Lean {
    static LEANS: LazyLock<Vec<Lean>> =
        LazyLock::new(|| super::all().iter().map(lean_of).collect());
    LEANS.get(usize::from(card.0)).copied().unwrap_or(Lean::Either)
}

fn lean_of(compiled: &Compiled) -> Lean {
    let card = &compiled.card;
    match card.kind {
        Kind::Attack => return Lean::Harms,
        Kind::Equipment | Kind::Creature | Kind::Mage => return Lean::Helps,
        Kind::Orb | Kind::Tile => return Lean::Either,
        Kind::Conjuration | Kind::Wall | Kind::Enchantment | Kind::Incantation => (),
    }
    if card.subtypes.contains(&Subtype::Curse) {
        return Lean::Harms;
    }
    let mut score = 0;
    for ability in &card.abilities {
        score += match ability {
            Ability::While { gains, .. } => gains.iter().map(gain_score).sum(),
            Ability::When { trigger: Trigger::CastsQuickSpell, .. } => -1,
            Ability::When { trigger: Trigger::Attacked | Trigger::TargetedBy(_), .. } => 1,
            Ability::When { effect, .. } => effect_score(effect),
            _ => 0,
        };
    }
    score += card.effect.as_ref().map_or(0, effect_score);
    lean_by(score)
}

fn lean_by(score: i32) -> Lean {
    match score {
        1.. => Lean::Helps,
        0 => Lean::Either,
        _ => Lean::Harms,
    }
}

/// Above zero for what one is glad to have. What keeps a creature from acting outweighs the armor that comes with it.
fn gain_score(gain: &Gain) -> i32 {
    match gain {
        Gain::Trait(Trait::Plus(Stat::Upkeep | Stat::Damage(_), amount)) => -i32::from(*amount),
        Gain::Trait(Trait::Plus(_, amount)) => i32::from(*amount).signum(),
        Gain::Trait(
            Trait::Incapacitated
            | Trait::Restrained
            | Trait::Slow
            | Trait::FiniteLife
            | Trait::Lumbering
            | Trait::Pest,
        ) => -4,
        Gain::Trait(Trait::Unmovable) => 0,
        Gain::Lose(lost) => -gain_score(&Gain::Trait(lost.clone())).signum(),
        _ => 1,
    }
}

fn effect_score(effect: &Effect) -> i32 {
    match effect {
        Effect::Seq(parts) | Effect::Choose(parts) => parts.iter().map(effect_score).sum(),
        Effect::May(part)
        | Effect::If(_, part)
        | Effect::ForEach(_, part)
        | Effect::MayPay(_, part)
        | Effect::OnRoll(_, part) => effect_score(part),
        Effect::Damage { who: Who::Host | Who::Target | Who::Each, .. }
        | Effect::Drain { .. }
        | Effect::PlaceMarker { .. }
        | Effect::Banish { .. }
        | Effect::TransferMana { .. }
        | Effect::Destroy(Who::Target | Who::Second)
        | Effect::Attack { .. }
        | Effect::AttackZone { .. }
        | Effect::DestroyAttached { .. }
        | Effect::BuyOff { .. }
        | Effect::AttackBy { .. }
        | Effect::CancelMove => -1,
        Effect::Heal { .. }
        | Effect::PlaceGuard(_)
        | Effect::RemoveDamage { .. }
        | Effect::BuyOffDamage { .. }
        | Effect::RemoveMarkers { .. }
        | Effect::ClearMarkers { .. }
        | Effect::BuyOffEnchantments { .. }
        | Effect::Activate(_)
        | Effect::ExtraAttack(_)
        | Effect::Whirl(_)
        | Effect::ReturnToPlay { .. }
        | Effect::AvoidAttack { .. }
        | Effect::StopSpell { .. }
        | Effect::TurnSpell(_) => 1,
        Effect::Gain { gains, .. } => gains.iter().map(gain_score).sum(),
        _ => 0,
    }
}

/// Whom one wants this to happen to.
pub fn effect_lean(effect: &Effect) -> Lean {
    lean_by(effect_score(effect))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::find;

    fn leans(name: &str) -> Lean {
        lean(find(name).expect("a card of the base set"))
    }

    #[test]
    fn cards_are_for_friends_or_for_enemies_by_their_data() {
        for name in ["bear-strength", "block", "minor-heal", "rhino-hide", "regrowth", "nullify"] {
            assert_eq!(leans(name), Lean::Helps, "{name}");
        }
        for name in ["ghoul-rot", "force-hold", "turn-to-stone", "jinx", "essence-drain", "dispel"]
        {
            assert_eq!(leans(name), Lean::Harms, "{name}");
        }
        assert_eq!(leans("teleport"), Lean::Either);
    }
}
