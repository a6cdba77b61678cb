//! The words of the vocabulary as cards print them, to be compared with the facts. `None` means that no list of traits
//! names the word: it comes from the text of a card.

use std::fmt::Debug;

use mage_wars::vocabulary::{
    AttackBar, AttackReach, AttackTrait, Card, Effect, Filter, Gain, Kind, Marker, Outcome,
    Restriction, Result, Stat, Trait, Uses,
    ability::Ability,
    filter::{conjuration, creature, creature_or_conjuration},
    kinds::{School, Subtype},
    traits::Defense,
};

/// `Blocks LoS` for `BlocksLoS`, `High Elf` for `HighElf`.
pub(super) fn spaced(word: &impl Debug) -> String {
    let mut spaced = String::new();
    for letter in format!("{word:?}").chars() {
        if letter.is_uppercase() && !spaced.is_empty() {
            spaced.push(' ');
        }
        spaced.push(letter);
    }
    spaced.replace("Lo S", "LoS").replace("V Tar", "V'Tar")
}

/// A name as ids write it.
pub(super) fn kebab(name: &str) -> String {
    let name = name.to_lowercase().replace('&', "and").replace(['\'', ',', '"', '!'], "");
    name.split([' ', '-']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

pub(super) fn lower(word: &impl Debug) -> String {
    format!("{word:?}").to_lowercase()
}

pub(super) fn trait_line(printed: &Trait) -> Option<String> {
    Some(match printed {
        Trait::Aegis(value) => format!("Aegis {value}"),
        Trait::Regenerate(value) => format!("Regenerate {value}"),
        Trait::Rage(value) => format!("Rage +{value}"),
        Trait::Lifebond(value) => format!("Lifebond +{value}"),
        Trait::Uproot(value) => format!("Uproot {value}"),
        Trait::Tough(value) => format!("Tough -{value}"),
        Trait::Immunity(kind) => format!("{kind:?} Immunity"),
        Trait::Plus(Stat::AttackDice, _)
        | Trait::Fragile
        | Trait::MoveLimit(_)
        | Trait::Teleports(_) => {
            return None;
        }
        Trait::Plus(Stat::Damage(kind), value) => format!("{kind:?} {value:+}"),
        Trait::Plus(stat, value) => format!("{stat:?} {value:+}"),
        Trait::Familiar(_) => "Familiar".to_owned(),
        Trait::Spawnpoint { .. } => "Spawnpoint".to_owned(),
        Trait::Spellbind(_) => "Spellbind".to_owned(),
        Trait::Anchored
        | Trait::BlocksLoS
        | Trait::Burnproof
        | Trait::Cantrip
        | Trait::Climbing
        | Trait::Elusive
        | Trait::Extendable
        | Trait::Fast
        | Trait::FiniteLife
        | Trait::Flying
        | Trait::Incapacitated
        | Trait::Incorporeal
        | Trait::Indestructible
        | Trait::Intercept
        | Trait::Legendary
        | Trait::Living
        | Trait::Lumbering
        | Trait::Magecast
        | Trait::Nonliving
        | Trait::Obscured
        | Trait::PassageAttacks
        | Trait::PassageBlocked
        | Trait::Pest
        | Trait::Resilient
        | Trait::Restrained
        | Trait::Rooted
        | Trait::Slow
        | Trait::Uncontainable
        | Trait::Unique
        | Trait::Unmovable
        | Trait::Unstoppable
        | Trait::Vigilant
        | Trait::Warded
        | Trait::ZoneExclusive => spaced(printed),
    })
}

pub(super) fn attack_trait_line(printed: &AttackTrait) -> Option<String> {
    Some(match printed {
        AttackTrait::Piercing(value) => format!("Piercing +{value}"),
        AttackTrait::Charge(value) => format!("Charge +{value}"),
        AttackTrait::ManaDrain(value) => format!("Mana Drain +{value}"),
        AttackTrait::ManaTransfer(value) => format!("Mana Transfer +{value}"),
        AttackTrait::Versus(dice, against) => format!("+{dice} vs. {}", versus(against)),
        AttackTrait::PutsOutFires
        | AttackTrait::Jumps { .. }
        | AttackTrait::FewerByDistance
        | AttackTrait::PerOrb(_)
        | AttackTrait::PushesAtRandom
        | AttackTrait::SelfDestruct => return None,
        AttackTrait::Counterstrike
        | AttackTrait::CriticalDamage
        | AttackTrait::Defrost
        | AttackTrait::Devour
        | AttackTrait::Doublestrike
        | AttackTrait::Ethereal
        | AttackTrait::Extinguish
        | AttackTrait::NoDamage
        | AttackTrait::Reach
        | AttackTrait::Sweeping
        | AttackTrait::Triplestrike
        | AttackTrait::Unavoidable
        | AttackTrait::Vampiric => spaced(printed),
    })
}

fn versus(against: &Filter) -> String {
    let nonliving = || Filter::has(Trait::Nonliving);
    let known = [
        ("Incorporeal", Filter::has(Trait::Incorporeal)),
        ("Flying", Filter::has(Trait::Flying)),
        ("Undead", Filter::Subtype(Subtype::Undead)),
        ("Corporeal Conjurations", conjuration().and(Filter::Corporeal)),
        ("Nonliving Creatures", creature().and(nonliving())),
        (
            "Nonliving or Dark Creatures",
            creature().and(nonliving().or(Filter::School(School::Dark))),
        ),
    ];
    let found = known.iter().find(|(_, filter)| filter == against);
    found.map_or_else(|| format!("{against:?}"), |(words, _)| (*words).to_owned())
}

fn gain_line(gain: &Gain) -> Option<String> {
    match gain {
        Gain::Trait(granted) => trait_line(granted),
        Gain::Melee(granted) => attack_trait_line(granted),
        Gain::DefenseRolls { plus, printed: false } => Some(format!("Defense roll +{plus}")),
        Gain::Counterstrike => Some("Counterstrike".to_owned()),
        Gain::PerToken(..)
        | Gain::Scaled(..)
        | Gain::WhileGuarding(..)
        | Gain::Lose(_)
        | Gain::Dice(..)
        | Gain::Defenses
        | Gain::DamageBarrier
        | Gain::DefenseRolls { printed: true, .. }
        | Gain::Ranged(_)
        | Gain::Against { .. }
        | Gain::PreventDamage(_) => None,
    }
}

/// Everything the card gives to somebody, as long as it is in play or when it resolves.
pub(super) fn granted(card: &Card) -> Vec<String> {
    let lent = card.abilities.iter().flat_map(|ability| match ability {
        Ability::While { gains, .. } => gains.clone(),
        _ => Vec::new(),
    });
    let lent = lent.chain(effects(card).into_iter().flat_map(|effect| match effect {
        Effect::Gain { gains, .. } => gains.clone(),
        _ => Vec::new(),
    }));
    lent.filter_map(|gain| gain_line(&gain)).collect()
}

/// All effects of the card, those inside others too.
pub(super) fn effects(card: &Card) -> Vec<&Effect> {
    fn add<'a>(effect: &'a Effect, all: &mut Vec<&'a Effect>) {
        all.push(effect);
        for part in effect.parts() {
            add(part, all);
        }
    }
    let mut all = Vec::new();
    for ability in &card.abilities {
        if let Ability::When { effect, .. } | Ability::Use { effect, .. } = ability {
            add(effect, &mut all);
        }
    }
    card.effect.iter().for_each(|effect| add(effect, &mut all));
    all
}

/// What kind of attack the facts call this.
pub(super) fn reach(bar: &AttackBar) -> &'static str {
    match bar.reach {
        AttackReach::Melee => "melee",
        AttackReach::Ranged(_) | AttackReach::Zone { .. } => "ranged",
        AttackReach::DamageBarrier => "damage-barrier",
        AttackReach::Passage { .. } => "wall",
        AttackReach::Special => "special",
    }
}

/// `5-9 Burn`, `10+ Burn, Burn`.
pub(super) fn outcomes(outcomes: &[Outcome]) -> Vec<String> {
    let line = |(at, outcome): (usize, &Outcome)| {
        let results: Vec<_> = outcome.results.iter().map(result).collect();
        let to = outcomes.get(at + 1).map(|next| next.from.saturating_sub(1));
        let to = to.map_or_else(|| "+".to_owned(), |to| format!("-{to}"));
        format!("{}{to} {}", outcome.from, results.join(", "))
    };
    outcomes.iter().enumerate().map(line).collect()
}

fn result(result: &Result) -> String {
    match result {
        // The taunts of Thorg and Skeelax are printed as theirs.
        Result::Marker(Marker::TauntThorg | Marker::TauntSkeelax) => "Taunt".to_owned(),
        Result::Marker(marker) => format!("{marker:?}"),
        Result::Push | Result::Snatch => format!("{result:?}"),
    }
}

pub(super) fn defense(defense: &Defense) -> String {
    let uses = match defense.uses {
        Uses::OncePerRound => "1x",
        Uses::PerRound(2) => "2x",
        Uses::PerRound(_) => "several",
        Uses::Unlimited => "inf",
    };
    let against = match (defense.against_melee, defense.against_ranged) {
        (true, true) => "all",
        (true, false) => "melee-only",
        (false, true) => "ranged-only",
        (false, false) => "nothing",
    };
    format!("{}+ {uses} {against}", defense.roll)
}

pub(super) fn restriction(restriction: Restriction) -> String {
    match restriction {
        Restriction::Epic => "Epic".to_owned(),
        Restriction::Novice => "Novice".to_owned(),
        Restriction::ClassOnly(class) => format!("{class:?} Only"),
        Restriction::SchoolOnly(school) => format!("{school:?} Mage Only"),
    }
}

/// Creatures, conjurations and walls in a target line.
pub(super) const SOLID: &str = "Creature or Conjuration";

/// `Vine` for `vine`.
fn spaced_name(id: &str) -> String {
    let mut letters = id.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a target line may say of what texts say elsewhere.
pub(super) fn named_part(part: &Filter) -> Option<String> {
    match part {
        Filter::Subtype(subtype) => Some(spaced(subtype)),
        Filter::Friendly => Some("Friendly".to_owned()),
        part if *part == Filter::Not(Box::new(Filter::has(Trait::Flying))) => {
            Some("Non-Flying".to_owned())
        }
        part if *part == Filter::Not(Box::new(Filter::Epic)) => Some("Non-Epic".to_owned()),
        _ => None,
    }
}

/// The properties a target line names, and those only the text of the card can add.
pub(super) fn target_words(filter: &Filter) -> (Vec<String>, Vec<&Filter>) {
    if *filter == creature_or_conjuration() {
        return (vec![SOLID.to_owned()], Vec::new());
    }
    let parts: Vec<&Filter> = match filter {
        Filter::All(parts) => parts.iter().collect(),
        one => vec![one],
    };
    let (mut printed, mut from_text) = (Vec::new(), Vec::new());
    for part in parts {
        match part {
            part if *part == creature_or_conjuration() => printed.push(SOLID.to_owned()),
            Filter::Kind(Kind::Creature) => {
                printed.extend(["Creature".to_owned(), "Non-Mage".to_owned()]);
            }
            Filter::Kind(kind) => printed.push(format!("{kind:?}")),
            Filter::Class(class) => printed.push(format!("{class:?}")),
            // A marker that is no card.
            Filter::Named(name) => {
                printed.extend([spaced_name(name), "Marker".to_owned()]);
            }
            Filter::Creature
            | Filter::Living
            | Filter::Corporeal
            | Filter::Hidden
            | Filter::Revealed => printed.push(spaced(part)),
            other => from_text.push(other),
        }
    }
    (printed, from_text)
}
