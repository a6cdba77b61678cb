//! `grimoire ladder`: a round robin of bots with Elo ratings.

use std::io::Write;

use bots::{
    Heuristics, Plan, Played, SeatsError,
    rating::{Pairing, Rating, rate},
    simulate,
};
use games::{GameId, with_game};
use kernel::{Seat, Seed, msg};
use serde::Serialize;

use crate::{
    args,
    contender::{Contender, Ready},
    input,
    language::say,
    pairings::{self, Paired, Pairings},
    setups::{Short, Shorthand},
    trouble::Trouble,
};

/// Rate bots by a round robin
#[derive(Debug, clap::Args)]
#[command(
    long_about = "Rate bots by a round robin: every two bots meet in as many games, each sitting in each seat half of \
                  the time. Prints Elo ratings with 95 % intervals; their mean is 1500.",
    after_long_help = "Example:\n  \
                       grimoire ladder mage-wars --bots random,random --games 200\n\n\
                       The setup must have two seats. A game that has no end after --max-answers counts as drawn; a game \
                       that faults is an error, and the exit code is then 1."
)]
pub struct Args {
    /// The game to play
    game: GameId,
    /// The bots, two or more
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,BOT", value_parser = args::bots(), hide_possible_values = true)]
    bots: Vec<Contender>,
    /// How many games every two bots play
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
    #[command(flatten)]
    short: Short,
    /// All pairs of printed books, from both sides, taking turns (Mage Wars; in place of a setup)
    #[arg(long, value_name = "BOOKS", conflicts_with_all = ["setup", "mage", "book", "against", "against_book", "full", "apprentice"])]
    pairings: Option<Pairings>,
    /// A number, or 64 hexadecimal digits; all chance follows from it
    #[arg(long, default_value = "0", value_parser = input::seed)]
    seed: Seed,
    /// How many threads; 0 for one a core
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// How many answers a game may take
    #[arg(long, default_value_t = ANSWERS, value_name = "N")]
    max_answers: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Bots that have nothing left to win with play on for ever, and those that search would take hours over it. Fewer than a
/// simulation allows, where a game between random bots may come to its end late, and cheaply.
const ANSWERS: u64 = 30_000;

/// A bot's place as `--json` shows it.
#[derive(Serialize)]
struct Rung {
    bot: String,
    #[serde(flatten)]
    rating: Rating,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seed: Seed,
    games_per_pairing: u64,
    ladder: Vec<Rung>,
    /// Games without an end; they count as drawn.
    endless: u64,
    errors: u64,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    if args.bots.len() < 2 {
        return Err(Trouble::wrong(&msg!("cli-ladder-bots")));
    }
    let report = with_game!(args.game, G => climb::<G>(args))?;
    if args.json {
        input::write_json(out, &report)?;
    } else {
        for (place, rung) in (1..).zip(&report.ladder) {
            let Rating { elo, low, high } = rung.rating;
            let (wins, draws, losses) = (rung.wins as i64, rung.draws as i64, rung.losses as i64);
            let games = say(&msg!("cli-ladder-games", wins = wins, draws = draws, losses = losses));
            writeln!(
                out,
                "{place:>2}  {:<20} {elo:>6.0}  [{low:.0}, {high:.0}]  {games}",
                rung.bot
            )?;
        }
        if report.endless > 0 {
            let endless = msg!("cli-ladder-endless", count = report.endless as i64);
            writeln!(out, "{}", say(&endless))?;
        }
        writeln!(out, "{}", say(&msg!("cli-ladder-errors", count = report.errors as i64)))?;
    }
    if report.errors == 0 { Ok(()) } else { Err(Trouble::Unproven) }
}

fn climb<G: Heuristics + Paired + Shorthand>(args: &Args) -> Result<Report, Trouble> {
    let chosen = pairings::chosen::<G>(args.pairings, &args.short, 2)?;
    let bots: Vec<Ready<G>> = args.bots.iter().map(Contender::ready).collect::<Result<_, _>>()?;
    let count = bots.len();
    let pairs: Vec<_> = (0..count)
        .flat_map(|first| (first + 1..count).map(move |second| (first, second)))
        .collect();
    let bar = input::progress(args.games * pairs.len() as u64, "games");
    let mut pairings = Vec::new();
    let (mut endless, mut errors) = (0, 0);
    // Every half of a pairing has games of its own, so that no two share their dice.
    let mut first_game = 0;
    for (one, two) in pairs {
        let mut pairing =
            Pairing { first: one, second: two, first_wins: 0, second_wins: 0, draws: 0 };
        let halves = [([one, two], args.games.div_ceil(2)), ([two, one], args.games / 2)];
        for (seated, games) in halves {
            let plan = Plan {
                first: first_game,
                threads: args.threads,
                answers: args.max_answers,
                ..Plan::new(args.seed, games)
            };
            first_game += games;
            let player = |seat: Seat, seed| bots[seated[seat.index()]].player(seed);
            let heard = |_: &Played<'_>| {
                bar.inc(1);
                true
            };
            let tally = chosen
                .with::<G, _>(2, args.seed, |setups| simulate(setups, 2, &plan, player, heard))
                .map_err(|error| trouble(args, error))?;
            let unended = tally.errors.iter().filter(|error| error.endless).count() as u64;
            endless += unended;
            errors += tally.errors.len() as u64 - unended;
            let (wins, losses, draws) = tally.decided();
            pairing.draws += draws + unended;
            let swapped = seated[0] == two;
            let (first, second) = if swapped { (losses, wins) } else { (wins, losses) };
            pairing.first_wins += first;
            pairing.second_wins += second;
        }
        pairings.push(pairing);
    }
    bar.finish_and_clear();
    let ratings = rate(count, &pairings);
    let mut ladder: Vec<_> =
        (0..count).map(|bot| rung(&args.bots[bot], bot, ratings[bot], &pairings)).collect();
    ladder.sort_by(|one, two| two.rating.elo.total_cmp(&one.rating.elo));
    Ok(Report {
        game: G::ID,
        seed: args.seed,
        games_per_pairing: args.games,
        ladder,
        endless,
        errors,
    })
}

fn rung(named: &Contender, bot: usize, rating: Rating, pairings: &[Pairing]) -> Rung {
    let mut rung = Rung { bot: named.to_string(), rating, games: 0, wins: 0, draws: 0, losses: 0 };
    for pairing in pairings {
        let (wins, losses) = match bot {
            bot if bot == pairing.first => (pairing.first_wins, pairing.second_wins),
            bot if bot == pairing.second => (pairing.second_wins, pairing.first_wins),
            _ => continue,
        };
        rung.wins += wins;
        rung.losses += losses;
        rung.draws += pairing.draws;
        rung.games += wins + losses + pairing.draws;
    }
    rung
}

fn trouble(args: &Args, error: SeatsError) -> Trouble {
    match error {
        SeatsError::Setup(problems) => input::setup_trouble(args.short.setup.as_deref(), &problems),
        SeatsError::Count { seats, .. } => Trouble::wrong(&msg!("cli-ladder-seats", seats = seats)),
        SeatsError::Threads(why) => Trouble::failed(&msg!("cli-no-threads", why = why.to_string())),
    }
}
