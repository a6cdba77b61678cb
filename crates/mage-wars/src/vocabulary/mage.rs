//! Which mages there are, and what a mage is beside its card: class, training, what its spellbook may cost.

use serde::{Deserialize, Serialize};

use super::{Card, School, kinds::MageClass};

/// The mages one can play. Two of one class may both be named here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mage {
    Beastmaster,
    Priestess,
    Warlock,
    Wizard,
}

impl Mage {
    /// In the order of the share code of spellbooks: never to be changed, only to be added to.
    pub const ALL: [Mage; 4] = [Mage::Beastmaster, Mage::Priestess, Mage::Warlock, Mage::Wizard];

    /// Its card in files, such as `wizard`.
    pub const fn id(self) -> &'static str {
        match self {
            Mage::Beastmaster => "beastmaster",
            Mage::Priestess => "priestess",
            Mage::Warlock => "warlock",
            Mage::Wizard => "wizard",
        }
    }

    /// What cards for one class ask for (MW-BOOK-10).
    pub const fn class(self) -> MageClass {
        match self {
            Mage::Beastmaster => MageClass::Beastmaster,
            Mage::Priestess => MageClass::Priestess,
            Mage::Warlock => MageClass::Warlock,
            Mage::Wizard => MageClass::Wizard,
        }
    }
}

/// A mage as its player chooses it: the card that is in play, and what building a spellbook needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MageCard {
    pub card: Card,
    pub mage: Mage,
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
    pub fn new(mage: Mage, card: Card) -> Self {
        MageCard {
            card,
            mage,
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
