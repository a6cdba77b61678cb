//! Looking rules and keywords up, by id or by words in either language.

use kernel::RuleId;
use serde::Serialize;

use crate::{mk, mw};

/// One rule of a catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rule {
    pub id: RuleId,
    /// The group it is counted in, such as `MW-GUARD`.
    pub group: &'static str,
    /// The heading it stands under.
    pub section: &'static str,
    pub text: &'static str,
    pub source: &'static str,
    /// The expansions it belongs to; empty for the base game.
    pub expansions: &'static [&'static str],
    /// Whether only the id is kept, so that it is never given to another rule.
    pub withdrawn: bool,
}

/// One keyword or word of the game, in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    pub english: &'static str,
    /// Empty where the German edition has no word.
    pub german: &'static str,
    /// Whether the German word is our own suggestion, because no printed text has it.
    pub suggested: bool,
    /// The part of the glossary it stands in; empty in an index without parts.
    pub section: &'static str,
    pub expansions: &'static [&'static str],
    /// Where its rules begin; empty in a glossary without references.
    pub rules: &'static [RuleId],
}

impl Term {
    /// Whether the term, in either language, contains this lower-case word.
    fn mentions(&self, word: &str) -> bool {
        self.english.to_lowercase().contains(word) || self.german.to_lowercase().contains(word)
    }

    /// Whether the rule is about this term: it is listed, or, in a glossary without references, the rule speaks of it.
    fn is_about(&self, rule: &Rule, text: &str) -> bool {
        if self.rules.is_empty() {
            self.english
                .split([';', '/', ',', '('])
                .map(|part| part.trim().trim_end_matches(')').to_lowercase())
                .any(|name| name.len() > 2 && contains_words(text, &name))
        } else {
            self.rules.contains(&rule.id)
        }
    }
}

/// Why a rule was found, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// The question was its id.
    Id,
    /// The question was the beginning of its id, with or without the letters of the game.
    IdPrefix,
    /// Every word of the question belongs to a keyword whose rules these are.
    Keyword,
    /// Every word stands in its id, section or text, or belongs to a keyword of it.
    Text,
}

/// A rule that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hit {
    pub rank: Rank,
    pub rule: &'static Rule,
}

/// The rules of one game.
#[derive(Debug)]
pub struct Catalogue {
    game: &'static str,
    prefix: &'static str,
    tables: Tables,
}

/// What the build made of a catalogue file.
#[derive(Debug)]
struct Tables {
    rules: &'static [Rule],
    terms: &'static [Term],
    groups: &'static [&'static str],
}

static CATALOGUES: [Catalogue; 2] = [
    Catalogue {
        game: "mage-wars",
        prefix: "MW-",
        tables: include!(concat!(env!("OUT_DIR"), "/mw_table.rs")),
    },
    Catalogue {
        game: "mage-knight",
        prefix: "MK-",
        tables: include!(concat!(env!("OUT_DIR"), "/mk_table.rs")),
    },
];

impl Catalogue {
    /// The catalogues of all games.
    pub fn all() -> &'static [Catalogue] {
        &CATALOGUES
    }

    /// The catalogue of a game by its id, such as `mage-wars`.
    pub fn of(game: &str) -> Option<&'static Catalogue> {
        CATALOGUES.iter().find(|catalogue| catalogue.game == game)
    }

    /// The catalogue an id belongs to, whether or not the id exists.
    pub fn holding(id: &str) -> Option<&'static Catalogue> {
        CATALOGUES.iter().find(|catalogue| starts_with(id, catalogue.prefix))
    }

    /// The id of the game, such as `mage-wars`.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// All rules in the order of the catalogue.
    pub fn rules(&self) -> &'static [Rule] {
        self.tables.rules
    }

    /// The keyword index or glossary.
    pub fn terms(&self) -> &'static [Term] {
        self.tables.terms
    }

    /// The rule groups in the order of the catalogue.
    pub fn groups(&self) -> &'static [&'static str] {
        self.tables.groups
    }

    /// The rule with this id, in either case.
    pub fn find(&self, id: &str) -> Option<&'static Rule> {
        self.rules().iter().find(|rule| rule.id.as_str().eq_ignore_ascii_case(id.trim()))
    }

    /// Rules that match every word, best first; equally good ones in the order of the catalogue. Nothing for no words.
    pub fn search(&self, words: &str) -> Vec<Hit> {
        self.search_with(words, &|_| "")
    }

    /// The same, where a word may also stand in what `translated` says of a rule, in lower case.
    pub fn search_with(
        &self,
        words: &str,
        translated: &dyn Fn(RuleId) -> &'static str,
    ) -> Vec<Hit> {
        let query = Query::new(self, words);
        let rank = |rule| query.rank(rule, translated).map(|rank| Hit { rank, rule });
        let mut hits: Vec<_> = self.rules().iter().filter_map(rank).collect();
        hits.sort_by_key(|hit| hit.rank);
        hits
    }

    /// Keywords that contain every word in one language or the other.
    pub fn search_terms(&self, words: &str) -> Vec<&'static Term> {
        let words: Vec<_> = words.split_whitespace().map(str::to_lowercase).collect();
        let is_hit =
            |term: &&Term| !words.is_empty() && words.iter().all(|word| term.mentions(word));
        self.terms().iter().filter(is_hit).collect()
    }
}

/// The id of a rule of any game as a script writes it, exactly. `None` if there is no such rule.
pub fn rule_id(id: &str) -> Option<RuleId> {
    let catalogue = Catalogue::holding(id)?;
    catalogue.rules().iter().map(|rule| rule.id).find(|rule| rule.as_str() == id)
}

/// A question to a catalogue, with what all rules are compared with.
struct Query {
    /// The whole question as it would stand in an id, with and without the letters of the game.
    ids: [String; 2],
    /// Each word in lower case, with the keywords that mention it.
    words: Vec<(String, Vec<&'static Term>)>,
}

impl Query {
    fn new(catalogue: &Catalogue, words: &str) -> Self {
        let id = words.trim().to_uppercase().replace([' ', '_'], "-");
        let words = words
            .split_whitespace()
            .map(|word| {
                let word = word.to_lowercase();
                let terms = catalogue.terms().iter().filter(|term| term.mentions(&word)).collect();
                (word, terms)
            })
            .collect();
        Query { ids: [format!("{}{id}", catalogue.prefix), id], words }
    }

    fn rank(&self, rule: &Rule, translated: &dyn Fn(RuleId) -> &'static str) -> Option<Rank> {
        let id = rule.id.as_str();
        if self.words.is_empty() {
            return None;
        }
        if self.ids.iter().any(|asked| asked == id) {
            return Some(Rank::Id);
        }
        if self.ids.iter().any(|asked| id.starts_with(asked.as_str())) {
            return Some(Rank::IdPrefix);
        }
        let text = rule.text.to_lowercase();
        let section = rule.section.to_lowercase();
        let id = id.to_lowercase();
        let mut rank = Rank::Keyword;
        for (word, terms) in &self.words {
            // A glossary word that merely occurs in a text makes that text no explanation of it.
            let about: Vec<_> = terms.iter().filter(|term| term.is_about(rule, &text)).collect();
            if about.iter().any(|term| !term.rules.is_empty()) {
                continue;
            }
            let found = !about.is_empty()
                || text.contains(word.as_str())
                || section.contains(word.as_str())
                || translated(rule.id).contains(word.as_str())
                || id.contains(word.as_str());
            if !found {
                return None;
            }
            rank = Rank::Text;
        }
        Some(rank)
    }
}

/// Whether `words` stand in `text` with no letter right before or after them (a plural `s` is forgiven).
fn contains_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, found)| {
        let rest = &text[at + found.len()..];
        let rest = rest.strip_prefix('s').unwrap_or(rest);
        !text[..at].ends_with(char::is_alphanumeric) && !rest.starts_with(char::is_alphanumeric)
    })
}

fn starts_with(text: &str, prefix: &str) -> bool {
    text.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix))
}
