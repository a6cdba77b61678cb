//! The traits of an object in one small value: flags, sums and highest values, as the rules put them together.

use crate::vocabulary::{DamageType, Stat, Trait};

/// A trait that is there or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Flag {
    BlocksLoS,
    Burnproof,
    Climbing,
    Elusive,
    FiniteLife,
    Fast,
    Flying,
    Incapacitated,
    Incorporeal,
    Legendary,
    Living,
    Nonliving,
    PassageAttacks,
    PassageBlocked,
    Pest,
    Restrained,
    Slow,
    Uncontainable,
    Unmovable,
    Unique,
    ZoneExclusive,
    /// Its quick melee attacks have Counterstrike.
    Counterstrike,
}

/// How many stats there are apart from damage types.
const STATS: usize = 11;
const DAMAGE_TYPES: usize = 8;

/// All traits of an object at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traits {
    flags: u32,
    immunities: u8,
    /// Of several, the highest counts (MW-GEN-12).
    pub aegis: u8,
    pub regenerate: u8,
    pub tough: u8,
    pub rage: u8,
    /// The most move actions in a round, where something limits them.
    pub move_limit: Option<u8>,
    /// How far it teleports in place of each move action; 0 where it moves.
    pub teleports: u8,
    stats: [i8; STATS],
    damage: [i8; DAMAGE_TYPES],
}

fn stat_at(stat: Stat) -> Option<usize> {
    match stat {
        Stat::Armor => Some(0),
        Stat::AttackDice => Some(1),
        Stat::Bloodthirsty => Some(2),
        Stat::Channeling => Some(3),
        Stat::Charge => Some(4),
        Stat::Life => Some(5),
        Stat::Magebind => Some(6),
        Stat::Melee => Some(7),
        Stat::Ranged => Some(8),
        Stat::Upkeep => Some(9),
        Stat::Piercing => Some(10),
        Stat::Damage(_) => None,
    }
}

impl Traits {
    pub fn has(&self, flag: Flag) -> bool {
        self.flags & (1 << flag as u32) != 0
    }

    pub fn set(&mut self, flag: Flag) {
        self.flags |= 1 << flag as u32;
    }

    pub fn clear(&mut self, flag: Flag) {
        self.flags &= !(1 << flag as u32);
    }

    pub fn is_immune(&self, damage_type: DamageType) -> bool {
        self.immunities & (1 << damage_type as u8) != 0
    }

    pub fn make_immune(&mut self, damage_type: DamageType) {
        self.immunities |= 1 << damage_type as u8;
    }

    /// The sum of all traits of this name with a sign (MW-GEN-11).
    pub fn plus(&self, stat: Stat) -> i32 {
        match stat {
            Stat::Damage(damage_type) => i32::from(self.damage[damage_type as usize]),
            other => stat_at(other).map_or(0, |at| i32::from(self.stats[at])),
        }
    }

    pub fn add(&mut self, stat: Stat, amount: i8) {
        match stat {
            Stat::Damage(damage_type) => {
                let place = &mut self.damage[damage_type as usize];
                *place = place.saturating_add(amount);
            }
            other => {
                if let Some(at) = stat_at(other) {
                    self.stats[at] = self.stats[at].saturating_add(amount);
                }
            }
        }
    }

    /// All of it in four words; the upper bits of the last one are free.
    pub(crate) fn to_words(self) -> [u64; 4] {
        let Traits {
            flags,
            immunities,
            aegis,
            regenerate,
            tough,
            rage,
            move_limit,
            teleports,
            stats,
            damage,
        } = self;
        // One more than the limit, or 0 where there is none.
        let moves = move_limit.map_or(0, |most| u64::from(most) + 1);
        let [a, b, c, d, e, f, g, h, i, j, k] = stats.map(i8::cast_unsigned);
        let values = [immunities, aegis, regenerate, tough];
        [
            u64::from(flags) | u64::from(u32::from_le_bytes(values)) << 32,
            u64::from_le_bytes([a, b, c, d, e, f, g, h]),
            u64::from_le_bytes(damage.map(i8::cast_unsigned)),
            u64::from(u32::from_le_bytes([i, j, k, rage]))
                | u64::from(teleports) << 32
                | moves << 40,
        ]
    }

    /// What [`Traits::to_words`] wrote.
    #[inline]
    pub(crate) fn from_words([first, second, third, last]: [u64; 4]) -> Self {
        let [immunities, aegis, regenerate, tough] = ((first >> 32) as u32).to_le_bytes();
        let [a, b, c, d, e, f, g, h] = second.to_le_bytes();
        let [i, j, k, rage] = (last as u32).to_le_bytes();
        Traits {
            flags: first as u32,
            immunities,
            aegis,
            regenerate,
            tough,
            rage,
            move_limit: u8::try_from((last >> 40).wrapping_sub(1)).ok(),
            teleports: (last >> 32) as u8,
            stats: [a, b, c, d, e, f, g, h, i, j, k].map(u8::cast_signed),
            damage: third.to_le_bytes().map(u8::cast_signed),
        }
    }

    /// MW-CREATURE-05, MW-CONJ-04: living is what is not Nonliving.
    pub fn is_living(&self) -> bool {
        !self.has(Flag::Nonliving)
    }

    /// Takes a trait in, by the rule for its name.
    pub fn gain(&mut self, gained: &Trait) {
        match gained {
            Trait::Plus(stat, amount) => self.add(*stat, *amount),
            Trait::Aegis(value) => self.aegis = self.aegis.max(*value),
            Trait::Regenerate(value) => self.regenerate = self.regenerate.max(*value),
            Trait::Tough(value) => self.tough = self.tough.saturating_add(*value),
            Trait::Rage(value) => self.rage = self.rage.saturating_add(*value),
            Trait::Immunity(damage_type) => self.make_immune(*damage_type),
            Trait::MoveLimit(most) => {
                self.move_limit = Some(self.move_limit.map_or(*most, |less| less.min(*most)));
            }
            Trait::Teleports(zones) => self.teleports = self.teleports.max(*zones),
            // What casts, keeps or limits spells is looked up on the card itself.
            Trait::Familiar(_)
            | Trait::Spawnpoint { .. }
            | Trait::Spellbind(_)
            | Trait::Extendable
            | Trait::Magecast => (),
            other => {
                if let Some(flag) = flag_of(other) {
                    self.set(flag);
                }
            }
        }
    }

    /// Loses a trait, however often it was gained.
    pub fn lose(&mut self, lost: &Trait) {
        if let Some(flag) = flag_of(lost) {
            self.clear(flag);
        }
    }

    /// What follows from what it has (MW-INCORP-02 to MW-INCORP-04, MW-CREATURE-08, MW-CREATURE-09, MW-FLYING-08).
    pub fn settle(&mut self) {
        if self.has(Flag::Incorporeal) {
            self.set(Flag::Nonliving);
            self.set(Flag::Burnproof);
            self.set(Flag::Uncontainable);
        }
        if self.has(Flag::Nonliving) {
            self.make_immune(DamageType::Poison);
            self.set(Flag::FiniteLife);
        }
        // MW-COND-RESTRAINED-03
        if self.has(Flag::Uncontainable) {
            self.clear(Flag::Restrained);
        }
        // MW-FLYING-08, MW-FLYING-09
        if self.has(Flag::Incapacitated) || self.has(Flag::Restrained) {
            self.clear(Flag::Flying);
        }
        // MW-TRAIT-FAST-03
        if self.has(Flag::Fast) && self.has(Flag::Slow) {
            self.clear(Flag::Fast);
            self.clear(Flag::Slow);
        }
    }
}

/// The flag of a trait that is there or not.
pub fn flag_of(of: &Trait) -> Option<Flag> {
    Some(match of {
        Trait::BlocksLoS => Flag::BlocksLoS,
        Trait::Burnproof => Flag::Burnproof,
        Trait::Climbing => Flag::Climbing,
        Trait::Elusive => Flag::Elusive,
        Trait::Fast => Flag::Fast,
        Trait::FiniteLife => Flag::FiniteLife,
        Trait::Flying => Flag::Flying,
        Trait::Incapacitated => Flag::Incapacitated,
        Trait::Incorporeal => Flag::Incorporeal,
        Trait::Legendary => Flag::Legendary,
        Trait::Living => Flag::Living,
        Trait::Nonliving => Flag::Nonliving,
        Trait::PassageAttacks => Flag::PassageAttacks,
        Trait::PassageBlocked => Flag::PassageBlocked,
        Trait::Pest => Flag::Pest,
        Trait::Restrained => Flag::Restrained,
        Trait::Slow => Flag::Slow,
        Trait::Uncontainable => Flag::Uncontainable,
        Trait::Unique => Flag::Unique,
        Trait::Unmovable => Flag::Unmovable,
        Trait::ZoneExclusive => Flag::ZoneExclusive,
        Trait::Aegis(_)
        | Trait::Extendable
        | Trait::Familiar(_)
        | Trait::Immunity(_)
        | Trait::Magecast
        | Trait::MoveLimit(_)
        | Trait::Plus(..)
        | Trait::Rage(_)
        | Trait::Regenerate(_)
        | Trait::Spawnpoint { .. }
        | Trait::Spellbind(_)
        | Trait::Teleports(_)
        | Trait::Tough(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use rules::{covers, mw};

    use super::*;

    #[test]
    fn signed_traits_add_up_and_of_unsigned_ones_the_highest_counts() {
        covers![mw::GEN_11, mw::GEN_12, mw::TRAIT_AEGIS_02, mw::TRAIT_REGENERATE_02];
        let mut traits = Traits::default();
        for gained in [
            Trait::Plus(Stat::Melee, 2),
            Trait::Plus(Stat::Melee, -1),
            Trait::Aegis(1),
            Trait::Aegis(2),
            Trait::Aegis(1),
            Trait::Regenerate(2),
            Trait::Regenerate(1),
        ] {
            traits.gain(&gained);
        }
        assert_eq!((traits.plus(Stat::Melee), traits.aegis, traits.regenerate), (1, 2, 2));
    }

    #[test]
    fn traits_come_back_from_words_as_they_were() {
        let mut traits = Traits::default();
        traits.set(Flag::Flying);
        traits.set(Flag::Counterstrike);
        traits.make_immune(DamageType::Poison);
        (traits.aegis, traits.regenerate, traits.tough, traits.rage) = (1, 2, 3, u8::MAX);
        let stats = [Stat::Armor, Stat::Upkeep, Stat::Piercing, Stat::Damage(DamageType::Wind)];
        for (stat, amount) in stats.into_iter().zip([-1, 2, i8::MIN, 3]) {
            traits.add(stat, amount);
        }
        for move_limit in [None, Some(0), Some(2), Some(u8::MAX)] {
            traits.move_limit = move_limit;
            traits.teleports = 3;
            let words = traits.to_words();
            assert_eq!(Traits::from_words(words), traits);
            assert_eq!(words[3] >> 49, 0, "some bits are left");
        }
    }

    #[test]
    fn incorporeal_implies_nonliving_burnproof_and_uncontainable() {
        covers![mw::INCORP_02, mw::INCORP_03, mw::INCORP_04, mw::CREATURE_08, mw::CREATURE_09];
        let mut traits = Traits::default();
        traits.gain(&Trait::Incorporeal);
        traits.gain(&Trait::Restrained);
        traits.settle();
        assert!(!traits.is_living() && traits.has(Flag::Burnproof) && traits.has(Flag::FiniteLife));
        assert!(traits.is_immune(DamageType::Poison));
        assert!(!traits.has(Flag::Restrained), "what cannot be contained cannot be restrained");
    }

    #[test]
    fn fast_and_slow_cancel_each_other_and_the_helpless_do_not_fly() {
        covers![mw::TRAIT_FAST_03, mw::FLYING_08, mw::FLYING_09];
        let mut traits = Traits::default();
        for gained in [Trait::Fast, Trait::Slow, Trait::Flying, Trait::Incapacitated] {
            traits.gain(&gained);
        }
        traits.settle();
        assert!(!traits.has(Flag::Fast) && !traits.has(Flag::Slow) && !traits.has(Flag::Flying));
    }
}
