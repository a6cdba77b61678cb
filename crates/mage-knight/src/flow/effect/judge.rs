//! Whether an effect can be carried out at all (MK-CARD-16), before anything of it is done.

use kernel::{Refusal, RuleId, Seat};
use rules::mk;

use super::{At, in_hand, way, words};
use crate::{
    cards::{
        Condition, Face, Reach,
        program::{Op, program},
    },
    derive::mana::{Cost, Costs, Purse},
    legal::{Judgement, found, needs},
    state::{Combat, MageKnight, Origin, Phase, Run},
};

/// Whether some way through the effect can be carried out, costs included.
pub(crate) fn may_carry_out(game: &MageKnight, seat: Seat, run: &Run) -> Judgement {
    let affords =
        |costs: &[Cost]| costs.is_empty() || Purse::of(game, seat, in_hand(run)).affords(costs);
    Judging { game, seat, run, affords: &affords }.from(0, 0, way::source_costs(run))
}

/// The same without a reason. `purse` is what the seat has besides the card.
pub(crate) fn can_carry_out(game: &MageKnight, seat: Seat, run: &Run, purse: &Purse<'_>) -> bool {
    let source = way::source_costs(run);
    let affords = |costs: &[Cost]| costs.len() == source.len() || purse.affords(costs);
    (source.is_empty() || purse.affords(&source))
        && Judging { game, seat, run, affords: &affords }.from(0, 0, source.clone()).is_ok()
}

/// An effect that is judged, and how to tell whether it can be paid for.
struct Judging<'a> {
    game: &'a MageKnight,
    seat: Seat,
    run: &'a Run,
    affords: &'a dyn Fn(&[Cost]) -> bool,
}

impl Judging<'_> {
    /// Whether some way from this place on can be carried out, after so many of the picks and with what has to be paid so
    /// far; if not, why the first cannot.
    fn from(&self, mut at: u8, mut taken: u8, mut costs: Costs) -> Judgement {
        let Judging { game, seat, run, affords } = *self;
        loop {
            at = match program(run.origin).get(usize::from(at)) {
                None => return needs(affords(&costs), mana_rule(run), "mk-refusal-no-mana"),
                Some(Op::Do(step)) => {
                    allowed(&At { game, seat, run, step })?;
                    costs.extend(way::cost(step));
                    at + 1
                }
                Some(Op::Choose(choose)) if taken < run.picked => {
                    taken += 1;
                    let option = usize::from(run.picks[usize::from(taken) - 1]);
                    choose.begins.get(option).copied().unwrap_or(u8::MAX)
                }
                Some(Op::Choose(choose)) => {
                    let mut first = None;
                    for begin in &choose.begins {
                        match self.from(*begin, taken, costs.clone()) {
                            Ok(()) => return Ok(()),
                            Err(refusal) => first = first.or(Some(refusal)),
                        }
                    }
                    let no_way = Refusal::new(mk::CARD_16, "mk-refusal-no-way");
                    return Err(first.unwrap_or(no_way));
                }
                Some(Op::IfElse(condition, _)) if way::holds(game, seat, *condition) => at + 1,
                Some(Op::IfElse(_, otherwise)) => *otherwise,
                Some(Op::GoTo(there)) => *there,
            };
        }
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
