//! Short set-ups of Mage Knight: scenario, heroes, variants.

use kernel::{Game as _, msg};
use mage_knight::{
    MageKnight, Setup,
    content::{HeroId, ScenarioId, TableRule, Variants},
    text::names,
};

use super::{Pick, Short, Shorthand, none_of_these, unknown};
use crate::{language::of_the_run, trouble::Trouble};

/// Most heroes at a table.
const MOST: usize = HeroId::ALL.len();

impl Shorthand for MageKnight {
    const SCHEMA: &str = include_str!("../../../../docs/schemas/mage-knight.json");

    fn setup_of(short: &Short, seats: Option<usize>) -> Result<Setup, Trouble> {
        none_of_these(MageKnight::ID, short.of_mage_wars())?;
        let usual = Setup::default();
        let scenario = match &short.scenario {
            Some(name) => scenario(name)?,
            None => usual.scenario,
        };
        let mut heroes = match &short.hero {
            Some(name) => vec![hero(name)?],
            None => Vec::new(),
        };
        let mut count = seats;
        for name in &short.players {
            match name.parse::<usize>() {
                Ok(number) => count = Some(number),
                Err(_) => heroes.push(hero(name)?),
            }
        }
        let least = (1..=MOST).find(|count| scenario.sheet(*count).is_some()).unwrap_or(1);
        let count = count.unwrap_or(least).clamp(1, MOST);
        let usual = usual.heroes.into_iter().chain(HeroId::ALL);
        for next in usual {
            if heroes.len() < count && !heroes.contains(&next) {
                heroes.push(next);
            }
        }
        let rules = short.variant.iter().map(|name| rule(name)).collect::<Result<_, _>>()?;
        let variants = Variants { rules, ..Variants::default() };
        Ok(Setup { scenario, heroes, variants, ..Setup::default() })
    }

    fn pick(short: &Short) -> Option<Pick> {
        let answer = |label, change: &dyn Fn(&mut Short)| {
            let mut next = short.clone();
            change(&mut next);
            (label, next)
        };
        if short.scenario.is_none() {
            let of = |it: ScenarioId| {
                answer(names::scenario(it), &|short| short.scenario = Some(it.id().to_owned()))
            };
            let answers = ScenarioId::ALL.map(of).to_vec();
            return Some(Pick { ask: msg!("cli-choose-scenario"), answers });
        }
        if short.hero.is_none() {
            let of = |it: HeroId| {
                answer(names::hero(it), &|short| short.hero = Some(it.id().to_owned()))
            };
            return Some(Pick {
                ask: msg!("cli-choose-hero"),
                answers: HeroId::ALL.map(of).to_vec(),
            });
        }
        if short.players.is_empty() {
            let scenario = short.scenario.as_deref().and_then(ScenarioId::from_id)?;
            let counts: Vec<_> =
                (1..=MOST).filter(|count| scenario.sheet(*count).is_some()).collect();
            let of = |count: &usize| {
                let label = msg!("cli-choose-count", count = *count as u32);
                answer(label, &|short| short.players = vec![count.to_string()])
            };
            let answers: Vec<_> = counts.iter().map(of).collect();
            if answers.len() > 1 {
                return Some(Pick { ask: msg!("cli-choose-players"), answers });
            }
        }
        None
    }
}

/// The scenario of this id, or of this name in the language of the run.
fn scenario(name: &str) -> Result<ScenarioId, Trouble> {
    let named = |it: &ScenarioId| is_called(name, it.id(), &names::scenario(*it));
    let found = ScenarioId::ALL.into_iter().find(named);
    found.ok_or_else(|| {
        unknown(msg!("cli-what-scenario"), name, &ScenarioId::ALL.map(ScenarioId::id))
    })
}

fn hero(name: &str) -> Result<HeroId, Trouble> {
    let named = |it: &HeroId| is_called(name, it.id(), &names::hero(*it));
    let found = HeroId::ALL.into_iter().find(named);
    found.ok_or_else(|| unknown(msg!("cli-what-hero"), name, &HeroId::ALL.map(HeroId::id)))
}

fn rule(name: &str) -> Result<TableRule, Trouble> {
    let ids: Vec<_> = TableRule::ALL.iter().map(|it| it.id()).collect();
    let named = |it: &TableRule| is_called(name, it.id(), &names::rule(*it));
    let found = TableRule::ALL.into_iter().find(named);
    found.ok_or_else(|| unknown(msg!("cli-what-variant"), name, &ids))
}

fn is_called(name: &str, id: &str, message: &kernel::Message) -> bool {
    let name = name.trim().to_lowercase();
    name == id || name == i18n::format(of_the_run(), message).to_lowercase()
}
