//! Using Skills (MK-SKILL).

use kernel::Seat;
use rules::mk;

use super::{duel, effect};
use crate::{
    content::{SkillId, TableRule, Usage},
    legal::{Judgement, forbid, found, needs},
    state::{Event, MageKnight, Origin, Run},
};

/// MK-SKILL-05, MK-SKILL-10
pub(super) fn may_use(game: &MageKnight, seat: Seat, skill: SkillId) -> Judgement {
    let state = found(game.player(seat).skill(skill), mk::SKILL_03, "mk-refusal-no-skill")?;
    let printed = skill.printed();
    forbid(printed.usage == Usage::Permanent, mk::SKILL_14, "mk-refusal-works-by-itself")?;
    forbid(state.flipped, mk::SKILL_05, "mk-refusal-skill-used")?;
    forbid(state.used, mk::SKILL_10, "mk-refusal-skill-used")?;
    let peaceful = printed.in_combat || game.combat.is_none();
    needs(peaceful, mk::COMBAT_GEN_08, "mk-refusal-skill-in-combat")?;
    // MK-PVP-14, MK-SKILL-06
    let motivation = is_motivation(skill);
    needs(motivation || duel::may_use_skills(game, seat), mk::PVP_14, "mk-refusal-partial")?;
    let left_out = printed.interactive && game.plays(TableRule::NoInteractiveSkills);
    forbid(left_out, mk::SCEN_SOLO_04, "mk-refusal-for-several")?;
    let motivated = motivation && game.player(seat).motivated > 0;
    forbid(motivated, mk::SKILL_13, "mk-refusal-motivated")?;
    effect::judge::may_carry_out(game, seat, &Run::new(Origin::Skill(skill)))
}

pub(super) fn is_motivation(skill: SkillId) -> bool {
    skill.printed().is_motivation()
}

pub(super) fn use_skill(game: &mut MageKnight, seat: Seat, skill: SkillId) {
    // MK-TURN-01, MK-TURN-03: a Motivation can be used before the own turn, which is then still to be chosen.
    if !is_motivation(skill) {
        game.turn.begin();
    }
    note_use(game, seat, skill);
    effect::begin(game, seat, Run::new(Origin::Skill(skill)));
}

/// The token is flipped, or waits for the next turn.
pub(crate) fn note_use(game: &mut MageKnight, seat: Seat, skill: SkillId) {
    let own_turn = game.mover() == Some(seat);
    let player = game.player_mut(seat);
    if is_motivation(skill) {
        // MK-SKILL-13: the end of the own next turn; in the own turn its own end comes before.
        player.motivated = if own_turn { 2 } else { 1 };
    }
    let Some(state) = player.skills.iter_mut().find(|held| held.skill == skill) else {
        return game.broken("a Skill that is not there");
    };
    match skill.printed().usage {
        Usage::OncePerTurn => state.used = true,
        Usage::OncePerRound | Usage::InTheCentre => state.flipped = true,
        Usage::Permanent => (),
    }
    game.log.push(|| Event::SkillUsed { seat, skill });
}
