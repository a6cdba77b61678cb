//! The traits of an object in one small value: flags, sums and highest values, as the rules put them together.

use std::fmt;

use crate::vocabulary::{DamageType, Stat, Trait};

/// Writes the flags down once, and the list of them.
macro_rules! flags {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// A trait that is there or not.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Flag {
            $($(#[$doc])* $name,)*
        }

        impl Flag {
            pub const ALL: [Flag; [$(Flag::$name,)*].len()] = [$(Flag::$name,)*];
        }
    };
}

flags! {
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
    Lumbering,
    Nonliving,
    Obscured,
    PassageAttacks,
    PassageBlocked,
    Pest,
    Resilient,
    Restrained,
    Rooted,
    Slow,
    Anchored,
    Intercept,
    Indestructible,
    Vigilant,
    Warded,
    Uncontainable,
    Unmovable,
    Unstoppable,
    Unique,
    ZoneExclusive,
    /// Its quick melee attacks have Counterstrike.
    Counterstrike,
}

/// A set of damage types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DamageTypes(u16);

impl DamageTypes {
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<DamageType> for DamageTypes {
    fn from_iter<I: IntoIterator<Item = DamageType>>(types: I) -> Self {
        DamageTypes(types.into_iter().fold(0, |set, it| set | 1 << it as u8))
    }
}

/// All traits of an object at one moment, in four words: flags and immunities first, then one byte a value, or half a
/// byte for small ones.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Traits([u64; 4]);

/// Flags lie below this bit of the first word, immunities from it on.
const IMMUNITIES: u32 = 39;
/// As many as there are damage types.
const ALL_IMMUNITIES: u64 = 0x1ff << IMMUNITIES;

// Where the values are. The upper half of the last byte is free.
/// In the lower half Aegis, in the upper half Regenerate.
const AEGIS_AND_REGENERATE: usize = 6;
const TOUGH: usize = 7;
const STATS: usize = 8;
const DAMAGE: usize = 19;
const RAGE: usize = 28;
/// In the lower half how far it teleports; in the upper half one more than the limit of moves, or 0 without one.
const MOVES: usize = 29;
const INNATE_LIFE: usize = 30;
/// In the lower half of the last byte.
const LIFEBOND: usize = 31;
const HALF: u8 = 0xf;

const fn stat_at(stat: Stat) -> usize {
    match stat {
        Stat::Armor => STATS,
        Stat::AttackDice => STATS + 1,
        Stat::Bloodthirsty => STATS + 2,
        Stat::Channeling => STATS + 3,
        Stat::Charge => STATS + 4,
        Stat::Life => STATS + 5,
        Stat::Magebind => STATS + 6,
        Stat::Melee => STATS + 7,
        Stat::Ranged => STATS + 8,
        Stat::Upkeep => STATS + 9,
        Stat::Piercing => STATS + 10,
        Stat::Damage(damage_type) => DAMAGE + damage_type as usize,
        Stat::InnateLife => INNATE_LIFE,
    }
}

impl fmt::Debug for Traits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, ..] = self.0;
        let bytes = self.0.map(u64::to_le_bytes);
        f.debug_struct("Traits")
            .field("flags", &format_args!("{:#b}", first & !(!0 << IMMUNITIES)))
            .field("immunities", &format_args!("{:#b}", (first & ALL_IMMUNITIES) >> IMMUNITIES))
            .field("values", &bytes.as_flattened().split_at(AEGIS_AND_REGENERATE).1)
            .finish()
    }
}

impl Traits {
    #[inline]
    fn byte(&self, at: usize) -> u8 {
        (self.0[at / 8] >> (at % 8 * 8)) as u8
    }

    #[inline]
    fn set_byte(&mut self, at: usize, value: u8) {
        let word = &mut self.0[at / 8];
        let shift = at % 8 * 8;
        *word = *word & !(0xff << shift) | u64::from(value) << shift;
    }

    #[inline]
    pub fn has(&self, flag: Flag) -> bool {
        self.0[0] & (1 << flag as u32) != 0
    }

    #[inline]
    pub fn set(&mut self, flag: Flag) {
        self.0[0] |= 1 << flag as u32;
    }

    #[inline]
    pub fn clear(&mut self, flag: Flag) {
        self.0[0] &= !(1 << flag as u32);
    }

    #[inline]
    pub fn is_immune(&self, damage_type: DamageType) -> bool {
        self.0[0] & (1 << (IMMUNITIES + damage_type as u32)) != 0
    }

    /// Whether it is immune to one of these.
    #[inline]
    pub fn is_immune_to_any(&self, types: DamageTypes) -> bool {
        self.0[0] & (u64::from(types.0) << IMMUNITIES) != 0
    }

    pub fn make_immune(&mut self, damage_type: DamageType) {
        self.0[0] |= 1 << (IMMUNITIES + damage_type as u32);
    }

    /// The sum of all traits of this name with a sign (MW-GEN-11).
    #[inline]
    pub fn plus(&self, stat: Stat) -> i32 {
        i32::from(self.byte(stat_at(stat)).cast_signed())
    }

    pub fn add(&mut self, stat: Stat, amount: i8) {
        let at = stat_at(stat);
        let sum = self.byte(at).cast_signed().saturating_add(amount);
        self.set_byte(at, sum.cast_unsigned());
    }

    /// Of several, the highest counts (MW-GEN-12).
    pub fn aegis(&self) -> u8 {
        self.byte(AEGIS_AND_REGENERATE) & HALF
    }

    /// Of several, the highest counts (MW-GEN-12).
    pub fn regenerate(&self) -> u8 {
        self.byte(AEGIS_AND_REGENERATE) >> 4
    }

    pub fn tough(&self) -> u8 {
        self.byte(TOUGH)
    }

    pub fn rage(&self) -> u8 {
        self.byte(RAGE)
    }

    /// How much damage may be moved between it and its mage in an Upkeep Phase.
    pub fn lifebond(&self) -> u8 {
        self.byte(LIFEBOND) & HALF
    }

    /// How far it teleports in place of each move action; 0 where it moves.
    pub fn teleports(&self) -> u8 {
        self.byte(MOVES) & HALF
    }

    /// The most move actions in a round, where something limits them.
    pub fn move_limit(&self) -> Option<u8> {
        (self.byte(MOVES) >> 4).checked_sub(1)
    }

    /// All of it in words; the uppermost bits of the last one are free.
    #[inline]
    pub(crate) fn to_words(self) -> [u64; 4] {
        self.0
    }

    /// What [`Traits::to_words`] wrote.
    #[inline]
    pub(crate) fn from_words(words: [u64; 4]) -> Self {
        Traits(words)
    }

    fn increase(&mut self, at: usize, value: u8) {
        self.set_byte(at, self.byte(at).saturating_add(value));
    }

    /// MW-CREATURE-05, MW-CONJ-04: living is what is not Nonliving.
    pub fn is_living(&self) -> bool {
        !self.has(Flag::Nonliving)
    }

    /// Takes a trait in, by the rule for its name.
    pub fn gain(&mut self, gained: &Trait) {
        match gained {
            Trait::Plus(stat, amount) => self.add(*stat, *amount),
            Trait::Aegis(value) => {
                let aegis = self.aegis().max((*value).min(HALF));
                self.set_byte(AEGIS_AND_REGENERATE, self.regenerate() << 4 | aegis);
            }
            Trait::Regenerate(value) => {
                let regenerate = self.regenerate().max((*value).min(HALF));
                self.set_byte(AEGIS_AND_REGENERATE, regenerate << 4 | self.aegis());
            }
            Trait::Tough(value) => self.increase(TOUGH, *value),
            Trait::Rage(value) => self.increase(RAGE, *value),
            Trait::Immunity(damage_type) => self.make_immune(*damage_type),
            Trait::Lifebond(value) => {
                self.set_byte(LIFEBOND, self.lifebond().saturating_add(*value).min(HALF));
            }
            Trait::MoveLimit(most) => {
                let most = self.move_limit().map_or(*most, |less| less.min(*most));
                let limit = most.saturating_add(1).min(HALF);
                self.set_byte(MOVES, limit << 4 | self.teleports());
            }
            Trait::Teleports(zones) => {
                let zones = self.teleports().max((*zones).min(HALF));
                self.set_byte(MOVES, self.byte(MOVES) & !HALF | zones);
            }
            // What casts, keeps or limits spells is looked up on the card itself.
            Trait::Familiar(_)
            | Trait::Spawnpoint { .. }
            | Trait::Spellbind(_)
            | Trait::Cantrip
            | Trait::Extendable
            | Trait::Fragile
            | Trait::Magecast
            | Trait::Uproot(_) => (),
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
        // MW-TRAIT-ROOTED-02, MW-TRAIT-ROOTED-04
        if self.has(Flag::Rooted) {
            self.set(Flag::Unmovable);
            self.clear(Flag::Flying);
        }
        // MW-TRAIT-UNSTOPPABLE-02
        if self.has(Flag::Unstoppable) {
            self.set(Flag::Unmovable);
            self.set(Flag::Uncontainable);
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
        Trait::Lumbering => Flag::Lumbering,
        Trait::Nonliving => Flag::Nonliving,
        Trait::Obscured => Flag::Obscured,
        Trait::PassageAttacks => Flag::PassageAttacks,
        Trait::PassageBlocked => Flag::PassageBlocked,
        Trait::Pest => Flag::Pest,
        Trait::Resilient => Flag::Resilient,
        Trait::Restrained => Flag::Restrained,
        Trait::Rooted => Flag::Rooted,
        Trait::Slow => Flag::Slow,
        Trait::Anchored => Flag::Anchored,
        Trait::Intercept => Flag::Intercept,
        Trait::Indestructible => Flag::Indestructible,
        Trait::Vigilant => Flag::Vigilant,
        Trait::Warded => Flag::Warded,
        Trait::Uncontainable => Flag::Uncontainable,
        Trait::Unique => Flag::Unique,
        Trait::Unmovable => Flag::Unmovable,
        Trait::Unstoppable => Flag::Unstoppable,
        Trait::ZoneExclusive => Flag::ZoneExclusive,
        Trait::Aegis(_)
        | Trait::Cantrip
        | Trait::Extendable
        | Trait::Familiar(_)
        | Trait::Fragile
        | Trait::Immunity(_)
        | Trait::Lifebond(_)
        | Trait::Magecast
        | Trait::MoveLimit(_)
        | Trait::Plus(..)
        | Trait::Rage(_)
        | Trait::Regenerate(_)
        | Trait::Spawnpoint { .. }
        | Trait::Spellbind(_)
        | Trait::Teleports(_)
        | Trait::Tough(_)
        | Trait::Uproot(_) => return None,
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
        assert_eq!((traits.plus(Stat::Melee), traits.aegis(), traits.regenerate()), (1, 2, 2));
    }

    #[test]
    fn every_value_has_a_place_of_its_own() {
        let mut traits = Traits::default();
        traits.set(Flag::Flying);
        traits.set(Flag::Counterstrike);
        traits.make_immune(DamageType::Poison);
        for gained in [
            Trait::Aegis(1),
            Trait::Regenerate(2),
            Trait::Tough(3),
            Trait::Rage(u8::MAX),
            Trait::Teleports(3),
            Trait::MoveLimit(2),
            Trait::MoveLimit(0),
            Trait::Lifebond(2),
            Trait::Lifebond(2),
        ] {
            traits.gain(&gained);
        }
        let wind = Stat::Damage(DamageType::Wind);
        let stats = [Stat::Armor, Stat::Upkeep, Stat::Piercing, wind, Stat::InnateLife];
        for (stat, amount) in stats.into_iter().zip([-1, 2, i8::MIN, 3, i8::MAX]) {
            traits.add(stat, amount);
        }
        assert!(traits.has(Flag::Flying) && traits.has(Flag::Counterstrike));
        assert!(!traits.has(Flag::Fast) && traits.is_immune(DamageType::Poison));
        assert!(!traits.is_immune(DamageType::Wind));
        let values = [traits.aegis(), traits.regenerate(), traits.tough(), traits.rage()];
        assert_eq!((values, traits.teleports()), ([1, 2, 3, u8::MAX], 3));
        assert_eq!(traits.move_limit(), Some(0), "the lower of two limits");
        let least = i32::from(i8::MIN);
        assert_eq!(stats.map(|stat| traits.plus(stat)), [-1, 2, least, 3, i32::from(i8::MAX)]);
        assert_eq!((traits.plus(Stat::Melee), traits.lifebond()), (0, 4));
        assert_eq!(traits.to_words()[3] >> 60, 0, "some bits are left");
        assert_eq!(Traits::from_words(traits.to_words()), traits);
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
