//! The end of the turn, in the order of MK-ENDTURN-01.

use kernel::{Refusal, Seat, msg};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{
    Frame, duel, effect, joint_assault, level_up, rewards, round, tactics, turn, variants,
    yes_no::YesNo,
};
use crate::{
    cards::{CardId, effect::TurnModifier},
    content::Site,
    derive,
    event::CardDestination,
    legal::{About, Answers, Row},
    state::{Choice, Event, MageKnight, Question, change::remove_one},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Begin,
    /// Effects that wait for the end of the turn.
    Effects,
    /// MK-ENDTURN-02
    Withdraw,
    ClearPlayArea,
    /// MK-ENDTURN-06, MK-ENDTURN-07
    Benefit,
    /// MK-ENDTURN-08
    Rewards,
    /// MK-LEVEL-01
    LevelUp,
    /// MK-ENDTURN-16: Units that were to come after a new Command token.
    UnitRewards,
    Discard,
    Draw,
    Over,
}

/// Runs this step and those after it, until somebody is asked or something else comes first.
pub(super) fn run(game: &mut MageKnight, seat: Seat, mut step: Step) {
    while let Some(then) = take(game, seat, step) {
        if game.is_waiting() {
            return game.agenda.push(Frame::EndOfTurn { seat, step: then });
        }
        step = then;
    }
}

/// The step after this one; `None` if it is on the agenda already, or none follows.
fn take(game: &mut MageKnight, seat: Seat, step: Step) -> Option<Step> {
    Some(match step {
        Step::Begin => {
            game.lose_move_points(seat);
            // MK-RULING-83: dice used in a combat of heroes return with the turn of the aggressor.
            if game.duel.is_none() {
                game.return_dice();
            }
            Step::Effects
        }
        Step::Effects => match effect::finish_later(game, seat) {
            Some(question) => {
                game.agenda.push(Frame::EndOfTurn { seat, step: Step::Effects });
                game.ask(seat, question);
                return None;
            }
            None => Step::Withdraw,
        },
        Step::Withdraw => {
            withdraw(game, seat);
            Step::ClearPlayArea
        }
        Step::ClearPlayArea => {
            // MK-ENDTURN-04
            game.player_mut(seat).mana = [0; 6];
            game.clear_play_area(seat);
            Step::Benefit
        }
        Step::Benefit => {
            if benefit(game, seat) {
                game.agenda.push(Frame::EndOfTurn { seat, step: Step::Rewards });
                game.ask(seat, Question::Glade);
                return None;
            }
            Step::Rewards
        }
        Step::Rewards | Step::UnitRewards if rewards::next(game, seat, step) => return None,
        Step::Rewards => Step::LevelUp,
        Step::LevelUp if level_up::next(game, seat) => return None,
        Step::LevelUp => Step::UnitRewards,
        Step::UnitRewards => Step::Discard,
        Step::Discard => {
            // Whether the hand is empty is public, so that not asking tells nothing.
            let player = game.player(seat);
            if !player.hand.is_empty() {
                // MK-TURN-11, MK-ENDTURN-18
                let must = !game.turn.card_used && player.holds_more_than_wounds();
                game.ask(seat, Question::DiscardBeforeDrawing(DiscardBeforeDrawing { must }));
                return None;
            }
            Step::Draw
        }
        Step::Draw => {
            if !game.turn.modifiers.has(TurnModifier::SkipDraw) {
                // MK-RULING-66: in the last turn of a round the bonus waits for the next one.
                let raises = game.turn.modifiers.iter().map(|modifier| match modifier {
                    TurnModifier::RaiseHandLimit(by) => by,
                    _ => 0,
                });
                let mut bonus: u8 = raises.sum();
                if game.announced.is_some() {
                    game.player_mut(seat).next_hand = std::mem::take(&mut bonus);
                }
                let limit = derive::hand_limit(game, seat)
                    + usize::from(bonus)
                    + tactics::refill_bonus(game, seat);
                game.turn.draw_limit = game.turn.draw_limit.max(limit as u8);
                let limit = usize::from(game.turn.draw_limit);
                game.draw_up_to(seat, limit);
                // MK-TACTIC-10
                if game.player(seat).hand.len() < limit && tactics::can_go_on_drawing(game, seat) {
                    game.ask(seat, Question::YesNo(YesNo::EmptyDeck));
                    return None;
                }
            }
            Step::Over
        }
        Step::Over => {
            over(game, seat);
            return None;
        }
    })
}

/// MK-ENDTURN-02, MK-ENDTURN-03: back along the way of this turn until a space is safe, a Wound for each.
fn withdraw(game: &mut MageKnight, seat: Seat) {
    while !derive::is_safe(game, seat, game.player(seat).at) {
        // Who has not moved this turn has nowhere to go.
        let Some(back) = game.turn.path.pop() else { return };
        game.withdraw(seat, back, 1);
    }
}

/// The benefit of the space; whether the glade has a Wound to remove.
fn benefit(game: &mut MageKnight, seat: Seat) -> bool {
    let player = game.player(seat);
    match game.site_at(player.at) {
        Some(Site::Mine(color)) => {
            // MK-RULING-03, MK-SCEN-MINES-07
            if variants::mines::yields(game, player.at) {
                game.store_crystal(seat, color);
            }
            false
        }
        // Whether there are Wounds in the hand is not for others to know, so that it is asked as long as there may be.
        Some(Site::Glade) => {
            let may_hold = match game.players.len() {
                1 => player.holds(CardId::WOUND),
                _ => !player.hand.is_empty(),
            };
            may_hold || player.discard.contains(&CardId::WOUND)
        }
        _ => false,
    }
}

/// The turn is over; another one of the same player follows, or the next in the round.
fn over(game: &mut MageKnight, seat: Seat) {
    let player = game.player_mut(seat);
    player.plundered = false;
    player.motivated = player.motivated.saturating_sub(1);
    if game.duel.is_some() {
        duel::turn_over(game);
    } else if game.joint.is_some() {
        joint_assault::turn_over(game);
    } else if game.turn.modifiers.has(TurnModifier::ExtraTurn) {
        // MK-RULING-79
        game.agenda.push(Frame::Turn { seat, step: turn::Step::Begin });
    } else {
        game.agenda.push(Frame::Round(round::Step::NextTurn(game.order_at + 1)));
    }
}

/// MK-ENDTURN-17: which cards to discard before drawing, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiscardBeforeDrawing {
    /// MK-ENDTURN-18: not before a card was played or discarded this turn.
    pub must: bool,
}

impl Row for DiscardBeforeDrawing {
    fn about(&self, _game: &MageKnight) -> About {
        if self.must {
            return About::new("discard", msg!("mk-question-must-discard"));
        }
        About { idle: Some(Choice::Draw), ..About::new("discard", msg!("mk-question-discard")) }
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        for card in game.player(seat).kinds_in_hand() {
            // MK-CARD-15
            let wound = Refusal::new(mk::CARD_20, "mk-refusal-wound-discarded");
            answers.add_or(Choice::Discard { card }, !card.is_wound(), wound);
        }
        let must = Refusal::new(mk::ENDTURN_18, "mk-refusal-must-discard");
        answers.add_or(Choice::Draw, !self.must, must);
        round::wonder_between_turns(game, seat, answers);
    }

    fn refusal(&self, _game: &MageKnight, _seat: Seat, choice: Choice) -> Refusal {
        match choice {
            Choice::Discard { .. } => Refusal::new(mk::CARD_19, "mk-refusal-not-in-hand"),
            choice => round::between_turns(choice)
                .unwrap_or(Refusal::new(mk::TURN_22, "mk-refusal-turn-ended")),
        }
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let step = match choice {
            Choice::Discard { card } => {
                game.discard(seat, card);
                Step::Discard
            }
            Choice::Draw => Step::Draw,
            _ => return game.misplaced(),
        };
        game.agenda.push(Frame::EndOfTurn { seat, step });
    }
}

/// MK-TACTIC-10: whether the Tactic makes a new deck to draw from.
pub(super) fn go_on_drawing(game: &mut MageKnight, seat: Seat, yes: bool) {
    let step = if yes { Step::Draw } else { Step::Over };
    game.agenda.push(Frame::EndOfTurn { seat, step });
    if yes {
        tactics::use_tactic(game, seat);
    }
}

/// MK-ENDTURN-06: a Wound of the hand, of the discard pile, or none.
pub(crate) struct Glade;

impl Row for Glade {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("glade", msg!("mk-question-glade"))
            .refusing(mk::ENDTURN_06, "mk-refusal-no-wound")
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        let player = game.player(seat);
        for (choice, pile) in [(Choice::Heal, &player.hand), (Choice::Bottom, &player.discard)] {
            answers.add_where(choice, pile.contains(&CardId::WOUND));
        }
        answers.add(Choice::Decline);
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let player = game.player_mut(seat);
        let pile = match choice {
            Choice::Heal => &mut player.hand,
            Choice::Bottom => &mut player.discard,
            Choice::Decline => return,
            _ => return game.misplaced(),
        };
        if remove_one(pile, CardId::WOUND) {
            game.log.push(|| Event::Healed { seat });
        } else {
            game.broken("a Wound that is not there");
        }
    }
}

/// A card may go back to its deck instead of the discard pile.
pub(super) fn return_card(game: &mut MageKnight, seat: Seat, card: CardId, top: bool) {
    if !remove_one(&mut game.player_mut(seat).played, card) {
        return game.broken("a card that is not in the play area");
    }
    let to = if top { CardDestination::DeckTop } else { CardDestination::DeckBottom };
    game.gain_card(seat, card, to);
}

/// All Wounds received this turn go, from the hand and the discard pile.
pub(super) fn remove_wounds(game: &mut MageKnight, seat: Seat) {
    let tally = std::mem::take(&mut game.turn.tally);
    let player = game.player_mut(seat);
    // Some may be healed already, or in the deck.
    let from_hand =
        (0..tally.wounds_to_hand).filter(|_| remove_one(&mut player.hand, CardId::WOUND)).count();
    let from_discard = (0..tally.wounds_to_discard)
        .filter(|_| remove_one(&mut player.discard, CardId::WOUND))
        .count();
    for _ in 0..from_hand + from_discard {
        game.log.push(|| Event::Healed { seat });
    }
}
