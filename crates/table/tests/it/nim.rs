//! A game with everything a table cares about: turns, a roll in the middle, and something hidden that is shown.

use kernel::{
    Ask, Chance, Game, Log, Message, Outcome, Refusal, RuleId, Seat, SetupError, Spoken, Viewer,
    msg,
};
use serde::{Deserialize, Serialize};

const RULE: RuleId = RuleId::new("NIM-01");

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) stones: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Nim {
    stones: u8,
    hidden: u8,
    asks: Vec<Ask<()>>,
    chance: Chance,
}

/// Takes stones, throws a die for how many are taken, or shows the hidden number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Choice {
    Take(u8),
    Gamble,
    Show,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Event {
    Taken(u8),
    Shown(u8),
}

impl Nim {
    fn take(&mut self, seat: Seat, stones: u8, log: &mut Log<Event>) {
        self.stones = self.stones.saturating_sub(stones);
        log.push(|| Event::Taken(stones));
        self.asks.clear();
        if self.stones > 0 {
            self.asks.push(Ask { seat: seat.next(2), question: () });
        }
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const NOT_ASKED: RuleId = RULE;
    type Setup = Setup;
    type Question = ();
    type Choice = Choice;
    type Event = Event;
    type Notice = Event;
    type View = u8;

    fn start(
        setup: &Setup,
        mut chance: Chance,
        _: &mut Log<Event>,
    ) -> Result<Self, Vec<SetupError>> {
        if setup.stones == 0 {
            let message = msg!("no-stones");
            return Err(vec![SetupError { place: "stones".into(), rule: Some(RULE), message }]);
        }
        let hidden = chance.roll(6);
        let asks = vec![Ask { seat: Seat(0), question: () }];
        Ok(Nim { stones: setup.stones, hidden, asks, chance })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn asks(&self) -> &[Ask<()>] {
        &self.asks
    }

    fn candidates(&self, _: Seat, out: &mut Vec<Choice>) {
        out.extend([1, 2, 3, 4].map(Choice::Take));
        out.extend([Choice::Gamble, Choice::Show]);
    }

    fn legality(&self, _: Seat, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Take(stones) if !(1..=3).contains(stones) => {
                Err(Refusal::new(RULE, "one-to-three").with("stones", *stones))
            }
            Choice::Take(_) | Choice::Gamble | Choice::Show => Ok(()),
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, choice: &Choice, log: &mut Log<Event>) {
        match choice {
            Choice::Take(stones) => self.take(seat, *stones, log),
            Choice::Gamble => {
                let stones = self.chance.roll(3);
                self.take(seat, stones, log);
            }
            Choice::Show => {
                let hidden = self.hidden;
                log.push(|| Event::Shown(hidden));
                self.take(seat, 1, log);
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.asks.is_empty().then(|| Outcome { winners: vec![Seat(0)], scores: vec![1, 0] })
    }

    fn view(&self, _: Viewer) -> u8 {
        self.stones
    }

    fn notice(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn discloses(&self, event: &Event, _: Viewer) -> bool {
        matches!(event, Event::Shown(_))
    }

    fn determinize(&self, _: Viewer, chance: &mut Chance) -> Self {
        Nim { hidden: chance.roll(6), chance: Chance::seeded(chance.fork()), ..self.clone() }
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn chance_mut(&mut self) -> &mut Chance {
        &mut self.chance
    }

    fn edition() -> String {
        "1".to_owned()
    }
}

impl Spoken for Nim {
    fn question(&self, _: Seat, (): &()) -> Message {
        Message::new("how-many")
    }

    fn choice(&self, _: Seat, choice: &Choice) -> Message {
        Message::new(format!("{choice:?}"))
    }

    fn line(notice: &Event) -> Option<Message> {
        Some(Message::new(format!("{notice:?}")))
    }

    fn message_ids() -> Vec<String> {
        Vec::new()
    }
}
