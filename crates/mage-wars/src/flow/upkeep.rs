//! The Upkeep Phase: conditions, regeneration and upkeep costs, in an order the players choose (MW-READY-12 to -17).

use arrayvec::ArrayVec;
use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{
    Aim, Choice, Frame, Question, Run, TriggerEvent, Triggered, Triggers,
    attack::{face_sum, told},
    effect::Context,
};
use crate::{
    cards::{self, Op, Part, ProgramRef, TriggerSet},
    derive::{self, Viewpoint},
    event::Event,
    legal::{Answers, Row, needs},
    state::{Cause, Face, MAX_SEATS, MageWars, Object, ObjectId, Place},
    vocabulary::{Ability, Condition, DamageType, Filter, Kind, Marker, Token, Trigger},
};

/// What the Upkeep Phase still holds, and what is asked about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upkeep {
    pub tasks: Vec<UpkeepTask>,
    pub step: UpkeepStep,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UpkeepStep {
    /// Whose event comes next: the initiative holder decides while several players have some (MW-READY-17).
    Whose,
    /// Which of this seat's events comes next (MW-READY-16).
    Which(Seat),
    /// The cost of an object is due.
    Due { object: ObjectId },
    /// Whether to pay for an object (MW-READY-12).
    Pay { object: ObjectId, cost: u8 },
}

/// One event of the Upkeep Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UpkeepTask {
    pub seat: Seat,
    pub object: ObjectId,
    pub kind: UpkeepKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UpkeepKind {
    Bleed,
    Burn,
    Rot,
    Regenerate,
    /// Damage may go from the mage to it (MW-TRAIT-LIFEBOND-01).
    BondFromMage,
    /// The same back to the mage.
    BondToMage,
    Cost,
    /// Counts down until it comes back.
    Return,
    /// What a V'Tar Orb gives (MW-DOM-11, MW-DOM-12).
    Orb,
    /// What an ability does in this phase.
    Ability(u8),
    /// An ability its controller may use in this phase.
    Use(u8),
}

impl UpkeepTask {
    /// Something its controller may do, and need not.
    pub fn is_offer(&self) -> bool {
        matches!(self.kind, UpkeepKind::Use(_)) || self.is_bond()
    }

    fn is_bond(&self) -> bool {
        matches!(self.kind, UpkeepKind::BondFromMage | UpkeepKind::BondToMage)
    }
}

impl Upkeep {
    /// What a seat is asked about its own events: an offer, several offers, or what comes first.
    fn words_for(&self, game: &MageWars, seat: Seat) -> Message {
        let mut own = self.tasks.iter().filter(|task| task.seat == seat);
        match (own.next(), own.next()) {
            (Some(&UpkeepTask { object, kind: UpkeepKind::Use(at), .. }), None) => {
                let (heading, ability, cost) = game.named_use(seat, object, at);
                msg!("ask-upkeep-use", heading = heading, ability = ability, cost = cost)
            }
            _ if self.tasks.iter().filter(|task| task.seat == seat).all(UpkeepTask::is_offer) => {
                msg!("ask-upkeep-offers")
            }
            _ => msg!("ask-upkeep"),
        }
    }

    pub fn new(tasks: Vec<UpkeepTask>) -> Self {
        Upkeep { tasks, step: UpkeepStep::Whose }
    }
}

impl Row for Upkeep {
    fn asks(&self) -> (Question, RuleId) {
        match self.step {
            UpkeepStep::Whose | UpkeepStep::Due { .. } => (Question::Upkeep, mw::READY_17),
            UpkeepStep::Which(_) => (Question::Upkeep, mw::READY_16),
            UpkeepStep::Pay { .. } => (Question::PayUpkeep, mw::READY_12),
        }
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        match self.step {
            UpkeepStep::Whose | UpkeepStep::Due { .. } => msg!("ask-upkeep-seat"),
            UpkeepStep::Which(_) => self.words_for(game, seat),
            UpkeepStep::Pay { object, cost } => {
                msg!("ask-pay-upkeep", object = game.object_arg(seat, object), cost = cost)
            }
        }
    }

    fn label(&self, game: &MageWars, seat: Seat, choice: &Choice) -> Option<Message> {
        match (self.step, choice) {
            (UpkeepStep::Which(_), Choice::Pass) => Some(msg!("choice-upkeep-pass")),
            (UpkeepStep::Pay { cost, .. }, Choice::PayUpkeep(true)) => {
                Some(msg!("choice-pay-mana", cost = cost))
            }
            (UpkeepStep::Pay { object, .. }, Choice::PayUpkeep(false)) => {
                Some(msg!("choice-let-die", object = game.object_arg(seat, object)))
            }
            _ => None,
        }
    }

    fn answers(&self, game: &MageWars, seat: Seat, answers: &mut Answers<'_>) {
        match self.step {
            UpkeepStep::Whose => {
                for other in Seat::all(game.seats) {
                    let due = game.due(&self.tasks).any(|task| task.seat == other);
                    answers.add_where(Choice::UpkeepSeat(other), due);
                }
            }
            UpkeepStep::Which(_) => {
                // What is an event of several players is named once.
                let own = |task: &UpkeepTask| UpkeepTask { seat, ..*task };
                let named =
                    |task: &&UpkeepTask| task.seat == seat || !self.tasks.contains(&own(task));
                for task in game.due(&self.tasks).filter(named) {
                    let UpkeepTask { object, kind, .. } = *task;
                    answers.add_if(Choice::Upkeep { object, kind }, || match kind {
                        _ if task.seat != seat => Err(self.other_question()),
                        UpkeepKind::Use(at) => {
                            let uses = |user| game.upkeep_uses(seat, user).any(|it| it == at);
                            let usable = game.find(object).is_none_or(uses);
                            needs(usable, mw::GEN_19, "refusal-other-question")
                        }
                        _ => Ok(()),
                    });
                }
                let mut own = game.due(&self.tasks).filter(|task| task.seat == seat);
                answers.add_where(Choice::Pass, own.all(UpkeepTask::is_offer));
            }
            // Nobody is asked before the cost is known.
            UpkeepStep::Due { .. } => (),
            UpkeepStep::Pay { .. } => answers.add_all([true, false].map(Choice::PayUpkeep)),
        }
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        let Upkeep { mut tasks, step } = self.clone();
        match (step, choice) {
            (UpkeepStep::Whose, Choice::UpkeepSeat(seat)) => {
                let step = UpkeepStep::Which(seat);
                game.agenda.push(Frame::Upkeep(Upkeep { tasks, step }));
            }
            (UpkeepStep::Which(seat), Choice::Upkeep { object, kind }) => {
                let task = UpkeepTask { seat, object, kind };
                if tasks.contains(&task) {
                    game.do_upkeep(task, tasks);
                } else {
                    game.wrong_answer(choice);
                }
            }
            // Only offers are left of this seat's: they go by.
            (UpkeepStep::Which(seat), Choice::Pass) => {
                tasks.retain(|task| task.seat != seat || !task.is_offer());
                game.agenda.push(Frame::Upkeep(Upkeep::new(tasks)));
            }
            (UpkeepStep::Pay { object, cost }, Choice::PayUpkeep(pays)) => {
                game.agenda.push(Frame::Upkeep(Upkeep::new(tasks)));
                let seat = game.find(object).map(|object| object.controller).filter(|_| pays);
                let saver = game.find(object).and_then(|object| game.upkeep_saver(object));
                if seat.is_some_and(|seat| game.pay(seat, u16::from(cost))) {
                    if let Some((saver, at, _)) = saver {
                        game.use_up(saver, at); // MW-CARD-16
                    }
                    game.fire(TriggerEvent::UpkeepPaid(object)); // MW-READY-36
                } else {
                    game.destroy(object, Cause::Upkeep);
                }
            }
            (_, other) => game.wrong_answer(other),
        }
    }
}

impl MageWars {
    /// MW-READY-15: everything that names this phase, as things stand at its beginning.
    #[inline(never)]
    pub(super) fn upkeep_tasks(&self) -> Vec<UpkeepTask> {
        let mut tasks = Vec::new();
        let some_upkeep = derive::board_index(self).upkeep || !self.lasting.is_empty();
        // MW-RULING-131: what is undamaged now may be damaged in this phase before it regenerates.
        let hurts = self.objects.iter().any(|object| {
            object.markers(Marker::Bleed) > 0
                || object.markers(Marker::Burn) > 0
                || object.markers(Marker::Rot) > 0
                || object.face == Face::Up
                    && cards::compiled(object.card).triggers.intersects(TriggerSet::UPKEEP)
        });
        for object in &self.objects {
            let mut add = |kind, applies: bool| {
                if applies {
                    let seat = self.decider(object.controller);
                    tasks.push(UpkeepTask { seat, object: object.id, kind });
                }
            };
            add(UpkeepKind::Bleed, object.markers(Marker::Bleed) > 0);
            add(UpkeepKind::Burn, object.markers(Marker::Burn) > 0);
            add(UpkeepKind::Rot, object.markers(Marker::Rot) > 0);
            let heals = || derive::traits(self, object).regenerate() > 0;
            add(UpkeepKind::Regenerate, (hurts || object.damage > 0) && heals());
            if derive::traits(self, object).lifebond() > 0 {
                add(UpkeepKind::BondFromMage, true);
                add(UpkeepKind::BondToMage, true);
            }
            // A hidden enchantment has no effect yet, its own upkeep included.
            let up = object.face == Face::Up;
            let costs = || {
                derive::upkeep(self, object) > 0
                    || up && self.card(object).abilities.iter().any(comes_due)
            };
            add(UpkeepKind::Cost, some_upkeep && costs());
            add(UpkeepKind::Return, matches!(object.place, Place::Away(_)));
            if self.card(object).kind == Kind::Mage {
                for at in self.upkeep_uses(object.controller, object) {
                    add(UpkeepKind::Use(at), true);
                }
            }
            if up && cards::compiled(object.card).triggers.intersects(TriggerSet::UPKEEP) {
                for (at, ability) in (0..).zip(&self.card(object).abilities) {
                    if let Ability::When { trigger: Trigger::Upkeep, optional, .. } = ability {
                        let (object, kind) = (object.id, UpkeepKind::Ability(at));
                        let seats = self.affected_by(object, at, *optional);
                        tasks.extend(seats.map(|seat| UpkeepTask { seat, object, kind }));
                    }
                }
            }
        }
        tasks
    }

    /// The events that would do something now. A regeneration waits while there is nothing to remove, and comes to nothing
    /// if there never is (MW-RULING-101, MW-RULING-131).
    fn due<'t>(&self, tasks: &'t [UpkeepTask]) -> impl Iterator<Item = &'t UpkeepTask> {
        tasks.iter().filter(|task| match task.kind {
            UpkeepKind::Regenerate => {
                self.find(task.object).is_some_and(|object| self.can_heal(object))
            }
            UpkeepKind::BondFromMage | UpkeepKind::BondToMage => self
                .bond(task)
                .and_then(|(from, _)| self.find(from))
                .is_some_and(|from| from.curable() > 0),
            _ => true,
        })
    }

    /// From whom damage goes by Lifebond, and to whom.
    fn bond(&self, task: &UpkeepTask) -> Option<(ObjectId, ObjectId)> {
        let (object, mage) = (task.object, self.mage(task.seat)?.id);
        let to_mage = task.kind == UpkeepKind::BondToMage;
        Some(if to_mage { (object, mage) } else { (mage, object) })
    }

    /// Whose event comes next, and which; or whether to pay for one.
    #[inline(never)]
    pub(super) fn run_upkeep(&mut self, upkeep: Upkeep) {
        let Upkeep { mut tasks, step } = upkeep;
        match step {
            UpkeepStep::Whose => {
                tasks.retain(|task| self.find(task.object).is_some());
                let Some(first) = self.due(&tasks).next().copied() else { return }; // all is done
                let seat = first.seat;
                // The parts of one event come in any order.
                let event = (first.object, first.kind);
                let parts = self.due(&tasks).all(|task| (task.object, task.kind) == event);
                let alike = self.due(&tasks).all(|task| task.kind == UpkeepKind::Orb);
                if alike || parts && self.due(&tasks).nth(1).is_some() {
                    self.do_upkeep(first, tasks);
                } else if self.due(&tasks).all(|task| task.seat == seat) {
                    self.next_upkeep_of(seat, tasks);
                } else {
                    self.wait(Frame::Upkeep(Upkeep { tasks, step }), self.initiative);
                }
            }
            UpkeepStep::Which(seat) => self.next_upkeep_of(seat, tasks),
            UpkeepStep::Due { object } => {
                let due = self.find(object).map(|it| derive::upkeep(self, it));
                match due.filter(|cost| *cost > 0) {
                    Some(cost) => {
                        let saver = self.find(object).and_then(|it| self.upkeep_saver(it));
                        let less = saver.map_or(0, |(_, _, less)| less);
                        let cost = u8::try_from(cost).unwrap_or(u8::MAX).saturating_sub(less);
                        self.ask_for_upkeep(object, cost, tasks);
                    }
                    None => self.agenda.push(Frame::Upkeep(Upkeep::new(tasks))),
                }
            }
            UpkeepStep::Pay { .. } => self.broken("an upkeep cost was passed over"),
        }
    }

    /// The seat chooses among its own events, unless there is only one.
    fn next_upkeep_of(&mut self, seat: Seat, tasks: Vec<UpkeepTask>) {
        let (first, second, alike) = {
            let own = || self.due(&tasks).filter(|task| task.seat == seat).copied();
            // Orbs give the same in any order.
            let alike = own().all(|task| task.kind == UpkeepKind::Orb);
            (own().next(), own().nth(1), alike)
        };
        match (first, second) {
            (Some(task), _) if alike => self.do_upkeep(task, tasks),
            (Some(task), None) if !task.is_offer() => self.do_upkeep(task, tasks),
            (Some(_), _) => {
                let step = UpkeepStep::Which(seat);
                self.wait(Frame::Upkeep(Upkeep { tasks, step }), seat);
            }
            (None, _) => self.agenda.push(Frame::Upkeep(Upkeep::new(tasks))),
        }
    }

    fn do_upkeep(&mut self, task: UpkeepTask, mut tasks: Vec<UpkeepTask>) {
        tasks.retain(|other| *other != task);
        let Some(object) = self.find(task.object) else { return self.broken("upkeep of nobody") };
        let (object, traits) = (*object, derive::traits(self, object));
        if task.kind == UpkeepKind::Cost {
            // MW-READY-36: what raises the cost comes first.
            let step = UpkeepStep::Due { object: task.object };
            self.agenda.push(Frame::Upkeep(Upkeep { tasks, step }));
            return self.fire(TriggerEvent::UpkeepDue(task.object));
        }
        if task.is_bond() {
            // MW-TRAIT-LIFEBOND-03: one direction.
            tasks.retain(|other| other.object != task.object || !other.is_bond());
        }
        let markers = |marker| u16::from(object.markers(marker));
        self.agenda.push(Frame::Upkeep(Upkeep::new(tasks)));
        match task.kind {
            // MW-COND-BLEED-02
            UpkeepKind::Bleed => {
                self.deal_direct(task.object, markers(Marker::Bleed), None);
            }
            UpkeepKind::Burn => self.burn(task.object),
            // MW-COND-ROT-01
            UpkeepKind::Rot => {
                self.deal_direct(task.object, markers(Marker::Rot), Some(DamageType::Poison));
            }
            UpkeepKind::Regenerate => {
                self.heal(task.object, u16::from(traits.regenerate()));
            }
            UpkeepKind::BondFromMage | UpkeepKind::BondToMage => {
                if let Some((from, to)) = self.bond(&task) {
                    self.shift_damage(from, to, u16::from(traits.lifebond()));
                }
            }
            UpkeepKind::Return => self.count_down(task.object),
            UpkeepKind::Orb => self.power_by_orb(task.seat),
            UpkeepKind::Ability(ability) => self.begin_upkeep_ability(task, ability),
            UpkeepKind::Use(ability) => {
                self.use_ability(task.seat, task.object, ability, Aim::Nothing, 0);
            }
            UpkeepKind::Cost => self.broken("an upkeep cost is asked for, not done"),
        }
    }

    /// MW-RULING-91: the players whose objects an ability affects in this phase. What leaves a choice is its
    /// controller's.
    fn affected_by(
        &self,
        object: ObjectId,
        ability: u8,
        optional: bool,
    ) -> impl Iterator<Item = Seat> + use<> {
        let mut seats = ArrayVec::<Seat, MAX_SEATS>::new();
        let Some(object) = self.find(object) else { return seats.into_iter() };
        let program = ProgramRef { card: object.card, part: Part::Ability(ability) };
        match split(program) {
            Some((condition, filter, _)) => {
                let context = Context::of(object);
                let so = condition.is_none_or(|condition| self.is_so(&context, condition));
                let affected = if so { self.all_like(&context, filter) } else { Vec::new() };
                let found = |seat: &Seat| {
                    affected.iter().any(|id| {
                        self.find(*id).is_some_and(|it| self.decider(it.controller) == *seat)
                    })
                };
                seats.extend(Seat::all(self.seats).filter(found));
            }
            None => match cards::program(program).first() {
                Some(Op::Do(effect)) if !optional && effect.is_on_host() => {
                    let host = self.find(self.carrier(object).id).unwrap_or(object);
                    seats.push(self.decider(host.controller));
                }
                Some(_) | None => seats.push(self.decider(object.controller)),
            },
        }
        seats.into_iter()
    }

    /// What an ability does in this phase, to the objects of one player where it affects several (MW-RULING-91).
    fn begin_upkeep_ability(&mut self, task: UpkeepTask, ability: u8) {
        let Some(object) = self.find(task.object) else {
            return self.broken("an upkeep event of what left play");
        };
        let program = ProgramRef { card: object.card, part: Part::Ability(ability) };
        if let Some((condition, filter, at)) = split(program) {
            let context = Context { you: task.seat, ..Context::of(object) };
            if condition.is_some_and(|condition| !self.is_so(&context, condition)) {
                return; // it holds no longer
            }
            let run = Run { at, ..Run::new(program, context) };
            for id in self.all_like(&context, filter).into_iter().rev() {
                if self.find(id).is_some_and(|it| self.decider(it.controller) == task.seat) {
                    let context = Context { each: Some(id), ..context };
                    self.agenda.push(Frame::Run(Run { context, ..run }));
                }
            }
            return;
        }
        let triggered = Triggered::of(object, ability, None);
        self.pending.push(Frame::Triggers(Triggers::new(vec![triggered])));
    }

    /// One token less; with the last one it comes back.
    fn count_down(&mut self, id: ObjectId) {
        let Some(object) = self.find_mut(id) else { return self.broken("who comes back is gone") };
        let left = object.tokens(Token::Banish).saturating_sub(1);
        object.set_tokens(Token::Banish, left);
        if left == 0 {
            self.come_back(id);
        }
    }

    /// MW-COND-BURN-01, MW-COND-BURN-02: a die for each marker; a blank puts it out.
    fn burn(&mut self, id: ObjectId) {
        let count = self.find(id).map_or(0, |object| object.markers(Marker::Burn));
        self.roll_fires(id, count);
    }

    pub(super) fn roll_fires(&mut self, id: ObjectId, count: u8) {
        let faces = self.roll_attack_die(i32::from(count));
        let blanks = faces.iter().filter(|face| face_sum(**face) == 0).count();
        self.tell(id, |thing| Event::BurnRolled { thing, faces: told(&faces) });
        let damage = faces.into_iter().map(face_sum).sum();
        if !self.offer_embers(id, blanks as u8, damage) {
            self.burn_down(id, blanks as u8, damage);
        }
    }

    /// So many fires go out, and the others hurt.
    pub(super) fn burn_down(&mut self, id: ObjectId, out: u8, damage: u16) {
        self.remove_markers(id, Marker::Burn, out);
        self.deal_direct(id, damage, Some(DamageType::Flame));
    }

    /// MW-READY-12 to MW-READY-14, MW-RULING-51: the controller pays or lets it be destroyed; who cannot pay is not asked.
    fn ask_for_upkeep(&mut self, object: ObjectId, cost: u8, tasks: Vec<UpkeepTask>) {
        let seat = self.find(object).map(|object| object.controller);
        match seat.filter(|seat| self.mana_of(*seat) >= u16::from(cost)) {
            Some(seat) => {
                let step = UpkeepStep::Pay { object, cost };
                self.wait(Frame::Upkeep(Upkeep { tasks, step }), seat);
            }
            None => {
                self.agenda.push(Frame::Upkeep(Upkeep::new(tasks)));
                self.destroy(object, Cause::Upkeep);
            }
        }
    }

    /// MW-CARD-16: what makes an upkeep cost less that its controller's mage pays, by which ability and how much.
    fn upkeep_saver(&self, object: &Object) -> Option<(ObjectId, u8, u8)> {
        let mage = self.mage(object.controller)?;
        let worn = self.attached_to(mage.id).filter(|it| it.controller == object.controller);
        let mut savers = worn.filter(|it| it.face == Face::Up).flat_map(|saver| {
            let abilities = (0..).zip(&self.card(saver).abilities);
            abilities.map(move |(at, ability)| (saver, at, ability))
        });
        savers.find_map(|(saver, at, ability)| match ability {
            Ability::CheaperUpkeep { amount, which, times }
                if saver.uses(at) < *times
                    && derive::matches_from(self, &Viewpoint::of(saver), which, object) =>
            {
                Some((saver.id, at, *amount))
            }
            _ => None,
        })
    }

    /// MW-DAMAGE-09 to MW-DAMAGE-11: direct damage; only immunity to its type stops it.
    pub(crate) fn deal_direct(
        &mut self,
        id: ObjectId,
        amount: u16,
        damage_type: Option<DamageType>,
    ) -> u16 {
        let Some(object) = self.find(id) else { return 0 }; // it left play meanwhile
        let traits = derive::traits(self, object);
        if damage_type.is_some_and(|damage_type| traits.is_immune(damage_type)) {
            return 0;
        }
        self.deal(id, amount, None);
        amount
    }
}

/// Whether an ability acts when the upkeep cost is due.
fn comes_due(ability: &Ability) -> bool {
    matches!(ability, Ability::When { trigger: Trigger::UpkeepDue, .. })
}

/// Where an ability does the same to each of several objects and leaves no choice, so that it falls into parts: under which
/// condition, to whom, and from which step on.
fn split(program: ProgramRef) -> Option<(Option<&'static Condition>, &'static Filter, u8)> {
    let ops = cards::program(program);
    let whole = |end: &u8| usize::from(*end) == ops.len();
    let (condition, at) = match ops.first()? {
        Op::If(condition, end) if whole(end) => (Some(condition), 1),
        _ => (None, 0),
    };
    let Op::ForEach(filter, end) = ops.get(at)? else { return None };
    let plain = ops[at + 1..].iter().all(|op| matches!(op, Op::Do(_)));
    (whole(end) && plain).then_some((condition, filter, u8::try_from(at + 1).unwrap_or(u8::MAX)))
}
