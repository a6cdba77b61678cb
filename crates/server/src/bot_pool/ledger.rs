//! What everyone who lets bots think has used of their time.

use std::{collections::BTreeMap, net::IpAddr, time::Duration};

/// For whom a bot thinks.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Payer {
    /// Where they are. Guests are made at will, addresses are not. `None`: nobody has been there yet.
    pub(crate) address: Option<IpAddr>,
    /// Who they are.
    pub(crate) person: Option<String>,
    pub(crate) game: String,
}

/// Somebody who is charged: an address, a person there, a game of theirs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Account {
    address: Option<IpAddr>,
    person: Option<Option<String>>,
    game: Option<String>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Used {
    time: Duration,
    /// How many wait or think.
    active: usize,
}

/// Charged when a turn begins, so that of two free turns the same guest does not get both. The end sets it right.
const AT_FIRST: Duration = Duration::from_millis(100);

#[derive(Debug, Default)]
pub(super) struct Ledger {
    used: BTreeMap<Account, Used>,
    /// How many wait or think, by level.
    active: [u32; LEVELS],
    /// What each of those who were there all the time would have used in equal shares, by level. Whoever comes anew begins
    /// there: nobody saves up turns, and what was used long ago is forgotten.
    now: [Duration; LEVELS],
}

const LEVELS: usize = 3;

fn accounts(payer: &Payer) -> [Account; LEVELS] {
    let address = Account { address: payer.address, person: None, game: None };
    let person = Account { person: Some(payer.person.clone()), ..address.clone() };
    let game = Account { game: Some(payer.game.clone()), ..person.clone() };
    [address, person, game]
}

impl Ledger {
    /// Somebody waits from now on.
    pub(super) fn comes(&mut self, payer: &Payer) {
        for (level, account) in accounts(payer).into_iter().enumerate() {
            let used = self.used.entry(account).or_default();
            if used.active == 0 {
                used.time = used.time.max(self.now[level]);
                self.active[level] += 1;
            }
            used.active += 1;
        }
    }

    /// What counts when turns are given: the address, then the person there, then the game.
    pub(super) fn used(&self, payer: &Payer) -> [Duration; LEVELS] {
        accounts(payer)
            .map(|account| self.used.get(&account).map_or(Duration::ZERO, |used| used.time))
    }

    /// A turn begins.
    pub(super) fn begins(&mut self, payer: &Payer) {
        self.charge(payer, |time| time + AT_FIRST);
    }

    /// A turn is over that lasted so long.
    pub(super) fn ends(&mut self, payer: &Payer, lasted: Duration) {
        self.charge(payer, |time| (time + lasted).saturating_sub(AT_FIRST));
        for (now, active) in self.now.iter_mut().zip(self.active) {
            *now += lasted / active.max(1);
        }
        self.goes(payer);
        self.forget();
    }

    /// Somebody no longer waits.
    pub(super) fn goes(&mut self, payer: &Payer) {
        for (level, account) in accounts(payer).into_iter().enumerate() {
            let Some(used) = self.used.get_mut(&account) else { continue };
            used.active = used.active.saturating_sub(1);
            if used.active > 0 {
                continue;
            }
            self.active[level] = self.active[level].saturating_sub(1);
            // The same as somebody new: nothing to remember.
            if used.time <= self.now[level] {
                self.used.remove(&account);
            }
        }
    }

    fn charge(&mut self, payer: &Payer, change: impl Fn(Duration) -> Duration) {
        for account in accounts(payer) {
            if let Some(used) = self.used.get_mut(&account) {
                used.time = change(used.time);
            }
        }
    }

    /// What is left of those who are gone and whom all others have caught up with.
    fn forget(&mut self) {
        /// Below this many it does not matter.
        const MANY: usize = 1024;
        if self.used.len() > MANY {
            let now = self.now;
            let level = |account: &Account| match account {
                Account { game: Some(_), .. } => 2,
                Account { person: Some(_), .. } => 1,
                Account { .. } => 0,
            };
            self.used.retain(|account, used| used.active > 0 || used.time > now[level(account)]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payer(address: u8, person: &str) -> Payer {
        let address = Some([127, 0, 0, address].into());
        Payer { address, person: Some(person.to_owned()), game: "game".to_owned() }
    }

    fn think(ledger: &mut Ledger, payer: &Payer, seconds: u64) {
        ledger.comes(payer);
        ledger.begins(payer);
        ledger.ends(payer, Duration::from_secs(seconds));
    }

    #[test]
    fn the_address_counts_before_the_person() {
        let mut ledger = Ledger::default();
        let (ada, bob, cyd) = (payer(1, "ada"), payer(1, "bob"), payer(2, "cyd"));
        for who in [&bob, &ada, &cyd] {
            ledger.comes(who);
        }
        think(&mut ledger, &ada, 5);
        think(&mut ledger, &cyd, 2);
        assert!(ledger.used(&cyd) < ledger.used(&bob));
        assert!(ledger.used(&bob) < ledger.used(&ada));
    }

    #[test]
    fn whoever_was_away_gets_no_credit() {
        let mut ledger = Ledger::default();
        let (ada, bob) = (payer(1, "ada"), payer(2, "bob"));
        for _ in 0..10 {
            think(&mut ledger, &ada, 5);
        }
        ledger.comes(&ada);
        ledger.comes(&bob);
        assert_eq!(ledger.used(&ada), ledger.used(&bob));
    }

    #[test]
    fn those_who_are_gone_are_forgotten() {
        let mut ledger = Ledger::default();
        for at in 0..20_000_u32 {
            let [_, b, c, d] = at.to_be_bytes();
            let guest = Payer {
                address: Some([10, b, c, d].into()),
                person: None,
                game: format!("game {at}"),
            };
            think(&mut ledger, &guest, 1);
        }
        assert!(ledger.used.len() < 4_000, "{}", ledger.used.len());
    }
}
