//! The numbers of the evaluation, as data: `weights.json` beside this file.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use crate::weights;

/// One unit is a point of the final score.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Points of the score as it stands.
    pub(super) score: f32,
    /// Fame beyond its own point, because levels come of it.
    pub(super) fame: f32,
    pub(super) level: f32,
    pub(super) reputation: f32,
    /// Cards that are no Basic Actions, beyond what they score.
    pub(super) card: f32,
    /// Wounds, beyond what they score, and those in hand once more.
    pub(super) wound: f32,
    pub(super) wound_in_hand: f32,
    /// Levels of Units, beyond what they score; and of those that are ready.
    pub(super) unit_level: f32,
    pub(super) ready_level: f32,
    pub(super) crystal: f32,
    /// A round that is still to come; what is left of this one by the cards that can still be played.
    pub(super) round_left: f32,
    /// What can be reached from where the hero stands.
    pub(super) surroundings: f32,
    /// A tile to reveal, besides Fame for it.
    pub(super) tile: f32,
    /// A Spell or Artifact to be won, an inhabited place to recruit at.
    pub(super) reward: f32,
    pub(super) recruiting: f32,
    /// Reaching what the scenario asks for: finding or conquering a city.
    pub(super) goal: f32,
    /// The part of that a city to conquer is worth once it is found, and being strong enough for it.
    pub(super) known: f32,
    pub(super) ready: f32,
    /// Tiles one can reveal in a round if need be.
    pub(super) tiles_a_round: f32,
    /// So many tiles more or less make a city likely or unlikely to be found in time.
    #[serde(deserialize_with = "weights::above_zero")]
    pub(super) search_width: f32,
    /// The part of the best other hero's points that counts against one's own.
    pub(super) others: f32,
    /// So many points are as good as half of everything there is.
    #[serde(deserialize_with = "weights::above_zero")]
    pub(super) scale: f32,
}

/// The weights that are part of the program.
pub(super) fn embedded() -> &'static Arc<Weights> {
    static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
        let read = weights::read(include_str!("weights.json"));
        Arc::new(read.expect("the file is part of the program"))
    });
    &WEIGHTS
}
