//! `grimoire cards`: what the engines have as data today.

use std::io::Write;

use games::{GameId, with_game};
use i18n::Language;
use kernel::msg;
use protocol::CardInfo;
use reference::cards::{self, Cards};

use crate::{args, input, trouble::Trouble};

/// List the cards the engine knows
#[derive(Debug, clap::Args)]
#[command(
    long_about = "List the cards, with text made from the data the engine plays with: the text cannot say anything \
                  else than what happens. Cards the engine does not play in full yet say so.",
    after_long_help = "Examples:\n  \
                       grimoire cards mage-wars wolf\n  \
                       grimoire cards mage-knight --lang de --json\n\n\
                       Exit code 1 when no card matches."
)]
pub struct Args {
    /// The game
    game: GameId,
    /// Words that must all stand in the name or the text
    query: Vec<String>,
    /// Only cards of this set
    #[arg(long, value_name = "NAME")]
    set: Option<String>,
    /// Language of names and texts (default: that of the environment)
    #[arg(long, value_parser = args::language())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let language = input::language(args.lang);
    let found = with_game!(args.game, G => <G as Cards>::cards(language));
    let mut sets: Vec<_> = found.iter().map(|card| card.set.clone()).collect();
    sets.sort_unstable();
    sets.dedup();
    if let Some(set) = &args.set
        && !sets.contains(set)
    {
        let known = sets.join(", ");
        return Err(Trouble::Input(format!("there is no set “{set}”; there are: {known}")));
    }
    let total = found.len();
    let query = args.query.join(" ");
    let shown: Vec<_> = found
        .into_iter()
        // What pages need beside the facts.
        .map(|card| CardInfo { face: None, ..card })
        .filter(|card| args.set.as_ref().is_none_or(|set| *set == card.set))
        .filter(|card| cards::matches(card, &query))
        .collect();
    if args.json {
        input::write_json(out, &shown)?;
    } else {
        for card in &shown {
            writeln!(out, "{}  [{}, {}]", card.name, card.id, card.set)?;
            for line in &card.text {
                writeln!(out, "    {line}")?;
            }
        }
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let summary = msg!("cli-cards-count", shown = count(shown.len()), total = count(total));
        writeln!(out, "{}", i18n::format(language, &summary))?;
    }
    if shown.is_empty() { Err(Trouble::Unproven) } else { Ok(()) }
}
