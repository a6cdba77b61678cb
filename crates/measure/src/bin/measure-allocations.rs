//! Counts allocations a decision. It is a program of its own because counting would slow the others down.

use std::alloc::System;

use clap::Parser;
use games::{GameId, with_game};
use measure::{Measured, Walk};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[derive(Debug, Parser)]
#[command(about = "Counts allocations a decision and prints them as JSON")]
struct Arguments {
    game: GameId,
    #[arg(long, default_value_t = 20_000)]
    decisions: u32,
}

fn main() {
    let Arguments { game, decisions } = Arguments::parse();
    let counted = with_game!(game, G => count::<G>(decisions));
    println!("{counted}");
}

fn count<G: Measured>(decisions: u32) -> serde_json::Value {
    let mut walk = Walk::<G>::new();
    // Buffers have grown to their size afterwards.
    walk.decide(1000);
    let region = Region::new(ALLOCATOR);
    walk.decide(u64::from(decisions));
    let change = region.change();
    let each = |sum: usize| sum as f64 / f64::from(decisions);
    serde_json::json!({
        "allocations_per_decision": each(change.allocations + change.reallocations),
        "bytes_per_decision": each(change.bytes_allocated),
    })
}
