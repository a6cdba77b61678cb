//! All sets against the printed cards.
//!
//! The facts in `tests/facts/base-cards.json`, and for each expansion in a file of its name, are one record per card: names, schools, levels, costs, ranges, targets,
//! life, armor, attacks with dice, effects and traits, defenses, traits, grants, restrictions, locations, copies and
//! discounts. They were made from the collected card data by leaving out every sentence and by adding three things:
//! `has_text`, whether the card prints any sentence at all; `text_numbers`, the numbers in its sentences;
//! `subtypes_added`, what an erratum adds. The files of the expansions have records of all printed cards, those that are not
//! written yet and reprints of earlier ones (`reprint_of`) among them; `name_de` is our own where none was printed, and
//! `words_de` names attacks and abilities,
//! and `emblem` is the picture the page shows for it. `tests/facts/base-mages.json` was made the same way from the data of the four
//! mages, without the sentences of their abilities and training; `expansion-mages.json` has the eight of the expansions, with
//! `name_de_is_ours` where no German name was printed and `words_de` for their abilities.

mod check;
mod damage_types;
mod expansions;
mod mage_facts;
mod numbers;
mod print;
mod words_in_place;

use std::collections::BTreeSet;

use kernel::Describe;
use mage_wars::{
    MageWars, set,
    vocabulary::{
        Ability, Card, CardSet, Cost, DamageType, Gain, Kind, Locations, Restriction, Result,
        Schools, Stat, Target, Trait,
        effect::gains,
        filter::{corporeal_creature, creature},
        kinds::{ActionKind, Location, School, Subtype},
    },
};
use serde_json::Value;

/// The records of the base set.
fn facts() -> Vec<Value> {
    serde_json::from_str(include_str!("../../facts/base-cards.json")).expect("facts are JSON")
}

fn card(id: &str) -> Card {
    set::spells().into_iter().find(|card| card.id == id).unwrap_or_else(|| panic!("no {id}"))
}

fn record(code: &str) -> Value {
    facts().into_iter().find(|record| record["id"] == code).unwrap_or_else(|| panic!("no {code}"))
}

#[test]
fn every_printed_fact_is_in_the_definition() {
    let cards = set::base();
    let mut found = Vec::new();
    for record in facts() {
        match cards.iter().find(|card| record["id"] == card.code.as_str()) {
            Some(card) => found.extend(check::differences(card, &record)),
            None => found.push(format!("{}: no definition", record["name_en"])),
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn there_is_no_definition_without_a_record() {
    let records: BTreeSet<String> =
        facts().iter().map(|record| check::string(&record["id"])).collect();
    let cards = set::base();
    assert_eq!((cards.len(), records.len()), (174, 174));
    for card in &cards {
        assert!(records.contains(&card.code), "{} {}", card.code, card.id);
    }
    let count = |kind| cards.iter().filter(|card| card.kind == kind).count();
    let kinds = [Kind::Creature, Kind::Conjuration, Kind::Wall, Kind::Enchantment];
    assert_eq!(kinds.map(count), [37, 23, 4, 39]);
    assert_eq!([Kind::Equipment, Kind::Incantation, Kind::Attack].map(count), [31, 28, 12]);
    assert_eq!(cards.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 322);
}

#[test]
fn cards_stand_by_kind_and_number_under_ids_of_their_own() {
    for set in CardSet::PRINTED {
        let cards = set::of(set);
        let order: Vec<_> = cards.iter().map(|card| (card.kind, card.code.clone())).collect();
        assert!(order.is_sorted());
    }
    let cards = set::spells();
    let mages = set::mages();
    let ids: BTreeSet<_> =
        cards.iter().chain(mages.iter().map(|mage| &mage.card)).map(|card| &card.id).collect();
    assert_eq!(ids.len(), cards.len() + mages.len());
}

#[test]
fn every_card_survives_being_written_down() {
    for card in set::spells() {
        let text = serde_json::to_string(&card).expect("cards can be written");
        assert_eq!(serde_json::from_str::<Card>(&text).ok().as_ref(), Some(&card), "{text}");
    }
    for mage in set::mages() {
        let text = serde_json::to_string(&mage).expect("mages can be written");
        assert_eq!(serde_json::from_str(&text).ok().as_ref(), Some(&mage), "{text}");
    }
}

#[test]
fn names_are_the_printed_ones_in_both_languages() {
    let english = include_str!("../../../../../locales/en/cards-base.ftl");
    let german = include_str!("../../../../../locales/de/cards-base.ftl");
    for record in facts() {
        for (language, file) in [("name_en", english), ("name_de", german)] {
            let name = check::string(&record[language]);
            let id = print::kebab(&check::string(&record["name_en"]));
            let line = format!("card-{id} = {name}");
            assert!(file.lines().any(|found| found == line), "{line}");
        }
    }
}

#[test]
fn the_files_of_names_hold_what_the_cards_say_and_nothing_else() {
    let mages = set::mages().into_iter().map(|mage| mage.card);
    let mages = mages.filter(|mage| mage.set == CardSet::Core);
    let mut said = BTreeSet::new();
    for card in set::base().into_iter().chain(mages) {
        said.insert(format!("card-{}", card.id));
        said.extend(card.attacks.iter().map(|bar| format!("attack-{}", bar.name)));
        said.extend(card.headings.iter().map(|heading| format!("ability-{}", heading.name)));
    }
    let listed: BTreeSet<String> = MageWars::message_ids().into_iter().collect();
    assert!(listed.is_superset(&said));
    for file in [
        include_str!("../../../../../locales/en/cards-base.ftl"),
        include_str!("../../../../../locales/de/cards-base.ftl"),
    ] {
        let named = file.lines().filter_map(|line| line.split_once(" = "));
        let named: BTreeSet<String> = named.map(|(id, _)| id.to_owned()).collect();
        assert_eq!(named, said);
    }
}

#[test]
fn barriers_traps_and_what_abilities_make_are_no_attack_actions() {
    let free = |id| card(id).free_bars().collect::<Vec<_>>();
    assert_eq!(free("steelclaw-grizzly"), [0, 1]);
    assert_eq!(free("lash-of-hellfire"), [0]);
    for id in
        ["demonhide-armor", "hellfire-trap", "wall-of-fire", "gate-to-hell", "temple-of-light"]
    {
        assert!(free(id).is_empty(), "{id}");
    }
}

/// What the checker says about a card after one thing on it was changed.
fn after(id: &str, change: impl FnOnce(&mut Card)) -> String {
    let mut wrong = card(id);
    let record = record(&wrong.code);
    assert_eq!(check::differences(&wrong, &record), Vec::<String>::new());
    change(&mut wrong);
    check::differences(&wrong, &record).join("\n")
}

#[test]
fn a_wrong_fact_is_named_with_its_card_and_field() {
    let wolf = |field: &str, change: fn(&mut Card)| {
        let said = after("timber-wolf", change);
        assert!(said.starts_with(&format!("timber-wolf: {field}")), "{field}: {said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    };
    wolf("cost is Number(10), printed is Number(9)", |card| card.cost = Cost::Mana(10));
    wolf("kind", |card| card.kind = Kind::Conjuration);
    wolf("action", |card| card.action = ActionKind::Quick);
    wolf("range", |card| card.range.max = 1);
    wolf("target", |card| card.target = Target::Arena);
    wolf("life", |card| card.life = Some(9));
    wolf("armor", |card| card.armor = Some(3));
    wolf("copies", |card| card.copies = 4);
    wolf("subtypes", |card| card.subtypes = vec![Subtype::Animal, Subtype::Cat]);
    wolf("restrictions", |card| card.restrictions.push(Restriction::Novice));
    wolf("traits", |card| card.traits.push(Trait::Fast));
    wolf("reveal cost", |card| card.reveal_cost = Some(2));
    wolf("mandatory reveal", |card| card.mandatory = true);
    wolf("channeling", |card| card.channeling = Some(1));
    wolf("locations", |card| card.locations = Some(Locations::One(Location::Belt)));
    wolf("number of attacks", |card| card.attacks.clear());
    wolf("attack Bite: dice", |card| card.attacks[0].dice = Some(3));
    wolf("attack Bite: action", |card| card.attacks[0].action = ActionKind::Full);
    wolf("attack Bite: damage type", |card| card.attacks[0].damage_type = Some(DamageType::Flame));
    wolf("text", |card| {
        card.abilities.push(Ability::MoveCost { by: mage_wars::vocabulary::Filter::This, mana: 1 });
    });
}

#[test]
fn a_wrong_line_of_a_richer_card_is_named_too() {
    let schools = after("turn-to-stone", |card| card.schools = Schools::One(School::Arcane, 3));
    assert!(schools.contains("turn-to-stone: schools"), "{schools}");
    let granted = after("rhino-hide", |card| {
        card.abilities.clear();
        *card = card.clone().grants(vec![gains(Trait::Plus(Stat::Armor, 3))]);
    });
    assert!(granted.contains("rhino-hide: grants"), "{granted}");
    let table = after("fireball", |card| card.attacks[0].effects[1].from = 10);
    assert!(table.contains("fireball: attack Fireball: effect table"), "{table}");
    let results =
        after("jet-stream", |card| card.attacks[0].effects[1].results = vec![Result::Push]);
    assert!(results.contains("jet-stream: attack Jet Stream: effect table"), "{results}");
    let narrowed = after("block", |card| card.target = Target::Object(creature()));
    assert!(narrowed.contains("block: target"), "{narrowed}");
    let widened = after("agony", |card| card.target = Target::Object(corporeal_creature()));
    assert!(widened.contains("agony: target"), "{widened}");
    let defense = after("cobra-reflexes", |card| card.defenses[0].roll = 6);
    assert!(defense.contains("cobra-reflexes: defenses"), "{defense}");
    let silent = after("block", |card| card.abilities.clear());
    assert!(silent.contains("block: text"), "{silent}");
    let cheaper = after("ring-of-curses", |card| {
        if let [Ability::Discount { amount, .. }] = &mut card.abilities[..] {
            *amount = 2;
        }
    });
    assert!(cheaper.contains("ring-of-curses: discount amount"), "{cheaper}");
    let barrier = after("circle-of-lightning", |card| card.attacks[0].traits.truncate(1));
    assert!(barrier.contains("attack Electric Surge: traits"), "{barrier}");
    let gone = after("force-hold", |card| {
        if let Ability::While { gains, .. } = &mut card.abilities[0] {
            gains.retain(|gain| *gain != Gain::Trait(Trait::Unmovable));
        }
    });
    assert!(gone.contains("force-hold: grants"), "{gone}");
}
