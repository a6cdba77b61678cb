//! The lists of the printed books.

pub(super) mod apprentice;
pub(super) mod starting;

/// Copies with card ids.
pub(super) type List = &'static [(u8, &'static str)];
