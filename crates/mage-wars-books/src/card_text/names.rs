//! The closed lists of the vocabulary and the ids of their messages. A word that is missing here does not compile.

use mage_wars::vocabulary::{
    ActionKind, DamageType, Kind, Location, Marker, School, Subtype, Token, kinds::MageClass,
};

/// Icons are `ct-symbol-` and their name.
pub(super) const SYMBOL: &str = "ct-symbol-";

/// An exhaustive match from words to ids, and the list of the ids.
macro_rules! closed_list {
    ($name:ident, $list:ident, $kind:ident, $prefix:literal: $($word:ident $id:literal),* $(,)?) => {
        pub(super) fn $name(word: $kind) -> &'static str {
            match word {
                $($kind::$word => concat!($prefix, $id)),*
            }
        }

        const $list: &[&str] = &[$(concat!($prefix, $id)),*];
    };
}

closed_list!(kind, KINDS, Kind, "ct-kind-":
    Mage "mage", Creature "creature", Conjuration "conjuration", Wall "wall", Enchantment "enchantment",
    Equipment "equipment", Incantation "incantation", Attack "attack", Orb "orb", Tile "tile",
);

// What a kind is called in play.
closed_list!(object, OBJECTS, Kind, "ct-noun-":
    Mage "mage", Creature "creature", Conjuration "conjuration", Wall "wall", Enchantment "enchantment",
    Equipment "equipment", Incantation "spell", Attack "spell", Orb "orb", Tile "tile",
);

// What a kind is called as a spell.
closed_list!(spell, SPELLS, Kind, "ct-spell-":
    Mage "mage", Creature "creature", Conjuration "conjuration", Wall "wall", Enchantment "enchantment",
    Equipment "equipment", Incantation "incantation", Attack "attack", Orb "conjuration",
    Tile "conjuration",
);

closed_list!(action, ACTIONS, ActionKind, "ct-action-": Quick "quick", Full "full");

closed_list!(action_spell, ACTION_SPELLS, ActionKind, "ct-action-spell-": Quick "quick", Full "full");

closed_list!(school, SCHOOLS, School, "ct-school-":
    Air "air", Arcane "arcane", Dark "dark", Earth "earth", Fire "fire", Holy "holy", Mind "mind",
    Nature "nature", War "war", Water "water",
);

closed_list!(mage_class, CLASSES, MageClass, "ct-class-":
    Beastmaster "beastmaster", Druid "druid", Forcemaster "forcemaster", Necromancer "necromancer",
    Priestess "priestess", Warlock "warlock", Warlord "warlord", Wizard "wizard",
);

closed_list!(damage, DAMAGES, DamageType, "ct-damage-type-":
    Acid "acid", Flame "flame", Frost "frost", Hydro "hydro", Light "light", Lightning "lightning", Poison "poison",
    Psychic "psychic", Wind "wind",
);

closed_list!(marker, MARKERS, Marker, "ct-marker-":
    Bleed "bleed", Burn "burn", Corrode "corrode", Cripple "cripple", Daze "daze", Growth "growth",
    Larva "larva", Rot "rot", Slam "slam", Sleep "sleep", Stuck "stuck", Stun "stun", Tainted "tainted", Taunt "taunt",
    TauntThorg "taunt-thorg", TauntSkeelax "taunt-skeelax", Weak "weak", Zombie "zombie",
);

closed_list!(token, TOKENS, Token, "ct-token-":
    Armor "armor", Banish "banish", Load "load", Sink "sink", Trap "trap", Bloodreaper "bloodreaper", Crush "crush", Egg "egg",
    Mist "mist", Rage "rage", Open "open", Pet "pet", Skull "skull", Wrath "wrath",
    Veteran "veteran", HolyAvenger "holy-avenger", WoundedPrey "wounded-prey",
);

closed_list!(location, LOCATIONS, Location, "ct-location-":
    Amulet "amulet", Belt "belt", Boots "boots", Chest "chest", Cloak "cloak", Gloves "gloves",
    Helmet "helmet", Ring "ring", Shield "shield", Weapon "weapon",
);

closed_list!(subtype, SUBTYPES, Subtype, "ct-subtype-":
    Acid "acid", Aegis "aegis", Altar "altar", Angel "angel", Animal "animal", Antarian "antarian",
    Ape "ape", Artifact "artifact", Barrier "barrier", Bat "bat", Bear "bear", Bird "bird",
    Canine "canine", Cat "cat", Cervine "cervine", Charm "charm", Cleric "cleric", Cloud "cloud",
    Command "command", Control "control", Curse "curse", DarkElf "dark-elf", Defense "defense",
    Demon "demon", Dragon "dragon", Dwarf "dwarf", Elemental "elemental", Faerie "faerie",
    Flame "flame", Flower "flower", Force "force", Gargoyle "gargoyle", Goblin "goblin", Golem "golem",
    Gremlin "gremlin", Harpy "harpy", Healing "healing", HighElf "high-elf", Horse "horse",
    Human "human", Hydro "hydro", Illusion "illusion", Insect "insect", Knight "knight", Light "light",
    Lightning "lightning", Lizard "lizard", Lycanthrope "lycanthrope", Mana "mana", Metal "metal",
    Metamagic "metamagic", Minotaur "minotaur", Necro "necro", Obelisk "obelisk", Ooze "ooze",
    Orc "orc", Outpost "outpost", Plant "plant", Poison "poison", Portal "portal",
    Protection "protection", Psychic "psychic", Psyoculus "psyoculus", Reptile "reptile", Rune "rune",
    Seismic "seismic", Sequoian "sequoian", Serpent "serpent", Shadow "shadow", Skeleton "skeleton",
    Soldier "soldier", Spider "spider", Spirit "spirit", Statue "statue", Stone "stone",
    Structure "structure", Teleport "teleport", Temple "temple", Tome "tome", Totem "totem",
    Tower "tower", Transform "transform", Trap "trap", Tree "tree", Troll "troll", Undead "undead",
    VTar "v-tar", Vampire "vampire", Vampiric "vampiric", Vine "vine", WarMachine "war-machine",
    Weather "weather", Well "well", Wind "wind", WoodElf "wood-elf", Worm "worm", Zombie "zombie",
);

/// Names for constants, and the list of their ids.
macro_rules! ids {
    ($module:ident: $($name:ident $id:literal),* $(,)?) => {
        pub(super) mod $module {
            $(pub(in super::super) const $name: &str = $id;)*
            pub(super) const ALL: &[&str] = &[$($id),*];
        }
    };
}

ids!(determiner:
    A "ct-a", THE "ct-the", THIS "ct-this", THAT "ct-that", EACH "ct-each", EVERY "ct-all", YOUR "ct-your",
);

ids!(ending: STRONG "ct-ending-strong", MIXED "ct-ending-mixed", WEAK "ct-ending-weak");

ids!(noun:
    OBJECT "ct-noun-object", SPELL "ct-noun-spell", TARGET "ct-noun-target", ZONE "ct-noun-zone",
    TARGET_ZONE "ct-noun-target-zone", HOST "ct-noun-host", CASTER "ct-noun-caster",
    ATTACKER "ct-noun-attacker", CREATURE "ct-noun-creature", MAGE "ct-noun-mage",

);

// Properties in front of a noun, or behind it where a language writes down the form `after`.
ids!(property:
    BORDERING "ct-is-bordering", CHANNELS "ct-is-channels", CHOSEN "ct-is-chosen", CORPOREAL "ct-is-corporeal",
    DAMAGED "ct-is-damaged", ENEMY "ct-is-enemy", EPIC "ct-is-epic", FRIENDLY "ct-is-friendly",
    GUARDING "ct-is-guarding", QUICK "ct-is-quick-spell", FULL "ct-is-full-spell", CASTS "ct-is-casting", ON_HOST "ct-is-on-host", ATTACHED "ct-is-attached",
    HAD_THIS_SPELL "ct-is-had-this-spell", HIDDEN "ct-is-hidden", LIVING "ct-is-living",
    NEW_TO_THIS_SPELL "ct-is-new-to-this-spell", NON_MAGE "ct-is-non-mage", OTHER "ct-is-other",
    OWNED "ct-is-owned", REVEALED "ct-is-revealed", SUMMONED_THIS_ROUND "ct-is-summoned-this-round",
    YOURS "ct-is-yours",
);

/// All ids that are not literals of a pattern.
pub(super) fn ids() -> impl Iterator<Item = &'static str> {
    [
        KINDS,
        OBJECTS,
        SPELLS,
        ACTIONS,
        ACTION_SPELLS,
        SCHOOLS,
        CLASSES,
        DAMAGES,
        MARKERS,
        TOKENS,
        LOCATIONS,
        SUBTYPES,
        determiner::ALL,
        ending::ALL,
        noun::ALL,
        property::ALL,
    ]
    .into_iter()
    .flatten()
    .copied()
}
