//! What a mage is beside its card: class, training, what its spellbook may cost.

use serde::{Deserialize, Serialize};

use super::{Card, School, kinds::MageClass};

/// A mage as its player chooses it: the card that is in play, and what building a spellbook needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MageCard {
    pub card: Card,
    pub class: MageClass,
    /// Schools whose spells cost their level once (MW-BOOK-02).
    pub trained: Vec<School>,
    /// One more school of these, chosen when the spellbook is built (MW-RULING-71).
    pub elective: Vec<School>,
    /// Schools whose spells cost their level three times (MW-BOOK-04).
    pub opposed: Vec<School>,
    pub spell_points: u16,
    /// Mana at the beginning of the game.
    pub mana: u8,
}

impl MageCard {
    pub fn new(class: MageClass, card: Card) -> Self {
        MageCard {
            card,
            class,
            trained: Vec::new(),
            elective: Vec::new(),
            opposed: Vec::new(),
            spell_points: 120,
            mana: 10,
        }
    }

    pub fn trained(mut self, schools: &[School]) -> Self {
        self.trained = schools.to_vec();
        self
    }

    pub fn elective(mut self, schools: &[School]) -> Self {
        self.elective = schools.to_vec();
        self
    }

    pub fn opposed(mut self, schools: &[School]) -> Self {
        self.opposed = schools.to_vec();
        self
    }
}
