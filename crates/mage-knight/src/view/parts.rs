//! Parts of a view: dice, offers, cities, the dummy player, tokens, Units, Skills.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::{
    cards::CardId,
    content::{Color, EnemyColor, EnemyId, HeroId, Mana, SkillId, TacticId, UnitId},
    derive,
    state::{
        Auction, City, Die, DiePlace, Dummy, Lasting, LastingKind, MageKnight, Offers, Origin,
        SkillState, Term, UnitState,
    },
    story::Face,
    view::TermView,
};

/// An enemy token on the map: what it is once it lies face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TokenView {
    Known(EnemyId),
    FaceDown(EnemyColor),
}

pub(super) fn token(enemy: EnemyId, known: bool) -> TokenView {
    if known { TokenView::Known(enemy) } else { TokenView::FaceDown(enemy.printed().color) }
}

pub(super) fn term(term: &Term) -> TermView {
    let from = term.origin.map(|origin| match origin {
        Origin::Card { card, .. } | Origin::Purchase(card) | Origin::Banner(card) => {
            Face::Card(card)
        }
        Origin::Ability { unit, .. } => Face::Unit(unit),
        Origin::Skill(skill) => Face::Skill(skill),
        Origin::Tactic(tactic) => Face::Tactic(tactic),
        Origin::Altar(ruin) => Face::Ruin(ruin),
    });
    TermView { what: term.pool, from, points: term.points }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieView {
    pub color: Mana,
    pub place: DiePlace,
}

pub(super) fn die(die: &Die) -> DieView {
    DieView { color: die.color, place: die.place }
}

/// Offers, the lowest card first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OffersView {
    pub advanced: Vec<CardId>,
    pub spells: Vec<CardId>,
    pub units: Vec<UnitId>,
    pub monastery: Vec<CardId>,
    /// Revealed between two rounds.
    pub upgrades: Vec<CardId>,
    pub skills: Vec<SkillId>,
}

pub(super) fn offers(offers: &Offers) -> OffersView {
    OffersView {
        advanced: offers.advanced.to_vec(),
        spells: offers.spells.to_vec(),
        units: offers.units.to_vec(),
        monastery: offers.monastery.to_vec(),
        upgrades: offers.upgrades.to_vec(),
        skills: offers.skills.to_vec(),
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CityView {
    pub color: Color,
    /// The other half of a megalopolis.
    pub second: Option<Color>,
    pub level: u8,
    pub defenders: Vec<TokenView>,
    pub shields: Vec<Seat>,
    pub leader: Option<Seat>,
    pub conquered: bool,
}

pub(super) fn city(city: &City, viewer: Viewer) -> CityView {
    let seen = city.known || viewer == Viewer::Omniscient;
    CityView {
        color: city.color,
        second: city.second.map(|(color, _)| color),
        level: city.level,
        defenders: city.defenders.iter().map(|enemy| token(*enemy, seen)).collect(),
        shields: city.shields.to_vec(),
        leader: city.leader(),
        conquered: city.is_conquered(),
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DummyView {
    pub hero: HeroId,
    /// Cards not turned yet.
    pub deck: u8,
    pub discard: Vec<CardId>,
    pub crystals: [u8; 4],
    pub tactic: Option<TacticId>,
}

pub(super) fn dummy(dummy: &Dummy) -> DummyView {
    DummyView {
        hero: dummy.hero,
        deck: dummy.deck.len() as u8,
        discard: dummy.discard.to_vec(),
        crystals: dummy.crystals,
        tactic: dummy.tactic,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnitView {
    pub unit: UnitId,
    pub level: u8,
    /// With all that changes it.
    pub armor: u8,
    pub ready: bool,
    pub wounds: u8,
    pub banner: Option<CardId>,
}

pub(super) fn unit(game: &MageKnight, state: &UnitState) -> UnitView {
    UnitView {
        unit: state.unit,
        level: state.unit.printed().level,
        armor: derive::unit::armor(game, state),
        ready: state.ready,
        wounds: state.wounds,
        banner: state.banner,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SkillView {
    pub skill: SkillId,
    /// It can be used again.
    pub ready: bool,
}

pub(super) fn skill(state: &SkillState) -> SkillView {
    SkillView { skill: state.skill, ready: !state.used && !state.flipped }
}

/// An effect that lasts, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastingView {
    pub owner: Seat,
    pub effect: LastingEffect,
    /// The colour of mana it is about.
    pub color: Option<Mana>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LastingEffect {
    FrozenSource,
    Weather,
    MarkedMana,
    ClaimedDie,
    CursedMana,
}

pub(super) fn lasting(lasting: &Lasting) -> LastingView {
    let (effect, color) = match lasting.kind {
        LastingKind::FrozenSource => (LastingEffect::FrozenSource, None),
        LastingKind::Weather => (LastingEffect::Weather, None),
        LastingKind::MarkedMana { color, .. } => (LastingEffect::MarkedMana, Some(color)),
        LastingKind::ClaimedDie { color } => (LastingEffect::ClaimedDie, Some(color)),
        LastingKind::CursedMana { color, .. } => (LastingEffect::CursedMana, Some(color)),
    };
    LastingView { owner: lasting.owner, effect, color }
}

/// The auction of heroes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AuctionView {
    /// The order in which heroes are selected.
    pub order: Vec<Seat>,
    /// Who has got which hero.
    pub heroes: Vec<Option<HeroId>>,
    /// The hero somebody picked, who would get it now, and for how much Fame.
    pub hero: Option<HeroId>,
    pub holder: Option<Seat>,
    pub bid: u8,
}

pub(super) fn auction(auction: &Auction) -> AuctionView {
    AuctionView {
        order: auction.order.to_vec(),
        heroes: auction.heroes.to_vec(),
        hero: auction.offer.map(|offer| offer.hero),
        holder: auction.offer.map(|offer| offer.holder),
        bid: auction.offer.map_or(0, |offer| offer.bid),
    }
}
