//! The maps as they are printed. A layout has a line for each row, from row 1 on: `.` is a plain zone, a number a special
//! tile in the order of [`super::Tile`], and `*` no zone. MW-RULING-118 says where they come from.

/// A map as it is printed; start zones by seat.
pub(super) struct Printed {
    pub layout: &'static [&'static str],
    pub orbs: &'static [&'static str],
    pub sslak: &'static [&'static str],
    pub usslak: &'static [&'static str],
    pub passage: &'static [&'static str],
    pub starts: &'static [&'static str],
    pub teams: bool,
    pub goal: u16,
}

/// In the order of [`super::MapId`].
pub(super) const ALL: [Printed; 16] = [
    // Ancient Wards.
    Printed {
        layout: &["*...", "..4.", ".71.", "...*"],
        orbs: &["B1", "A2", "C2", "B3", "D3", "C4"],
        sslak: &["B1", "A2", "C2", "B3", "D3", "C4"],
        usslak: &[],
        passage: &["C1", "B4"],
        starts: &["D1", "A4"],
        teams: false,
        goal: 14,
    },
    // Blasted Lands.
    Printed {
        layout: &["*...", "45..", "..28", "...*"],
        orbs: &["B1", "A2", "C2", "B3", "D3", "C4"],
        sslak: &["B1", "A2", "C2", "B3", "D3", "C4"],
        usslak: &[],
        passage: &["B1", "C4"],
        starts: &["D1", "A4"],
        teams: false,
        goal: 14,
    },
    // Court of the Antarians.
    Printed {
        layout: &["...3*", "..7..", "*1..."],
        orbs: &["C1", "B2", "C2", "C2", "D2", "C3"],
        sslak: &["C1", "B2", "D2", "C3"],
        usslak: &["C2"],
        passage: &[],
        starts: &["A1", "E3"],
        teams: false,
        goal: 14,
    },
    // Gauntlet of V'Tar. The Sslak on the V'Torrak guards no Orb: it stands there unbound.
    Printed {
        layout: &["*..*", ".68.", ".16.", "*..*"],
        orbs: &["A2", "D2", "A3", "D3"],
        sslak: &["A2", "D2", "A3", "B3", "D3"],
        usslak: &[],
        passage: &[],
        starts: &["B1", "C4"],
        teams: false,
        goal: 9,
    },
    // Grand Arena.
    Printed {
        layout: &[".36.", "5..7", "4..2", ".68."],
        orbs: &["B2", "C2", "B3", "C3"],
        sslak: &["B2", "C2", "B3", "C3"],
        usslak: &[],
        passage: &[],
        starts: &["A1", "A4", "D1", "D4"],
        teams: false,
        goal: 7,
    },
    // Lost Expedition.
    Printed {
        layout: &[".5..*", "..1..", "*..2."],
        orbs: &["C1", "B2", "D2", "C3"],
        sslak: &["C1", "B2", "D2", "C3"],
        usslak: &[],
        passage: &["D1", "B3"],
        starts: &["A1", "E3"],
        teams: false,
        goal: 11,
    },
    // No Man's Land. The second start zone is corrected by symmetry.
    Printed {
        layout: &["...*", "2665", "*..."],
        orbs: &["C1", "B2", "C2", "B3"],
        sslak: &["C1", "B2", "C2", "B3"],
        usslak: &[],
        passage: &[],
        starts: &["A1", "D3"],
        teams: false,
        goal: 11,
    },
    // Path of War.
    Printed {
        layout: &[".5.*", "...*", "*...", "*.2."],
        orbs: &["C1", "B2", "C3", "B4"],
        sslak: &["C1", "B2", "C3", "B4"],
        usslak: &[],
        passage: &["C1", "B4"],
        starts: &["A1", "D4"],
        teams: false,
        goal: 11,
    },
    // Swamp Crossroads, a map of players and none of the rulebook.
    Printed {
        layout: &["*....3", "...2..", "1.48.1", "..2...", "3....*"],
        orbs: &["B1", "E5", "C3", "D3", "E2", "B4"],
        sslak: &["C3", "D3", "E2", "B4"],
        usslak: &["B1", "E5"],
        passage: &["C1", "D5"],
        starts: &["A2", "F4", "A2", "F4"],
        teams: true,
        goal: 18,
    },
    // Triumvirate. Two of its Orbs have no guardian.
    Printed {
        layout: &[".....", ".718.", "..4.."],
        orbs: &["A1", "E1", "B2", "D2", "C3"],
        sslak: &["B2", "D2", "C3"],
        usslak: &[],
        passage: &[],
        starts: &["C1", "A3", "E3"],
        teams: false,
        goal: 9,
    },
    // Truce at Straywood. Teams sit alternately: the start zones in the west are those of the first and third seat.
    Printed {
        layout: &["***6.*", ".82...", "...54.", "*.6***"],
        orbs: &["B2", "D2", "C3", "E3"],
        sslak: &["B2", "D2", "C3", "E3"],
        usslak: &[],
        passage: &["E1", "B4"],
        starts: &["A2", "F2", "A3", "F3"],
        teams: true,
        goal: 11,
    },
    // Unseen Passage.
    Printed {
        layout: &["*..*", "..4.", ".123", "..8.", "*..*"],
        orbs: &["B2", "D2", "C3", "C3", "B4", "D4"],
        sslak: &["B2", "D2", "B4", "D4"],
        usslak: &["C3"],
        passage: &["D2", "D4"],
        starts: &["C1", "A3", "C5"],
        teams: false,
        goal: 11,
    },
    // Wartorn Expanse.
    Printed {
        layout: &["3..*", ".5.7", "..1.", "*8.."],
        orbs: &["C2", "B3", "C3", "C3"],
        sslak: &["C2", "B3"],
        usslak: &["C3"],
        passage: &[],
        starts: &["C1", "A3", "D4"],
        teams: false,
        goal: 9,
    },
    // Weathered Sanctuary.
    Printed {
        layout: &["*...", "1..2", "5..3", "...*"],
        orbs: &["B1", "A2", "C2", "B3", "D3", "C4"],
        sslak: &["B1", "A2", "C2", "B3", "D3", "C4"],
        usslak: &[],
        passage: &[],
        starts: &["D1", "A4"],
        teams: false,
        goal: 14,
    },
    // Wheel of Death. In the centre are a Sslak, the Usslak and two Orbs.
    Printed {
        layout: &["**6.*", "....*", "24185", "*....", "*.6**"],
        orbs: &["C2", "B3", "C3", "C3", "D3", "C4"],
        sslak: &["C2", "B3", "C3", "D3", "C4"],
        usslak: &["C3"],
        passage: &[],
        starts: &["D1", "A2", "E4", "B5"],
        teams: false,
        goal: 7,
    },
    // Ziggurat's Rise.
    Printed {
        layout: &["*...*", ".6.6.", "..1.."],
        orbs: &["C2", "B3", "C3", "C3", "D3"],
        sslak: &["C2", "B3", "D3"],
        usslak: &["C3"],
        passage: &[],
        starts: &["C1", "A3", "E3"],
        teams: false,
        goal: 9,
    },
];
