//! The cards of a game and whatever else has a name, in words of one language.

mod mage_knight;
mod mage_wars;

use std::sync::OnceLock;

use games::{GameId, with_game};
use i18n::Language;
use kernel::Game;
use protocol::CardInfo;
use serde::Serialize;

use crate::near;

/// A game whose cards can be listed.
pub trait Cards: Game {
    /// All cards, in a fixed order, in words of this language, with facts and faces.
    fn cards(language: Language) -> Vec<CardInfo>;
}

/// All cards of a game that match every word. `None`: no such game.
pub fn search(game: &str, query: &str, language: Language) -> Option<Vec<CardInfo>> {
    Some(all(game, language)?.iter().filter(|card| matches(card, query)).cloned().collect())
}

/// The card of a game with this id.
pub fn find(game: &str, id: &str, language: Language) -> Option<CardInfo> {
    all(game, language)?.iter().find(|card| card.id == id).cloned()
}

/// All cards of a game, put into words once: they do not change while the program runs.
fn all(game: &str, language: Language) -> Option<&'static [CardInfo]> {
    static CARDS: [OnceLock<Tongues>; GameId::ALL.len()] =
        [const { OnceLock::new() }; GameId::ALL.len()];
    let game = GameId::named(game).ok()?;
    let put_into_words = || with_game!(game, G => Language::ALL.map(G::cards));
    let tongues = CARDS.get(game as usize)?.get_or_init(put_into_words);
    tongues.get(language as usize).map(Vec::as_slice)
}

/// Cards in every language, in the order of [`Language::ALL`].
type Tongues = [Vec<CardInfo>; 2];

/// Whether every word stands in the id, a name, the kind or the text.
pub fn matches(card: &CardInfo, query: &str) -> bool {
    let CardInfo { id, kind, name, .. } = card;
    let more = [&card.english, &card.summary].into_iter().flatten().cloned().collect::<Vec<_>>();
    let text = format!("{id} {kind} {name} {} {}", more.join(" "), card.text.join(" "));
    let text = text.to_lowercase();
    query.split_whitespace().all(|word| text.contains(&word.to_lowercase()))
}

/// Cards of this name or id, or else those with all these words in a name.
pub fn named<'a>(cards: &'a [CardInfo], name: &str) -> Vec<&'a CardInfo> {
    let wanted = name.trim().to_lowercase();
    let names = |card: &CardInfo| {
        let names = [Some(&card.name), card.english.as_ref(), Some(&card.id)];
        names.into_iter().flatten().map(|name| name.to_lowercase()).collect::<Vec<_>>()
    };
    let exact: Vec<_> = cards.iter().filter(|card| names(card).contains(&wanted)).collect();
    if !exact.is_empty() {
        return exact;
    }
    let words: Vec<_> = wanted.split_whitespace().collect();
    let has_all = |name: &String| words.iter().all(|word| name.contains(word));
    cards.iter().filter(|card| !words.is_empty() && names(card).iter().any(has_all)).collect()
}

/// Cards whose names are nearly this, the nearest first, for people who wrote it wrong.
pub fn alike<'a>(cards: &'a [CardInfo], name: &str) -> Vec<&'a CardInfo> {
    let mut near: Vec<_> = cards
        .iter()
        .filter_map(|card| {
            let names = [Some(&card.name), card.english.as_ref(), Some(&card.id)];
            let away = names.into_iter().flatten().filter_map(|known| near::away(known, name));
            Some((away.min()?, card))
        })
        .collect();
    near.sort_by_key(|(away, _)| *away);
    near.into_iter().map(|(_, card)| card).take(near::SUGGESTED).collect()
}

/// A card's data as JSON.
fn facts(card: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(card).expect("cards are plain data with text keys")
}
