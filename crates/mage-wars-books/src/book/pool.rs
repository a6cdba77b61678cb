//! The cards books are built from, wherever they come from: the printed sets, a pack of own cards, a few cards of a test.

use std::collections::BTreeMap;

use mage_wars::vocabulary::Card;

use super::{
    octgn,
    spelling::{ALIASES, distance, fold, variants},
    terms::Language,
};

/// What a card is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    pub en: String,
    pub de: String,
}

impl Names {
    pub fn in_language(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::De => &self.de,
        }
    }
}

/// A card of a pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub card: Card,
    pub names: Names,
}

/// All cards there are. Mages are no spells and stay outside.
#[derive(Clone, Debug)]
pub struct Pool {
    entries: Vec<Entry>,
    by_id: BTreeMap<String, usize>,
    by_code: BTreeMap<String, usize>,
    /// Folded ids, codes and names.
    by_name: BTreeMap<String, Meaning>,
    /// Folded short names and spellings in print, where no name is the same.
    by_nickname: BTreeMap<String, Meaning>,
    /// Folded names, whole and short, to compare misspelt ones with.
    spellings: Vec<(String, usize)>,
}

/// What a spelling stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    One(usize),
    /// Several cards: nobody knows which is meant.
    Several,
}

/// How many cards are suggested in place of one that does not exist.
const MOST_SUGGESTIONS: usize = 3;

/// Longer than any name; what is longer gets no suggestions.
const LONGEST_NAME: usize = 60;

impl Pool {
    /// Of two cards with the same id the first counts.
    pub fn new(cards: impl IntoIterator<Item = Card>, names: impl Fn(&Card) -> Names) -> Self {
        let mut pool = Pool {
            entries: Vec::new(),
            by_id: BTreeMap::new(),
            by_code: BTreeMap::new(),
            by_name: BTreeMap::new(),
            by_nickname: BTreeMap::new(),
            spellings: Vec::new(),
        };
        for card in cards {
            if card.kind.is_spell() && !pool.by_id.contains_key(&card.id) {
                let names = names(&card);
                pool.insert(Entry { card, names });
            }
        }
        for (spelling, id) in ALIASES {
            if let Some(at) = pool.by_id.get(id) {
                note(&mut pool.by_nickname, fold(spelling), *at);
            }
        }
        pool
    }

    fn insert(&mut self, entry: Entry) {
        let at = self.entries.len();
        self.by_id.insert(entry.card.id.clone(), at);
        self.by_code.entry(entry.card.code.clone()).or_insert(at);
        for name in [&entry.card.id, &entry.card.code, &entry.names.en, &entry.names.de] {
            note(&mut self.by_name, fold(name), at);
        }
        // A later printing of the card is the card.
        for again in &entry.card.reprints {
            self.by_code.entry(again.code.clone()).or_insert(at);
            note(&mut self.by_name, fold(&again.code), at);
        }
        for name in [&entry.names.en, &entry.names.de] {
            self.spellings.push((fold(name), at));
            for variant in variants(name) {
                note(&mut self.by_nickname, variant, at);
            }
            // “Redclaw” for “Redclaw, Alpha Male”.
            if let Some((short, _)) = name.split_once(',') {
                note(&mut self.by_nickname, fold(short), at);
                self.spellings.push((fold(short), at));
            }
        }
        self.entries.push(entry);
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The card with this id.
    pub fn get(&self, id: &str) -> Option<&Entry> {
        self.entry(self.by_id.get(id).copied()?)
    }

    /// The card with this printed number.
    pub fn by_code(&self, code: &str) -> Option<&Entry> {
        self.entry(self.by_code.get(code).copied()?)
    }

    /// The card with this OCTGN id.
    pub fn by_octgn(&self, id: &str) -> Option<&Entry> {
        self.by_code(octgn::code(id)?)
    }

    /// The card meant by an id, a printed number, a name in either language, or another spelling of one.
    pub fn find(&self, words: &str) -> Option<&Entry> {
        let words = fold(words);
        let meaning = self.by_name.get(&words).or_else(|| self.by_nickname.get(&words))?;
        match meaning {
            Meaning::One(at) => self.entry(*at),
            Meaning::Several => None,
        }
    }

    /// Cards that are spelt much like this, nearest first.
    pub fn suggest(&self, words: &str) -> Vec<&Entry> {
        let words = fold(words);
        if words.is_empty() || words.chars().nth(LONGEST_NAME).is_some() {
            return Vec::new();
        }
        let length = words.chars().count();
        let near = (length / 3).max(1);
        let mut nearest: BTreeMap<usize, usize> = BTreeMap::new();
        for (spelling, at) in &self.spellings {
            if spelling.chars().count().abs_diff(length) <= near {
                let distance = distance(&words, spelling);
                let known = nearest.entry(*at).or_insert(distance);
                *known = distance.min(*known);
            }
        }
        let mut found: Vec<(usize, usize)> =
            nearest.into_iter().map(|(at, distance)| (distance, at)).collect();
        found.retain(|(distance, _)| *distance <= near);
        found.sort_unstable();
        found.into_iter().take(MOST_SUGGESTIONS).filter_map(|(_, at)| self.entry(at)).collect()
    }

    fn entry(&self, at: usize) -> Option<&Entry> {
        self.entries.get(at)
    }
}

fn note(index: &mut BTreeMap<String, Meaning>, spelling: String, at: usize) {
    if spelling.is_empty() {
        return;
    }
    index
        .entry(spelling)
        .and_modify(|meaning| {
            if *meaning != Meaning::One(at) {
                *meaning = Meaning::Several;
            }
        })
        .or_insert(Meaning::One(at));
}
