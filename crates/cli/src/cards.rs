//! `grimoire cards`: what the engines have as data today.

mod mage_knight;
mod mage_wars;

use std::io::Write;

use kernel::{Game, msg};
use serde::Serialize;
use words::Language;

use crate::{
    args,
    games::{GameId, with_game},
    input,
    trouble::Trouble,
};

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

/// A game whose cards can be listed.
pub trait Cards: Game {
    /// All cards, in a fixed order, in words of this language.
    fn cards(language: Language) -> Vec<CardEntry>;
}

/// A card in a list, as `--json` shows it.
#[derive(Debug, Serialize)]
pub struct CardEntry {
    pub id: String,
    pub name: String,
    pub set: &'static str,
    /// What the card does, one line each.
    pub text: Vec<String>,
    /// Whether the engine executes all of it today.
    pub played: bool,
    /// The card as the engine holds it.
    pub facts: serde_json::Value,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let language = input::language(args.lang);
    let cards = with_game!(args.game, G => <G as Cards>::cards(language));
    let mut sets: Vec<_> = cards.iter().map(|card| card.set).collect();
    sets.sort_unstable();
    sets.dedup();
    if let Some(set) = &args.set
        && !sets.contains(&set.as_str())
    {
        let known = sets.join(", ");
        return Err(Trouble::Input(format!("there is no set “{set}”; there are: {known}")));
    }
    let total = cards.len();
    let shown: Vec<_> = cards
        .into_iter()
        .filter(|card| args.set.as_deref().is_none_or(|set| set == card.set))
        .filter(|card| matches(card, &args.query))
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
        writeln!(out, "{}", words::format(language, &summary))?;
    }
    if shown.is_empty() { Err(Trouble::Unproven) } else { Ok(()) }
}

fn matches(card: &CardEntry, query: &[String]) -> bool {
    let text = format!("{} {} {}", card.id, card.name, card.text.join(" ")).to_lowercase();
    query
        .iter()
        .flat_map(|words| words.split_whitespace())
        .all(|word| text.contains(&word.to_lowercase()))
}

/// A card's data as JSON.
fn facts(card: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(card).expect("cards are plain data with text keys")
}
