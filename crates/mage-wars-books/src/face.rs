//! A card as a page shows it: what one sorts and searches by, and its text in one language.

use mage_wars::{
    cards, set,
    text::card_message,
    vocabulary::{ActionKind, Card, CardSet, Cost, Kind, Range, School, Schools},
};
use serde::Serialize;

use crate::{
    card_text::{self, CardText, Tongue},
    codex,
};

/// A card in the words of one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardFace {
    pub id: String,
    pub name: String,
    /// The set it appeared in first.
    pub set: CardSet,
    pub kind: Kind,
    /// Every school it belongs to.
    pub schools: Vec<School>,
    /// Its level in each of these schools.
    pub levels: Vec<u8>,
    /// Whether one of the schools counts, as the player likes (MW-BOOK-05), and not all of them.
    pub any_school: bool,
    pub level: u8,
    /// The casting cost. `None`: it depends on something, and is written X.
    pub cost: Option<u8>,
    /// What revealing an enchantment costs, where that is printed.
    pub reveal: Option<u8>,
    pub action: ActionKind,
    pub range: Range,
    /// In words, as printed.
    pub subtypes: Vec<String>,
    /// Printed traits, as entries of the codex.
    pub traits: Vec<&'static str>,
    /// How many are in the box.
    pub copies: u8,
    pub text: CardText,
}

impl CardFace {
    pub fn of(card: &Card, tongue: &dyn Tongue) -> Self {
        let (schools, levels) = match &card.schools {
            Schools::None => (Vec::new(), Vec::new()),
            Schools::One(school, level) => (vec![*school], vec![*level]),
            Schools::And(parts) | Schools::Or(parts) => parts.iter().copied().unzip(),
        };
        CardFace {
            id: card.id.clone(),
            name: tongue.say(&card_message(&card.id)).unwrap_or_else(|| card.id.clone()),
            set: card.set,
            kind: card.kind,
            schools,
            levels,
            any_school: matches!(card.schools, Schools::Or(_)),
            level: card.level(),
            cost: match card.cost {
                Cost::Mana(mana) => Some(mana),
                Cost::X(_) => None,
            },
            reveal: card.reveal_cost,
            action: card.action,
            range: card.range,
            subtypes: card_text::subtypes(card, tongue),
            traits: card.traits.iter().map(codex::words::of_trait).collect(),
            copies: card.copies,
            text: CardText::of(card, tongue),
        }
    }
}

/// All cards that can be played, the mages with their ability cards among them.
pub fn faces(tongue: &dyn Tongue) -> Vec<CardFace> {
    let mages = set::mages().into_iter().map(|mage| mage.card);
    let spells = set::spells().into_iter().filter(|card| cards::missing_word(card).is_none());
    mages.chain(spells).chain(set::of_maps()).map(|card| CardFace::of(&card, tongue)).collect()
}

#[cfg(test)]
mod tests {
    use kernel::Message;

    use super::*;

    #[test]
    fn a_face_has_what_one_sorts_and_searches_by() {
        let ids = |message: &Message| Some(message.id.to_string());
        let faces = faces(&ids);
        let face = |id: &str| faces.iter().find(|face| face.id == id).expect("a card");
        let hydra = face("darkfenne-hydra");
        assert_eq!((hydra.kind, hydra.cost, hydra.level), (Kind::Creature, Some(16), 4));
        assert_eq!(hydra.action, ActionKind::Full);
        assert_eq!(face("teleport").cost, None, "X depends on the distance");
        assert!(
            faces.iter().any(|face| face.reveal.is_some()),
            "enchantments are revealed for mana"
        );
        assert_eq!(face("wizard").level, 6);
        let wand = face("elemental-wand");
        assert!(wand.any_school && wand.schools.len() == wand.levels.len());
        assert_eq!(hydra.subtypes, ["ct-subtype-serpent"]);
        assert!(face("bear-strength").traits.is_empty());
        assert!(face("darkfenne-bat").traits.contains(&"flying"));
    }
}
