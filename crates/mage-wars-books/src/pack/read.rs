//! The format of packs: a JSON list of cards. Every part is read by itself, so that one mistake hides no other.
//!
//! What a card does not say is what its kind usually has (a creature is summoned by a full action into the caster's zone,
//! an enchantment costs 2 to cast …).

use std::{
    collections::{BTreeMap, BTreeSet, btree_map::Entry},
    fmt,
};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, MapAccess, Visitor},
};
use serde_json::value::RawValue;

use mage_wars::{
    set,
    vocabulary::{AttackBar, Card, Cost, Kind, writing::quick_melee},
};

use super::{Flaw, OwnCard, Said, Wrong, check};

/// The longest words a pack may bring, in characters: a name is shorter, a text has its own limit.
const LONGEST_NAME: usize = 80;
const LONGEST_TEXT: usize = 1000;

/// Reads a pack beside those read before. All cards or all flaws.
pub fn read(text: &str, before: &[OwnCard]) -> Result<Vec<OwnCard>, Vec<Flaw>> {
    let rows: Vec<&RawValue> = serde_json::from_str(text).map_err(|error| {
        let line = u32::try_from(error.line()).unwrap_or(u32::MAX).max(1);
        vec![Flaw { line, path: String::new(), card: None, wrong: unreadable(&error) }]
    })?;
    let mut reader = Reader { text, flaws: Vec::new(), known: Known::new(before) };
    let cards: Vec<OwnCard> =
        rows.iter().enumerate().filter_map(|(at, row)| reader.card(at, row)).collect();
    if reader.flaws.is_empty() { Ok(cards) } else { Err(reader.flaws) }
}

/// What there is already.
struct Known {
    cards: BTreeSet<String>,
    /// Message ids of attacks and abilities.
    words: BTreeSet<String>,
}

impl Known {
    fn new(before: &[OwnCard]) -> Self {
        let mut known = Known { cards: BTreeSet::new(), words: BTreeSet::new() };
        let mages = set::mages().into_iter().map(|mage| mage.card);
        let own = before.iter().map(|own| own.card.clone());
        for card in set::spells().into_iter().chain(mages).chain(own) {
            known.words.extend(spoken(&card));
            known.cards.insert(card.id);
        }
        known
    }
}

/// Message ids of a card's attacks and abilities.
fn spoken(card: &Card) -> impl Iterator<Item = String> {
    let attacks = card.attacks.iter().map(|bar| format!("attack-{}", bar.name));
    attacks.chain(card.headings.iter().map(|heading| format!("ability-{}", heading.name)))
}

struct Reader<'t> {
    text: &'t str,
    flaws: Vec<Flaw>,
    known: Known,
}

impl<'t> Reader<'t> {
    fn card(&mut self, at: usize, row: &'t RawValue) -> Option<OwnCard> {
        let before = self.flaws.len();
        let path = format!("[{at}]");
        let fields = match serde_json::from_str::<Fields<'t>>(row.get()) {
            Ok(fields) => fields.0,
            Err(error) => {
                let line = self.line_in(row, error.line());
                self.flaws.push(Flaw { line, path, card: None, wrong: unreadable(&error) });
                return None;
            }
        };
        let mut parts = Parts { reader: self, row, path, card: None, fields: BTreeMap::new() };
        parts.sort(fields);
        let own = parts.read();
        if let Some(own) = &own {
            self.known.cards.insert(own.card.id.clone());
            self.known.words.extend(own.words.keys().cloned());
        }
        own.filter(|_| self.flaws.len() == before)
    }

    /// The line of the whole text where line `inside` of a part is.
    fn line_in(&self, part: &RawValue, inside: usize) -> u32 {
        // The part is a piece of the text itself: where it lies in memory is where it stands.
        let at = (part.get().as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let before = self.text.get(..at).unwrap_or_default().matches('\n').count();
        u32::try_from(before + inside.max(1)).unwrap_or(u32::MAX)
    }
}

/// The fields of one card on the way to the card.
struct Parts<'r, 't> {
    reader: &'r mut Reader<'t>,
    row: &'t RawValue,
    path: String,
    card: Option<String>,
    fields: BTreeMap<String, &'t RawValue>,
}

/// All fields a card can have.
const FIELDS: [&str; 28] = [
    "id",
    "names",
    "texts",
    "words",
    "code",
    "kind",
    "schools",
    "subtypes",
    "cost",
    "reveal_cost",
    "reveal_x",
    "mandatory",
    "action",
    "range",
    "target",
    "life",
    "armor",
    "channeling",
    "channeling_x",
    "locations",
    "attacks",
    "defenses",
    "traits",
    "restrictions",
    "abilities",
    "headings",
    "effect",
    "copies",
];

impl<'t> Parts<'_, 't> {
    fn sort(&mut self, fields: Vec<(String, &'t RawValue)>) {
        for (field, value) in fields {
            if !FIELDS.contains(&field.as_str()) {
                self.flaw(&field, Some(value), Wrong::UnknownField { field: field.clone() });
                continue;
            }
            let twice = match self.fields.entry(field) {
                Entry::Vacant(free) => {
                    free.insert(value);
                    None
                }
                Entry::Occupied(taken) => Some(taken.key().clone()),
            };
            if let Some(field) = twice {
                self.flaw(&field, Some(value), Wrong::FieldTwice { field: field.clone() });
            }
        }
        self.card = self.fields.get("id").and_then(|id| serde_json::from_str(id.get()).ok());
    }

    fn read(&mut self) -> Option<OwnCard> {
        let id = self.id();
        let names =
            self.required::<Said>("names").filter(|said| self.short("names", said, LONGEST_NAME));
        let texts =
            self.optional::<Said>("texts").filter(|said| self.short("texts", said, LONGEST_TEXT));
        let words = self.optional::<BTreeMap<String, Said>>("words").unwrap_or_default();
        for said in words.values() {
            self.short("words", said, LONGEST_NAME);
        }
        let kind = self.required::<Kind>("kind");
        if kind.is_some_and(|kind| !kind.is_spell()) {
            self.flaw("kind", None, Wrong::Mage);
        }
        let card = self.facts(id.as_deref().unwrap_or_default(), kind?);
        for problem in check::check(&card) {
            // Of a part that could not be read everything else is said already.
            if !self.has_flaw(&problem.part) {
                self.flaw(&problem.part, None, problem.wrong);
            }
        }
        let words = self.words(&card, &words);
        id?;
        Some(OwnCard { card, names: names?, texts, words })
    }

    fn id(&mut self) -> Option<String> {
        let id = self.required::<String>("id")?;
        let is_word = |part: &str| {
            !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if id.chars().count() > LONGEST_NAME || !id.split('-').all(is_word) {
            self.flaw("id", None, Wrong::Id { words: excerpt(&id) });
            return None;
        }
        if self.reader.known.cards.contains(&id) {
            self.flaw("id", None, Wrong::Duplicate);
        }
        Some(id)
    }

    /// The card with what its kind usually has, where nothing else is said.
    fn facts(&mut self, id: &str, kind: Kind) -> Card {
        let attacks: Vec<AttackBar> = self.list("attacks");
        let mut card = match kind {
            Kind::Creature => Card::creature("", id, 0),
            Kind::Conjuration => Card::conjuration("", id, 0),
            Kind::Wall => Card::wall("", id, 0),
            Kind::Enchantment => Card { reveal_cost: None, ..Card::enchantment("", id, 0) },
            Kind::Equipment => Card::equipment("", id, 0),
            Kind::Incantation => Card::incantation("", id, 0),
            Kind::Attack => {
                let bar = attacks.first().cloned().unwrap_or_else(|| quick_melee("", 1));
                Card { attacks: Vec::new(), ..Card::attack_spell("", id, 0, bar) }
            }
            Kind::Mage | Kind::Orb | Kind::Tile => Card::new("", id, kind),
        };
        card.attacks = attacks;
        self.set("code", &mut card.code);
        self.set("schools", &mut card.schools);
        card.subtypes = self.list("subtypes");
        match self.fields.get("cost") {
            // `"x"` without the amount it stands for.
            Some(cost) if matches!(cost.get(), "\"x\"" | "\"X\"") => {
                self.flaw("cost", None, Wrong::NoAmount);
            }
            Some(_) => self.set("cost", &mut card.cost),
            None if kind == Kind::Enchantment => card.cost = Cost::Mana(2),
            None => self.flaw("cost", None, Wrong::Missing { field: "cost" }),
        }
        self.set("reveal_cost", &mut card.reveal_cost);
        self.set("reveal_x", &mut card.reveal_x);
        self.set("mandatory", &mut card.mandatory);
        self.set("action", &mut card.action);
        self.set("range", &mut card.range);
        self.set("target", &mut card.target);
        self.set("life", &mut card.life);
        self.set("armor", &mut card.armor);
        self.set("channeling", &mut card.channeling);
        self.set("channeling_x", &mut card.channeling_x);
        self.set("locations", &mut card.locations);
        card.defenses = self.list("defenses");
        card.traits = self.list("traits");
        card.restrictions = self.list("restrictions");
        card.abilities = self.list("abilities");
        card.headings = self.list("headings");
        self.set("effect", &mut card.effect);
        self.set("copies", &mut card.copies);
        card
    }

    /// Words for every name of the card that no card had before it.
    fn words(&mut self, card: &Card, given: &BTreeMap<String, Said>) -> BTreeMap<String, Said> {
        let mut words = BTreeMap::new();
        for id in spoken(card) {
            let name = id.split_once('-').map_or("", |(_, name)| name).to_owned();
            match given.get(&name) {
                Some(said) => {
                    words.insert(id, said.clone());
                }
                None if self.reader.known.words.contains(&id) => (),
                None => self.flaw("words", None, Wrong::NoWords { name }),
            }
        }
        // Of a name that exists its own words stay.
        words.retain(|id, _| !self.reader.known.words.contains(id));
        words
    }

    fn set<T: DeserializeOwned>(&mut self, field: &str, place: &mut T) {
        if let Some(value) = self.optional(field) {
            *place = value;
        }
    }

    fn required<T: DeserializeOwned>(&mut self, field: &'static str) -> Option<T> {
        if !self.fields.contains_key(field) {
            self.flaw(field, None, Wrong::Missing { field });
        }
        self.optional(field)
    }

    fn optional<T: DeserializeOwned>(&mut self, field: &str) -> Option<T> {
        let value = *self.fields.get(field)?;
        self.value(field, value)
    }

    fn value<T: DeserializeOwned>(&mut self, part: &str, value: &'t RawValue) -> Option<T> {
        match serde_json::from_str(value.get()) {
            Ok(read) => Some(read),
            Err(error) => {
                let line = self.reader.line_in(value, error.line());
                self.flaw_at(line, part, unreadable(&error));
                None
            }
        }
    }

    /// A list, every element read by itself.
    fn list<T: DeserializeOwned>(&mut self, field: &str) -> Vec<T> {
        let Some(value) = self.fields.get(field).copied() else { return Vec::new() };
        let elements: Vec<&'t RawValue> = match serde_json::from_str(value.get()) {
            Ok(elements) => elements,
            Err(error) => {
                let line = self.reader.line_in(value, error.line());
                self.flaw_at(line, field, unreadable(&error));
                return Vec::new();
            }
        };
        let read = |(at, element)| self.value(&format!("{field}[{at}]"), element);
        elements.into_iter().enumerate().filter_map(read).collect()
    }

    fn short(&mut self, field: &str, said: &Said, most: usize) -> bool {
        let fits = |words: &str| {
            (1..=most).contains(&words.trim().chars().count()) && !words.contains(char::is_control)
        };
        let fine = fits(&said.en) && fits(said.german());
        if !fine {
            self.flaw(field, None, Wrong::Words);
        }
        fine
    }

    /// Whether a part, what it is in or something in it could not be read.
    fn has_flaw(&self, part: &str) -> bool {
        let path = self.path_of(part);
        let field = part.split(['[', '.']).next().unwrap_or_default();
        let field = self.path_of(field);
        self.reader.flaws.iter().any(|flaw| {
            flaw.path == path
                || flaw.path == field
                || matches!(flaw.wrong, Wrong::Unreadable { .. })
                    && flaw.path.starts_with(&format!("{field}["))
        })
    }

    fn path_of(&self, part: &str) -> String {
        format!("{}.{part}", self.path)
    }

    /// A flaw in a part of the card, at the line of what is nearest to it in the file.
    fn flaw(&mut self, part: &str, value: Option<&'t RawValue>, wrong: Wrong) {
        let field = part.split(['[', '.']).next().unwrap_or_default();
        let found = value.or_else(|| self.fields.get(field).copied());
        let found = found.map(|value| element(value, part).unwrap_or(value));
        let line = self.reader.line_in(found.unwrap_or(self.row), 1);
        self.flaw_at(line, part, wrong);
    }

    fn flaw_at(&mut self, line: u32, part: &str, wrong: Wrong) {
        let flaw = Flaw { line, path: self.path_of(part), card: self.card.clone(), wrong };
        self.reader.flaws.push(flaw);
    }
}

/// The element of a list a part such as `attacks[1].dice` names.
fn element<'t>(list: &'t RawValue, part: &str) -> Option<&'t RawValue> {
    let (_, rest) = part.split_once('[')?;
    let (at, _) = rest.split_once(']')?;
    let elements: Vec<&'t RawValue> = serde_json::from_str(list.get()).ok()?;
    elements.get(at.parse::<usize>().ok()?).copied()
}

fn unreadable(error: &serde_json::Error) -> Wrong {
    // The place is told by us, in lines of the whole text.
    let detail = error.to_string();
    Wrong::Unreadable { detail: excerpt(detail.split(" at line ").next().unwrap_or_default()) }
}

fn excerpt(words: &str) -> String {
    const MOST: usize = 400;
    match words.char_indices().nth(MOST) {
        Some((at, _)) => format!("{}…", words.get(..at).unwrap_or_default()),
        None => words.to_owned(),
    }
}

/// The fields of an object in their order, even those that stand there twice.
struct Fields<'t>(Vec<(String, &'t RawValue)>);

impl<'t> Deserialize<'t> for Fields<'t> {
    fn deserialize<D: Deserializer<'t>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;

        impl<'t> Visitor<'t> for InOrder {
            type Value = Fields<'t>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card")
            }

            fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_map(InOrder)
    }
}
