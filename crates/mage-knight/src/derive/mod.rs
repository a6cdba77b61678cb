//! Characteristics computed from what is printed and what is going on. Nothing here is ever stored back.

pub mod level;
pub mod move_cost;

pub use level::{hand_limit, level};
pub use move_cost::{MoveCost, Reason, move_cost};
