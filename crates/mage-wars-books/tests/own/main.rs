//! Rules that no card of the base set reaches, shown with cards of our own. The cards are a pack like any other, so
//! `grimoire scenario run FILE --cards cards.json` plays these scripts too.

use std::path::Path;

use mage_wars::{MageWars, cards};
use mage_wars_books::pack;

#[test]
fn every_script_over_own_cards_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/own");
    let own = pack::read(include_str!("cards.json"), &[]);
    let own = own.unwrap_or_else(|flaws| panic!("{flaws:#?}"));
    cards::install(own.into_iter().map(|own| own.card).collect()).expect("cards come first");
    conformance::scripts::all_hold_of::<MageWars>("crates/mage-wars-books/tests/own", &folder, 10);
}
