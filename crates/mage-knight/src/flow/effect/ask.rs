//! Parts of effects that ask: what can be answered, and what an answer does.

use arrayvec::ArrayVec;
use kernel::{Log, Refusal, Seat};
use rules::mk;

use super::{
    begin as begin_effect, current, legal,
    options::options,
    others,
    parts::{Part, Parts, parts},
    pop,
    run::Step,
    secret, targets,
};
use crate::{
    cards::{
        CardId, Colors, Effect,
        effect::{JumpEnd, Zone},
    },
    content::{Color, Mana, mana::DIE_SIDES},
    flow::{Frame, movement},
    state::{Choice, DiePlace, Event, MageKnight, Pile, Playing, Root, Way, event::Whither},
};

/// What an answer leads to.
enum Then {
    /// The part is over.
    Next,
    /// The part goes on.
    Same,
    /// The part is over, and something else comes before the rest; the effect is on the agenda already.
    After,
    /// What the effect demands cannot be met.
    Unmet,
}

/// The part the effect at hand is asking for.
fn asking(game: &MageKnight, seat: Seat) -> Option<(Playing, Part, Parts)> {
    let playing = *current(game)?;
    let parts = parts(game, seat, &playing).ok()?;
    let part = *parts.get(usize::from(playing.next))?;
    Some((playing, part, parts))
}

/// What the effect at hand is asking for, in the words of its card.
pub(crate) fn asked_for(game: &MageKnight) -> Option<&'static Effect> {
    let Some(Frame::Playing { seat, .. }) = game.agenda.peek() else { return None };
    asking(game, *seat).map(|(_, part, _)| part.effect)
}

/// Whether there is nothing left to do but to say that nothing can be given.
pub(crate) fn has_nothing_for_it(game: &MageKnight, seat: Seat) -> bool {
    let mut out = Vec::new();
    effect_candidates(game, seat, &mut out);
    out == [Choice::Decline]
}

pub(crate) fn effect_candidates(game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
    if let Some((playing, part, parts)) = asking(game, seat) {
        options(game, seat, &playing, &part, &parts, out);
    }
}

pub(crate) fn may_answer_effect(
    game: &MageKnight,
    seat: Seat,
    choice: Choice,
) -> Result<(), Refusal> {
    let mut out = Vec::new();
    effect_candidates(game, seat, &mut out);
    if out.contains(&choice) {
        Ok(())
    } else {
        Err(Refusal::new(mk::EFFECT_03, "mk-refusal-not-for-this-effect"))
    }
}

pub(crate) fn answer_effect(
    game: &mut MageKnight,
    seat: Seat,
    choice: Choice,
    log: &mut Log<Event>,
) {
    let Some((_, part, _)) = asking(game, seat) else { return };
    let Some(mut playing) = pop(game) else { return };
    match answer(game, seat, &mut playing, &part, choice, log) {
        Then::Next => {
            playing.next += 1;
            playing.done = 0;
            game.agenda.push(Frame::Playing { seat, playing });
        }
        Then::Same => game.agenda.push(Frame::Playing { seat, playing }),
        Then::After => (),
        Then::Unmet => {
            playing.break_off();
            game.agenda.push(Frame::Playing { seat, playing });
        }
    }
}

/// A part begins or goes on: it asks, unless there is nothing to ask or only one answer.
pub(super) fn begin(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    part: &Part,
    log: &mut Log<Event>,
) -> Step {
    if let Effect::RollForCrystals { dice } = *part.effect {
        return roll_for_crystals(game, seat, playing, dice, log);
    }
    let Ok(parts) = parts(game, seat, playing) else { return Step::Done };
    loop {
        let mut out = Vec::new();
        options(game, seat, playing, part, &parts, &mut out);
        let then = match out[..] {
            [] if legal::demands_more(playing, part.effect) => return Step::Unmet,
            [] => {
                finish(game, seat, playing, part, log);
                return Step::Done;
            }
            [only] if !secret::part_is_secret(game, seat, part.effect) => {
                answer(game, seat, playing, part, only, log)
            }
            _ => return Step::Ask,
        };
        match then {
            Then::Next => return Step::Done,
            Then::Same => (),
            Then::After => return Step::After,
            Then::Unmet => return Step::Unmet,
        }
    }
}

/// Colours one may choose of.
pub(super) fn colors(
    game: &MageKnight,
    seat: Seat,
    playing: &Playing,
    colors: Colors,
) -> ArrayVec<Mana, 6> {
    let basic = || Color::ALL.into_iter().map(Mana::of);
    match colors {
        Colors::AnyBasic => basic().collect(),
        Colors::Chosen => match playing.chosen {
            Some(color) => [color].into_iter().collect(),
            None => basic().collect(),
        },
        Colors::Any => Mana::ALL.into_iter().collect(),
        Colors::OneOf(colors) => colors.iter().copied().take(6).collect(),
        Colors::AsPaid => playing.paid.into_iter().collect(),
        Colors::AsThrown => playing.thrown.map(Mana::of).into_iter().collect(),
        Colors::Owned => {
            let owned = |mana: &Mana| {
                mana.basic().is_some_and(|color| game.player(seat).crystals_of(color) > 0)
            };
            basic().filter(owned).collect()
        }
        Colors::EachButThrown => ArrayVec::new(),
    }
}

pub(super) fn gain_color(
    game: &mut MageKnight,
    seat: Seat,
    part: &Part,
    mana: Mana,
    log: &mut Log<Event>,
) {
    match (part.effect, mana.basic()) {
        (Effect::GainCrystal { .. }, Some(color)) => game.gain_crystal(seat, color, log),
        _ => game.gain_mana(seat, mana, 1, log),
    }
}

/// The end of a part that went on until nothing more could be asked.
fn finish(game: &mut MageKnight, seat: Seat, playing: &Playing, part: &Part, log: &mut Log<Event>) {
    match *part.effect {
        Effect::RedrawHand { .. } => {
            game.shuffle_deck(seat);
            log.push(|| Event::DeckShuffled { seat });
            game.draw(seat, playing.count, log);
        }
        Effect::Recover { cards, chosen: false } if playing.count > 0 => {
            for _ in 0..cards {
                let pile = game.player(seat).discard.len();
                if pile == 0 {
                    break;
                }
                let at = game.chance.below(pile as u32) as usize;
                let card = game.player_mut(seat).discard.remove(at);
                recover(game, seat, card, playing.count == 1, log);
            }
        }
        _ => (),
    }
}

fn recover(game: &mut MageKnight, seat: Seat, card: CardId, top: bool, log: &mut Log<Event>) {
    let to = if top { Whither::DeckTop } else { Whither::DeckBottom };
    game.gain_card(seat, card, to, log);
}

/// Does what was answered.
fn answer(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    part: &Part,
    choice: Choice,
    log: &mut Log<Event>,
) -> Then {
    match (*part.effect, choice) {
        (Effect::Attack { .. }, Choice::Amount { amount }) => {
            playing.count = amount;
            playing.done = 1;
            Then::Same
        }
        (Effect::RollForCrystals { .. }, Choice::Color { color }) => {
            if let Some(color) = color.basic() {
                game.gain_crystal(seat, color, log);
            }
            playing.chosen = None;
            playing.done += 1;
            Then::Same
        }
        (Effect::SetSourceDie { tokens }, Choice::Color { color }) => {
            let kept = |die: &&mut crate::state::Die| {
                die.place == DiePlace::Kept && Some(die.color) == playing.chosen
            };
            if let Some(die) = game.source.iter_mut().find(kept) {
                die.color = color;
            }
            game.gain_mana(seat, color, tokens, log);
            Then::Next
        }
        (Effect::GainMana { .. } | Effect::GainCrystal { .. }, Choice::Color { color }) => {
            playing.chosen = Some(color);
            gain_color(game, seat, part, color, log);
            playing.done += 1;
            Then::Same
        }
        (Effect::RedrawHand { .. }, Choice::Decline) => {
            finish(game, seat, playing, part, log);
            Then::Next
        }
        (_, Choice::Decline) if legal::demands_more(playing, part.effect) => Then::Unmet,
        (Effect::Discard { .. }, Choice::Card { card }) => {
            game.discard(seat, card, log);
            playing.count += 1;
            playing.done = playing.done.saturating_add(1);
            Then::Same
        }
        (Effect::ThrowAwayAction, Choice::Card { card }) => {
            playing.thrown = card.card().color();
            game.throw_away(seat, card, log);
            Then::Next
        }
        (Effect::DropWounds { away, .. }, Choice::Card { card }) => {
            if away {
                game.throw_away(seat, card, log);
            } else {
                game.discard(seat, card, log);
            }
            playing.count += 1;
            playing.done += 1;
            Then::Same
        }
        (Effect::PlayOther { strong, times, bonus, throw_away }, Choice::Card { card }) => {
            let way = if strong { Way::Strong } else { Way::Basic };
            game.play(seat, card, way, 0, log);
            put_back(game, seat, playing);
            let other = targets::through(card, strong, bonus);
            begin_effect(
                game,
                seat,
                Playing { again: times.saturating_sub(1), throw_away, ..other },
            );
            Then::After
        }
        (Effect::Recover { .. }, Choice::Top | Choice::Bottom) => {
            playing.count = if choice == Choice::Top { 1 } else { 2 };
            playing.done = 1;
            Then::Same
        }
        (Effect::Recover { .. }, Choice::Card { card }) => {
            let player = game.player_mut(seat);
            if let Some(at) = player.discard.iter().position(|held| *held == card) {
                player.discard.remove(at);
                recover(game, seat, card, playing.count == 1, log);
            }
            playing.done += 1;
            Then::Same
        }
        (Effect::GainCard { to, .. }, Choice::Card { card }) => {
            let to = match to {
                Zone::DiscardPile => Whither::Discard,
                Zone::Hand => Whither::Hand,
            };
            game.gain_from_offer(seat, card, to, log);
            Then::Next
        }
        (Effect::UseSpellOfOffer, Choice::Play { card, way }) => {
            put_back(game, seat, playing);
            crate::flow::playing::note_spell(game, card);
            begin_effect(game, seat, Playing::new(Root::Card { card, strong: way == Way::Strong }));
            Then::After
        }
        (Effect::UseUnitOfOffer, Choice::OfferAbility { unit, ability }) => {
            put_back(game, seat, playing);
            begin_effect(game, seat, Playing::new(Root::Ability { unit, index: ability }));
            Then::After
        }
        (Effect::RecruitFree, Choice::OfferUnit { unit }) => {
            put_back(game, seat, playing);
            game.agenda.push(Frame::GainUnit { seat, unit, free: true, bonded: None });
            Then::After
        }
        (
            Effect::OthersLoseCrystal
            | Effect::AllWoundedByCrystals
            | Effect::ClaimSourceDie
            | Effect::StealDiscardedAction
            | Effect::SpendOthersUnit { .. }
            | Effect::WoundToClosestHero,
            _,
        ) => match others::answer(game, seat, playing, part.effect, choice, log) {
            true => Then::Same,
            false => Then::Next,
        },
        (_, Choice::Die { color }) => with_die(game, seat, playing, part, color, log),
        (Effect::Jump(jump), Choice::Space { to }) => {
            let cost = targets::jumps(game, seat, jump).find(|(hex, _)| *hex == to);
            let Some((_, cost)) = cost else { return Then::Next };
            let from = game.player(seat).at;
            game.step(seat, to, cost, log);
            match jump.end {
                JumpEnd::SafeSpace => {
                    movement::arrive(game, seat, log);
                    Then::Next
                }
                JumpEnd::Assault => {
                    put_back(game, seat, playing);
                    movement::attack(game, seat, from, to, 0, log);
                    Then::After
                }
            }
        }
        (_, Choice::Enemy { enemy: target } | Choice::OthersUnit { unit: target, .. }) => {
            playing.target = Some(target);
            playing.done = 1;
            Then::Same
        }
        (Effect::ReadyUnit { .. }, Choice::Unit { unit }) => {
            game.ready_unit(seat, unit, log);
            playing.unit = Some(unit);
            Then::Next
        }
        (Effect::ReadyUnitLevels(_), Choice::Unit { unit }) => {
            let level = game.player(seat).units.get(usize::from(unit));
            playing.done += level.map_or(1, |unit| unit.unit.printed().level);
            game.ready_unit(seat, unit, log);
            Then::Same
        }
        (Effect::HealUnit { .. }, Choice::Unit { unit }) => {
            // MK-RULING-70
            game.heal_unit(seat, unit, log);
            Then::Next
        }
        (Effect::AssignBanner(_), Choice::Unit { unit }) => {
            if let Root::Card { card, .. } = playing.root {
                game.assign_banner(seat, card, unit, log);
            }
            Then::Next
        }
        (Effect::RedrawHand { .. }, Choice::Card { card }) => {
            let player = game.player_mut(seat);
            if player.take_from_hand(card) {
                player.deck.push(card);
                playing.count += 1;
            }
            playing.done += 1;
            Then::Same
        }
        (Effect::SearchDeck, Choice::Card { card }) => {
            let player = game.player_mut(seat);
            if let Some(at) = player.deck.iter().position(|held| *held == card) {
                player.deck.remove(at);
                player.put_into_hand(card);
                let cards: Pile = [card].into_iter().collect();
                log.push(|| Event::Drew { seat, cards });
            }
            game.shuffle_deck(seat);
            log.push(|| Event::DeckShuffled { seat });
            Then::Next
        }
        _ => Then::Next,
    }
}

/// The rest of the effect comes after something else.
fn put_back(game: &mut MageKnight, seat: Seat, playing: &Playing) {
    let playing = Playing { next: playing.next + 1, done: 0, ..*playing };
    game.agenda.push(Frame::Playing { seat, playing });
}

fn with_die(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    part: &Part,
    color: Mana,
    log: &mut Log<Event>,
) -> Then {
    match *part.effect {
        Effect::SetSourceDie { .. } => {
            game.move_die(color, DiePlace::Source, DiePlace::Kept);
            playing.chosen = Some(color);
            playing.done = 1;
            Then::Same
        }
        Effect::CrystalOfSourceDie => {
            if let Some(basic) = color.basic() {
                game.gain_crystal(seat, basic, log);
            }
            game.reroll_die(color, log);
            Then::Next
        }
        Effect::StoreSourceDie => {
            game.move_die(color, DiePlace::Source, DiePlace::Stored(seat));
            Then::Next
        }
        Effect::RerollSourceDice { .. } => {
            game.reroll_die(color, log);
            playing.done += 1;
            Then::Same
        }
        _ => Then::Next,
    }
}

/// MK-ENDTURN-10 in an effect: gold lets the player choose, black is Fame.
fn roll_for_crystals(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    dice: u8,
    log: &mut Log<Event>,
) -> Step {
    while playing.done < dice {
        if playing.chosen == Some(Mana::Gold) {
            return Step::Ask;
        }
        let face = Mana::of_face(game.chance.roll(DIE_SIDES));
        match (face, face.basic()) {
            (_, Some(color)) => game.gain_crystal(seat, color, log),
            (Mana::Gold, None) => {
                playing.chosen = Some(Mana::Gold);
                continue;
            }
            (_, None) => game.gain_fame(seat, 1, log),
        }
        playing.done += 1;
    }
    Step::Done
}
