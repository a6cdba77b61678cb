//! Every word of scenario scripts stands in `docs/scenarios.md`, and the document knows no other.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use games::{GameId, MageKnight, MageWars, PlayableGame};
use kernel::{Chance, Log, Seed, random_answer};
use mage_knight::{
    content::{MapShape, ScenarioId, TableRule},
    state::Phase as CombatPhase,
};
use mage_wars::vocabulary::{Marker, Token};
use scenario::{Script, form};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn document() -> String {
    fs::read_to_string(root().join("docs/scenarios.md")).expect("the document is there")
}

/// Where the words of statements and expectations are read.
const READERS: [&str; 15] = [
    "scenario/src/parse.rs",
    "scenario/src/stage.rs",
    "scenario/src/expect.rs",
    "scenario/src/dice.rs",
    "mage-wars/src/script.rs",
    "mage-wars/src/script/board.rs",
    "mage-wars/src/script/properties.rs",
    "mage-wars/src/script/objects.rs",
    "mage-wars/src/script/expectation.rs",
    "mage-knight/src/setup/house_rules.rs",
    "mage-knight/src/script/board.rs",
    "mage-knight/src/script/hero.rs",
    "mage-knight/src/script/world.rs",
    "mage-knight/src/script/variant.rs",
    "mage-knight/src/script/expectation.rs",
];

/// The words a file of a reader compares with what a script says: in arms of a `match`, in `must` and `maybe`.
fn words_of(source: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for line in source.lines().map(str::trim) {
        let arm = line.split_once("=>").map(|(arm, _)| arm).filter(|arm| arm.starts_with('"'));
        let reads = ["must(", "maybe("].iter().filter_map(|call| {
            let (_, rest) = line.split_once(call)?;
            rest.split_once(')').map(|(word, _)| word)
        });
        let compared = line.split_once("== \"").map(|(_, rest)| rest);
        let compared = compared.and_then(|rest| rest.split('"').next()).filter(|it| is_word(it));
        words.extend(compared.map(str::to_owned));
        for text in arm.into_iter().chain(reads) {
            let quoted = text.split('"').skip(1).step_by(2);
            words.extend(quoted.filter(|word| is_word(word)).map(str::to_owned));
        }
    }
    words
}

/// Lower-case letters with hyphens between them.
fn is_word(text: &str) -> bool {
    let letters = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase());
    text.split('-').all(letters)
}

/// Names in kebab case, as files write them.
fn names<T: serde::Serialize>(all: &[T]) -> impl Iterator<Item = String> {
    all.iter().map(|one| {
        let value = serde_json::to_value(one).expect("a name");
        value.as_str().expect("a name").to_owned()
    })
}

/// The readers without their tests.
fn sources() -> impl Iterator<Item = String> {
    READERS.iter().map(|reader| {
        let path = root().join("crates").join(reader);
        let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{reader}: {error}"));
        source.split("#[cfg(test)]").next().unwrap_or_default().to_owned()
    })
}

/// Every word a reader writes in quotes: values that are compared with what a script says are among them.
fn quoted_words() -> BTreeSet<String> {
    let quoted = |source: String| {
        let words = source.split('"').filter(|word| is_word(word));
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    sources().flat_map(quoted).collect()
}

fn known_words() -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for source in sources() {
        words.extend(words_of(&source));
    }
    for forms in [answers::<MageWars>(), answers::<MageKnight>()] {
        words.extend(forms.iter().flat_map(|form| form::literals(form)).map(str::to_owned));
    }
    words.extend(moments::<MageWars>());
    words.extend(moments::<MageKnight>());
    words.extend(names(&Marker::ALL));
    words.extend(names(&Token::ALL));
    words.extend(TableRule::ALL.iter().map(|rule| rule.id().to_owned()));
    words.extend(MapShape::ALL.iter().map(|shape| shape.id().to_owned()));
    words.extend(CombatPhase::ALL.iter().map(|phase| phase.id().to_owned()));
    words.extend(ScenarioId::ALL.iter().map(|scenario| scenario.id().to_owned()));
    // The first word of a spelled-out statement of the runner, and of the kinds of dice.
    words.extend(["because", "or", "attack", "effect", "mana"].map(str::to_owned));
    words
}

fn answers<G: PlayableGame>() -> &'static [&'static str] {
    G::ANSWERS
}

fn moments<G: PlayableGame>() -> Vec<String> {
    G::moments()
}

/// The words of the document in code style, outside of blocks of code.
fn documented() -> BTreeSet<String> {
    let text = document();
    let prose = text.split("```").step_by(2);
    let mut words = BTreeSet::new();
    for span in prose.flat_map(|part| part.split('`').skip(1).step_by(2)) {
        // Commands and files are no part of the language.
        if span.starts_with("grimoire") || span.starts_with("--") || span.contains('/') {
            continue;
        }
        let parts = span.split(|c: char| c.is_whitespace() || "[]|\\\",;…".contains(c));
        words.extend(parts.filter(|word| is_word(word)).map(str::to_owned));
    }
    words
}

#[test]
fn every_word_of_the_language_is_documented() {
    let documented = documented();
    let missing: Vec<_> = known_words().difference(&documented).cloned().collect();
    assert!(missing.is_empty(), "docs/scenarios.md does not know {missing:?}");
}

/// Words of the document that are none of the language: a bot, fields of `--json`, sets of cards, and a map.
const OTHERS: [&str; 7] = [
    "hard",
    "failure",
    "board",
    "asked",
    "forged-in-fire",
    "battlegrounds-domination",
    "path-of-war",
];

#[test]
fn the_document_knows_no_word_that_is_none() {
    let mut known = known_words();
    known.extend(quoted_words());
    let wars = start::<MageWars>();
    let knight = start::<MageKnight>();
    let content = |word: &str| {
        let slots = ["CARD", "UNIT", "SKILL", "TACTIC", "HERO", "ENEMY", "COLOUR", "REWARD"];
        let of = |slot: &str| {
            scenario::Scripted::is_named(&knight, &scenario::Names::default(), slot, word)
        };
        slots.into_iter().any(of)
            || ["CARD", "LOCATION"].into_iter().any(|slot| {
                scenario::Scripted::is_named(&wars, &scenario::Names::default(), slot, word)
            })
    };
    let strange: Vec<_> = documented()
        .into_iter()
        .filter(|word| !known.contains(word) && !content(word) && !OTHERS.contains(&word.as_str()))
        .collect();
    assert!(
        strange.is_empty(),
        "docs/scenarios.md knows words that no script can say: {strange:?}"
    );
}

#[test]
fn the_example_of_the_document_holds() {
    let text = document();
    let example = text.split("```text").nth(1).and_then(|rest| rest.split("```").next());
    let script = Script::parse(example.expect("an example")).expect("the example can be read");
    let game = GameId::named(&script.game).expect("a game of the program").game();
    assert!(game.run(&script).is_ok_and(|passed| passed.expectations > 0));
}

fn start<G: PlayableGame>() -> G {
    let chance = Chance::seeded(Seed::from_number(1));
    G::start(&G::Setup::default(), chance, &mut Log::off()).expect("the standard setup is right")
}

/// Every candidate of a random game has one of the forms of its game.
fn has_forms<G: PlayableGame>() {
    let mut game = start::<G>();
    let mut chance = Chance::seeded(Seed::from_number(2));
    let (mut options, mut candidates) = (Vec::new(), Vec::new());
    let nameless = scenario::Names::default();
    for _ in 0..400 {
        for ask in game.open_questions() {
            candidates.clear();
            game.candidates(ask.seat, &mut candidates);
            for choice in &candidates {
                let phrase = game.phrase(&nameless, ask.seat, choice);
                let is_named = |slot: &str, word: &str| game.is_named(&nameless, slot, word);
                let fits = |form: &&str| form::fits(form, &phrase, &is_named);
                assert!(G::ANSWERS.iter().any(fits), "{}: {phrase}", G::ID);
            }
        }
        let Some((seat, choice)) = random_answer(&game, &mut chance, &mut options) else { break };
        game.apply_unchecked(seat, &choice, &mut Log::off());
    }
}

#[test]
fn every_answer_has_a_form() {
    has_forms::<MageWars>();
    has_forms::<MageKnight>();
}
