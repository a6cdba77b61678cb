//! Cards a reader does not know, knows by another name, or finds misspelt: in every format they are found or named, and
//! none is lost.

use std::collections::BTreeSet;

use mage_wars::{
    set,
    text::card_message,
    vocabulary::{Card, Kind, School},
};
use mage_wars_books::book::{
    Book, Flaw, Format, Language, Names, Pool, Wrong, read,
    spelling::{ALIASES, variants},
    write,
};
use proptest::{collection, prelude::*, sample};

use super::{base, round_trips::any_book};

/// Ids no card of the base set has, each with its names.
fn strangers() -> impl Strategy<Value = BTreeSet<String>> {
    collection::btree_set("zz-[a-z]{3,9}(-[a-z]{3,6})?", 1..6)
}

fn added(book: &Book, cards: &BTreeSet<String>) -> Book {
    let mut more = book.clone();
    for id in cards {
        more.add(id, 2).unwrap();
    }
    more
}

/// The base set and these.
fn pool_with(strangers: &BTreeSet<String>) -> Pool {
    let own = strangers.iter().map(|id| Card::new("", id, Kind::Creature).school(School::War, 1));
    Pool::new(set::base().into_iter().chain(own), |card| {
        let name = |language| {
            let name = i18n::try_format(language, &card_message(&card.id));
            name.unwrap_or_else(|_| format!("{} {language}", card.id.replace('-', " ")))
        };
        Names { en: name(i18n::Language::En), de: name(i18n::Language::De) }
    })
}

/// The cards that are unknown, as they were written.
fn unknown(flaws: &[Flaw]) -> Vec<&str> {
    let words = flaws.iter().map(|flaw| match &flaw.wrong {
        Wrong::Card { words, .. } => words.as_str(),
        other => panic!("{other:?}"),
    });
    words.collect()
}

/// A book as a text with these words in place of a card's name or id.
fn written_with(book: &Book, format: Format, words: &str, copies: u8) -> String {
    let text = write(book, base(), format).unwrap();
    match format {
        Format::Text(_) => format!("{text}{copies}x {words}\n"),
        Format::Json => {
            let words = serde_json::Value::from(words);
            let row = format!("\"cards\": [{{\"card\": {words}, \"count\": {copies}}}");
            if text.contains("\"cards\": []") {
                text.replace("\"cards\": [", &row)
            } else {
                text.replace("\"cards\": [", &format!("{row},"))
            }
        }
        Format::O8d => {
            let words = words.replace('&', "&amp;");
            let card = format!("shared=\"False\"><card qty=\"{copies}\" id=\"?\">{words}</card>");
            text.replacen("shared=\"False\">", &card, 1)
        }
        Format::Code => panic!("codes have no names in them"),
    }
}

const WITH_NAMES: [Format; 4] =
    [Format::Text(Language::En), Format::Text(Language::De), Format::Json, Format::O8d];

proptest! {
    #[test]
    fn cards_the_writer_does_not_know_are_all_named_and_nothing_is_written(
        book in any_book(),
        strangers in strangers(),
    ) {
        let more = added(&book, &strangers);
        for format in WITH_NAMES.into_iter().chain([Format::Code]) {
            let flaws = write(&more, base(), format).unwrap_err();
            let expected: Vec<&str> = strangers.iter().map(String::as_str).collect();
            prop_assert_eq!(unknown(&flaws), expected, "{:?}", format);
        }
    }

    #[test]
    fn cards_the_reader_does_not_know_are_all_named_with_their_lines(
        book in any_book(),
        strangers in strangers(),
    ) {
        let pool = pool_with(&strangers);
        let more = added(&book, &strangers);
        for format in [Format::Text(Language::En), Format::Text(Language::De), Format::Json, Format::Code] {
            let text = write(&more, &pool, format).unwrap();
            prop_assert_eq!(read(&text, &pool), Ok(more.clone()), "{:?}", format);
            let flaws = read(&text, base()).unwrap_err();
            prop_assert_eq!(unknown(&flaws).len(), strangers.len(), "{:?}: {:?}", format, flaws);
            for flaw in &flaws {
                let [words] = unknown(std::slice::from_ref(flaw))[..] else { panic!() };
                let Some(line) = flaw.line else {
                    prop_assert_eq!(format, Format::Code);
                    continue;
                };
                let line = text.lines().nth(line as usize - 1).unwrap();
                prop_assert!(line.contains(words), "{}: {}", words, line);
            }
        }
        // A deck has no way to say them.
        let flaws = write(&more, &pool, Format::O8d).unwrap_err();
        let named: Vec<_> = flaws.into_iter().map(|flaw| flaw.wrong).collect();
        let expected: Vec<_> =
            strangers.iter().map(|id| Wrong::NotWritable { card: id.clone() }).collect();
        prop_assert_eq!(named, expected);
    }

    /// Old names, ids, printed numbers, names of either language, with umlauts as two letters, in capitals.
    #[test]
    fn whatever_a_card_is_called_every_format_with_names_finds_it(
        book in any_book(),
        entry in sample::select(base().entries().to_vec()),
        way in any::<sample::Index>(),
        capitals: bool,
    ) {
        let mut ways = vec![
            entry.card.id.clone(),
            entry.card.code.clone(),
            entry.names.en.clone(),
            entry.names.de.clone(),
        ];
        ways.extend(variants(&entry.names.en));
        ways.extend(variants(&entry.names.de));
        let old = ALIASES.iter().filter(|(_, id)| *id == entry.card.id);
        ways.extend(old.map(|(spelling, _)| (*spelling).to_owned()));
        let words = ways.swap_remove(way.index(ways.len()));
        let words = if capitals { words.to_uppercase() } else { words };
        let mut expected = book.clone();
        prop_assume!(expected.add(&entry.card.id, 2).is_ok());
        for format in WITH_NAMES {
            let text = written_with(&book, format, &words, 2);
            prop_assert_eq!(read(&text, base()), Ok(expected.clone()), "{:?}: {}", format, text);
        }
    }

    #[test]
    fn renamed_cards_are_found_in_every_format_with_names(
        book in any_book(),
        (spelling, id) in sample::select(ALIASES.to_vec()),
    ) {
        let mut expected = book.clone();
        prop_assume!(expected.add(id, 1).is_ok());
        for format in WITH_NAMES {
            let text = written_with(&book, format, spelling, 1);
            let found = read(&text, base());
            prop_assert_eq!(found.as_ref(), Ok(&expected), "{:?}", format);
            // From then on it is called as it is called now.
            let again = write(&found.unwrap(), base(), format).unwrap();
            prop_assert_eq!(again, write(&expected, base(), format).unwrap());
        }
    }

    #[test]
    fn german_names_with_a_wrong_letter_are_flaws_with_suggestions_in_every_format_with_names(
        book in any_book(),
        entry in sample::select(base().entries().to_vec()),
        at in any::<sample::Index>(),
    ) {
        let name = &entry.names.de;
        let (at, old) = name.char_indices().nth(at.index(name.chars().count())).unwrap();
        prop_assume!(old.is_alphabetic());
        let misspelt = format!("{}q{}", &name[..at], &name[at + old.len_utf8()..]);
        prop_assume!(base().find(&misspelt).is_none());
        for format in WITH_NAMES {
            let flaws = read(&written_with(&book, format, &misspelt, 1), base()).unwrap_err();
            let [Flaw { line: Some(_), wrong: Wrong::Card { words, suggestions } }] = &flaws[..] else {
                panic!("{format:?}: {flaws:?}")
            };
            prop_assert_eq!(words, &misspelt);
            if name.chars().count() > 6 {
                prop_assert!(suggestions.contains(&entry.card.id), "{}: {:?}", misspelt, suggestions);
            }
        }
    }

    /// Any one character of a code changed, dropped or doubled: told as damaged, never read as another book.
    #[test]
    fn a_misspelt_share_code_is_never_another_book(
        book in any_book(),
        at in any::<sample::Index>(),
        letter in "[A-Za-z0-9_-]{0,2}",
    ) {
        let code = write(&book, base(), Format::Code).unwrap();
        let payload = code.split_once('-').unwrap().1.len();
        let at = code.len() - payload + at.index(payload);
        let broken = format!("{}{letter}{}", &code[..at], &code[at + 1..]);
        prop_assume!(broken != code);
        let flaws = read(&broken, base()).unwrap_err();
        prop_assert_eq!(&flaws[..], [Flaw { line: None, wrong: Wrong::DamagedCode }]);
    }
}
