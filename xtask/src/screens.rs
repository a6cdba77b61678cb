//! Pictures of the page's main screens, for people to look at: `docs/screens`.

use std::{fs, path::Path};

use anyhow::{Result, ensure};

use crate::{coverage, run::Run, test, tools};

/// All pictures together are at most so large.
const MOST_BYTES: u64 = 4 * 1024 * 1024;

/// Takes the pictures anew, with the program as it is.
pub(crate) fn screens(root: &Path) -> Result<()> {
    let web = test::page(root)?;
    let chromium = tools::browser(root)?;
    Run::cargo(root, "build --quiet --workspace --bin grimoire").succeed()?;
    Run::new(&web, "npx playwright test --config playwright.screens.config.ts")
        .env("GRIMOIRE_CHROMIUM", chromium)
        .env("GRIMOIRE_BIN", coverage::target(root).join("debug/grimoire"))
        .succeed()?;
    let folder = root.join("docs/screens");
    let (mut pictures, mut bytes) = (0, 0);
    for entry in fs::read_dir(&folder)? {
        pictures += 1;
        bytes += entry?.metadata()?.len();
    }
    println!("{pictures} pictures in docs/screens, {} KiB", bytes / 1024);
    ensure!(bytes <= MOST_BYTES, "the pictures are larger than {MOST_BYTES} bytes together");
    Ok(())
}
