//! Dice and effect die of an attack: printed numbers and everything that changes them (MW-DICE-02 to MW-DICE-06).

use super::{Reasoned, Source, each_gain, matches, rules_of, traits};
use crate::{
    cards::{self, CardId},
    state::{MageWars, Object, ObjectId},
    vocabulary::{
        AttackBar, AttackReach, AttackRule, AttackTrait, Filter, Gain, Kind, Marker, Stat,
    },
};

/// What is known of an attack when its numbers are worked out.
#[derive(Clone, Copy, Debug)]
pub struct AttackFacts<'a> {
    /// The creature that attacks; walls, barriers and traps have none.
    pub attacker: Option<&'a Object>,
    /// The object or spell the bar is printed on.
    pub bar: &'a AttackBar,
    pub defender: Option<&'a Object>,
    /// Melee +X, Ranged +X, Charge and Bloodthirsty have not been used in this attack action (MW-RULING-42).
    pub first: bool,
    /// Bloodthirsty has not been used in this attack action (MW-TRAIT-BLOODTHIRSTY-02).
    pub bloodthirsty: bool,
    /// The attacker moved directly before (MW-TRAIT-CHARGE-01).
    pub charging: bool,
    pub is_spell: bool,
    pub counterstrike: bool,
    /// Dice the card chose, where its bar prints none, and what is added to them.
    pub dice: Option<u8>,
    pub dice_bonus: i8,
}

impl<'a> AttackFacts<'a> {
    /// An attack somebody thinks of making as an action.
    pub fn planned(
        attacker: Option<&'a Object>,
        bar: &'a AttackBar,
        defender: Option<&'a Object>,
    ) -> Self {
        AttackFacts {
            attacker,
            bar,
            defender,
            first: true,
            bloodthirsty: true,
            charging: false,
            is_spell: false,
            counterstrike: false,
            dice: None,
            dice_bonus: 0,
        }
    }
}

/// The number of attack dice, at least one (MW-DICE-03, MW-RULING-63).
pub fn attack_dice(game: &MageWars, facts: &AttackFacts<'_>) -> i32 {
    // MW-TRAIT-NODAMAGE-01
    if facts.bar.traits.contains(&AttackTrait::NoDamage) {
        return 0;
    }
    let mut total = 0;
    each_part(game, facts, |_, amount| total += amount);
    total.max(1)
}

pub fn attack_dice_reasons(game: &MageWars, facts: &AttackFacts<'_>) -> Reasoned {
    let mut parts = Vec::new();
    each_part(game, facts, |whence, amount| match whence {
        _ if amount == 0 => (),
        Whence::From(source) => parts.push((source, amount)),
        Whence::Stat(object, stat) => stat_parts(game, object, stat, amount, &mut parts),
    });
    let value = attack_dice(game, facts);
    if value == 0 {
        parts.clear();
    }
    Reasoned { value, parts }
}

/// Where a part of the dice comes from: one source, or all that make up a value of somebody.
enum Whence<'a> {
    From(Source),
    Stat(&'a Object, Stat),
}

/// Everything that makes up a value of somebody, where it adds up; otherwise that somebody.
fn stat_parts(
    game: &MageWars,
    object: &Object,
    stat: Stat,
    amount: i32,
    parts: &mut Vec<(Source, i32)>,
) {
    let own = Source::Granted(object.id);
    let mut found = super::reasons(game, object, 0, stat);
    found.retain(|(_, part)| *part != 0);
    if found.iter().map(|(_, part)| part).sum::<i32>() == amount {
        // What is printed here is not printed on the bar.
        parts.extend(found.into_iter().map(|(source, part)| match source {
            Source::Printed => (own, part),
            Source::Granted(_) | Source::Lasting(_) | Source::Marker(_) | Source::Token(_) => {
                (source, part)
            }
        }));
    } else {
        parts.push((own, amount));
    }
}

fn each_part<'a>(game: &MageWars, facts: &AttackFacts<'a>, mut add: impl FnMut(Whence<'a>, i32)) {
    let printed = facts.dice.or(facts.bar.dice).unwrap_or(0);
    let printed = i32::from(printed) + i32::from(facts.dice_bonus);
    add(Whence::From(Source::Printed), printed);
    add(Whence::From(Source::Printed), -zones_too_far(game, facts));
    if let Some(attacker) = facts.attacker {
        attacker_parts(game, facts, attacker, &mut add);
    }
    if let Some(defender) = facts.defender {
        defender_parts(game, facts, defender, &mut add);
    }
    for (source, rule) in rules_of(game, facts) {
        let more = match rule {
            AttackRule::Dice(amount) => *amount,
            AttackRule::Plus(stat, amount) if facts.first && is_for(*stat, facts.bar) => *amount,
            _ => continue,
        };
        add(Whence::From(Source::Granted(source.id)), i32::from(more));
    }
}

/// MW-DICE-08: zones of distance beyond the first, for an attack that grows weaker.
fn zones_too_far(game: &MageWars, facts: &AttackFacts<'_>) -> i32 {
    if !facts.bar.traits.contains(&AttackTrait::FewerByDistance) {
        return 0;
    }
    let from = facts.attacker.and_then(|attacker| game.zone_of(attacker));
    let far = from.zip(facts.defender).and_then(|(from, defender)| game.distance(from, defender));
    far.map_or(0, |far| i32::from(far.saturating_sub(1)))
}

/// Charge that one attack alone has.
fn charge_of(bar: &AttackBar) -> i32 {
    let charge = |held: &AttackTrait| match held {
        AttackTrait::Charge(amount) => i32::from(*amount),
        _ => 0,
    };
    bar.traits.iter().map(charge).sum()
}

/// Whether Melee or Ranged of this name counts for the attack.
fn is_for(stat: Stat, bar: &AttackBar) -> bool {
    match stat {
        Stat::Melee => bar.reach == AttackReach::Melee,
        Stat::Ranged => matches!(bar.reach, AttackReach::Ranged(_)),
        _ => false,
    }
}

fn attacker_parts<'a>(
    game: &MageWars,
    facts: &AttackFacts<'a>,
    attacker: &'a Object,
    add: &mut impl FnMut(Whence<'a>, i32),
) {
    let own = traits(game, attacker);
    let melee = facts.bar.reach == AttackReach::Melee;
    let ranged = matches!(facts.bar.reach, AttackReach::Ranged(_));
    let stat = |stat| Whence::Stat(attacker, stat);
    if facts.first && melee {
        add(stat(Stat::Melee), own.plus(Stat::Melee));
        if facts.charging {
            add(stat(Stat::Charge), own.plus(Stat::Charge));
            add(Whence::From(Source::Printed), charge_of(facts.bar));
        }
    }
    let thirst = own.plus(Stat::Bloodthirsty);
    if facts.bloodthirsty
        && melee
        && thirst != 0
        && facts.defender.is_some_and(|it| is_bloody(game, it))
    {
        add(stat(Stat::Bloodthirsty), thirst); // MW-TRAIT-BLOODTHIRSTY-01
    }
    if facts.first && ranged {
        add(stat(Stat::Ranged), own.plus(Stat::Ranged)); // MW-RULING-43: attack spells too
    }
    if facts.first && (melee || ranged) {
        each_gain(
            game,
            attacker,
            |aura| aura.special,
            |giver, gain| match gain {
                Gain::Dice(damage_type, amount) if facts.bar.damage_type == Some(*damage_type) => {
                    add(Whence::From(giver.source()), i32::from(*amount));
                }
                Gain::Against { whom, melee: more, .. } if melee && is_meant(game, facts, whom) => {
                    add(Whence::From(giver.source()), i32::from(*more));
                }
                _ => (),
            },
        );
    }
    // MW-COND-WEAK-01, MW-COND-WEAK-02: not attack spells.
    if !facts.is_spell {
        add(stat(Stat::AttackDice), own.plus(Stat::AttackDice));
        let weak = i32::from(attacker.markers(Marker::Weak));
        add(Whence::From(Source::Marker(Marker::Weak)), -weak);
    }
}

/// What Bloodthirsty is after (MW-TRAIT-BLOODTHIRSTY-01).
pub fn is_bloody(game: &MageWars, defender: &Object) -> bool {
    game.is_creature(defender) && defender.damage > 0 && traits(game, defender).is_living()
}

fn defender_parts<'a>(
    game: &MageWars,
    facts: &AttackFacts<'a>,
    defender: &'a Object,
    add: &mut impl FnMut(Whence<'a>, i32),
) {
    let theirs = traits(game, defender);
    let shield = Whence::From(Source::Granted(defender.id));
    add(shield, -i32::from(theirs.aegis())); // MW-TRAIT-AEGIS-01
    if let Some(damage_type) = facts.bar.damage_type {
        let stat = Stat::Damage(damage_type);
        add(Whence::Stat(defender, stat), theirs.plus(stat));
    }
    add(Whence::From(Source::Printed), versus(game, facts, defender));
    add(Whence::From(Source::Marker(Marker::Burn)), -doused(facts, defender));
}

/// MW-TRAIT-EXTINGUISH-01: the Burn markers an attack puts out, which dice and effect die are less by.
pub fn doused(facts: &AttackFacts<'_>, defender: &Object) -> i32 {
    let douses = facts.bar.traits.contains(&AttackTrait::Extinguish);
    if douses { i32::from(defender.markers(Marker::Burn)) } else { 0 }
}

/// MW-DICE-05: bonuses against certain defenders, for dice and effect die alike.
fn versus(game: &MageWars, facts: &AttackFacts<'_>, defender: &Object) -> i32 {
    let you = facts.attacker.map_or(defender.controller, |attacker| attacker.controller);
    let bonus = facts.bar.traits.iter().map(|found| match found {
        AttackTrait::Versus(amount, filter)
            if matches(game, you, facts.attacker, filter, defender) =>
        {
            i32::from(*amount)
        }
        _ => 0,
    });
    bonus.sum()
}

/// What is added to the effect die (MW-DICE-05, MW-DICE-06, MW-DICE-09, MW-TRAIT-TOUGH-01).
pub fn effect_modifier(game: &MageWars, facts: &AttackFacts<'_>) -> i32 {
    let Some(defender) = facts.defender else { return 0 };
    let theirs = traits(game, defender);
    let typed =
        facts.bar.damage_type.map_or(0, |damage_type| theirs.plus(Stat::Damage(damage_type)));
    let said = rules_of(game, facts).map(|(_, rule)| match rule {
        AttackRule::EffectDie(amount) => i32::from(*amount),
        _ => 0,
    });
    let more = said.sum::<i32>() + versus(game, facts, defender);
    typed + more - i32::from(theirs.tough()) - doused(facts, defender)
}

/// The traits an attack has against a defender, printed or granted.
pub fn attack_has(
    game: &MageWars,
    facts: &AttackFacts<'_>,
    wanted: impl Fn(&AttackTrait) -> bool,
) -> bool {
    if facts.bar.traits.iter().any(&wanted) {
        return true;
    }
    let mut found = false;
    each_granted(game, facts, |granted| found |= wanted(granted));
    found
}

/// The traits that cards in play give to an attack.
fn each_granted(game: &MageWars, facts: &AttackFacts<'_>, mut visit: impl FnMut(&AttackTrait)) {
    let melee = facts.bar.reach == AttackReach::Melee;
    let aimed = melee || matches!(facts.bar.reach, AttackReach::Ranged(_));
    if let Some(attacker) = facts.attacker.filter(|_| aimed) {
        each_gain(
            game,
            attacker,
            |aura| aura.special,
            |_, gain| match gain {
                Gain::Melee(granted) if melee => visit(granted),
                Gain::Ranged(granted) if !melee => visit(granted),
                Gain::Against { whom, traits, .. } if melee && is_meant(game, facts, whom) => {
                    traits.iter().for_each(&mut visit);
                }
                _ => (),
            },
        );
    }
    for (_, rule) in rules_of(game, facts) {
        if let AttackRule::Gain(gains) = rule {
            gains.iter().for_each(&mut visit);
        }
    }
}

/// How many points of critical damage of a strike count as normal ones (MW-CARD-60).
pub fn softened(game: &MageWars, facts: &AttackFacts<'_>) -> u16 {
    let points = rules_of(game, facts).map(|(_, rule)| match rule {
        AttackRule::Soften(points) => u16::from(*points),
        _ => 0,
    });
    points.sum()
}

/// Whether the defender is one of those the attacker has a bonus against.
fn is_meant(game: &MageWars, facts: &AttackFacts<'_>, whom: &Filter) -> bool {
    facts.attacker.zip(facts.defender).is_some_and(|(attacker, defender)| {
        matches(game, attacker.controller, Some(attacker), whom, defender)
    })
}

/// How many Orbs the attacker's side controls.
pub(crate) fn orbs_behind(game: &MageWars, attacker: Option<&Object>) -> u8 {
    attacker.map_or(0, |attacker| game.orbs_of(attacker.controller))
}

/// Piercing of the attack: printed and granted add up (MW-TRAIT-PIERCING-01).
pub fn piercing(game: &MageWars, facts: &AttackFacts<'_>) -> i32 {
    let amount = |found: &AttackTrait| match found {
        AttackTrait::Piercing(amount) => i32::from(*amount),
        _ => 0,
    };
    let orbs = orbs_behind(game, facts.attacker);
    let printed = facts.bar.traits.iter().map(|found| match found {
        AttackTrait::PerOrb(each) => amount(each) * i32::from(orbs),
        other => amount(other),
    });
    let mut total: i32 = printed.sum();
    if let Some(attacker) = facts.attacker {
        total += traits(game, attacker).plus(Stat::Piercing);
    }
    each_granted(game, facts, |granted| total += amount(granted));
    total
}

/// The attack bars a creature can use: its own and those of what it wears (MW-EQUIP-12).
pub fn bars(
    game: &MageWars,
    creature: ObjectId,
) -> impl Iterator<Item = (ObjectId, u8, &'static AttackBar)> {
    let own = game.find(creature);
    let worn =
        game.attached_to(creature).filter(|object| game.card(object).kind == Kind::Equipment);
    own.into_iter().chain(worn).flat_map(bars_of)
}

/// The same, one by one.
pub fn each_bar(
    game: &MageWars,
    creature: &Object,
    mut visit: impl FnMut(ObjectId, u8, &'static AttackBar),
) {
    let mut each = |object| bars_of(object).for_each(|(id, at, bar)| visit(id, at, bar));
    each(creature);
    for worn in game.attached_to(creature.id) {
        if game.card(worn).kind == Kind::Equipment {
            each(worn);
        }
    }
}

/// The attack bar of this number on the creature or on what it wears.
pub fn bar_of(game: &MageWars, by: ObjectId, on: ObjectId, at: u8) -> Option<&'static AttackBar> {
    bars(game, by).find(|(id, bar, _)| (*id, *bar) == (on, at)).map(|(_, _, bar)| bar)
}

/// The attack bars of an object that an attack action can use.
fn bars_of(object: &Object) -> impl Iterator<Item = (ObjectId, u8, &'static AttackBar)> + use<> {
    let (id, compiled) = (object.id, cards::compiled(object.card));
    let bar = move |at: &u8| Some((id, *at, compiled.card.attacks.get(usize::from(*at))?));
    compiled.free_bars.iter().filter_map(bar)
}

/// Whether the defender cannot be hurt by this type at all (MW-DICE-04, MW-TRAIT-IMMUNITY-02).
pub fn is_immune(game: &MageWars, bar: &AttackBar, defender: &Object) -> bool {
    bar.damage_type.is_some_and(|damage_type| traits(game, defender).is_immune(damage_type))
}

/// Whether the object is immune to the type of a spell, and so never its target (MW-TRAIT-IMMUNITY-01).
pub fn is_immune_to_spell(game: &MageWars, spell: CardId, object: &Object) -> bool {
    let types = cards::compiled(spell).spell_types;
    !types.is_empty() && traits(game, object).is_immune_to_any(types)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::{ActionKind, DamageType, Range};

    #[test]
    fn a_card_can_give_traits_to_attacks_of_a_type_against_it() {
        let game = MageWars::from_json(serde_json::json!({
            "seats": [{ "mage": "wizard" }, { "mage": "wizard" }],
            "position": {
                "round": 1,
                "initiative": 0,
                "mages": [{ "zone": "A1" }, { "zone": "B1" }],
                "objects": [{ "conjuration": {
                    "card": "wall-of-fire", "controller": 0, "spot": { "border": "A1-B1" },
                } }],
            },
        }));
        let wall = game.find(ObjectId(2)).expect("the wall");
        let bar = |damage_type| {
            let reach = AttackReach::Ranged(Range { min: 0, max: 2 });
            AttackBar::new("jet", reach, ActionKind::Quick, 2).of(damage_type)
        };
        let ethereal = |bar: &AttackBar| {
            let facts = AttackFacts::planned(game.find(ObjectId(0)), bar, Some(wall));
            let ethereal = attack_has(&game, &facts, |found| *found == AttackTrait::Ethereal);
            (ethereal, attack_dice(&game, &facts))
        };
        assert_eq!(ethereal(&bar(DamageType::Hydro)), (true, 5), "and three dice more");
        assert_eq!(ethereal(&bar(DamageType::Wind)), (false, 2));
        assert!(is_immune(&game, &bar(DamageType::Flame), wall));
    }
}
