//! Fair dice and honest replays: hashes anyone can check with a standard tool.

use kernel::{Game, Seed};
use sha2::{Digest, Sha256};

/// The promise made before a game: the SHA-256 of the 32 seed bytes. The seed itself is shown after it.
pub fn commitment(seed: Seed) -> String {
    hex(&Sha256::digest(seed.0))
}

/// What rules and cards a game was played with; a replay is only sure to hold on the same.
pub fn fingerprint<G: Game>() -> String {
    hex(&Sha256::digest(format!("{}\n{}", G::ID, G::ruleset_text())))[..32].to_owned()
}

/// A short name for a state, to compare two without keeping both.
pub fn state_hash<G: Game>(game: &G) -> String {
    let json = serde_json::to_vec(game).expect("a game state is plain data with text keys");
    hex(&Sha256::digest(json))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_is_the_plain_sha256_of_the_seed_bytes() {
        // head -c 32 /dev/zero | sha256sum
        assert_eq!(
            commitment(Seed([0; 32])),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }
}
