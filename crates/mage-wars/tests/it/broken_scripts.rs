//! A script that is malformed or does not hold says what and where.

use mage_wars::MageWars;
use scenario::{Failure, Script, why};

const BOARD: &str = "game mage-wars
seat A beastmaster at A1
seat B warlock at A1
turn A
";

fn run(text: &str) -> Result<(), Failure> {
    Script::parse(text).and_then(|script| scenario::run::<MageWars>(&script)).map(|_| ())
}

/// Line, column and a part of the message for the board with `rest` after it.
fn fails(rest: &str) -> (usize, usize, String) {
    let failure = run(&format!("{BOARD}{rest}")).expect_err("the script must fail");
    (failure.line, failure.column, failure.what)
}

#[track_caller]
fn assert_fails(rest: &str, line: usize, column: usize, part: &str) {
    let (at_line, at_column, what) = fails(rest);
    assert_eq!((at_line, at_column), (line, column), "{what}");
    assert!(what.contains(part), "{what}");
}

#[test]
fn a_script_without_a_game_or_with_an_unknown_rule_is_not_read() {
    assert_eq!(run("").unwrap_err().what, "the script is empty");
    assert_eq!(run("\n\ndo pass").unwrap_err().line, 3);
    let failure = run("game mage-wars\ncovers MW-GUARD-03 MW-GUARD-99").unwrap_err();
    assert_eq!((failure.line, failure.column), (2, 20));
    assert_eq!(failure.what, "there is no rule MW-GUARD-99");
}

#[test]
fn a_wrong_board_is_named_by_line_and_column() {
    assert_fails("put A \"Timber Wulf\" at B2", 5, 7, "there is no Creature called “Timber Wulf”");
    assert_fails("put A \"Timber Wolf\" at Z", 5, 24, "not a zone");
    assert_fails("put A \"Timber Wolf", 5, 7, "never closed");
    assert_fails("put A \"Timber Wolf\" mana many", 5, 26, "not a number");
    assert_fails("put A \"Timber Wolf\" flying", 5, 21, "“flying” is no property");
    assert_fails("attach A \"Rhino Hide\" to wolf hidden", 5, 26, "nothing is called “wolf”");
    assert_fails("seat D wizard", 5, 6, "in order");
    assert_fails("weather rain", 5, 1, "“weather” is no statement");
    assert_fails("put A \"Timber Wolf\" at D3\ndo pass", 6, 0, "the board is not valid");
}

#[test]
fn an_answer_nobody_is_asked_for_lists_what_can_be_answered() {
    assert_fails("do activate wolf", 5, 0, "A may answer: activate mageA");
    assert_fails("do B activate mageB", 5, 0, "nobody is asked");
    assert_fails("do pass", 5, 0, "refused because of MW-ACTION-06");
}

#[test]
fn a_refusal_must_be_the_right_one() {
    assert_fails("cannot activate mageA because MW-GEN-06", 5, 0, "is allowed");
    assert_fails("cannot pass because MW-GEN-06", 5, 0, "refused because of MW-ACTION-06");
    assert_fails("cannot pass because MW-NO-01", 5, 0, "there is no rule MW-NO-01");
    assert_fails("cannot pass", 5, 0, "because RULE-ID");
}

#[test]
fn dice_must_be_exactly_those_that_are_rolled() {
    let attack = "do activate mageA\ndo attack mageB";
    assert_fails(attack, 6, 0, "Missing { sides: 6 }");
    assert_fails(&format!("dice effect 7\n{attack}"), 7, 0, "Mismatch");
    assert_fails(
        &format!("dice attack - - - -\n{attack}"),
        7,
        0,
        "1 dice were given that nobody rolled",
    );
    assert_fails("dice attack 7", 5, 13, "no face “7”");
    assert_fails("dice effect 13", 5, 13, "no face “13”");
    assert_fails("dice coin 1", 5, 11, "no face");
}

#[test]
fn an_expectation_that_does_not_hold_says_what_is_there() {
    assert_fails("expect mageA mana 11", 5, 19, "mana is 10");
    assert_fails("expect mageA guarding", 5, 14, "not so");
    assert_fails("expect mageA wisdom 3", 5, 21, "nothing that can be expected");
    assert_fails("expect asked B", 5, 14, "asked is “A”");
    assert_fails("expect winner A", 5, 0, "still running");
    assert_fails("expect option guard", 5, 0, "is not offered");
    assert_fails("expect no option activate mageA", 5, 0, "is offered");
    assert_fails("expect log \"dragon\"", 5, 0, "no line of the log says so");
    assert_fails("expect view A has \"dragon\"", 5, 0, "holds no “dragon”");
    assert_fails("expect round 1 please", 5, 16, "too much");
    assert_fails("at roll-dice", 5, 0, "nobody is asked at “roll-dice”");
    assert_fails("expect mageA damage 0\nseat C wizard", 6, 1, "a game that has begun");
}

#[test]
fn why_lists_every_answer_and_the_rule_against_the_others() {
    let script = Script::parse(&format!("{BOARD}do activate mageA")).unwrap();
    let [asked] = why::<MageWars>(&script).unwrap().try_into().unwrap();
    let offered: Vec<_> = asked.options.iter().map(|(phrase, _)| phrase.as_str()).collect();
    assert_eq!(
        offered,
        ["move to B1", "move to A2", "attack mageA", "attack mageB", "guard", "finish"]
    );
    let script = Script::parse(&format!("{BOARD}expect running")).unwrap();
    let [asked] = why::<MageWars>(&script).unwrap().try_into().unwrap();
    let refused: Vec<_> = asked
        .refused
        .iter()
        .map(|(phrase, _, refusal)| (phrase.as_str(), refusal.rule.as_str()))
        .collect();
    assert_eq!(refused, [("activate mageB", "MW-GEN-06"), ("pass", "MW-ACTION-06")]);
}
