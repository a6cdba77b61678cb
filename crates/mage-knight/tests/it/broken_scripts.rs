//! A script that is malformed, impossible or does not hold says what and where.

use mage_knight::MageKnight;
use scenario::{Failure, Script};

const BOARD: &str = "game mage-knight
hero tovak at countryside-2.C
hand march rage
";

fn run(text: &str) -> Result<(), Failure> {
    Script::parse(text).and_then(|script| scenario::run::<MageKnight>(&script)).map(|_| ())
}

#[track_caller]
fn assert_fails(rest: &str, line: usize, part: &str) {
    let failure = run(&format!("{BOARD}{rest}")).expect_err("the script must fail");
    assert_eq!(failure.line, line, "{failure}");
    assert!(failure.what.contains(part), "{failure}");
}

#[test]
fn what_is_said_twice_or_proves_nothing_is_refused() {
    assert_fails("reputation 1\nreputation 2", 5, "this was written before");
    assert_fails("tactic planning\ntactic rethink", 5, "this was written before");
    assert_fails("source red red red\nsource red blue red", 5, "this was written before");
    assert_fails("crystals red 1 red 2", 4, "this was written before");
    assert_fails("source red red red\nexpect leader countryside-1.E no", 5, "there is no city");
    assert_fails("source red red red\nexpect crystals gold 0", 5, "no crystals of this colour");
    assert_fails("source red red red\nexpect attack 0", 5, "there is no combat");
    assert_fails("source red red red\nexpect weather 0", 5, "there are hero, fame");
}

#[test]
fn an_impossible_board_is_refused_at_the_line_that_wrote_it() {
    let wounds = "wound ".repeat(9);
    assert_fails(&format!("deck {wounds}\nexpect fame 0"), 4, "9 Wounds cannot be in a deck");
    assert_fails(
        "shield countryside-1.E\nexpect fame 0",
        4,
        "no Shield lies there. [MK-COMBAT-OUTCOME-05]",
    );
    assert_fails("mark countryside-1.E\nexpect fame 0", 4, "Only magical glades are marked");
    assert_fails("defeated countryside-1.E\nexpect fame 0", 4, "No rampaging enemy was there");
    assert_fails("shares countryside-1.E A\nexpect fame 0", 4, "Only cities have shares");
    assert_fails("source red red red\ncrystals blue 9\nexpect fame 0", 5, "at most 3 crystals");
    assert_fails("source red red\nexpect fame 0", 4, "The Source has 3 dice in this game");
    assert_fails(
        "scenario full-conquest\nhero goldyx at countryside-2.E fame 240\nexpect fame 0",
        5,
        "No game gives more than 239 Fame",
    );
    assert_fails("reputation 9\nexpect fame 0", 4, "Reputation track");
    let two = "scenario full-conquest\nhero goldyx at countryside-2.E\nhand rage\n";
    assert_fails(
        &format!("{two}crystals red 9\nexpect fame 0"),
        7,
        "line 7: There are at most 3 crystals",
    );
    assert_fails(
        "tile countryside-2 at 1,0\ntile core-1 at 9,9\nexpect fame 0",
        5,
        "touches none that was laid before",
    );
    assert_fails("garrison countryside-1.E\nexpect fame 0", 4, "say face-up or face-down");
    assert_fails("garrison countryside-1.W face-up\nexpect fame 0", 4, "No tokens can lie there");
    assert_fails("enemy countryside-1.W prowlers\nexpect fame 0", 4, "No enemies can lie there");
    assert_fails("tile countryside-2 at 1,0 turned 6", 4, "0 to 5 sixths");
    assert_fails("unit peasants wounds 3\nexpect fame 0", 4, "at most 2 Wounds");
    assert_fails("unit peasants banner march\nexpect fame 0", 4, "is a Banner");
    assert_fails("tactic long-night\nexpect fame 0", 4, "[MK-TACTIC-08]");
    assert_fails("skill dark-paths\nskill dark-paths\nexpect fame 0", 4, "[MK-SCEN-SOLO-04]");
    assert_fails("artifacts ruby-ring ruby-ring\nexpect fame 0", 4, "[MK-SETUP-12]");
    assert_fails("offer spells chill chill\nexpect fame 0", 4, "[MK-SETUP-12]");
    assert_fails("offer spells chill expose snowstorm tremor\nexpect fame 0", 4, "[MK-SETUP-12]");
}

#[test]
fn what_is_not_offered_must_be_an_answer_at_all() {
    assert_fails(
        "expect no option play marsh",
        4,
        "“marsh” names no such thing; A may answer: play",
    );
    assert_fails("expect no option plai march", 4, "is no answer of this game; A may answer: play");
    assert_fails("expect no option end phase", 4, "write “expect unasked end phase”");
    assert_fails("expect unasked play march", 4, "is offered here");
    let holds = "expect no option play swiftness\nexpect unasked end phase";
    assert_eq!(run(&format!("{BOARD}{holds}")), Ok(()));
}

#[test]
fn what_does_not_hold_is_told_in_words() {
    assert_fails("expect hand march", 4, "it is rage march");
    assert_fails("expect played march", 4, "it is nothing");
    assert_fails("expect C fame 0", 4, "nobody plays C");
    assert_fails(
        "at lunch",
        4,
        "nobody is asked at “lunch”, and no moment is called so: there are join, discard",
    );
    assert_fails("dice mana red\nexpect fame 0", 4, "1 dice were given that nobody rolled: red");
}

#[test]
fn a_die_that_is_missing_is_named_with_its_roll() {
    let text = "source green blue red\ndo play march strong\ndo end turn\nexpect fame 0";
    let failure =
        run(&format!("{BOARD}{text}")).expect_err("a die is rolled at the end of the turn");
    assert!(
        failure.what.contains("a mana die is rolled that the script does not give"),
        "{failure}"
    );
    assert!(failure.what.contains("the roll of the Source"), "{failure}");
}

#[test]
fn what_is_discarded_before_drawing_is_not_decided_by_an_expectation() {
    let text = "do play march\ndo end turn\nexpect hand size 5";
    let failure = run(&format!("{BOARD}{text}")).expect_err("cards may be discarded first");
    assert!(failure.what.contains("it would hold after A’s “draw” at discard"), "{failure}");
}

#[test]
fn who_joins_a_combat_is_not_decided_by_an_expectation() {
    let text = fs("scenario/solo-conquest.script").replace("do decline\n", "");
    let failure = run(&text).expect_err("a rampaging enemy may join");
    assert!(failure.what.contains("write “do A decline” first"), "{failure}");
}

fn fs(script: &str) -> String {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/mage-knight");
    std::fs::read_to_string(root.join(script)).expect("the script is there")
}
