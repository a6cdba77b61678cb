//! Which mages there are, and what a mage is beside its card: class, training, what its spellbook may cost.

use serde::{Deserialize, Serialize};

use super::{Card, Kind, School, Subtype, kinds::MageClass};

/// The mages of the base set and the expansions. One is played once all of it is written (`set::mages`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mage {
    Beastmaster,
    Priestess,
    Warlock,
    Wizard,
    Forcemaster,
    Warlord,
    JohktariBeastmaster,
    Priest,
    Druid,
    Necromancer,
    AnvilThroneWarlord,
    AdramelechWarlock,
}

impl Mage {
    /// In the order of the share code of spellbooks: never to be changed, only to be added to.
    pub const ALL: [Mage; 12] = [
        Mage::Beastmaster,
        Mage::Priestess,
        Mage::Warlock,
        Mage::Wizard,
        Mage::Forcemaster,
        Mage::Warlord,
        Mage::JohktariBeastmaster,
        Mage::Priest,
        Mage::Druid,
        Mage::Necromancer,
        Mage::AnvilThroneWarlord,
        Mage::AdramelechWarlock,
    ];

    /// Those of the base set, who are apprentices as well (MW-APPR-09 to MW-APPR-12).
    pub const BASE: [Mage; 4] = [Mage::Beastmaster, Mage::Priestess, Mage::Warlock, Mage::Wizard];

    /// Its card in files, such as `wizard`.
    pub const fn id(self) -> &'static str {
        match self {
            Mage::Beastmaster => "beastmaster",
            Mage::Priestess => "priestess",
            Mage::Warlock => "warlock",
            Mage::Wizard => "wizard",
            Mage::Forcemaster => "forcemaster",
            Mage::Warlord => "warlord",
            Mage::JohktariBeastmaster => "johktari-beastmaster",
            Mage::Priest => "priest",
            Mage::Druid => "druid",
            Mage::Necromancer => "necromancer",
            Mage::AnvilThroneWarlord => "anvil-throne-warlord",
            Mage::AdramelechWarlock => "adramelech-warlock",
        }
    }

    /// What cards for one class ask for (MW-BOOK-10, MW-BOOK-27).
    pub const fn class(self) -> MageClass {
        match self {
            Mage::Beastmaster | Mage::JohktariBeastmaster => MageClass::Beastmaster,
            // MW-MAGE-PRIEST-03: the Priest counts as a Priestess.
            Mage::Priestess | Mage::Priest => MageClass::Priestess,
            Mage::Warlock | Mage::AdramelechWarlock => MageClass::Warlock,
            Mage::Wizard => MageClass::Wizard,
            Mage::Forcemaster => MageClass::Forcemaster,
            Mage::Warlord | Mage::AnvilThroneWarlord => MageClass::Warlord,
            Mage::Druid => MageClass::Druid,
            Mage::Necromancer => MageClass::Necromancer,
        }
    }
}

/// Some of all spells, as training and opposition name them. What is left out does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Branch {
    pub school: Option<School>,
    /// Only spells up to this level of the school (MW-BOOK-22).
    pub up_to: Option<u8>,
    /// MW-BOOK-23
    pub kind: Option<Kind>,
    pub subtype: Option<Subtype>,
    /// Spells of this school are none of them (MW-BOOK-24).
    pub but_not: Option<School>,
}

impl Branch {
    /// A whole school.
    pub const fn school(school: School) -> Self {
        Branch { school: Some(school), ..Branch::ANY }
    }

    /// The spells of a school up to a level of it.
    pub const fn up_to(school: School, level: u8) -> Self {
        Branch { school: Some(school), up_to: Some(level), ..Branch::ANY }
    }

    /// The spells of a kind that are not of this school.
    pub const fn kind_but(kind: Kind, school: School) -> Self {
        Branch { kind: Some(kind), but_not: Some(school), ..Branch::ANY }
    }

    const ANY: Branch =
        Branch { school: None, up_to: None, kind: None, subtype: None, but_not: None };

    /// Whether it is this school and nothing less.
    pub fn is_whole(&self, school: School) -> bool {
        *self == Branch::school(school)
    }

    /// Whether a card is one of them, as a spell of this school and level.
    pub fn covers(&self, card: &Card, school: School, level: u8) -> bool {
        self.school.is_none_or(|own| own == school)
            && self.up_to.is_none_or(|most| level <= most)
            && self.kind.is_none_or(|kind| card.kind == kind)
            && self.subtype.is_none_or(|subtype| card.subtypes.contains(&subtype))
            && self.but_not.is_none_or(|other| !card.schools.has(other))
    }
}

/// Whether somebody with this training may have a card for mages of a school alone (MW-BOOK-11, MW-BOOK-28).
pub fn is_trained_for(trained: &[Branch], card: &Card, school: School) -> bool {
    let level = card.schools.level_of(school);
    let named = |branch: &Branch| branch.school == Some(school);
    trained.iter().any(|branch| named(branch) && branch.covers(card, school, level))
}

/// A mage as its player chooses it: the card that is in play, and what building a spellbook needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MageCard {
    pub card: Card,
    pub mage: Mage,
    /// Spells that cost their level once (MW-BOOK-02).
    pub trained: Vec<Branch>,
    /// One more school of these, chosen when the spellbook is built (MW-RULING-71).
    pub elective: Vec<School>,
    /// Spells that cost their level three times (MW-BOOK-04).
    pub opposed: Vec<Branch>,
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

    /// Trained in whole schools.
    pub fn trained(mut self, schools: &[School]) -> Self {
        self.trained.extend(schools.iter().copied().map(Branch::school));
        self
    }

    /// Trained in a part of all spells, too.
    pub fn trained_in(mut self, branch: Branch) -> Self {
        self.trained.push(branch);
        self
    }

    pub fn elective(mut self, schools: &[School]) -> Self {
        self.elective = schools.to_vec();
        self
    }

    /// Opposed to whole schools.
    pub fn opposed(mut self, schools: &[School]) -> Self {
        self.opposed.extend(schools.iter().copied().map(Branch::school));
        self
    }

    /// Opposed to a part of all spells, too.
    pub fn opposed_to(mut self, branch: Branch) -> Self {
        self.opposed.push(branch);
        self
    }
}
