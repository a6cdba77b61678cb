//! What seats are asked and what they answer.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    cards::CardId,
    flow::{
        Aim, Decision, FollowUpKind, Moment, OpportunityKind, Removal, RerollDice, Spell,
        UpkeepKind,
    },
    state::{Border, ObjectId, Zone},
    vocabulary::{Location, Pile},
};

/// What is asked, as far as those need to tell questions apart who answer without reading: bots, scripts and previews.
/// Everything else about a question is in its procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Who has the initiative in the first round (MW-SETUP-10).
    Initiative,
    /// Whose upkeep event comes next, and which (MW-READY-16, MW-READY-17).
    Upkeep,
    /// Whether to pay for an object (MW-READY-12).
    PayUpkeep,
    /// Which spells to prepare (MW-READY-18).
    Plan,
    /// Whether to do something at a moment for spells.
    Opportunity(OpportunityKind),
    /// Which creature to activate (MW-ACTION-03).
    Turn,
    /// What the activated creature does next (MW-ACTION-18 to MW-ACTION-20).
    Act { creature: ObjectId },
    /// What is announced with a spell (MW-CAST-06).
    Detail,
    /// What comes with a card that was cast: a ring that goes, a second wall, a spell to bind.
    Arrival,
    /// What an effect leaves to its controller.
    Decide { card: CardId, decision: Decision },
    /// Which of several cards comes into play first at the end of the round.
    RoundEnd,
    /// Which of several abilities that were set off comes first, and whether to use or pay for one.
    Trigger,
    /// Which way to push (MW-PUSH-03).
    Push,
    /// How many fires are kept burning (MW-CARD-45).
    Embers,
    /// Whether to pay so that something is destroyed (MW-TRAIT-PREVENT-01).
    Ransom,
    /// How much of a healing goes to Bleed markers (MW-COND-BLEED-03).
    Staunch,
    /// Whether to free a rooted creature (MW-TRAIT-UPROOT-01).
    Uproot,
    /// Whether a guard draws the attack on itself (MW-TRAIT-INTERCEPT-01).
    Intercept { attacker: ObjectId, defender: ObjectId },
    /// Whether a vigilant creature guards (MW-TRAIT-VIGILANT-01).
    Watch,
    /// What an Orb gives (MW-DOM-10, MW-DOM-12).
    OrbGift,
    /// Whether to use a Defense (MW-DEFENSE-02).
    Defend,
    /// Whether to make an attack that may follow the last one.
    FollowUp { kind: FollowUpKind, attacker: ObjectId, last: ObjectId },
    /// Whom a zone attack hits next (MW-ZONEATK-04).
    NextDefender,
    /// Whether to roll again.
    Reroll,
    /// Whether to reveal an enchantment now (MW-REVEAL-01).
    Reveal { moment: Moment },
}

/// An answer. It says what is chosen, so it means the same whenever it arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Who begins.
    Initiative(Seat),
    /// Whose upkeep event comes next.
    UpkeepSeat(Seat),
    /// Which one that is.
    Upkeep { object: ObjectId, kind: UpkeepKind },
    /// Whether an object is paid for.
    PayUpkeep(bool),
    /// Chooses a spell of the spellbook for a caster.
    Prepare { card: CardId, caster: ObjectId },
    /// Does not want it any more.
    PutBack { card: CardId, caster: ObjectId },
    /// The planning is done.
    Ready,
    /// Begins to cast a spell.
    Cast { caster: ObjectId, spell: Spell, on: Aim },
    /// Takes the spell that is being declared back (MW-CAST-07).
    Withdraw,
    /// Where a piece of equipment is worn.
    Location(Location),
    /// Whether to pay the extra cost a spell offers.
    Extra(bool),
    /// A condition or enchantment to be removed and paid for.
    Remove(Removal),
    /// Uses an ability of a card in play, with a number that is chosen with it, or 0.
    Use { object: ObjectId, ability: u8, on: Aim, number: u8 },
    /// Where the second wall goes.
    Border(Border),
    /// Which spell is bound.
    Bind(CardId),
    /// From where a card is fetched.
    Fetch(Pile),
    /// Whether something is done.
    May(bool),
    /// One of several effects, counted from 0.
    Branch(u8),
    /// An object.
    Pick(ObjectId),
    /// A zone.
    Zone(Zone),
    /// How much.
    Number(u8),
    /// Which ability comes first.
    Order { object: ObjectId, ability: u8 },
    /// Activates a creature.
    Activate(ObjectId),
    /// Lets the turn or the opportunity go by.
    Pass,
    /// Goes to a zone.
    Move(Zone),
    /// Teleports to a zone in place of a move action, for mana (MW-TELE-11).
    Teleport(Zone),
    /// Past the wall before this zone, with a full action: over it by Climbing, or through one that takes so long.
    Cross(Zone),
    /// Attacks with a bar that is printed on the creature, or on what it wears.
    Attack { object: ObjectId, bar: u8, target: ObjectId },
    /// Attacks everything in a zone with such a bar (MW-ZONEATK-02).
    AttackZone { object: ObjectId, bar: u8, zone: Zone },
    /// Takes a guard marker.
    Guard,
    /// The creature does nothing more in this Action Phase.
    Finish,
    /// Which way to push.
    Push(Zone),
    /// Which Defense.
    Defend { source: ObjectId, at: u8 },
    /// Which dice are rolled again.
    Reroll(RerollDice),
    /// Whom the second attack of Sweeping is on.
    Sweep(ObjectId),
    /// Strikes back with this bar.
    Counterstrike { object: ObjectId, bar: u8 },
    /// Turns an enchantment up. Unpaid, it is destroyed without effect (MW-REVEAL-12).
    Reveal { enchantment: ObjectId, pay: bool },
}
