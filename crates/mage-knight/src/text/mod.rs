//! What people read, as messages. The words are in `locales/`.

pub mod card;
pub mod effect;
mod effect_parts;
pub mod names;
mod notice;

use kernel::{Message, Seat, Spoken, msg};

use crate::{
    derive,
    state::{Choice, MageKnight, Question, TurnKind, Way},
    view::Notice,
};

impl Spoken for MageKnight {
    fn question(&self, _seat: Seat, question: &Question) -> Message {
        match question {
            Question::Act => match self.turn.kind {
                TurnKind::Open => msg!("mk-question-turn"),
                TurnKind::Regular => msg!("mk-question-act", points = self.turn.move_points),
                TurnKind::Resting(_) => msg!("mk-question-rest"),
            },
            Question::DiscardBeforeDrawing { must: true } => msg!("mk-question-must-discard"),
            Question::DiscardBeforeDrawing { must: false } => msg!("mk-question-discard"),
        }
    }

    fn choice(&self, seat: Seat, choice: &Choice) -> Message {
        match choice {
            Choice::Play { card, way } => {
                let name = names::card(*card);
                match way {
                    _ if card.is_wound() => msg!("mk-choice-play-wound", card = name),
                    Way::Basic => {
                        msg!("mk-choice-play", card = name, effect = card::half(*card, false))
                    }
                    Way::Strong => {
                        msg!("mk-choice-play-strong", card = name, effect = card::half(*card, true))
                    }
                    Way::Sideways(points) => {
                        msg!("mk-choice-sideways", card = name, effect = card::sideways(*points, 1))
                    }
                }
            }
            Choice::Move { to } => {
                let space = names::space(&self.map, *to);
                match derive::move_cost(self, *to).and_then(|cost| cost.points) {
                    Some(cost) => msg!("mk-choice-move", space = space, cost = cost),
                    None => msg!("mk-choice-move-nowhere", space = space),
                }
            }
            Choice::Explore { at } => {
                let (own, _) = self.player(seat).at.place();
                match names::direction(own, *at) {
                    Some(direction) => msg!("mk-choice-explore", direction = direction),
                    None => msg!("mk-choice-explore-at", a = at.a, b = at.b),
                }
            }
            Choice::Rest => msg!("mk-choice-rest"),
            Choice::Discard { card } => msg!("mk-choice-discard", card = names::card(*card)),
            Choice::AnnounceEndOfRound => msg!("mk-choice-announce"),
            Choice::EndTurn => msg!("mk-choice-end-turn"),
            Choice::Draw => msg!("mk-choice-draw"),
        }
    }

    fn line(notice: &Notice) -> Option<Message> {
        notice::line(notice)
    }

    fn message_ids() -> Vec<String> {
        names::ids()
    }
}
