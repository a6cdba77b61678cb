//! Words that only mean something in a certain place stand only there, and nothing on a card is empty.

use mage_wars::{
    set,
    vocabulary::{
        Ability, AttackReach, AttackRule, Card, Effect, Filter, Gain, Kind, Target, Trigger,
    },
};
use serde_json::Value;

fn all_cards() -> Vec<Card> {
    let mages = set::mages().into_iter().map(|mage| mage.card);
    set::spells().into_iter().chain(mages).collect()
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

fn written(part: &impl serde::Serialize) -> Value {
    serde_json::to_value(part).expect("words can be written")
}

#[test]
fn each_and_sacrifice_are_spoken_of_only_inside_their_effects() {
    for card in all_cards() {
        let abilities = written(&(&card.abilities, &card.effect));
        assert!(!says(&abilities, "each", Some("for-each")), "{}", card.id);
        assert!(!says(&abilities, "level-of-sacrifice", Some("sacrifice")), "{}", card.id);
    }
}

#[test]
fn the_host_is_spoken_of_only_by_what_is_attached() {
    for card in all_cards() {
        let attached = match card.kind {
            Kind::Enchantment | Kind::Equipment => true,
            Kind::Conjuration => matches!(card.target, Target::Object(_)),
            Kind::Mage
            | Kind::Creature
            | Kind::Wall
            | Kind::Incantation
            | Kind::Attack
            | Kind::Orb
            | Kind::Tile => false,
        };
        assert!(attached || !says(&written(&card.abilities), "host", None), "{}", card.id);
    }
}

#[test]
fn targets_are_spoken_of_only_where_there_are_some() {
    for card in all_cards() {
        let effect = written(&card.effect);
        let second = matches!(
            card.target,
            Target::ObjectAndAttached(..)
                | Target::ObjectAndZone(_)
                | Target::EnchantmentAndHost(_)
        );
        let spoken = written(&(&card.cost, &effect));
        assert!(second || !says(&spoken, "second", Some("pick")), "{}", card.id);
        for ability in &card.abilities {
            let (target, spoken) = match ability {
                // What is cast on a zone speaks of what is here.
                Ability::Use { target, effect, .. } => {
                    let unspoken = matches!(
                        target,
                        Target::None
                            | Target::Zone(_)
                            | Target::ZoneNear(_)
                            | Target::DestroyedHere(_)
                    );
                    (!unspoken, written(effect))
                }
                // What is picked is the target of what follows.
                Ability::When { effect, .. } => {
                    let spoken = written(effect);
                    (says(&spoken, "pick", None), spoken)
                }
                _ => continue,
            };
            assert_eq!(target, says(&spoken, "target", None), "{}", card.id);
        }
    }
}

#[test]
fn somebody_acts_wherever_an_actor_is_spoken_of() {
    for card in all_cards() {
        for ability in &card.abilities {
            let acted = matches!(
                ability,
                Ability::When {
                    trigger: Trigger::EntersOrActsHere(_)
                        | Trigger::Enters(_)
                        | Trigger::Summoned(_)
                        | Trigger::TargetedBy(_)
                        | Trigger::AnyDestroyed { .. }
                        | Trigger::AttackDamages { .. }
                        | Trigger::Strikes { .. },
                    ..
                } | Ability::Use { by: Some(_), .. }
            );
            assert!(acted || !says(&written(ability), "actor", None), "{}", card.id);
        }
    }
}

#[test]
fn numbers_are_chosen_before_they_are_spoken_of() {
    for card in all_cards() {
        for ability in &card.abilities {
            if let Ability::Use { cost, effect, .. } = ability {
                let chosen = says(&written(cost), "chosen-up-to", None);
                assert_eq!(chosen, says(&written(effect), "chosen", None), "{}", card.id);
            }
        }
    }
}

#[test]
fn what_is_chosen_on_entering_play_is_spoken_of_later() {
    for card in all_cards() {
        let abilities = written(&card.abilities);
        let chosen = says(&abilities, "choose-object", None);
        let used = card.abilities.iter().any(|ability| match ability {
            Ability::While { who, .. } => says(&written(who), "chosen", None),
            Ability::When { trigger: Trigger::ResolvesSpell { by, .. }, .. } => {
                *by == Filter::Chosen
            }
            Ability::When { effect, .. } => says(&written(effect), "chosen", None),
            _ => false,
        });
        assert_eq!(chosen, used, "{}", card.id);
    }
}

#[test]
fn nothing_on_a_card_is_empty() {
    fn full(effect: &Effect) -> bool {
        let itself = match effect {
            Effect::Seq(parts) | Effect::Choose(parts) => parts.len() > 1,
            Effect::Gain { gains, .. } => !gains.is_empty(),
            _ => true,
        };
        itself && effect.parts().into_iter().all(full)
    }
    for card in all_cards() {
        for ability in &card.abilities {
            let fine = match ability {
                Ability::While { gains, .. } => !gains.is_empty(),
                Ability::When { effect, .. } | Ability::Use { effect, .. } => full(effect),
                Ability::Attacks { rule: AttackRule::Gain(gains), .. } => !gains.is_empty(),
                _ => true,
            };
            assert!(fine, "{}: {ability:?}", card.id);
        }
        assert!(card.effect.iter().all(full), "{}", card.id);
        assert_eq!(card.effect.is_some(), card.kind == Kind::Incantation, "{}", card.id);
        for bar in &card.attacks {
            assert!(bar.effects.iter().all(|line| !line.results.is_empty()), "{}", card.id);
        }
    }
}

#[test]
fn bars_defenses_and_names_are_used_by_the_card_that_has_them() {
    for card in all_cards() {
        let made: Vec<u8> = card.abilities.iter().flat_map(Ability::bars).collect();
        let made_by_effect = card.effect.iter().flat_map(Effect::bars);
        for bar in made.into_iter().chain(made_by_effect) {
            assert!(usize::from(bar) < card.attacks.len(), "{}", card.id);
        }
        let gained: Vec<&Gain> = card
            .abilities
            .iter()
            .flat_map(|ability| match ability {
                Ability::While { gains, .. } => gains.iter().collect(),
                _ => Vec::new(),
            })
            .collect();
        let lent = matches!(card.kind, Kind::Enchantment | Kind::Equipment);
        let defends = gained.contains(&&Gain::Defenses);
        assert_eq!(defends, lent && !card.defenses.is_empty(), "{}", card.id);
        let barrier = card.attacks.iter().any(|bar| bar.reach == AttackReach::DamageBarrier);
        assert_eq!(gained.contains(&&Gain::DamageBarrier), barrier, "{}", card.id);
        for heading in &card.headings {
            assert!(usize::from(heading.from) < card.abilities.len(), "{}", card.id);
        }
    }
}
