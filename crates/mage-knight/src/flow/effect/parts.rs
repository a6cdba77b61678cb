//! An effect taken apart: the parts that are carried out one after the other, once all choices inside it are made.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::{
    cards::{Colors, Condition, Effect, Face, Per},
    content::{Mana, RuinKind, Terrain, Time, ruin::ALTAR_MANA},
    derive::mana::{Cost, Costs},
    state::{MageKnight, Playing, Root},
};

/// One part of an effect, with what qualifies it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    pub effect: &'static Effect,
    /// For the end of the turn.
    pub later: bool,
    pub condition: Option<Condition>,
    pub per: Option<(Per, u8)>,
    /// Added for each enemy faced.
    pub per_enemy: u8,
    /// May be raised by so much.
    pub raise: u8,
    /// What the Attack or Block is instead of its printed amount.
    pub amount: Option<u8>,
}

pub(crate) type Parts = ArrayVec<Part, 12>;

/// Why an effect cannot be taken apart yet: somebody has to choose among so many options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Undecided {
    pub options: u8,
}

/// Takes an effect apart by the choices made so far.
pub(crate) fn parts(game: &MageKnight, seat: Seat, playing: &Playing) -> Result<Parts, Undecided> {
    let mut walk = Walk { game, seat, playing, used: 0, parts: Parts::new() };
    walk.add(Part::plain(playing.root.effect()))?;
    Ok(walk.parts)
}

impl Part {
    /// An effect with nothing that qualifies it.
    pub(super) const fn plain(effect: &'static Effect) -> Part {
        Part {
            effect,
            later: false,
            condition: None,
            per: None,
            per_enemy: 0,
            raise: 0,
            amount: None,
        }
    }
}

/// The effects one chooses among next, for texts.
pub(crate) fn options_of(playing: &Playing) -> Option<Choosing> {
    let mut used = 0;
    find(playing.root.effect(), playing, &mut used)
}

/// What is chosen among.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choosing {
    Among(&'static [Effect]),
    /// To do it or not.
    Whether(&'static Effect),
    /// Nothing, blue, red, both.
    Paying {
        effect: &'static Effect,
        one: u8,
        both: u8,
    },
}

fn find(effect: &'static Effect, playing: &Playing, used: &mut u8) -> Option<Choosing> {
    let mut decided = || {
        let at = *used;
        *used += 1;
        (at < playing.picked).then(|| playing.picks[usize::from(at)])
    };
    match effect {
        Effect::All(effects) => effects.iter().find_map(|effect| find(effect, playing, used)),
        Effect::Choose(effects) => match decided() {
            Some(option) => find(effects.get(usize::from(option))?, playing, used),
            None => Some(Choosing::Among(effects)),
        },
        Effect::May(inner) => match decided() {
            Some(0) => find(inner, playing, used),
            Some(_) => None,
            None => Some(Choosing::Whether(inner)),
        },
        Effect::IfAlsoPaid { one, both, effect } => match decided() {
            Some(_) => None,
            None => Some(Choosing::Paying { effect, one: *one, both: *both }),
        },
        Effect::AtEndOfTurn(inner)
        | Effect::If(_, inner)
        | Effect::ForEach { effect: inner, .. }
        | Effect::PlusPerEnemy { effect: inner, .. }
        | Effect::RaisedUpTo { effect: inner, .. } => find(inner, playing, used),
        _ => None,
    }
}

struct Walk<'g> {
    game: &'g MageKnight,
    seat: Seat,
    playing: &'g Playing,
    used: u8,
    parts: Parts,
}

impl Walk<'_> {
    fn decided(&mut self, options: u8) -> Result<u8, Undecided> {
        let at = self.used;
        self.used += 1;
        if at < self.playing.picked {
            Ok(self.playing.picks[usize::from(at)].min(options - 1))
        } else {
            Err(Undecided { options })
        }
    }

    fn add(&mut self, part: Part) -> Result<(), Undecided> {
        match part.effect {
            Effect::All(effects) => {
                for effect in *effects {
                    self.add(Part { effect, ..part })?;
                }
            }
            Effect::Choose(effects) => {
                let option = self.decided(effects.len() as u8)?;
                self.add(Part { effect: &effects[usize::from(option)], ..part })?;
            }
            Effect::May(effect) if part.condition != Some(Condition::BlockSucceeds) => {
                if self.decided(2)? == 0 {
                    self.add(Part { effect, ..part })?;
                }
            }
            Effect::May(effect) => self.add(Part { effect, ..part })?,
            Effect::AtEndOfTurn(effect) => self.add(Part { effect, later: true, ..part })?,
            Effect::If(condition, effect) => {
                self.add(Part { effect, condition: Some(*condition), ..part })?;
            }
            Effect::Either(condition, yes, no) => {
                let effect = if holds(self.game, self.seat, *condition) { yes } else { no };
                self.add(Part { effect, ..part })?;
            }
            Effect::ForEach { per, most, effect } => {
                self.add(Part { effect, per: Some((*per, *most)), ..part })?;
            }
            Effect::PlusPerEnemy { bonus, effect } => {
                self.add(Part { effect, per_enemy: *bonus, ..part })?;
            }
            Effect::RaisedUpTo { bonus, effect } => {
                self.add(Part { effect, raise: *bonus, ..part })?;
            }
            Effect::IfAlsoPaid { one, both, effect } => {
                const BLUE: &Effect = &Effect::PayMana(Colors::OneOf(&[Mana::Blue]));
                const RED: &Effect = &Effect::PayMana(Colors::OneOf(&[Mana::Red]));
                let option = self.decided(4)?;
                if option & 1 != 0 {
                    self.parts.push(Part { effect: BLUE, ..part });
                }
                if option & 2 != 0 {
                    self.parts.push(Part { effect: RED, ..part });
                }
                let amount = match option {
                    0 => None,
                    1 | 2 => Some(*one),
                    _ => Some(*both),
                };
                self.add(Part { effect, amount, ..part })?;
            }
            _ => {
                // Twelve parts are more than any effect has; a longer one would be noticed by the test that plays all.
                let _ = self.parts.try_push(part);
            }
        }
        Ok(())
    }
}

/// Whether a condition holds now, for those that can be judged at any time.
pub(crate) fn holds(game: &MageKnight, seat: Seat, condition: Condition) -> bool {
    use crate::state::{Phase, Stage};
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
        Condition::AttackPhaseOnly => {
            game.combat.as_ref().is_some_and(|combat| combat.phase == Phase::Attack)
        }
        Condition::StartOfCombat => game
            .combat
            .as_ref()
            .is_some_and(|combat| combat.phase == Phase::RangedAndSiege && !combat.begun),
        Condition::EnoughMoveLeft => {
            game.combat.as_ref().is_some_and(|combat| combat.move_left >= combat.faced())
        }
        // MK-RULING-78: alone, one always has the least.
        Condition::LeastFame => {
            let own = game.player(seat).fame_total();
            let others = game.players.iter().enumerate().filter(|(at, _)| *at != seat.index());
            others.into_iter().all(|(_, other)| own < other.fame_total())
        }
        Condition::NotInCombat => game.combat.is_none(),
        // These belong to what happens within the effect.
        Condition::BlockSucceeds | Condition::WoundDropped | Condition::UnitReadied => true,
    }
}

/// Mana to be paid for all of an effect: what its source asks for, then what its parts do.
pub(crate) fn costs(playing: &Playing, parts: &[Part]) -> Costs {
    let mut costs = source_costs(playing);
    for part in parts {
        if let Effect::PayMana(colors) = part.effect {
            let cost = match colors {
                Colors::OneOf([mana]) => Cost::Is(*mana),
                _ => Cost::AnyBasic,
            };
            let _ = costs.try_push(cost);
        }
    }
    costs
}

/// Mana the source of an effect asks for, whatever is chosen inside it.
pub(super) fn source_costs(playing: &Playing) -> Costs {
    let mut costs = Costs::new();
    if !playing.free {
        match playing.root {
            Root::Card { card, strong } => match card.card().face {
                // MK-CARD-04
                Face::Action { color, .. } if strong => costs.push(Cost::Is(Mana::of(color))),
                // MK-CARD-05, MK-CARD-06
                Face::Spell { color, .. } => {
                    costs.push(Cost::Is(Mana::of(color)));
                    if strong {
                        costs.push(Cost::Is(Mana::Black));
                    }
                }
                Face::Action { .. } | Face::Artifact { .. } | Face::Wound => (),
            },
            // MK-UNIT-12
            Root::Ability { .. } => costs.extend(playing.root.color().map(Cost::Is)),
            Root::Altar(ruin) => {
                if let RuinKind::Altar(mana) = ruin.printed().kind {
                    costs.extend(std::iter::repeat_n(Cost::Is(mana), usize::from(ALTAR_MANA)));
                }
            }
            Root::Purchase(card) => {
                costs.extend(card.card().color().map(|color| Cost::Is(Mana::of(color))));
            }
            Root::Skill(_) | Root::Tactic(_) | Root::Banner(_) => (),
        }
    }
    costs
}
