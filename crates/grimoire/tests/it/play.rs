//! `play`, driven by lines as over a pipe.

use crate::{grimoire, grimoire_reading};

/// Answers that come around to every number: some do not fit and are asked again.
fn any_answers() -> String {
    (0..60_000u32).map(|at| format!("{}\n", at.wrapping_mul(2_654_435_761) % 7 + 1)).collect()
}

#[test]
fn a_person_plays_to_the_end() {
    for game in ["mage-wars", "mage-knight"] {
        let ran = grimoire_reading(&["play", game, "--seed", "11"], &any_answers());
        let text = ran.ok();
        assert!(text.contains("The seed was 0b00"), "{game}: {}", &text[text.len() - 2000..]);
        assert!(!text.contains('⟦'), "{game}: something has no words");
    }
}

#[test]
fn bots_play_without_anybody() {
    let ran = grimoire(&["play", "mage-wars", "--seats", "bot:random,random", "--seed", "3"]);
    assert!(ran.ok().contains("The seed was "), "{ran:?}");
}

#[test]
fn the_end_of_the_input_and_q_quit() {
    let ended = grimoire(&["play", "mage-knight", "--seed", "1"]);
    assert!(ended.ok().ends_with("Until next time.\n"));
    let quit = grimoire_reading(&["play", "mage-knight", "--seed", "1"], "q\n1\n1\n");
    assert_eq!(quit.ok().matches("A> ").count(), 1);
}

#[test]
fn commands_explain_filter_and_look_up() {
    let input = "?\n/rest\nrule mk-move-05\nrule xyzzyplugh\n99\nhm hm\nhelp\nb\nlog\nq\n";
    let ran = grimoire_reading(&["play", "mage-knight", "--seed", "1"], input);
    let text = ran.ok();
    assert!(text.contains("    MK-"), "? names rules: {text}");
    assert!(text.contains("other answers)"), "/ hides: {text}");
    assert!(text.contains("MK-MOVE-05 – "), "{text}");
    assert!(text.contains("Nothing is known about “xyzzyplugh”"), "{text}");
    assert!(text.contains("Answer with a number from 1 to"), "{text}");
    assert!(text.contains("“hm hm” is no command"), "{text}");
    assert!(text.contains("save FILE"), "{text}");
    assert_eq!(text.matches("First Reconnaissance").count(), 2, "b draws the board: {text}");
}

#[test]
fn an_answer_is_taken_back_until_something_stands_in_the_way() {
    let ran = grimoire_reading(&["play", "mage-knight", "--seed", "1"], "u\n1\n1\nu\nq\n");
    let text = ran.ok();
    assert!(text.contains("Not taken back: There is nothing to take back."), "{text}");
    assert!(text.contains("\nTaken back.") || text.contains("> Taken back."), "{text}");
    let hands: Vec<_> = text.lines().filter(|line| line.starts_with("   Hand: ")).collect();
    assert_eq!(hands.first(), hands.last(), "the card is back in the hand: {text}");
}

#[test]
fn people_who_share_the_screen_are_told_to_hand_over() {
    let args = ["play", "mage-wars", "--seats", "human,human", "--seed", "1"];
    // A sits down, takes the initiative, prepares a spell and is ready: the last of the answers.
    let ran = grimoire_reading(&args, "\n1\n1\n/ready\nq\n");
    let ready = ran.ok().lines().filter_map(|line| line.trim().strip_suffix("  Ready")).next_back();
    let ready = ready.expect("the end of planning is offered").to_owned();
    let ran = grimoire_reading(&args, &format!("\n1\n1\n{ready}\n\nq\n"));
    let text = ran.ok();
    assert!(text.contains("prepared: Bitterwood Fox"), "own prepared spells are shown: {text}");
    assert!(
        text.contains("Seat A is next. Hand over") && text.contains("Seat B is next"),
        "{text}"
    );
    let first = text.find("Seat A is next").unwrap();
    assert!(!text[..first].contains('┌'), "nothing is shown before somebody sits there: {text}");
}

#[test]
fn nobody_is_shown_what_another_person_keeps_hidden() {
    let setup = r#"{"seats": [{"mage": "beastmaster"}, {"mage": "warlock"}], "position": {
        "round": 1, "initiative": 0, "turn": 0,
        "mages": [{"zone": "A1", "active": true, "mana": 9}, {"zone": "B3", "active": true, "mana": 9}],
        "objects": [{"enchantment": {"card": "rhino-hide", "controller": 0, "on": 0, "hidden": true}}]}}"#;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("setup.json");
    std::fs::write(&file, setup).unwrap();
    let args = [
        "play",
        "mage-wars",
        "--seats",
        "human,human",
        "--setup",
        file.to_str().unwrap(),
        "--seed",
        "1",
    ];
    // The last answer each time: nothing is revealed, the turn goes on.
    let input: String = (0..30).map(|_| "\n?\nlog\n5\n4\n3\n").collect();
    let ran = grimoire_reading(&args, &input);
    let parts: Vec<_> = ran.ok().split("Seat ").collect();
    let (own, others): (Vec<&str>, Vec<&str>) =
        parts.into_iter().partition(|part| part.starts_with("A is next"));
    assert!(own.iter().any(|part| part.contains("Rhino Hide (hidden)")), "{ran:?}");
    let before = others.iter().take_while(|part| !part.contains("is revealed"));
    let seen: String = before.copied().collect();
    assert!(seen.contains("B is next") && seen.contains("A ? (hidden)"), "{seen}");
    assert!(!seen.contains("Rhino Hide"), "{seen}");
}

/// Both heroes in First Reconnaissance; Goldyx (B) stands on a village.
fn beside_a_village() -> (tempfile::TempDir, String) {
    let hero = |at: &str, hand: &str, deck: &str| {
        format!(
            r#"{{"at": {at}, "fame": 0, "hand": [{hand}], "deck": [{deck}], "discard": [], "played": [],
            "reputation": 0, "crystals": [0,0,0,0], "mana": [0,0,0,0,0,0], "units": [], "skills": [], "tactic": null}}"#
        )
    };
    let common = r#""rage", "swiftness", "swiftness", "march", "stamina", "stamina", "tranquility", "promise",
        "threaten", "crystallize", "mana-draw", "improvisation""#;
    let tovak = hero(
        r#"{"q": 3, "r": -1}"#,
        r#""rage", "march""#,
        &format!(r#"{common}, "cold-toughness", "concentration""#),
    );
    let goldyx = hero(
        r#"{"q": 2, "r": -3}"#,
        r#""rage""#,
        &format!(r#"{common}, "march", "determination", "will-focus""#),
    );
    let setup = format!(
        r#"{{"heroes": ["tovak", "goldyx"], "board": {{"round": 1, "time": "day",
        "tiles": [{{"tile": "start-a", "at": {{"a": 0, "b": 0}}, "turned": 0}},
            {{"tile": "countryside-1", "at": {{"a": 0, "b": 1}}, "turned": 0}},
            {{"tile": "countryside-2", "at": {{"a": 1, "b": 0}}, "turned": 0}}],
        "stack": ["countryside-3", "countryside-4", "countryside-5", "countryside-6", "countryside-7",
            "countryside-8", "core-1", "core-2", "core-5"],
        "left_out": ["countryside-9", "countryside-10", "countryside-11", "core-3", "core-4"],
        "players": [{tovak}, {goldyx}],
        "turn": {{"seat": 0, "kind": "open", "move_points": 0, "influence": 0, "healing": 0}}}}}}"#
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("setup.json");
    std::fs::write(&file, setup).unwrap();
    let file = file.to_str().unwrap().to_owned();
    (folder, file)
}

/// MK-RULING-98: plundering in the turn of another, at one screen.
#[test]
fn people_call_in_between_in_the_turn_of_another() {
    let (_folder, file) = beside_a_village();
    let play = |seats, input: &str| {
        let args = [
            "play",
            "mage-knight",
            "--seats",
            seats,
            "--setup",
            &file,
            "--seed",
            "1",
            "--lang",
            "en",
        ];
        grimoire_reading(&args, input).ok().to_owned()
    };
    // A sits down and calls a seat that is not there, then B, who sits down and plunders; A goes on.
    let text = play("human,human", "\nseat C\nseat b\n\n1\n\nq\n");
    assert!(text.contains("Seat B may do something meanwhile: type seat B."), "{text}");
    assert!(text.contains("Nobody of that name can do anything now."), "{text}");
    let handed: Vec<_> =
        text.split("Seat ").filter_map(|part| part.split_once(" is next")).collect();
    assert_eq!(handed.iter().map(|(seat, _)| *seat).collect::<String>(), "ABA", "{text}");
    assert!(handed[2].1.contains("Goldyx plunders the village."), "the turn goes on: {text}");
    assert_eq!(text.matches("Seat B may do something").count(), 1, "only once: {text}");
    // Who lets it go by is not asked again in this turn of a bot.
    let text = play("bot:greedy,human", "\nq\n");
    assert_eq!(text.matches("Enter lets it go by.").count(), 1, "{text}");
    assert!(!text.contains("Goldyx plunders"), "{text}");
    let text = play("bot:greedy,human", "1\nq\n");
    assert!(text.contains("Goldyx plunders"), "{text}");
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let play = |seed| {
        let ran = grimoire_reading(&["play", "mage-wars", "--seed", seed], &any_answers());
        ran.ok().to_owned()
    };
    assert_eq!(play("12"), play("12"));
    assert_ne!(play("12"), play("13"));
}

#[test]
fn the_language_is_that_of_the_environment_unless_asked_otherwise() {
    let run = |args: &[&str], language: &str| {
        let mut command = crate::command(args);
        let output =
            command.env("LC_ALL", language).stdin(std::process::Stdio::null()).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let args = ["play", "mage-knight", "--seed", "1"];
    assert!(run(&args, "de_AT.UTF-8").contains("Bis zum nächsten Mal."));
    assert!(run(&args, "fr_FR.UTF-8").contains("Until next time."));
    let english = [&args[..], &["--lang", "en"]].concat();
    assert!(run(&english, "de_AT.UTF-8").contains("Until next time."));
}

#[test]
fn seats_that_do_not_fit_are_wrong_input() {
    let play = |seats| grimoire(&["play", "mage-wars", "--seats", seats]);
    play("human").is_wrong_input("--seats names one player");
    play("human,ghost").is_wrong_input(
        "there is no bot “ghost”; available: random, greedy, easy, normal, hard; or human",
    );
    play("human,bot:normal:speed=9").is_wrong_input("no option “speed”; it takes ms, iterations");
    grimoire(&["play", "mage-wars", "--seed", "seven"]).is_wrong_input("64 hexadecimal digits");
}

#[test]
fn a_game_is_named_in_short_and_cards_show_cost_and_copies() {
    let args = [
        "play",
        "mage-wars",
        "--mage",
        "wizard",
        "--book",
        "starting:wizard",
        "--against",
        "priestess",
    ];
    let ran = grimoire_reading(
        &[&args[..], &["--level", "random", "--full", "--seed", "1"]].concat(),
        "1\n1\n",
    );
    let text = ran.ok();
    assert!(text.contains("Priestess") && text.contains("D3"), "{text}");
    assert!(text.contains(" mana; 2 copies)") && text.contains(" to reveal; "), "{text}");
    let args =
        ["play", "mage-knight", "--scenario", "solo-conquest", "--hero", "goldyx", "--seed", "1"];
    assert!(grimoire(&args).ok().contains("Goldyx: Fame 0"));
    grimoire(&["play", "mage-knight", "--mage", "wizard"])
        .is_wrong_input("mage-knight has no --mage");
    grimoire(&["play", "mage-wars", "--mage", "wizard", "--book", "starting:warlock"])
        .is_wrong_input("the book is for the Warlock, not for the Wizard");
}

#[test]
fn a_game_that_is_kept_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let file = file.to_str().unwrap();
    let args = ["play", "mage-knight", "--seed", "1", "--keep", file];
    let ran = grimoire_reading(&args, "1\n1\n");
    let hand = |text: &str| {
        text.rsplit("Hand: ").next().and_then(|it| it.lines().next().map(str::to_owned))
    };
    let resumed = grimoire_reading(&["play", "--resume", file], "undo\n");
    assert_eq!(hand(ran.ok()), hand(resumed.ok().split("Taken back").next().unwrap()));
    assert!(resumed.out.contains("Taken back."), "{resumed:?}");
    grimoire(&["replay", "show", file]).ok();
    grimoire(&["play", "mage-wars", "--resume", file]).is_wrong_input("a game of mage-knight");
    grimoire(&["play", "--resume", "no-such.json"]).is_wrong_input("no-such.json");
}

#[test]
fn a_setup_is_written_checked_and_played() {
    let folder = tempfile::tempdir().unwrap();
    for (game, words) in
        [("mage-wars", ["--mage", "wizard"]), ("mage-knight", ["--hero", "norowas"])]
    {
        let file = folder.path().join(format!("{game}.json"));
        let file = file.to_str().unwrap();
        let write = || grimoire(&[&["setup", game][..], &words, &["--output", file]].concat());
        write().ok();
        write().is_wrong_input("the file exists already");
        assert!(grimoire(&["setup", game, "--check", file]).ok().contains("a valid setup"));
        grimoire(&["play", game, "--setup", file, "--seed", "1"]).ok();
        grimoire(&["play", game, "--setup", file, "--full"]).is_wrong_input("--full");
    }
}
