//! The ruin tokens (MK-SITE-RUINS-07).

use super::{
    EnemyColor::{self, Brown, Green, Grey, Red, Violet, White},
    Mana,
};

/// A ruin token as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruin {
    pub id: &'static str,
    pub kind: RuinKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuinKind {
    /// MK-SITE-RUINS-03: three mana of a colour for Fame 7.
    Altar(Mana),
    /// MK-SITE-RUINS-04: two enemies guard a reward.
    Guarded { enemies: [EnemyColor; 2], reward: RuinReward },
}

/// What is won, besides Fame for the enemies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuinReward {
    pub artifacts: u8,
    pub spells: u8,
    pub advanced_actions: u8,
    pub units: u8,
    /// So many crystals of every basic colour.
    pub crystals_each: u8,
}

/// Mana an altar asks for, and the Fame it gives.
pub const ALTAR_MANA: u8 = 3;
pub const ALTAR_FAME: u8 = 7;

const NOTHING: RuinReward =
    RuinReward { artifacts: 0, spells: 0, advanced_actions: 0, units: 0, crystals_each: 0 };

const fn altar(id: &'static str, color: Mana) -> Ruin {
    Ruin { id, kind: RuinKind::Altar(color) }
}

const fn guarded(id: &'static str, enemies: [EnemyColor; 2], reward: RuinReward) -> Ruin {
    Ruin { id, kind: RuinKind::Guarded { enemies, reward } }
}

static RUINS: [Ruin; 12] = [
    altar("altar-green", Mana::Green),
    altar("altar-blue", Mana::Blue),
    altar("altar-white", Mana::White),
    altar("altar-red", Mana::Red),
    guarded("grey-violet", [Grey, Violet], RuinReward { units: 1, ..NOTHING }),
    guarded("green-brown", [Green, Brown], RuinReward { artifacts: 1, ..NOTHING }),
    guarded("green-green", [Green, Green], RuinReward { crystals_each: 1, ..NOTHING }),
    guarded("brown-violet", [Brown, Violet], RuinReward { spells: 1, crystals_each: 1, ..NOTHING }),
    guarded("grey-white", [Grey, White], RuinReward { artifacts: 1, spells: 1, ..NOTHING }),
    guarded("grey-brown", [Grey, Brown], RuinReward { artifacts: 1, ..NOTHING }),
    guarded("brown-red", [Brown, Red], RuinReward { artifacts: 2, ..NOTHING }),
    guarded("green-red", [Green, Red], RuinReward { artifacts: 1, advanced_actions: 1, ..NOTHING }),
];

named_id!(
    /// A ruin token, by what is on it.
    RuinId, RUINS, Ruin, "ruin token"
);
