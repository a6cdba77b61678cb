//! A game small enough to see through: sticks on the table, one to three are taken, the last one wins. Each seat has a
//! secret number that nobody else may see, and the first answer is a die.

use std::sync::Arc;

use kernel::{
    Ask, Chance, Game, Log, Message, Outcome, Refusal, RuleId, Seat, SetupError, Spoken, Viewer,
    msg,
};
use serde::{Deserialize, Serialize};

/// The secrets of both seats. So long that none stands in a name, a time or a fingerprint by chance: tests look for them
/// in whole messages.
pub(crate) const SECRETS: [u64; 2] = [111_111_111_111_111, 222_222_222_222_222];

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Nim {
    sticks: u8,
    secrets: Vec<u64>,
    asks: Vec<Ask<()>>,
    chance: Chance,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    pub(crate) sticks: u8,
    pub(crate) secrets: Vec<u64>,
}

impl Default for Setup {
    fn default() -> Self {
        Setup { sticks: 10, secrets: SECRETS.to_vec() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Choice {
    Take(u8),
    /// Takes one stick and rolls a die, which cannot be taken back.
    Roll,
}

#[derive(Clone, Debug)]
pub(crate) enum Event {
    Took(Seat, u8),
    Rolled(Seat, u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    pub(crate) sticks: u8,
    pub(crate) your_secret: Option<u64>,
}

const RULE: RuleId = RuleId::new("NIM-01");

impl Game for Nim {
    const ID: &'static str = "nim";
    const NOT_ASKED: RuleId = RuleId::new("NIM-00");
    type Setup = Setup;
    type Question = ();
    type Choice = Choice;
    type Event = Event;
    type Notice = Message;
    type View = View;

    fn start(setup: &Setup, chance: Chance, _: &mut Log<Event>) -> Result<Self, Vec<SetupError>> {
        if setup.sticks == 0 {
            let message = msg!("nim-no-sticks");
            return Err(vec![SetupError { place: "sticks".into(), rule: Some(RULE), message }]);
        }
        Ok(Nim {
            sticks: setup.sticks,
            secrets: setup.secrets.clone(),
            asks: vec![Ask { seat: Seat(0), question: () }],
            chance,
        })
    }

    fn seats(&self) -> u8 {
        self.secrets.len() as u8
    }

    fn asks(&self) -> &[Ask<()>] {
        &self.asks
    }

    fn candidates(&self, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Take(1), Choice::Take(2), Choice::Take(3), Choice::Roll]);
    }

    fn legality(&self, _: Seat, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Take(taken) if *taken == 0 || *taken > 3 || *taken > self.sticks => {
                Err(Refusal::new(RULE, "nim-too-many").with("sticks", self.sticks))
            }
            Choice::Take(_) | Choice::Roll => Ok(()),
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, choice: &Choice, log: &mut Log<Event>) {
        let taken = match choice {
            Choice::Take(taken) => {
                log.push(|| Event::Took(seat, *taken));
                *taken
            }
            Choice::Roll => {
                let face = self.chance.roll(6);
                log.push(|| Event::Rolled(seat, face));
                1
            }
        };
        self.sticks -= taken;
        self.asks = match self.sticks {
            0 => Vec::new(),
            _ => vec![Ask { seat: seat.next(self.seats()), question: () }],
        };
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.sticks == 0).then(|| Outcome { winners: vec![Seat(0)], scores: Vec::new() })
    }

    fn view(&self, viewer: Viewer) -> View {
        let your_secret = match viewer {
            Viewer::Seat(seat) => self.secrets.get(seat.index()).copied(),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        View { sticks: self.sticks, your_secret }
    }

    fn notice(&self, event: &Event, _: Viewer) -> Option<Message> {
        Some(match event {
            Event::Took(seat, taken) => msg!("nim-took", seat = *seat, taken = *taken),
            Event::Rolled(seat, face) => msg!("nim-rolled", seat = *seat, face = *face),
        })
    }

    fn discloses(&self, _: &Event, _: Viewer) -> bool {
        false
    }

    fn determinize(&self, _: Viewer, _: &mut Chance) -> Self {
        self.clone()
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn chance_mut(&mut self) -> &mut Chance {
        &mut self.chance
    }

    fn edition() -> String {
        "nim 1".into()
    }
}

impl Spoken for Nim {
    fn question(&self, _: Seat, _: &()) -> Message {
        msg!("nim-question", sticks = self.sticks)
    }

    fn choice(&self, _: Seat, choice: &Choice) -> Message {
        match choice {
            Choice::Take(taken) => msg!("nim-take", taken = *taken),
            Choice::Roll => msg!("nim-roll"),
        }
    }

    fn line(notice: &Message) -> Option<Message> {
        Some(notice.clone())
    }

    fn message_ids() -> Vec<String> {
        Vec::new()
    }
}

/// Whoever leaves a multiple of four wins.
impl bots::Guide for Nim {
    type Weights = ();

    fn weights() -> Arc<()> {
        Arc::new(())
    }

    fn value(&self, seat: Seat, (): &()) -> f32 {
        let asked = self.asks.first().is_some_and(|ask| ask.seat == seat);
        if asked == self.sticks.is_multiple_of(4) { 0.0 } else { 1.0 }
    }

    fn weigh(&self, _seat: Seat, options: &[Choice], weights: &mut Vec<f32>) {
        weights.clear();
        weights.extend(options.iter().map(|_| 1.0));
    }

    fn reflex(&self, _seat: Seat) -> Option<Choice> {
        None
    }

    fn round_number(&self) -> u32 {
        1
    }

    fn stake(&self, _seat: Seat) -> f32 {
        0.1
    }

    fn is_settled(&self) -> bool {
        true
    }
}
