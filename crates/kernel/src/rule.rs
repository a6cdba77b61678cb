//! Rule ids and refusals.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::message::Message;

/// The id of a rule in the catalogues under `rules/`, such as `MW-GUARD-03`.
///
/// The constants are generated from the catalogues by the `rules` crate, so an id that does not exist does not compile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(&'static str);

impl RuleId {
    /// For the generated constants and for games that live in tests; everything else uses the constants.
    pub const fn new(id: &'static str) -> Self {
        RuleId(id)
    }

    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// How many numbers a refusal can carry.
const MAX_FACTS: usize = 3;

/// Why an answer is not allowed: the rule, a message id for people, and the numbers the judgement rests on.
///
/// It is small and made without allocation, because listing options makes and drops many of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub rule: RuleId,
    reason: &'static str,
    facts: [(&'static str, i32); MAX_FACTS],
    count: u8,
}

impl Refusal {
    /// `reason` is the id of a message that explains the refusal to a person.
    pub const fn new(rule: RuleId, reason: &'static str) -> Self {
        Refusal { rule, reason, facts: [("", 0); MAX_FACTS], count: 0 }
    }

    /// Adds a number the message can show. At most three; more is a mistake in the game.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<i32>) -> Self {
        self.facts[usize::from(self.count)] = (name, value.into());
        self.count += 1;
        self
    }

    pub fn facts(&self) -> &[(&'static str, i32)] {
        &self.facts[..usize::from(self.count)]
    }

    /// The explanation for people, with the numbers filled in by name.
    pub fn message(&self) -> Message {
        let mut message = Message::new(self.reason);
        for (name, value) in self.facts() {
            message = message.with(*name, *value);
        }
        message
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}", self.rule, self.reason)?;
        for (name, value) in self.facts() {
            write!(f, ", {name} {value}")?;
        }
        f.write_str(")")
    }
}

impl std::error::Error for Refusal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_carries_its_rule_and_numbers_to_the_message() {
        let refusal =
            Refusal::new(RuleId::new("MW-GEN-19"), "refusal-mana").with("needed", 3).with("has", 1);
        assert_eq!(refusal.to_string(), "MW-GEN-19 (refusal-mana, needed 3, has 1)");
        assert_eq!(
            refusal.message(),
            Message::new("refusal-mana").with("needed", 3).with("has", 1)
        );
    }
}
