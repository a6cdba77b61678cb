//! How scenario scripts write boards, answers and expectations of Mage Wars. `docs/scenarios.md` is the reference.

mod objects;
mod phrases;
mod written;

use kernel::{Seat, Throw};
use script::{Complaint, Line, Names, Scripted};

use crate::{
    cards,
    derive::{self, AttackFacts, Flag},
    flow::{ATTACK_DIE, Choice, EFFECT_DIE, Moment, OpportunityKind, Question},
    setup::{BookSetup, Mode, Piece, Placement, Position, PreparedSetup, SeatSetup, Setup},
    state::{Arena, Face, MageWars, Object, ObjectId, Place, Zone},
    text::face_text,
    vocabulary::{Kind, Marker},
};

/// The board as a script has written it so far.
#[derive(Debug)]
pub struct Board {
    mode: Mode,
    arena: Arena,
    seats: Vec<(SeatSetup, Piece)>,
    objects: Vec<Placement>,
    prepared: Vec<PreparedSetup>,
    discards: Vec<(Seat, String)>,
    names: Names,
    initiative: Option<Seat>,
    turn: Option<Seat>,
    round: u16,
    /// The script begins at the beginning, with the initiative roll.
    opening: bool,
}

impl Default for Board {
    fn default() -> Self {
        Board {
            mode: Mode::Apprentice,
            arena: Arena::APPRENTICE,
            seats: Vec::new(),
            objects: Vec::new(),
            prepared: Vec::new(),
            discards: Vec::new(),
            names: Names::default(),
            initiative: None,
            turn: None,
            round: 1,
            opening: false,
        }
    }
}

impl Scripted for MageWars {
    type Board = Board;

    fn place(board: &mut Board, line: &mut Line<'_>) -> Result<(), Complaint> {
        match line.word("a statement")? {
            "arena" => board.read_arena(line),
            "opening" => {
                board.opening = true;
                Ok(())
            }
            "seat" => board.read_seat(line),
            "mode" => board.read_mode(line),
            "book" => board.read_book(line),
            "prepared" => board.read_prepared(line),
            "discard" => board.read_discard(line),
            "team" => board.read_team(line),
            "put" => board.read_put(line),
            "attach" => board.read_attach(line),
            "wall" => board.read_wall(line),
            "initiative" => {
                board.initiative = Some(line.seat()?);
                Ok(())
            }
            "turn" => {
                board.turn = Some(line.seat()?);
                Ok(())
            }
            "round" => {
                board.round = line.number("a round")?;
                Ok(())
            }
            other => Err(line.complain(format!(
                "“{other}” is no statement; a board is written with mode, arena, seat, team, book, prepared, discard, put, \
                 attach, wall, initiative, turn, round, opening"
            ))),
        }
    }

    fn setup(board: &Board) -> Result<(Setup, Names), Complaint> {
        let mut names = board.names.clone();
        for at in 0..board.seats.len() as u8 {
            names.add(&format!("mage{}", Seat(at)), u32::from(at));
        }
        let position = Position {
            round: board.round,
            initiative: board.initiative.or(board.turn).unwrap_or(Seat(0)),
            turn: board.turn,
            mages: board.seats.iter().map(|(_, piece)| piece.clone()).collect(),
            objects: board.objects.clone(),
            prepared: board.prepared.clone(),
            discards: board.discards.clone(),
        };
        let setup = Setup {
            mode: board.mode,
            arena: board.arena,
            seats: board.seats.iter().map(|(seat, _)| seat.clone()).collect(),
            position: (!board.opening).then_some(position),
        };
        Ok((setup, names))
    }

    fn phrase(&self, names: &Names, seat: Seat, choice: &Choice) -> String {
        self.phrase_of(names, seat, choice)
    }

    fn throw(die: &str, face: &str) -> Option<Throw> {
        match die {
            "attack" => (1..=ATTACK_DIE)
                .find(|number| face_text(*number) == face)
                .map(|face| Throw { sides: ATTACK_DIE, face }),
            "effect" => {
                let face = face.parse().ok().filter(|face| (1..=EFFECT_DIE).contains(face))?;
                Some(Throw { sides: EFFECT_DIE, face })
            }
            _ => None,
        }
    }

    fn statements(setup: &Setup) -> Option<Vec<String>> {
        written::statements(setup)
    }

    fn die(throw: Throw) -> Option<(&'static str, String)> {
        written::die(throw)
    }

    fn expect(&self, names: &Names, line: &mut Line<'_>) -> Result<(), Complaint> {
        match line.word("what is expected")? {
            "round" => {
                let wanted: u16 = line.number("a round")?;
                same(line, "the round", &self.round, &wanted)
            }
            "phase" => {
                let wanted = line.word("a phase")?;
                same(line, "the phase", &Moment::PhaseEnd(self.phase).name().as_str(), &wanted)
            }
            "book" => {
                let (seat, card) = (line.seat()?, read_spell(line)?);
                let wanted: usize = line.number("a number of copies")?;
                let book = self.player(seat).map_or(&[][..], |player| &player.book);
                let copies = book.iter().filter(|it| cards::card(**it).id == card).count();
                same(line, "the number of copies in the spellbook", &copies, &wanted)
            }
            "discard" => {
                let (seat, card) = (line.seat()?, read_spell(line)?);
                let wanted: usize = line.number("a number of copies")?;
                let pile = self.player(seat).map_or(&[][..], |player| &player.discard);
                let copies = pile.iter().filter(|it| cards::card(**it).id == card).count();
                same(line, "the number of copies in the discard pile", &copies, &wanted)
            }
            "prepared" => {
                let seat = line.seat()?;
                let wanted: usize = line.number("a number of spells")?;
                let count = self.player(seat).map_or(0, |player| player.prepared.len());
                same(line, "the number of prepared spells", &count, &wanted)
            }
            "initiative" => {
                let wanted = line.seat()?;
                same(line, "the initiative", &self.initiative, &wanted)
            }
            name => {
                let gone = cards::find(name).map(|_| ObjectId(u16::MAX));
                let id = self
                    .named(names, name)
                    .or(gone)
                    .ok_or_else(|| line.complain(format!("nothing is called “{name}”")))?;
                self.expect_object(names, id, name, line)
            }
        }
    }

    fn idle(&self, _: Seat, question: &Question) -> Option<Choice> {
        self.moment(question).map(|_| Choice::Pass)
    }

    /// Opportunities that pass by themselves: reveal windows, and moments for spells.
    fn moment(&self, question: &Question) -> Option<String> {
        let name = match question {
            Question::Reveal { moment } => return Some(moment.name()),
            Question::Opportunity(OpportunityKind::Deployment) => "deploy",
            Question::Opportunity(OpportunityKind::Quickcast) => "quickcast",
            Question::Opportunity(OpportunityKind::BesideActionPhase) => "around",
            _ => return None,
        };
        Some(name.to_owned())
    }
}

impl MageWars {
    /// `expect wolf damage 2`, `expect wolf not guarding`, `expect wolf destroyed` …
    fn expect_object(
        &self,
        names: &Names,
        id: ObjectId,
        name: &str,
        line: &mut Line<'_>,
    ) -> Result<(), Complaint> {
        let wanted = !line.maybe("not");
        let what = line.word("what is expected of it")?;
        if what == "destroyed" {
            return is(line, self.find(id).is_none() == wanted, "destroyed");
        }
        let Some(object) = self.find(id) else {
            return Err(line.complain(format!("{name} is no longer in play")));
        };
        if let Some(judged) = self.expect_place(names, object, what, wanted, line) {
            return judged;
        }
        match what {
            "guarding" => is(line, object.flags.guard == wanted, what),
            "active" => is(line, object.flags.active == wanted, what),
            "quickcast" => is(line, object.flags.quickcast == wanted, what),
            "flying" => is(line, derive::traits(self, object).has(Flag::Flying) == wanted, what),
            "hidden" => is(line, (object.face == Face::Down) == wanted, what),
            "at" => {
                let zone = read_zone(line)?;
                is(
                    line,
                    (object.place == Place::Zone(zone)) == wanted,
                    &format!("{:?}", object.place),
                )
            }
            stat => {
                let amount: i32 = line.number("an amount")?;
                let value = self.stat(object, stat).ok_or_else(|| {
                    line.complain(format!("“{stat}” is nothing that can be expected"))
                })?;
                same(line, stat, &value, &amount)
            }
        }
    }

    fn stat(&self, object: &Object, stat: &str) -> Option<i32> {
        match stat {
            "damage" => Some(i32::from(object.damage)),
            "mana" => Some(i32::from(object.mana)),
            "life" => derive::life(self, object),
            "armor" => Some(derive::armor(self, object)),
            "dice" => derive::bars(self, object.id).next().map(|(_, _, bar)| {
                let facts = AttackFacts::planned(Some(object), bar, None);
                derive::attack_dice(self, &facts)
            }),
            "channeling" => Some(i32::from(derive::channeling(self, object))),
            other => read_marker(other).map(|marker| i32::from(object.markers(marker))),
        }
    }
}

impl Board {
    fn read_arena(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let size = line.word("a size such as 4x3")?;
        let (columns, rows) = size
            .split_once('x')
            .and_then(|(columns, rows)| Some((columns.parse().ok()?, rows.parse().ok()?)))
            .ok_or_else(|| line.complain(format!("“{size}” is no size such as 4x3")))?;
        self.arena = Arena { columns, rows };
        Ok(())
    }

    /// `seat A beastmaster at A1 mana 10`.
    fn read_seat(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let seat = line.seat()?;
        if seat.index() != self.seats.len() {
            return Err(line.complain("seats are written in order: A, B, …"));
        }
        let mage = line.word("a mage")?;
        let card = cards::find_by_words(mage).filter(|card| cards::card(*card).kind == Kind::Mage);
        let card =
            card.ok_or_else(|| line.complain(format!("there is no mage called “{mage}”")))?;
        let mut piece = Piece {
            zone: self.arena.corner(seat.0),
            damage: 0,
            mana: 10,
            active: true,
            guard: false,
            markers: Vec::new(),
        };
        let name = self.read_piece(&mut piece, line)?;
        self.name(name, u32::from(seat.0), line)?;
        self.seats.push((SeatSetup::new(&cards::card(card).id), piece));
        Ok(())
    }

    /// `team 1 A C`: these play together.
    fn read_team(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let team: u8 = line.number("the number of a team")?;
        while !line.is_empty() {
            let seat = line.seat()?;
            match self.seats.get_mut(seat.index()) {
                Some((setup, _)) => setup.team = Some(team),
                None => return Err(line.complain("the seats are written before their teams")),
            }
        }
        Ok(())
    }

    /// `mode full`: with the mages' ability cards.
    fn read_mode(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        self.mode = match line.word("apprentice or full")? {
            "apprentice" => Mode::Apprentice,
            "full" => Mode::Full,
            other => {
                return Err(line.complain(format!("expected apprentice or full, found “{other}”")));
            }
        };
        Ok(())
    }

    /// `book A "Fireball" "Timber Wolf"`, or a printed one: `book A starting:wizard`.
    fn read_book(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let seat = line.seat()?;
        let Some((setup, _)) = self.seats.get_mut(seat.index()) else {
            return Err(line.complain("the seats are written before their spellbooks"));
        };
        while !line.is_empty() {
            let words = line.word("a card in quotes")?;
            if words.contains(':') {
                setup.book = BookSetup::Printed(words.to_owned());
                continue;
            }
            let card = spell_named(words).ok_or_else(|| no_spell(line, words))?;
            if let BookSetup::Printed(_) = setup.book {
                setup.book = BookSetup::default();
            }
            if let BookSetup::Cards(cards) = &mut setup.book {
                let copies = cards.entry(card).or_insert(0);
                *copies = copies.saturating_add(1);
            }
        }
        Ok(())
    }

    /// `prepared A "Fireball" "Heal"`, `prepared A "Heal" for huginn`.
    fn read_prepared(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let seat = line.seat()?;
        let from = self.prepared.len();
        while !line.is_empty() {
            if line.maybe("for") {
                let name = line.word("a caster")?;
                let caster = self
                    .host(name)
                    .ok_or_else(|| line.complain(format!("nothing is called “{name}”")))?;
                self.prepared[from..].iter_mut().for_each(|prepared| prepared.caster = caster);
                return Ok(());
            }
            let card = read_spell(line)?;
            self.prepared.push(PreparedSetup { seat, card, caster: u16::from(seat.0) });
        }
        Ok(())
    }

    /// `discard A "Fireball"`.
    fn read_discard(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let seat = line.seat()?;
        while !line.is_empty() {
            let card = read_spell(line)?;
            self.discards.push((seat, card));
        }
        Ok(())
    }

    /// `put A "Timber Wolf" at B2 as wolf inactive guarding damage 3`.
    fn read_put(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let controller = line.seat()?;
        if next_kind(line) == Some(Kind::Conjuration) {
            return self.read_conjuration(controller, line);
        }
        let card = read_card(line, Kind::Creature)?;
        let mut piece = objects::blank(true);
        let name = self.read_piece(&mut piece, line)?;
        self.add(name, Placement::Creature { card, controller, piece }, line)
    }

    /// `attach A "Rhino Hide" to wolf hidden as hide`.
    fn read_attach(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let controller = line.seat()?;
        let kind = match next_kind(line) {
            Some(kind @ (Kind::Equipment | Kind::Conjuration)) => kind,
            _ => Kind::Enchantment,
        };
        let card = read_card(line, kind)?;
        line.must("to")?;
        let host = line.word("what it is attached to")?;
        let on =
            self.host(host).ok_or_else(|| line.complain(format!("nothing is called “{host}”")))?;
        match kind {
            Kind::Equipment => return self.read_worn(controller, card, on, line),
            Kind::Conjuration => return self.read_attached(controller, card, on, line),
            _ => (),
        }
        let hidden = match line.word("hidden or revealed")? {
            "hidden" => true,
            "revealed" => false,
            other => {
                return Err(line.complain(format!("expected hidden or revealed, found “{other}”")));
            }
        };
        let name = if line.maybe("as") { Some(line.word("a name")?.to_owned()) } else { None };
        self.add(name, Placement::Enchantment { card, controller, on, hidden }, line)
    }

    fn host(&self, name: &str) -> Option<u16> {
        let mage = name.strip_prefix("mage").and_then(Seat::from_letter);
        mage.map(|seat| u16::from(seat.0))
            .or_else(|| self.names.object(name).and_then(|id| u16::try_from(id).ok()))
    }

    /// The words after a creature, in any order.
    fn read_piece(
        &self,
        piece: &mut Piece,
        line: &mut Line<'_>,
    ) -> Result<Option<String>, Complaint> {
        let mut name = None;
        while !line.is_empty() {
            match line.word("a property")? {
                "at" => piece.zone = read_zone(line)?,
                "as" => name = Some(line.word("a name")?.to_owned()),
                "mana" => piece.mana = line.number("mana")?,
                "damage" => piece.damage = line.number("damage")?,
                "active" => piece.active = true,
                "inactive" => piece.active = false,
                "guarding" => piece.guard = true,
                other => match read_marker(other) {
                    Some(marker) => {
                        piece.markers.push((marker, line.number("a number of markers")?));
                    }
                    None => {
                        return Err(line.complain(format!(
                            "“{other}” is no property; there are at, as, mana, damage, active, inactive, guarding and \
                             conditions such as burn 2"
                        )));
                    }
                },
            }
        }
        Ok(name)
    }

    fn add(
        &mut self,
        name: Option<String>,
        placement: Placement,
        line: &Line<'_>,
    ) -> Result<(), Complaint> {
        if self.seats.is_empty() {
            return Err(line.complain("the seats are written before what they control"));
        }
        let id = (self.seats.len() + self.objects.len()) as u32;
        self.objects.push(placement);
        self.name(name, id, line)
    }

    fn name(&mut self, name: Option<String>, id: u32, line: &Line<'_>) -> Result<(), Complaint> {
        match name {
            Some(name) if !self.names.add(&name, id) => {
                Err(line.complain(format!("two things are called “{name}”")))
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// The kind of the card that stands next in quotes, as far as there is such a card.
fn next_kind(line: &Line<'_>) -> Option<Kind> {
    let card = cards::find_by_words(line.peek()?)?;
    Some(cards::card(card).kind)
}

fn read_card(line: &mut Line<'_>, kind: Kind) -> Result<String, Complaint> {
    let words = line.word("a card in quotes")?;
    cards::find_by_words(words)
        .map(cards::card)
        .filter(|card| card.kind == kind)
        .map(|card| card.id.clone())
        .ok_or_else(|| line.complain(format!("there is no {kind:?} called “{words}”")))
}

fn read_spell(line: &mut Line<'_>) -> Result<String, Complaint> {
    let words = line.word("a card in quotes")?;
    spell_named(words).ok_or_else(|| no_spell(line, words))
}

fn spell_named(words: &str) -> Option<String> {
    let card = cards::find_by_words(words).map(cards::card)?;
    (card.kind != Kind::Mage).then(|| card.id.clone())
}

fn no_spell(line: &Line<'_>, words: &str) -> Complaint {
    line.complain(format!("there is no spell called “{words}” that can be played"))
}

/// A condition by its name in scripts.
fn read_marker(word: &str) -> Option<Marker> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}

fn read_zone(line: &mut Line<'_>) -> Result<Zone, Complaint> {
    let word = line.word("a zone such as B2")?;
    Zone::try_from(word.to_owned()).map_err(|what| line.complain(what))
}

fn is(line: &Line<'_>, holds: bool, what: &str) -> Result<(), Complaint> {
    if holds { Ok(()) } else { Err(line.complain(format!("that is not so ({what})"))) }
}

fn same<T: PartialEq + std::fmt::Debug>(
    line: &Line<'_>,
    what: &str,
    is: &T,
    wanted: &T,
) -> Result<(), Complaint> {
    if is == wanted { Ok(()) } else { Err(line.complain(format!("{what} is {is:?}"))) }
}
