//! Answers, spaces and positions as scripts write them.

use scenario::{Complaint, Line};

use crate::{
    cards::CardId,
    content::TileId,
    state::{Choice, Hex, MageKnight, Map, Points, Position, Spot, Way},
};

pub(super) fn phrase(game: &MageKnight, choice: &Choice) -> String {
    match choice {
        Choice::Play { card, way } => match way {
            Way::Basic => format!("play {card}"),
            Way::Strong => format!("play {card} strong"),
            Way::Sideways(Points::Move) => format!("play {card} sideways"),
            Way::Sideways(points) => format!("play {card} sideways for {}", points.id()),
        },
        Choice::Move { to } => format!("move to {}", space(game.map(), *to)),
        Choice::Explore { at } => format!("explore {},{}", at.a, at.b),
        Choice::Rest => "rest".to_owned(),
        Choice::Discard { card } => format!("discard {card}"),
        Choice::AnnounceEndOfRound => "announce the end of the round".to_owned(),
        Choice::EndTurn => "end turn".to_owned(),
        Choice::Draw => "draw".to_owned(),
    }
}

/// A space by its tile and spot; one without a tile by its coordinates.
pub(super) fn space(map: &Map, hex: Hex) -> String {
    match map.spot(hex) {
        Some((tile, spot)) => format!("{tile}.{}", spot.id()),
        None => format!("{},{}", hex.q, hex.r),
    }
}

/// Reads a space such as `countryside-1.NE`.
pub(super) fn read_space(line: &mut Line<'_>) -> Result<(TileId, Spot), Complaint> {
    let word = line.word("a space such as countryside-1.NE")?;
    let parts = word
        .split_once('.')
        .and_then(|(tile, spot)| Some((TileId::from_id(tile)?, Spot::from_id(spot)?)));
    parts.ok_or_else(|| {
        line.complain(format!("“{word}” is not a space: write tile and spot, as in start-a.NE"))
    })
}

/// Reads a position such as `1,0`.
pub(super) fn read_position(line: &mut Line<'_>) -> Result<Position, Complaint> {
    let word = line.word("a position such as 1,0")?;
    let numbers = word.split_once(',').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    let Some((a, b)) = numbers else {
        return Err(line.complain(format!("“{word}” is not a position such as 1,0")));
    };
    Ok(Position { a, b })
}

pub(super) fn read_tile(line: &mut Line<'_>) -> Result<TileId, Complaint> {
    let word = line.word("a tile")?;
    TileId::from_id(word).ok_or_else(|| line.complain(format!("no tile is called “{word}”")))
}

pub(super) fn read_cards(line: &mut Line<'_>) -> Result<Vec<CardId>, Complaint> {
    let mut cards = Vec::new();
    while !line.is_empty() {
        let word = line.word("a card")?;
        let card = CardId::from_id(word);
        cards.push(card.ok_or_else(|| line.complain(format!("no card is called “{word}”")))?);
    }
    Ok(cards)
}
