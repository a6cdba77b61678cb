//! Packs of own cards: what is read, and every problem of what is not.

use i18n::{Language, try_format};
use kernel::RuleId;
use mage_wars::{
    set,
    vocabulary::{Card, CardSet, Kind, School, Schools, Trait},
};
use mage_wars_books::pack::{self, Flaw, OwnCard, Wrong, check};
use rules::mw;
use serde_json::{Value, json};

const EXAMPLE: &str = include_str!("../../../../docs/examples/ember-pack.json");

fn read(text: &str) -> Result<Vec<OwnCard>, Vec<Flaw>> {
    pack::read(text, &[])
}

/// A sound creature, with these fields put in (`null` takes one out).
fn hound(changes: Value) -> Value {
    let mut card = json!({
        "id": "ash-hound", "names": { "en": "Ash Hound" }, "kind": "creature",
        "schools": { "one": ["fire", 2] }, "cost": { "mana": 8 }, "life": 9,
        "attacks": [{ "name": "bite", "reach": "melee", "action": "quick", "dice": 3 }],
    });
    change(&mut card, changes);
    card
}

fn hide(changes: Value) -> Value {
    let mut card = json!({
        "id": "kindled-hide", "names": { "en": "Kindled Hide" }, "kind": "enchantment",
        "schools": { "one": ["fire", 1] }, "reveal_cost": 4, "target": { "object": "creature" },
    });
    change(&mut card, changes);
    card
}

fn change(card: &mut Value, changes: Value) {
    let Value::Object(changes) = changes else { panic!("fields are changed") };
    let fields = card.as_object_mut().unwrap();
    for (field, value) in changes {
        match value {
            Value::Null => drop(fields.remove(&field)),
            value => drop(fields.insert(field, value)),
        }
    }
}

fn flaws(cards: &[Value]) -> Vec<Flaw> {
    let text = serde_json::to_string_pretty(cards).unwrap();
    let flaws = read(&text).map_or_else(|flaws| flaws, |_| Vec::new());
    for flaw in &flaws {
        for language in Language::ALL {
            try_format(language, &flaw.wrong.message()).unwrap();
        }
        assert!((1..=text.lines().count()).contains(&(flaw.line as usize)), "{flaw:?}");
    }
    flaws
}

/// The only flaw of a card: where, and by which rule.
#[track_caller]
fn only(card: Value) -> (String, Option<RuleId>, Wrong) {
    let mut flaws = flaws(&[card]);
    assert_eq!(flaws.len(), 1, "{flaws:?}");
    let flaw = flaws.remove(0);
    (flaw.path, flaw.wrong.rule(), flaw.wrong)
}

#[test]
fn the_worked_example_is_read_as_it_is_described() {
    let pack = read(EXAMPLE).unwrap();
    let ids: Vec<&str> = pack.iter().map(|own| own.card.id.as_str()).collect();
    assert_eq!(ids, ["ash-hound", "kindled-hide", "cinder-burst"]);
    let hound = &pack[0];
    assert_eq!(hound.names.german(), "Aschehund");
    assert_eq!(hound.texts.as_ref().unwrap().en, "It smells of old campfires.");
    assert_eq!(hound.words["attack-ember-bite"].german(), "Glutbiss");
    assert_eq!((hound.card.life, hound.card.armor, hound.card.copies), (Some(9), Some(1), 3));
    assert!(hound.card.traits.contains(&Trait::Burnproof));
    assert_eq!(hound.card.schools, Schools::One(School::Fire, 2));
    // What is not said is as on the cards of that kind.
    let usual = Card::creature("", "ash-hound", 8);
    assert_eq!((hound.card.action, &hound.card.target), (usual.action, &usual.target));
    assert_eq!(pack[1].card.cost, Card::enchantment("", "", 0).cost);
    assert!(pack[2].card.costs_x());
}

#[test]
fn every_printed_card_is_sound_and_can_be_written_as_an_own_card() {
    let plain = |card: Card| Card { set: CardSet::Own, reprints: Vec::new(), ..card };
    let base: Vec<Card> = set::spells().into_iter().map(plain).collect();
    let mut rows = Vec::new();
    for card in &base {
        assert_eq!(check::check(card), [], "{}", card.id);
        let own = Card { id: format!("own-{}", card.id), ..card.clone() };
        let mut row = serde_json::to_value(&own).unwrap();
        change(&mut row, json!({ "names": { "en": "Own", "de": "Eigen" } }));
        rows.push(row);
    }
    let pack = read(&serde_json::to_string(&rows).unwrap()).unwrap();
    for (own, card) in pack.iter().zip(&base) {
        assert_eq!(Card { id: card.id.clone(), ..own.card.clone() }, *card);
    }
    assert_eq!(pack.len(), base.len());
}

#[test]
fn what_a_kind_of_card_needs_must_be_there() {
    let at = |card: Value| (only(card.clone()).0, only(card).1);
    assert_eq!(at(hound(json!({"life": null}))), ("[0].life".into(), Some(mw::DAMAGE_06)));
    assert_eq!(at(hide(json!({"life": 3}))), ("[0].life".into(), Some(mw::ATTACK_GEN_01)));
    assert_eq!(
        at(hide(json!({"reveal_cost": null}))),
        ("[0].reveal_cost".into(), Some(mw::REVEAL_11))
    );
    assert_eq!(
        at(hound(json!({"reveal_cost": 2}))),
        ("[0].reveal_cost".into(), Some(mw::REVEAL_11))
    );
    assert_eq!(at(hide(json!({"cost": {"mana": 3}}))), ("[0].cost".into(), Some(mw::ENCH_02)));
    assert_eq!(
        at(hide(json!({"mandatory": true}))),
        ("[0].mandatory".into(), Some(mw::MANDATORY_01))
    );
    assert_eq!(at(hound(json!({"schools": null}))), ("[0].schools".into(), Some(mw::CAST_19)));
    let one = json!({"schools": {"and": [["fire", 1]]}});
    assert_eq!(at(hound(one)), ("[0].schools".into(), Some(mw::CAST_19)));
    let ring = json!({"kind": "equipment", "life": null, "attacks": null});
    assert_eq!(at(hound(ring)), ("[0].locations".into(), Some(mw::EQUIP_02)));
    let ring = json!({"kind": "equipment", "life": null, "attacks": null, "locations": {"one": "ring"},
        "target": {"object": "creature"}});
    assert_eq!(at(hound(ring)), ("[0].target".into(), Some(mw::EQUIP_01)));
    let words = json!({"kind": "incantation", "life": null, "attacks": null});
    assert_eq!(at(hound(words)), ("[0].effect".into(), Some(mw::CAST_23)));
    let bolt = json!({"kind": "attack", "life": null, "attacks": null});
    assert_eq!(at(hound(bolt)), ("[0].attacks".into(), Some(mw::ATTACK_GEN_06)));
    assert_eq!(only(hound(json!({"kind": "mage"}))).2, Wrong::Mage);
    assert_eq!(only(hound(json!({"copies": 0}))).2, Wrong::NoCopies);
}

#[test]
fn attacks_need_dice_ranges_and_rolls_that_exist() {
    let bar = |changes: Value| {
        let mut bar = json!({ "name": "bite", "reach": "melee", "action": "quick", "dice": 3 });
        change(&mut bar, changes);
        only(hound(json!({ "attacks": [bar] })))
    };
    let burn = |from: u8| json!({ "from": from, "results": [{ "marker": "burn" }] });
    assert_eq!(bar(json!({"dice": null})).1, Some(mw::DICE_03));
    assert_eq!(bar(json!({"dice": 0})).0, "[0].attacks[0].dice");
    let (path, rule, wrong) = bar(json!({"reach": {"ranged": {"min": 2, "max": 1}}}));
    assert_eq!((path.as_str(), rule), ("[0].attacks[0].reach", Some(mw::RANGE_03)));
    assert_eq!(wrong, Wrong::Range { min: 2, max: 1 });
    assert_eq!(bar(json!({"effects": [burn(13)]})).2, Wrong::Roll { roll: 13 });
    assert_eq!(bar(json!({"effects": [burn(0)]})).1, Some(mw::DICE_07));
    let (path, _, wrong) = bar(json!({"effects": [burn(9), burn(7)]}));
    assert_eq!((path.as_str(), wrong), ("[0].attacks[0].effects[1]", Wrong::RollOrder { roll: 7 }));
    assert_eq!(bar(json!({"effects": [{"from": 7, "results": []}]})).2, Wrong::Empty);
    assert_eq!(only(hound(json!({"range": {"min": 1, "max": 0}}))).0, "[0].range");
}

#[test]
fn a_cost_of_x_needs_an_amount() {
    for cost in [json!("x"), json!({"x": {"number": 3}}), json!({"x": {"sum": []}})] {
        let (path, rule, wrong) = only(hound(json!({ "cost": cost })));
        assert_eq!((path.as_str(), rule, wrong), ("[0].cost", Some(mw::CAST_09), Wrong::NoAmount));
    }
    assert!(flaws(&[hound(json!({"cost": {"x": {"level": "target"}}}))]).is_empty());
}

#[test]
fn words_without_meaning_are_found() {
    let ability = |ability: Value| only(hound(json!({ "abilities": [ability] }))).2;
    let gain = |who: &str, gains: Value| json!({"while": {"condition": "always", "who": who, "gains": gains}});
    assert_eq!(
        ability(gain("host", json!([{"trait": "fast"}]))),
        Wrong::OutOfPlace { word: "host" }
    );
    assert_eq!(ability(gain("this", json!([]))), Wrong::Empty);
    let defends = gain("this", json!(["defenses"]));
    assert_eq!(ability(defends), Wrong::NothingToLend);
    let when = |effect: Value| {
        ability(
            json!({"when": {"trigger": "upkeep", "limit": "none", "optional": false, "cost": 0, "effect": effect}}),
        )
    };
    assert_eq!(when(json!({"destroy": "target"})), Wrong::OutOfPlace { word: "target" });
    assert_eq!(when(json!({"destroy": "actor"})), Wrong::OutOfPlace { word: "actor" });
    assert_eq!(when(json!({"destroy": "each"})), Wrong::OutOfPlace { word: "each" });
    let attack = json!({"attack": {"bar": 7, "who": "this", "dice": null, "effect_die": null}});
    assert_eq!(when(attack), Wrong::NoBar { bar: 7 });
    let defense =
        json!([{"roll": 8, "uses": "unlimited", "against_melee": true, "against_ranged": true}]);
    assert_eq!(only(hide(json!({ "defenses": defense }))).2, Wrong::NotLent);
}

#[test]
fn unknown_words_are_told_with_what_is_known() {
    let detail = |card: Value| match only(card) {
        (path, None, Wrong::Unreadable { detail }) => (path, detail),
        other => panic!("{other:?}"),
    };
    let (path, what) = detail(hound(json!({"traits": ["fast", "flyng"]})));
    assert_eq!(path, "[0].traits[1]");
    assert!(what.contains("`flyng`") && what.contains("`flying`"), "{what}");
    let (path, what) = detail(hide(json!({"abilities": [{"when": {"triger": "upkeep"}}]})));
    assert!(path == "[0].abilities[0]" && what.contains("`triger`"), "{what}");
    assert_eq!(detail(hound(json!({"life": 300}))).0, "[0].life");
    let wrong = only(hound(json!({"lief": 3}))).2;
    assert_eq!(wrong, Wrong::UnknownField { field: "lief".into() });
    let twice = r#"[{"id": "a", "id": "b", "names": {"en": "A"}, "kind": "creature", "life": 1,
        "schools": {"one": ["war", 1]}, "cost": {"mana": 1}}]"#;
    let found = read(twice).unwrap_err();
    assert_eq!(found[0].wrong, Wrong::FieldTwice { field: "id".into() });
}

#[test]
fn names_must_be_there_once_and_sayable() {
    assert_eq!(only(hound(json!({"id": "timber-wolf"}))).2, Wrong::Duplicate);
    assert_eq!(only(hound(json!({"id": "wizard"}))).2, Wrong::Duplicate);
    assert_eq!(flaws(&[hound(json!({})), hound(json!({}))])[0].wrong, Wrong::Duplicate);
    let example = read(EXAMPLE).unwrap();
    let again = pack::read(EXAMPLE, &example).unwrap_err();
    assert!(again.len() == 3 && again.iter().all(|flaw| flaw.wrong == Wrong::Duplicate));
    for id in ["Ash Hound", "ash--hound", "", "äsche", "a=b"] {
        assert!(matches!(only(hound(json!({ "id": id }))).2, Wrong::Id { .. }), "{id}");
    }
    assert_eq!(only(hound(json!({"names": null}))).2, Wrong::Missing { field: "names" });
    assert_eq!(only(hound(json!({"names": {"en": " "}}))).2, Wrong::Words);
    assert_eq!(only(hound(json!({"names": {"en": "a\nb"}}))).2, Wrong::Words);
    let bar = json!([{ "name": "ember-bite", "reach": "melee", "action": "quick", "dice": 3 }]);
    let wrong = only(hound(json!({ "attacks": bar }))).2;
    assert_eq!(wrong, Wrong::NoWords { name: "ember-bite".into() });
}

#[test]
fn every_problem_of_a_file_is_told_at_once_with_its_line_and_card() {
    let text = r#"[
  {
    "id": "ash-hound",
    "names": { "en": "Ash Hound" },
    "kind": "creature",
    "schools": { "one": ["fire", 2] },
    "traits": ["fast",
      "flyng"],
    "range": { "min": 2, "max": 1 },
    "attacks": [
      { "name": "bite", "reach": "melee", "action": "quick", "dice": 3 },
      { "name": "bite", "reach": "melee", "action": "quick", "dice": 0 }
    ]
  },
  7,
  { "id": "ash-hound", "kind": "spell" }
]"#;
    let found = read(text).unwrap_err();
    let places: Vec<(u32, &str, Option<&str>)> =
        found.iter().map(|flaw| (flaw.line, flaw.path.as_str(), flaw.card.as_deref())).collect();
    let hound = Some("ash-hound");
    assert_eq!(
        places,
        [
            (2, "[0].cost", hound),
            (8, "[0].traits[1]", hound),
            (2, "[0].life", hound),
            (9, "[0].range", hound),
            (12, "[0].attacks[1].dice", hound),
            (15, "[1]", None),
            (16, "[2].id", hound),
            (16, "[2].names", hound),
            (16, "[2].kind", hound),
        ]
    );
    assert_eq!(read("{").unwrap_err()[0].line, 1);
    assert_eq!(read("[]"), Ok(vec![]));
}

#[test]
fn cards_come_too_late_once_cards_were_looked_up() {
    assert!(mage_wars::cards::of_kind(Kind::Creature).count() > 0);
    assert!(mage_wars::cards::install(Vec::new()).is_err());
    assert!(mage_wars::cards::own().is_empty());
}
