//! The four mages against the facts of their mage and ability cards.

use mage_wars::{
    set,
    vocabulary::{
        Ability, ActionKind, Amount, AttackReach, Effect, Gain, Limit, MageCard, School, Timing,
    },
};
use serde_json::Value;

use super::{
    check::{Differences, list, range, string, strings},
    print,
};

fn facts() -> Vec<Value> {
    serde_json::from_str(include_str!("../../facts/base-mages.json")).expect("facts are JSON")
}

fn differences(mage: &MageCard, facts: &Value) -> Vec<String> {
    let card = &mage.card;
    let mut all = Differences::of(&card.id);
    all.same("class", format!("{:?}", mage.mage.class()), string(&facts["class"]));
    all.same("id", card.id.clone(), print::kebab(&string(&facts["name_en"])));
    all.same("level", Some(u64::from(card.level())), facts["level"].as_u64());
    all.same("life", card.life.map(u64::from), facts["life"].as_u64());
    all.same("armor", card.armor.map(u64::from), facts["armor"].as_u64());
    all.same("channeling", card.channeling.map(u64::from), facts["channeling"].as_u64());
    all.same("spell points", Some(u64::from(mage.spell_points)), facts["spellpoints"].as_u64());
    all.same("mana", Some(u64::from(mage.mana)), facts["starting_mana"].as_u64());
    let subtypes = card.subtypes.iter().map(print::spaced).collect();
    all.same_words("subtypes", subtypes, strings(&facts["subtypes"]));
    all.same_words("training", words(&mage.trained), schools(&facts["training"], 1));
    all.same_words("opposed schools", words(&mage.opposed), schools(&facts["opposed"], 3));
    let choice = strings(&facts["training_choice"]["from"]);
    all.same_words("schools to choose from", words(&mage.elective), choice);
    let basic = &facts["basic_attack"];
    let free: Vec<_> = card.free_bars().map(|at| &card.attacks[at]).collect();
    all.same("attacks of an attack action", free.len(), 1);
    all.same("basic attack", free[0].name.clone(), print::kebab(&string(&basic["name"])));
    all.same("basic attack: kind", print::reach(free[0]).to_owned(), string(&basic["kind"]));
    all.same("basic attack: action", print::lower(&free[0].action), string(&basic["action"]));
    all.same("basic attack: dice", free[0].dice.map(u64::from), basic["dice"].as_u64());
    let names = card.headings.iter().map(|heading| heading.name.clone()).collect();
    let printed = list(&facts["abilities"]).iter();
    let printed = printed.map(|ability| print::kebab(&string(&ability["name_en"]))).collect();
    all.same_words("abilities", names, printed);
    for fact in strings(&facts["traits"]) {
        all.holds(&fact, print::granted(card).contains(&fact));
    }
    for printed in list(&facts["abilities"]) {
        numbers(&mut all, mage, printed);
    }
    all.found()
}

/// The numbers of abilities that the facts tell.
fn numbers(all: &mut Differences<'_>, mage: &MageCard, printed: &Value) {
    let name = print::kebab(&string(&printed["name_en"]));
    let named = mage
        .card
        .abilities
        .iter()
        .enumerate()
        .filter(|(at, _)| mage.card.ability_name(*at) == Some(name.as_str()));
    let named: Vec<_> = named.map(|(_, ability)| ability).collect();
    all.holds(&format!("{name}: what it does"), !named.is_empty());
    for (ability, option) in named.iter().zip(list(&printed["options"])) {
        let Ability::Use { timing: Timing::Spell(kind), range: reach, effect, .. } = ability else {
            all.holds(&format!("{name}: a spell"), false);
            continue;
        };
        let reach = reach.map(|reach| (reach.min, reach.max));
        all.same(&format!("{name}: action"), print::lower(kind), string(&option["action"]));
        all.same(&format!("{name}: range"), reach, range(&option["range"]));
        let any = matches!(effect, Effect::RemoveMarkers { any_number: true, .. });
        all.same(&format!("{name}: how many"), any, option["removes"] == "any");
    }
    if let Some(cost) = printed["upkeep_cost"].as_u64() {
        let prevents = printed["prevents"].as_u64();
        let fits = named.iter().any(|ability| match ability {
            Ability::Use { timing: Timing::Upkeep, cost: paid, effect: Effect::Gain { gains, .. }, .. } => {
                mana(paid) == Some(cost)
                    && matches!(gains[..], [Gain::PreventDamage(by)] if Some(u64::from(by)) == prevents)
            }
            _ => false,
        });
        all.holds(&format!("{name}: cost or damage prevented"), fits);
    }
    if printed["spell"] == true {
        let bar = mage.card.attacks.iter().find(|bar| bar.name == name);
        let bar = bar.unwrap_or_else(|| panic!("{name} has an attack bar"));
        all.same(&format!("{name}: dice"), bar.dice.map(u64::from), printed["dice"].as_u64());
        let traits = bar.traits.iter().filter_map(print::attack_trait_line).collect();
        all.same_words(&format!("{name}: traits"), traits, strings(&printed["traits"]));
        let AttackReach::Ranged(reach) = bar.reach else {
            return all.holds(&format!("{name}: ranged"), false);
        };
        all.same(&format!("{name}: range"), Some((reach.min, reach.max)), range(&printed["range"]));
        let fits = named.iter().any(|ability| match ability {
            Ability::Use {
                timing: Timing::Spell(ActionKind::Quick),
                cost,
                limit,
                range: cast,
                ..
            } => {
                mana(cost) == printed["cost"].as_u64()
                    && *limit == Limit::PerRound(1)
                    && *cast == Some(reach)
            }
            _ => false,
        });
        all.holds(&format!("{name}: how it is cast"), fits);
    }
}

fn mana(amount: &Amount) -> Option<u64> {
    match amount {
        Amount::Number(mana) => Some(u64::from(*mana)),
        _ => None,
    }
}

fn words(schools: &[School]) -> Vec<String> {
    schools.iter().map(print::lower).collect()
}

fn schools(printed: &Value, multiplier: u64) -> Vec<String> {
    let schools = list(printed).iter();
    schools
        .inspect(|one| assert_eq!(one["multiplier"].as_u64(), Some(multiplier)))
        .map(|one| string(&one["school"]))
        .collect()
}

#[test]
fn every_mage_is_as_printed() {
    let facts = facts();
    let mages = set::mages();
    assert_eq!(mages.len(), facts.len());
    let found: Vec<_> =
        mages.iter().zip(&facts).flat_map(|(mage, facts)| differences(mage, facts)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_wrong_number_on_a_mage_is_named() {
    let mut wizard = set::mages().remove(3);
    wizard.card.life = Some(33);
    wizard.elective.clear();
    let found = differences(&wizard, &facts()[3]);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("wizard: life is Some(33), printed is Some(32)"), "{found:?}");
    assert!(found[1].starts_with("wizard: schools to choose from"), "{found:?}");
}

#[test]
fn the_zap_is_cast_and_is_no_attack_of_an_attack_action() {
    let wizard = set::mages().remove(3).card;
    let free: Vec<_> = wizard.free_bars().map(|at| wizard.attacks[at].name.as_str()).collect();
    assert_eq!(free, ["basic-melee-attack"]);
}
