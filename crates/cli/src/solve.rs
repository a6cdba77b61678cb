//! `grimoire scenario solve`: the best line of the combat a script leads to.

use std::{io::Write, path::Path};

use ::scenario::{Failure, Names, Script, Scripted};
use i18n::Language;
use kernel::{Describe, Game, Log, Message, Seat, msg};
use mage_knight::{
    MageKnight,
    solver::{Balance, Limits, Proof, Solution, Weights, solve},
};
use serde::Serialize;

use crate::{input, trouble::Trouble};

/// A solution as `--json` shows it.
#[derive(Serialize)]
struct Report {
    line: Vec<Answer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    worth: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fame: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wounds: Option<i32>,
    proof: &'static str,
    nodes: u32,
}

#[derive(Serialize)]
struct Answer {
    phrase: String,
    label: String,
}

/// Plays the script to its end and solves the combat there, for the seat that is asked.
pub fn run(
    path: &Path,
    nodes: u32,
    language: Language,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let fail = |failure: Failure| Trouble::input(path.display(), failure);
    let script = Script::parse(&input::text(path)?).map_err(fail)?;
    let say = |message: &Message| i18n::format(language, message);
    let nobody_fights = || Trouble::input(path.display(), say(&msg!("cli-solve-no-combat")));
    if script.game != MageKnight::ID {
        return Err(nobody_fights());
    }
    let game: MageKnight = ::scenario::play(&script).map_err(fail)?;
    let seat = game.open_questions().first().map(|ask| ask.seat).ok_or_else(nobody_fights)?;
    let solution =
        solve(&game, seat, &Weights::default(), Limits { nodes }).ok_or_else(nobody_fights)?;
    let line = answers(&game, seat, &solution, language);
    if json {
        return input::write_json(out, &report(line, &solution));
    }
    for answer in &line {
        writeln!(out, "do {}  ({})", answer.phrase, answer.label)?;
    }
    match solution.balance {
        Some(balance) => writeln!(out, "{}", say(&outcome(&balance)))?,
        None if line.is_empty() => writeln!(out, "{}", say(&msg!("cli-solve-no-line")))?,
        // The line ends where summoners call; what comes then is in nobody's hands.
        None => (),
    }
    writeln!(out, "{}", say(&proof(&solution)))?;
    Ok(())
}

/// The answers in the words of scripts and of people, each as the game stands when it is given.
fn answers(game: &MageKnight, seat: Seat, solution: &Solution, language: Language) -> Vec<Answer> {
    let (mut at, names) = (game.clone(), Names::default());
    let told = solution.line.iter().map(|choice| {
        let phrase = at.phrase(&names, seat, choice);
        let label = i18n::format(language, &Describe::choice(&at, seat, choice));
        at.apply_unchecked(seat, choice, &mut Log::off());
        Answer { phrase, label }
    });
    told.collect()
}

fn report(line: Vec<Answer>, solution: &Solution) -> Report {
    let proof = match solution.proof {
        Proof::Proven => "proven",
        Proof::OnAverage => "on-average",
        Proof::WithoutChance => "without-chance",
        Proof::NotProven => "not-proven",
    };
    Report {
        line,
        worth: solution.worth,
        fame: solution.balance.map(|balance| balance.fame),
        wounds: solution.balance.map(|balance| wounds(&balance)),
        proof,
        nodes: solution.nodes,
    }
}

fn wounds(balance: &Balance) -> i32 {
    balance.wounds_in_hand + balance.wounds_elsewhere + balance.wounds_on_units
}

fn outcome(balance: &Balance) -> Message {
    msg!(
        "cli-solve-outcome",
        fame = balance.fame,
        wounds = wounds(balance),
        cards = -balance.cards_in_hand
    )
}

fn proof(solution: &Solution) -> Message {
    let nodes = solution.nodes;
    match solution.proof {
        Proof::Proven => msg!("cli-solve-proven", nodes = nodes),
        Proof::OnAverage => msg!("cli-solve-on-average", nodes = nodes),
        Proof::WithoutChance => msg!("cli-solve-without-chance", nodes = nodes),
        Proof::NotProven => msg!("cli-solve-not-proven", nodes = nodes),
    }
}
