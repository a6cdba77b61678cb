//! JSON, OCTGN decks, share codes.

use mage_wars::{
    setup::Builtin,
    vocabulary::{Card, Kind, Mage, School},
};
use mage_wars_books::book::{Book, Flaw, Format, Title, Wrong, read, write};

use super::{all, base, book, own};

fn flaws(text: &str) -> Vec<(Option<u32>, Wrong)> {
    read(text, base()).unwrap_err().into_iter().map(|flaw| (flaw.line, flaw.wrong)).collect()
}

fn unknown(words: &str, suggestion: &str) -> Wrong {
    Wrong::Card { words: words.into(), suggestions: vec![suggestion.into()] }
}

#[test]
fn json_is_written_one_card_a_line_and_read_with_names_too() {
    let mut wizard = book(Mage::Wizard, &[(2, "dispel"), (1, "thunderbolt")]);
    wizard.training = Some(School::Air);
    wizard.title = Title::new("Zap \"zap\"");
    let text = write(&wizard, base(), Format::Json).unwrap();
    assert_eq!(
        text,
        r#"{
  "version": 1,
  "name": "Zap \"zap\"",
  "mage": "wizard",
  "training": "air",
  "cards": [
    { "card": "dispel", "count": 2 },
    { "card": "thunderbolt", "count": 1 }
  ]
}
"#
    );
    assert_eq!(read(&text, base()), Ok(wizard.clone()));
    let names = text.replace("\"dispel\"", "\"Beseitigung\"").replace("wizard", "Zauberer");
    assert_eq!(read(&names, base()), Ok(wizard));
    assert!(read(r#"{"mage": "warlock", "name": null}"#, base()).is_ok());
}

#[test]
fn every_mistake_in_json_is_told_with_its_line() {
    let text = r#"{
  "version": 2,
  "name": "a\nb\u0000",
  "mage": 7,
  "training": "ether",
  "cards": [
    { "card": "timbre-wolf", "count": 1 },
    { "card": "dispel", "count": 0 }, { "card": "heal", "count": "many" },
    { "card": "heal" },
    null
  ]
}"#;
    let found = flaws(text);
    let lines: Vec<_> = found.iter().map(|(line, _)| line.unwrap()).collect();
    assert_eq!(lines, [2, 3, 4, 5, 7, 8, 8, 9, 10], "{found:?}");
    assert_eq!(found[1].1, Wrong::Title);
    assert_eq!(found[4].1, unknown("timbre-wolf", "timber-wolf"));
    for broken in ["{", "{\"mage\": \"wizard\",\n\"mgae\": 1}", "{\"mage\": \"wizard\"} x"] {
        let found = flaws(broken);
        assert!(matches!(&found[..], [(Some(1 | 2), Wrong::Syntax { .. })]), "{found:?}");
    }
}

#[test]
fn a_deck_has_mage_and_ability_card_and_names_every_card_by_id() {
    let mut wizard = book(Mage::Wizard, &[(2, "dispel"), (1, "fog-bank"), (1, "tooth-and-nail")]);
    wizard.training = Some(School::Air);
    wizard.title = Title::new("a ]]> <b> & c");
    let deck = write(&wizard, base(), Format::O8d).unwrap();
    assert!(deck.contains(r#"<card qty="2" id=""#) && deck.contains(">Dispel</card>"), "{deck}");
    assert!(deck.contains(">Tooth &amp; Nail</card>"));
    assert!(deck.contains("4208e1b0-b570-42de-9e62-5ce15b97b91e"), "the mage card");
    assert!(deck.contains("56ee2c14-3d58-4c08-a0c9-3c9bc85a765b"), "the ability card");
    let walls = deck.find("Fog Bank").unwrap();
    assert!(
        deck.find("\"Conjuration\"").unwrap() < walls && walls < deck.find("\"Creature\"").unwrap()
    );
    assert_eq!(read(&deck, base()), Ok(wizard));
}

#[test]
fn a_deck_of_others_is_read_by_id_and_a_reprint_by_name() {
    let deck = r#"<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="9ACEF3D0-EFA8-4D3F-A10C-54812BAECDDA" sleeveid="0">
  <section name="Mage" shared="False">
    <card qty="1" id="2563e3d8-8f45-482a-9009-d80a51fdf377">Wizard Stats (Apprentice)</card>
  </section>
  <section name="Incantation" shared="False">
    <card qty="2" id="00000000-0000-0000-0000-000000000000">Dispel</card>
  </section>
  <notes><![CDATA[Training: Water
played on Sundays]]></notes>
</deck>"#;
    let mut expected = book(Mage::Wizard, &[(2, "dispel")]);
    expected.training = Some(School::Water);
    assert_eq!(read(deck, base()), Ok(expected));
}

#[test]
fn the_name_of_a_mage_may_say_its_training() {
    let schools = [
        ("Wizard(Air)", School::Air),
        ("Wizard stats (Water)", School::Water),
        ("wizard(EARTH)", School::Earth),
        ("Wizard Stats (Fire)", School::Fire),
    ];
    for (words, school) in schools {
        for id in ["?", "4208e1b0-b570-42de-9e62-5ce15b97b91e"] {
            let deck = format!("<deck><card qty=\"1\" id=\"{id}\">{words}</card></deck>");
            let mut expected = book(Mage::Wizard, &[]);
            expected.training = Some(school);
            assert_eq!(read(&deck, base()), Ok(expected), "{words}");
        }
    }
    for words in ["Wizard stats", "wizard", "Wizard Stats (Apprentice)"] {
        let deck = format!("<deck><card qty=\"1\" id=\"?\">{words}</card></deck>");
        assert_eq!(read(&deck, base()), Ok(book(Mage::Wizard, &[])), "{words}");
    }
    let mut list = book(Mage::Wizard, &[]);
    list.training = Some(School::Air);
    assert_eq!(read("Mage: Wizard (Air)", base()), Ok(list));
    let deck = "<deck><card qty=\"1\" id=\"?\">Wizard(Cheese)</card></deck>";
    assert_eq!(flaws(deck), [(Some(1), Wrong::School { words: "Cheese".into() })]);
}

#[test]
fn cards_and_mages_of_expansions_are_named_as_such() {
    let deck = r#"<deck>
<card qty="1" id="?">Paladin</card>
<card qty="1" id="?">Paladin Stats</card>
<card qty="2" id="?">Acid Ball</card>
<card qty="2" id="?">Thunderift Falcon</card>
</deck>"#;
    let found = flaws(deck);
    let mage = |line| {
        let words = "Paladin".to_owned();
        (Some(line), Wrong::ExpansionMage { words, set: "Paladin vs. Siren" })
    };
    let ball = Wrong::ExpansionCard { words: "Acid Ball".into(), set: "Druid vs. Necromancer" };
    assert_eq!(found, [mage(2), mage(3), (Some(4), ball.clone())]);
    let said = |language| i18n::format(language, &ball.message());
    assert!(said(i18n::Language::En).contains("expansion Druid vs. Necromancer"));
    assert!(said(i18n::Language::De).contains("Erweiterung Druid vs. Necromancer"));
    let list = flaws("Mage: Siren\n1 Bed of Urchins");
    assert!(matches!(list[0].1, Wrong::ExpansionMage { set: "Paladin vs. Siren", .. }));
    assert!(matches!(list[1].1, Wrong::ExpansionCard { set: "Paladin vs. Siren", .. }));
}

#[test]
fn every_mistake_in_a_deck_is_told_with_its_line() {
    let good = write(&book(Mage::Wizard, &[(1, "dispel"), (1, "heal")]), base(), Format::O8d);
    let good = good.unwrap();
    let line_of = |words: &str| {
        u32::try_from(good.lines().position(|line| line.contains(words)).unwrap() + 1).unwrap()
    };
    let swapped = good.replace(">Dispel<", ">Heal<");
    let contradiction = Wrong::Contradiction { one: "dispel".into(), other: "heal".into() };
    assert_eq!(flaws(&swapped), [(Some(line_of(">Dispel<")), contradiction)]);

    let id = good.split("id=\"").nth(3).and_then(|rest| rest.split('"').next()).unwrap();
    let bad = good.replace(id, "0").replace(">Dispel<", ">Dispell<");
    let bad = bad.replace("<card qty=\"1\"", "<card qty=\"no\"");
    let found = flaws(&bad);
    assert!(
        found.contains(&(Some(line_of(">Dispel<")), unknown("Dispell", "dispel"))),
        "{found:?}"
    );
    assert!(found.contains(&(Some(line_of(">Heal<")), Wrong::Count { words: "no".into() })));

    let other = good.replace("9acef3d0", "11111111");
    assert!(flaws(&other).contains(&(Some(2), Wrong::OtherGame)));
    let found = flaws(&good.replace("</notes>", ""));
    assert!(matches!(&found[..], [(Some(_), Wrong::Syntax { .. })]), "{found:?}");
}

#[test]
fn a_whole_book_is_a_few_dozen_characters() {
    for builtin in Builtin::all().iter().copied() {
        let code = write(&Book::printed(builtin), all(), Format::Code).unwrap();
        assert!(code.len() <= 72, "{builtin}: {code} has {}", code.len());
        assert!(
            code.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_'),
            "{code}"
        );
        assert_eq!(read(&code, all()), Ok(Book::printed(builtin)));
    }
}

#[test]
fn codes_given_out_stay_readable() {
    let mut wizard = book(Mage::Wizard, &[(2, "dispel"), (12, "heal"), (1, "wall-of-fire")]);
    wizard.training = Some(School::Air);
    wizard.title = Title::new("Zap");
    let code = "mw1-GOB__Sf8Z_uQGtMLgPKWd";
    assert_eq!(write(&wizard, base(), Format::Code).unwrap(), code);
    assert_eq!(read(code, base()), Ok(wizard));
}

#[test]
fn white_space_does_not_hurt_a_code_but_any_wrong_character_does() {
    let book = Book::printed(Builtin::Starting(Mage::Warlock));
    let code = write(&book, base(), Format::Code).unwrap();
    let (start, end) = code.split_at(20);
    assert_eq!(read(&format!("\n  {start}\r\n\t{end} \n"), base()), Ok(book));
    let damaged = [(None, Wrong::DamagedCode)];
    for at in 4..code.len() {
        for c in ["A", "z", "_", "?"].into_iter().filter(|c| **c != code[at..=at]) {
            let wrong = format!("{}{c}{}", &code[..at], &code[at + 1..]);
            assert_eq!(flaws(&wrong), damaged, "{wrong}");
        }
        assert_eq!(flaws(&code[..at]), damaged);
    }
    let later = code.replace("mw1-", "mw2-");
    assert_eq!(flaws(&later), [(None, Wrong::CodeVersion { version: "2".into() })]);
}

#[test]
fn cards_a_format_cannot_write_are_all_named() {
    let card = |id: &str| Card::new("OWN", id, Kind::Attack);
    let endless = "z".repeat(300);
    let pool = own([card("a"), card("b"), card(&endless)]);
    let ours = book(Mage::Wizard, &[(1, "a"), (1, "b")]);
    let not_writable =
        |id: &str| Flaw { line: None, wrong: Wrong::NotWritable { card: id.into() } };
    assert_eq!(write(&ours, &pool, Format::O8d), Err(vec![not_writable("a"), not_writable("b")]));
    let code = write(&ours, &pool, Format::Code).unwrap();
    assert_eq!(read(&code, &pool), Ok(ours));
    let flaw = read(&code, &own([card("a")])).unwrap_err();
    assert!(matches!(&flaw[..], [Flaw { wrong: Wrong::Card { words, .. }, .. }] if words == "b"));
    let endless_book = book(Mage::Wizard, &[(1, &endless)]);
    assert_eq!(write(&endless_book, &pool, Format::Code), Err(vec![not_writable(&endless)]));
    let unknown = write(&book(Mage::Wizard, &[(1, "hael")]), base(), Format::Json).unwrap_err();
    assert!(matches!(&unknown[..], [Flaw { wrong: Wrong::Card { .. }, .. }]));
}
