//! The eleven sheets of the scenario book.

use super::{
    CityRule, EliteUnits, End, MapShape, MegaLevels, ScenarioId, ScenarioSheet, ScoreBase, Scoring,
    SiteSet, Start,
    TableRule::{
        GrowingGarrisons, Incantations, LinkedDungeons, MoreRecruits, NoInteractiveSkills,
        NoInteractiveSpells, NoPvp, OccupiedMines, OwnedTowers, SecretDungeons, UnblamedAssaults,
    },
    TableRules, Victory,
};
use crate::content::{Color, Site};

/// A number for one, two, three and four players.
const fn by(players: usize, numbers: [u8; 4]) -> u8 {
    numbers[if players == 0 || players > 4 { 0 } else { players - 1 }]
}

pub(super) const fn sheet(scenario: ScenarioId, players: usize) -> Option<ScenarioSheet> {
    let most = match scenario {
        ScenarioId::FullCooperation | ScenarioId::BlitzCooperation => 3,
        ScenarioId::SoloConquest => 1,
        ScenarioId::FirstReconnaissance
        | ScenarioId::FullConquest
        | ScenarioId::BlitzConquest
        | ScenarioId::MinesLiberation
        | ScenarioId::DruidNights
        | ScenarioId::DungeonLords
        | ScenarioId::ConquerAndHold
        | ScenarioId::OneToReturn => 4,
    };
    // Alone Full and Blitz Cooperation are Solo Conquest.
    let least = match scenario {
        ScenarioId::FullCooperation | ScenarioId::BlitzCooperation => 2,
        ScenarioId::FirstReconnaissance
        | ScenarioId::SoloConquest
        | ScenarioId::FullConquest
        | ScenarioId::BlitzConquest
        | ScenarioId::MinesLiberation
        | ScenarioId::DruidNights
        | ScenarioId::DungeonLords
        | ScenarioId::ConquerAndHold
        | ScenarioId::OneToReturn => 1,
    };
    if players < least || players > most {
        return None;
    }
    let sheet = match scenario {
        ScenarioId::FirstReconnaissance => first_reconnaissance(players),
        ScenarioId::FullConquest => full_conquest(players),
        ScenarioId::BlitzConquest => blitz_conquest(players),
        ScenarioId::FullCooperation => full_cooperation(players),
        ScenarioId::BlitzCooperation => blitz_cooperation(players),
        ScenarioId::SoloConquest => solo_conquest(),
        ScenarioId::MinesLiberation => mines_liberation(players),
        ScenarioId::DruidNights => druid_nights(players),
        ScenarioId::DungeonLords => dungeon_lords(players),
        ScenarioId::ConquerAndHold => conquer_and_hold(players),
        ScenarioId::OneToReturn => one_to_return(players),
    };
    Some(if players == 1 { alone(sheet) } else { sheet })
}

/// MK-SCEN-RECON-10, MK-SCEN-RECON-11, MK-SCEN-SOLO-04..09: with a dummy player, and without what only concerns others.
const fn alone(mut sheet: ScenarioSheet) -> ScenarioSheet {
    sheet.dummy = true;
    sheet.tactics_leave = true;
    sheet.scoring.titles = false;
    sheet.rules = sheet.rules.and(NoInteractiveSpells).and(NoInteractiveSkills);
    sheet.victory = match (sheet.victory, sheet.end) {
        (
            Victory::MostPoints,
            End::CityRevealed | End::CitiesConquered | End::MinesLiberated | End::DungeonsConquered,
        ) => Victory::Goal,
        (victory, _) => victory,
    };
    sheet
}

const ACHIEVEMENTS: Scoring = Scoring {
    base: ScoreBase::Fame,
    titles: true,
    cities: false,
    goal: false,
    mines: false,
    dungeons: false,
};

/// What most scenarios share.
const fn common(players: usize) -> ScenarioSheet {
    ScenarioSheet {
        rounds: 4,
        shape: if players == 4 { MapShape::FourLanes } else { MapShape::Wedge },
        core_on_coast: false,
        countryside: by(players, [8, 8, 9, 11]),
        city_core: 1,
        other_core: by(players, [1, 1, 2, 3]),
        random_countryside: true,
        kept: SiteSet::NONE,
        kept_core: SiteSet::NONE,
        city: None,
        fame_per_tile: 0,
        cities: CityRule::Defended,
        city_levels: [0; 4],
        megalopolis: MegaLevels::NONE,
        elite_units: EliteUnits::WithCore,
        unit_level: 4,
        dummy: false,
        dummy_first: false,
        tactics_leave: false,
        start: Start::USUAL,
        end: End::RoundLimit,
        victory: Victory::MostPoints,
        scoring: ACHIEVEMENTS,
        rules: TableRules::NONE,
    }
}

/// MK-SCEN-RECON-01..10
const fn first_reconnaissance(players: usize) -> ScenarioSheet {
    ScenarioSheet {
        rounds: by(players, [4, 3, 3, 3]),
        shape: MapShape::Wedge,
        core_on_coast: true,
        other_core: 2,
        random_countryside: false,
        fame_per_tile: 1,
        cities: CityRule::Closed,
        elite_units: EliteUnits::Never,
        end: End::CityRevealed,
        rules: TableRules::of(&[NoPvp]),
        ..common(players)
    }
}

/// MK-SCEN-FULLCONQ-01..05
const fn full_conquest(players: usize) -> ScenarioSheet {
    ScenarioSheet {
        rounds: 6,
        shape: if players == 4 { MapShape::FullyOpen } else { MapShape::Wedge },
        city_core: by(players, [2, 2, 3, 4]),
        city_levels: [4; 4],
        end: End::CitiesConquered,
        scoring: Scoring { cities: true, ..ACHIEVEMENTS },
        ..common(players)
    }
}

/// MK-SCEN-BLITZCONQ-01..07
const fn blitz_conquest(players: usize) -> ScenarioSheet {
    let sheet = ScenarioSheet {
        countryside: by(players, [6, 6, 7, 9]),
        city_core: by(players, [2, 2, 3, 4]),
        city_levels: [3; 4],
        end: End::CitiesConquered,
        scoring: Scoring { cities: true, ..ACHIEVEMENTS },
        ..common(players)
    };
    blitz(sheet)
}

/// MK-SCEN-BLITZCONQ-04..06
const fn blitz(mut sheet: ScenarioSheet) -> ScenarioSheet {
    sheet.rounds = 4;
    sheet.start = Start::BLITZ;
    sheet
}

/// MK-SCEN-FULLCOOP-01..16
const fn full_cooperation(players: usize) -> ScenarioSheet {
    let strongest = by(players, [8, 8, 11, 11]);
    ScenarioSheet {
        rounds: 6,
        shape: MapShape::FullyOpen,
        countryside: by(players, [8, 8, 10, 10]),
        city_core: by(players, [3, 3, 4, 4]),
        other_core: by(players, [2, 2, 3, 3]),
        city_levels: if players == 3 { [5, 5, 5, strongest] } else { [5, 5, strongest, 0] },
        dummy: true,
        dummy_first: true,
        end: End::CitiesConquered,
        victory: Victory::Goal,
        scoring: Scoring { titles: false, goal: true, ..ACHIEVEMENTS },
        rules: TableRules::of(&[NoInteractiveSpells, NoInteractiveSkills, NoPvp]),
        ..common(players)
    }
}

/// MK-SCEN-BLITZCOOP-01..04
const fn blitz_cooperation(players: usize) -> ScenarioSheet {
    let sheet = ScenarioSheet {
        countryside: by(players, [7, 7, 8, 8]),
        city_core: by(players, [2, 2, 3, 3]),
        other_core: by(players, [1, 1, 2, 2]),
        city_levels: if players == 3 { [5, 8, 11, 0] } else { [5, 8, 0, 0] },
        ..full_cooperation(players)
    };
    blitz(sheet)
}

/// MK-SCEN-SOLO-01..08
const fn solo_conquest() -> ScenarioSheet {
    ScenarioSheet {
        rounds: 6,
        countryside: 7,
        city_core: 2,
        other_core: 2,
        city_levels: [5, 8, 0, 0],
        end: End::CitiesConquered,
        victory: Victory::Goal,
        scoring: Scoring { titles: false, goal: true, ..ACHIEVEMENTS },
        ..common(1)
    }
}

/// MK-SCEN-MINES-01..11
const fn mines_liberation(players: usize) -> ScenarioSheet {
    ScenarioSheet {
        kept: SiteSet::of(&[Site::Mine(Color::Red)]),
        kept_core: SiteSet::of(&[Site::Mine(Color::Red)]),
        city: Some(Color::Red),
        cities: CityRule::Friendly,
        end: End::MinesLiberated,
        scoring: Scoring { mines: true, ..ACHIEVEMENTS },
        rules: TableRules::of(&[OccupiedMines]),
        ..common(players)
    }
}

/// MK-SCEN-DRUID-01..09
const fn druid_nights(players: usize) -> ScenarioSheet {
    ScenarioSheet {
        kept: SiteSet::of(&[Site::Glade]),
        city: Some(Color::Green),
        cities: CityRule::Friendly,
        end: End::LastIncantation,
        rules: TableRules::of(&[Incantations]),
        ..common(players)
    }
}

/// MK-SCEN-DUNGEON-01..10. Of the Core tiles without a city one alone has a monastery: the one that is always used.
const fn dungeon_lords(players: usize) -> ScenarioSheet {
    ScenarioSheet {
        rounds: 5,
        kept: SiteSet::of(&[Site::Dungeon]),
        kept_core: SiteSet::of(&[Site::Monastery]),
        city: Some(Color::Blue),
        cities: CityRule::Friendly,
        end: End::DungeonsConquered,
        scoring: Scoring { dungeons: true, ..ACHIEVEMENTS },
        rules: TableRules::of(&[SecretDungeons, LinkedDungeons]),
        ..common(players)
    }
}

/// MK-SCEN-HOLD-01..15
const fn conquer_and_hold(players: usize) -> ScenarioSheet {
    let rounds = by(players, [6, 6, 4, 4]);
    ScenarioSheet {
        rounds,
        shape: MapShape::Fixed,
        countryside: 5,
        other_core: 3,
        kept: SiteSet::of(&[Site::Keep, Site::MageTower]),
        kept_core: SiteSet::of(&[Site::Keep, Site::MageTower]),
        city: Some(Color::White),
        cities: CityRule::Closed,
        elite_units: EliteUnits::FromRound(rounds / 2 + 1),
        unit_level: 3,
        victory: Victory::SoleMost,
        scoring: Scoring { base: ScoreBase::Holdings, titles: false, ..ACHIEVEMENTS },
        rules: TableRules::of(&[OwnedTowers, GrowingGarrisons, MoreRecruits, UnblamedAssaults]),
        ..common(players)
    }
}

/// MK-SCEN-RETURN-01..06
const fn one_to_return(players: usize) -> ScenarioSheet {
    ScenarioSheet {
        shape: MapShape::Wedge,
        countryside: by(players, [7, 7, 8, 10]),
        city_core: by(players, [1, 1, 2, 3]),
        city_levels: [3; 4],
        victory: Victory::OnThePortal,
        scoring: Scoring { base: ScoreBase::Nothing, titles: false, ..ACHIEVEMENTS },
        rules: TableRules::of(&[super::TableRule::ClosingPortal]),
        ..common(players)
    }
}
