//! The cards of a game, in words of one language.

mod mage_knight;
mod mage_wars;

use std::sync::OnceLock;

use games::{GameId, with_game};
use i18n::Language;
use kernel::Game;
use protocol::CardInfo;
use serde::Serialize;

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

/// Whether every word stands in the id, the name or the text.
pub fn matches(card: &CardInfo, query: &str) -> bool {
    let text = format!("{} {} {}", card.id, card.name, card.text.join(" ")).to_lowercase();
    query.split_whitespace().all(|word| text.contains(&word.to_lowercase()))
}

/// A card's data as JSON.
fn facts(card: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(card).expect("cards are plain data with text keys")
}
