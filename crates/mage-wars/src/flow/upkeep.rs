//! The Upkeep Phase: conditions, regeneration and upkeep costs, in an order the players choose (MW-READY-12 to -17).

use arrayvec::ArrayVec;
use kernel::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::{ATTACK_DIE, Aim, Choice, Frame, Question, Triggered, attack::face_sum};
use crate::{
    cards::{self, TriggerSet},
    derive,
    event::{Event, MAX_DICE},
    state::{Cause, Face, MageWars, ObjectId, Place},
    vocabulary::{Ability, DamageType, Kind, Marker, Stat, Token, Trigger},
};

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

impl MageWars {
    /// MW-READY-15: everything that names this phase, as things stand at its beginning.
    #[inline(never)]
    pub(super) fn upkeep_tasks(&self) -> Vec<UpkeepTask> {
        let mut tasks = Vec::new();
        let some_upkeep = derive::bearings(self).upkeep || !self.lasting.is_empty();
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

    /// Whose event comes next: the initiative holder decides while several players have some.
    #[inline(never)]
    pub(super) fn run_upkeep(&mut self, mut tasks: Vec<UpkeepTask>, log: &mut Log<Event>) {
        tasks.retain(|task| self.find(task.object).is_some());
        let Some(first) = tasks.first() else { return };
        let seat = first.seat;
        match tasks.iter().all(|task| task.seat == seat) {
            true => self.run_upkeep_of(seat, tasks, log),
            false => {
                let holder = self.initiative;
                self.wait(Frame::Upkeep { tasks }, holder, Question::UpkeepSeat);
            }
        }
    }

    pub(super) fn take_upkeep_seat(&mut self, tasks: Vec<UpkeepTask>, choice: Choice) {
        if let Choice::UpkeepSeat(seat) = choice {
            self.agenda.push(Frame::UpkeepOf { seat, tasks });
        }
    }

    /// The seat chooses among its own events, unless there is only one.
    pub(super) fn run_upkeep_of(
        &mut self,
        seat: Seat,
        tasks: Vec<UpkeepTask>,
        log: &mut Log<Event>,
    ) {
        let mut own = tasks.iter().filter(|task| task.seat == seat);
        match (own.next().copied(), own.next()) {
            (Some(task), None) if !task.is_offer() => self.do_upkeep(task, tasks, log),
            (Some(_), _) => {
                self.wait(Frame::UpkeepOf { seat, tasks }, seat, Question::Upkeep);
            }
            (None, _) => self.agenda.push(Frame::Upkeep { tasks }),
        }
    }

    pub(super) fn take_upkeep(
        &mut self,
        tasks: Vec<UpkeepTask>,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if choice == Choice::Pass {
            // Only offers are left of this seat's: they go by.
            let seat = tasks.iter().find(|task| task.is_offer()).map(|task| task.seat);
            let mut tasks = tasks;
            tasks.retain(|task| Some(task.seat) != seat);
            return self.agenda.push(Frame::Upkeep { tasks });
        }
        let chosen = tasks
            .iter()
            .copied()
            .find(|task| choice == Choice::Upkeep { object: task.object, kind: task.kind });
        if let Some(task) = chosen {
            self.do_upkeep(task, tasks, log);
        }
    }

    fn do_upkeep(&mut self, task: UpkeepTask, mut tasks: Vec<UpkeepTask>, log: &mut Log<Event>) {
        tasks.retain(|other| *other != task);
        self.agenda.push(Frame::Upkeep { tasks });
        let Some(object) = self.find(task.object) else { return };
        let traits = derive::traits(self, object);
        match task.kind {
            UpkeepKind::Burn => self.burn(task.object, log),
            // MW-COND-ROT-01
            UpkeepKind::Rot => {
                let amount = u16::from(object.markers(Marker::Rot));
                self.deal_direct(task.object, amount, Some(DamageType::Poison), log);
            }
            UpkeepKind::Regenerate => {
                self.heal(task.object, u16::from(traits.regenerate()), log);
            }
            UpkeepKind::Return => self.count_down(task.object, log),
            UpkeepKind::Ability(ability) => self.pending.push(Frame::Trigger(Triggered {
                object: task.object,
                card: object.card,
                ability,
                you: task.seat,
                actor: None,
                hidden: false,
                unpaid: false,
            })),
            UpkeepKind::Use(ability) => {
                self.use_ability(task.seat, task.object, ability, Aim::Nothing, 0, log);
            }
            UpkeepKind::Cost => {
                let cost = u8::try_from(traits.plus(Stat::Upkeep)).unwrap_or(0);
                self.agenda.push(Frame::PayUpkeep { object: task.object, cost });
            }
        }
    }

    /// One token less; with the last one it comes back.
    fn count_down(&mut self, id: ObjectId, log: &mut Log<Event>) {
        let Some(mut object) = self.find_mut(id) else { return };
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
            let _ = faces.try_push(face);
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
    pub(super) fn ask_for_upkeep(&mut self, id: ObjectId, cost: u8, log: &mut Log<Event>) {
        let Some(object) = self.find(id) else { return };
        let seat = object.controller;
        let mana = self.mage(seat).map_or(0, |mage| mage.mana);
        match mana >= u16::from(cost) {
            true => {
                let question = Question::PayUpkeep { object: id, cost };
                self.wait(Frame::PayUpkeep { object: id, cost }, seat, question);
            }
            false => self.destroy(id, Cause::Upkeep, log),
        }
    }

    pub(super) fn take_upkeep_payment(
        &mut self,
        id: ObjectId,
        cost: u8,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let mage =
            self.find(id).and_then(|object| self.mage(object.controller)).map(|mage| mage.id);
        match (choice, mage) {
            (Choice::PayUpkeep(true), Some(mage)) => self.spend_mana(mage, u16::from(cost), log),
            _ => self.destroy(id, Cause::Upkeep, log),
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
        let Some(object) = self.find(id) else { return 0 };
        let traits = derive::traits(self, object);
        if damage_type.is_some_and(|damage_type| traits.is_immune(damage_type)) {
            return 0;
        }
        self.deal(id, amount, None, log);
        amount
    }
}
