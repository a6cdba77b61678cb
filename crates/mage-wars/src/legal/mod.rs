//! Answers one might think of, and the one judgement about them. Options and "why not?" both come from here.

mod action;
mod list;
mod target;
mod think;

use arrayvec::ArrayVec;
use kernel::{Game, Refusal, RuleId, Seat};
use rules::mw;

use crate::{
    fits,
    flow::{ActionPhase, Choice, Frame, Question, Triggered, UpkeepKind, UpkeepTask},
    state::{MageWars, Object, ObjectId},
};

impl MageWars {
    /// Whether the answer is allowed, or the rule it breaks. The seat is asked.
    pub(crate) fn judge_choice(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match (self.asked(seat), choice) {
            (Some(Question::Initiative), Choice::Initiative(holder)) => {
                known(holder.0 < self.seats, mw::SETUP_10)
            }
            (Some(Question::UpkeepSeat), Choice::UpkeepSeat(other)) => {
                let has_some = self.waiting_tasks().iter().any(|task| task.seat == other);
                known(has_some, mw::READY_17)
            }
            (Some(Question::Upkeep), Choice::Upkeep { object, kind }) => {
                let own = self
                    .waiting_tasks()
                    .iter()
                    .any(|task| task.seat == seat && task.object == object && task.kind == kind);
                known(own, mw::READY_16)?;
                match (kind, self.find(object)) {
                    (UpkeepKind::Use(at), Some(object)) => {
                        known(self.may_use_in_upkeep(seat, object, at).is_some(), mw::GEN_19)
                    }
                    _ => Ok(()),
                }
            }
            (Some(Question::Upkeep), Choice::Pass) => {
                let mut own = self.waiting_tasks().iter().filter(|task| task.seat == seat);
                known(own.all(UpkeepTask::is_offer), mw::READY_16)
            }
            (Some(Question::Plan), Choice::Prepare { card, caster }) => {
                self.judge_plan(seat, card, caster)
            }
            (Some(Question::Plan), Choice::PutBack { card, caster }) => {
                self.judge_put_back(seat, card, caster)
            }
            (
                Some(Question::Deploy | Question::Quickcast | Question::Around | Question::Turn),
                Choice::Cast { caster, spell, on },
            ) => match self.manner_now() {
                Some(manner) => self.judge_cast(seat, caster, spell, on, manner),
                None => Err(other_question(mw::CAST_16)),
            },
            (
                Some(Question::Around | Question::Turn),
                Choice::Use { object, ability, on, number },
            ) => self.judge_use(seat, (object, ability, on, number), None),
            (Some(Question::Detail { detail, .. }), choice) => match self.agenda.peek() {
                Some(Frame::Declare(cast)) => self.judge_detail(cast, *detail, choice),
                _ => Err(other_question(mw::CAST_06)),
            },
            (Some(Question::ReplaceRing { mage }), Choice::Pick(ring)) => {
                let rings = match self.agenda.peek() {
                    Some(Frame::ReplaceRing { card, .. }) => {
                        fits::equipment_conflicts(self, *mage, *card, None).one_of
                    }
                    _ => ArrayVec::new(),
                };
                known(rings.contains(&ring), mw::EQUIP_16)
            }
            (Some(Question::Extend { .. }), Choice::Border(border)) => match self.agenda.peek() {
                Some(Frame::Extend(wall)) => self.judge_extension(wall, border),
                _ => Err(other_question(mw::WALL_20)),
            },
            (Some(Question::Bind { object }), Choice::Bind(card)) => {
                self.judge_binding(seat, *object, card)
            }
            (Some(Question::Decide { decision, .. }), choice) => match self.agenda.peek() {
                Some(Frame::Run(run)) => self.judge_decision(run, *decision, choice),
                _ => Err(other_question(mw::GEN_06)),
            },
            (Some(Question::Order), Choice::Order { object, ability }) => {
                let own = self
                    .waiting_triggers()
                    .iter()
                    .any(|it| it.you == seat && (it.object, it.ability) == (object, ability));
                known(own, mw::GEN_09)
            }
            (
                Some(Question::MustReveal { enchantment }),
                Choice::Reveal { enchantment: it, .. },
            ) => known(it == *enchantment, mw::MANDATORY_01),
            (Some(Question::NextDefender { .. }), Choice::Pick(id)) => self.judge_next_defender(id),
            (Some(Question::ExtraAttack { attacker }), choice @ Choice::Attack { .. }) => {
                self.judge_extra_attack(*attacker, choice)
            }
            (Some(Question::Jump { .. }), Choice::Pick(id)) => match self.agenda.peek() {
                Some(Frame::Jump { attack }) => self.judge_jump(attack, id),
                _ => Err(other_question(mw::GEN_01)),
            },
            (Some(Question::Turn), Choice::Activate(creature)) => {
                self.judge_activation(seat, creature)
            }
            (Some(Question::Turn), Choice::Pass) => self.judge_pass(seat),
            (Some(Question::Act { .. }), choice) => match self.acting() {
                Some(phase) => self.judge_action(&phase, choice),
                None => Err(other_question(mw::ACTION_03)),
            },
            (Some(Question::Push { .. }), Choice::Push(_) | Choice::Pass) => {
                self.judge_push(choice)
            }
            (Some(Question::Defend { attack, .. }), Choice::Defend { source, at }) => {
                let mut defenses = Vec::new();
                self.defenses(attack.defender, &mut defenses);
                known(defenses.contains(&(source, at)), mw::DEFENSE_04)?;
                self.judge_defense(attack, source, at)
            }
            (Some(Question::Reroll { .. }), Choice::Reroll(dice)) => self.judge_reroll(dice),
            (Some(Question::Sweep { attacker }), Choice::Sweep(target)) => {
                self.judge_sweep(*attacker, target)
            }
            (
                Some(Question::Counterstrike { defender, .. }),
                Choice::Counterstrike { object, bar },
            ) => {
                let allowed =
                    self.counterstrike_bars(*defender).any(|other| other == (object, bar));
                match allowed {
                    true => Ok(()),
                    false => Err(Refusal::new(mw::COUNTERSTRIKE_08, "refusal-no-counterstrike")),
                }
            }
            (
                Some(
                    Question::Defend { .. }
                    | Question::Reroll { .. }
                    | Question::Sweep { .. }
                    | Question::Counterstrike { .. }
                    | Question::Reveal { .. }
                    | Question::Deploy
                    | Question::Quickcast
                    | Question::Around
                    | Question::Extend { .. }
                    | Question::Bind { .. }
                    | Question::ExtraAttack { .. }
                    | Question::Jump { .. },
                ),
                Choice::Pass,
            )
            | (Some(Question::PayUpkeep { .. }), Choice::PayUpkeep(_))
            | (Some(Question::Plan), Choice::Ready)
            | (Some(Question::Trigger { .. }), Choice::May(_)) => Ok(()),
            (Some(Question::Reveal { .. }), Choice::Reveal { enchantment, pay }) => {
                self.judge_reveal(seat, enchantment, pay)
            }
            (Some(question), _) => Err(other_question(rule_of(question))),
            (None, _) => Err(Refusal::new(Self::NOT_ASKED, "refusal-not-asked")),
        }
    }

    /// The upkeep events the innermost frame still holds.
    pub(super) fn waiting_tasks(&self) -> &[UpkeepTask] {
        match self.agenda.peek() {
            Some(Frame::Upkeep { tasks } | Frame::UpkeepOf { tasks, .. }) => tasks,
            _ => &[],
        }
    }

    /// The abilities the innermost frame still holds.
    pub(super) fn waiting_triggers(&self) -> &[Triggered] {
        match self.agenda.peek() {
            Some(Frame::Triggers { waiting }) => waiting,
            _ => &[],
        }
    }

    /// The Action Phase that waits for an answer.
    pub(crate) fn acting(&self) -> Option<ActionPhase> {
        match self.agenda.peek() {
            Some(Frame::ActionPhase(phase)) => Some(*phase),
            _ => None,
        }
    }

    fn judge_activation(&self, seat: Seat, creature: ObjectId) -> Result<(), Refusal> {
        let object = self.find(creature).filter(|object| self.is_creature(object));
        self.judge_activated(seat, object.ok_or_else(|| other_question(mw::ACTION_03))?)
    }

    /// Whether a creature in play is one this seat can activate.
    fn judge_activated(&self, seat: Seat, object: &Object) -> Result<(), Refusal> {
        if object.controller != seat {
            return Err(Refusal::new(mw::GEN_06, "refusal-not-yours"));
        }
        match self.can_be_activated(object) {
            true => Ok(()),
            false => Err(Refusal::new(mw::ACTION_10, "refusal-inactive")),
        }
    }

    /// MW-ACTION-04, MW-MULTI-03: passing needs an opponent with strictly more active creatures.
    fn judge_pass(&self, seat: Seat) -> Result<(), Refusal> {
        // MW-QUICKCAST-05, MW-QUICKCAST-17: what was done must come directly before an Action Phase.
        if let Some(Frame::Turn { bound: true, .. }) = self.agenda.peek() {
            return Err(Refusal::new(mw::QUICKCAST_17, "refusal-must-activate"));
        }
        let active = self.active_creatures();
        let own = active.get(seat.index()).copied().unwrap_or(0);
        let others = active.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let most = others.map(|(_, count)| *count).max().unwrap_or(0);
        if most > own {
            return Ok(());
        }
        let rule = if most == own { mw::ACTION_06 } else { mw::ACTION_04 };
        Err(Refusal::new(rule, "refusal-pass").with("own", own as i32).with("most", most as i32))
    }
}

/// The rule a question comes from, for answers that do not belong to it.
fn rule_of(question: &Question) -> RuleId {
    match question {
        Question::Initiative => mw::SETUP_10,
        Question::UpkeepSeat => mw::READY_17,
        Question::Upkeep => mw::READY_16,
        Question::PayUpkeep { .. } => mw::READY_12,
        Question::Plan => mw::READY_18,
        Question::Deploy => mw::READY_27,
        Question::Quickcast => mw::QUICKCAST_03,
        Question::Around => mw::QUICKCAST_06,
        Question::Detail { .. } => mw::CAST_06,
        Question::ReplaceRing { .. } => mw::EQUIP_16,
        Question::Extend { .. } => mw::WALL_20,
        Question::Bind { .. } => mw::SPELLBIND_01,
        Question::Decide { .. } | Question::Trigger { .. } => mw::GEN_06,
        Question::Order => mw::GEN_09,
        Question::MustReveal { .. } => mw::MANDATORY_01,
        Question::NextDefender { .. } => mw::ZONEATK_04,
        Question::ExtraAttack { .. } | Question::Jump { .. } | Question::Reroll { .. } => {
            mw::GEN_01
        }
        Question::Turn => mw::ACTION_03,
        Question::Act { .. } => mw::ACTION_18,
        Question::Push { .. } => mw::PUSH_03,
        Question::Defend { .. } => mw::DEFENSE_02,
        Question::Sweep { .. } => mw::TRAIT_SWEEPING_01,
        Question::Counterstrike { .. } => mw::COUNTERSTRIKE_01,
        Question::Reveal { .. } => mw::REVEAL_10,
    }
}

fn known(is_known: bool, rule: RuleId) -> Result<(), Refusal> {
    match is_known {
        true => Ok(()),
        false => Err(other_question(rule)),
    }
}

/// The answer does not belong to the question that is open.
pub(super) fn other_question(rule: RuleId) -> Refusal {
    Refusal::new(rule, "refusal-other-question")
}
