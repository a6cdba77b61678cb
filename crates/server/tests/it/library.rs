//! Cards, rules and the codex over the wire.

use protocol::{CardInfo, Codex, RuleFound, RulesFound};
use serde::de::DeserializeOwned;

use crate::host::Host;

async fn get<T: DeserializeOwned>(host: &Host, path: &str) -> T {
    let answer = host.request("GET", &format!("/api/v1{path}"), None).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

#[tokio::test]
async fn cards_are_told_with_text_and_with_what_one_filters_by() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let all: Vec<CardInfo> = get(&host, "/cards/mage-wars").await;
    assert!(all.len() > 170 && all.iter().all(|card| !card.name.is_empty()));
    assert!(all.iter().all(|card| card.facts.is_none()), "a list is not the whole data");

    let wolves: Vec<CardInfo> =
        get(&host, "/cards/mage-wars?query=timber%20WOLF&language=de").await;
    let wolf = wolves.iter().find(|card| card.id == "timber-wolf").unwrap();
    assert_eq!(wolf.name, "Timberwolf");
    let face = wolf.face.as_ref().unwrap();
    assert_eq!(face["kind"], "creature");
    assert_eq!((&face["schools"][0], &face["levels"][0]), (&"nature".into(), &2.into()));
    assert_eq!(face["any_school"], false);
    assert!(face["cost"].is_number() && face["subtypes"].is_array() && face["traits"].is_array());
    let lines = face["text"]["lines"].as_array().unwrap();
    let spans = lines.iter().flat_map(|line| line["spans"].as_array().unwrap());
    assert!(spans.clone().any(|span| span["kind"] == "keyword" && span["keyword"] == "creature"));

    let one: CardInfo = get(&host, "/cards/mage-wars/timber-wolf").await;
    assert!(one.facts.is_some());
    let deeds: Vec<CardInfo> = get(&host, "/cards/mage-knight").await;
    assert!(deeds.iter().all(|card| card.face.is_none() && card.played));
}

#[tokio::test]
async fn rules_are_found_by_id_by_words_and_by_the_words_of_the_codex() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let found: RulesFound = get(&host, "/rules/mage-wars?query=MW-GUARD-03").await;
    assert_eq!((found.rules[0].id.as_str(), found.rules[0].rank.as_str()), ("MW-GUARD-03", "id"));
    assert!(!found.rules[0].covered_by.is_empty());

    let german: RulesFound = get(&host, "/rules/mage-wars?query=fliegen&language=de").await;
    assert!(german.codex.iter().any(|entry| entry.id == "flying" && !entry.rules.is_empty()));
    let found: RulesFound =
        get(&host, "/rules/mage-wars?query=Zauberquelle%20Ablagestapel&language=de").await;
    let rule = found.rules.iter().find(|rule| rule.id == "MW-SPAWN-06").unwrap();
    assert_eq!((rule.language.as_str(), rule.section.as_str()), ("de", "Zauberquellen"));
    let many: RulesFound = get(&host, "/rules/mage-wars?query=e").await;
    assert_eq!(many.rules.len(), 200);
    assert!(many.left_out > 100, "no answer is longer than a page can show");

    let rule: RuleFound = get(&host, "/rules/mage-wars/mw-trait-aegis-01").await;
    assert_eq!(rule.rule.id, "MW-TRAIT-AEGIS-01");
    assert!(rule.codex.iter().any(|entry| entry.id == "aegis"));

    let codex: Codex = get(&host, "/codex/mage-wars?language=de").await;
    assert!(codex.codex.len() > 150 && codex.groups.iter().all(|group| group.rules > 0));
    assert!(codex.codex.iter().all(|entry| !entry.text.is_empty() && !entry.rules.is_empty()));
    let other: Codex = get(&host, "/codex/mage-knight").await;
    assert!(other.codex.is_empty() && !other.groups.is_empty());
}

#[tokio::test]
async fn what_cannot_be_looked_up_is_said_clearly() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let long = format!("/rules/mage-wars?query={}", "x".repeat(201));
    for (path, status, message) in [
        ("/cards/chess", 404, "server-no-such-game-kind"),
        ("/cards/mage-wars/no-such-card", 404, "server-no-such-card"),
        ("/codex/chess", 404, "server-no-such-game-kind"),
        ("/rules/chess?query=pawn", 404, "server-no-such-game-kind"),
        ("/rules/mage-wars/MW-NONE-01", 404, "server-no-such-rule"),
        ("/cards/mage-wars?language=fr", 422, "server-no-such-language"),
        ("/cards/mage-wars?colour=red", 400, "server-unreadable"),
        (long.as_str(), 422, "server-question-too-long"),
    ] {
        let answer = host.request("GET", &format!("/api/v1{path}"), None).await;
        assert_eq!((answer.status, answer.problem().as_str()), (status, message), "{path}");
    }
}
