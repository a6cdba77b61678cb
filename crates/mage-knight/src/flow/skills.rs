//! Using Skills (MK-SKILL).

use kernel::{Log, Refusal, Seat};
use rules::mk;

use super::{duel, effect};
use crate::{
    cards::{Condition, Effect},
    content::{SkillId, TableRule, Usage},
    state::{Event, MageKnight, Origin, Run, TurnKind},
};

/// MK-SKILL-05, MK-SKILL-10
pub(super) fn may_use(game: &MageKnight, seat: Seat, skill: SkillId) -> Result<(), Refusal> {
    let Some(state) = game.player(seat).skill(skill) else {
        return Err(Refusal::new(mk::SKILL_03, "mk-refusal-no-skill"));
    };
    let printed = skill.printed();
    if printed.usage == Usage::Permanent {
        return Err(Refusal::new(mk::SKILL_14, "mk-refusal-works-by-itself"));
    }
    if state.flipped {
        return Err(Refusal::new(mk::SKILL_05, "mk-refusal-skill-used"));
    }
    if state.used {
        return Err(Refusal::new(mk::SKILL_10, "mk-refusal-skill-used"));
    }
    if game.combat.is_some() && !printed.in_combat {
        return Err(Refusal::new(mk::COMBAT_GEN_08, "mk-refusal-skill-in-combat"));
    }
    // MK-PVP-14, MK-SKILL-06
    if !is_motivation(skill) && !duel::may_use_skills(game, seat) {
        return Err(Refusal::new(mk::PVP_14, "mk-refusal-partial"));
    }
    if printed.interactive && game.plays(TableRule::NoInteractiveSkills) {
        return Err(Refusal::new(mk::SCEN_SOLO_04, "mk-refusal-for-several"));
    }
    if is_motivation(skill) && game.player(seat).motivated > 0 {
        return Err(Refusal::new(mk::SKILL_13, "mk-refusal-motivated"));
    }
    effect::judge::may_carry_out(game, seat, &Run::new(Origin::Skill(skill)))
}

/// A Skill that motivates: it asks for the least Fame.
pub(super) fn is_motivation(skill: SkillId) -> bool {
    matches!(skill.printed().effect, Effect::All([_, Effect::If(Condition::LeastFame, _)]))
}

pub(super) fn use_skill(game: &mut MageKnight, seat: Seat, skill: SkillId, log: &mut Log<Event>) {
    // MK-TURN-01, MK-TURN-03: a Motivation can be used before the own turn, which is then still to be chosen.
    if game.turn.kind == TurnKind::Open && !is_motivation(skill) {
        game.turn.kind = TurnKind::Regular;
    }
    note_use(game, seat, skill, log);
    effect::begin(game, seat, Run::new(Origin::Skill(skill)));
}

/// The token is flipped, or waits for the next turn.
pub(crate) fn note_use(game: &mut MageKnight, seat: Seat, skill: SkillId, log: &mut Log<Event>) {
    let player = game.player_mut(seat);
    if is_motivation(skill) {
        // MK-SKILL-13: this turn's end and the next one's.
        player.motivated = 2;
    }
    if let Some(state) = player.skills.iter_mut().find(|held| held.skill == skill) {
        match skill.printed().usage {
            Usage::OncePerTurn => state.used = true,
            Usage::OncePerRound | Usage::InTheCentre => state.flipped = true,
            Usage::Permanent => (),
        }
        log.push(|| Event::SkillUsed { seat, skill });
    }
}
