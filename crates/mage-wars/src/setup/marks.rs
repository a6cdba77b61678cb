//! What lies on an object of a setup beside damage, mana and conditions: tokens, used markers, a bound spell, what was
//! chosen for it.

use kernel::{Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Position, Setup, objects::Problems};
use crate::{
    cards::{self, CardId},
    derive,
    state::{BOUND_SLOT, DEFENSE_SLOT, Object, ObjectId, Place, Zone},
    vocabulary::{Ability, Card, Effect, Kind, Limit, Marker, Token},
};

/// For one object, counted as everywhere in a setup: first the mages by seat, then the placements in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Marks {
    pub object: u16,
    /// Tokens and how many. A creature with Banish tokens is out of the arena.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<(Token, u8)>,
    /// What was used in this round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Used>,
    /// The spell bound to it, and whether everybody knows it (MW-SPELLBIND-06).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<String>,
    pub bound_shown: bool,
    /// What was chosen for it when it came into play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<u16>,
    /// Who put the Taunt markers on it (MW-COND-TAUNT-01).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taunted_by: Option<u16>,
    /// The zone its front is turned to, for a wall that has one (MW-WALL-25).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub front: Option<Zone>,
    /// Whose spellbook it came from, if another seat controls it now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
}

/// A marker that shows that something was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Used {
    /// The ability of this number on the card, counted from 0.
    Ability(u8),
    Defense,
    /// The bound spell was cast.
    Bound,
    /// The quickcast marker of a mage.
    Quickcast,
}

impl Marks {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Marks { object: self.object, ..Marks::default() }
    }

    /// As after its portal was opened. On what cannot be opened the token is refused.
    pub(crate) fn open(&mut self, card: Option<&Card>) {
        self.tokens.push((Token::Open, 1));
        self.used.extend(card.and_then(opening).map(Used::Ability));
    }
}

impl Setup {
    /// Lays everything of [`Position::marks`] on the objects.
    pub(super) fn lay_marks(
        &self,
        position: &Position,
        objects: &mut [Object],
        problems: &mut Problems,
    ) {
        let known = |id: u16| usize::from(id) < self.seats.len() + position.objects.len();
        for (at, marks) in position.marks.iter().enumerate() {
            let place = format!("position.marks[{at}]");
            let named = [Some(marks.object), marks.chosen, marks.taunted_by];
            let seated = marks.owner.is_none_or(|seat| seat.index() < self.seats.len());
            let object = objects.iter_mut().find(|object| object.id.0 == marks.object);
            let Some(object) = object.filter(|_| named.into_iter().flatten().all(known)) else {
                problems.add(place, None, msg!("setup-host"));
                continue;
            };
            if let Some(owner) = marks.owner {
                if seated {
                    object.owner = owner;
                } else {
                    problems.add(&place, None, msg!("setup-seat", seat = owner));
                }
            }
            lay(marks, object, &place, problems);
        }
    }
}

fn lay(marks: &Marks, object: &mut Object, place: &str, problems: &mut Problems) {
    let card = cards::card(object.card);
    for (token, count) in &marks.tokens {
        if *count == 0 || !bears(card, *token) {
            problems.add(place, None, msg!("setup-misplaced"));
        }
        object.set_tokens(*token, *count);
        if let (Token::Banish, Place::Zone(zone)) = (token, object.place) {
            object.place = Place::Away(zone);
        }
    }
    for used in &marks.used {
        let slot = match used {
            Used::Ability(at) => limited(card, *at).then_some(*at),
            Used::Defense => (card.defenses.iter())
                .any(|defense| defense.uses.per_round().is_some())
                .then_some(DEFENSE_SLOT),
            Used::Bound => marks.bound.as_ref().map(|_| BOUND_SLOT),
            Used::Quickcast => {
                object.flags.quickcast = false;
                (card.kind == Kind::Mage).then_some(u8::MAX)
            }
        };
        match slot {
            None => problems.add(place, None, msg!("setup-used")),
            Some(u8::MAX) => (),
            Some(slot) => object.add_use(slot),
        }
    }
    if let Some(name) = &marks.bound {
        match cards::find(name).filter(|spell| binds(card, object.card, *spell)) {
            Some(spell) => {
                object.bound = Some(spell);
                object.bound_shown = marks.bound_shown;
                object.bound_owner = object.controller;
            }
            None => problems.add(place, Some(mw::SPELLBIND_03), msg!("setup-bound")),
        }
    }
    if let Some(zone) = marks.front {
        let at = matches!(object.place, Place::Border(border) if border.touches(zone));
        if !at || !cards::compiled(object.card).one_front {
            problems.add(place, Some(mw::WALL_25), msg!("setup-misplaced"));
        }
        object.front = Some(zone);
    }
    if let Some(chosen) = marks.chosen {
        if !chooses(card) {
            problems.add(place, None, msg!("setup-chosen"));
        }
        object.chosen = Some(ObjectId(chosen));
    }
    if let Some(by) = marks.taunted_by {
        let taunts = Marker::TAUNTS.into_iter().filter(|taunt| object.markers(*taunt) > 0);
        let taunts: Vec<Marker> = taunts.collect();
        if taunts.is_empty() {
            problems.add(place, Some(mw::COND_TAUNT_01), msg!("setup-misplaced"));
        }
        for taunt in taunts {
            object.set_taunter(taunt, Some(ObjectId(by)));
        }
    }
}

/// Whether such a token can lie on this card.
fn bears(card: &Card, token: Token) -> bool {
    match token {
        // A portal that says so itself.
        Token::Open => opening(card).is_some(),
        Token::Banish
        | Token::Bloodreaper
        | Token::Veteran
        | Token::HolyAvenger
        | Token::Pet
        | Token::WoundedPrey => card.kind == Kind::Creature,
        Token::Rage => matches!(card.kind, Kind::Creature | Kind::Mage),
        // Whatever has armor may be reinforced.
        Token::Armor => card.armor.is_some() && card.life.is_some(),
        Token::Crush
        | Token::Egg
        | Token::Mist
        | Token::Skull
        | Token::Wrath
        | Token::Load
        | Token::Sink
        | Token::Trap => card.abilities.iter().any(|ability| match ability {
            Ability::When { effect, .. } | Ability::Use { effect, .. } => places(effect, token),
            _ => false,
        }),
    }
}

/// Whether an effect places such a token.
fn places(effect: &Effect, wanted: Token) -> bool {
    match effect {
        Effect::PlaceToken { token, .. } => *token == wanted,
        Effect::Seq(parts) => parts.iter().any(|part| places(part, wanted)),
        _ => false,
    }
}

/// The ability that opens a portal, by its number.
fn opening(card: &Card) -> Option<u8> {
    let found = card.abilities.iter().position(|ability| match ability {
        Ability::Use { effect, .. } => places(effect, Token::Open),
        _ => false,
    });
    found.and_then(|at| u8::try_from(at).ok())
}

/// Whether the ability of this number can be used so many times only.
fn limited(card: &Card, at: u8) -> bool {
    match card.abilities.get(usize::from(at)) {
        Some(
            Ability::Use { limit, .. }
            | Ability::When { limit, .. }
            | Ability::AsQuickSpell { limit, .. }
            | Ability::Rerolls { limit, .. },
        ) => *limit != Limit::None,
        Some(Ability::Discount { .. } | Ability::CheaperUpkeep { .. }) => true,
        Some(
            Ability::While { .. }
            | Ability::Attacks { .. }
            | Ability::MoveCost { .. }
            | Ability::Surcharge { .. }
            | Ability::Prevents { .. }
            | Ability::WardsZone
            | Ability::BarsTeleports
            | Ability::CastsAs { .. }
            | Ability::CastsAround
            | Ability::OneFront
            | Ability::KeepsBurning(_)
            | Ability::FullActionToPass(_)
            | Ability::StaysHidden { .. }
            | Ability::SummonHere { .. }
            | Ability::Hinders(_)
            | Ability::CastsThrough { .. }
            | Ability::CastsHere
            | Ability::GivesCantrip(_)
            | Ability::RevealOnly(_)
            | Ability::TeleportsInstead { .. },
        )
        | None => false,
    }
}

/// MW-SPELLBIND-03: whether such a spell can be bound to it.
fn binds(card: &Card, id: CardId, spell: CardId) -> bool {
    let fits = cards::compiled(id).binds.as_ref();
    card.kind != Kind::Mage && fits.is_some_and(|it| derive::card_matches(it, cards::card(spell)))
}

/// Whether something is chosen for it when it comes into play.
pub(crate) fn chooses(card: &Card) -> bool {
    card.abilities.iter().any(|ability| {
        matches!(
            ability,
            Ability::When { effect: Effect::ChooseObject { .. }, .. }
                | Ability::Use { effect: Effect::MoveToken { .. }, .. }
        )
    })
}
