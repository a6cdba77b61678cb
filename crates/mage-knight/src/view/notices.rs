//! Events as a viewer may know them.

use kernel::{Message, Seat, Viewer};
use serde::Serialize;

use super::{CardsView, sees_hand};
use crate::{
    cards::CardId,
    content::{HeroId, TileId, Time},
    flow::special,
    state::{Event, Hex, MageKnight, Position, Spot, Way, event::Whither},
    text::told,
};

/// What a viewer notices. Heroes are named, so that a line needs no state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    RoundBegan {
        round: u8,
        time: Time,
    },
    DeckShuffled {
        hero: HeroId,
    },
    Drew {
        hero: HeroId,
        cards: CardsView,
    },
    TurnBegan {
        hero: HeroId,
    },
    RestDeclared {
        hero: HeroId,
    },
    RoundEndAnnounced {
        hero: HeroId,
    },
    Played {
        hero: HeroId,
        card: CardId,
        way: Way,
        /// What a sideways card is worth.
        value: u8,
    },
    GainedMovePoints {
        hero: HeroId,
        points: u8,
    },
    /// `on` and `spot` say where `to` is in words; `printed` is its place on a tile that is not turned.
    Moved {
        hero: HeroId,
        from: Hex,
        to: Hex,
        on: TileId,
        spot: Spot,
        printed: Spot,
        cost: u8,
    },
    Explored {
        hero: HeroId,
        cost: u8,
    },
    TileRevealed {
        tile: TileId,
        at: Position,
    },
    GainedFame {
        hero: HeroId,
        fame: u8,
    },
    LastTurns {
        turns: u8,
    },
    Discarded {
        hero: HeroId,
        card: CardId,
    },
    LostMovePoints {
        hero: HeroId,
        points: u8,
    },
    PlayAreaCleared {
        hero: HeroId,
        cards: Vec<CardId>,
    },
    /// What everybody may read.
    Told {
        line: Message,
    },
    GameOver,
}

pub(crate) fn notice(game: &MageKnight, event: &Event, viewer: Viewer) -> Option<Notice> {
    let hero = |seat: &Seat| game.player(*seat).hero;
    Some(match event {
        Event::RoundBegan { round, time } => Notice::RoundBegan { round: *round, time: *time },
        Event::DeckShuffled { seat } => Notice::DeckShuffled { hero: hero(seat) },
        Event::Drew { seat, cards }
        | Event::ArtifactsDrawn { seat, cards }
        | Event::DraftPassed { seat, cards } => {
            let cards = if sees_hand(game, viewer, *seat) {
                CardsView::Known(cards.to_vec())
            } else {
                CardsView::Hidden(cards.len() as u8)
            };
            Notice::Drew { hero: hero(seat), cards }
        }
        Event::TurnBegan { seat } => Notice::TurnBegan { hero: hero(seat) },
        Event::RestDeclared { seat } => Notice::RestDeclared { hero: hero(seat) },
        Event::RoundEndAnnounced { seat } => Notice::RoundEndAnnounced { hero: hero(seat) },
        Event::Played { seat, card, way, value } => {
            Notice::Played { hero: hero(seat), card: *card, way: *way, value: *value }
        }
        Event::GainedMovePoints { seat, points } => {
            Notice::GainedMovePoints { hero: hero(seat), points: *points }
        }
        Event::Moved { seat, from, to, cost } => {
            let (position, spot) = to.place();
            let placed = game.map.placed_at(position)?;
            let (on, printed) = (placed.tile, placed.printed_at(spot));
            Notice::Moved { hero: hero(seat), from: *from, to: *to, on, spot, printed, cost: *cost }
        }
        Event::Explored { seat, cost } => Notice::Explored { hero: hero(seat), cost: *cost },
        Event::TileRevealed(placed) => Notice::TileRevealed { tile: placed.tile, at: placed.at },
        Event::GainedFame { seat, fame } => Notice::GainedFame { hero: hero(seat), fame: *fame },
        Event::LastTurns { turns } => Notice::LastTurns { turns: *turns },
        Event::Discarded { seat, card } => Notice::Discarded { hero: hero(seat), card: *card },
        Event::LostMovePoints { seat, points } => {
            Notice::LostMovePoints { hero: hero(seat), points: *points }
        }
        Event::PlayAreaCleared { seat, cards } => {
            Notice::PlayAreaCleared { hero: hero(seat), cards: cards.to_vec() }
        }
        Event::GameOver => Notice::GameOver,
        _ => Notice::Told { line: told::line(game, event)? },
    })
}

/// MK-UNDO-02: a revealed tile, token or card of an offer is new to everybody, drawn cards to those who see the hand.
pub(crate) fn discloses(game: &MageKnight, event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::TileRevealed(_)
        | Event::EnemyRevealed { .. }
        | Event::RuinRevealed { .. }
        | Event::Offered { .. }
        | Event::UpgradeOffered { .. }
        | Event::Upgraded { .. }
        | Event::UnitOffered { .. }
        | Event::SkillOffered { .. }
        | Event::SkillsRevealed { .. }
        | Event::EnemySummoned { .. }
        | Event::DieRevealed { .. }
        | Event::DummyTurned { .. }
        | Event::ArtifactsDrawn { .. }
        | Event::CardMoved { to: Whither::DeckTop | Whither::DeckBottom, .. } => true,
        // MK-SCEN-RETURN-08: now everybody sees who was chosen.
        Event::GameOver => special::portal::has_chosen_ones(game),
        Event::Drew { seat, .. } | Event::DraftPassed { seat, .. } => {
            sees_hand(game, viewer, *seat)
        }
        _ => false,
    }
}

/// What leaves a hand one did not see is new as well, but MK-UNDO-01 lets the player take it back.
pub(crate) fn shows(game: &MageKnight, event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::Played { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::HandLost { seat }
        | Event::HandShown { seat, .. }
        | Event::WoundsCounted { seat, .. }
        | Event::Healed { seat } => !sees_hand(game, viewer, *seat),
        _ => discloses(game, event, viewer),
    }
}
