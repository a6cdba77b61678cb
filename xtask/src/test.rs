//! `cargo xtask test`: every section, in order, with times, and a list of what failed.

use std::{
    path::Path,
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::{
    audit,
    busy::Busy,
    counts::{self, Counts},
    coverage, generated,
    python::{self, Tested},
    run::{Run, Said, in_ci},
    tidy, tools, workspace,
};

/// A part of the tests, in the order they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Section {
    /// Rust code is formatted
    Format,
    /// What the compiler does not check: file sizes, unfinished code, machine paths, layers
    Tidy,
    /// No warning of the compiler or clippy
    Lints,
    /// All Rust tests
    Rust,
    /// Examples in the documentation
    Docs,
    /// Generated files and rule coverage are current
    Generated,
    /// All scenario scripts, by the program itself
    Scenarios,
    /// The Python package, where Python is present
    Python,
    /// The page's types and format
    PageCheck,
    /// The page's unit tests
    PageTests,
    /// The page in a real browser
    Browser,
    /// Known weaknesses of packages, where advisories can be reached
    Audit,
}

/// What is tested, and how often.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Only these sections
    sections: Vec<Section>,
    /// Runs the browser tests so often, and stops at the first run that fails
    #[arg(long, default_value_t = 1, value_name = "N")]
    times: u32,
    /// Keeps so many threads busy beside the browser tests
    #[arg(long, default_value_t = 0, value_name = "N")]
    busy: u32,
}

/// How a section ended.
#[derive(Debug)]
enum End {
    Passed,
    /// Left out, with the reason.
    Skipped(String),
    Failed(String),
}

/// What later sections need to know of earlier ones.
#[derive(Debug, Default)]
struct Progress {
    counts: Counts,
    /// Whether all Rust tests ran and passed, leaving coverage records.
    rust_passed: bool,
    summary: Option<String>,
}

pub(crate) fn test(root: &Path, options: &Options) -> ExitCode {
    let sections = Section::value_variants();
    let mut progress = Progress::default();
    let mut ends = Vec::new();
    let only = &options.sections;
    for section in sections.iter().filter(|section| only.is_empty() || only.contains(section)) {
        println!("\n==== {} ====", section.title());
        let start = Instant::now();
        let before = progress.counts.failed;
        let end = section.run(root, options, &mut progress).unwrap_or_else(|error| {
            eprintln!("error: {error:#}");
            End::Failed(format!("{error:#}"))
        });
        // Who reads only the last line must see that something failed.
        if matches!(end, End::Failed(_)) && progress.counts.failed == before {
            progress.counts.failed += 1;
        }
        println!("---- {}: {:.1} s", section.title(), start.elapsed().as_secs_f64());
        ends.push((section.title(), end, start.elapsed()));
    }
    let report = report(&ends, &progress);
    println!("\n{report}");
    if progress.counts.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn report(ends: &[(&str, End, Duration)], progress: &Progress) -> String {
    let mut lines = vec!["==== Summary ====".to_owned()];
    for (title, end, time) in ends {
        let (mark, what) = match end {
            End::Passed => ("ok", ""),
            End::Skipped(why) => ("SKIPPED", why.as_str()),
            End::Failed(why) => ("FAILED", why.lines().next().unwrap_or_default()),
        };
        let line = format!("{mark:<8}{:>7.1} s  {title:<18}{what}", time.as_secs_f64());
        lines.push(line.trim_end().to_owned());
    }
    lines.extend(progress.summary.clone());
    lines.push(format!("{} passed, {} failed", progress.counts.passed, progress.counts.failed));
    lines.join("\n")
}

impl Section {
    fn title(self) -> &'static str {
        match self {
            Section::Format => "Format",
            Section::Tidy => "Tidy",
            Section::Lints => "Lints",
            Section::Rust => "Rust tests",
            Section::Docs => "Doc tests",
            Section::Generated => "Generated files",
            Section::Scenarios => "Scenarios",
            Section::Python => "Python package",
            Section::PageCheck => "Page checks",
            Section::PageTests => "Page tests",
            Section::Browser => "Browser tests",
            Section::Audit => "Audit",
        }
    }

    fn run(self, root: &Path, options: &Options, progress: &mut Progress) -> Result<End> {
        match self {
            Section::Format => {
                Run::cargo(root, "fmt --all --check -- -l --color never").succeed()?;
            }
            Section::Tidy => tidy::check(root)?,
            Section::Lints => {
                workspace::cargo(root, "clippy --quiet", "--all-targets -- -D warnings")
                    .succeed()?;
            }
            Section::Rust => rust(root, progress)?,
            Section::Docs => {
                let said = workspace::cargo(root, "test --quiet", "--doc").watched()?;
                count(progress, counts::libtest(&said.text), said.success)?;
            }
            Section::Generated => return generated_files(root, progress),
            Section::Scenarios => scenarios(root, progress)?,
            Section::Python => match python::test(root)? {
                Tested::Ran(said) => {
                    count(progress, counts::pytest(&said.text), said.success)?;
                }
                Tested::LeftOut(why) => return Ok(End::Skipped(why)),
            },
            Section::PageCheck => {
                let web = page(root)?;
                Run::new(&web, "npm run check").succeed()?;
                Run::new(&web, "npm run lint").succeed()?;
            }
            Section::PageTests => {
                let said = Run::new(&page(root)?, "npm test").watched()?;
                count(progress, counts::vitest(&said.text), said.success)?;
            }
            Section::Browser => return browser(root, options, progress),
            Section::Audit => {
                let unknown = audit::audit(root, &page(root)?)?;
                if !unknown.is_empty() {
                    return Ok(End::Skipped(unknown.join("; ")));
                }
            }
        }
        Ok(End::Passed)
    }
}

/// Runs all Rust tests, with coverage records going to `records`.
pub(crate) fn rust_tests(root: &Path, records: &Path) -> Result<Said> {
    tools::for_several_servers(root)?;
    let run = if tools::has_nextest(root) {
        workspace::cargo(root, "nextest run", "--no-fail-fast")
    } else {
        println!("cargo-nextest is not installed; `cargo test` runs the same tests, slower.");
        workspace::cargo(root, "test", "--lib --bins --tests --no-fail-fast")
    };
    run.env(rules::DIRECTORY, records).watched()
}

fn rust(root: &Path, progress: &mut Progress) -> Result<()> {
    let records = coverage::empty_directory(root)?;
    let said = rust_tests(root, &records)?;
    progress.summary = counts::nextest_summary(&said.text);
    let counted = if progress.summary.is_some() {
        counts::nextest(&said.text)
    } else {
        counts::libtest(&said.text)
    };
    count(progress, counted, said.success)?;
    progress.rust_passed = true;
    Ok(())
}

/// Takes the counts of a runner over. It must have been content, and must have run something.
fn count(progress: &mut Progress, counts: Counts, success: bool) -> Result<()> {
    progress.counts += counts;
    if counts.failed > 0 {
        bail!("{} of {} tests failed", counts.failed, counts.failed + counts.passed);
    }
    if !success {
        bail!("the runner failed, though no test of the {} that ran did", counts.passed);
    }
    if counts.passed == 0 {
        bail!("no test ran, or the runner speaks in a way that is not understood");
    }
    Ok(())
}

fn generated_files(root: &Path, progress: &Progress) -> Result<End> {
    generated::check_folders(root)?;
    if !progress.rust_passed {
        let why = "coverage not compared: the Rust tests did not run or did not pass";
        return Ok(End::Skipped(why.to_owned()));
    }
    coverage::check(root, &coverage::records(root))?;
    Ok(End::Passed)
}

fn scenarios(root: &Path, progress: &mut Progress) -> Result<()> {
    let run = Run::program(root, workspace::grimoire(root)?);
    let said = run.arg("scenario").arg("run").arg("scenarios").arg("--json").unseen()?;
    let counts = counts::scenarios(&said.out);
    println!("{} scenarios held, {} did not", counts.passed, counts.failed);
    if !said.success {
        println!("{}{}", said.out, said.err);
    }
    count(progress, counts, said.success)
}

/// The folder of the page, with its packages installed.
pub(crate) fn page(root: &Path) -> Result<std::path::PathBuf> {
    tools::need_node(root)?;
    let web = root.join("web");
    tools::install_packages(&web)?;
    Ok(web)
}

fn browser(root: &Path, options: &Options, progress: &mut Progress) -> Result<End> {
    let web = page(root)?;
    let chromium = match tools::browser(root) {
        Ok(found) => found,
        Err(error) if in_ci() => return Err(error),
        Err(error) => {
            eprintln!("\nWARNING: THE BROWSER TESTS DO NOT RUN: {error:#}\n");
            return Ok(End::Skipped(format!("{error:#}")));
        }
    };
    let grimoire = workspace::grimoire(root)?;
    let _busy = Busy::begin(options.busy);
    for run in 1..=options.times {
        let begun = Instant::now();
        let said = Run::new(&web, "npm run e2e")
            .env("GRIMOIRE_CHROMIUM", &chromium)
            .env("GRIMOIRE_BIN", &grimoire)
            .watched()?;
        count(progress, counts::playwright(&said.text), said.success)?;
        println!("run {run} of {}: {:.1} s", options.times, begun.elapsed().as_secs_f64());
    }
    Ok(End::Passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_is_the_count_and_failures_are_listed() {
        let progress = Progress {
            counts: Counts { passed: 12, failed: 1 },
            rust_passed: true,
            summary: Some("Summary [ 1.0s] 12 tests run: 12 passed, 0 skipped".into()),
        };
        let ends = [
            ("Format", End::Passed, Duration::from_millis(1500)),
            ("Lints", End::Failed("clippy failed\nmore".into()), Duration::from_secs(2)),
            ("Browser tests", End::Skipped("no browser".into()), Duration::ZERO),
        ];
        let report = report(&ends, &progress);
        let lines: Vec<_> = report.lines().collect();
        assert_eq!(lines[1], "ok          1.5 s  Format");
        assert_eq!(lines[2], "FAILED      2.0 s  Lints             clippy failed");
        assert!(lines[3].ends_with("no browser"));
        assert_eq!(
            lines[4..],
            ["Summary [ 1.0s] 12 tests run: 12 passed, 0 skipped", "12 passed, 1 failed"]
        );
    }

    #[test]
    fn a_runner_that_fails_or_runs_nothing_fails_its_section() {
        let counts = |passed, failed| Counts { passed, failed };
        let mut progress = Progress::default();
        assert!(count(&mut progress, counts(3, 0), true).is_ok());
        assert!(count(&mut progress, counts(3, 0), false).is_err());
        assert!(count(&mut progress, counts(3, 1), true).is_err());
        assert!(count(&mut progress, counts(0, 0), true).is_err());
        assert_eq!(progress.counts, counts(9, 1));
    }
}
