//! Which attacks the words of cards are about, and what cards in play say of an attack.

use super::{AttackFacts, Viewpoint, matches_from};
use crate::{
    cards,
    state::{Face, MageWars, Object, ObjectId, RoundFact},
    vocabulary::{AttackBar, AttackReach, AttackRule, Attacks, Filter, Outcome, Reach},
};

/// What cards in play say of an attack, and which objects say it.
pub fn rules_of<'g>(
    game: &'g MageWars,
    facts: &AttackFacts<'g>,
) -> impl Iterator<Item = (&'g Object, &'static AttackRule)> {
    let facts = *facts;
    let rulers = game.objects.among(super::board_index(game).rulers);
    rulers.filter(|source| source.face == Face::Up).flat_map(move |source| {
        let said = &cards::compiled(source.card).attack_rules;
        said.iter()
            .filter(move |(which, _)| is_one_of(game, source, which, &facts))
            .map(move |(_, rule)| (source, rule))
    })
}

/// Whether a card in play forbids the attack.
pub fn is_forbidden(game: &MageWars, facts: &AttackFacts<'_>) -> bool {
    super::board_index(game).restricting
        && rules_of(game, facts)
            .any(|(_, rule)| matches!(rule, AttackRule::Forbidden | AttackRule::KeptAway))
}

/// Whether a card in play forbids an attack at the zone of this defender.
pub fn is_kept_away(game: &MageWars, facts: &AttackFacts<'_>) -> bool {
    super::board_index(game).restricting
        && rules_of(game, facts).any(|(_, rule)| *rule == AttackRule::KeptAway)
}

/// What cards in play demand for the attack (MW-ATTACK-S02-01).
pub fn attack_cost(game: &MageWars, facts: &AttackFacts<'_>) -> u16 {
    if !super::board_index(game).restricting {
        return 0;
    }
    let costs = rules_of(game, facts).map(|(_, rule)| match rule {
        AttackRule::Cost(mana) => u16::from(*mana),
        AttackRule::Dice(_)
        | AttackRule::Plus(..)
        | AttackRule::EffectDie(_)
        | AttackRule::Effects(_)
        | AttackRule::Gain(_)
        | AttackRule::Soften(_)
        | AttackRule::Forbidden
        | AttackRule::KeptAway => 0,
    });
    costs.sum()
}

/// The effect table of an attack: that of its bar, or one that a card in play gives it.
pub fn effect_table<'a>(game: &'a MageWars, facts: &AttackFacts<'a>) -> &'a [Outcome] {
    if !facts.bar.effects.is_empty() {
        return &facts.bar.effects;
    }
    let given = rules_of(game, facts).find_map(|(_, rule)| match rule {
        AttackRule::Effects(lines) => Some(lines.as_slice()),
        _ => None,
    });
    given.unwrap_or_default()
}

/// Whether the attack is one of these, seen from the object that carries the word.
pub fn is_one_of(
    game: &MageWars,
    source: &Object,
    which: &Attacks,
    facts: &AttackFacts<'_>,
) -> bool {
    let AttackFacts { bar, defender, counterstrike, is_spell, .. } = *facts;
    let now = Seen { bar, defender, counterstrike, is_spell };
    now.is_like(game, source, which, facts.attacker)
        && (!which.first || is_first(game, source, which, facts.attacker))
}

/// Whether this attacker has made no such attack in this round yet.
fn is_first(game: &MageWars, source: &Object, which: &Attacks, attacker: Option<&Object>) -> bool {
    let Some(by) = attacker else { return false };
    // MW-MAGE-PRIEST-09: an attack before its target harmed anybody was none of these.
    let harmed = |at: usize, id: ObjectId| {
        let by = |fact: &RoundFact| matches!(fact, RoundFact::Damaged { attacker, .. } if *attacker == id);
        !which.against.as_ref().is_some_and(asks_for_harm) || game.round_facts[..at].iter().any(by)
    };
    !game.round_facts.iter().enumerate().any(|(at, fact)| match fact {
        RoundFact::Attacked { attacker: id, defender, bar, counterstrike, is_spell }
            if *id == by.id && harmed(at, *defender) =>
        {
            let defender = game.find_or_departed(*defender);
            let (counterstrike, is_spell) = (*counterstrike, *is_spell);
            Seen { bar: bar.bar(), defender, counterstrike, is_spell }
                .is_like(game, source, which, attacker)
        }
        _ => false,
    })
}

/// Whether a filter asks whom somebody has harmed.
fn asks_for_harm(filter: &Filter) -> bool {
    match filter {
        Filter::All(parts) | Filter::Any(parts) => parts.iter().any(asks_for_harm),
        other => matches!(other, Filter::Harmed(_)),
    }
}

/// What words ask about an attack, be it thought of, under way or over.
struct Seen<'a> {
    bar: &'a AttackBar,
    defender: Option<&'a Object>,
    counterstrike: bool,
    is_spell: bool,
}

impl Seen<'_> {
    fn is_like(
        &self,
        game: &MageWars,
        source: &Object,
        which: &Attacks,
        attacker: Option<&Object>,
    ) -> bool {
        let reach = match which.reach {
            None => true,
            Some(Reach::Melee) => self.bar.reach == AttackReach::Melee,
            Some(Reach::Ranged) => {
                matches!(self.bar.reach, AttackReach::Ranged(_) | AttackReach::Zone { .. })
            }
        };
        let typed = which.damage_type.is_none_or(|it| self.bar.damage_type == Some(it));
        let manner =
            !(which.no_counterstrikes && self.counterstrike || which.no_spells && self.is_spell);
        let view = Viewpoint::of(source);
        let like = |filter, object: Option<&Object>| {
            object.is_some_and(|object| matches_from(game, &view, filter, object))
        };
        let printed = which.bar.is_none_or(|at| {
            let own = cards::card(source.card).attacks.get(usize::from(at));
            own.is_some_and(|own| std::ptr::eq(own, self.bar))
        });
        reach
            && printed
            && typed
            && manner
            && which.by.as_ref().is_none_or(|filter| like(filter, attacker))
            && which.against.as_ref().is_none_or(|filter| like(filter, self.defender))
    }
}
