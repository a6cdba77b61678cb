//! The forms of all answers, what their slots name, and what scripts are told about windows and rolls.

use kernel::Seat;
use script::Names;

use super::{objects::read_location, read_marker};
use crate::{
    cards,
    flow::{AttackStep, CastStep, Choice, Moment, MoveStep, Phase, Question},
    state::{Border, MageWars, ObjectId, Zone},
    story::{Kind, Line as StoryLine},
};

/// See [`script::form`]. Each phrase of `phrases.rs` has one of them.
pub(super) const FORMS: &[&str] = &[
    "give initiative to SEAT",
    "activate NAME",
    "pass",
    "move to ZONE",
    "cross to ZONE",
    "attack NAME [with BAR]",
    "attack ZONE [with BAR]",
    "guard",
    "finish",
    "counterstrike [with BAR]",
    "upkeep of SEAT",
    "bleed NAME",
    "burn NAME",
    "rot NAME",
    "regenerate NAME",
    "upkeep NAME",
    "return NAME",
    "power NAME",
    "effect of NAME",
    "bond to NAME",
    "bond from NAME",
    "fetch from spellbook",
    "fetch from discard",
    "teleport to ZONE",
    "pay",
    "let go",
    "push to ZONE",
    "defend with NAME",
    "roll again",
    "roll attack dice again",
    "roll effect die again",
    "sweep NAME",
    "reveal NAME [unpaid]",
    "prepare CARD [for NAME]",
    "put back CARD [for NAME]",
    "ready",
    "cast ability of NAME [N] [on THING] [to ZONE] [with NAME] [at ZONE] [between BORDER] [by NAME]",
    "cast CARD bound to NAME [on THING] [to ZONE] [with NAME] [at ZONE] [between BORDER] [by NAME]",
    "cast CARD [on THING] [of SEAT] [to ZONE] [with NAME] [at ZONE] [between BORDER] [by NAME]",
    "cast HEADING [N] [on THING] [to ZONE] [with NAME] [at ZONE] [between BORDER] [by NAME]",
    "withdraw",
    "wear as LOCATION",
    "pay extra",
    "pay no extra",
    "remove CONDITION",
    "remove NAME",
    "use NAME [N] [on THING] [of SEAT] [to ZONE] [with NAME] [at ZONE] [between BORDER] [for N]",
    "extend to BORDER",
    "bind CARD",
    "yes",
    "no",
    "choose N",
    "pick NAME",
    "pick ZONE",
    "pick N",
    "first NAME [N]",
];

/// The names of all moments, in the order of a round, a move, an attack and a spell.
pub(super) fn moments() -> Vec<String> {
    let phases = Phase::ALL.into_iter().map(Moment::PhaseEnd);
    let turn = [Moment::Activation, Moment::ActionDone, Moment::ActionPhaseEnd];
    let moves = [
        MoveStep::DeclareMove,
        MoveStep::PayMoveCosts,
        MoveStep::LeavingZoneEffects,
        MoveStep::Walls,
        MoveStep::Move,
        MoveStep::EnteringZoneEffects,
    ];
    let casts = [
        CastStep::DeclareSpell,
        CastStep::PayCosts,
        CastStep::CounterSpell,
        CastStep::ResolveSpell,
    ];
    let all = phases
        .chain(turn)
        .chain(moves.map(Moment::Move))
        .chain(AttackStep::ALL.into_iter().map(Moment::Attack))
        .chain(casts.map(Moment::Cast));
    let mut names: Vec<String> = all.map(Moment::name).collect();
    names.extend(["quickcast", "around", "deploy"].map(str::to_owned));
    names
}

impl MageWars {
    /// Whether a word names such a thing.
    pub(super) fn names_thing(&self, names: &Names, slot: &str, word: &str) -> bool {
        match slot {
            "SEAT" => Seat::from_letter(word).is_some_and(|seat| seat.0 < self.seats),
            // A thing may also be a card of the discard pile.
            "NAME" | "THING" => names.object(word).is_some() || names_card(word),
            "CARD" => cards::find(word).is_some(),
            "ZONE" => self.zone_named(word).is_some(),
            "BORDER" => word.split_once('-').is_some_and(|(one, other)| {
                let zones = self.zone_named(one).zip(self.zone_named(other));
                zones.is_some_and(|(one, other)| Border::between(one, other).is_some())
            }),
            "N" => word.parse::<u8>().is_ok(),
            "BAR" => cards::all().iter().any(|it| it.card.attacks.iter().any(|b| b.name == word)),
            "HEADING" => {
                cards::all().iter().any(|it| it.card.headings.iter().any(|h| h.name == word))
            }
            "LOCATION" => read_location(word).is_some(),
            "CONDITION" => read_marker(word).is_some(),
            _ => false,
        }
    }

    fn zone_named(&self, word: &str) -> Option<Zone> {
        Zone::try_from(word.to_owned()).ok().filter(|zone| self.arena.contains(*zone))
    }

    /// MW-MANDATORY-03, MW-REVEAL-13: a reveal in a window after which the card is gone without effect. Unpaid, it is
    /// meant.
    pub(super) fn wastes(&self, choice: &Choice) -> Option<String> {
        let Choice::Reveal { enchantment, pay: true } = choice else { return None };
        let in_window = self.asks.iter().any(|ask| matches!(ask.question, Question::Reveal { .. }));
        let object = self.find(*enchantment).filter(|_| in_window)?;
        if self.card(object).mandatory {
            Some(
                "it comes by itself at its event, and is destroyed without effect before"
                    .to_owned(),
            )
        } else if !self.fits_where_it_lies(object) {
            Some("it does not fit where it lies, and would be destroyed without effect".to_owned())
        } else {
            None
        }
    }

    /// Whose roll a line tells, and in which step.
    pub(super) fn roll_told(&self, names: &Names, line: &StoryLine) -> Option<String> {
        let (roll, step) = match line.kind {
            Kind::InitiativeRolled => ("the initiative roll", "set-up"),
            Kind::Missed | Kind::NotMissed => ("the roll to miss", "step Roll to Miss"),
            Kind::Avoided | Kind::NotAvoided => ("the Defense roll", "step Avoid Attack"),
            Kind::DiceRolled => ("the attack roll", "step Roll Dice"),
            Kind::BurnRolled => ("the Burn roll", "Upkeep Phase"),
            Kind::Escaped | Kind::NotEscaped => ("the escape roll", "end of the Action Phase"),
            Kind::EffectRolled | Kind::AmountRolled => {
                ("the roll for the effect", "as its card says")
            }
            _ => return None,
        };
        let piece = line.who.as_ref().or(line.cause.as_ref());
        let object = piece.and_then(|piece| piece.object).and_then(|id| u16::try_from(id).ok());
        let name = object.map(|id| self.script_name(names, ObjectId(id)));
        let seat = piece.and_then(|piece| piece.seat);
        let whose = match (name, seat) {
            (Some(name), Some(seat)) => format!(" of {name} ({seat})"),
            (Some(name), None) => format!(" of {name}"),
            (None, Some(seat)) => format!(" of {seat}"),
            (None, None) => String::new(),
        };
        Some(format!("{roll}{whose}, {step}"))
    }
}

/// A card, or a further object of the same card: `timber-wolf-2`.
fn names_card(word: &str) -> bool {
    let first = word.rsplit_once('-').filter(|(_, number)| number.parse::<u8>().is_ok());
    cards::find(word).is_some() || first.is_some_and(|(card, _)| cards::find(card).is_some())
}
