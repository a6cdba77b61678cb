//! Learning environments over both games.

mod batches;
mod features;
mod honesty;
mod recorded;
mod seats;
mod slots;

use kernel::{Chance, Game, Seed};
use rl_env::{Env, Numbers};

/// A game somewhere on its way, after so many random decisions. `None`: it ended before.
fn on_the_way<G: Numbers>(seed: u64, decisions: u32) -> Option<Env<G>>
where
    <G as Game>::Setup: Default,
{
    let mut env = Env::<G>::new(G::Setup::default(), Seed::from_number(seed)).unwrap();
    let mut chance = Chance::seeded(Seed::from_number(seed));
    for _ in 0..decisions {
        env.seat()?;
        let slots = env.slots();
        let slot = slots[chance.below(slots.len() as u32) as usize];
        env.step(slot).unwrap();
    }
    env.seat().map(|_| env)
}
