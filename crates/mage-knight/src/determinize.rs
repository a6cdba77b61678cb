//! A full state that agrees with what a viewer may know.

use kernel::{Chance, Seat, Viewer};

use crate::{
    content::{EnemyColor, EnemyId, RuinId, TileId, TileKind},
    flow::variants::secret_die,
    state::{MageKnight, Tiles},
    view::{sees_chosen, sees_die, sees_hand},
};

pub(crate) fn determinize(game: &MageKnight, viewer: Viewer, chance: &mut Chance) -> MageKnight {
    let mut imagined = game.clone();
    if viewer != Viewer::Omniscient {
        deal_tiles_anew(&mut imagined, chance);
        deal_tokens_anew(&mut imagined, chance);
        deal_ruins_anew(&mut imagined, chance);
        deal_drafts_anew(&mut imagined, viewer, chance);
        choose_anew(&mut imagined, viewer, chance);
        set_die_anew(&mut imagined, viewer, chance);
        shuffle_decks(&mut imagined, chance);
        for seat in game.all_seats() {
            deal_cards_anew(&mut imagined, viewer, seat, chance);
        }
    }
    imagined.chance = Chance::seeded(chance.fork());
    imagined
}

/// Which tiles lie in the stack and in which order, and the order of the tiles left out. How many cities are among
/// them is known: the scenario says how many there are, and those on the table can be seen. So are Countryside tiles
/// where the scenario lays them by number.
fn deal_tiles_anew(game: &mut MageKnight, chance: &mut Chance) {
    let in_stack = |kind| game.stack.iter().filter(|tile| tile.kind() == kind).count();
    let (cities, others) = (in_stack(TileKind::CityCore), in_stack(TileKind::Core));
    let random = game.sheet().random_countryside;
    let mut unseen = |kind| {
        let placed = game.map.placed();
        let mut tiles: Tiles = TileId::of_kind(kind)
            .filter(|tile| !placed.iter().any(|placed| placed.tile == *tile))
            .collect();
        chance.shuffle(&mut tiles);
        tiles
    };
    // Tiles that the scenario does not leave out are in the stack while they are not on the table.
    let mut other_core = unseen(TileKind::Core);
    other_core.sort_by_key(|tile| !game.sheet.kept_core.is_on(*tile));
    let left_out_core: Tiles = other_core.drain(others.min(other_core.len())..).collect();
    let mut city_core = unseen(TileKind::CityCore);
    city_core.sort_by_key(|tile| game.sheet.city.is_some_and(|color| tile.city() != Some(color)));
    let mut free_cities = city_core.into_iter();
    let mut core: Tiles = free_cities.by_ref().take(cities).collect();
    core.extend(other_core);
    let mut in_front = unseen(TileKind::Countryside);
    in_front.sort_by_key(|tile| !game.sheet.kept.is_on(*tile));
    let behind: Tiles =
        in_front.drain(in_stack(TileKind::Countryside).min(in_front.len())..).collect();
    chance.shuffle(&mut in_front);
    let mut free_countryside = in_front.into_iter().chain(behind);
    chance.shuffle(&mut core);
    let mut core = core.into_iter();
    for tile in game.stack.iter_mut().filter(|tile| tile.kind().is_core()) {
        *tile = core.next().unwrap_or(*tile);
    }
    let mut countryside: Tiles =
        game.left_out.iter().copied().filter(|tile| !tile.kind().is_core()).collect();
    if random {
        for tile in
            game.stack.iter_mut().chain(&mut countryside).filter(|tile| !tile.kind().is_core())
        {
            *tile = free_countryside.next().unwrap_or(*tile);
        }
    }
    chance.shuffle(&mut countryside);
    // Setups that somebody wrote down may leave out fewer Core tiles than there are.
    let cities_left_out =
        game.left_out.iter().filter(|tile| tile.kind() == TileKind::CityCore).count();
    let core_left_out = game.left_out.len() - countryside.len() - cities_left_out;
    let mut rest: Tiles = left_out_core.into_iter().take(core_left_out).collect();
    rest.extend(free_cities.take(cities_left_out));
    if cities_left_out > 0 {
        chance.shuffle(&mut rest);
    }
    game.left_out = rest.into_iter().chain(countryside).collect();
}

/// Piles of tokens, and what lies face down on the map and in cities.
fn deal_tokens_anew(game: &mut MageKnight, chance: &mut Chance) {
    for color in EnemyColor::ALL {
        let mut hidden: Vec<EnemyId> = game.enemies.piles[color.index()].to_vec();
        hidden.extend(face_down(game, color).map(|enemy| *enemy));
        hidden.sort_unstable();
        chance.shuffle(&mut hidden);
        let mut hidden = hidden.into_iter();
        for enemy in face_down(game, color) {
            *enemy = hidden.next().unwrap_or(*enemy);
        }
        for enemy in &mut game.enemies.piles[color.index()] {
            *enemy = hidden.next().unwrap_or(*enemy);
        }
    }
}

/// Tokens of a colour nobody has seen.
fn face_down(game: &mut MageKnight, color: EnemyColor) -> impl Iterator<Item = &mut EnemyId> {
    let on_map = game.spots.iter_mut().flatten().flat_map(|spot| spot.enemies.iter_mut().flatten());
    let on_map = on_map.filter(|(_, known)| !*known).map(|(enemy, _)| enemy);
    let in_cities =
        game.cities.iter_mut().filter(|city| !city.known).flat_map(|city| &mut city.defenders);
    on_map.chain(in_cities).filter(move |enemy| enemy.printed().color == color)
}

fn deal_ruins_anew(game: &mut MageKnight, chance: &mut Chance) {
    let mut hidden: Vec<RuinId> = game.decks.ruins.to_vec();
    let face_down = |game: &mut MageKnight| -> Vec<(usize, usize)> {
        let mut places = Vec::new();
        for (tile, spots) in game.spots.iter().enumerate() {
            for (spot, state) in spots.iter().enumerate() {
                if state.ruin.is_some_and(|(_, known)| !known) {
                    places.push((tile, spot));
                }
            }
        }
        places
    };
    let places = face_down(game);
    for (tile, spot) in &places {
        hidden.extend(game.spots[*tile][*spot].ruin.map(|(ruin, _)| ruin));
    }
    hidden.sort_unstable();
    chance.shuffle(&mut hidden);
    let mut hidden = hidden.into_iter();
    for (tile, spot) in places {
        game.spots[tile][spot].ruin = hidden.next().map(|ruin| (ruin, false));
    }
    game.decks.ruins = hidden.collect();
}

/// Advanced Actions that others draft or have set aside may be any of those nobody has seen.
fn deal_drafts_anew(game: &mut MageKnight, viewer: Viewer, chance: &mut Chance) {
    let hidden: Vec<Seat> =
        game.all_seats().filter(|seat| !sees_hand(game, viewer, *seat)).collect();
    let mut unseen: Vec<_> = game.decks.advanced.drain(..).collect();
    let in_deck = unseen.len();
    for seat in &hidden {
        let player = game.player(*seat);
        unseen.extend(player.drafting.iter().chain(&player.set_aside));
    }
    unseen.sort_unstable();
    chance.shuffle(&mut unseen);
    game.decks.advanced.extend(unseen.drain(..in_deck));
    let mut unseen = unseen.into_iter();
    for seat in hidden {
        let player = game.player_mut(seat);
        for card in player.drafting.iter_mut().chain(&mut player.set_aside) {
            *card = unseen.next().unwrap_or(*card);
        }
        player.set_aside.sort_unstable();
    }
}

/// MK-SCEN-RETURN-08: another team may have chosen any of its heroes.
fn choose_anew(game: &mut MageKnight, viewer: Viewer, chance: &mut Chance) {
    let seats = || game.all_seats();
    let hidden: Vec<Seat> = seats()
        .filter(|seat| game.player(*seat).chosen && !sees_chosen(game, viewer, *seat))
        .collect();
    for one in hidden {
        let team: Vec<Seat> = game.all_seats().filter(|seat| game.are_allies(*seat, one)).collect();
        let chosen = team[chance.below(team.len() as u32) as usize];
        game.player_mut(one).chosen = false;
        game.player_mut(chosen).chosen = true;
    }
}

/// MK-VARIANT-ICOMBAT-02: a die somebody else set in secret.
fn set_die_anew(game: &mut MageKnight, viewer: Viewer, chance: &mut Chance) {
    let Some(combat) = &mut game.combat else { return };
    let possible: Vec<_> = secret_die::still_possible(combat).collect();
    if let Some(die) = &mut combat.die
        && !sees_die(viewer, *die)
    {
        die.color = possible[chance.below(possible.len() as u32) as usize];
    }
}

/// The order of decks nobody looked into.
fn shuffle_decks(game: &mut MageKnight, chance: &mut Chance) {
    let decks = &mut game.decks;
    decks.advanced.sort_unstable();
    decks.spells.sort_unstable();
    decks.artifacts.sort_unstable();
    decks.regular.sort_unstable();
    decks.elite.sort_unstable();
    chance.shuffle(&mut decks.advanced);
    chance.shuffle(&mut decks.spells);
    chance.shuffle(&mut decks.artifacts);
    chance.shuffle(&mut decks.regular);
    chance.shuffle(&mut decks.elite);
    if let Some(dummy) = &mut game.dummy {
        dummy.deck.sort_unstable();
        chance.shuffle(&mut dummy.deck);
        dummy.skills.sort_unstable();
        chance.shuffle(&mut dummy.skills);
    }
    for player in &mut game.players {
        player.skill_pile.sort_unstable();
        chance.shuffle(&mut player.skill_pile);
    }
}

/// The order of the deck, and the hand with it if this viewer does not see that.
fn deal_cards_anew(game: &mut MageKnight, viewer: Viewer, seat: Seat, chance: &mut Chance) {
    let known = sees_hand(game, viewer, seat);
    let player = game.player_mut(seat);
    let (in_hand, stored) = (player.hand.len(), player.stored.len());
    let mut unseen = std::mem::take(&mut player.deck);
    unseen.extend(player.stored.drain(..));
    if !known {
        unseen.extend(player.hand.drain(..));
    }
    unseen.sort_unstable();
    chance.shuffle(&mut unseen);
    if !known {
        player.hand.extend(unseen.drain(..in_hand));
        player.hand.sort_unstable();
    }
    player.stored.extend(unseen.drain(..stored));
    player.deck = unseen;
}
