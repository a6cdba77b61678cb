//! The board of Mage Wars: the arena, a line for everything that stands in it, and what is beside it.

use kernel::{Message, Seat, Viewer, msg};
use mage_wars::{
    Choice, MageWars, View,
    cards::{self, CardId},
    flow::Spell,
    state::ObjectId,
    text::{card_message, marker_message, phase_message, token_message},
    view::{
        AttackView, CastView, ConditionView, ConjurationView, CreatureView, ObjectView, SeatView,
        SpotView, TokenView,
    },
    vocabulary::Cost,
};

use super::{
    Pen, Sketch,
    arena::{self, host_of, letter, marker},
};
use crate::layout::Look;

impl Sketch for MageWars {
    fn sketch(view: &View, _viewer: Viewer, pen: &Pen) -> Vec<String> {
        let header = msg!(
            "cli-mw-header",
            round = view.round,
            phase = phase_message(view.phase),
            seat = view.initiative
        );
        let header = pen.layout.wrap(&pen.say(&header), 2);
        let arena =
            format!("{}\n{}", pen.layout.paint(Look::Heading, header), arena::draw(view, pen));
        let pieces: Vec<_> = view.objects.iter().filter_map(|it| piece(view, it, pen)).collect();
        let beside: Vec<_> = view.seats.iter().map(|seat| seat_line(view, seat, pen)).collect();
        let under_way = view.cast.iter().map(|cast| cast_line(view, cast, pen));
        let attack = view.attack.iter().map(|attack| attack_line(view, attack, pen));
        let mut parts = vec![arena, pieces.join("\n"), beside.join("\n")];
        parts.extend(under_way);
        parts.extend(attack);
        parts.retain(|part| !part.is_empty());
        parts
    }

    fn note(&self, seat: Seat, view: &View, choice: &Choice) -> Option<Message> {
        match choice {
            Choice::Prepare { card, .. } => {
                let id = &cards::card(*card).id;
                let cards = view.seats.get(seat.index())?.cards.as_ref()?;
                let copies = cards.iter().find(|counted| counted.card == *id)?.copies;
                Some(msg!("cli-mw-note-copies", cost = price(*card), copies = copies))
            }
            Choice::Cast { spell, .. } => {
                let card = match spell {
                    Spell::Card(card) => *card,
                    Spell::Bound(object) => bound_to(view, *object)?,
                    Spell::Ability { .. } => return None,
                };
                Some(msg!("cli-mw-note-cost", cost = price(card)))
            }
            _ => None,
        }
    }
}

/// What is printed as the cost of a spell; of an enchantment, to cast and to reveal.
fn price(card: CardId) -> Message {
    let card = cards::card(card);
    let mana = match &card.cost {
        Cost::Mana(mana) => mana.to_string(),
        Cost::X(_) => "X".to_owned(),
    };
    match card.reveal_cost {
        Some(reveal) => msg!("cli-mw-price-reveal", mana = mana, reveal = reveal),
        None => msg!("cli-mw-price", mana = mana),
    }
}

fn bound_to(view: &View, object: ObjectId) -> Option<CardId> {
    view.objects.iter().find_map(|it| match it {
        ObjectView::Equipment { id, bound: Some(bound), .. } if *id == object => cards::find(bound),
        _ => None,
    })
}

/// The spell under way.
fn cast_line(view: &View, cast: &CastView, pen: &Pen) -> String {
    let spell = cast.card.as_deref().map_or_else(|| msg!("cli-mw-hidden"), card_message);
    pen.line(&msg!("cli-mw-cast", caster = name_of(view, cast.caster), spell = spell))
}

/// The attack under way.
fn attack_line(view: &View, attack: &AttackView, pen: &Pen) -> String {
    let attacker = match attack.attacker {
        Some(attacker) => name_of(view, attacker),
        None => card_message(&attack.card),
    };
    let bar = Message::new(format!("attack-{}", attack.bar));
    let defender = name_of(view, attack.defender);
    pen.line(&match &attack.odds {
        Some(odds) => msg!(
            "cli-mw-attack-dice",
            attacker = attacker,
            defender = defender,
            attack = bar,
            dice = odds.dice.value
        ),
        None => msg!("cli-mw-attack", attacker = attacker, defender = defender, attack = bar),
    })
}

/// What is beside the arena: prepared spells by caster, the spellbook and the discard pile.
fn seat_line(view: &View, seat: &SeatView, pen: &Pen) -> String {
    let mut casters: Vec<ObjectId> = seat.prepared.iter().map(|spell| spell.caster).collect();
    casters.dedup();
    let prepared = casters.into_iter().map(|caster| {
        let of_caster = seat.prepared.iter().filter(|spell| spell.caster == caster);
        let spells = of_caster.map(|spell| match &spell.card {
            Some(card) => pen.say(&card_message(card)),
            None => pen.say(&msg!("cli-mw-face-down")),
        });
        let spells = spells.collect::<Vec<_>>().join(", ");
        if Some(caster) == seat.mage {
            spells
        } else {
            format!("{}: {spells}", pen.say(&name_of(view, caster)))
        }
    });
    let prepared = prepared.collect::<Vec<_>>().join("; ");
    let (book, discard) = (seat.book, seat.discard.len() as u32);
    let mut line = pen.say(&msg!("cli-mw-seat", seat = seat.seat, book = book, discard = discard));
    if let Some(domination) = &view.domination {
        let (vtar, goal) = (seat.vtar, domination.goal);
        line.push_str(&pen.say(&msg!("cli-mw-vtar", vtar = vtar, goal = goal)));
    }
    if !prepared.is_empty() {
        line.push_str(&pen.say(&msg!("cli-mw-prepared", spells = prepared)));
    }
    pen.layout.paint(Look::Seat(seat.seat), pen.layout.wrap(&line, 3))
}

/// An object by its card, as far as we know it.
fn name_of(view: &View, id: ObjectId) -> Message {
    let card = view.objects.iter().find_map(|object| match object {
        ObjectView::Creature(creature) => (creature.id == id).then_some(&creature.card),
        ObjectView::Conjuration(conjuration) => (conjuration.id == id).then_some(&conjuration.card),
        ObjectView::Equipment { id: other, card, .. }
        | ObjectView::Enchantment { id: other, card, .. }
        | ObjectView::Away { id: other, card, .. }
        | ObjectView::Orb { id: other, card, .. }
        | ObjectView::Tile { id: other, card, .. } => (*other == id).then_some(card),
        ObjectView::Hidden { .. } => None,
    });
    card.map_or_else(|| msg!("cli-mw-hidden"), |card| card_message(card))
}

/// Everything about a creature or conjuration that has a place of its own, and what is attached to it.
fn piece(view: &View, object: &ObjectView, pen: &Pen) -> Option<String> {
    let (id, seat, head, facts) = match object {
        ObjectView::Creature(creature) => {
            let name = pen.say(&card_message(&creature.card));
            let marker = marker(view, creature.id, creature.active);
            let (zone, seat) = (creature.zone, creature.controller);
            let head = format!("{zone} {marker}{} {name}", letter(seat));
            (creature.id, seat, head, creature_facts(creature))
        }
        ObjectView::Conjuration(conjuration) => {
            let place = match conjuration.spot {
                SpotView::Zone { zone } => format!("{zone} ■"),
                SpotView::Border { between: [one, other] } => format!("{one}–{other} #"),
                SpotView::Host { .. } => return None,
            };
            let name = pen.say(&card_message(&conjuration.card));
            let (seat, facts) = (conjuration.controller, conjuration_facts(conjuration));
            (conjuration.id, Some(seat), format!("{place}{seat} {name}"), facts)
        }
        ObjectView::Equipment { .. }
        | ObjectView::Enchantment { .. }
        | ObjectView::Hidden { .. }
        | ObjectView::Away { .. }
        | ObjectView::Orb { .. }
        | ObjectView::Tile { .. } => return None,
    };
    let facts: Vec<_> = facts.iter().map(|fact| pen.say(fact)).collect();
    let mut line = format!("{head}: {}", facts.join(", "));
    let attached: Vec<_> = view
        .objects
        .iter()
        .filter(|other| host_of(other) == Some(id))
        .map(|it| hung(it, pen))
        .collect();
    if !attached.is_empty() {
        line.push_str("; ");
        line.push_str(&pen.say(&msg!("cli-mw-attached", cards = attached.join(", "))));
    }
    let look = seat.map_or(Look::Faint, Look::Seat);
    Some(pen.layout.paint(look, pen.layout.wrap(&line, 5)))
}

fn creature_facts(creature: &CreatureView) -> Vec<Message> {
    let life = creature.life.value;
    let mut facts = vec![
        msg!("cli-mw-damage", damage = creature.damage, life = life),
        msg!("cli-mw-armor", armor = creature.armor.value),
    ];
    if creature.spells > 0 || creature.mana > 0 {
        facts.push(msg!("cli-mw-mana", mana = creature.mana));
    }
    let attacks = creature.attacks.iter().map(|bar| {
        let name = Message::new(format!("attack-{}", bar.name));
        msg!("cli-mw-attack-bar", attack = name, dice = bar.dice.value)
    });
    facts.extend(attacks);
    if creature.flying {
        facts.push(msg!("cli-mw-flying"));
    }
    if creature.guarding {
        facts.push(msg!("cli-mw-guarding"));
    }
    if creature.is_mage && creature.quickcast {
        facts.push(msg!("cli-mw-quickcast"));
    }
    facts.extend(marks(&creature.conditions, &creature.tokens));
    facts
}

fn conjuration_facts(conjuration: &ConjurationView) -> Vec<Message> {
    let mut facts = Vec::new();
    if conjuration.life.value > 0 {
        let life = conjuration.life.value;
        facts.push(msg!("cli-mw-damage", damage = conjuration.damage, life = life));
        facts.push(msg!("cli-mw-armor", armor = conjuration.armor.value));
    } else {
        facts.push(msg!("cli-mw-indestructible"));
    }
    if conjuration.spells > 0 || conjuration.mana > 0 {
        facts.push(msg!("cli-mw-mana", mana = conjuration.mana));
    }
    facts.extend(marks(&conjuration.conditions, &conjuration.tokens));
    facts
}

/// Conditions and tokens with their numbers.
pub(super) fn marks(conditions: &[ConditionView], tokens: &[TokenView]) -> Vec<Message> {
    let counted = |name: Message, count: u8| match count {
        1 => name,
        count => msg!("cli-mw-count", name = name, count = count),
    };
    let conditions = conditions.iter().map(|it| counted(marker_message(it.marker), it.count));
    let tokens = tokens.iter().map(|it| counted(token_message(it.token), it.count));
    conditions.chain(tokens).collect()
}

/// Something that is attached, as far as it is known.
fn hung(object: &ObjectView, pen: &Pen) -> String {
    let hidden = || pen.say(&msg!("cli-mw-hidden"));
    match object {
        ObjectView::Enchantment { card, controller, revealed, .. } => {
            let name = pen.say(&card_message(card));
            if *revealed {
                format!("{controller} {name}")
            } else {
                format!("{controller} {name} ({})", hidden())
            }
        }
        ObjectView::Hidden { controller, .. } => format!("{controller} ? ({})", hidden()),
        ObjectView::Equipment { card, controller, bound, .. } => {
            let name = pen.say(&card_message(card));
            match bound {
                Some(bound) => {
                    format!("{controller} {name} ({})", pen.say(&card_message(bound)))
                }
                None => format!("{controller} {name}"),
            }
        }
        ObjectView::Conjuration(ConjurationView { card, controller, damage, life, .. }) => {
            let name = pen.say(&card_message(card));
            format!("{controller} {name} {damage}/{}", life.value)
        }
        ObjectView::Creature(_)
        | ObjectView::Away { .. }
        | ObjectView::Orb { .. }
        | ObjectView::Tile { .. } => String::new(),
    }
}
