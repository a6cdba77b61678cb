//! The names that short set-ups are made of, for completions: what is typed is free, because names are understood in both
//! languages and files are named too.

use mage_knight::content::{HeroId, ScenarioId, TableRule};
use mage_wars::{
    maps::MapId,
    setup::{Builtin, training::mages as mages_of_the_game},
};

use crate::args::SuggestedWords;

fn text(words: impl IntoIterator<Item = impl ToString>) -> SuggestedWords<String> {
    SuggestedWords::new(words, |text| Ok(text.to_owned()))
}

pub(crate) fn mages() -> SuggestedWords<String> {
    text(mage_ids())
}

pub(crate) fn books() -> SuggestedWords<String> {
    text(Builtin::all())
}

pub(crate) fn maps() -> SuggestedWords<String> {
    text(map_ids())
}

pub(crate) fn scenarios() -> SuggestedWords<String> {
    text(ScenarioId::ALL.map(ScenarioId::id))
}

pub(crate) fn heroes() -> SuggestedWords<String> {
    text(HeroId::ALL.map(HeroId::id))
}

pub(crate) fn variants() -> SuggestedWords<String> {
    text(TableRule::ALL.iter().map(|rule| rule.id()))
}

pub(crate) fn map_ids() -> Vec<&'static str> {
    MapId::ALL.iter().map(|map| map.id()).collect()
}

pub(crate) fn mage_ids() -> Vec<&'static str> {
    mages_of_the_game().iter().map(|card| card.mage.id()).collect()
}
