//! Lists the Fluent files of every language, so that a new file is part of the program without being named anywhere.

use std::{env, error::Error, fmt::Write as _, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales");
    let mut code = String::from("&[\n");
    for (language, name) in [("En", "en"), ("De", "de")] {
        let folder = locales.join(name);
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files = Vec::new();
        for entry in
            fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?
        {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                files.push(fs::canonicalize(path)?);
            }
        }
        files.sort();
        for path in files {
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            writeln!(
                code,
                "File {{ language: Language::{language}, name: {file:?}, text: include_str!({:?}) }},",
                path.to_string_lossy()
            )?;
        }
    }
    code.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("files.rs"), code)?;
    Ok(())
}
