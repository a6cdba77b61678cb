//! The command line, as clap reads it.

use std::{
    ffi::OsStr,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use bots::Spec;
use clap::{
    Arg, CommandFactory, Error, Parser, Subcommand,
    builder::{PossibleValue, TypedValueParser},
};
use clap_complete::Shell;
use i18n::Language;

use crate::{
    admin, backup, book, cards, contender::Contender, health, ladder, pack, play, replay, rules,
    scenario, serve, setup, sim, trouble::Trouble,
};

/// Play Mage Wars and Mage Knight with every rule enforced
#[derive(Debug, Parser)]
#[command(
    name = "grimoire",
    version,
    args_conflicts_with_subcommands = true,
    long_about = "Play Mage Wars and Mage Knight with every rule enforced: in the browser, in the terminal, against \
                  the computer, a friend on the same screen, or people anywhere.\n\n\
                  Without a command the server starts and prints the address to open. The other commands look \
                  rules up, run scenario scripts, let bots play each other and check recorded games.",
    after_long_help = "Examples:\n  \
                       grimoire                                     start the server on this computer\n  \
                       grimoire play mage-knight                    play in the terminal\n  \
                       grimoire rules mage-wars guard               look rules up by words\n  \
                       grimoire scenario run scenarios              run all scenario scripts\n  \
                       grimoire sim mage-wars --seats random,random  let bots play\n\n\
                       Exit codes: 0 all is well, 1 a check did not hold or the work failed, 2 wrong input (nothing \
                       has changed).\n\
                       This is an unofficial fan work."
)]
pub struct Cli {
    #[command(flatten)]
    pub serve: serve::Args,
    #[command(flatten)]
    pub pack: pack::Args,
    /// Language of everything that is said (default: that of the system)
    // It is settled before the arguments are read in full.
    #[arg(long, value_parser = language(), global = true)]
    lang: Option<Language>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Serve(serve::Args),
    Backup(backup::BackUp),
    Restore(backup::Restore),
    Admin(admin::Args),
    Health(health::Args),
    Play(play::Args),
    Setup(setup::Args),
    Cards(cards::Args),
    Rules(rules::Args),
    Book(book::Args),
    Scenario(scenario::Args),
    Sim(sim::Args),
    Ladder(ladder::Args),
    Replay(replay::Args),
    /// Print a completion script for a shell
    ///
    /// Where it belongs depends on the shell, such as
    /// `grimoire completions bash > ~/.local/share/bash-completion/completions/grimoire`.
    Completions {
        shell: Shell,
    },
    /// Write the manual pages of all commands into a folder
    ///
    /// Such as `grimoire man ~/.local/share/man/man1`; then `man grimoire-play` shows them.
    Man {
        /// The folder; it is made where there is none
        folder: PathBuf,
    },
}

/// What is typed freely, with words that completion offers.
#[derive(Clone, Debug)]
pub(crate) struct SuggestedWords<T> {
    words: Vec<String>,
    read: fn(&str) -> Result<T, String>,
}

impl<T> SuggestedWords<T> {
    pub(crate) fn new(
        words: impl IntoIterator<Item = impl ToString>,
        read: fn(&str) -> Result<T, String>,
    ) -> Self {
        SuggestedWords { words: words.into_iter().map(|word| word.to_string()).collect(), read }
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for SuggestedWords<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, Error> {
        self.read.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.words.iter().map(PossibleValue::new)))
    }
}

/// Bots by their names, with options that are typed freely.
pub(crate) fn bots() -> SuggestedWords<Contender> {
    SuggestedWords::new(Spec::names(), Contender::parse)
}

/// Reads `en` or `de`.
fn language() -> impl TypedValueParser<Value = Language> {
    let codes = Language::ALL.map(Language::code);
    clap::builder::PossibleValuesParser::new(codes)
        .map(|code| code.parse().expect("only codes of languages come through"))
}

/// Writes the completion script.
pub(crate) fn completions(shell: Shell, out: &mut dyn Write) -> io::Result<()> {
    // Into memory first: the generator panics when it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "grimoire", &mut script);
    out.write_all(&script)
}

/// Writes a manual page for every command.
pub(crate) fn manual(folder: &Path) -> Result<(), Trouble> {
    let failed = |error| Trouble::file(folder, &error);
    fs::create_dir_all(folder).map_err(failed)?;
    clap_mangen::generate_to(Cli::command(), folder).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }
}
