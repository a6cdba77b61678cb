//! What scenarios say about the end of the game, and what it is worth (MK-SCEN, MK-SCORE).

use kernel::{Log, Seat};

use crate::{
    cards::CardId,
    content::{ScenarioId, Site, TileId, TileKind},
    state::{Event, MageKnight, Player, Spot},
};

/// MK-SCEN-RECON-08: finding the city brings the last turns.
pub(crate) fn tile_revealed(game: &mut MageKnight, tile: TileId, log: &mut Log<Event>) {
    match game.scenario {
        ScenarioId::FirstReconnaissance => {
            if tile.kind() == TileKind::CityCore {
                game.begin_last_turns(log);
            }
        }
        ScenarioId::SoloConquest => (),
    }
}

/// MK-SCEN-SOLO-07: so does conquering all cities.
pub(crate) fn city_conquered(game: &mut MageKnight, log: &mut Log<Event>) {
    match game.scenario {
        ScenarioId::FirstReconnaissance => (),
        ScenarioId::SoloConquest => {
            if all_conquered(game) {
                game.begin_last_turns(log);
            }
        }
    }
}

fn all_conquered(game: &MageKnight) -> bool {
    let cities = usize::from(game.sheet().city_core);
    game.cities.len() == cities && game.cities.iter().all(crate::state::City::is_conquered)
}

/// One line of the scoring card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    pub what: ScoreKind,
    pub points: i16,
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ScoreKind {
    Fame,
    Knowledge,
    Loot,
    Leader,
    Conqueror,
    Adventurer,
    Beating,
    CitiesConquered,
    AllCities,
    RoundsSaved,
    DummyCards,
    RoundNotAnnounced,
}

impl ScoreKind {
    pub const ALL: [ScoreKind; 12] = [
        ScoreKind::Fame,
        ScoreKind::Knowledge,
        ScoreKind::Loot,
        ScoreKind::Leader,
        ScoreKind::Conqueror,
        ScoreKind::Adventurer,
        ScoreKind::Beating,
        ScoreKind::CitiesConquered,
        ScoreKind::AllCities,
        ScoreKind::RoundsSaved,
        ScoreKind::DummyCards,
        ScoreKind::RoundNotAnnounced,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            ScoreKind::Fame => "fame",
            ScoreKind::Knowledge => "knowledge",
            ScoreKind::Loot => "loot",
            ScoreKind::Leader => "leader",
            ScoreKind::Conqueror => "conqueror",
            ScoreKind::Adventurer => "adventurer",
            ScoreKind::Beating => "beating",
            ScoreKind::CitiesConquered => "cities-conquered",
            ScoreKind::AllCities => "all-cities",
            ScoreKind::RoundsSaved => "rounds-saved",
            ScoreKind::DummyCards => "dummy-cards",
            ScoreKind::RoundNotAnnounced => "round-not-announced",
        }
    }
}

/// Everything a seat has points for (MK-SCORE-01..06, MK-SCEN-SOLO-08), without titles (MK-SCORE-11).
pub fn score(game: &MageKnight, seat: Seat) -> Vec<Score> {
    let player = game.player(seat);
    let mut lines = Vec::new();
    let mut add = |what, points: i16| lines.push(Score { what, points });
    add(ScoreKind::Fame, player.fame as i16);
    let count = |fits: fn(&CardId) -> bool| all_cards(player).filter(fits).count() as i16;
    let spells = count(|card| card.card().is_spell());
    let advanced = count(|card| card.card().is_advanced());
    add(ScoreKind::Knowledge, 2 * spells + advanced);
    let crystals: u8 = player.crystals.iter().sum();
    add(ScoreKind::Loot, 2 * count(|card| card.card().is_artifact()) + i16::from(crystals / 2));
    let leader = player.units.iter().map(|unit| {
        let level = i16::from(unit.unit.printed().level);
        if unit.wounds > 0 { level / 2 } else { level }
    });
    add(ScoreKind::Leader, leader.sum());
    let (conquered, adventures) = shields(game, seat);
    add(ScoreKind::Conqueror, 2 * conquered);
    add(ScoreKind::Adventurer, 2 * adventures);
    add(ScoreKind::Beating, -2 * count(|card| card.is_wound()));
    match game.scenario {
        ScenarioId::FirstReconnaissance => (),
        ScenarioId::SoloConquest => solo_goal(game, &mut add),
    }
    lines
}

/// MK-SCEN-FULLCOOP-11..15
fn solo_goal(game: &MageKnight, add: &mut impl FnMut(ScoreKind, i16)) {
    let cities = game.cities.iter().filter(|city| city.is_conquered()).count() as i16;
    add(ScoreKind::CitiesConquered, 10 * cities);
    if !all_conquered(game) {
        return;
    }
    add(ScoreKind::AllCities, 15);
    add(ScoreKind::RoundsSaved, 30 * (i16::from(game.sheet().rounds) - i16::from(game.round)));
    let left = game.dummy.as_ref().map_or(0, |dummy| dummy.deck.len() as i16);
    add(ScoreKind::DummyCards, left);
    if game.announced.is_none() {
        add(ScoreKind::RoundNotAnnounced, 5);
    }
}

/// Whether the goal of the scenario was reached; `None` where there is none to miss.
pub(crate) fn goal_reached(game: &MageKnight) -> Option<bool> {
    match game.scenario {
        ScenarioId::FirstReconnaissance => None,
        ScenarioId::SoloConquest => Some(all_conquered(game)),
    }
}

/// Deed cards in all places, Banners on Units among them.
fn all_cards(player: &Player) -> impl Iterator<Item = CardId> {
    let piles = [&player.hand, &player.deck, &player.discard, &player.played, &player.stored];
    let banners = player.units.iter().filter_map(|unit| unit.banner);
    piles.into_iter().flatten().copied().chain(banners)
}

/// MK-SCORE-04, MK-SCORE-05: Shields on keeps, mage towers and burned monasteries, and on adventure sites.
fn shields(game: &MageKnight, seat: Seat) -> (i16, i16) {
    let (mut conquered, mut adventures) = (0, 0);
    for (placed, spots) in game.map.placed().iter().zip(&game.spots) {
        for spot in Spot::ALL {
            if spots[spot as usize].shield != Some(seat) {
                continue;
            }
            match placed.tile.tile().space(spot).site {
                Some(Site::Keep | Site::MageTower | Site::Monastery) => conquered += 1,
                Some(
                    Site::Ruins
                    | Site::Dungeon
                    | Site::Tomb
                    | Site::MonsterDen
                    | Site::SpawningGrounds,
                ) => adventures += 1,
                Some(
                    Site::Portal | Site::Glade | Site::Village | Site::Mine(_) | Site::City(_),
                )
                | None => (),
            }
        }
    }
    (conquered, adventures)
}
