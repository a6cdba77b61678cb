//! `cargo xtask build-time`: how long a cold build of the program takes, and one after a changed sentence.

use std::{
    fs,
    path::Path,
    time::{Instant, SystemTime},
};

use anyhow::{Context, Result};
use clap::Args;

use crate::{coverage, run::Run};

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The profile to build with
    #[arg(long, default_value = "release")]
    profile: String,
    /// Changes the time of a file of sentences afterwards and builds again: what a translator waits for
    #[arg(long)]
    sentence: bool,
}

/// Builds into an empty folder. Packages of the registries may be there already: downloading is not measured.
pub(crate) fn build_time(root: &Path, options: &Options) -> Result<()> {
    let folder = coverage::target(root).join("build-time");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    measure(root, &folder, &options.profile)?;
    println!("by crate   {}", folder.join("cargo-timings/cargo-timing.html").display());
    if options.sentence {
        let file = fs::File::options().append(true).open(root.join("locales/en/common.ftl"))?;
        file.set_modified(SystemTime::now())?;
        println!("after a changed sentence:");
        measure(root, &folder, &options.profile)?;
    }
    Ok(())
}

/// Builds into this folder and tells how long it took.
fn measure(root: &Path, folder: &Path, profile: &str) -> Result<()> {
    // The shell knows how long the processors worked for it; the standard library does not.
    let script = format!("cargo build --timings --profile {profile}; code=$?; times; exit $code");
    let start = Instant::now();
    let build = Run::new(root, "sh -c").arg(&script).env("CARGO_TARGET_DIR", folder).succeed()?;
    let clock = start.elapsed().as_secs_f64();
    let (user, system) = processor(&build.text).context("the shell does not say its times")?;
    println!("clock      {clock:>7.1} s");
    println!("processor  {:>7.1} s ({user:.1} user, {system:.1} system)", user + system);
    Ok(())
}

/// Seconds in user and system mode of all that a shell has run: the last line of `times`, such as `5m1.36s 0m26.1s`.
fn processor(text: &str) -> Option<(f64, f64)> {
    let mut times = text.lines().filter_map(|line| {
        let (user, system) = line.split_once(' ')?;
        Some((seconds(user)?, seconds(system)?))
    });
    times.next_back()
}

/// `5m1.36s`
fn seconds(text: &str) -> Option<f64> {
    let (minutes, seconds) = text.strip_suffix('s')?.split_once('m')?;
    Some(minutes.parse::<f64>().ok()? * 60.0 + seconds.parse::<f64>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_times_of_what_a_shell_ran_are_read() {
        let text =
            "   Compiling cli v0.1.0\n0m0.00s 0m0.01s\n5m1.5s 0m26.25s\n    Finished in 3m 1s\n";
        assert_eq!(processor(text), Some((301.5, 26.25)));
        assert_eq!(processor("0.1 0.2\n"), None);
    }
}
