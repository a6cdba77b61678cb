//! Recruiting: Units that come, Command tokens, Units that go for others (MK-UNIT, MK-INTERACT-10).

use kernel::{Refusal, Seat, msg};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{
    Frame,
    interaction::{affords, interacting, is_in_city, site, spend},
    variants,
    yes_no::YesNo,
};
use crate::{
    cards::{Effect, effect::Standing},
    content::{Color, UnitId, unit::RecruitSite},
    derive,
    legal::{About, Answers, Judgement, Row, forbid, needs},
    state::{Choice, Event, MageKnight, Question},
    text::names,
};

/// MK-SKILL-14
const BOND: u8 = 5;

/// A Command token that a Skill gives is free.
fn bond_free(game: &MageKnight, seat: Seat) -> bool {
    let player = game.player(seat);
    let has = player
        .skills
        .iter()
        .any(|held| held.skill.printed().effect == Effect::Always(Standing::ExtraCommand));
    has && !player.units.iter().any(|unit| unit.bonded)
}

/// MK-SKILL-14: the bonded Unit costs less.
fn unit_price(unit: UnitId, bonded: bool) -> u8 {
    let cost = unit.printed().cost;
    if bonded { cost.saturating_sub(BOND) } else { cost }
}

/// Whether an ordinary Command token is free, or can be made so.
fn has_token(game: &MageKnight, seat: Seat) -> bool {
    let led = game.player(seat).units.iter().filter(|unit| !unit.bonded).count();
    derive::command_limit(game, seat) > 0 || led > 0
}

/// MK-UNIT-03, MK-UNIT-07: whether there is a free token, or a Unit that can be disbanded.
pub(crate) fn has_room(game: &MageKnight, seat: Seat) -> bool {
    bond_free(game, seat) || has_token(game, seat)
}

/// Every kind of Unit in the offer once.
pub(crate) fn offered_units(game: &MageKnight) -> impl Iterator<Item = UnitId> {
    let offer = &game.offers.units;
    let first = |(at, unit): &(usize, &UnitId)| !offer[..*at].contains(unit);
    offer.iter().enumerate().filter(first).map(|(_, unit)| *unit)
}

/// MK-INTERACT-10
pub(super) fn may_recruit(game: &MageKnight, seat: Seat, unit: UnitId) -> Judgement {
    interacting(game)?;
    needs(game.offers.units.contains(&unit), mk::INTERACT_10, "mk-refusal-not-offered")?;
    let here = site(game, seat);
    // MK-CITY-05
    let every = is_in_city(game, seat, Color::White);
    let symbols = [
        here.and_then(RecruitSite::of),
        here.and_then(|site| variants::holdings::also_recruits(game, site)),
    ];
    let fits = symbols.iter().flatten().any(|symbol| unit.printed().sites.contains(symbol));
    forbid(!every && !fits, mk::INTERACT_10, "mk-refusal-wrong-site")?;
    affords(game, unit_price(unit, bond_free(game, seat)))
}

/// A Unit comes, from the offer or as a reward: it is paid for when it is known who leads it.
pub(super) fn recruit(game: &mut MageKnight, seat: Seat, unit: UnitId) {
    game.agenda.push(Frame::GainUnit { seat, unit, free: false, bonded: None });
}

/// A Unit comes; without a free Command token another goes first (MK-UNIT-07).
pub(super) fn gain_unit(
    game: &mut MageKnight,
    seat: Seat,
    unit: UnitId,
    free: bool,
    bonded: Option<bool>,
) {
    let again = |bonded| Frame::GainUnit { seat, unit, free, bonded };
    let bonded = match bonded {
        Some(bonded) => bonded,
        None if !bond_free(game, seat) => false,
        // MK-SKILL-14: where both would do, the player says which token leads it.
        None if has_token(game, seat)
            && (free || affords(game, unit_price(unit, false)).is_ok()) =>
        {
            game.agenda.push(again(None));
            return game.ask(seat, Question::YesNo(YesNo::Lead { unit }));
        }
        None => true,
    };
    let led = game.player(seat).units.iter().filter(|unit| !unit.bonded).count();
    if !bonded && led >= derive::command_limit(game, seat) {
        game.agenda.push(again(Some(false)));
        return game.ask(seat, Question::Disband(Disband { unit }));
    }
    let cost = if free { 0 } else { unit_price(unit, bonded) };
    if !free {
        spend(game, seat, cost);
    }
    game.gain_unit(seat, unit, bonded, cost);
}

/// The answer to who leads the Unit that comes.
pub(super) fn lead(game: &mut MageKnight, by_skill: bool) {
    match game.agenda.peek_mut() {
        Some(Frame::GainUnit { bonded, .. }) => *bonded = Some(by_skill),
        _ => game.broken("no Unit comes"),
    }
}

/// MK-UNIT-07: which Unit makes room for another. MK-ENDTURN-15: that one need not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disband {
    /// The one that comes.
    pub unit: UnitId,
}

impl Row for Disband {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("disband", msg!("mk-question-disband", unit = names::unit(self.unit)))
            .refusing(mk::UNIT_07, "mk-refusal-no-unit")
            .no(msg!("mk-choice-none"))
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        for (unit, state) in (0..).zip(&game.player(seat).units) {
            // MK-SKILL-14
            let bonded = Refusal::new(mk::SKILL_14, "mk-refusal-bonded");
            answers.add_or(Choice::Unit { unit }, !state.bonded, bonded);
        }
        answers.add(Choice::Decline);
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        match choice {
            Choice::Unit { unit } => {
                if let Some(unit) = game.lose_unit(seat, unit) {
                    game.log.push(|| Event::Disbanded { seat, unit });
                }
            }
            Choice::Decline => drop(game.agenda.pop()),
            _ => game.misplaced(),
        }
    }
}
