//! Levelling up (MK-LEVEL).

use arrayvec::ArrayVec;
use kernel::{Refusal, Seat, msg};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{Frame, effect, end_of_turn};
use crate::{
    content::{SkillId, Usage},
    derive,
    event::CardDestination,
    legal::{About, Answers, Row},
    state::{Choice, Event, MageKnight, Origin, Question, Run},
};

/// MK-RULING-23: one level after the other; says whether somebody is asked or has more to do.
pub(super) fn next(game: &mut MageKnight, seat: Seat) -> bool {
    let player = game.player_mut(seat);
    if derive::level(player.fame).number <= player.level {
        return false;
    }
    player.level += 1;
    let level = player.level;
    game.log.push(|| Event::LevelReached { seat, level });
    game.agenda.push(Frame::EndOfTurn { seat, step: end_of_turn::Step::LevelUp });
    // MK-LEVEL-04, MK-LEVEL-05: odd levels show on the level token; MK-LEVEL-06: even ones bring a Skill.
    if level.is_multiple_of(2) {
        let player = game.player_mut(seat);
        let shown: ArrayVec<SkillId, 2> = (0..2).filter_map(|_| player.skill_pile.pop()).collect();
        let skills = shown.clone();
        game.log.push(|| Event::SkillsRevealed { seat, skills });
        game.agenda.push(Frame::LevelUp { seat, shown });
        let mut out = Vec::new();
        TakeSkill.options(game, seat, &mut out);
        if out.is_empty() {
            game.agenda.pop();
            game.agenda.push(Frame::SkillCard { seat, lowest: false });
        } else {
            game.ask(seat, Question::Skill);
        }
    }
    true
}

/// Whether a level reached this turn brings a Command token (MK-LEVEL-05).
pub(super) fn brings_command(game: &MageKnight, seat: Seat) -> bool {
    let player = game.player(seat);
    (player.level + 1..=derive::level(player.fame).number).any(|level| !level.is_multiple_of(2))
}

fn shown(game: &MageKnight) -> &[SkillId] {
    if let Some(Frame::LevelUp { shown, .. }) = game.agenda.peek() { shown } else { &[] }
}

/// MK-LEVEL-06: which Skill.
pub(crate) struct TakeSkill;

impl Row for TakeSkill {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("skill", msg!("mk-question-skill"))
            .refusing(mk::RULING_57, "mk-refusal-skill-not-offered")
    }

    /// MK-LEVEL-07, MK-LEVEL-08, MK-RULING-57: a revealed one, or one of another hero in the common area.
    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        let own = game.player(seat).hero;
        answers.add_all(shown(game).iter().map(|skill| Choice::Skill { skill: *skill }));
        for skill in &game.offers.skills {
            answers.add_where(Choice::Skill { skill: *skill }, skill.printed().hero != own);
        }
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let Choice::Skill { skill } = choice else { return game.misplaced() };
        take(game, seat, skill);
    }
}

fn take(game: &mut MageKnight, seat: Seat, skill: SkillId) {
    let Some(Frame::LevelUp { shown, .. }) = game.agenda.pop() else {
        return game.broken("a Skill without a level");
    };
    let own = shown.contains(&skill);
    for other in shown.into_iter().filter(|other| *other != skill) {
        offer_skill(game, other);
    }
    // Each is there once.
    game.offers.skills.retain(|held| *held != skill);
    game.gain_skill(seat, skill);
    // MK-DUMMY-16: the dummy shows one for the next time.
    if let Some(shown) = game.dummy.as_mut().and_then(|dummy| dummy.skills.pop()) {
        offer_skill(game, shown);
    }
    game.agenda.push(Frame::SkillCard { seat, lowest: !own });
    if skill.printed().usage == Usage::Permanent {
        effect::begin(game, seat, Run::new(Origin::Skill(skill)));
    }
}

/// A Skill comes into the common area.
fn offer_skill(game: &mut MageKnight, skill: SkillId) {
    let pushed = game.offers.skills.try_push(skill);
    game.fits(pushed, "more Skills than there are");
    game.log.push(|| Event::SkillOffered { skill });
}

pub(super) fn choose_card(game: &mut MageKnight, seat: Seat, lowest: bool) {
    if !game.offers.advanced.is_empty() {
        game.ask(seat, Question::SkillCard(SkillCard { lowest }));
    }
}

/// MK-LEVEL-07: which Advanced Action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkillCard {
    /// MK-LEVEL-08, MK-DUMMY-17: only the lowest after taking another's Skill.
    pub lowest: bool,
}

impl Row for SkillCard {
    fn about(&self, _game: &MageKnight) -> About {
        About::new(
            "skill-card",
            if self.lowest {
                msg!("mk-question-skill-card-lowest")
            } else {
                msg!("mk-question-skill-card")
            },
        )
        .refusing(mk::LEVEL_07, "mk-refusal-not-offered")
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        for (at, card) in game.offers.advanced.iter().enumerate() {
            let refusal = Refusal::new(mk::LEVEL_08, "mk-refusal-lowest-card");
            answers.add_or(Choice::Card { card: *card }, at == 0 || !self.lowest, refusal);
        }
    }

    /// MK-LEVEL-09
    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let Choice::Card { card } = choice else { return game.misplaced() };
        game.gain_from_offer(seat, card, CardDestination::DeckTop);
    }
}
