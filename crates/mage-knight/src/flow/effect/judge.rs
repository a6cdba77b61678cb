//! Whether an effect can be carried out at all (MK-CARD-16), before anything of it is done.

use kernel::{Refusal, RuleId, Seat};
use rules::mk;

use super::{At, in_hand, way, words};
use crate::{
    cards::{
        Condition, Face, Reach,
        program::{Among, Choose, Op, program},
    },
    derive::mana::{Costs, Purse},
    legal::{Judgement, found, needs},
    state::{Combat, MageKnight, Origin, Phase, Run},
};

/// Whether some way through the effect can be carried out, costs included.
pub(crate) fn may_carry_out(game: &MageKnight, seat: Seat, run: &Run) -> Judgement {
    let mut costs: Costs = way::source_costs(run);
    for found in way::way(game, seat, run) {
        match found {
            Ok(step) => {
                allowed(&At { game, seat, run, step })?;
                costs.extend(way::cost(step));
            }
            Err(choose) => return some_option(game, seat, run, choose),
        }
    }
    let affords = costs.is_empty() || Purse::of(game, seat, in_hand(run)).affords(&costs);
    needs(affords, mana_rule(run), "mk-refusal-no-mana")
}

/// Whether one of the options can be carried out; if not, why the first cannot.
fn some_option(game: &MageKnight, seat: Seat, run: &Run, choose: &Choose) -> Judgement {
    let mut first = None;
    for option in 0..choose.options() {
        match may_carry_out(game, seat, &run.picking(option)) {
            Ok(()) => return Ok(()),
            Err(refusal) => first = first.or(Some(refusal)),
        }
    }
    Err(first.unwrap_or_else(|| Refusal::new(mk::CARD_16, "mk-refusal-no-way")))
}

/// Whether some way through an effect of which nothing is chosen yet can be carried out, costs included:
/// [`may_carry_out`] without a reason. `purse` is what the seat has besides the card.
pub(crate) fn can_carry_out(game: &MageKnight, seat: Seat, run: &Run, purse: &Purse<'_>) -> bool {
    let costs = way::source_costs(run);
    (costs.is_empty() || purse.affords(&costs))
        && at_a_glance(game, seat, run, program(run.origin), 0)
            .unwrap_or_else(|| may_carry_out(game, seat, run).is_ok())
}

/// Whether an effect can be carried out from a place on once its source is paid for, looking at each of its steps
/// alone. `None` if that cannot be told: steps that ask for mana depend on one another.
fn at_a_glance(
    game: &MageKnight,
    seat: Seat,
    run: &Run,
    ops: &'static [Op],
    mut at: u8,
) -> Option<bool> {
    loop {
        at = match ops.get(usize::from(at)) {
            None => return Some(true),
            Some(Op::Do(step)) if !step.judged => at + 1,
            Some(Op::Do(step)) if way::cost(step).is_some() => return None,
            Some(Op::Do(step)) => match allowed(&At { game, seat, run, step }) {
                Ok(()) => at + 1,
                Err(_) => return Some(false),
            },
            Some(Op::Choose(choose)) => match choose.among {
                // Nothing need be paid for it.
                Among::Paying { .. } => *choose.begins.first()?,
                // It can be left undone.
                Among::Whether(_) => *choose.begins.last()?,
                Among::Effects(_) => {
                    let mut all_told = true;
                    for begin in &choose.begins {
                        match at_a_glance(game, seat, run, ops, *begin) {
                            Some(true) => return Some(true),
                            Some(false) => (),
                            None => all_told = false,
                        }
                    }
                    return all_told.then_some(false);
                }
            },
            Some(Op::IfElse(condition, _)) if way::holds(game, seat, *condition) => at + 1,
            Some(Op::IfElse(_, otherwise)) => *otherwise,
            Some(Op::GoTo(there)) => *there,
        };
    }
}

fn mana_rule(run: &Run) -> RuleId {
    if let Origin::Ability { .. } = run.origin {
        return mk::UNIT_12;
    }
    let Origin::Card { card, strong } = run.origin else { return mk::CARD_16 };
    match card.card().face {
        Face::Spell { .. } if strong => mk::CARD_06,
        Face::Spell { .. } => mk::CARD_05,
        Face::Action { .. } if strong => mk::CARD_04,
        Face::Action { .. } | Face::Artifact { .. } | Face::Wound => mk::CARD_16,
    }
}

/// Whether a step can be carried out.
fn allowed(at: &At<'_>) -> Judgement {
    if !at.step.judged {
        return Ok(());
    }
    if let Some(condition) = at.step.condition {
        let holds = || way::holds(at.game, at.seat, condition);
        match condition {
            Condition::InteractionOnly => {
                needs(holds(), mk::EFFECT_03, "mk-refusal-interaction-only")?;
            }
            Condition::AttackPhaseOnly => {
                needs(holds(), mk::COMBAT_ATTACK_05, "mk-refusal-attack-phase-only")?;
            }
            Condition::StartOfCombat | Condition::EnoughMoveLeft => {
                needs(holds(), mk::EFFECT_03, "mk-refusal-condition")?;
            }
            _ => (),
        }
    }
    if at.step.later { Ok(()) } else { (words(at.step.effect).allowed)(at) }
}

/// MK-RULING-69
pub(super) fn not_in_combat(game: &MageKnight) -> Judgement {
    needs(game.combat.is_none(), mk::COMBAT_GEN_08, "mk-refusal-healing-in-combat")
}

/// The combat that is fought in one of these phases.
pub(crate) fn fighting_in<'g>(
    game: &'g MageKnight,
    phases: &[Phase],
) -> Result<&'g Combat, Refusal> {
    let combat = found(game.combat.as_ref(), mk::COMBAT_GEN_03, "mk-refusal-not-fighting")?;
    let now = phases.contains(&combat.phase);
    needs(now, mk::COMBAT_GEN_03, "mk-refusal-not-in-this-phase").map(|()| combat)
}

/// MK-COMBAT-RANGED-03, MK-COMBAT-ATTACK-02
pub(crate) fn attack_allowed(game: &MageKnight, reach: Reach) -> Judgement {
    let combat = fighting_in(game, &[Phase::RangedAndSiege, Phase::Attack])?;
    let ranged = combat.phase == Phase::Attack || reach != Reach::Melee || combat.all_siege;
    needs(ranged, mk::COMBAT_RANGED_03, "mk-refusal-no-ranged")
}

pub(crate) fn block_allowed(game: &MageKnight) -> Judgement {
    fighting_in(game, &[Phase::Block]).map(drop)
}
