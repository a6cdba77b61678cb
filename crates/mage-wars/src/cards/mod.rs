//! Cards as data. The engine executes what stands here and knows no card by name.

mod creatures;
mod enchantments;
mod mages;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// A card in the list of all cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u16);

/// What a card is once it is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    Mage,
    Creature,
    Enchantment,
}

/// A card: printed facts and what it grants, in the words of the vocabulary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Its name in files and messages, such as `timber-wolf`.
    pub id: String,
    pub kind: Kind,
    pub level: u8,
    pub cost: u8,
    /// What turning a hidden enchantment up costs.
    pub reveal_cost: u8,
    pub life: Option<u8>,
    pub armor: u8,
    pub channeling: Option<u8>,
    pub attacks: Vec<AttackBar>,
    pub traits: Vec<Trait>,
    /// What an enchantment can be attached to.
    pub target: Option<Target>,
    /// What a revealed enchantment gives to the object it is attached to.
    pub grants: Vec<Trait>,
}

/// A trait of an object, printed or granted (MW-GEN-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trait {
    Fast,
    Nonliving,
    /// A number with a sign, such as Armor +2; they add up (MW-GEN-11).
    Plus(Stat, i8),
    PsychicImmunity,
}

/// What a trait with a sign changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stat {
    Armor,
    Life,
    /// The reveal cost of an enchantment on a mage.
    Magebind,
    /// The dice of melee attacks.
    Melee,
}

/// One attack bar. Each attack action uses exactly one (MW-ATTACK-GEN-03).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttackBar {
    pub name: String,
    pub action: ActionKind,
    pub dice: u8,
}

/// Whether something needs a quick or a full action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActionKind {
    Quick,
    Full,
}

/// What a spell can be cast on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    LivingCreature,
}

/// All cards, in a fixed order.
pub fn all() -> &'static [Card] {
    static ALL: LazyLock<Vec<Card>> = LazyLock::new(|| {
        let mut cards = mages::all();
        cards.extend(creatures::all());
        cards.extend(enchantments::all());
        cards
    });
    &ALL
}

/// The printed card.
pub fn card(id: CardId) -> &'static Card {
    &all()[usize::from(id.0)]
}

/// The card with this name in files.
pub fn find(id: &str) -> Option<CardId> {
    (0..).zip(all()).find(|(_, card)| card.id == id).map(|(at, _)| CardId(at))
}

/// All cards of a kind.
pub fn of_kind(kind: Kind) -> impl Iterator<Item = CardId> {
    (0..).zip(all()).filter(move |(_, card)| card.kind == kind).map(|(at, _)| CardId(at))
}

/// The card named so by a person: `Timber Wolf`, `timber-wolf`, `timber wolf`.
pub fn find_by_words(words: &str) -> Option<CardId> {
    find(&words.to_lowercase().replace(' ', "-").replace(['\'', ','], ""))
}

impl Card {
    fn new(id: &str, kind: Kind) -> Self {
        Card {
            id: id.to_owned(),
            kind,
            level: 0,
            cost: 0,
            reveal_cost: 0,
            life: None,
            armor: 0,
            channeling: None,
            attacks: Vec::new(),
            traits: Vec::new(),
            target: None,
            grants: Vec::new(),
        }
    }

    fn level(mut self, level: u8) -> Self {
        self.level = level;
        self
    }

    fn cost(mut self, cost: u8) -> Self {
        self.cost = cost;
        self
    }

    fn body(mut self, life: u8, armor: u8) -> Self {
        self.life = Some(life);
        self.armor = armor;
        self
    }

    fn channeling(mut self, channeling: u8) -> Self {
        self.channeling = Some(channeling);
        self
    }

    fn melee(mut self, name: &str, action: ActionKind, dice: u8) -> Self {
        self.attacks.push(AttackBar { name: name.to_owned(), action, dice });
        self
    }

    fn with(mut self, granted: Trait) -> Self {
        self.traits.push(granted);
        self
    }

    fn reveal(mut self, cost: u8) -> Self {
        self.reveal_cost = cost;
        self
    }

    fn attaches_to(mut self, target: Target) -> Self {
        self.target = Some(target);
        self
    }

    fn grants(mut self, granted: Trait) -> Self {
        self.grants.push(granted);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_name_of_its_own_and_is_found_by_it() {
        for (at, card) in (0..).zip(all()) {
            assert_eq!(find(&card.id), Some(CardId(at)), "{}", card.id);
        }
        assert_eq!(find_by_words("Timber Wolf"), find("timber-wolf"));
        assert_eq!(find_by_words("No Such Card"), None);
    }

    #[test]
    fn every_enchantment_can_be_attached_and_every_body_can_be_attacked() {
        for card in all() {
            match card.kind {
                Kind::Mage | Kind::Creature => assert!(card.life.is_some(), "{}", card.id),
                Kind::Enchantment => assert!(card.target.is_some(), "{}", card.id),
            }
        }
    }
}
