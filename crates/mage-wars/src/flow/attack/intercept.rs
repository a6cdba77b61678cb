//! Intercept: after the declaration of a ranged attack a guard may draw it on itself (MW-TRAIT-INTERCEPT-01 to -08).

use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Attack, AttackKind};
use crate::{
    derive::{self, Flag},
    event::Event,
    flow::{Aim, Choice, Frame, Question},
    legal::{Answers, Judgement, Row, Striker, forbid, needs, other_question},
    state::{MageWars, Object, ObjectId},
    vocabulary::AttackReach,
};

/// Those who control guards are asked one after the other, the initiative holder first (MW-TRAIT-INTERCEPT-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Intercept {
    pub attacker: ObjectId,
    pub defender: ObjectId,
    /// How many seats have had their turn.
    pub asked: u8,
}

impl Row for Intercept {
    fn asks(&self) -> (Question, RuleId) {
        let Intercept { attacker, defender, .. } = *self;
        (Question::Intercept { attacker, defender }, mw::TRAIT_INTERCEPT_02)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        let attacker = game.object_arg(seat, self.attacker);
        msg!("ask-intercept", attacker = attacker, defender = game.object_arg(seat, self.defender))
    }

    fn label(&self, game: &MageWars, seat: Seat, choice: &Choice) -> Option<Message> {
        match choice {
            Choice::Pick(id) => Some(msg!("choice-intercept", guard = game.object_arg(seat, *id))),
            Choice::Pass => Some(msg!("choice-no-intercept")),
            _ => None,
        }
    }

    fn answers(&self, game: &MageWars, seat: Seat, answers: &mut Answers<'_>) {
        if let Some(attack) = game.current_attack() {
            let own = |object: &&Object| object.controller == seat && object.flags.guard;
            for guard in game.objects.iter().filter(own) {
                let judge = || game.judge_intercept(attack, guard);
                answers.add_if(Choice::Pick(guard.id), judge);
            }
        }
        answers.add(Choice::Pass);
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        match choice {
            Choice::Pick(id) => game.intercept(id),
            Choice::Pass => {
                game.agenda.push(Frame::Intercept(Intercept { asked: self.asked + 1, ..*self }));
            }
            other => game.wrong_answer(other),
        }
    }
}

impl MageWars {
    /// MW-TRAIT-INTERCEPT-02, MW-RULING-70: directly after an attack was declared, before anything else.
    pub(super) fn offer_intercept(&mut self, attack: &Attack) {
        let aimed = attack.kind == AttackKind::Action
            && matches!(attack.bar.bar().reach, AttackReach::Ranged(_));
        let guards = |game: &Self| game.objects.iter().any(|object| object.flags.guard);
        if let Some(attacker) = attack.attacker.filter(|_| aimed && guards(self)) {
            let defender = attack.defender;
            self.pending.push(Frame::Intercept(Intercept { attacker, defender, asked: 0 }));
        }
    }

    /// Asks the next seat that has a guard for it.
    pub(crate) fn run_intercept(&mut self, intercept: Intercept) {
        let seats = self.seats_from(self.initiative).zip(0..);
        let able = seats.filter(|(seat, asked)| {
            *asked >= intercept.asked && intercept.has_options(self, *seat)
        });
        if let Some((seat, asked)) = able.into_iter().next() {
            self.wait(Frame::Intercept(Intercept { asked, ..intercept }), seat);
        }
    }

    /// Whether this guard can draw the attack on itself.
    fn judge_intercept(&self, attack: &Attack, guard: &Object) -> Judgement {
        let traits = derive::traits(self, guard);
        needs(traits.has(Flag::Intercept), mw::TRAIT_INTERCEPT_01, "refusal-no-intercept")?;
        forbid(traits.has(Flag::Restrained), mw::TRAIT_INTERCEPT_05, "refusal-restrained")?;
        forbid(traits.has(Flag::Incapacitated), mw::TRAIT_INTERCEPT_05, "refusal-incapacitated")?;
        let unknown = || other_question(mw::TRAIT_INTERCEPT_01);
        let defender = self.find(attack.defender).ok_or_else(unknown)?;
        let itself = guard.id == defender.id || Some(guard.id) == attack.attacker;
        let here = self.zone_of(defender);
        let beside = !itself && here.is_some() && here == guard.place.zone();
        needs(beside, mw::TRAIT_INTERCEPT_01, "refusal-other-zone")?;
        let flies = derive::traits(self, defender).has(Flag::Flying);
        forbid(flies, mw::TRAIT_INTERCEPT_01, "refusal-flying-target")?;
        self.judge_new_target(attack, guard)
    }

    /// MW-TRAIT-INTERCEPT-06, MW-TRAIT-INTERCEPT-08: range, restrictions and immunity are judged for the new target.
    fn judge_new_target(&self, attack: &Attack, guard: &Object) -> Judgement {
        let unknown = || other_question(mw::TRAIT_INTERCEPT_06);
        let attacker = attack.attacker.and_then(|id| self.find(id)).ok_or_else(unknown)?;
        if let Some(last) = attack.came_from {
            return self.judge_jump(attack, last, guard);
        }
        if !attack.is_spell {
            return self.judge_defender(&Striker::new(self, attacker), attack.bar.bar(), guard);
        }
        let cast = self.current_cast().ok_or_else(unknown)?;
        let lines = self.lines(cast.spell).ok_or_else(unknown)?;
        let aiming = self.aiming(cast.you, attacker, cast.spell, lines);
        self.judge_aim(&aiming, Aim::Object(guard.id))
    }

    /// The guard is the target from now on, for everything that follows.
    fn intercept(&mut self, id: ObjectId) {
        let moved = self.find(id).map_or(0, |guard| guard.moved);
        let Some(attack) = self.current_attack_mut() else {
            return self.broken("there is no attack to intercept");
        };
        let before = std::mem::replace(&mut attack.defender, id);
        attack.defender_moved = moved;
        attack.intercepted = true;
        if let (Some(guard), Some(defender)) = (self.thing(id), self.thing(before)) {
            self.log.push(|| Event::Intercepted { guard, defender });
        }
    }
}
