//! The mages and spells of Mage Wars, with their text in the words of the card itself.

use i18n::Language;
use kernel::{Message, msg};
use mage_wars::{
    MageWars,
    cards::{self, missing_word},
    set,
    vocabulary::Card,
};
use mage_wars_books::{
    card_text::{Line, LineKind},
    face::CardFace,
};
use protocol::CardInfo;

use super::{Cards, facts};
use crate::rules::word;

impl Cards for MageWars {
    fn cards(language: Language) -> Vec<CardInfo> {
        let mages = set::mages().into_iter().map(|mage| mage.card);
        let printed = mages.chain(set::spells()).map(|card| entry(&card, language));
        printed.chain(cards::own().iter().map(|card| own_entry(card, language))).collect()
    }
}

/// A card of a pack, with what its author says about it.
fn own_entry(card: &Card, language: Language) -> CardInfo {
    let mut entry = entry(card, language);
    let text = Message::new(format!("card-text-{}", card.id));
    entry.text.extend(i18n::try_format(language, &text).ok());
    entry
}

fn entry(card: &Card, language: Language) -> CardInfo {
    let say = |message: &Message| i18n::try_format(language, message).ok();
    let face = CardFace::of(card, &say);
    let lines = face.text.lines.iter().filter(|line| line.kind != LineKind::Name);
    let mut text: Vec<String> = lines.map(Line::to_plain).collect();
    let missing = missing_word(card);
    if let Some(word) = missing {
        let note = msg!("cli-cards-not-played", word = word.to_owned());
        text.push(i18n::format(language, &note));
    }
    CardInfo {
        id: card.id.clone(),
        set: card.set.id().to_owned(),
        kind: word(&face.kind),
        name: face.name.clone(),
        english: None,
        summary: None,
        text,
        links: Vec::new(),
        rules: Vec::new(),
        played: missing.is_none(),
        face: Some(facts(&face)),
        facts: Some(facts(card)),
    }
}
