//! Answers as numbers of a fixed range, as learning programs want them.
//!
//! The number of an answer is its *slot*. The same answer wants the same slot in every state: it follows from the bytes
//! of the answer alone. Where two answers of one question want the same slot, the later one gets the next that is free.
//! So a program can learn what "guard" or "prepare this spell" is worth, and nearly never mistakes one for another.

use postcard::ser_flavors::Flavor;
use serde::Serialize;
use serde_json::Value;

/// The number of an answer.
pub type Slot = u16;

/// How many slots there are. The most answers a question had in 2,000 random games of Mage Wars with starting books were
/// 152; if one ever has more than there are slots, the last ones are not offered.
pub const SLOTS: usize = 1024;

/// FNV-1a, because the hash of the standard library may change with it.
const FNV_BASIS: u32 = 0x811c_9dc5;
const FNV_PRIME: u32 = 0x0100_0193;

/// Takes the bytes of an answer as they come and keeps nothing but their hash.
struct Hash(u32);

impl Flavor for Hash {
    type Output = u32;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(FNV_PRIME);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<u32> {
        Ok(self.0)
    }
}

/// The slot this answer wants.
pub fn wanted<C: Serialize>(choice: &C) -> Slot {
    // Answers are plain data, which can always be written.
    let hash = postcard::serialize_with_flavor(choice, Hash(FNV_BASIS)).unwrap_or(FNV_BASIS);
    // The upper half is the better mixed one.
    ((hash ^ (hash >> 16)) % SLOTS as u32) as Slot
}

/// Gives each answer its slot.
pub(crate) fn assign<C: Serialize>(choices: &[C], slots: &mut Vec<Slot>) {
    // A bit for each slot that is taken.
    let mut taken = [0u64; SLOTS / 64];
    slots.clear();
    for choice in choices.iter().take(SLOTS) {
        let mut slot = usize::from(wanted(choice));
        while taken[slot / 64] >> (slot % 64) & 1 == 1 {
            slot = (slot + 1) % SLOTS;
        }
        taken[slot / 64] |= 1 << (slot % 64);
        slots.push(slot as Slot);
    }
}

/// The name of an answer: what it says, as JSON.
pub(crate) fn name<C: Serialize>(choice: &C) -> String {
    match serde_json::to_value(choice) {
        Ok(Value::String(word)) => word,
        Ok(value) => value.to_string(),
        Err(_) => String::new(),
    }
}
