//! No text, however odd, stops a reader.

use mage_wars::setup::Builtin;
use mage_wars_books::book::{Book, Format, Language, Wrong, code, json, o8d, plain, read, write};
use proptest::prelude::*;

use super::{all, base};

/// What is read must come back the same; what is not read must say why, in words that exist.
fn try_all(text: &str) {
    let readers = [read, plain::read, json::read, o8d::read, code::read];
    for reader in readers {
        match reader(text, base()) {
            Ok(book) => {
                let code = write(&book, base(), Format::Code).unwrap();
                assert_eq!(read(&code, base()), Ok(book));
            }
            Err(flaws) => {
                assert!(!flaws.is_empty());
                for flaw in flaws {
                    let lines = u32::try_from(text.lines().count()).unwrap().max(1);
                    assert!(
                        flaw.line.is_none_or(|line| (1..=lines + 1).contains(&line)),
                        "{flaw:?}"
                    );
                }
            }
        }
    }
    let _cards = plain::read_cards(text, base());
}

/// Replaces a piece of a text by another.
fn with_damage(text: &str, from: prop::sample::Index, length: usize, junk: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let from = from.index(characters.len());
    let start = characters[..from].iter().copied();
    let end = characters[from..].iter().skip(length).copied();
    start.chain(junk.chars()).chain(end).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn arbitrary_text_is_read_or_refused(text in any::<String>()) {
        try_all(&text);
    }

    #[test]
    fn text_of_our_own_words_in_any_order_is_read_or_refused(
        words in proptest::collection::vec(prop_oneof![
            Just("mw1-"), Just("Mage:"), Just("Wizard"), Just("Name:"), Just("Training:"), Just("Air"), Just("3x"),
            Just("x3"), Just("(2)"), Just("Dispel"), Just("Dispell"), Just("\n"), Just("#"), Just("//"), Just("{"),
            Just("}"), Just("["), Just("]"), Just("\"cards\":"), Just("\"mage\":"), Just("\"wizard\""), Just("null"),
            Just(","), Just("<deck>"), Just("</deck>"), Just("<card qty='1'>"), Just("</card>"), Just("<!--"),
            Just("&#0;"), Just("&x;"), Just("<notes>"), Just("\u{feff}"), Just("999999999999999999999"), Just("ß"),
        ], 0..40),
    ) {
        try_all(&words.join(" "));
        try_all(&words.concat());
    }

    #[test]
    fn damaged_books_are_read_or_refused(
        builtin in prop::sample::select(Builtin::all().to_vec()),
        from in any::<prop::sample::Index>(),
        length in 0..30_usize,
        junk in prop_oneof![any::<String>(), "[A-Za-z0-9_-]{0,6}", "[<>&\"'{}\\[\\],:x0-9\n ]{0,6}"],
    ) {
        for format in [Format::Code, Format::Text(Language::De), Format::Json, Format::O8d] {
            let text = write(&Book::printed(builtin), all(), format).unwrap();
            try_all(&with_damage(&text, from, length, &junk));
        }
    }
}

#[test]
fn deep_and_endless_files_are_refused() {
    try_all(&"<a>".repeat(100_000));
    try_all(&"[".repeat(100_000));
    try_all(&format!("{{\"cards\":{}", "[".repeat(100_000)));
    try_all("<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]><deck>&d;</deck>");
    let endless = "1x Dispel\n".repeat(200_000);
    assert_eq!(read(&endless, base()).unwrap_err()[0].wrong, Wrong::TooLong);
}
