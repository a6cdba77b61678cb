//! Connections: taken from strangers, counted, and hung up on when they hold things up.
//!
//! | Module | What it holds |
//! |---|---|
//! | `accept` | takes connections, speaks HTTP on them, and ends them in order |
//! | `places` | how many of them an address may have |
//! | `stalling` | a connection that hangs up on who does not read |
//! | `caller` | who asks, also behind proxies that are trusted, and by which name they know the server |

mod accept;
mod caller;
mod places;
mod stalling;

pub(crate) use accept::{Accepting, listen, serve};
pub use caller::PublicUrl;
pub(crate) use caller::{Caller, Proxies, household};
pub(crate) use places::{Place, Places, raise_file_limit};
