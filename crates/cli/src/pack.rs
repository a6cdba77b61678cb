//! `--cards FILE`: cards of one's own, in whatever command.

use std::path::{Path, PathBuf};

use i18n::Language;
use kernel::msg;
use mage_wars::cards;
use mage_wars_books::pack::{self, Flaw, OwnCard, Said};

use crate::{input, language::of_the_run, trouble::Trouble};

#[derive(Debug, clap::Args)]
#[group(id = "own-cards")]
pub struct Args {
    /// Cards of your own for Mage Wars: a JSON file as docs/card-packs.md describes it; again for several files
    #[arg(long = "cards", value_name = "FILE", global = true)]
    files: Vec<PathBuf>,
}

impl Args {
    /// Adds the cards of all files, or none: every problem is told with line, card and rule.
    pub fn install(&self) -> Result<(), Trouble> {
        let mut own: Vec<OwnCard> = Vec::new();
        let mut problems = Vec::new();
        for path in &self.files {
            match pack::read(&input::text(path)?, &own) {
                Ok(cards) => own.extend(cards),
                Err(flaws) => problems.extend(flaws.into_iter().map(|flaw| (path, flaw))),
            }
        }
        if !problems.is_empty() {
            return Err(told(&problems));
        }
        if own.is_empty() {
            return Ok(());
        }
        let mut more = Vec::new();
        for own in &own {
            for (id, said) in own.messages() {
                more.extend(in_both(&id, said));
            }
        }
        let late = |error: &dyn std::fmt::Display| Trouble::Failed(error.to_string());
        i18n::add(more).map_err(|error| late(&error))?;
        let own = own.into_iter().map(|own| own.card).collect();
        cards::install(own).map_err(|error| late(&error))
    }
}

fn in_both(id: &str, said: &Said) -> [(Language, String, String); 2] {
    let words = |language, text: &str| (language, id.to_owned(), text.trim().to_owned());
    [words(Language::En, &said.en), words(Language::De, said.german())]
}

/// One line a problem, as compilers write them.
fn told(problems: &[(&PathBuf, Flaw)]) -> Trouble {
    let language = of_the_run();
    let count = u32::try_from(problems.len()).unwrap_or(u32::MAX);
    let mut lines = vec![i18n::format(language, &msg!("pack-flaws", count = count))];
    lines.extend(problems.iter().map(|(path, flaw)| line(path, flaw, language)));
    Trouble::Input(lines.join("\n  "))
}

fn line(path: &Path, flaw: &Flaw, language: Language) -> String {
    let file = path.display().to_string();
    let rule = flaw.wrong.rule().map(|rule| format!(" [{rule}]")).unwrap_or_default();
    let what = flaw.wrong.message();
    let place = flaw.path.clone();
    let message = match &flaw.card {
        Some(card) => msg!(
            "pack-flaw-card",
            file = file,
            line = flaw.line,
            card = card.clone(),
            path = place,
            what = what
        ),
        None => msg!("pack-flaw", file = file, line = flaw.line, path = place, what = what),
    };
    i18n::format(language, &message) + &rule
}
