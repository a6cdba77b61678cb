//! The words effects are built from: of cards, Unit abilities, Skills and Tactics. Such a value is what is executed,
//! what texts are made of and what is compared with the printed facts. The constructors are in [`super::words`]; what
//! words leave open is in [`super::parameter`], and what holds for a whole turn or combat in [`super::modifier`].

use serde::Serialize;

pub use super::{modifier::*, parameter::*};

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
    IfElse(Condition, &'static Effect, &'static Effect),
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
    TakeWound(u8),
    /// Roll mana dice: a Wound for each that shows black or red.
    RollForWounds(Dice),
    /// The Wounds received in this turn may be removed at its end.
    RemoveWoundsOfThisTurn,

    Draw(u8),
    /// Cards of the hand go away; the effect cannot be played without those it demands (MK-CARD-16).
    Discard {
        cards: Cards,
        of: CardFilter,
        to: Gone,
    },
    /// Play another Action card of the hand together with this one.
    PlayOther {
        strong: bool,
        times: u8,
        bonus: u8,
        throw_away: bool,
    },
    /// Own cards move from one pile to another.
    MoveCards {
        from: CardsFrom,
        to: CardsTo,
        cards: Cards,
        pick: Pick,
    },
    /// At the end of the turn this card may go back to the Deed deck.
    ReturnToDeck {
        end: DeckEnd,
        if_deck_not_empty: bool,
    },
    /// Take a card from an offer.
    GainCard {
        kind: OfferKind,
        color: Colors,
        to: Zone,
    },
    /// Use a card of an offer as if it were one's own; it stays there.
    UseOffered(Offered),

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
    /// Something is done with dice of the Source.
    Source(DiceUse),

    /// Direct movement (MK-MOVE-18).
    Jump(Jump),

    /// Something happens to enemies of the combat.
    Enemy {
        target: Target,
        change: EnemyChange,
    },

    /// Something happens to own Units.
    Unit {
        which: WhichUnit,
        change: UnitChange,
    },
    RecruitFree,
    AssignBanner(Banner),

    /// Something holds for the rest of the turn.
    ThisTurn(TurnModifier),
    /// Something holds for the rest of the combat.
    ThisCombat(CombatModifier),
    /// It works by itself as long as one has it.
    Always(Standing),

    /// Something happens to other heroes.
    Others(Harm),
    /// An effect that outlasts the turn.
    Lasting(Lasts),
}

/// Words that are carried out by one module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Taken apart before anything is carried out.
    Grammar,
    Points,
    Cards,
    Mana,
    Source,
    Movement,
    Enemies,
    Units,
    Modifiers,
    Others,
}

impl Effect {
    /// A short cut for words that many cards have; whatever is not listed is asked whether it can be carried out.
    pub const fn is_never_refused(&self) -> bool {
        matches!(
            self,
            Effect::Move(_)
                | Effect::Influence(_)
                | Effect::Fame(_)
                | Effect::Reputation(_)
                | Effect::TakeWound(_)
                | Effect::Draw(_)
                | Effect::GainMana { spent_at_once: false, .. }
                | Effect::GainCrystal { colors: Colors::AnyBasic | Colors::OneOf(_), .. }
        )
    }

    pub const fn family(&self) -> Family {
        match self {
            Effect::All(_)
            | Effect::Choose(_)
            | Effect::May(_)
            | Effect::AtEndOfTurn(_)
            | Effect::If(..)
            | Effect::IfElse(..)
            | Effect::ForEach { .. }
            | Effect::PlusPerEnemy { .. }
            | Effect::RaisedUpTo { .. }
            | Effect::IfAlsoPaid { .. } => Family::Grammar,
            Effect::Move(_)
            | Effect::Influence(_)
            | Effect::Heal(_)
            | Effect::Attack { .. }
            | Effect::Block { .. }
            | Effect::BlockPerTrait { .. }
            | Effect::Fame(_)
            | Effect::Reputation(_)
            | Effect::TakeWound(_)
            | Effect::RollForWounds(_)
            | Effect::RemoveWoundsOfThisTurn => Family::Points,
            Effect::Draw(_)
            | Effect::Discard { .. }
            | Effect::PlayOther { .. }
            | Effect::MoveCards { .. }
            | Effect::ReturnToDeck { .. }
            | Effect::GainCard { .. }
            | Effect::UseOffered(_) => Family::Cards,
            Effect::PayMana(_)
            | Effect::GainMana { .. }
            | Effect::GainCrystal { .. }
            | Effect::ReturnSpentCrystals
            | Effect::RollForCrystals { .. } => Family::Mana,
            Effect::Source(_) => Family::Source,
            Effect::Jump(_) => Family::Movement,
            Effect::Enemy { .. } => Family::Enemies,
            Effect::Unit { .. } | Effect::RecruitFree | Effect::AssignBanner(_) => Family::Units,
            Effect::ThisTurn(_) | Effect::ThisCombat(_) | Effect::Always(_) => Family::Modifiers,
            Effect::Others(_) | Effect::Lasting(_) => Family::Others,
        }
    }
}
