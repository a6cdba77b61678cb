//! Moving in six steps, with a window after each (MW-MOVE-02, MW-REVEAL-08).

use serde::{Deserialize, Serialize};

use super::{Frame, Moment, TriggerEvent};
use crate::{
    derive::{self, Viewpoint},
    legal::{Judgement, affordable},
    state::{Face, MageWars, Object, ObjectId, Zone},
    vocabulary::{Ability, Marker},
};

/// A move under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Movement {
    pub mover: ObjectId,
    pub to: Zone,
    pub kind: MoveKind,
    /// An effect canceled it.
    #[serde(default)]
    pub canceled: bool,
}

/// How something moves. Only a move action can be hindered (MW-HINDER-15, MW-HINDER-16, MW-MOVE-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoveKind {
    Action,
    Push,
    /// Without regard to walls (MW-TELE-01).
    Teleport,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MoveStep {
    DeclareMove,
    PayMoveCosts,
    LeavingZoneEffects,
    Walls,
    Move,
    EnteringZoneEffects,
}

impl MoveStep {
    fn next(self) -> Option<MoveStep> {
        Some(match self {
            MoveStep::DeclareMove => MoveStep::PayMoveCosts,
            MoveStep::PayMoveCosts => MoveStep::LeavingZoneEffects,
            MoveStep::LeavingZoneEffects => MoveStep::Walls,
            MoveStep::Walls => MoveStep::Move,
            MoveStep::Move => MoveStep::EnteringZoneEffects,
            MoveStep::EnteringZoneEffects => return None,
        })
    }
}

impl MageWars {
    /// One step of a move; then the next one, behind a reveal window.
    #[inline(never)]
    pub(super) fn run_move(&mut self, movement: Movement, step: MoveStep) {
        // MW-MOVE-12: what is no longer there does not go on.
        let from = self.find(movement.mover).and_then(|mover| mover.place.zone());
        let Some(from) = from else { return };
        // MW-MOVE-12, MW-MOVE-13: who cannot move any more stays; the action is lost (MW-MOVE-05).
        let held = step != MoveStep::EnteringZoneEffects && self.is_stopped(&movement)
            || movement.canceled;
        if held || (step == MoveStep::Walls && self.is_walled_off(&movement)) {
            return self.stop_move(movement.mover);
        }
        match step {
            MoveStep::DeclareMove => {
                if movement.kind == MoveKind::Action {
                    self.fire(TriggerEvent::MoveAction(movement.mover));
                }
            }
            MoveStep::PayMoveCosts => {
                if movement.kind == MoveKind::Action && !self.pay_to_move(movement.mover) {
                    return self.stop_move(movement.mover); // MW-MOVE-07, MW-RULING-90
                }
            }
            MoveStep::LeavingZoneEffects => {
                self.fire(TriggerEvent::Leaves { creature: movement.mover, zone: from });
            }
            MoveStep::Walls => (),
            MoveStep::EnteringZoneEffects => {
                self.fire(TriggerEvent::CameIn { creature: movement.mover, zone: movement.to });
            }
            MoveStep::Move => {
                // MW-HINDER-01, MW-HINDER-02, MW-HINDER-20: judged at the moment of leaving and of entering.
                let hindered = self.find(movement.mover).is_some_and(|mover| {
                    derive::hindered_in(self, mover, from)
                        || derive::hindered_in(self, mover, movement.to)
                });
                if movement.kind == MoveKind::Teleport {
                    self.drop_conjurations(movement.mover);
                    self.remove_markers(movement.mover, Marker::Stuck, u8::MAX); // MW-COND-STUCK-03
                }
                self.put_into(movement.mover, movement.kind, movement.to);
                if movement.kind == MoveKind::Action {
                    self.note_walked(movement.mover, hindered);
                }
            }
        }
        if let Some(step) = step.next() {
            self.agenda.push(Frame::Move { movement, step });
        }
        if step == MoveStep::Walls {
            // The wall attacks before the window of its step.
            self.open_window(Moment::Move(step));
            self.meet_wall(&movement);
        } else {
            self.open_next_window(Moment::Move(step));
        }
    }

    /// The move under way does not go on (MW-REVEAL-28).
    pub(super) fn cancel_move(&mut self) {
        let under_way = self.agenda.iter_mut().find_map(|frame| match frame {
            Frame::Move { movement, .. } => Some(movement),
            _ => None,
        });
        if let Some(movement) = under_way {
            movement.canceled = true;
        }
    }

    /// MW-MOVE-06, MW-MOVE-07: pays what a move action costs. False if it cannot be paid.
    fn pay_to_move(&mut self, mover: ObjectId) -> bool {
        let Some(object) = self.find(mover) else { return false };
        self.pay(object.controller, self.move_cost(object))
    }

    /// MW-RULING-90: whether the mover's side can pay for a move action.
    pub(super) fn judge_toll(&self, mover: &Object) -> Judgement {
        affordable(self.move_cost(mover), || self.mana_of(mover.controller))
    }

    /// MW-MOVE-06: what cards in play demand for a move action.
    pub(crate) fn move_cost(&self, mover: &Object) -> u16 {
        if !derive::board_index(self).tolls {
            return 0;
        }
        let mut cost = 0;
        for source in self.objects.iter().filter(|source| source.face == Face::Up) {
            for ability in &self.card(source).abilities {
                if let Ability::MoveCost { by, mana } = ability {
                    let hit = derive::matches_from(self, &Viewpoint::of(source), by, mover);
                    cost += if hit { u16::from(*mana) } else { 0 };
                }
            }
        }
        cost
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Game, Log, Seed, random_answer};
    use rules::{covers, mw};

    use super::*;
    use crate::{
        setup::{ArenaSetup, BookSetup, Mode, SeatSetup, Setup},
        state::Place,
        vocabulary::Kind,
    };

    #[test]
    fn nothing_but_a_wall_is_ever_on_a_border_and_walls_stay_where_they_are() {
        covers![mw::MOVE_16];
        let seat = |mage: &str| {
            SeatSetup::new(mage).with_book(BookSetup::Printed(format!("starting:{mage}")))
        };
        let seats = vec![seat("beastmaster"), seat("warlock")];
        let setup =
            Setup { mode: Mode::Full, arena: ArenaSetup::STANDARD, seats, ..Setup::default() };
        let chance = Chance::seeded(Seed::from_number(11));
        let mut game = MageWars::start(&setup, chance, &mut Log::off()).expect("printed books");
        let mut answers = Chance::seeded(Seed::from_number(12));
        let (mut options, mut moves) = (Vec::new(), 0);
        for _ in 0..600 {
            let Some((seat, choice)) = random_answer(&game, &mut answers, &mut options) else {
                break;
            };
            let before: Vec<_> = game.objects.iter().map(|it| (it.id, it.place)).collect();
            game.apply_unchecked(seat, &choice, &mut Log::off());
            for object in &game.objects {
                let wall = game.card(object).kind == Kind::Wall;
                let on_border = matches!(object.place, Place::Border(_));
                assert_eq!(wall, on_border, "{object:?}");
                let moved = before.iter().any(|it| it.0 == object.id && it.1 != object.place);
                assert!(!(wall && moved), "{object:?}");
                moves += u32::from(moved);
            }
        }
        assert!(moves > 20, "{moves} moves prove little");
    }
}
