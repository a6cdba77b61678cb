//! Every sentence the program says exists in both languages, and every sentence there is said.

use std::{collections::BTreeSet, fs, path::Path};

use kernel::Describe;
use mage_knight::MageKnight;
use mage_wars::MageWars;

/// Ids the games put together at run time.
fn ids_of_the_games() -> Vec<String> {
    [MageWars::message_ids(), mage_wars_books::message_ids(), MageKnight::message_ids()].concat()
}

#[test]
fn every_message_that_is_said_exists_with_the_values_it_needs() {
    let unknown = i18n::check::unknown(&ids_of_the_games());
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

#[test]
fn no_message_exists_that_is_never_said() {
    let mut ids = ids_of_the_games();
    ids.extend(ids_of_the_page());
    ids.extend(forms_for_people());
    let unused = i18n::check::unused(&ids);
    assert!(unused.is_empty(), "{}", unused.join("\n"));
}

/// Sentences about a seat have forms that name its player and that speak to them; the page finds them by their ending.
fn forms_for_people() -> impl Iterator<Item = String> {
    let mut message = "";
    let lines = i18n::files().iter().flat_map(|file| file.text.lines());
    lines.filter_map(move |line| {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| !id.starts_with([' ', '#'])) {
            message = id;
        }
        let form = ["named", "you"]
            .into_iter()
            .find(|form| line.trim().starts_with(&format!(".{form} =")))?;
        Some(format!("{message}.{form}"))
    })
}

/// Ids the page puts together, as `page-status-` and a word: all that begin so.
fn ids_of_the_page() -> impl Iterator<Item = String> {
    let mut beginnings = BTreeSet::new();
    read_beginnings(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"), &mut beginnings);
    let ids = i18n::files().iter().flat_map(|file| file.text.lines()).filter_map(|line| {
        let (id, _) = line.split_once(" =")?;
        (!id.starts_with([' ', '#', '-'])).then_some(id)
    });
    ids.filter(move |id| beginnings.iter().any(|beginning| id.starts_with(beginning)))
        .map(str::to_owned)
}

/// Collects what stands in the page's sources between a backtick and a placeholder, if it looks like half an id.
fn read_beginnings(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_beginnings(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "ts" || ending == "svelte") {
            let text = fs::read_to_string(&path).unwrap();
            let halves = text.split('`').filter_map(|part| Some(part.split_once("${")?.0));
            let is_half_an_id = |half: &&str| {
                half.ends_with('-')
                    && half.len() > 4
                    && half.chars().all(|c| c.is_ascii_lowercase() || c == '-')
            };
            found.extend(halves.filter(is_half_an_id).map(str::to_owned));
        }
    }
}
