//! Set-ups in short: a mage and a book, a scenario and a hero, in place of a file. Every command that takes a set-up takes
//! these words too; `docs/setups.md` describes them.

mod mage_knight;
pub(crate) mod mage_wars;
pub(crate) mod words;

use std::path::PathBuf;

use kernel::{Game, Message, msg};
use reference::near::near;

use crate::{input, language::say, trouble::Trouble};

/// What people name of a set-up. What is left out is as usual.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(next_help_heading = "Setup")]
pub struct Short {
    /// The setup, a JSON file (docs/setups.md; default: the game's usual one)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["mage", "book", "against", "against_book", "full", "apprentice", "map", "scenario", "hero", "players", "variant"])]
    pub setup: Option<PathBuf>,
    /// Mage Wars: the mage of the first seat
    #[arg(long, value_name = "MAGE", hide_possible_values = true, value_parser = words::mages())]
    pub mage: Option<String>,
    /// Mage Wars: its spellbook: a printed one such as starting:wizard, a file, or a share code
    #[arg(long, value_name = "BOOK", hide_possible_values = true, value_parser = words::books())]
    pub book: Option<String>,
    /// Mage Wars: the mages of the other seats
    #[arg(long, value_name = "MAGE,MAGE", hide_possible_values = true, value_delimiter = ',', value_parser = words::mages())]
    pub against: Vec<String>,
    /// Mage Wars: their spellbooks
    #[arg(long, value_name = "BOOK,BOOK", hide_possible_values = true, value_delimiter = ',', value_parser = words::books())]
    pub against_book: Vec<String>,
    /// Mage Wars: the full game, with ability cards and the large arena
    #[arg(long, conflicts_with = "apprentice")]
    pub full: bool,
    /// Mage Wars: the game for apprentices
    #[arg(long)]
    pub apprentice: bool,
    /// Mage Wars: Domination on this map, in the full game
    #[arg(long, value_name = "MAP", conflicts_with = "apprentice", hide_possible_values = true, value_parser = words::maps())]
    pub map: Option<String>,
    /// Mage Knight: the scenario
    #[arg(long, value_name = "SCENARIO", hide_possible_values = true, value_parser = words::scenarios())]
    pub scenario: Option<String>,
    /// Mage Knight: the hero of the first seat
    #[arg(long, value_name = "HERO", hide_possible_values = true, value_parser = words::heroes())]
    pub hero: Option<String>,
    /// Mage Knight: how many heroes play, or the other heroes by name
    #[arg(long, value_name = "N|HERO,HERO", hide_possible_values = true, value_delimiter = ',', value_parser = words::heroes())]
    pub players: Vec<String>,
    /// Mage Knight: special rules and variants besides those of the scenario
    #[arg(long, value_name = "RULE,RULE", hide_possible_values = true, value_delimiter = ',', value_parser = words::variants())]
    pub variant: Vec<String>,
}

/// A question of the assistant: each answer with the set-up it leads to.
#[derive(Clone, Debug)]
pub struct Pick {
    pub ask: Message,
    pub answers: Vec<(Message, Short)>,
}

/// A game whose set-ups can be named in short.
pub trait Shorthand: Game<Setup: Default> {
    /// The JSON schema of its set-ups.
    const SCHEMA: &str;

    /// The set-up of these words, for so many seats where their number is known.
    fn setup_of(short: &Short, seats: Option<usize>) -> Result<Self::Setup, Trouble>;

    /// What the assistant asks next; nothing when it knows enough.
    fn pick(short: &Short) -> Option<Pick>;
}

impl Short {
    /// Whether nothing is named, so that the game's usual set-up is meant.
    pub fn is_empty(&self) -> bool {
        self.setup.is_none() && self.names_nothing()
    }

    fn names_nothing(&self) -> bool {
        self.of_mage_wars().chain(self.of_mage_knight()).next().is_none()
    }

    /// The set-up of the file or of the words.
    pub fn read<G: Shorthand>(&self, seats: Option<usize>) -> Result<G::Setup, Trouble> {
        match &self.setup {
            Some(path) => input::json(path),
            None if self.names_nothing() => Ok(G::Setup::default()),
            None => G::setup_of(self, seats),
        }
    }

    /// The options about Mage Wars that were given.
    fn of_mage_wars(&self) -> impl Iterator<Item = &'static str> {
        let given = [
            (self.mage.is_some(), "--mage"),
            (self.book.is_some(), "--book"),
            (!self.against.is_empty(), "--against"),
            (!self.against_book.is_empty(), "--against-book"),
            (self.full, "--full"),
            (self.apprentice, "--apprentice"),
            (self.map.is_some(), "--map"),
        ];
        given.into_iter().filter_map(|(given, name)| given.then_some(name))
    }

    /// The options about Mage Knight that were given.
    fn of_mage_knight(&self) -> impl Iterator<Item = &'static str> {
        let given = [
            (self.scenario.is_some(), "--scenario"),
            (self.hero.is_some(), "--hero"),
            (!self.players.is_empty(), "--players"),
            (!self.variant.is_empty(), "--variant"),
        ];
        given.into_iter().filter_map(|(given, name)| given.then_some(name))
    }
}

/// Refuses an option of another game.
fn none_of_these(
    game: &'static str,
    mut given: impl Iterator<Item = &'static str>,
) -> Result<(), Trouble> {
    match given.next() {
        None => Ok(()),
        Some(option) => Err(Trouble::wrong(&msg!(
            "cli-not-of-game",
            game = game.to_owned(),
            option = option.to_owned()
        ))),
    }
}

/// There is no such name; what there is, and what may have been meant.
fn unknown(what: Message, name: &str, known: &[&'static str]) -> Trouble {
    let meant = near(known.iter().copied(), name);
    let (name, known) = (name.to_owned(), known.join(", "));
    Trouble::Input(match meant.as_slice() {
        [] => say(&msg!("cli-unknown", what = what, name = name, known = known)),
        near => say(&msg!(
            "cli-unknown-near",
            what = what,
            name = name,
            near = near.join(", "),
            known = known
        )),
    })
}
