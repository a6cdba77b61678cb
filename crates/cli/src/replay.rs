//! `grimoire replay`: recorded games, told, proven and written out.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use clap::ValueEnum;
use games::{GameId, with_game};
use i18n::Language;
use kernel::{Message, Outcome, Seat, Viewer, msg};
use serde::Serialize;
use table::{
    Dice, Replay, ReplayError,
    replay::{self, Header},
};

use crate::{
    board::{self, Pen, TerminalGame},
    input,
    language::{of_the_run, say},
    story::{self, Told},
    trouble::Trouble,
};

/// Tell, prove or write out a recorded game
#[derive(Debug, clap::Args)]
#[command(
    long_about = "Tell, prove or write out a recorded game: the file `play` saves and the server offers when a game \
                  is over.",
    after_long_help = "Examples:\n  \
                       grimoire replay show game.json --viewer A --lang de\n  \
                       grimoire replay verify game.json\n  \
                       grimoire replay export game.json --to text --output game.txt"
)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Tell the game as a story
    Show {
        file: PathBuf,
        /// Whose eyes: a seat letter, `spectator`, or `all` for everything
        #[arg(long, default_value = "all", value_parser = viewer)]
        viewer: Viewer,
        /// Draw the last board as well
        #[arg(long)]
        board: bool,
    },
    /// Play the game again and prove it
    ///
    /// Every answer must be legal, the seed must be the one promised before the game, and the last state must be the
    /// recorded one. Exit code 1 when something does not hold.
    Verify {
        file: PathBuf,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Write the game in another form
    Export {
        file: PathBuf,
        /// The form
        #[arg(long, value_enum, default_value_t = Form::Json)]
        to: Form,
        /// JSON in one line
        #[arg(long)]
        compact: bool,
        /// Where to write; an existing file is not overwritten (default: standard output)
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// The replay file itself, indented
    Json,
    /// A transcript with every answer and what came of it
    Text,
    /// A scenario script that plays the game again, for bug reports (Mage Wars)
    Script,
}

fn viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "all" => Ok(Viewer::Omniscient),
        "spectator" => Ok(Viewer::Spectator),
        letter => {
            Seat::from_letter(letter).map(Viewer::Seat).ok_or_else(|| say(&msg!("cli-no-viewer")))
        }
    }
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    match &args.command {
        Command::Show { file, viewer, board } => {
            let (game, text) = open(file)?;
            let language = of_the_run();
            with_game!(game, G => show::<G>(file, &text, *viewer, *board, language, out))
        }
        Command::Verify { file, json } => {
            let (game, text) = open(file)?;
            with_game!(game, G => verify::<G>(file, &text, *json, out))
        }
        Command::Export { file, to, compact, output } => {
            let (game, text) = open(file)?;
            let language = of_the_run();
            let exported =
                with_game!(game, G => export::<G>(file, &text, *to, *compact, language))?;
            match output {
                None => Ok(out.write_all(&exported)?),
                Some(path) => write_new(path, &exported),
            }
        }
    }
}

/// The game a file is about, and its text.
fn open(file: &Path) -> Result<(GameId, String), Trouble> {
    let text = input::text(file)?;
    let header = Header::read(&text).map_err(|error| unreadable(file, &error))?;
    Ok((GameId::named(&header.game)?, text))
}

fn read<G: TerminalGame>(file: &Path, text: &str) -> Result<Replay<G>, Trouble> {
    Replay::read(text).map_err(|error| unreadable(file, &error))
}

pub(crate) fn unreadable(file: &Path, error: &ReplayError) -> Trouble {
    match error {
        ReplayError::Setup(problems) => input::setup_trouble(Some(file), problems),
        error => Trouble::input(file.display(), say(&unread(error))),
    }
}

/// What is wrong with a replay.
fn unread(error: &ReplayError) -> Message {
    match error {
        ReplayError::Malformed(why) => msg!("cli-replay-malformed", why = why.clone()),
        ReplayError::Version(version) => {
            msg!("cli-replay-version", version = *version, newest = replay::VERSION)
        }
        ReplayError::OtherGame(game) => msg!("cli-replay-other-game", game = game.clone()),
        ReplayError::Fingerprint { played, here } => {
            msg!("cli-replay-fingerprint", played = played.clone(), here = here.clone())
        }
        ReplayError::Commitment => msg!("cli-replay-commitment"),
        ReplayError::Setup(_) => msg!("cli-replay-setup"),
        ReplayError::Entry { number, why } => {
            msg!("cli-replay-entry", number = *number as u32, why = why.clone())
        }
        ReplayError::State { recorded, reached } => {
            msg!("cli-replay-state", recorded = recorded.clone(), reached = reached.clone())
        }
    }
}

/// Writes a file that must not exist yet.
pub(crate) fn write_new(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let mut file = fs::File::create_new(path).map_err(|error| Trouble::file(path, &error))?;
    file.write_all(bytes).map_err(|error| Trouble::file(path, &error))
}

fn show<G: TerminalGame>(
    file: &Path,
    text: &str,
    viewer: Viewer,
    board: bool,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let replay = read::<G>(file, text)?;
    warn_about_edition(&replay);
    let told = tell(file, &replay, viewer)?;
    let pen = Pen::of_stdout(language);
    for (_, message) in &told.lines {
        writeln!(out, "{}", pen.line(message))?;
    }
    if board {
        writeln!(out, "\n{}", board::whole::<G>(&told.game.view(viewer), viewer, &pen))?;
    }
    for message in story::ending(told.game.outcome().as_ref()) {
        writeln!(out, "{}", i18n::format(language, &message))?;
    }
    Ok(())
}

fn tell<G: TerminalGame>(
    file: &Path,
    replay: &Replay<G>,
    viewer: Viewer,
) -> Result<Told<G>, Trouble> {
    let told = story::tell(replay, viewer).map_err(|error| unreadable(file, &error))?;
    if let Viewer::Seat(seat) = viewer
        && seat.0 >= told.game.seats()
    {
        let last = Seat(told.game.seats().saturating_sub(1));
        return Err(Trouble::wrong(&msg!("cli-no-seat", seat = seat, last = last)));
    }
    Ok(told)
}

/// An old replay may still be told, but nobody should take it for proven.
fn warn_about_edition<G: TerminalGame>(replay: &Replay<G>) {
    if let Err(error) = replay.check_fingerprint() {
        eprintln!("{}", say(&msg!("cli-warning", what = say(&unread(&error)))));
    }
}

/// What `verify --json` prints.
#[derive(Serialize)]
struct Verdict {
    ok: bool,
    game: &'static str,
    entries: usize,
    commitment: Option<String>,
    seed: Option<String>,
    state: String,
    outcome: Option<Outcome>,
    reason: Option<String>,
}

fn verify<G: TerminalGame>(
    file: &Path,
    text: &str,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let replay = read::<G>(file, text)?;
    let verified = replay.verify();
    let verdict = Verdict {
        ok: verified.is_ok(),
        game: G::ID,
        entries: replay.entries.len(),
        commitment: replay.commitment.clone(),
        seed: match &replay.dice {
            Dice::Seed(seed) => Some(seed.to_string()),
            Dice::Scripted(_) => None,
        },
        state: replay.state.clone(),
        outcome: verified.as_ref().ok().and_then(|table| table.game().outcome()),
        reason: verified.as_ref().err().map(ToString::to_string),
    };
    if json {
        input::write_json(out, &verdict)?;
    } else if let Err(error) = &verified {
        let (file, why) = (file.display().to_string(), say(&unread(error)));
        writeln!(out, "{}", say(&msg!("cli-replay-fails", file = file, why = why)))?;
    } else {
        let winners = verdict.outcome.as_ref().map(|outcome| {
            outcome.winners.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        });
        let outcome = match winners {
            None => msg!("cli-replay-running"),
            Some(none) if none.is_empty() => msg!("cli-replay-nobody-won"),
            Some(winners) => msg!("cli-replay-won", winners = winners),
        };
        let or_none = |text: &Option<String>| text.clone().unwrap_or_else(|| "–".to_owned());
        let holds = msg!(
            "cli-replay-holds",
            file = file.display().to_string(),
            game = verdict.game.to_owned(),
            entries = verdict.entries as u32,
            seed = or_none(&verdict.seed),
            commitment = or_none(&verdict.commitment),
            state = verdict.state.clone(),
            outcome = outcome
        );
        writeln!(out, "{}", say(&holds))?;
    }
    if verdict.ok { Ok(()) } else { Err(Trouble::Unproven) }
}

fn export<G: TerminalGame>(
    file: &Path,
    text: &str,
    to: Form,
    compact: bool,
    language: Language,
) -> Result<Vec<u8>, Trouble> {
    let replay = read::<G>(file, text)?;
    match to {
        Form::Json => {
            let json = if compact {
                serde_json::to_vec(&replay)
            } else {
                serde_json::to_vec_pretty(&replay)
            };
            let mut json = json.map_err(|error| Trouble::no_json(&error))?;
            json.push(b'\n');
            Ok(json)
        }
        Form::Text => {
            warn_about_edition(&replay);
            transcript(&tell(file, &replay, Viewer::Omniscient)?, language)
        }
        Form::Script => scenario::write(&replay)
            .map(String::into_bytes)
            .ok_or_else(|| Trouble::failed(&msg!("cli-replay-no-script"))),
    }
}

/// Every answer with what came of it.
fn transcript<G: TerminalGame>(told: &Told<G>, language: Language) -> Result<Vec<u8>, Trouble> {
    let say = |message: &Message| i18n::format(language, message);
    let mut out = Vec::new();
    let mut lines = told.lines.iter().peekable();
    writeln!(out, "{}", say(&msg!("cli-transcript-start", game = G::ID.to_owned())))?;
    for entry in 0..=told.answers.len() {
        if let Some((seat, answer)) = entry.checked_sub(1).and_then(|at| told.answers[at].as_ref())
        {
            writeln!(out, "{entry}. {seat}: {}", say(answer))?;
        }
        while let Some((_, message)) = lines.next_if(|(at, _)| *at == entry) {
            writeln!(out, "    {}", say(message))?;
        }
    }
    for message in story::ending(told.game.outcome().as_ref()) {
        writeln!(out, "{}", say(&message))?;
    }
    Ok(out)
}
