//! What is wrong with a pack.

use kernel::{Message, RuleId, msg};
use rules::mw;

/// One problem, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The line, counted from 1.
    pub line: u32,
    /// Where in the file: `[2].attacks[0]` is the first attack of the third card.
    pub path: String,
    /// The id of the card, once it is known.
    pub card: Option<String>,
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// This is no JSON, or a word no card is written in; what the reader says about it.
    Unreadable {
        detail: String,
    },
    UnknownField {
        field: String,
    },
    FieldTwice {
        field: String,
    },
    Missing {
        field: &'static str,
    },
    /// Not in small letters and hyphens.
    Id {
        words: String,
    },
    /// A card of this id exists.
    Duplicate,
    /// Words that are empty or more than a line.
    Words,
    /// An attack or ability whose name nobody has written down.
    NoWords {
        name: String,
    },
    /// Packs hold spells.
    Mage,
    NoSchool,
    Level,
    NoCopies,
    NoLife,
    NeedlessLife,
    NoReveal,
    NeedlessReveal,
    EnchantmentCost,
    NoTrigger,
    NeedlessMandatory,
    NoAmount,
    NoLocation,
    NeedlessLocation,
    NotOnMage,
    NoEffect,
    NeedlessEffect,
    NoAttack,
    NoDice,
    NoBar {
        bar: u8,
    },
    Range {
        min: u8,
        max: u8,
    },
    /// A roll no effect die shows.
    Roll {
        roll: u8,
    },
    /// Not higher than the roll before.
    RollOrder {
        roll: u8,
    },
    /// Something that says nothing.
    Empty,
    /// A word that means nothing where it stands.
    OutOfPlace {
        word: &'static str,
    },
    /// Gives what the card does not have.
    NothingToLend,
    /// Has what it gives to nobody.
    NotLent,
}

impl Wrong {
    /// The rule that wants it otherwise.
    pub fn rule(&self) -> Option<RuleId> {
        Some(match self {
            Wrong::Unreadable { .. }
            | Wrong::UnknownField { .. }
            | Wrong::FieldTwice { .. }
            | Wrong::Missing { .. }
            | Wrong::Id { .. }
            | Wrong::Duplicate
            | Wrong::Words
            | Wrong::NoWords { .. }
            | Wrong::NoCopies
            | Wrong::Empty => return None,
            Wrong::Mage => mw::CAST_22,
            Wrong::NoSchool | Wrong::Level => mw::CAST_19,
            Wrong::NoLife => mw::DAMAGE_06,
            Wrong::NeedlessLife => mw::ATTACK_GEN_01,
            Wrong::NoReveal | Wrong::NeedlessReveal => mw::REVEAL_11,
            Wrong::EnchantmentCost => mw::ENCH_02,
            Wrong::NoTrigger | Wrong::NeedlessMandatory => mw::MANDATORY_01,
            Wrong::NoAmount => mw::CAST_09,
            Wrong::NoLocation | Wrong::NeedlessLocation => mw::EQUIP_02,
            Wrong::NotOnMage => mw::EQUIP_01,
            Wrong::NoEffect => mw::CAST_23,
            Wrong::NeedlessEffect => mw::CAST_13,
            Wrong::NoAttack => mw::ATTACK_GEN_06,
            Wrong::NoDice => mw::DICE_03,
            Wrong::NoBar { .. } => mw::ATTACK_GEN_03,
            Wrong::Range { .. } => mw::RANGE_03,
            Wrong::Roll { .. } | Wrong::RollOrder { .. } => mw::DICE_07,
            Wrong::OutOfPlace { .. } => mw::CAST_03,
            Wrong::NothingToLend | Wrong::NotLent => mw::DEFENSE_14,
        })
    }

    pub fn message(&self) -> Message {
        match self {
            Wrong::Unreadable { detail } => msg!("pack-unreadable", detail = detail.clone()),
            Wrong::UnknownField { field } => msg!("pack-unknown-field", field = field.clone()),
            Wrong::FieldTwice { field } => msg!("pack-field-twice", field = field.clone()),
            Wrong::Missing { field } => msg!("pack-missing", field = (*field).to_owned()),
            Wrong::Id { words } => msg!("pack-id", words = words.clone()),
            Wrong::Duplicate => msg!("pack-duplicate"),
            Wrong::Words => msg!("pack-words"),
            Wrong::NoWords { name } => msg!("pack-no-words", name = name.clone()),
            Wrong::Mage => msg!("pack-mage"),
            Wrong::NoSchool => msg!("pack-no-school"),
            Wrong::Level => msg!("pack-level"),
            Wrong::NoCopies => msg!("pack-no-copies"),
            Wrong::NoLife => msg!("pack-no-life"),
            Wrong::NeedlessLife => msg!("pack-needless-life"),
            Wrong::NoReveal => msg!("pack-no-reveal"),
            Wrong::NeedlessReveal => msg!("pack-needless-reveal"),
            Wrong::EnchantmentCost => msg!("pack-enchantment-cost"),
            Wrong::NoTrigger => msg!("pack-no-trigger"),
            Wrong::NeedlessMandatory => msg!("pack-needless-mandatory"),
            Wrong::NoAmount => msg!("pack-no-amount"),
            Wrong::NoLocation => msg!("pack-no-location"),
            Wrong::NeedlessLocation => msg!("pack-needless-location"),
            Wrong::NotOnMage => msg!("pack-not-on-mage"),
            Wrong::NoEffect => msg!("pack-no-effect"),
            Wrong::NeedlessEffect => msg!("pack-needless-effect"),
            Wrong::NoAttack => msg!("pack-no-attack"),
            Wrong::NoDice => msg!("pack-no-dice"),
            Wrong::NoBar { bar } => msg!("pack-no-bar", bar = *bar),
            Wrong::Range { min, max } => msg!("pack-range", min = *min, max = *max),
            Wrong::Roll { roll } => msg!("pack-roll", roll = *roll),
            Wrong::RollOrder { roll } => msg!("pack-roll-order", roll = *roll),
            Wrong::Empty => msg!("pack-empty"),
            Wrong::OutOfPlace { word } => msg!("pack-out-of-place", word = (*word).to_owned()),
            Wrong::NothingToLend => msg!("pack-nothing-to-lend"),
            Wrong::NotLent => msg!("pack-not-lent"),
        }
    }
}
