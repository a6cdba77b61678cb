//! What makes two positions of a search the same.

use kernel::Seat;

use crate::state::MageKnight;

/// A fingerprint of the position: equal for positions that differ only in the order cards were played or discarded.
pub(crate) fn of(game: &MageKnight, seat: Seat) -> u128 {
    let mut position = game.clone();
    position.turn.terms.clear();
    let player = position.player_mut(seat);
    player.played.sort_unstable();
    player.discard.sort_unstable();
    // A state is plain data and can always be written; if not, the address would still be a key, only a useless one.
    let bytes = postcard::to_allocvec(&position).unwrap_or_default();
    fingerprint(&bytes)
}

/// FNV-1a with 128 bits: the same everywhere, and long enough that no two positions of a search meet by accident.
const fn fingerprint(mut bytes: &[u8]) -> u128 {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let mut hash = BASIS;
    while let [byte, rest @ ..] = bytes {
        hash = (hash ^ *byte as u128).wrapping_mul(PRIME);
        bytes = rest;
    }
    hash
}

/// It is the published function, or this does not compile.
const _: () = assert!(
    fingerprint(b"") == 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
        && fingerprint(b"a") == 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964
);
