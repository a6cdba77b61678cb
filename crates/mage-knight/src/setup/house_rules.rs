//! Where rulings leave a choice to the table: one switch each, with the default the ruling states.

use serde::{Deserialize, Serialize};

/// The switches of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// MK-RULING-01: as many Wounds as the Hand limit knock out already.
    pub knockout_at_equal: bool,
    /// MK-RULING-06: garrisons of cities are seen at Night, too.
    pub city_reveal_night: bool,
    /// MK-RULING-07: spawning grounds are filled up again after a failed attempt.
    pub spawn_replenish: bool,
    /// MK-RULING-35: city tiles left out may come when the stack is empty.
    pub box_city_tiles: bool,
    /// MK-RULING-52: the dummy's hero is drawn at random.
    pub dummy_hero_random: bool,
    /// MK-RULING-106: in the Attack phase Leadership raises Ranged and Siege Attacks like others.
    pub leadership_in_attack_phase: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Switches {
            knockout_at_equal: false,
            city_reveal_night: true,
            spawn_replenish: true,
            box_city_tiles: false,
            dummy_hero_random: false,
            leadership_in_attack_phase: true,
        }
    }
}

impl Switches {
    /// Every switch by its name in files; `None` for other names.
    pub fn named(&mut self, name: &str) -> Option<&mut bool> {
        match name {
            "knockout-at-equal" => Some(&mut self.knockout_at_equal),
            "city-reveal-night" => Some(&mut self.city_reveal_night),
            "spawn-replenish" => Some(&mut self.spawn_replenish),
            "box-city-tiles" => Some(&mut self.box_city_tiles),
            "dummy-hero-random" => Some(&mut self.dummy_hero_random),
            "leadership-in-attack-phase" => Some(&mut self.leadership_in_attack_phase),
            _ => None,
        }
    }
}
