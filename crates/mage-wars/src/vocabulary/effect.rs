//! What happens: leaves under `Seq`, `Choose`, `May`, `If` and `ForEach`; amounts are expressions; who it happens to is
//! looked up when it happens.

use serde::{Deserialize, Serialize};

use super::{Condition, DamageType, Filter, Marker, Token, Trait};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// One after the other.
    Seq(Vec<Effect>),
    /// The controller chooses one.
    Choose(Vec<Effect>),
    /// Only if the controller wants it.
    May(Box<Effect>),
    /// Only if the condition holds.
    If(Condition, Box<Effect>),
    /// For everything in play like this, one after the other; each is [`Who::Each`].
    ForEach(Filter, Box<Effect>),
    /// The controller may pay this much mana for it to happen.
    MayPay(Amount, Box<Effect>),
    /// As a cost the controller destroys one of these, or obliterates it; its level is [`Amount::LevelOfSacrifice`] in what
    /// follows.
    Sacrifice {
        which: Filter,
        #[serde(default)]
        obliterates: bool,
        then: Box<Effect>,
    },
    /// The controller may pay the casting cost of one thing like this that is attached to somebody: it is destroyed.
    BuyOff { who: Who, which: Filter, then: Box<Effect> },
    /// The controller picks an object like this, in line of sight and within so many zones of somebody; it is
    /// [`Who::Target`] in what follows, and where there is a target already, [`Who::Second`].
    Pick { which: Filter, within: u8, of: Who, then: Box<Effect> },
    /// On this roll of the effect die or higher.
    OnRoll(Amount, Box<Effect>),
    /// Direct damage (MW-DAMAGE-09).
    Damage { who: Who, amount: Amount, damage_type: Option<DamageType> },
    /// Direct damage; another heals as much as was received.
    Drain { from: Who, amount: Amount, to: Who },
    /// Removes damage (MW-HEAL-01).
    Heal { who: Who, amount: Amount },
    /// Removes damage; this is no healing, and works on the nonliving too (MW-TRAIT-RECONSTRUCT-02, MW-CARD-05).
    RemoveDamage { who: Who, amount: Amount },
    /// Removes as much damage as its controller pays for, so much mana for each.
    BuyOffDamage { who: Who, mana: u8 },
    /// Moves up to so much damage from one to the other, as direct damage.
    MoveDamage { from: Who, to: Who, up_to: u8 },
    /// Loses Life for good; this is no damage (MW-RULING-38).
    LoseLife { who: Who, amount: Amount },
    /// Gains something for a time.
    Gain { who: Who, gains: Vec<super::Gain>, until: Until },
    /// Puts a condition marker on it.
    PlaceMarker { who: Who, marker: Marker },
    /// Removes markers for their removal cost: one, or as many as wanted; of a type or any.
    RemoveMarkers { who: Who, damage_type: Option<DamageType>, any_number: bool },
    /// Removes all markers of this kind, for nothing.
    ClearMarkers { who: Who, marker: Marker },
    /// Moves one marker of this kind from one to the other.
    MoveMarker { marker: Marker, from: Who, to: Who },
    /// Destroys revealed enchantments like these on it, for their total mana cost each.
    BuyOffEnchantments { who: Who, which: Filter },
    /// Puts a token on it, unless it carries so many already.
    PlaceToken { who: Who, token: Token, at_most: Option<u8> },
    /// Removes so many tokens, as far as they are there.
    RemoveTokens { who: Who, token: Token, count: u8 },
    /// The only token of this kind that the bearer has leaves whoever carries it and is put on somebody, who is
    /// [`Filter::Chosen`] as long as it lies there.
    MoveToken { who: Who, token: Token },
    /// Puts a guard marker on it; this is no guard action (MW-TRAIT-GUARDMARKER-01).
    PlaceGuard(Who),
    /// Gains mana from the supply.
    GainMana { who: Who, amount: Amount },
    /// The player gains V'Tar (MW-DOM-04).
    GainVTar(u8),
    /// In the next Upkeep Phase the Orbs give nothing (MW-DOM-48).
    RestOrbs,
    /// Loses up to so much mana; another gains what was lost.
    TransferMana { from: Who, amount: Amount, to: Who },
    /// Destroys it (MW-DESTROY-01).
    Destroy(Who),
    /// Everything attached to it that is like this.
    DestroyAttached { who: Who, which: Filter },
    /// One of the cards like this attached to it goes back to its owner's spellbook, not to the discard pile.
    ReturnAttached { who: Who, which: Filter },
    /// One zone in a direction.
    Push { who: Who, direction: Direction, walls: Through },
    /// To the target zone, or to a zone of choice within so many zones (`None`: anywhere).
    Teleport { who: Who, to: Destination },
    /// Out of the arena until its tokens are gone.
    Banish { who: Who, rounds: u8 },
    /// The card's attack bar of this number, with other dice and with more on the effect die where the amounts say so.
    Attack { bar: u8, who: Who, dice: Option<Amount>, effect_die: Option<Amount> },
    /// The card's attack bar of this number on the target zone.
    AttackZone { bar: u8 },
    /// The same on everything in play like this.
    AttackEach { bar: u8, which: Filter },
    /// The same, made by somebody else on something like this in the same zone, which the controller chooses
    /// (MW-ATTACK-GEN-16).
    AttackBy { by: Who, bar: u8, whom: Filter },
    /// Turns its action marker to active.
    Activate(Who),
    /// Attaches the targeted enchantment to the new host; `steal` takes control of it.
    MoveEnchantment { steal: bool },
    /// The controller's mage takes over equipment and wears it in place of what is in its way there, which goes back to the
    /// spellbook; what it may not wear is destroyed (MW-EQUIP-19).
    TakeEquipment(Who),
    /// Shows a hidden enchantment to the controller alone.
    LookAt(Who),
    /// Something of this name that is no card of a spellbook comes into play in the target zone.
    PutIntoPlay(String),
    /// Puts the targeted card of a discard pile into play in the caster's zone; as a zombie, with a Zombie marker and as
    /// much damage as its level.
    ReturnToPlay { as_zombie: bool },
    /// The targeted card of a discard pile leaves the game.
    RemoveFromGame,
    /// The card of somebody who was destroyed lies in the zone where that was, and comes into play at the end of the round
    /// under the controller of the effect (MW-TRAIT-REANIMATE-01); as a zombie, as above.
    Reanimate { who: Who, as_zombie: bool },
    /// The card of somebody who was destroyed goes from the discard pile back to its owner's spellbook.
    TakeBack(Who),
    /// Chooses an object like this, within so many zones and in line of sight (`None`: anywhere); it is
    /// [`Filter::Chosen`] from then on.
    ChooseObject { which: Filter, within: Option<u8> },
    /// The attack is avoided; where it reflects, it goes back at its source from the one that was attacked.
    AvoidAttack { reflect: bool },
    /// The move action under way is canceled.
    CancelMove,
    /// The attack is canceled; where `again` says so, as if it had not been declared, and its attacker may attack somebody
    /// else instead.
    CancelAttack { again: bool },
    /// The spell being cast does not resolve; its card goes to this pile, and its mana back to those who paid where
    /// `refund` says so.
    StopSpell { how: Stopped, card: Pile, refund: bool },
    /// The spell being cast is turned from the bearer on somebody else, under new control: its cost is looked up anew, and
    /// who now controls it chooses anew and pays what it costs more, or cancels it.
    TurnSpell(Who),
    /// After its next melee attack it may make another quick one in the same action.
    ExtraAttack(Who),
    /// Once in this round a quick melee attack of it that is made with a full action goes on to two more targets
    /// (MW-ATTACK-GEN-20).
    Whirl(Who),
    /// Exchanges the spell bound to this object.
    Rebind,
}

impl Effect {
    /// Whether it is damage to what its card is attached to.
    pub fn is_on_host(&self) -> bool {
        matches!(self, Effect::Damage { who: Who::Host, .. })
    }
}

/// Who or what it happens to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The object that carries the ability.
    This,
    /// What it is attached to.
    Host,
    /// The target of the spell or ability.
    Target,
    /// What was chosen with the target.
    Second,
    /// The one a `ForEach` is at.
    Each,
    /// Who cast the spell.
    Caster,
    /// The mage of the controller.
    YourMage,
    /// What set the ability off: who entered, attacked, cast.
    Actor,
    /// What was chosen for the object that carries the word.
    Chosen,
    /// Whose attack set the ability off.
    Attacker,
}

/// A number, looked up when it is needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// Always the same.
    Number(u8),
    /// The sum of the numbers on so many attack dice.
    Dice(u8),
    /// The same with as many dice as another amount says.
    DiceFor(Box<Amount>),
    /// The level of somebody.
    Level(Who),
    /// What it costs to cast.
    CastingCost(Who),
    /// Casting plus reveal cost where it lies.
    TotalCost(Who),
    /// Casting plus reveal cost if it lay on the new host.
    TotalCostOnSecond(Who),
    /// Zones between the target and the target zone.
    Distance,
    /// How many the player controls.
    Count(Filter),
    /// How many like this are attached to somebody.
    CountOn(Who, Filter),
    /// How many markers the effect has cleared before.
    Cleared,
    /// Chosen by the player when it is declared, from 1 to this.
    ChosenUpTo(Box<Amount>),
    /// The number that was chosen so.
    Chosen,
    /// What the markers and enchantments cost to remove that are chosen when the spell is declared; having been paid
    /// for then, their removal costs nothing more.
    Removals,
    /// Level of what was destroyed as a cost.
    LevelOfSacrifice,
    /// The markers of a condition on somebody.
    Markers(Who, Marker),
    /// The tokens on somebody.
    Tokens(Who, Token),
    /// Several amounts together.
    Sum(Vec<Amount>),
    /// So many times another amount.
    Times(u8, Box<Amount>),
    /// Another amount, but no less than this.
    AtLeast(u8, Box<Amount>),
    /// Another amount, but no more than this.
    AtMost(u8, Box<Amount>),
    /// Half of another amount, rounded up.
    Half(Box<Amount>),
    /// By how much it is more than this.
    Beyond(u8, Box<Amount>),
    /// One amount for hidden, another for revealed enchantments.
    IfHidden(Who, Box<Amount>, Box<Amount>),
}

/// What keeps a spell from resolving; nothing that reacts to one reacts to the other (MW-COUNTER-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stopped {
    /// MW-COUNTER-03
    Countered,
    /// MW-GEN-10
    Canceled,
}

/// Where a card goes that is not in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// Its owner's discard pile.
    Discard,
    /// The spellbook it came from.
    Spellbook,
}

/// Where something is pushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Of the controller's choice.
    OfChoice,
    /// By the effect die (MW-PUSH-04).
    Random,
    /// Straight away from whoever casts the spell or carries the ability (MW-PUSH-02).
    Away,
    /// To a zone nearer to the same one (MW-PUSH-12).
    Toward,
}

/// Whether a Push goes through walls that attack who passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Through {
    /// It does, and they attack (MW-PUSH-10).
    Always,
    /// Only for so much mana more, paid with the spell (MW-PUSH-11).
    ForMana(u8),
    /// It never does.
    Never,
}

/// Where something is teleported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Destination {
    /// The zone that was targeted.
    TargetZone,
    /// Of the controller's choice, within so many zones.
    Within(u8),
    /// Any zone of the controller's choice.
    Anywhere,
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until the end of the Action Phase it was gained in.
    EndOfActionPhase,
    /// Until the end of the round.
    EndOfRound,
    /// Its next Action Phase, or the end of the round.
    NextActionPhase,
    /// For its next melee attack in this round.
    NextMeleeAttack,
    /// For its next ranged attack in this round; attacks on zones are none of them (MW-CARD-18).
    NextRangedAttack,
    /// As long as it is in play.
    Permanent,
}

/// A trait as something to gain.
pub fn gains(granted: Trait) -> super::Gain {
    super::Gain::Trait(granted)
}
