//! Where conjurations, walls and equipment can lie: what may not be there twice, and what is in the way.

use arrayvec::ArrayVec;
use kernel::{Refusal, Seat};
use rules::mw;

use crate::{
    cards::{self, CardId},
    derive::Flag,
    legal::{Judgement, forbid},
    state::{MageWars, ObjectId, Place},
    vocabulary::{Card, Kind, Location, Locations, Trait},
};

/// Equipment that a new piece cannot share its mage with (MW-EQUIP-02 to MW-EQUIP-05, MW-EQUIP-08, MW-EQUIP-16).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conflicts {
    /// All of these have to go: they have its name or are worn where it goes.
    pub all: Vec<ObjectId>,
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

/// What is in the way of a piece of equipment on a mage, at the chosen location where there is a choice; `except` is
/// the piece itself where it is already there.
pub fn equipment_conflicts(
    game: &MageWars,
    mage: ObjectId,
    card: CardId,
    chosen: Option<Location>,
    except: Option<ObjectId>,
) -> Conflicts {
    let wanted = locations(cards::card(card), chosen);
    let mut found = Conflicts::default();
    let mut rings = Vec::new();
    let worn = game.attached_to(mage).filter(|worn| game.card(worn).kind == Kind::Equipment);
    for worn in worn.filter(|worn| Some(worn.id) != except) {
        let taken = locations(game.card(worn), worn.location);
        let mut shared = taken.iter().filter(|location| wanted.contains(location));
        let in_the_way = shared.clone().any(|location| *location != Location::Ring);
        if worn.card == card || in_the_way {
            found.all.push(worn.id);
        } else if shared.any(|location| *location == Location::Ring) {
            rings.push(worn.id);
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
/// for its target line to say; `except` is the object itself where it is already there.
pub fn conjuration_fits(
    game: &MageWars,
    card: CardId,
    controller: Seat,
    place: Place,
    except: Option<ObjectId>,
) -> Result<(), Refusal> {
    let printed = cards::card(card);
    copies_fit(game, card, controller, except)?;
    let others = || game.objects.iter().filter(|other| Some(other.id) != except);
    let mut here =
        others().filter(|other| other.place == place && is_conjuration(game.card(other)));
    let exclusive = |card: &Card| card.traits.contains(&Trait::ZoneExclusive);
    match place {
        // MW-WALL-02, MW-WALL-03
        Place::Border(_) if here.next().is_some() => {
            Err(Refusal::new(mw::WALL_02, "refusal-border-taken"))
        }
        // MW-TRAIT-VINE-05: of markers any number may lie there.
        Place::Zone(_) | Place::On(_)
            if !printed.is_marker() && here.clone().any(|other| other.card == card) =>
        {
            let rule = if matches!(place, Place::On(_)) { mw::CONJ_10 } else { mw::CONJ_06 };
            Err(Refusal::new(rule, "refusal-same-conjuration"))
        }
        // MW-CONJ-15, MW-CONJ-16
        Place::Zone(_) if exclusive(printed) && here.any(|other| exclusive(game.card(other))) => {
            Err(Refusal::new(mw::CONJ_15, "refusal-zone-exclusive"))
        }
        Place::Border(_) | Place::Zone(_) | Place::On(_) | Place::Away(_) => Ok(()),
    }
}

/// MW-TRAIT-LEGENDARY-01, MW-TRAIT-UNIQUE-01, MW-RULING-34: one in play among all, or one a player.
pub(crate) fn copies_fit(
    game: &MageWars,
    card: CardId,
    controller: Seat,
    except: Option<ObjectId>,
) -> Judgement {
    let printed = &cards::compiled(card).printed;
    let (legendary, unique) = (printed.has(Flag::Legendary), printed.has(Flag::Unique));
    if !legendary && !unique {
        return Ok(());
    }
    let mut copies =
        game.objects.iter().filter(|other| Some(other.id) != except && other.card == card);
    let second = legendary && copies.clone().next().is_some();
    forbid(second, mw::TRAIT_LEGENDARY_01, "refusal-legendary")?;
    let second = unique && copies.any(|other| other.controller == controller);
    forbid(second, mw::TRAIT_UNIQUE_01, "refusal-unique")
}

fn is_conjuration(card: &Card) -> bool {
    matches!(card.kind, Kind::Conjuration | Kind::Wall)
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Game, Log, RuleId, Seed};
    use rules::covers;

    use super::*;
    use crate::{
        setup::{Body, Piece, Placement, Position, Setup, Spot},
        state::{Border, Zone},
    };

    const HERE: Zone = Zone::new(0, 0);
    const THERE: Zone = Zone::new(1, 0);

    /// Two mages, a creature and these.
    fn game(objects: Vec<Placement>) -> MageWars {
        let piece = Piece {
            zone: HERE,
            damage: 0,
            mana: 0,
            active: true,
            guard: false,
            markers: Vec::new(),
        };
        let wolf = Placement::Creature {
            card: "timber-wolf".to_owned(),
            controller: Seat(0),
            piece: piece.clone(),
        };
        let position = Position {
            round: 1,
            initiative: Seat(0),
            turn: Some(Seat(0)),
            mages: vec![piece.clone(), piece],
            objects: std::iter::once(wolf).chain(objects).collect(),
            ..Position::default()
        };
        let setup = Setup { position: Some(position), ..Setup::default() };
        MageWars::start(&setup, Chance::seeded(Seed::from_number(1)), &mut Log::off())
            .expect("a right board")
    }

    fn conjured(card: &str, spot: Spot) -> Placement {
        let (card, controller) = (card.to_owned(), Seat(0));
        Placement::Conjuration { card, controller, spot, body: Body::default() }
    }

    fn worn(card: &str) -> Placement {
        Placement::Equipment { card: card.to_owned(), owner: Seat(0), on: 0, location: None }
    }

    fn card(id: &str) -> CardId {
        cards::find(id).expect("a card that can be played")
    }

    #[test]
    fn no_conjuration_lies_twice_or_beside_an_exclusive_one() {
        covers![mw::CONJ_06, mw::CONJ_10, mw::CONJ_15, mw::WALL_02, mw::TRAIT_LEGENDARY_01];
        let border = |one, other| Border::between(one, other).expect("adjacent");
        let wall = border(HERE, THERE);
        let game = game(vec![
            conjured("mana-crystal", Spot::Zone(HERE)),
            conjured("mohktari-great-tree-of-life", Spot::Zone(THERE)),
            conjured("tanglevine", Spot::On(2)),
            conjured("fog-bank", Spot::Border(wall)),
        ]);
        let rule = |id: &str, place| -> Option<RuleId> {
            conjuration_fits(&game, card(id), Seat(1), place, None)
                .err()
                .map(|refusal| refusal.rule)
        };
        assert_eq!(rule("mana-crystal", Place::Zone(HERE)), Some(mw::CONJ_06));
        assert_eq!(rule("mana-flower", Place::Zone(HERE)), Some(mw::CONJ_15));
        assert_eq!(rule("mana-flower", Place::Zone(THERE)), None, "the tree is not exclusive");
        let tree = "mohktari-great-tree-of-life";
        assert_eq!(rule(tree, Place::Zone(HERE)), Some(mw::TRAIT_LEGENDARY_01));
        assert_eq!(rule("tanglevine", Place::On(ObjectId(2))), Some(mw::CONJ_10));
        assert_eq!(rule("tanglevine", Place::On(ObjectId(0))), None);
        assert_eq!(rule("wall-of-stone", Place::Border(wall)), Some(mw::WALL_02));
        let free = border(THERE, Zone::new(1, 1));
        assert_eq!(rule("fog-bank", Place::Border(free)), None);
    }

    #[test]
    fn each_location_carries_one_piece_and_two_rings_fit() {
        covers![mw::EQUIP_02, mw::EQUIP_03, mw::EQUIP_04, mw::EQUIP_08];
        let game = game(vec![
            worn("mage-staff"),
            worn("fireshaper-ring"),
            worn("lightning-ring"),
            worn("leather-gloves"),
        ]);
        let conflicts = |id: &str| {
            let found = equipment_conflicts(&game, ObjectId(0), card(id), None, None);
            (found.all.to_vec(), found.one_of.to_vec())
        };
        let [staff, fire, lightning, gloves] = [3, 4, 5, 6].map(ObjectId);
        assert_eq!(conflicts("leather-boots"), (vec![], vec![]));
        assert_eq!(conflicts("gauntlets-of-strength"), (vec![gloves], vec![]));
        assert_eq!(conflicts("ivarium-longbow"), (vec![staff], vec![]), "weapon and shield");
        assert_eq!(conflicts("dawnbreaker-ring"), (vec![], vec![fire, lightning]));
        assert_eq!(conflicts("lightning-ring"), (vec![lightning], vec![]), "the same name");
        let other = equipment_conflicts(&game, ObjectId(1), card("mage-staff"), None, None);
        assert!(other.is_empty(), "another mage");
    }

    #[test]
    fn the_base_set_has_the_printed_locations_and_all_walls_can_be_extended() {
        covers![mw::EQUIP_14, mw::WALL_18];
        use Location::{Amulet, Belt, Boots, Chest, Cloak, Gloves, Helmet, Ring, Shield, Weapon};
        let printed = [
            [Helmet, Amulet, Cloak, Chest, Belt].map(Locations::One).as_slice(),
            &[Gloves, Boots, Ring, Weapon].map(Locations::One),
            &[Locations::Either(Weapon, Shield), Locations::Both(Weapon, Shield)],
        ]
        .concat();
        let base = crate::set::base();
        for piece in base.iter().filter(|card| card.kind == Kind::Equipment) {
            let worn = piece.locations.expect("equipment is worn somewhere");
            assert!(printed.contains(&worn), "{}", piece.id);
        }
        for location in printed {
            let any = base.iter().any(|card| card.locations == Some(location));
            assert!(any, "nothing is worn at {location:?}");
        }
        for wall in base.iter().filter(|card| card.kind == Kind::Wall) {
            assert!(wall.traits.contains(&Trait::Extendable), "{}", wall.id);
        }
    }

    #[test]
    fn equipment_with_a_choice_takes_the_location_chosen() {
        covers![mw::EQUIP_05];
        let wand = crate::set::base().into_iter().find(|card| card.id == "mage-wand");
        let wand = wand.expect("a base card");
        assert_eq!(locations(&wand, Some(Location::Shield)).as_slice(), [Location::Shield]);
        assert_eq!(locations(&wand, Some(Location::Weapon)).as_slice(), [Location::Weapon]);
        assert!(locations(&wand, Some(Location::Belt)).is_empty(), "not there");
        assert!(locations(&wand, None).is_empty(), "nothing chosen");
    }

    #[test]
    fn what_is_attached_is_as_far_away_as_its_carrier() {
        covers![mw::RANGE_07];
        let game = game(vec![worn("mage-staff"), conjured("tanglevine", Spot::On(2))]);
        for id in [ObjectId(3), ObjectId(4)] {
            let attached = game.find(id).expect("in play");
            assert_eq!(game.distance(Zone::new(1, 2), attached), Some(3));
            assert_eq!(game.zone_of(attached), Some(HERE));
        }
    }
}
