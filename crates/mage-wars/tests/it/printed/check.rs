//! Compares a definition with the printed facts of its card and names every field that differs.

use std::fmt::Debug;

use mage_wars::vocabulary::{
    Ability, ActionKind, Amount, AttackBar, AttackReach, AttackTrait, Card, Cost, Effect, Filter,
    Gain, Limit, Location, Locations, Schools, Stat, Target, Timing, Trait,
    filter::{ZoneFilter, creature},
};
use serde_json::Value;

use super::print;

/// What is written of a card. A fact that is not in this list would go unchecked.
const FIELDS: [&str; 38] = [
    "id",
    "name_en",
    "name_de",
    "words_de",
    "emblem",
    "set",
    "type",
    "subtypes",
    "subtypes_added",
    "schools",
    "school_join",
    "level",
    "cost",
    "reveal_cost",
    "mandatory_reveal",
    "action",
    "range",
    "target",
    "life",
    "armor",
    "cannot_have_armor",
    "channeling",
    "location",
    "location_join",
    "defenses",
    "attacks",
    "abilities",
    "traits",
    "restrictions",
    "requires",
    "grants",
    "casting_discount",
    "ready_marker",
    "copies",
    "copies_tome1",
    "copies_tome2",
    "has_text",
    "text_numbers",
];

pub(super) struct Differences<'a> {
    card: &'a str,
    found: Vec<String>,
}

impl Differences<'_> {
    pub(super) fn of(card: &str) -> Differences<'_> {
        Differences { card, found: Vec::new() }
    }

    #[expect(clippy::needless_pass_by_value, reason = "values are made to be compared")]
    pub(super) fn same<T: PartialEq + Debug>(&mut self, field: &str, defined: T, printed: T) {
        if defined != printed {
            let card = self.card;
            self.found.push(format!("{card}: {field} is {defined:?}, printed is {printed:?}"));
        }
    }

    /// The same words, in whatever order.
    pub(super) fn same_words(&mut self, field: &str, defined: Vec<String>, printed: Vec<String>) {
        let sorted = |mut words: Vec<String>| {
            words.sort();
            words
        };
        self.same(field, sorted(defined), sorted(printed));
    }

    pub(super) fn holds(&mut self, field: &str, holds: bool) {
        if !holds {
            self.found.push(format!("{}: {field} is not as printed", self.card));
        }
    }

    pub(super) fn found(self) -> Vec<String> {
        self.found
    }
}

/// Everything in which the definition and the printed card differ.
pub(super) fn differences(card: &Card, facts: &Value) -> Vec<String> {
    let mut all = Differences::of(&card.id);
    for field in facts.as_object().expect("a record is an object").keys() {
        all.holds(&format!("unknown fact {field}"), FIELDS.contains(&field.as_str()));
    }
    heading(&mut all, card, facts);
    casting(&mut all, card, facts);
    body(&mut all, card, facts);
    let printed = list(&facts["attacks"]);
    all.same("number of attacks", card.attacks.len(), printed.len());
    for (bar, printed) in card.attacks.iter().zip(printed) {
        attack(&mut all, card, bar, printed);
    }
    text(&mut all, card, facts);
    all.found()
}

/// Name, type, schools, subtypes, restrictions, copies.
fn heading(all: &mut Differences<'_>, card: &Card, facts: &Value) {
    all.same("id", card.id.clone(), print::kebab(&string(&facts["name_en"])));
    all.same("code", card.code.clone(), string(&facts["id"]));
    all.same("kind", print::lower(&card.kind), string(&facts["type"]));
    let (join, parts) = match &card.schools {
        Schools::None => ("none", Vec::new()),
        Schools::One(school, level) => ("single", vec![(*school, *level)]),
        Schools::And(parts) => ("and", parts.clone()),
        Schools::Or(parts) => ("or", parts.clone()),
    };
    let parts = parts.iter().map(|(school, level)| format!("{} {level}", print::lower(school)));
    let printed = list(&facts["schools"]).iter();
    let printed = printed.map(|one| format!("{} {}", string(&one["school"]), one["level"]));
    all.same("schools", parts.collect::<Vec<_>>(), printed.collect());
    all.same("schools and/or", join.to_owned(), string(&facts["school_join"]));
    all.same("level", Some(u64::from(card.level())), facts["level"].as_u64());
    let subtypes = card.subtypes.iter().map(print::spaced).collect();
    let mut printed = strings(&facts["subtypes"]);
    printed.extend(strings(&facts["subtypes_added"]));
    all.same_words("subtypes", subtypes, printed);
    let only = card.restrictions.iter().map(|only| print::restriction(*only)).collect();
    all.same_words("restrictions", only, strings(&facts["restrictions"]));
    all.same("copies", Some(u64::from(card.copies)), facts["copies"].as_u64());
}

/// An amount as cards print it.
fn some_x(amount: &Amount) -> String {
    match amount {
        Amount::Times(factor, _) => format!("{factor}X"),
        _ => "X".to_owned(),
    }
}

/// Costs, action, range, target, location.
fn casting(all: &mut Differences<'_>, card: &Card, facts: &Value) {
    let cost = match &card.cost {
        Cost::Mana(mana) => Value::from(*mana),
        Cost::X(amount) => Value::from(some_x(amount)),
    };
    all.same("cost", &cost, &facts["cost"]);
    match &card.reveal_x {
        None => all.same("reveal cost", number(card.reveal_cost), facts["reveal_cost"].as_u64()),
        Some(amount) => all.same("reveal cost", some_x(amount), string(&facts["reveal_cost"])),
    }
    all.same("mandatory reveal", card.mandatory, truth(&facts["mandatory_reveal"]));
    all.same("action", action(card.action), string(&facts["action"]));
    all.same("range", Some((card.range.min, card.range.max)), range(&facts["range"]));
    target(all, card, facts);
    let (join, locations) = match card.locations {
        None => (Value::Null, Vec::new()),
        Some(Locations::One(one)) => (Value::Null, vec![one]),
        Some(Locations::Both(one, other)) => ("and".into(), vec![one, other]),
        Some(Locations::Either(one, other)) => ("or".into(), vec![one, other]),
    };
    let locations = locations.iter().map(|location| match location {
        Location::Chest => "chestpiece".to_owned(),
        other => print::lower(other),
    });
    all.same_words("locations", locations.collect(), strings(&facts["location"]));
    all.same("locations and/or", &join, &facts["location_join"]);
}

/// The target line: what it names must be in the filter, and only the card's text can narrow it.
fn target(all: &mut Differences<'_>, card: &Card, facts: &Value) {
    let printed = string(&facts["target"]);
    let (line, filter) = match &card.target {
        Target::Zone(zone) => {
            let trap = strings(&facts["subtypes"]).contains(&"Trap".to_owned());
            let traps = [ZoneFilter::WithoutEnemyCreatures, ZoneFilter::WithoutEnemyWalkers];
            all.same("target zone", traps.contains(zone), trap);
            let orb = *zone == ZoneFilter::WithOrb;
            (if orb { "Zone with V'Tar Orb" } else { "Zone" }, None)
        }
        Target::None => ("None", None),
        Target::Arena => ("Arena", None),
        Target::Border => ("Zone Border", None),
        Target::ZoneOrPair => ("1-2 Adjacent Zones", None),
        Target::ZoneOrObject(_) => ("Zone or Object", None),
        // No card is cast so, only abilities are used.
        Target::ZoneNear(_) | Target::ObjectAndNeighbor(..) => ("", None),
        Target::Object(filter) | Target::ObjectAndAttached(filter, _) => ("", Some(filter)),
        Target::ObjectAndZone(filter) => ("& Zone", Some(filter)),
        Target::EnchantmentAndHost(filter) => ("& New Target", Some(filter)),
        Target::Discarded(filter) => ("Destroyed", Some(filter)),
        Target::AnyDiscarded(filter) | Target::DestroyedHere(filter) => ("Discarded", Some(filter)),
    };
    let Some(filter) = filter else {
        return all.same("target", line.to_owned(), printed);
    };
    let (mut words, mut from_text) = print::target_words(filter);
    // Some stand in the line or in the text.
    from_text.retain(|part| {
        let named = print::named_part(part).filter(|name| printed.contains(name));
        let is_named = named.is_some();
        words.extend(named);
        !is_named
    });
    all.holds("target, narrowed without a text", from_text.is_empty() || has_text(facts));
    let printed = match printed.as_str() {
        // Whatever the text leaves of all objects.
        "Object" => Vec::new(),
        piled if piled.starts_with("Destroyed ") || piled.starts_with("Discarded ") => {
            // A mage that is destroyed is out of the game, not in a discard pile.
            words.retain(|word| word != "Non-Mage");
            piled.split_whitespace().map(str::to_owned).collect()
        }
        line if line.contains(print::SOLID) => {
            let rest = line.replace(print::SOLID, "");
            let rest = rest.split_whitespace().map(str::to_owned);
            rest.chain([print::SOLID.to_owned()]).collect()
        }
        line => line
            .replace(" Object", "")
            .replace(',', "")
            .replace("& New Target", "")
            .replace("& Zone", "")
            .split_whitespace()
            .map(str::to_owned)
            .collect(),
    };
    let piled = matches!(line, "Destroyed" | "Discarded");
    if piled {
        words.push(line.to_owned());
    }
    let suffix = string(&facts["target"]);
    all.holds(
        "target, second part",
        piled || suffix.contains('&') == line.starts_with('&') && suffix.ends_with(line),
    );
    all.same_words("target", words, printed);
}

/// Life, armor, channeling, defenses, traits.
fn body(all: &mut Differences<'_>, card: &Card, facts: &Value) {
    all.same("life", number(card.life), facts["life"].as_u64());
    if card.life.is_some() {
        all.same("no armor", card.armor.is_none(), truth(&facts["cannot_have_armor"]));
        all.same("armor", Some(card.armor.unwrap_or(0).into()), facts["armor"].as_u64());
    }
    all.same("channeling", number(card.channeling), facts["channeling"].as_u64());
    all.same("channeling X", card.channeling_x.is_some(), facts["channeling"] == "X");
    let printed = list(&facts["defenses"]).iter().map(|one| {
        format!("{}+ {} {}", one["value"], string(&one["uses"]), string(&one["against"]))
    });
    let defenses = card.defenses.iter().map(print::defense);
    all.same("defenses", defenses.collect::<Vec<_>>(), printed.collect());
    let mut traits: Vec<String> = card.traits.iter().filter_map(print::trait_line).collect();
    // An upkeep that grows is given by the card to itself.
    let grows = |ability: &Ability| match ability {
        Ability::While { who: Filter::This, gains, .. } => {
            gains.iter().any(|gain| matches!(gain, Gain::Scaled(Stat::Upkeep, _)))
        }
        _ => false,
    };
    if card.abilities.iter().any(grows) {
        traits.push("Upkeep +X".to_owned());
    }
    all.same_words("traits", traits, strings(&facts["traits"]));
}

fn attack(all: &mut Differences<'_>, card: &Card, bar: &AttackBar, printed: &Value) {
    let name = string(&printed["name"]);
    let field = |field: &str| format!("attack {name}: {field}");
    all.same(&field("name"), bar.name.clone(), print::kebab(&name));
    let kind = string(&printed["kind"]).replace("trap", "special");
    all.same(&field("kind"), print::reach(bar).to_owned(), kind);
    if !printed["action"].is_null() {
        all.same(&field("action"), action(bar.action), string(&printed["action"]));
    }
    let (reach, zone) = match bar.reach {
        AttackReach::Ranged(range) => (Some((range.min, range.max)), false),
        AttackReach::Zone { range, .. } => (Some((range.min, range.max)), true),
        AttackReach::Melee
        | AttackReach::DamageBarrier
        | AttackReach::Passage { .. }
        | AttackReach::Special => (None, false),
    };
    all.same(&field("range"), reach, range(&printed["range"]));
    all.same(&field("zone attack"), zone, truth(&printed["zone_attack"]));
    let damage_type = bar.damage_type.map(|kind| print::lower(&kind));
    all.same(
        &field("damage type"),
        damage_type,
        printed["damage_type"].as_str().map(str::to_owned),
    );
    let dice = bar.dice.map_or_else(|| Value::from("X"), Value::from);
    all.same(&field("dice"), &dice, &printed["dice"]);
    all.same(&field("effect table"), print::outcomes(&bar.effects), effect_table(printed));
    let traits = bar.traits.iter().filter_map(print::attack_trait_line).collect();
    all.same_words(&field("traits"), traits, strings(&printed["traits"]));
    let modified = print::effects(card)
        .into_iter()
        .any(|effect| matches!(effect, Effect::Attack { effect_die: Some(Amount::Chosen), .. }));
    all.same(&field("effect die"), modified, !printed["effect_die_modifier"].is_null());
}

/// The effect table of a printed attack, line by line.
pub(super) fn effect_table(printed: &Value) -> Vec<String> {
    let line = |line: &Value| {
        let to = line["max"].as_u64().map_or_else(|| "+".to_owned(), |to| format!("-{to}"));
        format!("{}{to} {}", line["min"], strings(&line["results"]).join(", "))
    };
    list(&printed["effects"]).iter().map(line).collect()
}

/// What the text says, as far as the facts tell: grants, bars with a name, discounts, ready markers.
fn text(all: &mut Differences<'_>, card: &Card, facts: &Value) {
    if !facts["grants"].is_null() {
        all.same_words("grants", print::granted(card), strings(&facts["grants"]));
    }
    all.same("text", expresses_text(card), has_text(facts));
    let bars = list(&facts["abilities"]);
    all.same("number of named abilities", card.headings.len(), bars.len());
    for (heading, printed) in card.headings.iter().zip(bars) {
        let name = string(&printed["name"]);
        all.same("name of an ability", heading.name.clone(), print::kebab(&name));
        ability(all, card.abilities.get(usize::from(heading.from)), &name, printed);
    }
    let ready = card.abilities.iter().any(|ability| match ability {
        Ability::Use { limit, .. } | Ability::Rerolls { limit, .. } => *limit == Limit::PerRound(1),
        _ => false,
    });
    all.holds("ready marker", ready || !truth(&facts["ready_marker"]));
    discount(all, card, &facts["casting_discount"]);
}

fn ability(all: &mut Differences<'_>, ability: Option<&Ability>, name: &str, printed: &Value) {
    let Some(Ability::Use { timing, cost, range: reach, effect, .. }) = ability else {
        return all.holds(name, false);
    };
    let (Timing::Action(kind) | Timing::Spell(kind)) = timing else {
        return all.holds(name, false);
    };
    match cost {
        Amount::Number(cost) => {
            let printed = printed["cost"].as_u64().unwrap_or(0);
            all.same(&format!("{name}: cost"), u64::from(*cost), printed);
        }
        _ => all.holds(&format!("{name}: cost"), printed["cost"] == "X"),
    }
    all.same(&format!("{name}: action"), action(*kind), string(&printed["action"]));
    let reach = reach.map(|reach| (reach.min, reach.max));
    all.same(&format!("{name}: range"), reach, range(&printed["range"]));
    let dice = std::iter::once(effect).chain(effect.parts()).find_map(|effect| match effect {
        Effect::Heal { amount: Amount::Dice(dice), .. } => Some(u64::from(*dice)),
        _ => None,
    });
    all.same(&format!("{name}: healing dice"), dice, printed["dice"].as_u64());
}

fn discount(all: &mut Differences<'_>, card: &Card, printed: &Value) {
    let found = card.abilities.iter().find_map(|ability| match ability {
        Ability::Discount { amount, spells, on_cast, on_reveal, target, times, .. } => {
            Some((amount, spells, on_cast, on_reveal, target, times))
        }
        _ => None,
    });
    all.same("discount", found.is_some(), printed.is_object());
    let Some((amount, spells, on_cast, on_reveal, target, times)) = found else { return };
    all.same("discount amount", Some(u64::from(*amount)), printed["amount"].as_u64());
    all.same("discount per round", Some(u64::from(*times)), printed["per_round"].as_u64());
    all.holds("discount when cast", *on_cast);
    all.same("discount on revealing", *on_reveal, printed["enchantments"] == "reveal");
    let mut words: Vec<String> = strings(&printed["applies_to"]);
    words.extend(strings(&printed["spell_types"]));
    let words = words.iter().map(|word| word.to_lowercase()).collect();
    all.same_words("discounted spells", leaves(spells), words);
    let friendly = Some(creature().and(Filter::Friendly));
    all.same("discount target", target == &friendly, printed["target"] == "friendly creature");
}

fn leaves(filter: &Filter) -> Vec<String> {
    match filter {
        Filter::All(parts) | Filter::Any(parts) => parts.iter().flat_map(leaves).collect(),
        Filter::Subtype(subtype) => vec![print::lower(subtype)],
        Filter::School(school) => vec![print::lower(school)],
        Filter::Kind(kind) => vec![print::lower(kind)],
        other => vec![format!("{other:?}")],
    }
}

/// Whether the definition says anything that only the text of a card can say.
fn expresses_text(card: &Card) -> bool {
    let in_traits = card.traits.iter().any(|printed| {
        matches!(printed, Trait::Familiar(_) | Trait::Spawnpoint { .. } | Trait::Spellbind(_))
    });
    let in_attacks = card.attacks.iter().any(|bar| {
        matches!(bar.reach, AttackReach::Zone { spares_caster: true, .. })
            || bar.traits.iter().any(|printed| {
                matches!(
                    printed,
                    AttackTrait::Jumps { .. }
                        | AttackTrait::PutsOutFires
                        | AttackTrait::PerOrb(_)
                        | AttackTrait::PushesAtRandom
                )
            })
    });
    let in_defenses = card.defenses.iter().any(|defense| defense.only_from.is_some());
    // What is said of its own attacks alone stands in their bars.
    let in_bars = |ability: &Ability| match ability {
        Ability::Attacks { which, .. } => which.by == Some(Filter::This),
        // The bar itself says from where it attacks.
        Ability::OneFront => true,
        _ => false,
    };
    let in_abilities = !card.abilities.iter().all(in_bars) || card.effect.is_some();
    in_traits || in_attacks || in_defenses || in_abilities
}

fn has_text(facts: &Value) -> bool {
    truth(&facts["has_text"])
}

fn action(action: ActionKind) -> String {
    print::lower(&action)
}

fn number(number: Option<u8>) -> Option<u64> {
    number.map(u64::from)
}

pub(super) fn range(value: &Value) -> Option<(u8, u8)> {
    serde_json::from_value(value.clone()).ok()
}

pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub(super) fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

pub(super) fn strings(value: &Value) -> Vec<String> {
    list(value).iter().map(string).collect()
}

fn truth(value: &Value) -> bool {
    value.as_bool().unwrap_or(false)
}
