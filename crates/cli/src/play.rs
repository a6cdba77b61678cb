//! `grimoire play`: a game in the terminal, in plain lines that work over any connection.

mod beside;
mod screen;
mod session;

use std::{
    io::{BufRead, Write},
    path::PathBuf,
};

use bots::{Spec, simulate};
use games::{GameId, with_game};
use i18n::Language;
use kernel::{Seat, Seed};
use table::Table;

use crate::{args, board::Offered, contender::Contender, input, sim, trouble::Trouble};

pub use session::{Occupant, Session};

/// Play in the terminal
#[derive(Debug, clap::Args)]
#[command(
    long_about = "Play in the terminal: the board, what happened, the question and numbered answers, in plain lines \
                  that work over any connection.\n\n\
                  Answer with a number. Other commands: ? why the other answers are not allowed, u take back, /WORD \
                  only answers with this word, hint, b board, log, rule ID, seat B \
                  somebody else does something in between, save FILE, h help, q quit.",
    after_long_help = "Examples:\n  \
                       grimoire play mage-wars                              against the computer\n  \
                       grimoire play mage-wars --seats human,human          two people, one screen\n  \
                       grimoire play mage-knight --seed 7 --lang de\n\n\
                       Between two people the screen is cleared and the next one is waited for, so that nobody sees \
                       the other's secrets. The end of the input quits."
)]
pub struct Args {
    /// The game to play
    game: GameId,
    /// Who plays, one a seat: `human`, or `bot:` with a bot's name (default: you, and bots in all other seats)
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO", value_parser = occupant)]
    seats: Option<Vec<Who>>,
    /// The setup, a JSON file (default: the game's usual one)
    #[arg(long, value_name = "FILE")]
    setup: Option<PathBuf>,
    /// A number, or 64 hexadecimal digits; the same seed and answers give the same game (default: a secret one)
    #[arg(long, value_parser = input::seed)]
    seed: Option<Seed>,
    /// Language of the game (default: that of the environment)
    #[arg(long, value_parser = args::language())]
    lang: Option<Language>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Who {
    Human,
    Bot(Contender),
}

fn occupant(text: &str) -> Result<Who, String> {
    match text {
        "human" => Ok(Who::Human),
        bot => Contender::parse(bot).map(Who::Bot).map_err(|error| format!("{error}; or human")),
    }
}

pub fn run(args: &Args, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Trouble> {
    with_game!(args.game, G => play::<G>(args, input, out))
}

fn play<G: Offered>(
    args: &Args,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let path = args.setup.as_deref();
    let setup = input::setup::<G>(path)?;
    let seed = args.seed.map_or_else(input::fresh_seed, Ok)?;
    let table =
        Table::<G>::new(setup, seed).map_err(|problems| input::setup_trouble(path, &problems))?;
    let seats = seated::<G>(args.seats.as_deref(), args.seed, table.game().seats())?;
    Session::new(table, seats, input::language(args.lang)).run(input, out)
}

/// Makes the players. In a game with a secret seed a bot's chance has nothing to do with it: it could otherwise know the
/// dice. A seed that was given is no secret, and the whole game follows from it.
fn seated<G: Offered>(
    whos: Option<&[Who]>,
    given: Option<Seed>,
    seats: u8,
) -> Result<Vec<Occupant<G>>, Trouble> {
    let usual: Vec<Who>;
    let whos = match whos {
        Some(whos) => whos,
        None => {
            let bot = Spec::parse("greedy").map_err(|error| Trouble::Failed(error.to_string()))?;
            let others =
                std::iter::repeat_n(Who::Bot(bot.into()), usize::from(seats.saturating_sub(1)));
            usual = std::iter::once(Who::Human).chain(others).collect();
            &usual
        }
    };
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
