//! What a seat of Mage Wars may know, as numbers.

use kernel::{Game, Seat};
use mage_wars::{
    MageWars, cards,
    flow::Phase,
    state::{Face, MAX_SEATS, Object, Place},
    vocabulary::{Marker, Token},
};

use crate::{
    numbers::{Number, Numbers, Section, Sheet, after, flag, from_here, number, one_based},
    slots,
};

/// Objects that have a line; more are seldom in play, and those that came last are then left out.
const OBJECTS: usize = 64;
/// Own prepared spells that have a line.
const PREPARED: usize = 12;

const GAME: [&str; 7] = ["seat", "round", "phase", "initiative", "columns", "rows", "goal"];
const SEAT: [&str; 7] = ["alive", "ally", "book", "prepared", "discard", "quickcast", "vtar"];
const OBJECT: [&str; 15] = [
    "id",
    "card",
    "controller",
    "ally",
    "place",
    "column",
    "row",
    "on",
    "hidden",
    "active",
    "guard",
    "damage",
    "life_change",
    "mana",
    "bound",
];
const OBJECT_WIDTH: usize = OBJECT.len() + Marker::ALL.len() + Token::ALL.len();
const SPELL: [&str; 2] = ["card", "caster"];

impl Numbers for MageWars {
    fn sections() -> Vec<Section> {
        let all = cards::all();
        let ids = all.iter().map(|card| card.card.id.clone()).collect();
        vec![
            Section::new("game", 1, &GAME),
            Section::new("seat", MAX_SEATS, &SEAT),
            Section { name: "object", rows: OBJECTS, columns: object_columns() },
            Section::new("prepared", PREPARED, &SPELL),
            Section { name: "book", rows: 1, columns: ids },
        ]
    }

    fn write(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let seats = self.seats();
        let initiative = after(seat, self.initiative(), seats);
        let arena = self.arena();
        sheet.lines(
            1,
            [[
                number(seat.0),
                number(self.round()),
                number(self.phase() as u8),
                initiative,
                number(arena.columns),
                number(arena.rows),
                arena.map.map_or(0, |map| number(map.plan().goal)),
            ]],
        );
        sheet.lines(MAX_SEATS, from_here(seat, seats).map(|other| player(self, seat, other)));
        sheet.lines(OBJECTS, self.objects().iter().map(|it| object(self, seat, it)));
        let own = self.player(seat);
        let prepared = own.map_or(&[][..], |own| &own.prepared);
        sheet.lines(
            PREPARED,
            prepared.iter().map(|spell| [one_based(spell.card.0), number(spell.caster.0)]),
        );
        let book = own.map_or(&[][..], |own| &own.book);
        sheet.counts(cards::all().len(), book.iter().map(|card| usize::from(card.0)));
    }
}

/// Facts, then how many of each marker and token. Markers and tokens are named as in files.
fn object_columns() -> Vec<String> {
    let facts = OBJECT.iter().map(|fact| (*fact).to_owned());
    let markers = Marker::ALL.iter().map(slots::name);
    let tokens = Token::ALL.iter().map(|token| format!("{}_token", slots::name(token)));
    facts.chain(markers).chain(tokens).collect()
}

fn player(game: &MageWars, seat: Seat, other: Seat) -> [Number; SEAT.len()] {
    let mage = game.mage(other);
    let player = game.player(other);
    // What others plan, and how much of it they have chosen, is unknown until all have planned (MW-HIDDEN-02).
    let secret = other != seat && game.phase() == Phase::Planning;
    let (book, prepared) = player.map_or((0, 0), |player| {
        let (book, prepared) = (player.book.len(), player.prepared.len());
        if secret { (book + prepared, 0) } else { (book, prepared) }
    });
    [
        flag(mage.is_some()),
        flag(game.same_team(seat, other)),
        number(book),
        number(prepared),
        player.map_or(0, |player| number(player.discard.len())),
        mage.map_or(0, |mage| flag(mage.flags.quickcast)),
        player.map_or(0, |player| number(player.vtar)),
    ]
}

fn object(game: &MageWars, seat: Seat, it: &Object) -> [Number; OBJECT_WIDTH] {
    let hidden = it.face == Face::Down;
    let known = !hidden || it.controller == seat || it.seen_by >> seat.0 & 1 == 1;
    let zone = game.zone_of(it);
    let (place, on) = match it.place {
        Place::Zone(_) => (0, 0),
        Place::Border(_) => (1, 0),
        Place::On(host) => (2, one_based(host.0)),
        Place::Away(_) => (3, 0),
    };
    let mut line = [0; OBJECT_WIDTH];
    let facts: [Number; OBJECT.len()] = [
        one_based(it.id.0),
        if known { one_based(it.card.0) } else { 0 },
        it.seat().map_or(-1, |controller| after(seat, controller, game.seats())),
        flag(game.same_team(seat, it.controller)),
        place,
        zone.map_or(-1, |zone| number(zone.column)),
        zone.map_or(-1, |zone| number(zone.row)),
        on,
        flag(hidden),
        flag(it.flags.active),
        flag(it.flags.guard),
        number(it.damage),
        number(it.life_change),
        number(it.mana),
        flag(it.bound.is_some()),
    ];
    let markers = Marker::ALL.map(|marker| number(it.markers(marker)));
    let tokens = Token::ALL.map(|token| number(it.tokens(token)));
    for (place, value) in line.iter_mut().zip(facts.into_iter().chain(markers).chain(tokens)) {
        *place = value;
    }
    line
}
