//! Games with one mistake each. A suite that did not catch them would be worth nothing.

use std::panic::catch_unwind;

use conformance::{Walk, answers, check, ending, secrets, state, undo};
use kernel::{Ask, Chance, Game, Log, Outcome, Refusal, RuleId, Seat, SetupError, Viewer};
use serde::{Deserialize, Serialize};

use crate::tic_tac_toe::{Choice, Event, Notice, Question, Setup, TicTacToe, View, any_setup};

const SPECTATOR_SEES_BIDS: u8 = 1;
const BIDS_ARE_NOT_REVEALED: u8 = 2;
const LISTS_TOO_MUCH: u8 = 3;
const ACCEPTS_TOO_MUCH: u8 = 4;
const NEVER_ENDS: u8 = 5;
const FORGETS_WHEN_SAVED: u8 = 6;

/// Tic-tac-toe with the given mistake.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Broken<const MISTAKE: u8> {
    game: TicTacToe,
    #[serde(skip)]
    answers: u32,
}

/// The count is part of the state only where forgetting it is the mistake.
impl<const MISTAKE: u8> PartialEq for Broken<MISTAKE> {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game && (MISTAKE != FORGETS_WHEN_SAVED || self.answers == other.answers)
    }
}

impl<const MISTAKE: u8> Eq for Broken<MISTAKE> {}

impl<const MISTAKE: u8> Game for Broken<MISTAKE> {
    const ID: &'static str = "broken";
    const NOT_ASKED: RuleId = TicTacToe::NOT_ASKED;
    type Setup = Setup;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Notice = Notice;
    type View = View;

    fn start(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Vec<SetupError>> {
        Ok(Broken { game: TicTacToe::start(setup, chance, log)?, answers: 0 })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn asks(&self) -> &[Ask<Question>] {
        self.game.asks()
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.game.candidates(seat, out);
    }

    fn legality(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Place(_) if MISTAKE == ACCEPTS_TOO_MUCH => Ok(()),
            Choice::Bid(_) | Choice::Place(_) => self.game.legality(seat, choice),
        }
    }

    fn options(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.game.options(seat, out);
        // What is accepted too much here is only what is not listed.
        if MISTAKE == LISTS_TOO_MUCH && !out.is_empty() {
            out.push(Choice::Bid(99));
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, choice: &Choice, log: &mut Log<Event>) {
        self.answers += 1;
        match choice {
            Choice::Place(_) if MISTAKE == NEVER_ENDS => {
                let setup = Setup { coins: 3 };
                let chance = self.game.chance().clone();
                self.game = TicTacToe::start(&setup, chance, log).expect("three coins are fine");
            }
            Choice::Bid(_) | Choice::Place(_) => self.game.apply_unchecked(seat, choice, log),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        match viewer {
            Viewer::Spectator if MISTAKE == SPECTATOR_SEES_BIDS => {
                self.game.view(Viewer::Seat(Seat(0)))
            }
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => self.game.view(viewer),
        }
    }

    fn notice(&self, event: &Event, viewer: Viewer) -> Option<Notice> {
        self.game.notice(event, viewer)
    }

    fn discloses(&self, event: &Event, viewer: Viewer) -> bool {
        MISTAKE != BIDS_ARE_NOT_REVEALED && self.game.discloses(event, viewer)
    }

    fn determinize(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        Broken { game: self.game.determinize(viewer, chance), answers: self.answers }
    }

    fn chance(&self) -> &Chance {
        self.game.chance()
    }

    fn chance_mut(&mut self) -> &mut Chance {
        self.game.chance_mut()
    }

    fn edition() -> String {
        String::new()
    }
}

fn caught<const MISTAKE: u8>(must_hold: fn(&Walk<Broken<MISTAKE>>) -> Result<(), String>) -> bool {
    catch_unwind(|| check::<Broken<MISTAKE>>(any_setup, 64, must_hold)).is_err()
}

#[test]
fn the_game_without_a_mistake_passes() {
    assert!(!caught::<0>(state::round_trips));
    assert!(!caught::<0>(answers::listed_is_accepted));
    assert!(!caught::<0>(ending::ends));
    assert!(!caught::<0>(undo::leads_back));
    assert!(!caught::<0>(secrets::nothing_leaks));
}

#[test]
fn a_secret_shown_to_the_wrong_viewer_is_caught() {
    assert!(caught::<SPECTATOR_SEES_BIDS>(secrets::imagined_agree));
}

#[test]
fn a_secret_that_comes_out_unannounced_is_caught() {
    assert!(caught::<BIDS_ARE_NOT_REVEALED>(secrets::nothing_leaks));
}

#[test]
fn an_option_that_is_refused_is_caught() {
    assert!(caught::<LISTS_TOO_MUCH>(answers::listed_is_accepted));
}

#[test]
fn an_answer_that_is_accepted_and_not_listed_is_caught() {
    assert!(caught::<ACCEPTS_TOO_MUCH>(answers::listed_is_accepted));
}

#[test]
fn a_game_without_end_is_caught() {
    assert!(caught::<NEVER_ENDS>(ending::ends));
    let nearly = || ending::nearly_all_end::<Broken<NEVER_ENDS>>(any_setup, 8, 100);
    assert!(catch_unwind(nearly).is_err());
}

#[test]
fn a_field_that_is_not_saved_is_caught() {
    assert!(caught::<FORGETS_WHEN_SAVED>(state::round_trips));
}
