//! `sim` and `ladder`.

use serde_json::Value;

use crate::grimoire;

fn sim(game: &str, seats: &str, seed: &str, threads: &str) -> Value {
    let fixed = ["sim", game, "--seats", seats, "--games", "12", "--json"];
    let ran = grimoire(&[&fixed[..], &["--seed", seed, "--threads", threads]].concat());
    ran.ok();
    ran.json()
}

/// Without what depends on the time it took.
fn lasting(mut report: Value) -> Value {
    for key in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(report[key].is_number(), "{key}");
        report[key] = Value::Null;
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_result_on_one_thread_and_on_two() {
    for (game, seats) in [("mage-wars", "random,bot:random"), ("mage-knight", "random")] {
        let one = lasting(sim(game, seats, "5", "1"));
        assert_eq!(one, lasting(sim(game, seats, "5", "2")), "{game}");
        assert_eq!(one["games"], 12);
        assert_eq!(one["errors"], 0);
        assert!(one["mean_decisions"].as_f64().unwrap() > 1.0);
        let other = lasting(sim(game, seats, "6", "2"));
        assert_ne!(one["decisions"], other["decisions"], "{game}");
    }
}

#[test]
fn every_game_is_won_by_somebody_or_drawn() {
    let report = sim("mage-wars", "random,random", "5", "2");
    let wins: u64 = report["wins"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
    assert_eq!(wins + report["draws"].as_u64().unwrap(), 12);
    assert_eq!(report["mean_score"].as_array().unwrap().len(), 2);
}

#[test]
fn a_scenario_that_one_plays_alone_is_won_or_lost() {
    let report = sim("mage-knight", "random", "5", "2");
    assert_eq!(report["wins"][0].as_u64().unwrap() + report["lost"].as_u64().unwrap(), 12);
    assert_eq!(report["draws"], 0);
}

#[test]
fn a_scenario_is_named_and_what_came_of_it_is_shown() {
    let args = ["sim", "mage-knight", "--scenario", "blitz-conquest", "--seats", "random,random"];
    let ran = grimoire(&[&args[..], &["--games", "3", "--json"]].concat());
    ran.ok();
    let figures = &ran.json()["figures"];
    assert_eq!(figures.as_array().unwrap().len(), 2, "{figures}");
    let names: Vec<_> =
        figures[1].as_array().unwrap().iter().filter_map(|it| it["name"].as_str()).collect();
    assert!(names.contains(&"fame") && names.contains(&"cities conquered"), "{names:?}");
    assert!(figures[0][0]["margin"].is_number() && figures[0][0]["share"].is_number());
    let shown = grimoire(&[&args[..], &["--games", "3"]].concat());
    assert!(shown.out.contains("city revealed"), "{}", shown.out);
}

#[test]
fn a_scenario_that_does_not_exist_is_wrong_input() {
    let sim = |game, seats, name| grimoire(&["sim", game, "--seats", seats, "--scenario", name]);
    sim("mage-knight", "random", "holiday").is_wrong_input(
        "there is no scenario “holiday”; there are: first-reconnaissance, full-conquest",
    );
    sim("mage-wars", "random,random", "holiday").is_wrong_input("mage-wars has no --scenario");
    sim("mage-knight", "random", "solo-conqest").is_wrong_input("did you mean solo-conquest");
    // Two cannot play alone.
    sim("mage-knight", "random,random", "solo-conquest").is_wrong_input("the setup");
}

#[test]
fn a_game_without_an_end_is_drawn_and_named() {
    let args = ["--seats", "random,random", "--games", "2", "--max-answers", "3"];
    let ran = grimoire(&[&["sim", "mage-wars"], &args[..]].concat());
    assert!(
        ran.ok().contains("2 games had no end after 3 answers and count as drawn: 0, 1"),
        "{ran:?}"
    );
    let alone = grimoire(&[&["sim", "mage-wars", "--first", "1", "--json"], &args[..]].concat());
    let report = alone.json();
    assert_eq!((&report["draws"], &report["games"]), (&2.into(), &2.into()));
    assert_eq!((&report["endless"], &report["errors"]), (&2.into(), &0.into()));
    assert_eq!(report["endless_list"][0]["game"], 1);
}

#[test]
fn bots_and_setups_that_do_not_exist_are_wrong_input() {
    let sim = |seats| grimoire(&["sim", "mage-wars", "--seats", seats]);
    sim("random,clever")
        .is_wrong_input("there is no bot “clever”; available: random, greedy, easy, normal, hard");
    sim("random,hard:ms=fast").is_wrong_input("“fast” is no value of ms");
    sim("random,random:ms=5").is_wrong_input("no option “ms”");
    sim("random").is_wrong_input("--seats names one player, but the setup has 2 seats");
    let missing =
        grimoire(&["sim", "mage-wars", "--seats", "random,random", "--setup", "no-such.json"]);
    missing.is_wrong_input("no-such.json");
}

#[test]
fn a_broken_setup_is_named_with_line_and_column_and_a_wrong_one_with_its_problems() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("setup.json");
    let name = file.to_str().unwrap();
    let sim = || grimoire(&["sim", "mage-wars", "--seats", "random,random", "--setup", name]);
    std::fs::write(&file, "{\n  \"seats\": [,\n}").unwrap();
    sim().is_wrong_input("line 2 column 13");
    std::fs::write(&file, r#"{"seats": [{"mage": "warlock"}, {"mage": "nobody"}]}"#).unwrap();
    sim().is_wrong_input("nobody");
    std::fs::write(&file, r#"{"seats": [{"mage": "warlock"}, {"mage": "wizard"}]}"#).unwrap();
    sim().ok();
}

#[test]
fn a_ladder_rates_every_bot_around_1500() {
    let args = ["ladder", "mage-wars", "--bots", "random,random,random", "--games", "10"];
    let ran = grimoire(&[&args[..], &["--json"]].concat());
    ran.ok();
    let report = ran.json();
    let ladder = report["ladder"].as_array().unwrap();
    assert_eq!(ladder.len(), 3);
    let elo = |at: usize| ladder[at]["elo"].as_f64().unwrap();
    assert!((elo(0) + elo(1) + elo(2) - 4500.0).abs() < 0.01);
    assert!(elo(0) >= elo(1) && elo(1) >= elo(2), "best first");
    for rung in ladder {
        assert_eq!(rung["games"], 20);
        assert!(rung["low"].as_f64() < rung["elo"].as_f64());
    }
    assert_eq!(grimoire(&args).ok().lines().count(), 4);
}

#[test]
fn a_game_of_a_ladder_that_has_no_end_is_drawn() {
    let args = ["ladder", "mage-wars", "--bots", "random,random", "--games", "4"];
    let limit = ["--max-answers", "5"];
    let ran = grimoire(&[&args[..], &limit, &["--json"]].concat());
    ran.ok();
    let report = ran.json();
    assert_eq!(report["endless"], 4);
    assert_eq!(report["errors"], 0);
    assert_eq!(report["ladder"][0]["draws"], 4);
    let ran = grimoire(&[&args[..], &limit].concat());
    let told = ran.ok();
    assert!(told.contains("without an end, counted as drawn: 4"), "{told}");
}

#[test]
fn a_ladder_needs_two_bots_and_two_seats() {
    grimoire(&["ladder", "mage-wars", "--bots", "random"]).is_wrong_input("two or more");
    grimoire(&["ladder", "mage-knight", "--bots", "random,random"]).is_wrong_input("two seats");
}

#[test]
fn bots_that_search_give_the_same_result_for_the_same_seed() {
    let args = [
        "sim",
        "mage-wars",
        "--seats",
        "easy:iterations=40,greedy",
        "--pairings",
        "apprentice",
        "--games",
        "4",
        "--json",
    ];
    let run = |threads| {
        let ran = grimoire(&[&args[..], &["--threads", threads]].concat());
        ran.ok();
        lasting(ran.json())
    };
    let one = run("1");
    assert_eq!(one, run("2"));
    assert_eq!((&one["games"], &one["errors"]), (&4.into(), &0.into()));
}

#[test]
fn pairings_are_for_games_with_printed_books_and_in_place_of_a_setup() {
    let sim = |game, more: &[&str]| {
        grimoire(&[&["sim", game, "--seats", "random,random"], more].concat())
    };
    sim("mage-knight", &["--pairings", "starting"]).is_wrong_input("no books to pair");
    sim("mage-wars", &["--pairings", "starting", "--setup", "x.json"]).is_wrong_input("--setup");
    sim("mage-wars", &["--pairings", "poker"]).is_wrong_input("poker");
}

#[test]
fn recorded_games_are_gone_on_with_and_files_of_other_runs_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games");
    let name = file.to_str().unwrap();
    let record = |games: &str, more: &[&str]| {
        let fixed = ["sim", "mage-wars", "--seats", "random,greedy", "--pairings", "random"];
        let rest =
            ["--rounds", "3", "--opening", "5", "--json", "--games", games, "--record", name];
        grimoire(&[&fixed[..], &rest, more].concat())
    };
    let first = record("3", &[]);
    first.ok();
    assert_eq!(
        (first.json()["games"].as_u64(), first.json()["stopped"].as_u64()),
        (Some(3), Some(3))
    );
    let whole = std::fs::read(&file).unwrap();
    // As if the program had ended while it wrote.
    std::fs::write(&file, &whole[..whole.len() - 5]).unwrap();
    let more = record("5", &["--threads", "2"]);
    more.ok();
    let report = more.json();
    assert_eq!((report["recorded_before"].as_u64(), report["games"].as_u64()), (Some(2), Some(3)));
    let again = record("5", &[]);
    assert_eq!(again.json()["recorded_before"], 5);
    let longer = std::fs::read(&file).unwrap();
    assert!(longer.len() > whole.len());
    for wrong in [["--seed", "9"], ["--max-answers", "77"]] {
        let refused = record("3", &wrong);
        refused.is_wrong_input(wrong[0]);
    }
    assert_eq!(std::fs::read(&file).unwrap(), longer, "nothing has changed");
    std::fs::write(&file, "something else\n").unwrap();
    record("3", &[]).is_wrong_input("no file of recorded games");
    assert_eq!(std::fs::read(&file).unwrap(), b"something else\n");
}
