//! What a setup puts into play: how each object is written down, and what no reachable board looks like.

use kernel::{Message, Refusal, RuleId, Seat, SetupError, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use crate::{
    cards::{self, CardId},
    derive::{self, Flag},
    legal::placement,
    state::{Border, Face, Flags, MageWars, NOBODY, Object, ObjectId, Place, Zone},
    vocabulary::{Kind, Location, Marker, Target},
};

/// How a creature stands there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Piece {
    pub zone: Zone,
    #[serde(default)]
    pub damage: u16,
    #[serde(default)]
    pub mana: u16,
    #[serde(default)]
    pub active: bool,
    #[serde(default)]
    pub guard: bool,
    /// Condition markers and how many.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<(Marker, u8)>,
}

/// What lies on a conjuration.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Body {
    pub damage: u16,
    pub mana: u16,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<(Marker, u8)>,
}

/// Where a conjuration is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    Zone(Zone),
    /// Attached to this object, counted as everywhere in a setup.
    On(u16),
    /// A wall.
    Border(Border),
}

/// A card in play. Objects are counted from 0: first the mages by seat, then the placements in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub enum Placement {
    Creature {
        card: String,
        controller: Seat,
        piece: Piece,
    },
    /// A creature nobody controls, on a map (MW-DOM-13).
    Guardian {
        card: String,
        piece: Piece,
    },
    /// A conjuration, walls among them.
    Conjuration {
        card: String,
        controller: Seat,
        spot: Spot,
        #[serde(default)]
        body: Body,
    },
    Enchantment {
        card: String,
        controller: Seat,
        on: u16,
        hidden: bool,
    },
    /// An enchantment on a zone, traps among them.
    ZoneEnchantment {
        card: String,
        controller: Seat,
        zone: Zone,
        hidden: bool,
    },
    /// Worn by a mage, who controls it (MW-EQUIP-07).
    Equipment {
        card: String,
        owner: Seat,
        on: u16,
        /// Where it is worn, if the card leaves a choice (MW-EQUIP-05).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        location: Option<Location>,
    },
}

impl Placement {
    /// The card's name, and whether a card of this kind can be placed so.
    pub(crate) fn card(&self) -> (&str, fn(Kind) -> bool) {
        match self {
            Placement::Creature { card, .. } | Placement::Guardian { card, .. } => {
                (card, |kind| kind == Kind::Creature)
            }
            Placement::Conjuration { card, spot: Spot::Border(_), .. } => {
                (card, |kind| kind == Kind::Wall)
            }
            Placement::Conjuration { card, .. } => (card, |kind| kind == Kind::Conjuration),
            Placement::Enchantment { card, .. } | Placement::ZoneEnchantment { card, .. } => {
                (card, |kind| kind == Kind::Enchantment)
            }
            Placement::Equipment { card, .. } => (card, |kind| kind == Kind::Equipment),
        }
    }

    /// The object it becomes. `controllers` are those of the objects before it.
    pub(crate) fn object(&self, id: u16, card: CardId, controllers: &[Seat]) -> Object {
        match self {
            Placement::Creature { controller, piece, .. } => creature(id, card, *controller, piece),
            Placement::Guardian { piece, .. } => {
                let mut object = creature(id, card, NOBODY, piece);
                object.flags.active = false;
                object
            }
            Placement::Conjuration { controller, spot, body, .. } => {
                let place = match spot {
                    Spot::Zone(zone) => Place::Zone(*zone),
                    Spot::On(host) => Place::On(ObjectId(*host)),
                    Spot::Border(border) => Place::Border(*border),
                };
                let mut object = Object::new(ObjectId(id), card, *controller, place, Face::Up);
                object.damage = body.damage;
                object.mana = body.mana;
                for (marker, count) in &body.markers {
                    object.set_markers(*marker, *count);
                }
                object.damage += object.tainted();
                object
            }
            Placement::Enchantment { controller, on, hidden, .. } => {
                let place = Place::On(ObjectId(*on));
                Object::new(ObjectId(id), card, *controller, place, face(*hidden))
            }
            Placement::ZoneEnchantment { controller, zone, hidden, .. } => {
                Object::new(ObjectId(id), card, *controller, Place::Zone(*zone), face(*hidden))
            }
            Placement::Equipment { owner, on, location, .. } => {
                let place = Place::On(ObjectId(*on));
                let mut object = Object::new(ObjectId(id), card, *owner, place, Face::Up);
                // MW-EQUIP-07, MW-RULING-22
                object.controller = controllers.get(usize::from(*on)).copied().unwrap_or(*owner);
                object.location = *location;
                object
            }
        }
    }
}

fn face(hidden: bool) -> Face {
    if hidden { Face::Down } else { Face::Up }
}

pub(crate) fn creature(id: u16, card: CardId, controller: Seat, piece: &Piece) -> Object {
    let is_mage = cards::card(card).kind == Kind::Mage;
    let place = Place::Zone(piece.zone);
    let mut object = Object::new(ObjectId(id), card, controller, place, Face::Up);
    object.damage = piece.damage;
    object.mana = piece.mana;
    object.flags =
        Flags { active: piece.active, guard: piece.guard, quickcast: is_mage, ..Flags::default() };
    for (marker, count) in &piece.markers {
        object.set_markers(*marker, *count);
    }
    object.damage += object.tainted();
    object
}

/// Collects everything that is wrong, so that a person sees it at once.
#[derive(Default)]
pub(crate) struct Problems(pub Vec<SetupError>);

impl Problems {
    pub(crate) fn add(&mut self, place: impl Into<String>, rule: Option<RuleId>, message: Message) {
        self.0.push(SetupError { place: place.into(), rule, message });
    }

    fn refuse(&mut self, place: &str, result: Result<(), Refusal>) {
        if let Err(refusal) = result {
            self.add(place, Some(refusal.rule), refusal.message());
        }
    }
}

impl MageWars {
    /// What no reachable board looks like.
    pub(crate) fn check_objects(&self, problems: &mut Problems) {
        for object in self.objects.iter() {
            let place = match object.id.0.checked_sub(u16::from(self.seats)) {
                None => format!("position.mages[{}]", object.id.0),
                Some(at) => format!("position.objects[{at}]"),
            };
            let known = |seat: Seat| seat.0 < self.seats;
            let nobodys = object.is_neutral() || self.is_orb(object);
            if nobodys {
                if self.arena.map.is_none() {
                    problems.add(place.clone(), Some(mw::DOM_13), msg!("setup-guardian"));
                }
            } else if !known(object.controller) || !known(object.owner) {
                let message = msg!("setup-seat", seat = object.controller.max(object.owner));
                problems.add(place.clone(), None, message);
            }
            self.check_markers(object, &place, problems);
            if object.mana > 0 && !holds_mana(object) {
                problems.add(place.clone(), Some(mw::READY_08), msg!("setup-mana"));
            }
            let zones: &[Zone] = match &object.place {
                Place::Zone(zone) | Place::Away(zone) => &[*zone],
                Place::Border(border) => &border.zones(),
                Place::On(host) => {
                    self.check_attached(object, *host, &place, problems);
                    &[]
                }
            };
            if !is_conjuration(self.card(object).kind) {
                let fits =
                    placement::copies_fit(self, object.card, object.controller, Some(object.id));
                problems.refuse(&place, fits);
            }
            for zone in zones.iter().filter(|zone| !self.arena.contains(**zone)) {
                problems.add(place.clone(), None, msg!("setup-zone", zone = zone.to_string()));
            }
            if let Some(life) = derive::life(self, object)
                && i32::from(object.damage) >= life
            {
                problems.add(place.clone(), Some(mw::DAMAGE_06), msg!("setup-dead", life = life));
            }
            if is_conjuration(self.card(object).kind) {
                self.check_conjuration(object, &place, problems);
            }
            if self.card(object).kind == Kind::Enchantment
                && let Place::Zone(_) = object.place
            {
                self.check_on_zone(object, &place, problems);
            }
        }
    }

    /// MW-CONJ-13, MW-DAMAGE-12: conditions lie where they can be placed; MW-GUARD-13: the helpless do not guard.
    fn check_markers(&self, object: &Object, place: &str, problems: &mut Problems) {
        for (marker, _) in object.conditions() {
            if !self.can_have(object, marker) {
                let rule = if self.is_creature(object) { mw::DAMAGE_12 } else { mw::CONJ_13 };
                problems.add(place, Some(rule), msg!("setup-misplaced"));
            }
        }
        if object.flags.guard && derive::traits(self, object).has(Flag::Incapacitated) {
            problems.add(place, Some(mw::GUARD_13), msg!("setup-guard"));
        }
        if derive::surplus_corrosion(self, object) > 0 {
            problems.add(place, Some(mw::COND_CORRODE_02), msg!("setup-misplaced"));
        }
        // Taunt is somebody's.
        let of_nobody =
            |taunt: &Marker| object.markers(*taunt) > 0 && object.taunted_by(*taunt).is_none();
        if Marker::TAUNTS.iter().any(of_nobody) {
            problems.add(place, Some(mw::COND_TAUNT_01), msg!("setup-taunt"));
        }
    }

    /// Zones for those that target one, objects for those that are attached; and nothing there twice.
    fn check_conjuration(&self, object: &Object, place: &str, problems: &mut Problems) {
        let right = match (&self.card(object).target, object.place) {
            (Target::Zone(_), Place::Zone(_))
            | (Target::Border, Place::Border(_))
            // Which object: see `check_attached`.
            | (Target::Object(_), Place::On(_)) => true,
            _ => false,
        };
        if right {
            problems.refuse(
                place,
                placement::conjuration_fits(
                    self,
                    object.card,
                    object.controller,
                    object.place,
                    Some(object.id),
                ),
            );
        } else {
            problems.add(place, Some(mw::CONJ_05), msg!("setup-misplaced"));
        }
    }

    /// MW-ENCH-11, MW-ENCH-06: only those that target a zone, and none of the same name twice.
    fn check_on_zone(&self, object: &Object, place: &str, problems: &mut Problems) {
        let target = &self.card(object).target;
        if !matches!(target, Target::Zone(_) | Target::ZoneOrObject(_)) {
            problems.add(place, Some(mw::ENCH_11), msg!("setup-target"));
        }
        let doubled = self.objects.iter().any(|other| {
            other.id < object.id && other.place == object.place && is_doubled(other, object)
        });
        if doubled {
            problems.add(place, Some(mw::ENCH_06), msg!("setup-doubled"));
        }
    }

    fn check_attached(
        &self,
        object: &Object,
        host: ObjectId,
        place: &str,
        problems: &mut Problems,
    ) {
        let kind = self.card(object).kind;
        let carries = |host: &&Object| match self.card(host).kind {
            Kind::Mage | Kind::Creature => true,
            Kind::Conjuration | Kind::Wall => kind == Kind::Enchantment,
            Kind::Enchantment
            | Kind::Equipment
            | Kind::Incantation
            | Kind::Attack
            | Kind::Orb
            | Kind::Tile => false,
        };
        let Some(host) = self.find(host).filter(carries) else {
            problems.add(place, None, msg!("setup-host"));
            return;
        };
        let is_target = self.can_carry(object, host);
        match kind {
            Kind::Equipment => {
                if !is_target {
                    problems.add(place, Some(mw::EQUIP_01), msg!("setup-target"));
                }
                self.check_worn(object, host.id, place, problems);
            }
            Kind::Conjuration | Kind::Wall => {
                if !is_target {
                    problems.add(place, Some(mw::CAST_21), msg!("setup-target"));
                }
            }
            Kind::Mage
            | Kind::Creature
            | Kind::Enchantment
            | Kind::Incantation
            | Kind::Attack
            | Kind::Orb
            | Kind::Tile => {
                if !is_target {
                    problems.add(place, Some(mw::ENCH_11), msg!("setup-target"));
                }
                let doubled = self
                    .attached_to(host.id)
                    .any(|other| other.id < object.id && is_doubled(other, object));
                if doubled {
                    problems.add(place, Some(mw::ENCH_06), msg!("setup-doubled"));
                }
            }
        }
    }

    /// MW-EQUIP-02, MW-EQUIP-05, MW-EQUIP-08: a location for each piece, and a name only once.
    fn check_worn(&self, object: &Object, mage: ObjectId, place: &str, problems: &mut Problems) {
        let taken = placement::locations(self.card(object), object.location);
        let chosen_well = object.location.is_none_or(|location| taken.contains(&location));
        if taken.is_empty() || !chosen_well {
            problems.add(place, Some(mw::EQUIP_05), msg!("setup-location"));
            return;
        }
        let conflicts = placement::equipment_conflicts(
            self,
            mage,
            object.card,
            object.location,
            Some(object.id),
        );
        let same_name = |id: &ObjectId| self.find(*id).is_some_and(|it| it.card == object.card);
        match conflicts.all.iter().any(same_name) {
            true => problems.add(place, Some(mw::EQUIP_08), msg!("setup-doubled")),
            false if !conflicts.is_empty() => {
                problems.add(place, Some(mw::EQUIP_02), msg!("setup-worn"));
            }
            false => (),
        }
    }
}

/// MW-READY-07, MW-READY-08, MW-FAMILIAR-03, MW-SPAWN-02: mana lies on mages and on what channels or casts.
fn holds_mana(object: &Object) -> bool {
    let compiled = cards::compiled(object.card);
    let card = &compiled.card;
    let channels = card.channeling.is_some() || card.channeling_x.is_some();
    card.kind == Kind::Mage || channels || compiled.casts().is_some()
}

fn is_conjuration(kind: Kind) -> bool {
    matches!(kind, Kind::Conjuration | Kind::Wall)
}

/// MW-ENCH-06: two of the same name in one place, of one controller or both revealed.
fn is_doubled(one: &Object, other: &Object) -> bool {
    let same_side = one.controller == other.controller;
    let both_up = one.face == Face::Up && other.face == Face::Up;
    one.card == other.card && (same_side || both_up)
}
