//! Types, schools, subtypes, locations, damage types, conditions: the closed lists of the game.

use serde::{Deserialize, Serialize};

/// What a card is (MW-CAST-22); a mage is a card too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Mage,
    Creature,
    Conjuration,
    /// A conjuration on a zone border (MW-WALL-01).
    Wall,
    Enchantment,
    Equipment,
    Incantation,
    Attack,
    /// A V'Tar Orb of a map (MW-DOM-08); no spell.
    Orb,
    /// A special tile of a map (MW-DOM-36); no spell.
    Tile,
}

impl Kind {
    /// Whether a spellbook can have cards of this kind.
    pub const fn is_spell(self) -> bool {
        !matches!(self, Kind::Mage | Kind::Orb | Kind::Tile)
    }

    /// Whether it lies on the map from the beginning: nothing can be aimed at it (MW-DOM-24, MW-DOM-36).
    pub const fn is_of_the_map(self) -> bool {
        matches!(self, Kind::Orb | Kind::Tile)
    }
}

/// Whether something needs a quick or a full action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// A quick action (MW-ACTION-24).
    Quick,
    /// A full action (MW-ACTION-25).
    Full,
}

/// Schools of magic: six major and four elemental ones (MW-BOOK-13, MW-BOOK-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum School {
    Air,
    Arcane,
    Dark,
    Earth,
    Fire,
    Holy,
    Mind,
    Nature,
    War,
    Water,
}

/// The classes of mages: what a card for one class alone asks for (MW-BOOK-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MageClass {
    Beastmaster,
    Druid,
    Forcemaster,
    Necromancer,
    Priestess,
    Warlock,
    Warlord,
    Wizard,
}

/// Damage types (MW-DAMAGE-13); the expansions add acid and frost (MW-DAMAGE-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DamageType {
    Acid,
    Flame,
    Frost,
    Hydro,
    Light,
    Lightning,
    Poison,
    Psychic,
    Wind,
}

/// Condition markers (MW-EFFECT-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Marker {
    Bleed,
    Burn,
    Corrode,
    Cripple,
    Daze,
    Growth,
    Larva,
    Rot,
    Slam,
    Sleep,
    Stuck,
    Stun,
    Tainted,
    Taunt,
    /// The one of Thorg: come to him or shoot at him (MW-COND-TAUNTTHORG-01).
    TauntThorg,
    /// The one of Skeelax (MW-COND-TAUNTSKEELAX-01).
    TauntSkeelax,
    Weak,
    Zombie,
}

impl Marker {
    pub const ALL: [Marker; 18] = [
        Marker::Bleed,
        Marker::Burn,
        Marker::Corrode,
        Marker::Cripple,
        Marker::Daze,
        Marker::Growth,
        Marker::Larva,
        Marker::Rot,
        Marker::Slam,
        Marker::Sleep,
        Marker::Stuck,
        Marker::Stun,
        Marker::Tainted,
        Marker::Taunt,
        Marker::TauntThorg,
        Marker::TauntSkeelax,
        Marker::Weak,
        Marker::Zombie,
    ];

    /// The subtypes that whoever carries it has beside its own (MW-COND-ZOMBIE-01).
    pub const fn subtypes(self) -> &'static [Subtype] {
        match self {
            Marker::Zombie => &[Subtype::Undead, Subtype::Zombie],
            _ => &[],
        }
    }

    /// Those that somebody in play put there and takes back (MW-COND-TAUNTTHORG-09).
    pub const TAUNTS: [Marker; 3] = [Marker::Taunt, Marker::TauntThorg, Marker::TauntSkeelax];

    /// What kind of condition it is, for immunity and removal.
    pub fn damage_type(self) -> Option<DamageType> {
        match self {
            Marker::Burn => Some(DamageType::Flame),
            Marker::Corrode => Some(DamageType::Acid),
            Marker::Cripple | Marker::Larva | Marker::Rot | Marker::Tainted | Marker::Weak => {
                Some(DamageType::Poison)
            }
            Marker::Sleep | Marker::TauntThorg | Marker::TauntSkeelax => Some(DamageType::Psychic),
            Marker::Bleed
            | Marker::Daze
            | Marker::Growth
            | Marker::Slam
            | Marker::Stuck
            | Marker::Stun
            | Marker::Taunt
            | Marker::Zombie => None,
        }
    }
}

/// Tokens that cards put on objects to count something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Gives Armor +1.
    Armor,
    /// Counts the rounds until a creature comes back.
    Banish,
    /// Ammunition of a war machine.
    Load,
    /// How deep somebody has sunk.
    Sink,
    /// Marks the one demon the warlock made his own.
    Bloodreaper,
    /// Squeezes the bearer.
    Crush,
    /// What a creature lays into another once.
    Egg,
    /// What a flower breathes out once.
    Mist,
    /// Gives Melee +1 while damage stays (MW-TRAIT-RAGE-02).
    Rage,
    /// A portal that stands open.
    Open,
    /// Marks the one animal the beastmaster made his own.
    Pet,
    /// Counts the dead.
    Skull,
    /// A trap that waits.
    Trap,
    /// Gives Melee +1.
    Wrath,
    /// Gives Melee +1 and Armor +1 to who destroyed an enemy in melee.
    Veteran,
    /// Marks the one holy creature the priest made his own.
    HolyAvenger,
    /// Marks the one the Johktari hunts; gone with its last damage (MW-MAGE-JOHKTARI-06).
    WoundedPrey,
}

impl Token {
    pub const ALL: [Token; 17] = [
        Token::Armor,
        Token::Banish,
        Token::Load,
        Token::Sink,
        Token::Bloodreaper,
        Token::Crush,
        Token::Egg,
        Token::Mist,
        Token::Rage,
        Token::Open,
        Token::Pet,
        Token::Skull,
        Token::Trap,
        Token::Wrath,
        Token::Veteran,
        Token::HolyAvenger,
        Token::WoundedPrey,
    ];
}

/// Where equipment is worn (MW-EQUIP-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Location {
    Amulet,
    Belt,
    Boots,
    Chest,
    Cloak,
    Gloves,
    Helmet,
    Ring,
    Shield,
    Weapon,
}

/// The locations a piece of equipment takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Locations {
    /// One location (MW-EQUIP-02).
    One(Location),
    /// Takes both (MW-EQUIP-04).
    Both(Location, Location),
    /// Takes the one chosen (MW-EQUIP-05).
    Either(Location, Location),
}

/// Subtypes (MW-CAST-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subtype {
    Acid,
    Aegis,
    Altar,
    Angel,
    Animal,
    Antarian,
    Ape,
    Artifact,
    Barrier,
    Bat,
    Bear,
    Bird,
    Canine,
    Cat,
    Cervine,
    Charm,
    Cleric,
    Cloud,
    Command,
    Control,
    Curse,
    DarkElf,
    Defense,
    Demon,
    Dragon,
    Dwarf,
    Elemental,
    Faerie,
    Flame,
    Flower,
    Force,
    Gargoyle,
    Goblin,
    Golem,
    Gremlin,
    Harpy,
    Healing,
    HighElf,
    Horse,
    Human,
    Hydro,
    Illusion,
    Insect,
    Knight,
    Light,
    Lightning,
    Lizard,
    Lycanthrope,
    Mana,
    Metal,
    Metamagic,
    Minotaur,
    Necro,
    Obelisk,
    Ooze,
    Orc,
    Outpost,
    Plant,
    Poison,
    Portal,
    Protection,
    Psychic,
    Psyoculus,
    Reptile,
    Rune,
    Seismic,
    Sequoian,
    Serpent,
    Shadow,
    Skeleton,
    Soldier,
    Spider,
    Spirit,
    Statue,
    Stone,
    Structure,
    Teleport,
    Temple,
    Tome,
    Totem,
    Tower,
    Transform,
    Trap,
    Tree,
    Troll,
    Undead,
    #[serde(rename = "v-tar")]
    VTar,
    Vampire,
    Vampiric,
    Vine,
    WarMachine,
    Weather,
    Well,
    Wind,
    WoodElf,
    Worm,
    Zombie,
}
