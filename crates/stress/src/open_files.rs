//! How many files this program and the servers it starts may have open: each socket is one.

/// Files that are no sockets of games.
const OTHERS: u64 = 512;

/// Raises the limit as far as the system lets us, and says for how many sockets there is room.
pub(crate) fn room_for_sockets() -> u64 {
    allowed().saturating_sub(OTHERS).max(1)
}

#[cfg(unix)]
fn allowed() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    let most = Rlimit { current: now.maximum, maximum: now.maximum };
    let allowed = if setrlimit(Resource::Nofile, most).is_ok() { now.maximum } else { now.current };
    allowed.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
fn allowed() -> u64 {
    u64::MAX
}
