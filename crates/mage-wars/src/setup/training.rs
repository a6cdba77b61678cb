//! What a card costs a mage in spell points (MW-BOOK-02 to MW-BOOK-06, MW-BOOK-12, MW-BOOK-15).

use std::sync::LazyLock;

use kernel::RuleId;
use rules::mw;
use serde::Serialize;

use crate::{
    set,
    vocabulary::{Card, Mage, MageCard, Restriction, School, Schools},
};

/// MW-RULING-71: which training the Wizard has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WizardTraining {
    /// As first printed: Arcane and one elemental school, chosen when the book is built.
    #[default]
    Chosen,
    /// As changed later: Arcane and Air.
    ArcaneAir,
}

/// The schools a mage is trained in and opposed to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Training {
    pub trained: Vec<School>,
    pub opposed: Vec<School>,
}

/// How a mage stands to a school.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    Trained,
    Untrained,
    Opposed,
}

impl Standing {
    /// How often the level of a spell counts (MW-BOOK-02 to MW-BOOK-04).
    pub fn factor(self) -> u16 {
        match self {
            Standing::Trained => 1,
            Standing::Untrained => 2,
            Standing::Opposed => 3,
        }
    }

    /// The rule that says so.
    pub fn rule(self) -> RuleId {
        match self {
            Standing::Trained => mw::BOOK_02,
            Standing::Untrained => mw::BOOK_03,
            Standing::Opposed => mw::BOOK_04,
        }
    }
}

/// What a card costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    pub total: u16,
    /// The same by the schools the card counts as.
    pub parts: Vec<(School, u16)>,
}

impl Training {
    /// The training of a mage (MW-BOOK-15). A choice that is none of the mage's counts for nothing.
    pub fn of(mage: Mage, choice: Option<School>, wizard: WizardTraining) -> Self {
        let card = mage_card(mage);
        let elective = match wizard {
            WizardTraining::ArcaneAir if mage == Mage::Wizard => Some(School::Air),
            WizardTraining::ArcaneAir | WizardTraining::Chosen => {
                choice.filter(|school| card.elective.contains(school))
            }
        };
        let trained = card.trained.iter().copied().chain(elective).collect();
        Training { trained, opposed: card.opposed.clone() }
    }

    /// How the mage stands to a school.
    pub fn standing(&self, school: School) -> Standing {
        if self.trained.contains(&school) {
            Standing::Trained
        } else if self.opposed.contains(&school) {
            Standing::Opposed
        } else {
            Standing::Untrained
        }
    }

    /// How often the level counts: once, twice, three times (MW-BOOK-02 to MW-BOOK-04).
    pub fn factor(&self, school: School) -> u16 {
        self.standing(school).factor()
    }

    /// What one copy of a card costs.
    pub fn points(&self, card: &Card) -> Points {
        let part =
            |(school, level): &(School, u8)| (*school, u16::from(*level) * self.factor(*school));
        let parts: Vec<_> = match &card.schools {
            Schools::None => Vec::new(),
            Schools::One(school, level) => vec![part(&(*school, *level))],
            // MW-BOOK-06: every part by itself, then added.
            Schools::And(all) => all.iter().map(part).collect(),
            // MW-BOOK-05: as the cheapest.
            Schools::Or(any) => {
                any.iter().map(part).min_by_key(|(_, points)| *points).into_iter().collect()
            }
        };
        // MW-BOOK-12: one point for everybody, whatever the school.
        if card.restrictions.contains(&Restriction::Novice) {
            let school = parts.first().map(|(school, _)| (*school, 1));
            return Points { total: 1, parts: school.into_iter().collect() };
        }
        Points { total: parts.iter().map(|(_, points)| points).sum(), parts }
    }
}

/// What building a spellbook needs to know of a mage.
pub fn mage_card(mage: Mage) -> &'static MageCard {
    static MAGES: LazyLock<Vec<MageCard>> = LazyLock::new(set::mages);
    let card = MAGES.iter().find(|card| card.mage == mage);
    card.expect("every mage has a card")
}
