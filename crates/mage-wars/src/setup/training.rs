//! What a card costs a mage in spell points (MW-BOOK-02 to MW-BOOK-06, MW-BOOK-12, MW-BOOK-15).

use std::sync::LazyLock;

use kernel::RuleId;
use rules::mw;
use serde::Serialize;

use crate::{
    set,
    vocabulary::{
        Branch, Card, Mage, MageCard, Restriction, School, Schools, mage::is_trained_for,
    },
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

/// What a mage is trained in and opposed to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Training {
    pub trained: Vec<Branch>,
    pub opposed: Vec<Branch>,
}

/// How a mage stands to a spell, as one of its schools.
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
        let elective = elective.map(Branch::school);
        let trained = card.trained.iter().copied().chain(elective).collect();
        Training { trained, opposed: card.opposed.clone() }
    }

    /// How the mage stands to a card as a spell of this school and level (MW-BOOK-22 to MW-BOOK-24).
    pub fn standing(&self, card: &Card, school: School, level: u8) -> Standing {
        let among = |branches: &[Branch]| branches.iter().any(|it| it.covers(card, school, level));
        if among(&self.trained) {
            Standing::Trained
        } else if among(&self.opposed) {
            Standing::Opposed
        } else {
            Standing::Untrained
        }
    }

    /// Whether the mage may have a card for mages of this school alone (MW-BOOK-11, MW-BOOK-28).
    pub fn is_for(&self, card: &Card, school: School) -> bool {
        is_trained_for(&self.trained, card, school)
    }

    /// What one copy of a card costs.
    pub fn points(&self, card: &Card) -> Points {
        let part = |(school, level): &(School, u8)| {
            let factor = self.standing(card, *school, *level).factor();
            (*school, u16::from(*level) * factor)
        };
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

/// All mages that can be played, those of the base set first.
pub fn mages() -> &'static [MageCard] {
    static MAGES: LazyLock<Vec<MageCard>> = LazyLock::new(set::mages);
    &MAGES
}

/// Whether all of a mage is written, so that it can be played.
pub fn is_playable(mage: Mage) -> bool {
    mages().iter().any(|card| card.mage == mage)
}

/// The mage of this name in files.
pub fn find_mage(id: &str) -> Option<Mage> {
    mages().iter().map(|card| card.mage).find(|mage| mage.id().eq_ignore_ascii_case(id))
}

/// What building a spellbook needs to know of a mage that can be played.
pub fn mage_card(mage: Mage) -> &'static MageCard {
    let card = mages().iter().find(|card| card.mage == mage);
    card.expect("only mages with a card are let in")
}

#[cfg(test)]
mod tests {
    use rules::{covers, mw};

    use super::*;
    use crate::vocabulary::{Kind, Subtype};

    fn spell(kind: Kind, schools: Schools) -> Card {
        let mut card = Card::new("", "a-spell", kind);
        card.schools = schools;
        card
    }

    fn cost(training: &Training, card: &Card) -> u16 {
        training.points(card).total
    }

    #[test]
    fn a_training_up_to_a_level_covers_no_higher_spell_and_no_higher_restriction() {
        covers![mw::BOOK_22, mw::BOOK_28];
        let nature = Branch::school(School::Nature);
        let training = Training {
            trained: vec![nature, Branch::up_to(School::Water, 1)],
            opposed: vec![Branch::school(School::Fire)],
        };
        let water = |level| spell(Kind::Incantation, Schools::One(School::Water, level));
        assert_eq!([1, 2].map(|level| cost(&training, &water(level))), [1, 4]);
        let both = vec![(School::Nature, 2), (School::Water, 1)];
        assert_eq!(cost(&training, &spell(Kind::Creature, Schools::And(both.clone()))), 3);
        let deeper = Schools::And(vec![(School::Nature, 1), (School::Water, 2)]);
        assert_eq!(cost(&training, &spell(Kind::Creature, deeper)), 5, "the level in that school");
        let only = |level| water(level).only(Restriction::SchoolOnly(School::Water));
        assert_eq!([1, 2].map(|level| training.is_for(&only(level), School::Water)), [true, false]);
        assert!(!training.is_for(&water(1), School::Earth));
    }

    #[test]
    fn a_training_may_name_a_kind_or_subtype_of_spells_whatever_their_school() {
        covers![mw::BOOK_23];
        let songs = Branch { subtype: Some(Subtype::Charm), ..Branch::default() };
        let creatures = Branch { kind: Some(Kind::Creature), ..Branch::school(School::Holy) };
        let training = Training { trained: vec![songs, creatures], opposed: Vec::new() };
        let mind = Schools::One(School::Mind, 2);
        let song = spell(Kind::Incantation, mind.clone()).subtypes(&[Subtype::Charm]);
        assert_eq!([song, spell(Kind::Incantation, mind)].map(|it| cost(&training, &it)), [2, 4]);
        let holy = |kind| spell(kind, Schools::One(School::Holy, 3));
        let kinds = [Kind::Creature, Kind::Incantation];
        assert_eq!(kinds.map(|kind| cost(&training, &holy(kind))), [3, 6]);
        assert!(!training.is_for(&holy(Kind::Incantation), School::Holy), "only for creatures");
    }

    #[test]
    fn an_opposition_may_name_a_kind_of_spells_that_are_not_of_a_school() {
        covers![mw::BOOK_24];
        let training = Training {
            trained: vec![Branch::school(School::Mind)],
            opposed: vec![Branch::kind_but(Kind::Creature, School::Mind)],
        };
        let of = |kind, school| spell(kind, Schools::One(school, 2));
        assert_eq!(cost(&training, &of(Kind::Creature, School::War)), 6);
        assert_eq!(cost(&training, &of(Kind::Equipment, School::War)), 4, "no creature");
        assert_eq!(cost(&training, &of(Kind::Creature, School::Mind)), 2);
        let both = Schools::And(vec![(School::Dark, 1), (School::Mind, 2)]);
        assert_eq!(cost(&training, &spell(Kind::Creature, both)), 4, "it is of the school too");
        let novice = of(Kind::Creature, School::War).only(Restriction::Novice);
        assert_eq!(cost(&training, &novice), 1, "MW-BOOK-12");
    }
}
