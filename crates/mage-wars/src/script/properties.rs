//! What every object of a board can say of itself: its name, tokens, used markers, a bound spell, what was chosen.

use script::{Complaint, Line};

use super::{board::Board, read_spell, read_token, read_zone};
use crate::setup::{Marks, Used};

/// What a line says of its object, beside what the kind of object has alone.
#[derive(Debug, Default)]
pub(super) struct Properties {
    pub name: Option<String>,
    pub marks: Marks,
    /// A portal that was opened.
    pub opened: bool,
}

impl Properties {
    pub(super) const WORDS: &'static str = "as NAME, token TOKEN N, used N (or defense, bound, quickcast), bound CARD \
                                            [shown], chosen NAME, by NAME (who taunted it), front ZONE, owner SEAT, opened";

    /// What is said of an object is said once; tokens and used markers are of several kinds.
    pub(super) fn once<'t>(
        &self,
        word: &str,
        line: &Line<'t>,
        said: &mut Vec<&'t str>,
    ) -> Result<(), Complaint> {
        match word {
            "token" | "used" => Ok(()),
            "active" if said.contains(&"inactive") => Err(line.complain("it is inactive already")),
            "inactive" if said.contains(&"active") => Err(line.complain("it is active already")),
            _ => line.once(said),
        }
    }

    /// Reads the property that begins with this word; `false` if it is none of these.
    pub(super) fn read(
        &mut self,
        board: &Board,
        word: &str,
        line: &mut Line<'_>,
    ) -> Result<bool, Complaint> {
        let marks = &mut self.marks;
        match word {
            "as" => self.name = Some(line.word("a name")?.to_owned()),
            "token" => {
                let token = read_token(line)?;
                if marks.tokens.iter().any(|(other, _)| *other == token) {
                    return Err(line.complain("these tokens were said before"));
                }
                marks.tokens.push((token, line.number("a number of tokens")?));
            }
            "used" => marks.used.push(read_used(line)?),
            "bound" => {
                marks.bound = Some(read_spell(line)?);
                marks.bound_shown = line.maybe("shown");
            }
            "chosen" => marks.chosen = Some(read_host(board, line)?),
            "by" => marks.taunted_by = Some(read_host(board, line)?),
            "front" => marks.front = Some(read_zone(line)?),
            "owner" => marks.owner = Some(line.seat()?),
            "opened" => self.opened = true,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// `used 2`, `used defense`, `used bound`, `used quickcast`.
fn read_used(line: &mut Line<'_>) -> Result<Used, Complaint> {
    Ok(match line.peek().unwrap_or_default() {
        "defense" => {
            line.must("defense")?;
            Used::Defense
        }
        "bound" => {
            line.must("bound")?;
            Used::Bound
        }
        "quickcast" => {
            line.must("quickcast")?;
            Used::Quickcast
        }
        _ => {
            let number: u8 = line.number("an ability of the card, counted from 1")?;
            match number.checked_sub(1) {
                Some(at) => Used::Ability(at),
                None => return Err(line.complain("abilities are counted from 1")),
            }
        }
    })
}

fn read_host(board: &Board, line: &mut Line<'_>) -> Result<u16, Complaint> {
    let name = line.word("a name")?;
    board.host(name).ok_or_else(|| line.complain(format!("nothing is called “{name}”")))
}
