//! Questions and answers.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    cards::CardId,
    content::{HeroId, Mana, SkillId, TacticId, UnitId},
    flow::{
        effect::GiveUp, end_of_turn::DiscardBeforeDrawing, level_up::SkillCard,
        recruiting::Disband, rewards::TakeReward, variants, yes_no::YesNo,
    },
    state::{Hex, MAX_SEATS, Position, Reward},
};

/// What a seat is asked. The turn itself is in the state, all else of a question in its row (`legal::Row`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// MK-TACTIC-01
    Tactic,
    /// What to do next in the turn, combat included.
    Act,
    /// MK-RULING-98: what to do in the turn of another.
    OutOfTurn,
    /// Which option of an effect.
    Pick,
    /// What to pay mana with.
    Pay,
    /// What the part of an effect that is being carried out asks for.
    Effect,
    /// Whether to do something.
    YesNo(YesNo),
    /// MK-COMBAT-INIT-06: which rampaging enemies join the combat.
    Join,
    /// MK-ENDTURN-06: remove a Wound in a magical glade.
    Glade,
    /// MK-ENDTURN-08: which reward next.
    Claim,
    /// What a reward asks for.
    Reward(TakeReward),
    /// MK-UNIT-07: which Unit makes room for another.
    Disband(Disband),
    /// MK-LEVEL-06: which Skill.
    Skill,
    /// MK-LEVEL-07: which Advanced Action.
    SkillCard(SkillCard),
    /// MK-SCEN-DUNGEON-03: where the entrance is.
    Secret(variants::dungeons::Entrance),
    /// MK-VARIANT-DRAFT-01: which card to keep.
    Draft,
    /// MK-VARIANT-DRAFT-03: which card to add.
    AddDrafted,
    /// MK-VARIANT-UPGRADE-04: which card to take.
    Upgrade,
    /// MK-VARIANT-UPGRADE-04: which card goes for it.
    Replace(variants::upgrade::Replace),
    /// MK-SCEN-RETURN-08: which hero of the team is to return.
    ChosenOne,
    /// MK-VARIANT-AUCTION-01: which hero to take.
    PickHero,
    /// MK-VARIANT-AUCTION-02: whether to bid for the hero somebody else takes.
    Bid,
    /// MK-VARIANT-ICOMBAT-02: what the die of the enemy shows.
    SecretDie,
    /// MK-PVP-06: whether to attend fully.
    Attend,
    /// MK-PVP-54: which Unit of the attack what a Block does besides hits.
    Hit,
    /// MK-PVP-28: what the damage is used for.
    Assign,
    /// MK-SCEN-FULLCOOP-06: which Tactic of a real player leaves the game.
    RemoveTactic,
    /// MK-SKILL-08: which colour of the Source the crystal has.
    ShownColor,
    /// Which card of this colour to give up because somebody else asks for one.
    GiveUp(GiveUp),
    /// MK-ENDTURN-17: which cards to discard before drawing, one at a time.
    DiscardBeforeDrawing(DiscardBeforeDrawing),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// MK-TACTIC-01: take a Tactic.
    Tactic { tactic: TacticId },
    /// Use the Tactic.
    UseTactic,
    /// MK-CARD-02: put a card into the play area for one of its effects.
    Play { card: CardId, way: Way },
    /// MK-UNIT-09: activate a Unit.
    Activate { unit: u8, ability: u8 },
    /// Use a Skill.
    UseSkill { skill: SkillId },
    /// Use the Banner of a Unit.
    UseBanner { unit: u8 },
    /// MK-MOVE-04: enter an adjacent space.
    Move { to: Hex },
    /// MK-EXPLORE-04: reveal the next tile at a position.
    Explore { at: Position },
    /// MK-INTERACT-02: begin an interaction.
    Interact,
    /// MK-INTERACT-10
    Recruit { unit: UnitId },
    /// MK-INTERACT-13
    BuyHealing,
    /// MK-INTERACT-15, MK-INTERACT-17
    BuyCard { card: CardId },
    /// MK-CITY-02
    BuyArtifact,
    /// MK-CITY-07: the top card of the Advanced Action deck.
    BuyUnseen,
    /// MK-CITY-06
    AddElite,
    /// MK-COMBAT-INIT-01, MK-SITE-RUINS-03: enter the adventure site.
    EnterSite,
    /// MK-COMBAT-INIT-02
    Burn,
    /// MK-COMBAT-INIT-03: challenge rampaging enemies: one bit a neighbouring space.
    Challenge { spaces: u8 },
    /// MK-MOVE-22: attack the hero on the own space.
    Duel,
    /// MK-PVP-18: make the attack that was put together.
    Launch,
    /// MK-COOP-07: assault this city together, each facing so many defenders, by seat.
    Propose { city: Hex, shares: [u8; MAX_SEATS] },
    /// MK-SITE-VILLAGE-02
    Plunder,
    /// MK-SCEN-DRUID-03: mark the glade with a Shield, in place of another's where there is no room.
    MarkGlade { instead: Option<Seat> },
    /// MK-SCEN-DRUID-04
    Incant,
    /// MK-VARIANT-AUCTION-01
    TakeHero { hero: HeroId },
    /// MK-HEAL-03
    Heal,
    /// MK-HEAL-04
    HealUnit { unit: u8 },
    /// MK-COMBAT-RANGED-02: attack these enemies with all Attack points: one bit an enemy.
    Strike { enemies: u16 },
    /// MK-COMBAT-BLOCK-02: block this enemy with all Block points.
    Block { enemy: u8 },
    /// Turn Move points into one point of Attack.
    MoveToAttack { ranged: bool },
    /// Turn an Influence point into Block.
    InfluenceToBlock,
    /// MK-COMBAT-DAMAGE-05, MK-COMBAT-DAMAGE-10: assign damage of an enemy.
    Damage { enemy: u8, to: DamageTo },
    /// The phase of combat is over.
    EndPhase,
    /// MK-TURN-10: make this turn a rest.
    Rest,
    /// Put a card from hand on the discard pile, to rest or before drawing.
    Discard { card: CardId },
    /// MK-TURN-04: forfeit the turn and announce the end of the round.
    AnnounceEndOfRound,
    /// MK-TURN-22: declare the end of the turn.
    EndTurn,
    /// Discard no more and draw up to the Hand limit.
    Draw,
    /// One option of an effect.
    Pick { option: u8 },
    /// Pay mana of this colour.
    Pay { from: ManaFrom, color: Mana },
    /// A colour of mana.
    Color { color: Mana },
    /// A card of the hand, an offer or a pile.
    Card { card: CardId },
    /// An enemy of the combat.
    Enemy { enemy: u8 },
    /// An own Unit.
    Unit { unit: u8 },
    /// A Unit of another player.
    OthersUnit { seat: Seat, unit: u8 },
    /// Another player's hero.
    Hero { seat: Seat },
    /// A Unit of the offer.
    OfferUnit { unit: UnitId },
    /// An ability of a Unit of the offer.
    OfferAbility { unit: UnitId, ability: u8 },
    /// A space of the map.
    Space { to: Hex },
    /// A number of what is asked for.
    Amount { amount: u8 },
    /// A die that shows this colour.
    Die { color: Mana },
    /// The top of the deck.
    Top,
    /// The bottom of the deck, or the discard pile.
    Bottom,
    /// MK-LEVEL-06: a Skill to take.
    Skill { skill: SkillId },
    /// MK-ENDTURN-08: a reward to take next.
    Claim { reward: Reward },
    /// Do what is offered.
    Accept,
    /// Leave it, or have enough of it.
    Decline,
}

/// MK-CARD-12: a card is used for one of its modes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    Basic,
    Strong,
    Sideways(Points),
}

/// MK-CARD-10: what one point a card gives when it is played sideways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Points {
    Move,
    Influence,
    Attack,
    Block,
}

impl Points {
    pub const ALL: [Points; 4] = [Points::Move, Points::Influence, Points::Attack, Points::Block];

    pub const fn id(self) -> &'static str {
        match self {
            Points::Move => "move",
            Points::Influence => "influence",
            Points::Attack => "attack",
            Points::Block => "block",
        }
    }
}

/// Whom damage is assigned to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DamageTo {
    Hero,
    Unit(u8),
}

/// Where mana comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ManaFrom {
    Token(Mana),
    Crystal(Mana),
    Die(Mana),
    /// The die on the own Tactic.
    StoredDie(Mana),
    /// An effect makes it endless.
    Endless(Mana),
    /// A card discarded for mana that is spent at once.
    Discard(CardId),
}
