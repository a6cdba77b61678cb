//! The assistant that asks what to play, one question after the other.

use std::io::{BufRead, Write};

use bots::Spec;
use i18n::Language;
use kernel::{Message, msg};

use super::{editor::Known, screen::Screen};
use crate::{
    contender::Contender,
    setups::{Pick, Short, Shorthand},
    trouble::Trouble,
};

/// Asks for everything that is not named yet. Nothing when the person leaves.
pub(super) fn choose<G: Shorthand>(
    named: &Short,
    level: &Contender,
    language: Language,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Option<(Short, Contender)>, Trouble> {
    let mut screen = Screen::new(language, Known::default(), input, out)?;
    let mut short = named.clone();
    while let Some(Pick { ask, answers }) = G::pick(&short) {
        let labels: Vec<_> = answers.iter().map(|(label, _)| label.clone()).collect();
        let Some(at) = pick(&ask, &labels, &mut screen)? else { return Ok(None) };
        short = answers[at].1.clone();
    }
    let alone = G::setup_of(&short, None).is_ok_and(|setup| is_for_one::<G>(&setup));
    if alone {
        return Ok(Some((short, level.clone())));
    }
    let bots: Vec<_> = Spec::names().collect();
    let labels: Vec<_> = bots.iter().map(|bot| described(bot)).collect();
    let Some(at) = pick(&msg!("cli-choose-level"), &labels, &mut screen)? else { return Ok(None) };
    let level = Contender::parse(bots[at]).map_err(Trouble::Input)?;
    Ok(Some((short, level)))
}

/// A bot by its name and by how it plays.
fn described(bot: &str) -> Message {
    match bot {
        "random" => msg!("cli-bot-random"),
        "greedy" => msg!("cli-bot-greedy"),
        "easy" => msg!("cli-bot-easy"),
        "normal" => msg!("cli-bot-normal"),
        "hard" => msg!("cli-bot-hard"),
        other => msg!("cli-bot-other", bot = other.to_owned()),
    }
}

fn is_for_one<G: Shorthand>(setup: &G::Setup) -> bool {
    let chance = kernel::Chance::seeded(kernel::Seed::from_number(0));
    G::start(setup, chance, &mut kernel::Log::off()).is_ok_and(|game| game.seats() == 1)
}

/// The place of the answer that was picked.
fn pick(
    ask: &Message,
    labels: &[Message],
    screen: &mut Screen<'_>,
) -> Result<Option<usize>, Trouble> {
    screen.choice(ask, labels)?;
    loop {
        let Some(line) = screen.read_line("> ")? else { return Ok(None) };
        match line.trim().parse::<usize>() {
            Ok(number) if (1..=labels.len()).contains(&number) => return Ok(Some(number - 1)),
            Ok(_) | Err(_) => {
                screen.say(&msg!("cli-choose-number", count = labels.len() as u32))?;
            }
        }
    }
}
