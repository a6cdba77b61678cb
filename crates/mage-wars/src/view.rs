//! What a viewer may know, built field by field: a new state field is hidden until someone writes it here.

use kernel::{Game, Outcome, Seat, Viewer};
use serde::Serialize;

use crate::{
    cards::{self, CardId},
    derive::{self, AttackFacts, Flag, Reasoned, Source},
    event::{Event, Thing},
    flow::{AttackStep, Frame, Manner, Phase},
    state::{Arena, Cause, Face, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::{AttackBar, Kind, Marker},
};

/// The game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MageWarsView"))]
pub struct View {
    pub arena: Arena,
    pub round: u16,
    pub phase: Phase,
    pub initiative: Seat,
    pub seats: Vec<SeatView>,
    pub objects: Vec<ObjectView>,
    /// The creature whose Action Phase it is.
    pub acting: Option<ObjectId>,
    /// The innermost attack under way.
    pub attack: Option<AttackView>,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    pub seat: Seat,
    /// The mage, while it is in play.
    pub mage: Option<ObjectId>,
}

/// A value with where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    pub value: i32,
    /// Printed (no object) or granted by an object.
    pub parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    pub from: Option<ObjectId>,
    pub marker: Option<Marker>,
    pub amount: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ObjectView {
    Creature(CreatureView),
    Conjuration(ConjurationView),
    Equipment {
        id: ObjectId,
        card: String,
        controller: Seat,
        /// The mage that wears it.
        host: ObjectId,
    },
    Enchantment {
        id: ObjectId,
        card: String,
        controller: Seat,
        host: ObjectId,
        /// Whether everyone can see it. A viewer sees its own hidden ones.
        revealed: bool,
    },
    /// Somebody else's hidden enchantment (MW-HIDDEN-07).
    Hidden {
        id: ObjectId,
        controller: Seat,
        host: ObjectId,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CreatureView {
    pub id: ObjectId,
    pub card: String,
    pub controller: Seat,
    pub zone: Zone,
    pub is_mage: bool,
    pub life: Figure,
    pub damage: u16,
    pub armor: Figure,
    pub mana: u16,
    pub active: bool,
    pub guarding: bool,
    pub quickcast: bool,
    pub flying: bool,
    pub conditions: Vec<ConditionView>,
    pub attacks: Vec<AttackBarView>,
}

/// A conjuration: in a zone, attached to something, or a wall on a border.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ConjurationView {
    pub id: ObjectId,
    pub card: String,
    pub controller: Seat,
    pub spot: SpotView,
    pub life: Figure,
    pub damage: u16,
    pub armor: Figure,
    pub mana: u16,
    pub conditions: Vec<ConditionView>,
}

/// Where a conjuration is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "at", rename_all = "snake_case")]
pub enum SpotView {
    Zone { zone: Zone },
    Host { host: ObjectId },
    Border { between: [Zone; 2] },
}

/// Markers of one condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ConditionView {
    pub marker: Marker,
    pub count: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttackBarView {
    pub name: String,
    pub dice: Figure,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttackView {
    /// The creature that attacks, if it is one.
    pub attacker: Option<ObjectId>,
    pub defender: ObjectId,
    pub step: AttackStep,
    pub counterstrike: bool,
}

pub(crate) fn view(game: &MageWars, viewer: Viewer) -> View {
    View {
        arena: game.arena,
        round: game.round,
        phase: game.phase,
        initiative: game.initiative,
        seats: Seat::all(game.seats)
            .map(|seat| SeatView { seat, mage: game.mage(seat).map(|mage| mage.id) })
            .collect(),
        objects: game.objects.iter().map(|object| object_view(game, object, viewer)).collect(),
        acting: game.agenda.iter().find_map(|frame| match frame {
            Frame::ActionPhase(phase) => Some(phase.creature),
            _ => None,
        }),
        attack: game.agenda.iter().find_map(|frame| match frame {
            Frame::Attack { attack, step } => Some(AttackView {
                attacker: attack.attacker,
                defender: attack.defender,
                step: *step,
                counterstrike: attack.manner == Manner::Counterstrike,
            }),
            _ => None,
        }),
        outcome: game.outcome(),
    }
}

fn object_view(game: &MageWars, object: &Object, viewer: Viewer) -> ObjectView {
    let (id, controller) = (object.id, object.controller);
    let card = || game.card(object).id.clone();
    match object.place {
        Place::Zone(zone) if game.is_creature(object) => {
            ObjectView::Creature(creature_view(game, object, zone))
        }
        Place::Zone(zone) => conjuration_view(game, object, SpotView::Zone { zone }),
        Place::Border(border) => {
            conjuration_view(game, object, SpotView::Border { between: border.zones() })
        }
        Place::On(host) if object.face == Face::Down && !viewer.is(controller) => {
            ObjectView::Hidden { id, controller, host }
        }
        Place::On(host) => match game.card(object).kind {
            Kind::Equipment => ObjectView::Equipment { id, card: card(), controller, host },
            Kind::Conjuration | Kind::Wall => {
                conjuration_view(game, object, SpotView::Host { host })
            }
            Kind::Mage | Kind::Creature | Kind::Enchantment | Kind::Incantation | Kind::Attack => {
                let revealed = object.face == Face::Up;
                ObjectView::Enchantment { id, card: card(), controller, host, revealed }
            }
        },
    }
}

fn conjuration_view(game: &MageWars, object: &Object, spot: SpotView) -> ObjectView {
    ObjectView::Conjuration(ConjurationView {
        id: object.id,
        card: game.card(object).id.clone(),
        controller: object.controller,
        spot,
        life: figure(&derive::life_reasons(game, object).unwrap_or_default()),
        damage: object.damage,
        armor: figure(&derive::armor_reasons(game, object)),
        mana: object.mana,
        conditions: condition_views(object),
    })
}

fn condition_views(object: &Object) -> Vec<ConditionView> {
    object.conditions().map(|(marker, count)| ConditionView { marker, count }).collect()
}

fn creature_view(game: &MageWars, object: &Object, zone: Zone) -> CreatureView {
    let card = game.card(object);
    let traits = derive::traits(game, object);
    let bar = |(_, _, bar): (ObjectId, u8, &'static AttackBar)| {
        let facts = AttackFacts::planned(Some(object), bar, None);
        AttackBarView {
            name: bar.name.clone(),
            dice: figure(&derive::attack_dice_reasons(game, &facts)),
        }
    };
    CreatureView {
        id: object.id,
        card: card.id.clone(),
        controller: object.controller,
        zone,
        is_mage: card.kind == Kind::Mage,
        life: figure(&derive::life_reasons(game, object).unwrap_or_default()),
        damage: object.damage,
        armor: figure(&derive::armor_reasons(game, object)),
        mana: object.mana,
        active: object.flags.active,
        guarding: object.flags.guard,
        quickcast: object.flags.quickcast,
        flying: traits.has(Flag::Flying),
        conditions: condition_views(object),
        attacks: derive::bars(game, object.id).map(bar).collect(),
    }
}

fn figure(reasoned: &Reasoned) -> Figure {
    let part = |(source, amount): &(Source, i32)| {
        let (from, marker) = match source {
            Source::Printed | Source::Token(_) => (None, None),
            Source::Granted(id) => (Some(*id), None),
            Source::Marker(marker) => (None, Some(*marker)),
        };
        Part { from, marker, amount: *amount }
    };
    Figure { value: reasoned.value, parts: reasoned.parts.iter().map(part).collect() }
}

/// An object in the story, by id and card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    pub id: ObjectId,
    pub card: String,
}

/// What a viewer may know of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    InitiativeRolled { seat: Seat, roll: u8 },
    InitiativeHeld { seat: Seat },
    PhaseBegan { round: u16, phase: Phase },
    ManaGained { who: Named, amount: u16 },
    ManaSpent { who: Named, amount: u16 },
    Activated { who: Named },
    TurnPassed { seat: Seat },
    Guarding { who: Named },
    GuardRemoved { who: Named },
    Moved { who: Named, from: Zone, to: Zone },
    Hindered { who: Named },
    MoveStopped { who: Named },
    AttackDeclared { attacker: Named, defender: Named, attack: String, counterstrike: bool },
    MissRolled { attacker: Named, roll: u8, missed: bool },
    DefenseRolled { defender: Named, roll: u8, needed: u8, avoided: bool },
    DiceRolled { attacker: Named, faces: Vec<u8>, effect: Option<u8> },
    AttackHit { attacker: Named, defender: Named, tally: TallyView },
    AttackCanceled { attacker: Named },
    Damaged { who: Named, amount: u16 },
    Healed { who: Named, amount: u16 },
    MarkerPlaced { who: Named, marker: Marker },
    MarkerRemoved { who: Named, marker: Marker, count: u8 },
    BurnRolled { who: Named, faces: Vec<u8> },
    EscapeRolled { who: Named, marker: Marker, roll: u8, free: bool },
    ManaLost { who: Named, amount: u16 },
    Revealed { who: Named, host: Option<Named> },
    Destroyed { who: Named, in_vain: bool },
    MageDestroyed { seat: Seat },
    GameOver { winner: Option<Seat> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TallyView {
    pub normal: u16,
    pub critical: u16,
    pub armor: u16,
    pub piercing: u16,
    pub damage: u16,
}

/// Everything that happens here happens in the open; what lies hidden is named only when it is turned up or destroyed
/// (MW-HIDDEN-08, MW-HIDDEN-15).
pub(crate) fn notice(event: &Event, _: Viewer) -> Option<Notice> {
    let named = |thing: &Thing| Named { id: thing.id, card: card_name(thing.card) };
    Some(match event {
        Event::InitiativeRolled { seat, roll } => {
            Notice::InitiativeRolled { seat: *seat, roll: *roll }
        }
        Event::InitiativeHeld { seat } => Notice::InitiativeHeld { seat: *seat },
        Event::PhaseBegan { round, phase } => Notice::PhaseBegan { round: *round, phase: *phase },
        Event::ManaGained { thing, amount } => {
            Notice::ManaGained { who: named(thing), amount: *amount }
        }
        Event::ManaSpent { thing, amount } => {
            Notice::ManaSpent { who: named(thing), amount: *amount }
        }
        Event::Activated { thing } => Notice::Activated { who: named(thing) },
        Event::TurnPassed { seat } => Notice::TurnPassed { seat: *seat },
        Event::Guarding { thing } => Notice::Guarding { who: named(thing) },
        Event::GuardRemoved { thing } => Notice::GuardRemoved { who: named(thing) },
        Event::Moved { thing, from, to } => {
            Notice::Moved { who: named(thing), from: *from, to: *to }
        }
        Event::Hindered { thing } => Notice::Hindered { who: named(thing) },
        Event::MoveStopped { thing } => Notice::MoveStopped { who: named(thing) },
        Event::AttackDeclared { attacker, defender, bar, counterstrike } => {
            Notice::AttackDeclared {
                attacker: named(attacker),
                defender: named(defender),
                attack: bar.bar().name.clone(),
                counterstrike: *counterstrike,
            }
        }
        Event::MissRolled { attacker, roll, missed } => {
            Notice::MissRolled { attacker: named(attacker), roll: *roll, missed: *missed }
        }
        Event::DefenseRolled { defender, roll, needed, avoided } => Notice::DefenseRolled {
            defender: named(defender),
            roll: *roll,
            needed: *needed,
            avoided: *avoided,
        },
        Event::DiceRolled { attacker, faces, effect } => {
            Notice::DiceRolled { attacker: named(attacker), faces: faces.to_vec(), effect: *effect }
        }
        Event::AttackCanceled { attacker } => Notice::AttackCanceled { attacker: named(attacker) },
        Event::Healed { thing, amount } => Notice::Healed { who: named(thing), amount: *amount },
        Event::MarkerPlaced { thing, marker } => {
            Notice::MarkerPlaced { who: named(thing), marker: *marker }
        }
        Event::MarkerRemoved { thing, marker, count } => {
            Notice::MarkerRemoved { who: named(thing), marker: *marker, count: *count }
        }
        Event::BurnRolled { thing, faces } => {
            Notice::BurnRolled { who: named(thing), faces: faces.to_vec() }
        }
        Event::EscapeRolled { thing, marker, roll, free } => {
            Notice::EscapeRolled { who: named(thing), marker: *marker, roll: *roll, free: *free }
        }
        Event::ManaLost { thing, amount } => {
            Notice::ManaLost { who: named(thing), amount: *amount }
        }
        Event::AttackHit { attacker, defender, tally } => Notice::AttackHit {
            attacker: named(attacker),
            defender: named(defender),
            tally: TallyView {
                normal: tally.normal,
                critical: tally.critical,
                armor: tally.armor,
                piercing: tally.piercing,
                damage: tally.damage,
            },
        },
        Event::Damaged { thing, amount } => Notice::Damaged { who: named(thing), amount: *amount },
        Event::Revealed { thing, host } => {
            Notice::Revealed { who: named(thing), host: host.as_ref().map(named) }
        }
        Event::Destroyed { thing, cause, .. } => {
            Notice::Destroyed { who: named(thing), in_vain: *cause == Cause::RevealedInVain }
        }
        Event::MageDestroyed { seat } => Notice::MageDestroyed { seat: *seat },
        Event::GameOver { winner } => Notice::GameOver { winner: *winner },
    })
}

fn card_name(card: CardId) -> String {
    cards::card(card).id.clone()
}
