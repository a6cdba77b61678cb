//! The board somebody writes down. It may be wrong; a state that was started never is.

mod arena;
mod books;
mod map;
mod marks;
mod objects;
mod printed;
pub mod training;

use std::collections::BTreeSet;

use arrayvec::ArrayVec;
use kernel::{Agenda, Chance, Log, Seat, SetupError, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use crate::{
    cards::{self, APPRENTICE, CardId},
    event::Event,
    flow::{ChooseInitiative, Frame, Phase, Turn},
    state::{Lastings, MAX_SEATS, MageWars, Object, Zone},
    text::{card_message, set_message},
    vocabulary::{Kind, Sets},
};

pub use arena::ArenaSetup;
pub use books::BookSetup;
pub use map::OrbSetup;
pub(crate) use marks::chooses;
pub use marks::{Marks, Used};
pub use objects::{Body, Piece, Placement, Spot};
use objects::{Problems, creature};
pub use printed::{Builtin, Edition, NoSuchBook};

/// MW-SETUP-07, MW-APPR-07: every mage starts with 10 mana.
const STARTING_MANA: u16 = 10;

/// A game to be played: who plays which mage where, and for scripts any position to begin from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(default)]
    pub mode: Mode,
    /// The expansions that are in, beside the base set.
    #[serde(default, skip_serializing_if = "Sets::is_base")]
    pub sets: Sets,
    #[serde(default)]
    pub arena: ArenaSetup,
    pub seats: Vec<SeatSetup>,
    /// Begin here instead of at the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatSetup {
    /// The id of a mage, such as `wizard`.
    #[cfg_attr(feature = "schema", schemars(schema_with = "mage_schema"))]
    pub mage: String,
    #[serde(default, skip_serializing_if = "BookSetup::is_empty")]
    pub book: BookSetup,
    /// Seats with the same number play together; without one everybody plays alone (MW-MULTI-06).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<u8>,
}

#[cfg(feature = "schema")]
fn mage_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let mages: Vec<_> = crate::set::mages().into_iter().map(|mage| mage.card.id).collect();
    schemars::json_schema!({ "type": "string", "enum": mages })
}

impl SeatSetup {
    /// A mage without a spellbook.
    pub fn new(mage: &str) -> Self {
        SeatSetup { mage: mage.to_owned(), book: BookSetup::default(), team: None }
    }

    pub fn with_book(mut self, book: BookSetup) -> Self {
        self.book = book;
        self
    }
}

/// Whether the mages have their ability cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// MW-APPR-03 to MW-APPR-06: the same values for all, no abilities.
    #[default]
    Apprentice,
    Full,
}

/// A position to begin from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub round: u16,
    pub initiative: Seat,
    /// Whose turn of the Action Stage it is; without it the round begins with its Reset Phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// The mages, in the order of seats.
    pub mages: Vec<Piece>,
    /// What is in play beside the mages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objects: Vec<Placement>,
    /// Spells that lie prepared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prepared: Vec<PreparedSetup>,
    /// Cards in discard piles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<(Seat, String)>,
    /// Tokens, used markers, bound spells and whatever else lies on objects.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Marks>,
    /// On a map: the V'Tar of each seat, and how the Orbs stand in the order of the map. What is left out is as in the
    /// beginning; guardians are among `objects`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vtar: Vec<u16>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orbs: Vec<OrbSetup>,
}

impl Default for Position {
    /// An empty board at the beginning of the first round.
    fn default() -> Self {
        Position {
            round: 1,
            initiative: Seat(0),
            turn: None,
            mages: Vec::new(),
            objects: Vec::new(),
            prepared: Vec::new(),
            discards: Vec::new(),
            marks: Vec::new(),
            vtar: Vec::new(),
            orbs: Vec::new(),
        }
    }
}

/// A spell that lies prepared for a caster; objects are counted as for [`Placement::Enchantment`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PreparedSetup {
    pub seat: Seat,
    pub card: String,
    pub caster: u16,
}

impl Default for Setup {
    /// The Beastmaster and the Warlock in the apprentice arena.
    fn default() -> Self {
        let seats = ["beastmaster", "warlock"].map(|mage| {
            SeatSetup::new(mage).with_book(BookSetup::Printed(format!("apprentice:{mage}")))
        });
        Setup {
            mode: Mode::Apprentice,
            sets: Sets::BASE,
            arena: ArenaSetup::APPRENTICE,
            seats: seats.into(),
            position: None,
        }
    }
}

impl Setup {
    /// Builds the board and the work that begins on it.
    pub(crate) fn build(
        &self,
        mut chance: Chance,
        log: &mut Log<Event>,
    ) -> Result<MageWars, Vec<SetupError>> {
        let mut problems = Problems::default();
        self.check_seats(&mut problems);
        if !problems.0.is_empty() {
            // Without seats and zones nothing else can be judged.
            return Err(problems.0);
        }
        let seats = self.seats.len() as u8;
        let mut objects = match &self.position {
            None => self.starting_mages(),
            Some(position) => self.objects_of(position, &mut problems),
        };
        self.lay_map(&mut objects);
        if let Some(position) = &self.position {
            self.check_position(position, &mut problems);
        }
        let players = self.players(&objects, &mut problems);
        let mut game = MageWars {
            players,
            arrivals: objects.len() as u16,
            departed: Vec::new(),
            waiting: Vec::new(),
            lasting: Lastings::default(),
            sets: self.sets,
            arena: self.arena.arena(),
            seats,
            initiative: Seat(0),
            round: 0,
            phase: Phase::Initiative,
            objects: objects.into(),
            orbs_rest: false,
            round_facts: Vec::new(),
            agenda: Agenda::default(),
            pending: Vec::new(),
            asks: ArrayVec::new(),
            reveals: 0,
            outcome: None,
            fault: None,
            chance: Chance::scripted(),
            log: kernel::EventSink::default(),
        };
        game.check_objects(&mut problems);
        game.check_sets(&mut problems);
        if !problems.0.is_empty() {
            return Err(problems.0);
        }
        match &self.position {
            None => {
                game.agenda.push(Frame::Phase(Phase::Initiative));
                roll_for_initiative(&mut game, &mut chance, log);
            }
            Some(position) => game.begin_at(position),
        }
        game.chance = chance;
        Ok(game)
    }

    fn check_seats(&self, problems: &mut Problems) {
        if !(2..=MAX_SEATS).contains(&self.seats.len()) {
            let message = msg!("setup-seats", count = self.seats.len() as u32);
            problems.add("seats", Some(mw::SETUP_03), message);
        }
        self.check_arena(problems);
        // MW-MULTI-04: seating alternates between the teams.
        let together = |at: usize| {
            let (one, next) = (&self.seats[at], &self.seats[(at + 1) % self.seats.len()]);
            one.team.is_some() && one.team == next.team
        };
        if (0..self.seats.len()).any(together) {
            problems.add("seats", Some(mw::MULTI_04), msg!("setup-teams"));
        }
        for (at, seat) in self.seats.iter().enumerate() {
            if mage_card(self.mode, &seat.mage).is_some() {
                continue;
            }
            let (rule, message) = match mage_card(Mode::Full, &seat.mage) {
                None => (mw::SETUP_03, msg!("setup-mage", name = seat.mage.clone())),
                // MW-APPR-08: there are apprentice books for the mages of the base set alone.
                Some(_) => {
                    (mw::APPR_08, msg!("setup-no-apprentice", mage = card_message(&seat.mage)))
                }
            };
            problems.add(format!("seats[{at}].mage"), Some(rule), message);
        }
    }

    /// MW-SETUP-04 to MW-SETUP-09: active, quickcast ready, in opposite corners.
    fn starting_mages(&self) -> Vec<Object> {
        let mage = |(seat, setup): (u8, &SeatSetup)| {
            let piece = Piece {
                zone: self.start_of(seat),
                damage: 0,
                mana: STARTING_MANA,
                active: true,
                guard: false,
                markers: Vec::new(),
            };
            mage_card(self.mode, &setup.mage)
                .map(|card| creature(u16::from(seat), card, Seat(seat), &piece))
        };
        (0..).zip(&self.seats).filter_map(mage).collect()
    }

    /// MW-MULTI-09: a team begins in one corner; who plays alone has its own. Maps say it for each seat.
    fn start_of(&self, seat: u8) -> Zone {
        let arena = self.arena.arena();
        let team = |at: u8| self.seats.get(usize::from(at)).and_then(|seat| seat.team);
        let corner = match team(seat).filter(|_| arena.map.is_none()) {
            None => seat,
            Some(own) => {
                let mut teams: Vec<u8> = Vec::new();
                for other in (0..self.seats.len() as u8).filter_map(team) {
                    if !teams.contains(&other) {
                        teams.push(other);
                    }
                }
                teams.iter().position(|other| *other == own).unwrap_or(0) as u8
            }
        };
        arena.corner(corner)
    }

    fn objects_of(&self, position: &Position, problems: &mut Problems) -> Vec<Object> {
        let mut objects = Vec::new();
        if position.mages.len() != self.seats.len() {
            let message = msg!("setup-positions", count = position.mages.len() as u32);
            problems.add("position.mages", Some(mw::SETUP_03), message);
        }
        for ((seat, setup), piece) in (0..).zip(&self.seats).zip(&position.mages) {
            if let Some(card) = mage_card(self.mode, &setup.mage) {
                objects.push(creature(u16::from(seat), card, Seat(seat), piece));
            }
        }
        for (at, placement) in position.objects.iter().enumerate() {
            let id = (self.seats.len() + at) as u16;
            let place = format!("position.objects[{at}]");
            let (name, is_kind) = placement.card();
            let card = cards::find(name).filter(|card| is_kind(cards::card(*card).kind));
            let Some(card) = card else {
                problems.add(place, None, msg!("setup-card", name = name.to_owned()));
                continue;
            };
            let controllers: Vec<Seat> = objects.iter().map(|it: &Object| it.controller).collect();
            objects.push(placement.object(id, card, &controllers));
        }
        self.lay_marks(position, &mut objects, problems);
        objects
    }

    fn check_position(&self, position: &Position, problems: &mut Problems) {
        let known = |seat: Seat| seat.index() < self.seats.len();
        if !known(position.initiative) {
            let message = msg!("setup-seat", seat = position.initiative);
            problems.add("position.initiative", None, message);
        }
        if let Some(turn) = position.turn.filter(|turn| !known(*turn)) {
            problems.add("position.turn", None, msg!("setup-seat", seat = turn));
        }
        if !(1..=u16::MAX - 1).contains(&position.round) {
            problems.add("position.round", None, msg!("setup-round"));
        }
        self.check_orbs(position, problems);
    }
}

#[cfg(test)]
impl MageWars {
    /// The game that a test writes down.
    pub(crate) fn from_json(setup: serde_json::Value) -> MageWars {
        let setup: Setup = serde_json::from_value(setup).expect("a setup");
        let chance = Chance::seeded(kernel::Seed::from_number(1));
        <MageWars as kernel::Game>::start(&setup, chance, &mut Log::off()).expect("a right board")
    }
}

impl MageWars {
    /// Every card must be from a set that is in the game.
    fn check_sets(&self, problems: &mut Problems) {
        if self.sets == Sets::ALL {
            return;
        }
        let missing = |card: CardId| !cards::card(card).is_among(self.sets);
        let mut tell = |place: String, card: CardId| {
            let card = cards::card(card);
            let (card, set) = (card_message(&card.id), set_message(card.set));
            problems.add(place, None, msg!("setup-set", card = card, set = set));
        };
        for (at, player) in self.players.iter().enumerate() {
            let prepared = player.prepared.iter().map(|prepared| &prepared.card);
            let all = player.book.iter().chain(&player.discard).chain(prepared);
            let found: BTreeSet<CardId> = all.copied().filter(|card| missing(*card)).collect();
            found.into_iter().for_each(|card| tell(format!("seats[{at}].book"), card));
        }
        for (at, object) in self.objects.iter().enumerate() {
            for card in [Some(object.card), object.bound].into_iter().flatten() {
                if missing(card) {
                    tell(
                        match at.checked_sub(self.players.len()) {
                            None => format!("seats[{at}].mage"),
                            Some(at) => format!("position.objects[{at}]"),
                        },
                        card,
                    );
                }
            }
        }
    }

    fn begin_at(&mut self, position: &Position) {
        self.initiative = position.initiative;
        self.round = position.round;
        match position.turn {
            // Who holds the initiative is written down, so its phase is over.
            None => self.agenda.push(Frame::Phase(Phase::Reset)),
            Some(seat) => {
                self.phase = Phase::Action;
                self.agenda.push_all([
                    Frame::Turn(Turn { seat, bound: false }),
                    Frame::Judge,
                    Frame::Phase(Phase::FinalQuickcast),
                ]);
            }
        }
    }
}

/// MW-SETUP-10, MW-RULING-13, MW-RULING-14: both roll, the higher roll decides, equal rolls are repeated.
fn roll_for_initiative(game: &mut MageWars, chance: &mut Chance, log: &mut Log<Event>) {
    loop {
        let rolls: ArrayVec<(u8, Seat), 4> = Seat::all(game.seats)
            .map(|seat| (chance.roll(crate::flow::EFFECT_DIE), seat))
            .collect();
        for (roll, seat) in &rolls {
            log.push(|| Event::InitiativeRolled { seat: *seat, roll: *roll });
        }
        let Some(best) = rolls.iter().map(|(roll, _)| *roll).max() else { return };
        let mut winners = rolls.iter().filter(|(roll, _)| *roll == best);
        if let (Some((_, seat)), None) = (winners.next(), winners.next()) {
            game.agenda.push(Frame::ChooseInitiative(ChooseInitiative { seat: *seat }));
            return;
        }
        if chance.trouble().is_some() {
            // A script gave no more dice: it fails, but it must not hang.
            game.agenda.push(Frame::ChooseInitiative(ChooseInitiative { seat: Seat(0) }));
            return;
        }
    }
}

fn mage_card(mode: Mode, name: &str) -> Option<CardId> {
    let id = match mode {
        Mode::Apprentice => format!("{APPRENTICE}{name}"),
        Mode::Full => name.to_owned(),
    };
    cards::find(&id).filter(|card| cards::card(*card).kind == Kind::Mage)
}
