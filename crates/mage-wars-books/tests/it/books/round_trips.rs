//! Whatever is in a book, every format gives it back.

use mage_wars::vocabulary::{Card, Kind, Mage, School};
use mage_wars_books::book::{
    Book, Flaw, Format, Language, MOST_COPIES, Title, Wrong, read,
    spelling::{ALIASES, fold},
    terms::SCHOOLS,
    training, write,
};
use proptest::{collection, option, prelude::*, sample};

use super::{base, own};

const FORMATS: [Format; 5] = [
    Format::Code,
    Format::Text(Language::En),
    Format::Text(Language::De),
    Format::Json,
    Format::O8d,
];

fn playable() -> Vec<Mage> {
    training::mages().iter().map(|card| card.mage).collect()
}

/// Any book of the base set, legal or not.
pub(super) fn any_book() -> impl Strategy<Value = Book> {
    let ids: Vec<String> = base().entries().iter().map(|entry| entry.card.id.clone()).collect();
    let copies = prop_oneof![8 => 1..=6_u8, 1 => 1..=MOST_COPIES];
    let cards = collection::btree_map(sample::select(ids), copies, 0..80);
    let title = option::of(any::<String>().prop_filter_map("a title", |text| Title::new(&text)));
    let training = option::of(sample::select(SCHOOLS.to_vec()));
    (sample::select(playable()), training, title, cards).prop_map(
        |(mage, training, title, cards)| {
            let mut book = Book::new(mage);
            (book.training, book.title) = (training, title);
            for (id, copies) in cards {
                book.add(&id, copies).unwrap();
            }
            book
        },
    )
}

proptest! {
    #[test]
    fn from_every_format_to_every_other_and_back_nothing_changes(book in any_book()) {
        for one in FORMATS {
            let text = write(&book, base(), one).unwrap();
            let there = read(&text, base());
            prop_assert_eq!(there.as_ref(), Ok(&book), "{:?}: {}", one, text);
            for other in FORMATS {
                let other_text = write(&there.clone().unwrap(), base(), other).unwrap();
                let back = read(&other_text, base()).unwrap();
                prop_assert_eq!(write(&back, base(), one).unwrap(), text.clone());
            }
        }
    }

    /// A name with a letter changed, dropped or added is another card's name, or a flaw with its line; the other flaws
    /// are told too.
    #[test]
    fn misspelt_cards_are_flaws_with_their_line_in_every_format_with_names(
        book in any_book(),
        entry in sample::select(base().entries().to_vec()),
        at in any::<sample::Index>(),
        letter in "[a-zA-Z]?",
    ) {
        let name = &entry.names.en;
        let at = name.char_indices().nth(at.index(name.chars().count())).unwrap().0;
        let next = at + name[at..].chars().next().unwrap().len_utf8();
        let misspelt = format!("{}{letter}{}", &name[..at], &name[next..]);
        prop_assume!(base().find(&misspelt).is_none() && !misspelt.trim().is_empty());
        let list = write(&book, base(), Format::Text(Language::En)).unwrap();
        let line = u32::try_from(list.lines().count() + 1).unwrap();
        // Changed so it may be the name of another printed card, which is told in another way.
        let is_printed = |flaw: &Flaw| matches!(flaw.wrong, Wrong::ExpansionCard { .. });
        let flaws = read(&format!("{list}2x {misspelt}\n1x No Such Thing At All"), base()).unwrap_err();
        prop_assume!(!flaws.first().is_some_and(is_printed));
        let [Flaw { line: first, wrong: Wrong::Card { suggestions, .. } }, second] = &flaws[..] else {
            panic!("{flaws:?}")
        };
        prop_assert_eq!(*first, Some(line));
        // Of a very short name little is left to recognise it by.
        if fold(name).chars().count() > 5 {
            prop_assert!(suggestions.contains(&entry.card.id), "{}: {:?}", misspelt, suggestions);
        }
        prop_assert_eq!(second.line, Some(line + 1));

        let json = write(&book, base(), Format::Json).unwrap();
        let row = format!("\"cards\": [\n{{\"card\": \"{misspelt}\", \"count\": 1}},");
        let broken = json.replace("\"cards\": [", &row).replace("},]", "}]").replace(",\n  ]", "]");
        let flaws = read(&broken, base()).unwrap_err();
        let cards = json.lines().position(|line| line.contains("\"cards\"")).unwrap();
        prop_assert_eq!(flaws[0].line, Some(u32::try_from(cards + 2).unwrap()), "{}", broken);

        let deck = write(&book, base(), Format::O8d).unwrap();
        let card = format!("\n<card qty=\"1\" id=\"?\">{}</card>", misspelt.replace('&', "&amp;"));
        let broken = deck.replacen("shared=\"False\">", &format!("shared=\"False\">{card}"), 1);
        let flaws = read(&broken, base()).unwrap_err();
        prop_assert_eq!((flaws.len(), flaws[0].line), (1, Some(4)));
    }

    #[test]
    fn renamed_cards_are_read_as_what_they_are_called_now(
        book in any_book(),
        (spelling, id) in sample::select(ALIASES.to_vec()),
    ) {
        let mut expected = book.clone();
        prop_assume!(expected.add(id, 2).is_ok());
        let list = write(&book, base(), Format::Text(Language::En)).unwrap();
        prop_assert_eq!(read(&format!("{list}2x {spelling}"), base()), Ok(expected.clone()));
        let deck = write(&book, base(), Format::O8d).unwrap();
        let card = format!("shared=\"False\"><card qty=\"2\" id=\"?\">{spelling}</card>");
        prop_assert_eq!(read(&deck.replacen("shared=\"False\">", &card, 1), base()), Ok(expected));
    }

    /// Own cards may be called anything: like a number, a heading, a comment, another card.
    #[test]
    fn own_cards_with_odd_names_come_back_from_every_format_that_can_write_them(
        ids in collection::btree_set("[a-z]{1,4}(-[a-z0-9]{1,3}){0,2}", 1..12),
        names in collection::vec(prop_oneof![
            any::<String>(),
            "(3x )?(Creatures|Wizard|Dispel|a|#|//|x)( x3| \\(3\\)|: 4)?",
        ], 24),
        mage in sample::select(playable()),
    ) {
        // Ids that read as a heading or a mage are no ids for cards.
        let ids: Vec<&String> = ids
            .iter()
            .filter(|id| {
                let list = format!("Mage: Wizard\n1x {id}");
                let pool = own([Card::new("", id, Kind::Attack)]);
                read(&list, &pool).is_ok_and(|book| book.copies(id) == 1)
            })
            .collect();
        let cards = ids.iter().map(|id| Card::new("", id, Kind::Creature).school(School::War, 1));
        let name_of = |card: &Card, offset: usize| {
            let at = ids.iter().position(|id| **id == card.id).unwrap_or(0);
            names[(at * 2 + offset) % names.len()].clone()
        };
        let pool = mage_wars_books::book::Pool::new(cards, |card| mage_wars_books::book::Names {
            en: name_of(card, 0),
            de: name_of(card, 1),
        });
        // An id that another card's name folds to is found by nobody.
        let mut book = Book::new(mage);
        for id in ids.iter().filter(|id| pool.find(id).is_some_and(|entry| entry.card.id == ***id)) {
            book.add(id, 2).unwrap();
        }
        for format in [Format::Code, Format::Text(Language::En), Format::Text(Language::De), Format::Json] {
            let text = write(&book, &pool, format).unwrap();
            prop_assert_eq!(read(&text, &pool), Ok(book.clone()), "{:?}: {}", format, text);
        }
    }
}
