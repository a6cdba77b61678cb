//! The board of Mage Knight: the map, what can be seen on it, the Source, the offers, the heroes and a combat.

use kernel::{Message, Viewer, msg};
use mage_knight::{
    MageKnight,
    content::{Color, Mana},
    state::{DiePlace, Mover, Placed},
    text::names,
    view::{
        CardsView, CombatView, FoeView, HeroView, OffersView, StackTile, TileView, TokenView,
        UnitView, View,
    },
};

use super::{Pen, Sketch, map};
use crate::layout::Look;

impl Sketch for MageKnight {
    fn sketch(view: &View, _viewer: Viewer, pen: &Pen) -> Vec<String> {
        let header = pen.line(&msg!(
            "cli-mk-header",
            scenario = names::scenario(view.scenario),
            round = view.round,
            rounds = view.rounds,
            time = names::time(view.time),
            tiles = view.stack.len() as u32
        ));
        let drawn =
            [pen.layout.paint(Look::Heading, header), map::draw(view, pen), map::legend(view, pen)];
        let mut parts = vec![drawn.join("\n")];
        if let Some(StackTile::Known(tile)) = view.stack.first() {
            parts.push(pen.line(&msg!("cli-mk-next-tile", tile = names::tile(*tile))));
        }
        parts.push(lines(view.tiles.iter().flat_map(|tile| enemies(tile, pen))));
        parts.push(offers(&view.offers, pen));
        let free = view.source.iter().filter(|die| die.place == DiePlace::Source);
        parts.push(listed(free.map(|die| names::mana(die.color)), pen, |dice| {
            msg!("cli-mk-source", dice = dice)
        }));
        parts.extend(view.heroes.iter().map(|hero| hero_lines(hero, pen)));
        parts.extend(view.combat.iter().map(|combat| combat_lines(combat, pen)));
        match view.announced {
            Some(Mover::Seat(seat)) => {
                parts.push(pen.line(&msg!("cli-mk-announced", seat = seat)));
            }
            Some(Mover::Dummy) => parts.push(pen.line(&msg!("cli-mk-dummy-announced"))),
            None => (),
        }
        if let Some(turns) = view.turns_left {
            parts.push(pen.line(&msg!("cli-mk-last-turns", turns = turns)));
        }
        parts.retain(|part| !part.is_empty());
        parts
    }
}

fn lines(of: impl Iterator<Item = String>) -> String {
    of.collect::<Vec<_>>().join("\n")
}

/// A line with names in it; nothing where there are none.
fn listed(
    found: impl Iterator<Item = Message>,
    pen: &Pen,
    line: impl FnOnce(Message) -> Message,
) -> String {
    let found: Vec<_> = found.collect();
    names::list(found.into_iter()).map(|found| pen.line(&line(found))).unwrap_or_default()
}

/// The enemies on a tile that lie face up, each with its space and its printed values.
fn enemies(tile: &TileView, pen: &Pen) -> Vec<String> {
    let placed = Placed { tile: tile.tile, at: tile.at, turned: tile.turned };
    let mut found = Vec::new();
    for space in &tile.spaces {
        for token in &space.tokens {
            let TokenView::Known(enemy) = token else { continue };
            let printed = enemy.printed();
            found.push(pen.line(&msg!(
                "cli-mk-enemy",
                enemy = names::enemy(*enemy),
                place = names::space_of(tile.tile, space.spot, placed.printed_at(space.spot)),
                armor = printed.armor,
                attack = printed.attack
            )));
        }
    }
    found
}

/// What can be recruited and learned.
fn offers(offers: &OffersView, pen: &Pen) -> String {
    let units = listed(offers.units.iter().map(|unit| names::unit(*unit)), pen, |units| {
        msg!("cli-mk-offer-units", units = units)
    });
    let cards = |cards: &[_], line: fn(Message) -> Message| {
        listed(cards.iter().map(|card| names::card(*card)), pen, line)
    };
    let rest = [
        cards(&offers.monastery, |cards| msg!("cli-mk-offer-monastery", cards = cards)),
        cards(&offers.advanced, |cards| msg!("cli-mk-offer-advanced", cards = cards)),
        cards(&offers.spells, |cards| msg!("cli-mk-offer-spells", cards = cards)),
    ];
    lines([units].into_iter().chain(rest).filter(|line| !line.is_empty()))
}

/// How the combat stands, and every enemy that is not defeated.
fn combat_lines(combat: &CombatView, pen: &Pen) -> String {
    let foes = combat.foes.iter().filter(|foe| !foe.defeated);
    let drawn = lines(foes.map(|foe| pen.layout.paint(Look::Warning, foe_line(foe, pen))));
    let sum = |points: &[u8]| points.iter().map(|points| u32::from(*points)).sum::<u32>();
    let attack = combat.attack.iter().map(|points| sum(points)).sum::<u32>();
    let points = msg!("cli-mk-combat-points", attack = attack, block = sum(&combat.block));
    format!("{drawn}\n{}", pen.line(&points))
}

fn foe_line(foe: &FoeView, pen: &Pen) -> String {
    let element = Message::new(format!("mk-element-{}", foe.element.id()));
    let traits: Vec<_> = foe.traits.iter().map(|id| names::one_trait(id)).collect();
    let head = msg!(
        "cli-mk-foe",
        enemy = names::enemy(foe.monster.unwrap_or(foe.enemy)),
        armor = foe.armor,
        attack = foe.attack,
        element = element
    );
    let mut facts = vec![head];
    facts.extend(names::list(traits.into_iter()));
    if foe.blocked {
        facts.push(msg!("cli-mk-foe-blocked"));
    }
    if foe.damage > 0 {
        facts.push(msg!("cli-mk-foe-damage", damage = foe.damage));
    }
    let facts: Vec<_> = facts.iter().map(|fact| pen.say(fact)).collect();
    pen.layout.wrap(&facts.join("; "), 2)
}

fn hero_lines(hero: &HeroView, pen: &Pen) -> String {
    let hand = match &hero.hand {
        CardsView::Known(cards) => {
            let names: Vec<_> = cards.iter().map(|card| pen.say(&names::card(*card))).collect();
            names.join(", ")
        }
        CardsView::Hidden(count) => pen.say(&msg!("cli-mk-cards", count = *count)),
    };
    let deck = match &hero.deck {
        CardsView::Known(cards) => cards.len() as u32,
        CardsView::Hidden(count) => u32::from(*count),
    };
    let facts = msg!(
        "cli-mk-hero",
        seat = hero.seat,
        hero = names::hero(hero.hero),
        fame = hero.fame,
        level = hero.level,
        reputation = format!("{:+}", hero.reputation),
        armor = hero.armor,
        deck = deck,
        discard = hero.discard.len() as u32
    );
    let facts = pen.layout.paint(Look::Seat(hero.seat), pen.line(&facts));
    let below = |message: Message| pen.layout.wrap(&format!("   {}", pen.say(&message)), 5);
    let mut drawn = vec![facts];
    if !hand.is_empty() {
        drawn.push(below(msg!("cli-mk-hand", hand = hand)));
    }
    if let Some(tactic) = hero.tactic {
        drawn.push(below(msg!("cli-mk-tactic", tactic = names::tactic(tactic))));
    }
    let units: Vec<_> = hero.units.iter().map(unit_message).collect();
    if let Some(units) = names::list(units.into_iter()) {
        drawn.push(below(msg!("cli-mk-units", units = units)));
    }
    let skills: Vec<_> = hero.skills.iter().map(|skill| names::skill(skill.skill)).collect();
    if let Some(skills) = names::list(skills.into_iter()) {
        drawn.push(below(msg!("cli-mk-skills", skills = skills)));
    }
    let counted = |name: Message, count: u8| msg!("cli-mk-count", name = name, count = count);
    let crystals = Color::ALL.into_iter().zip(hero.crystals).filter(|(_, count)| *count > 0);
    let crystals: Vec<_> =
        crystals.map(|(color, count)| counted(names::color(color), count)).collect();
    if let Some(crystals) = names::list(crystals.into_iter()) {
        drawn.push(below(msg!("cli-mk-crystals", crystals = crystals)));
    }
    let mana = Mana::ALL.into_iter().zip(hero.mana).filter(|(_, count)| *count > 0);
    let mana: Vec<_> = mana.map(|(color, count)| counted(names::mana(color), count)).collect();
    if let Some(mana) = names::list(mana.into_iter()) {
        drawn.push(below(msg!("cli-mk-mana", mana = mana)));
    }
    drawn.join("\n")
}

/// A Unit, and whether it can be used.
fn unit_message(unit: &UnitView) -> Message {
    let name = names::unit(unit.unit);
    match (unit.wounds, unit.ready) {
        (0, true) => name,
        (0, false) => msg!("cli-mk-unit-spent", unit = name),
        (_, _) => msg!("cli-mk-unit-wounded", unit = name),
    }
}
