//! What a Fluent file holds: ids, the values their sentences use, and what they refer to.

use std::collections::BTreeSet;

use fluent_syntax::{
    ast::{CallArguments, Entry as Node, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// A message (`id`), one of its attributes (`id.attribute`) or a term (`-id`).
#[derive(Debug, Default)]
pub(super) struct Entry {
    pub(super) id: String,
    pub(super) variables: BTreeSet<String>,
    pub(super) references: BTreeSet<String>,
}

#[derive(Debug, Default)]
pub(super) struct Sentences {
    pub(super) entries: Vec<Entry>,
    pub(super) mistakes: Vec<String>,
}

pub(super) fn read(text: &str) -> Sentences {
    let (resource, mistakes) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let line = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
    let mut read = Sentences {
        mistakes: mistakes
            .iter()
            .map(|error| format!("line {}: {error}", line(error.pos.start)))
            .collect(),
        ..Sentences::default()
    };
    for node in resource.body {
        let (id, value, attributes) = match node {
            Node::Message(message) => {
                (message.id.name.to_owned(), message.value, message.attributes)
            }
            Node::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
            Node::Comment(_)
            | Node::GroupComment(_)
            | Node::ResourceComment(_)
            | Node::Junk { .. } => continue,
        };
        for attribute in &attributes {
            read.entries.push(entry(format!("{id}.{}", attribute.id.name), &attribute.value));
        }
        // A message without a value cannot be said, but its attributes can.
        if let Some(value) = value {
            read.entries.push(entry(id, &value));
        }
    }
    read
}

fn entry(id: String, pattern: &Pattern<&str>) -> Entry {
    let mut entry = Entry { id, ..Entry::default() };
    entry.pattern(pattern);
    entry
}

impl Entry {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => (),
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::MessageReference { id, attribute } => {
                self.refer(id.name.to_owned(), attribute.as_ref().map(|attribute| attribute.name));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.refer(
                    format!("-{}", id.name),
                    attribute.as_ref().map(|attribute| attribute.name),
                );
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn refer(&mut self, id: String, attribute: Option<&str>) {
        self.references.insert(match attribute {
            Some(attribute) => format!("{id}.{attribute}"),
            None => id,
        });
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
        for argument in &arguments.named {
            self.inline(&argument.value);
        }
    }
}
