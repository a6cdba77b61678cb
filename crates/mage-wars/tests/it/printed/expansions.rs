//! The expansions against the printed cards, and the files of their names, which are made from the records.

use std::{collections::BTreeSet, fmt::Write as _, fs, path::Path};

use mage_wars::{
    set,
    setup::Builtin,
    vocabulary::{Card, CardSet},
};
use serde_json::Value;

use super::{check, mage_facts, print};

/// The records of a printed expansion; those of the base set are elsewhere.
fn of(set: CardSet) -> Vec<Value> {
    let text = match set {
        CardSet::Core | CardSet::Own => "[]",
        CardSet::ForcemasterVsWarlord => include_str!("../../facts/forcemaster-vs-warlord.json"),
        CardSet::ConquestOfKumanjaro => include_str!("../../facts/conquest-of-kumanjaro.json"),
        CardSet::DruidVsNecromancer => include_str!("../../facts/druid-vs-necromancer.json"),
        CardSet::ForgedInFire => include_str!("../../facts/forged-in-fire.json"),
        CardSet::BattlegroundsDomination => {
            include_str!("../../facts/battlegrounds-domination.json")
        }
    };
    serde_json::from_str(text).expect("facts are JSON")
}

/// The records of all expansions.
pub(super) fn records() -> impl Iterator<Item = Value> + Clone {
    CardSet::PRINTED.into_iter().flat_map(of)
}

fn is_reprint(record: &Value) -> bool {
    !record["reprint_of"].is_null()
}

#[test]
fn every_card_of_an_expansion_is_as_its_record_says() {
    let mut found = Vec::new();
    for set in CardSet::PRINTED.into_iter().skip(1) {
        let records = of(set);
        for card in set::of(set) {
            let record = records.iter().find(|record| record["id"] == card.code.as_str());
            match record.filter(|record| !is_reprint(record)) {
                Some(record) => found.extend(check::differences(&card, record)),
                None => found.push(format!("{}: no record", card.id)),
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_reprint_is_the_card_it_repeats() {
    let cards = set::spells();
    let mut reprints = 0;
    for set in CardSet::PRINTED {
        for mut record in of(set).into_iter().filter(is_reprint) {
            let code = check::string(&record["reprint_of"]);
            let card = cards.iter().find(|card| card.code == code).expect("the first printing");
            let here = card.reprints.iter().find(|again| again.set == set).expect("a reprint");
            assert_eq!(record["id"], here.code.as_str());
            assert_eq!(record["copies"].as_u64(), Some(here.copies.into()), "{}", card.id);
            let fields = record.as_object_mut().expect("a record is an object");
            fields.remove("reprint_of");
            fields.insert("id".into(), code.into());
            fields.insert("copies".into(), card.copies.into());
            assert_eq!(check::differences(card, &record), Vec::<String>::new());
            reprints += 1;
        }
    }
    assert_eq!(reprints, 11);
    assert_eq!(cards.iter().map(|card| card.reprints.len()).sum::<usize>(), reprints);
}

#[test]
fn the_records_are_those_of_all_printed_cards() {
    let counts = CardSet::PRINTED.map(|set| of(set).len());
    assert_eq!(counts, [0, 67, 26, 60, 41, 26]);
    let codes: BTreeSet<String> = records().map(|record| check::string(&record["id"])).collect();
    assert_eq!(codes.len(), 220);
}

#[test]
fn starting_books_hold_printed_cards() {
    let names = records().map(|record| print::kebab(&check::string(&record["name_en"])));
    let known: BTreeSet<String> = names.chain(set::base().into_iter().map(|it| it.id)).collect();
    for book in Builtin::printed() {
        for (id, _) in book.cards() {
            assert!(known.contains(id), "{book}: {id}");
        }
    }
}

/// Ids and names of a card, its attacks and its abilities, in both languages.
fn names(card: &Card, record: &Value) -> Vec<(String, [String; 2])> {
    let mut names = vec![(
        format!("card-{}", card.id),
        [check::string(&record["name_en"]), check::string(&record["name_de"])],
    )];
    let named = |list: &str| match &record[list] {
        Value::Object(_) => vec![record[list].clone()],
        several => check::list(several).to_vec(),
    };
    let lists = [("basic_attack", "attack"), ("attacks", "attack"), ("abilities", "ability")];
    for (list, kind) in lists {
        // What a mage can do has names of its own, and so have the parts of some of it.
        let parts = |one: &Value| check::list(&one["options"]).to_vec();
        let all = named(list).into_iter().flat_map(|one| [vec![one.clone()], parts(&one)].concat());
        for printed in all.filter(|one| !one["name"].is_null() || !one["name_en"].is_null()) {
            let name = printed.get("name_en").unwrap_or(&printed["name"]);
            let name = check::string(name);
            // A Defense is no ability, though it is printed among them.
            if check::list(&record["defenses"]).iter().any(|it| it["name"] == name.as_str()) {
                continue;
            }
            let german = check::string(&record["words_de"][&name]);
            names.push((format!("{kind}-{}", print::kebab(&name)), [name, german]));
        }
    }
    names
}

/// The file of names in a language: 0 is English, 1 German. What an earlier set has named stands there.
fn file_of(language: usize) -> String {
    let base = [
        include_str!("../../../../../locales/en/cards-base.ftl"),
        include_str!("../../../../../locales/de/cards-base.ftl"),
    ][language];
    let mut known: BTreeSet<String> = base
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(id, _)| id.to_owned())
        .collect();
    let mut file = String::from(
        [
            "# Mage Wars: names of the cards of the expansions, as printed, and of their attacks and abilities.\n\
             # Made from crates/mage-wars/tests/facts by UPDATE_GOLDEN=1 cargo test -p mage-wars printed::expansions\n",
            "# Mage Wars: Namen der Karten der Erweiterungen, unsere eigenen, wo keine gedruckt sind, und ihrer Angriffe und \
             Fähigkeiten.\n\
             # Gemacht aus crates/mage-wars/tests/facts von UPDATE_GOLDEN=1 cargo test -p mage-wars printed::expansions\n",
        ][language],
    );
    for set in CardSet::PRINTED.into_iter().skip(1) {
        let records = of(set);
        writeln!(file, "\n## {}\n", set.id()).expect("text grows");
        let mages = set::mages().into_iter().map(|mage| mage.card).filter(|it| it.set == set);
        let mages = mages.map(|mage| (mage.clone(), mage_facts::of_expansion(&mage.id)));
        let cards = set::of(set).into_iter().map(|card| {
            let record = records.iter().find(|record| record["id"] == card.code.as_str());
            (card.clone(), record.expect("a record").clone())
        });
        for (card, record) in mages.chain(cards) {
            for (id, names) in names(&card, &record) {
                if known.insert(id.clone()) {
                    let name = &names[language];
                    assert!(!name.is_empty(), "{}: no name for {id} in the record", card.id);
                    writeln!(file, "{id} = {name}").expect("text grows");
                }
            }
        }
    }
    file
}

#[test]
fn the_files_of_names_are_made_from_the_records() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for (at, language) in ["en", "de"].into_iter().enumerate() {
        let file = locales.join(language).join("cards-expansions.ftl");
        let made = file_of(at);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&file, &made).expect("the file can be written");
        }
        let there = fs::read_to_string(&file).unwrap_or_default();
        assert!(there == made, "{}: UPDATE_GOLDEN=1 rewrites it", file.display());
    }
}
