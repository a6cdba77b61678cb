//! What a table can choose before the game is what can be set up.

use kernel::{Chance, Game, Log, Seed};
use mage_knight::{
    MageKnight, Setup,
    content::{HeroId, ScenarioId, TableRule, Variants},
    text::offer::{SheetOffer, offer},
};

/// Whether a game of so many can begin with these variants.
fn begins(scenario: ScenarioId, heroes: u8, rules: &[TableRule]) -> bool {
    let setup = Setup {
        scenario,
        heroes: HeroId::ALL[..usize::from(heroes)].to_vec(),
        variants: Variants { rules: rules.to_vec(), ..Variants::default() },
        ..Setup::default()
    };
    MageKnight::start(&setup, Chance::seeded(Seed::from_number(1)), &mut Log::off()).is_ok()
}

fn sheets() -> impl Iterator<Item = (ScenarioId, SheetOffer)> {
    let all = offer().scenarios.into_iter();
    all.flat_map(|scenario| scenario.sheets.into_iter().map(move |sheet| (scenario.id, sheet)))
}

#[test]
fn every_scenario_is_offered_to_those_who_can_play_it() {
    for scenario in offer().scenarios {
        for heroes in 1..=4 {
            let offered = scenario.sheets.iter().any(|sheet| sheet.heroes == heroes);
            assert_eq!(offered, begins(scenario.id, heroes, &[]), "{:?} {heroes}", scenario.id);
        }
    }
}

#[test]
fn a_variant_that_is_open_can_be_played() {
    for (scenario, sheet) in sheets() {
        for rule in offer().variants {
            if !sheet.closed.contains_key(&rule) {
                assert!(begins(scenario, sheet.heroes, &[rule]), "{scenario:?} {rule:?}");
            }
        }
    }
}

#[test]
fn a_variant_that_is_refused_is_closed() {
    for (scenario, sheet) in sheets() {
        for rule in TableRule::ALL {
            if offer().variants.contains(&rule) && !begins(scenario, sheet.heroes, &[rule]) {
                assert!(sheet.closed.contains_key(&rule), "{scenario:?} {rule:?}");
            }
        }
    }
}

#[test]
fn variants_that_exclude_each_other_are_offered_as_either_of_them() {
    for (scenario, sheet) in sheets() {
        let open: Vec<_> =
            offer().variants.into_iter().filter(|rule| !sheet.closed.contains_key(rule)).collect();
        for (at, one) in open.iter().enumerate() {
            for other in &open[at + 1..] {
                if !begins(scenario, sheet.heroes, &[*one, *other]) {
                    let pair = [*one, *other];
                    let known = offer().either.contains(&pair);
                    assert!(known, "{scenario:?} {pair:?}");
                }
            }
        }
    }
}

#[test]
fn lengths_add_up_and_levels_are_those_of_the_sheet() {
    for (scenario, offered) in sheets() {
        let sheet = scenario.sheet(offered.heroes.into()).unwrap();
        assert_eq!(offered.days + offered.nights, sheet.rounds);
        assert!(offered.levels.is_empty() || offered.levels.len() == usize::from(sheet.city_core));
    }
}
