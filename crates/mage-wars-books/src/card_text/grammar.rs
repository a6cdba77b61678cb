//! Noun phrases, put together from words whose forms are messages.

use kernel::{Arg, Message, msg};

use super::{Tongue, names, span};
use mage_wars::vocabulary::Card;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    Nom,
    Gen,
    Dat,
    Acc,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    Singular,
    Plural,
}

/// The word in front of a noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Determiner {
    None,
    /// None either, but in the singular, as lists of facts have it.
    Bare,
    A,
    The,
    This,
    That,
    Each,
    All,
    Your,
}

/// A noun with what belongs to it, not yet in a case.
#[derive(Clone, Debug)]
pub(super) struct Phrase {
    pub(super) determiner: Determiner,
    /// Stems in front of the noun.
    pub(super) adjectives: Vec<String>,
    /// The id of the noun.
    pub(super) noun: &'static str,
    /// What follows the noun, in its final form.
    pub(super) after: Vec<String>,
}

/// One or several phrases of which any is meant.
#[derive(Clone, Debug)]
pub(super) struct Phrases(pub(super) Vec<Phrase>);

/// Says things about one card in one language.
pub(super) struct Speaker<'a> {
    pub(super) card: &'a Card,
    pub(super) tongue: &'a dyn Tongue,
    /// Speaks of an ability that is aimed at a zone: that zone is here.
    pub(super) at_zone: bool,
}

impl Case {
    fn name(self) -> &'static str {
        match self {
            Case::Nom => "nom",
            Case::Gen => "gen",
            Case::Dat => "dat",
            Case::Acc => "acc",
        }
    }
}

impl Number {
    /// How patterns choose the form of a verb.
    pub(super) fn arg(self) -> Arg {
        let name = match self {
            Number::Singular => "singular",
            Number::Plural => "plural",
        };
        Arg::Text(name.to_owned())
    }
}

impl Determiner {
    pub(super) fn number(self) -> Number {
        match self {
            Determiner::All | Determiner::None => Number::Plural,
            Determiner::Bare
            | Determiner::A
            | Determiner::The
            | Determiner::This
            | Determiner::That
            | Determiner::Each
            | Determiner::Your => Number::Singular,
        }
    }
}

impl Phrase {
    pub(super) fn new(determiner: Determiner, noun: &'static str) -> Self {
        Phrase { determiner, adjectives: Vec::new(), noun, after: Vec::new() }
    }

    pub(super) fn adjective(mut self, stem: String) -> Self {
        self.adjectives.push(stem);
        self
    }
}

impl From<Phrase> for Phrases {
    fn from(phrase: Phrase) -> Self {
        Phrases(vec![phrase])
    }
}

impl Phrases {
    pub(super) fn number(&self) -> Number {
        self.0.first().map_or(Number::Singular, |phrase| phrase.determiner.number())
    }
}

impl<'a> Speaker<'a> {
    pub(super) fn new(card: &'a Card, tongue: &'a dyn Tongue) -> Self {
        Speaker { card, tongue, at_zone: false }
    }

    /// The message in words; what cannot be said shows its id.
    pub(super) fn say(&self, message: &Message) -> String {
        self.tongue.say(message).unwrap_or_else(|| format!("⟦{}⟧", message.id))
    }

    pub(super) fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// A form of a word, if the language writes it down.
    pub(super) fn form(&self, id: &str, form: &str) -> Option<String> {
        self.tongue.say(&Message::new(format!("{id}.{form}")))
    }

    /// The same for a word with values in it.
    pub(super) fn form_of(&self, message: &Message, form: &str) -> Option<String> {
        let id = format!("{}.{form}", message.id);
        self.tongue.say(&Message { id: id.into(), args: message.args.clone() })
    }

    pub(super) fn spans(&self, text: &str) -> Vec<span::Span> {
        span::read(text, |symbol| self.say(&Message::new(format!("{}{symbol}", names::SYMBOL))))
    }

    /// `A, B and C`.
    pub(super) fn all_of(&self, parts: Vec<String>) -> String {
        self.list(parts, |first, last| msg!("ct-and", first = first, last = last))
    }

    /// `A, B or C`.
    pub(super) fn one_of(&self, parts: Vec<String>) -> String {
        self.list(parts, |first, last| msg!("ct-or", first = first, last = last))
    }

    fn list(&self, mut parts: Vec<String>, join: impl Fn(String, String) -> Message) -> String {
        let last = parts.pop().unwrap_or_default();
        if parts.is_empty() { last } else { self.say(&join(parts.join(", "), last)) }
    }

    /// The phrases in a case. Of several phrases in the plural only the first has a determiner.
    pub(super) fn phrases(&self, phrases: &Phrases, case: Case) -> String {
        let mut said = Vec::new();
        for (at, phrase) in phrases.0.iter().enumerate() {
            let mut phrase = phrase.clone();
            let number = phrase.determiner.number();
            if at > 0 && number == Number::Plural {
                phrase.determiner = Determiner::None;
            }
            said.push(self.phrase(&phrase, case));
        }
        let each = phrases.0.first().is_some_and(|it| it.determiner == Determiner::Each);
        match phrases.number() {
            Number::Singular if !each => self.one_of(said),
            Number::Singular | Number::Plural => self.all_of(said),
        }
    }

    /// The phrase in a case: determiner, adjectives, noun, and what follows.
    pub(super) fn phrase(&self, phrase: &Phrase, case: Case) -> String {
        let number = phrase.determiner.number();
        let gender = match number {
            Number::Plural => "pl".to_owned(),
            Number::Singular => self.form(phrase.noun, "gender").unwrap_or_else(|| "n".to_owned()),
        };
        let form = format!("{gender}-{}", case.name());
        let ending = self.inflected(ending(phrase.determiner), &form);
        let mut words: Vec<String> =
            phrase.adjectives.iter().map(|stem| inflect(stem, &ending)).collect();
        words.push(self.noun(phrase.noun, number, case));
        if let Some(id) = determiner(phrase.determiner) {
            words.insert(0, self.determiner(id, &form, &words[0]));
        }
        words.extend(phrase.after.iter().cloned());
        words.join(" ")
    }

    fn noun(&self, id: &str, number: Number, case: Case) -> String {
        let forms = match number {
            Number::Singular => vec![case.name().to_owned(), "singular".to_owned()],
            Number::Plural => vec![format!("plural-{}", case.name()), "plural".to_owned()],
        };
        let form = forms.iter().find_map(|form| self.form(id, form));
        form.unwrap_or_else(|| self.say(&Message::new(id.to_owned())))
    }

    fn determiner(&self, id: &'static str, form: &str, next: &str) -> String {
        // The first letter that is shown, not that of a keyword's id.
        let keyword = next.strip_prefix('[').and_then(|inside| inside.split_once('|'));
        let shown = keyword.map_or(next, |(_, shown)| shown);
        let vowel = shown.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
        let before_vowel = || vowel.then(|| self.form(id, "vowel")).flatten();
        self.form(id, form).or_else(before_vowel).unwrap_or_else(|| self.word(id))
    }

    fn inflected(&self, id: &'static str, form: &str) -> String {
        self.form(id, form).unwrap_or_else(|| self.word(id))
    }
}

/// Endings belong to the word, also where the word is a keyword.
fn inflect(stem: &str, ending: &str) -> String {
    match stem.strip_suffix(']') {
        Some(open) => format!("{open}{ending}]"),
        None => format!("{stem}{ending}"),
    }
}

fn determiner(determiner: Determiner) -> Option<&'static str> {
    Some(match determiner {
        Determiner::None | Determiner::Bare => return None,
        Determiner::A => names::determiner::A,
        Determiner::The => names::determiner::THE,
        Determiner::This => names::determiner::THIS,
        Determiner::That => names::determiner::THAT,
        Determiner::Each => names::determiner::EACH,
        Determiner::All => names::determiner::EVERY,
        Determiner::Your => names::determiner::YOUR,
    })
}

/// Which endings adjectives have after it.
fn ending(determiner: Determiner) -> &'static str {
    match determiner {
        Determiner::None | Determiner::Bare => names::ending::STRONG,
        Determiner::A | Determiner::Your => names::ending::MIXED,
        Determiner::The
        | Determiner::This
        | Determiner::That
        | Determiner::Each
        | Determiner::All => names::ending::WEAK,
    }
}
