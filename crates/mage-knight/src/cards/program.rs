//! Effects flattened into programs, once for each place an effect is printed in, so that a run can point at the step it
//! has come to.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use super::{
    Banner, CardId, Colors, Condition, Effect, Per,
    words::{all, does_not_attack, fame},
};
use crate::{
    content::{Mana, SkillId, TacticId, UnitId},
    state::Origin,
};

/// One place of a program.
#[derive(Debug)]
pub enum Op {
    Do(Step),
    Choose(Choose),
    /// Goes on with the next place, or if the condition does not hold with this one.
    IfElse(Condition, u8),
    /// Goes on there.
    GoTo(u8),
}

/// A word to carry out, with what qualifies it.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub effect: &'static Effect,
    /// It waits for the end of the turn.
    pub later: bool,
    /// Whether it may be refused.
    pub judged: bool,
    pub condition: Option<Condition>,
    pub per: Option<(Per, u8)>,
    /// Added for each enemy faced.
    pub per_enemy: u8,
    /// May be raised by so much.
    pub raise: u8,
    /// What the Attack or Block is instead of its printed amount.
    pub amount: Option<u8>,
}

/// Something the player has to choose: where each option begins.
#[derive(Debug)]
pub struct Choose {
    pub begins: ArrayVec<u8, 6>,
    pub among: Among,
}

impl Choose {
    pub fn options(&self) -> u8 {
        self.begins.len() as u8
    }
}

/// What is chosen among.
#[derive(Clone, Copy, Debug)]
pub enum Among {
    Effects(&'static [Effect]),
    /// To do it or not.
    Whether(&'static Effect),
    /// Nothing, blue, red, both.
    Paying {
        effect: &'static Effect,
        one: u8,
        both: u8,
    },
}

type Program = Vec<Op>;

/// The program of what is printed there; an empty one where nothing can be played.
pub fn program(origin: Origin) -> &'static [Op] {
    // Most are looked up for cards, so the others do not make this longer.
    if let Origin::Card { card, strong } = origin {
        &PROGRAMS.cards[card.index() * 2 + usize::from(strong)]
    } else {
        program_beside_cards(origin)
    }
}

#[inline(never)]
fn program_beside_cards(origin: Origin) -> &'static [Op] {
    let programs = &*PROGRAMS;
    match origin {
        Origin::Ability { unit, index } => {
            programs.abilities[unit.index()].get(usize::from(index)).map_or(&[], Vec::as_slice)
        }
        Origin::Skill(skill) => &programs.skills[skill.index()],
        Origin::Tactic(tactic) => &programs.tactics[tactic.index()],
        Origin::Banner(card) => match card.card().basic() {
            Some(Effect::AssignBanner(Banner::CancelAttack)) => &programs.cancel_attack,
            _ => &[],
        },
        Origin::Card { .. } | Origin::Altar(_) | Origin::Purchase(_) => &[],
    }
}

struct Programs {
    /// Both sides of every card.
    cards: Vec<Program>,
    abilities: Vec<Vec<Program>>,
    skills: Vec<Program>,
    tactics: Vec<Program>,
    cancel_attack: Program,
}

/// One attack is cancelled, for Fame.
static CANCEL_ATTACK: Effect = all(&[does_not_attack(), fame(1)]);

static PROGRAMS: LazyLock<Programs> = LazyLock::new(|| {
    let sides = |card: CardId| {
        let card = card.card();
        [card.basic(), card.strong()].map(|side| side.map(flatten).unwrap_or_default())
    };
    let abilities = |unit: UnitId| {
        unit.printed().abilities.iter().map(|ability| flatten(&ability.effect)).collect()
    };
    Programs {
        cards: CardId::all().flat_map(sides).collect(),
        abilities: UnitId::all().map(abilities).collect(),
        skills: SkillId::all().map(|skill| flatten(&skill.printed().effect)).collect(),
        tactics: TacticId::all().map(|tactic| flatten(&tactic.printed().effect)).collect(),
        cancel_attack: flatten(&CANCEL_ATTACK),
    }
});

pub fn flatten(effect: &'static Effect) -> Program {
    let mut ops = Program::new();
    add(
        Step {
            effect,
            later: false,
            judged: true,
            condition: None,
            per: None,
            per_enemy: 0,
            raise: 0,
            amount: None,
        },
        &mut ops,
    );
    ops
}

fn add(step: Step, ops: &mut Program) {
    match *step.effect {
        Effect::All(effects) => effects.iter().for_each(|effect| add(Step { effect, ..step }, ops)),
        Effect::Choose(effects) => {
            choose(Among::Effects(effects), ops, effects.len(), |option, ops| {
                add(Step { effect: &effects[option], ..step }, ops);
            });
        }
        // MK-COMBAT-BLOCK-10: what a Block brings is not refused.
        Effect::May(effect) if step.condition == Some(Condition::BlockSucceeds) => {
            add(Step { effect, ..step }, ops);
        }
        Effect::May(effect) => choose(Among::Whether(effect), ops, 2, |option, ops| {
            if option == 0 {
                add(Step { effect, ..step }, ops);
            }
        }),
        Effect::IfAlsoPaid { one, both, effect } => {
            const BLUE: &Effect = &Effect::PayMana(Colors::OneOf(&[Mana::Blue]));
            const RED: &Effect = &Effect::PayMana(Colors::OneOf(&[Mana::Red]));
            choose(Among::Paying { effect, one, both }, ops, 4, |option, ops| {
                let (blue, red) = (option & 1 != 0, option & 2 != 0);
                if blue {
                    add(Step { effect: BLUE, ..step }, ops);
                }
                if red {
                    add(Step { effect: RED, ..step }, ops);
                }
                let amount = match (blue, red) {
                    (false, false) => None,
                    (true, true) => Some(both),
                    (true, false) | (false, true) => Some(one),
                };
                add(Step { effect, amount, ..step }, ops);
            });
        }
        Effect::AtEndOfTurn(effect) => add(Step { effect, later: true, ..step }, ops),
        Effect::If(condition, effect) => {
            add(Step { effect, condition: Some(condition), ..step }, ops);
        }
        Effect::IfElse(condition, yes, no) => {
            let at = ops.len();
            ops.push(Op::GoTo(0));
            add(Step { effect: yes, ..step }, ops);
            let skip = ops.len();
            ops.push(Op::GoTo(0));
            ops[at] = Op::IfElse(condition, place(ops));
            add(Step { effect: no, ..step }, ops);
            ops[skip] = Op::GoTo(place(ops));
        }
        Effect::ForEach { per, most, effect } => {
            let later = step.later || counted_later(per);
            add(Step { effect, later, per: Some((per, most)), ..step }, ops);
        }
        Effect::PlusPerEnemy { bonus, effect } => {
            add(Step { effect, per_enemy: bonus, ..step }, ops);
        }
        Effect::RaisedUpTo { bonus, effect } => add(Step { effect, raise: bonus, ..step }, ops),
        effect => {
            let later = step.later || matches!(effect, Effect::ReturnToDeck { .. });
            let judged = match step.condition {
                None => !later && !effect.is_never_refused(),
                // MK-COMBAT-BLOCK-10: what comes with a Block is judged with it.
                Some(Condition::BlockSucceeds) => false,
                Some(_) => true,
            };
            ops.push(Op::Do(Step { later, judged, ..step }));
        }
    }
}

/// A choice among so many options, each of which leads on to the same place.
fn choose(among: Among, ops: &mut Program, options: usize, add: impl Fn(usize, &mut Program)) {
    let at = ops.len();
    ops.push(Op::GoTo(0));
    let (mut begins, mut ends) = (ArrayVec::new(), Vec::new());
    for option in 0..options {
        begins.push(place(ops));
        add(option, ops);
        ends.push(ops.len());
        ops.push(Op::GoTo(0));
    }
    let after = place(ops);
    for end in ends {
        ops[end] = Op::GoTo(after);
    }
    ops[at] = Op::Choose(Choose { begins, among });
}

fn place(ops: &[Op]) -> u8 {
    u8::try_from(ops.len()).expect("an effect is short")
}

/// Whether items of this kind are counted over the whole turn, so that the step waits for its end.
const fn counted_later(per: Per) -> bool {
    match per {
        Per::UnitRecruited
        | Per::EnemyDefeated
        | Per::FightingUnit
        | Per::SpellCast(_)
        | Per::HealingSpent => true,
        Per::CardDiscarded | Per::Wound | Per::ReadyUnit | Per::CrystalColor | Per::WoundHealed => {
            false
        }
    }
}
