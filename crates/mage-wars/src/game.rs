//! The kernel's contract.

use kernel::{Ask, Chance, Game, Log, Outcome, Refusal, RuleId, Seat, SetupError, Viewer, Window};
use rules::mw;

use crate::{
    cards, determinize,
    event::Event,
    flow::{Choice, Question},
    legal::Answers,
    setup::Setup,
    state::MageWars,
    story,
    view::{self, View},
    vocabulary::Card,
};

impl Game for MageWars {
    const ID: &'static str = "mage-wars";
    const NOT_ASKED: RuleId = mw::GEN_06;

    type Setup = Setup;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Line = story::Line;
    type View = View;

    fn start(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Vec<SetupError>> {
        let mut game = setup.build(chance, log)?;
        game.telling(log, Self::advance);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn open_questions(&self) -> &[Ask<Question>] {
        &self.asks
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Choice>) {
        if let Some(row) = self.row(seat) {
            row.answers(self, seat, &mut Answers::Candidates(out));
        }
    }

    fn legality(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let not_asked = || Refusal::new(Self::NOT_ASKED, "refusal-not-asked");
        self.row(seat).ok_or_else(not_asked)?.legality(self, seat, *choice)
    }

    fn options(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.clear();
        if let Some(row) = self.row(seat) {
            row.answers(self, seat, &mut Answers::Options(out));
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, choice: &Choice, log: &mut Log<Event>) {
        self.telling(log, |game| game.take(seat, *choice));
    }

    fn window(&self, seat: Seat) -> Option<Window<Choice>> {
        self.open_to(seat)
    }

    /// What somebody planned, or a creature that acts.
    fn is_turn(&self, _: Seat, choice: &Choice) -> bool {
        matches!(choice, Choice::Ready | Choice::Activate(_))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn tell(&self, event: &Event, viewer: Viewer) -> Option<story::Line> {
        Some(story::tell(self, event, viewer))
    }

    fn blocks_undo(&self, event: &Event, viewer: Viewer) -> bool {
        story::blocks_undo(self, event, viewer)
    }

    fn determinize(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        determinize::determinize(self, viewer, chance)
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn chance_mut(&mut self) -> &mut Chance {
        &mut self.chance
    }

    fn ruleset_text() -> String {
        let cards: Vec<&Card> = cards::all().iter().map(|compiled| &compiled.card).collect();
        let cards = serde_json::to_string(&cards).expect("cards are plain data");
        let rules = rules::Catalogue::of(Self::ID).map_or(&[][..], rules::Catalogue::rules);
        let rules = rules.iter().map(|rule| format!("{} {}\n", rule.id, rule.text));
        rules.collect::<String>() + &cards
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        cards::CardId,
        state::{ObjectId, Zone},
    };

    #[test]
    fn a_clock_counts_plans_and_creatures_that_act_but_no_pick_pass_or_step() {
        let game = MageWars::from_json(serde_json::json!({
            "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
        }));
        let counts = |choice: Choice| game.is_turn(Seat(0), &choice);
        assert!(counts(Choice::Ready) && counts(Choice::Activate(ObjectId(0))));
        let pick = Choice::Prepare { card: CardId(0), caster: ObjectId(0) };
        let steps = [pick, Choice::Pass, Choice::Finish, Choice::Move(Zone::new(0, 0))];
        assert_eq!(steps.map(counts), [false; 4]);
    }
}
