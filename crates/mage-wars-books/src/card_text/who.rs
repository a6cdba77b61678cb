//! References as noun phrases: this creature, the target, your mage.

use super::{
    filters::Sense,
    grammar::{Case, Determiner, Phrase, Phrases, Speaker},
    names::{self, noun, property},
};
use mage_wars::vocabulary::{Ability, Effect, Filter, Kind, Target, Who};

/// What references mean where an effect stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope<'f> {
    /// What a `ForEach` goes through.
    pub(super) each: Option<&'f Filter>,
    /// Whether the sentence itself says "each such creature".
    pub(super) each_in_sentence: bool,
    /// The noun for what set the ability off.
    pub(super) actor: Actor,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Actor {
    Creature,
    Attacker,
    Caster,
}

impl Scope<'_> {
    pub(super) const PLAIN: Scope<'static> =
        Scope { each: None, each_in_sentence: false, actor: Actor::Creature };
}

impl Speaker<'_> {
    pub(super) fn who(&self, who: Who, scope: Scope<'_>, case: Case) -> String {
        self.phrases(&self.reference_to(who, scope), case)
    }

    pub(super) fn reference_to(&self, who: Who, scope: Scope<'_>) -> Phrases {
        let the = |noun| Phrase::new(Determiner::The, noun);
        match who {
            Who::This => self.this().into(),
            Who::Host => self.host().into(),
            Who::Target => the(noun::TARGET).into(),
            Who::Second => self.second().into(),
            Who::Each => match scope.each {
                Some(filter) if scope.each_in_sentence => {
                    self.filter(filter, Determiner::Each, Sense::Objects)
                }
                Some(filter) => Phrase::new(Determiner::That, self.noun_for(filter)).into(),
                None => the(noun::OBJECT).into(),
            },
            Who::Caster => the(noun::CASTER).into(),
            Who::Chosen => self.chosen().into(),
            Who::YourMage => Phrase::new(Determiner::Your, noun::MAGE).into(),
            Who::Actor => match scope.actor {
                Actor::Creature => Phrase::new(Determiner::That, noun::CREATURE).into(),
                Actor::Attacker => the(noun::ATTACKER).into(),
                Actor::Caster => the(noun::CASTER).into(),
            },
            Who::Attacker => the(noun::ATTACKER).into(),
        }
    }

    /// The object that carries the word.
    pub(super) fn this(&self) -> Phrase {
        Phrase::new(Determiner::This, names::object(self.card.kind))
    }

    /// What the card is attached to.
    pub(super) fn host(&self) -> Phrase {
        let noun = match &self.card.target {
            Target::Object(filter)
            | Target::ObjectAndZone(filter)
            | Target::ObjectAndNeighbor(filter, _)
            | Target::ObjectAndAttached(filter, _) => self.noun_for(filter),
            Target::Zone(_) | Target::ZoneNear(_) => noun::ZONE,
            Target::None
            | Target::Arena
            | Target::Border
            | Target::ZoneOrPair
            | Target::ZoneOrObject(_)
            | Target::EnchantmentAndHost(_)
            | Target::Discarded(_)
            | Target::AnyDiscarded(_)
            | Target::DestroyedHere(_) => noun::OBJECT,
        };
        Phrase::new(Determiner::This, noun)
    }

    /// "It" of a trigger: what carries the ability, or what that is attached to.
    pub(super) fn bearer(&self) -> Phrase {
        match self.card.kind {
            Kind::Enchantment | Kind::Equipment => self.host(),
            Kind::Mage
            | Kind::Creature
            | Kind::Conjuration
            | Kind::Wall
            | Kind::Incantation
            | Kind::Attack
            | Kind::Orb
            | Kind::Tile => self.this(),
        }
    }

    /// What was chosen with the target.
    fn second(&self) -> Phrase {
        match &self.card.target {
            Target::ObjectAndAttached(_, attached) | Target::ObjectAndNeighbor(_, attached) => {
                Phrase::new(Determiner::The, self.noun_for(attached))
                    .adjective(self.word(property::CHOSEN))
            }
            Target::EnchantmentAndHost(_) => Phrase::new(Determiner::The, noun::HOST),
            Target::ObjectAndZone(_) => Phrase::new(Determiner::The, noun::TARGET_ZONE),
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
            | Target::DestroyedHere(_) => Phrase::new(Determiner::The, noun::OBJECT),
        }
    }

    /// What was chosen when the card came into play.
    pub(super) fn chosen(&self) -> Phrase {
        let choice = self.card.abilities.iter().find_map(|ability| match ability {
            Ability::When { effect, .. } => choice_of(effect),
            Ability::Use {
                effect: Effect::MoveToken { .. },
                target: Target::Object(which),
                ..
            } => Some(which),
            _ => None,
        });
        let noun = choice.map_or(noun::OBJECT, |which| self.noun_for(which));
        Phrase::new(Determiner::The, noun).adjective(self.word(property::CHOSEN))
    }
}

/// What an effect chooses first.
fn choice_of(effect: &Effect) -> Option<&Filter> {
    match effect {
        Effect::ChooseObject { which, .. } => Some(which),
        Effect::Seq(parts) => choice_of(parts.first()?),
        _ => None,
    }
}
