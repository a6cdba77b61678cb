//! What a person is shown of a game: news, the board, the question, what a coach says, and how it ended.

use kernel::{InfoState, Message, Seat, Seed, Viewer, msg};
use protocol::Ending;

use super::{
    lookup,
    screen::{Screen, Shown},
    session::{Occupant, Session},
};
use crate::{board::TerminalGame, story, trouble::Trouble};

/// So many refused answers are shown at once.
const REFUSED: usize = 24;
/// So many answers a coach names.
const HINTS: usize = 3;

impl<G: TerminalGame> Session<G> {
    /// What is new, the board and the question; returns the answers as they are numbered.
    pub(super) fn show_game(
        &mut self,
        seat: Seat,
        screen: &mut Screen<'_>,
    ) -> Result<Vec<G::Choice>, Trouble> {
        let mut options = Vec::new();
        self.table.game().options(seat, &mut options);
        self.show_news(seat, screen)?;
        self.show_board(seat, screen)?;
        self.show_question(seat, &options, "", screen)?;
        Ok(options)
    }

    /// The parts of the board that are not on the screen as they are now.
    pub(super) fn show_board(
        &mut self,
        seat: Seat,
        screen: &mut Screen<'_>,
    ) -> Result<(), Trouble> {
        let viewer = Viewer::Seat(seat);
        let parts = G::sketch(&self.table.game().view(viewer), viewer, &screen.pen());
        for part in parts.iter().filter(|part| !self.board.contains(part)) {
            screen.text(part)?;
        }
        self.board = parts;
        Ok(())
    }

    /// What happened since this seat looked last.
    pub(super) fn show_news(&mut self, seat: Seat, screen: &mut Screen<'_>) -> Result<(), Trouble> {
        let from = self.shown.get(seat.index()).copied().unwrap_or(0);
        self.show_story(Viewer::Seat(seat), from, screen)?;
        if let Some(shown) = self.shown.get_mut(seat.index()) {
            *shown = self.table.told(Viewer::Seat(seat));
        }
        Ok(())
    }

    fn show_story(
        &self,
        viewer: Viewer,
        from: usize,
        screen: &mut Screen<'_>,
    ) -> Result<(), Trouble> {
        for message in self.table.sentences(viewer, from) {
            screen.log_line(&message)?;
        }
        Ok(())
    }

    /// The story so far, or its last lines.
    pub(super) fn show_log(
        &self,
        seat: Seat,
        lines: &str,
        screen: &mut Screen<'_>,
    ) -> Result<(), Trouble> {
        let viewer = Viewer::Seat(seat);
        let all = self.table.told(viewer);
        let from = lines.parse().map_or(0, |lines: usize| all.saturating_sub(lines));
        self.show_story(viewer, from, screen)
    }

    pub(super) fn show_question(
        &self,
        seat: Seat,
        options: &[G::Choice],
        filter: &str,
        screen: &mut Screen<'_>,
    ) -> Result<(), Trouble> {
        let game = self.table.game();
        let Some(question) = game.asked(seat) else { return Ok(()) };
        let question = game.question(seat, question);
        let view = game.view(Viewer::Seat(seat));
        let answers = options
            .iter()
            .map(|choice| (game.choice(seat, choice), game.note(seat, &view, choice)))
            .collect();
        screen.question(&Shown { seat, question, answers }, filter)
    }

    /// The best answers as a coach sees them, who knows what this seat knows.
    pub(super) fn show_hints(
        &self,
        seat: Seat,
        options: &[G::Choice],
        screen: &mut Screen<'_>,
    ) -> Result<(), Trouble> {
        let game = self.table.game();
        let seed = Seed::from_number(self.table.revision());
        for advice in bots::advise(&InfoState::new(game, seat), options, HINTS, seed) {
            let Some(choice) = options.get(advice.at) else { continue };
            let number = advice.at as u32 + 1;
            let gain = format!("{:+.0}", advice.gain * 100.0);
            let answer = game.choice(seat, choice);
            screen.say(&msg!("cli-play-hint", number = number, answer = answer, gain = gain))?;
        }
        Ok(())
    }

    /// The answers one might think of that are not allowed, numbered, each with its rule; with a number the rule of this
    /// one in full, with words only the answers with them.
    pub(super) fn show_why_not(
        &self,
        seat: Seat,
        which: &str,
        screen: &mut Screen<'_>,
    ) -> Result<(), Trouble> {
        let game = self.table.game();
        let mut candidates = Vec::new();
        game.candidates(seat, &mut candidates);
        let refused = candidates.iter().filter_map(|choice| {
            let refusal = game.legality(seat, choice).err()?;
            Some((game.choice(seat, choice), refusal))
        });
        let refused: Vec<_> = refused.collect();
        if refused.is_empty() {
            return screen.say(&msg!("cli-play-nothing-refused"));
        }
        if let Ok(number) = which.parse::<usize>() {
            let Some((label, refusal)) = number.checked_sub(1).and_then(|at| refused.get(at))
            else {
                let count = refused.len() as u32;
                return screen.say(&msg!("cli-play-why-which", count = count));
            };
            screen.say(label)?;
            screen.refusal(refusal.rule.as_str(), &refusal.message())?;
            return lookup::rule::<G>(refusal.rule.as_str(), screen);
        }
        let wanted = which.to_lowercase();
        let numbered = (1u32..).zip(&refused);
        let fitting: Vec<_> = numbered
            .filter(|(_, (label, _))| {
                i18n::format(self.language, label).to_lowercase().contains(&wanted)
            })
            .collect();
        for (number, (label, refusal)) in fitting.iter().take(REFUSED) {
            let label = label.clone();
            screen.say(&msg!("cli-play-refused", number = *number, answer = label))?;
            screen.refusal(refusal.rule.as_str(), &refusal.message())?;
        }
        let left = fitting.len().saturating_sub(REFUSED) as u32;
        screen.remark(&msg!("cli-play-why-more", left = left))
    }

    pub(super) fn finish(
        mut self,
        ending: &Ending,
        screen: &mut Screen<'_>,
    ) -> Result<(), Trouble> {
        let human = Seat::all(u8::MAX)
            .zip(&self.seats)
            .find(|(_, who)| matches!(who, Occupant::Human))
            .map(|(seat, _)| seat);
        match self.holder.or(human) {
            // The secrets of no seat: what everyone may know.
            None => self.show_story(Viewer::Spectator, 0, screen)?,
            Some(seat) => {
                self.show_news(seat, screen)?;
                self.show_board(seat, screen)?;
            }
        }
        for message in self.ending_lines(ending)? {
            screen.say(&message)?;
        }
        if let Some(seed) = self.table.revealed_seed() {
            screen.remark(&msg!("cli-play-seed", seed = seed.to_string()))?;
        }
        Ok(())
    }

    fn ending_lines(&self, ending: &Ending) -> Result<Vec<Message>, Trouble> {
        match ending {
            Ending::Played(outcome) => Ok(story::ending(Some(outcome))),
            Ending::Fault(what) => {
                let seed = self.table.revealed_seed().map(|seed| seed.to_string());
                let seed = seed.unwrap_or_default();
                Err(Trouble::failed(&msg!("cli-fault", what = what.clone(), seed = seed)))
            }
            // Only a server has clocks, and this terminal offers no way to give up but leaving.
            Ending::TimeUp(_) | Ending::Resigned(_) | Ending::Drawn => Ok(Vec::new()),
        }
    }
}
