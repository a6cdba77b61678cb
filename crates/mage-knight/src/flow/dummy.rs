//! The dummy player's turns (MK-DUMMY).

use super::{Frame, round};
use crate::{
    content::Color,
    state::{Event, MageKnight, Mover, Pile},
};

/// MK-DUMMY-07: cards it turns before it looks at its crystals.
const TURNED: usize = 3;

pub(super) fn run(game: &mut MageKnight) {
    let announced = game.announced.is_some();
    let next = Frame::Round(round::Step::NextTurn(game.order_at + 1));
    let Some(dummy) = &mut game.dummy else { return game.broken("a turn of no dummy player") };
    if dummy.deck.is_empty() {
        // MK-DUMMY-06
        if !announced {
            game.announced = Some(Mover::Dummy);
            game.log.push(|| Event::DummyAnnounced);
        }
        return game.agenda.push(next);
    }
    let mut turned = Pile::new();
    for _ in 0..TURNED {
        turned.extend(dummy.deck.pop());
    }
    // MK-RULING-51: with fewer than three cards nothing more happens.
    let color = turned.get(TURNED - 1).and_then(|card| card.card().color());
    let more = color.map_or(0, |color: Color| dummy.crystals[color as usize]);
    for _ in 0..more {
        turned.extend(dummy.deck.pop());
    }
    dummy.discard.extend(turned.iter().copied());
    game.log.push(|| Event::DummyTurned { cards: turned });
    game.agenda.push(next);
}
