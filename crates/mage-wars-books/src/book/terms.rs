//! Mages, schools and kinds of spells as lists write them, in both languages. These are words of a file format; what
//! the program itself says is in `locales/`.

use mage_wars::{
    setup::training::mages,
    vocabulary::{Kind, Mage, School},
};

use super::spelling::fold;

/// The language card names are written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    #[default]
    En,
    De,
}

/// In the order of the share code: never to be changed, only to be added to.
pub const SCHOOLS: [School; 10] = [
    School::Air,
    School::Arcane,
    School::Dark,
    School::Earth,
    School::Fire,
    School::Holy,
    School::Mind,
    School::Nature,
    School::War,
    School::Water,
];

/// Kinds of spells, in the order lists have them.
pub const KINDS: [Kind; 7] = [
    Kind::Equipment,
    Kind::Conjuration,
    Kind::Wall,
    Kind::Creature,
    Kind::Enchantment,
    Kind::Incantation,
    Kind::Attack,
];

pub const fn mage_name(mage: Mage, language: Language) -> &'static str {
    match (mage, language) {
        (Mage::Beastmaster, Language::En) => "Beastmaster",
        (Mage::Beastmaster, Language::De) => "Tiermeister",
        (Mage::Priestess, Language::En) => "Priestess",
        (Mage::Priestess, Language::De) => "Priesterin",
        (Mage::Warlock, Language::En) => "Warlock",
        (Mage::Warlock, Language::De) => "Hexenmeister",
        (Mage::Wizard, Language::En) => "Wizard",
        (Mage::Wizard, Language::De) => "Zauberer",
        (Mage::Forcemaster, Language::En) => "Forcemaster",
        (Mage::Forcemaster, Language::De) => "Machtmeisterin",
        (Mage::Warlord, Language::En) => "Warlord",
        (Mage::Warlord, Language::De) => "Kriegsherr",
        (Mage::JohktariBeastmaster, Language::En) => "Johktari Beastmaster",
        (Mage::JohktariBeastmaster, Language::De) => "Tiermeisterin der Johktari",
        (Mage::Priest, Language::En) => "Priest",
        (Mage::Priest, Language::De) => "Priester",
        (Mage::Druid, Language::En) => "Druid",
        (Mage::Druid, Language::De) => "Druidin",
        (Mage::Necromancer, Language::En) => "Necromancer",
        (Mage::Necromancer, Language::De) => "Nekromant",
        (Mage::AnvilThroneWarlord, Language::En) => "Anvil Throne Warlord",
        (Mage::AnvilThroneWarlord, Language::De) => "Kriegsherr des Ambossthrons",
        (Mage::AdramelechWarlock, Language::En) => "Adramelech Warlock",
        (Mage::AdramelechWarlock, Language::De) => "Hexenmeisterin des Adramelech",
    }
}

/// The mage that can be played and that somebody means, in either language.
pub fn mage(words: &str) -> Option<Mage> {
    let words = fold(words);
    mages().iter().map(|card| card.mage).find(|mage| {
        [Language::En, Language::De]
            .into_iter()
            .any(|language| fold(mage_name(*mage, language)) == words)
    })
}

/// The name of a mage and the school in brackets, of words like `Wizard Stats`, `Wizard(Air)` or
/// `Priestess Stats (Apprentice)`.
pub fn mage_words(words: &str) -> (&str, Option<&str>) {
    let (name, school) = match words.trim().strip_suffix(')').and_then(|it| it.rsplit_once('(')) {
        Some((name, part)) if part.trim().eq_ignore_ascii_case("apprentice") => (name, None),
        Some((name, part)) => (name, Some(part.trim())),
        None => (words, None),
    };
    let name = name.trim();
    let stats = name.len().checked_sub("stats".len()).filter(|at| name.is_char_boundary(*at));
    let (rest, last) = name.split_at(stats.unwrap_or(name.len()));
    let name = if last.eq_ignore_ascii_case("stats") { rest.trim_end() } else { name };
    (name, school)
}

/// The school in files, such as `air`.
pub const fn school_id(school: School) -> &'static str {
    match school {
        School::Air => "air",
        School::Arcane => "arcane",
        School::Dark => "dark",
        School::Earth => "earth",
        School::Fire => "fire",
        School::Holy => "holy",
        School::Mind => "mind",
        School::Nature => "nature",
        School::War => "war",
        School::Water => "water",
    }
}

pub const fn school_name(school: School, language: Language) -> &'static str {
    match (school, language) {
        (School::Air, Language::En) => "Air",
        (School::Air, Language::De) => "Luft",
        (School::Arcane, Language::En) => "Arcane",
        (School::Arcane, Language::De) => "Arkan",
        (School::Dark, Language::En) => "Dark",
        (School::Dark, Language::De) => "Dunkel",
        (School::Earth, Language::En) => "Earth",
        (School::Earth, Language::De) => "Erde",
        (School::Fire, Language::En) => "Fire",
        (School::Fire, Language::De) => "Feuer",
        (School::Holy, Language::En) => "Holy",
        (School::Holy, Language::De) => "Heilig",
        (School::Mind, Language::En) => "Mind",
        (School::Mind, Language::De) => "Geist",
        (School::Nature, Language::En) => "Nature",
        (School::Nature, Language::De) => "Natur",
        (School::War, Language::En) => "War",
        (School::War, Language::De) => "Krieg",
        (School::Water, Language::En) => "Water",
        (School::Water, Language::De) => "Wasser",
    }
}

/// The school somebody means, in either language.
pub fn school(words: &str) -> Option<School> {
    let words = fold(words);
    SCHOOLS.into_iter().find(|school| {
        [Language::En, Language::De]
            .into_iter()
            .any(|language| fold(school_name(*school, language)) == words)
    })
}

/// The heading over the cards of a kind. Walls and mages have one too, so that every kind can stand in a list.
pub const fn heading(kind: Kind, language: Language) -> &'static str {
    match (kind, language) {
        (Kind::Mage, Language::En) => "Mage",
        (Kind::Mage, Language::De) => "Magier",
        (Kind::Creature, Language::En) => "Creatures",
        (Kind::Creature, Language::De) => "Kreaturen",
        (Kind::Conjuration, Language::En) => "Conjurations",
        (Kind::Conjuration, Language::De) => "Beschwörungen",
        (Kind::Wall, Language::En) => "Walls",
        (Kind::Wall, Language::De) => "Wälle",
        (Kind::Enchantment, Language::En) => "Enchantments",
        (Kind::Enchantment, Language::De) => "Verzauberungen",
        (Kind::Equipment, Language::En) => "Equipment",
        (Kind::Equipment, Language::De) => "Ausrüstung",
        (Kind::Incantation, Language::En) => "Incantations",
        (Kind::Incantation, Language::De) => "Formeln",
        (Kind::Attack, Language::En) => "Attacks",
        (Kind::Attack, Language::De) => "Angriffe",
        (Kind::Orb, Language::En) => "V'Tar Orbs",
        (Kind::Orb, Language::De) => "V'Tar-Kugeln",
        (Kind::Tile, Language::En) => "Special tiles",
        (Kind::Tile, Language::De) => "Besondere Felder",
    }
}

/// Other words people put over or under the cards of a list, folded.
const REMARKS: [&str; 25] = [
    "creature",
    "conjuration",
    "wall",
    "enchantment",
    "incantation",
    "attack",
    "attackspells",
    "kreatur",
    "beschworung",
    "verzauberung",
    "formel",
    "angriff",
    "angriffszauber",
    "mages",
    "cards",
    "karten",
    "spells",
    "zauber",
    "spellbook",
    "zauberbuch",
    "total",
    "gesamt",
    "spellpoints",
    "zauberpunkte",
    "points",
];

/// Whether these words are a heading or a sum, and no card.
pub fn is_remark(words: &str) -> bool {
    let words = fold(words);
    let is_heading = |kind: &Kind| {
        [Language::En, Language::De]
            .into_iter()
            .any(|language| fold(heading(*kind, language)) == words)
    };
    REMARKS.contains(&words.as_str()) || KINDS.iter().any(is_heading) || is_heading(&Kind::Mage)
}
