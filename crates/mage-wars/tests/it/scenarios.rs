//! Every script under `scenarios/mage-wars` holds.

use std::path::Path;

use mage_wars::MageWars;

#[test]
fn every_script_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/mage-wars");
    conformance::scripts::all_hold::<MageWars>(&root, 15);
}
