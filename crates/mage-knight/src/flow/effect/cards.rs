//! Words about own cards and those of the offers.

use kernel::Seat;
use rules::mk;

use super::{
    At, Doing, Then, Words, begin, judge::may_carry_out, mana::colors, modifiers::add_modifier,
    piles, points::items, secret, way,
};
use crate::{
    cards::{
        CardId, Colors, DeckEnd, Effect, OfferKind, Per, Zone,
        effect::{CardFilter, Cards, CardsFrom, CardsTo, Gone, Offered, TurnModifier},
    },
    content::{Color, Mana, UnitId},
    event::CardDestination,
    flow::{playing, recruiting::offered_units, yes_no::YesNo},
    legal::{Judgement, needs},
    state::{Choice, MageKnight, Manner, Origin, Question, Run, Way},
};

pub(super) const WORDS: Words = Words { allowed, options, carry_out, answer };

/// Whether the hand decides what such a word can be answered with.
pub(super) fn reads_hand(effect: &Effect) -> bool {
    match effect {
        Effect::Discard { .. } | Effect::PlayOther { .. } | Effect::UseOffered(_) => true,
        Effect::MoveCards { from, to, .. } => {
            *from == CardsFrom::Hand || (*from, *to) == (CardsFrom::Deck, CardsTo::Hand)
        }
        _ => false,
    }
}

fn allowed(at: &At<'_>) -> Judgement {
    let At { game, seat, run, step } = *at;
    let refusal = |there, message| needs(there, mk::CARD_16, message);
    match *step.effect {
        Effect::Discard { cards, of, .. } => refusal(
            others(at, |card| of.fits(card)) >= usize::from(cards.least()),
            match (cards, of) {
                (Cards::OneTo(_), _) => "mk-refusal-no-wound",
                (_, CardFilter::Action) => "mk-refusal-no-action-card",
                (_, CardFilter::NonWound | CardFilter::Wound | CardFilter::Every) => {
                    "mk-refusal-no-card"
                }
            },
        ),
        Effect::PlayOther { strong, bonus, .. } => refusal(
            other_actions(game, seat, run, strong, bonus).next().is_some(),
            "mk-refusal-no-action-card",
        ),
        Effect::MoveCards { from, to, cards, pick } => piles::allowed(at, (from, to, cards, pick)),
        Effect::GainCard { kind, color, .. } => {
            refusal(offer_fits(at, kind, color), "mk-refusal-not-offered")
        }
        Effect::UseOffered(Offered::Spell) => {
            refusal(spells_of_offer(game, seat).next().is_some(), "mk-refusal-not-offered")
        }
        Effect::UseOffered(Offered::UnitAbility) => {
            let here = game.combat.as_ref().is_none_or(|combat| combat.units_allowed);
            needs(here, mk::RULING_110, "mk-refusal-no-units-here")?;
            refusal(abilities_of_offer(game, seat).next().is_some(), "mk-refusal-not-offered")
        }
        _ => Ok(()),
    }
}

fn options(at: &At<'_>, out: &mut Vec<Choice>) {
    let At { game, seat, run, step } = *at;
    let player = game.player(seat);
    match *step.effect {
        Effect::Discard { cards, of, .. } if run.progress < cards.most() => {
            // What is thrown away decides what can be gained.
            let gains = if of == CardFilter::Action { gained(at) } else { None };
            distinct(&player.hand, |card| of.fits(card) && can_follow(game, gains, card), out);
            if !out.is_empty() && run.progress >= cards.least() {
                out.push(Choice::Decline);
            }
        }
        Effect::PlayOther { strong, bonus, .. } => {
            let cards = other_actions(game, seat, run, strong, bonus);
            out.extend(cards.map(|card| Choice::Card { card }));
        }
        Effect::MoveCards { from, to, cards, pick } => {
            piles::options(at, (from, to, cards, pick), out);
        }
        Effect::GainCard { kind, color, .. } => {
            let colors = colors(at, color);
            let of = |color| colors.contains(&Mana::of(color));
            let fits = |card: CardId| card.card().color().is_some_and(of);
            distinct(offer(game, kind), fits, out);
        }
        Effect::UseOffered(Offered::Spell) => {
            out.extend(spells_of_offer(game, seat).map(|(card, way)| Choice::Play { card, way }));
        }
        Effect::UseOffered(Offered::UnitAbility) => {
            let abilities = abilities_of_offer(game, seat);
            out.extend(abilities.map(|(unit, ability)| Choice::OfferAbility { unit, ability }));
        }
        _ => (),
    }
    let waits = match *step.effect {
        Effect::Discard { cards, .. } => run.progress < cards.most(),
        Effect::PlayOther { .. } | Effect::UseOffered(_) => true,
        _ => false,
    };
    // That there is nothing in the hand for it is not for others to know.
    if out.is_empty() && waits && secret::hand_is_secret(game, seat) {
        out.push(Choice::Decline);
    }
}

fn carry_out(doing: &mut Doing<'_>) -> Then {
    let seat = doing.seat;
    match *doing.step.effect {
        Effect::Draw(cards) => {
            if let Some((Per::WoundHealed, _)) = doing.step.per {
                add_modifier(doing.game, TurnModifier::DrawPerWoundHealed(cards));
            } else {
                doing.game.draw(seat, cards * items(&doing.at()));
            }
            Then::Next
        }
        Effect::ReturnToDeck { end, if_deck_not_empty } => {
            let Origin::Card { card, .. } = doing.run.origin else {
                return doing.broken("what returns to the deck is no card");
            };
            let player = doing.game.player(seat);
            let empty = if_deck_not_empty && player.deck.is_empty();
            if empty || !player.played.contains(&card) {
                return Then::Next;
            }
            Then::AtEnd(Question::YesNo(YesNo::ReturnCard { card, top: end == DeckEnd::Top }))
        }
        Effect::MoveCards { from, to, cards, pick } => {
            piles::carry_out(doing, (from, to, cards, pick))
        }
        Effect::Discard { .. }
        | Effect::PlayOther { .. }
        | Effect::GainCard { .. }
        | Effect::UseOffered(_) => Then::Ask,
        _ => doing.broken("no word about cards"),
    }
}

fn answer(doing: &mut Doing<'_>, choice: Choice) -> Then {
    let seat = doing.seat;
    match (*doing.step.effect, choice) {
        // MK-CARD-16: without what it demands nothing else is done.
        (Effect::Discard { cards, .. }, Choice::Decline) if doing.run.progress < cards.least() => {
            Then::Abort
        }
        (Effect::Discard { to, .. }, Choice::Card { card }) => {
            match to {
                Gone::DiscardPile => doing.game.discard(seat, card),
                Gone::OutOfTheGame => {
                    doing.run.bound.thrown = card.card().color();
                    doing.game.throw_away(seat, card);
                }
            }
            doing.run.bound.discarded += 1;
            doing.run.progress = doing.run.progress.saturating_add(1);
            Then::Again
        }
        (Effect::PlayOther { strong, times, bonus, throw_away }, Choice::Card { card }) => {
            let way = if strong { Way::Strong } else { Way::Basic };
            doing.game.play(seat, card, way, 0);
            doing.put_rest_back();
            let other = through(card, strong, bonus);
            let again = times.saturating_sub(1);
            let other = other.played(Manner { again, throw_away, ..other.manner });
            begin(doing.game, seat, other);
            Then::Away
        }
        (Effect::MoveCards { from, to, cards, pick }, _) => {
            piles::answer(doing, (from, to, cards, pick), choice)
        }
        (Effect::GainCard { to, .. }, Choice::Card { card }) => {
            let to = match to {
                Zone::DiscardPile => CardDestination::Discard,
                Zone::Hand => CardDestination::Hand,
            };
            doing.game.gain_from_offer(seat, card, to);
            Then::Next
        }
        (Effect::UseOffered(_), Choice::Play { card, way }) => {
            doing.put_rest_back();
            playing::note_spell(doing.game, card);
            let strong = way == Way::Strong;
            // MK-RULING-99
            let Origin::Card { card: by, .. } = doing.run.origin else {
                return doing.broken("a Spell of the offer is cast by no card");
            };
            let manner = Manner { cast_by: Some(by), ..Manner::default() };
            begin(doing.game, seat, Run::new(Origin::Card { card, strong }).played(manner));
            Then::Away
        }
        (Effect::UseOffered(_), Choice::OfferAbility { unit, ability }) => {
            doing.put_rest_back();
            begin(doing.game, seat, Run::new(Origin::Ability { unit, index: ability }));
            Then::Away
        }
        _ => Then::Next,
    }
}

/// The card that is still in hand while its play is judged.
pub(crate) fn in_hand(run: &Run) -> Option<CardId> {
    let Origin::Card { card, .. } = run.origin else { return None };
    (!run.manner.in_play).then_some(card)
}

/// Cards of the hand besides the one being played.
fn others(at: &At<'_>, fits: impl Fn(CardId) -> bool) -> usize {
    let player = at.game.player(at.seat);
    let held = player.hand.iter().filter(|card| fits(**card)).count();
    let own = in_hand(at.run).is_some_and(|card| fits(card) && player.holds(card));
    held - usize::from(own)
}

/// Each kind of card that fits, once.
pub(super) fn distinct(cards: &[CardId], fits: impl Fn(CardId) -> bool, out: &mut Vec<Choice>) {
    for (at, card) in cards.iter().enumerate() {
        if fits(*card) && !cards[..at].contains(card) {
            out.push(Choice::Card { card: *card });
        }
    }
}

fn offer(game: &MageKnight, kind: OfferKind) -> &[CardId] {
    match kind {
        OfferKind::AdvancedAction => &game.offers.advanced,
        OfferKind::Spell => &game.offers.spells,
    }
}

/// The offer that a card of the colour of the one thrown away comes from.
fn gained(at: &At<'_>) -> Option<OfferKind> {
    way::way(at.game, at.seat, at.run).find_map(|step| match *step.ok()?.effect {
        Effect::GainCard { kind, color: Colors::AsThrown, .. } => Some(kind),
        _ => None,
    })
}

/// Whether that offer has a card of this colour.
fn can_follow(game: &MageKnight, kind: Option<OfferKind>, thrown: CardId) -> bool {
    let color = thrown.card().color();
    kind.is_none_or(|kind| offer(game, kind).iter().any(|card| card.card().color() == color))
}

/// Whether the offer has a card of the colour, or of one that can still become it.
fn offer_fits(at: &At<'_>, kind: OfferKind, color: Colors) -> bool {
    let offer = offer(at.game, kind);
    let has = |color: Color| offer.iter().any(|card| card.card().color() == Some(color));
    match color {
        Colors::AsThrown => Color::ALL.into_iter().any(|color| {
            let of_it =
                |card: CardId| card.card().is_action() && card.card().color() == Some(color);
            has(color) && others(at, of_it) > 0
        }),
        _ => !offer.is_empty(),
    }
}

/// Other Action cards of the hand that can be played through this one (MK-RULING-74).
fn other_actions<'g>(
    game: &'g MageKnight,
    seat: Seat,
    run: &Run,
    strong: bool,
    bonus: u8,
) -> impl Iterator<Item = CardId> + 'g {
    let own = in_hand(run);
    // Through another card nothing is played through a third, or there would be no end.
    let nested = run.manner.free;
    game.player(seat).kinds_in_hand().filter(move |card| {
        let copies = game.player(seat).hand.iter().filter(|held| *held == card).count();
        !nested
            && card.card().is_action()
            && copies > usize::from(own == Some(*card))
            && may_carry_out(game, seat, &through(*card, strong, bonus)).is_ok()
    })
}

/// A card played through another.
fn through(card: CardId, strong: bool, bonus: u8) -> Run {
    let manner = Manner { free: true, bonus, ..Manner::default() };
    Run::new(Origin::Card { card, strong }).played(manner)
}

/// Spells of the offer that can be played from there.
fn spells_of_offer(game: &MageKnight, seat: Seat) -> impl Iterator<Item = (CardId, Way)> {
    game.offers.spells.iter().flat_map(move |card| {
        [(false, Way::Basic), (true, Way::Strong)].into_iter().filter_map(move |(strong, way)| {
            let manner = Manner { in_play: true, ..Manner::default() };
            let run = Run::new(Origin::Card { card: *card, strong }).played(manner);
            may_carry_out(game, seat, &run).is_ok().then_some((*card, way))
        })
    })
}

/// Abilities of Units of the offer that can be used from there.
fn abilities_of_offer(game: &MageKnight, seat: Seat) -> impl Iterator<Item = (UnitId, u8)> {
    offered_units(game).flat_map(move |unit| {
        (0..unit.printed().abilities.len() as u8).filter_map(move |index| {
            let run = Run::new(Origin::Ability { unit, index });
            may_carry_out(game, seat, &run).is_ok().then_some((unit, index))
        })
    })
}
