//! Rules text of cards, generated from the effects the engine plays.

use kernel::{Message, msg};

use super::effect::effect;
use crate::{
    cards::{CardId, Effect, words},
    content::{SkillId, TacticId, skill::Usage, tactic::Moment},
    state::Points,
};

/// The basic and the strong effect in words; a Wound has neither.
pub fn rules_text(card: CardId) -> Option<(Message, Message)> {
    let card = card.card();
    Some((effect(card.basic()?), effect(card.strong()?)))
}

/// MK-CARD-10: what a card played sideways gives.
pub fn sideways(points: Points, value: u8) -> Message {
    effect(&match points {
        Points::Move => Effect::Move(value),
        Points::Influence => Effect::Influence(value),
        Points::Attack => words::attack(value),
        Points::Block => words::block(value),
    })
}

/// What a card does when it is played this way.
pub(crate) fn half(card: CardId, strong: bool) -> Message {
    let card = card.card();
    let side = if strong { card.strong() } else { card.basic() };
    side.map_or_else(|| msg!("mk-effect-nothing"), effect)
}

/// What a Skill does, and when it can be used.
pub fn skill_text(skill: SkillId) -> Message {
    let skill = skill.printed();
    let does = effect(&skill.effect);
    let when = match skill.usage {
        Usage::Permanent => return does,
        Usage::OncePerTurn => msg!("mk-when-each-turn"),
        Usage::OncePerRound | Usage::InTheCentre if skill.is_motivation() => {
            msg!("mk-when-motivated")
        }
        Usage::OncePerRound | Usage::InTheCentre => msg!("mk-when-each-round"),
    };
    if skill.in_combat {
        msg!("mk-text-when", effect = does, when = when)
    } else {
        msg!("mk-text-when-not-in-combat", effect = does, when = when)
    }
}

/// What a Tactic does, and when.
pub fn tactic_text(tactic: TacticId) -> Message {
    let tactic = tactic.printed();
    let does = effect(&tactic.effect);
    let when = match tactic.moment {
        Moment::Never | Moment::EndOfEachTurn => return does,
        Moment::OnTaking => msg!("mk-when-taken"),
        Moment::OnceInTurn => msg!("mk-when-once-in-turn"),
        Moment::OnceWithEmptyDeck => msg!("mk-when-deck-empty"),
        Moment::EachTurnBeforeSource => msg!("mk-when-before-source"),
        Moment::OnceBeforeTurn => msg!("mk-when-once-before-turn"),
        Moment::BeforeEachTurn => msg!("mk-when-before-each-turn"),
    };
    msg!("mk-text-when", effect = does, when = when)
}
