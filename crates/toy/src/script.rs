//! The game in scenario scripts: `sticks 7`, `secrets 11 22`, `coins 3` and `baskets` write a board.

use kernel::{DieRoll, Seat};
use script::{Complaint, Line, Names, Scripted};

use crate::{Choice, Question, Setup, Toy};

impl Scripted for Toy {
    type Board = Setup;

    fn place(board: &mut Setup, line: &mut Line<'_>) -> Result<(), Complaint> {
        match line.word("a statement")? {
            "sticks" => board.sticks = line.number("sticks")?,
            "coins" => board.coins = line.number("coins")?,
            "baskets" => board.baskets = true,
            "secrets" => {
                board.secrets.clear();
                while !line.is_empty() {
                    board.secrets.push(line.number("a secret")?);
                }
            }
            other => return Err(line.complain(format!("“{other}” is no statement"))),
        }
        Ok(())
    }

    fn setup(board: &Setup) -> Result<(Setup, Names), Complaint> {
        Ok((board.clone(), Names::default()))
    }

    const ANSWERS: &'static [&'static str] = &["bid N", "take N", "roll", "show"];

    fn is_named(&self, _: &Names, slot: &str, word: &str) -> bool {
        slot == "N" && word.parse::<u8>().is_ok()
    }

    fn phrase(&self, _: &Names, _: Seat, choice: &Choice) -> String {
        match choice {
            Choice::Bid(coins) => format!("bid {coins}"),
            Choice::Take(sticks) => format!("take {sticks}"),
            Choice::Roll => "roll".to_owned(),
            Choice::Show => "show".to_owned(),
        }
    }

    fn throw(die: &str, face: &str) -> Option<DieRoll> {
        let sides = die.strip_prefix('d')?.parse().ok()?;
        let face = face.parse().ok().filter(|face| (1..=sides).contains(face))?;
        Some(DieRoll { sides, face })
    }

    fn expect(&self, _: &Names, line: &mut Line<'_>) -> Result<(), Complaint> {
        let (what, there) = if let Some(seat) = line.maybe_seat() {
            let Some(own) = self.seats.get(seat.index()) else {
                return Err(line.complain("there is no such seat"));
            };
            match line.word("“coins” or “points”")? {
                "coins" => ("coins", i32::from(own.coins)),
                "points" => ("points", self.points()[seat.index()]),
                other => return Err(line.complain(format!("“{other}” cannot be expected"))),
            }
        } else {
            line.must("sticks")?;
            ("sticks", i32::from(self.sticks))
        };
        let expected: i32 = line.number(what)?;
        if expected == there { Ok(()) } else { Err(line.complain(format!("it is {there}"))) }
    }

    fn idle(&self, _: Seat, _: &Question) -> Option<Choice> {
        None
    }

    fn moment(&self, _: &Question) -> Option<String> {
        None
    }
}
