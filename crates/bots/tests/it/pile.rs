//! A small game: two seats take one, two or three stones in turn; who takes the last one wins.

use std::sync::Arc;

use bots::Guide;
use kernel::{Ask, Chance, Game, Log, Outcome, Refusal, RuleId, Seat, SetupError, Viewer, msg};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pile {
    stones: u8,
    mischief: Mischief,
    asks: Vec<Ask<()>>,
    winner: Option<Seat>,
    fault: Option<String>,
    chance: Chance,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) stones: u8,
    pub(crate) mischief: Mischief,
}

/// What this game does wrong, for tests of those who must cope with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Mischief {
    None,
    /// Stones grow back.
    Endless,
    /// Stops with a fault in games that began with an odd pile.
    Fault,
    /// Panics where five stones are left.
    Panic,
}

impl Default for Setup {
    fn default() -> Self {
        Setup { stones: 20, mischief: Mischief::None }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    pub(crate) stones: u8,
}

impl Game for Pile {
    const ID: &'static str = "pile";
    const NOT_ASKED: RuleId = RuleId::new("PILE-TURN-01");

    type Setup = Setup;
    type Question = ();
    type Choice = u8;
    type Event = ();
    type Notice = ();
    type View = View;

    fn start(
        setup: &Setup,
        mut chance: Chance,
        _log: &mut Log<()>,
    ) -> Result<Self, Vec<SetupError>> {
        if setup.stones == 0 {
            let message = msg!("pile-empty");
            return Err(vec![SetupError { place: "stones".into(), rule: None, message }]);
        }
        let stones = setup.stones + chance.roll(6);
        let odd = stones % 2 == 1;
        assert!(
            !(odd && setup.mischief == Mischief::Panic && chance.drawn() > 0),
            "a pile fell over"
        );
        let fault = (odd && setup.mischief == Mischief::Fault).then(|| "a broken pile".to_owned());
        let asks = vec![Ask { seat: Seat(0), question: () }];
        Ok(Pile { stones, mischief: setup.mischief, asks, winner: None, fault, chance })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn asks(&self) -> &[Ask<()>] {
        &self.asks
    }

    fn candidates(&self, _seat: Seat, out: &mut Vec<u8>) {
        out.extend(1..=3);
    }

    fn legality(&self, _seat: Seat, take: &u8) -> Result<(), Refusal> {
        if (1..=3).contains(take) && *take <= self.stones {
            return Ok(());
        }
        Err(Refusal::new(RuleId::new("PILE-TAKE-01"), "refusal-pile"))
    }

    fn apply_unchecked(&mut self, seat: Seat, take: &u8, _log: &mut Log<()>) {
        assert!(self.mischief != Mischief::Panic || self.stones != 5, "a pile fell over");
        self.stones -= take;
        if self.stones == 0 && self.mischief == Mischief::Endless {
            self.stones = 9;
        }
        self.asks.clear();
        match self.stones {
            0 => self.winner = Some(seat),
            _ => self.asks.push(Ask { seat: seat.next(2), question: () }),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner?;
        let scores = Seat::all(2).map(|seat| i32::from(seat == winner)).collect();
        Some(Outcome { winners: vec![winner], scores })
    }

    fn view(&self, _viewer: Viewer) -> View {
        View { stones: self.stones }
    }

    fn notice(&self, _event: &(), _viewer: Viewer) -> Option<()> {
        None
    }

    fn discloses(&self, _event: &(), _viewer: Viewer) -> bool {
        false
    }

    fn determinize(&self, _viewer: Viewer, chance: &mut Chance) -> Self {
        Pile { chance: Chance::seeded(chance.fork()), ..self.clone() }
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

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

/// Nothing is known of the game but its outcome.
impl Guide for Pile {
    type Weights = ();

    fn weights() -> Arc<()> {
        Arc::new(())
    }

    fn value(&self, seat: Seat, (): &()) -> f32 {
        match self.winner {
            Some(winner) => f32::from(u8::from(winner == seat)),
            None => 0.5,
        }
    }

    fn weigh(&self, _seat: Seat, options: &[u8], weights: &mut Vec<f32>) {
        weights.extend(options.iter().map(|_| 1.0));
    }

    fn reflex(&self, _seat: Seat) -> Option<u8> {
        None
    }

    fn round_number(&self) -> u32 {
        1
    }

    fn stake(&self, _seat: Seat) -> f32 {
        0.5
    }

    fn is_settled(&self) -> bool {
        true
    }
}
