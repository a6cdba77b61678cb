//! Everything with a name in Mage Knight.

use i18n::Language;
use kernel::Message;
use mage_knight::{
    MageKnight,
    cards::CardId,
    text::entry::{self, Entry, EntryKind},
};
use protocol::{CardInfo, CardLink};

use super::{Cards, facts};

impl Cards for MageKnight {
    fn cards(language: Language) -> Vec<CardInfo> {
        entry::entries().iter().map(|entry| info(entry, language)).collect()
    }
}

fn info(entry: &Entry, language: Language) -> CardInfo {
    let say = |message: &Message| i18n::format(language, message);
    let name = titled(&say(&entry.name));
    let english = titled(&i18n::format(Language::En, &entry.name));
    let card = (entry.kind == EntryKind::Card).then(|| CardId::from_id(&entry.id)).flatten();
    CardInfo {
        id: entry.id.clone(),
        set: "base".to_owned(),
        kind: entry.kind.id().to_owned(),
        english: (english != name).then_some(english),
        name,
        summary: Some(say(&entry.summary)),
        text: entry.lines.iter().map(|line| titled(&say(line))).collect(),
        links: entry
            .links
            .iter()
            .map(|(name, id)| CardLink { id: id.clone(), name: titled(&say(name)) })
            .collect(),
        rules: entry.rules.iter().map(|rule| rule.as_str().to_owned()).collect(),
        played: true,
        face: None,
        facts: card.map(|card| facts(card.card())),
    }
}

/// With a capital letter: names of places are written to stand inside a sentence.
fn titled(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
