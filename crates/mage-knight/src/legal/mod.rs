//! What may be answered: a question is one row, and one walk over its answers serves all who ask about them.

use kernel::{Message, Refusal, RuleId, Seat, msg};
use rules::mk;

use crate::{
    cards::CardId,
    flow::{
        combat, duel, effect, end_of_turn, lasting, level_up, out_of_turn, rewards, round, turn,
        variants,
    },
    state::{Choice, MageKnight, Question},
};

/// A question with everything that belongs to it. Each procedure has the rows of what it asks.
pub(crate) trait Row {
    /// How it is called and said.
    fn about(&self, game: &MageKnight) -> About;

    /// Every answer somebody might think of, with its judgement.
    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>);

    /// Does what a legal answer says.
    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice);

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

    fn legality(&self, game: &MageKnight, seat: Seat, choice: Choice) -> Judgement {
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

/// Whether something is allowed; if not, why.
pub(crate) type Judgement = Result<(), Refusal>;

/// What breaks this rule if it holds.
#[inline]
pub(crate) fn forbid(holds: bool, rule: RuleId, reason: &'static str) -> Judgement {
    if holds { Err(Refusal::new(rule, reason)) } else { Ok(()) }
}

/// What breaks this rule unless it holds.
#[inline]
pub(crate) fn needs(holds: bool, rule: RuleId, reason: &'static str) -> Judgement {
    forbid(!holds, rule, reason)
}

/// What breaks this rule unless it is there.
#[inline]
pub(crate) fn found<T>(it: Option<T>, rule: RuleId, reason: &'static str) -> Result<T, Refusal> {
    it.ok_or_else(|| Refusal::new(rule, reason))
}

/// So many points break this rule unless as many are there as needed; the reason names both.
#[inline]
pub(crate) fn enough(
    has: impl Into<i32>,
    needed: impl Into<i32>,
    rule: RuleId,
    reason: &'static str,
) -> Judgement {
    let (has, needed) = (has.into(), needed.into());
    if has >= needed {
        return Ok(());
    }
    Err(Refusal::new(rule, reason).with("needed", needed).with("has", has))
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
    Judgement { of: Choice, found: &'a mut Option<Judgement> },
}

impl Answers<'_> {
    /// An answer, and what decides whether it is legal.
    pub(crate) fn add_if(&mut self, choice: Choice, judge: impl FnOnce() -> Judgement) {
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
            Question::OutOfTurn => &out_of_turn::OutOfTurn,
            Question::Pick => &effect::Pick,
            Question::Pay => &effect::Pay,
            Question::Effect => &effect::Part,
            Question::YesNo(question) => question,
            Question::Join => &combat::Join,
            Question::Glade => &end_of_turn::Glade,
            Question::Claim => &rewards::Claim,
            Question::Reward(question) => question,
            Question::Disband(question) => question,
            Question::Skill => &level_up::TakeSkill,
            Question::SkillCard(question) => question,
            Question::Secret(question) => question,
            Question::Draft => &variants::draft::Keep,
            Question::AddDrafted => &variants::draft::Add,
            Question::Upgrade => &variants::upgrade::Upgrade,
            Question::Replace(question) => question,
            Question::ChosenOne => &variants::portal::ChosenOne,
            Question::PickHero => &variants::auction::PickHero,
            Question::Bid => &variants::auction::Bid,
            Question::SecretDie => &variants::secret_die::SetDie,
            Question::Attend => &duel::Attend,
            Question::Hit => &duel::Hit,
            Question::Assign => &duel::Assign,
            Question::RemoveTactic => &round::RemoveTactic,
            Question::ShownColor => &lasting::ShownColor,
            Question::GiveUp(question) => question,
            Question::DiscardBeforeDrawing(question) => question,
        }
    }
}
