//! Which objects a word is about, and what a spell can be cast on. Filters are judged from the object or spell that
//! carries them: "friendly", "other" and "here" mean friendly to, other than, and in the zone of that one.

use serde::{Deserialize, Serialize};

use super::{
    kinds::{ActionKind, Kind, MageClass, Marker, School, Subtype, Token},
    traits::Trait,
};

/// A property of an object or card. Properties compose with [`Filter::All`], [`Filter::Any`] and [`Filter::Not`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Filter {
    /// Of this kind.
    Kind(Kind),
    /// A creature or a mage (MW-GEN-17).
    Creature,
    /// With this subtype.
    Subtype(Subtype),
    /// Of this school.
    School(School),
    /// From this level to that one.
    Level(u8, u8),
    /// A spell of this action type.
    Action(ActionKind),
    /// An epic spell (MW-BOOK-09).
    Epic,
    /// The card of this name in files.
    Named(String),
    /// A mage of this class.
    Class(MageClass),
    /// Living (MW-CREATURE-05).
    Living,
    /// Corporeal (MW-INCORP-01).
    Corporeal,
    /// Has this trait now.
    Has(Box<Trait>),
    /// Has the Channeling attribute.
    Channels,
    /// Has damage on it.
    Damaged,
    /// Came into play in this round.
    SummonedThisRound,
    /// Face down.
    Hidden,
    /// Face up.
    Revealed,
    /// Friendly to the controller of the word (MW-GEN-07).
    Friendly,
    /// An enemy of the controller of the word (MW-GEN-08).
    Enemy,
    /// Controlled by the very player, teammates not.
    Yours,
    /// From the player's own spellbook.
    Owned,
    /// The object that carries the word.
    This,
    /// What it is attached to.
    Host,
    /// The mage of the player who controls the word.
    YourMage,
    /// What was chosen when the object came into play.
    Chosen,
    /// In the zone of the object that carries the word; for a spell, in the zone it was cast on.
    Here,
    /// A wall that borders the zone of the object that carries the word (MW-WALL-06).
    Bordering,
    /// Has a guard marker (MW-GUARD-01).
    Guarding,
    /// In the zone of something like this, other than itself.
    With(Box<Filter>),
    /// Attacked and damaged in this round by somebody like this (MW-ATTACK-GEN-17).
    DamagedBy(Box<Filter>),
    /// So many zones from the object that carries the word, or nearer.
    Within(u8),
    /// Attached to what the object that carries the word is attached to.
    OnHost,
    /// A familiar or a spawnpoint (MW-CONJ-25).
    Casts,
    /// Attached to another object, or as a spell meant to be.
    Attached,
    /// Has attacked and damaged something like this in this round.
    Harmed(Box<Filter>),
    /// Carries such a condition marker (MW-EFFECT-02).
    Marked(Marker),
    /// Carries such a token.
    Token(Token),
    /// A spell of the same name was already cast on it in this round.
    HadThisSpell,
    /// Has something like this attached.
    Carries(Box<Filter>),
    /// All of these at once; with none of them, everything.
    All(Vec<Filter>),
    /// At least one of these.
    Any(Vec<Filter>),
    /// Not like this.
    Not(Box<Filter>),
}

/// A range in zones, both ends included (MW-RANGE-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Range {
    pub min: u8,
    pub max: u8,
}

/// What a spell or ability is cast on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// Nothing is targeted.
    None,
    /// All zones (MW-GEN-14).
    Arena,
    /// A zone.
    Zone(ZoneFilter),
    /// A border between two zones.
    Border,
    /// A zone, or two adjacent ones, one of them in range and sight (MW-CAST-32).
    ZoneOrPair,
    /// An object like this.
    Object(Filter),
    /// A zone, or an object like this.
    ZoneOrObject(Filter),
    /// A zone no farther from one of these than said.
    ZoneNear(Vec<(Filter, u8)>),
    /// An object and another one in its zone (MW-CAST-30).
    ObjectAndNeighbor(Filter, Filter),
    /// An object and a zone, both in range (MW-CAST-30).
    ObjectAndZone(Filter),
    /// An enchantment and what it shall be attached to.
    EnchantmentAndHost(Filter),
    /// An object, and something attached to it that is chosen with it.
    ObjectAndAttached(Filter, Filter),
    /// A card in the own discard pile.
    Discarded(Filter),
    /// A card in any discard pile (MW-CAST-39).
    AnyDiscarded(Filter),
    /// A card in any discard pile that was an object like this, and was destroyed in this round in the zone of the object
    /// that carries the word.
    DestroyedHere(Filter),
}

/// What a zone must be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ZoneFilter {
    /// Any zone.
    Any,
    /// MW-TRAP-02: where traps can lie.
    WithoutEnemyCreatures,
    /// MW-CARD-24: the same, where flyers do not count.
    WithoutEnemyWalkers,
    /// With a V'Tar Orb.
    WithOrb,
    /// Without one, and beside a zone with one the player controls (MW-DOM-49).
    BesideOwnOrb,
    /// With no friendly object of this subtype in an adjacent zone (MW-CONJ-20).
    AwayFrom(Subtype),
}

impl Filter {
    pub fn and(self, other: Filter) -> Filter {
        match self {
            Filter::All(mut parts) => {
                parts.push(other);
                Filter::All(parts)
            }
            first => Filter::All(vec![first, other]),
        }
    }

    pub fn or(self, other: Filter) -> Filter {
        match self {
            Filter::Any(mut parts) => {
                parts.push(other);
                Filter::Any(parts)
            }
            first => Filter::Any(vec![first, other]),
        }
    }

    /// Those without this property.
    pub fn but_not(self, other: Filter) -> Filter {
        self.and(Filter::Not(Box::new(other)))
    }

    pub fn has(held: Trait) -> Filter {
        Filter::Has(Box::new(held))
    }
}

/// Every object.
pub fn anything() -> Filter {
    Filter::All(Vec::new())
}

/// Creatures, mages among them.
pub fn creature() -> Filter {
    Filter::Creature
}

pub fn living_creature() -> Filter {
    creature().and(Filter::Living)
}

pub fn corporeal_creature() -> Filter {
    creature().and(Filter::Corporeal)
}

pub fn mage() -> Filter {
    Filter::Kind(Kind::Mage)
}

pub fn non_mage_creature() -> Filter {
    Filter::Kind(Kind::Creature)
}

pub fn creature_or_conjuration() -> Filter {
    creature().or(Filter::Kind(Kind::Conjuration)).or(Filter::Kind(Kind::Wall))
}

/// Conjurations, walls among them.
pub fn conjuration() -> Filter {
    Filter::Kind(Kind::Conjuration).or(Filter::Kind(Kind::Wall))
}

/// V'Tar Orbs.
pub fn orb() -> Filter {
    Filter::Kind(Kind::Orb)
}

pub fn living_non_mage_creature() -> Filter {
    non_mage_creature().and(Filter::Living)
}

pub fn animal() -> Filter {
    creature().and(subtype(Subtype::Animal))
}

/// Enchantments, hidden and revealed.
pub fn enchantment() -> Filter {
    Filter::Kind(Kind::Enchantment)
}

/// This level or a higher one.
pub fn level_from(level: u8) -> Filter {
    Filter::Level(level, u8::MAX)
}

pub fn subtype(subtype: Subtype) -> Filter {
    Filter::Subtype(subtype)
}

pub const fn range(min: u8, max: u8) -> Range {
    Range { min, max }
}
