//! What a seat of Mage Wars may know, as numbers.

mod answers;
mod printed;

use bots::simulate::setup_seed;
use kernel::{Chance, Game, Seat, Seed};
use mage_wars::{
    Choice, MageWars, Question, Setup, cards,
    derive::{self, Flag},
    flow::Phase,
    state::{Face, MAX_SEATS, Object, ObjectId, Place, Zone},
    vocabulary::{AttackReach, Marker, Sets, Stat, Token},
};
use mage_wars_books::book::random_setup;

use crate::{
    features::Table,
    numbers::{Kinds, Number, Numbers, Section, Sheet, after, flag, from_here, number, one_based},
    slots, variants,
};

/// Objects that have a line; more are seldom in play, and those that came last are then left out.
const OBJECTS: usize = 64;
/// Own prepared spells that have a line.
const PREPARED: usize = 12;

const GAME: [&str; 16] = [
    "seat",
    "round",
    "phase",
    "initiative",
    "columns",
    "rows",
    "goal",
    "question",
    "question_detail",
    "question_step",
    "acting",
    "attacker",
    "defender",
    "caster",
    "cast_card",
    "cast_target",
];
const SEAT: [&str; 11] = [
    "alive",
    "ally",
    "book",
    "prepared",
    "discard",
    "quickcast",
    "vtar",
    "life_left",
    "mana",
    "channeling",
    "mage",
];
const OBJECT: [&str; 28] = [
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
    "life",
    "life_left",
    "armor",
    "channeling",
    "melee_dice",
    "ranged_dice",
    "reach",
    "aegis",
    "regenerate",
    "tough",
    "to_own_mage",
    "to_enemy_mage",
    "age",
];
const OBJECT_WIDTH: usize = OBJECT.len() + Marker::ALL.len() + Token::ALL.len() + Flag::ALL.len();
const SPELL: [&str; 2] = ["card", "caster"];

impl Numbers for MageWars {
    fn sections() -> Vec<Section> {
        let all = cards::all();
        let ids: Vec<String> = all.iter().map(|card| card.card.id.clone()).collect();
        vec![
            Section::new("game", 1, &GAME),
            Section::new("seat", MAX_SEATS, &SEAT),
            Section { name: "object", rows: OBJECTS, columns: object_columns() },
            Section::new("prepared", PREPARED, &SPELL),
            Section { name: "book", rows: 1, columns: ids.clone() },
            Section { name: "discard", rows: MAX_SEATS, columns: ids },
        ]
    }

    const ANSWER: &'static [&'static str] = &answers::COLUMNS;

    fn write_answer(&self, _seat: Seat, choice: &Choice, out: &mut [Number]) {
        answers::write(self, choice, out);
    }

    fn random_setup(seats: usize, seed: Seed) -> Setup {
        // Not the chance of the game: what is drawn for the books tells nothing of its dice.
        let mut chance = Chance::seeded(setup_seed(seed, 0));
        random_setup(seats, Sets::BASE, &mut chance)
    }

    fn kinds() -> Kinds {
        Kinds { answers: variants::names::<Choice>(), questions: variants::names::<Question>() }
    }

    fn tables() -> Vec<Table> {
        printed::tables()
    }

    fn write(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let seats = self.seats();
        let initiative = after(seat, self.initiative(), seats);
        let arena = self.arena();
        let [question, detail, step] = self.asked(seat).map_or([0; 3], variants::path);
        let acting = match self.asked(seat) {
            Some(Question::Act { creature }) => Some(*creature),
            Some(Question::FollowUp { attacker, .. }) => Some(*attacker),
            _ => self.acting_creature(),
        };
        let attack = self.attack_under_way();
        let cast = self.cast_under_way(seat);
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
                question,
                detail,
                step,
                line_of(self, acting),
                line_of(self, attack.and_then(|(attacker, _)| attacker)),
                line_of(self, attack.map(|(_, defender)| defender)),
                line_of(self, cast.map(|(caster, ..)| caster)),
                cast.and_then(|(_, card, _)| card).map_or(0, |card| one_based(card.0)),
                line_of(self, cast.and_then(|(.., target)| target)),
            ]],
        );
        sheet.lines(MAX_SEATS, from_here(seat, seats).map(|other| player(self, seat, other)));
        let mages = mages(self, seat);
        sheet.lines(OBJECTS, self.objects().iter().map(|it| object(self, seat, it, &mages)));
        let own = self.player(seat);
        let prepared = own.map_or(&[][..], |own| &own.prepared);
        sheet.lines(
            PREPARED,
            prepared
                .iter()
                .map(|spell| [one_based(spell.card.0), line_of(self, Some(spell.caster))]),
        );
        let book = own.map_or(&[][..], |own| &own.book);
        let cards = cards::all().len();
        sheet.counts(cards, book.iter().map(|card| usize::from(card.0)));
        // Everyone may look through discard piles (MW-HIDDEN-10).
        for other in from_here(seat, seats) {
            let pile = self.player(other).map_or(&[][..], |player| &player.discard);
            sheet.counts(cards, pile.iter().map(|card| usize::from(card.0)));
        }
        for _ in usize::from(seats)..MAX_SEATS {
            sheet.counts(cards, []);
        }
    }
}

/// Facts, then how many of each marker and token. Markers and tokens are named as in files.
fn object_columns() -> Vec<String> {
    let facts = OBJECT.iter().map(|fact| (*fact).to_owned());
    let markers = Marker::ALL.iter().map(slots::name);
    let tokens = Token::ALL.iter().map(|token| format!("{}_token", slots::name(token)));
    let flags = Flag::ALL.iter().map(|flag| format!("is_{}", snake(&format!("{flag:?}"))));
    facts.chain(markers).chain(tokens).chain(flags).collect()
}

/// `FiniteLife` as `finite_life`.
fn snake(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// The line of an object in the observation, from 1 on; 0 for none, and for one that has no line.
fn line_of(game: &MageWars, object: Option<ObjectId>) -> Number {
    let at = object.and_then(|id| game.objects().iter().position(|other| other.id == id));
    at.filter(|at| *at < OBJECTS).map_or(0, one_based)
}

/// Where the mages stand, and whether each is on the side of the one who looks.
fn mages(game: &MageWars, seat: Seat) -> Vec<(bool, Zone)> {
    let of = |other| Some((game.same_team(seat, other), game.zone_of(game.mage(other)?)?));
    Seat::all(game.seats()).filter_map(of).collect()
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
        mage.map_or(0, |mage| number(derive::life_left(game, mage))),
        mage.map_or(0, |mage| number(mage.mana)),
        mage.map_or(0, |mage| number(derive::channeling(game, mage))),
        mage.map_or(0, |mage| one_based(mage.card.0)),
    ]
}

fn object(
    game: &MageWars,
    seat: Seat,
    it: &Object,
    mages: &[(bool, Zone)],
) -> [Number; OBJECT_WIDTH] {
    let hidden = it.face == Face::Down;
    let known = !hidden || it.controller == seat || it.seen_by >> seat.0 & 1 == 1;
    let zone = game.zone_of(it);
    let (place, on) = match it.place {
        Place::Zone(_) => (0, 0),
        Place::Border(_) => (1, 0),
        Place::On(host) => (2, line_of(game, Some(host))),
        Place::Away(_) => (3, 0),
    };
    let mut line = [0; OBJECT_WIDTH];
    // What lies hidden has no effect and no values of its own yet.
    let traits = if hidden { derive::Traits::default() } else { derive::traits(game, it) };
    let (melee, ranged, reach) = dice(game, it, &traits);
    let to_mage = |own: bool| {
        let there = mages.iter().filter(|(other, _)| *other == own);
        let distance = |(_, at): &(bool, Zone)| zone.map(|zone| zone.distance(*at));
        there.filter_map(distance).min().map_or(-1, number)
    };
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
        if hidden { 0 } else { derive::life(game, it).map_or(0, number) },
        if hidden { 0 } else { number(derive::life_left(game, it)) },
        if hidden { 0 } else { number(derive::armor(game, it)) },
        if hidden { 0 } else { number(derive::channeling(game, it)) },
        melee,
        ranged,
        reach,
        number(traits.aegis()),
        number(traits.regenerate()),
        number(traits.tough()),
        to_mage(true),
        to_mage(false),
        number(game.round().saturating_sub(it.arrived)),
    ];
    let markers = Marker::ALL.map(|marker| number(it.markers(marker)));
    let tokens = Token::ALL.map(|token| number(it.tokens(token)));
    let flags = Flag::ALL.map(|of| flag(traits.has(of)));
    let all = facts.into_iter().chain(markers).chain(tokens).chain(flags);
    for (place, value) in line.iter_mut().zip(all) {
        *place = value;
    }
    line
}

/// The dice of the best melee and of the best ranged attack, and how far the latter reaches, whatever it is made on.
fn dice(game: &MageWars, it: &Object, traits: &derive::Traits) -> (Number, Number, Number) {
    let (mut melee, mut ranged, mut reach) = (0, 0, 0);
    if !game.is_creature(it) {
        return (0, 0, 0);
    }
    let all = traits.plus(Stat::AttackDice) - i32::from(it.markers(Marker::Weak));
    derive::each_bar(game, it, |_, _, bar| {
        let printed = i32::from(bar.dice.unwrap_or(0)) + all;
        match bar.reach {
            AttackReach::Melee => melee = melee.max(printed + traits.plus(Stat::Melee)),
            AttackReach::Ranged(range) | AttackReach::Zone { range, .. } => {
                ranged = ranged.max(printed + traits.plus(Stat::Ranged));
                reach = reach.max(range.max);
            }
            AttackReach::DamageBarrier | AttackReach::Passage { .. } | AttackReach::Special => (),
        }
    });
    (number(melee), number(ranged), number(reach))
}
