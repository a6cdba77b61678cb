//! The board as a script writes it.

use kernel::Seat;
use script::{Complaint, Line, Names};

use super::{
    next_kind, no_spell, objects::blank, properties::Properties, read_card, read_marker,
    read_spell, read_zone, spell_named,
};
use crate::{
    cards,
    maps::MapId,
    setup::{
        ArenaSetup, BookSetup, Marks, Mode, OrbSetup, Piece, Placement, Position, PreparedSetup,
        SeatSetup, Setup,
    },
    state::Zone,
    vocabulary::{CardSet, Kind, Sets},
};

/// The board as a script has written it so far.
#[derive(Debug)]
pub struct Board {
    mode: Mode,
    sets: Sets,
    pub(super) arena: ArenaSetup,
    pub(super) seats: Vec<(SeatSetup, Piece)>,
    pub(super) objects: Vec<Placement>,
    prepared: Vec<PreparedSetup>,
    discards: Vec<(Seat, String)>,
    marks: Vec<Marks>,
    pub(super) vtar: Vec<u16>,
    pub(super) orbs: Vec<OrbSetup>,
    names: Names,
    initiative: Option<Seat>,
    turn: Option<Seat>,
    round: u16,
    /// The script begins at the beginning, with the initiative roll.
    opening: bool,
    /// The statements of [`ONCE`] that were read.
    said: Vec<String>,
    /// Which line wrote the part of the setup with this name.
    lines: Vec<(String, usize)>,
}

/// Statements that set one thing for the whole board.
const ONCE: [&str; 7] = ["mode", "arena", "guardians", "initiative", "turn", "round", "opening"];

impl Default for Board {
    fn default() -> Self {
        Board {
            mode: Mode::Apprentice,
            sets: Sets::BASE,
            arena: ArenaSetup::APPRENTICE,
            seats: Vec::new(),
            objects: Vec::new(),
            prepared: Vec::new(),
            discards: Vec::new(),
            marks: Vec::new(),
            vtar: Vec::new(),
            orbs: Vec::new(),
            names: Names::default(),
            initiative: None,
            turn: None,
            round: 1,
            opening: false,
            said: Vec::new(),
            lines: Vec::new(),
        }
    }
}

impl Board {
    /// One statement, with its first word.
    pub(super) fn place(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let word = line.word("a statement")?;
        if ONCE.contains(&word) {
            if self.said.iter().any(|said| said == word) {
                return Err(line.complain(format!("“{word}” was said before")));
            }
            self.said.push(word.to_owned());
        }
        match word {
            "arena" => self.read_arena(line),
            "opening" => {
                self.opening = true;
                Ok(())
            }
            "seat" => self.read_seat(line),
            "mode" => self.read_mode(line),
            "sets" => self.read_sets(line),
            "book" => self.read_book(line),
            "prepared" => self.read_prepared(line),
            "discard" => self.read_discard(line),
            "team" => self.read_team(line),
            "put" => self.read_put(line),
            "attach" => self.read_attach(line),
            "wall" => self.read_wall(line),
            "guardians" => self.put_guardians(line),
            "orb" => self.read_orb(line),
            "vtar" => self.read_vtar(line),
            "initiative" => {
                self.wrote("position.initiative".to_owned(), line);
                self.initiative = Some(line.seat()?);
                Ok(())
            }
            "turn" => {
                self.wrote("position.turn".to_owned(), line);
                self.turn = Some(line.seat()?);
                Ok(())
            }
            "round" => {
                self.wrote("position.round".to_owned(), line);
                self.round = line.number("a round")?;
                Ok(())
            }
            other => Err(line.complain(format!(
                "“{other}” is no statement; a board is written with mode, sets, arena, seat, team, book, prepared, discard, put, \
                 attach, wall, guardians, orb, vtar, initiative, turn, round, opening"
            ))),
        }
    }

    pub(super) fn setup(&self) -> (Setup, Names) {
        let mut names = self.names.clone();
        for at in 0..self.seats.len() as u8 {
            names.add(&format!("mage{}", Seat(at)), u32::from(at));
        }
        let position = Position {
            round: self.round,
            initiative: self.initiative.or(self.turn).unwrap_or(Seat(0)),
            turn: self.turn,
            mages: self.seats.iter().map(|(_, piece)| piece.clone()).collect(),
            objects: self.objects.clone(),
            prepared: self.prepared.clone(),
            discards: self.discards.clone(),
            marks: self.marks.clone(),
            vtar: self.vtar.clone(),
            orbs: self.orbs.clone(),
        };
        self.name_map(&mut names);
        let setup = Setup {
            mode: self.mode,
            sets: self.sets,
            arena: self.arena,
            seats: self.seats.iter().map(|(seat, _)| seat.clone()).collect(),
            position: (!self.opening).then_some(position),
        };
        (setup, names)
    }

    /// Whether the script begins at the very beginning.
    pub(super) fn is_opening(&self) -> bool {
        self.opening
    }

    /// Remembers that this line wrote a part of the setup.
    pub(super) fn wrote(&mut self, part: String, line: &Line<'_>) {
        self.lines.push((part, line.number_in_script()));
    }

    /// The line that wrote the longest part a place begins with.
    pub(super) fn line_of(&self, place: &str) -> Option<usize> {
        let written = self.lines.iter().filter(|(part, _)| place.starts_with(part.as_str()));
        written.max_by_key(|(part, _)| part.len()).map(|(_, line)| *line)
    }

    fn read_arena(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        if !self.seats.is_empty() {
            return Err(
                line.complain("the arena is written before the seats, which begin in its corners")
            );
        }
        let size = line.word("a size such as 4x3, or a map")?;
        let board = || {
            let (columns, rows) = size.split_once('x')?;
            Some(ArenaSetup::Board { columns: columns.parse().ok()?, rows: rows.parse().ok()? })
        };
        let map = || MapId::named(size).map(ArenaSetup::Map);
        self.arena = board()
            .or_else(map)
            .ok_or_else(|| line.complain(format!("“{size}” is no size such as 4x3, and no map")))?;
        self.wrote("arena".to_owned(), line);
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
            zone: self.arena.arena().corner(seat.0),
            damage: 0,
            mana: 10,
            active: true,
            guard: false,
            markers: Vec::new(),
        };
        let own = self.read_piece(&mut piece, line)?;
        for part in ["seats", "position.mages"] {
            self.wrote(format!("{part}[{}]", seat.0), line);
        }
        self.seats.push((SeatSetup::new(&cards::card(card).id), piece));
        self.named(own, u32::from(seat.0), line)
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

    /// `sets forged-in-fire`: the expansions that are in; `sets all`.
    fn read_sets(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        while !line.is_empty() {
            let name = line.word("a set")?;
            self.sets = match CardSet::named(name) {
                Some(set) => self.sets.with(set),
                None if name == "all" => Sets::ALL,
                None => {
                    let known = CardSet::PRINTED.map(CardSet::id).join(", ");
                    return Err(line.complain(format!(
                        "there is no set called “{name}”; there are {known}, all"
                    )));
                }
            };
        }
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
            self.wrote(format!("position.prepared[{}]", self.prepared.len()), line);
            self.prepared.push(PreparedSetup { seat, card, caster: u16::from(seat.0) });
        }
        Ok(())
    }

    /// `discard A "Fireball"`.
    fn read_discard(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let seat = line.seat()?;
        while !line.is_empty() {
            let card = read_spell(line)?;
            self.wrote(format!("position.discards[{}]", self.discards.len()), line);
            self.discards.push((seat, card));
        }
        Ok(())
    }

    /// `put A "Timber Wolf" at B2 as wolf inactive guarding damage 3`.
    fn read_put(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        if line.maybe("nobody") {
            return self.read_guardian(line);
        }
        let controller = line.seat()?;
        if next_kind(line) == Some(Kind::Conjuration) {
            return self.read_conjuration(controller, line);
        }
        let card = read_card(line, Kind::Creature)?;
        let mut piece = blank(true);
        let own = self.read_piece(&mut piece, line)?;
        self.add(own, Placement::Creature { card, controller, piece }, line)
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
        let zone = Zone::try_from(host.to_owned()).ok();
        if let (Kind::Enchantment, None, Some(zone)) = (kind, self.host(host), zone) {
            let hidden = read_hidden(line)?;
            let own = self.read_properties(line)?;
            let placement = Placement::ZoneEnchantment { card, controller, zone, hidden };
            return self.add(own, placement, line);
        }
        let on =
            self.host(host).ok_or_else(|| line.complain(format!("nothing is called “{host}”")))?;
        match kind {
            Kind::Equipment => return self.read_worn(controller, card, on, line),
            Kind::Conjuration => return self.read_attached(controller, card, on, line),
            _ => (),
        }
        let hidden = read_hidden(line)?;
        let own = self.read_properties(line)?;
        self.add(own, Placement::Enchantment { card, controller, on, hidden }, line)
    }

    pub(super) fn host(&self, name: &str) -> Option<u16> {
        let mage = name.strip_prefix("mage").and_then(Seat::from_letter);
        mage.map(|seat| u16::from(seat.0))
            .or_else(|| self.names.object(name).and_then(|id| u16::try_from(id).ok()))
    }

    /// The words after a creature, in any order.
    pub(super) fn read_piece(
        &self,
        piece: &mut Piece,
        line: &mut Line<'_>,
    ) -> Result<Properties, Complaint> {
        let (mut own, mut said) = (Properties::default(), Vec::new());
        while !line.is_empty() {
            let word = line.word("a property")?;
            own.once(word, line, &mut said)?;
            match word {
                "at" => piece.zone = read_zone(line)?,
                "mana" => piece.mana = line.number("mana")?,
                "damage" => piece.damage = line.number("damage")?,
                "active" => piece.active = true,
                "inactive" => piece.active = false,
                "guarding" => piece.guard = true,
                other => match read_marker(other) {
                    Some(marker) => {
                        piece.markers.push((marker, line.number("a number of markers")?));
                    }
                    None if own.read(self, other, line)? => (),
                    None => {
                        return Err(line.complain(format!(
                            "“{other}” is no property; there are at, mana, damage, active, inactive, guarding, conditions such \
                             as burn 2, {}",
                            Properties::WORDS
                        )));
                    }
                },
            }
        }
        Ok(own)
    }

    /// The words after an enchantment, in any order.
    fn read_properties(&self, line: &mut Line<'_>) -> Result<Properties, Complaint> {
        let (mut own, mut said) = (Properties::default(), Vec::new());
        while !line.is_empty() {
            let word = line.word("a property")?;
            own.once(word, line, &mut said)?;
            if !own.read(self, word, line)? {
                let known = Properties::WORDS;
                return Err(line.complain(format!("“{word}” is no property; there are {known}")));
            }
        }
        Ok(own)
    }

    pub(super) fn add(
        &mut self,
        own: Properties,
        placement: Placement,
        line: &Line<'_>,
    ) -> Result<(), Complaint> {
        if self.seats.is_empty() {
            return Err(line.complain("the seats are written before what they control"));
        }
        let id = (self.seats.len() + self.objects.len()) as u32;
        self.wrote(format!("position.objects[{}]", self.objects.len()), line);
        self.objects.push(placement);
        self.named(own, id, line)
    }

    /// Gives an object its name and what lies on it.
    fn named(&mut self, own: Properties, id: u32, line: &Line<'_>) -> Result<(), Complaint> {
        let Properties { name, mut marks, opened } = own;
        marks.object = id as u16;
        if opened {
            let placed = usize::try_from(id).unwrap_or_default().checked_sub(self.seats.len());
            let placed = placed.and_then(|at| self.objects.get(at));
            let card = placed.and_then(|placement| cards::find(placement.card().0));
            marks.open(card.map(cards::card));
        }
        if !marks.is_empty() {
            self.wrote(format!("position.marks[{}]", self.marks.len()), line);
            self.marks.push(marks);
        }
        if let Some(name) = &name {
            let mage = name.strip_prefix("mage").and_then(Seat::from_letter).is_some();
            let zone = Zone::try_from(name.clone()).is_ok();
            if mage || zone || name.contains(' ') {
                return Err(line.complain(format!(
                    "nothing can be called “{name}”: names are one word, and neither zones nor those of mages"
                )));
            }
        }
        match name {
            Some(name) if !self.names.add(&name, id) => {
                Err(line.complain(format!("two things are called “{name}”")))
            }
            Some(_) | None => Ok(()),
        }
    }
}

fn read_hidden(line: &mut Line<'_>) -> Result<bool, Complaint> {
    match line.word("hidden or revealed")? {
        "hidden" => Ok(true),
        "revealed" => Ok(false),
        other => Err(line.complain(format!("expected hidden or revealed, found “{other}”"))),
    }
}
