//! Passwords: which of them may be had, hashed and verified.

use anyhow::anyhow;
use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use kernel::msg;
use tokio::{sync::Semaphore, task::spawn_blocking};

use super::logins;
use crate::http::ApiError;

/// Shortest and longest password, in characters.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;
/// A password of fewer different characters is tried by whoever tries any.
const DIFFERENT: usize = 4;
/// How many passwords are hashed at the same time; each takes a core and 19 MiB for a moment.
const HASHING: usize = 2;
/// How many may wait for it.
const WAITING: usize = 32;
/// Whoever has no password is tried against this one, which nobody knows: the answer comes as late as any other.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$Z3JpbW9pcmUgbm9ib2R5$bm9ib2R5IGtub3dzIHRoaXMgcGFzc3dvcmQhISEhISE";

/// What people choose who choose like everyone, of those that are long enough.
const COMMON: &[&str] = &[
    "12345678",
    "123456789",
    "1234567890",
    "0987654321",
    "87654321",
    "123123123",
    "12341234",
    "11223344",
    "147258369",
    "123456789a",
    "1q2w3e4r",
    "1q2w3e4r5t",
    "1qaz2wsx",
    "qwertyui",
    "qwertyuiop",
    "qwerty123",
    "qwertz123",
    "qwertzui",
    "qwertzuiop",
    "asdfghjk",
    "asdfghjkl",
    "zxcvbnm123",
    "abcdefgh",
    "abcdefg1",
    "abcd1234",
    "a1b2c3d4",
    "password",
    "password1",
    "password12",
    "password123",
    "passw0rd",
    "p@ssw0rd",
    "p@ssword",
    "passwort",
    "passwort1",
    "passwort123",
    "iloveyou",
    "ichliebedich",
    "princess",
    "prinzessin",
    "sunshine",
    "football",
    "fussball",
    "baseball",
    "basketball",
    "superman",
    "spiderman",
    "starwars",
    "trustno1",
    "letmein1",
    "letmein123",
    "welcome1",
    "welcome123",
    "willkommen",
    "hallo123",
    "hallo1234",
    "schatz123",
    "sommer2024",
    "sommer2025",
    "sommer2026",
    "summer2024",
    "summer2025",
    "summer2026",
    "monkey123",
    "dragon123",
    "master123",
    "shadow123",
    "michelle",
    "jennifer",
    "computer",
    "internet",
    "samsung1",
    "whatever",
    "changeme",
    "changeme1",
    "default1",
    "grimoire",
    "grimoire1",
    "grimoire123",
    "magewars",
    "magewars1",
    "mageknight",
    "mage knight",
    "mage wars",
    "spellbook",
    "fireball",
    "administrator",
];

/// Hashes and verifies.
#[derive(Debug)]
pub(super) struct Passwords {
    hashing: Semaphore,
    waiting: Semaphore,
}

impl Default for Passwords {
    fn default() -> Self {
        Passwords { hashing: Semaphore::new(HASHING), waiting: Semaphore::new(WAITING) }
    }
}

/// Whether this may be the password of this login.
pub(super) fn check(password: &str, login: &str) -> Result<(), ApiError> {
    let wrong = |message| Err(ApiError::invalid("password", message));
    if !LENGTH.contains(&password.chars().count()) {
        return wrong(msg!("server-password-length", least = 8, most = 200));
    }
    if is_common(password, login) {
        return wrong(msg!("server-password-common"));
    }
    Ok(())
}

fn is_common(password: &str, login: &str) -> bool {
    let lower = password.trim().to_lowercase();
    let different = lower.chars().collect::<std::collections::BTreeSet<_>>().len();
    // The login with a few characters more is the first thing anybody tries.
    let rest = lower.replace(&logins::folded(login), "").chars().count();
    different < DIFFERENT || COMMON.contains(&lower.as_str()) || rest < 4
}

impl Passwords {
    pub(super) async fn hash(&self, password: String) -> Result<String, ApiError> {
        self.work(move || {
            let hash: PasswordHash = Argon2::default()
                .hash_password(password.as_bytes())
                .map_err(|error| anyhow!("a password cannot be hashed: {error}"))?;
            Ok(hash.to_string())
        })
        .await
    }

    /// Whether the password fits what is stored. Without anything stored it does not, and that takes as long.
    pub(super) async fn fits(
        &self,
        password: String,
        stored: Option<String>,
    ) -> Result<bool, ApiError> {
        let exists = stored.is_some();
        let against = stored.unwrap_or_else(|| NOBODYS.to_owned());
        self.work(move || {
            let fits = PasswordHash::new(&against).is_ok_and(|hash| {
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
            });
            Ok(fits && exists)
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> anyhow::Result<T> + Send + 'static,
    ) -> Result<T, ApiError> {
        let _place = self.waiting.try_acquire().map_err(|_| ApiError::too_often())?;
        let _turn = self.hashing.acquire().await.map_err(anyhow::Error::from)?;
        Ok(spawn_blocking(work).await.map_err(anyhow::Error::from)??)
    }
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::phc::Output;

    use super::*;

    #[test]
    fn passwords_that_everyone_tries_are_refused() {
        for common in ["Password1", "aaaaaaaa", "12121212", "anna.maria", "anna.maria12", "short"] {
            assert!(check(common, "Anna.Maria").is_err(), "{common}");
        }
        for good in ["correct horse", "anna.maria likes tea", "x7#kQ2!m"] {
            assert!(check(good, "anna.maria").is_ok(), "{good}");
        }
        assert!(COMMON.iter().all(|common| *common == common.to_lowercase()));
    }

    #[tokio::test]
    async fn nobodys_password_costs_what_every_other_one_does() {
        let passwords = Passwords::default();
        let stored = passwords.hash("correct horse".to_owned()).await.unwrap();
        let cost = |hash: &str| hash.rsplitn(3, '$').nth(2).map(str::to_owned);
        assert_eq!(cost(NOBODYS), cost(&stored));
        let hash = PasswordHash::new(NOBODYS).unwrap();
        let output = |hash: &PasswordHash| hash.hash.as_ref().map(Output::len);
        assert_eq!(output(&hash), output(&PasswordHash::new(&stored).unwrap()));
        assert!(!passwords.fits("correct horse".to_owned(), None).await.unwrap());
        assert!(passwords.fits("correct horse".to_owned(), Some(stored)).await.unwrap());
    }
}
