//! Enchantments of Conquest of Kumanjaro.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![divine_might(), healing_charm()]
}

fn divine_might() -> Card {
    Card::enchantment("MWSTX1CKE02", "divine-might", 3)
        .school(School::Holy, 1)
        .on(living_creature())
        .grants(vec![Gain::Melee(AttackTrait::Ethereal)])
        .copies(6)
}

fn healing_charm() -> Card {
    Card::enchantment("MWSTX1CKE03", "healing-charm", 3)
        .school(School::Holy, 1)
        .subtypes(&[Subtype::Charm, Subtype::Healing])
        .on(living_creature())
        .once_when(Trigger::Revealed, heal_damage(Who::Host, dice(4)))
        .copies(6)
}
