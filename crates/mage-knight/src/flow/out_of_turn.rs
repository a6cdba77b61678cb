//! What may be done while another plays (MK-TURN-01, MK-RULING-98): nobody waits for it, so it is asked beside the question
//! of the turn.

use kernel::{Ask, Game, Refusal, Seat, msg};
use rules::mk;

use super::{Frame, interaction, skills, tactics, turn};
use crate::{
    content::tactic::Moment,
    legal::{About, Answers, Judgement, Row, forbid, misplaced, needs},
    state::{Choice, MageKnight, Mover, Question},
};

/// What this seat may do in the turn of another, if anything.
pub(crate) fn question(game: &MageKnight, seat: Seat) -> Option<&'static Question> {
    let may = |choice: &Choice| may_do(game, seat, *choice).is_ok();
    let open = is_beside(game, seat) && candidates(game, seat).any(|choice| may(&choice));
    open.then_some(&Question::OutOfTurn)
}

/// Whether another seat decides what to do in a turn. Who takes part in a combat of heroes or a joint assault has a part in
/// that turn.
pub(crate) fn is_beside(game: &MageKnight, seat: Seat) -> bool {
    let [Ask { seat: mover, question: Question::Act }] = game.asks[..] else { return false };
    let duels = game
        .duel
        .as_ref()
        .is_some_and(|duel| duel.aggressor.seat == seat || duel.defender.seat == seat);
    let joins = game
        .joint
        .as_ref()
        .is_some_and(|joint| joint.members.iter().any(|member| member.seat == seat));
    mover != seat && !duels && !joins && !game.player(seat).eliminated
}

/// What one might think of doing then.
pub(crate) fn candidates(game: &MageKnight, seat: Seat) -> impl Iterator<Item = Choice> {
    let player = game.player(seat);
    let skills = player.skills.iter().map(|held| Choice::UseSkill { skill: held.skill });
    let tactic = player.tactic.map(|_| Choice::UseTactic);
    std::iter::once(Choice::Plunder).chain(tactic).chain(skills)
}

/// Whether this seat may do this in the turn of another.
pub(crate) fn may_do(game: &MageKnight, seat: Seat, choice: Choice) -> Judgement {
    let not_asked = Refusal::new(MageKnight::NOT_ASKED, "refusal-not-asked");
    if !is_beside(game, seat) {
        return Err(not_asked);
    }
    match choice {
        Choice::Plunder => {
            interaction::may_plunder_between_turns(game, seat)?;
        }
        Choice::UseSkill { skill } => {
            // MK-SKILL-05, MK-SKILL-06
            let motivation = skill.printed().is_motivation();
            needs(motivation, mk::SKILL_05, "mk-refusal-own-turn-only")?;
            skills::may_use(game, seat, skill)?;
        }
        Choice::UseTactic => {
            let tactic = game.player(seat).tactic;
            let before = |moment| moment == Moment::OnceBeforeTurn;
            let fits = tactic.is_some_and(|tactic| before(tactic.printed().moment));
            needs(fits, mk::EFFECT_01, "mk-refusal-own-turn-only")?;
            tactics::may_use(game, seat)?;
        }
        _ => return Err(not_asked),
    }
    forbid(!has_a_turn_left(game, seat), mk::RULING_33, "mk-refusal-between-turns")
}

/// MK-RULING-33: whether this seat has another turn in this round, as far as its end is in sight.
fn has_a_turn_left(game: &MageKnight, seat: Seat) -> bool {
    let length = game.order.len();
    let coming = (1..=length).map(|step| (usize::from(game.order_at) + step) % length);
    let mut turns = game.turns_left;
    for mover in coming.filter_map(|at| game.order.get(at)) {
        // MK-ROUND-22: with whoever announced the end the round is over.
        if game.announced == Some(*mover) || turns == Some(0) {
            return false;
        }
        if *mover == Mover::Seat(seat) {
            return true;
        }
        if let (Mover::Seat(_), Some(left)) = (mover, &mut turns) {
            *left -= 1;
        }
    }
    false
}

/// The question is asked beside that of the turn.
pub(crate) struct OutOfTurn;

impl Row for OutOfTurn {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("out-of-turn", msg!("mk-question-out-of-turn"))
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        for choice in candidates(game, seat) {
            answers.add_if(choice, || may_do(game, seat, choice));
        }
    }

    fn refusal(&self, game: &MageKnight, seat: Seat, choice: Choice) -> Refusal {
        may_do(game, seat, choice).err().unwrap_or(misplaced())
    }

    /// The turn on the table goes on afterwards with the question it stood at.
    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        for ask in std::mem::take(&mut game.asks) {
            game.agenda.push(Frame::Turn { seat: ask.seat, step: turn::Step::Act });
        }
        match choice {
            Choice::Plunder => interaction::plunder(game, seat),
            Choice::UseSkill { skill } => skills::use_skill(game, seat, skill),
            Choice::UseTactic => tactics::use_tactic(game, seat),
            _ => game.misplaced(),
        }
    }
}
