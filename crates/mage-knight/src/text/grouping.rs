//! How the parts of an effect are put together, so that a text can be read in one way alone.
//!
//! Parts that follow each other stand between semicolons, which never stand inside a choice. What one gives for
//! something stands with it: "take a Wound for Attack 5". The options of a choice that are more than one word and a
//! number have a comma before each "or".

use kernel::{Message, msg};

use super::effect::phrase;
use crate::cards::{
    Effect,
    effect::{Colors, Harm},
};

/// Parts one after the other; what one gives for the next stands together with it.
pub(super) fn sequence(effects: &[Effect], join: impl Fn(Message, Message) -> Message) -> Message {
    let mut words = Vec::new();
    let mut rest = effects;
    let mut before = None;
    while let [first, after @ ..] = rest {
        let said = said_after(before, first);
        let (part, used) = match after.first() {
            Some(gain) if is_given(first) && is_points(gain) => {
                (msg!("mk-effect-for", cost = said, gain = phrase(gain)), 2)
            }
            Some(gain) if is_given(first) && is_deed(gain) => (and(said, phrase(gain)), 2),
            _ => (said, 1),
        };
        words.push(part);
        before = Some(first);
        rest = &rest[used..];
    }
    fold(words, join)
}

/// A part in words; a colour that was chosen before is not chosen again.
fn said_after(before: Option<&Effect>, this: &Effect) -> Message {
    match (before, this) {
        (
            Some(Effect::Others(Harm::WoundPerCrystal)),
            Effect::GainCrystal { colors: Colors::Chosen, crystals },
        ) => {
            let color = msg!("mk-effect-that-color");
            msg!("mk-effect-gain-crystal", color = color, crystals = *crystals)
        }
        _ => phrase(this),
    }
}

/// One of several.
pub(super) fn choice(effects: &[Effect]) -> Message {
    let options: Vec<Message> = effects.iter().map(phrase).collect();
    if effects.iter().all(is_plain) {
        any_of(options.into_iter())
    } else {
        fold(options, |first, rest| msg!("mk-effect-or-else", first = first, rest = rest))
    }
}

pub(super) fn and(first: Message, rest: Message) -> Message {
    msg!("mk-effect-and", first = first, rest = rest)
}

/// "a, b or c"
pub(super) fn any_of(names: impl DoubleEndedIterator<Item = Message>) -> Message {
    list(names, |first, rest| msg!("mk-effect-or", first = first, rest = rest))
}

/// "a, b and c"
pub(super) fn all_of(names: impl DoubleEndedIterator<Item = Message>) -> Message {
    list(names, and)
}

/// The last two joined by a word, the others by commas.
fn list(
    names: impl DoubleEndedIterator<Item = Message>,
    last: impl Fn(Message, Message) -> Message,
) -> Message {
    let mut names: Vec<Message> = names.collect();
    match (names.pop(), names.pop()) {
        (Some(end), Some(before)) => {
            names.push(last(before, end));
            fold(names, |first, rest| msg!("mk-list", first = first, rest = rest))
        }
        (Some(only), None) => only,
        (None, _) => msg!("mk-effect-nothing"),
    }
}

fn fold(words: Vec<Message>, join: impl Fn(Message, Message) -> Message) -> Message {
    let words = words.into_iter().rev();
    words.reduce(|rest, first| join(first, rest)).unwrap_or_else(|| msg!("mk-effect-nothing"))
}

/// What is given for the part after it.
fn is_given(effect: &Effect) -> bool {
    matches!(effect, Effect::PayMana(_) | Effect::TakeWound(_) | Effect::Discard { .. })
}

/// A kind of points and their number, or one of several.
fn is_points(effect: &Effect) -> bool {
    match effect {
        Effect::Choose(effects) => effects.iter().all(is_points),
        Effect::Move(_)
        | Effect::Influence(_)
        | Effect::Heal(_)
        | Effect::Attack { .. }
        | Effect::Block { .. } => true,
        _ => false,
    }
}

/// Something one does, said as what one does.
fn is_deed(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Draw(_)
            | Effect::GainCard { .. }
            | Effect::UseOffered(_)
            | Effect::GainMana { .. }
            | Effect::GainCrystal { .. }
    )
}

/// Short enough to stand in a list.
fn is_plain(effect: &Effect) -> bool {
    is_points(effect) && !matches!(effect, Effect::Choose(_)) || matches!(effect, Effect::Draw(_))
}
