//! Whether an object or a card is like a filter says.

use kernel::Seat;

use super::{Flag, Traits, flag_of, own_traits};
use crate::{
    cards::{self, CardId},
    state::{Border, Face, MageWars, Object, Place, RoundFact, Zone},
    vocabulary::{Card, Filter, Kind, Restriction, Subtype, Target, Trait},
};

/// From where a filter is judged.
#[derive(Clone, Copy, Debug)]
pub struct Viewpoint<'a> {
    pub you: Seat,
    /// The object that carries the filter, or the caster of the spell that does.
    pub this: Option<&'a Object>,
    /// The zone a spell was cast on, and a second one beside it.
    pub here: Option<Zone>,
    pub beside: Option<Zone>,
    pub spell: Option<CardId>,
}

impl<'a> Viewpoint<'a> {
    /// That of an object in play and its controller.
    pub fn of(object: &'a Object) -> Self {
        Viewpoint {
            you: object.controller,
            this: Some(object),
            here: None,
            beside: None,
            spell: None,
        }
    }
}

/// Judges an object in play, seen by player `you` from the object that carries the filter.
pub fn matches(
    game: &MageWars,
    you: Seat,
    this: Option<&Object>,
    filter: &Filter,
    object: &Object,
) -> bool {
    matches_from(
        game,
        &Viewpoint { you, this, here: None, beside: None, spell: None },
        filter,
        object,
    )
}

/// Judges an object in play from any viewpoint.
pub fn matches_from(
    game: &MageWars,
    view: &Viewpoint<'_>,
    filter: &Filter,
    object: &Object,
) -> bool {
    let judge = |filter: &Filter| matches_from(game, view, filter, object);
    let Viewpoint { you, this, here, beside, spell } = *view;
    match filter {
        Filter::All(parts) => parts.iter().all(judge),
        Filter::Any(parts) => parts.iter().any(judge),
        Filter::Not(part) => !judge(part),
        Filter::Creature => game.is_creature(object),
        Filter::Living => own_traits(game, object).is_living(),
        Filter::Corporeal => !own_traits(game, object).has(Flag::Incorporeal),
        Filter::Has(held) => has(&own_traits(game, object), held),
        Filter::Channels => channels(game.card(object)),
        Filter::Damaged => object.damage > 0,
        Filter::SummonedThisRound => object.arrived == game.round,
        Filter::Hidden => object.face == Face::Down,
        Filter::Revealed => object.face == Face::Up,
        Filter::Friendly => !game.is_enemy(you, object),
        Filter::Enemy => game.is_enemy(you, object),
        Filter::Yours => object.controller == you,
        Filter::Owned => object.owner == you,
        Filter::This => this.is_some_and(|this| this.id == object.id),
        Filter::Host => this.is_some_and(|this| this.place == Place::On(object.id)),
        Filter::YourMage => game.mage(you).is_some_and(|mage| mage.id == object.id),
        Filter::Chosen => this.is_some_and(|this| this.chosen == Some(object.id)),
        Filter::Here => {
            let here = here.or_else(|| this.and_then(|this| game.zone_of(this)));
            let there = game.zone_of(object);
            let pair = here.zip(beside);
            // A wall between two zones of a spell is in its reach.
            let between = |(one, other)| {
                let border = Border::between(one, other).map(Place::Border);
                border.is_some_and(|border| object.place == border)
            };
            here.is_some() && here == there
                || beside.is_some() && beside == there
                || pair.is_some_and(between)
        }
        Filter::Bordering => {
            let here = this.and_then(|this| game.zone_of(this));
            here.is_some_and(|here| match object.place {
                Place::Border(border) => border.touches(here),
                _ => false,
            })
        }
        Filter::DamagedBy(who) => game.round_facts.iter().any(|fact| match fact {
            RoundFact::Damaged { attacker, defender } => {
                *defender == object.id
                    && game
                        .find_or_departed(*attacker)
                        .is_some_and(|attacker| matches_from(game, view, who, attacker))
            }
            _ => false,
        }),
        Filter::Within(zones) => {
            let here = this.and_then(|this| game.zone_of(this));
            let far = here.and_then(|here| game.distance(here, object));
            far.is_some_and(|far| far <= *zones)
        }
        Filter::OnHost => {
            let host = this.and_then(|this| this.place.host());
            host.is_some() && host == object.place.host()
        }
        Filter::Guarding => object.flags.guard,
        Filter::With(inner) => game.zone_of(object).is_some_and(|zone| {
            let there =
                |other: &&Object| other.id != object.id && game.zone_of(other) == Some(zone);
            let mut others = game.objects.iter().filter(there);
            others.any(|other| matches_from(game, view, inner, other))
        }),
        Filter::Attached => matches!(object.place, Place::On(_)),
        Filter::Harmed(inner) => game.round_facts.iter().any(|fact| match fact {
            RoundFact::Damaged { attacker, defender } if *attacker == object.id => game
                .find_or_departed(*defender)
                .is_some_and(|harmed| matches_from(game, view, inner, harmed)),
            _ => false,
        }),
        Filter::Marked(marker) => object.markers(*marker) > 0,
        Filter::Token(token) => object.tokens(*token) > 0,
        Filter::HadThisSpell => spell.is_some_and(|card| {
            game.round_facts.contains(&RoundFact::WasCastOn { card, target: object.id })
        }),
        Filter::Carries(inner) => {
            game.attached_to(object.id).any(|attached| matches_from(game, view, inner, attached))
        }
        Filter::Subtype(subtype) => game.has_subtype(object, *subtype),
        Filter::Class(class) => {
            cards::compiled(object.card).mage.is_some_and(|mage| mage.class() == *class)
        }
        Filter::Kind(_)
        | Filter::Named(_)
        | Filter::School(_)
        | Filter::Level(..)
        | Filter::Casts
        | Filter::Action(_)
        | Filter::Epic => card_matches(filter, cards::card(object.card)),
    }
}

/// Judges a card that is not in play, by what is printed on it.
pub fn card_matches(filter: &Filter, card: &Card) -> bool {
    match filter {
        Filter::All(parts) => parts.iter().all(|part| card_matches(part, card)),
        Filter::Any(parts) => parts.iter().any(|part| card_matches(part, card)),
        Filter::Not(part) => !card_matches(part, card),
        Filter::Kind(kind) => card.kind == *kind,
        Filter::Named(name) => card.id == *name,
        Filter::Creature => matches!(card.kind, Kind::Creature | Kind::Mage),
        Filter::Subtype(subtype) => card.subtypes.contains(subtype),
        Filter::School(school) => card.schools.has(*school),
        Filter::Level(from, to) => (*from..=*to).contains(&card.level()),
        Filter::Action(kind) => card.action == *kind,
        Filter::Epic => card.restrictions.contains(&Restriction::Epic),
        Filter::Attached => matches!(card.target, Target::Object(_)),
        Filter::Living => card.kind == Kind::Creature && !card.traits.iter().any(is_nonliving),
        Filter::Corporeal => !card.traits.contains(&Trait::Incorporeal),
        Filter::Has(held) => card.traits.contains(held),
        Filter::Channels => channels(card),
        Filter::Casts => casts(card),
        // What only objects in play can be.
        Filter::Class(_)
        | Filter::Damaged
        | Filter::SummonedThisRound
        | Filter::Hidden
        | Filter::Revealed
        | Filter::Friendly
        | Filter::Enemy
        | Filter::Yours
        | Filter::Owned
        | Filter::This
        | Filter::Host
        | Filter::YourMage
        | Filter::Chosen
        | Filter::Here
        | Filter::Bordering
        | Filter::DamagedBy(_)
        | Filter::Within(_)
        | Filter::OnHost
        | Filter::Guarding
        | Filter::With(_)
        | Filter::Harmed(_)
        | Filter::Marked(_)
        | Filter::Token(_)
        | Filter::HadThisSpell
        | Filter::Carries(_) => false,
    }
}

/// Judges what is known by its subtypes alone.
pub fn subtypes_match(filter: &Filter, subtypes: &[Subtype]) -> bool {
    match filter {
        Filter::All(parts) => parts.iter().all(|part| subtypes_match(part, subtypes)),
        Filter::Any(parts) => parts.iter().any(|part| subtypes_match(part, subtypes)),
        Filter::Subtype(subtype) => subtypes.contains(subtype),
        _ => false,
    }
}

/// Whether a card has the Channeling attribute.
fn channels(card: &Card) -> bool {
    card.channeling.is_some() || card.channeling_x.is_some()
}

/// Whether spells can be prepared for it, mages aside.
fn casts(card: &Card) -> bool {
    card.traits.iter().any(|it| matches!(it, Trait::Familiar(_) | Trait::Spawnpoint { .. }))
}

/// A set of kinds of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds(u16);

impl Kinds {
    pub(crate) const ALL: Kinds = Kinds(u16::MAX);
    /// MW-GEN-17: a mage is a creature.
    const CREATURES: Kinds = Kinds(1 << Kind::Mage as u8 | 1 << Kind::Creature as u8);

    fn one(kind: Kind) -> Self {
        Kinds(1 << kind as u8)
    }

    fn both(self, other: Kinds) -> Self {
        Kinds(self.0 & other.0)
    }

    fn either(self, other: Kinds) -> Self {
        Kinds(self.0 | other.0)
    }

    #[inline]
    pub fn has(self, kind: Kind) -> bool {
        self.has_number(kind as usize)
    }

    /// Whether the kind of this number is in it.
    #[inline]
    pub(crate) fn has_number(self, kind: usize) -> bool {
        self.0 >> kind & 1 != 0
    }
}

/// The kinds of all objects a filter can hold for. It may hold for none of some of these kinds.
pub fn kinds_of(filter: &Filter) -> Kinds {
    match filter {
        Filter::All(parts) => parts.iter().map(kinds_of).fold(Kinds::ALL, Kinds::both),
        Filter::Any(parts) => parts.iter().map(kinds_of).fold(Kinds(0), Kinds::either),
        Filter::Kind(kind) => Kinds::one(*kind),
        Filter::Creature => Kinds::CREATURES,
        Filter::YourMage | Filter::Class(_) => Kinds::one(Kind::Mage),
        Filter::Not(part) => match **part {
            Filter::Kind(kind) => Kinds(!Kinds::one(kind).0),
            _ => Kinds::ALL,
        },
        // Whatever else is asked for, any kind may have.
        _ => Kinds::ALL,
    }
}

fn is_nonliving(held: &Trait) -> bool {
    matches!(held, Trait::Nonliving | Trait::Incorporeal)
}

/// Whether a trait is among those an object has.
fn has(traits: &Traits, held: &Trait) -> bool {
    match held {
        Trait::Immunity(damage_type) => traits.is_immune(*damage_type),
        Trait::Plus(stat, amount) => traits.plus(*stat) >= i32::from(*amount),
        Trait::Aegis(value) => traits.aegis() >= *value,
        Trait::Regenerate(value) => traits.regenerate() >= *value,
        Trait::Tough(value) => traits.tough() >= *value,
        Trait::Rage(value) => traits.rage() >= *value,
        Trait::MoveLimit(most) => traits.move_limit().is_some_and(|limit| limit <= *most),
        Trait::Teleports(zones) => traits.teleports() >= *zones,
        Trait::Lifebond(value) => traits.lifebond() >= *value,
        other => flag_of(other).is_some_and(|flag| traits.has(flag)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::filter::{creature_or_conjuration, living_non_mage_creature};

    #[test]
    fn the_kinds_of_a_filter_are_those_it_can_hold_for() {
        let kinds = |filter: &Filter| {
            let all = [Kind::Mage, Kind::Creature, Kind::Conjuration, Kind::Wall, Kind::Equipment];
            all.into_iter().filter(|kind| kinds_of(filter).has(*kind)).collect::<Vec<_>>()
        };
        assert_eq!(kinds(&living_non_mage_creature()), [Kind::Creature]);
        let solid = [Kind::Mage, Kind::Creature, Kind::Conjuration, Kind::Wall];
        assert_eq!(kinds(&creature_or_conjuration()), solid);
        let no_mage = creature_or_conjuration().but_not(Filter::Kind(Kind::Mage));
        assert_eq!(kinds(&no_mage), solid[1..]);
        assert_eq!(kinds(&Filter::Damaged.but_not(Filter::Living)).len(), 5);
        assert_eq!(kinds(&Filter::YourMage), [Kind::Mage]);
    }
}
