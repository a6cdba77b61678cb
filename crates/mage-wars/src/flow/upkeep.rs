//! The Upkeep Phase: conditions, regeneration and upkeep costs, in an order the players choose (MW-READY-12 to -17).

use arrayvec::ArrayVec;
use kernel::{Log, Message, Refusal, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{
    ATTACK_DIE, Aim, Asks, Choice, Frame, Question, Triggered, Triggers, attack::face_sum,
};
use crate::{
    cards::{self, TriggerSet},
    derive,
    event::{Event, MAX_DICE},
    legal::require,
    state::{Cause, Face, MageWars, ObjectId, Place},
    vocabulary::{Ability, DamageType, Kind, Marker, Stat, Token, Trigger},
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
    Burn,
    Rot,
    Regenerate,
    Cost,
    /// Counts down until it comes back.
    Return,
    /// What an ability does in this phase.
    Ability(u8),
    /// An ability its controller may use in this phase.
    Use(u8),
}

impl UpkeepTask {
    /// Something its controller may do, and need not.
    pub fn is_offer(&self) -> bool {
        matches!(self.kind, UpkeepKind::Use(_))
    }
}

impl Upkeep {
    pub fn new(tasks: Vec<UpkeepTask>) -> Self {
        Upkeep { tasks, step: UpkeepStep::Whose }
    }
}

impl Asks for Upkeep {
    fn asks(&self) -> (Question, RuleId) {
        match self.step {
            UpkeepStep::Whose => (Question::Upkeep, mw::READY_17),
            UpkeepStep::Which(_) => (Question::Upkeep, mw::READY_16),
            UpkeepStep::Pay { .. } => (Question::PayUpkeep, mw::READY_12),
        }
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        match self.step {
            UpkeepStep::Whose => msg!("ask-upkeep-seat"),
            UpkeepStep::Which(_) => msg!("ask-upkeep"),
            UpkeepStep::Pay { object, cost } => {
                msg!("ask-pay-upkeep", object = game.object_arg(seat, object), cost = cost)
            }
        }
    }

    fn answers<const LEGAL: bool>(&self, game: &MageWars, _: Seat, out: &mut Vec<Choice>) {
        match self.step {
            UpkeepStep::Whose => out.extend(Seat::all(game.seats).map(Choice::UpkeepSeat)),
            UpkeepStep::Which(_) => {
                let upkeep = |it: &UpkeepTask| Choice::Upkeep { object: it.object, kind: it.kind };
                out.extend(self.tasks.iter().map(upkeep));
                out.push(Choice::Pass);
            }
            UpkeepStep::Pay { .. } => out.extend([true, false].map(Choice::PayUpkeep)),
        }
    }

    fn judge(&self, game: &MageWars, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let mut own = self.tasks.iter().filter(|task| task.seat == seat);
        match (self.step, choice) {
            (UpkeepStep::Whose, Choice::UpkeepSeat(other)) => {
                self.known(self.tasks.iter().any(|task| task.seat == other))
            }
            (UpkeepStep::Which(_), Choice::Upkeep { object, kind }) => {
                self.known(own.any(|task| (task.object, task.kind) == (object, kind)))?;
                match (kind, game.find(object)) {
                    (UpkeepKind::Use(at), Some(object)) => {
                        let usable = game.may_use_in_upkeep(seat, object, at).is_some();
                        require(usable, mw::GEN_19, "refusal-other-question")
                    }
                    _ => Ok(()),
                }
            }
            (UpkeepStep::Which(_), Choice::Pass) => self.known(own.all(UpkeepTask::is_offer)),
            (UpkeepStep::Pay { .. }, Choice::PayUpkeep(_)) => Ok(()),
            _ => Err(self.other_question()),
        }
    }

    fn take(self, game: &mut MageWars, _: Seat, choice: Choice, log: &mut Log<Event>) {
        let Upkeep { mut tasks, step } = self;
        match (step, choice) {
            (UpkeepStep::Whose, Choice::UpkeepSeat(seat)) => {
                let step = UpkeepStep::Which(seat);
                game.agenda.push(Frame::Upkeep(Upkeep { tasks, step }));
            }
            (UpkeepStep::Which(_), Choice::Upkeep { object, kind }) => {
                let chosen = |task: &&UpkeepTask| (task.object, task.kind) == (object, kind);
                match tasks.iter().find(chosen).copied() {
                    Some(task) => game.do_upkeep(task, tasks, log),
                    None => game.wrong_answer(choice),
                }
            }
            // Only offers are left of this seat's: they go by.
            (UpkeepStep::Which(seat), Choice::Pass) => {
                tasks.retain(|task| task.seat != seat);
                game.agenda.push(Frame::Upkeep(Upkeep::new(tasks)));
            }
            (UpkeepStep::Pay { object, cost }, Choice::PayUpkeep(pays)) => {
                game.agenda.push(Frame::Upkeep(Upkeep::new(tasks)));
                let seat = game.find(object).map(|object| object.controller).filter(|_| pays);
                if !seat.is_some_and(|seat| game.pay(seat, u16::from(cost), log)) {
                    game.destroy(object, Cause::Upkeep, log);
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
        for object in &self.objects {
            let mut add = |kind, applies: bool| {
                if applies {
                    tasks.push(UpkeepTask { seat: object.controller, object: object.id, kind });
                }
            };
            add(UpkeepKind::Burn, object.markers(Marker::Burn) > 0);
            add(UpkeepKind::Rot, object.markers(Marker::Rot) > 0);
            let heals = || derive::traits(self, object).regenerate() > 0;
            add(UpkeepKind::Regenerate, object.damage > 0 && heals());
            // A hidden enchantment has no effect yet, its upkeep included.
            let up = object.face == Face::Up;
            let costs = || derive::traits(self, object).plus(Stat::Upkeep) > 0;
            add(UpkeepKind::Cost, some_upkeep && up && costs());
            add(UpkeepKind::Return, matches!(object.place, Place::Away(_)));
            if up && cards::compiled(object.card).triggers.hears(TriggerSet::UPKEEP) {
                for (at, ability) in (0..).zip(&self.card(object).abilities) {
                    let named = matches!(ability, Ability::When { trigger: Trigger::Upkeep, .. });
                    add(UpkeepKind::Ability(at), named);
                }
            }
            if self.card(object).kind == Kind::Mage {
                for at in self.upkeep_uses(object) {
                    let usable = self.may_use_in_upkeep(object.controller, object, at).is_some();
                    add(UpkeepKind::Use(at), usable);
                }
            }
        }
        tasks
    }

    /// Whose event comes next, and which; or whether to pay for one.
    #[inline(never)]
    pub(super) fn run_upkeep(&mut self, upkeep: Upkeep, log: &mut Log<Event>) {
        let Upkeep { mut tasks, step } = upkeep;
        match step {
            UpkeepStep::Whose => {
                tasks.retain(|task| self.find(task.object).is_some());
                let Some(first) = tasks.first() else { return }; // all is done
                let seat = first.seat;
                if tasks.iter().all(|task| task.seat == seat) {
                    self.next_upkeep_of(seat, tasks, log);
                } else {
                    self.wait(Frame::Upkeep(Upkeep { tasks, step }), self.initiative);
                }
            }
            UpkeepStep::Which(seat) => self.next_upkeep_of(seat, tasks, log),
            UpkeepStep::Pay { .. } => self.broken("an upkeep cost was passed over"),
        }
    }

    /// The seat chooses among its own events, unless there is only one.
    fn next_upkeep_of(&mut self, seat: Seat, tasks: Vec<UpkeepTask>, log: &mut Log<Event>) {
        let mut own = tasks.iter().filter(|task| task.seat == seat);
        match (own.next().copied(), own.next()) {
            (Some(task), None) if !task.is_offer() => self.do_upkeep(task, tasks, log),
            (Some(_), _) => {
                let step = UpkeepStep::Which(seat);
                self.wait(Frame::Upkeep(Upkeep { tasks, step }), seat);
            }
            (None, _) => self.agenda.push(Frame::Upkeep(Upkeep::new(tasks))),
        }
    }

    fn do_upkeep(&mut self, task: UpkeepTask, mut tasks: Vec<UpkeepTask>, log: &mut Log<Event>) {
        tasks.retain(|other| *other != task);
        let Some(object) = self.find(task.object) else {
            return self.broken("an upkeep event of what left play");
        };
        let traits = derive::traits(self, object);
        if task.kind == UpkeepKind::Cost {
            let cost = u8::try_from(traits.plus(Stat::Upkeep)).unwrap_or(0);
            return self.ask_for_upkeep(task.object, cost, tasks, log);
        }
        let (card, rot) = (object.card, u16::from(object.markers(Marker::Rot)));
        self.agenda.push(Frame::Upkeep(Upkeep::new(tasks)));
        match task.kind {
            UpkeepKind::Burn => self.burn(task.object, log),
            // MW-COND-ROT-01
            UpkeepKind::Rot => {
                self.deal_direct(task.object, rot, Some(DamageType::Poison), log);
            }
            UpkeepKind::Regenerate => {
                self.heal(task.object, u16::from(traits.regenerate()), log);
            }
            UpkeepKind::Return => self.count_down(task.object, log),
            UpkeepKind::Ability(ability) => {
                let triggered = Triggered {
                    object: task.object,
                    card,
                    ability,
                    you: task.seat,
                    actor: None,
                    hidden: false,
                    unpaid: false,
                };
                self.pending.push(Frame::Triggers(Triggers::new(vec![triggered])));
            }
            UpkeepKind::Use(ability) => {
                self.use_ability(task.seat, task.object, ability, Aim::Nothing, 0, log);
            }
            UpkeepKind::Cost => self.broken("an upkeep cost is asked for, not done"),
        }
    }

    /// One token less; with the last one it comes back.
    fn count_down(&mut self, id: ObjectId, log: &mut Log<Event>) {
        let Some(mut object) = self.find_mut(id) else {
            return self.broken("who comes back is gone");
        };
        let left = object.tokens(Token::Banish).saturating_sub(1);
        object.set_tokens(Token::Banish, left);
        drop(object);
        if left == 0 {
            self.come_back(id, log);
        }
    }

    /// MW-COND-BURN-01, MW-COND-BURN-02: a die for each marker; a blank puts it out.
    fn burn(&mut self, id: ObjectId, log: &mut Log<Event>) {
        let count = self.find(id).map_or(0, |object| object.markers(Marker::Burn));
        let mut faces = ArrayVec::<u8, MAX_DICE>::new();
        let (mut damage, mut out) = (0, 0);
        for _ in 0..count {
            let face = self.chance.roll(ATTACK_DIE);
            let _ = faces.try_push(face); // more are rolled, but not told
            damage += face_sum(face);
            out += u8::from(face_sum(face) == 0);
        }
        if let Some(thing) = self.thing(id) {
            log.push(|| Event::BurnRolled { thing, faces });
        }
        self.remove_markers(id, Marker::Burn, out, log);
        self.deal_direct(id, damage, Some(DamageType::Flame), log);
    }

    /// MW-READY-12 to MW-READY-14, MW-RULING-51: the controller pays or lets it be destroyed; who cannot pay is not asked.
    fn ask_for_upkeep(
        &mut self,
        object: ObjectId,
        cost: u8,
        tasks: Vec<UpkeepTask>,
        log: &mut Log<Event>,
    ) {
        let seat = self.find(object).map(|object| object.controller);
        let payer =
            seat.filter(|seat| self.mage(*seat).map_or(0, |mage| mage.mana) >= u16::from(cost));
        match payer {
            Some(seat) => {
                let step = UpkeepStep::Pay { object, cost };
                self.wait(Frame::Upkeep(Upkeep { tasks, step }), seat);
            }
            None => {
                self.agenda.push(Frame::Upkeep(Upkeep::new(tasks)));
                self.destroy(object, Cause::Upkeep, log);
            }
        }
    }

    /// MW-DAMAGE-09 to MW-DAMAGE-11: direct damage; only immunity to its type stops it.
    pub(crate) fn deal_direct(
        &mut self,
        id: ObjectId,
        amount: u16,
        damage_type: Option<DamageType>,
        log: &mut Log<Event>,
    ) -> u16 {
        let Some(object) = self.find(id) else { return 0 }; // it left play meanwhile
        let traits = derive::traits(self, object);
        if damage_type.is_some_and(|damage_type| traits.is_immune(damage_type)) {
            return 0;
        }
        self.deal(id, amount, None, log);
        amount
    }
}
