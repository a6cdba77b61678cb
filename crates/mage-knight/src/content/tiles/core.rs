//! The Core tiles, by number: four without and four with a city.

use super::{
    Rampaging::{Draconum, Orc},
    Site::{City, Glade, Keep, MageTower, Mine, Monastery, Ruins, SpawningGrounds, Tomb, Village},
    Tile,
    TileKind::{CityCore, Core},
    on, tile,
};
use crate::content::{
    Color::{Blue, Green, Red, White},
    Terrain::{Desert, Forest, Hills, Lake, Mountain, Plains, Swamp, Wasteland},
};

/// Spaces in the order centre, then clockwise from the north-east.
pub(super) const TILES: [Tile; 8] = [
    tile(
        "core-1",
        Core,
        [
            on(Desert).site(Monastery),
            on(Desert).site(Tomb),
            on(Desert),
            on(Desert),
            on(Hills),
            on(Hills).site(SpawningGrounds),
            on(Mountain),
        ],
    ),
    tile(
        "core-2",
        Core,
        [
            on(Lake),
            on(Swamp).site(Ruins),
            on(Hills).site(Mine(Green)),
            on(Swamp).rampaging(Draconum),
            on(Swamp).site(MageTower),
            on(Forest),
            on(Lake),
        ],
    ),
    tile(
        "core-3",
        Core,
        [
            on(Wasteland),
            on(Wasteland).site(Ruins),
            on(Hills).site(MageTower),
            on(Wasteland),
            on(Hills).site(Mine(White)),
            on(Wasteland).site(Tomb),
            on(Mountain),
        ],
    ),
    tile(
        "core-4",
        Core,
        [
            on(Mountain).rampaging(Draconum),
            on(Hills),
            on(Wasteland).site(Keep),
            on(Wasteland),
            on(Wasteland).site(Ruins),
            on(Wasteland),
            on(Hills).site(Mine(Blue)),
        ],
    ),
    tile(
        "core-5",
        CityCore,
        [
            on(Swamp).site(City(Green)),
            on(Swamp).site(Village),
            on(Swamp).rampaging(Orc),
            on(Swamp),
            on(Forest).rampaging(Orc),
            on(Lake),
            on(Forest).site(Glade),
        ],
    ),
    tile(
        "core-6",
        CityCore,
        [
            on(Plains).site(City(Blue)),
            on(Plains).site(Monastery),
            on(Lake),
            on(Lake),
            on(Hills),
            on(Mountain).rampaging(Draconum),
            on(Forest),
        ],
    ),
    tile(
        "core-7",
        CityCore,
        [
            on(Plains).site(City(White)),
            on(Plains),
            on(Forest),
            on(Lake).rampaging(Draconum),
            on(Lake),
            on(Wasteland).site(Keep),
            on(Wasteland).site(SpawningGrounds),
        ],
    ),
    tile(
        "core-8",
        CityCore,
        [
            on(Desert).site(City(Red)),
            on(Hills).site(Mine(Red)),
            on(Desert),
            on(Desert).rampaging(Draconum),
            on(Wasteland),
            on(Wasteland).rampaging(Draconum),
            on(Desert).site(Ruins),
        ],
    ),
];
