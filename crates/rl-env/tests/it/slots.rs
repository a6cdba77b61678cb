//! Answers and their slots.

use kernel::{Game, Log, Seed};
use mage_knight::MageKnight;
use mage_wars::MageWars;
use rl_env::{Env, NotOffered, Numbers, SLOTS, Slot, slots::wanted};

use crate::on_the_way;

fn every_answer_has_a_slot_of_its_own<G: Numbers>()
where
    <G as Game>::Setup: Default,
{
    let (mut answers, mut as_wanted) = (0, 0);
    for seed in 0..40 {
        let Some(env) = on_the_way::<G>(seed, 5 * seed as u32) else { continue };
        let seat = env.seat().unwrap();
        let mut options = Vec::new();
        env.game().options(seat, &mut options);
        let mut slots = env.slots().to_vec();
        assert_eq!(slots.len(), options.len());
        for (slot, option) in slots.iter().zip(&options) {
            assert!(usize::from(*slot) < SLOTS);
            answers += 1;
            as_wanted += u32::from(*slot == wanted(option));
            // The slot does what its name says.
            let mut stepped = env.clone();
            stepped.step(*slot).unwrap();
            let mut applied = env.game().clone();
            applied.apply(seat, option, &mut Log::off()).unwrap();
            let same = applied == *stepped.game();
            assert!(same || stepped.answers() > env.answers() + 1, "{:?}", env.name(*slot));
        }
        slots.sort_unstable();
        slots.dedup();
        assert_eq!(slots.len(), options.len(), "no two answers share one");
    }
    assert!(
        as_wanted * 10 > answers * 9,
        "{as_wanted} of {answers} answers have the slot they want"
    );
}

#[test]
fn every_answer_of_mage_wars_has_a_slot_of_its_own() {
    every_answer_has_a_slot_of_its_own::<MageWars>();
}

#[test]
fn every_answer_of_mage_knight_has_a_slot_of_its_own() {
    every_answer_has_a_slot_of_its_own::<MageKnight>();
}

#[test]
fn what_is_not_offered_changes_nothing() {
    let mut env = Env::<MageWars>::new(Default::default(), Seed::from_number(1)).unwrap();
    let before = env.game().clone();
    let free = (0..SLOTS as Slot).find(|slot| !env.slots().contains(slot)).unwrap();
    assert_eq!(env.step(free), Err(NotOffered(free)));
    assert_eq!(env.step(Slot::MAX), Err(NotOffered(Slot::MAX)));
    assert!(before == *env.game());
}
