//! The Deed cards of Mage Knight.

use kernel::msg;
use mage_knight::{
    MageKnight,
    cards::CardId,
    text::{card::rules_text, names},
};
use protocol::CardInfo;
use words::Language;

use super::{Cards, facts};

impl Cards for MageKnight {
    fn cards(language: Language) -> Vec<CardInfo> {
        CardId::all().map(|id| entry(id, language)).collect()
    }
}

fn entry(id: CardId, language: Language) -> CardInfo {
    let text = rules_text(id).map(|(basic, strong)| {
        vec![msg!("cli-cards-basic", effect = basic), msg!("cli-cards-strong", effect = strong)]
    });
    CardInfo {
        id: id.id().to_owned(),
        set: "base".to_owned(),
        name: words::format(language, &names::card(id)),
        text: text.iter().flatten().map(|line| words::format(language, line)).collect(),
        played: true,
        face: None,
        facts: Some(facts(id.card())),
    }
}
