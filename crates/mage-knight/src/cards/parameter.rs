//! What the words of [`super::effect`] leave open: how many, which, whose, where to.

use serde::{Deserialize, Serialize};

use super::CardId;
use crate::content::{Mana, Terrain};

/// How many dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dice {
    Exactly(u8),
    /// As many as the Attack was raised by.
    AsRaised,
}

/// Where discarded cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    DiscardPile,
    OutOfTheGame,
}

/// Where cards are taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardsFrom {
    Hand,
    Deck,
    DiscardPile,
    /// What was played this turn, this card apart.
    PlayArea,
    /// What lies under the Tactic.
    Tactic,
}

/// Where cards are put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardsTo {
    Hand,
    /// It is shuffled.
    Deck,
    /// The top or the bottom of the Deed deck, as the player chooses.
    DeckEnd,
    /// Under the Tactic.
    Tactic,
}

/// Which cards of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    Chosen,
    Random,
    /// The topmost ones, or all there are.
    InOrder,
}

/// What an offer lends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offered {
    Spell,
    UnitAbility,
}

/// What is done with dice of the Source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceUse {
    /// Use more of them this turn.
    More(u8),
    /// Take one, set it to any colour but gold and gain tokens of it; it returns unrolled.
    Set {
        tokens: u8,
    },
    /// A crystal of the colour of one, which is rerolled at once.
    Crystal,
    RerollAll,
    RerollUpTo(u8),
    /// One lies on the Tactic.
    Store,
    /// One lies before its new owner: three tokens now, or one in each turn to come.
    Claim,
}

/// What happens to an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EnemyChange {
    Armor {
        less: u8,
        less_if_fortified: u8,
    },
    /// Armor −1 for each of its resistances.
    ArmorPerResistance,
    DoesNotAttack {
        unfortified: bool,
    },
    Loses(Loss),
    Destroyed,
}

/// Own Units an effect speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhichUnit {
    Any,
    UpToLevel(u8),
    /// As many as have so many levels together.
    Levels(u8),
    All,
    /// The one that was activated or chosen before.
    Same,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnitChange {
    Ready,
    Heal,
    Wound,
}

/// What works by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// One mana is used as its opposite colour.
    OppositeMana,
    /// MK-SKILL-14: a Command token, and two Units in the offer when it comes.
    ExtraCommand,
    /// MK-TACTIC-09
    RaiseRefill { min_hand: u8, by: u8 },
}

/// What happens to other heroes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Harm {
    /// Each loses a random crystal or takes a Wound; one of the colours lost may be gained.
    LoseCrystal,
    /// All, oneself too, take a Wound for each crystal of a colour.
    WoundPerCrystal,
    /// Each discards a card of the chosen colour or shows the hand.
    DiscardChosenColor,
    /// Take an Action card one of them discarded for this effect.
    StealDiscardedAction,
    /// A Unit of each is spent.
    SpendUnit { max_level: u8 },
    /// The closest takes a Wound, if one was given away.
    WoundToClosest,
}

/// What outlasts the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lasts {
    FreezeSource,
    Weather,
    /// Others are hurt by mana of other colours than the chosen one.
    MarkMana,
    /// Others are hurt by mana of the chosen colour.
    CurseMana,
}

/// Which phase of combat an Attack belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    Melee,
    Ranged,
    Siege,
}

impl Reach {
    pub const ALL: [Reach; 3] = [Reach::Melee, Reach::Ranged, Reach::Siege];
}

/// What an Attack or Block is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Element {
    Physical,
    Fire,
    Ice,
    ColdFire,
}

impl Element {
    pub const ALL: [Element; 4] =
        [Element::Physical, Element::Fire, Element::Ice, Element::ColdFire];

    pub const fn id(self) -> &'static str {
        match self {
            Element::Physical => "physical",
            Element::Fire => "fire",
            Element::Ice => "ice",
            Element::ColdFire => "cold-fire",
        }
    }
}

/// Which colours an effect speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colors {
    AnyBasic,
    /// Gold and black too.
    Any,
    OneOf(&'static [Mana]),
    /// The colour of the mana paid before.
    AsPaid,
    /// The colour of the card thrown away before.
    AsThrown,
    /// One of every basic colour but that of the card thrown away.
    EachButThrown,
    /// A colour of which there is a crystal in the Inventory.
    Owned,
    /// A basic colour chosen once for the whole effect.
    Chosen,
}

/// What must hold for a part of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    Day,
    Night,
    InForest,
    /// The card was used in an interaction.
    Interacting,
    /// Usable in an interaction only.
    InteractionOnly,
    /// Usable in the Attack phase only.
    AttackPhaseOnly,
    /// Usable before the first attack of a combat only.
    StartOfCombat,
    /// The Block this belongs to succeeded.
    BlockSucceeds,
    /// So many Move points were left on entering the combat as enemies are faced.
    EnoughMoveLeft,
    LeastFame,
    WoundDropped,
    UnitReadied,
    NotInCombat,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Per {
    CardDiscarded,
    /// In hand or on own Units.
    Wound,
    ReadyUnit,
    CrystalColor,
    UnitRecruited,
    EnemyDefeated,
    FightingUnit,
    SpellCast(Mana),
    /// Healing points of this card that were spent.
    HealingSpent,
    WoundHealed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    Exactly(u8),
    /// At least one of them.
    OneTo(u8),
    UpTo(u8),
    Any,
}

impl Cards {
    pub const fn most(self) -> u8 {
        match self {
            Cards::Exactly(cards) | Cards::OneTo(cards) | Cards::UpTo(cards) => cards,
            Cards::Any => u8::MAX,
        }
    }

    /// How many there must be.
    pub const fn least(self) -> u8 {
        match self {
            Cards::Exactly(cards) => cards,
            Cards::OneTo(_) => 1,
            Cards::UpTo(_) | Cards::Any => 0,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardFilter {
    /// MK-CARD-17: any card but a Wound.
    NonWound,
    Wound,
    Every,
    Action,
}

impl CardFilter {
    pub fn fits(self, card: CardId) -> bool {
        match self {
            CardFilter::NonWound => !card.is_wound(),
            CardFilter::Wound => card.is_wound(),
            CardFilter::Every => true,
            CardFilter::Action => card.card().is_action(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckEnd {
    Top,
    Bottom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    AdvancedAction,
    Spell,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    DiscardPile,
    Hand,
}

/// Direct movement (MK-MOVE-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Jump {
    pub spaces: u8,
    pub price: JumpPrice,
    /// Terrain that may be neither crossed nor entered.
    pub not_through: &'static [Terrain],
    pub end: JumpEnd,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum JumpPrice {
    InAll(u8),
    PerSpace(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum JumpEnd {
    SafeSpace,
    /// A fortified site or another hero: an assault or attack; a withdrawal leads back to where it began.
    Assault,
}

/// Which enemies of the combat are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    One,
    All,
    /// The one chosen before.
    Same,
    /// All but the one chosen before.
    Others,
    /// The enemy the Block with this card is directed at.
    Blocked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    Fortification,
    Resistances,
    FortificationAndResistances,
    FireResistance,
    PhysicalResistance,
    Swift,
}

/// What a Banner gives the Unit it is assigned to (MK-UNIT-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Banner {
    /// Armor, attacks and Blocks +1, and Fame 1 whenever it attacks or blocks.
    Glory,
    /// In the Block phase the ready Unit is spent to cancel an attack, for Fame 1.
    CancelAttack,
    /// Armor +1, Fire and Ice Resistance.
    Protection,
    /// Once a round it readies the Unit.
    Ready,
}
