//! Words for people.

use kernel::{Message, Spoken};
use mage_knight::{
    MageKnight,
    cards::{CardId, basic},
    text::card::rules_text,
};
use words::{Language, format};

fn both(message: &Message) -> [String; 2] {
    [format(Language::En, message), format(Language::De, message)]
}

#[test]
fn every_id_put_together_at_run_time_has_words() {
    for id in MageKnight::message_ids() {
        // The colour of a mine or city is the one value such a name may need.
        let message = Message::new(id.clone()).with("color", Message::new("mk-color-red"));
        for language in Language::ALL {
            let said = words::try_format(language, &message);
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
                let said = words::try_format(language, &message);
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
            "Influence 5; Reputation −1 at the end of the turn",
            "Einfluss 5; Ansehen −1 am Ende des Zugs"
        ]
    );
    assert_eq!(
        text(basic::IMPROVISATION)[0],
        "discard another card; Move 3 or Influence 3 or Attack 3 or Block 3"
    );
}
