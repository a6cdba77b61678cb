//! The arena of Mage Wars in boxes, one a zone: who stands where, with damage, Life and conditions. It fits the terminal;
//! everything else about what stands there is listed below it.

use kernel::{Message, Seat, msg};
use mage_wars::{
    View,
    state::{ObjectId, Zone},
    text::card_message,
    view::{ConjurationView, ObjectView, SpotView},
};

use super::{Pen, grid, mage_wars::marks};
use crate::layout::{Look, shortened, wrapped};

/// Columns before a name: a marker, the seat and a space.
const BEFORE_NAME: usize = 3;

/// All zones.
pub(super) fn draw(view: &View, pen: &Pen) -> String {
    let columns = usize::from(view.arena.columns);
    let room = pen.layout.columns();
    let inner = room.saturating_sub(columns + 1) / columns.max(1);
    let row = |row| {
        let zones = (0..view.arena.columns).map(|column| Zone::new(column, row));
        let cell = |zone| {
            let missing = view.arena.missing.contains(&zone);
            if missing { Vec::new() } else { cell(view, zone, inner, pen) }
        };
        zones.map(cell).collect::<Vec<_>>()
    };
    // Row 1 is at the bottom, as on the page.
    let rows: Vec<_> = (0..view.arena.rows).rev().map(row).collect();
    grid::boxes(&rows, grid::inner_width(&rows, columns, room))
}

fn cell(view: &View, zone: Zone, inner: usize, pen: &Pen) -> Vec<String> {
    let mut lines = vec![pen.layout.paint(Look::Faint, zone)];
    let look = |seat: Option<Seat>| seat.map_or(Look::Faint, Look::Seat);
    let mut add = |seat: Option<Seat>, text: &str| {
        let words: Vec<_> = text
            .split(' ')
            .map(|word| shortened(word, inner.saturating_sub(BEFORE_NAME)))
            .collect();
        let broken = wrapped(&words.join(" "), inner, "", &" ".repeat(BEFORE_NAME));
        lines.extend(broken.into_iter().map(|line| pen.layout.paint(look(seat), line)));
    };
    for object in &view.objects {
        let Some(place) = place_in(object, zone) else { continue };
        match object {
            ObjectView::Creature(creature) => {
                let name = pen.say(&card_message(&creature.card));
                let marker = marker(view, creature.id, creature.active);
                let (damage, life) = (creature.damage, creature.life.value);
                let more = hanging_on(view, creature.id);
                let marks = said(&marks(&creature.conditions, &creature.tokens), pen);
                let seat = letter(creature.controller);
                let text = format!("{marker}{seat} {name} {damage}/{life}{more}{marks}");
                add(creature.controller, &text);
            }
            ObjectView::Conjuration(ConjurationView {
                card,
                controller,
                damage,
                life,
                id,
                conditions,
                tokens,
                ..
            }) => {
                let name = pen.say(&card_message(card));
                let more = hanging_on(view, *id);
                let life = if life.value > 0 {
                    format!(" {damage}/{}", life.value)
                } else {
                    String::new()
                };
                let marks = said(&marks(conditions, tokens), pen);
                add(Some(*controller), &format!("{place}{controller} {name}{life}{more}{marks}"));
            }
            ObjectView::Enchantment { card, controller, revealed, .. } => {
                let name = pen.say(&card_message(card));
                let hidden = if *revealed { "" } else { "?" };
                add(Some(*controller), &format!("{place}{controller} {name}{hidden}"));
            }
            ObjectView::Hidden { controller, .. } => {
                add(Some(*controller), &format!("{place}{controller} ?"));
            }
            ObjectView::Away { card, controller, rounds, .. } => {
                let name = pen.say(&card_message(card));
                let away = pen.say(&msg!("cli-mw-away", rounds = *rounds));
                add(*controller, &format!("{place}{} {name} {away}", letter(*controller)));
            }
            ObjectView::Orb { card, controller, lit, .. } => {
                let name = pen.say(&card_message(card));
                let sign = if *lit { '◉' } else { '◎' };
                add(*controller, &format!("{sign}{} {name}", letter(*controller)));
            }
            ObjectView::Tile { card, .. } => {
                let name = pen.say(&card_message(card));
                add(None, &format!("▒ {name}"));
            }
            ObjectView::Equipment { .. } => (),
        }
    }
    lines
}

/// The letter of a seat, or a dash for what nobody controls.
pub(super) fn letter(seat: Option<Seat>) -> char {
    seat.map_or('–', Seat::letter)
}

/// Conditions and tokens, as they stand behind a name.
fn said(marks: &[Message], pen: &Pen) -> String {
    let marks: Vec<_> = marks.iter().map(|mark| pen.say(mark)).collect();
    if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) }
}

/// The sign of something that stands in this zone or on its border.
fn place_in(object: &ObjectView, zone: Zone) -> Option<String> {
    let sign = |spot: SpotView, sign: &str| match spot {
        SpotView::Zone { zone: there } => (there == zone).then(|| sign.to_owned()),
        // A wall is written down on both sides of its border.
        SpotView::Border { between: [one, other] } if one == zone => Some(format!("{other}#")),
        SpotView::Border { between: [one, other] } if other == zone => Some(format!("{one}#")),
        SpotView::Border { .. } | SpotView::Host { .. } => None,
    };
    match object {
        ObjectView::Creature(creature) => (creature.zone == zone).then(String::new),
        ObjectView::Conjuration(conjuration) => sign(conjuration.spot, "■"),
        ObjectView::Enchantment { spot, .. } | ObjectView::Hidden { spot, .. } => sign(*spot, "+"),
        ObjectView::Orb { zone: there, .. } | ObjectView::Tile { zone: there, .. } => {
            (*there == zone).then(String::new)
        }
        ObjectView::Away { zone: last, .. } => (*last == zone).then(|| "…".to_owned()),
        ObjectView::Equipment { .. } => None,
    }
}

/// Whether a creature acts, can still act this round, or has acted.
pub(super) fn marker(view: &View, id: ObjectId, active: bool) -> char {
    match (view.acting == Some(id), active) {
        (true, _) => '▶',
        (false, true) => '●',
        (false, false) => '○',
    }
}

/// How many cards are attached to something.
fn hanging_on(view: &View, host: ObjectId) -> String {
    match view.objects.iter().filter(|object| host_of(object) == Some(host)).count() {
        0 => String::new(),
        count => format!(" +{count}"),
    }
}

/// What something is attached to.
pub(super) fn host_of(object: &ObjectView) -> Option<ObjectId> {
    let spot = match object {
        ObjectView::Equipment { host, .. } => return Some(*host),
        ObjectView::Conjuration(conjuration) => conjuration.spot,
        ObjectView::Enchantment { spot, .. } | ObjectView::Hidden { spot, .. } => *spot,
        ObjectView::Creature(_)
        | ObjectView::Away { .. }
        | ObjectView::Orb { .. }
        | ObjectView::Tile { .. } => return None,
    };
    match spot {
        SpotView::Host { host } => Some(host),
        SpotView::Zone { .. } | SpotView::Border { .. } => None,
    }
}
