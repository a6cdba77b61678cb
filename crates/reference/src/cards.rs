//! The cards of a game and whatever else has a name, in words of one language.

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

/// Whether every word stands in the id, a name, the kind or the text.
pub fn matches(card: &CardInfo, query: &str) -> bool {
    let CardInfo { id, kind, name, .. } = card;
    let more = [&card.english, &card.summary].into_iter().flatten().cloned().collect::<Vec<_>>();
    let text = format!("{id} {kind} {name} {} {}", more.join(" "), card.text.join(" "));
    let text = text.to_lowercase();
    query.split_whitespace().all(|word| text.contains(&word.to_lowercase()))
}

/// Cards whose names are nearly this, the nearest first, for a misspelt name.
pub fn alike<'a>(cards: &'a [CardInfo], name: &str) -> Vec<&'a CardInfo> {
    let wanted = name.to_lowercase();
    // One letter in three may be wrong.
    let most = (wanted.chars().count() / 3).max(1);
    let mut near: Vec<_> = cards
        .iter()
        .filter_map(|card| {
            let names = [Some(&card.name), card.english.as_ref(), Some(&card.id)];
            let away = names.into_iter().flatten().flat_map(|name| {
                let name = name.to_lowercase();
                let words: Vec<_> = name.split_whitespace().map(str::to_owned).collect();
                words.into_iter().chain([name])
            });
            let away = away.map(|name| distance(&name, &wanted)).min()?;
            (away <= most).then_some((away, card))
        })
        .collect();
    near.sort_by_key(|(away, _)| *away);
    near.into_iter().map(|(_, card)| card).take(SUGGESTED).collect()
}

/// How many names are suggested.
const SUGGESTED: usize = 3;

/// How many letters must be changed, added or left out to make one word the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = at + 1;
        for (place, against) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *against);
            diagonal = row[place + 1];
            row[place + 1] = changed.min(diagonal + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

/// A card's data as JSON.
fn facts(card: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(card).expect("cards are plain data with text keys")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_differ_by_the_letters_that_must_change() {
        for (one, other, away) in
            [("march", "march", 0), ("march", "marsch", 1), ("wolf", "", 4), ("rage", "garg", 3)]
        {
            assert_eq!(distance(one, other), away, "{one} {other}");
        }
    }
}
