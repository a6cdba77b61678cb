//! A full state that agrees with what a viewer may know.

use kernel::{Chance, Seat, Viewer};

use super::sees_hand;
use crate::{
    content::{TileId, TileKind},
    state::{MageKnight, Tiles},
};

pub(crate) fn determinize(game: &MageKnight, viewer: Viewer, chance: &mut Chance) -> MageKnight {
    let mut imagined = game.clone();
    if viewer != Viewer::Omniscient {
        deal_tiles_anew(&mut imagined, chance);
        for seat in Seat::all(game.players.len() as u8) {
            deal_cards_anew(&mut imagined, viewer, seat, chance);
        }
    }
    imagined.chance = Chance::seeded(chance.fork());
    imagined
}

/// Which Core tiles lie in the stack and in which order, and the order of the tiles left out. How many cities are among
/// them is known: the scenario says how many there are, and those on the table can be seen.
fn deal_tiles_anew(game: &mut MageKnight, chance: &mut Chance) {
    let in_stack = |kind| game.stack.iter().filter(|tile| tile.kind() == kind).count();
    let (cities, others) = (in_stack(TileKind::CityCore), in_stack(TileKind::Core));
    let mut unseen = |kind| {
        let placed = game.map.placed();
        let mut tiles: Tiles = TileId::of_kind(kind)
            .filter(|tile| !placed.iter().any(|placed| placed.tile == *tile))
            .collect();
        chance.shuffle(&mut tiles);
        tiles
    };
    let mut other_core = unseen(TileKind::Core);
    let left_out_core: Tiles = other_core.drain(others..).collect();
    let mut core: Tiles = unseen(TileKind::CityCore).into_iter().take(cities).collect();
    core.extend(other_core);
    chance.shuffle(&mut core);
    let mut core = core.into_iter();
    for tile in game.stack.iter_mut().filter(|tile| tile.kind().is_core()) {
        *tile = core.next().unwrap_or(*tile);
    }
    let mut countryside: Tiles =
        game.left_out.iter().copied().filter(|tile| !tile.kind().is_core()).collect();
    chance.shuffle(&mut countryside);
    // Setups that somebody wrote down may leave out fewer Core tiles than there are.
    let core_left_out = game.left_out.len() - countryside.len();
    game.left_out = left_out_core.into_iter().take(core_left_out).chain(countryside).collect();
}

/// The order of the deck, and the hand with it if this viewer does not see that.
fn deal_cards_anew(game: &mut MageKnight, viewer: Viewer, seat: Seat, chance: &mut Chance) {
    let known = sees_hand(game, viewer, seat);
    let player = game.player_mut(seat);
    if known {
        player.deck.sort_unstable();
        chance.shuffle(&mut player.deck);
        return;
    }
    let in_hand = player.hand.len();
    let mut unseen = std::mem::take(&mut player.deck);
    unseen.extend(player.hand.drain(..));
    unseen.sort_unstable();
    chance.shuffle(&mut unseen);
    player.hand.extend(unseen.drain(..in_hand));
    player.hand.sort_unstable();
    player.deck = unseen;
}
