//! Cards, rules and words of a game to look up.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A card, or another thing of the game with a name (`GET /api/v1/cards/{game}`), in the words of one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardInfo {
    pub id: String,
    pub name: String,
    /// The English name, where another language has its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub english: Option<String>,
    /// `core`, `base`, or `own` for cards of a pack.
    pub set: String,
    /// What it is: a kind of spell, or `card`, `unit`, `enemy`, `site` and so on.
    pub kind: String,
    /// The same in a few words, such as “Spell, red”.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub summary: Option<String>,
    /// What the card does, one line each.
    pub text: Vec<String>,
    /// What it has to do with: other cards of this list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<CardLink>>", optional))]
    pub links: Vec<CardLink>,
    /// Rules that say more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub rules: Vec<String>,
    /// Whether the engine executes all of it today.
    pub played: bool,
    /// What a page sorts, filters and shows, in the game's own shape: for Mage Wars kind, schools, levels, costs, subtypes,
    /// traits, and text with links to the codex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub face: Option<Value>,
    /// The card as the engine holds it; left out of long lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub facts: Option<Value>,
}

/// Another card of the same list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardLink {
    pub id: String,
    pub name: String,
}

/// A rule of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleInfo {
    /// Such as `MW-GUARD-03`.
    pub id: String,
    /// The group it is counted in, such as `MW-GUARD`.
    pub group: String,
    /// The heading it stands under.
    pub section: String,
    pub text: String,
    /// The language of section and text: the asked one, or `en` where the rule is not translated.
    pub language: String,
    pub source: String,
    /// The expansions it belongs to; empty for the base game.
    pub expansions: Vec<String>,
    /// Whether only the id is kept, so that it is never given to another rule.
    pub withdrawn: bool,
    /// Why it was found: `id`, `id-prefix`, `keyword` or `text`, best first.
    pub rank: String,
    /// Tests and scenarios that prove it.
    pub covered_by: Vec<String>,
}

/// A keyword of the index or glossary, in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TermInfo {
    pub english: String,
    /// Empty where the German edition has no word.
    pub german: String,
    /// Whether the German word is our own suggestion.
    pub suggested: bool,
    pub section: String,
    pub expansions: Vec<String>,
    pub rules: Vec<String>,
}

/// An entry of the codex: a word of the game, explained in the words of one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CodexInfo {
    /// Such as `finite-life`; card texts link to it by this.
    pub id: String,
    /// `trait`, `attack-trait`, `condition`, `damage-type`, `school`, `spell-type` or `game-term`.
    pub topic: String,
    pub name: String,
    pub text: String,
    /// The rules that define it, the most important first.
    pub rules: Vec<String>,
    /// Why it was found: `name`, `heading` or `text`, best first. Nothing in a list of all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rank: Option<String>,
}

/// A group of rules, such as `MW-GUARD`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleGroup {
    pub group: String,
    /// The heading its first rule stands under.
    pub section: String,
    /// The language of the heading: the asked one, or `en` where it is not translated.
    pub language: String,
    pub rules: u32,
}

/// What a search in the rules found (`GET /api/v1/rules/{game}`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RulesFound {
    pub rules: Vec<RuleInfo>,
    pub terms: Vec<TermInfo>,
    pub codex: Vec<CodexInfo>,
    /// How many rules more there are than are told.
    pub left_out: u32,
}

/// Everything there is to look up without a question: all entries of the codex, and the groups of rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Codex {
    pub codex: Vec<CodexInfo>,
    pub groups: Vec<RuleGroup>,
}

/// One rule (`GET /api/v1/rules/{game}/{id}`) with the words it helps to define.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleFound {
    pub rule: RuleInfo,
    pub codex: Vec<CodexInfo>,
}
