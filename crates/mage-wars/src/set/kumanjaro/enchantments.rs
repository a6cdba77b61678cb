//! Enchantments of Conquest of Kumanjaro.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![divine_might(), healing_charm(), armor_ward(), spiked_pit()]
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

fn armor_ward() -> Card {
    let worn = Filter::Kind(Kind::Equipment).and(Filter::OnHost);
    Card::enchantment("MWSTX1CKE01", "armor-ward", 4)
        .schools_and(&[(School::Holy, 1), (School::War, 1)])
        .subtypes(&[Subtype::Protection, Subtype::Metamagic])
        .on(mage())
        .ability(Ability::Prevents { whom: worn, price: 4 })
        .copies(4)
}

fn spiked_pit() -> Card {
    let walking = creature().and(Filter::Enemy).but_not(Filter::has(Trait::Flying));
    Card::enchantment("MWSTX1CKE05", "spiked-pit", 5)
        .schools_and(&[(School::War, 1), (School::Earth, 1)])
        .subtypes(&[Subtype::Trap])
        .must_reveal()
        .target(Target::Zone(ZoneFilter::WithoutEnemyWalkers))
        .attack(
            special_attack("impaling-spikes", 4)
                .from(1, &[STUCK])
                .with(AttackTrait::Unavoidable)
                .with(AttackTrait::Piercing(2)),
        )
        .once_when(Trigger::Enters(walking), attack(0, Who::Actor))
        .copies(4)
}
