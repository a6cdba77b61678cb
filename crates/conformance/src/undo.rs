//! Taking answers back.

use kernel::{Game, Seat};
use table::Table;

use crate::Walk;

/// Whenever an answer can be taken back, the state is the very one before it, the revision is new, and the same answer
/// leads to the same place again.
pub fn leads_back<G: Game>(walk: &Walk<G>) -> Result<(), String> {
    let mut table = Table::<G>::new(walk.setup.clone(), walk.seed)
        .map_err(|problems| format!("the setup is refused: {problems:?}"))?;
    walk.go(|before, seat, choice| {
        let answer = |table: &mut Table<G>| {
            let revision = table.revision();
            table.answer(seat, revision, choice).map_err(|error| format!("{error:?}"))
        };
        answer(&mut table)?;
        let after = table.game().clone();
        let (revision, noticed) = (table.revision(), told(&table));
        for other in Seat::all(after.seats()).filter(|other| *other != seat) {
            if table.undo(other).is_ok() {
                return Err(format!("seat {other} took back an answer of seat {seat}"));
            }
        }
        if table.undo(seat).is_err() {
            return Ok(());
        }
        if table.game() != before {
            return Err(format!("taking back {choice:?} led elsewhere"));
        }
        if table.revision() <= revision {
            return Err("taking back must raise the revision".to_owned());
        }
        answer(&mut table)?;
        if *table.game() == after && told(&table) == noticed {
            Ok(())
        } else {
            Err(format!("{choice:?} after taking it back led elsewhere"))
        }
    })?;
    Ok(())
}

/// How much each seat was told.
fn told<G: Game>(table: &Table<G>) -> Vec<usize> {
    kernel::Viewer::everyone(table.game().seats()).map(|viewer| table.told(viewer)).collect()
}
