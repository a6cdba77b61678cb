//! The Deed cards of Mage Knight.

use kernel::msg;
use mage_knight::{
    MageKnight,
    cards::CardId,
    text::{card::rules_text, names},
};
use words::Language;

use super::{CardEntry, Cards, facts};

impl Cards for MageKnight {
    fn cards(language: Language) -> Vec<CardEntry> {
        CardId::all().map(|id| entry(id, language)).collect()
    }
}

fn entry(id: CardId, language: Language) -> CardEntry {
    let text = rules_text(id).map(|(basic, strong)| {
        vec![msg!("cli-cards-basic", effect = basic), msg!("cli-cards-strong", effect = strong)]
    });
    CardEntry {
        id: id.id().to_owned(),
        set: "base",
        name: words::format(language, &names::card(id)),
        text: text.iter().flatten().map(|line| words::format(language, line)).collect(),
        played: true,
        facts: facts(id.card()),
    }
}
