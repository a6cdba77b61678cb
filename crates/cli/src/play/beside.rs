//! What somebody may do while the game waits for another (such as MK-RULING-98).

use kernel::{Seat, msg};

use super::{
    screen::Screen,
    session::{Occupant, Session, Step, prompt},
};
use crate::{board::TerminalGame, trouble::Trouble};

impl<G: TerminalGame> Session<G> {
    /// The people who may do something though nobody waits for them.
    pub(super) fn beside(&self) -> impl Iterator<Item = Seat> {
        let game = self.table.game();
        let waits = |seat: Seat| game.open_questions().iter().any(|ask| ask.seat == seat);
        let people = Seat::all(u8::MAX)
            .zip(&self.seats)
            .filter(|(_, who)| matches!(who, Occupant::Human))
            .map(|(seat, _)| seat);
        people.filter(move |seat| !waits(*seat) && game.asked(*seat).is_some())
    }

    /// Somebody to ask before a bot plays on: bots answer at once, so nobody could ever call in between. Who let the same
    /// answers go by since their last question is left alone.
    pub(super) fn unheard(&self) -> Option<Seat> {
        let game = self.table.game();
        let of_a_bot = |seat: Seat| matches!(self.seats.get(seat.index()), Some(Occupant::Bot(_)));
        if !game.open_questions().iter().all(|ask| of_a_bot(ask.seat)) {
            return None;
        }
        let mut options = Vec::new();
        self.beside().find(|seat| {
            game.options(*seat, &mut options);
            self.let_go.get(seat.index()).is_some_and(|gone| *gone != options)
        })
    }

    /// Says who may call in between.
    pub(super) fn show_beside(&self, screen: &mut Screen<'_>) -> Result<(), Trouble> {
        self.beside().try_for_each(|seat| screen.say(&msg!("cli-play-beside", seat = seat)))
    }

    /// The seat of this letter, if it may do something now.
    pub(super) fn beside_named(&self, letter: &str) -> Option<Seat> {
        self.beside().find(|seat| seat.to_string().eq_ignore_ascii_case(letter))
    }

    /// Shows the game to somebody nobody waits for, until they do something or let it go by. `false` to quit.
    pub(super) fn ask_beside(
        &mut self,
        seat: Seat,
        screen: &mut Screen<'_>,
    ) -> Result<bool, Trouble> {
        if !self.hand_over(seat, screen)? {
            return Ok(false);
        }
        let options = self.show_game(seat, screen)?;
        screen.say(&msg!("cli-play-beside-pass"))?;
        loop {
            let Some(line) = screen.read_line(&prompt(seat))? else { return Ok(false) };
            if line.trim().is_empty() {
                if let Some(gone) = self.let_go.get_mut(seat.index()) {
                    *gone = options;
                }
                return Ok(true);
            }
            match self.command(seat, &options, &line, screen)? {
                Step::Again | Step::Other(_) => (),
                Step::Moved => return Ok(true),
                Step::Quit => return Ok(false),
            }
        }
    }
}
