//! Known weaknesses of what we depend on, where a service can be asked for them.

use std::path::Path;

use anyhow::{Result, bail};

use crate::run::Run;

/// Asks for advisories about the packages of both lock files. Says what could not be asked, and fails only for an
/// advisory.
pub(crate) fn audit(root: &Path, web: &Path) -> Result<Vec<String>> {
    let mut unknown = Vec::new();
    let rust = Run::new(root, "cargo audit --json").unseen()?;
    match judged(&rust.out, |report| report["vulnerabilities"]["count"].as_u64()) {
        Some(0) => println!("no advisory about a Rust package"),
        Some(count) => bail!("{count} advisories about Rust packages; see `cargo audit`"),
        None => unknown.push("Rust: cargo-audit is not installed or gets no data".to_owned()),
    }
    let page = Run::new(web, "npm audit --omit=dev --audit-level=high --json").unseen()?;
    let grave = |report: &serde_json::Value| {
        let counts = &report["metadata"]["vulnerabilities"];
        Some(counts["high"].as_u64()? + counts["critical"].as_u64()?)
    };
    match judged(&page.out, grave) {
        Some(0) => println!("no grave advisory about a package of the page"),
        Some(count) => {
            bail!("{count} grave advisories about packages of the page; see `npm audit`")
        }
        None => unknown.push("page: the registry tells no advisories".to_owned()),
    }
    Ok(unknown)
}

/// The number of advisories in a report; nothing if it is none.
fn judged(text: &str, count: impl Fn(&serde_json::Value) -> Option<u64>) -> Option<u64> {
    serde_json::from_str(text).ok().as_ref().and_then(count)
}

#[cfg(test)]
mod tests {
    use super::judged;

    #[test]
    fn what_is_no_report_says_nothing() {
        let count = |report: &serde_json::Value| report["vulnerabilities"]["count"].as_u64();
        assert_eq!(judged("error: no such command", count), None);
        assert_eq!(judged(r#"{ "message": "405" }"#, count), None);
        assert_eq!(judged(r#"{ "vulnerabilities": { "count": 2 } }"#, count), Some(2));
    }
}
