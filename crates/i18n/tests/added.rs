//! Words from outside the files, in a process of its own: they come before the first sentence or not at all.

use i18n::{Language, TooLate, add, added, format};
use kernel::{Message, msg};

#[test]
fn added_words_are_said_as_they_are_and_come_before_the_first_sentence_only() {
    let name = |language, text: &str| (language, "card-ash-hound".to_owned(), text.to_owned());
    let taken = (Language::En, "undo-other-seat".to_owned(), "stolen".to_owned());
    let odd = r#"A "{ $hound }" \ is = not { -grammar }"#;
    add(vec![name(Language::En, odd), name(Language::De, "Aschehund"), taken]).unwrap();
    let hound = Message::new("card-ash-hound");
    assert_eq!(format(Language::En, &hound), odd);
    assert_eq!(format(Language::De, &hound), "Aschehund");
    let kept = format(Language::En, &msg!("undo-other-seat", seat = "B".to_owned()));
    assert_eq!(kept, "Seat B has acted since.", "ids that exist keep their words");
    assert_eq!(added(Language::De), "card-ash-hound = { \"Aschehund\" }\n");
    assert_eq!(add(Vec::new()), Err(TooLate));
}
