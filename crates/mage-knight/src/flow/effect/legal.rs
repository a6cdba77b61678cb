//! Whether an effect can be carried out at all (MK-CARD-16), before anything of it is done.

use kernel::{Refusal, RuleId, Seat};
use rules::mk;

use super::{
    parts::{Part, Undecided, costs, holds, parts, source_costs},
    targets,
};
use crate::{
    cards::{
        CardId, Colors, Condition, Effect, Face, OfferKind, Reach,
        effect::{Cards, Target},
    },
    content::Color,
    derive::mana::Purse,
    flow::{duel, interaction},
    state::{DiePlace, MageKnight, Phase, Playing, Root, Stage},
};

/// Whether some way through the effect can be carried out, costs included.
pub(crate) fn may_carry_out(
    game: &MageKnight,
    seat: Seat,
    playing: &Playing,
) -> Result<(), Refusal> {
    match parts(game, seat, playing) {
        Err(Undecided { options }) => {
            let mut first = None;
            for option in 0..options {
                let mut next = *playing;
                next.pick(option);
                match may_carry_out(game, seat, &next) {
                    Ok(()) => return Ok(()),
                    Err(refusal) => first = first.or(Some(refusal)),
                }
            }
            Err(first.unwrap_or_else(|| Refusal::new(mk::CARD_16, "mk-refusal-no-way")))
        }
        Ok(parts) => {
            for part in &parts {
                part_allowed(game, seat, playing, part)?;
            }
            let costs = costs(playing, &parts);
            if costs.is_empty() || Purse::of(game, seat, in_hand(playing)).affords(&costs) {
                Ok(())
            } else {
                Err(Refusal::new(mana_rule(playing), "mk-refusal-no-mana"))
            }
        }
    }
}

/// Whether some way through an effect of which nothing is chosen yet can be carried out, costs included:
/// [`may_carry_out`] without a reason. `purse` is what the seat has besides the card.
pub(crate) fn can_carry_out(
    game: &MageKnight,
    seat: Seat,
    playing: &Playing,
    purse: &Purse<'_>,
) -> bool {
    let costs = source_costs(playing);
    (costs.is_empty() || purse.affords(&costs))
        && at_a_glance(game, seat, playing, Part::plain(playing.root.effect()))
            .unwrap_or_else(|| may_carry_out(game, seat, playing).is_ok())
}

/// Whether an effect can be carried out once its source is paid for, looking at each of its parts alone. `None` if
/// that cannot be told: parts that ask for mana depend on one another.
fn at_a_glance(game: &MageKnight, seat: Seat, playing: &Playing, part: Part) -> Option<bool> {
    let of = |part: Part| at_a_glance(game, seat, playing, part);
    match part.effect {
        Effect::All(effects) => {
            for effect in *effects {
                if !of(Part { effect, ..part })? {
                    return Some(false);
                }
            }
            Some(true)
        }
        Effect::Choose(effects) => {
            let mut all_told = true;
            for effect in *effects {
                match of(Part { effect, ..part }) {
                    Some(true) => return Some(true),
                    Some(false) => (),
                    None => all_told = false,
                }
            }
            all_told.then_some(false)
        }
        // It can be left undone.
        Effect::May(_) if part.condition != Some(Condition::BlockSucceeds) => Some(true),
        Effect::May(effect)
        | Effect::ForEach { effect, .. }
        | Effect::PlusPerEnemy { effect, .. }
        | Effect::RaisedUpTo { effect, .. }
        // Nothing need be paid for it.
        | Effect::IfAlsoPaid { effect, .. } => of(Part { effect, ..part }),
        Effect::AtEndOfTurn(effect) => of(Part { effect, later: true, ..part }),
        Effect::If(condition, effect) => of(Part { effect, condition: Some(*condition), ..part }),
        Effect::Either(condition, yes, no) => {
            let effect = if holds(game, seat, *condition) { yes } else { no };
            of(Part { effect, ..part })
        }
        Effect::PayMana(_) => None,
        _ => Some(part_allowed(game, seat, playing, &part).is_ok()),
    }
}

/// The card that is still in hand while its play is judged.
pub(super) fn in_hand(playing: &Playing) -> Option<CardId> {
    match playing.root {
        Root::Card { card, .. } if !playing.in_play => Some(card),
        Root::Card { .. }
        | Root::Ability { .. }
        | Root::Skill(_)
        | Root::Tactic(_)
        | Root::Altar(_)
        | Root::Purchase(_)
        | Root::Banner(_) => None,
    }
}

fn mana_rule(playing: &Playing) -> RuleId {
    match playing.root {
        Root::Card { card, strong } => match card.card().face {
            Face::Spell { .. } if strong => mk::CARD_06,
            Face::Spell { .. } => mk::CARD_05,
            Face::Action { .. } if strong => mk::CARD_04,
            Face::Action { .. } | Face::Artifact { .. } | Face::Wound => mk::CARD_16,
        },
        Root::Ability { .. } => mk::UNIT_12,
        Root::Skill(_) | Root::Tactic(_) | Root::Altar(_) | Root::Purchase(_) | Root::Banner(_) => {
            mk::CARD_16
        }
    }
}

fn part_allowed(
    game: &MageKnight,
    seat: Seat,
    playing: &Playing,
    part: &Part,
) -> Result<(), Refusal> {
    if let Some(condition) = part.condition {
        match condition {
            Condition::InteractionOnly if !holds(game, seat, condition) => {
                return Err(Refusal::new(mk::EFFECT_03, "mk-refusal-interaction-only"));
            }
            Condition::AttackPhaseOnly if !holds(game, seat, condition) => {
                return Err(Refusal::new(mk::COMBAT_ATTACK_05, "mk-refusal-attack-phase-only"));
            }
            Condition::StartOfCombat | Condition::EnoughMoveLeft
                if !holds(game, seat, condition) =>
            {
                return Err(Refusal::new(mk::EFFECT_03, "mk-refusal-condition"));
            }
            // MK-COMBAT-BLOCK-10: what comes with a Block is judged with it.
            Condition::BlockSucceeds => return Ok(()),
            _ => (),
        }
    }
    if part.later {
        return Ok(());
    }
    match *part.effect {
        Effect::Attack { reach, .. } => attack_allowed(game, reach),
        Effect::Block { .. } | Effect::BlockPerTrait { .. } => block_allowed(game),
        Effect::Heal(_)
        | Effect::ReadyUnit { .. }
        | Effect::ReadyUnitLevels(_)
        | Effect::ReadyAllUnits
        | Effect::HealUnit { .. }
            if game.combat.is_some() =>
        {
            // MK-RULING-69
            Err(Refusal::new(mk::COMBAT_GEN_08, "mk-refusal-healing-in-combat"))
        }
        Effect::Discard { cards: Cards::Exactly(cards), of } => needs(
            others(game, seat, playing, |card| of.fits(card)) >= usize::from(cards),
            mk::CARD_16,
            "mk-refusal-no-card",
        ),
        Effect::ThrowAwayAction => needs(
            others(game, seat, playing, |card| card.card().is_action()) > 0,
            mk::CARD_16,
            "mk-refusal-no-action-card",
        ),
        Effect::DropWounds { .. } => {
            needs(game.player(seat).wounds_in_hand() > 0, mk::CARD_16, "mk-refusal-no-wound")
        }
        Effect::PlayOther { strong, bonus, .. } => needs(
            targets::other_actions(game, seat, playing, strong, bonus).next().is_some(),
            mk::CARD_16,
            "mk-refusal-no-action-card",
        ),
        Effect::GainCard { kind, color, .. } => needs(
            offer_fits(game, seat, playing, kind, color),
            mk::CARD_16,
            "mk-refusal-not-offered",
        ),
        Effect::UseSpellOfOffer => needs(
            targets::spells_of_offer(game, seat).next().is_some(),
            mk::CARD_16,
            "mk-refusal-not-offered",
        ),
        Effect::UseUnitOfOffer => needs(
            targets::abilities_of_offer(game, seat).next().is_some(),
            mk::CARD_16,
            "mk-refusal-not-offered",
        ),
        Effect::RecruitFree => needs(
            !game.offers.units.is_empty() && interaction::has_room(game, seat),
            mk::CARD_16,
            "mk-refusal-not-offered",
        ),
        Effect::GainCrystal { colors: Colors::Owned, .. } => {
            needs(game.player(seat).crystals != [0; 4], mk::CARD_16, "mk-refusal-no-crystal")
        }
        Effect::SetSourceDie { .. } => needs(
            game.source.iter().any(|die| die.place == DiePlace::Source),
            mk::CARD_16,
            "mk-refusal-no-die",
        ),
        Effect::CrystalOfSourceDie | Effect::StoreSourceDie | Effect::ClaimSourceDie => needs(
            game.source
                .iter()
                .any(|die| die.place == DiePlace::Source && die.color.basic().is_some()),
            mk::CARD_16,
            "mk-refusal-no-die",
        ),
        Effect::Jump(jump) => {
            if let Stage::Fighting | Stage::Interacting | Stage::Acted = game.turn.stage {
                return Err(Refusal::new(mk::TURN_19, "mk-refusal-acted"));
            }
            if let crate::state::TurnKind::Resting(_) = game.turn.kind {
                return Err(Refusal::new(mk::REST_01, "mk-refusal-resting"));
            }
            needs(
                targets::jumps(game, seat, jump).next().is_some(),
                mk::MOVE_18,
                "mk-refusal-nowhere",
            )
        }
        Effect::EnemyArmor { target, .. }
        | Effect::ArmorPerResistance { target }
        | Effect::EnemyLoses { target, .. }
        | Effect::DestroyEnemy { target } => {
            enemy_allowed(game, seat, playing, part, target, false)
        }
        Effect::EnemyDoesNotAttack { target, unfortified } => {
            enemy_allowed(game, seat, playing, part, target, unfortified)
        }
        Effect::SkipBlockAndDamage => match game.combat.as_ref().map(|combat| combat.phase) {
            Some(Phase::RangedAndSiege | Phase::Block) => Ok(()),
            Some(Phase::Damage | Phase::Attack) | None => {
                Err(Refusal::new(mk::COMBAT_GEN_04, "mk-refusal-not-in-this-phase"))
            }
        },
        Effect::UnitBonus { .. } | Effect::AttacksBecome(_) | Effect::UnitsTakeNoDamage
            if game.combat.is_none() =>
        {
            Err(Refusal::new(mk::COMBAT_GEN_04, "mk-refusal-not-fighting"))
        }
        Effect::StoreTopCard => {
            needs(!game.player(seat).deck.is_empty(), mk::TACTIC_20, "mk-refusal-empty-deck")
        }
        Effect::NewDeckOfDiscard { .. } => needs(
            game.player(seat).deck.is_empty() && !game.player(seat).discard.is_empty(),
            mk::TACTIC_16,
            "mk-refusal-deck-not-empty",
        ),
        Effect::AssignBanner(_) => {
            needs(!game.player(seat).units.is_empty(), mk::UNIT_14, "mk-refusal-no-unit")
        }
        Effect::OppositeMana | Effect::ExtraCommand => {
            Err(Refusal::new(mk::EFFECT_03, "mk-refusal-works-by-itself"))
        }
        Effect::GainMana { spent_at_once: true, .. } => {
            Err(Refusal::new(mk::EFFECT_03, "mk-refusal-spent-at-once"))
        }
        _ => Ok(()),
    }
}

/// MK-CARD-16: a demand of which something is still to be met, and without which nothing else is done.
pub(super) fn demands_more(playing: &Playing, effect: &Effect) -> bool {
    match *effect {
        Effect::Discard { cards: Cards::Exactly(cards), .. } => playing.done < cards,
        Effect::DropWounds { .. } => playing.done == 0,
        Effect::ThrowAwayAction => true,
        _ => false,
    }
}

fn needs(there: bool, rule: RuleId, message: &'static str) -> Result<(), Refusal> {
    if there { Ok(()) } else { Err(Refusal::new(rule, message)) }
}

/// MK-COMBAT-RANGED-03, MK-COMBAT-ATTACK-02
pub(crate) fn attack_allowed(game: &MageKnight, reach: Reach) -> Result<(), Refusal> {
    let Some(combat) = &game.combat else {
        return Err(Refusal::new(mk::COMBAT_GEN_03, "mk-refusal-not-fighting"));
    };
    match combat.phase {
        Phase::Attack => Ok(()),
        Phase::RangedAndSiege if reach != Reach::Melee || combat.all_siege => Ok(()),
        Phase::RangedAndSiege => Err(Refusal::new(mk::COMBAT_RANGED_03, "mk-refusal-no-ranged")),
        Phase::Block | Phase::Damage => {
            Err(Refusal::new(mk::COMBAT_GEN_03, "mk-refusal-not-in-this-phase"))
        }
    }
}

pub(crate) fn block_allowed(game: &MageKnight) -> Result<(), Refusal> {
    match game.combat.as_ref().map(|combat| combat.phase) {
        Some(Phase::Block) => Ok(()),
        Some(Phase::RangedAndSiege | Phase::Damage | Phase::Attack) => {
            Err(Refusal::new(mk::COMBAT_GEN_03, "mk-refusal-not-in-this-phase"))
        }
        None => Err(Refusal::new(mk::COMBAT_GEN_03, "mk-refusal-not-fighting")),
    }
}

fn enemy_allowed(
    game: &MageKnight,
    seat: Seat,
    playing: &Playing,
    part: &Part,
    target: Target,
    unfortified: bool,
) -> Result<(), Refusal> {
    if game.combat.is_none() {
        return Err(Refusal::new(mk::COMBAT_GEN_03, "mk-refusal-not-fighting"));
    }
    // MK-PVP-50
    let rivals = duel::units::targets(game, seat, playing, part.effect);
    match target {
        Target::One if game.duel.is_some() => needs(
            rivals.is_some_and(|(_, units)| !units.is_empty()),
            mk::PVP_50,
            "mk-refusal-no-enemy",
        ),
        Target::One => needs(
            targets::enemies(game, playing, unfortified).next().is_some(),
            mk::COMBAT_GEN_05,
            "mk-refusal-no-enemy",
        ),
        Target::All | Target::Same | Target::Others | Target::Blocked => Ok(()),
    }
}

/// Cards of the hand besides the one being played.
pub(super) fn others(
    game: &MageKnight,
    seat: Seat,
    playing: &Playing,
    fits: impl Fn(CardId) -> bool,
) -> usize {
    let held = game.player(seat).hand.iter().filter(|card| fits(**card)).count();
    let own = in_hand(playing).is_some_and(|card| fits(card) && game.player(seat).holds(card));
    held - usize::from(own)
}

/// Whether the offer has a card of the colour, or of one that can still become it.
fn offer_fits(
    game: &MageKnight,
    seat: Seat,
    playing: &Playing,
    kind: OfferKind,
    color: Colors,
) -> bool {
    let offer = targets::offer(game, kind);
    let has = |color: Color| offer.iter().any(|card| card.card().color() == Some(color));
    match color {
        Colors::AsThrown => Color::ALL.into_iter().any(|color| {
            let of_it =
                |card: CardId| card.card().is_action() && card.card().color() == Some(color);
            has(color) && others(game, seat, playing, of_it) > 0
        }),
        _ => !offer.is_empty(),
    }
}
