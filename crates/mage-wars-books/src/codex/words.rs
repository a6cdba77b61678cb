//! Which entry explains a word of the vocabulary. A word that is missing here does not compile.

use mage_wars::vocabulary::{AttackTrait, DamageType, Kind, Marker, School, Stat, Trait};

/// An exhaustive match from words to entries, and the list of the entries.
macro_rules! explained {
    ($(#[$doc:meta])* $name:ident, $list:ident, $kind:ty: $($word:pat => $id:literal),* $(,)?) => {
        $(#[$doc])*
        pub fn $name(word: &$kind) -> &'static str {
            match word {
                $($word => $id),*
            }
        }

        const $list: &[&str] = &[$($id),*];
    };
}

explained!(
    /// The entry of a trait of an object; of a trait with a sign the entry of what it changes.
    of_trait, TRAITS, Trait:
    Trait::Aegis(_) => "aegis",
    Trait::Anchored => "anchored",
    Trait::BlocksLoS => "blocks-los",
    Trait::Burnproof => "burnproof",
    Trait::Cantrip => "cantrip",
    Trait::Climbing => "climbing",
    Trait::Elusive => "elusive",
    Trait::Extendable => "extendable",
    Trait::Familiar(_) => "familiar",
    Trait::Fast => "fast",
    Trait::FiniteLife => "finite-life",
    Trait::Flying => "flying",
    Trait::Fragile => "vine-marker",
    Trait::Immunity(_) => "immunity",
    Trait::Incapacitated => "incapacitated",
    Trait::Incorporeal => "incorporeal",
    Trait::Indestructible => "indestructible",
    Trait::Intercept => "intercept",
    Trait::Legendary => "legendary",
    Trait::Lifebond(_) => "lifebond",
    Trait::Living => "living",
    Trait::Lumbering => "lumbering",
    Trait::Magecast => "magecast",
    Trait::Nonliving => "nonliving",
    Trait::MoveLimit(_) => "move-limit",
    Trait::Obscured => "obscured",
    Trait::PassageAttacks => "passage-attacks",
    Trait::PassageBlocked => "passage-blocked",
    Trait::Pest => "pest",
    Trait::Plus(Stat::Armor, _) => "armor",
    Trait::Plus(Stat::AttackDice, _) => "attack-die",
    Trait::Plus(Stat::Bloodthirsty, _) => "bloodthirsty",
    Trait::Plus(Stat::Channeling, _) => "channeling",
    Trait::Plus(Stat::Charge, _) => "charge",
    Trait::Plus(Stat::Damage(_), _) => "damage-type",
    Trait::Plus(Stat::InnateLife, _) => "innate-life",
    Trait::Plus(Stat::Life, _) => "life",
    Trait::Plus(Stat::Magebind, _) => "magebind",
    Trait::Plus(Stat::Melee, _) => "melee",
    Trait::Plus(Stat::Piercing, _) => "piercing",
    Trait::Plus(Stat::Ranged, _) => "ranged",
    Trait::Plus(Stat::Upkeep, _) => "upkeep",
    Trait::Rage(_) => "rage",
    Trait::Regenerate(_) => "regenerate",
    Trait::Resilient => "resilient",
    Trait::Restrained => "restrained",
    Trait::Rooted => "rooted",
    Trait::Slow => "slow",
    Trait::Spawnpoint { .. } => "spawnpoint",
    Trait::Spellbind(_) => "spellbind",
    Trait::Teleports(_) => "teleport",
    Trait::Tough(_) => "tough",
    Trait::Uncontainable => "uncontainable",
    Trait::Unique => "unique",
    Trait::Unmovable => "unmovable",
    Trait::Unstoppable => "unstoppable",
    Trait::Uproot(_) => "uproot",
    Trait::Vigilant => "vigilant",
    Trait::Warded => "warded",
    Trait::ZoneExclusive => "zone-exclusive",
);

explained!(
    /// The entry of a trait of an attack.
    of_attack_trait, ATTACK_TRAITS, AttackTrait:
    AttackTrait::Charge(_) => "charge",
    AttackTrait::Counterstrike => "counterstrike",
    AttackTrait::CriticalDamage => "critical-damage",
    AttackTrait::Defrost => "defrost",
    AttackTrait::Devour => "devour",
    AttackTrait::Doublestrike => "doublestrike",
    AttackTrait::Ethereal => "ethereal",
    AttackTrait::PerOrb(_) => "vtar-orb",
    AttackTrait::PushesAtRandom => "push",
    AttackTrait::FewerByDistance => "fewer-by-distance",
    AttackTrait::SelfDestruct => "self-destruct",
    AttackTrait::Extinguish => "extinguish",
    AttackTrait::PutsOutFires => "puts-out-fires",
    AttackTrait::Jumps { .. } => "jumping-attack",
    AttackTrait::ManaDrain(_) => "mana-drain",
    AttackTrait::ManaTransfer(_) => "mana-transfer",
    AttackTrait::NoDamage => "no-damage",
    AttackTrait::Piercing(_) => "piercing",
    AttackTrait::Reach => "reach",
    AttackTrait::Sweeping => "sweeping",
    AttackTrait::Triplestrike => "triplestrike",
    AttackTrait::Unavoidable => "unavoidable",
    AttackTrait::Vampiric => "vampiric",
    AttackTrait::Versus(..) => "versus",
);

explained!(
    /// The entry of a condition.
    of_marker, MARKERS, Marker:
    Marker::Bleed => "bleed",
    Marker::Burn => "burn",
    Marker::Corrode => "corrode",
    Marker::Cripple => "cripple",
    Marker::Daze => "daze",
    Marker::Growth => "growth",
    Marker::Larva => "larva",
    Marker::Rot => "rot",
    Marker::Slam => "slam",
    Marker::Sleep => "sleep",
    Marker::Stuck => "stuck",
    Marker::Stun => "stun",
    Marker::Tainted => "tainted",
    Marker::Taunt => "taunt",
    Marker::TauntThorg => "taunt-thorg",
    Marker::TauntSkeelax => "taunt-skeelax",
    Marker::Weak => "weak",
    Marker::Zombie => "zombie",
);

explained!(
    /// The entry of a damage type.
    of_damage_type, DAMAGE_TYPES, DamageType:
    DamageType::Acid => "acid-damage",
    DamageType::Flame => "flame-damage",
    DamageType::Frost => "frost-damage",
    DamageType::Hydro => "hydro-damage",
    DamageType::Light => "light-damage",
    DamageType::Lightning => "lightning-damage",
    DamageType::Poison => "poison-damage",
    DamageType::Psychic => "psychic-damage",
    DamageType::Wind => "wind-damage",
);

explained!(
    /// The entry of a school.
    of_school, SCHOOLS, School:
    School::Air => "school-air",
    School::Arcane => "school-arcane",
    School::Dark => "school-dark",
    School::Earth => "school-earth",
    School::Fire => "school-fire",
    School::Holy => "school-holy",
    School::Mind => "school-mind",
    School::Nature => "school-nature",
    School::War => "school-war",
    School::Water => "school-water",
);

explained!(
    /// The entry of a kind of card.
    of_kind, KINDS, Kind:
    Kind::Mage => "mage",
    Kind::Creature => "creature",
    Kind::Conjuration => "conjuration",
    Kind::Wall => "wall",
    Kind::Enchantment => "enchantment",
    Kind::Equipment => "equipment",
    Kind::Incantation => "incantation",
    Kind::Attack => "attack-spell",
    Kind::Orb => "vtar-orb",
    Kind::Tile => "special-tile",
);

/// Every entry that explains a word of the vocabulary.
pub fn ids() -> impl Iterator<Item = &'static str> {
    [TRAITS, ATTACK_TRAITS, MARKERS, DAMAGE_TYPES, SCHOOLS, KINDS].into_iter().flatten().copied()
}
