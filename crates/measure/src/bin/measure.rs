//! Times an engine, or makes it work for a profiler.

use std::time::Duration;

use clap::{Parser, Subcommand};
use games::{GameId, with_game};
use measure::{Walk, speed};

#[derive(Debug, Parser)]
#[command(about = "Times an engine, or makes it work for a profiler")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Prints decisions a second and the time of clones and lists of options, as JSON
    Speed {
        game: GameId,
        /// How long to measure each number, in milliseconds
        #[arg(long, default_value_t = 2000)]
        ms: u64,
    },
    /// Makes decisions and prints nothing
    Work { game: GameId, decisions: u64 },
    /// Prints a number that stays the same as long as random play does
    Digest { game: GameId, decisions: u64 },
}

fn main() {
    match Arguments::parse().command {
        Command::Speed { game, ms } => {
            let time = Duration::from_millis(ms);
            let speed = with_game!(game, G => speed::<G>(time));
            println!("{}", serde_json::json!(speed));
        }
        Command::Work { game, decisions } => {
            with_game!(game, G => Walk::<G>::new().decide(decisions));
        }
        Command::Digest { game, decisions } => {
            let digest = with_game!(game, G => Walk::<G>::new().digest(decisions));
            println!("{digest:016x}");
        }
    }
}
