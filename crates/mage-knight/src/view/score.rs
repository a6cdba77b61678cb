//! The scoring card with what each line counts.

use kernel::Seat;
use serde::Serialize;

use crate::{
    flow::score::{self, ScoreKind},
    state::{MageKnight, Player},
};

/// One line of the scoring card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreView {
    pub what: ScoreKind,
    pub points: i16,
    /// What was counted. Nothing where an ally's number stands for the team.
    pub counts: Vec<CountView>,
}

/// So many of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CountView {
    pub of: Counted,
    pub count: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    Level,
    Spells,
    AdvancedActions,
    Artifacts,
    Crystals,
    /// The level of a Unit that is not wounded.
    Unit,
    /// The level of one that is: half of it counts.
    WoundedUnit,
    Shields,
    Wounds,
    /// Cities in which the hero leads, and cities with a Shield of the hero.
    CitiesLed,
    CitiesShared,
    Cities,
    Rounds,
    Cards,
}

pub(super) fn sheet(game: &MageKnight, seat: Seat) -> Vec<ScoreView> {
    let own = score::own(game, seat);
    let lines = score::score(game, seat).into_iter();
    lines
        .map(|line| {
            // Where another's number counts for the team, our own things do not explain it.
            let ours = own.iter().all(|own| own.what != line.what || own.points == line.points);
            let counts = if ours { counts(game, seat, line.what) } else { Vec::new() };
            ScoreView { what: line.what, points: line.points, counts }
        })
        .collect()
}

fn counts(game: &MageKnight, seat: Seat, what: ScoreKind) -> Vec<CountView> {
    let player = game.player(seat);
    let cards = |fits: fn(&crate::cards::CardId) -> bool| player.deeds().filter(fits).count();
    let one = |of, count: usize| vec![CountView { of, count: count as u8 }];
    let some = |of, count: usize| if count > 0 { one(of, count) } else { Vec::new() };
    let shields = score::shields(game, seat);
    match what {
        ScoreKind::Fame => one(Counted::Level, usize::from(player.level)),
        ScoreKind::Knowledge => {
            let mut found = some(Counted::Spells, cards(|card| card.card().is_spell()));
            found.extend(some(Counted::AdvancedActions, cards(|card| card.card().is_advanced())));
            found
        }
        ScoreKind::Loot => {
            let crystals: u8 = player.crystals.iter().sum();
            let mut found = some(Counted::Artifacts, cards(|card| card.card().is_artifact()));
            found.extend(some(Counted::Crystals, usize::from(crystals)));
            found
        }
        ScoreKind::Leader => units(player),
        ScoreKind::Conqueror => some(Counted::Shields, shields.0 as usize),
        ScoreKind::Adventurer => some(Counted::Shields, shields.1 as usize),
        ScoreKind::Beating => some(Counted::Wounds, cards(|card| card.is_wound())),
        ScoreKind::Cities => {
            let led = game.cities.iter().filter(|city| city.leader() == Some(seat)).count();
            let held = game.cities.iter().filter(|city| city.shields_of(seat) > 0).count();
            let mut found = some(Counted::CitiesLed, led);
            found.extend(some(Counted::CitiesShared, held.saturating_sub(led)));
            found
        }
        ScoreKind::CitiesConquered => {
            let taken = game.cities.iter().filter(|city| city.is_conquered()).count();
            some(Counted::Cities, taken)
        }
        ScoreKind::RoundsSaved => {
            some(Counted::Rounds, usize::from(game.sheet().rounds.saturating_sub(game.round)))
        }
        ScoreKind::DummyCards => {
            some(Counted::Cards, game.dummy.as_ref().map_or(0, |dummy| dummy.deck.len()))
        }
        ScoreKind::GreatestKnowledge
        | ScoreKind::GreatestLoot
        | ScoreKind::GreatestLeader
        | ScoreKind::GreatestConqueror
        | ScoreKind::GreatestAdventurer
        | ScoreKind::GreatestBeating
        | ScoreKind::GreatestCityConqueror
        | ScoreKind::AllCities
        | ScoreKind::RoundNotAnnounced
        | ScoreKind::AllLead
        | ScoreKind::Mines
        | ScoreKind::GreatestLiberator
        | ScoreKind::Dungeons
        | ScoreKind::GreatestDungeonCrawler
        | ScoreKind::Keeps
        | ScoreKind::MageTowers => Vec::new(),
    }
}

fn units(player: &Player) -> Vec<CountView> {
    let level = |unit: &crate::state::UnitState| {
        let of = if unit.wounds > 0 { Counted::WoundedUnit } else { Counted::Unit };
        CountView { of, count: unit.unit.printed().level }
    };
    player.units.iter().map(level).collect()
}
