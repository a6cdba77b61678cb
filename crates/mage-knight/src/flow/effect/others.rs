//! Words about other heroes, and what outlasts the turn.

use arrayvec::ArrayVec;
use kernel::{Seat, msg};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{At, Doing, Then, Words, cards::distinct};
use crate::{
    cards::{
        CardId, Effect,
        effect::{Harm, Lasts},
    },
    content::{Color, Mana},
    flow::{Frame, combat, lasting},
    legal::{About, Answers, Row},
    state::{Choice, LastingKind, MAX_SEATS, MageKnight, Question, UnitState},
    text::names,
};

/// All seats but this one, in order of play from it on.
pub(crate) fn others(game: &MageKnight, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    let seats = game.players.len() as u8;
    (1..seats).map(move |step| Seat((seat.0 + step) % seats))
}

pub(super) const WORDS: Words = Words { allowed: |_| Ok(()), options, carry_out, answer };

fn harm(effect: &Effect) -> Option<Harm> {
    let Effect::Others(harm) = effect else { return None };
    Some(*harm)
}

fn options(at: &At<'_>, out: &mut Vec<Choice>) {
    let At { game, seat, run, step } = *at;
    let basic = |color: Color| Choice::Color { color: Mana::of(color) };
    match harm(step.effect) {
        Some(Harm::LoseCrystal) => {
            let lost = run.bound.lost.unwrap_or(0);
            let colors = Color::ALL.into_iter().filter(|color| lost & 1 << *color as u8 != 0);
            out.extend(colors.map(basic));
            if !out.is_empty() {
                out.push(Choice::Decline);
            }
        }
        Some(Harm::WoundPerCrystal) => out.extend(Color::ALL.map(basic)),
        Some(Harm::StealDiscardedAction) => {
            let stolen = game.turn.given_up.iter().filter(|(from, card)| {
                card.card().is_action() && game.player(*from).discard.contains(card)
            });
            let cards: ArrayVec<CardId, MAX_SEATS> = stolen.map(|(_, card)| *card).collect();
            distinct(&cards, |_| true, out);
            if !out.is_empty() {
                out.push(Choice::Decline);
            }
        }
        Some(Harm::SpendUnit { max_level }) => {
            if let Some(other) = next_with_unit(game, seat, run.progress, max_level) {
                let units = spendable(game, other, max_level);
                out.extend(units.map(|unit| Choice::OthersUnit { seat: other, unit }));
                out.push(Choice::Decline);
            }
        }
        Some(Harm::WoundToClosest) if run.bound.discarded > 0 => {
            let at = game.player(seat).at;
            let distance = |other: Seat| at.distance(game.player(other).at);
            // MK-TEAM-02
            let rivals = || others(game, seat).filter(|other| !game.are_allies(*other, seat));
            let least = rivals().map(distance).min();
            let closest = rivals().filter(|other| Some(distance(*other)) == least);
            out.extend(closest.map(|seat| Choice::Hero { seat }));
        }
        Some(Harm::WoundToClosest | Harm::DiscardChosenColor) | None => (),
    }
}

fn carry_out(doing: &mut Doing<'_>) -> Then {
    match *doing.step.effect {
        Effect::Others(Harm::DiscardChosenColor) => discard_color(doing),
        Effect::Others(harm) => {
            if harm == Harm::LoseCrystal && doing.run.bound.lost.is_none() {
                lose_crystals(doing);
            }
            Then::Ask
        }
        Effect::Lasting(what) => {
            let kind = match (what, doing.run.bound.color) {
                (Lasts::FreezeSource, _) => LastingKind::FrozenSource,
                (Lasts::Weather, _) => LastingKind::Weather,
                (Lasts::MarkMana, Some(color)) => {
                    LastingKind::MarkedMana { color, hurt: [0; MAX_SEATS] }
                }
                (Lasts::CurseMana, Some(color)) => LastingKind::CursedMana { color, hurt: 0 },
                // No colour could be chosen.
                (Lasts::MarkMana | Lasts::CurseMana, None) => return Then::Next,
            };
            lasting::begin(doing.game, doing.seat, kind);
            Then::Next
        }
        _ => doing.broken("no word about others"),
    }
}

fn answer(doing: &mut Doing<'_>, choice: Choice) -> Then {
    let (seat, game) = (doing.seat, &mut *doing.game);
    match (harm(doing.step.effect), choice) {
        (Some(Harm::LoseCrystal), Choice::Color { color }) => {
            game.gain_crystal_of(seat, color);
        }
        (Some(Harm::WoundPerCrystal), Choice::Color { color }) => {
            doing.run.bound.color = Some(color);
            let Some(color) = color.basic() else { return Then::Next };
            let wounds = game.player(seat).crystals_of(color);
            combat::hero_takes_wounds(game, seat, wounds);
            for other in others(game, seat) {
                let wounds = game.player(other).crystals_of(color);
                game.take_wounds(other, wounds, false);
            }
        }
        (Some(Harm::StealDiscardedAction), Choice::Card { card }) => {
            let given = game.turn.given_up.iter().find(|(_, given)| *given == card);
            match given.copied() {
                Some((from, _)) => game.steal_discarded(seat, from, card),
                None => return doing.broken("a card that nobody has given up"),
            }
        }
        (Some(Harm::SpendUnit { max_level }), _) => {
            let next = next_with_unit(game, seat, doing.run.progress, max_level);
            let Some(other) = next else { return Then::Next };
            if let Choice::OthersUnit { unit, .. } = choice {
                game.spend_unit(other, unit);
            }
            doing.run.progress = place(game, seat, other) + 1;
            return Then::Again;
        }
        (Some(Harm::WoundToClosest), Choice::Hero { seat: other }) => {
            game.take_wounds(other, 1, false);
        }
        _ => (),
    }
    Then::Next
}

/// Everybody else loses a random crystal, or takes a Wound.
fn lose_crystals(doing: &mut Doing<'_>) {
    let (game, mut lost) = (&mut *doing.game, 0);
    for other in others(game, doing.seat) {
        let crystals = game.player(other).crystals;
        let total: u8 = crystals.iter().sum();
        if total == 0 {
            game.take_wounds(other, 1, false);
            continue;
        }
        let mut at = game.chance.below(u32::from(total)) as u8;
        for color in Color::ALL {
            let held = crystals[color as usize];
            if at < held {
                game.lose_crystal(other, color);
                lost |= 1 << color as u8;
                break;
            }
            at -= held;
        }
    }
    doing.run.bound.lost = Some(lost);
}

/// The next of the others, after so many of them, who has a Unit to spend.
fn next_with_unit(game: &MageKnight, seat: Seat, after: u8, max_level: u8) -> Option<Seat> {
    others(game, seat)
        .skip(usize::from(after))
        .find(|other| spendable(game, *other, max_level).next().is_some())
}

fn spendable(game: &MageKnight, seat: Seat, max_level: u8) -> impl Iterator<Item = u8> {
    let units = game.player(seat).units.iter().enumerate();
    let fits = move |unit: &UnitState| unit.ready && unit.unit.printed().level <= max_level;
    units.filter(move |(_, unit)| fits(unit)).map(|(at, _)| at as u8)
}

/// How many seats lie between two in order of play.
fn place(game: &MageKnight, seat: Seat, other: Seat) -> u8 {
    let before = others(game, seat).take_while(|next| *next != other);
    before.count() as u8
}

/// Everybody else gives up a card of the chosen colour or shows the hand; the effect goes on afterwards.
fn discard_color(doing: &mut Doing<'_>) -> Then {
    let Some(color) = doing.run.bound.color.and_then(Mana::basic) else { return Then::Next };
    doing.game.turn.given_up.clear();
    doing.put_rest_back();
    let seats: ArrayVec<Seat, MAX_SEATS> = others(doing.game, doing.seat).collect();
    for seat in seats.into_iter().rev() {
        doing.game.agenda.push(Frame::GiveUp { seat, color });
    }
    Then::Away
}

/// Cards of the hand that fit: Spells and Actions of this colour.
fn fitting(game: &MageKnight, seat: Seat, color: Color) -> impl Iterator<Item = CardId> {
    game.player(seat).kinds_in_hand().filter(move |card| {
        let card = card.card();
        card.color() == Some(color) && (card.is_spell() || card.is_action())
    })
}

/// One of the others gives a card up, or shows that there is none.
pub(crate) fn give_up(game: &mut MageKnight, seat: Seat, color: Color) {
    if !game.choose(seat, Question::GiveUp(GiveUp { color })) {
        game.show_hand(seat);
    }
}

/// Which card of this colour to give up because somebody else asks for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveUp {
    pub color: Color,
}

impl Row for GiveUp {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("give-up", msg!("mk-question-give-up", color = names::color(self.color)))
            .refusing(mk::CARD_19, "mk-refusal-not-in-hand")
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        answers.add_all(fitting(game, seat, self.color).map(|card| Choice::Card { card }));
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let Choice::Card { card } = choice else { return game.misplaced() };
        game.discard(seat, card);
        let pushed = game.turn.given_up.try_push((seat, card));
        game.fits(pushed, "more cards given up than there are heroes");
    }
}
