//! What abilities and effects say: words that mean something only in a certain place stand only there, nothing is empty,
//! and what is spoken of is on the card.

use serde::Serialize;
use serde_json::Value;

use mage_wars::vocabulary::{
    Ability, AttackReach, AttackRule, Card, Effect, Gain, Kind, Limit, Target, Trigger,
};

use super::{Problems, Wrong, facts};

pub(super) fn check(card: &Card, problems: &mut Problems) {
    for (at, ability) in card.abilities.iter().enumerate() {
        ability_at(card, &format!("abilities[{at}]"), ability, problems);
    }
    if let Some(effect) = &card.effect {
        problems.want(is_full(effect), "effect", Wrong::Empty);
        bars(card, "effect", &effect.bars(), problems);
        let spoken = written(effect);
        in_place(&spoken, "effect", problems);
        let actor = !says(&spoken, "actor", None);
        problems.want(actor, "effect", Wrong::OutOfPlace { word: "actor" });
        let attacker = !says(&spoken, "attacker", None);
        problems.want(attacker, "effect", Wrong::OutOfPlace { word: "attacker" });
    }
    let spoken = written(&(&card.cost, &card.effect));
    let second =
        says(&spoken, "second", Some("pick")) || says(&spoken, "total-cost-on-second", None);
    problems.want(
        !second || has_second(&card.target),
        "target",
        Wrong::OutOfPlace { word: "second" },
    );
    lent(card, problems);
    for (at, heading) in card.headings.iter().enumerate() {
        let named = usize::from(heading.from) < card.abilities.len();
        problems.want(named, format!("headings[{at}]"), Wrong::Empty);
    }
}

fn ability_at(card: &Card, part: &str, ability: &Ability, problems: &mut Problems) {
    let spoken = written(ability);
    in_place(&spoken, part, problems);
    let host = is_attached(card) || !says(&spoken, "host", None);
    problems.want(host, part, Wrong::OutOfPlace { word: "host" });
    bars(card, part, &ability.bars(), problems);
    match ability {
        Ability::While { gains, .. } => problems.want(!gains.is_empty(), part, Wrong::Empty),
        Ability::Attacks { rule: AttackRule::Gain(gains), .. } => {
            problems.want(!gains.is_empty(), part, Wrong::Empty);
        }
        Ability::Rerolls { limit, rolls } => {
            problems.want(!rolls.is_empty() && is_some(*limit), part, Wrong::Empty);
        }
        Ability::When { trigger, limit, effect, .. } => {
            problems.want(is_full(effect) && is_some(*limit), part, Wrong::Empty);
            let target = !says(&written(effect), "target", Some("pick"));
            problems.want(target, part, Wrong::OutOfPlace { word: "target" });
            let attacker = has_attacker(trigger) || !says(&spoken, "attacker", None);
            problems.want(attacker, part, Wrong::OutOfPlace { word: "attacker" });
            let actor = has_actor(trigger) || !says(&spoken, "actor", None);
            problems.want(actor, part, Wrong::OutOfPlace { word: "actor" });
        }
        Ability::Use { limit, cost, range, target, effect, .. } => {
            problems.want(is_full(effect) && is_some(*limit), part, Wrong::Empty);
            if let Some(range) = *range {
                facts::range(range, format!("{part}.range"), problems);
            }
            let aimed = *target != Target::None || !says(&written(effect), "target", None);
            problems.want(aimed, part, Wrong::OutOfPlace { word: "target" });
            // What was chosen is a number, or the object that was chosen when the card came into play.
            let chosen = says(&written(cost), "chosen-up-to", None)
                || says(&written(&card.abilities), "choose-object", None);
            let known = chosen || !says(&written(effect), "chosen", None);
            problems.want(known, part, Wrong::OutOfPlace { word: "chosen" });
        }
        Ability::Discount { .. }
        | Ability::Attacks { .. }
        | Ability::MoveCost { .. }
        | Ability::Surcharge { .. }
        | Ability::Prevents { .. }
        | Ability::WardsZone
        | Ability::BarsTeleports
        | Ability::CastsAs { .. }
        | Ability::CastsAround
        | Ability::OneFront
        | Ability::KeepsBurning(_)
        | Ability::FullActionToPass(_)
        | Ability::StaysHidden { .. }
        | Ability::AsQuickSpell { .. }
        | Ability::SummonHere { .. }
        | Ability::Hinders(_)
        | Ability::CastsThrough { .. }
        | Ability::CastsHere
        | Ability::GivesCantrip(_)
        | Ability::RevealOnly(_)
        | Ability::CheaperUpkeep { .. }
        | Ability::TeleportsInstead { .. } => (),
    }
}

/// Words that other words must have opened.
fn in_place(spoken: &Value, part: &str, problems: &mut Problems) {
    for (word, opened_by) in [("each", "for-each"), ("level-of-sacrifice", "sacrifice")] {
        let fine = !says(spoken, word, Some(opened_by));
        problems.want(fine, part, Wrong::OutOfPlace { word });
    }
}

fn bars(card: &Card, part: &str, made: &[u8], problems: &mut Problems) {
    for bar in made.iter().filter(|bar| usize::from(**bar) >= card.attacks.len()) {
        problems.add(part, Wrong::NoBar { bar: *bar });
    }
}

/// MW-DEFENSE-14: Defenses and barriers of what is attached are those of the one that wears it.
fn lent(card: &Card, problems: &mut Problems) {
    let given = |wanted: &Gain| {
        card.abilities.iter().any(|ability| match ability {
            Ability::While { gains, .. } => gains.contains(wanted),
            _ => false,
        })
    };
    let worn = matches!(card.kind, Kind::Enchantment | Kind::Equipment);
    let barrier = card.attacks.iter().any(|bar| bar.reach == AttackReach::DamageBarrier);
    for (gain, has, part) in [
        (Gain::Defenses, !card.defenses.is_empty(), "defenses"),
        (Gain::DamageBarrier, barrier, "attacks"),
    ] {
        problems.want(has || !given(&gain), "abilities", Wrong::NothingToLend);
        problems.want(!has || !worn || given(&gain), part, Wrong::NotLent);
    }
}

fn is_attached(card: &Card) -> bool {
    match card.kind {
        Kind::Enchantment | Kind::Equipment => true,
        Kind::Conjuration => matches!(card.target, Target::Object(_) | Target::ZoneOrObject(_)),
        Kind::Mage
        | Kind::Creature
        | Kind::Wall
        | Kind::Incantation
        | Kind::Attack
        | Kind::Orb
        | Kind::Tile => false,
    }
}

fn has_second(target: &Target) -> bool {
    match target {
        Target::ObjectAndZone(_)
        | Target::EnchantmentAndHost(_)
        | Target::ObjectAndAttached(..)
        | Target::ObjectAndNeighbor(..) => true,
        Target::None
        | Target::Arena
        | Target::Zone(_)
        | Target::ZoneNear(_)
        | Target::Border
        | Target::ZoneOrPair
        | Target::Object(_)
        | Target::ZoneOrObject(_)
        | Target::Discarded(_)
        | Target::AnyDiscarded(_)
        | Target::DestroyedHere(_) => false,
    }
}

/// Whether somebody sets the trigger off whom an effect can speak of.
fn has_actor(trigger: &Trigger) -> bool {
    match trigger {
        Trigger::EntersOrActsHere(_)
        | Trigger::LeavesHere(_)
        | Trigger::Enters(_)
        | Trigger::Attacked
        | Trigger::MeleeDeclaredAgainst(_)
        | Trigger::CastsQuickSpell
        | Trigger::TargetedBy(_)
        | Trigger::Summoned(_)
        | Trigger::AnyDestroyed { .. }
        | Trigger::AttackDamages { .. }
        | Trigger::SpellOver { .. }
        | Trigger::Strikes { .. } => true,
        Trigger::AnyOf(parts) => !parts.is_empty() && parts.iter().all(has_actor),
        Trigger::EntersPlay
        | Trigger::Revealed
        | Trigger::Destroyed
        | Trigger::Slain
        | Trigger::ActionPhaseEnds
        | Trigger::RoundEnds
        | Trigger::Upkeep
        | Trigger::Activated
        | Trigger::TakesMoveAction
        | Trigger::ResolvesSpell { .. }
        | Trigger::Guards
        | Trigger::Counterstruck
        | Trigger::UpkeepDue
        | Trigger::UpkeepPaid
        | Trigger::Reveals(_) => false,
    }
}

/// Whether somebody's attack sets the trigger off.
fn has_attacker(trigger: &Trigger) -> bool {
    match trigger {
        Trigger::AttackDamages { .. } | Trigger::AnyDestroyed { by_attack_of: Some(_), .. } => true,
        Trigger::AnyOf(parts) => !parts.is_empty() && parts.iter().all(has_attacker),
        _ => false,
    }
}

fn is_some(limit: Limit) -> bool {
    !matches!(
        limit,
        Limit::PerRound(0)
            | Limit::PerRoundTogether(0)
            | Limit::PerGame(0)
            | Limit::EachOnce { at_most: 0 }
    )
}

/// Whether every part of an effect says something.
fn is_full(effect: &Effect) -> bool {
    let itself = match effect {
        Effect::Seq(parts) | Effect::Choose(parts) => !parts.is_empty(),
        Effect::Gain { gains, .. } => !gains.is_empty(),
        _ => true,
    };
    itself && effect.parts().into_iter().all(is_full)
}

fn written(part: &impl Serialize) -> Value {
    serde_json::to_value(part).unwrap_or_default()
}

/// Whether a word stands somewhere in this, outside of what the given word opens.
fn says(value: &Value, word: &str, outside: Option<&str>) -> bool {
    match value {
        Value::String(text) => text == word,
        Value::Array(parts) => parts.iter().any(|part| says(part, word, outside)),
        Value::Object(parts) => parts.iter().any(|(key, part)| {
            Some(key.as_str()) != outside && (key == word || says(part, word, outside))
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}
