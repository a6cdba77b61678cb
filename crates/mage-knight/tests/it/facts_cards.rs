//! Deed cards against the facts read from the printed cards.

use mage_knight::{
    cards::{CardId, CardType, Face, Rank},
    content::{Color, HeroId},
};
use rules::{covers, mk};
use serde_json::{Map, Value, json};

use crate::{fact_names::type_name, fact_words::steps, facts::read};

/// The id of a fact as the project writes it.
pub(crate) fn id_of(fact: &Value) -> String {
    fact["id"].as_str().expect("facts have ids").replace('_', "-")
}

fn card_of(fact: &Value) -> CardId {
    let id = id_of(fact);
    CardId::from_id(&id).unwrap_or_else(|| panic!("{id} is missing"))
}

fn types_of(types: &[CardType]) -> Vec<&'static str> {
    types.iter().map(type_name).collect()
}

/// Fields that say in other words what the steps say, or what the same card says elsewhere.
fn same(fact: &Value, ours: &[Value], id: &str) {
    assert_eq!(normal(fact), normal(&json!(ours)), "{id}");
}

/// Leaves out what the vocabulary does not tell apart: how long an effect lasts, where offers are, what Banners grant
/// (compared on its own), and that cards to discard are no Wounds unless something else is said.
fn normal(value: &Value) -> Value {
    const IMPLIED: [&str; 4] = ["duration", "source", "grants", "until"];
    match value {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(key, value)| {
                !IMPLIED.contains(&key.as_str())
                    && (key.as_str(), value.as_str()) != ("filter", Some("non_wound"))
            });
            Value::Object(kept.map(|(key, value)| (key.clone(), normal(value))).collect())
        }
        Value::Array(items) => Value::Array(items.iter().map(normal).collect()),
        other => other.clone(),
    }
}

pub(crate) fn same_effect(fact: &Value, effect: &mage_knight::cards::Effect, id: &str) {
    same(fact, &steps(effect), id);
}

fn action_is_as_printed(fact: &Value, expected: Rank) {
    let (card, id) = (card_of(fact), id_of(fact));
    let Face::Action { rank, color, types, basic, strong } = card.card().face else {
        panic!("{id} is an Action");
    };
    assert_eq!(rank, expected, "{id}");
    assert_eq!(fact["color"], color.id(), "{id}");
    assert_eq!(fact["types"], json!(types_of(types)), "{id}");
    same_effect(&fact["basic"]["effect"], &basic, &id);
    assert_eq!(fact["basic"]["cost"], json!([]), "{id}");
    same_effect(&fact["powered"]["effect"], &strong, &id);
    // MK-CARD-04: the strong effect costs mana of the card's own colour.
    assert_eq!(fact["powered"]["cost"], json!([{"color": color.id(), "n": 1}]), "{id}");
}

fn basic_facts() -> (Vec<Value>, Map<String, Value>) {
    let facts = read(include_str!("../facts/basic-actions.json"));
    let cards = ["common", "hero_specific"]
        .into_iter()
        .flat_map(|group| facts[group].as_array().unwrap().clone())
        .collect();
    (cards, facts["decks"].as_object().unwrap().clone())
}

fn count(which: fn(&Face) -> bool) -> usize {
    CardId::all().filter(|card| which(&card.card().face)).count()
}

#[test]
fn every_basic_action_does_what_is_printed_on_it() {
    covers![mk::CARD_01];
    let (facts, _) = basic_facts();
    assert_eq!(count(|face| matches!(face, Face::Action { rank: Rank::Basic, .. })), facts.len());
    for fact in &facts {
        action_is_as_printed(fact, Rank::Basic);
    }
}

#[test]
fn every_advanced_action_does_what_is_printed_on_it() {
    covers![mk::CARD_01];
    let facts = read(include_str!("../facts/advanced-actions.json"));
    let facts = facts["cards"].as_array().unwrap();
    assert_eq!(facts.len(), 28);
    assert_eq!(count(|face| matches!(face, Face::Action { rank: Rank::Advanced, .. })), 28);
    for fact in facts {
        action_is_as_printed(fact, Rank::Advanced);
    }
}

#[test]
fn every_spell_does_what_is_printed_on_it() {
    covers![mk::CARD_01];
    let facts = read(include_str!("../facts/spells.json"));
    let facts = facts["cards"].as_array().unwrap();
    assert_eq!(facts.len(), 20);
    assert_eq!(count(|face| matches!(face, Face::Spell { .. })), 20);
    for fact in facts {
        let (card, id) = (card_of(fact), id_of(fact));
        let Face::Spell { competitive, color, basic, strong } = card.card().face else {
            panic!("{id} is a Spell");
        };
        assert_eq!(fact["competitive"], competitive, "{id}");
        assert_eq!(fact["color"], color.id(), "{id}");
        for (side, ours) in [("basic", basic), ("powered", strong)] {
            assert_eq!(fact[side]["types"], json!(types_of(ours.types)), "{id}");
            same_effect(&fact[side]["effect"], &ours.effect, &id);
        }
        let own = json!({"color": color.id(), "n": 1});
        // MK-CARD-05, MK-CARD-06
        assert_eq!(fact["basic"]["cost"], json!([own]), "{id}");
        assert_eq!(fact["powered"]["cost"], json!([own, {"color": "black", "n": 1}]), "{id}");
    }
}

#[test]
fn every_artifact_does_what_is_printed_on_it() {
    covers![mk::CARD_01];
    let facts = read(include_str!("../facts/artifacts.json"));
    let facts = facts["cards"].as_array().unwrap();
    assert_eq!(facts.len(), 16);
    assert_eq!(count(|face| matches!(face, Face::Artifact { .. })), 16);
    for fact in facts {
        let (card, id) = (card_of(fact), id_of(fact));
        let Face::Artifact { banner, types, basic, strong } = card.card().face else {
            panic!("{id} is an Artifact");
        };
        assert_eq!(fact["banner"], banner, "{id}");
        let mut icons = types_of(types);
        if banner {
            icons.insert(0, "banner");
        }
        assert_eq!(fact["types"], json!(icons), "{id}");
        same_effect(&fact["basic"]["effect"], &basic, &id);
        same_effect(&fact["powered"]["effect"], &strong, &id);
        // MK-CARD-07, MK-CARD-08
        assert_eq!(fact["basic"]["cost"], json!([]), "{id}");
        assert_eq!(fact["powered"]["cost"], json!(["throw_away_this_card"]), "{id}");
    }
}

#[test]
fn each_color_has_as_many_advanced_actions_and_spells_as_the_others() {
    for color in Color::ALL {
        let of = |which: fn(&Face) -> bool| {
            let cards = CardId::all().filter(|card| card.card().color() == Some(color));
            cards.filter(|card| which(&card.card().face)).count()
        };
        assert_eq!(of(|face| matches!(face, Face::Action { rank: Rank::Advanced, .. })), 7);
        assert_eq!(of(|face| matches!(face, Face::Spell { .. })), 5);
    }
}

#[test]
fn each_starting_deck_has_sixteen_cards_with_one_of_the_heros_own() {
    covers![mk::SETUP_32, mk::SETUP_38];
    let (facts, decks) = basic_facts();
    for hero in HeroId::ALL {
        let deck = hero.starting_deck();
        let expected = decks[hero.id()].as_object().unwrap();
        assert_eq!(expected.values().map(|copies| copies.as_u64().unwrap()).sum::<u64>(), 16);
        for (id, copies) in expected {
            let id = id.replace('_', "-");
            let count = deck.iter().filter(|card| card.id() == id).count();
            assert_eq!(Some(count as u64), copies.as_u64(), "{hero:?} {id}");
        }
        let (own, replaced) = hero.own_card();
        let fact = facts.iter().find(|fact| fact["hero"] == hero.id()).unwrap();
        assert_eq!(id_of(fact), own.id());
        assert_eq!(fact["replaces"].as_str().unwrap().replace('_', "-"), replaced.id());
    }
}

#[test]
fn no_two_cards_share_an_id() {
    let mut ids: Vec<_> = CardId::all().map(CardId::id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), CardId::all().count());
}
