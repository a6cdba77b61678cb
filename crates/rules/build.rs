//! Makes constants and tables from the catalogues under `rules/`.

#[path = "src/parse.rs"]
mod parse;

use std::{env, error::Error, fmt::Write as _, fs, path::Path, process::ExitCode};

use parse::{Catalogue, catalogue};

fn main() -> ExitCode {
    match generate() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("cargo::error={error}");
            ExitCode::FAILURE
        }
    }
}

fn generate() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/parse.rs");
    let out = env::var("OUT_DIR")?;
    for (file, prefix, module) in [("mage-wars", "MW-", "mw"), ("mage-knight", "MK-", "mk")] {
        let path = format!("../../rules/{file}.md");
        println!("cargo::rerun-if-changed={path}");
        let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
        let read = catalogue(&text, prefix)
            .map_err(|mistake| format!("rules/{file}.md:{}: {}", mistake.line, mistake.what))?;
        fs::write(Path::new(&out).join(format!("{module}.rs")), constants(&read, prefix)?)?;
        fs::write(Path::new(&out).join(format!("{module}_table.rs")), tables(&read, prefix)?)?;
    }
    Ok(())
}

/// `MW-ATTACK-S01-01` is `ATTACK_S01_01`.
fn name(id: &str, prefix: &str) -> String {
    id.trim_start_matches(prefix).replace('-', "_")
}

fn constants(read: &Catalogue, prefix: &str) -> Result<String, std::fmt::Error> {
    let mut code = String::new();
    for rule in &read.rules {
        // The text is the documentation: an editor shows it where the constant is used.
        writeln!(code, "#[doc = {:?}]", rule.text)?;
        let name = name(&rule.id, prefix);
        writeln!(code, "pub const {name}: kernel::RuleId = kernel::RuleId::new({:?});", rule.id)?;
    }
    Ok(code)
}

fn tables(read: &Catalogue, prefix: &str) -> Result<String, std::fmt::Error> {
    let module = prefix.trim_end_matches('-').to_lowercase();
    let constant = |id: &String| format!("{module}::{}", name(id, prefix));
    let mut code = String::from("Tables {\n    rules: &[\n");
    for rule in &read.rules {
        writeln!(
            code,
            "Rule {{ id: {}, group: {:?}, section: {:?}, text: {:?}, source: {:?}, expansions: &{:?}, \
             withdrawn: {} }},",
            constant(&rule.id),
            rule.group,
            rule.section,
            rule.text,
            rule.source,
            rule.expansions,
            rule.withdrawn
        )?;
    }
    code.push_str("    ],\n    terms: &[\n");
    for term in &read.terms {
        let rules: Vec<_> = term.rules.iter().map(constant).collect();
        writeln!(
            code,
            "Term {{ english: {:?}, german: {:?}, suggested: {}, section: {:?}, expansions: &{:?}, rules: &[{}] }},",
            term.english,
            term.german,
            term.suggested,
            term.section,
            term.expansions,
            rules.join(", ")
        )?;
    }
    writeln!(code, "    ],\n    groups: &{:?},\n}}", read.groups)?;
    Ok(code)
}
