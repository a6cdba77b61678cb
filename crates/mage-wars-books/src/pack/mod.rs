//! Packs of own cards: a JSON file with cards written in the words of the [vocabulary](mage_wars::vocabulary), with their names
//! in English and German. [`read`] gives the cards, or every problem at once with line, path, card and rule, and no card.
//! [`mage_wars::cards::install`] puts the cards of a pack behind the base set, before the first game.
//!
//! ```
//! let pack = mage_wars_books::pack::read(
//!     r#"[{
//!         "id": "ash-hound", "names": { "en": "Ash Hound", "de": "Aschehund" },
//!         "kind": "creature", "schools": { "one": ["fire", 2] }, "cost": { "mana": 7 },
//!         "life": 8, "armor": 1,
//!         "attacks": [{ "name": "bite", "reach": "melee", "action": "quick", "dice": 3 }]
//!     }]"#,
//!     &[],
//! );
//! assert_eq!(pack.unwrap()[0].card.id, "ash-hound");
//! ```
//!
//! | Module | What it holds |
//! |---|---|
//! | [`flaw`] | what can be wrong, with its rule and message |
//! | `read` | the format |
//! | [`check`] | what a card must be like, whatever file it is from |

pub mod check;
pub mod flaw;
mod read;

use std::collections::BTreeMap;

use serde::Deserialize;

use mage_wars::vocabulary::Card;

pub use flaw::{Flaw, Wrong};
pub use read::read;

/// Words in both languages. Where the German ones are missing, the English ones stand in.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    pub en: String,
    #[serde(default)]
    pub de: Option<String>,
}

impl Said {
    pub fn german(&self) -> &str {
        self.de.as_deref().unwrap_or(&self.en)
    }
}

/// A card of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnCard {
    pub card: Card,
    pub names: Said,
    /// What its author wants to say beside the generated text.
    pub texts: Option<Said>,
    /// Names of its attacks and abilities that no base card has, by message id, such as `attack-ember-bite`.
    pub words: BTreeMap<String, Said>,
}

impl OwnCard {
    /// Ids and words of all messages the card needs; its author's text is `card-text-` and the id.
    pub fn messages(&self) -> impl Iterator<Item = (String, &Said)> {
        let name = (format!("card-{}", self.card.id), &self.names);
        let text = self.texts.as_ref().map(|said| (format!("card-text-{}", self.card.id), said));
        let words = self.words.iter().map(|(id, said)| (id.clone(), said));
        [name].into_iter().chain(text).chain(words)
    }
}
