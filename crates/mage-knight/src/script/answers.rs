//! The forms of all answers, what their slots name, and what scripts are told about rolls.

use kernel::{Game, Seat};

use super::phrases::space_named;
use crate::{
    cards::CardId,
    content::{EnemyId, HeroId, Mana, SkillId, TacticId, UnitId},
    state::{MageKnight, Points, Reward},
    story::{Kind, Line},
};

/// See [`script::form`]. Each phrase of `phrases.rs` has one of them.
pub(super) const FORMS: &[&str] = &[
    "take TACTIC",
    "use tactic",
    "play CARD [strong]",
    "play CARD sideways [for POINTS]",
    "activate UNIT N",
    "use SKILL",
    "use banner of UNIT",
    "use UNIT N",
    "move to SPACE",
    "explore POSITION",
    "interact",
    "recruit UNIT",
    "buy healing",
    "buy CARD",
    "buy an artifact",
    "buy an unseen action",
    "add an elite unit",
    "enter",
    "burn the monastery",
    "challenge SPACE…",
    "attack the hero",
    "attack",
    "attack ENEMY…",
    "assault SPACE with SHARE…",
    "plunder",
    "mark the glade [instead of HERO]",
    "perform the incantation",
    "take HERO",
    "heal [UNIT]",
    "block ENEMY",
    "turn move into attack",
    "turn move into ranged attack",
    "turn influence into block",
    "wound hero",
    "wound UNIT",
    "damage of ENEMY to hero",
    "damage of ENEMY to UNIT",
    "end phase",
    "rest",
    "discard CARD",
    "announce the end of the round",
    "end turn",
    "draw",
    "option N",
    "pay COLOUR with COLOUR token",
    "pay COLOUR with COLOUR crystal",
    "pay COLOUR with COLOUR [stored] die",
    "pay COLOUR with endless COLOUR",
    "pay COLOUR with discarded CARD",
    "choose COLOUR [die]",
    "choose CARD",
    "choose ENEMY",
    "choose UNIT [of SEAT]",
    "choose HERO",
    "choose SKILL",
    "choose N",
    "go to SPACE",
    "top",
    "bottom",
    "claim REWARD",
    "accept",
    "decline",
];

/// The questions that pass by themselves.
pub(super) const MOMENTS: &[&str] = &["join", "discard"];

const REWARDS: [Reward; 7] = [
    Reward::Artifacts(1),
    Reward::Spell,
    Reward::AdvancedAction,
    Reward::Unit,
    Reward::RandomCrystals(1),
    Reward::Crystals,
    Reward::SpellOrArtifact,
];

/// Whether a word names such a thing.
pub(super) fn is_named(game: &MageKnight, slot: &str, word: &str) -> bool {
    match slot {
        "SEAT" => Seat::from_letter(word).is_some_and(|seat| seat.0 < game.seats()),
        "N" => word.parse::<u8>().is_ok(),
        "SHARE" => is_named(game, "SEAT", word) || is_named(game, "N", word),
        "TACTIC" => TacticId::from_id(word).is_some(),
        "CARD" => CardId::from_id(word).is_some(),
        "POINTS" => Points::ALL.iter().any(|points| points.id() == word),
        "UNIT" => numbered(word, |word| UnitId::from_id(word).is_some()),
        "ENEMY" => numbered(word, |word| EnemyId::from_id(word).is_some()),
        "SKILL" => SkillId::from_id(word).is_some(),
        "HERO" => HeroId::from_id(word).is_some(),
        "COLOUR" => Mana::from_id(word).is_some(),
        "REWARD" => REWARDS.iter().any(|reward| reward.id() == word),
        "SPACE" => match space_named(word) {
            Some((tile, _)) => game.map().position_of(tile).is_some(),
            None => is_named(game, "POSITION", word),
        },
        "POSITION" => word
            .split_once(',')
            .is_some_and(|(a, b)| a.parse::<i8>().is_ok() && b.parse::<i8>().is_ok()),
        _ => false,
    }
}

/// A name, or a further one of its kind: `gargoyle-2`.
fn numbered(word: &str, known: impl Fn(&str) -> bool) -> bool {
    let first = word.rsplit_once('-').filter(|(_, number)| number.parse::<u8>().is_ok());
    known(word) || first.is_some_and(|(name, _)| known(name))
}

/// Whose roll a line tells, and for what.
pub(super) fn roll(game: &MageKnight, line: &Line) -> Option<String> {
    let what = match line.kind {
        Kind::SourceRolled => "the roll of the Source",
        Kind::RampageRolled => "the roll for rampaging enemies",
        Kind::DarknessRolled => "the roll for the darkness",
        Kind::DieRevealed => "the die of another player",
        Kind::GainedCrystal => "the roll for a crystal",
        Kind::GainedMana => "the roll for mana",
        _ => "a roll",
    };
    let seat = line.who.as_ref().and_then(|who| who.seat);
    let whose = seat.filter(|seat| seat.0 < game.seats());
    let hero = whose.map(|seat| format!(" of {} ({seat})", game.player(seat).hero.id()));
    Some(format!("{what}{}, round {}", hero.unwrap_or_default(), game.round()))
}
