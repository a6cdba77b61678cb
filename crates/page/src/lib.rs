//! The web page, embedded in the program. `build.rs` builds it from `web/`.

/// Paths and contents, by path. A file may have a compressed copy beside it, with `.gz` after its name.
pub static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
