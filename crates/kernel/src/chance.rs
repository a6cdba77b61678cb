//! The only door randomness comes through: a seeded generator inside the state, or throws written in a script.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// 32 secret bytes from which all chance of a game follows. Its hash is published before the game, itself after.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for simulations and tests, from a small number a person can type.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err("a seed is 64 hexadecimal digits".to_owned());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |at: usize| char::from(pair[at]).to_digit(16).unwrap_or(0) as u8;
            *byte = digit(0) << 4 | digit(1);
        }
        Ok(Seed(bytes))
    }
}

/// One throw a script wrote down: a die with so many sides shows this face (1 is the lowest).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DieRoll {
    pub sides: u8,
    pub face: u8,
}

/// What is wrong with scripted dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ScriptedDiceError {
    /// A die was needed that the script did not give.
    Missing { sides: u8 },
    /// A die with other sides was needed than the next one given.
    Mismatch { needed: u8, given: u8 },
}

/// Where dice and shuffles come from. Part of the state: cloned, saved and undone with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    source: Source,
    /// How often chance was asked; an answer that raised it cannot be taken back.
    drawn: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::large_enum_variant, reason = "states are cloned in searches: no allocation here")]
enum Source {
    Seeded(ChaCha8Rng),
    Scripted { throws: Vec<DieRoll>, next: usize, trouble: Option<ScriptedDiceError> },
}

impl Chance {
    pub fn seeded(seed: Seed) -> Self {
        Chance { source: Source::Seeded(ChaCha8Rng::from_seed(seed.0)), drawn: 0 }
    }

    /// Dice come from [`Chance::give`] alone and shuffles keep the order as it stands.
    pub fn scripted() -> Self {
        let source = Source::Scripted { throws: Vec::new(), next: 0, trouble: None };
        Chance { source, drawn: 0 }
    }

    /// Adds throws to a scripted source. A seeded one takes none.
    pub fn give(&mut self, more: &[DieRoll]) {
        if let Source::Scripted { throws, .. } = &mut self.source {
            throws.extend_from_slice(more);
        }
    }

    /// Throws given and not yet used.
    pub fn left_over(&self) -> usize {
        match &self.source {
            Source::Seeded(_) => 0,
            Source::Scripted { throws, next, .. } => throws.len() - next,
        }
    }

    /// The first thing that went wrong with scripted dice.
    pub fn trouble(&self) -> Option<ScriptedDiceError> {
        match &self.source {
            Source::Seeded(_) => None,
            Source::Scripted { trouble, .. } => *trouble,
        }
    }

    /// How often chance was asked so far.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// Throws a die: a face from 1 to `sides`.
    #[inline]
    pub fn roll(&mut self, sides: u8) -> u8 {
        self.drawn += 1;
        match &mut self.source {
            Source::Seeded(rng) => below(rng, u32::from(sides)) as u8 + 1,
            Source::Scripted { throws, next, trouble } => {
                let given = throws.get(*next).copied();
                match given {
                    Some(throw) if throw.sides == sides => {
                        *next += 1;
                        throw.face
                    }
                    other => {
                        let problem = match other {
                            None => ScriptedDiceError::Missing { sides },
                            Some(throw) => {
                                ScriptedDiceError::Mismatch { needed: sides, given: throw.sides }
                            }
                        };
                        trouble.get_or_insert(problem);
                        1
                    }
                }
            }
        }
    }

    /// A number below `limit` (which must not be 0) that no person threw: which of many. Scripted: the first.
    #[inline]
    pub fn below(&mut self, limit: u32) -> u32 {
        self.drawn += 1;
        match &mut self.source {
            Source::Seeded(rng) => below(rng, limit),
            Source::Scripted { .. } => 0,
        }
    }

    /// Shuffles; a scripted source leaves the order alone, because the script wrote it down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        if let Source::Scripted { .. } = self.source {
            return;
        }
        for end in (1..items.len()).rev() {
            let other = self.below(end as u32 + 1) as usize;
            items.swap(end, other);
        }
    }

    /// A new seed, for a source that shall not be tied to this one.
    pub fn fork(&mut self) -> Seed {
        self.drawn += 1;
        let mut bytes = [0; 32];
        match &mut self.source {
            Source::Seeded(rng) => rng.fill_bytes(&mut bytes),
            Source::Scripted { next, .. } => {
                bytes[..8].copy_from_slice(&(*next as u64).to_le_bytes());
            }
        }
        Seed(bytes)
    }
}

/// An unbiased number below `limit`, by multiplication with rejection. Our own, because the distributions of `rand`
/// are not promised to stay the same across versions and a replay must.
#[inline]
fn below(rng: &mut ChaCha8Rng, limit: u32) -> u32 {
    debug_assert!(limit > 0);
    let limit = limit.max(1);
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(limit);
        let low = product as u32;
        // Rejects the few low products that would make some results likelier than others. They are below the limit, so
        // that most of the time there is nothing to divide.
        if low >= limit || low >= limit.wrapping_neg() % limit {
            return (product >> 32) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_of_a_seed_never_changes() {
        let mut chance = Chance::seeded(Seed::from_number(1));
        let rolls: Vec<u8> = (0..12).map(|_| chance.roll(12)).collect();
        let pinned = [8, 5, 12, 4, 5, 10, 11, 11, 12, 11, 3, 2];
        assert_eq!(rolls, pinned, "replays of earlier games would break");
        assert_eq!(chance.drawn(), 12);
    }

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut chance = Chance::seeded(Seed::from_number(2));
        let mut count = [0; 6];
        for _ in 0..60_000 {
            count[usize::from(chance.roll(6) - 1)] += 1;
        }
        assert!(count.iter().all(|n| (9_500..10_500).contains(n)), "{count:?}");
    }

    #[test]
    fn a_saved_source_goes_on_where_it_was() {
        let mut chance = Chance::seeded(Seed::from_number(3));
        chance.roll(6);
        let mut saved: Chance =
            serde_json::from_str(&serde_json::to_string(&chance).unwrap()).unwrap();
        assert_eq!(saved, chance);
        assert_eq!(
            (0..99).map(|_| saved.roll(6)).collect::<Vec<_>>(),
            (0..99).map(|_| chance.roll(6)).collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_script_must_give_the_die_that_is_needed() {
        let mut chance = Chance::scripted();
        chance.give(&[DieRoll { sides: 6, face: 5 }, DieRoll { sides: 12, face: 11 }]);
        assert_eq!(chance.roll(6), 5);
        assert_eq!(chance.trouble(), None);
        chance.roll(6);
        assert_eq!(chance.trouble(), Some(ScriptedDiceError::Mismatch { needed: 6, given: 12 }));
        assert_eq!(chance.left_over(), 1);
    }

    #[test]
    fn seeds_read_back_from_their_digits() {
        let seed = Seed(std::array::from_fn(|at| at as u8 * 7));
        assert_eq!(Seed::try_from(seed.to_string()), Ok(seed));
        assert!(Seed::try_from("zz".repeat(32)).is_err());
        assert!(Seed::try_from("ä".repeat(32)).is_err());
    }
}
