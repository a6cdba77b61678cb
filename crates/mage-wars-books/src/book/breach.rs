//! What breaks the construction rules.

use kernel::{Message, RuleId, msg};
use rules::mw;

use crate::card_text::subtype_message;
use mage_wars::{
    text::{card_message, set_message},
    vocabulary::{Branch, CardSet, Kind, Mage, School, kinds::MageClass},
};

/// One way in which a book breaks the rules, with the numbers the judgement rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// More spell points than the mage has (MW-BOOK-01, MW-BOOK-21).
    Points { used: u16, allowed: u16 },
    /// More copies than the level of the spell, or Epic, allows (MW-BOOK-07 to MW-BOOK-09).
    Copies { card: String, copies: u8, allowed: u8, limit: CopyLimit },
    /// Only for mages of another class (MW-BOOK-10).
    Class { card: String, class: MageClass },
    /// Only for mages trained in a school this one is not trained in (MW-BOOK-11).
    School { card: String, school: School },
    /// A Wizard without an elemental school (MW-BOOK-15).
    NoElement,
    /// A school chosen that the mage cannot choose (MW-BOOK-15).
    Choice { mage: Mage, school: School },
    /// A Wizard trained in Arcane and Air has no choice (MW-RULING-71).
    FixedChoice { school: School },
    /// From a set that is not there to build with.
    Set { card: String, set: CardSet },
    /// A mage from a set that is not there to build with.
    MageSet { mage: Mage, set: CardSet },
    /// Only the mages of the base set are apprentices (MW-APPR-08).
    NoApprentice { mage: Mage },
    /// More copies than the player has.
    Collection { card: String, copies: u8, owned: u16 },
    /// A card the pool does not have.
    Unknown { card: String },
    /// Another number of copies than in the fixed book of an apprentice (MW-APPR-08).
    List { mage: Mage, card: String, copies: u8, printed: u8 },
}

/// Which rule limits the copies of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyLimit {
    FirstLevel,
    HigherLevel,
    Epic,
}

impl CopyLimit {
    pub fn rule(self) -> RuleId {
        match self {
            CopyLimit::FirstLevel => mw::BOOK_07,
            CopyLimit::HigherLevel => mw::BOOK_08,
            CopyLimit::Epic => mw::BOOK_09,
        }
    }
}

impl Breach {
    /// The rule, unless what is missing are the cards themselves: no rule can say what somebody owns.
    pub fn rule(&self) -> Option<RuleId> {
        Some(match self {
            Breach::Points { .. } => mw::BOOK_01,
            Breach::Copies { limit, .. } => limit.rule(),
            Breach::Class { .. } => mw::BOOK_10,
            Breach::School { .. } => mw::BOOK_11,
            Breach::NoElement | Breach::Choice { .. } => mw::BOOK_15,
            Breach::FixedChoice { .. } => mw::RULING_71,
            Breach::List { mage, .. } => match mage {
                Mage::Beastmaster => mw::APPR_09,
                Mage::Priestess => mw::APPR_10,
                Mage::Warlock => mw::APPR_11,
                Mage::Wizard => mw::APPR_12,
                Mage::Forcemaster
                | Mage::Warlord
                | Mage::JohktariBeastmaster
                | Mage::Priest
                | Mage::Druid
                | Mage::Necromancer
                | Mage::AnvilThroneWarlord
                | Mage::AdramelechWarlock => mw::APPR_08,
            },
            Breach::NoApprentice { .. } => mw::APPR_08,
            Breach::Set { .. }
            | Breach::MageSet { .. }
            | Breach::Collection { .. }
            | Breach::Unknown { .. } => {
                return None;
            }
        })
    }

    /// The card it is about.
    pub fn card(&self) -> Option<&str> {
        match self {
            Breach::Copies { card, .. }
            | Breach::Class { card, .. }
            | Breach::School { card, .. }
            | Breach::Set { card, .. }
            | Breach::Collection { card, .. }
            | Breach::Unknown { card }
            | Breach::List { card, .. } => Some(card),
            Breach::Points { .. }
            | Breach::NoElement
            | Breach::Choice { .. }
            | Breach::FixedChoice { .. }
            | Breach::MageSet { .. }
            | Breach::NoApprentice { .. } => None,
        }
    }

    /// What the book has, and what it may have.
    pub fn numbers(&self) -> Option<(u16, u16)> {
        match self {
            Breach::Points { used, allowed } => Some((*used, *allowed)),
            Breach::Copies { copies, allowed, .. } => Some(((*copies).into(), (*allowed).into())),
            Breach::Collection { copies, owned, .. } => Some(((*copies).into(), *owned)),
            Breach::List { copies, printed, .. } => Some(((*copies).into(), (*printed).into())),
            Breach::Class { .. }
            | Breach::School { .. }
            | Breach::NoElement
            | Breach::Choice { .. }
            | Breach::FixedChoice { .. }
            | Breach::Set { .. }
            | Breach::MageSet { .. }
            | Breach::NoApprentice { .. }
            | Breach::Unknown { .. } => None,
        }
    }

    pub fn message(&self) -> Message {
        match self {
            Breach::Points { used, allowed } => {
                msg!("book-breach-points", used = *used, allowed = *allowed)
            }
            Breach::Copies { card, copies, allowed, limit } => {
                let (card, copies, allowed) = (card_message(card), *copies, *allowed);
                match limit {
                    CopyLimit::FirstLevel => {
                        msg!(
                            "book-breach-copies-first",
                            card = card,
                            copies = copies,
                            allowed = allowed
                        )
                    }
                    CopyLimit::HigherLevel => {
                        msg!(
                            "book-breach-copies-higher",
                            card = card,
                            copies = copies,
                            allowed = allowed
                        )
                    }
                    CopyLimit::Epic => {
                        msg!(
                            "book-breach-copies-epic",
                            card = card,
                            copies = copies,
                            allowed = allowed
                        )
                    }
                }
            }
            Breach::Class { card, class } => {
                msg!("book-breach-class", card = card_message(card), mage = class_message(*class))
            }
            Breach::School { card, school } => {
                msg!(
                    "book-breach-school",
                    card = card_message(card),
                    school = school_message(*school)
                )
            }
            Breach::NoElement => msg!("book-breach-no-element"),
            Breach::Choice { mage, school } => {
                msg!(
                    "book-breach-choice",
                    mage = mage_message(*mage),
                    school = school_message(*school)
                )
            }
            Breach::FixedChoice { school } => {
                msg!("book-breach-fixed-choice", school = school_message(*school))
            }
            Breach::Set { card, set } => {
                msg!("book-breach-set", card = card_message(card), set = set_message(*set))
            }
            Breach::MageSet { mage, set } => {
                msg!("book-breach-mage-set", mage = mage_message(*mage), set = set_message(*set))
            }
            Breach::NoApprentice { mage } => {
                msg!("book-breach-no-apprentice", mage = mage_message(*mage))
            }
            Breach::Collection { card, copies, owned } => {
                msg!(
                    "book-breach-collection",
                    card = card_message(card),
                    copies = *copies,
                    owned = *owned
                )
            }
            Breach::Unknown { card } => msg!("book-breach-unknown", card = card.clone()),
            Breach::List { card, copies, printed, .. } => {
                msg!(
                    "book-breach-list",
                    card = card_message(card),
                    copies = *copies,
                    printed = *printed
                )
            }
        }
    }
}

/// A mage in words.
pub fn mage_message(mage: Mage) -> Message {
    card_message(mage.id())
}

/// What a mage is trained in or opposed to, in words.
pub fn branch_message(branch: &Branch) -> Message {
    let mut said = match (branch.kind, branch.school) {
        (None, None) => msg!("book-branch-any"),
        (None, Some(school)) => school_message(school),
        (Some(kind), None) => kind_message(kind),
        (Some(kind), Some(school)) => {
            msg!("book-branch-kind-of", kind = kind_message(kind), school = school_message(school))
        }
    };
    if let Some(subtype) = branch.subtype {
        let subtype = subtype_message(subtype);
        said = msg!("book-branch-subtype", what = said, subtype = subtype);
    }
    if let Some(level) = branch.up_to {
        said = msg!("book-branch-up-to", what = said, level = level);
    }
    if let Some(school) = branch.but_not {
        said = msg!("book-branch-but-not", what = said, school = school_message(school));
    }
    said
}

/// A class of mages in words.
fn class_message(class: MageClass) -> Message {
    match class {
        MageClass::Beastmaster => msg!("ct-class-beastmaster"),
        MageClass::Druid => msg!("ct-class-druid"),
        MageClass::Forcemaster => msg!("ct-class-forcemaster"),
        MageClass::Necromancer => msg!("ct-class-necromancer"),
        MageClass::Priestess => msg!("ct-class-priestess"),
        MageClass::Warlock => msg!("ct-class-warlock"),
        MageClass::Warlord => msg!("ct-class-warlord"),
        MageClass::Wizard => msg!("ct-class-wizard"),
    }
}

/// A school in words.
pub fn school_message(school: School) -> Message {
    match school {
        School::Air => msg!("book-school-air"),
        School::Arcane => msg!("book-school-arcane"),
        School::Dark => msg!("book-school-dark"),
        School::Earth => msg!("book-school-earth"),
        School::Fire => msg!("book-school-fire"),
        School::Holy => msg!("book-school-holy"),
        School::Mind => msg!("book-school-mind"),
        School::Nature => msg!("book-school-nature"),
        School::War => msg!("book-school-war"),
        School::Water => msg!("book-school-water"),
    }
}

/// A kind of spells in words, as a heading.
pub fn kind_message(kind: Kind) -> Message {
    match kind {
        Kind::Mage => msg!("book-kind-mage"),
        Kind::Creature => msg!("book-kind-creature"),
        Kind::Conjuration => msg!("book-kind-conjuration"),
        Kind::Wall => msg!("book-kind-wall"),
        Kind::Enchantment => msg!("book-kind-enchantment"),
        Kind::Equipment => msg!("book-kind-equipment"),
        Kind::Incantation => msg!("book-kind-incantation"),
        Kind::Attack => msg!("book-kind-attack"),
        Kind::Orb => msg!("book-kind-orb"),
        Kind::Tile => msg!("book-kind-tile"),
    }
}
