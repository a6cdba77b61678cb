//! What places ask for what they have, and what a tile costs to reveal.

use super::Site;

/// Influence for an Advanced Action (MK-INTERACT-15, MK-CITY-07).
pub const ADVANCED_ACTION: u8 = 6;
/// Influence for a Spell, besides mana of its colour (MK-INTERACT-17).
pub const SPELL: u8 = 7;
/// Influence for an Artifact (MK-CITY-02).
pub const ARTIFACT: u8 = 12;
/// Influence for another Elite Unit in the offer (MK-CITY-06).
pub const ELITE: u8 = 2;
/// Move points for a new tile (MK-EXPLORE-04).
pub const TILE: u8 = 2;

/// MK-INTERACT-13, MK-INTERACT-14: Influence for a point of Healing, where it is sold.
pub const fn healing(site: Site) -> Option<u8> {
    match site {
        Site::Village => Some(3),
        Site::Monastery => Some(2),
        _ => None,
    }
}
