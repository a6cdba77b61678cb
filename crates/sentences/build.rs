//! Lists the files of every language, so that a new one is part of the program without being named anywhere.

use std::{env, error::Error, ffi::OsStr, fmt::Write as _, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    list("files.rs", &[("En", "locales/en"), ("De", "locales/de")], "ftl")?;
    // The English catalogues are built into the crate `rules`.
    list("catalogues.rs", &[("De", "rules/de")], "md")
}

/// Writes code that lists the files with this ending in the folder of each language.
fn list(code: &str, folders: &[(&str, &str)], ending: &str) -> Result<(), Box<dyn Error>> {
    let project = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..");
    let mut lines = String::from("&[\n");
    for (language, folder) in folders {
        let folder = project.join(folder);
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files = Vec::new();
        for entry in
            fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?
        {
            let path = entry?.path();
            if path.extension() == Some(OsStr::new(ending)) {
                files.push(fs::canonicalize(path)?);
            }
        }
        files.sort();
        for path in files {
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            writeln!(
                lines,
                "File {{ language: Language::{language}, name: {file:?}, text: include_str!({:?}) }},",
                path.to_string_lossy()
            )?;
        }
    }
    lines.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join(code), lines)?;
    Ok(())
}
