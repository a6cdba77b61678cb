//! What a seat of Mage Knight may know, as numbers.

mod answers;
mod printed;

use bots::simulate::setup_seed;
use kernel::{Chance, Game, Seat, Seed};
use mage_knight::{
    Choice, MageKnight, Setup,
    cards::CardId,
    content::{HeroId, SkillId, Traits, UnitId},
    derive::{self, foe, outlook},
    flow::score,
    state::{
        City, Combat, Foe, Hex, MAX_SEATS, MAX_TILES, Phase, Player, Position, Question, Spot,
        UnitState, combat::MAX_FOES, player::MAX_UNITS,
    },
};

use crate::{
    features::Table,
    numbers::{Kinds, Number, Numbers, Section, Sheet, after, flag, from_here, number, one_based},
    variants,
};

/// Cities that have a line.
const CITIES: usize = 4;
/// Spaces of a tile.
const SPACES: usize = 7;

const GAME: [&str; 26] = [
    "seat",
    "round",
    "rounds",
    "night",
    "mover",
    "question",
    "question_detail",
    "question_step",
    "move",
    "influence",
    "healing",
    "dice_left",
    "combat_phase",
    "tiles",
    "tiles_left",
    "red_dice",
    "blue_dice",
    "white_dice",
    "green_dice",
    "gold_dice",
    "black_dice",
    "rewards",
    "card_used",
    "dummy_deck",
    "round_ends",
    "last_turns",
];
const HERO: [&str; 31] = [
    "hero",
    "q",
    "r",
    "fame",
    "score",
    "level",
    "armor",
    "hand_limit",
    "command_limit",
    "reputation",
    "hand",
    "deck",
    "discard",
    "played",
    "units",
    "ready_units",
    "unit_wounds",
    "skills",
    "tactic",
    "tactic_flipped",
    "turned_down",
    "red_crystals",
    "blue_crystals",
    "white_crystals",
    "green_crystals",
    "red_mana",
    "blue_mana",
    "white_mana",
    "green_mana",
    "gold_mana",
    "black_mana",
];
const SPACE: [&str; 15] = [
    "q",
    "r",
    "terrain",
    "site",
    "city",
    "rampaging",
    "distance",
    "cost",
    "enemies",
    "enemy",
    "second_enemy",
    "back",
    "second_back",
    "shield",
    "ruin",
];
const UNIT: [&str; 6] = ["unit", "armor", "ready", "wounds", "banner", "level"];
const CITY: [&str; 5] = ["color", "level", "defenders", "conquered", "distance"];
const DUMMY: [&str; 4] = ["red_crystals", "blue_crystals", "white_crystals", "green_crystals"];
const FOE: [&str; 12] = [
    "enemy",
    "defeated",
    "blocked",
    "armor",
    "attack",
    "block_needed",
    "damage",
    "damage_left",
    "element",
    "fortification",
    "fame",
    "summoned",
];
const FOE_WIDTH: usize = FOE.len() + Traits::NAMED.len();

impl Numbers for MageKnight {
    fn sections() -> Vec<Section> {
        let cards = || CardId::all().map(|card| card.id().to_owned()).collect::<Vec<_>>();
        let units = || UnitId::all().map(|unit| unit.id().to_owned()).collect();
        let skills = || SkillId::all().map(|skill| skill.id().to_owned()).collect();
        let traits = Traits::NAMED.iter().map(|(_, name)| format!("is_{}", name.replace('-', "_")));
        let foes = FOE.iter().map(|name| (*name).to_owned()).chain(traits).collect();
        vec![
            Section::new("game", 1, &GAME),
            Section::new("hero", MAX_SEATS, &HERO),
            Section::new("dummy", 1, &DUMMY),
            Section::new("city", CITIES, &CITY),
            Section::new("space", MAX_TILES * SPACES, &SPACE),
            Section { name: "foe", rows: MAX_FOES, columns: foes },
            Section::new("unit", MAX_SEATS * MAX_UNITS, &UNIT),
            Section { name: "skills", rows: MAX_SEATS, columns: skills() },
            Section { name: "hand", rows: 1, columns: cards() },
            Section { name: "pile", rows: 1, columns: cards() },
            Section { name: "discard", rows: MAX_SEATS, columns: cards() },
            Section { name: "offer", rows: 1, columns: cards() },
            Section { name: "unit_offer", rows: 1, columns: units() },
        ]
    }

    const ANSWER: &'static [&'static str] = &answers::COLUMNS;

    fn write_answer(&self, seat: Seat, choice: &Choice, out: &mut [Number]) {
        answers::write(self, seat, choice, out);
    }

    /// Other heroes in the usual scenario.
    fn random_setup(seats: usize, seed: Seed) -> Setup {
        let mut heroes = HeroId::ALL.to_vec();
        Chance::seeded(setup_seed(seed, 0)).shuffle(&mut heroes);
        heroes.truncate(seats);
        Setup { heroes, ..Setup::default() }
    }

    fn kinds() -> Kinds {
        Kinds { answers: variants::names::<Choice>(), questions: variants::names::<Question>() }
    }

    fn tables() -> Vec<Table> {
        printed::tables()
    }

    fn write(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        sheet.lines(1, [game(self, seat)]);
        let seats = self.seats();
        sheet.lines(MAX_SEATS, from_here(seat, seats).map(|other| hero(self, other)));
        sheet.lines(1, self.dummy().map(|dummy| dummy.crystals.map(number)));
        let here = self.player(seat).at;
        sheet.lines(CITIES, self.cities().iter().map(|it| city(it, here)));
        let spaces = self.map().placed().iter().flat_map(|placed| spaces(self, seat, placed.at));
        sheet.lines(MAX_TILES * SPACES, spaces);
        let foes = self
            .combat()
            .into_iter()
            .flat_map(|combat| combat.foes.iter().map(move |it| enemy(self, combat, it)));
        sheet.lines(MAX_FOES, foes);
        let units = from_here(seat, seats).flat_map(|other| {
            let units = &self.player(other).units;
            (0..MAX_UNITS).map(move |at| units.get(at).map_or([0; UNIT.len()], |it| unit(self, it)))
        });
        sheet.lines(MAX_SEATS * MAX_UNITS, units);
        let skills = SkillId::all().count();
        for other in from_here(seat, seats) {
            // One that can be used counts twice.
            let own = self.player(other).skills.iter().flat_map(|it| {
                let times = if it.used || it.flipped { 1 } else { 2 };
                std::iter::repeat_n(it.skill.index(), times)
            });
            sheet.counts(skills, own);
        }
        (usize::from(seats)..MAX_SEATS).for_each(|_| sheet.counts(skills, []));
        let own = self.player(seat);
        let cards = CardId::all().count();
        sheet.counts(cards, own.hand.iter().map(|card| card.index()));
        // Deck and discard pile together: which cards one owns is known, which of them come next or were put unseen
        // under a Tactic is not.
        let pile = own.deck.iter().chain(&own.stored).chain(&own.discard).chain(&own.played);
        sheet.counts(cards, pile.map(|card| card.index()));
        // What was discarded or played lies open to everybody.
        for other in from_here(seat, seats) {
            let player = self.player(other);
            let gone = player.discard.iter().chain(&player.played);
            sheet.counts(cards, gone.map(|card| card.index()));
        }
        (usize::from(seats)..MAX_SEATS).for_each(|_| sheet.counts(cards, []));
        let offers = self.offers();
        let offered = offers.advanced.iter().chain(&offers.spells).chain(&offers.monastery);
        sheet.counts(cards, offered.map(|card| card.index()));
        sheet.counts(UnitId::all().count(), offers.units.iter().map(|unit| unit.index()));
    }
}

fn game(game: &MageKnight, seat: Seat) -> [Number; GAME.len()] {
    let turn = game.turn();
    let mut dice = [0; 6];
    for die in game.source() {
        dice[die.color.index()] += 1;
    }
    let [question, detail, step] = game.asked(seat).map_or([0; 3], variants::path);
    [
        number(seat.0),
        number(game.round()),
        number(game.sheet().rounds),
        number(game.time() as u8),
        game.mover().map_or(0, |mover| 1 + after(seat, mover, game.seats())),
        question,
        detail,
        step,
        number(turn.move_points),
        number(turn.influence),
        number(turn.healing),
        number(turn.dice_left),
        game.combat().map_or(0, |combat| 1 + phase(combat.phase)),
        number(game.map().placed().len()),
        number(outlook::tiles_left(game)),
        dice[0],
        dice[1],
        dice[2],
        dice[3],
        dice[4],
        dice[5],
        number(turn.rewards.len()),
        flag(turn.card_used),
        game.dummy().map_or(0, |dummy| number(dummy.deck.len())),
        flag(outlook::round_is_ending(game)),
        outlook::last_turns(game).map_or(0, |turns| number(turns) + 1),
    ]
}

fn phase(phase: Phase) -> Number {
    match phase {
        Phase::RangedAndSiege => 0,
        Phase::Block => 1,
        Phase::Damage => 2,
        Phase::Attack => 3,
    }
}

fn hero(game: &MageKnight, seat: Seat) -> [Number; HERO.len()] {
    let player: &Player = game.player(seat);
    let [red, blue, white, green] = player.crystals;
    let mana = player.mana;
    let ready = player.units.iter().filter(|unit| unit.ready).count();
    let score: i16 = score::score(game, seat).iter().map(|line| line.points).sum();
    [
        number(player.hero as u8),
        number(player.at.q),
        number(player.at.r),
        number(player.fame),
        score,
        number(player.level),
        number(player.level_token().armor),
        number(derive::hand_limit(game, seat)),
        number(derive::command_limit(game, seat)),
        number(player.reputation),
        number(player.hand.len()),
        number(player.deck.len() + player.stored.len()),
        number(player.discard.len()),
        number(player.played.len()),
        number(player.units.len()),
        number(ready),
        player.units.iter().map(|unit| number(unit.wounds)).sum(),
        number(player.skills.len()),
        player.tactic.map_or(0, |tactic| one_based(tactic.index())),
        flag(player.tactic_flipped),
        flag(player.turned_down),
        number(red),
        number(blue),
        number(white),
        number(green),
        number(mana[0]),
        number(mana[1]),
        number(mana[2]),
        number(mana[3]),
        number(mana[4]),
        number(mana[5]),
    ]
}

fn city(city: &City, from: Hex) -> [Number; CITY.len()] {
    [
        one_based(city.color as u8),
        number(city.level),
        number(city.defenders.len()),
        flag(city.is_conquered()),
        number(city.at.distance(from)),
    ]
}

fn unit(game: &MageKnight, it: &UnitState) -> [Number; UNIT.len()] {
    [
        one_based(it.unit.index()),
        number(derive::unit::armor(game, it)),
        flag(it.ready),
        number(it.wounds),
        it.banner.map_or(0, |card| one_based(card.index())),
        number(it.unit.printed().level),
    ]
}

fn enemy(game: &MageKnight, combat: &Combat, it: &Foe) -> [Number; FOE_WIDTH] {
    let traits = foe::traits(combat, it);
    let facts: [Number; FOE.len()] = [
        one_based(it.enemy.index()),
        flag(it.defeated),
        flag(it.blocked),
        number(foe::armor(combat, it)),
        number(foe::attack(combat, it)),
        number(foe::block_needed(combat, it, Traits::NONE)),
        number(foe::damage(combat, it)),
        number(it.damage),
        number(foe::element(combat, it) as u8),
        number(foe::fortification(game, combat, it)),
        number(it.enemy.printed().fame),
        it.monster.map_or(0, |monster| one_based(monster.enemy.index())),
    ];
    let mut line = [0; FOE_WIDTH];
    let has = Traits::NAMED.iter().map(|(one, _)| flag(traits.has(*one)));
    for (place, value) in line.iter_mut().zip(facts.into_iter().chain(has)) {
        *place = value;
    }
    line
}

fn spaces(
    game: &MageKnight,
    seat: Seat,
    at: Position,
) -> impl Iterator<Item = [Number; SPACE.len()]> {
    let here = game.player(seat).at;
    Spot::ALL.into_iter().map(move |spot| {
        let hex = at.hex(spot);
        let there = game.spot(hex);
        let space = game.space(hex);
        let [site, color, _] = game.site_at(hex).map_or([0; 3], |site| variants::path(&site));
        let known = |slot: usize| match there.enemies[slot] {
            Some((enemy, true)) => (one_based(enemy.index()), 0),
            // Of a token that lies face down everybody sees the back.
            Some((enemy, false)) => (0, one_based(enemy.printed().color.index())),
            None => (0, 0),
        };
        let ((first, back), (second, second_back)) = (known(0), known(1));
        let cost = derive::move_cost(game, hex).and_then(|cost| cost.points);
        [
            number(hex.q),
            number(hex.r),
            space.map_or(0, |space| one_based(space.terrain as u8)),
            site,
            color,
            flag(game.is_rampaged(hex)),
            number(hex.distance(here)),
            cost.map_or(-1, number),
            number(there.enemies.iter().flatten().count()),
            first,
            second,
            back,
            second_back,
            there.shield.map_or(0, |owner| 1 + after(seat, owner, game.seats())),
            match there.ruin {
                Some((ruin, true)) => 1 + one_based(ruin.index()),
                Some((_, false)) => 1,
                None => 0,
            },
        ]
    })
}
