//! The Deed cards of Mage Knight.

use kernel::msg;
use mage_knight::{
    MageKnight,
    cards::CardId,
    text::{card::rules_text, names},
};

use super::{CardEntry, Cards, facts};

impl Cards for MageKnight {
    fn cards() -> Vec<CardEntry> {
        CardId::all().map(entry).collect()
    }
}

fn entry(id: CardId) -> CardEntry {
    let text = rules_text(id).map(|(basic, strong)| {
        vec![msg!("cli-cards-basic", effect = basic), msg!("cli-cards-strong", effect = strong)]
    });
    CardEntry {
        id: id.id().to_owned(),
        set: "base",
        name: names::card(id),
        text: text.unwrap_or_default(),
        facts: facts(id.card()),
    }
}
