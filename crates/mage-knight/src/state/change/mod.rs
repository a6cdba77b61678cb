//! Every observable change, each in one function that makes it and writes its event.

mod cards;
mod mana;
mod map;
mod units;

use kernel::Seat;

pub(crate) use cards::remove_one;

use super::{Event, MageKnight, Origin, Points, Position, Reward, Turn, TurnKind};
use crate::{
    cards::{CardId, effect::TurnModifier},
    content::{TileId, TileKind, Time, reputation},
    derive,
};

impl MageKnight {
    /// MK-ROUND-04: the next round, with the Day/Night board on this side.
    pub(crate) fn begin_round(&mut self, round: u8, time: Time) {
        self.round = round;
        self.time = time;
        self.times[time as usize] += 1;
        self.announced = None;
        self.log.push(|| Event::RoundBegan { round, time });
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        // MK-RULING-100: this turn may be one of several that follow one another.
        let owed = self.turn.modifiers.count(TurnModifier::ExtraTurn).saturating_sub(1);
        self.turn = Turn { dice_left: 1, ..Turn::default() };
        for _ in 0..owed {
            self.turn.modifiers.add(TurnModifier::ExtraTurn);
        }
        for skill in &mut self.players[seat.index()].skills {
            skill.used = false;
        }
        for unit in &mut self.players[seat.index()].units {
            unit.fought = false;
        }
        self.log.push(|| Event::TurnBegan { seat });
    }

    pub(crate) fn declare_rest(&mut self, seat: Seat) {
        self.turn.kind = TurnKind::Resting(super::Rest::Declared);
        self.log.push(|| Event::RestDeclared { seat });
    }

    /// MK-MOVE-03: adds to the pool of this turn.
    pub(crate) fn gain_move_points(&mut self, seat: Seat, points: u8, from: Origin) {
        self.turn.become_regular();
        self.turn.note_term(Points::Move, Some(from), points as i8);
        self.turn.move_points = self.turn.move_points.saturating_add(points);
        self.log.push(|| Event::GainedMovePoints { seat, points });
    }

    pub(crate) fn gain_influence(&mut self, seat: Seat, points: u8, from: Origin) {
        self.turn.become_regular();
        self.turn.note_term(Points::Influence, Some(from), points as i8);
        self.turn.influence = self.turn.influence.saturating_add(points);
        self.log.push(|| Event::GainedInfluence { seat, points, from });
    }

    pub(crate) fn spend_influence(&mut self, seat: Seat, points: u8) {
        self.turn.influence = self.turn.influence.saturating_sub(points);
        self.log.push(|| Event::SpentInfluence { seat, points });
    }

    pub(crate) fn gain_healing(&mut self, seat: Seat, points: u8) {
        self.turn.healing = self.turn.healing.saturating_add(points);
        self.log.push(|| Event::GainedHealing { seat, points });
    }

    pub(crate) fn gain_fame(&mut self, seat: Seat, fame: u8) {
        let per_row = self.sheet().start.fame_per_row;
        let mut gained = fame;
        while gained > 0 {
            let player = self.player_mut(seat);
            let row = derive::level(player.fame).number;
            // MK-VARIANT-AUCTION-06: what was bid is made up for first.
            let owed = player.fame_debt.min(u16::from(gained));
            player.fame_debt -= owed;
            // MK-RULING-26: Fame may go beyond the track.
            player.fame = player.fame.saturating_add(u16::from(gained) - owed);
            let crossed = derive::level(player.fame).number - row;
            let fame = gained;
            self.log.push(|| Event::GainedFame { seat, fame });
            // MK-SCEN-BLITZCONQ-04, MK-RULING-48: what a row gives may cross the next one.
            gained = crossed * per_row;
        }
    }

    /// MK-RULING-27: the track has two ends.
    pub(crate) fn change_reputation(&mut self, seat: Seat, by: i8) {
        let player = self.player_mut(seat);
        let now =
            player.reputation.saturating_add(by).clamp(reputation::LOWEST, reputation::HIGHEST);
        let by = now - player.reputation;
        player.reputation = now;
        if by != 0 {
            self.log.push(|| Event::ReputationChanged { seat, by });
        }
    }

    /// MK-EFFECT-10: kept until the end of the turn.
    pub(crate) fn gain_reward(&mut self, seat: Seat, reward: Reward) {
        let pushed = self.turn.rewards.try_push(reward);
        if self.fits(pushed, "more rewards than a turn has room for") {
            self.log.push(|| Event::RewardGained { seat, reward });
        }
    }

    /// MK-WOUND-01, MK-RULING-53: Wounds come into the hand, or on the discard pile.
    pub(crate) fn take_wounds(&mut self, seat: Seat, wounds: u8, discard: bool) {
        if wounds == 0 {
            return;
        }
        for _ in 0..wounds {
            let player = self.player_mut(seat);
            if player.wounds_in_all() >= super::player::MOST_WOUNDS {
                break;
            }
            if discard {
                player.discard.push(CardId::WOUND);
            } else {
                player.put_into_hand(CardId::WOUND);
            }
        }
        // What others suffer is none of this turn.
        if self.mover() == Some(seat) {
            let tally = &mut self.turn.tally;
            let count =
                if discard { &mut tally.wounds_to_discard } else { &mut tally.wounds_to_hand };
            *count = count.saturating_add(wounds);
        }
        self.log.push(|| Event::WoundsTaken { seat, wounds, to_discard: discard });
    }

    /// The scenario's end was met: every player has one more turn.
    pub(crate) fn begin_last_turns(&mut self) {
        if self.turns_left.is_none() {
            let turns = self.players.iter().filter(|player| !player.eliminated).count() as u8;
            self.turns_left = Some(turns);
            self.log.push(|| Event::LastTurns { turns });
        }
    }

    /// MK-RULING-31: what was not spent is lost.
    pub(crate) fn lose_move_points(&mut self, seat: Seat) {
        let points = std::mem::take(&mut self.turn.move_points);
        self.turn.forget_terms(Points::Move);
        if points > 0 {
            self.log.push(|| Event::LostMovePoints { seat, points });
        }
    }

    /// MK-HEAL-07, MK-RULING-67, MK-RULING-101: what was not spent before a combat is lost with its beginning. Says how
    /// many Move points there were, which some effects count.
    pub(crate) fn enter_combat(&mut self, seat: Seat) -> u8 {
        let left = self.turn.move_points;
        self.lose_move_points(seat);
        self.turn.forget_terms(Points::Influence);
        self.turn.influence = 0;
        self.turn.healing = 0;
        self.turn.healing_with_fame = 0;
        left
    }

    /// Nothing more is asked or done.
    pub(crate) fn end_game(&mut self) {
        self.over = true;
        self.agenda.clear();
        self.asks.clear();
        self.log.push(|| Event::GameOver);
    }

    /// The kind of the tile that would be revealed here, and whether it comes from the stack. Its back is visible.
    pub(crate) fn next_tile(&self, at: Position) -> Option<(TileKind, Source)> {
        let from_stack = self.next_in_stack(at).and_then(|place| self.stack.get(place));
        let from = |tile: Option<&TileId>, source| tile.map(|tile| (tile.kind(), source));
        from(from_stack, Source::Stack).or_else(|| from(self.left_out.last(), Source::LeftOut))
    }

    /// Which tile of the stack would be revealed here: its top, or the top one with the back that belongs here
    /// (MK-SCEN-HOLD-02).
    pub(crate) fn next_in_stack(&self, at: Position) -> Option<usize> {
        match self.sheet.shape.core_lies_at(at) {
            None => self.stack.len().checked_sub(1),
            Some(core) => self.stack.iter().rposition(|tile| tile.kind().is_core() == core),
        }
    }
}

/// Where the next tile comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Stack,
    LeftOut,
}
