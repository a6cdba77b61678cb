//! The text of every card, in both languages.

use std::{collections::BTreeSet, fs, path::Path};

use kernel::Message;
use mage_wars::{
    card_text::{self, CardText, LineKind, Span, span::SYMBOLS},
    set,
    vocabulary::Card,
};
use words::{Language, try_format};

fn cards() -> Vec<Card> {
    let mages = set::mages().into_iter().map(|mage| mage.card);
    mages.chain(set::base()).collect()
}

fn text(language: Language, card: &Card) -> CardText {
    let tongue = move |message: &Message| try_format(language, message).ok();
    CardText::of(card, &tongue)
}

fn spans(text: &CardText) -> impl Iterator<Item = &Span> {
    text.lines.iter().flat_map(|line| &line.spans)
}

#[test]
fn the_text_of_every_card_is_as_reviewed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for language in Language::ALL {
        let mut blocks = String::new();
        for card in cards() {
            blocks +=
                &format!("# {} {}\n{}\n\n", card.code, card.id, text(language, &card).to_plain());
        }
        let file = folder.join(format!("card-text-{language}.txt"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &blocks).unwrap();
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        let difference = golden.lines().zip(blocks.lines()).find(|(old, new)| old != new);
        assert!(
            golden == blocks,
            "{}: {difference:?}; UPDATE_GOLDEN=1 rewrites it",
            file.display()
        );
    }
}
