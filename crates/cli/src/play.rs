//! `grimoire play`: a game in the terminal, in lines that work over any connection.

mod beside;
mod choose;
mod editor;
mod keep;
mod lookup;
mod screen;
mod session;
mod show;
mod typed;

use std::{
    io::{BufRead, IsTerminal as _, Write},
    path::{Path, PathBuf},
};

use bots::simulate;
use games::{GameId, with_game};
use kernel::{Seat, Seed, msg};
use table::{Replay, Table, replay::Header};

use crate::{
    args::{self, SuggestedWords},
    board::TerminalGame,
    contender::Contender,
    input,
    language::of_the_run,
    replay,
    setups::{Short, Shorthand},
    sim,
    trouble::Trouble,
};

pub use keep::Keeper;
pub use session::{Occupant, Session};

/// Play in the terminal
#[derive(Debug, clap::Args)]
#[command(
    long_about = "Play in the terminal: the board, what happened, the question and numbered answers.\n\n\
                  Answer with a number. While you play, `help` lists what else you can type: `card NAME` and `rule WORDS` \
                  look things up, `why` says why other answers are not allowed, `undo` takes an answer back.\n\n\
                  At a terminal the game is kept on disk after every answer: whatever stops the program, --resume goes \
                  on with it.",
    after_long_help = "Examples:\n  \
                       grimoire play mage-wars                              a first game against the computer\n  \
                       grimoire play mage-wars --choose                     asks who plays whom\n  \
                       grimoire play mage-wars --mage wizard --book starting:wizard --against priestess --level hard --full\n  \
                       grimoire play mage-knight --scenario solo-conquest --hero tovak\n  \
                       grimoire play mage-wars --seats human,human          two people, one screen\n  \
                       grimoire play --resume                               goes on with the game played last\n\n\
                       Between two people the screen is cleared and the next one is waited for, so that nobody sees \
                       the other's secrets. The end of the input quits."
)]
pub struct Args {
    /// The game to play
    #[arg(required_unless_present = "resume")]
    game: Option<GameId>,
    #[command(flatten)]
    short: Short,
    /// Asks for mages, scenario and level before the game
    #[arg(long, conflicts_with_all = ["setup", "resume"])]
    choose: bool,
    /// Who plays, one a seat: `human`, or a bot's name (default: you, and bots in all other seats)
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO", value_parser = occupants(), hide_possible_values = true)]
    seats: Option<Vec<Who>>,
    /// The bot that plays all other seats
    #[arg(long, value_name = "BOT", default_value = USUAL_BOT, value_parser = args::bots(), hide_possible_values = true, conflicts_with = "seats")]
    level: Contender,
    /// A number, or 64 hexadecimal digits; the same seed and answers give the same game (default: a secret one)
    #[arg(long, value_parser = input::seed)]
    seed: Option<Seed>,
    /// Goes on with a game: the one of this file, or the one played last
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["setup", "mage", "scenario", "seats", "seed"])]
    resume: Option<Option<PathBuf>>,
    /// Where the game is kept while it is played (default, at a terminal: the folder for data of programs)
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
}

/// Who plays when nobody else is named.
const USUAL_BOT: &str = "greedy";
/// A person, on the command line and in kept games.
const HUMAN: &str = "human";

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Who {
    Human,
    Bot(Contender),
}

impl std::fmt::Display for Who {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Who::Human => f.write_str(HUMAN),
            Who::Bot(bot) => bot.fmt(f),
        }
    }
}

fn occupants() -> SuggestedWords<Who> {
    SuggestedWords::new([HUMAN].into_iter().chain(bots::Spec::names()), occupant)
}

fn occupant(text: &str) -> Result<Who, String> {
    match text {
        HUMAN => Ok(Who::Human),
        bot => Contender::parse(bot)
            .map(Who::Bot)
            .map_err(|error| crate::language::say(&msg!("cli-or-human", error = error))),
    }
}

pub fn run(args: &Args, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Trouble> {
    if let Some(named) = &args.resume {
        let file = match named {
            Some(file) => file.clone(),
            None => keep::latest(args.game.map(GameId::as_str))
                .ok_or_else(|| Trouble::wrong(&msg!("cli-play-nothing-kept")))?,
        };
        let text = input::text(&file)?;
        let header = Header::read(&text).map_err(|error| replay::unreadable(&file, &error))?;
        let game = GameId::named(&header.game)?;
        if let Some(asked) = args.game.filter(|asked| *asked != game) {
            let (game, asked) = (game.to_string(), asked.to_string());
            return Err(Trouble::input(
                file.display(),
                crate::language::say(&msg!("cli-play-other-game", game = game, asked = asked)),
            ));
        }
        return with_game!(game, G => resume::<G>(args, &file, &text, input, out));
    }
    // Without --resume, clap sees to it that there is a game.
    let Some(game) = args.game else { return Ok(()) };
    with_game!(game, G => play::<G>(args, input, out))
}

fn play<G: TerminalGame + Shorthand>(
    args: &Args,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let (short, level) = if args.choose {
        let language = of_the_run();
        match choose::choose::<G>(&args.short, &args.level, language, input, out)? {
            Some(chosen) => chosen,
            None => return Ok(()),
        }
    } else {
        (args.short.clone(), args.level.clone())
    };
    let path = short.setup.as_deref();
    let setup = short.read::<G>(args.seats.as_ref().map(Vec::len))?;
    let seed = args.seed.map_or_else(input::fresh_seed, Ok)?;
    let table =
        Table::<G>::new(setup, seed).map_err(|problems| input::setup_trouble(path, &problems))?;
    let seats = table.game().seats();
    let whos = match &args.seats {
        Some(whos) => whos.clone(),
        None => {
            let others = usize::from(seats.saturating_sub(1));
            let others = std::iter::repeat_n(Who::Bot(level), others);
            std::iter::once(Who::Human).chain(others).collect()
        }
    };
    let occupants = seated::<G>(&whos, args.seed, seats)?;
    let keeper = match &args.keep {
        Some(file) => Some(kept_in(file, &whos)?),
        None if std::io::stdin().is_terminal() && whos.contains(&Who::Human) => {
            Some(kept_in(&keep::new_file(G::ID)?, &whos)?)
        }
        None => None,
    };
    Session::new(table, occupants, of_the_run(), keeper).run(input, out)
}

fn kept_in(file: &Path, whos: &[Who]) -> Result<Keeper, Trouble> {
    // Found out before the game, not in it.
    std::fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(file)
        .map_err(|error| Trouble::file(file, &error))?;
    Ok(Keeper::new(file.to_owned(), whos.iter().map(ToString::to_string).collect()))
}

/// Goes on with a kept game. It may also be a replay somebody saved: then a person plays the first seat.
fn resume<G: TerminalGame>(
    args: &Args,
    file: &Path,
    text: &str,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let unreadable = |error| replay::unreadable(file, &error);
    let replay = Replay::<G>::read(text).map_err(unreadable)?;
    let table = replay.play(replay.entries.len()).map_err(unreadable)?;
    let seats = table.game().seats();
    let whos: Vec<Who> = if replay.players.is_empty() {
        let others = usize::from(seats.saturating_sub(1));
        let others = std::iter::repeat_n(Who::Bot(args.level.clone()), others);
        std::iter::once(Who::Human).chain(others).collect()
    } else {
        let read = replay.players.iter().map(|who| occupant(who));
        read.collect::<Result<_, _>>().map_err(|error| Trouble::input(file.display(), error))?
    };
    let occupants = seated::<G>(&whos, None, seats)?;
    let keeper = kept_in(args.keep.as_deref().unwrap_or(file), &whos)?;
    Session::new(table, occupants, of_the_run(), Some(keeper)).run(input, out)
}

/// Makes the players. In a game with a secret seed a bot's chance has nothing to do with it: it could otherwise know the
/// dice. A seed that was given is no secret, and the whole game follows from it.
fn seated<G: TerminalGame>(
    whos: &[Who],
    given: Option<Seed>,
    seats: u8,
) -> Result<Vec<Occupant<G>>, Trouble> {
    if whos.len() != usize::from(seats) {
        return Err(sim::seats_trouble(seats, whos.len()));
    }
    let seat_one = |(seat, who): (Seat, &Who)| match (who, given) {
        (Who::Human, _) => Ok(Occupant::Human),
        (Who::Bot(bot), Some(seed)) => {
            let seed = simulate::player_seed(seed, 0, seat);
            Ok(Occupant::Bot(bot.ready()?.player(seed)))
        }
        (Who::Bot(bot), None) => Ok(Occupant::Bot(bot.ready()?.player(input::fresh_seed()?))),
    };
    Seat::all(seats).zip(whos).map(seat_one).collect()
}
