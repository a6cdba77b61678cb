//! Everything that must be impossible to guess, from the randomness of the operating system.

use kernel::Seed;
use sha2::{Digest, Sha256};

/// Letters and digits that are not mistaken for each other (Crockford's base 32).
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

fn random<const N: usize>() -> anyhow::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow::anyhow!("the system gives no randomness: {error}"))?;
    Ok(bytes)
}

pub(crate) fn seed() -> anyhow::Result<Seed> {
    Ok(Seed(random()?))
}

/// A number that is not the same after a restart.
pub(crate) fn number() -> anyhow::Result<u64> {
    Ok(u64::from_le_bytes(random()?))
}

/// The id of a game or a person: 80 bits, easy to read out.
pub(crate) fn id() -> anyhow::Result<String> {
    let bytes: [u8; 16] = random()?;
    Ok(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect())
}

/// The key of a seat: 256 bits.
pub(crate) fn key() -> anyhow::Result<String> {
    Ok(hex(&random::<32>()?))
}

/// What is stored of a key. A plain hash is enough, because nobody can try 2^256 keys.
pub(crate) fn hash(key: &str) -> String {
    hex(&Sha256::digest(key))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
