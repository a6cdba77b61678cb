//! Builds the page in `web/` into cargo's output folder and lists its files as Rust code, so that one `cargo build` makes
//! the whole program.
//!
//! `GRIMOIRE_PAGE_DIR` names a folder with a page that is built already; then neither Node nor npm is needed.

use std::{
    env, fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::{Command, exit},
};

/// What the page is made from, below `web/`.
const SOURCES: &[&str] = &[
    "src",
    "build",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    ".npmrc",
];
/// Remembers below `node_modules` which lock file was installed.
const STAMP: &str = ".grimoire-installed";

fn main() {
    println!("cargo:rerun-if-env-changed=GRIMOIRE_PAGE_DIR");
    let built = match env::var_os("GRIMOIRE_PAGE_DIR") {
        Some(folder) => prebuilt(Path::new(&folder)),
        None => build(),
    };
    if let Err(why) = built.and_then(|folder| write_list(&folder)) {
        eprintln!("\nThe web page could not be built.\n{why}\n");
        exit(1);
    }
}

/// Writes the paths and contents of all files as a Rust value, by path.
fn write_list(folder: &Path) -> Result<(), String> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let trouble = |error| format!("{}: {error}", next.display());
        for entry in fs::read_dir(&next).map_err(trouble)? {
            let path = entry.map_err(trouble)?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let within = path.strip_prefix(folder).unwrap_or(&path);
                let parts: Vec<_> = within.iter().map(|part| part.to_string_lossy()).collect();
                files.push((parts.join("/"), path));
            }
        }
    }
    files.sort();
    let line =
        |(name, path): &(String, PathBuf)| format!("({name:?}, include_bytes!({path:?})),\n");
    let list = format!("&[\n{}]\n", files.iter().map(line).collect::<String>());
    let place = PathBuf::from(required("OUT_DIR")?).join("files.rs");
    fs::write(&place, list).map_err(|error| format!("{}: {error}", place.display()))
}

fn prebuilt(folder: &Path) -> Result<PathBuf, String> {
    let folder = fs::canonicalize(folder)
        .map_err(|error| format!("GRIMOIRE_PAGE_DIR is {}: {error}", folder.display()))?;
    println!("cargo:rerun-if-changed={}", folder.display());
    if !folder.join("index.html").is_file() {
        return Err(format!("GRIMOIRE_PAGE_DIR is {}, and has no index.html", folder.display()));
    }
    Ok(folder)
}

fn build() -> Result<PathBuf, String> {
    let root = PathBuf::from(required("CARGO_MANIFEST_DIR")?).join("../..");
    let web = root.join("web");
    for source in SOURCES {
        println!("cargo:rerun-if-changed={}", web.join(source).display());
    }
    println!("cargo:rerun-if-changed={}", root.join("locales").display());
    let out = PathBuf::from(required("OUT_DIR")?).join("page");
    install(&web)?;
    let vite = web.join("node_modules/vite/bin/vite.js");
    run(Command::new("node")
        .current_dir(&web)
        .arg(vite)
        .args(["build", "--logLevel", "warn", "--emptyOutDir", "--outDir"])
        .arg(&out))?;
    Ok(out)
}

/// `npm ci`, unless exactly this lock file is installed.
fn install(web: &Path) -> Result<(), String> {
    let lock_file = web.join("package-lock.json");
    let trouble = |error| format!("{}: {error}", lock_file.display());
    let wanted = fs::read(&lock_file).map_err(trouble)?;
    // Two builds in different target folders share `node_modules`; one installs, the other waits.
    let guard = fs::File::open(&lock_file).map_err(trouble)?;
    guard.lock().map_err(trouble)?;
    let stamp = web.join("node_modules").join(STAMP);
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(Command::new(npm).current_dir(web).args(["ci", "--no-audit", "--no-fund"]))?;
    fs::write(&stamp, wanted).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// Runs a program quietly; its output matters only when it fails.
fn run(command: &mut Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| match error.kind() {
        ErrorKind::NotFound => format!(
            "{program} was not found. Install Node.js 20.19 or newer (it brings npm), or set \
             GRIMOIRE_PAGE_DIR to a folder with a page that is built already."
        ),
        _ => format!("{program}: {error}"),
    })?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(format!("{command:?} failed:\n{}", String::from_utf8_lossy(&said)))
}

fn required(name: &str) -> Result<String, String> {
    env::var(name).map_err(|_| format!("{name} is not set; this is run by cargo"))
}
