//! Names of things. Their ids are put together from the words of the content.

use kernel::{Message, msg};

use crate::{
    cards::CardId,
    content::{
        Color, EnemyColor, EnemyId, HeroId, Mana, MapShape, Rampaging, RuinId, ScenarioId, Site,
        SkillId, TableRule, TacticId, Terrain, TileId, TileKind, Time, Traits, UnitId,
        unit::RecruitSite,
    },
    state::{Hex, ManaFrom, Map, Phase, Position, Reward, Spot},
};

fn named(group: &str, id: &str) -> Message {
    Message::new(format!("mk-{group}-{id}"))
}

pub fn hero(hero: HeroId) -> Message {
    named("hero", hero.id())
}

pub fn card(card: CardId) -> Message {
    named("card", card.id())
}

/// What the strong side of a Spell is called.
pub fn strong(card: CardId) -> Message {
    named("card-strong", card.id())
}

pub fn scenario(scenario: ScenarioId) -> Message {
    named("scenario", scenario.id())
}

/// A special rule or variant.
pub fn rule(rule: TableRule) -> Message {
    named("rule", rule.id())
}

pub fn shape(shape: MapShape) -> Message {
    named("shape", shape.id())
}

pub fn terrain(terrain: Terrain) -> Message {
    named("terrain", terrain.id())
}

pub fn time(time: Time) -> Message {
    named("time", time.id())
}

pub fn mana(mana: Mana) -> Message {
    named("color", mana.id())
}

pub fn enemy(enemy: EnemyId) -> Message {
    named("enemy", enemy.id())
}

/// The back of a token.
pub fn enemy_color(color: EnemyColor) -> Message {
    named("token", color.id())
}

/// The pile a token belongs to, by who is in it.
pub fn pile(color: EnemyColor) -> Message {
    named("pile", color.id())
}

/// Where Units are recruited; cities of all colours are one.
pub fn recruit_site(site: RecruitSite) -> Message {
    match site {
        RecruitSite::City => msg!("mk-entry-city"),
        site => named("site", site.id()),
    }
}

pub fn unit(unit: UnitId) -> Message {
    named("unit", unit.id())
}

pub fn skill(skill: SkillId) -> Message {
    named("skill", skill.id())
}

pub fn tactic(tactic: TacticId) -> Message {
    named("tactic", tactic.id())
}

pub fn ruin(ruin: RuinId) -> Message {
    named("ruin", ruin.id())
}

/// The abilities and resistances an enemy has.
pub fn traits(traits: Traits) -> Option<Message> {
    list(traits.names().map(one_trait).collect::<Vec<_>>().into_iter())
}

pub fn one_trait(id: &str) -> Message {
    named("trait", id)
}

pub fn color(color: Color) -> Message {
    named("color", color.id())
}

pub fn rampaging(enemy: Rampaging) -> Message {
    named("rampaging", enemy.id())
}

pub fn site(site: Site) -> Message {
    let name = named("site", site.id());
    match site {
        Site::Mine(tint) | Site::City(tint) => name.with("color", color(tint)),
        Site::Portal
        | Site::Glade
        | Site::Village
        | Site::Monastery
        | Site::Keep
        | Site::MageTower
        | Site::Ruins
        | Site::Dungeon
        | Site::Tomb
        | Site::MonsterDen
        | Site::SpawningGrounds => name,
    }
}

pub fn tile(tile: TileId) -> Message {
    match tile.kind() {
        TileKind::Start => msg!("mk-tile-start"),
        TileKind::Countryside => msg!("mk-tile-countryside", number = tile.number()),
        TileKind::Core | TileKind::CityCore => msg!("mk-tile-core", number = tile.number()),
    }
}

fn spot_id(spot: Spot) -> String {
    format!("mk-spot-{}", spot.id().to_ascii_lowercase())
}

/// A space by what stands there, its tile and where on it.
pub fn space(map: &Map, hex: Hex) -> Message {
    let (position, spot) = hex.place();
    match map.placed_at(position) {
        Some(placed) => space_of(placed.tile, spot, placed.printed_at(spot)),
        None => msg!("mk-space-unknown"),
    }
}

/// A space of a tile: where it lies, and where it is printed.
pub fn space_of(on: TileId, spot: Spot, printed: Spot) -> Message {
    let space = on.tile().space(printed);
    let what = match (space.rampaging, space.site) {
        (Some(enemy), _) => rampaging(enemy),
        (None, Some(place)) => site(place),
        (None, None) => terrain(space.terrain),
    };
    msg!("mk-space", what = what, tile = tile(on), spot = Message::new(spot_id(spot)))
}

/// The points of the compass, in the order of [`Position::neighbours`].
const DIRECTIONS: [&str; 6] = ["north-east", "north", "west", "south-west", "south", "east"];

/// Where a neighbouring tile position lies.
pub fn direction(from: Position, to: Position) -> Option<Message> {
    let at = from.neighbours().iter().position(|next| *next == to)?;
    Some(named("direction", DIRECTIONS[at]))
}

/// Names one after the other.
pub fn list(names: impl DoubleEndedIterator<Item = Message>) -> Option<Message> {
    names.rev().reduce(|rest, first| msg!("mk-list", first = first, rest = rest))
}

pub(crate) fn mana_from(from: ManaFrom) -> Message {
    match from {
        ManaFrom::Token(tint) => msg!("mk-from-token", color = mana(tint)),
        ManaFrom::Crystal(tint) => msg!("mk-from-crystal", color = mana(tint)),
        ManaFrom::Die(tint) => msg!("mk-from-die", color = mana(tint)),
        ManaFrom::StoredDie(tint) => msg!("mk-from-stored-die", color = mana(tint)),
        ManaFrom::Endless(tint) => msg!("mk-from-endless", color = mana(tint)),
        ManaFrom::Discard(used) => msg!("mk-from-discard", card = card(used)),
    }
}

pub(crate) fn reward(reward: Reward) -> Message {
    match reward {
        Reward::Artifacts(count) => msg!("mk-reward-artifacts", count = count),
        Reward::Spell => msg!("mk-reward-spell"),
        Reward::AdvancedAction => msg!("mk-reward-advanced-action"),
        Reward::Unit => msg!("mk-reward-unit"),
        Reward::RandomCrystals(count) => msg!("mk-reward-random-crystals", count = count),
        Reward::Crystals => msg!("mk-reward-crystals"),
        Reward::SpellOrArtifact => msg!("mk-reward-spell-or-artifact"),
    }
}

pub(crate) fn phase(phase: Phase) -> Message {
    match phase {
        Phase::RangedAndSiege => msg!("mk-phase-ranged-and-siege"),
        Phase::Block => msg!("mk-phase-block"),
        Phase::Damage => msg!("mk-phase-damage"),
        Phase::Attack => msg!("mk-phase-attack"),
    }
}

/// Every id that is not a literal.
pub(super) fn ids() -> Vec<String> {
    let messages = HeroId::ALL
        .into_iter()
        .map(hero)
        .chain(CardId::all().map(card))
        .chain(ScenarioId::ALL.into_iter().map(scenario))
        .chain(TableRule::ALL.into_iter().map(rule))
        .chain(MapShape::ALL.into_iter().map(shape))
        .chain(Terrain::ALL.into_iter().map(terrain))
        .chain([Time::Day, Time::Night].into_iter().map(time))
        .chain(Mana::ALL.into_iter().map(mana))
        .chain(EnemyId::all().map(enemy))
        .chain(UnitId::all().map(unit))
        .chain(SkillId::all().map(skill))
        .chain(TacticId::all().map(tactic))
        .chain(RuinId::all().map(ruin))
        .chain(Traits::NAMED.into_iter().map(|(_, id)| one_trait(id)))
        .chain([Rampaging::Orc, Rampaging::Draconum].into_iter().map(rampaging))
        .chain(Site::KINDS.into_iter().map(site))
        .chain(DIRECTIONS.into_iter().map(|id| named("direction", id)));
    messages
        .map(|message| message.id.into_owned())
        .chain(Spot::ALL.into_iter().map(spot_id))
        .chain(super::entry::ids())
        .collect()
}
