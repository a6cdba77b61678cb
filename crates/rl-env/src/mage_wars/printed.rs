//! The cards of Mage Wars, as rows.

use mage_wars::{
    cards,
    vocabulary::{Card, Cost, Schools},
};

use crate::features::{Printed, Table, table};

pub(super) fn tables() -> Vec<Table> {
    vec![table("cards", cards::all().iter().map(|compiled| printed(&compiled.card)))]
}

fn printed(card: &Card) -> Printed {
    let mut printed = Printed::new(&card.id)
        .with("level", card.level())
        .with("life", card.life.unwrap_or(0))
        .with("armor", card.armor.unwrap_or(0))
        .with("no_armor", i64::from(card.armor.is_none()))
        .with("channeling", card.channeling.unwrap_or(0))
        .with("reveal_cost", card.reveal_cost.unwrap_or(0))
        .with("mandatory", i64::from(card.mandatory))
        .with("range_min", card.range.min)
        .with("range_max", card.range.max)
        .with("attacks", card.attacks.len() as i64)
        .with("defenses", card.defenses.len() as i64)
        .with("most_dice", card.attacks.iter().filter_map(|bar| bar.dice).max().unwrap_or(0));
    printed = match &card.cost {
        Cost::Mana(mana) => printed.with("cost", *mana),
        Cost::X(amount) => printed.with("cost_x", 1).of("cost_", amount),
    };
    let schools: &[_] = match &card.schools {
        Schools::None => &[],
        Schools::One(school, level) => &[(*school, *level)],
        Schools::And(parts) | Schools::Or(parts) => parts,
    };
    for (school, level) in schools {
        let name = crate::slots::name(school);
        printed = printed.with(&format!("school_{name}"), *level);
    }
    printed
        .of("", &card.kind)
        .of("", &card.action)
        .of("", &card.subtypes)
        .of("target_", &card.target)
        .of("", &card.locations)
        .of("", &card.restrictions)
        .of("", &card.attacks)
        .of("", &card.defenses)
        .of("", &card.traits)
        .of("", &card.abilities)
        .of("", &card.effect)
}
