//! What may be answered: a question is one row, and one walk over its answers serves all who ask about them.

use kernel::{Log, Message, Refusal, RuleId, Seat, msg};
use rules::mk;

use crate::{
    cards::CardId,
    flow::{combat, duel, effect_questions, end_of_turn, level_up, rewards, round, turn},
    state::{Choice, Event, MageKnight, Question},
};

/// A question with everything that belongs to it. Each procedure has the rows of what it asks.
pub(crate) trait Row {
    /// How it is called and said.
    fn about(&self, game: &MageKnight) -> About;

    /// Every answer somebody might think of, with its judgement.
    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>);

    /// Does what a legal answer says.
    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>);

    /// Why an answer is refused where nothing else is said.
    fn refusal(&self, game: &MageKnight, _seat: Seat, _choice: Choice) -> Refusal {
        self.about(game).refusal
    }

    // Questions that come all the time have faster ways than the walk for these three; they agree with it.

    fn candidates(&self, game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
        self.answers(game, seat, &mut Answers::Candidates(out));
    }

    fn options(&self, game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
        self.answers(game, seat, &mut Answers::Options(out));
    }

    fn legality(&self, game: &MageKnight, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let mut found = None;
        self.answers(game, seat, &mut Answers::Judgement { of: choice, found: &mut found });
        found.unwrap_or_else(|| Err(self.refusal(game, seat, choice)))
    }
}

/// How a question is called and said.
pub(crate) struct About {
    /// What scripts call it.
    pub id: &'static str,
    /// What a person reads, and what yes and no mean.
    pub label: Message,
    pub yes: Message,
    pub no: Message,
    /// The rule an answer breaks that is not among those listed.
    refusal: Refusal,
    /// What a script answers that says nothing about it.
    pub idle: Option<Choice>,
}

impl About {
    pub(crate) fn new(id: &'static str, label: Message) -> Self {
        let (yes, no) = (msg!("mk-choice-accept"), msg!("mk-choice-decline"));
        About { id, label, yes, no, refusal: misplaced(), idle: None }
    }

    pub(crate) fn refusing(self, rule: RuleId, reason: &'static str) -> Self {
        About { refusal: Refusal::new(rule, reason), ..self }
    }

    pub(crate) fn yes(self, yes: Message) -> Self {
        About { yes, ..self }
    }

    pub(crate) fn no(self, no: Message) -> Self {
        About { no, ..self }
    }

    pub(crate) fn idle(self, idle: Option<Choice>) -> Self {
        About { idle, ..self }
    }
}

/// An answer to another question.
pub(crate) const fn misplaced() -> Refusal {
    Refusal::new(mk::TURN_13, "mk-refusal-not-asked-for")
}

/// What the walk over the answers of a question is for.
pub(crate) enum Answers<'a> {
    /// All of them, legal or not.
    Candidates(&'a mut Vec<Choice>),
    /// Those that are legal.
    Options(&'a mut Vec<Choice>),
    /// The judgement of one, once it comes up.
    Judgement { of: Choice, found: &'a mut Option<Result<(), Refusal>> },
}

impl Answers<'_> {
    /// An answer, and what decides whether it is legal.
    pub(crate) fn add_if(&mut self, choice: Choice, judge: impl FnOnce() -> Result<(), Refusal>) {
        match self {
            Answers::Candidates(out) => out.push(choice),
            Answers::Options(out) => {
                if judge().is_ok() {
                    out.push(choice);
                }
            }
            Answers::Judgement { of, found } => {
                if *of == choice && found.is_none() {
                    **found = Some(judge());
                }
            }
        }
    }

    /// An answer that breaks this rule unless something holds.
    pub(crate) fn add_or(&mut self, choice: Choice, holds: bool, refusal: Refusal) {
        self.add_if(choice, || if holds { Ok(()) } else { Err(refusal) });
    }

    /// An answer that breaks the rule of the question unless something holds.
    pub(crate) fn add_where(&mut self, choice: Choice, holds: bool) {
        if holds || matches!(self, Answers::Candidates(_)) {
            self.add(choice);
        }
    }

    /// A legal answer.
    pub(crate) fn add(&mut self, choice: Choice) {
        self.add_if(choice, || Ok(()));
    }

    pub(crate) fn add_all(&mut self, choices: impl IntoIterator<Item = Choice>) {
        choices.into_iter().for_each(|choice| self.add(choice));
    }

    pub(crate) fn add_cards<'c>(&mut self, cards: impl IntoIterator<Item = &'c CardId>) {
        self.add_all(cards.into_iter().map(|card| Choice::Card { card: *card }));
    }
}

impl Question {
    pub(crate) fn row(&self) -> &dyn Row {
        match self {
            Question::Tactic => &round::TakeTactic,
            Question::Act => &turn::Act,
            Question::Pick => &effect_questions::Pick,
            Question::Pay => &effect_questions::Pay,
            Question::Effect => &effect_questions::Part,
            Question::YesNo(question) => question,
            Question::Join => &combat::Join,
            Question::Glade => &end_of_turn::Glade,
            Question::Claim => &rewards::Claim,
            Question::Reward(question) => question,
            Question::Disband(question) => question,
            Question::Skill => &level_up::TakeSkill,
            Question::SkillCard(question) => question,
            Question::Variant(question) => question.row(),
            Question::Attend => &duel::Attend,
            Question::Hit => &duel::Hit,
            Question::Assign => &duel::Assign,
            Question::RemoveTactic => &round::RemoveTactic,
            Question::ShownColor => &effect_questions::ShownColor,
            Question::GiveUp(question) => question,
            Question::DiscardBeforeDrawing(question) => question,
        }
    }
}
