//! The names that short set-ups are made of, for completions: what is typed is free, because names are understood in both
//! languages and files are named too.

use mage_knight::content::{HeroId, ScenarioId, TableRule};
use mage_wars::{setup::Builtin, vocabulary::Mage};

use crate::args::Offered;

fn text(words: impl IntoIterator<Item = impl ToString>) -> Offered<String> {
    Offered::new(words, |text| Ok(text.to_owned()))
}

pub(crate) fn mages() -> Offered<String> {
    text(mage_ids())
}

pub(crate) fn books() -> Offered<String> {
    text(Builtin::ALL)
}

pub(crate) fn scenarios() -> Offered<String> {
    text(ScenarioId::ALL.map(ScenarioId::id))
}

pub(crate) fn heroes() -> Offered<String> {
    text(HeroId::ALL.map(HeroId::id))
}

pub(crate) fn variants() -> Offered<String> {
    text(TableRule::ALL.iter().map(|rule| rule.id()))
}

pub(crate) fn mage_ids() -> Vec<&'static str> {
    Mage::ALL.iter().map(|mage| mage.id()).collect()
}
