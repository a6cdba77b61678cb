//! The page looked at and measured: pictures of its main screens (`docs/screens`), and how soon it can be used.

use std::{fs, path::Path};

use anyhow::{Result, ensure};

use crate::{run::Run, test, tools, workspace};

/// All pictures together are at most so large.
const MOST_BYTES: u64 = 18 * 1024 * 1024;

/// Runs the tests of a folder beside the usual ones, with the program as it is.
fn play(root: &Path, config: &str) -> Result<()> {
    let web = test::page(root)?;
    let chromium = tools::browser(root)?;
    let grimoire = workspace::grimoire(root)?;
    Run::new(&web, &format!("npx playwright test --config playwright.{config}.config.ts"))
        .env("GRIMOIRE_CHROMIUM", chromium)
        .env("GRIMOIRE_BIN", grimoire)
        .succeed()?;
    Ok(())
}

/// Prints how soon the page can be used and how soon an answer shows.
pub(crate) fn speed(root: &Path) -> Result<()> {
    play(root, "speed")
}

/// Takes the pictures anew.
pub(crate) fn screens(root: &Path) -> Result<()> {
    play(root, "screens")?;
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
