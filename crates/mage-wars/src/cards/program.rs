//! Effects flattened into programs, so that a frame can point at the place it has come to.

use serde::{Deserialize, Serialize};

use super::{CardId, compiled};
use crate::vocabulary::{Ability, Amount, Card, Condition, Effect, Filter, Who};

/// One step of a program. What a step governs follows it, up to the place it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    /// An effect without parts.
    Do(Effect),
    If(Condition, u8),
    May(u8),
    MayPay(Amount, u8),
    OnRoll(Amount, u8),
    ForEach(Filter, u8),
    /// Which ones, and whether they are obliterated.
    Sacrifice(Filter, bool, u8),
    /// What may be bought off, of whom.
    BuyOff(Who, Filter, u8),
    /// What is picked, within so many zones of whom.
    Pick(Filter, u8, Who, u8),
    /// Where each branch begins; the last number is where all of them end.
    Choose(Vec<u8>),
}

/// Which program: of a card, its own effect or that of one of its abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ProgramRef {
    pub card: CardId,
    pub part: Part,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Part {
    /// What an incantation does.
    Effect,
    Ability(u8),
}

/// The steps of a program; none where the card has no such effect.
pub fn program(of: ProgramRef) -> &'static [Op] {
    let compiled = compiled(of.card);
    match of.part {
        Part::Effect => &compiled.effect,
        Part::Ability(at) => compiled.abilities.get(usize::from(at)).map_or(&[], Vec::as_slice),
    }
}

/// The programs of a card: its effect, and one for each ability.
pub(super) fn programs(card: &Card) -> (Vec<Op>, Vec<Vec<Op>>) {
    let flat = |effect: &Effect| {
        let mut ops = Vec::new();
        flatten(effect, &mut ops);
        ops
    };
    let own = card.effect.as_ref().map(flat).unwrap_or_default();
    let of = |ability: &Ability| ability.effect().map(flat).unwrap_or_default();
    (own, card.abilities.iter().map(of).collect())
}

fn flatten(effect: &Effect, ops: &mut Vec<Op>) {
    match effect {
        Effect::Seq(parts) => parts.iter().for_each(|part| flatten(part, ops)),
        Effect::If(condition, part) => {
            governed(ops, part, |end| Op::If(condition.clone(), end));
        }
        Effect::May(part) => governed(ops, part, Op::May),
        Effect::MayPay(amount, part) => governed(ops, part, |end| Op::MayPay(amount.clone(), end)),
        Effect::OnRoll(roll, part) => {
            governed(ops, part, |end| Op::OnRoll(roll.clone(), end));
        }
        Effect::ForEach(filter, part) => {
            governed(ops, part, |end| Op::ForEach(filter.clone(), end));
        }
        Effect::Sacrifice { which, obliterates, then } => {
            governed(ops, then, |end| Op::Sacrifice(which.clone(), *obliterates, end));
        }
        Effect::BuyOff { who, which, then } => {
            governed(ops, then, |end| Op::BuyOff(*who, which.clone(), end));
        }
        Effect::Pick { which, within, of, then } => {
            governed(ops, then, |end| Op::Pick(which.clone(), *within, *of, end));
        }
        Effect::Choose(parts) => {
            let at = ops.len();
            ops.push(Op::Choose(Vec::new()));
            let mut begins = Vec::new();
            for part in parts {
                begins.push(place(ops));
                flatten(part, ops);
            }
            begins.push(place(ops));
            ops[at] = Op::Choose(begins);
        }
        leaf => ops.push(Op::Do(leaf.clone())),
    }
}

/// A step and what it governs.
fn governed(ops: &mut Vec<Op>, part: &Effect, op: impl FnOnce(u8) -> Op) {
    let at = ops.len();
    ops.push(Op::May(0));
    flatten(part, ops);
    ops[at] = op(place(ops));
}

fn place(ops: &[Op]) -> u8 {
    u8::try_from(ops.len()).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_step_governs_follows_it() {
        let leaf = |who| Effect::Destroy(who);
        let effect = Effect::Seq(vec![
            Effect::Choose(vec![leaf(Who::This), Effect::May(Box::new(leaf(Who::Host)))]),
            leaf(Who::Target),
        ]);
        let mut ops = Vec::new();
        flatten(&effect, &mut ops);
        assert_eq!(
            ops,
            [
                Op::Choose(vec![1, 2, 4]),
                Op::Do(leaf(Who::This)),
                Op::May(4),
                Op::Do(leaf(Who::Host)),
                Op::Do(leaf(Who::Target)),
            ]
        );
    }
}
