//! What a host is told when the server or a command cannot do its work.

use std::{
    error::Error,
    fmt::{self, Display},
    path::Path,
};

use i18n::Language;
use kernel::Message;

/// Why something was not done, as a message: a command says it in the language of its run, logs have it in English.
#[derive(Clone, Debug, PartialEq)]
pub struct HostError(pub Message);

/// A path as messages have it.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}

impl Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&i18n::format(Language::En, &self.0))
    }
}

impl Error for HostError {}
