//! A recorded game as a script, for bug reports: the same board, the same dice, every answer in words.

use kernel::{Chance, DieRoll, Log, Seat};
use table::{Dice, Entry, Replay};

use crate::{Line, Names, Scripted};

/// Writes a recorded game down as a script that plays it again. `None` where its words cannot express it: a setup no
/// statements can write, or chance that is no die.
pub fn write<G: Scripted>(replay: &Replay<G>) -> Option<String> {
    let statements = G::statements(&replay.setup)?;
    let names = read_back::<G>(&statements, &replay.setup)?;
    let mut lines = vec![format!("game {}", G::ID)];
    lines.extend(statements);

    let mut chance = match &replay.dice {
        Dice::Seed(seed) => Chance::seeded(*seed),
        Dice::Scripted(opening) => given(opening),
    };
    let throws = thrown::<G>(&mut chance, |scripted| {
        Some(G::start(&replay.setup, scripted, &mut Log::off()).ok()?.chance().clone())
    })?;
    lines.extend(dice_lines::<G>(&throws)?);
    let mut game = G::start(&replay.setup, given(&throws), &mut Log::off()).ok()?;

    for entry in &replay.entries {
        match entry {
            Entry::Dice(throws) => chance.give(throws),
            Entry::Reseed(seed) => chance = Chance::seeded(*seed),
            Entry::Answer { seat, choice } => {
                game.check(*seat, choice).ok()?;
                let throws = thrown::<G>(&mut chance, |scripted| {
                    let mut trial = game.clone();
                    *trial.chance_mut() = scripted;
                    trial.apply_unchecked(*seat, choice, &mut Log::off());
                    Some(trial.chance().clone())
                })?;
                lines.extend(dice_lines::<G>(&throws)?);
                lines.push(format!(
                    "do {seat} {}{}",
                    game.phrase(&names, *seat, choice),
                    meant(&game, *seat, choice)
                ));
                *game.chance_mut() = given(&throws);
                game.apply_unchecked(*seat, choice, &mut Log::off());
            }
        }
    }
    if let Some(outcome) = game.outcome() {
        let winners: Vec<String> = outcome.winners.iter().map(Seat::to_string).collect();
        lines.push(if winners.is_empty() {
            "expect draw".to_owned()
        } else {
            format!("expect winner {}", winners.join(" "))
        });
    }
    lines.push(String::new());
    Some(lines.join("\n"))
}

/// The moment of an answer that throws something away there: it must be said.
fn meant<G: Scripted>(game: &G, seat: Seat, choice: &G::Choice) -> String {
    let asked = game.open_questions().iter().find(|ask| ask.seat == seat);
    let moment = asked.and_then(|ask| game.moment(&ask.question));
    let moment = moment.filter(|_| game.waste(seat, choice).is_some());
    moment.map(|moment| format!(" at {moment}")).unwrap_or_default()
}

/// The names of the board these statements write, if it is this very setup.
fn read_back<G: Scripted>(statements: &[String], setup: &G::Setup) -> Option<Names> {
    let mut board = G::Board::default();
    for statement in statements {
        let mut line = Line::split(statement).ok()?;
        G::place(&mut board, &mut line).ok()?;
        line.finish().ok()?;
    }
    let (read, names) = G::setup(&board).ok()?;
    (read == *setup).then_some(names)
}

fn given(throws: &[DieRoll]) -> Chance {
    let mut chance = Chance::scripted();
    chance.give(throws);
    chance
}

/// What is thrown when something is played with scripted dice: each die that is missing is rolled by the game's own chance,
/// until none is. Faces that look alike count as one, as when the script is read.
fn thrown<G: Scripted>(
    chance: &mut Chance,
    play: impl Fn(Chance) -> Option<Chance>,
) -> Option<Vec<DieRoll>> {
    let mut throws = Vec::new();
    loop {
        let after = play(given(&throws))?;
        let Some(kernel::ScriptedDiceError::Missing { sides }) = after.trouble() else {
            return (after.trouble().is_none() && after.left_over() == 0).then_some(throws);
        };
        let (die, face) = G::die(DieRoll { sides, face: chance.roll(sides) })?;
        throws.push(G::throw(die, &face)?);
    }
}

/// `dice attack 1 2*`, one line for each run of a kind.
fn dice_lines<G: Scripted>(throws: &[DieRoll]) -> Option<Vec<String>> {
    let mut lines: Vec<(&str, Vec<String>)> = Vec::new();
    for throw in throws {
        let (die, face) = G::die(*throw)?;
        match lines.last_mut() {
            Some((kind, faces)) if *kind == die => faces.push(face),
            Some(_) | None => lines.push((die, vec![face])),
        }
    }
    Some(lines.iter().map(|(die, faces)| format!("dice {die} {}", faces.join(" "))).collect())
}
