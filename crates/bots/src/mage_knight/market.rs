//! What inhabited places have to sell, and what of it is worth its Influence.

use kernel::Seat;
use mage_knight::{
    Choice, MageKnight,
    content::{Color, Site, UnitId, price, reputation, unit::RecruitSite},
    derive,
};

/// Something to buy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bargain {
    pub(super) choice: Choice,
    pub(super) cost: u8,
    /// About the level of a Unit.
    pub(super) worth: f32,
}

/// Influence a hero usually has in a turn that is given to it.
const USUAL: i16 = 8;

/// What is worth most of all that so much Influence buys at a site.
pub(super) fn best(game: &MageKnight, seat: Seat, site: Site, influence: i16) -> Option<Bargain> {
    let mut best: Option<Bargain> = None;
    let mut add = |choice, cost: u8, worth: f32| {
        let better = best.is_none_or(|best| worth > best.worth);
        if better && worth > 0.0 && i16::from(cost) <= influence {
            best = Some(Bargain { choice, cost, worth });
        }
    };
    let player = game.player(seat);
    let wounds = f32::from(player.wounds_in_hand().min(2));
    let card = |cards: &[_]| cards.first().map(|card| Choice::BuyCard { card: *card });
    let offers = game.offers();
    for unit in &offers.units {
        if recruits(site, *unit) {
            add(Choice::Recruit { unit: *unit }, unit.printed().cost, gain(game, seat, *unit));
        }
    }
    if let Some(cost) = price::healing(site) {
        add(Choice::BuyHealing, cost, 0.6 * wounds);
    }
    match site {
        Site::Monastery => {
            if let Some(choice) = card(&offers.monastery) {
                add(choice, price::ADVANCED_ACTION, 1.2);
            }
        }
        Site::MageTower | Site::City(Color::Blue) => {
            if let Some(choice) = card(&offers.spells) {
                add(choice, price::SPELL, 1.5);
            }
        }
        Site::City(Color::Green) => add(Choice::BuyUnseen, price::ADVANCED_ACTION, 1.2),
        Site::City(Color::Red) => add(Choice::BuyArtifact, price::ARTIFACT, 3.0),
        Site::City(Color::White)
        | Site::Village
        | Site::Keep
        | Site::Portal
        | Site::Glade
        | Site::Ruins
        | Site::Dungeon
        | Site::Tomb
        | Site::MonsterDen
        | Site::SpawningGrounds
        | Site::Mine(_) => (),
    }
    best
}

/// The same for what a hero usually brings.
pub(super) fn usual(game: &MageKnight, seat: Seat, site: Site) -> f32 {
    let bargain = standing(game, seat).and_then(|more| best(game, seat, site, USUAL + more));
    bargain.map_or(0.0, |bargain| bargain.worth)
}

/// What Reputation adds to Influence; `None` where no one deals with the hero (MK-INTERACT-07).
pub(super) fn standing(game: &MageKnight, seat: Seat) -> Option<i16> {
    reputation::modifier(game.player(seat).reputation).map(i16::from)
}

fn recruits(site: Site, unit: UnitId) -> bool {
    site == Site::City(Color::White)
        || RecruitSite::of(site).is_some_and(|symbol| unit.printed().sites.contains(&symbol))
}

/// What the army gains by a Unit: its level, or what it has more than the one that must leave for it.
fn gain(game: &MageKnight, seat: Seat, unit: UnitId) -> f32 {
    let level = |unit: UnitId| f32::from(unit.printed().level);
    let units = &game.player(seat).units;
    if units.len() < derive::command_limit(game, seat) {
        return 0.6 + level(unit);
    }
    let least = units.iter().map(|state| level(state.unit)).reduce(f32::min);
    least.map_or(0.0, |least| level(unit) - least - 0.5)
}
