//! The mages and spells of Mage Wars, with their text in the words of the card itself.

use kernel::{Message, msg};
use mage_wars::{
    MageWars,
    card_text::{CardText, LineKind},
    cards::{self, missing_word},
    set,
    text::card_message,
    vocabulary::Card,
};
use words::Language;

use super::{CardEntry, Cards, facts};

impl Cards for MageWars {
    fn cards(language: Language) -> Vec<CardEntry> {
        let mages = set::mages().into_iter().map(|mage| mage.card);
        let core = mages.chain(set::base()).map(|card| entry(&card, "core", language));
        core.chain(cards::own().iter().map(|card| own_entry(card, language))).collect()
    }
}

/// A card of a pack, with what its author says about it.
fn own_entry(card: &Card, language: Language) -> CardEntry {
    let mut entry = entry(card, "own", language);
    let text = Message::new(format!("card-text-{}", card.id));
    entry.text.extend(words::try_format(language, &text).ok());
    entry
}

fn entry(card: &Card, set: &'static str, language: Language) -> CardEntry {
    let say = |message: &Message| words::try_format(language, message).ok();
    let text = CardText::of(card, &say);
    let lines = text.lines.iter().filter(|line| line.kind != LineKind::Name);
    let mut text: Vec<String> = lines.map(mage_wars::card_text::Line::to_plain).collect();
    let missing = missing_word(card);
    if let Some(word) = missing {
        let note = msg!("cli-cards-not-played", word = word.to_owned());
        text.push(words::format(language, &note));
    }
    CardEntry {
        id: card.id.clone(),
        set,
        name: words::format(language, &card_message(&card.id)),
        text,
        played: missing.is_none(),
        facts: facts(card),
    }
}
