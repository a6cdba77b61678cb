//! Where conjurations, walls and equipment can lie: what may not be there twice, and what is in the way.

use arrayvec::ArrayVec;
use kernel::{Refusal, Seat};
use rules::mw;

use crate::{
    cards::{self, CardId},
    state::{MageWars, Object, ObjectId, Place},
    vocabulary::{Card, Kind, Location, Locations, Trait},
};

/// Equipment that a new piece cannot share its mage with (MW-EQUIP-02 to MW-EQUIP-05, MW-EQUIP-08, MW-EQUIP-16).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conflicts {
    /// All of these have to go: they have its name or are worn where it goes.
    pub all: ArrayVec<ObjectId, 4>,
    /// Both fingers are taken: one of these rings has to go (MW-EQUIP-03).
    pub one_of: ArrayVec<ObjectId, 2>,
}

impl Conflicts {
    pub fn is_empty(&self) -> bool {
        self.all.is_empty() && self.one_of.is_empty()
    }
}

/// Where a piece of equipment is worn. The choice is asked for only where the card leaves one (MW-EQUIP-05).
pub fn locations(card: &Card, chosen: Option<Location>) -> ArrayVec<Location, 2> {
    let mut taken = ArrayVec::new();
    match card.locations {
        None => (),
        Some(Locations::One(location)) => taken.push(location),
        Some(Locations::Both(one, other)) => taken.extend([one, other]), // MW-EQUIP-04
        Some(Locations::Either(one, other)) => {
            taken.extend(chosen.filter(|chosen| [one, other].contains(chosen)));
        }
    }
    taken
}

/// What is in the way of a piece of equipment on a mage, at the chosen location where there is a choice.
pub fn equipment_conflicts(
    game: &MageWars,
    mage: ObjectId,
    card: CardId,
    chosen: Option<Location>,
) -> Conflicts {
    conflicts(game, mage, card, chosen, None)
}

/// The same for a piece that is already there.
pub(crate) fn conflicts_of(game: &MageWars, mage: ObjectId, worn: &Object) -> Conflicts {
    conflicts(game, mage, worn.card, worn.location, Some(worn.id))
}

fn conflicts(
    game: &MageWars,
    mage: ObjectId,
    card: CardId,
    chosen: Option<Location>,
    except: Option<ObjectId>,
) -> Conflicts {
    let wanted = locations(cards::card(card), chosen);
    let mut found = Conflicts::default();
    let mut rings = ArrayVec::<ObjectId, 4>::new();
    let worn = game.attached_to(mage).filter(|worn| game.card(worn).kind == Kind::Equipment);
    for worn in worn.filter(|worn| Some(worn.id) != except) {
        let taken = locations(game.card(worn), worn.location);
        let mut shared = taken.iter().filter(|location| wanted.contains(location));
        let in_the_way = shared.clone().any(|location| *location != Location::Ring);
        if worn.card == card || in_the_way {
            let _ = found.all.try_push(worn.id);
        } else if shared.any(|location| *location == Location::Ring) {
            let _ = rings.try_push(worn.id);
        }
    }
    // MW-EQUIP-03: two rings; where one goes anyway for its name, there is room.
    let renamed = found.all.iter().any(|id| {
        game.find(*id)
            .is_some_and(|worn| locations(game.card(worn), worn.location).contains(&Location::Ring))
    });
    if rings.len() >= 2 && !renamed {
        found.one_of = rings.into_iter().take(2).collect();
    }
    found
}

/// Whether a conjuration or wall of a player can come to lie there, or the rule against it. What it may be cast on is
/// for its target line to say.
pub fn conjuration_fits(
    game: &MageWars,
    card: CardId,
    controller: Seat,
    place: Place,
) -> Result<(), Refusal> {
    fits(game, card, controller, place, None)
}

/// The same for one that is already there.
pub(crate) fn still_fits(game: &MageWars, object: &Object) -> Result<(), Refusal> {
    fits(game, object.card, object.controller, object.place, Some(object.id))
}

fn fits(
    game: &MageWars,
    card: CardId,
    controller: Seat,
    place: Place,
    except: Option<ObjectId>,
) -> Result<(), Refusal> {
    let printed = cards::card(card);
    let others = || game.objects.iter().filter(|other| Some(other.id) != except);
    let mut copies = others().filter(|other| other.card == card);
    if printed.traits.contains(&Trait::Legendary) && copies.clone().next().is_some() {
        return Err(Refusal::new(mw::TRAIT_LEGENDARY_01, "refusal-legendary"));
    }
    if printed.traits.contains(&Trait::Unique) && copies.any(|other| other.controller == controller)
    {
        return Err(Refusal::new(mw::TRAIT_UNIQUE_01, "refusal-unique"));
    }
    let mut here =
        others().filter(|other| other.place == place && is_conjuration(game.card(other)));
    let exclusive = |card: &Card| card.traits.contains(&Trait::ZoneExclusive);
    match place {
        // MW-WALL-02, MW-WALL-03
        Place::Border(_) if here.next().is_some() => {
            Err(Refusal::new(mw::WALL_02, "refusal-border-taken"))
        }
        Place::Zone(_) | Place::On(_) if here.clone().any(|other| other.card == card) => {
            let rule = if matches!(place, Place::On(_)) { mw::CONJ_10 } else { mw::CONJ_06 };
            Err(Refusal::new(rule, "refusal-same-conjuration"))
        }
        // MW-CONJ-15, MW-CONJ-16
        Place::Zone(_) if exclusive(printed) && here.any(|other| exclusive(game.card(other))) => {
            Err(Refusal::new(mw::CONJ_15, "refusal-zone-exclusive"))
        }
        Place::Border(_) | Place::Zone(_) | Place::On(_) => Ok(()),
    }
}

fn is_conjuration(card: &Card) -> bool {
    matches!(card.kind, Kind::Conjuration | Kind::Wall)
}
