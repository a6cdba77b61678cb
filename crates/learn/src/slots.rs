//! Answers as numbers of a fixed range, as learning programs want them.
//!
//! The number of an answer is its *slot*. The same answer wants the same slot in every state: it follows from the bytes
//! of the answer alone. Where two answers of one question want the same slot, the later one gets the next that is free.
//! So a program can learn what "guard" or "prepare this spell" is worth, and nearly never mistakes one for another.

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

/// Bytes an answer takes at most; a longer one is told apart by its beginning.
const LONGEST: usize = 256;

/// The slot this answer wants.
pub fn wanted<C: Serialize>(choice: &C) -> Slot {
    let mut bytes = [0; LONGEST];
    let used = postcard::to_slice(choice, &mut bytes).map_or(LONGEST, |used| used.len());
    let hash = bytes[..used]
        .iter()
        .fold(FNV_BASIS, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(FNV_PRIME));
    // The upper half is the better mixed one.
    ((hash ^ (hash >> 16)) % SLOTS as u32) as Slot
}

/// Gives each answer its slot; `taken` is all false before and after.
pub(crate) fn assign<C: Serialize>(
    choices: &[C],
    taken: &mut [bool; SLOTS],
    slots: &mut Vec<Slot>,
) {
    slots.clear();
    for choice in choices.iter().take(SLOTS) {
        let mut slot = usize::from(wanted(choice));
        while taken[slot] {
            slot = (slot + 1) % SLOTS;
        }
        taken[slot] = true;
        slots.push(slot as Slot);
    }
    for slot in slots.iter() {
        taken[usize::from(*slot)] = false;
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
