use i18n::{Language, Trouble, check, format, try_format};
use kernel::{Arg, Message, Seat, msg};

fn both(message: &Message) -> [String; 2] {
    Language::ALL.map(|language| try_format(language, message).unwrap())
}

fn nothing(mistakes: &[String]) {
    assert!(mistakes.is_empty(), "{} mistakes:\n{}", mistakes.len(), mistakes.join("\n"));
}

#[test]
fn the_files_are_readable_and_agree_in_all_languages() {
    nothing(&check::unreadable());
    nothing(&check::duplicates());
    nothing(&check::differences());
}

#[test]
fn every_literal_id_of_the_program_exists_with_its_values() {
    nothing(&check::unknown(&[]));
}

#[test]
fn numbers_choose_the_form_of_the_language() {
    let score = |score: i32| msg!("ending-score", seat = Seat(1), score = score);
    assert_eq!(both(&score(1)), ["B: 1 point", "B: 1 Punkt"]);
    assert_eq!(both(&score(-12)), ["B: -12 points", "B: -12 Punkte"]);
    assert_eq!(both(&score(1_000_000))[0], "B: 1000000 points");
}

#[test]
fn messages_inside_messages_are_said_in_the_same_language() {
    let object = Arg::Object { object: 3, name: Box::new(msg!("ending-draw")) };
    let outer = msg!("undo-other-seat", seat = object);
    assert_eq!(
        both(&outer),
        [
            "Seat The game is a draw. has acted since.",
            "Seitdem hat Platz Das Spiel endet unentschieden. gehandelt."
        ]
    );
    let outer = msg!("undo-other-seat", seat = msg!("undo-start"));
    assert_eq!(both(&outer)[0], "Seat There is nothing to take back. has acted since.");
}

#[test]
fn what_cannot_be_said_shows_its_id_and_is_reported() {
    let message = msg!("undo-other-seat", seat = msg!("no-such.form"));
    assert_eq!(format(Language::En, &message), "Seat ⟦no-such.form⟧ has acted since.");
    assert_eq!(
        try_format(Language::De, &message),
        Err(vec![Trouble::Unknown("no-such.form".into())])
    );
    assert_eq!(format(Language::En, &Message::new("")), "⟦⟧");

    let without_seat = msg!("undo-other-seat");
    assert_eq!(format(Language::En, &without_seat), "Seat {$seat} has acted since.");
    let troubles = try_format(Language::En, &without_seat).unwrap_err();
    assert!(
        matches!(&troubles[..], [Trouble::Sentence { id, .. }] if id == "undo-other-seat"),
        "{troubles:?}"
    );
}

#[test]
fn names_people_chose_stay_as_they_are() {
    let message = msg!("undo-other-seat", seat = "{ $x } \u{202e}<b>".to_owned());
    assert_eq!(format(Language::En, &message), "Seat { $x } \u{202e}<b> has acted since.");
}

#[test]
fn languages_are_read_from_codes_with_or_without_region() {
    assert_eq!("DE-at".parse(), Ok(Language::De));
    assert_eq!("en".parse(), Ok(Language::En));
    for wrong in ["", "deutsch", "fr"] {
        let error = wrong.parse::<Language>().unwrap_err().to_string();
        assert!(error.contains("en, de"), "{error}");
    }
}
