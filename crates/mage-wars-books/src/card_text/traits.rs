//! Traits of objects and attacks by name.

use kernel::{Message, msg};

use super::{
    grammar::{Case, Determiner, Speaker},
    names,
};
use mage_wars::vocabulary::{AttackTrait, Stat, Trait};

impl Speaker<'_> {
    pub(super) fn trait_text(&self, held: &Trait) -> String {
        self.say(&self.trait_message(held))
    }

    pub(super) fn trait_message(&self, held: &Trait) -> Message {
        match held {
            Trait::Aegis(amount) => msg!("ct-trait-aegis", amount = *amount),
            Trait::Anchored => msg!("ct-trait-anchored"),
            Trait::BlocksLoS => msg!("ct-trait-blocks-los"),
            Trait::Burnproof => msg!("ct-trait-burnproof"),
            Trait::Cantrip => msg!("ct-trait-cantrip"),
            Trait::Climbing => msg!("ct-trait-climbing"),
            Trait::Elusive => msg!("ct-trait-elusive"),
            Trait::Extendable => msg!("ct-trait-extendable"),
            Trait::Familiar(spells) => {
                let spells = self.spells(spells, Determiner::None, Case::Nom);
                msg!("ct-trait-familiar", spells = spells)
            }
            Trait::Fast => msg!("ct-trait-fast"),
            Trait::FiniteLife => msg!("ct-trait-finite-life"),
            Trait::Flying => msg!("ct-trait-flying"),
            Trait::Fragile => msg!("ct-trait-fragile"),
            Trait::Immunity(damage) => {
                msg!("ct-trait-immunity", damage = self.word(names::damage(*damage)))
            }
            Trait::Incapacitated => msg!("ct-trait-incapacitated"),
            Trait::Incorporeal => msg!("ct-trait-incorporeal"),
            Trait::Indestructible => msg!("ct-trait-indestructible"),
            Trait::Intercept => msg!("ct-trait-intercept"),
            Trait::Legendary => msg!("ct-trait-legendary"),
            Trait::Lifebond(amount) => msg!("ct-trait-lifebond", amount = *amount),
            Trait::Living => msg!("ct-trait-living"),
            Trait::Lumbering => msg!("ct-trait-lumbering"),
            Trait::Magecast => msg!("ct-trait-magecast"),
            Trait::Nonliving => msg!("ct-trait-nonliving"),
            Trait::MoveLimit(most) => msg!("ct-trait-move-limit", most = *most),
            Trait::Obscured => msg!("ct-trait-obscured"),
            Trait::PassageAttacks => msg!("ct-trait-passage-attacks"),
            Trait::PassageBlocked => msg!("ct-trait-passage-blocked"),
            Trait::Pest => msg!("ct-trait-pest"),
            Trait::Plus(stat, amount) => self.stat(*stat, signed(*amount)),
            Trait::Rage(amount) => msg!("ct-trait-rage", amount = *amount),
            Trait::Regenerate(amount) => msg!("ct-trait-regenerate", amount = *amount),
            Trait::Resilient => msg!("ct-trait-resilient"),
            Trait::Restrained => msg!("ct-trait-restrained"),
            Trait::Rooted => msg!("ct-trait-rooted"),
            Trait::Slow => msg!("ct-trait-slow"),
            Trait::Spawnpoint { spells, mana } => {
                let spells = self.spells(spells, Determiner::A, Case::Acc);
                match mana {
                    0 => msg!("ct-trait-spawnpoint", spells = spells),
                    mana => msg!("ct-trait-spawnpoint-mana", spells = spells, mana = *mana),
                }
            }
            Trait::Spellbind(spells) => {
                let spells = self.spells(spells, Determiner::A, Case::Nom);
                msg!("ct-trait-spellbind", spells = spells)
            }
            Trait::Teleports(zones) => msg!("ct-trait-teleports", zones = *zones),
            Trait::Tough(amount) => msg!("ct-trait-tough", amount = *amount),
            Trait::Uncontainable => msg!("ct-trait-uncontainable"),
            Trait::Unique => msg!("ct-trait-unique"),
            Trait::Unmovable => msg!("ct-trait-unmovable"),
            Trait::Unstoppable => msg!("ct-trait-unstoppable"),
            Trait::Uproot(amount) => msg!("ct-trait-uproot", amount = *amount),
            Trait::Vigilant => msg!("ct-trait-vigilant"),
            Trait::Warded => msg!("ct-trait-warded"),
            Trait::ZoneExclusive => msg!("ct-trait-zone-exclusive"),
        }
    }

    /// A trait with a sign; the amount is written with it.
    pub(super) fn stat(&self, stat: Stat, amount: String) -> Message {
        match stat {
            Stat::Armor => msg!("ct-stat-armor", amount = amount),
            Stat::AttackDice => msg!("ct-stat-attack-dice", amount = amount),
            Stat::Bloodthirsty => msg!("ct-stat-bloodthirsty", amount = amount),
            Stat::Channeling => msg!("ct-stat-channeling", amount = amount),
            Stat::Charge => msg!("ct-stat-charge", amount = amount),
            Stat::Damage(damage) => {
                let damage = self.word(names::damage(damage));
                msg!("ct-stat-damage", damage = damage, amount = amount)
            }
            Stat::InnateLife => msg!("ct-stat-innate-life", amount = amount),
            Stat::Life => msg!("ct-stat-life", amount = amount),
            Stat::Magebind => msg!("ct-stat-magebind", amount = amount),
            Stat::Melee => msg!("ct-stat-melee", amount = amount),
            Stat::Piercing => msg!("ct-stat-piercing", amount = amount),
            Stat::Ranged => msg!("ct-stat-ranged", amount = amount),
            Stat::Upkeep => msg!("ct-stat-upkeep", amount = amount),
        }
    }

    pub(super) fn attack_trait(&self, held: &AttackTrait) -> String {
        self.say(&match held {
            AttackTrait::Charge(amount) => {
                return self.say(&self.stat(Stat::Charge, signed(amount.cast_signed())));
            }
            AttackTrait::Counterstrike => msg!("ct-attack-counterstrike"),
            AttackTrait::CriticalDamage => msg!("ct-attack-critical-damage"),
            AttackTrait::Defrost => msg!("ct-attack-defrost"),
            AttackTrait::Devour => msg!("ct-attack-devour"),
            AttackTrait::Doublestrike => msg!("ct-attack-doublestrike"),
            AttackTrait::Ethereal => msg!("ct-attack-ethereal"),
            AttackTrait::FewerByDistance => msg!("ct-attack-fewer-by-distance"),
            AttackTrait::SelfDestruct => msg!("ct-attack-self-destruct"),
            AttackTrait::PerOrb(each) => {
                msg!("ct-attack-per-orb", each = self.attack_trait(each))
            }
            AttackTrait::PushesAtRandom => msg!("ct-attack-pushes-at-random"),
            AttackTrait::Extinguish => msg!("ct-attack-extinguish"),
            AttackTrait::PutsOutFires => msg!("ct-attack-puts-out-fires"),
            AttackTrait::Jumps { within, fewer } => {
                msg!("ct-attack-jumps", zones = *within, fewer = *fewer)
            }
            AttackTrait::ManaDrain(amount) => msg!("ct-attack-mana-drain", amount = *amount),
            AttackTrait::ManaTransfer(amount) => {
                msg!("ct-attack-mana-transfer", amount = *amount)
            }
            AttackTrait::NoDamage => msg!("ct-attack-no-damage"),
            AttackTrait::Piercing(amount) => msg!("ct-attack-piercing", amount = *amount),
            AttackTrait::Reach => msg!("ct-attack-reach"),
            AttackTrait::Sweeping => msg!("ct-attack-sweeping"),
            AttackTrait::Triplestrike => msg!("ct-attack-triplestrike"),
            AttackTrait::Unavoidable => msg!("ct-attack-unavoidable"),
            AttackTrait::Vampiric => msg!("ct-attack-vampiric"),
            AttackTrait::Versus(amount, filter) => {
                let whom = self.objects(filter, Determiner::None, Case::Acc);
                msg!("ct-attack-versus", amount = *amount, whom = whom)
            }
        })
    }
}

/// With a sign, as traits are written.
pub(super) fn signed(amount: i8) -> String {
    match amount {
        0.. => format!("+{amount}"),
        _ => format!("−{}", amount.unsigned_abs()),
    }
}
