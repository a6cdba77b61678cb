//! `grimoire sim`: bots against each other, many games at once.

mod recording;

use std::{io::Write, path::PathBuf, time::Instant};

use bots::{
    GameError, Heuristics, Plan, SeatsError, Tally,
    record::{FORMAT, Header, VERSION},
    simulate,
    stats::Spread,
};
use games::{GameId, with_game};
use kernel::{Describe, Seed, msg};
use serde::Serialize;
use table::commitment;

use crate::{
    args,
    board::Pen,
    contender::{Contender, Ready},
    input,
    language::of_the_run,
    pairings::{self, Chosen, Paired, Pairings},
    setups::{Short, Shorthand},
    trouble::Trouble,
};
use recording::Recording;

/// Let bots play each other
#[derive(Debug, clap::Args)]
#[command(
    long_about = "Let bots play each other and count what comes of it. The same seed gives the same result for any \
                  number of threads. Bots see what their seat may see, never more.\n\n\
                  A bot is a name with options, such as `random` or `hard:ms=500`; `weights=FILE`, as the last one, lets \
                  it judge by the weights of a file.",
    after_long_help = "Examples:\n  \
                       grimoire sim mage-wars --seats random,random --games 1000\n  \
                       grimoire sim mage-knight --seats random --setup solo.json --seed 7 --json\n  \
                       grimoire sim mage-knight --seats hard:iterations=2000 --scenario solo-conquest --games 20\n  \
                       grimoire sim mage-wars --seats greedy,greedy --pairings random --rounds 20 --record games.bin\n\n\
                       Of a game that keeps more than a score (Mage Knight: Fame, level, cities …) the means are shown \
                       with 95 % intervals, and in brackets the share of games in which the number was above nothing.\n\n\
                       A game that has no end after --max-answers counts as drawn and is named. A game that faults is an \
                       error: it is named with its number and seed, and the exit code is 1. `--first N --games 1` plays \
                       it again alone.\n\n\
                       --record keeps every game in a file for learning programs (docs/recordings.md): decisions, values \
                       and visit shares of the search, outcomes. The same command goes on where it was stopped, and \
                       `--first N` makes another part of the same run on another machine."
)]
pub struct Args {
    /// The game to play
    game: GameId,
    /// The bots, one a seat
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,BOT", value_parser = args::bots(), hide_possible_values = true)]
    seats: Vec<Contender>,
    #[command(flatten)]
    short: Short,
    /// All pairs of printed books, from both sides, taking turns (Mage Wars; in place of a setup)
    #[arg(long, value_name = "BOOKS", conflicts_with_all = ["setup", "mage", "book", "against", "against_book", "full", "apprentice"])]
    pairings: Option<Pairings>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// A number, or 64 hexadecimal digits; all chance follows from it
    #[arg(long, default_value = "0", value_parser = input::seed)]
    seed: Seed,
    /// The number of the first game
    #[arg(long, default_value_t = 0, value_name = "N")]
    first: u64,
    /// How many threads; 0 for one a core
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// How many answers a game may take
    #[arg(long, default_value_t = Plan::ANSWERS, value_name = "N")]
    max_answers: u64,
    /// Stop games after so many rounds; the side that is ahead wins (Mage Wars: by life, Mage Knight: by score)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    rounds: Option<u32>,
    /// Draw the first decisions of every game by what is usual, so that games begin in different ways
    #[arg(long, default_value_t = 0, value_name = "N")]
    opening: u32,
    /// Add the games to this file, for learning programs; a file of the same run is gone on with
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    seats: Vec<String>,
    seed: Seed,
    games: u64,
    /// After so many answers a game has no end.
    max_answers: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    mean_decisions: f64,
    decisions: u64,
    forced: u64,
    wins: &'a [u64],
    /// Games without an end among them.
    draws: u64,
    endless: usize,
    endless_list: Vec<&'a GameError>,
    /// Games that were stopped after `--rounds` and counted as they stood.
    stopped: u64,
    /// Games that were in the file of `--record` already; nothing else counts them.
    recorded_before: u64,
    /// Games that all who played together, or the only one, lost.
    lost: u64,
    mean_score: Vec<f64>,
    /// By seat.
    figures: Vec<Vec<FigureReport>>,
    errors: usize,
    error_list: Vec<&'a GameError>,
}

/// A number games came to.
#[derive(Serialize)]
struct FigureReport {
    name: &'static str,
    mean: f64,
    /// Half the width of the 95 % interval of the mean.
    margin: f64,
    /// The share of games in which it was above nothing.
    share: f64,
}

impl FigureReport {
    fn of(spread: &Spread) -> Self {
        let (mean, margin, share) = (spread.mean(), spread.margin(), spread.share());
        FigureReport { name: spread.name, mean, margin, share }
    }
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let begun = Instant::now();
    let (tally, before) = with_game!(args.game, G => play::<G>(args))?;
    let report = report(args, &tally, before, begun.elapsed().as_secs_f64());
    if args.json {
        input::write_json(out, &report)?;
    } else {
        show(&report, &Pen::of_stdout(of_the_run()), out)?;
    }
    if report.errors == 0 { Ok(()) } else { Err(Trouble::Unproven) }
}

/// Plays the games; what they came to, and how many of them were in the file before.
fn play<G: Heuristics + Describe + Paired + Shorthand>(
    args: &Args,
) -> Result<(Tally, u64), Trouble> {
    let path = args.short.setup.as_deref();
    let seats = args.seats.len();
    let chosen = pairings::chosen::<G>(args.pairings, &args.short, seats)?;
    let bots: Vec<Ready<G>> = args.seats.iter().map(Contender::ready).collect::<Result<_, _>>()?;
    let player = |seat: kernel::Seat, seed| bots[seat.index()].player(seed);
    let recording = match &args.record {
        Some(file) => Some(Recording::open(file, &header::<G>(args, &chosen)?)?),
        None => None,
    };
    let skip = recording.as_ref().map(|recording| recording.there().clone()).unwrap_or_default();
    let end = args.first.saturating_add(args.games);
    let before = skip.range(args.first..end).count() as u64;
    let plan = Plan {
        first: args.first,
        threads: args.threads,
        answers: args.max_answers,
        rounds: args.rounds,
        opening: args.opening,
        record: recording.is_some(),
        skip,
        ..Plan::new(args.seed, args.games)
    };
    let bar = input::progress(args.games - before, "games");
    let heard = |played: &bots::Played<'_>| {
        bar.inc(1);
        match (&recording, played.record) {
            (Some(recording), Some(game)) => recording.add(game),
            (Some(_), None) | (None, _) => true,
        }
    };
    let played = chosen
        .with::<G, _>(seats, args.seed, |setups| simulate(setups, seats, &plan, player, heard));
    bar.finish_and_clear();
    if let Some(recording) = recording {
        recording.close()?;
    }
    let tally = played.map_err(|error| match error {
        SeatsError::Setup(problems) => input::setup_trouble(path, &problems),
        SeatsError::Count { seats, players } => seats_trouble(seats, players),
        SeatsError::Threads(why) => Trouble::failed(&msg!("cli-no-threads", why = why.to_string())),
    })?;
    Ok((tally, before))
}

/// What the games of this run have in common.
fn header<G: Describe + Paired>(args: &Args, chosen: &Chosen<G::Setup>) -> Result<Header, Trouble> {
    let setups = match chosen {
        Chosen::InTurn(setups) => setups.iter().map(serde_json::to_value).collect(),
        Chosen::Random(_) => Ok(Vec::new()),
    };
    Ok(Header {
        format: FORMAT.to_owned(),
        version: VERSION,
        game: G::ID.to_owned(),
        fingerprint: commitment::fingerprint::<G>(),
        seed: args.seed,
        seats: args.seats.iter().map(ToString::to_string).collect(),
        setups: setups.map_err(|error| Trouble::no_json(&error))?,
        rounds: args.rounds,
        opening: args.opening,
        max_answers: args.max_answers,
    })
}

/// Says that `--seats` does not fit the setup.
pub(crate) fn seats_trouble(seats: u8, players: usize) -> Trouble {
    Trouble::wrong(&msg!("cli-seats", players = players as u32, seats = seats))
}

fn report<'a>(args: &Args, tally: &'a Tally, recorded_before: u64, seconds: f64) -> Report<'a> {
    let each_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
    let (endless, errors): (Vec<_>, Vec<_>) = tally.errors.iter().partition(|error| error.endless);
    let games = tally.games + endless.len() as u64;
    Report {
        game: args.game.as_str(),
        seats: args.seats.iter().map(ToString::to_string).collect(),
        seed: args.seed,
        games,
        max_answers: args.max_answers,
        seconds,
        games_per_second: each_second(games),
        decisions_per_second: each_second(tally.decisions),
        mean_decisions: tally.mean_decisions(),
        decisions: tally.decisions,
        forced: tally.forced,
        wins: &tally.wins,
        draws: tally.draws + endless.len() as u64,
        endless: endless.len(),
        endless_list: endless,
        stopped: tally.stopped,
        recorded_before,
        lost: tally.lost,
        mean_score: tally.mean_scores(),
        figures: tally.figures.iter().map(|it| it.iter().map(FigureReport::of).collect()).collect(),
        errors: errors.len(),
        error_list: errors,
    }
}

fn show(report: &Report<'_>, pen: &Pen, out: &mut dyn Write) -> Result<(), Trouble> {
    let head = [
        msg!(
            "cli-sim-speed",
            games = report.games as i64,
            game = report.game.to_owned(),
            seconds = format!("{:.2}", report.seconds),
            games_each = format!("{:.1}", report.games_per_second),
            decisions_each = format!("{:.0}", report.decisions_per_second)
        ),
        msg!(
            "cli-sim-decisions",
            decisions = format!("{:.1}", report.mean_decisions),
            forced = report.forced as i64
        ),
    ];
    for line in &head {
        writeln!(out, "{}", pen.line(line))?;
    }
    for (at, (seat, name)) in kernel::Seat::all(u8::MAX).zip(&report.seats).enumerate() {
        let wins = report.wins.get(at).copied().unwrap_or(0);
        let share = 100.0 * wins as f64 / report.games.max(1) as f64;
        let won = pen.say(&msg!("cli-sim-wins", wins = wins as i64));
        write!(out, "{seat}  {name:<20} {won:>14}  {share:>5.1} %")?;
        match report.mean_score.get(at) {
            Some(score) => {
                let score = msg!("cli-sim-score", score = format!("{score:.2}"));
                writeln!(out, "  {}", pen.say(&score))?;
            }
            None => writeln!(out)?,
        }
        for FigureReport { name, mean, margin, share } in
            report.figures.get(at).into_iter().flatten()
        {
            let share = 100.0 * share;
            writeln!(out, "   {name:<20} {mean:>8.2} ± {margin:.2}  ({share:.0} %)")?;
        }
    }
    let (draws, lost, errors) = (report.draws as i64, report.lost as i64, report.errors as i64);
    let sums = msg!("cli-sim-sums", draws = draws, lost = lost, errors = errors);
    writeln!(out, "{}", pen.line(&sums))?;
    if report.stopped > 0 {
        writeln!(out, "{}", pen.line(&msg!("cli-sim-stopped", count = report.stopped as i64)))?;
    }
    if report.recorded_before > 0 {
        let before = msg!("cli-sim-before", count = report.recorded_before as i64);
        writeln!(out, "{}", pen.line(&before))?;
    }
    if !report.endless_list.is_empty() {
        let games: Vec<_> =
            report.endless_list.iter().map(|endless| endless.game.to_string()).collect();
        let endless = msg!(
            "cli-sim-endless",
            count = report.endless as i64,
            answers = report.max_answers as i64,
            games = games.join(", ")
        );
        writeln!(out, "{}", pen.line(&endless))?;
    }
    for error in &report.error_list {
        writeln!(out, "  {error}")?;
    }
    Ok(())
}
