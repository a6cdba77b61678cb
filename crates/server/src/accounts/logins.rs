//! Which logins may be had, and which of them look alike.

use kernel::msg;

use crate::http::ApiError;

/// Shortest and longest login, in characters.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=40;

/// Who has one of these names could be taken for the host, the program or nobody.
const RESERVED: &[&str] = &[
    "admin",
    "administrator",
    "anonymous",
    "anybody",
    "bot",
    "coach",
    "computer",
    "everyone",
    "grimoire",
    "guest",
    "host",
    "me",
    "mod",
    "moderator",
    "nobody",
    "null",
    "official",
    "operator",
    "owner",
    "postmaster",
    "robot",
    "root",
    "security",
    "server",
    "spectator",
    "staff",
    "superuser",
    "support",
    "system",
    "team",
    "undefined",
    "webmaster",
    "you",
];

/// A login that can be had, unless somebody has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Login {
    pub(crate) text: String,
    /// Two logins of the same look can be mistaken for each other.
    pub(crate) look: String,
}

/// The login as it is kept: whoever signs in may write it in any case.
pub(crate) fn folded(login: &str) -> String {
    login.trim().to_lowercase()
}

impl Login {
    /// The login somebody wishes for.
    pub(crate) fn wished(login: &str) -> Result<Self, ApiError> {
        let text = folded(login);
        let wrong = |message| Err(ApiError::invalid("login", message));
        if !LENGTH.contains(&text.chars().count()) {
            return wrong(msg!("server-login-length", least = 2, most = 40));
        }
        // Other alphabets have letters that look like these.
        let fits =
            |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
        let look = look(&text);
        if !text.chars().all(fits) || look.is_empty() {
            return wrong(msg!("server-login-letters"));
        }
        if RESERVED.iter().any(|reserved| self::look(reserved) == look) {
            return wrong(msg!("server-login-reserved"));
        }
        Ok(Login { text, look })
    }
}

/// What is left of a login at a glance.
pub(crate) fn look(login: &str) -> String {
    let plain: String = login
        .chars()
        .filter(|letter| !matches!(letter, '.' | '-' | '_'))
        .map(|letter| match letter {
            '0' => 'o',
            '1' | 'i' => 'l',
            '5' => 's',
            letter => letter,
        })
        .collect();
    plain.replace("rn", "m").replace("vv", "w")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logins_that_look_alike_have_the_same_look() {
        for (one, other) in
            [("anna", "a.n.n.a"), ("bill", "b1ll"), ("tom", "t0rn"), ("willy", "vvi11y")]
        {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        assert_ne!(look("anna"), look("hanna"));
    }

    #[test]
    fn nobody_is_called_like_the_host() {
        for reserved in ["admin", "Adm1n", "r00t", "sys-tem", "5erver"] {
            assert!(Login::wished(reserved).is_err(), "{reserved}");
        }
        for wrong in ["a", "anna maria", "аnna", "..", "x\u{200b}y", &"a".repeat(41)] {
            assert!(Login::wished(wrong).is_err(), "{wrong}");
        }
        let login = Login::wished(" Anna.Maria ").unwrap();
        assert_eq!((login.text.as_str(), login.look.as_str()), ("anna.maria", "annamarla"));
    }
}
