//! Line of sight: straight lines between the middles of zones and borders, in whole numbers (MW-LOS-01 to MW-LOS-12, MW-LOS-15).
//!
//! Zones are squares of two by two, so that their middles lie at odd numbers and grid lines at even ones.

use super::{Flag, traits};
use crate::state::{Border, BorderSet, MageWars, Object, ObjectId, Place, Zone};

/// What an object sees from where it is, with what is asked for many others found once.
#[derive(Debug)]
pub struct Sight<'g> {
    game: &'g MageWars,
    /// What may hide others from it.
    walls: BorderSet,
    /// The part of it that hides flyers, too: outer walls at missing zones (MW-LOS-15).
    outer: BorderSet,
    here: Option<Zone>,
}

impl<'g> Sight<'g> {
    pub fn of(game: &'g MageWars, object: &Object) -> Self {
        let outer = game.arena.outer_walls();
        let mut walls = blocking_walls(game);
        walls.extend(outer);
        let mut here = None;
        if !walls.is_empty() {
            let carrier = game.carrier(object);
            if let Place::Zone(zone) = carrier.place {
                here = Some(zone);
            }
            // MW-LOS-08 to MW-LOS-10: who flies now sees over walls.
            if flies(game, carrier) {
                walls = outer;
            }
        }
        Sight { game, walls, outer, here }
    }

    /// Whether it sees another one, wherever that is: in a zone, on a border, or attached to something (MW-RANGE-07).
    pub fn sees(&self, to: &Object) -> bool {
        // MW-LOS-02
        if self.walls.is_empty() {
            return true;
        }
        let to = self.game.carrier(to);
        // Nothing stands between what is in one zone.
        if self.here.is_some_and(|here| to.place == Place::Zone(here)) {
            return true;
        }
        // MW-LOS-08 to MW-LOS-10: and who flies is seen over them.
        let walls = if flies(self.game, to) { self.outer } else { self.walls };
        if walls.is_empty() {
            return true;
        }
        let Some(here) = self.here else { return false };
        match to.place {
            Place::Zone(there) => is_clear(walls, here, middle(there)),
            Place::Border(border) => border_is_clear(walls, here, border),
            Place::On(_) | Place::Away(_) => false,
        }
    }

    /// Whether it sees a zone.
    pub fn sees_zone(&self, zone: Zone) -> bool {
        self.walls.is_empty() || self.here.is_some_and(|it| is_clear(self.walls, it, middle(zone)))
    }

    /// Whether it sees the border of two zones (MW-RULING-64).
    pub fn sees_border(&self, border: Border) -> bool {
        self.walls.is_empty() || self.here.is_some_and(|it| border_is_clear(self.walls, it, border))
    }

    /// Whether an outer wall hides a zone.
    pub fn is_walled_off(&self, zone: Zone) -> bool {
        !self.outer.is_empty()
            && self.here.is_none_or(|here| !is_clear(self.outer, here, middle(zone)))
    }

    /// The walls in play that hide what stands on the ground of a zone.
    pub fn hidden_by(&self, zone: Zone) -> Vec<ObjectId> {
        let Some(here) = self.here else { return Vec::new() };
        let mut hiding = BorderSet::default();
        blocking(self.walls, here, middle(zone)).for_each(|met| hiding.extend(met));
        let walls = self.game.objects.iter().filter(|object| match object.place {
            Place::Border(border) => hiding.contains(border),
            Place::Zone(_) | Place::On(_) | Place::Away(_) => false,
        });
        walls.map(|wall| wall.id).collect()
    }
}

/// Whether an object sees another one.
pub fn sees(game: &MageWars, from: &Object, to: &Object) -> bool {
    Sight::of(game, from).sees(to)
}

fn flies(game: &MageWars, object: &Object) -> bool {
    game.is_creature(object) && traits(game, object).has(Flag::Flying)
}

/// MW-LOS-03, MW-LOS-05: only walls that block it, never creatures and other conjurations.
fn blocking_walls(game: &MageWars) -> BorderSet {
    let mut walls = BorderSet::default();
    let standing = super::board_index(game).walls;
    if standing.is_empty() {
        return walls;
    }
    for object in game.objects.among(standing) {
        if let Place::Border(border) = object.place
            && traits(game, object).has(Flag::BlocksLoS)
        {
            walls.insert(border);
        }
    }
    walls
}

/// MW-LOS-07, MW-LOS-12: the line ends in the middle of the border, and what stands there does not hide itself.
fn border_is_clear(mut walls: BorderSet, from: Zone, border: Border) -> bool {
    walls.remove(border);
    let [(x, y), (other_x, other_y)] = border.zones().map(middle);
    is_clear(walls, from, (i32::midpoint(x, other_x), i32::midpoint(y, other_y)))
}

/// A point of the arena, column direction first.
type Point = (i32, i32);

fn middle(zone: Zone) -> Point {
    (2 * i32::from(zone.column) + 1, 2 * i32::from(zone.row) + 1)
}

/// MW-LOS-04: whether the straight line from the middle of a zone to a point crosses no wall.
fn is_clear(walls: BorderSet, from: Zone, to: Point) -> bool {
    blocking(walls, from, to).next().is_none()
}

/// The walls that block this line, by the places where it meets them.
fn blocking(walls: BorderSet, from: Zone, to: Point) -> impl Iterator<Item = BorderSet> {
    let from = middle(from);
    let swap = |(x, y): Point| (y, x);
    let upright = crossings(from, to).map(move |crossing| match crossing {
        Crossing::Edge { before, after, at } => between(walls, (before, at), (after, at)),
        Crossing::Corner { before, after } => round_corner(walls, before, after),
    });
    let level = crossings(swap(from), swap(to)).map(move |crossing| match crossing {
        Crossing::Edge { before, after, at } => between(walls, (at, before), (at, after)),
        Crossing::Corner { .. } => BorderSet::default(), // seen the other way round already
    });
    upright.chain(level).filter(|met| !met.is_empty())
}

/// Where a line meets a grid line: in cells of both directions.
enum Crossing {
    /// From one cell to the next, in the middle of row `at`.
    Edge { before: i32, after: i32, at: i32 },
    /// Exactly through the point where four cells meet.
    Corner { before: Point, after: Point },
}

/// Where the line meets grid lines `x = 2, 4, …` before its end.
fn crossings(from: Point, to: Point) -> impl Iterator<Item = Crossing> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let step = dx.signum();
    // Middles are odd, so the first grid line is one away; a line to a border ends on its grid line.
    let count = dx.abs() / 2;
    (0..count).map(move |at| {
        let x = from.0 + step * (2 * at + 1);
        // The height of the line at x is `height / dx`, with dx made positive.
        let height = (from.1 * dx + dy * (x - from.0)) * step;
        let width = dx.abs();
        let (before, after) = if step > 0 { (x / 2 - 1, x / 2) } else { (x / 2, x / 2 - 1) };
        match height % (2 * width) {
            0 => {
                let y = height / width;
                let (above, below) = (y / 2 - 1, y / 2);
                let rows = if dy > 0 { (above, below) } else { (below, above) };
                Crossing::Corner { before: (before, rows.0), after: (after, rows.1) }
            }
            _ => Crossing::Edge { before, after, at: height / (2 * width) },
        }
    })
}

/// MW-LOS-06, MW-RULING-44: a corner hides what is behind it only if a wall stands on each of the two ways round it.
fn round_corner(walls: BorderSet, from: Point, to: Point) -> BorderSet {
    let way = |round: Point| {
        let mut met = between(walls, from, round);
        met.extend(between(walls, round, to));
        met
    };
    let (mut one, other) = (way((to.0, from.1)), way((from.0, to.1)));
    if one.is_empty() || other.is_empty() {
        return BorderSet::default();
    }
    one.extend(other);
    one
}

/// The wall between two zones, if there is one.
fn between(walls: BorderSet, one: Point, other: Point) -> BorderSet {
    let zone =
        |(column, row): Point| Some(Zone::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?));
    match (zone(one), zone(other)) {
        (Some(one), Some(other)) => walls.between(one, other),
        (None, _) | (_, None) => BorderSet::default(),
    }
}

#[cfg(test)]
mod tests {
    use rules::{covers, mw};

    use super::*;
    use crate::state::Arena;

    fn zone(text: &str) -> Zone {
        Zone::try_from(text.to_owned()).expect("a zone")
    }

    fn walls(borders: &str) -> BorderSet {
        let mut walls = BorderSet::default();
        for border in borders.split_whitespace() {
            walls.insert(Border::try_from(border.to_owned()).expect("a border"));
        }
        walls
    }

    /// The zones of the standard arena that are hidden from a zone.
    fn hidden(from: &str, borders: &str) -> String {
        let walls = walls(borders);
        let zones = Arena::STANDARD.zones().filter(|to| !is_clear(walls, zone(from), middle(*to)));
        zones.map(|zone| zone.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn without_walls_everything_is_seen() {
        covers![mw::LOS_02, mw::LOS_11];
        for from in Arena::TWO_BOARDS.zones() {
            for to in Arena::TWO_BOARDS.zones() {
                assert!(is_clear(BorderSet::default(), from, middle(to)), "{from} {to}");
            }
        }
    }

    #[test]
    fn a_line_that_crosses_a_wall_is_blocked() {
        covers![mw::LOS_04, mw::LOS_05];
        // Straight on, and slanting lines that meet that border; those that pass beside it are free.
        assert_eq!(hidden("A2", "A2-B2"), "C1 D1 B2 C2 D2 C3 D3");
        assert_eq!(hidden("A1", "A1-B1"), "B1 C1 D1 C2 D2 D3");
        assert_eq!(hidden("A1", "C1-D1"), "D1");
        assert_eq!(hidden("B2", "B2-B3"), "B3");
        // From A1 to D3 the line crosses A1-B1, B1-B2, B2-C2 through the middle of the arena, C2-C3, C3-D3.
        for border in ["A1-B1", "B1-B2", "B2-C2", "C2-C3", "C3-D3"] {
            assert!(hidden("A1", border).contains("D3"), "{border}");
        }
        for border in ["A1-A2", "A2-B2", "B2-B3", "C1-C2", "C2-D2", "D2-D3"] {
            assert!(!hidden("A1", border).contains("D3"), "{border}");
        }
    }

    #[test]
    fn a_corner_hides_only_if_both_ways_round_it_are_walled() {
        covers![mw::LOS_06];
        let seen = |borders| is_clear(walls(borders), zone("A1"), middle(zone("B2")));
        assert!(seen("A1-B1") && seen("A2-B2") && seen("A1-B1 B1-B2"), "one way is open");
        assert!(!seen("A1-B1 A1-A2"), "both ways begin with a wall");
        assert!(!seen("B1-B2 A2-B2"), "both ways end with a wall");
        assert!(!seen("A1-B1 A2-B2"), "a straight wall through the corner");
        assert!(!seen("A1-A2 B1-B2"));
        // A flatter line through the corner of four zones: A1 to D2 meets B1, B2, C1, C2.
        let far = |borders| is_clear(walls(borders), zone("A1"), middle(zone("D2")));
        assert!(far("B1-C1") && far("B2-C2") && far("B1-C1 C1-C2"));
        assert!(!far("B1-C1 B2-C2"));
        assert!(!far("A1-B1") && !far("C2-D2"));
    }

    #[test]
    fn lines_are_the_same_in_both_directions() {
        for border in ["A1-B1", "B1-B2", "B2-C2", "C2-C3", "C1-D1", "A2-A3"] {
            for other in ["B1-B2", "B2-C2", "C1-C2", "A2-B2"] {
                let walls = walls(&format!("{border} {other}"));
                for from in Arena::STANDARD.zones() {
                    for to in Arena::STANDARD.zones() {
                        assert_eq!(
                            is_clear(walls, from, middle(to)),
                            is_clear(walls, to, middle(from)),
                            "{from} {to} behind {border} {other}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_wall_is_seen_at_the_middle_of_its_border() {
        covers![mw::LOS_07, mw::LOS_12];
        let border = |text: &str| Border::try_from(text.to_owned()).expect("a border");
        let seen = |from, borders, to| border_is_clear(walls(borders), zone(from), border(to));
        assert!(seen("A1", "B1-C1", "B1-C1"), "not hidden by itself");
        assert!(seen("D1", "B1-C1", "B1-C1"), "from both sides");
        assert!(!seen("A1", "A1-B1", "B1-C1"));
        assert!(!seen("A1", "B1-C1 C1-D1", "C1-D1"), "hidden by the nearer wall");
        // To the middle of B2-C2 the line from A1 crosses A1-B1 and then B1-B2, never A1-A2.
        assert!(!seen("A1", "A1-B1", "B2-C2") && !seen("A1", "B1-B2", "B2-C2"));
        assert!(seen("A1", "A1-A2", "B2-C2") && seen("A1", "B1-C1", "B2-C2"));
    }
}
