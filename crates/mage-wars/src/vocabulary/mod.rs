//! The words cards are written in: typed, serialisable values that compose. The engine executes them, the text generator
//! reads them aloud, bots and searches look into them. A card uses only these words; a word is named after what it
//! does, never after a card.
//!
//! | Module | Words for |
//! |---|---|
//! | [`card`] | the card itself and how it is written down |
//! | [`mage`] | what a mage is beside its card |
//! | [`sets`] | the sets cards are from |
//! | [`writing`] | the words a file of cards needs, and short forms of the frequent ones |
//! | [`census`] | which words a card is written with |
//! | [`kinds`] | types, schools, subtypes, locations, damage types, conditions |
//! | [`traits`] | traits of objects and attacks, attack bars, defenses |
//! | [`filter`] | which objects, and what a spell can be cast on |
//! | [`attacks`] | which attacks, and what is said of them |
//! | [`ability`] | what a card in play does: continuous, triggered, usable |
//! | [`effect`] | what happens when it does |

pub mod ability;
pub mod attacks;
pub mod card;
pub mod census;
pub mod effect;
pub mod filter;
pub mod kinds;
pub mod mage;
pub mod sets;
pub mod traits;
pub mod writing;

pub use ability::{Ability, Condition, During, Gain, Limit, Timing, Trigger};
pub use attacks::{AttackRule, Attacks, Reach, Roll};
pub use card::{Card, Cost, Printing, Restriction, Schools};
pub use effect::{Amount, Effect, Pile, Stopped, Until, Who};
pub use filter::{Filter, Range, Target};
pub use kinds::{
    ActionKind, DamageType, Kind, Location, Locations, Marker, School, Subtype, Token,
};
pub use mage::{Branch, Mage, MageCard};
pub use sets::{CardSet, Sets};
pub use traits::{
    AttackBar, AttackReach, AttackTrait, Defense, Outcome, Result, Stat, Trait, Uses,
};
