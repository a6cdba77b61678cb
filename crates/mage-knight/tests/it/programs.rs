//! Effects as programs.

use mage_knight::{
    cards::{
        CardId, Colors, Effect,
        program::{Op, flatten, program},
        words::{all, choose, gain_move, influence, may, pay_mana},
    },
    content::{SkillId, TacticId, UnitId},
    derive::mana::Costs,
    state::{Origin, run::MAX_PICKS},
};

/// Everything an effect is printed on.
fn origins() -> impl Iterator<Item = Origin> {
    let sides = CardId::all().flat_map(|card| {
        let of = move |strong| Origin::Card { card, strong };
        [of(false), of(true), Origin::Banner(card)]
    });
    let abilities = UnitId::all().flat_map(|unit| {
        (0..unit.printed().abilities.len() as u8).map(move |index| Origin::Ability { unit, index })
    });
    let rest = SkillId::all().map(Origin::Skill).chain(TacticId::all().map(Origin::Tactic));
    sides.chain(abilities).chain(rest)
}

/// The most of something on any way from here on.
fn most(ops: &[Op], at: u8, of: &impl Fn(&Op) -> usize) -> usize {
    let Some(op) = ops.get(usize::from(at)) else { return 0 };
    let rest = match op {
        Op::Do(_) => most(ops, at + 1, of),
        Op::Choose(choose) => {
            choose.begins.iter().map(|begin| most(ops, *begin, of)).max().unwrap_or(0)
        }
        Op::IfElse(_, no) => most(ops, at + 1, of).max(most(ops, *no, of)),
        Op::GoTo(there) => most(ops, *there, of),
    };
    of(op) + rest
}

#[test]
fn options_lead_on_to_the_same_place() {
    static EFFECT: Effect = all(&[
        choose(&[gain_move(2), may(&all(&[pay_mana(Colors::AnyBasic), influence(4)]))]),
        gain_move(1),
    ]);
    let ops: Vec<String> = flatten(&EFFECT)
        .iter()
        .map(|op| match op {
            Op::Do(step) => format!("{:?}", step.effect),
            Op::Choose(choose) => format!("choose {:?}", choose.begins),
            Op::IfElse(condition, no) => format!("if {condition:?} else {no}"),
            Op::GoTo(at) => format!("go to {at}"),
        })
        .collect();
    assert_eq!(
        ops,
        [
            "choose [1, 3]",
            "Move(2)",
            "go to 9",
            "choose [4, 7]",
            "PayMana(AnyBasic)",
            "Influence(4)",
            "go to 8",
            "go to 8",
            "go to 9",
            "Move(1)",
        ]
    );
}

#[test]
fn a_run_has_room_for_the_choices_and_costs_of_every_effect() {
    // A Spell with black mana costs two by itself.
    let room = Costs::new().capacity() - 2;
    let mut steps = 0;
    for origin in origins() {
        let ops = program(origin);
        steps += ops.len();
        let chooses = |op: &Op| usize::from(matches!(op, Op::Choose(_)));
        assert!(most(ops, 0, &chooses) <= MAX_PICKS, "{origin:?}");
        let pays =
            |op: &Op| matches!(op, Op::Do(step) if matches!(step.effect, Effect::PayMana(_)));
        assert!(most(ops, 0, &|op| usize::from(pays(op))) <= room, "{origin:?}");
    }
    assert!(steps > 500, "all effects were looked at");
}
