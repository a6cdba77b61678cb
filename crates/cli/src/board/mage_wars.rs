//! The arena of Mage Wars: a box a zone, with what stands in it.

use i18n::Language;
use kernel::{Message, Viewer, msg};
use mage_wars::{
    MageWars, View,
    state::{ObjectId, Zone},
    text::{card_message, phase_message},
    view::{CastView, ConjurationView, CreatureView, ObjectView, SeatView, SpotView},
};

use super::{Sketch, grid};

impl Sketch for MageWars {
    fn sketch(view: &View, _viewer: Viewer, language: Language) -> String {
        let say = |message: Message| i18n::format(language, &message);
        let header = say(msg!(
            "cli-mw-header",
            round = view.round,
            phase = phase_message(view.phase),
            seat = view.initiative
        ));
        let row = |row| {
            let zones = (0..view.arena.columns).map(|column| Zone::new(column, row));
            zones.map(|zone| zone_lines(view, zone, language)).collect()
        };
        // Row 1 lies at the bottom, as on the page.
        let rows: Vec<_> = (0..view.arena.rows).rev().map(row).collect();
        let mut text = format!("{header}\n{}", grid::boxes(&rows));
        let cast = view.cast.iter().map(|cast| cast_line(view, cast, language));
        let seats = view.seats.iter().map(|seat| seat_line(view, seat, language));
        for line in cast.chain(seats) {
            text.push('\n');
            text.push_str(&line);
        }
        text
    }
}

/// The spell under way.
fn cast_line(view: &View, cast: &CastView, language: Language) -> String {
    let say = |message: Message| i18n::format(language, &message);
    let spell = cast.card.as_deref().map_or_else(|| msg!("cli-mw-hidden"), card_message);
    say(msg!("cli-mw-cast", caster = name_of(view, cast.caster, language), spell = spell))
}

/// What lies beside the arena: prepared spells by caster, the spellbook and the discard pile.
fn seat_line(view: &View, seat: &SeatView, language: Language) -> String {
    let say = |message: Message| i18n::format(language, &message);
    let mut casters: Vec<ObjectId> = seat.prepared.iter().map(|spell| spell.caster).collect();
    casters.dedup();
    let prepared = casters.into_iter().map(|caster| {
        let of_caster = seat.prepared.iter().filter(|spell| spell.caster == caster);
        let spells = of_caster.map(|spell| match &spell.card {
            Some(card) => say(card_message(card)),
            None => say(msg!("cli-mw-face-down")),
        });
        let spells = spells.collect::<Vec<_>>().join(", ");
        if Some(caster) == seat.mage {
            spells
        } else {
            format!("{}: {spells}", name_of(view, caster, language))
        }
    });
    let prepared = prepared.collect::<Vec<_>>().join("; ");
    let (book, discard) = (seat.book, seat.discard.len() as u32);
    let mut line = say(msg!("cli-mw-seat", seat = seat.seat, book = book, discard = discard));
    if !prepared.is_empty() {
        line.push_str(&say(msg!("cli-mw-prepared", spells = prepared)));
    }
    line
}

/// An object by its card, as far as we know it.
fn name_of(view: &View, id: ObjectId, language: Language) -> String {
    let card = view.objects.iter().find_map(|object| match object {
        ObjectView::Creature(creature) => (creature.id == id).then_some(&creature.card),
        ObjectView::Conjuration(conjuration) => (conjuration.id == id).then_some(&conjuration.card),
        ObjectView::Equipment { id: other, card, .. }
        | ObjectView::Enchantment { id: other, card, .. }
        | ObjectView::Away { id: other, card, .. } => (*other == id).then_some(card),
        ObjectView::Hidden { .. } => None,
    });
    i18n::format(language, &card.map_or_else(|| msg!("cli-mw-hidden"), |card| card_message(card)))
}

fn zone_lines(view: &View, zone: Zone, language: Language) -> Vec<String> {
    let mut lines = vec![zone.to_string()];
    for object in &view.objects {
        match object {
            ObjectView::Creature(creature) if creature.zone == zone => {
                creature_lines(view, creature, language, &mut lines);
            }
            ObjectView::Conjuration(conjuration) => {
                let mark = match conjuration.spot {
                    SpotView::Zone { zone: there } if there == zone => "■".to_owned(),
                    // A wall is written down on both sides of its border.
                    SpotView::Border { between: [one, other] } if one == zone => {
                        format!("# {other}:")
                    }
                    SpotView::Border { between: [one, other] } if other == zone => {
                        format!("# {one}:")
                    }
                    SpotView::Zone { .. } | SpotView::Border { .. } | SpotView::Host { .. } => {
                        continue;
                    }
                };
                lines.push(format!("{mark} {}", conjuration_line(conjuration, language)));
                attached_lines(view, conjuration.id, language, &mut lines);
            }
            ObjectView::Enchantment { .. } | ObjectView::Hidden { .. } => {
                if let Some(line) = attached_line(object, SpotView::Zone { zone }, language) {
                    lines.push(format!("+ {line}"));
                }
            }
            ObjectView::Away { card, controller, zone: last, rounds, .. } if *last == zone => {
                let name = i18n::format(language, &card_message(card));
                lines.push(format!("… {controller} {name} ({rounds})"));
            }
            ObjectView::Creature(_) | ObjectView::Equipment { .. } | ObjectView::Away { .. } => (),
        }
    }
    lines
}

/// The conjuration with what it can still take.
fn conjuration_line(conjuration: &ConjurationView, language: Language) -> String {
    let say = |message: Message| i18n::format(language, &message);
    let name = say(card_message(&conjuration.card));
    let life = conjuration.life.value;
    let damage = say(msg!("cli-mw-damage", damage = conjuration.damage, life = life));
    format!("{} {name} ({damage})", conjuration.controller)
}

fn attached_lines(view: &View, to: ObjectId, language: Language, lines: &mut Vec<String>) {
    for object in &view.objects {
        if let Some(line) = attached_line(object, SpotView::Host { host: to }, language) {
            lines.push(format!("    + {line}"));
        }
    }
}

/// Two lines for the creature, and one for everything attached to it.
fn creature_lines(
    view: &View,
    creature: &CreatureView,
    language: Language,
    lines: &mut Vec<String>,
) {
    let say = |message: Message| i18n::format(language, &message);
    let marker = match (view.acting == Some(creature.id), creature.active) {
        (true, _) => '▶',
        (false, true) => '●',
        (false, false) => '○',
    };
    let name = say(card_message(&creature.card));
    lines.push(format!("{marker} {} {name}", creature.controller));
    let mut facts = vec![
        say(msg!("cli-mw-damage", damage = creature.damage, life = creature.life.value)),
        say(msg!("cli-mw-armor", armor = creature.armor.value)),
    ];
    if creature.spells > 0 || creature.mana > 0 {
        facts.push(say(msg!("cli-mw-mana", mana = creature.mana)));
    }
    if creature.guarding {
        facts.push(say(msg!("cli-mw-guarding")));
    }
    lines.push(format!("    {}", facts.join(", ")));
    attached_lines(view, creature.id, language, lines);
}

/// What lies at a spot: on an object, or in a zone as enchantments can.
fn attached_line(object: &ObjectView, at: SpotView, language: Language) -> Option<String> {
    let say = |message: Message| i18n::format(language, &message);
    match object {
        ObjectView::Enchantment { card, controller, spot, revealed, .. } if *spot == at => {
            let name = say(card_message(card));
            Some(if *revealed {
                format!("{controller} {name}")
            } else {
                format!("{controller} {name} ({})", say(msg!("cli-mw-hidden")))
            })
        }
        ObjectView::Hidden { controller, spot, .. } if *spot == at => {
            Some(format!("{controller} ? ({})", say(msg!("cli-mw-hidden"))))
        }
        ObjectView::Equipment { card, controller, host, .. }
            if at == (SpotView::Host { host: *host }) =>
        {
            Some(format!("{controller} {}", say(card_message(card))))
        }
        ObjectView::Conjuration(conjuration) if conjuration.spot == at => {
            Some(conjuration_line(conjuration, language))
        }
        ObjectView::Creature(_)
        | ObjectView::Conjuration(_)
        | ObjectView::Equipment { .. }
        | ObjectView::Enchantment { .. }
        | ObjectView::Away { .. }
        | ObjectView::Hidden { .. } => None,
    }
}
