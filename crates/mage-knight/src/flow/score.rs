//! What a game is worth (MK-SCORE).

use kernel::Seat;

use super::{scenario::all_conquered, variants};
use crate::{
    cards::CardId,
    content::{ScoreBase, Site, TableRule},
    state::MageKnight,
};

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
    /// MK-SCORE-09
    Cities,
    /// MK-SCORE-07: titles.
    GreatestKnowledge,
    GreatestLoot,
    GreatestLeader,
    GreatestConqueror,
    GreatestAdventurer,
    GreatestBeating,
    /// MK-SCORE-10
    GreatestCityConqueror,
    CitiesConquered,
    AllCities,
    RoundsSaved,
    DummyCards,
    RoundNotAnnounced,
    /// MK-SCEN-FULLCOOP-16: everybody leads a city.
    AllLead,
    /// MK-SCEN-MINES-11
    Mines,
    GreatestLiberator,
    /// MK-SCEN-DUNGEON-10
    Dungeons,
    GreatestDungeonCrawler,
    /// MK-SCEN-HOLD-14
    Keeps,
    MageTowers,
}

/// MK-SCORE-07, MK-SCORE-10: a category with its title and what the title is worth: alone, and shared.
const TITLES: [(ScoreKind, ScoreKind, i16, i16); 9] = [
    (ScoreKind::Knowledge, ScoreKind::GreatestKnowledge, 3, 1),
    (ScoreKind::Loot, ScoreKind::GreatestLoot, 3, 1),
    (ScoreKind::Leader, ScoreKind::GreatestLeader, 3, 1),
    (ScoreKind::Conqueror, ScoreKind::GreatestConqueror, 3, 1),
    (ScoreKind::Adventurer, ScoreKind::GreatestAdventurer, 3, 1),
    (ScoreKind::Beating, ScoreKind::GreatestBeating, -3, -1),
    (ScoreKind::Cities, ScoreKind::GreatestCityConqueror, 5, 2),
    // MK-SCEN-MINES-11, MK-RULING-49, MK-SCEN-DUNGEON-10
    (ScoreKind::Mines, ScoreKind::GreatestLiberator, 5, 2),
    (ScoreKind::Dungeons, ScoreKind::GreatestDungeonCrawler, 5, 2),
];

/// Everything a seat has points for (MK-SCORE, MK-SCEN-SOLO-08).
pub fn score(game: &MageKnight, seat: Seat) -> Vec<Score> {
    let scoring = game.sheet().scoring;
    match scoring.base {
        ScoreBase::Fame => (),
        // MK-SCEN-HOLD-14
        ScoreBase::Holdings => {
            let (keeps, towers) = variants::holdings::owned_by_team(game, seat);
            return vec![
                Score { what: ScoreKind::Keeps, points: 3 * keeps },
                Score { what: ScoreKind::MageTowers, points: 2 * towers },
            ];
        }
        // MK-SCEN-RETURN-05
        ScoreBase::Nothing => return Vec::new(),
    }
    let mut lines = of_team(game, seat);
    if scoring.titles {
        add_titles(game, &mut lines);
    }
    if scoring.goal {
        goal(game, &mut lines);
    }
    lines
}

/// What a seat itself has points for, whoever plays with it.
pub(crate) fn own(game: &MageKnight, seat: Seat) -> Vec<Score> {
    match game.sheet().scoring.base {
        ScoreBase::Fame => achievements(game, seat),
        ScoreBase::Holdings | ScoreBase::Nothing => Vec::new(),
    }
}

/// Fame and the standard achievements (MK-SCORE-01..06), and cities where they count (MK-SCORE-09).
fn achievements(game: &MageKnight, seat: Seat) -> Vec<Score> {
    let player = game.player(seat);
    let mut lines = Vec::new();
    let mut add = |what, points: i16| lines.push(Score { what, points });
    add(ScoreKind::Fame, player.fame_total() as i16);
    let count = |fits: fn(&CardId) -> bool| player.deeds().filter(fits).count() as i16;
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
    let scoring = game.sheet().scoring;
    // MK-SCEN-DUNGEON-10: what dungeons and tombs are worth besides.
    if scoring.dungeons {
        add(ScoreKind::Dungeons, 2 * variants::dungeons::conquered_by(game, seat) as i16);
    }
    if scoring.mines {
        add(ScoreKind::Mines, variants::mines::points(game, seat));
    }
    add(ScoreKind::Beating, -2 * count(|card| card.is_wound()));
    if game.sheet().scoring.cities {
        let of_city = |city: &crate::state::City| match city.leader() {
            Some(leader) if leader == seat => 7,
            _ if city.shields_of(seat) > 0 => 4,
            _ => 0,
        };
        add(ScoreKind::Cities, game.cities.iter().map(of_city).sum());
    }
    lines
}

fn value(lines: &[Score], what: ScoreKind) -> i16 {
    lines.iter().filter(|line| line.what == what).map(|line| line.points).sum()
}

/// MK-TEAM-10..12, MK-SCEN-FULLCOOP-10: of those who play together the lowest Fame counts, the best in everything else,
/// and the worst beating.
fn of_team(game: &MageKnight, seat: Seat) -> Vec<Score> {
    let mut lines = achievements(game, seat);
    let allies = game.all_seats().filter(|other| *other != seat && game.are_allies(*other, seat));
    for ally in allies {
        for (line, other) in lines.iter_mut().zip(achievements(game, ally)) {
            line.points = match line.what {
                ScoreKind::Fame | ScoreKind::Beating => line.points.min(other.points),
                // MK-SCEN-FULLCOOP-17
                _ if game.plays(TableRule::LowestCounts) => line.points.min(other.points),
                _ => line.points.max(other.points),
            };
        }
    }
    lines
}

/// MK-SCORE-07, MK-SCORE-08, MK-TEAM-13: the best of all, or the worst beaten; nobody where there is nothing to compare.
fn add_titles(game: &MageKnight, lines: &mut Vec<Score>) {
    // One seat stands for each team.
    let speaks =
        |seat: &Seat| game.all_seats().find(|other| game.are_allies(*other, *seat)) == Some(*seat);
    let all: Vec<Vec<Score>> =
        game.all_seats().filter(speaks).map(|other| of_team(game, other)).collect();
    for (category, title, alone, shared) in TITLES {
        // MK-SCEN-DUNGEON-10: another title stands in its place.
        if category == ScoreKind::Adventurer && game.sheet().scoring.dungeons {
            continue;
        }
        let amount = |lines: &[Score]| value(lines, category).abs();
        let best = all.iter().map(|lines| amount(lines)).max().unwrap_or(0);
        if best == 0 || amount(lines) != best {
            continue;
        }
        let holders = all.iter().filter(|lines| amount(lines) == best).count();
        lines.push(Score { what: title, points: if holders == 1 { alone } else { shared } });
    }
}

/// MK-SCEN-FULLCOOP-11..16
fn goal(game: &MageKnight, lines: &mut Vec<Score>) {
    let mut add = |what, points: i16| lines.push(Score { what, points });
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
    // MK-SCEN-FULLCOOP-16, MK-SCEN-SOLO-08
    let leads = |seat| game.cities.iter().any(|city| city.leader() == Some(seat));
    if game.players.len() > 1 && game.all_seats().all(leads) {
        add(ScoreKind::AllLead, 10);
    }
}

/// MK-SCORE-04, MK-SCORE-05: Shields on keeps, mage towers and burned monasteries, and on adventure sites.
pub(crate) fn shields(game: &MageKnight, seat: Seat) -> (i16, i16) {
    let (mut conquered, mut adventures) = (0, 0);
    let own = variants::spaces(game).filter(|(_, hex)| game.spot(*hex).shield == Some(seat));
    for (_, hex) in own {
        // MK-SCEN-DUNGEON-10: secret ones count, too.
        let site = game.site_at(hex);
        conquered +=
            i16::from(matches!(site, Some(Site::Keep | Site::MageTower | Site::Monastery)));
        adventures += i16::from(site.is_some_and(Site::is_adventure));
    }
    (conquered, adventures)
}
