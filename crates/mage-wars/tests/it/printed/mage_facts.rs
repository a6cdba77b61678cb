//! The mages against the facts of their mage and ability cards.

use mage_wars::{
    set,
    vocabulary::{
        Ability, ActionKind, Amount, AttackReach, AttackRule, Attacks, Branch, Card, Effect,
        Filter, Gain, Limit, Mage, MageCard, Stat, Timing,
    },
};
use serde_json::Value;

use super::{
    check::{self, Differences, list, range, string, strings},
    print,
};

/// The records of all mages: those of the base set first.
fn facts() -> Vec<Value> {
    let files = [include_str!("../../facts/base-mages.json"), EXPANSIONS];
    let read = |file| serde_json::from_str::<Vec<Value>>(file).expect("facts are JSON");
    files.into_iter().flat_map(read).collect()
}

const EXPANSIONS: &str = include_str!("../../facts/expansion-mages.json");

/// The record of a mage of an expansion, by the name of its card.
pub(super) fn of_expansion(id: &str) -> Value {
    let all: Vec<Value> = serde_json::from_str(EXPANSIONS).expect("facts are JSON");
    let named = |record: &Value| print::kebab(&string(&record["name_en"])) == id;
    all.into_iter().find(named).unwrap_or_else(|| panic!("no record of {id}"))
}

fn differences(mage: &MageCard, facts: &Value) -> Vec<String> {
    let card = &mage.card;
    let mut all = Differences::of(&card.id);
    // MW-MAGE-PRIEST-03
    let counts_as = facts.get("counts_as").unwrap_or(&facts["class"]);
    all.same("class", format!("{:?}", mage.mage.class()), string(counts_as));
    all.same("set", card.set.id().to_owned(), string(&facts["set"]));
    all.same("id", card.id.clone(), print::kebab(&string(&facts["name_en"])));
    all.same("level", Some(u64::from(card.level())), facts["level"].as_u64());
    all.same("life", card.life.map(u64::from), facts["life"].as_u64());
    all.same("armor", card.armor.map(u64::from), facts["armor"].as_u64());
    all.same("channeling", card.channeling.map(u64::from), facts["channeling"].as_u64());
    all.same("spell points", Some(u64::from(mage.spell_points)), facts["spellpoints"].as_u64());
    all.same("mana", Some(u64::from(mage.mana)), facts["starting_mana"].as_u64());
    let subtypes = card.subtypes.iter().map(print::spaced).collect();
    all.same_words("subtypes", subtypes, strings(&facts["subtypes"]));
    all.same_words("training", words(&mage.trained), branches(&facts["training"], 1));
    all.same_words("opposed spells", words(&mage.opposed), branches(&facts["opposed"], 3));
    let choice = strings(&facts["training_choice"]["from"]);
    let elective = mage.elective.iter().map(print::lower).collect();
    all.same_words("schools to choose from", elective, choice);
    let basic = &facts["basic_attack"];
    let free: Vec<_> = card.free_bars().map(|at| &card.attacks[at]).collect();
    all.same("attacks of an attack action", free.len(), 1);
    all.same("basic attack", free[0].name.clone(), print::kebab(&string(&basic["name"])));
    all.same("basic attack: kind", print::reach(free[0]).to_owned(), string(&basic["kind"]));
    all.same("basic attack: action", print::lower(&free[0].action), string(&basic["action"]));
    all.same("basic attack: dice", free[0].dice.map(u64::from), basic["dice"].as_u64());
    let damage_type = free[0].damage_type.as_ref().map(print::lower);
    all.same(
        "basic attack: damage type",
        damage_type,
        basic["damage_type"].as_str().map(str::to_owned),
    );
    let traits = free[0].traits.iter().filter_map(print::attack_trait_line).collect();
    all.same_words("basic attack: traits", traits, strings(&basic["traits"]));
    let table = check::effect_table(basic);
    all.same("basic attack: effect table", print::outcomes(&free[0].effects), table);
    // A Defense has no sentence of its own to stand under its name.
    let defenses = list(&facts["defenses"]);
    let told = |name: &Value| !defenses.iter().any(|it| it["name"] == *name);
    let names = card.headings.iter().map(|heading| heading.name.clone()).collect();
    let mut printed = Vec::new();
    for ability in list(&facts["abilities"]).iter().filter(|it| told(&it["name_en"])) {
        printed.push(print::kebab(&string(&ability["name_en"])));
        let parts = list(&ability["options"]).iter().filter(|part| part["name"].is_string());
        printed.extend(parts.map(|part| print::kebab(&string(&part["name"]))));
    }
    all.same_words("abilities", names, printed);
    let has = card.defenses.iter().map(|it| (u64::from(it.roll), u64::from(it.cost)));
    let wanted = defenses.iter().map(|it| (it["value"].as_u64(), it["cost"].as_u64()));
    let wanted = wanted.map(|(roll, cost)| (roll.unwrap_or(0), cost.unwrap_or(0)));
    all.same("defenses", has.collect::<Vec<_>>(), wanted.collect());
    let granted = [print::granted(card), skills(card)].concat();
    for fact in strings(&facts["traits"]) {
        all.holds(&fact, granted.contains(&fact));
    }
    for printed in list(&facts["abilities"]).iter().filter(|it| told(&it["name_en"])) {
        numbers(&mut all, mage, printed);
    }
    all.found()
}

/// What a mage has for some of its attacks alone.
fn skills(card: &Card) -> Vec<String> {
    let own = Attacks::by(Filter::This).ranged().no_spells();
    let skill = |ability: &Ability| match ability {
        Ability::Attacks { which, rule: AttackRule::Plus(Stat::Ranged, more) } if *which == own => {
            Some(format!("Ranged +{more} (non-spell ranged attacks)"))
        }
        _ => None,
    };
    card.abilities.iter().filter_map(skill).collect()
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
    let parts = list(&printed["options"]);
    if parts.iter().any(|part| part["name"].is_string()) {
        return orders(all, mage, printed);
    }
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
    if printed["spell"] == true && printed["dice"].is_null() {
        let fits = named.iter().any(|ability| match ability {
            Ability::Use {
                timing: Timing::Spell(kind),
                limit,
                cost,
                range: reach,
                counts_as,
                ..
            } => {
                let subtypes: Vec<String> = counts_as.iter().map(print::spaced).collect();
                print::lower(kind) == string(&printed["action"])
                    && mana(cost) == printed["cost"].as_u64()
                    && *limit == Limit::PerRound(1)
                    && reach.map(|reach| (reach.min, reach.max)) == range(&printed["range"])
                    && subtypes == strings(&printed["subtypes"])
            }
            _ => false,
        });
        return all.holds(&format!("{name}: how it is cast"), fits);
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

/// One of several spells that have names of their own, for one cost and one use a round.
fn orders(all: &mut Differences<'_>, mage: &MageCard, printed: &Value) {
    for part in list(&printed["options"]) {
        let name = print::kebab(&string(&part["name"]));
        let abilities = mage.card.abilities.iter().enumerate();
        let fits = abilities.filter(|(at, _)| mage.card.ability_name(*at) == Some(name.as_str()));
        let fits = fits.map(|(_, ability)| match ability {
            Ability::Use { timing: Timing::Spell(kind), limit, cost, counts_as, .. } => {
                let subtypes: Vec<String> = counts_as.iter().map(print::spaced).collect();
                print::lower(kind) == string(&printed["action"])
                    && mana(cost) == printed["cost"].as_u64()
                    && *limit == Limit::PerRoundTogether(1)
                    && subtypes == strings(&printed["subtypes"])
            }
            _ => false,
        });
        all.same(&format!("{name}: how it is cast"), fits.collect::<Vec<_>>(), vec![true]);
    }
}

fn mana(amount: &Amount) -> Option<u64> {
    match amount {
        Amount::Number(mana) => Some(u64::from(*mana)),
        _ => None,
    }
}

/// What is trained or opposed, in the words of the records.
fn words(branches: &[Branch]) -> Vec<String> {
    let word = |branch: &Branch| {
        let Branch { school, up_to, kind, subtype, but_not } = branch;
        let school = school.as_ref().map(|it| format!("school {}", print::lower(it)));
        let up_to = up_to.map(|it| format!("max_level {it}"));
        let kind = kind.as_ref().map(|it| format!("type {}", print::lower(it)));
        let subtype = subtype.as_ref().map(|it| format!("subtype {}", print::lower(it)));
        let but_not = but_not.as_ref().map(|it| format!("except_school {}", print::lower(it)));
        [school, up_to, kind, subtype, but_not].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    branches.iter().map(word).collect()
}

fn branches(printed: &Value, multiplier: u64) -> Vec<String> {
    let word = |one: &Value| {
        assert_eq!(one["multiplier"].as_u64(), Some(multiplier));
        let fields = ["school", "max_level", "type", "subtype", "except_school"];
        let said = fields.iter().filter_map(|field| match &one[*field] {
            Value::Null => None,
            Value::String(text) => Some(format!("{field} {text}")),
            other => Some(format!("{field} {other}")),
        });
        said.collect::<Vec<_>>().join(" ")
    };
    list(printed).iter().map(word).collect()
}

#[test]
fn every_mage_is_as_printed() {
    let facts = facts();
    assert_eq!(facts.len(), Mage::ALL.len());
    let mut found = Vec::new();
    for mage in set::mages() {
        let named = |record: &&Value| print::kebab(&string(&record["name_en"])) == mage.card.id;
        match facts.iter().find(named) {
            Some(record) => found.extend(differences(&mage, record)),
            None => found.push(format!("{}: no record", mage.card.id)),
        }
    }
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
