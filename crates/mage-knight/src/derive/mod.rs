//! Characteristics computed from what is printed and what is going on. Nothing here is ever stored back.

pub mod foe;
pub mod level;
pub mod mana;
pub mod move_cost;
pub mod outlook;
pub mod place;
pub mod unit;

pub use level::{command_limit, hand_limit, level};
pub use move_cost::{MoveCost, Reason, move_cost};
pub use place::{
    is_assault, is_inhabited, is_safe, is_unconquered, keep_of_another, must_be_assaulted, occupant,
};
