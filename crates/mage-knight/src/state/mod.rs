//! The state of a game as plain data, and what can be asked and answered in it.

pub mod auction;
pub mod change;
pub mod combat;
pub mod duel;
pub mod hex;
pub mod joint_assault;
pub mod lasting;
pub mod map;
pub mod player;
pub mod run;
pub mod turn;
pub mod world;

use arrayvec::{ArrayVec, CapacityError};
use kernel::{Agenda, Ask, Chance, EventSink, Seat};
use serde::{Deserialize, Serialize};

pub use crate::event::Event;
pub use crate::question::{Choice, DamageTo, ManaFrom, Points, Question, Way};
pub use auction::{Auction, HeroOffer};
pub use combat::{Cause, Combat, Foe, Home, Monster, Phase, SecretDie};
pub use duel::{Duel, DuelPhase, DuelStage, Share, Side};
pub use hex::{Hex, Position, Spot};
pub use joint_assault::{Joint, JointStage, Member};
pub use lasting::{Lasting, LastingKind};
pub use map::{MAX_TILES, Map, Placed};
pub use player::{MAX_CARDS, Pile, Player, SkillState, UnitState};
pub use run::{Bindings, Manner, Origin, Run, RunStage, StepRef};
pub use turn::{Rest, Reward, Stage, Term, Turn, TurnKind};
pub use world::{
    City, Decks, Dice, Die, DiePlace, Dummy, EnemyPiles, Mover, Offers, RoundOrder, Secret,
    SpotState,
};

use crate::{
    content::{ScenarioId, ScenarioSheet, Site, Space, TableRule, TileId, Time},
    flow::{Frame, variants},
    setup::Switches,
};

/// Most seats a game has.
pub const MAX_SEATS: usize = 4;

/// A game of Mage Knight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MageKnight {
    pub(crate) scenario: ScenarioId,
    /// What is played: the printed sheet with what the table agreed on.
    pub(crate) sheet: ScenarioSheet,
    pub(crate) switches: Switches,
    pub(crate) round: u8,
    pub(crate) time: Time,
    /// How many Days and Nights have begun.
    pub(crate) times: [u8; 2],
    pub(crate) map: Map,
    /// What lies on the spaces of each placed tile, in the order the tiles were laid.
    pub(crate) spots: ArrayVec<[SpotState; 7], MAX_TILES>,
    /// The tile stack, its top last.
    pub(crate) stack: Tiles,
    /// Tiles left out at setup that may still come into play (MK-EXPLORE-10, MK-EXPLORE-11), the next one last.
    pub(crate) left_out: Tiles,
    /// Apart from the state, because they are large and most games have fewer than [`MAX_SEATS`].
    pub(crate) players: Vec<Player>,
    pub(crate) dummy: Option<Dummy>,
    /// MK-TACTIC-06: the order of turns in this round, and whose turn it is.
    pub(crate) order: RoundOrder,
    pub(crate) order_at: u8,
    /// Tactics that left the game, one bit each (MK-SCEN-SOLO-06).
    pub(crate) tactics_gone: u16,
    pub(crate) source: Dice,
    pub(crate) enemies: EnemyPiles,
    pub(crate) cities: ArrayVec<City, 4>,
    pub(crate) decks: Decks,
    pub(crate) offers: Offers,
    pub(crate) turn: Turn,
    pub(crate) combat: Option<Combat>,
    /// Who announced the end of this round (MK-ROUND-21).
    pub(crate) announced: Option<Mover>,
    /// Turns still to begin once the scenario's end was met (MK-SCEN-RECON-08).
    pub(crate) turns_left: Option<u8>,
    /// A combat of two heroes.
    pub(crate) duel: Option<Box<Duel>>,
    /// A joint city assault.
    pub(crate) joint: Option<Box<Joint>>,
    /// MK-VARIANT-AUCTION-01: the heroes are being auctioned.
    pub(crate) auction: Option<Box<Auction>>,
    /// Which team each seat is in (MK-TEAM-01).
    pub(crate) teams: [u8; MAX_SEATS],
    /// Effects that outlast the turn they were played in.
    pub(crate) lasting: ArrayVec<Lasting, 16>,
    pub(crate) agenda: Agenda<Frame>,
    pub(crate) asks: ArrayVec<Ask<Question>, MAX_SEATS>,
    pub(crate) over: bool,
    /// What the engine found wrong with itself; the game stops.
    pub(crate) fault: Option<String>,
    pub(crate) chance: Chance,
    /// Where events go while an answer is taken.
    #[serde(skip)]
    pub(crate) log: EventSink<Event>,
}

/// Tiles in order.
pub type Tiles = ArrayVec<TileId, MAX_TILES>;

impl MageKnight {
    /// What the scenario asks for.
    pub fn sheet(&self) -> &ScenarioSheet {
        &self.sheet
    }

    /// Whether a special rule or variant is in force.
    #[inline]
    pub fn plays(&self, rule: TableRule) -> bool {
        self.sheet.has(rule)
    }

    /// MK-SCEN-FULLCOOP-07: all play together.
    pub fn cooperates(&self) -> bool {
        self.players.len() > 1 && self.sheet.dummy_first
    }

    /// Whether two seats are in one team.
    pub fn are_allies(&self, one: Seat, other: Seat) -> bool {
        self.teams.get(one.index()) == self.teams.get(other.index())
    }

    /// Whose turn it is; nobody's while the dummy player has its own. In a joint assault and a combat of heroes it is
    /// whoever acts.
    pub fn mover(&self) -> Option<Seat> {
        if let Some(duel) = &self.duel {
            return Some(duel.acting);
        }
        if let Some(joint) = &self.joint
            && joint.stage != JointStage::Proposed
        {
            return joint.member().map(|member| member.seat);
        }
        self.order.get(usize::from(self.order_at)).copied().and_then(Mover::seat)
    }

    /// The seats of this round in order, this one first.
    pub(crate) fn in_order(&self, first: Seat) -> impl Iterator<Item = Seat> {
        let start = self.order.iter().position(|mover| *mover == Mover::Seat(first)).unwrap_or(0);
        let (before, after) = self.order.split_at(start);
        after.iter().chain(before).filter_map(|mover| mover.seat())
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn map(&self) -> &Map {
        &self.map
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn time(&self) -> Time {
        self.time
    }

    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    pub fn combat(&self) -> Option<&Combat> {
        self.combat.as_ref()
    }

    pub fn source(&self) -> &[Die] {
        &self.source
    }

    pub fn offers(&self) -> &Offers {
        &self.offers
    }

    pub fn cities(&self) -> &[City] {
        &self.cities
    }

    pub fn dummy(&self) -> Option<&Dummy> {
        self.dummy.as_ref()
    }

    /// What a space is: what is printed there, and what special rules make of it; `None` where no tile lies.
    #[inline]
    pub fn space(&self, hex: Hex) -> Option<Space> {
        let space = self.map.space(hex)?;
        if self.sheet.alters_spaces() {
            Some(variants::altered(self, hex, space))
        } else {
            Some(space)
        }
    }

    /// The site of a space, if there is one.
    #[inline]
    pub fn site_at(&self, hex: Hex) -> Option<Site> {
        self.space(hex)?.site
    }

    /// Every seat in the game.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// Which Day or Night this is, the first being 1.
    pub fn time_number(&self) -> u8 {
        self.times[self.time as usize]
    }

    /// What lies on a space; nothing where no tile is.
    #[inline]
    pub fn spot(&self, hex: Hex) -> SpotState {
        let place = self.map.index(hex);
        place
            .and_then(|(tile, spot)| Some(self.spots.get(tile)?[spot as usize]))
            .unwrap_or_default()
    }

    /// Changes what lies on a space of the map.
    pub(crate) fn change_spot(&mut self, hex: Hex, change: impl FnOnce(&mut SpotState)) {
        match self.spot_mut(hex) {
            Some(spot) => change(spot),
            None => self.broken("a space that is on no tile"),
        }
    }

    pub(crate) fn spot_mut(&mut self, hex: Hex) -> Option<&mut SpotState> {
        let (tile, spot) = self.map.index(hex)?;
        self.spots.get_mut(tile).map(|spots| &mut spots[spot as usize])
    }

    /// Whether an undefeated rampaging enemy holds a space (MK-MOVE-10).
    #[inline]
    pub fn is_rampaged(&self, hex: Hex) -> bool {
        let Some((tile, spot)) = self.map.index(hex) else { return false };
        // Enemies lie on few spaces, and what is printed is looked up for those alone.
        self.spots.get(tile).is_some_and(|spots| spots[spot as usize].has_enemies())
            && self.space(hex).is_some_and(|space| space.rampaging.is_some())
    }

    pub fn city_at(&self, hex: Hex) -> Option<&City> {
        self.cities.iter().find(|city| city.stands_at(hex))
    }

    pub(crate) fn city_mut(&mut self, hex: Hex) -> Option<&mut City> {
        self.cities.iter_mut().find(|city| city.stands_at(hex))
    }

    /// MK-RULING-42: the time of day as it counts now.
    #[inline]
    pub fn time_now(&self) -> Time {
        match &self.combat {
            Some(combat) if combat.night => Time::Night,
            _ => self.time,
        }
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.asks.push(Ask { seat, question });
    }

    /// What cannot happen has happened: nothing more is asked or done, and the log is kept.
    #[cold]
    #[inline(never)]
    pub(crate) fn broken(&mut self, what: &str) {
        if self.fault.is_none() {
            let work: Vec<_> = self.agenda.iter().take(4).collect();
            self.fault = Some(format!("{what}; next: {work:?}"));
        }
    }

    /// An answer that does not belong to the question was taken.
    pub(crate) fn misplaced(&mut self) {
        self.broken("an answer to another question");
    }

    /// Whether something that must have room had it.
    pub(crate) fn fits<T>(&mut self, pushed: Result<(), CapacityError<T>>, what: &str) -> bool {
        pushed.map_err(|_| self.broken(what)).is_ok()
    }
}
