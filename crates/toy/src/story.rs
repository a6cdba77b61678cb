//! What happened, as one viewer may know it.

use kernel::{Line, Viewer, msg, story, story::Piece};
use serde::Serialize;

use crate::Event;

/// A line of this game: coins, sticks and faces are its dice.
pub type ToyLine = Line<Kind, (), (), u8>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Sealed,
    Opened,
    Took,
    Rolled,
    Shown,
}

impl story::Kind for Kind {
    fn begins(self) -> bool {
        match self {
            Kind::Opened | Kind::Took => true,
            Kind::Sealed | Kind::Rolled | Kind::Shown => false,
        }
    }
}

pub(crate) fn tell(event: &Event, viewer: Viewer) -> ToyLine {
    match event {
        // The coins are told to the seat itself alone.
        Event::Sealed { seat, coins } if viewer.is(*seat) => Line::new(Kind::Sealed)
            .who(Piece::seat(*seat))
            .dice([*coins])
            .text(msg!("toy-sealed-own", seat = *seat, coins = *coins)),
        Event::Sealed { seat, coins: _ } => {
            Line::new(Kind::Sealed).who(Piece::seat(*seat)).text(msg!("toy-sealed", seat = *seat))
        }
        Event::Opened { bids } => Line::new(Kind::Opened)
            .dice(bids.iter().copied())
            .text(msg!("toy-opened", highest = bids.iter().copied().max().unwrap_or(0))),
        Event::Took { seat, sticks } => Line::new(Kind::Took)
            .who(Piece::seat(*seat))
            .dice([*sticks])
            .text(msg!("toy-took", seat = *seat, sticks = *sticks)),
        Event::Rolled { seat, face } => Line::new(Kind::Rolled)
            .who(Piece::seat(*seat))
            .dice([*face])
            .text(msg!("toy-rolled", seat = *seat, face = *face)),
        Event::Shown { seat, number } => Line::new(Kind::Shown).who(Piece::seat(*seat)).text(msg!(
            "toy-shown",
            seat = *seat,
            number = number.to_string()
        )),
    }
}
