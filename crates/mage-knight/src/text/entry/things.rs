//! Cards, Units, Skills and Tactics.

use kernel::{Message, msg};

use super::{Entry, EntryKind};
use crate::{
    cards::{CardId, Face},
    content::{SkillId, TacticId, Time, UnitId, UnitKind, skill::Usage},
    text::{card, effect::effect, names},
};

pub(super) fn entries() -> impl Iterator<Item = Entry> {
    CardId::all()
        .map(card_entry)
        .chain(UnitId::all().map(unit_entry))
        .chain(SkillId::all().map(skill_entry))
        .chain(TacticId::all().map(tactic_entry))
}

fn card_entry(id: CardId) -> Entry {
    let printed = id.card();
    let summary = match (printed.face, printed.color().map(names::color)) {
        (Face::Action { .. }, Some(color)) if printed.is_advanced() => {
            msg!("mk-what-advanced", color = color)
        }
        (Face::Action { .. }, Some(color)) => msg!("mk-what-basic", color = color),
        (Face::Spell { competitive: true, .. }, Some(color)) => {
            msg!("mk-what-spell-competitive", color = color)
        }
        (Face::Spell { .. }, Some(color)) => msg!("mk-what-spell", color = color),
        (Face::Artifact { banner: true, .. }, _) => msg!("mk-what-banner"),
        (Face::Artifact { .. }, _) => msg!("mk-what-artifact"),
        (Face::Wound | Face::Action { .. } | Face::Spell { .. }, _) => msg!("mk-what-wound"),
    };
    let entry = Entry::new(EntryKind::Card, printed.id, names::card(id), summary);
    match card::rules_text(id) {
        Some((basic, strong)) => entry.lines(sides(id, basic, strong)),
        None => entry.line(msg!("mk-entry-wound")),
    }
}

/// Both sides with what they ask for: mana of the card's colour, black mana besides, or the card itself.
fn sides(id: CardId, basic: Message, strong: Message) -> [Message; 2] {
    let printed = id.card();
    match (printed.face, printed.color().map(names::color)) {
        (Face::Spell { .. }, Some(color)) => [
            msg!("mk-entry-basic-mana", color = color.clone(), effect = basic),
            msg!("mk-entry-strong-spell", name = names::strong(id), color = color, effect = strong),
        ],
        (_, Some(color)) => [
            msg!("mk-entry-basic", effect = basic),
            msg!("mk-entry-strong-mana", color = color, effect = strong),
        ],
        (_, None) => [
            msg!("mk-entry-basic", effect = basic),
            msg!("mk-entry-strong-thrown", effect = strong),
        ],
    }
}

fn unit_entry(id: UnitId) -> Entry {
    let unit = id.printed();
    let summary = match unit.kind {
        UnitKind::Regular => msg!("mk-what-regular-unit", level = unit.level),
        UnitKind::Elite => msg!("mk-what-elite-unit", level = unit.level),
    };
    let sites = unit.sites.iter().map(|site| (names::recruit_site(*site), site.id()));
    let named: Vec<_> = unit.sites.iter().map(|site| names::recruit_site(*site)).collect();
    let cost = match names::list(named.into_iter()) {
        Some(sites) => msg!("mk-entry-recruit", cost = unit.cost, sites = sites),
        None => msg!("mk-entry-recruit-nowhere", cost = unit.cost),
    };
    let armor = match names::traits(unit.resistances) {
        Some(traits) => msg!("mk-entry-armor-resists", armor = unit.armor, traits = traits),
        None => msg!("mk-entry-armor", armor = unit.armor),
    };
    let abilities = unit.abilities.iter().map(|ability| {
        let does = effect(&ability.effect);
        match ability.mana {
            Some(mana) => msg!("mk-entry-ability-mana", color = names::mana(mana), effect = does),
            None => msg!("mk-entry-ability", effect = does),
        }
    });
    Entry::new(EntryKind::Unit, unit.id, names::unit(id), summary)
        .lines([cost, armor])
        .lines(abilities)
        // A city is an entry for each colour.
        .links(EntryKind::Site, sites.filter(|(_, id)| *id != "city"))
}

fn skill_entry(id: SkillId) -> Entry {
    let skill = id.printed();
    let hero = names::hero(skill.hero);
    let summary = match (skill.interactive, skill.usage) {
        (true, _) => msg!("mk-what-skill-interactive", hero = hero),
        (false, Usage::Permanent) => msg!("mk-what-skill-permanent", hero = hero),
        (false, _) => msg!("mk-what-skill", hero = hero),
    };
    Entry::new(EntryKind::Skill, skill.id, names::skill(id), summary).line(card::skill_text(id))
}

fn tactic_entry(id: TacticId) -> Entry {
    let tactic = id.printed();
    let summary = match tactic.time {
        Time::Day => msg!("mk-what-tactic-day", number = tactic.number),
        Time::Night => msg!("mk-what-tactic-night", number = tactic.number),
    };
    Entry::new(EntryKind::Tactic, tactic.id, names::tactic(id), summary)
        .line(msg!("mk-entry-ability", effect = card::tactic_text(id)))
}
