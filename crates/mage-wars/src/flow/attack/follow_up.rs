//! Attacks that may follow another one: the defender strikes back, Sweeping hits somebody else, an effect grants one
//! more, or the attack jumps on.

use kernel::{Message, Refusal, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Attack, AttackKind, BarRef};
use crate::{
    derive::{self, Flag},
    flow::{Choice, Frame, Question},
    legal::{Answers, Judgement, Row, Striker, forbid, needs, other_question},
    state::{MageWars, NOBODY, Object, ObjectId, Place, RoundFact},
    vocabulary::{ActionKind, AttackBar, AttackReach, AttackTrait},
};

/// An attack that may follow another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FollowUp {
    pub kind: FollowUpKind,
    /// Who may make it.
    pub attacker: ObjectId,
    /// Whom the attack before was on; whom a counterstrike is on.
    pub last: ObjectId,
    /// The attack before.
    pub after: Attack,
    /// It was made; only what comes at its end is left.
    pub made: bool,
    /// The attack on this one was stopped as if it had not been declared (MW-RULING-88).
    pub stopped: Option<ObjectId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FollowUpKind {
    /// The defender strikes back (MW-COUNTERSTRIKE-01).
    Counterstrike,
    /// The second attack of Sweeping (MW-TRAIT-SWEEPING-01).
    Sweep,
    /// A further melee attack that an effect granted.
    Extra,
    /// The attack goes on from its last target.
    Jump,
}

/// Further targets of a whirl.
const MORE_WHIRLS: u8 = 2;

impl Attack {
    /// Whom a whirl had, this one included; none where the attack sweeps.
    fn next_whirled(&self) -> [Option<ObjectId>; 2] {
        match (self.whirl, self.whirled) {
            (0, _) => [None; 2],
            (_, [None, _]) => [Some(self.defender), None],
            (_, [first, _]) => [first, Some(self.defender)],
        }
    }
}

impl FollowUp {
    fn new(kind: FollowUpKind, attacker: ObjectId, after: &Attack) -> Self {
        FollowUp { kind, attacker, last: after.defender, after: *after, made: false, stopped: None }
    }
}

impl Row for FollowUp {
    fn asks(&self) -> (Question, RuleId) {
        let rule = match self.kind {
            FollowUpKind::Counterstrike => mw::COUNTERSTRIKE_01,
            FollowUpKind::Sweep => mw::TRAIT_SWEEPING_01,
            FollowUpKind::Extra | FollowUpKind::Jump => mw::GEN_01,
        };
        (Question::FollowUp { kind: self.kind, attacker: self.attacker, last: self.last }, rule)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        let attacker = game.object_arg(seat, self.attacker);
        let last = game.object_arg(seat, self.last);
        match self.kind {
            FollowUpKind::Counterstrike => {
                msg!("ask-counterstrike", defender = attacker, attacker = last)
            }
            FollowUpKind::Sweep => msg!("ask-sweep", attacker = attacker),
            FollowUpKind::Extra => msg!("ask-extra-attack", attacker = attacker),
            FollowUpKind::Jump => msg!("ask-jump", from = last),
        }
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        (*choice == Choice::Pass).then(|| match self.kind {
            FollowUpKind::Counterstrike => msg!("choice-no-counterstrike"),
            FollowUpKind::Sweep => msg!("choice-nobody-else"),
            FollowUpKind::Extra => msg!("choice-no-more-attacks"),
            FollowUpKind::Jump => msg!("choice-jump-ends"),
        })
    }

    fn answers(&self, game: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        let living =
            || game.objects.iter().filter(|it| game.card(it).life.is_some() || game.is_orb(it));
        match self.kind {
            FollowUpKind::Counterstrike => {
                for (object, bar, printed) in derive::bars(game, self.attacker) {
                    let answers_back = game.can_counterstrike(self.attacker, printed);
                    let none = Refusal::new(mw::COUNTERSTRIKE_08, "refusal-no-counterstrike");
                    answers.add_or(Choice::Counterstrike { object, bar }, answers_back, none);
                }
            }
            FollowUpKind::Sweep => {
                for target in living().filter(|it| it.id != self.attacker) {
                    answers.add_if(Choice::Sweep(target.id), || {
                        self.judge_again(target)?;
                        game.judge_sweep(self.attacker, &self.after, target)
                    });
                }
            }
            FollowUpKind::Extra => {
                for (object, bar, printed) in derive::bars(game, self.attacker) {
                    for target in living() {
                        let choice = Choice::Attack { object, bar, target: target.id };
                        answers.add_if(choice, || {
                            self.judge_again(target)?;
                            game.judge_extra_attack(self.attacker, printed, target)
                        });
                    }
                }
            }
            FollowUpKind::Jump => {
                for target in &game.objects {
                    let judge = || game.judge_jump(&self.after, self.last, target);
                    answers.add_if(Choice::Pick(target.id), judge);
                }
            }
        }
        answers.add(Choice::Pass);
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        let attacker = Some(self.attacker);
        let attack = match (self.kind, choice) {
            (_, Choice::Pass) => return game.end_follow_up(self),
            (FollowUpKind::Counterstrike, Choice::Counterstrike { object, bar }) => {
                game.bar_ref(object, bar).map(|bar| {
                    game.agenda.push(Frame::FollowUp(FollowUp { made: true, ..*self }));
                    Attack::new(game, attacker, bar, self.last, AttackKind::Counterstrike)
                })
            }
            (
                FollowUpKind::Sweep | FollowUpKind::Extra | FollowUpKind::Jump,
                Choice::Sweep(_) | Choice::Attack { .. } | Choice::Pick(_),
            ) => {
                game.agenda.push(Frame::FollowUp(FollowUp { made: true, ..*self }));
                if self.kind == FollowUpKind::Sweep && self.after.whirl > 0 {
                    game.use_whirl(self.attacker);
                }
                self.attack_by(game, choice)
            }
            _ => None,
        };
        match attack {
            Some(attack) => game.begin_attack(attack),
            None => game.wrong_answer(choice),
        }
    }
}

impl FollowUp {
    /// MW-RULING-88: not at the one where it was stopped.
    fn judge_again(&self, target: &Object) -> Judgement {
        forbid(self.stopped == Some(target.id), mw::RULING_88, "refusal-stopped")
    }

    /// The further attack an answer makes.
    pub(crate) fn attack_by(&self, game: &MageWars, choice: Choice) -> Option<Attack> {
        let attack =
            |bar, target| Attack::new(game, Some(self.attacker), bar, target, AttackKind::Action);
        match (self.kind, choice) {
            (FollowUpKind::Sweep, Choice::Sweep(target)) => Some(Attack {
                first: self.after.first,
                bloodthirsty: self.after.bloodthirsty,
                is_second: true,
                is_spell: self.after.is_spell,
                whirl: self.after.whirl.saturating_sub(1),
                whirled: self.after.next_whirled(),
                ..attack(self.after.bar, target)
            }),
            (FollowUpKind::Extra, Choice::Attack { object, bar, target }) => Some(Attack {
                first: false,
                is_extra: true,
                unanswered: self.was_attacked(game, target),
                ..attack(game.bar_ref(object, bar)?, target)
            }),
            // Each further attack rolls fewer dice, and less on the effect die.
            (FollowUpKind::Jump, Choice::Pick(target)) => {
                let (_, fewer) = jump_of(self.after.bar)?;
                Some(Attack {
                    is_spell: self.after.is_spell,
                    first: false,
                    came_from: Some(self.last),
                    dice_bonus: self.after.dice_bonus.saturating_sub(fewer),
                    effect_bonus: self.after.effect_bonus.saturating_sub(fewer),
                    ..attack(self.after.bar, target)
                })
            }
            _ => None,
        }
    }

    /// MW-RULING-76: neither the barrier nor a counterstrike of who was attacked in this action answers again.
    fn was_attacked(&self, game: &MageWars, target: ObjectId) -> bool {
        game.round_facts.iter().any(|fact| match fact {
            RoundFact::Attacked { attacker, defender, counterstrike: false, .. } => {
                (*attacker, *defender) == (self.attacker, target)
            }
            _ => false,
        })
    }
}

impl MageWars {
    /// MW-ATTACK-S09-01, MW-COUNTERSTRIKE-10: the defender of a melee attack may strike back, not at itself and not at a
    /// counterstrike; then a guard marker on it is removed.
    pub(super) fn counterstrike_step(&mut self, attack: &Attack) {
        let Some(attacker) = attack.attacker.filter(|_| attack.is_melee()) else { return };
        if attack.kind != AttackKind::Action || attack.is_on_itself(self) || attack.unanswered {
            return;
        }
        let kind = FollowUpKind::Counterstrike;
        let follow_up = FollowUp::new(kind, attack.defender, attack);
        self.pending.push(Frame::FollowUp(FollowUp { last: attacker, ..follow_up }));
    }

    /// The end of an attack: a further one that was granted, a jump to another target, or Sweeping.
    pub(super) fn offer_further_attacks(&mut self, attack: &Attack) {
        let by_action = attack.kind == AttackKind::Action;
        let Some(attacker) = attack.attacker.filter(|_| by_action) else {
            return self.land(attack);
        };
        let offer = |game: &mut Self, kind| {
            game.pending.push(Frame::FollowUp(FollowUp::new(kind, attacker, attack)));
        };
        if jump_of(attack.bar).is_some() && attack.damaged {
            self.note(RoundFact::JumpedTo { target: attack.defender });
            // MW-RULING-92: where it was sent back, it goes on from the one it struck.
            let last = attack.struck.unwrap_or(attack.defender);
            let follow_up = FollowUp::new(FollowUpKind::Jump, attacker, attack);
            self.pending.push(Frame::FollowUp(FollowUp { last, ..follow_up }));
        }
        // MW-TRAIT-SWEEPING-01, -03: after the first attack a second one against something else in the zone may follow.
        let sweeps = attack.bar.bar().traits.contains(&AttackTrait::Sweeping);
        if sweeps && !attack.is_second && self.find(attacker).is_some() {
            offer(self, FollowUpKind::Sweep);
        } else if let Some(whirl) = self.whirl_of(attack, attacker) {
            let whirling = Attack { whirl, ..*attack };
            let follow_up = FollowUp::new(FollowUpKind::Sweep, attacker, &whirling);
            self.pending.push(Frame::FollowUp(follow_up));
        } else {
            self.land(attack);
        }
        // MW-RULING-95: at the end of the attack action.
        let may_be_granted = !attack.is_spell && attack.is_melee() && !attack.is_extra;
        if may_be_granted && self.use_extra_attack(attacker) {
            offer(self, FollowUpKind::Extra);
        }
    }

    /// MW-ATTACK-GEN-20, MW-CARD-17: how many further targets an attack can go on to by a whirl: one made with a full
    /// action, which nothing was done before.
    fn whirl_of(&self, attack: &Attack, attacker: ObjectId) -> Option<u8> {
        self.find(attacker)?;
        if attack.is_second {
            return Some(attack.whirl).filter(|left| *left > 0);
        }
        let phase = self.action_phase().filter(|phase| phase.creature == attacker);
        let full = phase.is_some_and(|phase| phase.moves == 0);
        let able = full && !attack.is_spell && !attack.is_extra && is_quick_melee(attack.bar.bar());
        (able && self.may_whirl(attacker)).then_some(MORE_WHIRLS)
    }

    /// Asks whether the attack is made, if it can be; otherwise what it would end is over.
    pub(crate) fn run_follow_up(&mut self, follow_up: FollowUp) {
        let attacker = self.find(follow_up.attacker).filter(|_| !follow_up.made);
        match attacker.filter(|attacker| self.may_follow(&follow_up, attacker)) {
            Some(attacker) if attacker.is_neutral() => self.strike_by_itself(&follow_up),
            Some(attacker) => self.wait(Frame::FollowUp(follow_up), attacker.controller),
            None => self.end_follow_up(&follow_up),
        }
    }

    /// MW-DOM-17, MW-DOM-33, MW-DOM-35: a guardian strikes back, and nobody is asked whether.
    fn strike_by_itself(&mut self, follow_up: &FollowUp) {
        let seat = self.decider(NOBODY);
        let mut options = Vec::new();
        follow_up.answers(self, seat, &mut Answers::Options(&mut options));
        match options.first().filter(|_| follow_up.kind == FollowUpKind::Counterstrike) {
            Some(choice) => follow_up.take(self, seat, *choice),
            None => self.end_follow_up(follow_up),
        }
    }

    fn may_follow(&self, follow_up: &FollowUp, attacker: &Object) -> bool {
        // MW-COUNTERSTRIKE-05, MW-RULING-11: only a defender that is still there, with the attacker, is asked.
        let may = follow_up.kind != FollowUpKind::Counterstrike
            || self.find(follow_up.last).is_some_and(|other| other.place == attacker.place)
                && !derive::traits(self, attacker).has(Flag::Incapacitated); // MW-COUNTERSTRIKE-13
        may && follow_up.has_options(self, attacker.controller)
    }

    /// It was made or it is not: a flyer that swept lands, and MW-ATTACK-S09-02: who could strike back guards no longer.
    fn end_follow_up(&mut self, follow_up: &FollowUp) {
        match follow_up.kind {
            FollowUpKind::Counterstrike => self.remove_guard(follow_up.attacker),
            FollowUpKind::Sweep => self.land(&follow_up.after),
            FollowUpKind::Extra | FollowUpKind::Jump => (),
        }
    }

    /// MW-GUARD-02, MW-COUNTERSTRIKE-01, MW-COUNTERSTRIKE-08: quick melee attacks that have Counterstrike.
    fn can_counterstrike(&self, defender: ObjectId, bar: &AttackBar) -> bool {
        let all = |object: &Object| {
            object.flags.guard || derive::traits(self, object).has(Flag::Counterstrike)
        };
        is_quick_melee(bar)
            && (bar.traits.contains(&AttackTrait::Counterstrike)
                || self.find(defender).is_some_and(all))
    }

    /// Whether the second attack of Sweeping can go there.
    fn judge_sweep(&self, attacker: ObjectId, first: &Attack, second: &Object) -> Judgement {
        let unknown = || other_question(mw::TRAIT_SWEEPING_01);
        let attacker = self.find(attacker).ok_or_else(unknown)?;
        let twice = second.id == first.defender || first.whirled.contains(&Some(second.id));
        forbid(twice, mw::TRAIT_SWEEPING_02, "refusal-swept-already")?;
        let bar = first.bar.bar();
        // MW-TRAIT-SWEEPING-04, MW-TRAIT-SWEEPING-05: a flyer stays as high as it was for its first target.
        let own = derive::traits(self, attacker);
        let is_flyer = own.has(Flag::Flying) || attacker.flags.swooping;
        let same_height = derive::traits(self, second).has(Flag::Flying) == own.has(Flag::Flying);
        let low = first.is_melee() && !bar.traits.contains(&AttackTrait::Reach);
        let too_far = is_flyer && !same_height && low;
        forbid(too_far, mw::TRAIT_SWEEPING_04, "refusal-sweep-height")?;
        self.judge_defender(&Striker::new(self, attacker), bar, second)?;
        // MW-TRAIT-SWEEPING-01, MW-ATTACK-GEN-18: in the zone of the first one, where walls are not.
        let zone = self.zone_of(second);
        let same_zone = zone.is_some() && (first.is_melee() || zone == first.zone);
        needs(same_zone, mw::TRAIT_SWEEPING_01, "refusal-melee-other-zone")
    }

    fn judge_extra_attack(
        &self,
        attacker: ObjectId,
        bar: &AttackBar,
        target: &Object,
    ) -> Judgement {
        let attacker = self.find(attacker).ok_or_else(|| other_question(mw::ATTACK_GEN_03))?;
        needs(is_quick_melee(bar), mw::ATTACK_GEN_03, "refusal-quick-melee")?;
        self.judge_defender(&Striker::new(self, attacker), bar, target)
    }

    /// Near enough to the last target, in its sight, and nobody twice.
    pub(super) fn judge_jump(&self, attack: &Attack, last: ObjectId, object: &Object) -> Judgement {
        let unfit = || Refusal::new(mw::GEN_01, "refusal-target");
        let can_be_hit = self.has_life(object) && !matches!(object.place, Place::Away(_));
        needs(can_be_hit, mw::GEN_01, "refusal-target")?;
        let twice = self.round_facts.contains(&RoundFact::JumpedTo { target: object.id });
        forbid(twice, mw::GEN_01, "refusal-swept-already")?;
        let attacker = attack.attacker.and_then(|id| self.find(id));
        self.judge_ranged_target(attacker, attack.bar.bar(), object)?;
        let last = self.find_or_departed(last).ok_or_else(unfit)?;
        let from = self.zone_of(last).ok_or_else(unfit)?;
        let (within, _) = jump_of(attack.bar).ok_or_else(unfit)?;
        self.distance(from, object).filter(|distance| *distance <= within).ok_or_else(unfit)?;
        self.judge_dark(from, object)?;
        needs(derive::sees(self, last, object), mw::LOS_01, "refusal-no-sight")
    }
}

fn is_quick_melee(bar: &AttackBar) -> bool {
    bar.action == ActionKind::Quick && bar.reach == AttackReach::Melee
}

/// How far an attack goes on from each target it damaged, and with how much less.
fn jump_of(bar: BarRef) -> Option<(u8, i8)> {
    bar.bar().traits.iter().find_map(|held| match held {
        AttackTrait::Jumps { within, fewer } => {
            Some((*within, i8::try_from(*fewer).unwrap_or(i8::MAX)))
        }
        _ => None,
    })
}
