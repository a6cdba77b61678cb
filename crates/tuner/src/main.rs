//! The tuner: better weights for bots, by self-play. It is a program of its own because its numerics are large and
//! players never need them.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

use bots::{Heuristics, SeatsError, Spec, weights};
use clap::{Parser, ValueEnum as _};
use cli::{
    contender, input,
    pairings::{Paired, Pairings},
    trouble::Trouble,
};
use games::{GameId, with_game};
use kernel::Seed;
use tuner::{Contest, ContestError, Measure, Progress, Provenance, Space, TuneError};

/// Look for better weights of a bot's judgement by self-play
#[derive(Debug, Parser)]
#[command(
    name = "tuner",
    version,
    long_about = "Look for better weights of a bot's judgement by self-play. Every round, candidates are drawn around the \
                  present weights; each plays against those it began with, from both sides (or alone for its score, where \
                  the setup has one seat), and CMA-ES moves to where the better ones are.\n\n\
                  The file is written after every round, with all that is needed to go on: a run can be stopped at any \
                  time. The same seed gives the same weights for any number of threads. At the end the weights play \
                  against those it began with in games of their own.",
    after_long_help = "Examples:\n  \
                       tuner mage-wars --level greedy --rounds 20 --out new.json\n  \
                       tuner mage-wars --resume new.json --rounds 40\n  \
                       grimoire ladder mage-wars --bots greedy:weights=new.json,greedy --pairings starting --seed 9\n\n\
                       Mage Wars is played with all pairs of starting books unless something else is asked for."
)]
struct Args {
    /// The game to play
    game: GameId,
    /// How many rounds in all
    #[arg(long, default_value_t = 20)]
    rounds: u16,
    /// How many games every candidate plays
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// How many candidates a round, at least four (default: by the number of weights)
    #[arg(long, value_parser = clap::value_parser!(u16).range(4..=1_000))]
    population: Option<u16>,
    /// How far the first candidates are scattered; 0.2 is a fifth more or less
    #[arg(long, default_value_t = 0.2, value_parser = step)]
    step: f64,
    /// The bot that plays with all weights
    #[arg(long, default_value = "easy", value_name = "BOT")]
    level: String,
    /// Playouts a round of play for a bot that searches (default: 100)
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// The weights to begin with, a JSON file (default: those of the program)
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    /// The setup, a JSON file (default: the game's usual one)
    #[arg(long, value_name = "FILE")]
    setup: Option<PathBuf>,
    /// All pairs of printed books, from both sides, taking turns (Mage Wars; in place of --setup)
    #[arg(long, value_name = "BOOKS", conflicts_with = "setup")]
    pairings: Option<Pairings>,
    /// How many games the result plays against the start; 0 for none
    #[arg(long, default_value_t = 128, value_name = "N")]
    check: u64,
    /// A number, or 64 hexadecimal digits; all chance follows from it
    #[arg(long, default_value = "0", value_parser = input::seed)]
    seed: Seed,
    /// How many threads; 0 for one a core
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// A date to write into the file, in any words
    #[arg(long, value_name = "TEXT")]
    date: Option<String>,
    /// Where the weights are written; no file that exists
    #[arg(long, value_name = "FILE", required_unless_present = "resume")]
    out: Option<PathBuf>,
    /// Go on with a run, by the file it wrote; writes the same file unless --out says otherwise
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["games", "population", "step", "level", "iterations", "start", "setup", "pairings", "seed"]
    )]
    resume: Option<PathBuf>,
}

fn step(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(step) if step > 0.0 && step <= 2.0 => Ok(step),
        Ok(_) | Err(_) => Err("a step is a number above 0 and not above 2".to_owned()),
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    cli::run_to_end(|out| with_game!(args.game, G => tune::<G>(&args, out)))
}

fn tune<G: Heuristics + Paired>(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let file = Output::of(args)?;
    let mut record = match &args.resume {
        Some(path) => resumed::<G>(path)?,
        None => begun::<G>(args)?,
    };
    if let Some(date) = &args.date {
        record.date = Some(date.clone());
    }
    let contest = contest::<G>(args, &record)?;
    let rounds = usize::from(args.rounds);
    let heard = |progress: &Progress<'_, G::Weights>, record: &Provenance<G::Weights>| {
        file.write(progress.weights, record)?;
        tell(progress, record, rounds, out)
    };
    let found =
        tuner::run(&contest, &mut record, rounds, heard).map_err(|error| trouble(args, error))?;
    if args.check > 0 {
        let found = Arc::new(found);
        let check = contest
            .check(&found, args.check)
            .map_err(|error| trouble(args, TuneError::Contest(error)))?;
        record.check = Some(check);
        file.write(&*found, &record)?;
        show(&check, out)?;
    }
    writeln!(out, "written to {}", file.path.display())?;
    Ok(())
}

/// The record of a new run.
fn begun<G: Heuristics + Paired>(args: &Args) -> Result<Provenance<G::Weights>, Trouble> {
    let start = args.start.as_deref().map_or_else(|| Ok(G::weights()), contender::read::<G>)?;
    let space = Space::around(&*start).map_err(|error| Trouble::Input(error.to_string()))?;
    Ok(Provenance {
        game: G::ID.to_owned(),
        bot: bot(args)?.to_string(),
        setups: described::<G>(args),
        seed: args.seed,
        population: args.population.map_or(space.usual_population(), usize::from),
        games: args.games,
        step: args.step,
        date: None,
        games_played: 0,
        check: None,
        rounds: Vec::new(),
        start: (*start).clone(),
    })
}

/// The bot that plays. One that searches is given playouts: with time, no run could be repeated.
fn bot(args: &Args) -> Result<Spec, Trouble> {
    const USUAL: u32 = 100;
    let spec = |text: &str| Spec::parse(text).map_err(|error| Trouble::Input(error.to_string()));
    let plain = spec(&args.level)?;
    match args.iterations {
        Some(number) => spec(&format!("{}:iterations={number}", args.level)),
        // What was asked for in so many words stays as it is, and is refused later.
        None if plain.is_repeatable() || args.level.contains(':') => Ok(plain),
        None => spec(&format!("{}:iterations={USUAL}", args.level)),
    }
}

/// The record in a file.
fn resumed<G: Heuristics>(path: &Path) -> Result<Provenance<G::Weights>, Trouble> {
    let wrong = |what: String| Trouble::input(path.display(), what);
    let read = weights::read_with_provenance::<G::Weights, Provenance<G::Weights>>;
    let (_, record) = read(&input::text(path)?).map_err(|error| wrong(error.to_string()))?;
    match record {
        record if record.game != G::ID => {
            Err(wrong(format!("a run of {}, not of {}", record.game, G::ID)))
        }
        record if !(record.step > 0.0 && record.step <= 2.0) => {
            Err(wrong(format!("{} is no step: a number above 0 and not above 2", record.step)))
        }
        record if !(4..=1_000).contains(&record.population) || record.games == 0 => {
            Err(wrong("the numbers of candidates and games are none of a run".to_owned()))
        }
        record => Ok(record),
    }
}

const USUAL: &str = "usual";
const FILE: &str = "file:";

/// What is played, as [`setups`] reads it.
fn described<G: Paired>(args: &Args) -> String {
    match (&args.setup, args.pairings) {
        (Some(path), _) => format!("{FILE}{}", path.display()),
        (None, Some(pairings)) => named(pairings),
        (None, None) => match G::paired(Pairings::Starting) {
            Some(_) => named(Pairings::Starting),
            None => USUAL.to_owned(),
        },
    }
}

fn named(pairings: Pairings) -> String {
    pairings.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}

fn setups<G: Paired>(described: &str) -> Result<Vec<G::Setup>, Trouble> {
    if let Some(path) = described.strip_prefix(FILE) {
        return Ok(vec![input::setup::<G>(Some(Path::new(path)))?]);
    }
    if described == USUAL {
        return Ok(vec![G::Setup::default()]);
    }
    let pairings = Pairings::from_str(described, false)
        .map_err(|_| Trouble::Input(format!("there are no setups “{described}”")))?;
    if pairings == Pairings::Random {
        let why =
            "a tuner compares candidates in the same setups; random ones are for sim and ladder";
        return Err(Trouble::Input(why.to_owned()));
    }
    G::paired(pairings).ok_or_else(|| {
        Trouble::Input(format!("{} has no books to pair; leave --pairings out", G::ID))
    })
}

fn contest<G: Heuristics + Paired>(
    args: &Args,
    record: &Provenance<G::Weights>,
) -> Result<Contest<G>, Trouble> {
    let bot = Spec::parse(&record.bot).map_err(|error| Trouble::Input(error.to_string()))?;
    let start = Arc::new(record.start.clone());
    Contest::new(setups::<G>(&record.setups)?, bot, start, record.seed, args.threads)
        .map_err(|error| trouble(args, TuneError::Contest(error)))
}

fn trouble(args: &Args, error: TuneError<Trouble>) -> Trouble {
    match error {
        TuneError::Heard(trouble) => trouble,
        TuneError::Contest(ContestError::Seats(SeatsError::Setup(problems))) => {
            input::setup_trouble(args.setup.as_deref(), &problems)
        }
        TuneError::Contest(
            error @ (ContestError::Seats(SeatsError::Count { .. })
            | ContestError::Count(_)
            | ContestError::NoSetup
            | ContestError::Blind(_)
            | ContestError::Clock(_)),
        ) => Trouble::Input(error.to_string()),
        TuneError::Contest(
            error @ (ContestError::Seats(SeatsError::Threads(_))
            | ContestError::Weights
            | ContestError::Game(_)),
        ) => Trouble::Failed(error.to_string()),
        TuneError::NoWeights(error) => Trouble::Input(error.to_string()),
        TuneError::Record(what) => Trouble::Input(what),
        TuneError::Search(what) => Trouble::Failed(what),
    }
}

fn tell<W>(
    progress: &Progress<'_, W>,
    record: &Provenance<W>,
    rounds: usize,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let count = progress.scores.len().max(1) as f64;
    let mean = progress.scores.iter().sum::<f64>() / count;
    let best = progress.scores.iter().copied().fold(f64::MIN, f64::max);
    writeln!(
        out,
        "round {} of {rounds}: candidates {mean:.3}, the best {best:.3}, step {:.3}, {} games",
        progress.rounds, progress.step, record.games_played
    )?;
    out.flush()?;
    Ok(())
}

fn show(check: &tuner::Check, out: &mut dyn Write) -> Result<(), Trouble> {
    let tuner::Check { measure, games, score, low, high } = *check;
    match measure {
        Measure::Won => writeln!(
            out,
            "against the start: {:.1} % of {games} games (95 %: {:.1} % to {:.1} %)",
            score * 100.0,
            low * 100.0,
            high * 100.0
        )?,
        Measure::Points => writeln!(
            out,
            "against the start: {score:+.2} points a game in {games} games (95 %: {low:+.2} to {high:+.2})"
        )?,
    }
    let verdict = if check.is_better() { "better" } else { "not shown to be better" };
    writeln!(out, "{verdict}")?;
    Ok(())
}

/// The file that is written.
struct Output<'a> {
    path: &'a Path,
}

impl<'a> Output<'a> {
    fn of(args: &'a Args) -> Result<Self, Trouble> {
        let path = match (&args.out, &args.resume) {
            (Some(out), Some(resume)) if out == resume => return Ok(Output { path: out }),
            (Some(out), _) if out.exists() => {
                return Err(Trouble::input(
                    out.display(),
                    "there is such a file; --resume goes on with it",
                ));
            }
            (Some(path), _) | (None, Some(path)) => path,
            (None, None) => return Err(Trouble::Input("give a file with --out".to_owned())),
        };
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        match folder {
            Some(folder) if !folder.is_dir() => {
                Err(Trouble::input(folder.display(), "there is no such folder"))
            }
            Some(_) | None => Ok(Output { path }),
        }
    }

    /// Writes beside the file and puts it in its place, so that the file is whole whenever the program is stopped.
    fn write<W: serde::Serialize>(&self, found: &W, record: &Provenance<W>) -> Result<(), Trouble> {
        let text = weights::write(found, record).map_err(Trouble::Failed)?;
        let mut name = self.path.as_os_str().to_owned();
        name.push(".part");
        let part = PathBuf::from(name);
        let failed =
            |error: std::io::Error| Trouble::Failed(format!("{}: {error}", self.path.display()));
        fs::write(&part, text).map_err(failed)?;
        fs::rename(&part, self.path).map_err(failed)
    }
}
