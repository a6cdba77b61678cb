//! Playing Deed cards (MK-CARD).

use kernel::{Log, Refusal, Seat};
use rules::mk;

use crate::{
    cards::CardId,
    state::{Event, MageKnight, Points, TurnKind, Way},
};

/// MK-CARD-10: what a card played sideways gives.
const SIDEWAYS: u8 = 1;

/// Whether a card can be played this way. Everything that gives something else than Move points waits for combat,
/// interaction and mana to come in.
pub(super) fn may_play(
    game: &MageKnight,
    seat: Seat,
    card: CardId,
    way: Way,
) -> Result<(), Refusal> {
    if !game.player(seat).holds(card) {
        return Err(Refusal::new(mk::CARD_02, "mk-refusal-not-in-hand"));
    }
    if card.is_wound() {
        return Err(Refusal::new(mk::CARD_09, "mk-refusal-wound-played"));
    }
    match way {
        Way::Basic if card.card().move_points().is_none() => {
            Err(Refusal::new(mk::CARD_03, "mk-refusal-not-yet-effect"))
        }
        Way::Strong => Err(Refusal::new(mk::CARD_04, "mk-refusal-not-yet-mana")),
        Way::Sideways(Points::Influence | Points::Attack | Points::Block) => {
            Err(Refusal::new(mk::CARD_10, "mk-refusal-not-yet-sideways"))
        }
        Way::Basic | Way::Sideways(Points::Move) => Ok(()),
    }
}

/// MK-CARD-02, MK-CARD-03, MK-CARD-10. Also in a rest, where the points are of no use (MK-RULING-67).
pub(super) fn play(
    game: &mut MageKnight,
    seat: Seat,
    card: CardId,
    way: Way,
    log: &mut Log<Event>,
) {
    if game.turn.kind == TurnKind::Open {
        game.turn.kind = TurnKind::Regular;
    }
    game.play(seat, card, way, log);
    let points = match way {
        Way::Basic | Way::Strong => card.card().move_points(),
        Way::Sideways(_) => Some(SIDEWAYS),
    };
    if let Some(points) = points {
        game.gain_move_points(seat, points, log);
    }
}
