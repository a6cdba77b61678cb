//! Basic Actions against the facts read from the printed cards.

use mage_knight::{
    cards::{CardId, CardType, Colors, Effect, Element, Face, Reach},
    content::HeroId,
};
use rules::{covers, mk};
use serde_json::{Map, Value, json};

use crate::facts::read;

/// An effect in the words of the fact files.
fn steps(effect: &Effect) -> Vec<Value> {
    match *effect {
        Effect::All(effects) => effects.iter().flat_map(steps).collect(),
        _ => vec![step(effect)],
    }
}

fn step(effect: &Effect) -> Value {
    match *effect {
        Effect::Move(n) => json!({"op": "move", "n": n}),
        Effect::Influence(n) => json!({"op": "influence", "n": n}),
        Effect::Attack { amount, reach, element } => {
            let kind = match reach {
                Reach::Melee => "melee",
                Reach::Ranged => "ranged",
                Reach::Siege => "siege",
            };
            json!({"op": "attack", "n": amount, "kind": kind, "element": element_name(element)})
        }
        Effect::Block { amount, element } => {
            json!({"op": "block", "n": amount, "element": element_name(element)})
        }
        Effect::BlockPerTrait { amount, element } => json!({
            "op": "block_bonus_per_trait",
            "n": amount,
            "element": element_name(element),
            "traits": ["special_ability", "attack_colour", "resistance"],
            "pvp": "+1 per mana the opponent spent in the attack",
        }),
        Effect::Heal(n) => json!({"op": "heal", "n": n}),
        Effect::Draw(n) => json!({"op": "draw", "n": n}),
        Effect::Discard(n) => json!({"op": "discard", "n": n}),
        Effect::PayMana(colors) => json!({"op": "pay_mana", "color": color(colors), "n": 1}),
        Effect::GainMana(colors) => json!({"op": "gain_mana", "color": color(colors), "n": 1}),
        Effect::GainCrystal(colors) => {
            json!({"op": "gain_crystal", "color": color(colors), "n": 1})
        }
        Effect::MoreSourceDice(n) => json!({"op": "extra_source_dice", "n": n}),
        Effect::SetSourceDie { tokens } => json!({
            "op": "source_die_set",
            "set_to": "any_except_gold",
            "tokens": tokens,
            "reroll_on_return": false,
        }),
        Effect::PlayStrong { bonus } => json!({
            "op": "play_other_action",
            "effect": "powered",
            "free": true,
            "times": 1,
            "bonus": bonus,
            "bonus_applies_to": ["move", "influence", "block", "attack"],
        }),
        Effect::Fame(n) => json!({"op": "fame", "n": n}),
        Effect::Reputation(n) => json!({"op": "reputation", "n": n}),
        Effect::AtEndOfTurn(inner) => with(step(inner), "when", "end_of_turn"),
        Effect::IfInteracting(inner) => with(step(inner), "condition", "used_in_interaction"),
        Effect::Choose(effects) => {
            json!({"op": "choose_one", "options": effects.iter().map(steps).collect::<Vec<_>>()})
        }
        Effect::All(_) => panic!("a sequence inside one step"),
    }
}

fn with(step: Value, key: &str, value: &str) -> Value {
    let Value::Object(mut fields) = step else { panic!("{step} is no step") };
    fields.insert(key.to_owned(), json!(value));
    Value::Object(fields)
}

fn element_name(element: Element) -> &'static str {
    match element {
        Element::Physical => "physical",
        Element::Fire => "fire",
        Element::Ice => "ice",
    }
}

fn color(colors: Colors) -> Value {
    match colors {
        Colors::AnyBasic => json!("any_basic"),
        Colors::AsPaid => json!("same_as_paid_mana"),
        Colors::OneOf([one]) => json!(one.id()),
        Colors::OneOf(several) => json!(several.iter().map(|color| color.id()).collect::<Vec<_>>()),
    }
}

fn type_name(kind: &CardType) -> &'static str {
    match kind {
        CardType::Movement => "movement",
        CardType::Influence => "influence",
        CardType::Combat => "combat",
        CardType::Healing => "healing",
        CardType::Special => "special",
    }
}

fn all_facts() -> (Vec<Value>, Map<String, Value>) {
    let facts = read(include_str!("../facts/basic-actions.json"));
    let cards = ["common", "hero_specific"]
        .into_iter()
        .flat_map(|group| facts[group].as_array().unwrap().clone())
        .collect();
    (cards, facts["decks"].as_object().unwrap().clone())
}

#[test]
fn every_basic_action_does_what_is_printed_on_it() {
    covers![mk::CARD_01];
    let (facts, _) = all_facts();
    let cards: Vec<_> = CardId::all().filter(|card| !card.is_wound()).collect();
    assert_eq!(cards.len(), facts.len());
    for fact in &facts {
        let id = fact["id"].as_str().unwrap().replace('_', "-");
        let card = CardId::from_id(&id).unwrap_or_else(|| panic!("{id} is missing"));
        let Face::Action { color, types, basic, strong } = card.card().face else {
            panic!("{id} is an Action");
        };
        assert_eq!(fact["color"], color.id(), "{id}");
        assert_eq!(fact["types"], json!(types.iter().map(type_name).collect::<Vec<_>>()), "{id}");
        assert_eq!(fact["basic"]["effect"], json!(steps(&basic)), "{id}");
        assert_eq!(fact["basic"]["cost"], json!([]), "{id}");
        assert_eq!(fact["powered"]["effect"], json!(steps(&strong)), "{id}");
        // MK-CARD-04: the strong effect costs mana of the card's own colour.
        assert_eq!(fact["powered"]["cost"], json!([{"color": color.id(), "n": 1}]), "{id}");
    }
}

#[test]
fn each_starting_deck_has_sixteen_cards_with_one_of_the_heros_own() {
    covers![mk::SETUP_32, mk::SETUP_38];
    let (facts, decks) = all_facts();
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
        assert_eq!(fact["id"].as_str().unwrap().replace('_', "-"), own.id());
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
