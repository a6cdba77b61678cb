//! Programs that write committed files from our types, as examples: `bindings` and `setup_schemas`.
//!
//! They are a package of their own so that they are compiled without optimisation: tables are optimised for the tests, and
//! would make a compiler work for minutes on programs that run for a second.
