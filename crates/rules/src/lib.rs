//! Both rule catalogues as data: rule ids the compiler knows, lookup by id or words, and how a test says which
//! rules it proves (crate `coverage` reads what they say).
//!
//! The catalogues under `rules/` are the contract. The build reads them and makes a constant of every id, so code that
//! names a rule that does not exist does not compile.
//!
//! ```
//! use rules::{Catalogue, mw};
//!
//! let catalogue = Catalogue::of("mage-wars").unwrap();
//! assert_eq!(catalogue.find("mw-guard-03").unwrap().id, mw::GUARD_03);
//! assert!(catalogue.search("counterstrike guard").iter().any(|hit| hit.rule.group == "MW-GUARD"));
//! ```

pub mod catalogue;
#[cfg(test)]
mod parse;
mod record;

pub use catalogue::{Catalogue, Hit, Rank, Rule, Term, rule_id};
pub use record::{Covers, DIRECTORY, RECORD_ENDING, record_coverage};

/// The rules of Mage Wars: `MW-GUARD-03` is [`mw::GUARD_03`].
pub mod mw {
    include!(concat!(env!("OUT_DIR"), "/mw.rs"));
}

/// The rules of Mage Knight: `MK-EXPLORE-04` is [`mk::EXPLORE_04`].
pub mod mk {
    include!(concat!(env!("OUT_DIR"), "/mk.rs"));
}
