//! Lines of the log.

use kernel::{Message, msg};

use super::{card, names};
use crate::{
    state::Way,
    view::{CardsView, Notice},
};

/// One line, or none for what other lines tell already.
pub(super) fn line(notice: &Notice) -> Option<Message> {
    Some(match notice {
        Notice::RoundBegan { round, time } => {
            msg!("mk-log-round", round = *round, time = names::time(*time))
        }
        Notice::DeckShuffled { hero } => msg!("mk-log-shuffled", hero = names::hero(*hero)),
        Notice::Drew { hero, cards } => {
            let hero = names::hero(*hero);
            match cards {
                CardsView::Known(cards) => {
                    let cards = names::list(cards.iter().map(|card| names::card(*card)))?;
                    msg!("mk-log-drew", hero = hero, cards = cards)
                }
                CardsView::Hidden(count) => msg!("mk-log-drew-hidden", hero = hero, count = *count),
            }
        }
        Notice::TurnBegan { hero } => msg!("mk-log-turn", hero = names::hero(*hero)),
        Notice::RestDeclared { hero } => msg!("mk-log-rest", hero = names::hero(*hero)),
        Notice::RoundEndAnnounced { hero } => msg!("mk-log-announced", hero = names::hero(*hero)),
        Notice::Played { hero, card, way, value } => {
            let (hero, name) = (names::hero(*hero), names::card(*card));
            match way {
                Way::Basic => msg!(
                    "mk-log-played",
                    hero = hero,
                    card = name,
                    effect = card::half(*card, false)
                ),
                Way::Strong => msg!(
                    "mk-log-played-strong",
                    hero = hero,
                    card = name,
                    effect = card::half(*card, true)
                ),
                Way::Sideways(points) => msg!(
                    "mk-log-played-sideways",
                    hero = hero,
                    card = name,
                    effect = card::sideways(*points, *value)
                ),
            }
        }
        Notice::Moved { hero, on, spot, printed, cost, .. } => msg!(
            "mk-log-moved",
            hero = names::hero(*hero),
            space = names::space_of(*on, *spot, *printed),
            cost = *cost
        ),
        Notice::Explored { hero, cost } => {
            msg!("mk-log-explored", hero = names::hero(*hero), cost = *cost)
        }
        Notice::TileRevealed { tile, .. } => msg!("mk-log-tile", tile = names::tile(*tile)),
        Notice::GainedFame { hero, fame } => {
            msg!("mk-log-fame", hero = names::hero(*hero), fame = *fame)
        }
        Notice::LastTurns { turns } => msg!("mk-log-last-turns", turns = *turns),
        Notice::Discarded { hero, card } => {
            msg!("mk-log-discarded", hero = names::hero(*hero), card = names::card(*card))
        }
        Notice::LostMovePoints { hero, points } => {
            msg!("mk-log-lost-points", hero = names::hero(*hero), points = *points)
        }
        Notice::Told { line } => line.clone(),
        Notice::GameOver => msg!("mk-log-over"),
        Notice::GainedMovePoints { .. } | Notice::PlayAreaCleared { .. } => return None,
    })
}
