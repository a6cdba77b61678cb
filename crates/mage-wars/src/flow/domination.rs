//! The scenario Domination: touching V'Tar Orbs, what they give, their guardians, and the V'Tar that wins (MW-DOM-04 to
//! MW-DOM-34).

use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Attack, Choice, Frame, Phase, Question, UpkeepKind, UpkeepTask};
use crate::{
    cards::{self, CardId},
    event::Event,
    legal::{Answers, Row, needs},
    state::{MageWars, NOBODY, Object, ObjectId},
    vocabulary::Kind,
};

/// What an Orb gives when it is turned on (MW-DOM-10).
const FIRST_GIFT: u8 = 2;
/// What it gives in each Upkeep Phase (MW-DOM-12).
const GIFT: u8 = 1;

/// So many points for the mage of a seat, each a mana or healing of a damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrbGift {
    pub seat: Seat,
    pub points: u8,
}

impl Row for OrbGift {
    fn asks(&self) -> (Question, RuleId) {
        let rule = if self.points == FIRST_GIFT { mw::DOM_10 } else { mw::DOM_12 };
        (Question::OrbGift, rule)
    }

    fn words(&self, _: &MageWars, _: Seat) -> Message {
        msg!("ask-orb-gift", points = self.points)
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        match choice {
            Choice::Number(0) => Some(msg!("choice-orb-mana", mana = self.points)),
            Choice::Number(healing) if *healing >= self.points => {
                Some(msg!("choice-orb-healing", healing = *healing))
            }
            Choice::Number(healing) => {
                let mana = self.points - healing;
                Some(msg!("choice-orb-both", mana = mana, healing = *healing))
            }
            _ => None,
        }
    }

    /// How much of it is healing. MW-DOM-29: mana can always be chosen, healing where it would do something.
    fn answers(&self, game: &MageWars, seat: Seat, answers: &mut Answers<'_>) {
        let heals = || game.mage(seat).is_some_and(|mage| game.can_heal(mage));
        for healing in 0..=self.points {
            answers.add_if(Choice::Number(healing), || {
                needs(healing == 0 || heals(), mw::DOM_29, "refusal-orb-healing")
            });
        }
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        match choice {
            Choice::Number(healing) if healing <= self.points => game.give(*self, healing),
            other => game.wrong_answer(other),
        }
    }
}

impl MageWars {
    /// Asks, where there is something to choose.
    pub(super) fn run_orb_gift(&mut self, gift: OrbGift) {
        let Some(mage) = self.mage(gift.seat) else { return }; // destroyed meanwhile
        if self.can_heal(mage) {
            self.wait(Frame::OrbGift(gift), gift.seat);
        } else {
            self.give(gift, 0);
        }
    }

    fn give(&mut self, gift: OrbGift, healing: u8) {
        let Some(mage) = self.mage(gift.seat).map(|mage| mage.id) else {
            return self.broken("an Orb gives to nobody");
        };
        self.gain_mana(mage, u16::from(gift.points - healing));
        self.heal(mage, u16::from(healing));
    }

    /// MW-DOM-09, MW-DOM-25 to MW-DOM-27: a melee attack on an Orb that reaches Damage and Effects touches it.
    pub(super) fn touch_orb(&mut self, attack: &Attack) {
        let (orb, by) = (self.find(attack.defender), attack.attacker.and_then(|by| self.find(by)));
        let (Some(orb), Some(by)) = (orb, by) else { return self.broken("an Orb nobody touches") };
        let (orb, seat, by) = (*orb, by.controller, by.id);
        match orb.seat() {
            None => self.hand_orb(orb.id, seat, Some(by)),
            Some(other) if !self.same_team(other, seat) => self.hand_orb(orb.id, NOBODY, Some(by)),
            Some(_) => (),
        }
        if !orb.is_lit() {
            self.pending.push(Frame::OrbGift(OrbGift { seat, points: FIRST_GIFT }));
        }
    }

    /// MW-DOM-16: in the Upkeep Phase guardians of Orbs guard again.
    pub(super) fn raise_guards(&mut self) {
        let guards = |object: &&Object| {
            let zone = object.place.zone();
            object.is_neutral()
                && self.is_creature(object)
                && zone.is_some_and(|zone| self.orbs_in(zone).next().is_some())
        };
        let guardians: Vec<ObjectId> = self.objects.iter().filter(guards).map(|it| it.id).collect();
        for guardian in guardians {
            self.set_to_guard(guardian);
        }
    }

    /// MW-DOM-11, MW-DOM-12, MW-DOM-48: the Upkeep events of controlled Orbs, unless they rest in this phase.
    pub(super) fn orb_tasks(&mut self, tasks: &mut Vec<UpkeepTask>) {
        if std::mem::take(&mut self.orbs_rest) {
            return;
        }
        let orbs = self.objects.iter().filter(|object| self.is_orb(object));
        let task = |orb: &Object| {
            let seat = orb.seat()?;
            Some(UpkeepTask { seat, object: orb.id, kind: UpkeepKind::Orb })
        };
        tasks.extend(orbs.filter_map(task));
    }

    pub(super) fn power_by_orb(&mut self, seat: Seat) {
        if self.mage(seat).is_none() {
            return; // destroyed in this phase; the Orb is nobody's at its end
        }
        self.gain_vtar(seat, 1);
        self.agenda.push(Frame::OrbGift(OrbGift { seat, points: GIFT }));
    }

    /// MW-DOM-32: the V'Tar of a seat and its team.
    pub fn vtar_of(&self, seat: Seat) -> u16 {
        let team = Seat::all(self.seats).filter(|other| self.same_team(seat, *other));
        team.filter_map(|other| self.player(other)).map(|player| player.vtar).sum()
    }

    /// MW-DOM-20, MW-DOM-30: who wins by V'Tar at the end of the Upkeep Phase: enough of it, and more than every other side.
    pub(super) fn dominator(&self) -> Option<Seat> {
        let goal = self.arena.map.filter(|_| self.phase == Phase::Upkeep)?.plan().goal;
        let alive = || Seat::all(self.seats).filter(|seat| self.mage(*seat).is_some());
        let best = alive().max_by_key(|seat| self.vtar_of(*seat))?;
        let most = self.vtar_of(best);
        let tied = alive().any(|it| !self.same_team(it, best) && self.vtar_of(it) == most);
        (most >= goal && !tied).then_some(best)
    }

    pub(super) fn tell_dominator(&mut self, seat: Seat) {
        let total = self.vtar_of(seat);
        self.log.push(|| Event::VTorrakActivated { seat, total });
    }

    /// MW-DOM-41: the Burn marker a tile has placed in the Upkeep Phase rolls in this phase: with the others, if their event
    /// is still to come, or by itself.
    pub(super) fn catch_fire(&mut self, id: ObjectId) {
        let to_come = self.agenda.iter().any(|frame| match frame {
            Frame::Upkeep(upkeep) => {
                upkeep.tasks.iter().any(|task| task.object == id && task.kind == UpkeepKind::Burn)
            }
            _ => false,
        });
        if !to_come {
            self.roll_fires(id, 1);
        }
    }

    pub(super) fn is_tile(&self, card: CardId) -> bool {
        self.arena.map.is_some() && cards::card(card).kind == Kind::Tile
    }

    /// MW-DOM-31: the Orbs of who is out are nobody's.
    pub(super) fn free_orbs_of_eliminated(&mut self) {
        let next = |game: &Self| {
            let lost = |object: &&Object| {
                game.is_orb(object) && object.seat().is_some_and(|seat| game.mage(seat).is_none())
            };
            game.objects.iter().find(lost).map(|orb| orb.id)
        };
        while let Some(orb) = next(self) {
            self.hand_orb(orb, NOBODY, None);
        }
    }
}
