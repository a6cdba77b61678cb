//! How many files this program and the servers it starts may have open: each socket is one.

use anyhow::ensure;

/// Files that are no sockets of games.
const OTHERS: u64 = 512;

/// Makes room for so many sockets, or says what the system lacks.
pub(crate) fn make_room_for(sockets: u64) -> anyhow::Result<()> {
    let wanted = sockets + OTHERS;
    let allowed = allow(wanted);
    ensure!(
        allowed >= wanted,
        "{sockets} sockets need {wanted} open files, but the system allows {allowed} (ulimit -n)"
    );
    Ok(())
}

/// Raises the limit as far as we may; only a privileged user gets beyond what the system has set.
#[cfg(unix)]
fn allow(wanted: u64) -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    let Some(most) = now.maximum else { return u64::MAX };
    for maximum in [wanted.max(most), most] {
        let limit = Rlimit { current: Some(maximum), maximum: Some(maximum) };
        if setrlimit(Resource::Nofile, limit).is_ok() {
            return maximum;
        }
    }
    now.current.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
fn allow(_wanted: u64) -> u64 {
    u64::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_for_a_few_sockets_is_there_and_for_all_in_the_world_is_not() {
        make_room_for(16).unwrap();
        let refused = make_room_for(u64::MAX / 2).unwrap_err().to_string();
        assert!(refused.contains("ulimit -n"), "{refused}");
    }
}
