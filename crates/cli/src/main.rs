//! The grimoire program.

fn main() {}
