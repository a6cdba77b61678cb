//! The contract of the kernel: questions, answers, views.

use kernel::{Ask, Chance, Game, Log, Outcome, Refusal, RuleId, Seat, SetupError, Viewer};

use crate::{
    BID, Choice, Event, LAST, Mischief, Question, SHOW, SeatView, Setup, TAKE, TURN, Toy, View,
    story::{self, ToyLine},
};

impl Game for Toy {
    const ID: &'static str = "toy";
    const NOT_ASKED: RuleId = TURN;
    type Setup = Setup;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Line = ToyLine;
    type View = View;

    fn start(setup: &Setup, chance: Chance, _: &mut Log<Event>) -> Result<Self, Vec<SetupError>> {
        let problems = setup.problems();
        if problems.is_empty() { Ok(Toy::new(setup, chance)) } else { Err(problems) }
    }

    fn seats(&self) -> u8 {
        self.seats.len() as u8
    }

    fn open_questions(&self) -> &[Ask<Question>] {
        &self.asks
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Choice>) {
        match self.asked(seat) {
            // One coin and one stick too many, so that people can ask why not.
            Some(Question::Bid) => {
                let coins = self.seats[seat.index()].coins;
                out.extend((0..=coins.saturating_add(1)).map(Choice::Bid));
            }
            Some(Question::Turn) => {
                out.extend((1..=4).map(Choice::Take));
                out.extend([Choice::Roll, Choice::Show]);
            }
            None => (),
        }
    }

    fn legality(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let own = &self.seats[seat.index()];
        match (self.asked(seat), choice) {
            (None, _) => Err(Refusal::new(TURN, "refusal-not-asked")),
            (Some(Question::Bid), Choice::Bid(coins)) if *coins > own.coins => {
                Err(Refusal::new(BID, "toy-too-few-coins").with("coins", own.coins))
            }
            (Some(Question::Bid), Choice::Take(_) | Choice::Roll | Choice::Show) => {
                let accepted = self.mischief == Mischief::AcceptsTooMuch;
                if accepted { Ok(()) } else { Err(Refusal::new(BID, "toy-bid-first")) }
            }
            (Some(Question::Turn), Choice::Bid(_)) => Err(Refusal::new(TURN, "toy-bids-are-open")),
            (Some(Question::Turn), Choice::Take(sticks)) => {
                if (1..=self.sticks.min(3)).contains(sticks) {
                    return Ok(());
                }
                Err(Refusal::new(TAKE, "toy-too-many").with("sticks", self.sticks))
            }
            (Some(Question::Turn), Choice::Roll | Choice::Show) if self.sticks == 1 => {
                Err(Refusal::new(LAST, "toy-last-stick"))
            }
            (Some(Question::Turn), Choice::Show) if own.is_shown => {
                Err(Refusal::new(SHOW, "toy-shown-before"))
            }
            (Some(Question::Bid), Choice::Bid(_))
            | (Some(Question::Turn), Choice::Roll | Choice::Show) => Ok(()),
        }
    }

    fn options(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.clear();
        if self.asked(seat).is_some() {
            self.candidates(seat, out);
            let listed = self.mischief == Mischief::ListsTooMuch;
            out.retain(|choice| listed || self.legality(seat, choice).is_ok());
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, choice: &Choice, log: &mut Log<Event>) {
        assert!(self.mischief != Mischief::Panic || self.sticks != 5, "the sticks fell down");
        self.unsaved += u32::from(self.mischief == Mischief::ForgetsWhenSaved);
        match *choice {
            Choice::Bid(coins) => self.seal(seat, coins, log),
            Choice::Take(sticks) => {
                log.push(|| Event::Took { seat, sticks });
                self.carry_off(seat, sticks);
                self.remove_sticks(seat, sticks);
            }
            Choice::Roll => {
                let face = self.throw_for_coins(seat);
                log.push(|| Event::Rolled { seat, face });
                self.remove_sticks(seat, 1);
            }
            Choice::Show => {
                let own = &mut self.seats[seat.index()];
                own.is_shown = true;
                log.push(|| Event::Shown { seat, number: own.secret });
                self.remove_sticks(seat, 1);
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.last_taken_by?;
        let scores = self.points();
        let best = scores.iter().copied().max();
        let mut winners: Vec<Seat> = Seat::all(self.seats.len() as u8)
            .filter(|seat| Some(scores[seat.index()]) == best)
            .collect();
        if winners.len() > 1 {
            winners.clear();
        }
        Some(Outcome { winners, scores, lost: false })
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index()),
            Viewer::Spectator if self.mischief == Mischief::SpectatorSeesBids => self.seats.first(),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        View {
            sticks: self.sticks,
            baskets: self.baskets,
            seats: self
                .seats
                .iter()
                .map(|seat| SeatView {
                    coins: seat.coins,
                    fruit: seat.fruit,
                    has_bid: seat.sealed.is_some(),
                    shown: seat.is_shown.then_some(seat.secret),
                })
                .collect(),
            tie_break: self.tie_break,
            your_bid: own.and_then(|own| own.sealed),
            your_secret: own.map(|own| own.secret),
        }
    }

    fn tell(&self, event: &Event, viewer: Viewer) -> Option<ToyLine> {
        Some(story::tell(event, viewer))
    }

    fn blocks_undo(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Opened { .. } => self.mischief != Mischief::BidsAreNotRevealed,
            Event::Shown { seat, .. } => !viewer.is(*seat),
            Event::Sealed { .. } | Event::Took { .. } | Event::Rolled { .. } => false,
        }
    }

    fn determinize(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut game = self.clone();
        for seat in Seat::all(self.seats.len() as u8).filter(|seat| !viewer.is(*seat)) {
            let hidden = &mut game.seats[seat.index()];
            if !hidden.is_shown {
                hidden.secret = u64::from(chance.below(u32::MAX));
            }
            if let Some(bid) = &mut hidden.sealed {
                *bid = chance.below(u32::from(hidden.coins) + 1) as u8;
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

    fn ruleset_text() -> String {
        "toy 1".to_owned()
    }

    fn fault(&self) -> Option<&str> {
        self.faulty.then_some("a stick broke")
    }
}
