//! Equipment of Forged in Fire.

use crate::vocabulary::writing::*;

pub(super) fn all() -> Vec<Card> {
    vec![morning_star(), bloodfire_helmet(), eisenachs_forge_hammer(), generals_signet_ring()]
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
