//! Programs we need that cargo does not bring: found, installed where we can, or asked for in plain words.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use crate::run::Run;

/// The oldest Node the page's tools run on.
const NODE: (u32, u32) = (20, 19);

/// A program on the search path.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Whether `cargo nextest` works. Without it `cargo test` does the same, slower.
pub(crate) fn has_nextest(root: &Path) -> bool {
    Run::new(root, "cargo nextest --version").unseen().is_ok_and(|said| said.success)
}

/// Fails with what to do if Node is missing or too old.
pub(crate) fn need_node(root: &Path) -> Result<()> {
    let wanted = format!("Node {}.{} or newer with npm", NODE.0, NODE.1);
    if find("node").is_none() || find("npm").is_none() {
        bail!("the page needs {wanted}; install it and put `node` and `npm` on the PATH");
    }
    let version = Run::new(root, "node --version").output()?.out;
    match node_version(&version) {
        Some(found) if found >= NODE => Ok(()),
        _ => bail!("the page needs {wanted}, this is {}", version.trim()),
    }
}

fn node_version(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.trim().strip_prefix('v')?.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// The names Chromium and its relatives go by.
const BROWSERS: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// A browser for the page's tests, installed if need be. The error says what to do.
pub(crate) fn browser(root: &Path) -> Result<PathBuf> {
    let find_browser = || BROWSERS.iter().find_map(|name| find(name));
    if let Some(found) = find_browser() {
        return Ok(found);
    }
    let advice = "install Chromium (Debian: `apt-get install --no-install-recommends chromium`)";
    if find("apt-get").is_none() || !is_root() {
        bail!(
            "there is no Chromium, and it can be installed from here only as root on Debian; {advice}"
        );
    }
    println!("There is no Chromium; installing it.");
    install(root, "chromium")?;
    match find_browser() {
        Some(found) => Ok(found),
        None => bail!("Chromium was installed but is not on the PATH; {advice}"),
    }
}

/// What the tests of several servers need, installed if need be: PostgreSQL with openssl for its certificate, and NATS.
/// The error says what to do.
pub(crate) fn for_several_servers(root: &Path) -> Result<()> {
    let is_there = || has_postgres() && find("openssl").is_some() && has_nats();
    if is_there() {
        return Ok(());
    }
    let advice = "install PostgreSQL, openssl and nats-server (Debian: `apt-get install postgresql openssl nats-server`)";
    if find("apt-get").is_none() || !is_root() {
        bail!("the tests of several servers need PostgreSQL, openssl and NATS; {advice}");
    }
    println!("There is no PostgreSQL, no openssl or no NATS; installing them.");
    install(root, "postgresql openssl nats-server")?;
    if !is_there() {
        bail!("PostgreSQL and NATS were installed but are not found; {advice}");
    }
    Ok(())
}

/// Whether the program that makes a database is on the path or where Debian keeps it, a folder for each version.
fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    find("initdb").is_some()
        || versions.into_iter().any(|at| at.path().join("bin/initdb").is_file())
}

/// Debian keeps it where only root looks for programs.
fn has_nats() -> bool {
    find("nats-server").is_some() || Path::new("/usr/sbin/nats-server").is_file()
}

fn install(root: &Path, packages: &str) -> Result<()> {
    let apt =
        |words: &str| Run::new(root, words).env("DEBIAN_FRONTEND", "noninteractive").succeed();
    apt("apt-get update -q")?;
    apt(&format!("apt-get install -q -y --no-install-recommends {packages}"))?;
    Ok(())
}

fn is_root() -> bool {
    // The second number is the effective user.
    fs::read_to_string("/proc/self/status").is_ok_and(|status| {
        status
            .lines()
            .filter_map(|line| line.strip_prefix("Uid:"))
            .any(|ids| ids.split_whitespace().nth(1) == Some("0"))
    })
}

/// Installs the page's packages unless exactly this lock is installed. The build of the page does the same and leaves
/// the same mark, so that only one of the two installs.
pub(crate) fn install_packages(web: &Path) -> Result<()> {
    let lock_file = web.join("package-lock.json");
    let wanted = fs::read(&lock_file).context("web/package-lock.json")?;
    let guard = fs::File::open(&lock_file)?;
    guard.lock().context("web/package-lock.json cannot be locked")?;
    let mark = web.join("node_modules/.grimoire-installed");
    if !fs::read(&mark).is_ok_and(|installed| installed == wanted) {
        Run::new(web, "npm ci --no-audit --no-fund").succeed()?;
        fs::write(mark, wanted)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_versions_are_compared_as_numbers() {
        assert_eq!(node_version("v20.19.2\n"), Some((20, 19)));
        assert!(node_version("v20.9.0").unwrap() < NODE && node_version("v22.1.0").unwrap() > NODE);
        assert_eq!(node_version("20"), None);
    }

    #[test]
    fn programs_are_found_on_the_path() {
        assert!(find("sh").is_some());
        assert!(find("no-such-program-here").is_none());
    }
}
