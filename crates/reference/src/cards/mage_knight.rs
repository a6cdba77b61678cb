//! The Deed cards of Mage Knight.

use i18n::Language;
use kernel::msg;
use mage_knight::{
    MageKnight,
    cards::CardId,
    text::{card::rules_text, names},
};
use protocol::CardInfo;

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
        name: i18n::format(language, &names::card(id)),
        text: text.iter().flatten().map(|line| i18n::format(language, line)).collect(),
        played: true,
        face: None,
        facts: Some(facts(id.card())),
    }
}
