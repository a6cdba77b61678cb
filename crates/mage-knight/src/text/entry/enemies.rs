//! Enemies, and the abilities and resistances they have.

use kernel::{Message, RuleId, msg};
use rules::mk;

use super::{Entry, EntryKind, places};
use crate::{
    cards::Element,
    content::{EnemyColor, EnemyId, Traits},
    text::names,
};

pub(super) fn entries() -> impl Iterator<Item = Entry> {
    EnemyId::all().map(enemy_entry).chain(Traits::NAMED.into_iter().map(ability_entry))
}

/// Enemies of these colours, by name, for entries that lead to them.
pub(super) fn of_colors(colors: &[EnemyColor]) -> impl Iterator<Item = (Message, &'static str)> {
    EnemyId::all()
        .filter(move |enemy| colors.contains(&enemy.printed().color))
        .map(|enemy| (names::enemy(enemy), enemy.printed().id))
}

fn enemy_entry(id: EnemyId) -> Entry {
    let enemy = id.printed();
    let summary = msg!("mk-what-enemy", pile = names::pile(enemy.color), copies = enemy.copies);
    let values = if enemy.attack == 0 {
        msg!("mk-entry-enemy-no-attack", armor = enemy.armor, fame = enemy.fame)
    } else {
        msg!(
            "mk-entry-enemy",
            armor = enemy.armor,
            attack = enemy.attack,
            element = element(enemy.element),
            fame = enemy.fame
        )
    };
    let has: Vec<_> = Traits::NAMED.into_iter().filter(|(one, _)| enemy.traits.has(*one)).collect();
    let told = has.iter().map(|(_, ability)| {
        msg!("mk-entry-named", name = names::one_trait(ability), text = trait_text(ability))
    });
    Entry::new(EntryKind::Enemy, enemy.id, names::enemy(id), summary)
        .line(values)
        .lines(told)
        .links(EntryKind::Ability, has.iter().map(|(_, id)| (names::one_trait(id), *id)))
        .links(EntryKind::Site, places::of_color(enemy.color))
        .rules(attack_rules(enemy.element))
}

fn ability_entry((ability, id): (Traits, &'static str)) -> Entry {
    let summary = if Traits::RESISTANCES.has(ability) {
        msg!("mk-what-resistance")
    } else {
        msg!("mk-what-ability")
    };
    let bearers = EnemyId::all()
        .filter(|enemy| enemy.printed().traits.has(ability))
        .map(|enemy| (names::enemy(enemy), enemy.printed().id));
    Entry::new(EntryKind::Ability, id, names::one_trait(id), summary)
        .line(trait_text(id))
        .links(EntryKind::Enemy, bearers)
        .rules(trait_rules(id))
}

fn trait_text(id: &str) -> Message {
    Message::new(format!("page-mk-trait-{id}"))
}

fn element(element: Element) -> Message {
    match element {
        Element::Physical => msg!("mk-element-physical"),
        Element::Fire => msg!("mk-element-fire"),
        Element::Ice => msg!("mk-element-ice"),
        Element::ColdFire => msg!("mk-element-cold-fire"),
    }
}

const fn attack_rules(element: Element) -> &'static [RuleId] {
    match element {
        Element::Physical => &[],
        Element::Fire => &[mk::ENEMY_FIREATT_01],
        Element::Ice => &[mk::ENEMY_ICEATT_01],
        Element::ColdFire => &[mk::ENEMY_CFATT_01],
    }
}

fn trait_rules(id: &str) -> &'static [RuleId] {
    match id {
        "fortified" => &[mk::ENEMY_FORTIFIED_01],
        "swift" => &[mk::ENEMY_SWIFT_01],
        "brutal" => &[mk::ENEMY_BRUTAL_01],
        "poison" => &[mk::ENEMY_POISON_01, mk::ENEMY_POISON_02],
        "paralyze" => &[mk::ENEMY_PARALYZE_01, mk::ENEMY_PARALYZE_02],
        "summon" => &[
            mk::ENEMY_SUMMON_01,
            mk::ENEMY_SUMMON_02,
            mk::ENEMY_SUMMON_03,
            mk::ENEMY_SUMMON_04,
            mk::ENEMY_SUMMON_05,
            mk::ENEMY_SUMMON_06,
        ],
        "resists-physical" => &[mk::ENEMY_PHYSRES_01],
        "resists-fire" => &[mk::ENEMY_FIRERES_01, mk::ENEMY_BOTHRES_01],
        "resists-ice" => &[mk::ENEMY_ICERES_01, mk::ENEMY_BOTHRES_01],
        _ => &[],
    }
}
