//! The dice a script gives, and words for those that do not fit.

use kernel::{Chance, DieRoll, Game, Log, ScriptedDiceError, Seat, Viewer};

use crate::{Complaint, Line, Names, Scripted, parse::Failure, stage::Stage};

/// Every throw that was given so far, with the line that gave it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dice(Vec<(usize, DieRoll)>);

impl Dice {
    pub(crate) fn throws(&self) -> Vec<DieRoll> {
        self.0.iter().map(|(_, throw)| *throw).collect()
    }

    /// How many of them the game has used.
    fn used(&self, game: &impl Game) -> usize {
        self.0.len() - game.chance().left_over().min(self.0.len())
    }

    /// What is wrong, in the words of the script.
    pub(crate) fn describe<G: Scripted>(&self, trouble: ScriptedDiceError, game: &G) -> String {
        match trouble {
            ScriptedDiceError::Missing { sides } => {
                format!("{} is rolled that the script does not give", a_die::<G>(sides))
            }
            ScriptedDiceError::Mismatch { needed, given } => {
                let next = self.0.get(self.used(game));
                let from = next.map(|(line, _)| format!(" (line {line})")).unwrap_or_default();
                format!(
                    "{} is rolled, but the next one given{from} is {}",
                    a_die::<G>(needed),
                    a_die::<G>(given)
                )
            }
        }
    }

    /// Whose roll lacks the die. The answer is played twice aside, with the lowest and with the highest face for it:
    /// the first line of the story that differs tells the roll.
    pub(crate) fn whose_roll<G: Scripted>(
        &self,
        names: &Names,
        before: &G,
        (seat, choice): (Seat, &G::Choice),
        after: &G,
        trouble: ScriptedDiceError,
    ) -> String {
        let sides = match trouble {
            ScriptedDiceError::Missing { sides } => sides,
            ScriptedDiceError::Mismatch { needed, .. } => needed,
        };
        let throws: Vec<DieRoll> = self.throws()[self.used(before)..self.used(after)].to_vec();
        let told = |face: u8| {
            let mut chance = Chance::scripted();
            chance.give(&throws);
            chance.give(&[DieRoll { sides, face }]);
            let mut game = before.clone();
            *game.chance_mut() = chance;
            let mut log = Log::recording();
            game.apply_unchecked(seat, choice, &mut log);
            let events = log.take();
            let lines: Vec<G::Line> =
                events.iter().filter_map(|event| game.tell(event, Viewer::Omniscient)).collect();
            (game, lines)
        };
        let ((game, low), (_, high)) = (told(1), told(sides));
        let differs = low.iter().zip(&high).find(|(one, other)| one != other);
        let roll = differs.and_then(|(line, _)| game.roll(names, line));
        roll.unwrap_or_else(|| "a roll".to_owned())
    }
}

impl<G: Scripted> Stage<G> {
    /// `dice attack 1 1* -`: throws still to come, in order.
    pub(crate) fn give_dice(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        line.must("dice")?;
        let die = line.word("a kind of die")?;
        let mut throws = Vec::new();
        loop {
            let face = line.word("a face")?;
            let throw = G::throw(die, face).ok_or_else(|| {
                line.complain(format!("a die “{die}” has no face “{face}” in this game"))
            })?;
            throws.push(throw);
            if line.is_empty() {
                break;
            }
        }
        self.dice.0.extend(throws.iter().map(|throw| (self.line, *throw)));
        if self.started().is_some() {
            self.table_mut().give_dice(throws);
        }
        Ok(())
    }

    /// Complains about dice that were given and not rolled, at the line that gave the first of them.
    pub(crate) fn left_over(&self) -> Option<Failure> {
        let Dice(given) = &self.dice;
        let left = &given[self.dice.used(self.table().game())..];
        let (line, _) = left.first()?;
        let faces: Vec<_> = left.iter().map(|(_, throw)| face::<G>(*throw)).collect();
        let what =
            format!("{} dice were given that nobody rolled: {}", left.len(), faces.join(" "));
        Some(Failure::new(*line, Complaint::new(what)))
    }
}

/// `an attack die`, by its name in scripts.
fn a_die<G: Scripted>(sides: u8) -> String {
    let Some((kind, _)) = G::die(DieRoll { sides, face: 1 }) else {
        return format!("a die with {sides} sides");
    };
    let article = if kind.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {kind} die")
}

fn face<G: Scripted>(throw: DieRoll) -> String {
    G::die(throw).map_or_else(|| throw.face.to_string(), |(_, face)| face)
}
