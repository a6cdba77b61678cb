//! What a seat of Mage Knight may know, as numbers.

use kernel::{Game, Seat};
use mage_knight::{
    MageKnight,
    cards::CardId,
    state::{MAX_SEATS, MAX_TILES, Player, Position, Question, Spot},
};

use crate::numbers::{Number, Numbers, Section, Sheet, after, flag, from_here, number, one_based};

/// Enemies of a combat that have a line.
const FOES: usize = 8;
/// Spaces of a tile.
const SPACES: usize = 7;

const GAME: [&str; 18] = [
    "seat",
    "round",
    "night",
    "asked",
    "move",
    "influence",
    "healing",
    "dice_left",
    "in_combat",
    "tiles",
    "red_dice",
    "blue_dice",
    "white_dice",
    "green_dice",
    "gold_dice",
    "black_dice",
    "rewards",
    "card_used",
];
const HERO: [&str; 26] = [
    "hero",
    "q",
    "r",
    "fame",
    "level",
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
const SPACE: [&str; 6] = ["q", "r", "enemies", "enemies_face_up", "shield", "ruin"];
const FOE: [&str; 4] = ["defeated", "blocked", "damage", "armor_less"];

impl Numbers for MageKnight {
    fn sections() -> Vec<Section> {
        let cards = || CardId::all().map(|card| card.id().to_owned()).collect();
        vec![
            Section::new("game", 1, &GAME),
            Section::new("hero", MAX_SEATS, &HERO),
            Section::new("space", MAX_TILES * SPACES, &SPACE),
            Section::new("foe", FOES, &FOE),
            Section { name: "hand", rows: 1, columns: cards() },
            Section { name: "pile", rows: 1, columns: cards() },
        ]
    }

    fn write(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        sheet.lines(1, [game(self, seat)]);
        let seats = self.seats();
        sheet.lines(MAX_SEATS, from_here(seat, seats).map(|other| hero(self.player(other))));
        let spaces = self.map().placed().iter().flat_map(|placed| spaces(self, seat, placed.at));
        sheet.lines(MAX_TILES * SPACES, spaces);
        let foes = self.combat().map_or(&[][..], |combat| &combat.foes);
        sheet.lines(
            FOES,
            foes.iter().map(|foe| {
                let (damage, armor_less) = (number(foe.damage), number(foe.armor_less));
                [flag(foe.defeated), flag(foe.blocked), damage, armor_less]
            }),
        );
        let own = self.player(seat);
        let cards = CardId::all().count();
        sheet.counts(cards, own.hand.iter().map(|card| card.index()));
        // Deck and discard pile together: which cards one owns is known, which of them come next or were put unseen
        // under a Tactic is not.
        let pile = own.deck.iter().chain(&own.stored).chain(&own.discard).chain(&own.played);
        sheet.counts(cards, pile.map(|card| card.index()));
    }
}

fn game(game: &MageKnight, seat: Seat) -> [Number; GAME.len()] {
    let turn = game.turn();
    let mut dice = [0; 6];
    for die in game.source() {
        dice[die.color.index()] += 1;
    }
    [
        number(seat.0),
        number(game.round()),
        number(game.time() as u8),
        game.asked(seat).map_or(0, asked),
        number(turn.move_points),
        number(turn.influence),
        number(turn.healing),
        number(turn.dice_left),
        flag(game.combat().is_some()),
        number(game.map().placed().len()),
        dice[0],
        dice[1],
        dice[2],
        dice[3],
        dice[4],
        dice[5],
        number(turn.rewards.len()),
        flag(turn.card_used),
    ]
}

/// The kind of a question, from 1 on.
fn asked(question: &Question) -> Number {
    match question {
        Question::Tactic => 1,
        Question::Act => 2,
        Question::Pick => 3,
        Question::Pay => 4,
        Question::Effect => 5,
        _ => 6,
    }
}

fn hero(player: &Player) -> [Number; HERO.len()] {
    let [red, blue, white, green] = player.crystals;
    let mana = player.mana;
    let ready = player.units.iter().filter(|unit| unit.ready).count();
    [
        number(player.hero as u8),
        number(player.at.q),
        number(player.at.r),
        number(player.fame),
        number(player.level),
        number(player.reputation),
        number(player.hand.len()),
        number(player.deck.len()),
        number(player.discard.len()),
        number(player.played.len()),
        number(player.units.len()),
        number(ready),
        player.units.iter().map(|unit| number(unit.wounds)).sum(),
        number(player.skills.len()),
        player.tactic.map_or(0, |tactic| one_based(tactic.index())),
        flag(player.tactic_flipped),
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

fn spaces(
    game: &MageKnight,
    seat: Seat,
    at: Position,
) -> impl Iterator<Item = [Number; SPACE.len()]> {
    Spot::ALL.into_iter().map(move |spot| {
        let hex = at.hex(spot);
        let there = game.spot(hex);
        let enemies = there.enemies.iter().flatten();
        [
            number(hex.q),
            number(hex.r),
            number(enemies.clone().count()),
            number(enemies.filter(|(_, face_up)| *face_up).count()),
            there.shield.map_or(0, |owner| 1 + after(seat, owner, game.seats())),
            there.ruin.map_or(0, |(_, face_up)| 1 + flag(face_up)),
        ]
    })
}
