//! Which rules are proven, and by what.
//!
//! Passing tests leave records (see [`rules::covers!`] and [`rules::record_coverage`]); the records of a run in which everything
//! passed become `rules/coverage.json`, which is committed and built into this crate. `cargo xtask test` fails when the
//! file and the run differ. No engine depends on this crate, so a new proof recompiles none.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::Path,
    sync::LazyLock,
};

use kernel::RuleId;
use rules::{Catalogue, RECORD_ENDING, rule_id};
use serde::{Deserialize, Serialize};

/// For each game and rule the tests and scripts that prove it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Covered(BTreeMap<String, BTreeMap<String, BTreeSet<String>>>);

/// How much of a catalogue is proven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// All rules that are not withdrawn, those of expansions included.
    pub total: usize,
    pub covered: usize,
    /// The rules nothing proves, in the order of the catalogue.
    pub uncovered: Vec<RuleId>,
    pub by_group: BTreeMap<&'static str, Share>,
    /// The same without rules of expansions.
    pub base_total: usize,
    pub base_covered: usize,
}

/// A part of a catalogue and how much of it is proven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Share {
    pub total: usize,
    pub covered: usize,
}

impl Default for Covered {
    /// Nothing is proven yet; every game is there.
    fn default() -> Self {
        let games = Catalogue::all().iter().map(|catalogue| catalogue.game().to_owned());
        Covered(games.map(|game| (game, BTreeMap::new())).collect())
    }
}

impl Covered {
    /// What the committed file says.
    pub fn committed() -> &'static Covered {
        static COMMITTED: LazyLock<Covered> = LazyLock::new(|| {
            serde_json::from_str(include_str!("../../../rules/coverage.json"))
                .expect("a test reads the committed file")
        });
        &COMMITTED
    }

    /// Reads the records a run left in a directory. No directory: nothing was recorded.
    pub fn from_directory(directory: &Path) -> io::Result<Covered> {
        let mut covered = Covered::default();
        if !directory.exists() {
            return Ok(covered);
        }
        for entry in fs::read_dir(directory)? {
            let path = entry?.path();
            if path.extension().is_none_or(|ending| ending != RECORD_ENDING) {
                continue;
            }
            let text = fs::read_to_string(&path)?;
            let mut lines = text.lines();
            let source = lines.next().unwrap_or_default();
            for id in lines {
                let rule = rule_id(id).ok_or_else(|| {
                    io::Error::other(format!("{}: there is no rule {id}", path.display()))
                })?;
                covered.add(rule, source);
            }
        }
        Ok(covered)
    }

    /// Says that `source` proves a rule.
    pub fn add(&mut self, rule: RuleId, source: &str) {
        if let Some(catalogue) = Catalogue::holding(rule.as_str()) {
            let rules = self.0.entry(catalogue.game().to_owned()).or_default();
            rules.entry(rule.to_string()).or_default().insert(source.to_owned());
        }
    }

    /// The tests and scripts that prove a rule.
    pub fn sources(&self, rule: RuleId) -> impl Iterator<Item = &str> {
        let rules = Catalogue::holding(rule.as_str()).and_then(|held| self.0.get(held.game()));
        let sources = rules.and_then(|rules| rules.get(rule.as_str()));
        sources.into_iter().flatten().map(String::as_str)
    }

    /// Every id that is said to be proven, whether or not it exists.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.values().flat_map(BTreeMap::keys).map(String::as_str)
    }

    /// The text of the committed file.
    pub fn to_json(&self) -> String {
        let json = serde_json::to_string_pretty(self).expect("maps with string keys are JSON");
        format!("{json}\n")
    }

    pub fn report(&self, catalogue: &Catalogue) -> Report {
        let mut report = Report {
            total: 0,
            covered: 0,
            uncovered: Vec::new(),
            by_group: BTreeMap::new(),
            base_total: 0,
            base_covered: 0,
        };
        for rule in catalogue.rules().iter().filter(|rule| !rule.withdrawn) {
            let is_covered = self.sources(rule.id).next().is_some();
            let is_base = rule.expansions.is_empty();
            let share = report.by_group.entry(rule.group).or_default();
            share.total += 1;
            share.covered += usize::from(is_covered);
            report.total += 1;
            report.covered += usize::from(is_covered);
            report.base_total += usize::from(is_base);
            report.base_covered += usize::from(is_base && is_covered);
            if !is_covered {
                report.uncovered.push(rule.id);
            }
        }
        report
    }
}
