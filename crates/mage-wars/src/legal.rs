//! Answers one might think of, and the one judgement about them. Options and "why not?" both come from here.

use arrayvec::ArrayVec;
use kernel::{Game, Refusal, RuleId, Seat};
use rules::mw;

use crate::{
    cards,
    derive::{self, Flag},
    fits,
    flow::{
        ActionPhase, Attack, CastManner, CastStep, Choice, Frame, Question, Triggered, UpkeepKind,
        UpkeepTask,
    },
    state::{Face, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::{Ability, AttackBar, AttackReach, AttackTrait, Range},
};

impl MageWars {
    /// Everything a person could mean at this question, legal or not.
    pub(crate) fn think_of(&self, seat: Seat, out: &mut Vec<Choice>) {
        match self.asked(seat) {
            None => (),
            Some(Question::Initiative) => out.extend(Seat::all(self.seats).map(Choice::Initiative)),
            Some(Question::UpkeepSeat) => out.extend(Seat::all(self.seats).map(Choice::UpkeepSeat)),
            Some(Question::Upkeep) => out.extend(
                self.waiting_tasks()
                    .iter()
                    .map(|task| Choice::Upkeep { object: task.object, kind: task.kind })
                    .chain([Choice::Pass]),
            ),
            Some(Question::PayUpkeep { .. }) => out.extend([true, false].map(Choice::PayUpkeep)),
            Some(Question::Plan) => self.think_of_plans(seat, out),
            Some(Question::Deploy) => self.think_of_deployments(seat, out),
            Some(Question::Quickcast) => {
                self.think_of_quickcasts(seat, out);
                out.push(Choice::Pass);
            }
            Some(Question::Around) => {
                self.think_of_quickcasts(seat, out);
                self.think_of_uses(seat, None, out);
                out.push(Choice::Pass);
            }
            Some(Question::Detail { detail, .. }) => {
                if let Some(Frame::Declare(cast)) = self.agenda.peek() {
                    self.think_of_details(cast, *detail, out);
                }
            }
            Some(Question::ReplaceRing { mage }) => {
                out.extend(self.attached_to(*mage).map(|object| Choice::Pick(object.id)));
            }
            Some(Question::Extend { .. }) => {
                out.extend(self.borders().map(Choice::Border));
                out.push(Choice::Pass);
            }
            Some(Question::Bind { .. }) => self.think_of_bindings(seat, out),
            Some(Question::Decide { decision, .. }) => {
                if let Some(Frame::Run(run)) = self.agenda.peek() {
                    self.think_of_decisions(run, *decision, out);
                }
            }
            Some(Question::Order) => out.extend(
                self.waiting_triggers()
                    .iter()
                    .map(|it| Choice::Order { object: it.object, ability: it.ability }),
            ),
            Some(Question::Trigger { .. }) => out.extend([true, false].map(Choice::May)),
            Some(Question::MustReveal { enchantment }) => {
                let enchantment = *enchantment;
                out.extend([true, false].map(|pay| Choice::Reveal { enchantment, pay }));
            }
            Some(Question::NextDefender { .. }) => {
                out.extend(self.objects.iter().map(|object| Choice::Pick(object.id)));
            }
            Some(Question::ExtraAttack { attacker }) => {
                self.think_of_extra_attacks(*attacker, out);
            }
            Some(Question::Jump { .. }) => {
                out.extend(self.objects.iter().map(|object| Choice::Pick(object.id)));
                out.push(Choice::Pass);
            }
            Some(Question::Turn) => {
                out.extend(self.creatures().map(|creature| Choice::Activate(creature.id)));
                self.think_of_quickcasts(seat, out);
                self.think_of_uses(seat, None, out);
                out.push(Choice::Pass);
            }
            Some(Question::Act { creature }) => {
                self.think_of_actions(*creature, out);
                let caster = *creature;
                self.think_of_casts(seat, caster, |spell, on| {
                    out.push(Choice::Cast { caster, spell, on });
                });
                self.think_of_uses(seat, Some(*creature), out);
            }
            Some(Question::Push { who }) => {
                if let Some(&Place::Zone(here)) = self.find(*who).map(|object| &object.place) {
                    out.extend(self.near(here).map(Choice::Push));
                    out.push(Choice::Pass);
                }
            }
            Some(Question::Defend { defender, .. }) => {
                let mut defenses = Vec::new();
                self.defenses(*defender, &mut defenses);
                out.extend(defenses.into_iter().map(|(source, at)| Choice::Defend { source, at }));
                out.push(Choice::Pass);
            }
            Some(Question::Reroll { .. }) => self.think_of_rerolls(out),
            Some(Question::Sweep { attacker }) => {
                let others = self.objects.iter().filter(|object| object.id != *attacker);
                out.extend(others.filter(|it| self.has_life(it)).map(|it| Choice::Sweep(it.id)));
                out.push(Choice::Pass);
            }
            Some(Question::Counterstrike { defender, .. }) => {
                let bars = derive::bars(self, *defender);
                out.extend(bars.map(|(object, bar, _)| Choice::Counterstrike { object, bar }));
                out.push(Choice::Pass);
            }
            Some(Question::Reveal { .. }) => {
                let own = self.objects.iter().filter(|object| object.controller == seat);
                for hidden in own.filter(|object| object.face == Face::Down) {
                    for pay in [true, false] {
                        out.push(Choice::Reveal { enchantment: hidden.id, pay });
                    }
                }
                out.push(Choice::Pass);
            }
        }
    }

    fn near(&self, here: Zone) -> impl Iterator<Item = Zone> {
        self.arena.zones().filter(move |zone| zone.distance(here) == 1)
    }

    fn has_life(&self, object: &Object) -> bool {
        self.card(object).life.is_some()
    }

    fn think_of_actions(&self, creature: ObjectId, out: &mut Vec<Choice>) {
        let Some(object) = self.find(creature) else { return };
        if let Place::Zone(from) = object.place {
            out.extend(self.near(from).map(Choice::Move));
            let walled = self.near(from).filter(|to| self.wall_between(from, *to).is_some());
            out.extend(walled.map(Choice::Cross));
        }
        for (owner, bar, _) in derive::bars(self, creature) {
            let targets = self.objects.iter().filter(|target| self.has_life(target));
            out.extend(targets.map(|target| Choice::Attack {
                object: owner,
                bar,
                target: target.id,
            }));
        }
        out.push(Choice::Guard);
        out.push(Choice::Finish);
    }

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
                Some(manner) => self.judge_cast(seat, caster, spell, on, manner).map(|_| ()),
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
    fn waiting_tasks(&self) -> &[UpkeepTask] {
        match self.agenda.peek() {
            Some(Frame::Upkeep { tasks } | Frame::UpkeepOf { tasks, .. }) => tasks,
            _ => &[],
        }
    }

    /// The abilities the innermost frame still holds.
    fn waiting_triggers(&self) -> &[Triggered] {
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
        let object = object.ok_or_else(|| other_question(mw::ACTION_03))?;
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
        let own = self.active_creatures(seat);
        let most = Seat::all(self.seats)
            .filter(|other| *other != seat)
            .map(|other| self.active_creatures(other))
            .max()
            .unwrap_or(0);
        if most > own {
            return Ok(());
        }
        let rule = if most == own { mw::ACTION_06 } else { mw::ACTION_04 };
        Err(Refusal::new(rule, "refusal-pass").with("own", own as i32).with("most", most as i32))
    }

    fn judge_action(&self, phase: &ActionPhase, choice: Choice) -> Result<(), Refusal> {
        let object = self.find(phase.creature).ok_or_else(|| other_question(mw::ACTION_03))?;
        let attacks = matches!(choice, Choice::Attack { .. });
        if !attacks {
            self.judge_duty(phase, object, choice)?;
        }
        let stopped = phase.stopped.is_some() && !attacks && choice != Choice::Finish;
        if stopped {
            return Err(Refusal::new(mw::GEN_01, "refusal-stopped"));
        }
        match choice {
            Choice::Cast { caster, spell, on } => {
                if caster != object.id {
                    return Err(other_question(mw::ACTION_30));
                }
                self.judge_cast(object.controller, caster, spell, on, CastManner::Action)
                    .map(|_| ())
            }
            Choice::Use { object: used, ability, on, number } => {
                self.judge_use(object.controller, (used, ability, on, number), Some(phase))
            }
            Choice::Move(to) => {
                self.judge_way(object, to)?;
                self.may_move(phase)?;
                self.judge_passage(object, to)
            }
            Choice::Cross(to) => {
                self.judge_way(object, to)?;
                self.judge_crossing(phase, object, to)
            }
            Choice::Attack { object: owner, bar, target } => {
                let (_, _, printed) = derive::bars(self, object.id)
                    .find(|(id, at, _)| (*id, *at) == (owner, bar))
                    .ok_or_else(|| other_question(mw::ATTACK_GEN_03))?;
                self.may_use(phase, printed.action)?;
                if phase.stopped == Some(target) {
                    return Err(Refusal::new(mw::GEN_01, "refusal-stopped"));
                }
                self.judge_target(object, printed, target)?;
                self.judge_duty(phase, object, choice)
            }
            // MW-ACTION-24: guarding is a quick action.
            Choice::Guard => self.may_use(phase, crate::vocabulary::ActionKind::Quick),
            Choice::Finish => Ok(()),
            _ => Err(other_question(mw::ACTION_18)),
        }
    }

    /// Whether the zone is one a creature could go to from here.
    fn judge_way(&self, mover: &Object, to: Zone) -> Result<(), Refusal> {
        let Place::Zone(from) = mover.place else { return Err(other_question(mw::MOVE_01)) };
        if !self.arena.contains(to) {
            return Err(Refusal::new(mw::MOVE_03, "refusal-arena-edge"));
        }
        if from.distance(to) != 1 {
            let distance = from.distance(to);
            return Err(
                Refusal::new(mw::MOVE_01, "refusal-not-adjacent").with("distance", distance)
            );
        }
        Ok(())
    }

    /// Whether a creature can attack this target with this bar, whatever action it takes.
    pub(crate) fn judge_target(
        &self,
        attacker: &Object,
        bar: &AttackBar,
        target: ObjectId,
    ) -> Result<(), Refusal> {
        let target = self.find(target).ok_or_else(|| other_question(mw::ATTACK_S01_01))?;
        if !self.has_life(target) {
            return Err(Refusal::new(mw::ATTACK_GEN_01, "refusal-no-life"));
        }
        // MW-TRAIT-IMMUNITY-02
        if derive::is_immune(self, bar, target) {
            return Err(Refusal::new(mw::TRAIT_IMMUNITY_02, "refusal-immune"));
        }
        match bar.reach {
            AttackReach::Melee => self.judge_melee(attacker, bar, target),
            AttackReach::Ranged(range) => self.judge_ranged(attacker, range, target),
            AttackReach::Zone { .. }
            | AttackReach::DamageBarrier
            | AttackReach::Passage { .. }
            | AttackReach::Special => Err(other_question(mw::ATTACK_GEN_03)),
        }
    }

    fn judge_melee(
        &self,
        attacker: &Object,
        bar: &AttackBar,
        target: &Object,
    ) -> Result<(), Refusal> {
        // MW-WALL-07, MW-GUARD-20: walls at the border of its zone, whatever guards there are.
        if self.is_at_wall(attacker, target) {
            return Ok(());
        }
        if self.zone_of(target).is_none() || self.zone_of(target) != self.zone_of(attacker) {
            return Err(Refusal::new(mw::ATTACK_S01_01, "refusal-melee-other-zone"));
        }
        let (own, theirs) = (derive::traits(self, attacker), derive::traits(self, target));
        let reaches = own.has(Flag::Flying) || bar.traits.contains(&AttackTrait::Reach);
        if theirs.has(Flag::Flying) && !reaches {
            return Err(Refusal::new(mw::FLYING_01, "refusal-flying"));
        }
        // MW-GUARD-06: guards do not protect a creature from itself, nor what is attached to it. MW-GUARD-17: flyers among themselves ignore them.
        let in_the_air = own.has(Flag::Flying) && theirs.has(Flag::Flying);
        let is_guard = target.flags.guard && self.is_enemy(attacker.controller, target);
        let own_body = target.id == attacker.id || target.place == Place::On(attacker.id);
        if !own_body && !in_the_air && !is_guard && self.faces_guard(attacker) {
            return Err(Refusal::new(mw::GUARD_03, "refusal-guarded"));
        }
        Ok(())
    }

    /// MW-ATTACK-S01-03, MW-ATTACK-S01-04, MW-FLYING-02, MW-FLYING-03, MW-WALL-08
    fn judge_ranged(
        &self,
        attacker: &Object,
        Range { min, max }: Range,
        target: &Object,
    ) -> Result<(), Refusal> {
        let from = self.zone_of(attacker);
        let (Some(from), Some(distance)) =
            (from, from.and_then(|from| self.distance(from, target)))
        else {
            return Err(other_question(mw::ATTACK_S01_03));
        };
        let theirs = derive::traits(self, target);
        if theirs.has(Flag::UntargetableByRanged) {
            return Err(Refusal::new(mw::GEN_01, "refusal-not-by-ranged"));
        }
        let together = self.zone_of(target) == Some(from);
        let flyer = derive::traits(self, attacker).has(Flag::Flying) || theirs.has(Flag::Flying);
        let near_enough = distance <= max;
        let far_enough = distance >= min || (together && flyer);
        if !(near_enough && far_enough) {
            return Err(Refusal::new(mw::ATTACK_S01_03, "refusal-range")
                .with("distance", distance)
                .with("min", min)
                .with("max", max));
        }
        match derive::sees(self, attacker, target) {
            true => Ok(()),
            false => Err(Refusal::new(mw::ATTACK_S01_04, "refusal-no-sight")),
        }
    }

    /// MW-GUARD-03, MW-GUARD-10 to MW-GUARD-12, MW-GUARD-19: an enemy guard in the zone that cannot be ignored.
    fn faces_guard(&self, attacker: &Object) -> bool {
        let Some(zone) = self.zone_of(attacker) else { return false };
        if derive::traits(self, attacker).has(Flag::Elusive) {
            return false;
        }
        self.in_zone(zone).any(|other| {
            other.flags.guard && self.is_enemy(attacker.controller, other) && {
                let theirs = derive::traits(self, other);
                !theirs.has(Flag::Restrained) && !theirs.has(Flag::Pest)
            }
        })
    }

    fn judge_sweep(&self, attacker: ObjectId, target: ObjectId) -> Result<(), Refusal> {
        let (Some(object), Some(Frame::Sweep { attack, .. })) =
            (self.find(attacker), self.agenda.peek())
        else {
            return Err(other_question(mw::TRAIT_SWEEPING_01));
        };
        self.judge_second(object, attack, target)
    }

    /// Whether the second attack of Sweeping can go there.
    pub(crate) fn judge_second(
        &self,
        attacker: &Object,
        first: &Attack,
        target: ObjectId,
    ) -> Result<(), Refusal> {
        if target == first.defender {
            return Err(Refusal::new(mw::TRAIT_SWEEPING_02, "refusal-swept-already"));
        }
        let bar = first.bar.bar();
        let Some(second) = self.find(target) else {
            return Err(other_question(mw::TRAIT_SWEEPING_01));
        };
        // MW-TRAIT-SWEEPING-04, MW-TRAIT-SWEEPING-05: a flyer stays as high as it was for its first target.
        let own = derive::traits(self, attacker);
        let is_flyer = own.has(Flag::Flying) || attacker.flags.swooping;
        let same_height = derive::traits(self, second).has(Flag::Flying) == own.has(Flag::Flying);
        if is_flyer && !same_height && !bar.traits.contains(&AttackTrait::Reach) {
            return Err(Refusal::new(mw::TRAIT_SWEEPING_04, "refusal-sweep-height"));
        }
        self.judge_target(attacker, bar, target)?;
        // MW-TRAIT-SWEEPING-01: in the same zone, where walls are not.
        match self.zone_of(second).is_some() {
            true => Ok(()),
            false => Err(Refusal::new(mw::TRAIT_SWEEPING_01, "refusal-melee-other-zone")),
        }
    }

    fn judge_push(&self, choice: Choice) -> Result<(), Refusal> {
        let Some(Frame::Push { who, source }) = self.agenda.peek() else {
            return Err(other_question(mw::PUSH_03));
        };
        let leads_away = self.leads_away(*who, *source, choice);
        match leads_away {
            true => Ok(()),
            false => Err(Refusal::new(mw::PUSH_02, "refusal-push-direction")),
        }
    }

    fn judge_reveal(&self, seat: Seat, enchantment: ObjectId, pay: bool) -> Result<(), Refusal> {
        let object = self.find(enchantment).ok_or_else(|| other_question(mw::REVEAL_01))?;
        if object.controller != seat {
            return Err(Refusal::new(mw::GEN_06, "refusal-not-yours"));
        }
        if object.face == Face::Up {
            return Err(Refusal::new(mw::REVEAL_20, "refusal-already-revealed"));
        }
        self.judge_reveal_moment(object)?;
        let (cost, _) = self.reveal_price(object);
        let mana = self.mage(seat).map_or(0, |mage| mage.mana);
        match pay && mana < cost {
            true => {
                Err(Refusal::new(mw::GEN_19, "refusal-mana").with("needed", cost).with("has", mana))
            }
            false => Ok(()),
        }
    }
}

impl MageWars {
    /// What a card says about when it, or a spell's target, cannot be revealed.
    fn judge_reveal_moment(&self, object: &Object) -> Result<(), Refusal> {
        let kept_hidden = self.agenda.iter().any(|frame| match frame {
            // MW-CAST-12: once its costs are paid, the spell is cast.
            Frame::Cast { cast, step } => {
                *step > CastStep::PayCosts
                    && cast.on.object() == Some(object.id)
                    && cards::card(cast.card).abilities.contains(&Ability::KeepsTargetHidden)
            }
            _ => false,
        });
        let in_action = self.agenda.iter().any(|frame| {
            matches!(frame, Frame::Cast { .. } | Frame::Attack { .. } | Frame::Move { .. })
        });
        let only_outside = self.card(object).abilities.contains(&Ability::NotDuringActions);
        match kept_hidden || in_action && only_outside {
            true => Err(Refusal::new(mw::GEN_01, "refusal-reveal-moment")),
            false => Ok(()),
        }
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
fn other_question(rule: RuleId) -> Refusal {
    Refusal::new(rule, "refusal-other-question")
}
