//! What a viewer may know of an event.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::{
    cards::shown_name,
    event::{Event, Thing},
    flow::Phase,
    state::{Cause, Face, MageWars, Object, ObjectId, Zone},
    vocabulary::{Marker, Token},
};

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
    InitiativeRolled {
        seat: Seat,
        roll: u8,
    },
    InitiativeHeld {
        seat: Seat,
    },
    PhaseBegan {
        round: u16,
        phase: Phase,
    },
    ManaGained {
        who: Named,
        amount: u16,
    },
    ManaSpent {
        who: Named,
        amount: u16,
    },
    Activated {
        who: Named,
    },
    TurnPassed {
        seat: Seat,
    },
    Guarding {
        who: Named,
    },
    GuardRemoved {
        who: Named,
    },
    Moved {
        who: Named,
        from: Zone,
        to: Zone,
    },
    Hindered {
        who: Named,
    },
    MoveStopped {
        who: Named,
    },
    AttackDeclared {
        attacker: Named,
        defender: Named,
        attack: String,
        counterstrike: bool,
    },
    MissRolled {
        attacker: Named,
        roll: u8,
        missed: bool,
    },
    DefenseRolled {
        defender: Named,
        roll: u8,
        needed: u8,
        avoided: bool,
    },
    DiceRolled {
        attacker: Named,
        faces: Vec<u8>,
        effect: Option<u8>,
    },
    AttackHit {
        attacker: Named,
        defender: Named,
        tally: TallyView,
    },
    AttackCanceled {
        attacker: Named,
    },
    Damaged {
        who: Named,
        amount: u16,
    },
    Healed {
        who: Named,
        amount: u16,
    },
    MarkerPlaced {
        who: Named,
        marker: Marker,
    },
    MarkerRemoved {
        who: Named,
        marker: Marker,
        count: u8,
    },
    BurnRolled {
        who: Named,
        faces: Vec<u8>,
    },
    EscapeRolled {
        who: Named,
        marker: Marker,
        roll: u8,
        free: bool,
    },
    ManaLost {
        who: Named,
        amount: u16,
    },
    Revealed {
        who: Named,
        host: Option<Named>,
    },
    Destroyed {
        who: Named,
        in_vain: bool,
    },
    MageDestroyed {
        seat: Seat,
    },
    GameOver {
        winners: Vec<Seat>,
    },
    SpellsPlanned {
        seat: Seat,
        count: u8,
    },
    /// Without a card it is somebody else's enchantment.
    SpellDeclared {
        caster: Named,
        card: Option<String>,
        target: Option<Named>,
        zone: Option<Zone>,
        ability: bool,
    },
    SpellCountered {
        card: String,
    },
    SpellCanceled {
        card: String,
    },
    SpellReturned {
        card: Option<String>,
    },
    Arrived {
        who: Named,
        host: Option<Named>,
        zone: Option<Zone>,
    },
    /// An enchantment lies hidden there now.
    HiddenAttached {
        who: ObjectId,
        controller: Seat,
        host: Option<Named>,
        zone: Option<Zone>,
    },
    Attached {
        who: Named,
        host: Option<Named>,
        zone: Option<Zone>,
    },
    AbilityUsed {
        who: Named,
        target: Option<Named>,
    },
    EffectRolled {
        card: String,
        roll: u8,
        needed: u8,
    },
    AmountRolled {
        card: String,
        faces: Vec<u8>,
    },
    Affected {
        who: Named,
        card: String,
    },
    TokenPlaced {
        who: Named,
        token: Token,
    },
    LifeChanged {
        who: Named,
        change: i8,
    },
    Roused {
        who: Named,
    },
    Chosen {
        who: Named,
        chosen: Named,
    },
    LookedAt {
        seat: Seat,
        who: Option<Named>,
    },
    SentAway {
        who: Named,
        rounds: u8,
    },
    CameBack {
        who: Named,
        zone: Zone,
    },
    TakenBack {
        seat: Seat,
        card: String,
    },
    /// A spell was discarded with what it was kept for.
    SpellLost {
        seat: Seat,
        card: String,
    },
    ZoneAttackDeclared {
        attacker: Named,
        zone: Zone,
        attack: String,
    },
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
pub(crate) fn notice(game: &MageWars, event: &Event, viewer: Viewer) -> Option<Notice> {
    let knows = |seat: Seat| game.shares(viewer, seat);
    let named = |thing: &Thing| Named { id: thing.id, card: shown_name(thing.card) };
    // What a spell is aimed at may lie hidden.
    let seen = |thing: &Thing| match game.may_see(viewer, thing) {
        true => named(thing),
        false => Named { id: thing.id, card: HIDDEN.to_owned() },
    };
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
        Event::GameOver { winners } => Notice::GameOver { winners: winners.to_vec() },
        Event::SpellsPlanned { seat, count } => {
            Notice::SpellsPlanned { seat: *seat, count: *count }
        }
        Event::SpellDeclared { caster, card, target, zone, hidden, ability } => {
            let shown = !*hidden || knows(caster.controller);
            Notice::SpellDeclared {
                caster: named(caster),
                card: shown.then(|| shown_name(*card)),
                target: target.as_ref().map(&seen),
                zone: *zone,
                ability: *ability,
            }
        }
        Event::SpellCountered { card, .. } => Notice::SpellCountered { card: shown_name(*card) },
        Event::SpellCanceled { card, .. } => Notice::SpellCanceled { card: shown_name(*card) },
        Event::SpellReturned { card, seat, hidden } => {
            let shown = !*hidden || knows(*seat);
            Notice::SpellReturned { card: shown.then(|| shown_name(*card)) }
        }
        Event::Arrived { thing, host, zone, hidden }
        | Event::Attached { thing, host, zone, hidden }
            if *hidden && !knows(thing.controller) =>
        {
            Notice::HiddenAttached {
                who: thing.id,
                controller: thing.controller,
                host: host.as_ref().map(named),
                zone: *zone,
            }
        }
        Event::Arrived { thing, host, zone, .. } => {
            Notice::Arrived { who: named(thing), host: host.as_ref().map(named), zone: *zone }
        }
        Event::Attached { thing, host, zone, .. } => {
            Notice::Attached { who: named(thing), host: host.as_ref().map(named), zone: *zone }
        }
        Event::AbilityUsed { thing, target } => {
            Notice::AbilityUsed { who: named(thing), target: target.as_ref().map(&seen) }
        }
        Event::EffectRolled { card, roll, needed } => {
            Notice::EffectRolled { card: shown_name(*card), roll: *roll, needed: *needed }
        }
        Event::AmountRolled { card, faces } => {
            Notice::AmountRolled { card: shown_name(*card), faces: faces.to_vec() }
        }
        Event::Affected { thing, card } => {
            Notice::Affected { who: named(thing), card: shown_name(*card) }
        }
        Event::TokenPlaced { thing, token } => {
            Notice::TokenPlaced { who: named(thing), token: *token }
        }
        Event::LifeChanged { thing, change } => {
            Notice::LifeChanged { who: named(thing), change: *change }
        }
        Event::Roused { thing } => Notice::Roused { who: named(thing) },
        Event::Chosen { thing, chosen } => {
            Notice::Chosen { who: named(thing), chosen: named(chosen) }
        }
        Event::LookedAt { seat, thing } => {
            let shown = knows(*seat) || knows(thing.controller);
            Notice::LookedAt { seat: *seat, who: shown.then(|| named(thing)) }
        }
        Event::SentAway { thing, rounds } => {
            Notice::SentAway { who: named(thing), rounds: *rounds }
        }
        Event::CameBack { thing, zone } => Notice::CameBack { who: named(thing), zone: *zone },
        Event::TakenBack { card, seat } => {
            Notice::TakenBack { seat: *seat, card: shown_name(*card) }
        }
        Event::SpellLost { card, seat } => {
            Notice::SpellLost { seat: *seat, card: shown_name(*card) }
        }
        Event::ZoneAttackDeclared { attacker, zone, bar } => Notice::ZoneAttackDeclared {
            attacker: named(attacker),
            zone: *zone,
            attack: bar.bar().name.clone(),
        },
    })
}

/// What a hidden enchantment is called to those who do not know it.
pub(crate) const HIDDEN: &str = "hidden-enchantment";

impl MageWars {
    /// MW-HIDDEN-16: what a seat knows, its team knows.
    pub(crate) fn shares(&self, viewer: Viewer, seat: Seat) -> bool {
        match viewer {
            Viewer::Seat(own) => self.same_team(own, seat),
            Viewer::Spectator | Viewer::Omniscient => viewer.is(seat),
        }
    }

    fn may_see(&self, viewer: Viewer, thing: &Thing) -> bool {
        self.find(thing.id).is_none_or(|object| self.knows(viewer, object))
    }

    /// Whether a viewer may know which card an object is.
    pub(crate) fn knows(&self, viewer: Viewer, object: &Object) -> bool {
        let looked = Seat::all(self.seats)
            .any(|seat| object.seen_by & (1 << seat.0) != 0 && self.shares(viewer, seat));
        object.face == Face::Up || looked || self.shares(viewer, object.controller)
    }
}
