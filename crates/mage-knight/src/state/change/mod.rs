//! Every observable change, each in one function that makes it and writes its event.

mod cards;
mod mana;
mod map;
mod units;

use kernel::{Log, Seat};

pub(crate) use cards::remove_one;

use super::{Event, MageKnight, Position, Reward, Turn, TurnKind};
use crate::{
    cards::CardId,
    content::{TileId, TileKind, Time, reputation},
    derive,
};

impl MageKnight {
    /// MK-ROUND-04: the next round, with the Day/Night board on this side.
    pub(crate) fn begin_round(&mut self, round: u8, time: Time, log: &mut Log<Event>) {
        self.round = round;
        self.time = time;
        self.times[time as usize] += 1;
        self.announced = None;
        log.push(|| Event::RoundBegan { round, time });
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.turn = Turn { dice_left: 1, ..Turn::default() };
        for skill in &mut self.players[seat.index()].skills {
            skill.used = false;
        }
        for unit in &mut self.players[seat.index()].units {
            unit.fought = false;
        }
        log.push(|| Event::TurnBegan { seat });
    }

    /// MK-PVP-08: the round order token is turned up again, and that was the turn.
    pub(crate) fn turn_up(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.player_mut(seat).turned_down = false;
        log.push(|| Event::TurnSkipped { seat });
    }

    pub(crate) fn declare_rest(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.turn.kind = TurnKind::Resting(super::Rest::Declared);
        log.push(|| Event::RestDeclared { seat });
    }

    /// MK-ROUND-22: the announcement replaces the turn.
    pub(crate) fn announce_end_of_round(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.announced = Some(super::Mover::Seat(seat));
        log.push(|| Event::RoundEndAnnounced { seat });
    }

    /// MK-MOVE-03: adds to the pool of this turn.
    pub(crate) fn gain_move_points(&mut self, seat: Seat, points: u8, log: &mut Log<Event>) {
        self.turn.move_points = self.turn.move_points.saturating_add(points);
        log.push(|| Event::GainedMovePoints { seat, points });
    }

    pub(crate) fn gain_influence(&mut self, seat: Seat, points: u8, log: &mut Log<Event>) {
        self.turn.influence = self.turn.influence.saturating_add(points);
        log.push(|| Event::GainedInfluence { seat, points });
    }

    pub(crate) fn spend_influence(&mut self, seat: Seat, points: u8, log: &mut Log<Event>) {
        self.turn.influence = self.turn.influence.saturating_sub(points);
        log.push(|| Event::SpentInfluence { seat, points });
    }

    pub(crate) fn gain_healing(&mut self, seat: Seat, points: u8, log: &mut Log<Event>) {
        self.turn.healing = self.turn.healing.saturating_add(points);
        log.push(|| Event::GainedHealing { seat, points });
    }

    pub(crate) fn gain_fame(&mut self, seat: Seat, fame: u8, log: &mut Log<Event>) {
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
            log.push(|| Event::GainedFame { seat, fame });
            // MK-SCEN-BLITZCONQ-04, MK-RULING-48: what a row gives may cross the next one.
            gained = crossed * per_row;
        }
    }

    /// MK-RULING-27: the track has two ends.
    pub(crate) fn change_reputation(&mut self, seat: Seat, by: i8, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        let now =
            player.reputation.saturating_add(by).clamp(reputation::LOWEST, reputation::HIGHEST);
        let by = now - player.reputation;
        player.reputation = now;
        if by != 0 {
            log.push(|| Event::ReputationChanged { seat, by });
        }
    }

    /// MK-EFFECT-10: kept until the end of the turn.
    pub(crate) fn gain_reward(&mut self, seat: Seat, reward: Reward, log: &mut Log<Event>) {
        let pushed = self.turn.rewards.try_push(reward);
        if self.fits(pushed, "more rewards than a turn has room for") {
            log.push(|| Event::RewardGained { seat, reward });
        }
    }

    /// MK-WOUND-01, MK-RULING-53: Wounds come into the hand, or on the discard pile.
    pub(crate) fn take_wounds(
        &mut self,
        seat: Seat,
        wounds: u8,
        discard: bool,
        log: &mut Log<Event>,
    ) {
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
        log.push(|| Event::WoundsTaken { seat, wounds, to_discard: discard });
    }

    /// The scenario's end was met: every player has one more turn.
    pub(crate) fn begin_last_turns(&mut self, log: &mut Log<Event>) {
        if self.turns_left.is_none() {
            let turns = self.players.iter().filter(|player| !player.eliminated).count() as u8;
            self.turns_left = Some(turns);
            log.push(|| Event::LastTurns { turns });
        }
    }

    /// MK-RULING-31: what was not spent is lost.
    pub(crate) fn lose_move_points(&mut self, seat: Seat, log: &mut Log<Event>) {
        let points = std::mem::take(&mut self.turn.move_points);
        if points > 0 {
            log.push(|| Event::LostMovePoints { seat, points });
        }
    }

    /// Nothing more is asked or done.
    pub(crate) fn end_game(&mut self, log: &mut Log<Event>) {
        self.over = true;
        self.agenda.clear();
        self.asks.clear();
        log.push(|| Event::GameOver);
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
