//! The round: Ready Stage and Action Stage, phase by phase (MW-ROUND-02 to MW-ROUND-08).

use kernel::{Message, Outcome, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Choice, Frame, Moment, OpportunityKind, Question, RoundEnd, Turn, Upkeep};
use crate::{
    cards, derive,
    event::Event,
    legal::{Answers, Row},
    state::{Cause, MageWars, Object, ObjectId, Place},
    vocabulary::Kind,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    // The Ready Stage (MW-ROUND-04).
    Initiative,
    Reset,
    Channel,
    Upkeep,
    Planning,
    Deployment,
    // The Action Stage (MW-ROUND-07).
    FirstQuickcast,
    Action,
    FinalQuickcast,
}

impl Phase {
    pub const ALL: [Phase; 9] = [
        Phase::Initiative,
        Phase::Reset,
        Phase::Channel,
        Phase::Upkeep,
        Phase::Planning,
        Phase::Deployment,
        Phase::FirstQuickcast,
        Phase::Action,
        Phase::FinalQuickcast,
    ];

    /// The phase after this one; after the last, the first of the next round (MW-ROUND-08).
    fn next(self) -> Phase {
        Phase::ALL[(self as usize + 1) % Phase::ALL.len()]
    }
}

/// The winner of the initiative roll decides who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseInitiative {
    pub seat: Seat,
}

impl Row for ChooseInitiative {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Initiative, mw::SETUP_10)
    }

    fn words(&self, _: &MageWars, _: Seat) -> Message {
        msg!("ask-initiative")
    }

    fn answers(&self, game: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        answers.add_all(Seat::all(game.seats).map(Choice::Initiative));
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        match choice {
            Choice::Initiative(holder) => game.hand_initiative(holder),
            other => game.wrong_answer(other),
        }
    }
}

impl MageWars {
    /// A phase, the window at its end (MW-REVEAL-03), the judgement, then the next phase: every player completes a
    /// phase before the next one starts (MW-ROUND-05).
    #[inline(never)]
    pub(super) fn run_phase(&mut self, phase: Phase) {
        if phase == Phase::Initiative {
            // MW-READY-35: before the next Initiative Phase.
            if !self.waiting.is_empty() {
                self.agenda.push_all([Frame::Judge, Frame::Phase(phase)]);
                let seat = self.initiative;
                return self.agenda.push(Frame::RoundEnd(RoundEnd { seat }));
            }
            self.begin_round();
        }
        self.begin_phase(phase);
        if phase == Phase::FinalQuickcast {
            self.agenda.push_all([Frame::RoundEnds, Frame::Phase(phase.next())]);
            self.agenda.push(Frame::Judge);
        } else {
            self.agenda.push_all([Frame::Judge, Frame::Phase(phase.next())]);
        }
        self.open_window(Moment::PhaseEnd(phase));
        match phase {
            // MW-READY-01, MW-READY-02, MW-MULTI-01: the initiative goes on from the second round.
            Phase::Initiative if self.round > 1 => {
                let next = self.next_alive(self.initiative);
                self.hand_initiative(next);
            }
            Phase::Reset => self.reset(),
            Phase::Channel => self.channel(),
            Phase::Upkeep => {
                let mut tasks = self.upkeep_tasks();
                if self.arena.map.is_some() {
                    self.raise_guards();
                    self.orb_tasks(&mut tasks);
                }
                self.agenda.push(Frame::Upkeep(Upkeep::new(tasks)));
            }
            Phase::Planning => self.begin_planning(),
            Phase::Deployment => self.offer_to_all(OpportunityKind::Deployment),
            Phase::FirstQuickcast | Phase::FinalQuickcast => {
                self.offer_to_all(OpportunityKind::Quickcast);
            }
            Phase::Action => {
                self.agenda.push(Frame::Turn(Turn { seat: self.initiative, bound: false }));
            }
            Phase::Initiative => (),
        }
    }

    /// MW-READY-03, MW-READY-04: action and quickcast markers are turned up; guard markers stay (MW-READY-06).
    #[inline(never)]
    fn reset(&mut self) {
        for object in self.objects.change_each() {
            let card = cards::compiled(object.card);
            // MW-DOM-13: who is nobody's has no action marker.
            let acts = card.is_creature() && !object.is_neutral();
            if acts && !matches!(object.place, Place::Away(_)) {
                object.flags.active = true;
                object.flags.quickcast = card.card.kind == Kind::Mage;
            }
            object.used = 0; // MW-READY-05
        }
    }

    /// MW-READY-07, MW-READY-08, MW-READY-11: everything with Channeling gains that much mana, in round 1 too.
    #[inline(never)]
    fn channel(&mut self) {
        let mut at = 0;
        while let Some(object) = self.objects.get(at) {
            let (id, amount): (ObjectId, u16) = (object.id, derive::channeling(self, object));
            self.gain_mana(id, amount);
            at += 1;
        }
    }

    /// The next seat to the left whose mage is alive.
    pub(crate) fn next_alive(&self, seat: Seat) -> Seat {
        let mut others = self.seats_from(seat.next(self.seats));
        others.find(|next| self.mage(*next).is_some()).unwrap_or(seat)
    }

    /// MW-ROUND-01, MW-ROUND-10, MW-RULING-15: whether the game is won or drawn is decided at the end of the phase.
    #[inline(never)]
    pub(super) fn judge(&mut self) {
        let dominator = self.dominator();
        // As long as nobody has fallen, there are as many sides as in the beginning.
        let all_there = Seat::all(self.seats).all(|seat| self.mage(seat).is_some());
        if all_there && dominator.is_none() {
            return;
        }
        let mut alive = Seat::all(self.seats).filter(|seat| self.mage(*seat).is_some());
        let mut winner = alive.next();
        // MW-MULTI-05, MW-MULTI-11: several sides are still there.
        if winner.is_some_and(|winner| alive.any(|other| !self.same_team(winner, other))) {
            if dominator.is_none() {
                return self.clear_eliminated();
            }
            winner = dominator;
            dominator.into_iter().for_each(|seat| self.tell_dominator(seat));
        }
        let score = |seat: Seat| match self.mage(seat) {
            Some(mage) => derive::life(self, mage).unwrap_or(0) - i32::from(mage.damage),
            None => 0,
        };
        let scores = Seat::all(self.seats).map(score).collect();
        let won = |seat: &Seat| winner.is_some_and(|winner| self.same_team(winner, *seat));
        let winners: Vec<Seat> = Seat::all(self.seats).filter(won).collect();
        self.log.push(|| Event::GameOver { winners: winners.iter().copied().collect() });
        self.outcome = Some(Outcome { winners, scores, lost: false });
        self.agenda.clear();
    }

    /// MW-RULING-84: nobody is left to decide for what an eliminated player controls; it leaves play.
    fn clear_eliminated(&mut self) {
        self.free_orbs_of_eliminated();
        let next = |game: &Self| {
            let gone = |object: &&Object| object.seat().is_some_and(|it| game.mage(it).is_none());
            game.objects.iter().find(gone).map(|object| object.id)
        };
        while let Some(id) = next(self) {
            self.destroy(id, Cause::Eliminated);
        }
    }
}
