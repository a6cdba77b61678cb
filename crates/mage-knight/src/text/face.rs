//! Everything that has a name in the box as a page shows it: numbers, and texts as messages, so that one list serves all
//! languages.

use kernel::Message;
use serde::Serialize;

use super::{card, effect::effect};
use crate::{
    cards::{CardId, Element, Face},
    content::{
        Color, EnemyColor, EnemyId, HeroId, LEVELS, Mana, RuinId, RuinKind, SkillId, TacticId,
        Time, UnitId, UnitKind, reputation,
        ruin::{ALTAR_FAME, ALTAR_MANA},
    },
    state::Reward,
};

/// All faces. Names are messages by id: `mk-card-…`, `mk-unit-…`, `mk-skill-…`, `mk-tactic-…`, `mk-enemy-…`, `mk-ruin-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Faces {
    pub cards: Vec<CardFace>,
    pub units: Vec<UnitFace>,
    pub skills: Vec<SkillFace>,
    pub tactics: Vec<TacticFace>,
    pub enemies: Vec<EnemyFace>,
    pub ruins: Vec<RuinFace>,
    /// The levels, the first one first.
    pub levels: Vec<LevelFace>,
    /// What each space of the Reputation track adds to Influence, from the worst on; nothing where nobody deals with one.
    pub reputation: Vec<Option<i8>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardFace {
    pub id: &'static str,
    pub kind: CardKind,
    pub color: Option<Color>,
    /// A Wound has neither.
    pub basic: Option<Message>,
    pub strong: Option<Message>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    Basic,
    Advanced,
    Spell,
    Artifact,
    Wound,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnitFace {
    pub id: &'static str,
    pub elite: bool,
    pub level: u8,
    pub cost: u8,
    pub armor: u8,
    pub resists: Vec<&'static str>,
    /// Where it can be recruited, as ids of sites.
    pub sites: Vec<&'static str>,
    pub abilities: Vec<AbilityFace>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AbilityFace {
    pub mana: Option<Mana>,
    pub text: Message,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SkillFace {
    pub id: &'static str,
    pub hero: HeroId,
    pub usage: &'static str,
    pub text: Message,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TacticFace {
    pub id: &'static str,
    pub time: Time,
    pub number: u8,
    pub text: Message,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnemyFace {
    pub id: &'static str,
    pub color: EnemyColor,
    pub armor: u8,
    pub attack: u8,
    pub element: Element,
    pub fame: u8,
    pub traits: Vec<&'static str>,
    pub copies: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuinFace {
    pub id: &'static str,
    pub altar: Option<AltarFace>,
    /// Enemies that are drawn, by the back of their token.
    pub enemies: Vec<EnemyColor>,
    /// What is won when they fall.
    pub rewards: Vec<Reward>,
}

/// An altar: what it asks for, and what it gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AltarFace {
    pub color: Mana,
    pub mana: u8,
    pub fame: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LevelFace {
    pub number: u8,
    /// The Fame it begins with.
    pub fame: u16,
    pub armor: u8,
    pub hand_limit: u8,
    pub command_tokens: u8,
}

fn card_face(card: CardId) -> CardFace {
    let printed = card.card();
    let kind = match printed.face {
        Face::Action { .. } if printed.is_advanced() => CardKind::Advanced,
        Face::Action { .. } => CardKind::Basic,
        Face::Spell { .. } => CardKind::Spell,
        Face::Artifact { .. } => CardKind::Artifact,
        Face::Wound => CardKind::Wound,
    };
    let (basic, strong) = card::rules_text(card).unzip();
    CardFace { id: printed.id, kind, color: printed.color(), basic, strong }
}

fn unit_face(unit: UnitId) -> UnitFace {
    let printed = unit.printed();
    let abilities = printed
        .abilities
        .iter()
        .map(|ability| AbilityFace { mana: ability.mana, text: effect(&ability.effect) });
    UnitFace {
        id: printed.id,
        elite: printed.kind == UnitKind::Elite,
        level: printed.level,
        cost: printed.cost,
        armor: printed.armor,
        resists: printed.resistances.names().collect(),
        sites: printed.sites.iter().map(|site| site.id()).collect(),
        abilities: abilities.collect(),
    }
}

fn enemy_face(enemy: EnemyId) -> EnemyFace {
    let printed = enemy.printed();
    EnemyFace {
        id: printed.id,
        color: printed.color,
        armor: printed.armor,
        attack: printed.attack,
        element: printed.element,
        fame: printed.fame,
        traits: printed.traits.names().collect(),
        copies: printed.copies,
    }
}

fn ruin_face(ruin: RuinId) -> RuinFace {
    let id = ruin.printed().id;
    match ruin.printed().kind {
        RuinKind::Altar(color) => {
            let altar = AltarFace { color, mana: ALTAR_MANA, fame: ALTAR_FAME };
            RuinFace { id, altar: Some(altar), enemies: Vec::new(), rewards: Vec::new() }
        }
        RuinKind::Guarded { enemies, reward } => RuinFace {
            id,
            altar: None,
            enemies: enemies.to_vec(),
            rewards: Reward::of_ruin(reward).collect(),
        },
    }
}

/// Every face there is.
pub fn faces() -> Faces {
    let skills = SkillId::all().map(SkillId::printed).map(|skill| SkillFace {
        id: skill.id,
        hero: skill.hero,
        usage: skill.usage.id(),
        text: effect(&skill.effect),
    });
    let tactics = TacticId::all().map(TacticId::printed).map(|tactic| TacticFace {
        id: tactic.id,
        time: tactic.time,
        number: tactic.number,
        text: effect(&tactic.effect),
    });
    let levels = LEVELS.into_iter().map(|level| LevelFace {
        number: level.number,
        fame: level.fame,
        armor: level.armor,
        hand_limit: level.hand_limit,
        command_tokens: level.command_tokens,
    });
    Faces {
        cards: CardId::all().map(card_face).collect(),
        units: UnitId::all().map(unit_face).collect(),
        skills: skills.collect(),
        tactics: tactics.collect(),
        enemies: EnemyId::all().map(enemy_face).collect(),
        ruins: RuinId::all().map(ruin_face).collect(),
        levels: levels.collect(),
        reputation: (reputation::LOWEST..=reputation::HIGHEST).map(reputation::modifier).collect(),
    }
}
