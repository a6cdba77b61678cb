//! What a creature does in its Action Phase.

use kernel::{Message, Refusal, RuleId, Seat, msg};
use rules::mw;

use super::{
    ActionPhase, Attack, AttackKind, CastTiming, Choice, Frame, Moment, MoveKind, MoveStep,
    Movement, Question, TriggerEvent, ability::UseTime,
};
use crate::{
    cards,
    derive::{self, Flag, Traits, Viewpoint},
    legal::{Answers, Judgement, Row, Striker, affordable, forbid, needs, other_question},
    state::{Face, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::{ActionKind, AttackBar, AttackReach},
};

impl Row for ActionPhase {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Act { creature: self.creature }, mw::ACTION_18)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        msg!("ask-act", creature = game.object_arg(seat, self.creature))
    }

    fn answers(&self, game: &MageWars, seat: Seat, answers: &mut Answers<'_>) {
        answers.walk(
            |out| self.list::<false>(game, seat, out),
            |out| self.list::<true>(game, seat, out),
            |choice| self.judge(game, seat, choice),
        );
    }

    fn take(&self, game: &mut MageWars, seat: Seat, choice: Choice) {
        let creature = self.creature;
        let done = ActionPhase { done: true, ..*self };
        match choice {
            Choice::Cast { .. } | Choice::Use { .. } => {
                game.agenda.push(Frame::ActionPhase(*self));
                game.take_spell(seat, choice, CastTiming::Action);
            }
            Choice::Move(to) => {
                let traits = game.traits_of(creature);
                let teleports = traits.teleports() > 0;
                let kind = if teleports { MoveKind::Teleport } else { MoveKind::Action };
                game.do_action(game.after_move(*self, &traits));
                game.begin_move(creature, to, kind);
            }
            // MW-TELE-11: paid each time, and counted like a move action.
            Choice::Teleport(to) => {
                let traits = game.traits_of(creature);
                if !game.pay(seat, game.price_to_teleport(creature)) {
                    return game.wrong_answer(choice);
                }
                game.do_action(game.after_move(*self, &traits));
                game.begin_move(creature, to, MoveKind::Teleport);
            }
            // MW-RULING-65: a full action.
            Choice::Cross(to) => {
                game.do_action(done);
                game.begin_move(creature, to, MoveKind::Action);
            }
            Choice::Attack { object, bar, target } => {
                let Some(bar) = game.bar_ref(object, bar) else {
                    return game.wrong_answer(choice);
                };
                game.do_action(done);
                let mut attack = Attack::new(game, Some(creature), bar, target, AttackKind::Action);
                attack.charging = self.charges; // MW-TRAIT-CHARGE-01: directly after a move action
                game.begin_attack(attack);
            }
            Choice::AttackZone { object, bar, zone } => {
                let Some(bar) = game.bar_ref(object, bar) else {
                    return game.wrong_answer(choice);
                };
                game.do_action(done);
                game.begin_zone_attack(creature, bar, zone, false);
            }
            Choice::Guard => {
                game.do_action(done);
                game.place_guard(creature); // MW-GUARD-01
                game.fire(TriggerEvent::Guards(creature));
            }
            // MW-ACTION-20: doing nothing more ends the phase.
            Choice::Finish => game.end_action_phase(creature),
            other => game.wrong_answer(other),
        }
    }
}

impl ActionPhase {
    fn list<const LEGAL: bool>(&self, game: &MageWars, seat: Seat, out: &mut Vec<Choice>) {
        let Some(object) = game.find(self.creature) else { return }; // nothing is asked of what is gone
        // Who has no duty to attack may do everything, and who has one nothing but attack.
        let free = !LEGAL || game.judge_duty(self, object, Choice::Finish).is_ok();
        let unstopped = free && (!LEGAL || self.stopped.is_none());
        let ways = out.len();
        if !LEGAL || self.stopped.is_none() {
            self.walk_moves::<LEGAL>(game, object, out);
        }
        // A taunt may ask for a move.
        if !free {
            let mut at = 0..;
            out.retain(|choice| {
                at.next().is_none_or(|at| at < ways)
                    || game.judge_duty(self, object, *choice).is_ok()
            });
        }
        self.walk_attacks::<LEGAL>(game, object, free, out);
        if unstopped && (!LEGAL || game.may_use(self, ActionKind::Quick).is_ok()) {
            out.push(Choice::Guard);
        }
        if free {
            out.push(Choice::Finish);
        }
        if unstopped {
            game.walk_casts::<LEGAL>(seat, object.id, CastTiming::Action, out);
            // MW-QUICKCAST-08: one might want to, and cannot.
            if !LEGAL && game.mage(seat).is_some_and(|mage| mage.id != object.id) {
                game.walk_quickcasts::<false>(seat, out);
            }
            game.walk_uses::<LEGAL>(seat, UseTime::Acting(self), out);
        }
    }

    fn judge(&self, game: &MageWars, seat: Seat, choice: Choice) -> Judgement {
        let object = game.find(self.creature).ok_or_else(|| self.other_question())?;
        let attacks = matches!(choice, Choice::Attack { .. });
        if !attacks {
            game.judge_duty(self, object, choice)?;
        }
        let stopped = self.stopped.is_some() && !attacks && choice != Choice::Finish;
        forbid(stopped, mw::GEN_01, "refusal-stopped")?;
        match choice {
            Choice::Cast { caster, .. } => {
                let is_own_mage = game.mage(seat).is_some_and(|it| it.id == caster);
                let by_other = caster != object.id;
                forbid(is_own_mage && by_other, mw::QUICKCAST_08, "refusal-quickcast-now")?;
                forbid(by_other, mw::ACTION_30, "refusal-other-question")?;
                game.judge_spell(seat, choice, CastTiming::Action, UseTime::Acting(self))
            }
            Choice::Use { .. } => {
                game.judge_spell(seat, choice, CastTiming::Action, UseTime::Acting(self))
            }
            Choice::Move(_) | Choice::Cross(_) => self.judge_step(game, object, choice),
            Choice::Teleport(to) => game.judge_teleport(self, object, to),
            Choice::Attack { object: owner, bar, target } => {
                let printed = derive::bar_of(game, object.id, owner, bar)
                    .ok_or_else(|| other_question(mw::ATTACK_GEN_03))?;
                game.may_use(self, printed.action)?;
                forbid(self.stopped == Some(target), mw::GEN_01, "refusal-stopped")?;
                game.judge_target(object, printed, target)?;
                game.judge_duty(self, object, choice)
            }
            Choice::AttackZone { object: owner, bar, zone } => {
                let printed = derive::bar_of(game, object.id, owner, bar)
                    .ok_or_else(|| other_question(mw::ATTACK_GEN_03))?;
                game.may_use(self, printed.action)?;
                game.judge_zone_attack(object, printed, zone)
            }
            // MW-ACTION-24: guarding is a quick action.
            Choice::Guard => {
                let helpless = derive::traits(game, object).has(Flag::Incapacitated);
                forbid(helpless, mw::GUARD_13, "refusal-incapacitated")?;
                game.may_use(self, ActionKind::Quick)
            }
            Choice::Finish => Ok(()),
            _ => Err(self.other_question()),
        }
    }

    /// Whether a step to another zone can be made, whatever else should be done.
    pub(crate) fn judge_step(&self, game: &MageWars, object: &Object, choice: Choice) -> Judgement {
        match choice {
            Choice::Move(to) => {
                let zones = derive::traits(game, object).teleports();
                if zones == 0 && game.passage_of(object) == Some(to) {
                    return game.may_move(self);
                }
                game.judge_way(object, to, zones.max(1))?;
                game.may_move(self)?;
                // MW-TELE-01: past walls
                if zones == 0 { game.judge_passage(object, to) } else { Ok(()) }
            }
            Choice::Cross(to) => {
                game.judge_way(object, to, 1)?;
                game.judge_crossing(self, object, to)
            }
            _ => Err(self.other_question()),
        }
    }

    pub(crate) fn walk_moves<const LEGAL: bool>(
        &self,
        game: &MageWars,
        object: &Object,
        out: &mut Vec<Choice>,
    ) {
        let Place::Zone(from) = object.place else { return }; // out of the arena there are no ways
        if let Some((_, within)) = cards::compiled(object.card).teleports {
            let may = |to: &Zone| !LEGAL || game.judge_teleport(self, object, *to).is_ok();
            out.extend(game.within(from, within).filter(may).map(Choice::Teleport));
        }
        if !LEGAL || game.may_move(self).is_ok() {
            match derive::traits(game, object).teleports() {
                0 => {
                    let near = game.near(from);
                    let open = near.filter(|to| !LEGAL || game.judge_passage(object, *to).is_ok());
                    out.extend(open.map(Choice::Move));
                    out.extend(game.passage_of(object).map(Choice::Move));
                }
                zones => out.extend(game.within(from, zones).map(Choice::Move)),
            }
        }
        if derive::board_index(game).walls.is_empty() {
            return;
        }
        let walled = game.near(from).filter(|to| game.wall_between(from, *to).is_some());
        let passed = walled.filter(|to| !LEGAL || game.judge_crossing(self, object, *to).is_ok());
        out.extend(passed.map(Choice::Cross));
    }

    fn walk_attacks<const LEGAL: bool>(
        &self,
        game: &MageWars,
        attacker: &Object,
        free: bool,
        out: &mut Vec<Choice>,
    ) {
        let lively = derive::board_index(game).lively;
        let striker = Striker::new(game, attacker);
        derive::each_bar(game, attacker, |object, bar, printed| {
            if let AttackReach::Zone { .. } = printed.reach {
                return self.walk_zones::<LEGAL>(game, attacker, (object, bar, printed), free, out);
            }
            let attack = |target: &Object| Choice::Attack { object, bar, target: target.id };
            if !LEGAL {
                // Not what lies hidden: naming it would tell what it is.
                let open = game.objects.iter().filter(|target| target.face == Face::Up);
                return out.extend(open.map(attack));
            }
            if game.may_use_with(&striker.traits, self, printed.action).is_err() {
                return;
            }
            // Most targets are in other zones, where no melee attack reaches.
            let melee = printed.reach == AttackReach::Melee;
            let elsewhere = |target: &Object| {
                melee && matches!(target.place, Place::Zone(_)) && target.place != attacker.place
            };
            for target in game.objects.among(lively).filter(|it| !elsewhere(it)) {
                let allowed = self.stopped != Some(target.id)
                    && game.judge_defender(&striker, printed, target).is_ok()
                    && (free || game.judge_duty(self, attacker, attack(target)).is_ok());
                if allowed {
                    out.push(attack(target));
                }
            }
        });
    }

    /// The zones an attack on a whole zone can be made on. It fulfils no duty.
    fn walk_zones<const LEGAL: bool>(
        &self,
        game: &MageWars,
        attacker: &Object,
        (object, bar, printed): (ObjectId, u8, &AttackBar),
        free: bool,
        out: &mut Vec<Choice>,
    ) {
        let may = free && self.stopped.is_none() && game.may_use(self, printed.action).is_ok();
        if LEGAL && !may {
            return;
        }
        let fits = |zone: &Zone| !LEGAL || game.judge_zone_attack(attacker, printed, *zone).is_ok();
        let zones = game.arena.zones().filter(fits);
        out.extend(zones.map(|zone| Choice::AttackZone { object, bar, zone }));
    }
}

impl MageWars {
    /// The rest of the phase waits behind the action and the window after it (MW-REVEAL-05).
    fn do_action(&mut self, phase: ActionPhase) {
        self.agenda.push(Frame::ActionPhase(phase));
        self.open_window(Moment::ActionDone);
    }

    /// The steps of a move are still to come.
    pub(super) fn begin_move(&mut self, mover: ObjectId, to: Zone, kind: MoveKind) {
        let movement = Movement { mover, to, kind, canceled: false };
        self.agenda.push(Frame::Move { movement, step: MoveStep::DeclareMove });
    }

    /// An Action Phase with one more move. MW-MOVE-14: a second one is the quick action, unless the creature is Fast
    /// (MW-TRAIT-FAST-01).
    pub(crate) fn after_move(&self, phase: ActionPhase, traits: &Traits) -> ActionPhase {
        let moves = phase.moves + 1;
        ActionPhase { moves, charges: false, done: moves > self.free_moves(traits), ..phase }
    }

    fn traits_of(&self, creature: ObjectId) -> Traits {
        self.find(creature).map_or_else(Traits::default, |object| derive::traits(self, object))
    }

    /// Move actions that do not use up the quick action.
    fn free_moves(&self, traits: &Traits) -> u8 {
        if traits.has(Flag::Fast) { 2 } else { 1 }
    }

    /// MW-MOVE-18 to MW-MOVE-20: where a move action leads through a Secret Passage, past whatever lies between.
    fn passage_of(&self, mover: &Object) -> Option<Zone> {
        self.arena.passage_from(mover.place.zone()?)
    }

    /// Whether the zone is one a creature could go to from here.
    fn judge_way(&self, mover: &Object, to: Zone, zones: u8) -> Judgement {
        let Place::Zone(from) = mover.place else {
            return Err(other_question(mw::MOVE_01));
        };
        needs(self.arena.contains(to), mw::MOVE_03, "refusal-arena-edge")?;
        let distance = from.distance(to);
        if (1..=zones).contains(&distance) {
            return Ok(());
        }
        Err(Refusal::new(mw::MOVE_01, "refusal-not-adjacent").with("distance", distance))
    }

    /// Whether the acting creature may take a move action at all, wherever it leads.
    pub(crate) fn may_move(&self, phase: &ActionPhase) -> Judgement {
        let traits = self.traits_of(phase.creature);
        self.may_act(&traits)?;
        forbid(phase.stopped.is_some(), mw::GEN_01, "refusal-stopped")?;
        // MW-RULING-74: teleporting in place of a move is no move action.
        if traits.teleports() == 0 {
            if let Some(most) = traits.move_limit().filter(|most| phase.moves >= *most) {
                return Err(Refusal::new(mw::GEN_01, "refusal-move-limit").with("most", most));
            }
            forbid(traits.has(Flag::Rooted), mw::TRAIT_ROOTED_01, "refusal-rooted")?;
            forbid(traits.has(Flag::Restrained), mw::COND_RESTRAINED_01, "refusal-restrained")?;
            forbid(phase.moves > 0 && phase.hindered, mw::HINDER_03, "refusal-hindered")?;
        }
        self.judge_third_move(phase, &traits)?;
        match self.find(phase.creature).filter(|_| traits.teleports() == 0) {
            Some(mover) => self.judge_toll(mover),
            None => Ok(()),
        }
    }

    /// MW-RULING-74, MW-TELE-11: whether the acting creature may pay to teleport there in place of a move action.
    pub(crate) fn judge_teleport(
        &self,
        phase: &ActionPhase,
        mover: &Object,
        to: Zone,
    ) -> Judgement {
        let unknown = || other_question(mw::TELE_11);
        let compiled = cards::compiled(mover.card);
        let (mana, within) = compiled.teleports.ok_or_else(unknown)?;
        self.judge_way(mover, to, within)?;
        // MW-TELE-12: only where something like that is.
        let marked = compiled.teleports_to.as_ref().is_none_or(|wanted| {
            let view = Viewpoint::of(mover);
            let mut there = self.objects.iter().filter(|it| self.zone_of(it) == Some(to));
            there.any(|it| derive::matches_from(self, &view, wanted, it))
        });
        needs(marked, mw::TELE_12, "refusal-target")?;
        // MW-TELE-11: it must see where it goes then.
        let seen = compiled.teleports_to.is_none() || derive::Sight::of(self, mover).sees_zone(to);
        needs(seen, mw::TELE_11, "refusal-no-sight")?;
        let traits = derive::traits(self, mover);
        self.may_act(&traits)?;
        forbid(phase.stopped.is_some(), mw::GEN_01, "refusal-stopped")?;
        self.judge_third_move(phase, &traits)?;
        affordable(u16::from(mana), || self.mana_of(mover.controller))
    }

    /// MW-TRAIT-FAST-02: the quick action of a Fast creature that moved twice cannot be a third move.
    fn judge_third_move(&self, phase: &ActionPhase, traits: &Traits) -> Judgement {
        let third = self.free_moves(traits) == 2 && phase.moves >= 2;
        forbid(third, mw::TRAIT_FAST_02, "refusal-third-move")
    }

    /// What teleporting in place of a move action costs.
    pub(crate) fn price_to_teleport(&self, creature: ObjectId) -> u16 {
        let object = self.find(creature);
        let teleports = object.and_then(|object| cards::compiled(object.card).teleports);
        teleports.map_or(0, |(mana, _)| u16::from(mana))
    }

    /// MW-COND-INCAP-01: who is incapacitated does nothing.
    fn may_act(&self, traits: &Traits) -> Judgement {
        forbid(traits.has(Flag::Incapacitated), mw::COND_INCAP_01, "refusal-incapacitated")
    }

    /// Whether the acting creature may use an action of this kind now.
    pub(crate) fn may_use(&self, phase: &ActionPhase, kind: ActionKind) -> Judgement {
        self.may_use_with(&self.traits_of(phase.creature), phase, kind)
    }

    /// The same for a creature with these traits.
    pub(crate) fn may_use_with(
        &self,
        traits: &Traits,
        phase: &ActionPhase,
        kind: ActionKind,
    ) -> Judgement {
        self.may_act(traits)?;
        let too_late = kind == ActionKind::Full && phase.moves > 0;
        forbid(too_late, mw::ACTION_19, "refusal-full-action-after-move")
    }

    /// Adjacent zones, in the order of zones: row by row.
    pub(crate) fn near(&self, here: Zone) -> impl Iterator<Item = Zone> {
        let Zone { column, row } = here;
        let beside = [
            Zone::new(column, row.wrapping_sub(1)),
            Zone::new(column.wrapping_sub(1), row),
            Zone::new(column.saturating_add(1), row),
            Zone::new(column, row.saturating_add(1)),
        ];
        beside.into_iter().filter(|zone| self.arena.contains(*zone))
    }

    /// Zones up to so far away, in the same order.
    fn within(&self, here: Zone, zones: u8) -> impl Iterator<Item = Zone> {
        self.arena.zones().filter(move |zone| (1..=zones).contains(&zone.distance(here)))
    }
}
