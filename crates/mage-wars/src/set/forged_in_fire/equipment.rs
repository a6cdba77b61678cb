//! Equipment of Forged in Fire.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![
        morning_star(),
        bloodfire_helmet(),
        eisenachs_forge_hammer(),
        generals_signet_ring(),
        adramelechs_torment(),
        harshforge_plate(),
    ]
}

fn morning_star() -> Card {
    Card::equipment("MWSTX2FFQ06", "morning-star", 5)
        .school(School::War, 1)
        .worn(Locations::One(Location::Weapon))
        .attack(quick_melee("overhead-bash", 4).with(AttackTrait::Unavoidable))
        .copies(4)
}

fn bloodfire_helmet() -> Card {
    Card::equipment("MWSTX2FFQ02", "bloodfire-helmet", 5)
        .school(School::Dark, 1)
        .worn(Locations::One(Location::Helmet))
        .only(Restriction::ClassOnly(MageClass::Warlock))
        .attacks(
            Attacks::by(creature().and(subtype(Subtype::Demon)).and(Filter::Yours))
                .made_at(Filter::Marked(Marker::Burn))
                .melee(),
            AttackRule::Plus(Stat::Melee, 1),
        )
        .copies(2)
}

fn eisenachs_forge_hammer() -> Card {
    Card::equipment("MWSTX2FFQ03", "eisenachs-forge-hammer", 8)
        .school(School::War, 2)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Weapon))
        .attack(quick_melee("smash", 4).from(8, &[DAZE]).from(11, &[STUN]))
        .only(Restriction::SchoolOnly(School::War))
        .ability(Ability::Discount {
            amount: 1,
            spells: Filter::Kind(Kind::Equipment),
            on_cast: true,
            on_reveal: false,
            target: None,
            payers: Payers::Casters,
            times: 1,
        })
        .copies(2)
}

fn generals_signet_ring() -> Card {
    Card::equipment("MWSTX2FFQ04", "generals-signet-ring", 3)
        .school(School::War, 1)
        .subtypes(&[Subtype::Mana])
        .worn(Locations::One(Location::Ring))
        .only(Restriction::ClassOnly(MageClass::Warlord))
        .ability(Ability::Discount {
            amount: 1,
            spells: subtype(Subtype::Soldier),
            on_cast: true,
            on_reveal: false,
            target: None,
            payers: Payers::Spawnpoints,
            times: 1,
        })
        .copies(2)
}

fn adramelechs_torment() -> Card {
    let cursed = enchantment().and(subtype(Subtype::Curse)).and(Filter::Revealed);
    let victim = creature()
        .but_not(Filter::Marked(Marker::Burn))
        .and(Filter::Carries(Box::new(cursed.and(Filter::Yours))));
    let burn = Effect::Seq(vec![
        Effect::ChooseObject { which: victim, within: Some(u8::MAX) },
        Effect::PlaceMarker { who: Who::Chosen, marker: Marker::Burn },
    ]);
    Card::equipment("MWSTX2FFQ01", "adramelechs-torment", 3)
        .school(School::Dark, 1)
        .worn(Locations::One(Location::Amulet))
        .only(Restriction::ClassOnly(MageClass::Warlock))
        .may_when(Trigger::ActionPhaseEnds, Limit::None, 2, burn)
        .copies(2)
}

fn harshforge_plate() -> Card {
    let spells = enchantment().or(Filter::Kind(Kind::Incantation));
    Card::equipment("MWSTX2FFQ05", "harshforge-plate", 8)
        .school(School::War, 2)
        .worn(Locations::One(Location::Chest))
        .only(Restriction::SchoolOnly(School::War))
        .grants(vec![plus(Stat::Armor, 2)])
        .ability(Ability::Surcharge { amount: 2, spells, target: Filter::Host })
        .copies(2)
}
