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
}

#[test]
fn an_impossible_board_is_refused_at_the_line_that_wrote_it() {
    assert_fails(
        "put A \"Timber Wolf\" at D3\ndo pass",
        5,
        0,
        "the board is not valid: line 5: Zone D3 is not in the arena.",
    );
    assert_fails(
        "prepared A \"Dispel\" \"Agony\"\nprepared A \"Charge\"\ndo pass",
        6,
        0,
        "At most 2 spells",
    );
    assert_fails(
        "put A \"Timber Wolf\" at A1 as wolf\nprepared A \"Dispel\" for wolf\ndo pass",
        6,
        0,
        "No spells",
    );
    assert_fails("put A \"Timber Wolf\" at A1 token open 1\ndo pass", 5, 0, "cannot lie there");
    assert_fails("put A \"Timber Wolf\" at A1 mana 3\ndo pass", 5, 0, "It holds no mana");
    assert_fails("put A \"Timber Wolf\" at A1 opened\ndo pass", 5, 0, "cannot lie there");
    assert_fails("put A \"Timber Wolf\" at A1 taunt 1\ndo pass", 5, 0, "must say whose");
    assert_fails("put A \"Timber Wolf\" at A1 chosen mageB\ndo pass", 5, 0, "Nothing is chosen");
    assert_fails("put A \"Timber Wolf\" at A1 used 1\ndo pass", 5, 0, "could have been used");
    assert_fails(
        "attach A \"Mage Wand\" to mageA bound \"Fireball\"\ndo pass",
        5,
        0,
        "cannot be bound",
    );
    assert_fails(
        "attach A \"Rhino Hide\" to A1 hidden\ndo pass",
        5,
        0,
        "cannot be attached to this",
    );
    assert_fails("put A \"Timber Wolf\" token tooth 1", 5, 27, "there are armor, banish");
    assert_fails("put A \"Timber Wolf\" by nobody", 5, 24, "nothing is called “nobody”");
}

#[test]
fn what_is_not_offered_must_be_an_answer_at_all() {
    assert_fails(
        "expect no option atack mageB",
        5,
        0,
        "no answer of this game; A may answer: activate mageA",
    );
    assert_fails(
        "expect no option activate wolf",
        5,
        0,
        "“wolf” names no such thing; A may answer",
    );
    assert_fails(
        "expect no option attack mageB",
        5,
        0,
        "another question; A may answer: activate mageA",
    );
    assert_fails("expect no option attack mageB", 5, 0, "write “expect unasked attack mageB”");
    assert_fails("expect unasked activate mageB", 5, 0, "is thought of here");
    assert_fails("expect unasked activate mageA", 5, 0, "is offered here");
    assert_fails("expect unasked cast firebal on mageB", 5, 0, "“firebal” names no such thing");
    assert_fails(
        "cannot attack mageB because MW-GEN-06",
        5,
        0,
        "nobody is asked for “attack mageB”",
    );
    let holds = "expect no option activate mageB\nexpect no option activate timber-wolf\nexpect unasked B counterstrike";
    assert_eq!(run(&format!("{BOARD}{holds}")), Ok(()));
}

const BLOCK: &str = "attach B \"Block\" to mageB hidden as block\n";

#[test]
fn no_window_is_taken_that_wastes_the_card() {
    let attack = format!("{BLOCK}do activate mageA\ndo attack mageB\n");
    let (line, _, what) = fails(&format!("{attack}do B reveal block"));
    assert_eq!(line, 8);
    for part in [
        "“reveal block” at declare-attack would waste it",
        "declare-attack (wasted), pay-costs (wasted), roll-to-miss (wasted); then it is asked for by itself",
        "do B reveal block at declare-attack",
    ] {
        assert!(what.contains(part), "{what}");
    }
    // The moment is said, so it is meant.
    let wasted = "dice attack 1 1 1\ndo B reveal block at pay-costs\nexpect block destroyed\nexpect mageB damage 3";
    assert_eq!(run(&format!("{BOARD}{attack}{wasted}")), Ok(()));
    let held = "dice attack 1 1 1\nat pay-costs\ndo B reveal block\nexpect mageB damage 3";
    assert_eq!(run(&format!("{BOARD}{attack}{held}")), Ok(()));
    // Asked for by itself it works.
    let blocked = "expect asked B\ndo B reveal block\nexpect mageB damage 0";
    assert_eq!(run(&format!("{BOARD}{attack}{blocked}")), Ok(()));
    let late = format!("{attack}do B reveal block at attack-ends");
    assert_fails(
        &late,
        8,
        0,
        "nobody is asked for “reveal block” at “attack-ends”; the moments that came are",
    );
}

#[test]
fn an_expectation_declines_nothing_that_is_somebodys_to_decide() {
    let quick = "prepared A \"Dispel\"\nattach B \"Rhino Hide\" to mageA revealed\ndo activate mageA\ndo finish\n";
    assert_fails(
        &format!("{quick}expect asked B"),
        9,
        14,
        "A is asked; it would hold after A’s “pass” at around, but no expectation decides that: write “do A pass” first",
    );
    assert_eq!(run(&format!("{BOARD}{quick}expect asked A\ndo A pass\nexpect asked B")), Ok(()));
}

#[test]
fn a_look_lets_nothing_pass() {
    let hidden = "attach B \"Rhino Hide\" to mageB hidden as hide\ndo activate mageA\n";
    assert_eq!(run(&format!("{BOARD}{hidden}expect now asked B\nexpect asked A")), Ok(()));
    assert_fails(&format!("{hidden}expect asked A\nexpect now asked B"), 8, 18, "A is asked");
}

#[test]
fn what_lies_on_things_can_be_expected() {
    let board = "put B \"Timber Wolf\" at A1 as wolf owner A token rage 2 taunt 1 by mageA\n\
                 attach A \"Mage Wand\" to mageA in weapon as wand bound \"Dispel\" shown used bound\n\
                 attach A \"Hellfire Trap\" to B1 hidden as trap\n";
    let holds = "expect wolf controller B\nexpect wolf owner A\nexpect wolf not controller A\nexpect wolf token rage 2\n\
                 expect wolf taunt 1\nexpect wand bound \"Dispel\"\nexpect trap at B1\nexpect trap hidden\n";
    assert_eq!(run(&format!("{BOARD}{board}{holds}")), Ok(()));
    assert_fails(&format!("{board}expect wolf controller A"), 8, 24, "its controller is B");
    assert_fails(&format!("{board}expect wolf token rage 1"), 8, 24, "is 2");
    assert_fails(&format!("{board}expect wand bound \"Agony\""), 8, 19, "dispel is bound to it");
    assert_fails(&format!("{board}expect points A 7"), 8, 17, "the spellbook’s points is");
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
    assert_fails(
        attack,
        6,
        0,
        "an attack die is rolled that the script does not give: the attack roll of mageA (A), step Roll Dice after A’s \
         “attack mageB”",
    );
    assert_fails(
        &format!("dice effect 7\n{attack}"),
        7,
        0,
        "an attack die is rolled, but the next one given (line 5) is an effect die: the attack roll of mageA",
    );
    assert_fails(
        &format!("dice attack - - - 2*\n{attack}"),
        5,
        0,
        "1 dice were given that nobody rolled: 2*",
    );
    assert_fails("dice attack 7", 5, 13, "no face “7”");
    assert_fails("dice effect 13", 5, 13, "no face “13”");
    assert_fails("dice coin 1", 5, 11, "no face");
}

#[test]
fn an_expectation_that_does_not_hold_says_what_is_there() {
    assert_fails("expect mageA mana 11", 5, 19, "mana is 10");
    assert_fails("expect mageA guarding", 5, 14, "not so: it is not guarding");
    assert_fails("expect mageA at B2", 5, 17, "not so: it is at A1");
    assert_fails("expect mageA wisdom 3", 5, 14, "nothing that can be expected");
    assert_fails("expect asked B", 5, 14, "A is asked");
    assert_fails("expect winner A", 5, 0, "still running");
    assert_fails("expect option guard", 5, 0, "is not offered");
    assert_fails("expect no option activate mageA", 5, 0, "is offered");
    assert_fails("expect log \"dragon\"", 5, 0, "no line of the log says so");
    assert_fails("expect view A has \"dragon\"", 5, 0, "holds no “dragon”");
    assert_fails("expect round 1 please", 5, 16, "too much");
    assert_fails(
        "at roll-dice",
        5,
        0,
        "nobody is asked at “roll-dice”; no moment came before the next question; A may answer",
    );
    assert_fails("at rolldice", 5, 0, "no moment is called so: there are initiative, reset");
    assert_fails("expect mageA damage 0\nseat C wizard", 6, 1, "a game that has begun");
}

#[test]
fn why_lists_every_answer_and_the_rule_against_the_others() {
    let script = Script::parse(&format!("{BOARD}do activate mageA")).unwrap();
    let [asked] = why::<MageWars>(&script).unwrap().asked.try_into().unwrap();
    let offered: Vec<_> = asked.options.iter().map(|(phrase, _)| phrase.as_str()).collect();
    assert_eq!(
        offered,
        ["move to B1", "move to A2", "attack mageA", "attack mageB", "guard", "finish"]
    );
    let script = Script::parse(&format!("{BOARD}expect running")).unwrap();
    let [asked] = why::<MageWars>(&script).unwrap().asked.try_into().unwrap();
    let refused: Vec<_> = asked
        .refused
        .iter()
        .map(|(phrase, _, refusal)| (phrase.as_str(), refusal.rule.as_str()))
        .collect();
    assert_eq!(refused, [("activate mageB", "MW-GEN-06"), ("pass", "MW-ACTION-06")]);
}

#[test]
fn why_of_a_failing_script_shows_the_place_where_it_fails() {
    let text =
        format!("{BOARD}do activate mageA\ndice attack 1 1\ndo attack mageB\nexpect round 2");
    let place = why::<MageWars>(&Script::parse(&text).unwrap()).unwrap();
    let failure = place.failure.unwrap();
    assert_eq!(failure.line, 7, "{failure}");
    // The attack that could not be rolled was not made.
    assert_eq!(place.asked.len(), 1);
    assert!(place.asked[0].options.iter().any(|(phrase, _)| phrase == "attack mageB"));
    assert!(place.log.iter().any(|line| line.id == "log-activated"), "{:?}", place.log);
    let broken = Script::parse("game mage-wars\nseat A beastmaster").unwrap();
    assert!(why::<MageWars>(&broken).is_err(), "no board, nothing to show");
}

#[test]
fn a_slip_of_the_pen_is_no_expectation_that_holds() {
    let wolf = "put A \"Timber Wolf\" at A1 as wolf\n";
    let after = |rest: &str| format!("{wolf}{rest}");
    assert_fails(&after("expect wolf not damage 3"), 6, 17, "no place before an amount");
    assert_fails(&after("expect wolf not guarded"), 6, 17, "there are damage");
    assert_fails(&after("expect wolf not at D3"), 6, 20, "zone D3 is not in the arena");
    assert_fails(&after("expect wolf channeling 0"), 6, 13, "it has no Channeling");
    assert_fails(&after("expect wolf not chosen mageB"), 6, 24, "nothing is chosen for this card");
    assert_fails(&after("expect wolf not bound \"Fireball\""), 6, 23, "no spell can be bound");
    assert_fails(&after("expect view B lacks \"Timbr\""), 6, 0, "proves nothing");
    assert_fails(&after("expect view B has \"\""), 6, 19, "nothing between these quotes");
    assert_fails("expect timber-wolf destroyed", 5, 8, "nothing is called “timber-wolf”");
    assert_fails("expect mageA not controller D", 5, 29, "nobody sits at D");
    assert_fails("expect prepared D 0", 5, 17, "nobody sits at D");
    assert_fails("expect view D lacks \"Wizard\"", 5, 13, "nobody plays D");
    assert_fails("dice attack", 5, 12, "the line ends where a face should be");
    assert_fails("covers\nexpect round 1", 5, 1, "name the rules");
    let nothing =
        run(&format!("game mage-wars\ncovers MW-GUARD-03\n{}do activate mageA", &BOARD[15..]));
    assert!(nothing.unwrap_err().what.contains("expects nothing"));
}

#[test]
fn an_answer_nobody_is_asked_for_says_why() {
    assert_fails("do", 5, 0, "the line ends where an answer should be");
    assert_fails("do B activate mageA", 5, 0, "A is asked for “activate mageA”, not B");
    assert_fails("do activate wulf", 5, 0, "“wulf” names no such thing");
    assert_fails("do activate mageA at roll-dise", 5, 0, "“roll-dise” is no moment: there are");
    assert_fails("cannot pas because MW-GUARD-03", 5, 0, "“pas” is no answer of this game");
}

#[test]
fn what_is_said_twice_is_refused() {
    assert_fails("turn B", 5, 1, "“turn” was said before");
    assert_fails("arena 4x3", 5, 1, "before the seats");
    let put = |rest: &str| format!("put A \"Timber Wolf\" at A1 {rest}");
    assert_fails(&put("damage 1 damage 2"), 5, 36, "“damage” was said before");
    assert_fails(&put("active inactive"), 5, 34, "it is active already");
    assert_fails(&put("token rage 1 token rage 2"), 5, 46, "these tokens were said before");
    assert_fails(&put("as mageB"), 5, 30, "nothing can be called “mageB”");
    assert_fails(&put("as B2"), 5, 30, "nothing can be called “B2”");
}

#[test]
fn a_board_that_no_game_leads_to_is_refused() {
    let put = |card: &str, rest: &str| format!("put A \"{card}\" at A1 {rest}\ndo pass");
    assert_fails(&put("Skeletal Sentry", "rot 1"), 5, 0, "[MW-DAMAGE-12]");
    assert_fails(&put("Timber Wolf", "sleep 1 guarding"), 5, 0, "[MW-GUARD-13]");
    assert_fails(&put("Timber Wolf", "token wrath 1"), 5, 0, "cannot lie there");
    assert_fails(&put("Timber Wolf", "token banish 0"), 5, 0, "cannot lie there");
    let two = "put A \"Malacoda\" at A1\nput B \"Malacoda\" at A1\ndo pass";
    assert_fails(two, 5, 0, "[MW-TRAIT-LEGENDARY-01]");
}
