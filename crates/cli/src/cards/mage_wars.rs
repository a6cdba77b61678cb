//! The mages and spells of Mage Wars, with their text in the words of the card itself.

use kernel::{Message, msg};
use mage_wars::{
    MageWars,
    card_text::{CardText, LineKind},
    cards::missing_word,
    set,
    text::card_message,
    vocabulary::Card,
};
use words::Language;

use super::{CardEntry, Cards, facts};

impl Cards for MageWars {
    fn cards(language: Language) -> Vec<CardEntry> {
        let mages = set::mages().into_iter().map(|mage| mage.card);
        mages.chain(set::base()).map(|card| entry(&card, language)).collect()
    }
}

fn entry(card: &Card, language: Language) -> CardEntry {
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
        set: "core",
        name: words::format(language, &card_message(&card.id)),
        text,
        played: missing.is_none(),
        facts: facts(card),
    }
}
