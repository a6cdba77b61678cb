//! The numbers in the text of a card are the numbers of its definition: those that no other printed fact repeats.

use std::collections::BTreeSet;

use mage_wars::{
    set,
    vocabulary::{Amount, Card, Cost, Trait},
};
use serde_json::Value;

use super::{card, expansions, facts};

/// Numbers of texts that no definition repeats, and why.
const IMPLIED: [(&str, &[u64]); 28] = [
    // One zone, one token, one spell, one condition: the word itself says so.
    ("banish", &[1]),
    ("force-push", &[1]),
    ("repulse", &[1]),
    ("lair", &[1]),
    ("renewing-spring", &[1]),
    ("chain-lightning", &[1]),
    ("shaggoth-zora", &[1]),
    ("seedling-pod", &[1]),
    ("samara-tree", &[1]),
    ("stranglevine", &[1]),
    ("barracks", &[1]),
    ("arcane-corruption", &[1]),
    // One for each of what is counted, and the die that is rolled.
    ("quicksand", &[1, 12]),
    ("goblin-bomber", &[12]),
    ("defense-ring", &[12]),
    ("grimson-deadeye-sniper", &[1]),
    // How many zones or targets: the words themselves say so.
    ("earthquake", &[2]),
    ("whirling-strike", &[3]),
    // One zone, as always.
    ("force-bash", &[1]),
    // Level minus one.
    ("charm", &[1]),
    ("force-wave", &[1]),
    // As many as are placed one by one.
    ("drain-soul", &[2]),
    // The token that gives it.
    ("otto-kronig-master-engineer", &[1]),
    // How many steps of an attack are turned round.
    ("reverse-attack", &[2]),
    // An erratum took the distance away.
    ("gate-to-hell", &[2]),
    // Level minus one, and examples of it.
    ("wall-of-thorns", &[1, 3]),
    // A table that the definition computes.
    ("sleep", &[1, 2, 4, 5, 6]),
    ("defend", &[1, 2, 4, 5]),
];

fn numbers(value: &Value, found: &mut BTreeSet<u64>) {
    match value {
        Value::Number(number) => found.extend(number.as_i64().map(i64::unsigned_abs)),
        Value::Array(parts) => parts.iter().for_each(|part| numbers(part, found)),
        Value::Object(parts) => parts.values().for_each(|part| numbers(part, found)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// All numbers in what the card says by its text.
fn defined(card: &Card) -> BTreeSet<u64> {
    let cost = match &card.cost {
        Cost::Mana(_) => None,
        Cost::X(amount) => Some(amount),
    };
    let traits: Vec<_> = card
        .traits
        .iter()
        .filter(|printed| {
            matches!(printed, Trait::Familiar(_) | Trait::Spawnpoint { .. } | Trait::Spellbind(_))
        })
        .collect();
    let channeling = &card.channeling_x;
    let words = (&card.abilities, &card.effect, &card.target, cost, traits, channeling);
    let mut found = BTreeSet::new();
    numbers(&serde_json::to_value(words).expect("words can be written"), &mut found);
    found
}

/// Numbers of a text that are missing in the definition, and those of the definition no fact explains.
fn differences(card: &Card, facts: &Value) -> (Vec<u64>, Vec<u64>) {
    let (mut text, mut explained) = (BTreeSet::new(), BTreeSet::new());
    numbers(&facts["text_numbers"], &mut text);
    for list in ["text_numbers", "attacks", "abilities", "casting_discount"] {
        numbers(&facts[list], &mut explained);
    }
    // A cost of several times X.
    let times: Option<u64> =
        facts["cost"].as_str().and_then(|cost| cost.strip_suffix('X')?.parse().ok());
    explained.extend(times);
    // Nothing, once, and "or more" are not printed as numbers.
    explained.extend([0, 1, u64::from(u8::MAX)]);
    let implied = IMPLIED.iter().find(|(id, _)| *id == card.id).map_or(&[][..], |(_, all)| *all);
    let defined = defined(card);
    let missing = text.difference(&defined).filter(|number| !implied.contains(number));
    (missing.copied().collect(), defined.difference(&explained).copied().collect())
}

#[test]
fn every_number_in_a_text_is_in_the_definition_and_no_other_one() {
    let records = facts().into_iter().chain(expansions::records());
    for card in set::spells() {
        let record = records.clone().find(|record| record["id"] == card.code.as_str());
        let record = record.expect("every definition has a record");
        assert_eq!(differences(&card, &record), (vec![], vec![]), "{}", card.id);
    }
}

#[test]
fn what_is_implied_is_not_defined_after_all() {
    for (id, implied) in IMPLIED {
        let defined = defined(&card(id));
        assert!(implied.iter().all(|number| !defined.contains(number)), "{id}");
    }
}

#[test]
fn a_wrong_number_in_a_text_is_found() {
    let mut healing = card("minor-heal");
    healing.effect = card("heal").effect;
    let record = facts().into_iter().find(|record| record["id"] == "MW1I17").expect("a record");
    assert_eq!(differences(&healing, &record), (vec![5], vec![8]));
}

#[test]
fn sleep_costs_more_for_higher_levels() {
    fn cost(amount: &Amount, level: u8) -> u8 {
        match amount {
            Amount::Number(number) => *number,
            Amount::Level(_) => level,
            Amount::Beyond(least, of) => cost(of, level).saturating_sub(*least),
            Amount::Sum(parts) => parts.iter().map(|part| cost(part, level)).sum(),
            other => panic!("no part of this cost: {other:?}"),
        }
    }
    let Cost::X(amount) = card("sleep").cost else { panic!("its cost is looked up") };
    assert_eq!([1, 2, 3, 4, 5, 6].map(|level| cost(&amount, level)), [4, 5, 6, 8, 10, 12]);
}
