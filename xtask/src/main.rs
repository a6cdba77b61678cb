//! Work on the project: tests, generated files, benchmarks.

fn main() {}
