//! Decks of OCTGN: XML with an id for every card. Title and training, which OCTGN does not know, go into the notes.

use std::fmt::Write as _;

use roxmltree::{Document, Node};

use mage_wars::{
    setup::training::mages,
    vocabulary::{Kind, Mage},
};

use super::{
    Book, Entry, Flaw, Language, Pool, Wrong,
    draft::Draft,
    flaw::excerpt,
    octgn, plain,
    terms::{self, mage_name},
};

/// The sections of a deck, in its order, with the kinds of cards in them.
const SECTIONS: [(&str, &[Kind]); 6] = [
    ("Attack", &[Kind::Attack]),
    ("Conjuration", &[Kind::Conjuration, Kind::Wall]),
    ("Creature", &[Kind::Creature]),
    ("Enchantment", &[Kind::Enchantment]),
    ("Equipment", &[Kind::Equipment]),
    ("Incantation", &[Kind::Incantation]),
];

/// Reads a deck. An id counts; a name is looked at where the id is unknown, as with reprints.
pub fn read(text: &str, pool: &Pool) -> Result<Book, Vec<Flaw>> {
    let deck = Document::parse(text).map_err(|error| {
        let wrong = Wrong::Syntax { format: "XML", detail: excerpt(&error.to_string()) };
        vec![Flaw::at(error.pos().row, wrong)]
    })?;
    let mut draft = Draft::new(pool);
    let line = |node: &Node<'_, '_>| Some(deck.text_pos_at(node.range().start).row);
    let root = deck.root_element();
    let game = root.attribute("game");
    if !root.has_tag_name("deck") || game.is_some_and(|id| !id.eq_ignore_ascii_case(octgn::GAME)) {
        draft.flaw(line(&root), Wrong::OtherGame);
        return draft.finish();
    }
    for node in root.descendants().filter(Node::is_element) {
        match node.tag_name().name() {
            "card" => read_card(&mut draft, pool, line(&node), &node),
            "notes" => {
                let notes: String = node.children().filter_map(|child| child.text()).collect();
                plain::read_notes(&mut draft, line(&node), &notes);
            }
            _ => (),
        }
    }
    draft.finish()
}

fn read_card(draft: &mut Draft<'_>, pool: &Pool, line: Option<u32>, card: &Node<'_, '_>) {
    let id = card.attribute("id").unwrap_or_default();
    let name: String = card.children().filter_map(|child| child.text()).collect();
    if let Some(mage) = mage_of(id) {
        draft.known_mage(line, mage);
        // Beside the id the name may say the training.
        if let (_, Some(school)) = terms::mage_words(&name) {
            draft.training(line, school);
        }
        return;
    }
    if pool.find(&name).is_none() && draft.names_mage(line, &name) {
        return;
    }
    let copies = draft.copies(line, card.attribute("qty").unwrap_or("1"));
    match (pool.by_octgn(id), pool.find(&name)) {
        (Some(by_id), Some(by_name)) if by_id != by_name => {
            let (one, other) = (by_id.card.id.clone(), by_name.card.id.clone());
            draft.flaw(line, Wrong::Contradiction { one, other });
        }
        (Some(entry), _) | (None, Some(entry)) => draft.known_card(line, entry, copies),
        (None, None) => {
            let words = if name.trim().is_empty() { id } else { &name };
            draft.unknown_card(line, words);
        }
    }
}

/// The mage a card stands for: a mage card, an ability card, the card of an apprentice.
fn mage_of(id: &str) -> Option<Mage> {
    mages().iter().map(|card| card.mage).find(|mage| {
        let cards = octgn::mage_cards(*mage).into_iter().chain(octgn::apprentice_card(*mage));
        cards.into_iter().any(|one| one.eq_ignore_ascii_case(id))
    })
}

/// Writes a deck, unless there are cards in the book that OCTGN does not have.
pub fn write(book: &Book, pool: &Pool) -> Result<String, Vec<Flaw>> {
    let mut flaws = Vec::new();
    let mut cards: Vec<(&Entry, &str, u8)> = Vec::new();
    for (id, copies) in book.cards() {
        let Some(entry) = pool.get(id) else { continue };
        // A second card with the same printed number would come back as the first.
        let known = octgn::id(&entry.card.code).filter(|id| pool.by_octgn(id) == Some(entry));
        match known {
            Some(octgn) => cards.push((entry, octgn, copies)),
            None => flaws.push(Flaw::whole(Wrong::NotWritable { card: id.to_owned() })),
        }
    }
    if !flaws.is_empty() {
        return Err(flaws);
    }
    cards.sort_by(|(one, ..), (other, ..)| one.names.en.cmp(&other.names.en));
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n");
    push(&mut text, format_args!("<deck game=\"{}\">", octgn::GAME));
    let [mage, ability] = octgn::mage_cards(book.mage);
    let name = mage_name(book.mage, Language::En);
    push(&mut text, format_args!("  <section name=\"Mage\" shared=\"False\">"));
    push(&mut text, format_args!("    <card qty=\"1\" id=\"{mage}\">{name}</card>"));
    push(&mut text, format_args!("    <card qty=\"1\" id=\"{ability}\">{name} Stats</card>"));
    push(&mut text, format_args!("  </section>"));
    for (section, kinds) in SECTIONS {
        push(&mut text, format_args!("  <section name=\"{section}\" shared=\"False\">"));
        for (entry, octgn, copies) in
            cards.iter().filter(|(entry, ..)| kinds.contains(&entry.card.kind))
        {
            // A name that means another card would contradict the id.
            let name = match pool.find(&entry.names.en) {
                Some(found) if found == *entry => escaped(&entry.names.en),
                Some(_) | None => escaped(&entry.card.id),
            };
            push(
                &mut text,
                format_args!("    <card qty=\"{copies}\" id=\"{octgn}\">{name}</card>"),
            );
        }
        push(&mut text, format_args!("  </section>"));
    }
    let notes = escaped(plain::notes(book, Language::En).trim_end());
    push(&mut text, format_args!("  <notes>{notes}</notes>"));
    push(&mut text, format_args!("</deck>"));
    Ok(text)
}

fn push(text: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(text, "{line}").expect("text can always be added to");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
