//! Equipment, by where it is worn.

mod held;
mod worn;

use crate::vocabulary::Card;

pub(super) fn all() -> Vec<Card> {
    [held::all(), worn::all()].concat()
}
