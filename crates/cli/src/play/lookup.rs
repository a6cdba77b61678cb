//! Looking up cards and rules while a game is played.

use i18n::Language;
use kernel::msg;
use reference::{cards as reference_cards, rules as reference_rules};

use super::{editor::Known, screen::Screen, typed};
use crate::{board::TerminalGame, cards, rules, trouble::Trouble};

/// With more cards of a name than this, only names are shown.
const SHOWN: usize = 3;
/// How many rules are shown for words that many rules have.
const RULES: usize = 8;

/// What can be completed in this game.
pub(super) fn known<G: TerminalGame>(language: Language) -> Known {
    let commands = match language {
        Language::En => typed::OFFERED,
        Language::De => typed::OFFERED_IN_GERMAN,
    };
    let cards = reference_cards::search(G::ID, "", language).unwrap_or_default();
    let codex = reference_rules::everything(G::ID, language);
    let rules = codex.map(|codex| codex.codex.into_iter().map(|entry| entry.name).collect());
    Known {
        commands: commands.iter().map(|word| (*word).to_owned()).collect(),
        cards: cards.into_iter().map(|card| card.name).collect(),
        rules: rules.unwrap_or_default(),
        answers: Vec::new(),
    }
}

/// The card of this name, or those that have the words in their name.
pub(super) fn card<G: TerminalGame>(name: &str, screen: &mut Screen<'_>) -> Result<(), Trouble> {
    let pen = screen.pen();
    if name.is_empty() {
        return screen.say(&msg!("cli-play-card-which"));
    }
    let all = reference_cards::search(G::ID, "", pen.language).unwrap_or_default();
    let found = reference_cards::named(&all, name);
    match found.as_slice() {
        [] => {
            let near = reference_cards::alike(&all, name);
            let near: Vec<_> = near.iter().map(|card| card.name.as_str()).collect();
            match near.as_slice() {
                [] => screen.say(&msg!("cli-cards-none", query = name.to_owned())),
                near => screen.say(&msg!("cli-did-you-mean", names = near.join(", "))),
            }
        }
        some if some.len() <= SHOWN => {
            for card in some {
                cards::print(card, &pen, screen.out())?;
            }
            Ok(())
        }
        many => {
            let names: Vec<_> = many.iter().map(|card| card.name.as_str()).collect();
            screen.say(&msg!("cli-cards-several", names = names.join(", ")))
        }
    }
}

/// The rule of this id, or what is known about these words.
pub(super) fn rule<G: TerminalGame>(words: &str, screen: &mut Screen<'_>) -> Result<(), Trouble> {
    let pen = screen.pen();
    if words.is_empty() {
        return screen.say(&msg!("cli-play-rule-which"));
    }
    if rules::answer(G::ID, words, Some(RULES), &pen, screen.out())? {
        return Ok(());
    }
    screen.say(&rules::nothing(G::ID, words, pen.language))
}
