//! The maps of Domination (MW-DOM-21): which zones there are, what lies in them, and where mages begin. A zone that a map
//! leaves out is no zone, and its borders are outer walls (MW-MOVE-21).

mod printed;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::state::{Border, BorderSet, Zone};

/// A map, by the name it has in files, such as `ancient-wards`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MapId {
    AncientWards,
    BlastedLands,
    CourtOfTheAntarians,
    GauntletOfVtar,
    GrandArena,
    LostExpedition,
    NoMansLand,
    PathOfWar,
    SwampCrossroads,
    Triumvirate,
    TruceAtStraywood,
    UnseenPassage,
    WartornExpanse,
    WeatheredSanctuary,
    WheelOfDeath,
    ZigguratsRise,
}

/// The special tiles (MW-DOM-36).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tile {
    VTorrak,
    CorrosivePool,
    AltarOfOblivion,
    Septagram,
    MoltenRock,
    SpikedPit,
    SamandrielsCircle,
    EtherealMist,
}

impl Tile {
    pub const ALL: [Tile; 8] = [
        Tile::VTorrak,
        Tile::CorrosivePool,
        Tile::AltarOfOblivion,
        Tile::Septagram,
        Tile::MoltenRock,
        Tile::SpikedPit,
        Tile::SamandrielsCircle,
        Tile::EtherealMist,
    ];

    /// The name of its card in files.
    pub const fn id(self) -> &'static str {
        match self {
            Tile::VTorrak => "tile-vtorrak",
            Tile::CorrosivePool => "tile-corrosive-pool",
            Tile::AltarOfOblivion => "tile-altar-of-oblivion",
            Tile::Septagram => "tile-septagram",
            Tile::MoltenRock => "tile-molten-rock",
            Tile::SpikedPit => "tile-spiked-pit",
            Tile::SamandrielsCircle => "tile-samandriels-circle",
            Tile::EtherealMist => "tile-ethereal-mist",
        }
    }

    /// As it is written in a layout.
    fn written(as_digit: char) -> Option<Tile> {
        let at = as_digit.to_digit(10)?.checked_sub(1)?;
        Tile::ALL.get(usize::try_from(at).ok()?).copied()
    }
}

/// A guardian of the scenario (MW-DOM-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guardian {
    Sslak,
    Usslak,
}

/// The name of the card of a V'Tar Orb in files.
pub const ORB: &str = "vtar-orb";

impl Guardian {
    /// The name of its card in files.
    pub const fn id(self) -> &'static str {
        match self {
            Guardian::Sslak => "sslak-orb-guardian",
            Guardian::Usslak => "usslak-greater-orb-guardian",
        }
    }
}

/// Everything that is printed on a map, ready to be played on.
#[derive(Debug)]
pub struct Plan {
    pub columns: u8,
    pub rows: u8,
    /// One bit a zone.
    zones: u64,
    outer: BorderSet,
    pub tiles: Vec<(Zone, Tile)>,
    /// Two of them may be in one zone (MW-DOM-23).
    pub orbs: Vec<Zone>,
    pub guardians: Vec<(Zone, Guardian)>,
    /// The two ends of the Secret Passage (MW-MOVE-18).
    pub passage: Option<[Zone; 2]>,
    /// Where the mages begin, by seat; as many as play on it.
    pub starts: Vec<Zone>,
    /// The seats play in two teams, every other one together; otherwise everybody plays alone.
    pub teams: bool,
    /// The V'Tar that wins (MW-DOM-30).
    pub goal: u16,
}

impl MapId {
    pub const ALL: [MapId; 16] = [
        MapId::AncientWards,
        MapId::BlastedLands,
        MapId::CourtOfTheAntarians,
        MapId::GauntletOfVtar,
        MapId::GrandArena,
        MapId::LostExpedition,
        MapId::NoMansLand,
        MapId::PathOfWar,
        MapId::SwampCrossroads,
        MapId::Triumvirate,
        MapId::TruceAtStraywood,
        MapId::UnseenPassage,
        MapId::WartornExpanse,
        MapId::WeatheredSanctuary,
        MapId::WheelOfDeath,
        MapId::ZigguratsRise,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            MapId::AncientWards => "ancient-wards",
            MapId::BlastedLands => "blasted-lands",
            MapId::CourtOfTheAntarians => "court-of-the-antarians",
            MapId::GauntletOfVtar => "gauntlet-of-vtar",
            MapId::GrandArena => "grand-arena",
            MapId::LostExpedition => "lost-expedition",
            MapId::NoMansLand => "no-mans-land",
            MapId::PathOfWar => "path-of-war",
            MapId::SwampCrossroads => "swamp-crossroads",
            MapId::Triumvirate => "triumvirate",
            MapId::TruceAtStraywood => "truce-at-straywood",
            MapId::UnseenPassage => "unseen-passage",
            MapId::WartornExpanse => "wartorn-expanse",
            MapId::WeatheredSanctuary => "weathered-sanctuary",
            MapId::WheelOfDeath => "wheel-of-death",
            MapId::ZigguratsRise => "ziggurats-rise",
        }
    }

    /// The map of this name.
    pub fn named(name: &str) -> Option<Self> {
        MapId::ALL.into_iter().find(|map| map.id() == name)
    }

    pub fn plan(self) -> &'static Plan {
        static PLANS: LazyLock<Vec<Plan>> =
            LazyLock::new(|| printed::ALL.iter().map(Plan::new).collect());
        &PLANS[self as usize]
    }
}

impl Plan {
    fn new(printed: &printed::Printed) -> Self {
        let mut plan = Plan {
            columns: printed.layout.iter().map(|row| row.len() as u8).max().unwrap_or(0),
            rows: printed.layout.len() as u8,
            zones: 0,
            outer: BorderSet::default(),
            tiles: Vec::new(),
            orbs: zones(printed.orbs),
            guardians: Vec::new(),
            passage: zones(printed.passage).try_into().ok(),
            starts: zones(printed.starts),
            teams: printed.teams,
            goal: printed.goal,
        };
        for (row, line) in (0..).zip(printed.layout) {
            for (column, written) in (0..).zip(line.chars()) {
                let zone = Zone::new(column, row);
                if written != '*' {
                    plan.zones |= bit(zone);
                }
                plan.tiles.extend(Tile::written(written).map(|tile| (zone, tile)));
            }
        }
        let guarded = |zones_of, guardian| {
            zones(zones_of).into_iter().map(move |zone| (zone, guardian)).collect::<Vec<_>>()
        };
        plan.guardians = guarded(printed.sslak, Guardian::Sslak);
        plan.guardians.extend(guarded(printed.usslak, Guardian::Usslak));
        plan.outer = plan.outer_walls();
        plan
    }

    /// Whether there is such a zone.
    pub(crate) fn has(&self, zone: Zone) -> bool {
        zone.column < self.columns && zone.row < self.rows && self.zones & bit(zone) != 0
    }

    /// The borders between zones and places where none is.
    pub(crate) fn outer(&self) -> BorderSet {
        self.outer
    }

    fn outer_walls(&self) -> BorderSet {
        let mut outer = BorderSet::default();
        let all =
            || (0..self.rows).flat_map(|row| (0..self.columns).map(move |at| Zone::new(at, row)));
        for zone in all().filter(|zone| self.has(*zone)) {
            for missing in all().filter(|other| !self.has(*other)) {
                if let Some(border) = Border::between(zone, missing) {
                    outer.insert(border);
                }
            }
        }
        outer
    }
}

/// The largest map has six columns.
fn bit(zone: Zone) -> u64 {
    1 << ((u32::from(zone.row) * 8 + u32::from(zone.column)) % u64::BITS)
}

fn zones(names: &[&str]) -> Vec<Zone> {
    let read = |name: &&str| Zone::try_from((*name).to_owned()).expect("maps are written right");
    names.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use rules::{covers, mw};

    use super::*;
    use crate::state::Arena;

    /// Steps through zones that exist, from one to each.
    fn steps(arena: Arena, from: Zone) -> BTreeMap<Zone, u8> {
        let mut found = BTreeMap::from([(from, 0)]);
        let mut edge = vec![from];
        while !edge.is_empty() {
            let mut next = Vec::new();
            for zone in edge {
                let far = found[&zone] + 1;
                for near in arena.zones().filter(|near| near.distance(zone) == 1) {
                    if let std::collections::btree_map::Entry::Vacant(place) = found.entry(near) {
                        place.insert(far);
                        next.push(near);
                    }
                }
            }
            edge = next;
        }
        found
    }

    #[test]
    fn on_every_map_distances_are_those_of_the_whole_grid() {
        covers![mw::RANGE_08];
        for map in MapId::ALL {
            let arena = Arena::of_map(map);
            for from in arena.zones() {
                let found = steps(arena, from);
                assert_eq!(found.len(), arena.zones().count(), "{map:?} falls apart");
                assert!(found.iter().all(|(to, far)| from.distance(*to) == *far), "{map:?} {from}");
            }
        }
    }

    #[test]
    fn everything_on_a_map_lies_in_zones_it_has() {
        covers![mw::DOM_21, mw::MOVE_20];
        for (map, plan) in MapId::ALL.map(|map| (map, map.plan())) {
            assert_eq!(MapId::named(map.id()), Some(map));
            let mut all: Vec<Zone> = plan.orbs.clone();
            all.extend(plan.tiles.iter().map(|(zone, _)| *zone));
            all.extend(plan.guardians.iter().map(|(zone, _)| *zone));
            all.extend(&plan.starts);
            all.extend(plan.passage.into_iter().flatten());
            assert!(all.iter().all(|zone| plan.has(*zone)), "{map:?}");
            assert!((2..=4).contains(&plan.starts.len()) && plan.goal > 0, "{map:?}");
            assert!(!plan.teams || plan.starts.len() == 4, "{map:?}");
            // A move to an adjacent zone is never one through the passage.
            assert!(plan.passage.is_none_or(|[one, other]| one.distance(other) > 1), "{map:?}");
        }
    }

    #[test]
    fn a_missing_zone_has_outer_walls_on_all_sides() {
        covers![mw::MOVE_21];
        let plan = MapId::AncientWards.plan();
        let [hole, below, beside] = [Zone::new(0, 0), Zone::new(0, 1), Zone::new(1, 0)];
        assert!(!plan.has(hole) && plan.has(below) && plan.has(beside));
        let wall =
            |one, other| plan.outer().contains(Border::between(one, other).expect("adjacent"));
        assert!(wall(hole, below) && wall(hole, beside));
        assert!(!wall(below, Zone::new(1, 1)), "not between zones");
    }
}
