//! Tic-tac-toe with hidden bids: both seats bid coins in secret, the higher bid is paid to the other and places a mark.
//! The whole contract of a game in one file.

use kernel::{Ask, Chance, Game, Log, Outcome, Refusal, RuleId, Seat, SetupError, Viewer, msg};
use serde::{Deserialize, Serialize};

const BIDS: RuleId = RuleId::new("TTT-01"); // Both seats bid in secret; nobody bids coins they lack.
const PLACE: RuleId = RuleId::new("TTT-02"); // The higher bid places a mark on a free cell.

/// How many coins each seat begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) coins: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TicTacToe {
    cells: [Option<Seat>; 9],
    coins: [u8; 2],
    sealed: [Option<u8>; 2],
    /// Wins equal bids, and loses this when it does.
    tie_break: Seat,
    asks: Vec<Ask<Question>>,
    chance: Chance,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Question {
    Bid,
    Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Choice {
    Bid(u8),
    Place(u8),
}

#[derive(Clone, Debug)]
pub(crate) enum Event {
    Sealed(Seat),
    Opened([u8; 2]),
    Placed(Seat, u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Notice {
    Sealed(Seat),
    Opened([u8; 2]),
    Placed(Seat, u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    cells: [Option<Seat>; 9],
    coins: [u8; 2],
    has_bid: [bool; 2],
    your_bid: Option<u8>,
    tie_break: Seat,
}

pub(crate) fn any_setup(chance: &mut Chance) -> Setup {
    Setup { coins: chance.roll(6) }
}

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl TicTacToe {
    fn winner(&self) -> Option<Seat> {
        LINES.iter().find_map(|line| {
            let owner = self.cells[line[0]]?;
            line.iter().all(|cell| self.cells[*cell] == Some(owner)).then_some(owner)
        })
    }

    fn ask_for_bids(&mut self) {
        let over = self.winner().is_some() || self.cells.iter().all(Option::is_some);
        let seats = Seat::all(if over { 0 } else { 2 });
        self.asks = seats.map(|seat| Ask { seat, question: Question::Bid }).collect();
    }

    fn open_bids(&mut self, bids: [u8; 2], log: &mut Log<Event>) {
        log.push(|| Event::Opened(bids));
        self.sealed = [None; 2];
        let placer = match bids[0].cmp(&bids[1]) {
            std::cmp::Ordering::Greater => Seat(0),
            std::cmp::Ordering::Less => Seat(1),
            std::cmp::Ordering::Equal => {
                let seat = self.tie_break;
                self.tie_break = seat.next(2);
                seat
            }
        };
        self.coins[placer.index()] -= bids[placer.index()];
        self.coins[placer.next(2).index()] += bids[placer.index()];
        self.asks = vec![Ask { seat: placer, question: Question::Place }];
    }
}

impl Game for TicTacToe {
    const ID: &'static str = "tic-tac-toe";
    const NOT_ASKED: RuleId = PLACE;
    type Setup = Setup;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Notice = Notice;
    type View = View;

    fn start(
        setup: &Setup,
        mut chance: Chance,
        _: &mut Log<Event>,
    ) -> Result<Self, Vec<SetupError>> {
        if setup.coins > 100 {
            let message = msg!("too-many-coins", coins = setup.coins);
            return Err(vec![SetupError { place: "coins".into(), rule: Some(BIDS), message }]);
        }
        let tie_break = Seat(chance.roll(2) - 1);
        let coins = [setup.coins; 2];
        let mut game = TicTacToe {
            cells: [None; 9],
            coins,
            sealed: [None; 2],
            tie_break,
            asks: Vec::new(),
            chance,
        };
        game.ask_for_bids();
        Ok(game)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn asks(&self) -> &[Ask<Question>] {
        &self.asks
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Choice>) {
        match self.asked(seat) {
            Some(Question::Bid) => out.extend((0..=self.coins[seat.index()] + 1).map(Choice::Bid)),
            Some(Question::Place) => out.extend((0..9).map(Choice::Place)),
            None => (),
        }
    }

    fn legality(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        match (self.asked(seat), choice) {
            (Some(Question::Bid), Choice::Bid(coins)) if *coins > self.coins[seat.index()] => {
                Err(Refusal::new(BIDS, "too-few-coins").with("has", self.coins[seat.index()]))
            }
            (Some(Question::Bid), Choice::Bid(_)) => Ok(()),
            (Some(Question::Place), Choice::Place(cell)) => {
                match self.cells.get(usize::from(*cell)) {
                    Some(None) => Ok(()),
                    Some(Some(_)) | None => Err(Refusal::new(PLACE, "cell-taken")),
                }
            }
            (Some(Question::Bid), Choice::Place(_)) => Err(Refusal::new(BIDS, "bid-first")),
            (Some(Question::Place), Choice::Bid(_)) => Err(Refusal::new(PLACE, "place-now")),
            (None, _) => Err(Refusal::new(Self::NOT_ASKED, "not-asked")),
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, choice: &Choice, log: &mut Log<Event>) {
        self.asks.retain(|ask| ask.seat != seat);
        match *choice {
            Choice::Bid(coins) => {
                self.sealed[seat.index()] = Some(coins);
                log.push(|| Event::Sealed(seat));
                if let [Some(first), Some(second)] = self.sealed {
                    self.open_bids([first, second], log);
                }
            }
            Choice::Place(cell) => {
                self.cells[usize::from(cell)] = Some(seat);
                log.push(|| Event::Placed(seat, cell));
                self.ask_for_bids();
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.asks.is_empty().then(|| Outcome {
            winners: self.winner().into_iter().collect(),
            scores: self.coins.map(i32::from).to_vec(),
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            cells: self.cells,
            coins: self.coins,
            has_bid: self.sealed.map(|bid| bid.is_some()),
            your_bid: Seat::all(2)
                .find(|seat| viewer == Viewer::Seat(*seat))
                .and_then(|seat| self.sealed[seat.index()]),
            tie_break: self.tie_break,
        }
    }

    fn notice(&self, event: &Event, _: Viewer) -> Option<Notice> {
        Some(match *event {
            Event::Sealed(seat) => Notice::Sealed(seat),
            Event::Opened(bids) => Notice::Opened(bids),
            Event::Placed(seat, cell) => Notice::Placed(seat, cell),
        })
    }

    fn discloses(&self, event: &Event, _: Viewer) -> bool {
        matches!(event, Event::Opened(_))
    }

    fn determinize(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut game = self.clone();
        for seat in Seat::all(2).filter(|seat| !viewer.is(*seat)) {
            if let Some(bid) = &mut game.sealed[seat.index()] {
                *bid = chance.below(u32::from(game.coins[seat.index()]) + 1) as u8;
            }
        }
        game.chance = Chance::seeded(chance.fork());
        game
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
