//! The game as the kernel knows it.

use kernel::{Ask, Chance, Game, Log, Outcome, Refusal, RuleId, Seat, SetupError, Viewer};
use rules::mk;

use crate::{
    cards::CardId,
    content::{
        self, Color, EnemyId, HeroId, LEVELS, RuinId, ScenarioId, SkillId, TacticId, Terrain,
        TileId, Time, UnitId,
    },
    determinize, flow,
    legal::Answers,
    setup,
    setup::Setup,
    state::{Choice, Event, MAX_SEATS, MageKnight, Question},
    story,
    view::{self, View},
};

impl Game for MageKnight {
    const ID: &'static str = "mage-knight";
    const NOT_ASKED: RuleId = mk::ROUND_20;

    type Setup = Setup;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Line = story::Line;
    type View = View;

    fn start(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Vec<SetupError>> {
        setup::start(setup, chance, log)
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn open_questions(&self) -> &[Ask<Question>] {
        &self.asks
    }

    /// MK-RULING-98: somebody may be asked beside whoever is waited for.
    #[inline]
    fn asked(&self, seat: Seat) -> Option<&Question> {
        let waited_for = self.asks.iter().find(|ask| ask.seat == seat);
        let own = waited_for.map(|ask| &ask.question);
        own.or_else(|| flow::out_of_turn::question(self, seat))
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        match self.asks.iter().find(|ask| ask.seat == seat) {
            Some(ask) => ask.question.row().legality(self, seat, *choice),
            None => flow::out_of_turn::may_do(self, seat, *choice),
        }
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Choice>) {
        match self.asks.iter().find(|ask| ask.seat == seat) {
            Some(ask) => ask.question.row().answers(self, seat, &mut Answers::Candidates(out)),
            None if flow::out_of_turn::is_beside(self, seat) => {
                out.extend(flow::out_of_turn::candidates(self, seat));
            }
            None => (),
        }
    }

    fn legality(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        match self.asked(seat) {
            Some(question) => question.row().legality(self, seat, *choice),
            None => Err(Refusal::new(Self::NOT_ASKED, "refusal-not-asked")),
        }
    }

    fn options(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.clear();
        if let Some(question) = self.asked(seat) {
            question.row().options(self, seat, out);
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, choice: &Choice, log: &mut Log<Event>) {
        let question = match self.asks.iter().position(|ask| ask.seat == seat) {
            Some(at) => self.asks.remove(at).question,
            None if flow::out_of_turn::is_beside(self, seat) => Question::OutOfTurn,
            None => return self.broken("an answer of a seat that is not asked"),
        };
        self.log.swap(log);
        question.row().take(self, seat, *choice);
        self.advance();
        self.log.swap(log);
    }

    /// The scenario says who has won (MK-SCEN-RECON-09, MK-SCEN-SOLO-08).
    fn is_turn(&self, _: Seat, choice: &Choice) -> bool {
        matches!(choice, Choice::EndTurn | Choice::AnnounceEndOfRound)
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.over {
            return None;
        }
        let total =
            |seat| flow::score::score(self, seat).iter().map(|line| i32::from(line.points)).sum();
        let scores: Vec<i32> = Seat::all(self.seats()).map(total).collect();
        let winners = flow::scenario::winners(self, &scores);
        // MK-SCEN-FULLCOOP-09, MK-SCEN-SOLO-08, MK-SCEN-RECON-11: who plays against nobody has lost.
        let lost = winners.is_empty() && (self.players.len() == 1 || self.cooperates());
        Some(Outcome { winners, scores, lost })
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

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        story::reveals(self, event, viewer)
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
        let rules = rules::Catalogue::of(Self::ID).map_or(&[][..], rules::Catalogue::rules);
        let rules = rules.iter().map(|rule| format!("{} {}\n", rule.id, rule.text));
        let cities =
            Color::ALL.into_iter().flat_map(|city| (1..=11).map(move |level| (city, level)));
        let sheets =
            ScenarioId::ALL.into_iter().flat_map(|id| (1..=MAX_SEATS).map(move |of| (id, of)));
        let content = [
            list(CardId::all().map(CardId::card)),
            list(TileId::all().map(TileId::tile)),
            list(
                Terrain::ALL.map(|of| (of, [Time::Day, Time::Night].map(|at| of.printed_cost(at)))),
            ),
            list(HeroId::ALL.map(|hero| (hero, hero.starting_deck()))),
            list(EnemyId::all().map(EnemyId::printed)),
            list(UnitId::all().map(UnitId::printed)),
            list(SkillId::all().map(SkillId::printed)),
            list(TacticId::all().map(TacticId::printed)),
            list(RuinId::all().map(RuinId::printed)),
            list(cities.map(|(city, level)| content::city::garrison(city, level))),
            list(sheets.map(|(id, players)| (id, players, id.sheet(players)))),
            list(LEVELS),
        ];
        rules.collect::<String>() + &content.concat()
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

/// What is printed, one thing a line.
fn list<T: std::fmt::Debug>(printed: impl IntoIterator<Item = T>) -> String {
    printed.into_iter().map(|it| format!("{it:?}\n")).collect()
}
