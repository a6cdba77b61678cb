//! Every part of the box is shown by a script: cards by both effects, Units by every ability, and so on.

use std::{collections::BTreeSet, path::Path};

use mage_knight::{
    cards::CardId,
    content::{EnemyId, RuinId, SkillId, TacticId, TileId, UnitId},
    state::Spot,
};

/// All statements, and what is looked for in them.
struct Scripts(Vec<Vec<String>>);

impl Scripts {
    fn read() -> Scripts {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/mage-knight");
        Scripts(conformance::scripts::statements(&root))
    }

    /// Whether a statement consists of exactly these words.
    fn say(&self, words: &str) -> bool {
        self.0.iter().any(|statement| statement.iter().eq(words.split(' ')))
    }

    /// Whether a statement begins with these words and has this one among the rest, perhaps as the second of its kind.
    fn name(&self, begin: &str, word: &str) -> bool {
        let begin: Vec<&str> = begin.split(' ').collect();
        self.0.iter().any(|statement| {
            let (head, rest) = statement.split_at(begin.len().min(statement.len()));
            head == begin && rest.iter().any(|said| unnumbered(said) == word)
        })
    }

    /// Whether the second of a kind or the first is activated for this ability.
    fn activate(&self, unit: &str, ability: usize) -> bool {
        self.0.iter().any(|statement| match &statement[..] {
            [answer, verb, said, number] => {
                (answer.as_str(), verb.as_str()) == ("do", "activate")
                    && unnumbered(said) == unit
                    && *number == ability.to_string()
            }
            _ => false,
        })
    }
}

/// A name without the number of its copy.
fn unnumbered(word: &str) -> &str {
    match word.rsplit_once('-') {
        Some((name, number)) if number.parse::<u8>().is_ok() => name,
        _ => word,
    }
}

fn nothing_missing(missing: &[String]) {
    assert!(missing.is_empty(), "no script shows\n{}", missing.join("\n"));
}

#[test]
fn every_card_is_played_for_both_effects_in_some_script() {
    let scripts = Scripts::read();
    let mut missing = Vec::new();
    for card in CardId::all().filter(|card| !card.is_wound()) {
        for play in [format!("do play {card}"), format!("do play {card} strong")] {
            if !scripts.say(&play) {
                missing.push(play);
            }
        }
    }
    nothing_missing(&missing);
}

#[test]
fn every_ability_of_every_unit_is_used_in_some_script() {
    let scripts = Scripts::read();
    let mut missing = Vec::new();
    for unit in UnitId::all() {
        for ability in 1..=unit.printed().abilities.len() {
            if !scripts.activate(unit.id(), ability) {
                missing.push(format!("do activate {} {ability}", unit.id()));
            }
        }
    }
    nothing_missing(&missing);
}

#[test]
fn every_skill_and_tactic_is_shown_by_some_script() {
    let scripts = Scripts::read();
    let mut missing = Vec::new();
    for skill in SkillId::all() {
        let id = skill.id();
        if !scripts.say(&format!("do use {id}")) && !scripts.say(&format!("skill {id}")) {
            missing.push(format!("do use {id}"));
        }
    }
    for tactic in TacticId::all() {
        let id = tactic.id();
        if !scripts.say(&format!("do take {id}")) && !scripts.say(&format!("tactic {id}")) {
            missing.push(format!("do take {id}"));
        }
    }
    nothing_missing(&missing);
}

#[test]
fn every_enemy_is_fought_in_some_script() {
    let scripts = Scripts::read();
    let fights = ["do attack", "do block", "do damage of"];
    let missing: Vec<String> = EnemyId::all()
        .map(EnemyId::id)
        .filter(|id| !fights.iter().any(|fight| scripts.name(fight, id)))
        .map(|id| format!("do attack {id}"))
        .collect();
    nothing_missing(&missing);
}

#[test]
fn every_ruin_token_and_every_site_is_visited_in_some_script() {
    let scripts = Scripts::read();
    let mut missing: Vec<String> = RuinId::all()
        .map(RuinId::id)
        .filter(|id| !scripts.name("ruin", id))
        .map(|id| format!("ruin … {id}"))
        .collect();
    // A site is shown where a hero stands on it or goes there.
    let (mut all, mut shown) = (BTreeSet::new(), BTreeSet::new());
    for tile in TileId::all() {
        for spot in Spot::ALL {
            let Some(site) = tile.tile().space(spot).site else { continue };
            let name = format!("{site:?}");
            let space = format!("{tile}.{}", spot.id());
            if ["hero", "do move to", "do go to"].iter().any(|way| scripts.name(way, &space)) {
                shown.insert(name.clone());
            }
            all.insert(name);
        }
    }
    missing.extend(all.difference(&shown).cloned());
    nothing_missing(&missing);
}
