//! The text of every card, in both languages.

use std::{collections::BTreeSet, fs, path::Path};

use i18n::{Language, check, try_format};
use kernel::Message;
use mage_wars::{
    set,
    vocabulary::{Card, card::Cost, writing::*},
};
use mage_wars_books::card_text::{self, CardText, Line, LineKind, Span, span::SYMBOLS};
use serde_json::Value;

fn cards() -> Vec<Card> {
    let mages = set::mages().into_iter().map(|mage| mage.card);
    mages.chain(set::spells()).collect()
}

fn text(language: Language, card: &Card) -> CardText {
    let tongue = move |message: &Message| try_format(language, message).ok();
    CardText::of(card, &tongue)
}

/// What a card of one's own does, in both languages.
fn abilities(card: &Card) -> [String; 2] {
    Language::ALL
        .map(|language| text(language, card).plain(LineKind::Ability).collect::<Vec<_>>().join(" "))
}

fn enchantment_with(ability: Ability) -> Card {
    Card::enchantment("X", "block", 1).on(creature()).ability(ability)
}

fn incantation_with(effect: Effect) -> Card {
    Card::incantation("X", "heal", 1).on(creature()).effect(effect)
}

#[test]
fn the_text_of_every_card_is_as_reviewed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for language in Language::ALL {
        let mut blocks = String::new();
        for card in cards() {
            let text = text(language, &card).to_plain();
            blocks += &format!("# {} {}\n{text}\n\n", card.code, card.id);
        }
        let file = folder.join(format!("card-text-{language}.txt"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &blocks).unwrap();
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        let difference = golden.lines().zip(blocks.lines()).find(|(old, new)| old != new);
        assert!(
            golden == blocks,
            "{}: {difference:?}; UPDATE_GOLDEN=1 rewrites it",
            file.display()
        );
    }
}

#[test]
fn nothing_is_missing_and_no_notation_is_left_in_a_text() {
    for language in Language::ALL {
        for card in cards() {
            let plain = text(language, &card).to_plain();
            let odd = ["⟦", "[", "]", "|", "{", "  ", " .", ":.", "::", "..", " ,"];
            for odd in odd {
                assert!(!plain.contains(odd), "{odd:?} in {language} {}:\n{plain}", card.id);
            }
        }
    }
}

#[test]
fn every_keyword_and_every_icon_of_a_text_is_a_known_one() {
    let known: BTreeSet<_> = card_text::keywords().iter().copied().collect();
    let mut icons = BTreeSet::new();
    for language in Language::ALL {
        for card in cards() {
            for span in text(language, &card).lines.iter().flat_map(|line| &line.spans) {
                match span {
                    Span::Keyword { keyword, .. } => {
                        assert!(known.contains(&**keyword), "{span:?}");
                    }
                    Span::Symbol { symbol, .. } => {
                        assert!(SYMBOLS.contains(&&**symbol), "{span:?}");
                        icons.insert(symbol.clone());
                    }
                    Span::Card { card: named, .. } => assert_eq!(*named, card.id),
                    Span::Text { .. } => (),
                }
            }
        }
    }
    assert_eq!(icons.len(), SYMBOLS.len(), "some icons are never used: {icons:?}");
}

#[test]
fn the_list_of_keywords_is_what_the_messages_link_to() {
    let files = i18n::files().iter().filter(|file| file.name == "card-text.ftl");
    let mut linked = BTreeSet::new();
    for line in files.flat_map(|file| file.text.lines()).filter(|line| !line.starts_with('#')) {
        for mark in line.split('[').skip(1).filter_map(|rest| rest.split_once('|')) {
            linked.insert(mark.0);
        }
    }
    assert!(linked.remove("card:{ $id }"));
    // Forms that numbers choose stand in brackets too, but without a bar.
    assert_eq!(linked.into_iter().collect::<Vec<_>>(), card_text::keywords());
}

/// Numbers, icons and keywords of a line, in no order: languages order their sentences differently.
fn facts(line: &Line) -> Vec<String> {
    let mut facts = numbers_in(&line.to_plain());
    for span in &line.spans {
        match span {
            Span::Keyword { keyword, .. } => facts.push(keyword.clone()),
            Span::Symbol { symbol, .. } => facts.push(format!("[{symbol}]")),
            Span::Card { .. } | Span::Text { .. } => (),
        }
    }
    facts.sort();
    facts
}

fn numbers_in(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !c.is_ascii_digit());
    parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

#[test]
fn both_languages_say_the_same_numbers_icons_and_keywords_line_by_line() {
    for card in cards() {
        let [one, other] = Language::ALL.map(|language| text(language, &card));
        let kinds = |text: &CardText| text.lines.iter().map(|line| line.kind).collect::<Vec<_>>();
        assert_eq!(kinds(&one), kinds(&other), "{}", card.id);
        for (left, right) in one.lines.iter().zip(&other.lines) {
            assert_eq!(facts(left), facts(right), "{}: {}", left.to_plain(), right.to_plain());
        }
    }
}

/// The numbers of a definition that its text must show. Some are said in other ways: "once", a single token, no upper
/// bound, which attack bar.
fn numbers_of(value: &Value, key: &str, found: &mut Vec<u64>) {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap().unsigned_abs();
            let said_otherwise = match key {
                "per-round" | "per-game" => number <= 2,
                "at_most" => number == 1 || number == 255,
                "bar" => true,
                _ => number == 0 || number == 255,
            };
            if !said_otherwise {
                found.push(number);
            }
        }
        Value::Array(parts) => parts.iter().for_each(|part| numbers_of(part, key, found)),
        Value::Object(fields) => {
            for (name, field) in fields {
                numbers_of(field, name, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => (),
    }
}

#[test]
fn every_number_of_a_definition_stands_in_its_text() {
    let mut checked = 0;
    for card in cards() {
        let Value::Object(mut fields) = serde_json::to_value(&card).unwrap() else { panic!() };
        for left_out in ["copies", "headings", "reprints"] {
            fields.remove(left_out);
        }
        let mut numbers = Vec::new();
        numbers_of(&Value::Object(fields), "", &mut numbers);
        for language in Language::ALL {
            let plain = text(language, &card).to_plain();
            let said = numbers_in(&plain);
            for number in &numbers {
                assert!(
                    said.contains(&number.to_string()),
                    "{number} is not in {language}:\n{plain}"
                );
                checked += 1;
            }
        }
    }
    assert!(checked > 2000, "{checked}");
}

#[test]
fn another_number_makes_another_text() {
    for card in set::spells() {
        let Cost::Mana(mana) = card.cost else { continue };
        let dearer = Card { cost: Cost::Mana(mana + 1), ..card.clone() };
        for language in Language::ALL {
            assert_ne!(text(language, &card), text(language, &dearer), "{}", card.id);
        }
    }
}

#[test]
fn every_message_of_card_texts_exists_and_is_said() {
    let ids = mage_wars_books::message_ids();
    assert_eq!(check::unknown(&ids), Vec::<String>::new());
    let unused = check::unused(&ids).into_iter().filter(|line| line.contains(" ct-"));
    assert_eq!(unused.collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn limited_optional_and_paid_triggers_say_so() {
    let card = Card::creature("X", "timber-wolf", 5).may_when(
        Trigger::Summoned(friendly(living_creature()).but_not(Filter::This)),
        Limit::PerRound(3),
        2,
        heal_damage(Who::Actor, dice(1)),
    );
    assert_eq!(
        abilities(&card),
        [
            "When another friendly living creature comes into play (3 times per round): You may spend 2 mana for \
             this: That creature heals as much damage as 1 die shows.",
            "Wenn eine andere befreundete lebende Kreatur ins Spiel kommt (3-mal pro Runde): Du darfst dafür 2 Mana \
             zahlen: Jene Kreatur heilt so viel Schaden, wie 1 Würfel zeigt.",
        ]
    );
}

#[test]
fn nouns_stand_in_the_case_and_number_their_sentence_needs() {
    let demons = creature().and(subtype(Subtype::Demon)).and(Filter::Enemy);
    let costly = enchantment_with(Ability::MoveCost { by: demons.clone(), mana: 3 });
    assert_eq!(
        abilities(&costly),
        [
            "Every move action of each enemy demon costs its controller 3 mana.",
            "Jede Bewegungsaktion jedes gegnerischen Dämons kostet den Kontrollierenden 3 Mana.",
        ]
    );
    let feared = Card::wall("X", "wall-of-stone", 5)
        .ability(Ability::FullActionToPass(demons.but_not(Filter::has(Trait::Flying))));
    assert_eq!(
        abilities(&feared),
        [
            "All enemy demons without Flying need a full action to move through this wall.",
            "Alle gegnerischen Dämonen ohne Fliegen brauchen eine vollständige Aktion, um sich durch diesen Wall zu \
             bewegen.",
        ]
    );
}

#[test]
fn alternatives_and_negations_are_taken_apart() {
    let holy_or_dead = Filter::School(School::Holy).or(not(Filter::Living));
    let card = incantation_with(for_each(
        creature().and(holy_or_dead),
        Effect::PlaceMarker { who: Who::Each, marker: Marker::Burn },
    ));
    assert_eq!(
        abilities(&card),
        [
            "Each Holy creature and each nonliving creature gets Burn.",
            "Lege In Brand auf jede Heilige Kreatur und jede nicht lebende Kreatur.",
        ]
    );
    let card = incantation_with(Effect::If(
        Condition::Not(Box::new(Condition::YouControl(
            subtype(Subtype::Temple).and(Filter::Yours),
        ))),
        Box::new(Effect::Damage {
            who: Who::Target,
            amount: Amount::Level(Who::Target),
            damage_type: Some(DamageType::Light),
        }),
    ));
    assert_eq!(
        abilities(&card),
        [
            "If you do not control a temple: The target takes X (X = the level of the target) direct Light damage.",
            "Falls du nicht bereits einen Tempel kontrollierst: Das Ziel erleidet X (X = Level des Ziels) direkten \
             Schaden (Licht).",
        ]
    );
}
