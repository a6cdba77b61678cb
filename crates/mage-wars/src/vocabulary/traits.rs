//! Traits of objects and attacks, attack bars and defenses.

use serde::{Deserialize, Serialize};

use super::{ActionKind, DamageType, Filter, Marker, Range};

/// A trait of an object, printed or granted (MW-GEN-13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Trait {
    /// Attacks against it roll fewer dice; the highest value counts.
    Aegis(u8),
    /// Cannot be teleported (MW-TRAIT-ANCHORED-01).
    Anchored,
    #[serde(rename = "blocks-los")]
    BlocksLoS,
    Burnproof,
    /// Destroyed or discarded, it goes back to its owner's spellbook (MW-TRAIT-CANTRIP-01).
    Cantrip,
    Climbing,
    Elusive,
    Extendable,
    /// Casts spells of this kind in its own Action Phase, with its own mana first.
    Familiar(Filter),
    Fast,
    FiniteLife,
    Flying,
    /// Any damage destroys it (MW-TRAIT-VINE-02).
    Fragile,
    Immunity(DamageType),
    Incapacitated,
    Incorporeal,
    /// Takes no damage (MW-TRAIT-INDESTRUCTIBLE-01).
    Indestructible,
    /// While it guards, it can draw ranged attacks in its zone on itself (MW-TRAIT-INTERCEPT-01).
    Intercept,
    Legendary,
    /// In the Upkeep Phase up to so much damage may be moved between it and the mage of its controller; they add up
    /// (MW-TRAIT-LIFEBOND-01).
    Lifebond(u8),
    Living,
    Lumbering,
    Magecast,
    Nonliving,
    /// At most so many move actions in a round; the lowest number counts.
    MoveLimit(u8),
    Obscured,
    PassageAttacks,
    PassageBlocked,
    Pest,
    /// A number with a sign; they add up (MW-GEN-11).
    Plus(Stat, i8),
    /// Gains Melee +1 for each time an enemy damages it, up to this many times.
    Rage(u8),
    Regenerate(u8),
    Resilient,
    Restrained,
    Rooted,
    Slow,
    /// Casts one spell of this kind in the Deployment Phase while it has at least this much mana.
    Spawnpoint {
        spells: Filter,
        mana: u8,
    },
    /// Keeps one spell of this kind that can be cast every round.
    Spellbind(Filter),
    /// Teleports up to so many zones in place of each move action (MW-RULING-74).
    Teleports(u8),
    Tough(u8),
    Uncontainable,
    Unique,
    Unmovable,
    Unstoppable,
    /// Loses Rooted for an Action Phase for so much mana (MW-TRAIT-UPROOT-01).
    Uproot(u8),
    /// Can take a guard marker at the end of its Action Phase (MW-TRAIT-VIGILANT-01).
    Vigilant,
    /// Incantations and enchantments of enemies cannot target it (MW-TRAIT-PROTECTED-01).
    Warded,
    ZoneExclusive,
}

/// What a trait with a sign changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stat {
    Armor,
    /// The dice of all non-spell attacks.
    AttackDice,
    Bloodthirsty,
    Channeling,
    Charge,
    /// Dice and effect die of attacks of this type against it.
    Damage(DamageType),
    /// Life that Finite Life does not bar (MW-TRAIT-INNATELIFE-01).
    InnateLife,
    Life,
    /// The reveal cost of an enchantment on a mage.
    Magebind,
    Melee,
    /// Ignored armor, for all its attacks.
    Piercing,
    Ranged,
    /// Mana its controller pays each Upkeep Phase, or it is destroyed.
    Upkeep,
}

/// How an attack reaches its defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum AttackReach {
    /// In the same zone (MW-ATTACK-S01-01).
    Melee,
    /// Within range and line of sight (MW-ATTACK-S01-03).
    Ranged(Range),
    /// A ranged attack on everything in a zone (MW-ZONEATK-02); `spares_caster` leaves the attacker itself out.
    Zone { range: Range, spares_caster: bool },
    /// Answers whoever hits the bearer in melee.
    DamageBarrier,
    /// Made by a wall on whoever passes; once, or level minus one times.
    Passage { level_minus_one_times: bool },
    /// Made by a card without an action: traps, spells that explode.
    Special,
}

/// A trait of an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum AttackTrait {
    /// Charge for this attack alone (MW-TRAIT-CHARGE-01).
    Charge(u8),
    Counterstrike,
    CriticalDamage,
    Defrost,
    /// Whom it would destroy, corporeal creatures, it obliterates (MW-TRAIT-DEVOUR-01).
    Devour,
    Doublestrike,
    Ethereal,
    /// One die less for each zone of distance beyond the first (MW-DICE-08).
    FewerByDistance,
    /// One die and 1 on the effect die less for each Burn marker of the defender, all of which are removed after the roll
    /// (MW-TRAIT-EXTINGUISH-01, MW-TRAIT-EXTINGUISH-02).
    Extinguish,
    /// Cancels itself and removes all Burn markers instead, if there are any.
    PutsOutFires,
    /// Goes on to another target within so many zones each time it damages one, each time with so many dice, and so much
    /// on the effect die, less.
    Jumps {
        within: u8,
        fewer: u8,
    },
    ManaDrain(u8),
    ManaTransfer(u8),
    /// No attack dice are rolled, the effect die is (MW-TRAIT-NODAMAGE-01).
    NoDamage,
    /// As much of this for each V'Tar Orb the attacker's player controls (MW-CARD-56).
    PerOrb(Box<AttackTrait>),
    Piercing(u8),
    /// A Push goes where the effect die says (MW-CARD-55).
    PushesAtRandom,
    Reach,
    /// Its attacker is destroyed as a cost of it (MW-ATTACK-S02-03).
    SelfDestruct,
    Sweeping,
    Triplestrike,
    Unavoidable,
    Vampiric,
    /// More dice and effect die against such defenders (MW-DICE-05).
    Versus(u8, Filter),
}

/// One result of an effect table: a marker, or something that happens at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Result {
    /// A condition marker.
    Marker(Marker),
    /// A Push away from the attacker (MW-PUSH-02).
    Push,
    /// A Push toward the attacker (MW-TRAIT-SNATCH-01).
    Snatch,
}

/// A line of an effect table: from this roll on, until the next line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub from: u8,
    pub results: Vec<Result>,
}

/// One attack bar. Each attack action uses exactly one (MW-ATTACK-GEN-03).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttackBar {
    /// Its name in messages, such as `bite`.
    pub name: String,
    pub reach: AttackReach,
    pub action: ActionKind,
    pub damage_type: Option<DamageType>,
    /// `None`: as many as the card says when it attacks.
    pub dice: Option<u8>,
    /// By ascending roll of the effect die.
    #[serde(default)]
    pub effects: Vec<Outcome>,
    #[serde(default)]
    pub traits: Vec<AttackTrait>,
}

/// How often a Defense can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Uses {
    /// Once per round (MW-DEFENSE-05).
    OncePerRound,
    /// So many times per round (MW-DEFENSE-15).
    PerRound(u8),
    /// Against every attack (MW-DEFENSE-06).
    Unlimited,
}

impl Uses {
    /// How often in a round, where that is limited.
    pub fn per_round(self) -> Option<u8> {
        match self {
            Uses::OncePerRound => Some(1),
            Uses::PerRound(times) => Some(times),
            Uses::Unlimited => None,
        }
    }
}

/// A Defense (MW-DEFENSE-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Defense {
    pub roll: u8,
    pub uses: Uses,
    pub against_melee: bool,
    pub against_ranged: bool,
    /// Only against attackers like this.
    pub only_from: Option<Filter>,
    /// Conditions of the defender do not change it, and it works while incapacitated.
    #[serde(default)]
    pub steadfast: bool,
    /// Mana its bearer's mage pays for each use (MW-DEFENSE-16).
    #[serde(default)]
    pub cost: u8,
}
