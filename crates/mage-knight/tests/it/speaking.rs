//! Words for people.

use std::{fs, path::Path};

use i18n::{Language, format};
use kernel::{Describe, Message};
use mage_knight::{
    MageKnight,
    cards::{CardId, basic},
    content::{SkillId, TacticId, UnitId},
    text::{
        card::{rules_text, skill_text, tactic_text},
        effect::effect,
    },
};

fn both(message: &Message) -> [String; 2] {
    [format(Language::En, message), format(Language::De, message)]
}

#[test]
fn every_id_put_together_at_run_time_has_words() {
    for id in MageKnight::message_ids() {
        // The colour of a mine or city is the one value such a name may need.
        let message = Message::new(id.clone()).with("color", Message::new("mk-color-red"));
        for language in Language::ALL {
            let said = i18n::try_format(language, &message);
            assert!(said.is_ok(), "{id} in {language:?}: {said:?}");
        }
    }
}

#[test]
fn every_card_has_text_generated_from_its_effects() {
    for card in CardId::all().filter(|card| !card.is_wound()) {
        let (basic, strong) = rules_text(card).expect("an Action has effects");
        for message in [basic, strong] {
            for language in Language::ALL {
                let said = i18n::try_format(language, &message);
                assert!(said.is_ok(), "{card} in {language:?}: {said:?}");
            }
        }
    }
    assert_eq!(rules_text(CardId::WOUND), None);
}

#[test]
fn card_text_reads_like_this() {
    let text = |card| {
        let (basic, strong) = rules_text(card).unwrap();
        let all = [both(&basic), both(&strong)].concat();
        all.iter().map(|text| text.replace(['\u{2068}', '\u{2069}'], "")).collect::<Vec<_>>()
    };
    assert_eq!(
        text(basic::RAGE),
        ["Attack 2 or Block 2", "Angriff 2 oder Block 2", "Attack 4", "Angriff 4"]
    );
    assert_eq!(
        text(basic::THREATEN),
        [
            "Influence 2",
            "Einfluss 2",
            "Influence 5; at the end of the turn: Reputation −1",
            "Einfluss 5; am Ende des Zugs: Ansehen −1"
        ]
    );
    assert_eq!(
        text(basic::IMPROVISATION)[0],
        "discard another card for Move 3, Influence 3, Attack 3 or Block 3"
    );
}

/// Every text of the game in one language: cards, Units, Skills, Tactics.
fn all_texts(language: Language) -> String {
    let mut out = String::new();
    let mut add = |id: &str, side: &str, text: &Message| {
        out += &std::format!("{id} {side}: {}\n", format(language, text));
    };
    for card in CardId::all() {
        if let Some((basic, strong)) = rules_text(card) {
            add(&card.to_string(), "basic", &basic);
            add(&card.to_string(), "strong", &strong);
        }
    }
    for unit in UnitId::all() {
        for (at, ability) in unit.printed().abilities.iter().enumerate() {
            let paid = ability.mana.map_or_else(String::new, |mana| std::format!(" for {mana:?}"));
            add(&unit.to_string(), &std::format!("{}{paid}", at + 1), &effect(&ability.effect));
        }
    }
    for skill in SkillId::all() {
        add(&skill.to_string(), "skill", &skill_text(skill));
    }
    for tactic in TacticId::all() {
        add(&tactic.to_string(), "tactic", &tactic_text(tactic));
    }
    out
}

#[test]
fn every_text_is_as_reviewed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for language in Language::ALL {
        let texts = all_texts(language);
        let file = folder.join(std::format!("texts-{language}.txt"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &texts).unwrap();
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        let difference = golden.lines().zip(texts.lines()).find(|(old, new)| old != new);
        assert!(golden == texts, "{}: {difference:?}; UPDATE_GOLDEN=1 rewrites it", file.display());
    }
}

/// What a text could be read into: a semicolon inside a choice, two colons before one thing, a plural of one.
#[test]
fn no_text_can_be_read_in_two_ways() {
    for line in all_texts(Language::En).lines() {
        let Some((id, text)) = line.split_once(": ") else { panic!("{line}") };
        for part in text.split("; ") {
            assert!(part.matches(": ").count() < 2, "{id}: {part}");
            assert!(!part.contains("; or ") && !part.starts_with("or "), "{id}: {part}");
        }
        assert!(!text.contains(" 1 Move points"), "{id}: {text}");
    }
}
