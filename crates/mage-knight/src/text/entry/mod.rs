//! Everything that has a name in the box, as an entry to look up: what it is, what it does, what it has to do with.
//! Terminal and codex read the same list; numbers and effects come from the data the game is played with.

mod enemies;
mod places;
mod scenarios;
mod things;

use std::borrow::Cow;

use kernel::{Arg, Message, RuleId};

/// What an entry is about, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EntryKind {
    Card,
    Unit,
    Skill,
    Tactic,
    Enemy,
    Ability,
    Site,
    City,
    Ruin,
    Scenario,
    Variant,
}

impl EntryKind {
    pub const ALL: [EntryKind; 11] = [
        EntryKind::Card,
        EntryKind::Unit,
        EntryKind::Skill,
        EntryKind::Tactic,
        EntryKind::Enemy,
        EntryKind::Ability,
        EntryKind::Site,
        EntryKind::City,
        EntryKind::Ruin,
        EntryKind::Scenario,
        EntryKind::Variant,
    ];

    /// The word in addresses and in front of ids.
    pub const fn id(self) -> &'static str {
        match self {
            EntryKind::Card => "card",
            EntryKind::Unit => "unit",
            EntryKind::Skill => "skill",
            EntryKind::Tactic => "tactic",
            EntryKind::Enemy => "enemy",
            EntryKind::Ability => "ability",
            EntryKind::Site => "site",
            EntryKind::City => "city",
            EntryKind::Ruin => "ruin",
            EntryKind::Scenario => "scenario",
            EntryKind::Variant => "variant",
        }
    }

    /// The id of an entry. Cards have theirs alone: a Unit and an enemy may share a name, and no card has either's.
    pub fn entry(self, id: &str) -> String {
        match self {
            EntryKind::Card => id.to_owned(),
            _ => format!("{}-{id}", self.id()),
        }
    }
}

/// One thing with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub kind: EntryKind,
    /// Such as `march` or `enemy-wolf-riders`.
    pub id: String,
    pub name: Message,
    /// What it is, in a few words.
    pub summary: Message,
    /// What it does, one line each.
    pub lines: Vec<Message>,
    /// Other entries it has to do with, by name.
    pub links: Vec<(Message, String)>,
    /// Rules that say more.
    pub rules: Vec<RuleId>,
}

impl Entry {
    fn new(kind: EntryKind, id: &str, name: Message, summary: Message) -> Entry {
        let id = kind.entry(id);
        Entry { kind, id, name, summary, lines: Vec::new(), links: Vec::new(), rules: Vec::new() }
    }

    fn line(mut self, line: Message) -> Entry {
        self.lines.push(line);
        self
    }

    fn lines(mut self, lines: impl IntoIterator<Item = Message>) -> Entry {
        self.lines.extend(lines);
        self
    }

    fn links(
        mut self,
        kind: EntryKind,
        to: impl IntoIterator<Item = (Message, &'static str)>,
    ) -> Entry {
        self.links.extend(to.into_iter().map(|(name, id)| (name, kind.entry(id))));
        self
    }

    fn rules(mut self, rules: &[RuleId]) -> Entry {
        self.rules.extend(rules);
        self
    }
}

/// All entries, by kind and in the order of the box.
pub fn entries() -> Vec<Entry> {
    things::entries()
        .chain(enemies::entries())
        .chain(places::entries())
        .chain(scenarios::entries())
        .collect()
}

/// Ids that are put together.
pub(super) fn ids() -> Vec<String> {
    let mut ids = Vec::new();
    for entry in entries() {
        for message in [&entry.name, &entry.summary].into_iter().chain(&entry.lines) {
            made_ids(message, &mut ids);
        }
    }
    ids
}

/// The ids of a message and of those inside it that are no literals: those are found in the code.
fn made_ids(message: &Message, ids: &mut Vec<String>) {
    if let Cow::Owned(id) = &message.id {
        ids.push(id.clone());
    }
    for arg in message.args.values() {
        if let Arg::Message(inner) | Arg::Object { name: inner, .. } = arg {
            made_ids(inner, ids);
        }
    }
}
