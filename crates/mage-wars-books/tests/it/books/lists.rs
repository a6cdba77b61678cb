//! Lists as players write them.

use mage_wars::vocabulary::{Mage, School};
use mage_wars_books::book::{Flaw, Format, Language, Wrong, plain, read, write};

use super::{base, book};

#[test]
fn a_list_may_be_written_in_many_ways() {
    let text = "\
# My first book
Name: Claws # and teeth
== Mage ==
Beastmaster

Creatures (9):
3x Timber Wolf
2 Bitterwood Fox   // from the box
* x1 Feral Bobcat
- Steelclaw Grizzly
Thunderift Falcon x2
---
Formeln
1× Ruf der Wildnis
Dispel (2)
tooth-and-nail
MW1E01
Spell points: 37/120
11 cards
";
    let mut expected = book(
        Mage::Beastmaster,
        &[
            (3, "timber-wolf"),
            (2, "bitterwood-fox"),
            (1, "feral-bobcat"),
            (1, "steelclaw-grizzly"),
            (2, "thunderift-falcon"),
            (1, "call-of-the-wild"),
            (2, "dispel"),
            (1, "tooth-and-nail"),
            (1, "bear-strength"),
        ],
    );
    expected.title = mage_wars_books::book::Title::new("Claws # and teeth");
    assert_eq!(read(text, base()), Ok(expected.clone()));
    let backwards: Vec<&str> = text.lines().rev().collect();
    assert_eq!(read(&backwards.join("\r\n"), base()), Ok(expected));
}

#[test]
fn lines_with_the_same_card_add_up() {
    let read = read("Mage: Wizard\n1x Dispel\n2x Beseitigung", base()).unwrap();
    assert_eq!(read.copies("dispel"), 3);
}

#[test]
fn spellings_in_print_and_short_names_are_understood() {
    for (words, id) in [
        ("Bearskin Armor", "bearskin"),
        ("Darkpact Slayer", "dark-pact-slayer"),
        ("Battleforge", "battle-forge"),
        ("Necropian Vampireess", "necropian-vampiress"),
        ("Mohktari", "mohktari-great-tree-of-life"),
        ("Redclaw", "redclaw-alpha-male"),
        ("Hand auflegen", "lay-hands"),
        ("Tooth and Nail", "tooth-and-nail"),
        ("Tooth & Nail", "tooth-and-nail"),
        ("zahn und kralle", "tooth-and-nail"),
        ("Baerenstaerke", "bear-strength"),
        ("Barenstarke", "bear-strength"),
        ("MOLOCH’S TORMENT", "molochs-torment"),
    ] {
        let found = base().find(words).map(|entry| entry.card.id.as_str());
        assert_eq!(found, Some(id), "{words}");
    }
}

#[test]
fn every_mistake_is_told_with_its_line_and_what_might_be_meant() {
    let text = "Mage: Wizzard\n\n3x Timbre Wolf\n0x Dispel\n1x Xyzzy\n200 Heal\nTraining: Ether\n99x Block\n1 Block";
    let flaws = read(text, base()).unwrap_err();
    let card = |words: &str, ids: &[&str]| Wrong::Card {
        words: words.into(),
        suggestions: ids.iter().map(|id| (*id).to_owned()).collect(),
    };
    let at = |line, wrong| Flaw { line: Some(line), wrong };
    assert_eq!(
        flaws,
        [
            at(1, Wrong::Mage { words: "Wizzard".into() }),
            at(3, card("Timbre Wolf", &["timber-wolf"])),
            at(4, Wrong::Count { words: "0".into() }),
            at(5, card("Xyzzy", &[])),
            at(6, Wrong::Count { words: "200".into() }),
            at(7, Wrong::School { words: "Ether".into() }),
            at(9, Wrong::TooManyCopies { card: "block".into() }),
        ]
    );
    assert_eq!(read("1x Dispel", base()), Err(vec![Flaw { line: None, wrong: Wrong::NoMage }]));
    let two = read("Wizard\nPriestess\nTraining: Air\nTraining: Fire\nName: a\nName: b", base());
    let two: Vec<_> = two.unwrap_err().into_iter().map(|flaw| (flaw.line, flaw.wrong)).collect();
    assert_eq!(
        two,
        [(Some(2), Wrong::TwoMages), (Some(4), Wrong::TwoSchools), (Some(6), Wrong::TwoTitles)]
    );
}

#[test]
fn a_list_is_written_by_kind_in_either_language() {
    let mut wizard =
        book(Mage::Wizard, &[(3, "lightning-bolt"), (1, "dispel"), (1, "thunderbolt")]);
    wizard.training = Some(School::Air);
    assert_eq!(
        write(&wizard, base(), Format::Text(Language::En)).unwrap(),
        "Mage: Wizard\nTraining: Air\n\nIncantations (1)\n1x Dispel\n\nAttacks (4)\n3x Lightning Bolt\n1x Thunderbolt\n"
    );
    assert_eq!(
        write(&wizard, base(), Format::Text(Language::De)).unwrap(),
        "Magier: Zauberer\nAusbildung: Luft\n\nFormeln (1)\n1x Beseitigung\n\nAngriffe (4)\n3x Blitzschlag\n1x Donnerschlag\n"
    );
}

#[test]
fn a_collection_is_a_list_without_a_mage() {
    let cards = plain::read_cards("Meine Karten\n=====\n2x Dispel\n4x Heal", base());
    let flaws = cards.unwrap_err();
    assert!(matches!(&flaws[..], [Flaw { line: Some(1), wrong: Wrong::Card { .. } }]), "{flaws:?}");
    let cards =
        plain::read_cards("# Meine Karten\nMage: Wizard\n2x Dispel\n4x Heal", base()).unwrap();
    assert_eq!(cards.into_iter().collect::<Vec<_>>(), [("dispel".into(), 2), ("heal".into(), 4)]);
}
