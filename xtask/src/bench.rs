//! `cargo xtask bench`: how fast the engines are, as one table.
//!
//! Counts of allocations and instructions are the same on every run and every machine with the same compiler; times are
//! not. What cannot be measured here is left out of the table with the reason below it. Everything is built with the
//! profile `dist`, as it is shipped.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use serde_json::{Value, json};

use crate::{coverage, run::Run, tools};

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Only the table: no microbenchmarks, no simulations
    #[arg(long)]
    quick: bool,
    /// Prints the table as JSON
    #[arg(long)]
    json: bool,
}

/// A game and the seats a simulation of its default setup has.
struct Measured {
    game: &'static str,
    bots: &'static str,
}

const GAMES: [Measured; 2] = [
    Measured { game: "mage-wars", bots: "random,random" },
    Measured { game: "mage-knight", bots: "random" },
];

/// Lengths of the two runs whose difference tells what a decision costs without the start of the program. The longer
/// one goes through some twenty games, so that every setup is played several times.
const COUNTED: [u64; 2] = [1000, 21_000];

/// One line of the table: a name and a number for each game.
#[derive(Debug)]
struct Row {
    name: &'static str,
    numbers: Vec<Option<f64>>,
}

pub(crate) fn bench(root: &Path, options: &Options) -> Result<()> {
    let mut notes = Vec::new();
    if !options.quick {
        // Every crate that has benchmarks of its own; they print their own tables.
        let packages = "--package mage-wars --package mage-knight --bench speed";
        Run::cargo(root, &format!("bench --quiet --profile dist {packages}"))
            .succeed()
            .map(drop)
            .unwrap_or_else(|error| notes.push(format!("microbenchmarks: {error:#}")));
    }
    Run::cargo(root, "build --quiet --profile dist --package measure").succeed()?;
    let built = coverage::target(root).join("dist");
    let mut rows = table(root, &built, &mut notes)?;
    if !options.quick {
        rows.push(simulations(root, &built, &mut notes));
    }
    if options.json {
        println!("{:#}", as_json(&rows));
    } else {
        println!("\n{}", as_text(&rows));
    }
    for note in notes {
        eprintln!("not measured: {note}");
    }
    Ok(())
}

fn table(root: &Path, built: &Path, notes: &mut Vec<String>) -> Result<Vec<Row>> {
    let mut speeds = Vec::new();
    let mut allocations = Vec::new();
    let mut instructions = Vec::new();
    for Measured { game, .. } in &GAMES {
        eprintln!("measuring {game} …");
        let program = || Run::program(root, built.join("measure"));
        speeds.push(object(&program().arg("speed").arg(game).output()?.out)?);
        let counter = Run::program(root, built.join("measure-allocations")).arg(game);
        allocations.push(object(&counter.output()?.out)?);
        instructions.push(count_instructions(root, &built.join("measure"), game).unwrap_or_else(
            |error| {
                notes.push(format!("instructions of {game}: {error:#}"));
                None
            },
        ));
    }
    let row = |name, from: &[Value], field: &str| Row {
        name,
        numbers: from.iter().map(|object| object[field].as_f64()).collect(),
    };
    Ok(vec![
        row("decisions/s, one thread", &speeds, "decisions_per_second"),
        row("ns per clone", &speeds, "clone_ns"),
        row("ns per option listing", &speeds, "options_ns"),
        row("options per listing", &speeds, "mean_options"),
        row("answers per decision", &speeds, "answers_per_decision"),
        row("allocations per decision", &allocations, "allocations_per_decision"),
        row("bytes allocated per decision", &allocations, "bytes_per_decision"),
        Row { name: "instructions per decision", numbers: instructions },
    ])
}

fn object(text: &str) -> Result<Value> {
    serde_json::from_str(text).with_context(|| format!("not the JSON we expect: {text}"))
}

fn count_instructions(root: &Path, program: &Path, game: &str) -> Result<Option<f64>> {
    if tools::find("valgrind").is_none() {
        anyhow::bail!("valgrind is not installed");
    }
    let mut counts = [0_u64; 2];
    for (count, decisions) in counts.iter_mut().zip(COUNTED) {
        let run = Run::new(root, "valgrind --tool=callgrind --callgrind-out-file=/dev/null")
            .arg(program)
            .arg("work")
            .arg(game)
            .arg(decisions.to_string());
        *count = collected(&run.output()?.err).context("callgrind does not say what it counted")?;
    }
    let [few, many] = counts;
    Ok(Some(many.saturating_sub(few) as f64 / (COUNTED[1] - COUNTED[0]) as f64))
}

/// `==7== Collected : 123456`
fn collected(text: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.split_once("Collected :"))?;
    line.1.trim().parse().ok()
}

/// The program's own simulation on all cores: what a researcher sees.
fn simulations(root: &Path, folder: &Path, notes: &mut Vec<String>) -> Row {
    let program = folder.join("grimoire");
    let built = Run::cargo(root, "build --quiet --profile dist --bin grimoire").succeed();
    let numbers = GAMES
        .iter()
        .map(|measured| {
            let rate = match &built {
                Ok(_) => simulate(root, &program, measured),
                Err(error) => Err(anyhow::anyhow!("{error:#}")),
            };
            rate.map_err(|error| notes.push(format!("sim {}: {error:#}", measured.game))).ok()
        })
        .collect();
    Row { name: "decisions/s, grimoire sim", numbers }
}

fn simulate(root: &Path, program: &PathBuf, measured: &Measured) -> Result<f64> {
    let run =
        Run::program(root, program).arg("sim").arg(measured.game).arg("--seats").arg(measured.bots);
    let text = run.arg("--games").arg("2000").arg("--seed").arg("1").arg("--json").output()?;
    object(&text.out)?["decisions_per_second"].as_f64().context("no decisions_per_second")
}

fn as_text(rows: &[Row]) -> String {
    let mut lines = vec![format!("{:<30}{:>14}{:>14}", "", GAMES[0].game, GAMES[1].game)];
    for Row { name, numbers } in rows {
        let mut line = format!("{name:<30}");
        for number in numbers {
            let text = match number {
                Some(number) if *number >= 1000.0 => format!("{number:.0}"),
                Some(number) => format!("{number:.2}"),
                None => "-".to_owned(),
            };
            line.push_str(&format!("{text:>14}"));
        }
        lines.push(line);
    }
    lines.join("\n")
}

fn as_json(rows: &[Row]) -> Value {
    GAMES
        .iter()
        .enumerate()
        .map(|(at, measured)| {
            let numbers = rows.iter().map(|row| (row.name.to_owned(), json!(row.numbers[at])));
            (measured.game.to_owned(), Value::Object(numbers.collect()))
        })
        .collect::<serde_json::Map<_, _>>()
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_of_callgrind_is_read() {
        let text = "==7== Events    : Ir\n==7== Collected : 123456\n==7==\n";
        assert_eq!(collected(text), Some(123_456));
        assert_eq!(collected("valgrind: cannot"), None);
    }

    #[test]
    fn numbers_stand_below_their_game_and_gaps_are_shown() {
        let rows = [
            Row { name: "decisions/s", numbers: vec![Some(1_234_567.8), None] },
            Row { name: "ns per clone", numbers: vec![Some(12.345), Some(1.0)] },
        ];
        let text = as_text(&rows);
        let lines: Vec<Vec<_>> =
            text.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(lines[0], ["mage-wars", "mage-knight"]);
        assert_eq!(lines[1], ["decisions/s", "1234568", "-"]);
        assert_eq!(lines[2], ["ns", "per", "clone", "12.35", "1.00"]);
        assert_eq!(as_json(&rows)["mage-knight"]["ns per clone"], 1.0);
    }
}
