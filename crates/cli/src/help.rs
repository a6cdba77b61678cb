//! Help and errors about arguments in the language of the run.
//!
//! English help is written at the arguments, where clap reads it. German help is a table beside it ([`german`]); a test
//! compares the two. What clap itself says is put into German here.

mod german;

use std::process::ExitCode;

use clap::{
    Arg, Command, CommandFactory as _, Error,
    error::{ContextKind, ContextValue, ErrorKind},
};
use i18n::Language;
use kernel::{Message, msg};

use crate::{args::Cli, language::say};

/// Shows the help that was asked for, or what is wrong with the arguments.
pub(crate) fn show(error: &Error, language: Language) -> ExitCode {
    let is_help = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if language == Language::En || error.kind() == ErrorKind::DisplayVersion {
        // A reader who has gone, as in `grimoire --help | head`, misses nothing.
        let _gone = error.print();
    } else if is_help || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        // The same once more, by the German definition of the commands.
        let again = in_german(Cli::command()).try_get_matches_from(std::env::args_os());
        let text = again.err().map(|again| again.render().to_string()).unwrap_or_default();
        anstream::print!("{}", put_into_german(&text));
    } else {
        anstream::eprintln!("{}", say(&msg!("cli-error", what = say_wrong(error))));
        let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
        let usage = put_into_german(usage.trim());
        if !usage.is_empty() {
            anstream::eprintln!("\n{usage}");
        }
        anstream::eprintln!("\n{}", say(&msg!("cli-arg-more")));
    }
    ExitCode::from(if is_help { 0 } else { 2 })
}

/// The commands with German help.
fn in_german(command: Command) -> Command {
    let mut command = command;
    command.build();
    translated(command, "")
}

fn translated(command: Command, path: &str) -> Command {
    let examples = command.get_after_long_help().map(|text| examples(&text.to_string()));
    let mut command = command.mut_args(|arg| {
        let help = help_of(path, &arg);
        match help {
            Some(help) => arg.help(help).long_help(help),
            None => arg,
        }
    });
    if let Some(about) = german::find(path) {
        // Lists of commands show the first sentence.
        let first = about.split_once(". ").map_or(about, |(first, _)| first).trim_end_matches('.');
        command = command.about(first).long_about(about);
    }
    if let Some(examples) = examples {
        command = command.after_long_help(examples);
    }
    command.mut_subcommands(|sub| {
        let path = format!("{path} {}", sub.get_name()).trim().to_owned();
        translated(sub, &path)
    })
}

/// What a command or an argument is for, by its place; arguments of many commands stand once, under `*`.
fn help_of(path: &str, arg: &Arg) -> Option<&'static str> {
    let id = arg.get_id().as_str();
    german::find(&format!("{path}.{id}")).or_else(|| german::find(&format!("*.{id}")))
}

/// The commands of the examples: what is said beside them in English is left out.
fn examples(text: &str) -> String {
    let commands = text.lines().filter(|line| line.trim_start().starts_with("grimoire"));
    let commands = commands.map(|line| {
        let line = line.trim();
        format!("  {}", line.split_once("  ").map_or(line, |(command, _)| command))
    });
    format!("Beispiele:\n{}", commands.collect::<Vec<_>>().join("\n"))
}

/// The words of clap that have no place of their own to be translated.
fn put_into_german(text: &str) -> String {
    let words = [
        ("Usage:", "Aufruf:"),
        ("Options:", "Optionen:"),
        ("Commands:", "Befehle:"),
        ("Arguments:", "Argumente:"),
        ("Setup:", "Aufstellung:"),
        ("[OPTIONS]", "[OPTIONEN]"),
        ("[COMMAND]", "[BEFEHL]"),
        ("<COMMAND>", "<BEFEHL>"),
        ("[env: ", "[Umgebung: "),
        ("[default: ", "[üblich: "),
        ("[possible values: ", "[möglich: "),
        ("Possible values:", "Möglich:"),
    ];
    words.iter().fold(text.to_owned(), |text, (english, german)| text.replace(english, german))
}

/// What is wrong with the arguments.
fn say_wrong(error: &Error) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let arg = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    let valid = context(ContextKind::ValidValue);
    let what: Message = match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => msg!("cli-arg-no-value", arg = arg),
        ErrorKind::InvalidValue => msg!("cli-arg-value", arg = arg, value = value, valid = valid),
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string);
            let why = why.unwrap_or_default();
            msg!("cli-arg-bad-value", arg = arg, value = value, why = why)
        }
        ErrorKind::UnknownArgument => msg!("cli-arg-unknown", arg = arg),
        ErrorKind::InvalidSubcommand => {
            msg!("cli-arg-no-command", name = context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::ArgumentConflict => {
            msg!("cli-arg-conflict", arg = arg, other = context(ContextKind::PriorArg))
        }
        ErrorKind::MissingRequiredArgument => msg!("cli-arg-missing", args = arg),
        ErrorKind::MissingSubcommand => msg!("cli-arg-which-command"),
        ErrorKind::TooManyValues
        | ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues
        | ErrorKind::NoEquals => msg!("cli-arg-count", arg = arg),
        ErrorKind::InvalidUtf8 => msg!("cli-io-no-text"),
        _ => msg!("cli-arg-wrong", arg = arg),
    };
    let meant =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let meant: Vec<_> = meant.into_iter().map(context).filter(|meant| !meant.is_empty()).collect();
    if meant.is_empty() {
        say(&what)
    } else {
        format!("{} {}", say(&what), say(&msg!("cli-did-you-mean", names = meant.join(", "))))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every place that has help, and the German entry it is found by.
    fn places(
        command: &Command,
        path: &str,
        missing: &mut Vec<String>,
        used: &mut BTreeSet<String>,
    ) {
        let mut find = |own: String, common: Option<String>| {
            let key = [Some(own.clone()), common]
                .into_iter()
                .flatten()
                .find(|key| german::find(key).is_some());
            match key {
                Some(key) => {
                    used.insert(key);
                }
                None => missing.push(own),
            }
        };
        find(path.to_owned(), None);
        for arg in command.get_arguments().filter(|arg| arg.get_help().is_some()) {
            let id = arg.get_id().as_str();
            find(format!("{path}.{id}"), Some(format!("*.{id}")));
        }
        for sub in command.get_subcommands() {
            if sub.get_name() != "help" {
                places(sub, format!("{path} {}", sub.get_name()).trim(), missing, used);
            }
        }
    }

    #[test]
    fn all_help_is_there_in_german_and_nothing_else() {
        let mut command = Cli::command();
        command.build();
        let (mut missing, mut used) = (Vec::new(), BTreeSet::new());
        places(&command, "", &mut missing, &mut used);
        assert!(missing.is_empty(), "no German help: {missing:#?}");
        used.insert("help".to_owned());
        let unused: Vec<_> = german::keys().filter(|key| !used.contains(*key)).collect();
        assert!(unused.is_empty(), "German help of nothing: {unused:#?}");
    }

    #[test]
    fn examples_keep_their_commands_alone() {
        let text =
            "Examples:\n  grimoire serve --open     start it\n  grimoire play\n\nExit code 1.";
        assert_eq!(examples(text), "Beispiele:\n  grimoire serve --open\n  grimoire play");
    }
}
