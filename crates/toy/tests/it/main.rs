//! The toy game passes what every game must pass.

#[cfg(feature = "scripts")]
use std::path::Path;

use toy::{Toy, any_setup};

conformance::suite!(Toy, any_setup);

#[cfg(feature = "scripts")]
#[test]
fn all_scripts_hold() {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    conformance::scripts::all_hold_of::<Toy>("crates/toy/tests/scripts", &scripts, 2);
}
