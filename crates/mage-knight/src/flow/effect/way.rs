//! The way through a program that the options chosen lead.

use kernel::Seat;

use crate::{
    cards::{
        Colors, Condition, Effect, Face,
        program::{Choose, Op, Step, program},
    },
    content::{Mana, RuinKind, Terrain, Time, ruin::ALTAR_MANA},
    derive::mana::{Cost, Costs},
    state::{MageKnight, Origin, Phase, Run, Stage},
};

/// Steps in order, then perhaps what has to be chosen next.
pub(crate) struct Way<'g> {
    game: &'g MageKnight,
    seat: Seat,
    run: &'g Run,
    ops: &'static [Op],
    at: u8,
    taken: u8,
}

/// The whole way, from the first step on.
pub(crate) fn way<'g>(game: &'g MageKnight, seat: Seat, run: &'g Run) -> Way<'g> {
    Way { game, seat, run, ops: program(run.origin), at: 0, taken: 0 }
}

impl Way<'_> {
    /// Goes to the next step, which may be where it is.
    fn find(&mut self) -> Option<Result<&'static Step, &'static Choose>> {
        loop {
            match self.ops.get(usize::from(self.at))? {
                Op::Do(step) => return Some(Ok(step)),
                Op::Choose(choose) => {
                    if self.taken == self.run.picked {
                        return Some(Err(choose));
                    }
                    let option = self.run.picks[usize::from(self.taken)];
                    self.taken += 1;
                    self.at = *choose.begins.get(usize::from(option))?;
                }
                Op::IfElse(condition, otherwise) => {
                    let holds = holds(self.game, self.seat, *condition);
                    self.at = if holds { self.at + 1 } else { *otherwise };
                }
                Op::GoTo(at) => self.at = *at,
            }
        }
    }
}

impl Iterator for Way<'_> {
    type Item = Result<&'static Step, &'static Choose>;

    fn next(&mut self) -> Option<Self::Item> {
        let found = self.find();
        // Where there is something to choose the way ends.
        self.at = if let Some(Ok(_)) = found { self.at + 1 } else { u8::MAX };
        found
    }
}

/// What has to be chosen next, if anything.
pub(crate) fn undecided(game: &MageKnight, seat: Seat, run: &Run) -> Option<&'static Choose> {
    way(game, seat, run).find_map(Result::err)
}

/// The run goes to the next step to carry out.
pub(super) fn go_to_step(game: &MageKnight, seat: Seat, run: &mut Run) -> Option<&'static Step> {
    let ops = program(run.origin);
    let mut way = Way { game, seat, run, ops, at: run.at, taken: run.taken };
    let step = way.find()?.ok()?;
    (run.at, run.taken) = (way.at, way.taken);
    Some(step)
}

/// Whether a condition holds now, for those that can be judged at any time.
pub(super) fn holds(game: &MageKnight, seat: Seat, condition: Condition) -> bool {
    let combat = game.combat.as_ref();
    match condition {
        Condition::Day => game.time_now() == Time::Day,
        Condition::Night => game.time_now() == Time::Night,
        Condition::InForest => {
            let space = game.space(game.player(seat).at);
            space.is_some_and(|space| space.terrain == Terrain::Forest)
        }
        Condition::Interacting | Condition::InteractionOnly => {
            game.turn.stage == Stage::Interacting
        }
        Condition::AttackPhaseOnly => combat.is_some_and(|combat| combat.phase == Phase::Attack),
        Condition::StartOfCombat => {
            combat.is_some_and(|combat| combat.phase == Phase::RangedAndSiege && !combat.begun)
        }
        Condition::EnoughMoveLeft => {
            combat.is_some_and(|combat| combat.move_left >= combat.faced())
        }
        // MK-RULING-78: alone, one always has the least.
        Condition::LeastFame => {
            let own = game.player(seat).fame_total();
            let others = game.players.iter().enumerate().filter(|(at, _)| *at != seat.index());
            others.into_iter().all(|(_, other)| own < other.fame_total())
        }
        Condition::NotInCombat => combat.is_none(),
        // These belong to what happens within the effect.
        Condition::BlockSucceeds | Condition::WoundDropped | Condition::UnitReadied => true,
    }
}

/// Mana to be paid for all of an effect: what its source asks for, then what its steps do. A test knows that there is
/// room for all of it.
pub(super) fn costs(game: &MageKnight, seat: Seat, run: &Run) -> Costs {
    let mut costs = source_costs(run);
    costs.extend(way(game, seat, run).filter_map(|step| cost(step.ok()?)));
    costs
}

/// What a step asks for.
pub(super) fn cost(step: &Step) -> Option<Cost> {
    match step.effect {
        Effect::PayMana(Colors::OneOf([mana])) => Some(Cost::Is(*mana)),
        Effect::PayMana(Colors::Any) => Some(Cost::Any),
        Effect::PayMana(_) => Some(Cost::AnyBasic),
        _ => None,
    }
}

/// Mana the source of an effect asks for, whatever is chosen inside it.
pub(super) fn source_costs(run: &Run) -> Costs {
    let mut costs = Costs::new();
    if run.manner.free {
        return costs;
    }
    match run.origin {
        Origin::Card { card, strong } => match card.card().face {
            // MK-CARD-04
            Face::Action { color, .. } if strong => costs.push(Cost::Is(Mana::of(color))),
            // MK-CARD-05, MK-CARD-06
            Face::Spell { color, .. } => {
                costs.push(Cost::Is(Mana::of(color)));
                if strong {
                    costs.push(Cost::StrongSpell);
                }
            }
            Face::Action { .. } | Face::Artifact { .. } | Face::Wound => (),
        },
        // MK-UNIT-12
        Origin::Ability { .. } => costs.extend(run.origin.color().map(Cost::Is)),
        Origin::Altar(ruin) => {
            if let RuinKind::Altar(mana) = ruin.printed().kind {
                costs.extend(std::iter::repeat_n(Cost::Is(mana), usize::from(ALTAR_MANA)));
            }
        }
        Origin::Purchase(card) => {
            costs.extend(card.card().color().map(|color| Cost::Is(Mana::of(color))));
        }
        Origin::Skill(_) | Origin::Tactic(_) | Origin::Banner(_) => (),
    }
    costs
}
