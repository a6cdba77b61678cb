//! Setups and dice as statements of a script.

use kernel::{DieRoll, Seat};

use crate::{
    flow::{ATTACK_DIE, EFFECT_DIE},
    setup::{ArenaSetup, BookSetup, Mode, Setup},
    text::face_text,
    vocabulary::CardSet,
};

/// The statements that write this setup down. Positions in the middle of a game have none here.
pub(super) fn statements(setup: &Setup) -> Option<Vec<String>> {
    if setup.position.is_some() {
        return None;
    }
    let mode = match setup.mode {
        Mode::Apprentice => "apprentice",
        Mode::Full => "full",
    };
    let arena = match setup.arena {
        ArenaSetup::Board { columns, rows } => format!("arena {columns}x{rows}"),
        ArenaSetup::Map(map) => format!("arena {}", map.id()),
    };
    let mut lines = vec![format!("mode {mode}"), arena];
    let seats = || Seat::all(u8::MAX).zip(&setup.seats);
    let sets: Vec<&str> = setup.sets.expansions().map(CardSet::id).collect();
    if !sets.is_empty() {
        lines.push(format!("sets {}", sets.join(" ")));
    }
    lines.extend(seats().map(|(at, seat)| format!("seat {at} {}", seat.mage)));
    for (at, seat) in seats() {
        if let Some(team) = seat.team {
            lines.push(format!("team {team} {at}"));
        }
        match &seat.book {
            BookSetup::Printed(name) => lines.push(format!("book {at} {name}")),
            BookSetup::Cards(cards) => {
                lines.extend(cards.iter().map(|(card, copies)| {
                    format!("book {at}{}", format!(" {card}").repeat(usize::from(*copies)))
                }));
            }
        }
    }
    lines.push("opening".to_owned());
    Some(lines)
}

/// A throw in the words of a script.
pub(super) fn die(throw: DieRoll) -> Option<(&'static str, String)> {
    match throw.sides {
        ATTACK_DIE => Some(("attack", face_text(throw.face).to_owned())),
        EFFECT_DIE => Some(("effect", throw.face.to_string())),
        _ => None,
    }
}
