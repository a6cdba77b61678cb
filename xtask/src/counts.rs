//! How many tests passed and failed, as the runners say it.

use std::ops::AddAssign;

/// Tests that ran.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl Counts {
    fn add(&mut self, number: u64, what: &str) {
        match what {
            "passed" => self.passed += number,
            // What neither passed nor was left out did not hold.
            "failed" | "timed" | "exec" | "aborted" | "interrupted" | "did" | "errored" => {
                self.failed += number;
            }
            _ => (),
        }
    }

    /// Adds up parts such as `12 passed (1 slow)` or `1 failed`.
    fn add_parts<'t>(&mut self, parts: impl Iterator<Item = &'t str>) {
        for part in parts {
            let mut words = part.split_whitespace();
            if let (Some(Ok(number)), Some(what)) = (words.next().map(str::parse), words.next()) {
                self.add(number, what);
            }
        }
    }
}

/// `Summary [ 0.1s] 12 tests run: 11 passed (1 slow), 1 failed, 2 skipped`
pub(crate) fn nextest(text: &str) -> Counts {
    let mut counts = Counts::default();
    for line in text.lines().filter(|line| line.trim_start().starts_with("Summary [")) {
        if let Some((_, results)) = line.split_once(" run: ") {
            counts.add_parts(results.split(','));
        }
    }
    counts
}

/// The closing line of nextest, to be shown again at the end.
pub(crate) fn nextest_summary(text: &str) -> Option<String> {
    let mut lines = text.lines().map(str::trim);
    lines.rfind(|line| line.starts_with("Summary [")).map(str::to_owned)
}

/// `test result: ok. 5 passed; 0 failed; 0 ignored; …`, once a test binary.
pub(crate) fn libtest(text: &str) -> Counts {
    let mut counts = Counts::default();
    for results in text.lines().filter_map(|line| line.trim_start().strip_prefix("test result: ")) {
        if let Some((_, results)) = results.split_once(". ") {
            counts.add_parts(results.split(';'));
        }
    }
    counts
}

/// `Tests  1 failed | 11 passed (12)`
pub(crate) fn vitest(text: &str) -> Counts {
    let mut counts = Counts::default();
    for results in text.lines().filter_map(|line| line.trim_start().strip_prefix("Tests  ")) {
        counts.add_parts(results.split('|'));
    }
    counts
}

/// `1 failed, 14 passed, 2 warnings in 1.75s`, the last line.
pub(crate) fn pytest(text: &str) -> Counts {
    let mut counts = Counts::default();
    let last = text.lines().rfind(|line| line.contains(" in ") && line.ends_with('s'));
    if let Some((results, _)) = last.and_then(|line| line.rsplit_once(" in ")) {
        counts.add_parts(results.trim_matches('=').split(','));
    }
    counts
}

/// One line each: `1 failed`, `3 passed (5.1s)`, `1 did not run`.
pub(crate) fn playwright(text: &str) -> Counts {
    let mut counts = Counts::default();
    let kinds = ["passed", "failed", "interrupted", "did not run"];
    let is_result = |line: &&str| {
        let line = line.trim();
        let what = line.trim_start_matches(|c: char| c.is_ascii_digit());
        what.len() < line.len() && kinds.iter().any(|kind| what.trim_start().starts_with(kind))
    };
    counts.add_parts(text.lines().filter(is_result));
    counts
}

/// `grimoire scenario run --json`: an object with `passed` and `failed`, as numbers or as lists.
pub(crate) fn scenarios(json: &str) -> Counts {
    let Ok(value) = serde_json::from_str::<serde_json::Value>(json) else {
        return Counts::default();
    };
    let number = |name: &str| {
        let field = &value[name];
        field.as_u64().or_else(|| field.as_array().map(|list| list.len() as u64)).unwrap_or(0)
    };
    Counts { passed: number("passed"), failed: number("failed") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nextest_says_it_in_one_line() {
        let text = "    Starting 14 tests\n------\n     Summary [   0.123s] 14 tests run: 11 passed (1 slow), 1 failed, 2 timed out, 3 skipped\n";
        assert_eq!(nextest(text), Counts { passed: 11, failed: 3 });
        assert!(nextest_summary(text).unwrap().starts_with("Summary [   0.123s] 14 tests"));
        assert_eq!(nextest("error: could not compile"), Counts::default());
    }

    #[test]
    fn pytest_says_it_in_the_last_line() {
        let text = "....F.\n1 failed, 14 passed, 2 warnings in 1.75s\n";
        assert_eq!(pytest(text), Counts { passed: 14, failed: 1 });
        assert_eq!(pytest("15 passed in 0.90s"), Counts { passed: 15, failed: 0 });
        assert_eq!(pytest("no tests ran in 0.01s"), Counts::default());
    }

    #[test]
    fn libtest_says_it_once_a_binary() {
        let text = "test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n\
                    test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out\n";
        assert_eq!(libtest(text), Counts { passed: 7, failed: 1 });
    }

    #[test]
    fn scenario_counts_come_from_json() {
        assert_eq!(
            scenarios(r#"{"passed":3,"failed":1,"more":[]}"#),
            Counts { passed: 3, failed: 1 }
        );
        assert_eq!(scenarios("panicked"), Counts::default());
    }

    #[test]
    fn page_runners_are_understood() {
        let text = " Test Files  1 failed | 2 passed (3)\n      Tests  2 failed | 11 passed | 1 skipped (14)\n";
        assert_eq!(vitest(text), Counts { passed: 11, failed: 2 });
        let text = "Running 5 tests using 1 worker\n  ✓  1 passed test.ts\n\n  1 failed\n    [c] › a.spec.ts\n  1 did not run\n  3 passed (5.1s)\n";
        assert_eq!(playwright(text), Counts { passed: 3, failed: 2 });
    }
}
