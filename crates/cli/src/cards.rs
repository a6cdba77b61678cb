//! `grimoire cards`: what the engines have as data today.

use std::{
    collections::BTreeSet,
    io::{self, Write},
};

use games::{GameId, with_game};
use kernel::msg;
use protocol::CardInfo;
use reference::cards::{self, Cards};

use crate::{board::Pen, input, language::of_the_run, layout::Look, trouble::Trouble};

/// List the cards and whatever else has a name
#[derive(Debug, clap::Args)]
#[command(
    long_about = "List the cards, with text made from the data the engine plays with: the text cannot say anything \
                  else than what happens. Cards the engine does not play in full yet say so.\n\n\
                  Of Mage Knight everything with a name is listed: cards, Units, Skills, Tactics, enemies and their \
                  abilities, sites, cities, ruins, scenarios and variants. Names are found in both languages.",
    after_long_help = "Examples:\n  \
                       grimoire cards mage-wars wolf\n  \
                       grimoire cards mage-knight wolf riders       an enemy, with its abilities\n  \
                       grimoire cards mage-knight --kind scenario   all scenarios, with goal and length\n  \
                       grimoire cards mage-knight --kind unit city --lang de\n  \
                       grimoire cards mage-knight --lang de --json\n\n\
                       Exit code 1 when no card matches."
)]
pub struct Args {
    /// The game
    game: GameId,
    /// Words that must all stand in the name or the text
    query: Vec<String>,
    /// Only this kind, such as creature, or unit and enemy in Mage Knight
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    /// Only cards of this set
    #[arg(long, value_name = "NAME")]
    set: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let language = of_the_run();
    let found = with_game!(args.game, G => <G as Cards>::cards(language));
    expect_one_of(Wish::Set, args.set.as_deref(), found.iter().map(|card| card.set.as_str()))?;
    expect_one_of(Wish::Kind, args.kind.as_deref(), found.iter().map(|card| card.kind.as_str()))?;
    let total = found.len();
    let query = args.query.join(" ");
    let shown: Vec<_> = found
        .iter()
        // What pages need beside the facts.
        .map(|card| CardInfo { face: None, ..card.clone() })
        .filter(|card| args.set.as_ref().is_none_or(|set| *set == card.set))
        .filter(|card| args.kind.as_ref().is_none_or(|kind| *kind == card.kind))
        .filter(|card| cards::matches(card, &query))
        .collect();
    if args.json {
        input::write_json(out, &shown)?;
    } else {
        let pen = Pen::of_stdout(language);
        for card in &shown {
            print(card, &pen, out)?;
        }
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let summary = msg!("cli-cards-count", shown = count(shown.len()), total = count(total));
        writeln!(out, "{}", pen.line(&summary))?;
    }
    if !shown.is_empty() {
        return Ok(());
    }
    let alike = cards::alike(&found, &query);
    let names: Vec<_> = alike.iter().map(|card| card.name.as_str()).collect();
    Err(Trouble::failed(&match names.as_slice() {
        [] => msg!("cli-cards-none", query = query),
        names => msg!("cli-did-you-mean", names = names.join(", ")),
    }))
}

/// A wish for something that is in no card is a mistake.
fn expect_one_of<'a>(
    what: Wish,
    wanted: Option<&str>,
    there: impl Iterator<Item = &'a str>,
) -> Result<(), Trouble> {
    let known: BTreeSet<_> = there.collect();
    match wanted {
        Some(wanted) if !known.contains(wanted) => {
            let known = known.into_iter().collect::<Vec<_>>().join(", ");
            let wanted = wanted.to_owned();
            Err(Trouble::wrong(&match what {
                Wish::Set => msg!("cli-cards-no-set", name = wanted, known = known),
                Wish::Kind => msg!("cli-cards-no-kind", name = wanted, known = known),
            }))
        }
        _ => Ok(()),
    }
}

/// What cards can be narrowed down by.
#[derive(Clone, Copy, Debug)]
enum Wish {
    Set,
    Kind,
}

/// Writes a card: name, what it is, and its text. The terminal game uses it as well.
pub(crate) fn print(card: &CardInfo, pen: &Pen, out: &mut dyn Write) -> io::Result<()> {
    let english = card.english.as_ref().map(|name| format!(" ({name})")).unwrap_or_default();
    let name = pen.layout.paint(Look::Heading, &card.name);
    let heading = format!("{name}{english}  [{}, {}]", card.id, card.set);
    writeln!(out, "{}", pen.layout.wrap(&heading, 4))?;
    let names: Vec<_> = card.links.iter().map(|link| link.name.as_str()).collect();
    let further = [names.join(", "), card.rules.join(", ")];
    let further = further.iter().filter(|line| !line.is_empty()).map(|line| format!("→ {line}"));
    let text = card.summary.iter().chain(&card.text).cloned();
    for line in text.chain(further) {
        for line in pen.layout.indented(&line, 4) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}
