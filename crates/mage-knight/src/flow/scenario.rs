//! What scenarios say about the end of the game, and what it is worth (MK-SCEN, MK-SCORE).

use kernel::{Log, Seat};

use super::special;
use crate::{
    cards::CardId,
    content::{End, ScoreBase, Site, Victory},
    state::{Event, MageKnight, Player, Spot},
};

/// Brings the last turns if what ends the scenario has come about: called whenever it may have.
pub(crate) fn check_end(game: &mut MageKnight, log: &mut Log<Event>) {
    if end_reached(game) {
        game.begin_last_turns(log);
    }
}

/// Whether what ends the scenario before its round limit has come about.
fn end_reached(game: &MageKnight) -> bool {
    match game.sheet().end {
        // MK-SCEN-RECON-08
        End::CityRevealed => game.map.has_city(),
        // MK-SCEN-FULLCONQ-04, MK-SCEN-SOLO-07
        End::CitiesConquered => all_conquered(game),
        End::MinesLiberated => special::mines::all_liberated(game),
        End::DungeonsConquered => special::dungeons::all_conquered(game),
        End::LastIncantation => special::incantation::all_done(game),
        End::RoundLimit => false,
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
    Mines,
    Keeps,
    MageTowers,
}

impl ScoreKind {
    pub const ALL: [ScoreKind; 15] = [
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
        ScoreKind::Mines,
        ScoreKind::Keeps,
        ScoreKind::MageTowers,
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
            ScoreKind::Mines => "mines",
            ScoreKind::Keeps => "keeps",
            ScoreKind::MageTowers => "mage-towers",
        }
    }
}

/// Everything a seat has points for (MK-SCORE-01..06, MK-SCEN-SOLO-08), without titles (MK-SCORE-11).
pub fn score(game: &MageKnight, seat: Seat) -> Vec<Score> {
    match game.sheet().scoring.base {
        ScoreBase::Fame => (),
        // MK-SCEN-HOLD-14
        ScoreBase::Holdings => {
            let (keeps, towers) = special::holdings::owned(game, seat);
            return vec![
                Score { what: ScoreKind::Keeps, points: 3 * keeps },
                Score { what: ScoreKind::MageTowers, points: 2 * towers },
            ];
        }
        // MK-SCEN-RETURN-05
        ScoreBase::Nothing => return Vec::new(),
    }
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
    // MK-SCEN-DUNGEON-10: dungeons and tombs may count double.
    let dungeons = match game.sheet().scoring.dungeons {
        true => special::dungeons::conquered_by(game, seat) as i16,
        false => 0,
    };
    add(ScoreKind::Adventurer, 2 * (adventures + dungeons));
    add(ScoreKind::Beating, -2 * count(|card| card.is_wound()));
    let scoring = game.sheet().scoring;
    if scoring.goal {
        goal(game, &mut add);
    }
    if scoring.mines {
        add(ScoreKind::Mines, special::mines::points(game, seat));
    }
    lines
}

/// MK-SCEN-FULLCOOP-11..15
fn goal(game: &MageKnight, add: &mut impl FnMut(ScoreKind, i16)) {
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

/// Who has won, by these points.
pub(crate) fn winners(game: &MageKnight, points: &[i32]) -> Vec<Seat> {
    let best = points.iter().max();
    let most = Seat::all(game.players.len() as u8).filter(|seat| points.get(seat.index()) == best);
    match game.sheet().victory {
        Victory::MostPoints => most.collect(),
        // MK-SCEN-SOLO-08: where a goal was missed nobody wins.
        Victory::Goal => most.filter(|_| end_reached(game)).collect(),
        // MK-SCEN-HOLD-14: a tie has no winner.
        Victory::SoleMost => {
            let most: Vec<Seat> = most.collect();
            if most.len() == 1 { most } else { Vec::new() }
        }
        // MK-SCEN-RETURN-05
        Victory::OnThePortal => special::portal::winner(game).into_iter().collect(),
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
