//! The command line, as clap reads it.

use std::io::{self, Write};

use clap::{CommandFactory, Parser, Subcommand, builder::TypedValueParser};
use clap_complete::Shell;
use i18n::Language;

use crate::{
    admin, backup, book, cards, health, ladder, pack, play, replay, rules, scenario, serve, sim,
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
                       grimoire sim mage-wars --seats random,random let bots play\n\n\
                       Exit codes: 0 all is well, 1 a check did not hold or the work failed, 2 wrong input (nothing \
                       has changed).\n\
                       This is an unofficial fan work."
)]
pub struct Cli {
    #[command(flatten)]
    pub serve: serve::Args,
    #[command(flatten)]
    pub pack: pack::Args,
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
}

/// Reads `en` or `de`.
pub(crate) fn language() -> impl TypedValueParser<Value = Language> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }
}
