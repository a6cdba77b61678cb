//! The words effects are built from: of cards, Unit abilities, Skills and Tactics. Such a value is what is executed,
//! what texts are made of and what is compared with the printed facts. The constructors are in [`super::words`].

use serde::{Deserialize, Serialize};

use super::CardId;
use crate::content::{Mana, Terrain};

/// What playing a card or using an ability does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// One after the other.
    All(&'static [Effect]),
    /// One of these, as the player chooses.
    Choose(&'static [Effect]),
    /// The player may leave it out.
    May(&'static Effect),
    /// Carried out at the end of this turn.
    AtEndOfTurn(&'static Effect),
    /// Only if this holds, now or (inside [`Effect::AtEndOfTurn`]) then.
    If(Condition, &'static Effect),
    /// The first or the second, as this holds or not.
    Either(Condition, &'static Effect, &'static Effect),
    /// Counted once per item; `most` limits the count, 0 does not.
    ForEach {
        per: Per,
        most: u8,
        effect: &'static Effect,
    },
    /// An Attack or Block that grows with every enemy faced.
    PlusPerEnemy {
        bonus: u8,
        effect: &'static Effect,
    },
    /// An Attack that may be raised by up to so much.
    RaisedUpTo {
        bonus: u8,
        effect: &'static Effect,
    },
    /// An Attack or Block that is so much if blue or red mana is paid as well, or both.
    IfAlsoPaid {
        one: u8,
        both: u8,
        effect: &'static Effect,
    },

    /// MK-EFFECT-02: gain points of a kind.
    Move(u8),
    Influence(u8),
    Heal(u8),
    Attack {
        amount: u8,
        reach: Reach,
        element: Element,
    },
    Block {
        amount: u8,
        element: Element,
    },
    /// Block that grows with what is printed on the blocked enemy.
    BlockPerTrait {
        amount: u8,
        element: Element,
    },
    Fame(i8),
    Reputation(i8),

    Draw(u8),
    /// Discard cards from hand; the effect cannot be played without them (MK-CARD-16).
    Discard {
        cards: Cards,
        of: Which,
    },
    /// Remove an Action card of the hand from the game.
    ThrowAwayAction,
    /// Wounds of the hand go to the discard pile, or away for good.
    DropWounds {
        most: u8,
        away: bool,
    },
    TakeWound(u8),
    /// Remove, at the end of the turn, the Wounds received in it.
    RemoveWoundsOfThisTurn,
    /// Roll mana dice: a Wound for each that shows black or red. 0 dice: as many as the bonus taken before.
    RollForWounds {
        dice: u8,
    },
    /// Play another Action card of the hand together with this one.
    PlayOther {
        strong: bool,
        times: u8,
        bonus: u8,
        throw_away: bool,
    },
    /// At the end of the turn this card may go back to the Deed deck.
    ReturnToDeck {
        end: DeckEnd,
        if_deck_not_empty: bool,
    },
    /// Cards of the discard pile go to an end of the Deed deck.
    Recover {
        cards: u8,
        chosen: bool,
    },
    RaiseHandLimit(u8),
    /// At the end of the turn all other cards played return to the hand.
    TakeBackPlayed,
    SkipDraw,
    ExtraTurn,
    /// Take a card from an offer.
    GainCard {
        kind: OfferKind,
        color: Colors,
        to: Zone,
    },
    /// Once this turn a card of an offer may be bought for Influence.
    BuyCard {
        kind: OfferKind,
        influence: u8,
        to: Zone,
    },
    /// Play a Spell of the offer as if it were in hand; it stays there.
    UseSpellOfOffer,

    /// Pay mana for the rest of the effect.
    PayMana(Colors),
    GainMana {
        colors: Colors,
        tokens: u8,
        spent_at_once: bool,
    },
    GainCrystal {
        colors: Colors,
        crystals: u8,
    },
    ReturnSpentCrystals,
    RollForCrystals {
        dice: u8,
    },
    EndlessMana(&'static [Mana]),
    /// Use more dice of the Source this turn.
    MoreSourceDice(u8),
    /// Take a Source die, set it to any colour but gold and gain tokens of it; it returns unrolled.
    SetSourceDie {
        tokens: u8,
    },
    /// A crystal of the colour of a Source die, which is rerolled at once.
    CrystalOfSourceDie,
    RerollSource,
    GoldAndBlackDiceAsBasic,
    RerollSourceDice {
        most: u8,
    },
    StoreSourceDie,
    /// At Night gold can be used and hidden things are seen as by Day.
    NightAsDay,
    /// By Day black can be used as at Night.
    DayAsNight,
    /// One mana is used as its opposite colour.
    OppositeMana,
    /// A card played sideways is worth more.
    Sideways {
        value: u8,
        better: Better,
    },

    TerrainCost {
        terrains: Terrains,
        change: CostChange,
    },
    TerrainPassable {
        terrains: &'static [Terrain],
        cost: u8,
    },
    Jump(Jump),
    /// Spaces and positions two away count as adjacent.
    ReachTwo,
    ProvokeNothing,

    EnemyArmor {
        less: u8,
        less_if_fortified: u8,
        target: Target,
    },
    /// Armor −1 for each resistance of the target.
    ArmorPerResistance {
        target: Target,
    },
    EnemyDoesNotAttack {
        target: Target,
        unfortified: bool,
    },
    EnemyLoses {
        what: Loss,
        target: Target,
    },
    DestroyEnemy {
        target: Target,
    },
    IgnoreSiteFortification,
    SkipBlockAndDamage,
    MoveToAttack {
        cost: u8,
        reach: Reach,
    },
    InfluenceAsBlock(Element),
    /// The first Attack or Block card of this turn is worth more.
    FirstAttackOrBlock {
        attack: u8,
        block: u8,
    },
    DoublePhysicalAttacks,
    AttacksBecome(Become),

    ReadyUnit {
        max_level: Option<u8>,
    },
    ReadyUnitLevels(u8),
    ReadyAllUnits,
    HealUnit {
        same: bool,
    },
    WoundThisUnit,
    UnitBonus {
        armor: u8,
        attack: u8,
        kinds: AttackKinds,
        block: u8,
        whom: WhichUnits,
    },
    UnitsTakeNoDamage,
    UnitsResistAll,
    UseUnitOfOffer,
    RecruitFree,
    AssignBanner(Banner),
    ExtraCommand,

    ShuffleDiscardIntoDeck,
    NewDeckOfDiscard {
        cards: u8,
    },
    RedrawHand {
        most: u8,
    },
    SearchDeck,
    StoreTopCard,
    TakeStoredCards,
    RaiseRefill {
        min_hand: u8,
        by: u8,
    },

    OthersLoseCrystal,
    AllWoundedByCrystals,
    ClaimSourceDie,
    CurseManaColor,
    OthersDiscardColor,
    StealDiscardedAction,
    SpendOthersUnit {
        max_level: u8,
    },
    WoundToClosestHero,
    FreezeSource,
    Weather,
    MarkMana,
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
    UpTo(u8),
    Any,
}

impl Cards {
    pub const fn most(self) -> u8 {
        match self {
            Cards::Exactly(cards) | Cards::UpTo(cards) => cards,
            Cards::Any => u8::MAX,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// MK-CARD-17: any card but a Wound.
    NonWound,
    Wound,
    Every,
}

impl Which {
    pub fn fits(self, card: CardId) -> bool {
        match self {
            Which::NonWound => !card.is_wound(),
            Which::Wound => card.is_wound(),
            Which::Every => true,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckEnd {
    Top,
    Bottom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    AdvancedAction,
    Spell,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    DiscardPile,
    Hand,
}

/// When a sideways card is worth one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Better {
    /// The card is a Wound, and it is never worth more.
    WoundsOnly,
    /// Advanced Actions, Spells and Artifacts.
    Uncommon,
    /// No Source die is used this turn.
    WithoutSource,
    /// An Action or Spell of the colour of the mana paid.
    OfPaidColor,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrains {
    All,
    These(&'static [Terrain]),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CostChange {
    /// A new cost; it never raises one.
    Set(u8),
    Less {
        by: u8,
        min: u8,
    },
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Become {
    ColdFire,
    Siege,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackKinds {
    Any,
    Melee,
    Ranged,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhichUnits {
    /// All own Units in this combat.
    AllThisCombat,
    /// All own Units this turn.
    AllThisTurn,
    /// The next one activated.
    Activated,
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
