//! Parts of effects that concern other heroes.

use kernel::{Log, Seat};

use super::run::Step;
use crate::{
    cards::{CardId, Effect},
    content::{Color, Mana},
    flow::{Frame, combat, effect_questions::GiveUp, lasting},
    state::{Choice, DiePlace, Event, LastingKind, MageKnight, Playing, Question},
};

/// All seats but this one, in order of play from it on.
pub(crate) fn others(game: &MageKnight, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    let seats = game.players.len() as u8;
    (1..seats).map(move |step| Seat((seat.0 + step) % seats))
}

/// Everybody else loses a random crystal, or takes a Wound. Colours that were lost are noted, one bit each.
pub(super) fn lose_crystals(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    log: &mut Log<Event>,
) {
    for other in others(game, seat) {
        let crystals = game.player(other).crystals;
        let total: u8 = crystals.iter().sum();
        if total == 0 {
            game.take_wounds(other, 1, false, log);
            continue;
        }
        let mut at = game.chance.below(u32::from(total)) as u8;
        for color in Color::ALL {
            let held = crystals[color as usize];
            if at < held {
                game.lose_crystal(other, color, log);
                playing.count |= 1 << color as u8;
                break;
            }
            at -= held;
        }
    }
    playing.done = 1;
}

/// What such a part can be answered with.
pub(super) fn options(
    game: &MageKnight,
    seat: Seat,
    playing: &Playing,
    effect: &Effect,
    out: &mut Vec<Choice>,
) {
    match *effect {
        Effect::OthersLoseCrystal if playing.done == 1 && playing.count > 0 => {
            let lost =
                Color::ALL.into_iter().filter(|color| playing.count & 1 << *color as u8 != 0);
            out.extend(lost.map(|color| Choice::Color { color: Mana::of(color) }));
            out.push(Choice::Decline);
        }
        Effect::AllWoundedByCrystals => {
            out.extend(Color::ALL.map(|color| Choice::Color { color: Mana::of(color) }));
        }
        Effect::ClaimSourceDie if playing.done == 1 => {
            out.extend([TOKENS_NOW, 1].map(|amount| Choice::Amount { amount }));
        }
        Effect::StealDiscardedAction => {
            let stolen = game.turn.given_up.iter().filter(|(from, card)| {
                card.card().is_action() && game.player(*from).discard.contains(card)
            });
            for (_, card) in stolen {
                let choice = Choice::Card { card: *card };
                if !out.contains(&choice) {
                    out.push(choice);
                }
            }
            if !out.is_empty() {
                out.push(Choice::Decline);
            }
        }
        Effect::SpendOthersUnit { max_level } => {
            let next = others(game, seat)
                .skip(usize::from(playing.done))
                .find(|other| spendable(game, *other, max_level).next().is_some());
            if let Some(other) = next {
                let units = spendable(game, other, max_level);
                out.extend(units.map(|unit| Choice::OthersUnit { seat: other, unit }));
                out.push(Choice::Decline);
            }
        }
        Effect::WoundToClosestHero if playing.count > 0 && playing.done == 0 => {
            let at = game.player(seat).at;
            let distance = |other: Seat| at.distance(game.player(other).at);
            // MK-TEAM-02
            let rivals = || others(game, seat).filter(|other| !game.are_allies(*other, seat));
            let least = rivals().map(distance).min();
            let closest = rivals().filter(|other| Some(distance(*other)) == least);
            out.extend(closest.map(|seat| Choice::Hero { seat }));
        }
        _ => (),
    }
}

/// Tokens of a claimed die that are all taken at once.
const TOKENS_NOW: u8 = 3;

fn spendable(game: &MageKnight, seat: Seat, max_level: u8) -> impl Iterator<Item = u8> {
    let units = game.player(seat).units.iter().enumerate();
    let fits =
        move |unit: &crate::state::UnitState| unit.ready && unit.unit.printed().level <= max_level;
    units.filter(move |(_, unit)| fits(unit)).map(|(at, _)| at as u8)
}

/// Does what was answered; says whether the part goes on.
pub(super) fn answer(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    effect: &Effect,
    choice: Choice,
    log: &mut Log<Event>,
) -> bool {
    match (*effect, choice) {
        (Effect::OthersLoseCrystal, Choice::Color { color }) => {
            if let Some(color) = color.basic() {
                game.gain_crystal(seat, color, log);
            }
        }
        (Effect::AllWoundedByCrystals, Choice::Color { color }) => {
            playing.chosen = Some(color);
            let Some(color) = color.basic() else { return false };
            let wounds = game.player(seat).crystals_of(color);
            combat::hero_takes_wounds(game, seat, wounds, log);
            for other in others(game, seat) {
                let wounds = game.player(other).crystals_of(color);
                game.take_wounds(other, wounds, false, log);
            }
        }
        (Effect::ClaimSourceDie, Choice::Die { color }) => {
            game.move_die(color, DiePlace::Source, DiePlace::Claimed(seat));
            playing.chosen = Some(color);
            playing.done = 1;
            return true;
        }
        (Effect::ClaimSourceDie, Choice::Amount { amount }) => {
            let Some(color) = playing.chosen else { return false };
            if amount == TOKENS_NOW {
                game.gain_mana(seat, color, TOKENS_NOW, log);
            } else {
                lasting::begin(game, seat, LastingKind::ClaimedDie { color });
            }
        }
        (Effect::StealDiscardedAction, Choice::Card { card }) => {
            let given = game.turn.given_up.iter().find(|(_, given)| *given == card);
            if let Some((from, _)) = given.copied() {
                game.steal_discarded(seat, from, card, log);
            }
        }
        (Effect::SpendOthersUnit { .. }, Choice::OthersUnit { seat: other, unit }) => {
            game.spend_unit(other, unit, log);
            playing.done = place(game, seat, other) + 1;
            return true;
        }
        (Effect::SpendOthersUnit { max_level }, Choice::Decline) => {
            let next = others(game, seat)
                .skip(usize::from(playing.done))
                .find(|other| spendable(game, *other, max_level).next().is_some());
            if let Some(other) = next {
                playing.done = place(game, seat, other) + 1;
                return true;
            }
        }
        (Effect::WoundToClosestHero, Choice::Hero { seat: other }) => {
            game.take_wounds(other, 1, false, log);
        }
        _ => (),
    }
    false
}

/// How many seats lie between two in order of play.
fn place(game: &MageKnight, seat: Seat, other: Seat) -> u8 {
    let before = others(game, seat).take_while(|next| *next != other);
    before.count() as u8
}

/// Everybody else gives up a card of the chosen colour or shows the hand; the effect goes on afterwards.
pub(super) fn discard_color(game: &mut MageKnight, seat: Seat, playing: &Playing) -> Step {
    let Some(color) = playing.chosen.and_then(Mana::basic) else { return Step::Done };
    game.turn.given_up.clear();
    let rest = Playing { next: playing.next + 1, done: 0, ..*playing };
    game.agenda.push(Frame::Playing { seat, playing: rest });
    let seats: arrayvec::ArrayVec<Seat, 4> = others(game, seat).collect();
    for seat in seats.into_iter().rev() {
        game.agenda.push(Frame::GiveUp { seat, color });
    }
    Step::After
}

/// Cards of the hand that fit: Spells and Actions of this colour.
fn fitting(game: &MageKnight, seat: Seat, color: Color) -> impl Iterator<Item = CardId> {
    game.player(seat).kinds_in_hand().filter(move |card| {
        let card = card.card();
        card.color() == Some(color) && (card.is_spell() || card.is_action())
    })
}

/// One of the others: asked if there is a choice.
pub(crate) fn give_up(game: &mut MageKnight, seat: Seat, color: Color, log: &mut Log<Event>) {
    let cards: Vec<CardId> = fitting(game, seat, color).collect();
    match cards[..] {
        [] => game.show_hand(seat, log),
        [only] => give(game, seat, only, log),
        _ => game.ask(seat, Question::GiveUp(GiveUp { color })),
    }
}

pub(crate) fn give_up_candidates(
    game: &MageKnight,
    seat: Seat,
    color: Color,
    out: &mut Vec<Choice>,
) {
    out.extend(fitting(game, seat, color).map(|card| Choice::Card { card }));
}

pub(crate) fn give(game: &mut MageKnight, seat: Seat, card: CardId, log: &mut Log<Event>) {
    game.discard(seat, card, log);
    let _ = game.turn.given_up.try_push((seat, card));
}
