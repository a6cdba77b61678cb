//! The numbers of the evaluation, as data: `weights.json` beside this file. One unit is what a mana spent well is worth.

use std::sync::{Arc, LazyLock};

use mage_wars::vocabulary::Marker;
use serde::{Deserialize, Serialize};

use crate::weights;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A point of a mage's life; each of the last `low_life_from` ones is worth `low_life` more.
    pub(super) life: f32,
    pub(super) low_life: f32,
    pub(super) low_life_from: f32,
    /// A mage's mana, up to `mana_in_use`; what lies beyond is `spare_mana` each.
    pub(super) mana: f32,
    pub(super) spare_mana: f32,
    pub(super) mana_in_use: f32,
    /// A mana each round to come.
    pub(super) channeling: f32,
    /// A mana of a creature's cost; a dying one still is worth the part `body` of it.
    pub(super) creature: f32,
    pub(super) body: f32,
    /// Attack dice and armor beyond the printed ones.
    pub(super) dice: f32,
    pub(super) armor: f32,
    pub(super) mage_dice: f32,
    pub(super) mage_armor: f32,
    /// Each attack die of a creature, for each zone it is nearer than four to an enemy mage; and of a mage itself.
    pub(super) near: f32,
    pub(super) mage_near: f32,
    /// The same for each round after `late_from`, for all of them.
    pub(super) late_from: f32,
    pub(super) impatience: f32,
    /// Each attack die of a creature that has not yet acted.
    pub(super) active: f32,
    /// A guard marker, and one beside the own mage.
    pub(super) guard: f32,
    pub(super) guard_of_mage: f32,
    /// The part of its worth a creature loses that cannot act, or not move.
    pub(super) helpless: f32,
    pub(super) restrained: f32,
    /// A mana of the cost of other objects.
    pub(super) conjuration: f32,
    pub(super) equipment: f32,
    pub(super) enchantment: f32,
    /// A mana of the casting and of the reveal cost of an enchantment that lies hidden.
    pub(super) hidden_cast: f32,
    pub(super) hidden_reveal: f32,
    /// The same for one that reveals itself when it is needed.
    pub(super) mandatory_reveal: f32,
    /// A V'Tar Orb one controls, and a V'Tar.
    pub(super) orb: f32,
    pub(super) vtar: f32,
    /// Mana on other objects than mages.
    pub(super) own_mana: f32,
    burn: f32,
    rot: f32,
    weak: f32,
    cripple: f32,
    daze: f32,
    stun: f32,
    sleep: f32,
    /// A lead of so much is as good as three games won of four.
    #[serde(deserialize_with = "weights::above_zero")]
    pub(super) scale: f32,
}

impl Weights {
    /// What one marker of a condition costs its bearer.
    pub(super) fn marker(&self, marker: Marker) -> f32 {
        match marker {
            Marker::Burn => self.burn,
            // Each marker hurts in every Upkeep Phase.
            Marker::Bleed | Marker::Rot => self.rot,
            // Whoever carries a larva is as good as lost to the other side.
            Marker::Corrode | Marker::Larva | Marker::Weak => self.weak,
            Marker::Cripple | Marker::Stuck => self.cripple,
            // Who was slammed gets up dazed.
            Marker::Daze | Marker::Slam => self.daze,
            Marker::Stun => self.stun,
            Marker::Sleep => self.sleep,
            // The damage of Tainted is counted as such, as are the dice and the Life of Growth.
            Marker::Growth
            | Marker::Tainted
            | Marker::Taunt
            | Marker::TauntThorg
            | Marker::TauntSkeelax
            | Marker::Zombie => 0.0,
        }
    }
}

/// The weights that are part of the program.
pub(super) fn embedded() -> Arc<Weights> {
    static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
        let read = weights::read(include_str!("weights.json"));
        Arc::new(read.expect("the file is part of the program"))
    });
    Arc::clone(&WEIGHTS)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_file_has_every_weight_and_no_other() {
        assert!(super::embedded().scale > 0.0);
    }
}
