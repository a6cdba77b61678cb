//! `grimoire book`: spellbooks, whether they are legal, and the formats they travel in.

mod shown;

use std::{
    fs,
    io::{Read as _, Write},
    path::{Path, PathBuf},
};

use clap::ValueEnum;
use i18n::Language;
use kernel::{Chance, Seed, msg};
use mage_wars::{
    setup::Builtin,
    vocabulary::{CardSet, Mage, Sets},
};
use mage_wars_books::book::{self, Book, Collection, Flaw, Format, WizardTraining};
use reference::{
    books::{self, Judging, names_in, pool},
    near::near,
};

use crate::{
    input,
    language::{of_the_run, say, say_io},
    replay,
    setups::{
        mage_wars::mage as named_mage,
        words::{books as printed_books, mages},
    },
    trouble::Trouble,
};

/// Check, show and convert spellbooks of Mage Wars
#[derive(Debug, clap::Args)]
#[command(
    long_about = "Check, show and convert spellbooks of Mage Wars. BOOK is a file (a list as players write it, JSON, an \
                  OCTGN deck), - for standard input, a share code, or a printed book such as starting:wizard, \
                  apprentice:warlock or apprentice-de:warlock. docs/books.md describes the formats.",
    after_long_help = "Examples:\n  \
                       grimoire book check my-book.txt\n  \
                       grimoire book show starting:wizard --lang de\n  \
                       grimoire book convert my-book.txt --to code\n  \
                       grimoire book random --mage wizard --seed 7\n\n\
                       Exit codes: 0 all is well, 1 the book breaks a rule (check), 2 it cannot be read."
)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Say whether a book is legal, and every rule it breaks
    Check(Asked),
    /// Show a book: cards, spell points, mana curve, share code
    Show(Asked),
    /// Write a book in another format
    Convert {
        /// A file, - for standard input, a share code, or a printed book
        #[arg(value_name = "BOOK", value_parser = printed_books(), hide_possible_values = true)]
        book: String,
        /// The format to write
        #[arg(long)]
        to: To,
        /// Where to write; an existing file is not overwritten (default: standard output)
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Make a legal book at random
    Random {
        /// The mage (default: at random)
        #[arg(long, value_name = "MAGE", hide_possible_values = true, value_parser = mages())]
        mage: Option<String>,
        /// The expansions there are to build with, beside the base set
        #[arg(long, value_name = "SET,SET", value_delimiter = ',')]
        sets: Option<Vec<String>>,
        /// A number, or 64 hexadecimal digits; the book follows from it (default: another one each time)
        #[arg(long, value_parser = input::seed)]
        seed: Option<Seed>,
        /// The format to write
        #[arg(long, default_value = "text")]
        to: To,
        /// Where to write; an existing file is not overwritten (default: standard output)
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

#[derive(Debug, clap::Args)]
struct Asked {
    /// A file, - for standard input, a share code, or a printed book
    #[arg(value_name = "BOOK", value_parser = printed_books(), hide_possible_values = true)]
    book: String,
    /// Judge it as an apprentice book (printed ones are without being asked)
    #[arg(long)]
    apprentice: bool,
    /// The cards there are: box, unlimited, or a file with a list
    #[arg(long, value_name = "box|unlimited|FILE", default_value = "box")]
    collection: String,
    /// The expansions there are to build with, beside the base set (default: those the cards of the book are from)
    #[arg(long, value_name = "SET,SET", value_delimiter = ',')]
    sets: Option<Vec<String>>,
    /// Wizards are trained in Arcane and Air, as on later ability cards (MW-RULING-71)
    #[arg(long)]
    wizard_arcane_air: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum To {
    /// A share code
    Code,
    /// A list as players write it
    Text,
    Json,
    /// An OCTGN deck
    O8d,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    match &args.command {
        Command::Check(asked) => {
            let judged = Judged::new(asked)?;
            if asked.json {
                input::write_json(out, &shown::as_json(&judged))?;
            } else {
                shown::check(&judged, out)?;
            }
            if judged.told.report.is_legal() { Ok(()) } else { Err(Trouble::Unproven) }
        }
        Command::Show(asked) => {
            let judged = Judged::new(asked)?;
            if asked.json {
                input::write_json(out, &shown::as_json(&judged))
            } else {
                shown::show(&judged, out)
            }
        }
        Command::Convert { book, to, output } => {
            let (read, _) = read_book(book, of_the_run())?;
            write(&read, book, *to, output.as_deref(), out)
        }
        Command::Random { mage, sets, seed, to, output } => {
            let seed = seed.map_or_else(input::fresh_seed, Ok)?;
            let mut chance = Chance::seeded(seed);
            let drawn = Mage::ALL[chance.below(Mage::ALL.len() as u32) as usize];
            let mage = mage.as_deref().map_or(Ok(drawn), named_mage)?;
            let sets = named_sets(sets.as_deref())?.unwrap_or(Sets::BASE);
            let made = book::random_book(mage, sets, &mut chance);
            write(&made, mage.id(), *to, output.as_deref(), out)
        }
    }
}

/// Writes a book of this name in a format.
fn write(
    book: &Book,
    name: &str,
    to: To,
    output: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let language = of_the_run();
    let format = match to {
        To::Code => Format::Code,
        To::Text => Format::Text(names_in(language)),
        To::Json => Format::Json,
        To::O8d => Format::O8d,
    };
    let text = book::write(book, pool(), format);
    let text = text.map_err(|flaws| unreadable(name, &flaws, language))?;
    let text = format!("{}\n", text.trim_end());
    match output {
        Some(file) => replay::write_new(file, text.as_bytes()),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}

/// The sets of these names, where any are named.
fn named_sets(names: Option<&[String]>) -> Result<Option<Sets>, Trouble> {
    names.map(books::sets_named).transpose().map_err(|name| {
        let known = CardSet::PRINTED.map(CardSet::id).join(", ");
        Trouble::wrong(&msg!("cli-cards-no-set", name = name, known = known))
    })
}

/// A book and what there is to say about it, in one language.
struct Judged {
    told: books::Judged,
    language: Language,
}

impl Judged {
    fn new(asked: &Asked) -> Result<Self, Trouble> {
        let language = of_the_run();
        let (book, printed) = read_book(&asked.book, language)?;
        let apprentice = asked.apprentice || matches!(printed, Some(Builtin::Apprentice(..)));
        let wizard = if asked.wizard_arcane_air {
            WizardTraining::ArcaneAir
        } else {
            WizardTraining::Chosen
        };
        // No collection matters to an apprentice, not even one that cannot be read.
        let collection = if apprentice {
            Collection::default()
        } else {
            collection(&asked.collection, language)?
        };
        let sets = named_sets(asked.sets.as_deref())?;
        let how = Judging { apprentice, wizard, collection, sets };
        Ok(Judged { told: books::Judged::new(book, how), language })
    }
}

/// Reads what was named on the command line; a file goes before anything else of that name.
pub(crate) fn read_book(
    name: &str,
    language: Language,
) -> Result<(Book, Option<Builtin>), Trouble> {
    let path = Path::new(name);
    if name != "-" && !path.exists() {
        if let Some(printed) = book::find_printed(name) {
            return Ok((Book::printed(printed), Some(printed)));
        }
        if book::code::is_code(name) {
            let read = book::read(name, pool());
            return Ok((read.map_err(|flaws| unreadable(name, &flaws, language))?, None));
        }
    }
    // A name that is nearly that of a printed book is no file either.
    if name != "-" && !path.exists() && name.contains(':') {
        let printed: Vec<String> = Builtin::all().iter().map(Builtin::to_string).collect();
        let near = near(printed.iter().map(String::as_str), name).join(", ");
        let (name, known) = (name.to_owned(), printed.join(", "));
        return Err(Trouble::wrong(&if near.is_empty() {
            msg!("cli-no-book", name = name, known = known)
        } else {
            msg!("cli-no-book-near", name = name, near = near)
        }));
    }
    let text = if name == "-" { standard_input()? } else { text_of(path)? };
    let read = book::read(&text, pool()).map_err(|flaws| unreadable(name, &flaws, language))?;
    Ok((read, None))
}

fn standard_input() -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    std::io::stdin()
        .lock()
        .read_to_end(&mut bytes)
        .map_err(|error| Trouble::input(standard(), say_io(&error)))?;
    decoded(bytes, &standard())
}

/// What standard input is called.
fn standard() -> String {
    say(&msg!("cli-standard-input"))
}

fn text_of(path: &Path) -> Result<String, Trouble> {
    let bytes = fs::read(path).map_err(|error| Trouble::file(path, &error))?;
    decoded(bytes, &path.display().to_string())
}

fn decoded(bytes: Vec<u8>, place: &str) -> Result<String, Trouble> {
    String::from_utf8(bytes).map_err(|_| Trouble::input(place, say(&msg!("cli-io-no-text"))))
}

fn collection(name: &str, language: Language) -> Result<Collection, Trouble> {
    match name {
        "box" => Ok(Collection::default()),
        "unlimited" => Ok(Collection::Unlimited),
        file => {
            let text = text_of(&PathBuf::from(file))?;
            let cards = book::plain::read_cards(&text, pool());
            Ok(Collection::Own(cards.map_err(|flaws| unreadable(file, &flaws, language))?))
        }
    }
}

/// Every flaw on a line of its own, as compilers write them.
fn unreadable(name: &str, flaws: &[Flaw], language: Language) -> Trouble {
    let name = if name == "-" { standard() } else { name.to_owned() };
    let lines: Vec<String> = flaws
        .iter()
        .map(|flaw| {
            let place = flaw.line.map(|line| format!(":{line}")).unwrap_or_default();
            format!("{name}{place}: {}", i18n::format(language, &flaw.wrong.message()))
        })
        .collect();
    Trouble::Input(lines.join("\n  "))
}
