//! The cards, Units, enemies, Skills and Tactics of Mage Knight, as rows.

use mage_knight::{
    cards::{CardId, Face},
    content::{EnemyId, SkillId, TacticId, Traits, UnitId},
};

use crate::features::{Printed, Table, table};

pub(super) fn tables() -> Vec<Table> {
    vec![
        table("cards", CardId::all().map(card)),
        table("units", UnitId::all().map(unit)),
        table("enemies", EnemyId::all().map(enemy)),
        table("skills", SkillId::all().map(skill)),
        table("tactics", TacticId::all().map(tactic)),
    ]
}

fn card(card: CardId) -> Printed {
    let printed = Printed::new(card.id());
    match &card.card().face {
        Face::Action { rank, color, types, basic, strong } => printed
            .with("action", 1)
            .of("", rank)
            .of("", color)
            .of("", types)
            .of("basic_", basic)
            .of("strong_", strong),
        Face::Spell { competitive, color, basic, strong } => printed
            .with("spell", 1)
            .with("competitive", i64::from(*competitive))
            .of("", color)
            .of("basic_", basic)
            .of("strong_", strong),
        Face::Artifact { banner, types, basic, strong } => printed
            .with("artifact", 1)
            .with("banner", i64::from(*banner))
            .of("", types)
            .of("basic_", basic)
            .of("strong_", strong),
        Face::Wound => printed.with("wound", 1),
    }
}

fn unit(unit: UnitId) -> Printed {
    let face = unit.printed();
    let mut printed = traits("resists_", Printed::new(unit.id()), face.resistances)
        .with("level", face.level)
        .with("cost", face.cost)
        .with("armor", face.armor)
        .with("abilities", face.abilities.len() as i64)
        .of("", &face.kind);
    for site in face.sites {
        printed = printed.with(&format!("site_{}", site.id()), 1);
    }
    for ability in face.abilities {
        printed = printed.of("mana_", &ability.mana).of("", &ability.effect);
    }
    printed
}

fn enemy(enemy: EnemyId) -> Printed {
    let face = enemy.printed();
    traits("", Printed::new(enemy.id()), face.traits)
        .with("armor", face.armor)
        .with("attack", face.attack)
        .with("fame", face.fame)
        .with("copies", face.copies)
        .of("", &face.color)
        .of("", &face.element)
}

fn traits(prefix: &str, printed: Printed, traits: Traits) -> Printed {
    traits.names().fold(printed, |printed, name| printed.with(&format!("{prefix}{name}"), 1))
}

fn skill(skill: SkillId) -> Printed {
    let face = skill.printed();
    Printed::new(skill.id())
        .with("interactive", i64::from(face.interactive))
        .with("in_combat", i64::from(face.in_combat))
        .of("", &face.usage)
        .of("", &face.icon)
        .of("", &face.effect)
}

fn tactic(tactic: TacticId) -> Printed {
    let face = tactic.printed();
    Printed::new(tactic.id()).with("number", face.number).of("", &face.time).of("", &face.effect)
}
