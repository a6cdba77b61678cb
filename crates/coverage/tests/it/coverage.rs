//! Records of passing tests, and the report made of them.

use std::{env, fs, panic, path::Path, process::Command, thread};

use coverage::Covered;
use rules::{Catalogue, Covers, DIRECTORY, covers, mk, mw, rule_id};

fn read(directory: &Path) -> Covered {
    Covered::from_directory(directory).unwrap()
}

fn claim(directory: &Path, place: &str, rules: &'static [kernel::RuleId]) -> Covers {
    Covers::new("rules", place, rules).into_directory(directory)
}

#[test]
fn a_test_that_ends_well_covers_its_rules() {
    let directory = tempfile::tempdir().unwrap();
    drop(claim(directory.path(), "it::one::{{closure}}::here", &[mw::GUARD_03, mk::EXPLORE_04]));
    drop(claim(directory.path(), "it::two::here", &[mw::GUARD_03]));
    let covered = read(directory.path());
    assert_eq!(
        covered.sources(mw::GUARD_03).collect::<Vec<_>>(),
        ["rules it::one", "rules it::two"]
    );
    assert_eq!(covered.sources(mk::EXPLORE_04).collect::<Vec<_>>(), ["rules it::one"]);
    assert_eq!(covered.sources(mw::GUARD_02).count(), 0);
}

#[test]
fn a_test_that_panics_covers_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().to_owned();
    let failed = thread::spawn(move || {
        let _claim = claim(&path, "it::fails::here", &[mw::GUARD_03]);
        // Not the panic hook's message: this failure is wanted.
        panic::resume_unwind(Box::new("the test fails"));
    });
    assert!(failed.join().is_err());
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 0);
    assert_eq!(read(directory.path()), Covered::default());
}

#[test]
fn half_written_records_are_not_read_and_unknown_rules_are_refused() {
    let directory = tempfile::tempdir().unwrap();
    fs::write(directory.path().join("1.77-x"), "rules it::x\nMW-GUARD-03\n").unwrap();
    assert_eq!(read(directory.path()), Covered::default());
    fs::write(directory.path().join("2.covers"), "rules it::x\nMW-GUARD-99\n").unwrap();
    assert!(
        Covered::from_directory(directory.path()).unwrap_err().to_string().contains("MW-GUARD-99")
    );
    assert_eq!(read(Path::new("no/such/directory")), Covered::default());
}

/// Set for the process in which [`sample`] is a test that claims a rule: `passes` or `fails`.
const SAMPLE: &str = "COVERAGE_SAMPLE_TEST";

/// Does nothing in an ordinary run, where its claim would be a lie about the rule.
#[test]
fn sample() {
    if let Ok(end) = env::var(SAMPLE) {
        covers![mw::GEN_01, mk::EXPLORE_04,];
        assert_eq!(end, "passes");
    }
}

/// Runs [`sample`] as a test runner would and reads what it left.
fn run_sample(end: &str) -> (bool, Covered) {
    let directory = tempfile::tempdir().unwrap();
    let run = Command::new(env::current_exe().unwrap())
        .args(["--exact", "coverage::sample"])
        .env(SAMPLE, end)
        .env(DIRECTORY, directory.path())
        .output()
        .unwrap();
    (run.status.success(), read(directory.path()))
}

#[test]
fn the_macro_records_the_test_it_stands_in_when_it_passes() {
    let (passed, covered) = run_sample("passes");
    assert!(passed);
    assert_eq!(covered.ids().collect::<Vec<_>>(), ["MK-EXPLORE-04", "MW-GEN-01"]);
    assert_eq!(covered.sources(mw::GEN_01).collect::<Vec<_>>(), ["coverage it::coverage::sample"]);
}

#[test]
fn the_macro_records_nothing_when_the_test_fails() {
    let (passed, covered) = run_sample("fails");
    assert!(!passed);
    assert_eq!(covered, Covered::default());
}

#[test]
fn the_report_counts_by_group_and_apart_for_the_base_game() {
    let catalogue = Catalogue::of("mage-wars").unwrap();
    let mut covered = Covered::default();
    covered.add(mw::GUARD_03, "a");
    covered.add(mw::GUARD_03, "b");
    covered.add(mw::COND_BLEED_01, "a");
    covered.add(mk::EXPLORE_04, "a");
    let report = covered.report(catalogue);
    assert_eq!((report.total, report.covered), (catalogue.rules().len(), 2));
    assert_eq!((report.base_total, report.base_covered), (883, 1));
    assert_eq!((report.by_group["MW-GUARD"].total, report.by_group["MW-GUARD"].covered), (20, 1));
    assert_eq!(report.uncovered.len(), report.total - 2);
    assert!(
        !report.uncovered.contains(&mw::GUARD_03) && report.uncovered.contains(&mw::COND_BLEED_02)
    );
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["by_group"]["MW-COND"], serde_json::json!({"total": 127, "covered": 1}));
    assert_eq!(json["uncovered"][0], "MW-GEN-01");
}

#[test]
fn the_committed_file_is_valid_and_written_as_the_program_writes_it() {
    let committed = Covered::committed();
    for id in committed.ids() {
        assert!(rule_id(id).is_some(), "{id} is covered but does not exist");
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/coverage.json");
    assert_eq!(committed.to_json(), fs::read_to_string(file).unwrap());
}
