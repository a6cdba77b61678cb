//! What may be answered: a question is one row, and one walk over its answers serves all who ask about them.

use kernel::{Message, Refusal, RuleId, Seat, msg};
use rules::mk;

pub(crate) use kernel::legal::{Judgement, enough, forbid, found, needs};

use crate::{
    cards::CardId,
    flow::{
        combat, duel, effect, end_of_turn, lasting, level_up, out_of_turn, rewards, round, turn,
        variants,
    },
    state::{Choice, MageKnight, Question},
};

/// What the walk over the answers of a question is for.
pub(crate) type Answers<'a> = kernel::legal::Answers<'a, Choice>;

/// A question with everything that belongs to it. Each procedure has the rows of what it asks.
pub(crate) trait Row {
    /// How it is called and said.
    fn about(&self, game: &MageKnight) -> About;

    /// Every answer a person might think of, with its judgement.
    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>);

    /// Does what a legal answer says.
    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice);

    /// Why an answer is refused where nothing else is said.
    fn refusal(&self, game: &MageKnight, _seat: Seat, _choice: Choice) -> Refusal {
        self.about(game).refusal
    }

    fn options(&self, game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
        self.answers(game, seat, &mut Answers::Options(out));
    }

    fn legality(&self, game: &MageKnight, seat: Seat, choice: Choice) -> Judgement {
        let found = Answers::judge(choice, |answers| self.answers(game, seat, answers));
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
    pub refusal: Refusal,
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

    pub(crate) fn no(self, no: Message) -> Self {
        About { no, ..self }
    }
}

/// Each of these cards as an answer.
pub(crate) fn card_choices(cards: &[CardId]) -> impl Iterator<Item = Choice> {
    cards.iter().map(|card| Choice::Card { card: *card })
}

/// An answer to another question.
pub(crate) const fn misplaced() -> Refusal {
    Refusal::new(mk::TURN_13, "mk-refusal-not-asked-for")
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
