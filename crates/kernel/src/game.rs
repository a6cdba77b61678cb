//! The trait every game implements, and what it is asked with.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Chance, Log, Message, Refusal, RuleId, Seat, Viewer, Window, story};

/// A rules-enforcing game as plain data.
///
/// Equal states behave equally; a state that was saved and read back goes on as if nothing had happened. No floats, no
/// hash order, no clock: the same setup, seed and answers give the same game on every platform.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name on the command line and in files, such as `mage-wars`.
    const ID: &'static str;
    /// The rule that says who decides; named when a seat answers that was not asked.
    const NOT_ASKED: RuleId;

    /// A board as a person writes it down. It may be wrong; a state never is.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat is asked, with everything the asker needs.
    type Question: Clone + Eq + Debug + Send + Sync;
    /// An answer: *what* is chosen, never a position in a list.
    type Choice: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, with all secrets. Not serialisable: raw events cannot reach a socket.
    type Event: Clone + Debug + Send + Sync;
    /// What one viewer may know of an event: a [`story::Line`] in the words of the game.
    type Line: story::Told;
    /// What one viewer may know of the state.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// Sets the board up and runs to the first question. Every problem of the setup is reported at once.
    fn start(
        setup: &Self::Setup,
        chance: Chance,
        log: &mut Log<Self::Event>,
    ) -> Result<Self, Vec<SetupError>>;

    fn seats(&self) -> u8;

    /// Every question open right now; several when seats decide in secret at the same time. Empty: the game is over.
    fn open_questions(&self) -> &[Ask<Self::Question>];

    /// Answers a player might think of, legal or not, in a stable order and each once. All legal answers are among
    /// them; the others are there so that "why not?" has something to explain. Called only for a seat that is asked.
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Choice>);

    /// The one judgement: may this seat, which is asked, answer this? Any `choice` at all may come in.
    fn legality(&self, seat: Seat, choice: &Self::Choice) -> Result<(), Refusal>;

    /// Takes a legal answer and runs to the next question. With an illegal one the result means nothing.
    fn apply_unchecked(&mut self, seat: Seat, choice: &Self::Choice, log: &mut Log<Self::Event>);

    fn outcome(&self) -> Option<Outcome>;

    /// Built field by field from what the viewer may know; a new state field is hidden until someone writes it there.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as this viewer may know it, made by naming every event and every field: what is new stays hidden until
    /// someone writes it there. `None`: the viewer notices nothing. Called after the answer that led to the event.
    fn tell(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Line>;

    /// Whether the event shows this viewer something that was hidden from it until now, so that undo stops there.
    fn blocks_undo(&self, event: &Self::Event, viewer: Viewer) -> bool;

    /// Whether the event shows `viewer` something it could not know, even if the rules allow undoing it: a card that
    /// a player plays from hand, for example. Two games that differ only in what the viewer cannot know must look the
    /// same to it until then.
    fn reveals(&self, event: &Self::Event, viewer: Viewer) -> bool {
        self.blocks_undo(event, viewer)
    }

    /// A random full state that agrees with everything `viewer` may know: what is hidden is dealt anew, and the future
    /// of chance is another.
    #[must_use]
    fn determinize(&self, viewer: Viewer, chance: &mut Chance) -> Self;

    fn chance(&self) -> &Chance;
    fn chance_mut(&mut self) -> &mut Chance;

    /// Rules and content as text; its hash is the fingerprint that ties a replay to what it was played with.
    fn ruleset_text() -> String;

    /// A broken invariant the engine found in itself, such as work without end. The table stops with its log kept.
    fn fault(&self) -> Option<&str> {
        None
    }

    /// The opportunity open for this seat, where a secret decides whether its question has another answer than to
    /// pass. Whether there is one must be known to all seats; what it holds is for this seat alone.
    fn window(&self, _seat: Seat) -> Option<Window<Self::Choice>> {
        None
    }

    /// Whether this answer, which is legal, is a turn for the clock, which pays its increment once a turn: not a pass,
    /// not a step on the way.
    fn is_turn(&self, _seat: Seat, _choice: &Self::Choice) -> bool {
        true
    }

    /// The question open for this seat. A game may have one for a seat that the game does not wait for and that is not in
    /// [`Game::open_questions`]: something it may do meanwhile.
    fn asked(&self, seat: Seat) -> Option<&Self::Question> {
        self.open_questions().iter().find(|ask| ask.seat == seat).map(|ask| &ask.question)
    }

    /// Whether this seat may give this answer now.
    fn check(&self, seat: Seat, choice: &Self::Choice) -> Result<(), Refusal> {
        match self.asked(seat) {
            Some(_) => self.legality(seat, choice),
            None => Err(Refusal::new(Self::NOT_ASKED, "refusal-not-asked")),
        }
    }

    /// All legal answers of a seat in a stable order, into a buffer that is reused. Nothing for a seat not asked.
    fn options(&self, seat: Seat, out: &mut Vec<Self::Choice>) {
        out.clear();
        if self.asked(seat).is_some() {
            self.candidates(seat, out);
            out.retain(|choice| self.legality(seat, choice).is_ok());
        }
    }

    /// The answer of a seat that has only one, for which it need not be asked. All its legal answers are in `options`
    /// afterwards.
    fn forced<'o>(
        &self,
        seat: Seat,
        options: &'o mut Vec<Self::Choice>,
    ) -> Option<&'o Self::Choice> {
        self.options(seat, options);
        match options.as_slice() {
            [only] => Some(only),
            [] | [_, ..] => None,
        }
    }

    /// Takes an answer if it is legal. On `Err` nothing has changed.
    fn apply(
        &mut self,
        seat: Seat,
        choice: &Self::Choice,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Refusal> {
        self.check(seat, choice)?;
        self.apply_unchecked(seat, choice, log);
        Ok(())
    }
}

/// The words of a game: messages for people, made from the same values the engine plays with.
pub trait Describe: Game {
    /// What the seat is asked.
    fn question(&self, seat: Seat, question: &Self::Question) -> Message;
    /// One answer, as a short label.
    fn choice(&self, seat: Seat, choice: &Self::Choice) -> Message;
    /// All message ids that are put together at run time and so are not literals in the source.
    fn message_ids() -> Vec<String>;
    /// What everyone may know of a game before it begins, for lists of games: its rules, who is played by each seat.
    fn about(_setup: &Self::Setup) -> Vec<Message> {
        Vec::new()
    }
    /// The part of the game it stands in, such as a round, for those who leaf through a recorded one. Public to everyone.
    fn chapter(&self) -> Option<Message> {
        None
    }
}

/// A question that waits for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask<Q> {
    pub seat: Seat,
    pub question: Q,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Everyone who won; several in a team or a shared victory, nobody in a draw.
    pub winners: Vec<Seat>,
    /// One number a seat, where the game keeps score.
    pub scores: Vec<i32>,
    /// Nobody won because all who played together, or the only one, lost: that is no draw.
    #[serde(default)]
    pub lost: bool,
}

/// One problem of a setup: where it is and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// A path into the setup, such as `seats[1].mage`.
    pub place: String,
    pub rule: Option<RuleId>,
    pub message: Message,
}

/// A legal answer at random from some seat that is asked, or `None` when the game is over.
pub fn random_answer<G: Game>(
    game: &G,
    chance: &mut Chance,
    options: &mut Vec<G::Choice>,
) -> Option<(Seat, G::Choice)> {
    let asks = game.open_questions();
    if asks.is_empty() {
        return None;
    }
    let seat = asks[chance.below(asks.len() as u32) as usize].seat;
    game.options(seat, options);
    if options.is_empty() {
        return None;
    }
    let at = chance.below(options.len() as u32) as usize;
    Some((seat, options.swap_remove(at)))
}
